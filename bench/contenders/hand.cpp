// What a patient programmer reaches with intrinsics for AVX2: a mark to measure against, not a library.
//
// Planes are turned over in registers; tiles go through a buffer in the first-level cache, from where whole
// lines are written, past the caches where in and out exceed them.
#include <bench/contender.hpp>

#include <immintrin.h>

#include <algorithm>

namespace bench {
namespace {

constexpr size beyond_caches = 12 << 20;  // bytes of traffic: one and a half last-level caches of this study

/// Copies 32 bytes at a time, past the caches where it is asked for and they are aligned.
inline void copy_line(const void* from, void* to, size count, bool stream) {
  const auto* in = static_cast<const char*>(from);
  auto* out = static_cast<char*>(to);
  const bool aligned = stream && reinterpret_cast<std::uintptr_t>(out) % 32 == 0;
  size k = 0;
  for (; k + 32 <= count; k += 32) {
    const __m256i v = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(in + k));
    auto* target = reinterpret_cast<__m256i*>(out + k);
    aligned ? _mm256_stream_si256(target, v) : _mm256_storeu_si256(target, v);
  }
  std::memcpy(out + k, in + k, static_cast<std::size_t>(count - k));
}

/// Squares turned over in registers: 8 x 8 of four bytes, of two bytes.
struct square32 {
  using word = std::uint32_t;
  static void turn(const word* from, size pitch, word* to, size to_pitch) {
    __m256 r[8], t[8];
    for (int k = 0; k < 8; ++k) r[k] = _mm256_loadu_ps(reinterpret_cast<const float*>(from + k * pitch));
    for (int k = 0; k < 4; ++k) {
      t[2 * k] = _mm256_unpacklo_ps(r[2 * k], r[2 * k + 1]);
      t[2 * k + 1] = _mm256_unpackhi_ps(r[2 * k], r[2 * k + 1]);
    }
    for (int k = 0; k < 8; k += 4) {
      r[k] = _mm256_shuffle_ps(t[k], t[k + 2], 0x44);
      r[k + 1] = _mm256_shuffle_ps(t[k], t[k + 2], 0xee);
      r[k + 2] = _mm256_shuffle_ps(t[k + 1], t[k + 3], 0x44);
      r[k + 3] = _mm256_shuffle_ps(t[k + 1], t[k + 3], 0xee);
    }
    for (int k = 0; k < 4; ++k) {
      _mm256_storeu_ps(reinterpret_cast<float*>(to + k * to_pitch),
                       _mm256_permute2f128_ps(r[k], r[k + 4], 0x20));
      _mm256_storeu_ps(reinterpret_cast<float*>(to + (k + 4) * to_pitch),
                       _mm256_permute2f128_ps(r[k], r[k + 4], 0x31));
    }
  }
};
struct square16 {
  using word = std::uint16_t;
  static void turn(const word* from, size pitch, word* to, size to_pitch) {
    __m128i r[8], t[8];
    for (int k = 0; k < 8; ++k) r[k] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k * pitch));
    for (int round = 0; round < 3; ++round) {
      for (int k = 0; k < 4; ++k) {
        t[2 * k] = _mm_unpacklo_epi16(r[k], r[k + 4]);
        t[2 * k + 1] = _mm_unpackhi_epi16(r[k], r[k + 4]);
      }
      std::copy_n(t, 8, r);
    }
    for (int k = 0; k < 8; ++k) _mm_storeu_si128(reinterpret_cast<__m128i*>(to + k * to_pitch), r[k]);
  }
};

/// A tile of rows x columns. Squares at a ragged edge overlap the ones before; what is too small for them
/// goes one by one.
template <class Square>
void turn_tile(const typename Square::word* from, size pitch, typename Square::word* to, size to_pitch,
               size rows, size columns) {
  if (rows < 8 || columns < 8) {
    for (size c = 0; c < columns; ++c)
      for (size r = 0; r < rows; ++r) to[c * to_pitch + r] = from[r * pitch + c];
    return;
  }
  for (size band = 0; band < rows;
       band += 16) {  // along the lines: they may fold into a few sets of the cache
    for (size j = 0; j < columns; j += 8) {
      const size c = std::min(j, columns - 8);
      for (size i = band; i < std::min(band + 16, rows); i += 8) {
        const size r = std::min(i, rows - 8);
        Square::turn(from + r * pitch + c, pitch, to + c * to_pitch + r, to_pitch);
      }
    }
  }
}

