// Storage: pixels whose elements are torn into planes of bytes, and put together again.
#pragma once
#include <tmap/detail/dispatch.hpp>
#include <tmap/detail/vector.hpp>

namespace tmap::detail {

/// Rows of pixels, as elements on one side and as planes of bytes, pixel after pixel, on the other.
///
/// Units    lanes: bytes of a plane, of which `channels` are used and `padding` after them are written as 0;
///          strides of elements in bytes
struct pixel_run {
  i64 rows = 0, pixels = 0, channels = 0, lanes = 0, padding = 0;
  i64 row = 0, pixel = 0;
};

using bytes16 = vector<unsigned char, 16>;

/// Every second byte of two vectors, from the first or the second one on.
template <int From, int... K>
[[gnu::always_inline]] inline void take_half(bytes16& out, const bytes16& a, const bytes16& b,
                                             std::integer_sequence<int, K...>) {
  out = __builtin_shufflevector(a, b, (2 * K + From)...);
}
template <int From>
[[gnu::always_inline]] inline void take_half(bytes16& out, const bytes16& a, const bytes16& b) {
  take_half<From>(out, a, b, std::make_integer_sequence<int, 16>{});
}

/// The byte planes of 16 elements.
template <int Width>
[[gnu::always_inline]] inline void split_block(const unsigned char* elements, unsigned char* planes,
                                               i64 lanes) {
  bytes16 in[Width], low, high;
#pragma GCC unroll 4
  for (i64 k = 0; k < Width; ++k) load_vector(in[k], elements + 16 * k);
  if constexpr (Width == 4) {
    bytes16 even[2], odd[2];
#pragma GCC unroll 2
    for (int k = 0; k < 2; ++k) {
      take_half<0>(even[k], in[2 * k], in[2 * k + 1]);
      take_half<1>(odd[k], in[2 * k], in[2 * k + 1]);
    }
    take_half<0>(low, even[0], even[1]);
    take_half<1>(high, even[0], even[1]);
    store_vector(planes + 2 * lanes, high);
    store_vector(planes, low);
    take_half<0>(low, odd[0], odd[1]);
    take_half<1>(high, odd[0], odd[1]);
    store_vector(planes + 3 * lanes, high);
    store_vector(planes + lanes, low);
  } else {
    take_half<0>(low, in[0], in[1]);
    take_half<1>(high, in[0], in[1]);
    store_vector(planes, low);
    store_vector(planes + lanes, high);
  }
}

/// 16 elements from their byte planes.
template <int Width>
[[gnu::always_inline]] inline void merge_block(const unsigned char* planes, unsigned char* elements,
                                               i64 lanes) {
  bytes16 in[Width], low, high;
#pragma GCC unroll 4
  for (int k = 0; k < Width; ++k) load_vector(in[k], planes + k * lanes);
  if constexpr (Width == 4) {
    bytes16 lower[2], upper[2];
#pragma GCC unroll 2
    for (int k = 0; k < 2; ++k) {
      zip_low<1>(lower[k], in[k], in[k + 2]);
      zip_high<1>(upper[k], in[k], in[k + 2]);
    }
    zip_low<1>(low, lower[0], lower[1]);
    zip_high<1>(high, lower[0], lower[1]);
    store_vector(elements, low);
    store_vector(elements + 16, high);
    zip_low<1>(low, upper[0], upper[1]);
    zip_high<1>(high, upper[0], upper[1]);
    store_vector(elements + 32, low);
    store_vector(elements + 48, high);
  } else {
    zip_low<1>(low, in[0], in[1]);
    zip_high<1>(high, in[0], in[1]);
    store_vector(elements, low);
    store_vector(elements + 16, high);
  }
}

/// Whole small pixels in a vector: where byte k of the result comes from.
template <int Channels, int Width, bool Split>
constexpr int byte_of_pixels(int k) {
  constexpr int pixel = Channels * Width;
  const int first = k / pixel * pixel, in = k % pixel;
  if (first + pixel > 16) return k;  // not a whole pixel: written again by what follows
  constexpr int major = Split ? Channels : Width;
  return first + in % major * (pixel / major) + in / major;
}
template <int Channels, int Width, bool Split, int... K>
[[gnu::always_inline]] inline void permute_pixels(bytes16& v, std::integer_sequence<int, K...>) {
  v = __builtin_shufflevector(v, v, byte_of_pixels<Channels, Width, Split>(K)...);
}

/// Splits or merges small pixels that lie close; returns how many pixels are done.
template <int Channels, int Width, bool Split>
[[gnu::always_inline]] inline i64 run_small_pixels(const unsigned char* from, unsigned char* to, i64 pixels) {
  constexpr int pixel = Channels * Width, step = 16 / pixel * pixel;
  i64 at = 0;
  for (; at + 16 <= pixels * pixel; at += step) {
    bytes16 v;
    load_vector(v, from + at);
    permute_pixels<Channels, Width, Split>(v, std::make_integer_sequence<int, 16>{});
    store_vector(to + at, v);
  }
  return at / pixel;
}

/// Splits elements into planes, or merges planes into elements.
template <int Width, bool Split>
struct planes_body {
  const unsigned char* from;
  unsigned char* to;
  pixel_run run;

