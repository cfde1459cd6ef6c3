// Random pairs of mappings over the same axes, moved by the library's plans and compared with a copy that
// asks the relation for every position; every destination lies between guard bytes.
#include <tmap/transfer/rules.hpp>
#include <tmap/transfer/run.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <tmap/algebra/notation.hpp>
#include <vector>

#include <catch2/catch.hpp>

#include "../../unit/transfer/nests.hpp"

namespace {

using namespace tmap;
using namespace tmap::detail;

std::mt19937 engine_of_draws(20240611);
i64 draw(i64 low, i64 high) { return std::uniform_int_distribution<i64>(low, high)(engine_of_draws); }
bool chance(int percent) { return draw(1, 100) <= percent; }

constexpr int most_axes = 3;
axis_info drawn_axes[most_axes] = {{"A", 1}, {"B", 1}, {"C", 1}};

struct tree {
  node top_node;
  std::vector<tree> operands;

  i64 size() const { return top_node.size; }
  int lay_out(syntax& out) const {
    const int at = out.open(top_node);
    if (!operands.empty()) out.nodes[at].left = operands[0].lay_out(out);
    if (operands.size() > 1) out.nodes[at].right = operands[1].lay_out(out);
    return out.close(at);
  }
};

tree of_axis(const axis_info& a) { return {{.kind = constructor::axis, .size = a.size, .axis = &a}, {}}; }
tree of_repeat(i64 n) { return {{.kind = constructor::broadcast, .size = n}, {}}; }
tree of_outer(tree l, tree r) {
  return {{.kind = constructor::outer, .size = l.size() * r.size()}, {std::move(l), std::move(r)}};
}
tree of_stride(tree e, i64 n) {
  if (n == 1) return e;
  return {{.kind = constructor::stride, .size = e.size() / n, .count = n}, {std::move(e)}};
}
tree of_modulo(tree e, i64 n) {
  return {{.kind = constructor::modulo, .size = n, .count = n}, {std::move(e)}};
}
tree of_padding(tree e, i64 n, padding_kind kind) {
  return {{.kind = constructor::padding, .pad = kind, .size = n}, {std::move(e)}};
}
tree of_resized(tree e, i64 n) { return {{.kind = constructor::resized, .size = n}, {std::move(e)}}; }
tree of_sliced(tree e, i64 start, i64 n, i64 step) {
  return {{.kind = constructor::sliced, .size = n, .start = start, .step = step}, {std::move(e)}};
}
tree of_linear(tree first, i64 first_weight, tree second, i64 second_weight) {
  const i64 inner = (second.size() - 1) * second_weight + 1;
  tree last{{.kind = constructor::linear, .size = second.size() == 0 ? 0 : inner, .count = second_weight},
            {std::move(second)}};
  const i64 size =
      first.size() == 0 || last.size() == 0 ? 0 : (first.size() - 1) * first_weight + last.size();
  return {{.kind = constructor::linear, .size = size, .count = first_weight},
          {std::move(first), std::move(last)}};
}

padding_kind draw_kind() { return static_cast<padding_kind>(draw(0, 2)); }

/// Digits of an axis, each a mapping, that cover it: split one to three times, padded first where it does not
/// divide, now and then cut short.
void draw_digits(std::vector<tree>& out, const axis_info& a, bool drops) {
  tree whole = of_axis(a);
  if (drops && chance(15) && a.size > 1) {
    const i64 step = draw(1, 2), n = draw(1, (a.size - 1) / step + 1);
    whole = of_sliced(std::move(whole), draw(0, a.size - 1 - step * (n - 1)), n, step);
  } else if (drops && chance(15) && a.size > 1) {
    whole = of_resized(std::move(whole), draw(1, a.size));
  }
  const padding_kind kind = draw_kind();
  if (chance(50)) {
    const i64 size = whole.size() + draw(0, 5);
    whole = of_padding(std::move(whole), size, kind);
  }
  i64 rest = whole.size(), below = 1;
  while (rest > 1 && chance(65)) {
    std::vector<i64> divisors;
    for (i64 d = 2; d <= rest; ++d) {
      if (rest % d == 0) divisors.push_back(d);
    }
    const i64 n = divisors[static_cast<std::size_t>(draw(0, static_cast<i64>(divisors.size()) - 1))];
    tree digit = of_modulo(of_stride(whole, below), n);
    if (chance(10)) digit = of_padding(std::move(digit), n + draw(0, 2), chance(80) ? kind : draw_kind());
    if (drops && chance(10)) digit = of_resized(std::move(digit), draw(1, n));
    out.push_back(std::move(digit));
    rest /= n;
    below *= n;
  }
  if (rest > 1 || below == 1) out.push_back(of_stride(whole, below));
}

/// One to three mappings, the parts of a variable; with a weight, the first two axes are a linear
/// combination.
std::vector<tree> draw_parts(int axes_used, bool drops, i64 weight_of_first) {
  std::vector<tree> digits;
  int first = 0;
  if (weight_of_first > 0) {
    digits.push_back(of_linear(of_axis(drawn_axes[0]), weight_of_first, of_axis(drawn_axes[1]), 1));
    first = 2;
  }
  for (int k = first; k < axes_used; ++k) draw_digits(digits, drawn_axes[k], drops);
  if (chance(15)) digits.push_back(of_repeat(draw(1, 3)));
  std::shuffle(digits.begin(), digits.end(), engine_of_draws);
  if (digits.size() > 1 && chance(20)) {
    tree second = std::move(digits.back());
    digits.pop_back();
    const i64 weight = std::max<i64>(second.size() + draw(0, 2), 1);
    tree joined = of_linear(std::move(digits.back()), weight, std::move(second), 1);
    digits.back() = std::move(joined);
  }
  std::vector<tree> parts;
  for (tree& d : digits) {
    if (parts.empty() || (parts.size() < 3 && chance(35))) {
      parts.push_back(std::move(d));
    } else {
      tree joined = of_outer(std::move(parts.back()), std::move(d));
      parts.back() = std::move(joined);
    }
  }
  if (chance(15)) {
    const i64 size = parts.back().size() + draw(0, 3);
    tree padded = of_padding(std::move(parts.back()), size, draw_kind());
    parts.back() = std::move(padded);
  }
  return parts;
}

/// A drawn variable: its parts, their text, their digits, and the positions of one unit.
struct drawn {
  std::string text;
  lowered digits;
  i64 unit = 1;
};

bool lower_drawn(drawn& out, const std::vector<tree>& parts) {
  std::vector<node> nodes(4096);
  syntax list{nodes.data(), 0};
  std::vector<int> roots;
  for (const tree& p : parts) roots.push_back(p.lay_out(list));
  for (int root : roots) {
    short_text part;
    notation(part, nodes.data()).bracket(root);
    out.text += std::string(out.text.empty() ? "" : ", ") + part.c_str();
  }
  out.unit = parts.back().size();
  lower(out.digits, nodes.data(), roots.data(), static_cast<int>(roots.size()));
  return out.digits.all.broken == fault::none && find_clash(out.digits.all).broken == holding_rule::none;
}

using key = std::vector<i64>;
key key_of(const tensor_index& t) {
  key k;
  for (const axis_info& a : drawn_axes) k.push_back(t[a]);
  return k;
}

/// The relation, position by position.
struct relation {
  std::vector<std::vector<key>> indices;  // at each position
  std::vector<cell> what;
  std::map<key, std::vector<i64>> positions;  // of each index

