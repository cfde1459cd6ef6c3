// Layer 0: what the library throws.
#pragma once
#include <exception>
#include <tmap/detail/text.hpp>

namespace tmap {

/// The base of everything the library throws: a message, joined from the parts it is constructed from.
///
///     throw tmap::out_of_range("coordinate ", 9, " of axis B is past its size ", B.size);
///
/// The text is held in place, so copying cannot throw and no string header is needed.
class error : public std::exception {
 public:
  template <class... Parts>
  explicit error(const Parts&... parts) {
    ((message_ << parts), ...);
  }
  const char* what() const noexcept override { return message_.c_str(); }

 private:
  short_text message_;
};

/// A coordinate, position or start lies outside what it counts.
class out_of_range : public error {
 public:
  using error::error;
};

/// Two things that had to agree do not.
class mismatch : public error {
 public:
  using error::error;
};

/// A file could not be read or written as asked.
class io_error : public error {
 public:
  using error::error;
};

}  // namespace tmap