  template <int Bytes>
  [[gnu::always_inline]] void operator()(vector_bytes<Bytes>) const {
    const i64 elements = Split ? run.row : run.pixels * run.lanes * Width;
    const i64 planes = Split ? run.pixels * run.lanes * Width : run.row;
    for (i64 r = 0; r < run.rows; ++r) row(from + r * elements, to + r * planes);
  }

 private:
  [[gnu::always_inline]] void row(const unsigned char* f, unsigned char* t) const {
    const i64 planes = run.lanes * Width;
    i64 p = 0;
    if (run.channels == run.lanes && run.pixel == planes) {
      if (run.channels == 2) p = run_small_pixels<2, Width, Split>(f, t, run.pixels);
      if (run.channels == 3) p = run_small_pixels<3, Width, Split>(f, t, run.pixels);
      if (run.channels == 4) p = run_small_pixels<4, Width, Split>(f, t, run.pixels);
    }
    for (; p < run.pixels; ++p) {
      if constexpr (Split) {
        split(f + p * run.pixel, t + p * planes);
      } else {
        merge(f + p * planes, t + p * run.pixel);
      }
    }
  }
  [[gnu::always_inline]] void split(const unsigned char* elements, unsigned char* planes) const {
    i64 c = 0;
    for (; c + 16 <= run.channels; c += 16) split_block<Width>(elements + c * Width, planes + c, run.lanes);
    for (; c < run.channels; ++c) {
      for (int b = 0; b < Width; ++b) planes[b * run.lanes + c] = elements[c * Width + b];
    }
    pad(planes);
  }
  [[gnu::always_inline]] void merge(const unsigned char* planes, unsigned char* elements) const {
    i64 c = 0;
    for (; c + 16 <= run.channels; c += 16) merge_block<Width>(planes + c, elements + c * Width, run.lanes);
    for (; c < run.channels; ++c) {
      for (int b = 0; b < Width; ++b) elements[c * Width + b] = planes[b * run.lanes + c];
    }
  }
  [[gnu::always_inline]] void pad(unsigned char* planes) const {
    for (int b = 0; b < Width && run.padding > 0; ++b) {
      std::memset(planes + b * run.lanes + run.channels, 0, static_cast<std::size_t>(run.padding));
    }
  }
};

/// Rows that follow on each other are one.
constexpr pixel_run joined(pixel_run run) {
  if (run.row != run.pixels * run.pixel) return run;
  run.pixels *= run.rows;
  run.rows = 1;
  return run;
}
template <int Width>
void split_planes(const unsigned char* elements, unsigned char* planes, const pixel_run& run) {
  run_widest(planes_body<Width, true>{elements, planes, joined(run)});
}
template <int Width>
void merge_planes(const unsigned char* planes, unsigned char* elements, const pixel_run& run) {
  run_widest(planes_body<Width, false>{planes, elements, joined(run)});
}

}  // namespace tmap::detail
