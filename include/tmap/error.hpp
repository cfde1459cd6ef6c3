// Layer 0: what the library throws.
#pragma once
#include <concepts>
#include <exception>

#include <tmap/config.hpp>

namespace tmap::detail {

/// What a message is made of: characters, C strings, integers, and anything with data() and size().
template <class T>
concept message_part = integer<T> || std::same_as<T, char> || std::convertible_to<T, const char*> ||
    requires(const T& text) {
  { text.data() } -> std::convertible_to<const char*>;
  text.size();
};

}  // namespace tmap::detail

namespace tmap {

/// The base of everything the library throws: a message, joined from the parts it is constructed from.
///
///     throw tmap::out_of_range("coordinate ", 9, " of axis B is past its size ", B.size);
///
/// The text is held in place, so copying cannot throw and no string header is needed; past 1023 characters it
/// is cut and ends in "...".
class error : public std::exception {
 public:
  template <detail::message_part... Parts>
  explicit error(const Parts&... parts) {
    (append(parts), ...);
  }

  const char* what() const noexcept override { return text; }

 private:
  void append(char c) {
    if (length < capacity)
      text[length++] = c;
    else
      text[capacity - 1] = text[capacity - 2] = text[capacity - 3] = '.';
  }
  void append(const char* part) {
    while (*part != '\0') append(*part++);
  }
  template <integer I>
  void append(I number) {
    if (number < 0) append('-');
    append_digits(number);
  }
  // Works on the negative side too, where the lowest number has room.
  template <integer I>
  void append_digits(I number) {
    if (number / 10 != 0) append_digits(static_cast<I>(number / 10));
    const auto digit = static_cast<int>(number % 10);
    append(static_cast<char>('0' + (digit < 0 ? -digit : digit)));
  }
  template <class Text>
  requires requires(const Text& part) { part.data(); }
  void append(const Text& part) {
    for (decltype(part.size()) i = 0; i < part.size(); ++i) append(part.data()[i]);
  }

  static constexpr int capacity = 1023;
  char text[capacity + 1] = {};
  int length = 0;
};

/// A coordinate, position or tile that reaches past its axis or buffer.
struct out_of_range : error {
  using error::error;
};

/// Things given together that do not fit each other.
struct mismatch : error {
  using error::error;
};

/// A file that cannot be read or written, or is not what was asked for.
struct io_error : error {
  using error::error;
};

}  // namespace tmap
