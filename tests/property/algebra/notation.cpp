// Random mappings, printed and read back by a reader that knows C++'s precedence and the library's rules.
#include <tmap/algebra/notation.hpp>

#include <cctype>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::constructor;
using detail::node;

constexpr axis_info known_axes[] = {{"A", 8}, {"B", 12}, {"Batch", 1}, {"D7", 7}};

/// A mapping as a tree, to be laid out as nodes.
struct tree {
  node top_node;
  std::vector<tree> operands;

  i64 size() const { return top_node.size; }
  int lay_out(detail::syntax& out) const {
    const int at = out.open(top_node);
    if (!operands.empty()) out.nodes[at].left = operands[0].lay_out(out);
    if (operands.size() > 1) out.nodes[at].right = operands[1].lay_out(out);
    return out.close(at);
  }
  std::vector<node> nodes() const {
    std::vector<node> all(count());
    detail::syntax out{all.data(), 0};
    lay_out(out);
    return all;
  }

 private:
  std::size_t count() const {
    std::size_t sum = 1;
    for (const tree& operand : operands) sum += operand.count();
    return sum;
  }
};

tree axis_tree(const axis_info& axis) {
  return {{.kind = constructor::axis, .size = axis.size, .axis = &axis}, {}};
}
tree broadcast_tree(i64 n) { return {{.kind = constructor::broadcast, .size = n}, {}}; }
tree outer_tree(tree l, tree r) {
  return {{.kind = constructor::outer, .size = l.size() * r.size()}, {std::move(l), std::move(r)}};
}
tree stride_tree(tree e, i64 n) {
  return {{.kind = constructor::stride, .size = e.size() / n, .count = n}, {std::move(e)}};
}
tree modulo_tree(tree e, i64 n) {
  return {{.kind = constructor::modulo, .size = n, .count = n}, {std::move(e)}};
}
tree padding_tree(tree e, i64 n, padding_kind kind) {
  return {{.kind = constructor::padding, .pad = kind, .size = n}, {std::move(e)}};
}
tree resized_tree(tree e, i64 n) { return {{.kind = constructor::resized, .size = n}, {std::move(e)}}; }
tree sliced_tree(tree e, i64 start, i64 n, i64 step) {
  return {{.kind = constructor::sliced, .size = n, .start = start, .step = step}, {std::move(e)}};
}
tree linear_tree(std::vector<std::pair<tree, i64>> terms) {
  std::vector<tree> combination;  // of the terms so far, from the last on; empty or one
  i64 size = 1;
  while (!terms.empty()) {
    auto [term, weight] = std::move(terms.back());
    terms.pop_back();
    size = term.size() == 0 || size == 0 ? 0 : (term.size() - 1) * weight + size;
    std::vector<tree> operands{std::move(term)};
    if (!combination.empty()) operands.push_back(std::move(combination[0]));
    combination = {tree{{.kind = constructor::linear, .size = size, .count = weight}, std::move(operands)}};
  }
  return combination.at(0);
}

/// Draws mappings of any shape.
class drawer {
 public:
  explicit drawer(unsigned seed) : random_(seed) {}

  tree draw(int depth) {
    const i64 kind = depth == 0 ? upto(1) : upto(9);
    switch (kind) {
      case 0:
        return axis_tree(known_axes[upto(3)]);
      case 1:
        return broadcast_tree(1 + upto(4));
      case 2:
      case 3: {
        tree l = draw(depth - 1), r = draw(depth - 1);
        return l.size() * r.size() < 100000 ? outer_tree(std::move(l), std::move(r)) : l;
      }
      case 4:
      case 5: {
        tree e = draw(depth - 1);
        const i64 n = divisor(e.size());
        return kind == 4 ? stride_tree(std::move(e), n) : modulo_tree(std::move(e), n);
      }
      case 6: {
        tree e = draw(depth - 1);
        const i64 n = e.size() + upto(4);
        return padding_tree(std::move(e), n,
                            std::vector{top, zero, bottom}[static_cast<std::size_t>(upto(2))]);
      }
      case 7: {
        tree e = draw(depth - 1);
        const i64 n = 1 + upto(e.size() - 1);
        return resized_tree(std::move(e), n);
      }
      case 8: {
        tree e = draw(depth - 1);
        const i64 start = upto(e.size() - 1), step = 1 + upto(2);
        const i64 n = 1 + upto((e.size() - 1 - start) / step);
        return sliced_tree(std::move(e), start, n, step);
      }
      default: {
        std::vector<std::pair<tree, i64>> terms;
        for (i64 k = upto(2); k >= 0; --k) terms.emplace_back(draw(depth - 1), upto(5));
        return linear_tree(std::move(terms));
      }
    }
  }

 private:
  i64 upto(i64 most) { return std::uniform_int_distribution<i64>(0, most)(random_); }
  i64 divisor(i64 size) {
    i64 n = 1 + upto(size - 1);
    while (size % n != 0) --n;
    return n;
  }
  std::mt19937 random_;
};

/// Reads what notation writes, and refuses what the library would not compile.
class reader {
 public:
  explicit reader(std::string_view text) : text_(text) {}

  tree whole() {
    tree t = bracket();
    if (!text_.empty()) fail("more text");
    return t;
  }