  i64 first(const key& k) const { return positions.at(k).front(); }
};
relation relation_of(const form& all) {
  relation r;
  for (i64 s = 0; s < all.size; ++s) {
    std::vector<key> found;
    r.what.push_back(each_index(all, s, [&](const tensor_index& t) {
      found.push_back(key_of(t));
      return true;
    }));
    for (const key& k : found) r.positions[k].push_back(s);
    r.indices.push_back(std::move(found));
  }
  return r;
}

/// Are all indices that share a position of `to` stored at positions of `from` that may differ in value?
bool keeps_apart(const relation& from, const relation& to) {
  for (const auto& found : to.indices) {
    for (const key& k : found) {
      if (from.first(k) != from.first(found.front())) return false;
    }
  }
  return true;
}
bool stores_all(const relation& from, const relation& to) {
  return std::all_of(to.positions.begin(), to.positions.end(),
                     [&](const auto& entry) { return from.positions.count(entry.first) == 1; });
}

template <class D>
D drawn_value() {
  if constexpr (std::is_integral_v<D>) {
    return static_cast<D>(engine_of_draws());
  } else {
    return D::from_bits(static_cast<decltype(D{}.bits())>(engine_of_draws() & ((1u << bits_of<D>)-1)));
  }
}

template <class D>
std::string bits_at(const unsigned char* cells, i64 position) {
  const D value = load<D>(cells, position);
  return std::string(reinterpret_cast<const char*>(&value), sizeof(D));
}

/// The longest n such that every aligned block of n positions that is not all padding comes from n
/// neighbours.
i64 longest_run_by_search(const relation& source, const relation& target) {
  const i64 size = static_cast<i64>(target.indices.size());
  for (i64 n = size; n > 1; --n) {
    bool holds = true;
    for (i64 block = 0; block < size && holds; block += n) {
      i64 live = 0, apart = 0;
      for (i64 s = block; s < block + n && s < size; ++s) {
        const auto& here = target.indices[static_cast<std::size_t>(s)];
        if (here.empty()) continue;
        const i64 distance = source.first(here.front()) - s;
        if (live++ == 0) apart = distance;
        holds = holds && distance == apart;
      }
      holds = holds && (live == 0 || live == n);
    }
    if (holds) return n;
  }
  return 1;
}

constexpr i64 guard = 64;
int padding_beside = 0;  // how many schedules padded as they copied

template <leaf Kind>
void run_kind(const schedule& s, const unsigned char* source, unsigned char* destination,
              const backwards& crew) {
  switch (s.width) {
    case 1:
      return run_leaves<Kind, 1>(s, source, destination, crew);
    case 2:
      return run_leaves<Kind, 2>(s, source, destination, crew);
    case 4:
      return run_leaves<Kind, 4>(s, source, destination, crew);
    default:
      return run_leaves<Kind, 8>(s, source, destination, crew);
  }
}
void run_drawn(const schedule& s, const unsigned char* source, unsigned char* destination) {
  static i64 schedules = 0;
  const backwards crew{1 + schedules++ % 6};
  switch (s.kind) {
    case leaf::packed:
      return run_leaves<leaf::packed, 0>(s, source, destination, crew);
    case leaf::strided:
      return run_kind<leaf::strided>(s, source, destination, crew);
    case leaf::rows:
      return run_kind<leaf::rows>(s, source, destination, crew);
    case leaf::planes:
      return run_kind<leaf::planes>(s, source, destination, crew);
  }
}

/// Moves drawn values from one to the other and compares every cell and every guard byte.
template <class D>
void move_and_compare(const drawn& from, const drawn& to, const relation& source, const relation& target) {
  const auto bytes = [](const form& f) { return static_cast<std::size_t>(ceil_div(f.size * bits_of<D>, 8)); };
  std::vector<unsigned char> read(bytes(from.digits.all));
  for (auto& b : read) b = static_cast<unsigned char>(engine_of_draws());
  for (const auto& [k, positions] : source.positions) {  // replicas hold one value
    const D value = drawn_value<D>();
    for (i64 r : positions) store<D>(read.data(), r, value);
  }
  std::vector<unsigned char> before(bytes(to.digits.all) + 2 * guard);
  for (auto& b : before) b = static_cast<unsigned char>(engine_of_draws());

  const plan p = make_plan(from.digits.live, to.digits.live, from.unit, to.unit);
  const fills owed = make_fills(to.digits.all);
  if (!owed.fits) return;
  // the plan, the plan without units, element by element, and the schedule that pads as it copies
  for (int way = 0; way < 4; ++way) {
    CAPTURE(way);
    std::vector<unsigned char> after = before;
    unsigned char* cells = after.data() + guard;
    nest whole = p.copy;
    coalesce(whole, largest, largest);
    schedule padding = schedule_of(whole, bits_of<D>);
    pad_beside(padding, to.digits.all, bits_of<D>);
    if (way == 3 && (!padding.pads || p.element_by_element)) continue;
    padding_beside += way == 3;
    if (way != 3) {
      for (int k = 0; k < owed.count; ++k) run_fill<D>(owed.each[k], cells);
    }
    if (way == 3) {
      run_drawn(padding, read.data(), cells);
    } else if (way == 2 || p.element_by_element) {
      run_by_index<D>(from.digits.live, read.data(), to.digits.live, cells);
    } else {
      run_drawn(schedule_of(way == 1 ? whole : p.copy, bits_of<D>), read.data(), cells);
    }
    for (i64 s = 0; s < to.digits.all.size; ++s) {
      const auto& here = target.indices[static_cast<std::size_t>(s)];
      const cell& what = target.what[static_cast<std::size_t>(s)];
      const std::string expected = !here.empty()         ? bits_at<D>(read.data(), source.first(here.front()))
                                   : what.kind() == zero ? std::string(sizeof(D), '\0')
                                                         : bits_at<D>(before.data() + guard, s);
      CAPTURE(s);
      if (bits_at<D>(cells, s) != expected) {
        CHECK(bits_at<D>(cells, s) == expected);
        return;
      }
    }
    CHECK(std::equal(before.begin(), before.begin() + guard, after.begin()));
    CHECK(std::equal(before.end() - guard, before.end(), after.end() - guard));
  }
}

/// The same for elements of eight bytes, which no scalar has: live positions only.
void move_words_and_compare(const drawn& from, const drawn& to, const relation& source,
                            const relation& target) {
  plan p = make_plan(from.digits.live, to.digits.live, largest, largest);
  if (p.element_by_element) return;
  std::vector<std::uint64_t> read(static_cast<std::size_t>(from.digits.all.size));
  for (auto& word : read) word = engine_of_draws() * std::uint64_t{0x9e3779b97f4a7c15};
  for (const auto& [k, positions] : source.positions) {
    for (i64 r : positions)
      read[static_cast<std::size_t>(r)] = read[static_cast<std::size_t>(positions.front())];
  }
  std::vector<std::uint64_t> after(static_cast<std::size_t>(to.digits.all.size) + 2 * guard, 0xEEEE);
  std::vector<std::uint64_t> expected = after;
  for (i64 s = 0; s < to.digits.all.size; ++s) {
    const auto& here = target.indices[static_cast<std::size_t>(s)];
    if (here.empty()) continue;
    expected[static_cast<std::size_t>(s + guard)] =
        read[static_cast<std::size_t>(source.first(here.front()))];
  }
  run_drawn(schedule_of(p.copy, 64), reinterpret_cast<const unsigned char*>(read.data()),
            reinterpret_cast<unsigned char*>(after.data() + guard));
  CHECK(after == expected);
}

/// Each run of a plan stays within what may be touched, and within one unit of either side.
void runs_stay_in_units(const plan& p, const drawn& from, const drawn& to, const relation& target) {
  i64 turns = 0, live = 0;
  each_run(p.copy, [&](i64 read, i64 write, i64 count, const loop& l) {
    turns += count;
    if (l.read != 1 || l.write != 1 || count == 0) return;
    CHECK(read / from.unit == (read + count - 1) / from.unit);
    CHECK(write / to.unit == (write + count - 1) / to.unit);
  });
  bool overlapping = false;
  for (const auto& here : target.indices) {
    live += !here.empty();
    for (const key& k : here) overlapping = overlapping || k != here.front();
  }
  if (!overlapping) CHECK(turns == live);
}

}  // namespace