/// A plane. A small one is turned where it stands, and one whose lines do not fold into a few sets of the
/// cache; else tile by tile through a buffer whose columns spread over the sets. Columns that stand side by
/// side in the destination do so in the buffer, and are written as one.
template <class Square>
void turn_plane(const typename Square::word* from, size pitch, typename Square::word* to, size to_pitch,
                size rows, size columns, bool stream) {
  using word = typename Square::word;
  constexpr size width = sizeof(word), side = 64;
  const bool dense = to_pitch == rows && rows <= side;
  const bool folds = pitch * width % 1024 == 0 || to_pitch * width % 1024 == 0;
  if (!dense && rows * columns * width <= 256 << 10)
    return turn_tile<Square>(from, pitch, to, to_pitch, rows, columns);
  if (!dense &&
      !folds) {  // a band of columns: whole lines of the cache, and pages that are met again at once
    constexpr size band = 64 / width;
    for (size c = 0; c < columns; c += band)
      turn_tile<Square>(from + c, pitch, to + c * to_pitch, to_pitch, rows, std::min(band, columns - c));
    return;
  }
  const size buffer_pitch = dense ? rows : side + 64 / width;
  alignas(64) word buffer[side * (side + 64 / width)];
  for (size r = 0; r < rows; r += side) {
    for (size c = 0; c < columns; c += side) {
      const size high = std::min(side, rows - r), wide = std::min(side, columns - c);
      for (size k = 0; stream && k < high && c + side < columns; ++k) {
        for (size line = 0; line < side * width; line += 64)
          _mm_prefetch(reinterpret_cast<const char*>(from + (r + k) * pitch + c + side) + line, _MM_HINT_T0);
      }
      turn_tile<Square>(from + r * pitch + c, pitch, buffer, buffer_pitch, high, wide);
      if (dense) {
        copy_line(buffer, to + c * to_pitch, wide * rows * width, stream);
      } else {
        for (size k = 0; k < wide; ++k)
          copy_line(buffer + k * buffer_pitch, to + (c + k) * to_pitch + r, high * width, stream);
      }
    }
  }
}

template <class Square>
task* turned(const problem& p, size images, size rows, size columns) {
  using word = typename Square::word;
  const word* from = input<word>(p);
  word* to = output<word>(p);
  const bool stream = traffic_of(p.r) > beyond_caches;
  return task_of(p, [=] {
    for (size i = 0; i < images; ++i)
      turn_plane<Square>(from + i * rows * columns, columns, to + i * rows * columns, rows, rows, columns,
                         stream);
    _mm_sfence();
  });
}

/// NCHW to nChw16c: sixteen channels of an image are a plane; those that are missing are zeros.
task* blocked(const problem& p) {
  const auto* from = input<std::uint32_t>(p);
  auto* to = output<std::uint32_t>(p);
  const auto& e = p.r.extent;
  const size images = e[0], blocks = e[1], area = e[3] * e[4],
             channels = p.r.live != 0 ? p.r.live : blocks * 16;
  const bool stream = traffic_of(p.r) > beyond_caches;
  return task_of(p, [=] {
    alignas(64) std::uint32_t buffer[64 * 16] = {};
    for (size i = 0; i < images; ++i)
      for (size b = 0; b < blocks; ++b) {
        const size there = std::min(size{16}, channels - b * 16);
        const std::uint32_t* in = from + (i * channels + b * 16) * area;
        std::uint32_t* out = to + (i * blocks + b) * area * 16;
        if (there < 16) std::fill_n(buffer, 64 * 16, 0u);
        for (size at = 0; at < area; at += 64) {
          const size wide = std::min(size{64}, area - at);
          turn_tile<square32>(in + at, area, buffer, 16, there, wide);
          copy_line(buffer, out + at * 16, wide * 64, stream);
        }
      }
    _mm_sfence();
  });
}

/// Tiles of 2 x 2 elements of four bytes: pairs of two lines, one after the other.
task* tiled_by_two(const problem& p) {
  const size lines = p.r.extent[0], columns = p.r.extent[2] * 2;
  const float* from = input<float>(p);
  float* to = output<float>(p);
  const bool stream = traffic_of(p.r) > beyond_caches;
  return task_of(p, [=] {
    for (size i = 0; i < lines; ++i) {
      const float* a = from + 2 * i * columns;
      float* out = to + 2 * i * columns;
      for (size j = 0; j < columns; j += 4, out += 8) {
        const __m128 x = _mm_loadu_ps(a + j), y = _mm_loadu_ps(a + columns + j);
        const __m128 low = _mm_movelh_ps(x, y), high = _mm_movehl_ps(y, x);
        if (stream) {
          _mm_stream_ps(out, low);
          _mm_stream_ps(out + 4, high);
        } else {
          _mm_storeu_ps(out, low);
          _mm_storeu_ps(out + 4, high);
        }
      }
    }
    _mm_sfence();
  });
}
task* tiled(const problem& p) {
  const auto& e = p.r.extent;
  const size width = bytes_of(p.r.from) * e[3], pitch = width * e[2];
  const auto* from = input<char>(p);
  auto* to = output<char>(p);
  const bool stream = traffic_of(p.r) > beyond_caches;
  return task_of(p, [=] {
    char* out = to;
    for (size i = 0; i < e[0]; ++i)
      for (size j = 0; j < e[2]; ++j)
        for (size k = 0; k < e[1]; ++k, out += width)
          copy_line(from + (i * e[1] + k) * pitch + j * width, out, width, stream);
    _mm_sfence();
  });
}

