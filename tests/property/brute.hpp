// The brute-force evaluator: the relation of a variable, position by position, from the semantics page alone.
//
// A position walks down the expression and leaves events, major first: a contribution to an axis, a
// contribution to some E under `/` and `%`, or padding. Contributions to one E add up and are decoded through
// E once; what is left tells the cell. A linear combination walks once for every choice of its terms.
#pragma once
#include <algorithm>
#include <array>

#include "expression.hpp"

namespace property {

/// The rules that a planted mistake may change.
struct rules {
  bool fuse = true;                  // contributions to one E add up before they are decoded
  bool major_first = true;           // of two paddings the major one is the cell
  bool overshoot_keeps_kind = true;  // and is not always top
  bool nested_keeps_kind = true;     // pad<bottom>(pad<zero>(A, 4), 8) has a zero
  bool weigh_position_only = true;   // correction 1
  bool absolute_slices = true;
  bool every_choice = true;  // of a linear combination, not only the first
  bool holes_are_top = true;
};

using coordinates = std::array<i64, axis_count>;

/// A cell as brute force knows it.
struct cell_set {
  std::vector<coordinates> indices{};  // sorted, each once; none: padding
  padding_kind kind = top;
  bool contested =
      false;             // choices of one combination are padded with different kinds: any kind, or a refusal
  bool refused = false;  // an overshoot between digits padded with different kinds: a refusal

  friend bool operator==(const cell_set& a, const cell_set& b) {
    return a.indices == b.indices && (!a.indices.empty() || a.kind == b.kind);
  }
};

class evaluator {
 public:
  explicit evaluator(const variable& v, const rules& r = {}) : variable_(v), rules_(r) {}

  cell_set at(i64 position) {
    indices_.clear();
    paddings_.clear();
    events_.clear();
    descend(static_cast<int>(variable_.parts.size()) - 1, position, nullptr);
    return indices_.empty() ? padding_of_all() : live();
  }

 private:
  enum class what : unsigned char { to_axis, to_chain, padding, alone };
  struct scope {  // the places inside the outermost linear combination around
    int first = -1;
    int last = -1;
  };
  struct event {
    what is = what::padding;
    padding_kind kind = top;
    bool refused = false;
    int axis = -1;
    const expression* chain = nullptr;
    i64 value = 0;
    unsigned pads = 0;  // the kinds of padding on the way here
    int place = 0;      // in the order of the spelling, the major one first
    scope within{};
    const expression* sum = nullptr;  // the E whose sum of contributions this comes from
  };
  /// What is still to be walked; a replay puts events back that stand after a chain decoded in place.
  struct task {
    const expression* e;
    i64 at;
    event from;  // the pads, the place and the scope
    const task* next;
    const std::vector<event>* replay = nullptr;
    bool decoding = false;  // all that a chain decodes to stands where the chain stood
  };
  static constexpr int late = 1 << 20;  // what only a sum breaks comes after all else, in the same order
  static constexpr int last = 1 << 30;

  static event moved(event from, const task& t, int by) {
    if (!t.decoding) from.place += by;
    return from;
  }

  void descend(int part, i64 position, const task* next) {
    if (part < 0) return walk(next);
    const tree& e = variable_.parts[static_cast<std::size_t>(part)];
    const task here{e.get(), position % e->size, {.place = 1000 * part}, next};
    descend(part - 1, position / e->size, &here);
  }

  void with(const event& e, const task* next) {
    events_.push_back(e);
    walk(next);
    events_.pop_back();
  }
  void with_padding(event from, padding_kind kind, const task* next) {
    from.is = what::padding;
    from.kind = kind;
    with(from, next);
  }

