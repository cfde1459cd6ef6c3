// Layer 8: applying a function of scalars along a nest.
#pragma once
#include <tmap/detail/cache.hpp>
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>
#include <tmap/kernel/apply_to_row.hpp>
#include <tmap/kernel/op.hpp>
#include <tmap/kernel/operand_rows.hpp>
#include <tmap/transfer/pieces.hpp>
#include <tmap/transfer/walk.hpp>
#include <tuple>
#include <utility>

namespace tmap::detail {

/// The two innermost loops of an elementwise kernel, tile by tile.
template <const auto& Joint, class F, class Out, class... Operands>
struct elementwise_leaf {
  static constexpr i64 most_rows = std::tuple_element_t<0, std::tuple<Operands...>>::most_rows;
  static constexpr bool may_stream = bytes_of_nest(Joint.loops, sizeof(Out)) >= kept_by_any_cache;

  F& f;
  Out* out;
  std::tuple<Operands...>& operands;
  bool stream;      // past the caches
  const i64* read;  // where each operand begins
  i64 rows, count;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    tiles(std::index_sequence_for<Operands...>{});
  }

  template <std::size_t... I>
  [[gnu::always_inline]] void tiles(std::index_sequence<I...>) const {
    constexpr int last = Joint.last();
    constexpr bool whole_rows = Joint.every_way_is(way::direct);
    constexpr i64 down = Joint.loops.loops[last - 1].write;
    const i64 wide = whole_rows ? count : row_of_tile;
    const i64 tall = whole_rows ? rows : most_rows;
    for (i64 row = 0; row < rows; row += tall) {
      const i64 height = rows - row < tall ? rows - row : tall;
      for (i64 column = 0; column < count; column += wide) {
        const i64 width = count - column < wide ? count - column : wide;
        (std::get<I>(operands).enter(read[I] + row * Joint.step[I][last - 1] + column * Joint.step[I][last],
                                     height, width),
         ...);
        for (i64 r = 0; r < height; ++r) {
          Out* const to = out + (row + r) * down + column;
          apply_to_row<(Joint.way_of(I) == way::direct)...>(f, width, may_stream && stream, to,
                                                            std::get<I>(operands).row(r, width)...);
        }
      }
    }
  }
};

/// Where a kernel stands in its result and in each of N operands.
template <int N>
struct joint_cursor {
  const joint_nest<N>& loops;
  i64 write;
  i64 read[N];

  joint_cursor moved(int k, i64 turns) const {
    joint_cursor next = *this;
    next.write += turns * loops.loops.loops[k].write;
    for (int i = 0; i < N; ++i) next.read[i] += turns * loops.step[i][k];
    return next;
  }
};

/// Applies f along a piece of a nest, which begins where `start` stands.
template <const auto& Joint, class Out, class... Ds, class F, int N, std::size_t... I>
void apply_to_piece(F& f, unsigned char* out, const unsigned char* const* cells, const nest& piece,
                    const joint_cursor<N>& start, bool stream, std::index_sequence<I...>) {
  constexpr int last = Joint.last();
  if constexpr (packed<Out> || (packed<Ds> || ...) || Joint.loops.loops[last].write != 1) {
    const auto run = [&](const joint_cursor<N>& at, i64 count) {
      for (i64 k = 0; k < count; ++k) {
        store<Out>(out, at.write + k * Joint.loops.loops[last].write,
                   as_element<Out>(f(load<Ds>(cells[I], at.read[I] + k * Joint.step[I][last])...)));
      }
    };
    nest_walk<1, joint_cursor<N>, decltype(run)>(piece, -1, run).run(start);
  } else {
    std::tuple<operand_rows<Ds, Joint.way_of(I)>...> operands(
        operand_rows<Ds, Joint.way_of(I)>(cells[I], Joint.step[I][last - 1], Joint.step[I][last])...);
    const auto run = [&](const joint_cursor<N>& at, i64 rows, i64 count) {
      const elementwise_leaf<Joint, F, Out, operand_rows<Ds, Joint.way_of(I)>...> leaf{
          f, reinterpret_cast<Out*>(out) + at.write, operands, stream, at.read, rows, count};
      if constexpr (std::is_base_of_v<op::exact, F>) {
        run_widest_fused(leaf);  // of which nothing can be fused
      } else {
        run_widest(leaf);
      }
    };
    nest_walk<2, joint_cursor<N>, decltype(run)>(piece, -1, run).run(start);
    if (stream) end_stream();
  }
}

/// Applies f along a nest to operands of element types Ds, which begin at `cells`, for a result that begins
/// at `out`.
template <const auto& Joint, class Out, class... Ds, class Crew, class F, std::size_t... I>
void apply(const Crew& crew, F& f, unsigned char* out, const unsigned char* const* cells,
           std::index_sequence<I...> operands) {
  const joint_cursor<sizeof...(Ds)> start{Joint, Joint.loops.write_base, {Joint.base[I]...}};
  const i64 written = bytes_of_nest(Joint.loops, sizeof(Out));
  const bool stream = outgrow_caches(written);
  const int may_be_cut = packed<Out> ? 0 : Joint.loops.count;  // nibbles of a byte stay together
  in_pieces(crew, Joint.loops, may_be_cut, written, [&](const nest& piece, int k, i64 first) {
    apply_to_piece<Joint, Out, Ds...>(f, out, cells, piece, start.moved(k, first), stream, operands);
  });
}

}  // namespace tmap::detail
