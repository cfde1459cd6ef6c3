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
#include <optional>
#include <string>

#include "measure.hpp"
#include "numpy_task.hpp"
#include "results.hpp"

namespace bench {
namespace {

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

/// Makes a contender ready for a case and looks at its first result; null where it has no way to do it.
std::optional<entry> checked(const contender& c, const problem& p, bytes& out, const options& o, bytes* in,
                             std::optional<bytes>& expected) {
  const auto count = static_cast<std::size_t>(out.count());
  std::memset(out.data(), 0xa5, count);  // what a contender should write must not be there already
  entry e{.name = c.name, .ready = nullptr, .ratios = {}};
  e.ready.reset(c.take_on_case ? c.take_on_case(p) : numpy_task::take_on(p, o.numpy));
  if (e.ready == nullptr) return {};
  if (!expected) expect(p.r, in, expected.emplace(out.count()));
  e.ready->run(1);
  e.right = std::memcmp(e.ready->result(), expected->data(), count) == 0;
  return e;
}

/// Does what one row asks of all contenders; is tmap right?
bool run(const row& r, const std::vector<contender>& contenders, const options& o, std::FILE* json,
         bool first) {
  yardstick copying(traffic_of(r));
  const operands shape = operands_of(r);
  std::vector<bytes> in;
  for (int k = 0; k < shape.count; ++k) {
    in.emplace_back(shape.in * bytes_of(r.from), 16 + 8 * k);
    fill(r, in.back(), static_cast<std::uint64_t>(k) + 1);
  }
  std::optional<bytes> expected;  // computed for the first who takes the case on
  bytes out(shape.out * bytes_of(r.to), 4);
  const problem p{r, {in[0].data(), in[in.size() > 1].data(), in.back().data()}, out.data()};

  std::vector<entry> entries;
  for (const contender& c : contenders) {
    if (auto e = checked(c, p, out, o, in.data(), expected)) entries.push_back(std::move(*e));
  }
  measure(entries, copying, o.rounds, o.least);
  for (const entry& e : entries) print(e);
  if (json != nullptr) write_json(json, r, entries, first);
  return std::all_of(entries.begin(), entries.end(),
                     [](const entry& e) { return e.right || e.name.rfind("tmap", 0) != 0; });
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
