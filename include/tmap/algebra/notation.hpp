// Layer 3: mappings printed as the user writes them.
#pragma once
#include <tmap/mapping.hpp>

namespace tmap::detail {

/// Writes mappings, given as nodes, so that C++ reads the text back as the same type.
class notation {
 public:
  constexpr notation(short_text& out, const node* nodes) : out_(out), nodes_(nodes) {}

  /// The whole bracket: m<A, B / 2>. Products along its right side are its commas.
  constexpr void bracket(int at) {
    out_ << "m<";
    for (; is(at, constructor::outer); at = nodes_[at].right) {
      argument(nodes_[at].left);
      out_ << ", ";
    }
    argument(at);
    out_ << '>';
  }

  /// What may stand alone: an argument of the bracket, or of a function that takes integers too.
  constexpr void argument(int at) {
    if (at < 0) {
      out_ << "linear()";
      return;
    }
    const node& x = nodes_[at];
    switch (x.kind) {
      case constructor::axis:
        out_ << x.axis->name;
        return;
      case constructor::broadcast:
        out_ << x.size;
        return;
      case constructor::outer:
        return product(x);
      case constructor::stride:
        dividend(x.left);
        out_ << " / " << x.count;
        return;
      case constructor::modulo:
        dividend(x.left);
        out_ << " % " << x.count;
        return;
      case constructor::padding:
        out_ << "pad";
        if (x.pad != top) out_ << '<' << to_text(x.pad) << '>';
        out_ << '(';
        expression(x.left);
        out_ << ", " << x.size << ')';
        return;
      case constructor::resized:
        out_ << "resize(";
        expression(x.left);
        out_ << ", " << x.size << ')';
        return;
      case constructor::sliced:
        out_ << "slice(";
        expression(x.left);
        out_ << ", " << x.start << ", " << x.size;
        if (x.step != 1) out_ << ", " << x.step;
        out_ << ')';
        return;
      case constructor::linear:
        out_ << "linear(";
        for (int term = at; term >= 0; term = nodes_[term].right) {
          out_ << (term == at ? "term(" : ", term(");
          argument(nodes_[term].left);
          out_ << ", " << nodes_[term].count << ')';
        }
        out_ << ')';
        return;
    }
  }

  /// What must be an expression: an integer alone would not do.
  constexpr void expression(int at) {
    if (!is(at, constructor::broadcast)) return argument(at);
    out_ << "m_v<m<" << nodes_[at].size << ">>";
  }

 private:
  constexpr bool is(int at, constructor kind) const { return at >= 0 && nodes_[at].kind == kind; }

  /// `*` chains to the left, and reads better with parentheses around `/` and `%`.
  constexpr void product(const node& x) {
    const bool integers = is(x.left, constructor::broadcast) && is(x.right, constructor::broadcast);
    if (integers) {
      expression(x.left);
    } else {
      factor(x.left, is(x.left, constructor::stride) || is(x.left, constructor::modulo));
    }
    out_ << " * ";
    factor(x.right, is(x.right, constructor::stride) || is(x.right, constructor::modulo) ||
                        is(x.right, constructor::outer));
  }
  constexpr void factor(int at, bool enclosed) {
    if (enclosed) out_ << '(';
    argument(at);
    if (enclosed) out_ << ')';
  }

  /// What stands left of `/` or `%`.
  constexpr void dividend(int at) {
    const bool product = is(at, constructor::outer);
    if (product) out_ << "fused(";
    expression(at);
    if (product) out_ << ')';
  }

  short_text& out_;
  const node* nodes_;
};

/// The verdict on printing: all but a refusal prints, also what no digits can be found for.
template <class E>
using printed_verdict = std::conditional_t<refused<E>, E, fine<>>;

/// Writes the bracket of a mapping, or the expression inside it.
template <class E>
constexpr void write_mapping(short_text& out) {
  node nodes[E::nodes + 1]{};
  syntax list{nodes, 0};
  const int at = E::describe(list);
  notation(out, nodes).bracket(at);
}
template <class E>
constexpr void write_expression(short_text& out) {
  node nodes[E::nodes + 1]{};
  syntax list{nodes, 0};
  const int at = E::describe(list);
  notation(out, nodes).expression(at);
}

}  // namespace tmap::detail

namespace tmap {

/// Prints a mapping type as users write it: to_text<m<A, B / 2>>() is "m<A, B / 2>".
///
/// Holds    the text is C++ for the same type where the axes' names are in scope; `fused` stands for m_v
/// Errors   compile: the rule that E breaks; text past 1023 characters ends in "..."
template <mapping_or_refusal E>
constexpr short_text to_text() {
  static_assert(sizeof(typename detail::printed_verdict<E>::accepted*) != 0);
  short_text out;
  if constexpr (!refused<E>) detail::write_mapping<E>(out);
  return out;
}

}  // namespace tmap
