// Layer 7: running nests, the only place that moves bytes.
#pragma once
#include <cstring>
#include <tmap/detail/cache.hpp>
#include <tmap/detail/copy_run.hpp>
#include <tmap/tensor/buffer.hpp>
#include <tmap/transfer/fill.hpp>
#include <tmap/transfer/pieces.hpp>
#include <tmap/transfer/plan.hpp>
#include <tmap/transfer/rows.hpp>
#include <tmap/transfer/schedule.hpp>
#include <tmap/transfer/transpose.hpp>
#include <tmap/transfer/walk.hpp>

namespace tmap::detail {

/// Copies elements of Width bytes that stand some bytes apart; a source that does not move is repeated.
template <int Width>
void copy_strided(const unsigned char* from, unsigned char* to, i64 count, i64 read, i64 write) {
  for (i64 k = 0; k < count; ++k) std::memcpy(to + k * write, from + k * read, Width);
}

/// Runs some of a schedule's loops, of that kind and width; with `stream`, past the caches.
template <leaf Kind, int Width>
void run_piece(const schedule& s, const nest& loops, const unsigned char* source, unsigned char* destination,
               bool stream) {
  const auto zeros_behind = [&](const loop& run, i64 count) {
    return s.pads ? run.extent - count + s.gap : 0;
  };
  const auto zeros_instead = [&](i64 to, i64 count, const loop& next) {
    for (i64 k = count; s.pads && k < next.extent; ++k) {
      std::memset(destination + (to + k * next.write) * Width, 0,
                  static_cast<std::size_t>((s.run_length() + s.gap) * Width));
    }
  };
  if constexpr (Kind == leaf::packed) {
    each_run(loops, [&](i64 from, i64 to, i64 count, const loop& l) {
      for (i64 k = 0; k < count; ++k)
        store<i4>(destination, to + k * l.write, load<i4>(source, from + k * l.read));
    });
  } else if constexpr (Kind == leaf::strided) {
    each_run(loops, [&](i64 from, i64 to, i64 count, const loop& l) {
      const unsigned char* const first = source + from * Width;
      if (l.read != 1 || l.write != 1) {
        copy_strided<Width>(first, destination + to * Width, count, l.read * Width, l.write * Width);
      } else if (stream) {
        stream_run(first, destination + to * Width, count * Width);
      } else {
        std::memcpy(destination + to * Width, first, static_cast<std::size_t>(count * Width));
      }
    });
  } else if constexpr (Kind == leaf::rows) {
    each_run(loops, [&](i64 from, i64 to, i64 count, i64 length, const loop& next, const loop& run) {
      run_widest(rows{.source = source + from * Width,
                      .destination = destination + to * Width,
                      .count = count,
                      .bytes = length * Width,
                      .source_pitch = next.read * Width,
                      .destination_pitch = next.write * Width,
                      .zeros = zeros_behind(run, length) * Width,
                      .stream = stream});
      zeros_instead(to, count, next);
    });
  } else {
    each_run(loops, [&](i64 from, i64 to, i64 across, i64 down, const loop& reading, const loop& writing) {
      transpose<Width>({.source = source + from * Width,
                        .destination = destination + to * Width,
                        .rows = down,
                        .columns = across,
                        .row_pitch = writing.read * Width,
                        .column_pitch = reading.write * Width,
                        .zeros = zeros_behind(writing, down),
                        .groups = s.groups,
                        .group_pitch = s.group_read * Width},
                       stream);
      zeros_instead(to, across, reading);
    });
  }
  if (stream) end_stream();
}

/// How many loops of a schedule may be cut, the outermost first: nibbles of a byte stay together, columns
/// that go on stay whole, and so do leaves that write zeros, but for rows that no clip leaves out.
constexpr int loops_to_cut(const schedule& s) {
  if (s.kind == leaf::packed) return 0;
  if (!s.pads) return s.loops.count - (s.groups > 1 ? 1 : 0);
  return s.loops.count - (clips_weigh(s.loops, s.loops.count - 2) ? 2 : 1);
}

/// Runs a schedule of that kind and width, from the first byte of a source to the first of a destination.
template <leaf Kind, int Width, class Crew = alone>
void run_leaves(const schedule& s, const unsigned char* source, unsigned char* destination,
                const Crew& crew = {}) {
  const i64 written = s.groups * bytes_of_nest(s.loops, Width);
  const bool stream = Kind == leaf::planes ? outgrow_own_cache(written) : outgrow_caches(written);
  in_pieces(crew, s.loops, loops_to_cut(s), written, [&](const nest& piece, int, i64) {
    run_piece<Kind, Width>(s, piece, source, destination, stream);
  });
}

/// Is a schedule one run, too short to be cut or to leave a cache?
constexpr bool is_one_short_run(const schedule& s) {
  constexpr i64 shortest_shared = 1 << 20;
  const nest& n = s.loops;
  if (s.kind != leaf::strided || n.count != 1 || n.clip_count != 0) return false;
  return n.loops[0].read == 1 && n.loops[0].write == 1 && bytes_of_nest(n, s.width) < shortest_shared;
}

/// Runs a schedule known to the compiler: no code for other kinds and widths.
template <const schedule& S, class Crew = alone>
void run_schedule(const unsigned char* source, unsigned char* destination, const Crew& crew = {}) {
  if constexpr (is_one_short_run(S)) {
    // not memcpy: gcc would warn of tiles that it sees overlap, of which moves throw at run time
    std::memmove(destination + S.loops.write_base * S.width, source + S.loops.read_base * S.width,
                 static_cast<std::size_t>(bytes_of_nest(S.loops, S.width)));
  } else {
    run_leaves<S.kind, static_cast<int>(S.width)>(S, source, destination, crew);
  }
}

/// Writes the zeros of a fill, which are all bits 0 in every type.
template <class D>
void run_fill(const fill& f, unsigned char* destination) {
  each_run(
      f.positions,
      [&](i64, i64 to, i64 count, const loop& l) {
        if (!packed<D> && l.write == 1) {
          constexpr i64 bytes = bits_of<D> / 8;
          std::memset(destination + to * bytes, 0, static_cast<std::size_t>(count * bytes));
        } else {
          for (i64 k = 0; k < count; ++k) store<D>(destination, to + k * l.write, D{});
        }
      },
      f.past);
}

/// Copies element by element, each by its index: the way that works for any two forms.
template <class D>
void run_by_index(const form& from, const unsigned char* source, const form& to, unsigned char* destination) {
  for (live_walk at(to); at.more(); at.next()) {
    const tensor_index index = at.index();
    const i64 position = position_of(from, [&](const axis_info& axis) { return index[axis]; });
    store<D>(destination, at.position(), load<D>(source, position));
  }
}

/// Copies by a plan between the two forms that it was made for.
template <class D, const plan& P>
void run_plan(const form& from, const unsigned char* source, const form& to, unsigned char* destination) {
  if constexpr (P.element_by_element) {
    run_by_index<D>(from, source, to, destination);
  } else {
    static constexpr schedule chosen = schedule_of(P.copy, bits_of<D>);
    run_schedule<chosen>(source, destination);
  }
}

}  // namespace tmap::detail
