// NumPy as a contender: a child process that keeps its own copies and answers over pipes, round by round.
#pragma once
#include <bench/contender.hpp>
#include <bench/reference.hpp>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace bench {

/// A case in a Python process: the script is sent the case and its operands, then numbers of turns.
class numpy_task final : public task {
 public:
  static task* take_on(const problem& p, const std::string& script) {
    auto* t = new numpy_task(p, script);
    if (t->ready_) return t;
    delete t;
    return nullptr;
  }
  numpy_task(const numpy_task&) = delete;
  numpy_task& operator=(const numpy_task&) = delete;
  ~numpy_task() override {
    std::fclose(requests_);
    std::fclose(answers_);
    waitpid(child_, nullptr, 0);
  }

  /// Processor seconds of the child for so many turns, by its own clock.
  double seconds(size turns) override {
    std::fprintf(requests_, "%lld\n", static_cast<long long>(turns));
    std::fflush(requests_);
    double took = 0;
    return std::fscanf(answers_, "%lf", &took) == 1 ? took : 1e9;
  }
  void run(size turns) override {
    seconds(turns);
    std::fprintf(requests_, "result\n");
    std::fflush(requests_);
    std::fgetc(answers_);  // the end of the line before
    if (std::fread(result_.data(), 1, static_cast<std::size_t>(result_.count()), answers_) !=
        static_cast<std::size_t>(result_.count())) {
      std::memset(result_.data(), 0, static_cast<std::size_t>(result_.count()));
    }
  }
  const void* result() const override { return const_cast<bytes&>(result_).data(); }

 private:
  numpy_task(const problem& p, const std::string& script) : result_(operands_of(p.r).out * bytes_of(p.r.to)) {
    int to_child[2], from_child[2];
    if (pipe2(to_child, O_CLOEXEC) != 0 || pipe2(from_child, O_CLOEXEC) != 0) std::abort();
    // not fork: it would have the pages of every other contender copied as they are written next, in smaller
    // pieces
    posix_spawn_file_actions_t pipes;
    posix_spawn_file_actions_init(&pipes);
    posix_spawn_file_actions_adddup2(&pipes, to_child[0], 0);
    posix_spawn_file_actions_adddup2(&pipes, from_child[1], 1);
    std::string name = script;
    char* arguments[] = {name.data(), nullptr};
    if (posix_spawn(&child_, name.c_str(), &pipes, nullptr, arguments, environ) != 0) std::abort();
    posix_spawn_file_actions_destroy(&pipes);
    close(to_child[0]);
    close(from_child[1]);
    requests_ = fdopen(to_child[1], "w");
    answers_ = fdopen(from_child[0], "r");
    send(p);
  }

  void send(const problem& p) {
    static constexpr const char* works[] = {"move",    "fresh", "add",    "fused",
                                            "convert", "sum",   "argmax", "contract"};
    static constexpr const char* types[] = {"i8", "bf16", "f32", "i32"};
    const row& r = p.r;
    const operands shape = operands_of(r);
    std::fprintf(
        requests_,
        "{\"work\": \"%s\", \"from\": \"%s\", \"to\": \"%s\", \"live\": %lld, \"count\": %d, \"extent\": [",
        works[static_cast<int>(r.what)], types[static_cast<int>(r.from)], types[static_cast<int>(r.to)],
        static_cast<long long>(r.live), shape.count);
    for (std::size_t k = 0; k < static_cast<std::size_t>(r.rank); ++k) {
      std::fprintf(requests_, "%s%lld", k ? ", " : "", static_cast<long long>(r.extent[k]));
    }
    std::fprintf(requests_, "], \"order\": [");
    for (std::size_t k = 0; k < static_cast<std::size_t>(r.rank); ++k) {
      std::fprintf(requests_, "%s%d", k ? ", " : "", r.order[k]);
    }
    std::fprintf(requests_, "]}\n");
    std::fflush(requests_);
    char answer[16] = "";
    ready_ = std::fgets(answer, sizeof answer, answers_) != nullptr && std::strcmp(answer, "ready\n") == 0;
    if (!ready_) return;
    for (int k = 0; k < shape.count; ++k) {
      std::fwrite(p.in[k], 1, static_cast<std::size_t>(shape.in * bytes_of(r.from)), requests_);
    }
    std::fflush(requests_);
  }

  bytes result_;
  pid_t child_ = 0;
  std::FILE* requests_ = nullptr;
  std::FILE* answers_ = nullptr;
  bool ready_ = false;
};

}  // namespace bench
