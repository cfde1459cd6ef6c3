// Draws variables over three axes, and pairs of them that are often equal or nearly equal.
#pragma once
#include <cstdint>
#include <utility>

#include "expression.hpp"

namespace property {

/// splitmix64: the same numbers with every compiler and library.
class random {
 public:
  explicit random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// A number from low to high, both included.
  i64 between(i64 low, i64 high) {
    return low + static_cast<i64>(next() % static_cast<std::uint64_t>(high - low + 1));
  }
  bool one_in(i64 n) { return between(1, n) == 1; }
  template <class T, std::size_t N>
  const T& one_of(const T (&values)[N]) {
    return values[next() % N];
  }

 private:
  std::uint64_t state_;
};

class drawer {
 public:
  explicit drawer(std::uint64_t seed) : random_(seed) {}

  std::pair<variable, variable> pair() {
    variable a = draw();
    const i64 way = random_.between(0, 99);
    if (way < 15) return {a, another(a)};
    variable b = a;
    for (i64 k = random_.between(0, 3); k >= 0; --k) b = rewritten(b);
    if (way < 60) return {a, b};
    for (i64 k = random_.between(0, 9) == 0; k >= 0; --k) b = nearly(b);
    return {a, b};
  }

  variable draw() {
    variable v;
    for (i64& size : v.sizes) size = axis_size();
    return another(v);
  }

 private:
  i64 axis_size() {
    static constexpr i64 small[] = {1, 2, 2, 3, 3,  4,  4,  4,  5,  6,  6, 7,
                                    8, 8, 8, 9, 12, 12, 13, 16, 16, 24, 27};
    static constexpr i64 rare[] = {0, 0, 1, 32, 36, 61, 64, 127, 128, 129};
    return random_.one_in(14) ? random_.one_of(rare) : random_.one_of(small);
  }

  padding_kind kind() { return static_cast<padding_kind>(random_.between(0, 2)); }

  i64 divisor(i64 n) {
    if (n <= 0) return random_.between(1, 4);
    for (int tries = 0; tries < 6; ++tries) {
      const i64 d = random_.between(1, n < 12 ? n : 12);
      if (n % d == 0 && d != 1 && d != n) return random_.one_in(2) ? d : n / d;
    }
    return random_.one_in(2) ? 1 : n;
  }

  tree leaf() {
    if (random_.one_in(12)) return broadcast(random_.between(0, 20) == 0 ? 0 : random_.between(1, 4));
    return axis(static_cast<int>(random_.between(0, axis_count - 1)), sizes_);
  }

  /// A size at or a little past n, often one with divisors.
  i64 padded_size(i64 n) {
    if (random_.one_in(2)) return n + random_.between(0, 5);
    const i64 unit = random_.between(2, 8);
    return (n + unit) / unit * unit;
  }

  tree sliced(const tree& e) {
    if (e->size == 0) return slice(e, random_.between(0, 2), 0, 1);
    const i64 start = random_.between(0, e->size - 1);
    const i64 step = random_.one_in(2) ? 1 : random_.between(1, 4);
    const i64 most = (e->size - 1 - start) / step + 1;
    return slice(e, start, random_.one_in(3) ? most : random_.between(0, most), step);
  }

  tree combined(const tree& a, const tree& b) {
    switch (random_.between(0, 5)) {
      case 0:
        return linear({a, b}, {b->size, 1});
      case 1:
        return linear({a, b}, {1, a->size});
      case 2:
        return linear({a, b}, {b->size + random_.between(0, 3), 1});
      case 3:
        return linear({a, b}, {b->size > 0 ? b->size - 1 : 0, 1});
      default:
        return linear({a, b}, {random_.between(0, 5), random_.between(0, 3)});
    }
  }

  tree any(int depth) {
    if (depth == 0) return leaf();
    const tree e = any(depth - 1);
    const tree grown = grown_from(e, depth);
    return grown == nullptr ? e : grown;
  }

  tree grown_from(const tree& e, int depth) {
    switch (random_.between(0, 10)) {
      case 0:
      case 1:
        return stride(e, divisor(e->size));
      case 2:
        return modulo(e, divisor(e->size));
      case 3:
      case 4:
        return pad(e, padded_size(e->size), kind());
      case 5:
        return resize(e, random_.between(0, e->size));
      case 6:
        return sliced(e);
      case 7:
        return combined(e, any(depth - 1));
      case 8:
        return e;
      default:
        return product(e, any(depth > 1 ? depth - 2 : 0));
    }
  }

  tree dressed(const tree& e) {
    switch (random_.between(0, 9)) {
      case 0:
        return pad(e, padded_size(e->size), kind());
      case 1:
        return resize(e, random_.between(e->size / 2, e->size));
      case 2:
        return sliced(e);
      default:
        return e;
    }
  }

