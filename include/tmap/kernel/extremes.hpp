// Layer 8: the first extreme of rows, found among integers that are ordered as the elements are.
#pragma once
#include <tmap/kernel/fold.hpp>
#include <tmap/scalar/convert.hpp>

namespace tmap::detail {

/// Elements of type D as integers: greater for what wins, equal for what ties.
///
/// Holds    larger elements (smaller ones where Largest is false) have greater keys, -0 and +0 have the same,
///          and every NaN has the greatest
template <class D, bool Largest>
struct order {
  using word = std::make_signed_t<word_of_width<packed<D> ? 1 : static_cast<int>(bits_of<D> / 8)>>;
  static constexpr word greatest = static_cast<word>((i64{1} << (8 * sizeof(word) - 1)) - 1);
  static constexpr word least = static_cast<word>(~greatest);

  /// The element's bits, those of a packed one in the upper half.
  static constexpr word word_of(D value) {
    if constexpr (packed<D>)
      return static_cast<word>(value.bits() << 4);
    else
      return std::bit_cast<word>(value);
  }
  static constexpr D element_of(word bits) {
    if constexpr (packed<D>)
      return D::from_bits(static_cast<std::uint8_t>(static_cast<std::uint8_t>(bits) >> 4));
    else
      return std::bit_cast<D>(bits);
  }

  /// Turns words into keys; of integers, keys into words as well. Keys of NaNs are still to be capped.
  template <class V>
  [[gnu::always_inline]] static void to_key(V& v) {
    if constexpr (is_floating<D>) {
      V negative;
      if constexpr (!Largest) v = static_cast<V>(v ^ least);
      less(negative, v, static_cast<V>(V{} + static_cast<word>(least + infinity + 1)));  // and no NaN
      v = static_cast<V>(v & greatest);
      v = static_cast<V>((v ^ negative) - negative);
    } else {
      if constexpr (std::is_unsigned_v<D>) v = static_cast<V>(v ^ least);
      if constexpr (!Largest) v = static_cast<V>(~v);
    }
  }
  template <class V>
  [[gnu::always_inline]] static void cap(V& v) {
    if constexpr (is_floating<D>) {
      V nan;
      less(nan, static_cast<V>(V{} + infinity), v);
      v = static_cast<V>(v | (nan & greatest));
    }
  }

  /// All bits set where a < b.
  template <class V>
  [[gnu::always_inline]] static void less(V& mask, const V& a, const V& b) {
    if constexpr (std::is_arithmetic_v<V>)
      mask = static_cast<V>(-(a < b));
    else
      mask = a < b;
  }

