// Runs the cases: every contender is checked bit for bit, then timed in interleaved rounds.
//
// driver [--rounds N] [--least SECONDS] [--only WORDS] [--largest BYTES] [--json FILE] [--numpy SCRIPT]
//        NAME=OBJECT...
//
// In each round a contender stands beside a memcpy that moves as many bytes, and its ratio is that of the two
// times: 1.00 is as fast as memcpy, more is faster. Zero rounds only check. A tmap that is wrong fails.
#include <bench/contender.hpp>
#include <bench/reference.hpp>

#include <dlfcn.h>

#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "numpy_task.hpp"

namespace bench {
namespace {

/// Processor time of this thread, in seconds: what else the machine does is not counted.
double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

struct options {
  int rounds = 9;
  double least = 3e-3;  // what one measurement takes, in seconds
  std::string only, json, numpy;
  size largest = size{1} << 62;
};

struct contender {
  std::string name;
  decltype(&take_on) take_on_case = nullptr;  // null: NumPy, in a process of its own
};

/// A contender in one case: ready to run, and how it did.
struct entry {
  const contender* who = nullptr;
  std::unique_ptr<task> ready;
  bool right = false;
  std::vector<double> ratios;
  double seconds = 0;  // of the fastest turn
};

double timed(task& t, size turns) {
  if (auto* elsewhere = dynamic_cast<numpy_task*>(&t)) return elsewhere->seconds(turns);
  const double start = now();
  t.run(turns);
  return now() - start;
}

/// The yardstick: copies half the traffic, which is read once and written once.
class yardstick final : public task {
 public:
  explicit yardstick(size traffic) : from_(traffic / 2, 1), to_(traffic / 2, 8) {
    // processors save themselves the writing of zeros over zeros: copy what a case might hold
    draws words(3);
    for (size k = 0; k < from_.count(); ++k) from_.data()[k] = static_cast<unsigned char>(words.word());
  }
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) {
      std::memcpy(to_.data(), from_.data(), static_cast<std::size_t>(from_.count()));
      asm volatile("" : : "r"(to_.data()) : "memory");
    }
  }
  const void* result() const override { return nullptr; }

 private:
  bytes from_, to_;
};

size turns_for(task& t, double least) {
  size turns = 1;
  double took = timed(t, 1);  // the first turn warms up
  while (took < least / 2 && turns < (size{1} << 24)) {
    turns *= 2;
    took = timed(t, turns);
  }
  return std::max(size{1}, static_cast<size>(static_cast<double>(turns) * least / std::max(took, 1e-9)));
}

void measure(std::vector<entry>& entries, const row& r, const options& o) {
  yardstick memcpy_task(traffic_of(r));
  const size copies = turns_for(memcpy_task, o.least);
  std::vector<size> turns;
  for (entry& e : entries) turns.push_back(turns_for(*e.ready, o.least));
  for (int round = 0; round < o.rounds; ++round) {
    for (std::size_t k = 0; k < entries.size(); ++k) {
      const double copy = timed(memcpy_task, copies) / static_cast<double>(copies);
      const double work = timed(*entries[k].ready, turns[k]) / static_cast<double>(turns[k]);
      entries[k].ratios.push_back(copy / work);
      if (round == 0 || work < entries[k].seconds) entries[k].seconds = work;
    }
  }
}

/// JSON's text in quotes.
std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
  }
  return out + '"';
}

void write_json(std::FILE* file, const row& r, const std::vector<entry>& entries, bool first) {
  std::fprintf(file, "%s\n  {\"name\": %s, \"group\": %s, \"traffic\": %lld, \"contenders\": {",
               first ? "" : ",", quoted(r.name).c_str(), quoted(r.group).c_str(),
               static_cast<long long>(traffic_of(r)));
  const char* comma = "";
  std::string remark;
  for (const entry& e : entries) {
    std::fprintf(file, "%s\n    %s: {\"right\": %s, \"seconds\": %.4g, \"ratios\": [", comma,
                 quoted(e.who->name).c_str(), e.right ? "true" : "false", e.seconds);
    for (std::size_t k = 0; k < e.ratios.size(); ++k)
      std::fprintf(file, "%s%.4g", k ? ", " : "", e.ratios[k]);
    std::fprintf(file, "]}");
    comma = ",";
    if (e.ready != nullptr && e.ready->remark() != nullptr) remark = e.ready->remark();
  }
  std::fprintf(file, "},\n   \"schedule\": %s}", quoted(remark).c_str());
}

