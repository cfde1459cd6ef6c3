// Layer 0: short text built without the heap, for error messages and printing.
#pragma once
#include <tmap/config.hpp>

namespace tmap {

/// Text of bounded length; what does not fit ends in "...".
class short_text {
 public:
  constexpr short_text() = default;
  constexpr short_text(const char* s) { *this << s; }

  constexpr short_text& operator<<(char c) {
    if (size_ + 1 < capacity) {
      chars_[size_++] = c;
    } else {
      for (int k = 1; k <= 3; ++k) chars_[capacity - 1 - k] = '.';
    }
    return *this;
  }
  constexpr short_text& operator<<(const char* s) {
    while (*s != '\0') *this << *s++;
    return *this;
  }
  template <class String>
  requires requires(const String& s) { s.data()[s.size()]; }
  constexpr short_text& operator<<(const String& s) {
    for (decltype(s.size()) k = 0; k < s.size(); ++k) *this << s.data()[k];
    return *this;
  }
  template <integer I>
  constexpr short_text& operator<<(I value) {
    char digits[24]{};
    int count = 0;
    const bool negative = value < 0;
    do {
      const int digit = static_cast<int>(value % 10);
      digits[count++] = static_cast<char>('0' + (digit < 0 ? -digit : digit));
      value = static_cast<I>(value / 10);
    } while (value != 0);
    if (negative) *this << '-';
    while (count > 0) *this << digits[--count];
    return *this;
  }

  /// A floating value as printf's %g shows it; not in constant expressions.
  short_text& operator<<(float value) {
    char digits[32];
    __builtin_snprintf(digits, sizeof digits, "%.9g", static_cast<double>(value));
    return *this << static_cast<const char*>(digits);
  }

  constexpr const char* c_str() const { return chars_; }
  constexpr const char* data() const { return chars_; }
  constexpr int size() const { return size_; }
  friend constexpr bool operator==(const short_text& a, const short_text& b) {
    if (a.size_ != b.size_) return false;
    for (int k = 0; k < a.size_; ++k) {
      if (a.chars_[k] != b.chars_[k]) return false;
    }
    return true;
  }

 private:
  static constexpr int capacity = 1024;
  char chars_[capacity]{};
  int size_ = 0;
};

/// Prints to any stream that takes C strings; this header knows none.
template <class Stream>
requires requires(Stream& out, const char* s) { out.write(s, 1); }
Stream& operator<<(Stream& out, const short_text& t) {
  out.write(t.c_str(), t.size());
  return out;
}

}  // namespace tmap