  /// The key beyond which there are NaNs only, if any.
  static constexpr word infinity = [] {
    if constexpr (is_floating<D>)
      return word_of(D(std::bit_cast<float>(f32_infinity)));
    else
      return greatest;
  }();
};

template <int Width, class V, int... K>
[[gnu::always_inline]] inline void swap_neighbours(V& out, const V& v, std::integer_sequence<int, K...>) {
  const auto words = reinterpret_cast<vector16<Width>>(v);
  out = reinterpret_cast<V>(__builtin_shufflevector(words, words, (K ^ 1)...));
}
/// Leaves the greatest of all lanes in each; vectors that go through memory to be searched would stall.
template <int Width, class Word>
[[gnu::always_inline]] inline void spread_greatest(vector<Word, 16>& v) {
  vector<Word, 16> other;
  swap_neighbours<Width>(other, v, std::make_integer_sequence<int, 16 / Width>{});
  v = v < other ? other : v;
  if constexpr (Width > sizeof(Word)) spread_greatest<Width / 2, Word>(v);
}
template <class Word, class V>
[[gnu::always_inline]] inline Word greatest_lane(const V& v) {
  vector<Word, 16> most;
  if constexpr (sizeof(V) == 16) {
    most = v;
  } else {
    const auto parts = reinterpret_cast<vector<std::uint64_t, sizeof(V)>>(v);
    most = reinterpret_cast<vector<Word, 16>>(__builtin_shufflevector(parts, parts, 0, 1));
    const auto upper = reinterpret_cast<vector<Word, 16>>(__builtin_shufflevector(parts, parts, 2, 3));
    most = most < upper ? upper : most;
  }
  spread_greatest<8, Word>(most);
  return most[0];
}

template <class V>
[[gnu::always_inline]] inline bool any_set(const V& mask) {
  if constexpr (std::is_arithmetic_v<V>) {
    return mask != 0;
  } else {
    const auto parts = reinterpret_cast<vector<std::uint64_t, sizeof(V)>>(mask);
    std::uint64_t all = parts[0] | parts[1];
    if constexpr (sizeof(V) == 32) all |= parts[2] | parts[3];
    return all != 0;
  }
}
/// The first lane of Word whose bits are set, -1 if there is none; lanes are set whole or not at all.
template <class Word, class V>
[[gnu::always_inline]] inline i64 first_set(const V& mask) {
  const auto parts = reinterpret_cast<vector<std::uint64_t, sizeof(V)>>(mask);
  for (int k = 0; k < static_cast<int>(sizeof(V) / 8); ++k) {
    if (parts[k] != 0) return (64 * k + __builtin_ctzll(parts[k])) / static_cast<int>(8 * sizeof(Word));
  }
  return -1;
}

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
    if (count < lanes) {
      one_by_one();
      return;
    }
    for (i64 done = 0; done < count;) {
      const i64 begin = done;
      vector<word, Bytes> most, turn, turns;
      fill_lanes(most, *best);
      fill_lanes(turns, Order::greatest);
      turn = most ^ most;
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
    read_ahead(from + first, N * static_cast<i64>(sizeof(V) / sizeof(word)));
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
      word key = from[k];
      Order::to_key(key);
      Order::cap(key);
      if (key <= *best) continue;
      *best = key;
      *at = k;
    }
  }
};

/// Takes rows into the extremes of columns: the best key so far, and the word or the rank it came with.
template <class Order, bool Ranked>
struct search_rows {
  using word = typename Order::word;
  word* best;
  std::conditional_t<Ranked, i32, word>* kept;
  const word* from;
  i64 pitch;
  i64 rows;
  i64 columns;
  i64 rank;  // of the first row
  i64 step;  // between ranks

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    for (i64 r = 0; r < rows; r += 8) {
      each_tile<word, 64 / sizeof(word), Bytes>(
          search_rows{best, kept, from + r * pitch, pitch, rows - r < 8 ? rows - r : 8, columns,
                      rank + r * step, step},
          columns);
    }
  }
  /// Up to eight rows of a tile, which mostly bring nothing new.
  template <class V, int N>
  [[gnu::always_inline]] void tile(i64 column) const {
    V before[N], top[N], better[N], any{};
#pragma GCC unroll 4
    for (int k = 0; k < N; ++k) {
      load_converted(before[k], best + column + k * lanes<V>);
      top[k] = before[k];
    }
    for (i64 r = 0; r < rows; ++r) {
#pragma GCC unroll 4
      for (int k = 0; k < N; ++k) {
        V key;
        load_key(key, r, column + k * lanes<V>);
        top[k] = top[k] < key ? key : top[k];
      }
    }
#pragma GCC unroll 4
    for (int k = 0; k < N; ++k) {
      Order::cap(top[k]);
      Order::less(better[k], before[k], top[k]);
      any = static_cast<V>(any | better[k]);
    }
    if (!any_set(any)) return;
#pragma GCC unroll 4
    for (int k = 0; k < N; ++k) take(column + k * lanes<V>, top[k], better[k]);
  }

 private:
  template <class V>
  static constexpr i64 lanes = sizeof(V) / sizeof(word);

  template <class V>
  [[gnu::always_inline]] void load_key(V& key, i64 row, i64 column) const {
    load_converted(key, from + row * pitch + column);
    Order::to_key(key);
  }
  /// Takes what came with the keys that are better, from the first row that has them.
  template <class V>
  [[gnu::always_inline]] void take(i64 column, const V& top, const V& better) const {
    constexpr bool wide = Ranked && sizeof(word) < sizeof(i32);  // then lanes count rows, in place of ranks
    V source{};
    for (i64 r = rows; r-- > 0;) {
      V mine, key, below;
      load_converted(mine, from + r * pitch + column);
      key = mine;
      Order::to_key(key);
      Order::cap(key);
      Order::less(below, key, top);
      if constexpr (Ranked) fill_lanes(mine, static_cast<word>(wide ? r : rank + r * step));
      source = static_cast<V>((source & below) | (mine & ~below));
    }
    std::memcpy(best + column, &top, sizeof top);
    if constexpr (wide) {
      word row[lanes<V>], taken[lanes<V>];
      std::memcpy(row, &source, sizeof source);
      std::memcpy(taken, &better, sizeof better);
      for (i64 c = 0; c < lanes<V>; ++c) {
        const auto here = static_cast<i32>(rank + row[c] * step);
        kept[column + c] = taken[c] != 0 ? here : kept[column + c];
      }
    } else {
      V old;
      load_converted(old, kept + column);
      source = static_cast<V>((source & better) | (old & ~better));
      std::memcpy(kept + column, &source, sizeof source);
    }
  }
};

