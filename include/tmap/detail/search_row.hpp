// Layer 0: searching a row for its first extreme.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/lanes.hpp>
#include <tmap/detail/order.hpp>

namespace tmap::detail {

/// Finds the first element of a row whose key is the greatest and exceeds `best`, which becomes it.
///
/// Shape    blocks of eight vectors, then vectors, the last of which may reach back; each lane remembers the
///          turn of the block that its greatest key is in, so that nothing depends on where extremes lie
template <class Order>
struct search_row {
  using word = typename Order::word;
  const word* from;
  i64 count;
  word* best;
  i64* at;  // left alone where no key exceeds

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    constexpr i64 lanes = Bytes / sizeof(word), block = 8 * lanes;
    i64 found = -1;
    if (count < lanes) return one_by_one();
    for (i64 done = 0; done < count;) {
      const i64 begin = done;
      vector<word, Bytes> most, turns, turn{};
      fill_lanes(most, *best);
      fill_lanes(turns, Order::greatest);
      i64 blocks = 0;
      for (; blocks < most_blocks && done + block <= count; ++blocks, done += block)
        look<8>(done, most, turn, turns);
      if (done + block > count) {
        for (; done + lanes <= count; done += lanes) look<1>(done, most, turn, turns);
        if (done < count) look<1>(count - lanes, most, turn, turns);
        done = count;
      }
      const word top = greatest_lane<word>(most);
      if (top <= *best) continue;
      *best = top;
      fill_lanes(turns, top);
      const i64 first = Order::greatest - greatest_lane<word>(turn & (most == turns));
      found = begin + (first < blocks ? first * block : blocks * block + (first - blocks) * lanes);
    }
    if (found >= 0) first_from<Bytes>(found < count - lanes ? found : count - lanes);
  }

 private:
  static constexpr i64 most_blocks = 112;  // and seven vectors and the last one: turns fit a word of 8 bits

  /// Looks at N vectors, a block of this turn.
  template <int N, class V>
  [[gnu::always_inline]] void look(i64 first, V& most, V& turn, V& turns) const {
    V top, key, better;
    read_ahead(from + first, N * static_cast<i64>(sizeof(V)));
#pragma GCC unroll 8
    for (int k = 0; k < N; ++k) {
      load_vector(key, from + first + k * static_cast<i64>(sizeof(V) / sizeof(word)));
      Order::to_key(key);
      if (k == 0)
        top = key;
      else
        top = top < key ? key : top;
    }
    Order::cap(top);
    Order::less(better, most, top);
    most = most < top ? top : most;
    turn = (turns & better) | (turn & ~better);
    turns -= 1;
  }
  /// Finds the first key that is *best, from a vector on in whose block there is one.
  template <int Bytes>
  [[gnu::always_inline]] void first_from(i64 first) const {
    constexpr i64 lanes = Bytes / sizeof(word);
    vector<word, Bytes> key, wanted;
    fill_lanes(wanted, *best);
    for (;; first += lanes) {
      load_vector(key, from + first);
      Order::to_key(key);
      Order::cap(key);
      const i64 lane = first_set<word>(key == wanted);
      if (lane < 0) continue;
      *at = first + lane;
      return;
    }
  }
  [[gnu::always_inline]] void one_by_one() const {
    for (i64 k = 0; k < count; ++k) {
      word key;
      load_vector(key, from + k);
      Order::to_key(key);
      Order::cap(key);
      if (key <= *best) continue;
      *best = key;
      *at = k;
    }
  }
};

}  // namespace tmap::detail