task* moved(const problem& p) {
  const row& r = p.r;
  if (r.rank == 5 && r.order == digits{0, 1, 3, 4, 2}) return blocked(p);
  if (r.rank == 4 && r.order[1] == 2 && r.order[2] == 3)
    return turned<square32>(p, r.extent[0], r.extent[1], 56 * 56);
  if (r.rank == 4 && r.extent[1] == 2 && r.from == f32) return tiled_by_two(p);
  if (r.rank == 4 && r.extent[1] > 2) return tiled(p);
  if (r.rank == 2 && r.from == f32) return turned<square32>(p, 1, r.extent[0], r.extent[1]);
  if (r.rank == 2 && r.from == type::bf16) return turned<square16>(p, 1, r.extent[0], r.extent[1]);
  return nullptr;
}

/// Eight bf16 as f32, and back to the nearest, ties to even, NaN quiet.
inline __m256 wide(const std::uint16_t* from) {
  const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16));
}
inline __m256i rounded(__m256 x) {
  const __m256i bits = _mm256_castps_si256(x);
  const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
  const __m256i near = _mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff)));
  const __m256i quiet = _mm256_or_si256(bits, _mm256_set1_epi32(0x400000));
  const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(x, x, _CMP_UNORD_Q));
  return _mm256_srli_epi32(_mm256_blendv_epi8(near, quiet, nan), 16);
}
inline __m256i narrow(__m256 low, __m256 high) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi32(rounded(low), rounded(high)), 0xd8);
}
inline void put(void* to, __m256i v, bool stream) {
  auto* out = static_cast<__m256i*>(to);
  stream ? _mm256_stream_si256(out, v) : _mm256_storeu_si256(out, v);
}

/// All sizes of the table are multiples of 16, and all buffers are aligned.
template <class From, class To, class Step>
task* in_steps(const problem& p, const From* a, To* to, Step step) {
  const size n = operands_of(p.r).out;
  const bool stream = traffic_of(p.r) > beyond_caches;
  return task_of(p, [=] {
    for (size k = 0; k < n; k += 16) step(a + k, to + k, k, stream);
    _mm_sfence();
  });
}

task* computed(const problem& p) {
  using half = std::uint16_t;
  if (p.r.what == work::convert && p.r.from == f32) {
    return in_steps(p, input<float>(p), output<half>(p), [](const float* a, half* to, size, bool stream) {
      put(to, narrow(_mm256_loadu_ps(a), _mm256_loadu_ps(a + 8)), stream);
    });
  }
  if (p.r.what == work::convert) {
    return in_steps(p, input<half>(p), output<float>(p), [](const half* a, float* to, size, bool stream) {
      put(to, _mm256_castps_si256(wide(a)), stream);
      put(to + 8, _mm256_castps_si256(wide(a + 8)), stream);
    });
  }
  if (p.r.from == f32) {
    return in_steps(
        p, input<float>(p), output<float>(p),
        [b = input<float>(p, 1)](const float* a, float* to, size k, bool stream) {
          for (int j = 0; j < 16; j += 8)
            put(to + j,
                _mm256_castps_si256(_mm256_add_ps(_mm256_loadu_ps(a + j), _mm256_loadu_ps(b + k + j))),
                stream);
        });
  }
  return in_steps(
      p, input<half>(p), output<half>(p),
      [b = input<half>(p, 1)](const half* a, half* to, size k, bool stream) {
        put(to, narrow(_mm256_add_ps(wide(a), wide(b + k)), _mm256_add_ps(wide(a + 8), wide(b + k + 8))),
            stream);
      });
}

/// The first maximum of a line: the maximum first, in four chains, then where it stands.
task* found(const problem& p) {
  const size lines = p.r.extent[0], columns = p.r.extent[1];
  const float* from = input<float>(p);
  auto* to = output<std::int32_t>(p);
  return task_of(p, [=] {
    for (size i = 0; i < lines; ++i) {
      const float* line = from + i * columns;
      __m256 best[4];
      for (int c = 0; c < 4; ++c) best[c] = _mm256_loadu_ps(line + 8 * c);
      for (size j = 32; j < columns; j += 32)
        for (int c = 0; c < 4; ++c) best[c] = _mm256_max_ps(best[c], _mm256_loadu_ps(line + j + 8 * c));
      alignas(32) float lanes[8];
      _mm256_store_ps(lanes, _mm256_max_ps(_mm256_max_ps(best[0], best[1]), _mm256_max_ps(best[2], best[3])));
      const __m256 most = _mm256_set1_ps(*std::max_element(lanes, lanes + 8));
      for (size j = 0;; j += 8) {
        const int equal = _mm256_movemask_ps(_mm256_cmp_ps(_mm256_loadu_ps(line + j), most, _CMP_EQ_OQ));
        if (equal == 0) continue;
        to[i] = static_cast<std::int32_t>(j + __builtin_ctz(static_cast<unsigned>(equal)));
        break;
      }
    }
  });
}

}  // namespace
}  // namespace bench

bench::task* take_on(const bench::problem& p) {
  using namespace bench;
  const abilities all{.move = moved, .add = computed, .convert = computed, .argmax = found};
  return all.take_on(p);
}