 private:
  struct value {
    tree mapping;
    bool integer = false;
    bool product = false;  // as `*` leaves it
  };

  [[noreturn]] void fail(const std::string& what) const {
    throw std::runtime_error(what + " before \"" + std::string(text_) + '"');
  }
  bool accept(std::string_view token) {
    if (!text_.starts_with(token)) return false;
    text_.remove_prefix(token.size());
    return true;
  }
  void expect(std::string_view token) {
    if (!accept(token)) fail("no " + std::string(token));
  }
  i64 number() {
    std::size_t count = 0;
    while (count < text_.size() && std::isdigit(static_cast<unsigned char>(text_[count]))) ++count;
    if (count == 0) fail("no number");
    const i64 n = std::stoll(std::string(text_.substr(0, count)));
    text_.remove_prefix(count);
    return n;
  }
  std::string name() {
    std::string word;
    while (!text_.empty() && (std::isalnum(static_cast<unsigned char>(text_[0])) || text_[0] == '_')) {
      word += text_[0];
      text_.remove_prefix(1);
    }
    return word;
  }

  tree bracket() {
    expect("m<");
    std::vector<tree> arguments{argument().mapping};
    while (accept(", ")) arguments.push_back(argument().mapping);
    expect(">");
    tree product = std::move(arguments.back());
    for (std::size_t k = arguments.size() - 1; k-- > 0;) {
      product = outer_tree(std::move(arguments[k]), std::move(product));
    }
    return product;
  }

  value argument() {
    value left = primary();
    for (;;) {
      if (accept(" * ")) {
        value right = primary();
        if (left.integer && right.integer) fail("C++ multiplies two integers");
        left = {outer_tree(std::move(left.mapping), std::move(right.mapping)), false, true};
      } else if (text_.starts_with(" / ") || text_.starts_with(" % ")) {
        const bool divides = text_[1] == '/';
        text_.remove_prefix(3);
        if (left.integer) fail("C++ divides two integers");
        if (left.product) fail("a bare product is divided");
        const i64 n = number();
        left = {divides ? stride_tree(std::move(left.mapping), n) : modulo_tree(std::move(left.mapping), n)};
      } else {
        return left;
      }
    }
  }

  tree expression() {
    value v = argument();
    if (v.integer) fail("an integer is no expression");
    return v.mapping;
  }

  value primary() {
    if (std::isdigit(static_cast<unsigned char>(text_[0]))) return {broadcast_tree(number()), true};
    if (accept("(")) {
      value inside = argument();
      expect(")");
      return inside;
    }
    const std::string word = name();
    for (const axis_info& axis : known_axes) {
      if (word == axis.name) return {axis_tree(axis)};
    }
    if (word == "m_v") {
      expect("<");
      tree inside = bracket();
      expect(">");
      return {std::move(inside)};
    }
    padding_kind kind = top;
    if (word == "pad" && accept("<")) {
      kind = accept("zero") ? zero : bottom;
      if (kind == bottom) expect("bottom");
      expect(">");
    }
    expect("(");
    if (word == "linear") {
      std::vector<std::pair<tree, i64>> terms;
      do {
        expect("term(");
        tree term = argument().mapping;
        expect(", ");
        terms.emplace_back(std::move(term), number());
        expect(")");
      } while (accept(", "));
      expect(")");
      return {linear_tree(std::move(terms))};
    }
    tree e = expression();
    std::vector<i64> numbers;
    while (accept(", ")) numbers.push_back(number());
    expect(")");
    if (word == "fused") return {std::move(e)};
    if (word == "pad") return {padding_tree(std::move(e), numbers.at(0), kind)};
    if (word == "resize") return {resized_tree(std::move(e), numbers.at(0))};
    if (word == "slice") {
      const i64 step = numbers.size() > 2 ? numbers[2] : 1;
      return {sliced_tree(std::move(e), numbers.at(0), numbers.at(1), step)};
    }
    fail("unknown " + word);
  }

  std::string_view text_;
};

std::string printed(const std::vector<node>& nodes) {
  short_text out;
  detail::notation(out, nodes.data()).bracket(0);
  return out.c_str();
}

}  // namespace

TEST_CASE("a printed mapping reads back as the same mapping") {
  drawer draw(20240607);
  int compared = 0;
  for (int k = 0; k < 20000; ++k) {
    const std::vector<node> nodes = draw.draw(1 + k % 5).nodes();
    const std::string text = printed(nodes);
    if (text.size() >= 1020) continue;  // cut off
    CAPTURE(text);
    const std::vector<node> again = reader(text).whole().nodes();
    ++compared;
    if (again.size() != nodes.size() || !detail::same_subtree(nodes.data(), again.data())) {
      FAIL(text + " reads back as " + printed(again));
    }
  }
  CHECK(compared > 19000);
}

TEST_CASE("the reader refuses what the library refuses") {
  CHECK_THROWS(reader("m<A * B / 4>").whole());
  CHECK_THROWS(reader("m<(A * B) % 4>").whole());
  CHECK_THROWS(reader("m<4 / 2>").whole());
  CHECK_THROWS(reader("m<2 * 3>").whole());
  CHECK_THROWS(reader("m<pad(4, 8)>").whole());
  CHECK(printed(reader("m<A * B>").whole().nodes()) == "m<A, B>");
}