  void walk(const task* t) {
    if (t == nullptr) return conclude();
    if (t->replay != nullptr) {
      const std::size_t size = events_.size();
      events_.insert(events_.end(), t->replay->begin(), t->replay->end());
      walk(t->next);
      events_.resize(size);
      return;
    }
    const expression& e = *t->e;
    const auto inside = [&](const expression* inner, i64 at, const event& from) {
      const task here{inner, at, from, t->next, nullptr, t->decoding};
      walk(&here);
    };
    switch (e.kind) {
      case op::axis: {
        event here = t->from;
        here.is = what::to_axis;
        here.axis = e.axis;
        here.value = t->at;
        return with(here, t->next);
      }
      case op::broadcast:
        return walk(t->next);
      case op::product: {
        const expression &major = *e.kids[0], &minor = *e.kids[1];
        const task second{&minor,  t->at % minor.size, moved(t->from, *t, major.nodes + 1), t->next,
                          nullptr, t->decoding};
        const task first{&major, t->at / minor.size, moved(t->from, *t, 1), &second, nullptr, t->decoding};
        return walk(&first);
      }
      case op::stride:
      case op::modulo: {
        const expression* base = &e;
        event here = t->from;
        here.value = t->at;
        for (; base->kind == op::stride || base->kind == op::modulo; base = base->kids[0].get()) {
          if (base->kind == op::stride) here.value *= base->n;
        }
        here.chain = base;
        here.is = what::to_chain;
        if (base->kind == op::axis || base->kind == op::broadcast || !rules_.fuse)
          return decode(here, t->next);
        return with(here, t->next);
      }
      case op::pad: {
        const expression* inner = e.kids[0].get();
        event here = moved(t->from, *t, 1);
        if (e.n > inner->size) here.pads |= 1u << static_cast<unsigned>(e.pad);
        if (!rules_.nested_keeps_kind) {
          while (inner->kind == op::pad) inner = inner->kids[0].get();
        }
        if (t->at >= inner->size) return with_padding(t->from, e.pad, t->next);
        return inside(inner, t->at, here);
      }
      case op::resize:
        return inside(e.kids[0].get(), t->at, moved(t->from, *t, 1));
      case op::slice:
        return inside(e.kids[0].get(), (rules_.absolute_slices ? e.start : 0) + e.step * t->at,
                      moved(t->from, *t, 1));
      case op::linear: {
        event here = t->from;
        if (here.within.first < 0) {
          here.within = {here.place, t->decoding ? here.place : here.place + e.nodes - 1};
        }
        bool reached = false;
        choose(e, static_cast<int>(e.kids.size()) - 1, t->at, *t, here, t->next, reached);
        if (!reached) with_padding(here, rules_.holes_are_top ? top : bottom, t->next);
        return;
      }
    }
  }

  /// Every way to write rest as a sum over terms 0..k.
  void choose(const expression& e, int k, i64 rest, const task& whole, const event& from, const task* next,
              bool& reached) {
    if (reached && !rules_.every_choice) return;
    if (k < 0) {
      if (rest != 0) return;
      reached = true;
      return walk(next);
    }
    const i64 weight = e.weights[static_cast<std::size_t>(k)];
    const expression* inner = e.kids[static_cast<std::size_t>(k)].get();
    int offset = 1;
    for (int j = 0; j < k; ++j) offset += e.kids[static_cast<std::size_t>(j)]->nodes;
    for (i64 s = 0; s < inner->size && s * weight <= rest; ++s) {
      const i64 at = rules_.weigh_position_only ? s : s * weight;
      const task here{inner, at, moved(from, whole, offset), next, nullptr, whole.decoding};
      if (at < inner->size) choose(e, k - 1, rest - s * weight, whole, from, &here, reached);
    }
  }

  /// A position of E, which a sum may carry past its end.
  void decode(const event& sum, const task* next) {
    const expression* e = sum.chain;
    const bool pads = e->kind == op::pad && e->n > e->kids[0]->size;
    if (sum.value >= e->size && !pads && e->kind != op::axis) return with(overshoot(sum), next);
    event from = sum;
    from.chain = nullptr;
    const task here{e, sum.value, from, next, nullptr, true};
    walk(&here);
  }

  event overshoot(event e) const {
    e.is = what::padding;
    e.kind = (e.pads & 1u) != 0 || e.pads == 0 ? top : (e.pads & 2u) != 0 ? zero : bottom;
    if (!rules_.overshoot_keeps_kind) e.kind = top;
    e.refused = (e.pads & (e.pads - 1)) != 0;
    return e;
  }

  void conclude() {
    const event* largest = nullptr;
    for (const event& e : events_) {
      if (e.is == what::to_chain && (largest == nullptr || e.chain->nodes > largest->chain->nodes))
        largest = &e;
    }
    if (largest == nullptr) return tell();
    const expression* chain = largest->chain;
    const std::vector<event> before = events_;
    std::vector<std::size_t> arrivals;
    for (std::size_t k = 0; k < before.size(); ++k) {
      if (before[k].is == what::to_chain && spelled_alike(*before[k].chain, *chain)) arrivals.push_back(k);
    }
    if (arrivals.size() == 1) {
      const auto here = before.begin() + static_cast<std::ptrdiff_t>(arrivals[0]);
      const std::vector<event> after(here + 1, before.end());
      events_.assign(before.begin(), here);
      const task rest{nullptr, 0, {}, nullptr, &after};
      decode(*here, &rest);
    } else {
      event sum{.chain = chain, .sum = chain};
      int first = late, delay = 0;  // as the first contribution stands, after all that contributes
      for (std::size_t k : arrivals) {
        first = std::min(first, before[k].place % late);
        delay = std::max(delay, before[k].place / late);
      }
      sum.place = first + (delay + 1) * late;
      events_.clear();
      for (const event& e : before) {
        if (e.is != what::to_chain || !spelled_alike(*e.chain, *chain)) {
          events_.push_back(e);
          continue;
        }
        sum.value += e.value;
        sum.pads |= e.pads;
        if (!alone(*chain, e.value)) continue;
        event mark = e;
        mark.is = what::alone;
        mark.sum = chain;
        events_.push_back(mark);
      }
      decode(sum, nullptr);
    }
    events_ = before;
  }

