// Layer 0: the header of an NPY file, as text in memory: NumPy's format versions 1, 2 and 3. Not in the
// umbrella.
#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tmap/config.hpp>
#include <tmap/detail/python_literal.hpp>
#include <tmap/error.hpp>
#include <tmap/scalar/traits.hpp>

namespace tmap::detail {

template <class D>
concept whole_bytes = scalar<D> && !packed<D>;

/// NumPy's name for a scalar; bf16 and f8 are raw bytes, as NumPy's extension types write them.
template <whole_bytes D>
inline constexpr const char* npy_descr = bits_of<D> == 8 ? "|V1" : "|V2";
template <>
inline constexpr const char* npy_descr<f32> = "<f4";
template <>
inline constexpr const char* npy_descr<f16> = "<f2";
template <>
inline constexpr const char* npy_descr<i8> = "|i1";
template <>
inline constexpr const char* npy_descr<u8> = "|u1";
template <>
inline constexpr const char* npy_descr<i16> = "<i2";
template <>
inline constexpr const char* npy_descr<i32> = "<i4";

/// What an NPY file says of its data, and the byte at which they begin.
struct npy_header {
  std::string descr;
  bool fortran_order = false;
  std::vector<i64> shape;
  std::size_t data_begin = 0;
};

/// The bytes that the header's dictionary takes in the file.
struct npy_bounds {
  std::size_t begin, end;
};

inline constexpr std::string_view npy_magic{"\x93NUMPY", 6};
inline constexpr std::size_t npy_prologue_bytes = 12;  // magic, version and the longer form of the length
inline constexpr std::size_t npy_header_limit = 1 << 20;

/// Reads the prologue, for which the first 12 bytes of a file suffice.
inline npy_bounds npy_header_bounds(std::string_view file) {
  if (file.substr(0, npy_magic.size()) != npy_magic.substr(0, file.size()))
    throw io_error("byte 0: not an NPY file, which begins with \\x93NUMPY");
  if (file.size() < npy_prologue_bytes)
    throw io_error("byte ", file.size(), ": the file ends inside the NPY prologue of 12 bytes");
  const auto byte = [file](std::size_t at) { return std::size_t{static_cast<unsigned char>(file[at])}; };
  const std::size_t version = byte(6);
  if (version < 1 || version > 3 || byte(7) != 0)
    throw io_error("byte 6: NPY version ", version, '.', byte(7), " is not one of 1.0, 2.0, 3.0");
  const std::size_t begin = version == 1 ? 10 : 12;
  const std::size_t length = byte(8) | byte(9) << 8 | (version == 1 ? 0 : byte(10) << 16 | byte(11) << 24);
  if (length > npy_header_limit)
    throw io_error("byte 8: a header of ", length, " bytes is longer than the ", npy_header_limit,
                   " allowed");
  return {begin, begin + length};
}

/// Whether a shape has more elements than can be counted; none is always countable.
inline bool has_too_many_elements(std::span<const i64> shape) {
  bool empty = false, huge = false;
  i64 elements = 1;
  for (const i64 size : shape) {
    empty = empty || size == 0;
    huge = huge || mul_overflows(elements, size);
    elements = saturating_mul(elements, size);
  }
  return huge && !empty;
}

/// Parses the header of an NPY file from its first bytes, which must reach to its end; more may follow.
///
/// Errors io_error naming the byte: bad magic, unknown version, truncation, a malformed dictionary,
///        a missing, unknown or repeated key, a structured dtype, a negative or uncountable shape
inline npy_header parse_npy_header(std::string_view file) {
  const npy_bounds bounds = npy_header_bounds(file);
  if (bounds.end > file.size())
    throw io_error("byte ", file.size(), ": the file ends inside its header, which reaches to byte ",
                   bounds.end);
  std::optional<std::string> descr;
  std::optional<bool> fortran_order;
  std::optional<std::vector<i64>> shape;

  python_literal text(file.substr(0, bounds.end), bounds.begin);
  text.expect('{', "the header's dictionary");
  while (!text.accept('}')) {
    const std::string key = text.string("a key");
    if ((key == "descr" && descr) || (key == "fortran_order" && fortran_order) || (key == "shape" && shape))
      text.fail("key '", key, "' is given twice");
    text.expect(':', "the value of a key");
    if (key == "descr" && text.next() == '[') text.fail("the dtype is structured, not a single scalar");
    if (key == "descr")
      descr = text.string("the dtype");
    else if (key == "fortran_order")
      fortran_order = text.boolean();
    else if (key == "shape")
      shape = text.sizes();
    else
      text.fail("key '", key, "' is none of descr, fortran_order, shape");
    if (shape && has_too_many_elements(*shape)) text.fail("the shape has more than 2^63 - 1 elements");
    if (text.accept(',')) continue;
    text.expect('}', "the end of the dictionary");
    break;
  }
  text.expect_end();
  if (!descr) text.fail("key 'descr' is missing");
  if (!fortran_order) text.fail("key 'fortran_order' is missing");
  if (!shape) text.fail("key 'shape' is missing");
  return {*descr, *fortran_order, *shape, bounds.end};
}

/// A shape as Python writes it: "()", "(3,)", "(2, 3)".
inline std::string npy_tuple(std::span<const i64> shape) {
  std::string text = "(";
  for (const i64 size : shape) {
    if (text.size() > 1) text += ' ';
    text += std::to_string(size) + ',';
  }
  if (shape.size() > 1) text.pop_back();
  return text + ')';
}

/// Whether a file's dtype is the expected one; of single and of raw bytes the byte order says nothing.
inline bool same_dtype(std::string_view found, std::string_view expected) {
  if (!expected.starts_with('|')) return found == expected;
  return found.find_first_of("|<>=") == 0 && found.substr(1) == expected.substr(1);
}

/// Refuses a file that is not little-endian C order of this dtype and shape, saying in which way.
inline void require_npy(const npy_header& header, std::string_view descr, std::span<const i64> shape) {
  const std::string& found = header.descr;
  const char* const remark = found.ends_with('O')     ? "' (Python objects)"
                             : found.starts_with('>') ? "' (big-endian)"
                                                      : "'";
  if (!same_dtype(found, descr))
    throw io_error("dtype '", found, remark, " is not the expected '", descr, "'");
  if (header.fortran_order) throw io_error("the data are in Fortran order, not the expected C order");
  if (!std::equal(shape.begin(), shape.end(), header.shape.begin(), header.shape.end()))
    throw io_error("shape ", npy_tuple(header.shape), " is not the expected ", npy_tuple(shape));
}

/// A version 1 header for data in C order, padded so that the data begin at a multiple of 64 bytes.
inline std::string build_npy_header(std::string_view descr, std::span<const i64> shape) {
  std::string text(npy_magic);
  text += {'\1', '\0', '\0', '\0'};
  text +=
      "{'descr': '" + std::string(descr) + "', 'fortran_order': False, 'shape': " + npy_tuple(shape) + ", }";
  text.append(63 - text.size() % 64, ' ') += '\n';
  const std::size_t length = text.size() - 10;
  if (length > 0xffff) throw io_error("a shape of ", shape.size(), " sizes does not fit an NPY header");
  text[8] = static_cast<char>(length & 0xff);
  text[9] = static_cast<char>(length >> 8);
  return text;
}

}  // namespace tmap::detail
