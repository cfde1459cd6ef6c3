// Layer 4: the memory behind a variable.
#pragma once
#include <cstdlib>
#include <cstring>
#include <new>
#include <tmap/scalar/as_element.hpp>
#include <utility>

namespace tmap::detail {

/// Zero-filled heap memory, aligned to 64 bytes; owns it and copies it whole.
///
/// Units    bytes
/// Errors   run: std::bad_alloc
class buffer {
 public:
  static constexpr i64 alignment = 64;

  buffer() = default;
  explicit buffer(i64 bytes) : bytes_(bytes) {
    if (bytes == 0) return;
    // calloc hands out untouched zero pages for large sizes, which aligned_alloc and memset would not
    memory_ = std::calloc(static_cast<std::size_t>(bytes) + alignment, 1);
    if (memory_ == nullptr) throw std::bad_alloc();
  }
  buffer(const buffer& other) : buffer(other.bytes_) {
    if (bytes_ != 0) std::memcpy(data(), other.data(), static_cast<std::size_t>(bytes_));
  }
  buffer(buffer&& other) noexcept
      : memory_(std::exchange(other.memory_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  buffer& operator=(buffer other) noexcept {
    std::swap(memory_, other.memory_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~buffer() { std::free(memory_); }

  unsigned char* data() { return aligned(memory_); }
  const unsigned char* data() const { return aligned(memory_); }
  i64 bytes() const { return bytes_; }

 private:
  static unsigned char* aligned(void* memory) {
    if (memory == nullptr) return nullptr;
    const auto address = reinterpret_cast<std::uintptr_t>(memory);
    return reinterpret_cast<unsigned char*>((address / alignment + 1) * alignment);
  }

  void* memory_ = nullptr;
  i64 bytes_ = 0;
};

/// Reads and writes one element of a buffer; two packed elements share a byte, the lower one in the low
/// nibble.
template <scalar D>
D load(const unsigned char* cells, i64 position) {
  if constexpr (packed<D>) {
    const unsigned pair = cells[position / 2];
    return D::from_bits(static_cast<std::uint8_t>(position % 2 == 0 ? pair & 15u : pair >> 4));
  } else {
    D value;
    std::memcpy(&value, cells + position * static_cast<i64>(sizeof(D)), sizeof(D));
    return value;
  }
}
template <scalar D>
void store(unsigned char* cells, i64 position, D value) {
  if constexpr (packed<D>) {
    unsigned char& pair = cells[position / 2];
    const unsigned bits = value.bits();
    pair = static_cast<unsigned char>(position % 2 == 0 ? (pair & 0xf0u) | bits : (pair & 0x0fu) | bits << 4);
  } else {
    std::memcpy(cells + position * static_cast<i64>(sizeof(D)), &value, sizeof(D));
  }
}

/// Are two elements the same value: equal bits, or both NaN?
template <scalar D>
bool same_value(D a, D b) {
  if constexpr (is_floating<D>) {
    const float x = static_cast<float>(a), y = static_cast<float>(b);
    if (x != x) return y != y;
  }
  return std::memcmp(&a, &b, sizeof(D)) == 0;
}

/// A packed element of a variable that can be assigned to.
template <scalar D>
class packed_reference {
 public:
  packed_reference(unsigned char* cells, i64 position) : cells_(cells), position_(position) {}
  operator D() const { return load<D>(cells_, position_); }
  template <class T>
  requires(!std::is_same_v<T, D> && std::is_convertible_v<D, T>) explicit operator T() const {
    return static_cast<T>(load<D>(cells_, position_));
  }
  const packed_reference& operator=(D value) const {
    store(cells_, position_, value);
    return *this;
  }
  template <class V>
  requires requires(D element, const V& value) { element == value; }
  bool operator==(const V& value) const { return static_cast<D>(*this) == value; }

 private:
  unsigned char* cells_;
  i64 position_;
};

}  // namespace tmap::detail
