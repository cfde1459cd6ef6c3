// A plain harness: contenders of one case run in interleaved rounds, and each ratio is taken within its
// round.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace bench {

/// Processor time of this thread, in seconds: what else the machine does is not counted.
inline double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

/// The time of memcpy moving the same traffic over that of a contender: its median and spread over the
/// rounds.
struct ratio {
  double median = 0, low = 0, high = 0;
};

/// Times `run` against a memcpy of `bytes` bytes.
inline ratio against_memcpy(std::size_t bytes, const std::function<void()>& run, int rounds) {
  std::vector<unsigned char> from(bytes, 1), to(bytes, 2);
  const auto copy = [&] { std::memcpy(to.data(), from.data(), bytes); };
  const auto time = [](const auto& f, int turns) {
    const double start = now();
    for (int k = 0; k < turns; ++k) f();
    return now() - start;
  };
  const int turns = std::max(1, static_cast<int>(4e-3 / std::max(time(run, 1), 1e-7)));
  std::vector<double> ratios;
  for (int round = 0; round < rounds; ++round) {
    const double copying = time(copy, turns);
    ratios.push_back(copying / time(run, turns));
  }
  std::sort(ratios.begin(), ratios.end());
  return {ratios[ratios.size() / 2], ratios.front(), ratios.back()};
}

}  // namespace bench