double median(std::vector<double> of) {
  std::sort(of.begin(), of.end());
  return of.empty() ? 0 : of[of.size() / 2];
}

/// Does what one row asks of all contenders; is tmap right?
bool run(const row& r, const std::vector<contender>& contenders, const options& o, std::FILE* json,
         bool first) {
  const operands shape = operands_of(r);
  std::vector<bytes> in;
  for (int k = 0; k < shape.count; ++k) {
    in.emplace_back(shape.in * bytes_of(r.from), 16 + 8 * k);
    fill(r, in.back(), static_cast<std::uint64_t>(k) + 1);
  }
  std::optional<bytes> expected;  // computed for the first who takes the case on
  bytes out(shape.out * bytes_of(r.to), 4);

  bool tmap_right = true;
  std::vector<entry> right, wrong;
  for (const contender& c : contenders) {
    // what a contender should write must not be there already
    std::memset(out.data(), 0xa5, static_cast<std::size_t>(out.count()));
    const problem p{r, {in[0].data(), in[in.size() > 1].data(), in.back().data()}, out.data()};
    entry e{.who = &c, .ready = nullptr, .right = false, .ratios = {}};
    e.ready.reset(c.take_on_case ? c.take_on_case(p) : numpy_task::take_on(p, o.numpy));
    if (e.ready == nullptr) continue;
    if (!expected) expect(r, in.data(), expected.emplace(out.count()));
    e.ready->run(1);
    e.right = std::memcmp(e.ready->result(), expected->data(), static_cast<std::size_t>(out.count())) == 0;
    if (!e.right) {
      std::printf("  %-28s WRONG\n", c.name.c_str());
      tmap_right = tmap_right && c.name.rfind("tmap", 0) != 0;
      e.ready.reset();
    }
    (e.right ? right : wrong).push_back(std::move(e));
  }
  if (o.rounds > 0) measure(right, r, o);
  for (const entry& e : right) {
    std::printf("  %-28s right", e.who->name.c_str());
    if (o.rounds > 0) {
      const auto [low, high] = std::minmax_element(e.ratios.begin(), e.ratios.end());
      std::printf("  %5.2f  (%.2f to %.2f)", median(e.ratios), *low, *high);
    }
    std::printf("\n");
  }
  for (entry& e : wrong) right.push_back(std::move(e));
  if (json != nullptr) write_json(json, r, right, first);
  return tmap_right;
}

contender load(const std::string& argument) {
  const std::size_t equal = argument.find('=');
  const std::string name = argument.substr(0, equal), path = argument.substr(equal + 1);
  void* object = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* entry_point = object != nullptr ? dlsym(object, "take_on") : nullptr;
  if (entry_point == nullptr) {
    std::fprintf(stderr, "driver: %s\n", dlerror());
    std::exit(2);
  }
  return {name, reinterpret_cast<decltype(&take_on)>(entry_point)};
}

int run_all(const std::vector<std::string>& arguments) {
  options o;
  std::vector<contender> contenders;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const std::string& name = arguments[k];
    if (name[0] != '-') {
      contenders.push_back(load(name));
      continue;
    }
    if (++k == arguments.size()) {
      std::fprintf(stderr, "driver: %s needs a value\n", name.c_str());
      return 2;
    }
    const std::string& value = arguments[k];
    if (name == "--rounds") {
      o.rounds = std::atoi(value.c_str());
    } else if (name == "--least") {
      o.least = std::atof(value.c_str());
    } else if (name == "--only") {
      o.only = value;
    } else if (name == "--largest") {
      o.largest = std::atoll(value.c_str());
    } else if (name == "--json") {
      o.json = value;
    } else if (name == "--numpy") {
      o.numpy = value;
      contenders.push_back({"NumPy"});
    } else {
      std::fprintf(stderr, "driver: there is no option %s\n", name.c_str());
      return 2;
    }
  }
  std::FILE* json = o.json.empty() ? nullptr : std::fopen(o.json.c_str(), "w");
  if (json != nullptr) std::fprintf(json, "[");
  bool right = true, first = true;
  for (const row& r : rows) {
    if (traffic_of(r) > o.largest || std::string(r.name).find(o.only) == std::string::npos) continue;
    std::printf("%s\n", r.name);
    right = run(r, contenders, o, json, first) && right;
    std::fflush(stdout);
    first = false;
  }
  if (json != nullptr) {
    std::fprintf(json, "\n]\n");
    std::fclose(json);
  }
  if (!right) std::printf("tmap is WRONG in at least one case\n");
  return right ? 0 : 1;
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) { return bench::run_all({argv + 1, argv + argc}); }