/// The first extremes of columns, fed row by row in the order of ranks.
///
/// Holds    result(c) is the element that wins in column c or, where Ranked, the rank it came with
template <class D, bool Largest, bool Ranked>
class extremes {
  using by = order<D, Largest>;
  using kept = std::conditional_t<Ranked, i32, typename by::word>;

 public:
  static constexpr bool in_order = Ranked || is_floating<D>;  // equal integers are all the same
  using element = typename by::word;
  static element element_of(D value) { return by::word_of(value); }

  extremes(i64, i64) {}  // columns and rows: it has room for any

  void begin(i64 columns) {
    columns_ = columns;
    fresh_ = true;
  }
  /// Takes rows that lie `pitch` elements apart; their ranks begin at `rank` and are `step` apart.
  void across(const element* from, i64 pitch, i64 rows, i64 rank, i64 step) {
    start(rank);
    run_widest(search_rows<by, Ranked>{best_, kept_, from, pitch, rows, columns_, rank, step});
  }
  /// Takes elements of one column.
  void along(const element* from, i64 count, i64 rank, i64 step) {
    start(rank);
    i64 at = -1;
    run_widest(search_row<by>{from, count, best_, &at});
    if (at < 0) return;
    kept_[0] = Ranked ? static_cast<kept>(rank + at * step) : static_cast<kept>(from[at]);
  }
  /// Of no elements at all, 0 or the rank -1 is left.
  void finish() {
    for (i64 c = 0; fresh_ && c < columns_; ++c) kept_[c] = Ranked ? kept{-1} : kept{};
  }
  auto result(i64 column) const {
    if constexpr (Ranked)
      return kept_[column];
    else
      return by::element_of(kept_[column]);
  }

 private:
  /// Before the first row, the key that nothing is below stands for the first of the elements that have it.
  void start(i64 rank) {
    if (!fresh_) return;
    fresh_ = false;
    element lowest = by::least;
    by::to_key(lowest);
    for (i64 c = 0; c < columns_; ++c) {
      best_[c] = by::least;
      kept_[c] = Ranked ? static_cast<kept>(rank) : static_cast<kept>(lowest);
    }
  }

  element best_[fold_columns];
  kept kept_[fold_columns];
  i64 columns_ = 0;
  bool fresh_ = true;
};

}  // namespace tmap::detail
