// Mapping expressions as run-time values, and the brute-force side's own idea of them: built, printed and
// rebuilt without a line of the library's algebra.
#pragma once
#include <memory>
#include <string>
#include <tmap/cell.hpp>
#include <vector>

namespace property {

using tmap::bottom;
using tmap::i64;
using tmap::padding_kind;
using tmap::top;
using tmap::zero;

inline constexpr int axis_count = 3;
inline constexpr const char* axis_names[axis_count] = {"A", "B", "C"};
inline constexpr i64 largest_size = 1 << 20;

enum class op : unsigned char { axis, broadcast, product, stride, modulo, pad, resize, slice, linear };

struct expression;
using tree = std::shared_ptr<const expression>;

/// One constructor; kids are its operands, major first, or the terms of a linear combination.
struct expression {
  op kind = op::broadcast;
  i64 size = 1;
  int axis = -1;
  i64 n = 1;  // divisor, modulus, target or count
  i64 start = 0;
  i64 step = 1;
  padding_kind pad = top;
  std::vector<tree> kids{};
  std::vector<i64> weights{};
  int nodes = 1;
};

/// The parts of a variable, major first, over three axes.
struct variable {
  i64 sizes[axis_count] = {1, 1, 1};
  std::vector<tree> parts{};

  i64 size() const {
    i64 product = 1;
    for (const tree& part : parts) product *= part->size;
    return product;
  }
};

/// Fills in the size; null where the expression breaks a rule or grows too large.
inline tree finish(expression e, const i64* sizes) {
  for (const tree& kid : e.kids) {
    if (kid == nullptr) return nullptr;
  }
  const i64 inner = e.kids.empty() ? 0 : e.kids[0]->size;
  bool valid = true;
  switch (e.kind) {
    case op::axis:
      e.size = sizes[e.axis];
      break;
    case op::broadcast:
      e.size = e.n;
      break;
    case op::product:
      e.size = inner * e.kids[1]->size;
      break;
    case op::stride:
      valid = e.n > 0 && inner % e.n == 0;
      e.size = valid ? inner / e.n : 0;
      break;
    case op::modulo:
      valid = e.n > 0 && inner % e.n == 0;
      e.size = e.n;
      break;
    case op::pad:
      valid = e.n >= inner;
      e.size = e.n;
      break;
    case op::resize:
      valid = e.n >= 0 && e.n <= inner;
      e.size = e.n;
      break;
    case op::slice:
      valid = e.start >= 0 && e.step >= 1 && e.n >= 0 && (e.n == 0 || e.start + e.step * (e.n - 1) < inner);
      e.size = e.n;
      break;
    case op::linear: {
      e.size = 1;
      bool empty = false;
      for (std::size_t k = 0; k < e.kids.size(); ++k) {
        valid = valid && e.weights[k] >= 0 && e.weights[k] < largest_size;
        empty = empty || e.kids[k]->size == 0;
        if (valid) e.size += (e.kids[k]->size - 1) * e.weights[k];
      }
      if (empty) e.size = 0;
      break;
    }
  }
  if (!valid || e.size < 0 || e.size > largest_size) return nullptr;
  e.nodes = 1;
  for (const tree& kid : e.kids) e.nodes += kid->nodes;
  if (e.kind == op::linear) e.nodes += static_cast<int>(e.kids.size()) - 1;
  return std::make_shared<const expression>(std::move(e));
}

inline tree axis(int k, const i64* sizes) { return finish({.kind = op::axis, .axis = k}, sizes); }
inline tree broadcast(i64 n) { return finish({.kind = op::broadcast, .n = n}, nullptr); }
inline tree product(tree a, tree b) {
  return finish({.kind = op::product, .kids = {std::move(a), std::move(b)}}, nullptr);
}
inline tree stride(tree e, i64 n) {
  return finish({.kind = op::stride, .n = n, .kids = {std::move(e)}}, nullptr);
}
inline tree modulo(tree e, i64 n) {
  return finish({.kind = op::modulo, .n = n, .kids = {std::move(e)}}, nullptr);
}
inline tree pad(tree e, i64 n, padding_kind kind) {
  return finish({.kind = op::pad, .n = n, .pad = kind, .kids = {std::move(e)}}, nullptr);
}
inline tree resize(tree e, i64 n) {
  return finish({.kind = op::resize, .n = n, .kids = {std::move(e)}}, nullptr);
}
inline tree slice(tree e, i64 start, i64 n, i64 step) {
  return finish({.kind = op::slice, .n = n, .start = start, .step = step, .kids = {std::move(e)}}, nullptr);
}
inline tree linear(std::vector<tree> terms, std::vector<i64> weights) {
  return finish({.kind = op::linear, .kids = std::move(terms), .weights = std::move(weights)}, nullptr);
}

/// Do two trees spell the same mapping?
inline bool spelled_alike(const expression& a, const expression& b) {
  if (&a == &b) return true;
  if (a.kind != b.kind || a.size != b.size || a.axis != b.axis || a.n != b.n || a.start != b.start ||
      a.step != b.step || a.pad != b.pad || a.nodes != b.nodes || a.weights != b.weights ||
      a.kids.size() != b.kids.size()) {
    return false;
  }
  for (std::size_t k = 0; k < a.kids.size(); ++k) {
    if (!spelled_alike(*a.kids[k], *b.kids[k])) return false;
  }
  return true;
}

/// Node number `at` (in pre-order, over constructors and not terms) and its replacement, null where invalid.
inline int tree_nodes(const tree& e) {
  int count = 1;
  for (const tree& kid : e->kids) count += tree_nodes(kid);
  return count;
}
inline tree node_at(const tree& e, int at) {
  if (at == 0) return e;
  --at;
  for (const tree& kid : e->kids) {
    const int count = tree_nodes(kid);
    if (at < count) return node_at(kid, at);
    at -= count;
  }
  return nullptr;
}
inline tree replace_at(const tree& e, int at, const tree& by, const i64* sizes) {
  if (at == 0) return by;
  expression copy = *e;
  --at;
  for (tree& kid : copy.kids) {
    const int count = tree_nodes(kid);
    if (at >= 0 && at < count) {
      kid = replace_at(kid, at, by, sizes);
      if (kid == nullptr) return nullptr;
    }
    at -= count;
  }
  return finish(std::move(copy), sizes);
}

/// The same spelling over axes of other sizes; null where a rule breaks.
inline tree resized_axes(const tree& e, const i64* sizes) {
  expression copy = *e;
  for (tree& kid : copy.kids) {
    kid = resized_axes(kid, sizes);
    if (kid == nullptr) return nullptr;
  }
  return finish(std::move(copy), sizes);
}

/// Prints an expression as a user would write it inside m<...>.
inline std::string to_string(const expression& e, bool operand = false) {
  const auto inner = [&](std::size_t k) { return to_string(*e.kids[k], true); };
  const auto number = [](i64 n) { return std::to_string(n); };
  const auto dividend = [&] { return e.kids[0]->kind == op::product ? "fused" + inner(0) : inner(0); };
  const auto wrapped = [&](const std::string& s) { return operand ? "(" + s + ")" : s; };
  switch (e.kind) {
    case op::axis:
      return axis_names[e.axis];
    case op::broadcast:
      return operand ? "m_v<m<" + number(e.n) + ">>" : number(e.n);
    case op::product:
      return wrapped(inner(0) + " * " + inner(1));
    case op::stride:
      return wrapped(dividend() + " / " + number(e.n));
    case op::modulo:
      return wrapped(dividend() + " % " + number(e.n));
    case op::pad: {
      const char* kind = e.pad == top ? "" : e.pad == zero ? "<zero>" : "<bottom>";
      return std::string("pad") + kind + "(" + inner(0) + ", " + number(e.n) + ")";
    }
    case op::resize:
      return "resize(" + inner(0) + ", " + number(e.n) + ")";
    case op::slice:
      return "slice(" + inner(0) + ", " + number(e.start) + ", " + number(e.n) + ", " + number(e.step) + ")";
    case op::linear: {
      std::string out = "linear(";
      for (std::size_t k = 0; k < e.kids.size(); ++k) {
        out += (k == 0 ? "term(" : ", term(") + inner(k) + ", " + number(e.weights[k]) + ")";
      }
      return out + ")";
    }
  }
  return {};
}

/// m<A, B / 2>, one for each part.
inline std::string to_string(const variable& v) {
  std::string out;
  for (const tree& part : v.parts) {
    out += out.empty() ? "m<" : ", m<";
    const expression* e = part.get();
    for (; e->kind == op::product; e = e->kids[1].get()) out += to_string(*e->kids[0]) + ", ";
    out += to_string(*e) + ">";
  }
  return out;
}
inline std::string axes_to_string(const variable& v) {
  std::string out;
  for (int k = 0; k < axis_count; ++k) {
    out += std::string(k == 0 ? "" : ", ") + axis_names[k] + " = " + std::to_string(v.sizes[k]);
  }
  return out;
}

}  // namespace property
