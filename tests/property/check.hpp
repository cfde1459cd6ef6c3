// Compares a subject with brute force, counts refusals, and shrinks what differs.
#pragma once
#include <optional>

#include "subject.hpp"

namespace property {

/// The questions, in the order in which they are asked.
enum class question : unsigned char {
  size,
  cell,
  kind,
  contested,
  functional,
  injective,
  complete,
  equivalent,
  same_domain,
  stores_all,
  consistent
};
inline constexpr int question_count = 11;
inline constexpr const char* question_names[question_count] = {
    "size",     "cell",       "padding kind", "refusal asked for", "functional", "injective",
    "complete", "equivalent", "same domain",  "stores all",        "consistent"};

inline constexpr int fault_count = static_cast<int>(fault::paddings_of_two_kinds_meet) + 1;

struct tally {
  i64 pairs = 0;
  i64 variables = 0;
  i64 positions = 0;
  i64 equal = 0;
  i64 comparisons = 0;  // pairs of which neither is broken
  i64 broken[fault_count] = {};
  i64 asked[question_count] = {};
  i64 unknown[question_count] = {};
  i64 yes[question_count] = {};
  int show = -1;  // the question of which an unknown counts as a difference
};

struct difference {
  question asked;
  std::string detail;
};

inline std::string to_string(const cell_set& c) {
  if (c.indices.empty()) return std::string("padding ") + tmap::to_text(c.kind);
  std::string out;
  for (const coordinates& t : c.indices) {
    out += out.empty() ? "{" : " {";
    for (std::size_t k = 0; k < t.size(); ++k) out += (k == 0 ? "" : ", ") + std::to_string(t[k]);
    out += "}";
  }
  return out;
}

inline std::optional<difference> differs(question asked, answer said, bool truth, tally* count) {
  if (count != nullptr) {
    ++count->asked[static_cast<int>(asked)];
    count->unknown[static_cast<int>(asked)] += said == answer::unknown;
    count->yes[static_cast<int>(asked)] += truth;
  }
  const bool shown = count != nullptr && count->show == static_cast<int>(asked);
  if (said == answer::unknown && !shown) return {};
  if ((said == answer::yes) == truth && said != answer::unknown) return {};
  return difference{asked, truth ? "brute force says yes" : "brute force says no"};
}

inline std::optional<difference> check_one(const facts& said, const table& truth, tally* count) {
  if (count != nullptr) {
    ++count->variables;
    ++count->broken[static_cast<int>(said.broken)];
    count->positions += static_cast<i64>(truth.cells.size());
  }
  if (said.broken != fault::none) return {};
  if (said.size != static_cast<i64>(truth.cells.size())) return difference{question::size, ""};
  for (std::size_t s = 0; s < truth.cells.size(); ++s) {
    const cell_set &x = said.cells[s], &y = truth.cells[s];
    if (y.contested) continue;
    if (x == y) continue;
    const bool kinds = x.indices.empty() && y.indices.empty();
    return difference{
        kinds ? question::kind : question::cell,
        "at " + std::to_string(s) + ": got " + to_string(x) + ", brute force has " + to_string(y)};
  }
  if (truth.refused) return difference{question::contested, ""};
  if (auto d = differs(question::functional, said.overlapping, truth.overlapping, count)) return d;
  if (auto d = differs(question::injective, said.replicated, truth.replicated, count)) return d;
  return differs(question::complete, said.complete, truth.complete, count);
}

inline std::optional<difference> check(subject& s, const variable& a, const variable& b, tally* count) {
  const table x = tabulate(a), y = tabulate(b);
  try {
    s.take(a, b);
    const facts first = s.about(false), second = s.about(true);
    if (count != nullptr) ++count->pairs;
    if (auto d = check_one(first, x, count)) return d;
    if (auto d = check_one(second, y, count)) return d;
    if (first.broken != fault::none || second.broken != fault::none) return {};
    const comparison said = s.compare();
    bool equal = x.cells.size() == y.cells.size();
    for (std::size_t k = 0; equal && k < x.cells.size(); ++k) {
      equal = x.cells[k] == y.cells[k] || x.cells[k].contested || y.cells[k].contested;
    }
    const bool contested = equal && (x.contested || y.contested);
    if (count != nullptr) {
      ++count->comparisons;
      count->equal += equal;
    }
    if (!contested) {
      if (auto d = differs(question::equivalent, said.equivalent, equal, count)) return d;
    }
    if (auto d = differs(question::same_domain, said.same_domain, x.domain == y.domain, count)) return d;
    return differs(question::stores_all, said.stores_all,
                   std::includes(x.domain.begin(), x.domain.end(), y.domain.begin(), y.domain.end()), count);
  } catch (const tmap::error& e) {
    return difference{question::consistent, e.what()};
  }
}

/// Calls visit(smaller) for expressions one step simpler.
template <class Visit>
void simpler(const tree& e, const i64* sizes, Visit&& visit) {
  for (const tree& kid : e->kids) visit(kid);
  if (e->kind != op::broadcast) visit(broadcast(1));
  const auto with = [&](auto&& change) {
    expression copy = *e;
    change(copy);
    visit(finish(std::move(copy), sizes));
  };
  if (e->kind == op::axis && e->axis > 0) with([](expression& c) { c.axis = 0; });
  for (i64 n : {i64{0}, i64{1}, i64{2}, e->n / 2, e->n - 1}) {
    if (e->kind != op::axis && e->kind != op::product && e->kind != op::linear && n < e->n && n >= 0)
      with([n](expression& c) { c.n = n; });
  }
  if (e->kind == op::slice) {
    if (e->start > 0) {
      with([](expression& c) { c.start = 0; });
      with([](expression& c) { --c.start; });
    }
    if (e->step > 1) with([](expression& c) { c.step = 1; });
  }
  if (e->kind == op::pad && e->pad != top) {
    with([](expression& c) { c.pad = top; });
    if (e->pad != zero) with([](expression& c) { c.pad = zero; });
  }
  if (e->kind == op::linear) {
    for (std::size_t k = 0; k < e->kids.size(); ++k) {
      if (e->kids.size() > 1) {
        with([k](expression& c) {
          c.kids.erase(c.kids.begin() + static_cast<std::ptrdiff_t>(k));
          c.weights.erase(c.weights.begin() + static_cast<std::ptrdiff_t>(k));
        });
      }
      for (i64 w : {i64{0}, i64{1}, e->weights[k] - 1}) {
        if (w >= 0 && w < e->weights[k]) with([k, w](expression& c) { c.weights[k] = w; });
      }
    }
  }
}

/// Calls visit(smaller) for pairs one step simpler.
template <class Visit>
void simpler(const variable& a, const variable& b, Visit&& visit) {
  for (int k = 0; k < axis_count; ++k) {
    for (i64 n : {i64{1}, i64{2}, a.sizes[k] / 2, a.sizes[k] - 1}) {
      if (n >= a.sizes[k] || n < 0) continue;
      variable c = a, d = b;
      c.sizes[k] = d.sizes[k] = n;
      bool valid = true;
      for (variable* v : {&c, &d}) {
        for (tree& part : v->parts) {
          part = resized_axes(part, v->sizes);
          valid = valid && part != nullptr;
        }
      }
      if (valid) visit(c, d);
    }
  }
  for (bool second : {false, true}) {
    const variable& v = second ? b : a;
    const auto with = [&](const variable& w) { second ? visit(a, w) : visit(w, b); };
    for (std::size_t p = 0; p < v.parts.size(); ++p) {
      if (v.parts.size() > 1) {
        variable w = v;
        w.parts.erase(w.parts.begin() + static_cast<std::ptrdiff_t>(p));
        with(w);
      }
      for (int at = 0; at < tree_nodes(v.parts[p]); ++at) {
        simpler(node_at(v.parts[p], at), v.sizes, [&](const tree& by) {
          if (by == nullptr) return;
          variable w = v;
          w.parts[p] = replace_at(v.parts[p], at, by, v.sizes);
          if (w.parts[p] != nullptr && w.size() <= 4096) with(w);
        });
        // The same step on both sides, so that a pair stays a pair.
        if (second || p >= b.parts.size() || !spelled_alike(*a.parts[p], *b.parts[p])) continue;
        simpler(node_at(v.parts[p], at), v.sizes, [&](const tree& by) {
          if (by == nullptr) return;
          variable w = a, u = b;
          w.parts[p] = u.parts[p] = replace_at(v.parts[p], at, by, v.sizes);
          if (w.parts[p] != nullptr && w.size() <= 4096 && u.size() <= 4096) visit(w, u);
        });
      }
    }
  }
}

inline i64 weight_of(const expression& e) {
  i64 weight = 20 + e.n + e.start + e.step + e.axis + static_cast<i64>(e.pad);
  for (i64 w : e.weights) weight += w;
  for (const tree& kid : e.kids) weight += weight_of(*kid);
  return weight;
}
inline i64 weight_of(const variable& v) {
  i64 weight = 0;
  for (i64 size : v.sizes) weight += size;
  for (const tree& part : v.parts) weight += 5 + weight_of(*part);
  return weight;
}

/// The simplest pair found that still differs in the same question.
inline std::string shrink(subject& s, variable a, variable b, int show = -1) {
  tally unused;
  unused.show = show;
  std::optional<difference> found = check(s, a, b, &unused);
  for (bool changed = found.has_value(); changed;) {
    changed = false;
    variable best_a = a, best_b = b;
    i64 least = weight_of(a) + weight_of(b);
    simpler(a, b, [&](const variable& c, const variable& d) {
      const i64 weight = weight_of(c) + weight_of(d);
      if (weight >= least) return;
      const auto again = check(s, c, d, &unused);
      if (!again || again->asked != found->asked) return;
      least = weight;
      best_a = c;
      best_b = d;
      changed = true;
    });
    a = best_a;
    b = best_b;
  }
  found = check(s, a, b, &unused);
  if (!found) return "no difference";
  return std::string(question_names[static_cast<int>(found->asked)]) + ": " + axes_to_string(a) + "\n    " +
         to_string(a) + "\n    " + to_string(b) + "\n    " + found->detail;
}

}  // namespace property
