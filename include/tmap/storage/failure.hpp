// Storage: why something was refused, as a value; nothing is thrown while a plan runs.
#pragma once
#include <tmap/error.hpp>
#include <variant>

namespace tmap::storage {

// [faults]
/// All there is to go wrong. The first group is found when a plan is prepared, the second when it is run.
enum class fault : unsigned char {
  none,
  unsupported_dtype,   // the operation does not take it, or not with the other port's
  unsupported_layout,  // the operation does not take it at this port
  wrong_rank,          // the layout or the operation needs another number of axes
  wrong_axis,          // no such axis, or one named twice
  wrong_tile,          // a tile without elements
  wrong_extent,        // negative, or longer than a result can count
  shapes_differ,       // the ports do not have the shapes that belong together
  empty_axis,          // no element to choose from
  too_large,           // bytes do not fit 63 bits
  negative_stride,
  zero_stride,       // a broadcast
  unaligned_stride,  // no multiple of the element's width
  overlap,           // strides that are not proven to keep elements apart
  layouts_differ,    // a typed tensor lies otherwise

  null_address,
  unaligned_address,
  address_overflow,  // the memory would not end
  capacity,          // less than the plan says
  ports_overlap      // input and output share memory, or could
};
// [/faults]

/// A fault with the port, the axis and the numbers; false where there is none.
class [[nodiscard]] failure {
 public:
  failure() = default;
  template <class... Parts>
  failure(fault code, const Parts&... parts) : code_(code) {
    ((message_ << parts), ...);
  }

  explicit operator bool() const { return code_ != fault::none; }
  fault code() const { return code_; }
  const char* message() const { return message_.c_str(); }

 private:
  fault code_ = fault::none;
  short_text message_;
};

/// A T, or why there is none.
///
/// Errors   run: `*` and `->` throw tmap::mismatch with the message where there is none
template <class T>
class [[nodiscard]] result {
 public:
  result(const T& value) : value_(value) {}
  result(const failure& why) : value_(why) {}

  explicit operator bool() const { return value_.index() == 0; }
  const T& operator*() const {
    if (const T* value = std::get_if<0>(&value_)) return *value;
    throw mismatch(std::get_if<1>(&value_)->message());
  }
  const T* operator->() const { return &**this; }

  /// Why there is none; no fault where there is one.
  failure error() const {
    const failure* why = std::get_if<1>(&value_);
    return why != nullptr ? *why : failure();
  }

 private:
  std::variant<T, failure> value_;
};

}  // namespace tmap::storage
