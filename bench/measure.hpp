// The clockwork: interleaved rounds, in which each contender stands beside a memcpy of its own.
#pragma once
#include <bench/contender.hpp>
#include <bench/reference.hpp>
#include <string>
#include <vector>

namespace bench {

/// A contender in one case: ready to run, and how it did.
struct entry {
  std::string name;
  std::unique_ptr<task> ready;
  bool right = false;
  std::vector<double> ratios;  // time of memcpy over its own, round by round
  double seconds = 0;          // of the fastest turn
};

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

/// How many turns take about so many seconds; the first one warms up.
inline size turns_for(task& t, double least) {
  size turns = 1;
  double took = t.seconds(1);
  while (took < least / 2 && turns < (size{1} << 24)) {
    turns *= 2;
    took = t.seconds(turns);
  }
  return std::max(size{1}, static_cast<size>(static_cast<double>(turns) * least / std::max(took, 1e-9)));
}

/// Seconds a turn, of turns that find in the caches what the ones before left there: not what others did. A
/// shared cache that is filled with what smaller ones drop takes more than one turn to hold a case.
inline double seconds_a_turn(task& t, size turns) {
  t.seconds(3);
  return t.seconds(turns) / static_cast<double>(turns);
}

/// Times the entries that are right.
///
/// Requires the yardstick is older than the operands: later memory was seen to be faster by a fifth
/// Units    least: seconds that one measurement takes at least
inline void measure(std::vector<entry>& entries, yardstick& copying, int rounds, double least) {
  if (rounds == 0) return;
  const size copies = turns_for(copying, least);
  std::vector<size> turns;
  for (entry& e : entries) turns.push_back(e.right ? turns_for(*e.ready, least) : 0);
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t k = 0; k < entries.size(); ++k) {
      entry& e = entries[k];
      if (!e.right) continue;
      const double copy = seconds_a_turn(copying, copies);
      const double own = seconds_a_turn(*e.ready, turns[k]);
      e.ratios.push_back(copy / own);
      if (round == 0 || own < e.seconds) e.seconds = own;
    }
  }
}

}  // namespace bench
