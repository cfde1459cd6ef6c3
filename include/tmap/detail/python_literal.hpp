// Layer 0: the few Python literals that an NPY header is made of. Not in the umbrella.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <tmap/config.hpp>
#include <tmap/error.hpp>

namespace tmap::detail {

/// Reads Python literals off a text, from byte `begin` on; what it cannot read it refuses with the byte it is
/// at.
class python_literal {
 public:
  python_literal(std::string_view whole, std::size_t begin) : text(whole), at(begin) {}

  /// The next character that is not a space, and NUL at the end.
  char next() {
    while (at < text.size() && std::string_view(" \n\r\t").find(text[at]) != std::string_view::npos) ++at;
    return at < text.size() ? text[at] : '\0';
  }
  bool accept(char c) {
    if (next() != c) return false;
    ++at;
    return true;
  }
  void expect(char c, const char* what) {
    if (!accept(c)) fail("expected '", c, "' for ", what);
  }
  void expect_end() {
    next();
    if (at != text.size()) fail("expected nothing more");
  }

  std::string string(const char* what) {
    const char quote = next();
    if (quote != '\'' && quote != '"') fail("expected a quoted string for ", what);
    const std::size_t begin = at + 1, end = text.find(quote, begin);
    if (end == std::string_view::npos) fail("the string is not closed");
    const std::string_view inside = text.substr(begin, end - begin);
    if (inside.find_first_of("\\\n") != std::string_view::npos)
      fail("the string holds an escape or a line break");
    at = end + 1;
    return std::string(inside);
  }

  bool boolean() {
    next();
    for (const std::string_view word : {"True", "False"})
      if (text.substr(at, word.size()) == word) {
        at += word.size();
        return word == "True";
      }
    fail("expected True or False");
  }

  /// A tuple of sizes: "()", "(3,)", "(2, 3)".
  std::vector<i64> sizes() {
    std::vector<i64> found;
    expect('(', "a tuple");
    while (!accept(')')) {
      found.push_back(size());
      if (accept(',')) continue;
      if (found.size() == 1) fail("expected ',' after the only entry of a tuple");
      expect(')', "the end of a tuple");
      break;
    }
    return found;
  }

  template <class... Parts>
  [[noreturn]] void fail(const Parts&... parts) const {
    throw io_error("byte ", at, ": ", parts...);
  }

 private:
  i64 size() {
    const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
    if (next() == '-') fail("a size is negative");
    if (!is_digit(next())) fail("expected a size");
    i64 value = 0;
    for (; at < text.size() && is_digit(text[at]); ++at) {
      const i64 digit = text[at] - '0';
      if (mul_overflows(value, 10) || add_overflows(value * 10, digit)) fail("a size is beyond 2^63 - 1");
      value = value * 10 + digit;
    }
    accept('L');  // Python 2 marked long integers
    return value;
  }

  std::string_view text;
  std::size_t at;
};

}  // namespace tmap::detail