TEST_CASE("a plan moves every live element and owed zero, and touches nothing else") {
  constexpr i64 sizes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16};
  int moved = 0, planned = 0, refused_pairs = 0, ragged = 0, shared = 0, undecided = 0;
  for (int turn = 0; turn < 2500; ++turn) {
    const int axes_used = static_cast<int>(draw(1, most_axes));
    for (axis_info& a : drawn_axes) a.size = sizes[draw(0, 11)];
    if (chance(2)) drawn_axes[0].size = 0;
    drawn from, to;
    const bool windows = chance(8);  // the first two axes share positions, on both sides in the same way
    const i64 weight = draw(1, drawn_axes[1].size + 1);
    if (!lower_drawn(from, draw_parts(axes_used, chance(15), windows ? weight : 0))) continue;
    if (!lower_drawn(to, draw_parts(axes_used, chance(40), windows || chance(5) ? weight : 0))) continue;
    if (from.digits.all.size > 1000 || to.digits.all.size > 1000) continue;
    CAPTURE(turn, from.text, to.text, drawn_axes[0].size, drawn_axes[1].size, drawn_axes[2].size);
    const relation source = relation_of(from.digits.all), target = relation_of(to.digits.all);
    const gap lacking = first_gap(from.digits.live, to.digits.live);
    if (!stores_all(source, target)) {
      CHECK(!lacking.none());
      ++refused_pairs;
      continue;
    }
    const bool apart = keeps_apart(source, target);
    if (!lacking.none() || (apart && merges_values(from.digits.live, to.digits.live))) {
      ++undecided;
      continue;
    }
    if (!apart) {
      CHECK(merges_values(from.digits.live, to.digits.live));
      ++refused_pairs;
      continue;
    }
    const plan p = make_plan(from.digits.live, to.digits.live, from.unit, to.unit);
    if (p.element_by_element) {
      ++ragged;
    } else {
      runs_stay_in_units(p, from, to, target);
      ++planned;
      const plan whole = make_plan(from.digits.live, to.digits.live, largest, largest);
      const i64 found = longest_run_by_search(source, target);
      const bool exact = overlaps(to.digits.live) == answer::no && !nothing_live(to.digits.live) &&
                         whole.copy.clip_count == 0;
      if (!whole.element_by_element)
        CHECK((exact ? longest_run(whole) == found : longest_run(whole) <= found));
    }
    shared += overlaps(to.digits.live) != answer::no;
    switch (turn % 5) {
      case 0:
        move_and_compare<u8>(from, to, source, target);
        break;
      case 1:
        move_and_compare<bf16>(from, to, source, target);
        break;
      case 2:
        move_and_compare<i32>(from, to, source, target);
        break;
      default:
        move_and_compare<i4>(from, to, source, target);
        break;
    }
    move_words_and_compare(from, to, source, target);
    ++moved;
  }
  CAPTURE(padding_beside, moved, planned, ragged, refused_pairs, shared, undecided);
  CHECK(moved > 1000);
  CHECK(planned > 800);
  CHECK(ragged > 50);
  CHECK(padding_beside > 20);
  CHECK(refused_pairs > 50);
  CHECK(shared > 20);
  CHECK(undecided * 50 < moved);  // a move that would be right may be refused, but hardly ever is
}