  tree small_enough(tree e, i64 limit) {
    if (e->size <= limit) return e;
    if (random_.one_in(2)) return resize(e, limit);
    const i64 step = e->size / limit;
    return slice(e, random_.between(0, step - 1), limit, step);
  }

  void add(std::vector<tree>& pieces, tree piece) {
    if (piece == nullptr || piece->nodes > 24) return;
    i64 total = 1;
    for (const tree& p : pieces) total *= p->size;
    if (total * piece->size <= limit_) pieces.push_back(std::move(piece));
  }

  /// Both halves of a split, or three pieces of it.
  void add_split(std::vector<tree>& pieces) {
    tree e = any(static_cast<int>(random_.between(0, 2)));
    if (random_.one_in(2)) e = pad(e, padded_size(e->size), kind());
    if (e == nullptr || e->size == 0) return;
    const i64 n = divisor(e->size);
    tree major = stride(e, n), minor = modulo(e, n);
    if (random_.one_in(3)) {
      const i64 k = divisor(n);
      add(pieces, dressed(stride(minor, k)));
      minor = modulo(minor, k);
    }
    if (!random_.one_in(8)) add(pieces, dressed(major));
    if (!random_.one_in(8)) add(pieces, dressed(minor));
  }

  tree joined(std::vector<tree> pieces) {
    while (pieces.size() > 1) {
      const std::size_t at =
          static_cast<std::size_t>(random_.between(0, static_cast<i64>(pieces.size()) - 2));
      pieces[at] =
          random_.one_in(12) ? combined(pieces[at], pieces[at + 1]) : product(pieces[at], pieces[at + 1]);
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at) + 1);
      if (pieces[at] == nullptr) return nullptr;
    }
    return pieces.empty() ? broadcast(1) : pieces[0];
  }

  /// Another variable over the axes of v.
  variable another(const variable& v) {
    std::copy(v.sizes, v.sizes + axis_count, sizes_);
    const i64 scale = random_.between(0, 99);
    limit_ = scale < 75 ? 48 : scale < 95 ? 256 : 4096;
    for (;;) {
      std::vector<tree> pieces;
      for (i64 k = random_.between(1, 3); k > 0; --k) {
        if (random_.one_in(2)) {
          add_split(pieces);
        } else {
          add(pieces, small_enough(any(static_cast<int>(random_.between(0, 3))), limit_));
        }
      }
      if (random_.one_in(2)) {
        for (std::size_t k = pieces.size(); k > 1; --k) std::swap(pieces[k - 1], pieces[random_.next() % k]);
      }
      const i64 part_count = random_.one_in(3) ? 1 : random_.between(1, 5);
      std::vector<std::vector<tree>> shares(static_cast<std::size_t>(part_count));
      std::size_t part = 0;
      for (const tree& piece : pieces) {
        shares[part].push_back(piece);
        if (part + 1 < shares.size() && random_.one_in(2)) ++part;
      }
      variable out = v;
      out.parts.clear();
      for (const std::vector<tree>& share : shares) {
        tree e = joined(share);
        if (e != nullptr && random_.one_in(6)) e = dressed(e);
        out.parts.push_back(e);
      }
      if (acceptable(out)) return out;
    }
  }

  static bool acceptable(const variable& v) {
    i64 total = 1;
    int nodes = 0;
    for (const tree& part : v.parts) {
      if (part == nullptr) return false;
      total *= part->size;
      nodes += part->nodes;
      if (total > 4096) return false;
    }
    return nodes <= 40 && v.parts.size() <= 5 && choices(v) <= 20000;
  }

  /// About how many ways brute force has to walk.
  static i64 choices(const variable& v) {
    i64 total = v.size();
    for (const tree& part : v.parts) total *= overlaps(*part);
    return total;
  }
  static i64 overlaps(const expression& e) {
    i64 ways = 1, sizes = 1;
    for (const tree& kid : e.kids) {
      ways *= overlaps(*kid);
      sizes *= kid->size;
    }
    if (e.kind == op::linear && e.size > 0) ways *= sizes / e.size + 1;
    return ways < 100000 ? ways : 100000;
  }

  /// One law applied to one node, or parts cut elsewhere.
  variable rewritten(const variable& v) {
    if (random_.one_in(6)) return recut(v);
    return changed(v, [this](const tree& e) { return by_law(e); });
  }
  /// One number, kind, axis or order changed.
  variable nearly(const variable& v) {
    return changed(v, [this](const tree& e) { return by_mistake(e); });
  }

  template <class Change>
  variable changed(const variable& v, Change&& change) {
    std::copy(v.sizes, v.sizes + axis_count, sizes_);
    for (int tries = 0; tries < 12; ++tries) {
      variable out = v;
      tree& part = out.parts[random_.next() % out.parts.size()];
      const int at = static_cast<int>(random_.between(0, tree_nodes(part) - 1));
      const tree by = change(node_at(part, at));
      if (by == nullptr) continue;
      part = replace_at(part, at, by, v.sizes);
      if (acceptable(out)) return out;
    }
    return v;
  }

  variable recut(const variable& v) {
    variable out = v;
    const std::size_t p = random_.next() % out.parts.size();
    const tree part = out.parts[p];
    const auto here = out.parts.begin() + static_cast<std::ptrdiff_t>(p);
    if (part->kind == op::product && random_.one_in(2)) {
      *here = part->kids[1];
      out.parts.insert(here, part->kids[0]);
    } else if (p + 1 < out.parts.size()) {
      *here = product(part, out.parts[p + 1]);
      out.parts.erase(here + 1);
    }
    return acceptable(out) ? out : v;
  }

  tree by_law(const tree& e) {
    const std::vector<tree>& kids = e->kids;
    const auto is = [](const tree& x, op kind) { return x->kind == kind; };
    switch (random_.between(0, 12)) {
      case 0: {
        const i64 n = divisor(e->size);
        return product(stride(e, n), modulo(e, n));
      }
      case 1:
        return pad(e, e->size, kind());
      case 2:
        return random_.one_in(2) ? resize(e, e->size) : slice(e, 0, e->size, 1);
      case 3:
        return random_.one_in(2) ? stride(e, 1) : e->size > 0 ? modulo(e, e->size) : nullptr;
      case 4:
        return random_.one_in(2) ? product(e, broadcast(1)) : product(broadcast(1), e);
      case 5:
        return resize(pad(e, padded_size(e->size), kind()), e->size);
      case 6:
        return linear({e}, {1});
      case 7:
        return random_.one_in(2) ? stride(product(e, broadcast(2)), 2)
                                 : modulo(product(broadcast(2), e), e->size);
      default:
        break;
    }
    switch (e->kind) {
      case op::product:
        if (random_.one_in(3)) return linear({kids[0], kids[1]}, {kids[1]->size, 1});
        if (is(kids[0], op::product)) return product(kids[0]->kids[0], product(kids[0]->kids[1], kids[1]));
        if (is(kids[1], op::product)) return product(product(kids[0], kids[1]->kids[0]), kids[1]->kids[1]);
        return nullptr;
      case op::stride:
        if (random_.one_in(2)) return slice(kids[0], 0, e->size, e->n);
        if (is(kids[0], op::stride)) return stride(kids[0]->kids[0], e->n * kids[0]->n);
        if (is(kids[0], op::modulo)) return modulo(stride(kids[0]->kids[0], e->n), e->size);
        return stride(stride(kids[0], divisor(e->n)), divisor(e->n));
      case op::modulo:
        if (random_.one_in(2)) return resize(kids[0], e->n);
        if (is(kids[0], op::modulo)) return modulo(kids[0]->kids[0], e->n);
        if (is(kids[0], op::stride)) return stride(modulo(kids[0]->kids[0], e->n * kids[0]->n), kids[0]->n);
        return nullptr;
      case op::pad:
        if (is(kids[0], op::pad)) return pad(kids[0]->kids[0], e->n, e->pad);
        return pad(pad(kids[0], random_.between(kids[0]->size, e->n), e->pad), e->n, e->pad);
      case op::resize:
        return slice(kids[0], 0, e->n, 1);
      case op::slice:
        if (e->n > 0 && random_.one_in(2)) {
          return slice(resize(kids[0], e->start + e->step * (e->n - 1) + 1), e->start, e->n, e->step);
        }
        return slice(slice(kids[0], e->start, (kids[0]->size - e->start), 1), 0, e->n, e->step);
      case op::linear: {
        std::vector<tree> terms(kids.rbegin(), kids.rend());
        return linear(terms, {e->weights.rbegin(), e->weights.rend()});
      }
      default:
        return nullptr;
    }
  }

  tree by_mistake(const tree& e) {
    expression copy = *e;
    const i64 off = random_.one_in(2) ? 1 : -1;
    switch (e->kind) {
      case op::axis:
        copy.axis = (copy.axis + static_cast<int>(random_.between(1, axis_count - 1))) % axis_count;
        break;
      case op::broadcast:
        copy.n += off;
        if (copy.n < 0) return nullptr;
        break;
      case op::product:
        std::swap(copy.kids[0], copy.kids[1]);
        break;
      case op::stride:
      case op::modulo:
        copy.n = divisor(copy.kids[0]->size);
        break;
      case op::pad:
        if (random_.one_in(2)) {
          copy.pad = kind();
        } else {
          copy.n += off;
        }
        break;
      case op::resize:
        copy.n += off;
        break;
      case op::slice:
        (random_.one_in(2) ? copy.start : random_.one_in(2) ? copy.step : copy.n) += off;
        break;
      case op::linear:
        copy.weights[random_.next() % copy.weights.size()] += off;
        break;
    }
    return finish(std::move(copy), sizes_);
  }

  random random_;
  i64 sizes_[axis_count] = {1, 1, 1};
  i64 limit_ = 64;
};

}  // namespace property
