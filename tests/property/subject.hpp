// What is tested: something that answers every question about variables, or refuses to.
#pragma once
#include <tmap/algebra/equivalent.hpp>

#include "brute.hpp"

namespace property {

using tmap::detail::answer;
using tmap::detail::fault;

/// One variable's answers.
struct facts {
  fault broken = fault::none;
  i64 size = 0;
  std::vector<cell_set> cells{};
  answer overlapping = answer::unknown;
  answer replicated = answer::unknown;
  answer complete = answer::unknown;
};

/// Answers about two variables over the same axes.
struct comparison {
  answer equivalent = answer::unknown;
  answer same_domain = answer::unknown;
  answer stores_all = answer::unknown;  // the first has every index of the second
};

class subject {
 public:
  virtual ~subject() = default;
  virtual void take(const variable& a, const variable& b) = 0;
  virtual facts about(bool second) = 0;
  virtual comparison compare() = 0;
};

/// Writes a tree as the nodes that mapping types describe themselves by.
inline int describe(const expression& e, tmap::detail::syntax& out, const tmap::axis_info* axes) {
  using tmap::detail::constructor;
  static constexpr constructor kinds[] = {constructor::axis,    constructor::broadcast, constructor::outer,
                                          constructor::stride,  constructor::modulo,    constructor::padding,
                                          constructor::resized, constructor::sliced,    constructor::linear};
  if (e.kind == op::linear) {
    int heads[16] = {};
    const std::size_t count = e.kids.size();
    for (std::size_t k = 0; k < count; ++k) {
      i64 size = 1;
      for (std::size_t j = k; j < count; ++j) size += (e.kids[j]->size - 1) * e.weights[j];
      for (std::size_t j = k; j < count; ++j) size = e.kids[j]->size == 0 ? 0 : size;
      heads[k] = out.open({.kind = constructor::linear, .size = size, .count = e.weights[k]});
      if (k > 0) out.nodes[heads[k - 1]].right = heads[k];
      out.nodes[heads[k]].left = describe(*e.kids[k], out, axes);
    }
    for (std::size_t k = count; k-- > 0;) out.close(heads[k]);
    return heads[0];
  }
  const int at = out.open({.kind = kinds[static_cast<int>(e.kind)], .size = e.size});
  if (e.kind == op::axis) out.nodes[at].axis = &axes[e.axis];
  if (e.kind == op::stride || e.kind == op::modulo) out.nodes[at].count = e.n;
  if (e.kind == op::pad) out.nodes[at].pad = e.pad;
  if (e.kind == op::slice) {
    out.nodes[at].start = e.start;
    out.nodes[at].step = e.step;
  }
  if (!e.kids.empty()) out.nodes[at].left = describe(*e.kids[0], out, axes);
  if (e.kids.size() > 1) out.nodes[at].right = describe(*e.kids[1], out, axes);
  return out.close(at);
}

/// The library's algebra. A planted mistake changes what it lowers to.
class engine : public subject {
 public:
  void take(const variable& a, const variable& b) override {
    for (int k = 0; k < axis_count; ++k) axes_[k] = {axis_names[k], a.sizes[k]};
    lower(a, forms_[0]);
    lower(b, forms_[1]);
  }

  facts about(bool second) override {
    const tmap::detail::lowered& x = forms_[second];
    facts out;
    out.broken = x.all.broken;
    if (out.broken != fault::none) return out;
    out.size = x.all.size;
    for (i64 s = 0; s < out.size; ++s) {
      cell_set cell;
      const tmap::cell none = each_index(x.all, s, [&](const tmap::tensor_index& t) {
        cell.indices.push_back(coordinates_of(t));
        return true;
      });
      if (cell.indices.empty()) cell.kind = none.kind();
      const tmap::cell first = cell_at(x.all, s);
      if (first.is_index() ? cell.indices.empty() || coordinates_of(first.index()) != cell.indices[0]
                           : !cell.indices.empty() || first.kind() != cell.kind) {
        throw tmap::error("cell_at and each_index differ");
      }
      std::sort(cell.indices.begin(), cell.indices.end());
      cell.indices.erase(std::unique(cell.indices.begin(), cell.indices.end()), cell.indices.end());
      out.cells.push_back(std::move(cell));
    }
    if (!cell_at(x.all, out.size).is_out_of_bounds() || !cell_at(x.all, -1).is_out_of_bounds()) {
      throw tmap::error("a position past the end is not out of bounds");
    }
    out.overlapping = overlaps(x.live);
    out.replicated = replicates(x.live);
    out.complete = covers_box(x.live);
    return out;
  }

  comparison compare() override {
    const tmap::detail::lowered &a = forms_[0], &b = forms_[1];
    comparison out;
    out.equivalent = same_mapping(a, b);
    out.same_domain = same_indices(a.live, b.live);
    const tmap::detail::gap gap = first_gap(a.live, b.live);
    out.stores_all = gap.unknown ? answer::unknown : gap.none() ? answer::yes : answer::no;
    return out;
  }

 protected:
  virtual void spoil(tmap::detail::lowered&) {}

 private:
  coordinates coordinates_of(const tmap::tensor_index& t) const {
    coordinates out{};
    for (int k = 0; k < axis_count; ++k) out[static_cast<std::size_t>(k)] = t[axes_[k]];
    return out;
  }

  void lower(const variable& v, tmap::detail::lowered& out) {
    int count = 1;
    for (const tree& part : v.parts) count += part->nodes;
    nodes_.assign(static_cast<std::size_t>(count), {});
    tmap::detail::syntax syntax{nodes_.data(), 0};
    int roots[8] = {};
    int parts = 0;
    for (const tree& part : v.parts) roots[parts++] = describe(*part, syntax, axes_);
    out = tmap::detail::lowered();
    tmap::detail::lower(out, nodes_.data(), roots, parts);
    spoil(out);
  }

  tmap::axis_info axes_[axis_count];
  std::vector<tmap::detail::node> nodes_{};
  tmap::detail::lowered forms_[2]{};
};

/// Brute force itself, with one of its rules changed.
class mistaken : public subject {
 public:
  explicit mistaken(const rules& r) : rules_(r) {}

  void take(const variable& a, const variable& b) override {
    tables_[0] = tabulate(a, rules_);
    tables_[1] = tabulate(b, rules_);
  }
  facts about(bool second) override {
    const table& t = tables_[second];
    if (t.refused) return {.broken = fault::overshoot_padded_differently};
    return {.size = static_cast<i64>(t.cells.size()),
            .cells = t.cells,
            .overlapping = yes(t.overlapping),
            .replicated = yes(t.replicated),
            .complete = yes(t.complete)};
  }
  comparison compare() override {
    const table &a = tables_[0], &b = tables_[1];
    return {
        .equivalent = yes(a.cells == b.cells),
        .same_domain = yes(a.domain == b.domain),
        .stores_all = yes(std::includes(a.domain.begin(), a.domain.end(), b.domain.begin(), b.domain.end()))};
  }

 private:
  static answer yes(bool b) { return b ? answer::yes : answer::no; }
  rules rules_;
  table tables_[2];
};

}  // namespace property