  /// Is a contribution padding even by itself, so that where it stands decides which padding comes first?
  bool alone(const expression& chain, i64 value) {
    if (value >= chain.size) return true;
    variable single = variable_;
    single.parts = {tree(tree(), &chain)};
    evaluator inner(single, rules_);
    inner.at(value);
    if (!inner.indices_.empty()) return false;
    for (const event& e : inner.paddings_) {
      if (e.place == last) return false;
    }
    return true;
  }

  /// The cell of one choice, all chains decoded.
  void tell() {
    const event* first = nullptr;
    int place = 0;
    for (const event& e : events_) {
      if (e.is != what::padding && e.is != what::alone) continue;
      const event* padding = e.is == what::padding ? &e : decoded(e.sum);
      if (padding == nullptr) continue;
      if (first == nullptr || (rules_.major_first ? e.place < place : e.place >= place)) {
        first = padding;
        place = e.place;
      }
    }
    if (first != nullptr) return paddings_.push_back(*first);
    coordinates index{};
    unsigned pads[axis_count] = {};
    int order[axis_count] = {};
    int axes = 0;
    bool past = false;
    for (const event& e : events_) {
      if (e.is != what::to_axis) continue;
      bool met = false;
      for (int k = 0; k < axes; ++k) met = met || order[k] == e.axis;
      if (!met) order[axes++] = e.axis;
      index[static_cast<std::size_t>(e.axis)] += e.value;
      pads[e.axis] |= e.pads;
    }
    for (int k = 0; k < axes; ++k) {
      if (index[static_cast<std::size_t>(order[k])] < variable_.sizes[order[k]]) continue;
      paddings_.push_back(overshoot({.pads = pads[order[k]], .place = last}));
      past = true;
    }
    if (!past) indices_.push_back(index);
  }

  /// The padding that a sum of contributions came to, null where it is an index.
  const event* decoded(const expression* sum) const {
    for (const event& e : events_) {
      if (e.is == what::padding && e.sum != nullptr && spelled_alike(*e.sum, *sum)) return &e;
    }
    return nullptr;
  }

  cell_set live() {
    std::sort(indices_.begin(), indices_.end());
    indices_.erase(std::unique(indices_.begin(), indices_.end()), indices_.end());
    return {.indices = indices_};
  }

  /// Every choice is padding: that which comes last is left when the combinations before it take a live
  /// choice.
  cell_set padding_of_all() const {
    const event* left = &paddings_.front();
    for (const event& e : paddings_) {
      if (e.place > left->place) left = &e;
    }
    cell_set out{.kind = left->kind, .refused = left->refused};
    for (const event& e : paddings_) {
      const bool together = left->place == e.place ||
                            (e.within.first <= left->place && left->place <= e.within.last) ||
                            left->place >= late;
      if (e.kind != left->kind && together) out.contested = true;
      if (e.refused != left->refused) out.refused = false;
    }
    return out;
  }

  const variable& variable_;
  rules rules_;
  std::vector<event> events_{};
  std::vector<coordinates> indices_{};
  std::vector<event> paddings_{};
};

/// Everything there is to know of a variable, by enumeration.
struct table {
  std::vector<cell_set> cells{};
  std::vector<coordinates> domain{};  // sorted, each once
  bool contested = false;
  bool refused = false;
  bool overlapping = false;
  bool replicated = false;
  bool complete = false;
};

inline void note_axes(const expression& e, bool* met) {
  if (e.kind == op::axis) met[e.axis] = true;
  for (const tree& kid : e.kids) note_axes(*kid, met);
}

inline table tabulate(const variable& v, const rules& r = {}) {
  table out;
  evaluator evaluate(v, r);
  const i64 size = v.size();
  out.cells.reserve(static_cast<std::size_t>(size));
  for (i64 s = 0; s < size; ++s) {
    out.cells.push_back(evaluate.at(s));
    const cell_set& cell = out.cells.back();
    out.contested = out.contested || cell.contested;
    out.refused = out.refused || (cell.refused && !cell.contested);
    out.overlapping = out.overlapping || cell.indices.size() > 1;
    out.domain.insert(out.domain.end(), cell.indices.begin(), cell.indices.end());
  }
  std::sort(out.domain.begin(), out.domain.end());
  const auto last = std::unique(out.domain.begin(), out.domain.end());
  out.replicated = last != out.domain.end();
  out.domain.erase(last, out.domain.end());
  bool met[axis_count] = {};
  for (const tree& part : v.parts) note_axes(*part, met);
  i64 box = 1;
  for (int k = 0; k < axis_count; ++k) box *= met[k] ? v.sizes[k] : 1;
  out.complete = static_cast<i64>(out.domain.size()) == box;
  return out;
}

}  // namespace property
