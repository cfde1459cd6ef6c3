// Layer 8: applying a function of scalars to rows of neighbours.
#pragma once
#include <cstring>
#include <tmap/detail/cache.hpp>
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/rows.hpp>

namespace tmap::detail {

/// Is D a float of half a word? Two neighbours are taken from a word and put back there: so vectors of f32
/// are made of them by a shift or a mask, without a change of their lanes.
template <class D>
inline constexpr bool pairs_up = is_floating<D>&& bits_of<D> == 16;

[[gnu::always_inline]] inline std::uint32_t word_at(const void* from) {
  std::uint32_t word;
  std::memcpy(&word, from, sizeof word);
  return word;
}
template <class Out, class... Ds, class F, class... Words>
[[gnu::always_inline]] inline void apply_to_pair(F& f, void* out, Words... in) {
  const Out first = as_element<Out>(f(Ds::from_bits(static_cast<std::uint16_t>(in & 0xffff))...));
  const Out second = as_element<Out>(f(Ds::from_bits(static_cast<std::uint16_t>(in >> 16))...));
  const std::uint32_t word = first.bits() | std::uint32_t{second.bits()} << 16;
  std::memcpy(out, &word, sizeof word);
}

/// Applies f to `Count` neighbours: gcc -O2 vectorises loops of a fixed number of turns only.
template <i64 Count, class F, class Out, class... Ds>
[[gnu::always_inline]] inline void apply_to(F& f, Out* __restrict out, const Ds* __restrict... in) {
  if constexpr (Count % 2 == 0 && (pairs_up<Out> && ... && pairs_up<Ds>)) {
    for (i64 k = 0; k < Count; k += 2) apply_to_pair<Out, Ds...>(f, out + k, word_at(in + k)...);
  } else {
    for (i64 k = 0; k < Count; ++k) out[k] = as_element<Out>(f(in[k]...));
  }
}

/// Applies f to a row, a block at a time. What is to `stream` is written past the caches, but for parts of
/// cache lines at either end; then operands come from memory as well, and those that are `Ahead`, not brought
/// into a tile before, are asked for some blocks early.
template <bool... Ahead, class F, class Out, class... Ds>
[[gnu::always_inline]] inline void apply_to_row(F& f, i64 count, bool stream, Out* out, const Ds*... in) {
  constexpr i64 block = 64, bytes = block * sizeof(Out);
  alignas(cache_line) unsigned char results[bytes];
  i64 k = 0;
  for (; stream && k < count && past_line(reinterpret_cast<unsigned char*>(out + k)) != 0; ++k)
    apply_to<1>(f, out + k, in + k...);
  for (; k + block <= count; k += block) {
    if (stream) (read_ahead(in + k, Ahead ? block * static_cast<i64>(sizeof(Ds)) : 0), ...);
    apply_to<block>(f, stream ? reinterpret_cast<Out*>(results) : out + k, in + k...);
    if (stream) stream_lines(results, reinterpret_cast<unsigned char*>(out + k), bytes);
  }
  for (; k + 8 <= count; k += 8) apply_to<8>(f, out + k, in + k...);
  for (; k < count; ++k) apply_to<1>(f, out + k, in + k...);
}

}  // namespace tmap::detail
