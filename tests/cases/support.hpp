// What the generated cases are checked with; every check is a template, so that a mapping that the library
// may refuse can be judged before it is used.
#pragma once
#include <tmap/tmap.hpp>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <vector>

namespace cases {

using namespace tmap;

enum class grade { must, reject_or_exact, policy };

/// A case that runs; the tables are counted by the summary.
struct entry {
  const char* id;
  const char* kind;
};

/// A case that does not run here, and why.
struct absence {
  const char* id;
  const char* kind;
  const char* reason;
};

template <class E>
inline constexpr bool lowers = !refused<decltype(detail::lowering_verdict<E>())>;

/// May the mappings be used? A refusal is an answer where the case allows one.
template <grade G, class... Es>
bool usable() {
  constexpr bool all = (lowers<Es> && ...);
  if constexpr (!all) {
    INFO("the library refuses the mapping");
    CHECK(G == grade::reject_or_exact);
  }
  return all;
}

/// What stands at a position, by the relation itself.
struct sight {
  std::vector<tensor_index> indices;  // each once
  cell what = cell::outside();
};

inline bool contains(const std::vector<tensor_index>& all, const tensor_index& t) {
  return std::find(all.begin(), all.end(), t) != all.end();
}

template <class E>
sight look(i64 position) {
  sight s;
  s.what = detail::each_index(detail::digits_about<E>().all, position, [&](const tensor_index& t) {
    if (!contains(s.indices, t)) s.indices.push_back(t);
    return true;
  });
  return s;
}

/// The three public ways to ask for a cell agree with each other.
template <class E>
void consistent(i64 position, const sight& s) {
  i64 found = 0;
  for (const tensor_index& t : indices<E>(position)) {
    ++found;
    CHECK(contains(s.indices, t));
    CHECK(maps<E>(position, t));
  }
  CHECK((found > 0) == !s.indices.empty());
  if constexpr (functional<E>) {
    const cell c = map<E>(position);
    CHECK(c.is_index() == !s.indices.empty());
    if (c.is_index()) CHECK(c.index() == s.indices.front());
    if (c.is_padding()) CHECK(c == s.what);
    if (c.is_out_of_bounds()) CHECK(s.what.is_out_of_bounds());
  }
}

struct expected_cell {
  i64 position;
  cell what;
  std::vector<tensor_index> indices;
};
inline expected_cell live(i64 position, std::vector<tensor_index> indices) {
  return {position, cell::of(tensor_index{}), std::move(indices)};
}
inline expected_cell padded(i64 position, padding_kind kind) { return {position, cell::of(kind), {}}; }
inline expected_cell outside(i64 position) { return {position, cell::outside(), {}}; }

template <grade G, class E>
void cells(i64 size, const std::vector<expected_cell>& expected) {
  if (!usable<G, E>()) return;
  if constexpr (lowers<E>) {
    STATIC_REQUIRE(std::is_same_v<decltype(E::size), const i64>);
    CHECK(E::size == size);
    for (const expected_cell& want : expected) {
      CAPTURE(want.position);
      const sight got = look<E>(want.position);
      CHECK(got.what.is_index() == want.what.is_index());
      CHECK(got.what.is_padding() == want.what.is_padding());
      CHECK(got.what.is_out_of_bounds() == want.what.is_out_of_bounds());
      if (got.what.is_padding() && want.what.is_padding()) CHECK(got.what.kind() == want.what.kind());
      CHECK(got.indices.size() == want.indices.size());
      for (const tensor_index& t : want.indices) CHECK(contains(got.indices, t));
      consistent<E>(want.position, got);
    }
  }
}

struct counts {
  i64 size, live, top, zero, bottom, held, box;
  bool complete, functional, injective;
};

template <grade G, class E>
void classify(const counts& expected) {
  if (!usable<G, E>()) return;
  if constexpr (lowers<E>) {
    i64 live = 0, kinds[3]{}, distinct = 0;
    std::vector<tensor_index> held;
    for (i64 s = 0; s < E::size; ++s) {
      const sight got = look<E>(s);
      live += !got.indices.empty();
      if (got.what.is_padding()) ++kinds[static_cast<int>(got.what.kind())];
      for (const tensor_index& t : got.indices) {
        if constexpr (!injective<E>) {
          if (contains(held, t)) continue;
          held.push_back(t);
        }
        ++distinct;
      }
    }
    CHECK(E::size == expected.size);
    CHECK(live == expected.live);
    CHECK(kinds[0] == expected.top);
    CHECK(kinds[1] == expected.zero);
    CHECK(kinds[2] == expected.bottom);
    CHECK(distinct == expected.held);
    CHECK(complete<E> == expected.complete);
    CHECK(functional<E> == expected.functional);
    CHECK(injective<E> == expected.injective);
    if (expected.complete) CHECK(expected.held == expected.box);
  }
}

struct placed {
  tensor_index index;
  std::vector<i64> positions;
};

template <grade G, class E>
void where(const std::vector<placed>& expected) {
  if (!usable<G, E>()) return;
  if constexpr (lowers<E>) {
    for (const placed& want : expected) {
      CAPTURE(to_text(want.index).c_str());
      const i64 first = detail::position_of(detail::digits_about<E>().live,
                                            [&](const axis_info& axis) { return want.index[axis]; });
      CHECK(first == want.positions.front());
      for (i64 s : want.positions) CHECK(maps<E>(s, want.index));
      if (E::size > 20000) continue;
      std::vector<i64> all;
      for (i64 s = 0; s < E::size; ++s) {
        if (maps<E>(s, want.index)) all.push_back(s);
      }
      CHECK(all == want.positions);
    }
  }
}

/// Offsets of a strided layout: the position of every index, the first axis being the fastest.
template <class E>
void offsets(i64 extent, const std::vector<tensor_index>& order, const std::vector<i64>& expected) {
  CHECK(E::size == extent);
  REQUIRE(order.size() == expected.size());
  for (std::size_t k = 0; k < order.size(); ++k) where<grade::must, E>({{order[k], {expected[k]}}});
}

template <grade G, class L, class R>
void equal(bool expected) {
  if (!usable<G, L, R>()) return;
  if constexpr (lowers<L> && lowers<R>) {
    CHECK(equivalent<L, R> == expected);
    CHECK(equivalent<R, L> == expected);
  }
}

inline constexpr i32 keep = -1234567;  // no case has this value; it marks what a move must leave alone

template <class X>
X filled(i32 value) {
  X x;
  for (auto& element : x.span()) element = value;
  return x;
}

/// Moves a buffer from one mapping to another into an existing and into a fresh variable, through every tier.
template <class Source, class Target>
void relayout(const std::vector<i32>& source, const std::vector<i32>& expected) {
  context ctx;
  using X = HostTensor<i32, Source>;
  using Y = HostTensor<i32, Target>;
  const X x = X::from_span(source);

  Y y = filled<Y>(keep);
  copy_into(ctx.pdma, x, y);
  CHECK(std::vector<i32>(y.span().begin(), y.span().end()) == expected);

  const auto agree = [&](const auto& cells_seen) {
    REQUIRE(cells_seen.size() == expected.size());
    for (std::size_t k = 0; k < expected.size(); ++k) {
      if (expected[k] != keep) CHECK(cells_seen[k] == expected[k]);
    }
  };
  agree(x.template to_host<Target>(ctx.pdma).span());
  const auto in_hbm = x.template to_hbm<m<1>, Source>(ctx.pdma);
  agree(in_hbm.template to_hbm<m<1>, Target>(ctx.tdma).unit(0));
  const auto in_dm = in_hbm.template to_dm<m<1>, m<1>, Target>(ctx.tdma);
  agree(in_dm.unit(0));
  agree(in_dm.template to_hbm<Target>(ctx.tdma).template to_host<Target>(ctx.pdma).span());
  agree(in_hbm.template to_dm<m<1>, m<1>, Source>(ctx.tdma).template to_dm<m<1>, m<1>, Target>(ctx.tdma).unit(
      0));
  CHECK(std::equal(source.begin(), source.end(), x.span().begin()));
}

/// The position in Target of what stands at each position of Source.
template <class Source, class Target>
std::vector<i64> permutation() {
  std::vector<i64> out;
  for (i64 s = 0; s < Source::size; ++s) {
    const tensor_index t = map<Source>(s).index();
    out.push_back(detail::position_of(detail::digits_about<Target>().live,
                                      [&](const axis_info& axis) { return t[axis]; }));
  }
  return out;
}

/// Reads a buffer through a mapping that its elements are shared by.
template <class E>
std::vector<i32> gathered(const std::vector<i32>& buffer, const std::vector<tensor_index>& order) {
  const auto x = HostTensor<i32, E>::from_span(buffer);
  std::vector<i32> out;
  for (const tensor_index& t : order) out.push_back(x.at(t));
  return out;
}

/// How many indices stand at each position.
template <class E>
std::vector<i64> multiplicity() {
  std::vector<i64> out;
  for (i64 s = 0; s < E::size; ++s) out.push_back(static_cast<i64>(look<E>(s).indices.size()));
  return out;
}

/// Does a tensor over one axis give back what was put into it, at every coordinate?
template <class E>
void reads_back() {
  const auto value = [](const tensor_index& t) {
    i64 sum = 0;
    t.for_each([&](const axis_info&, i64 coordinate) { sum += coordinate; });
    return sum;
  };
  const auto x = HostTensor<i32, E>::from(value);
  CHECK(holds(x, value));
  for (i64 s = 0; s < E::size; ++s) CHECK(x.span()[static_cast<std::size_t>(s)] == s);
}

template <class E>
i64 live_positions() {
  i64 live = 0;
  for (i64 s = 0; s < E::size; ++s) live += !look<E>(s).indices.empty();
  return live;
}

/// The element strides of axes in the given order, -1 for one that has none of its own, as DLPack and mdspan
/// want them; empty if some axis of several coordinates is no single digit.
template <class E>
std::vector<i64> strides(const std::vector<const axis_info*>& axes) {
  const detail::form& live = detail::digits_about<E>().live;
  std::vector<i64> out;
  for (const axis_info* info : axes) {
    i64 found = -1, digits = 0;
    for (int k = 0; k < live.count; ++k) {
      if (live.digits[k].axis < 0 || live.axes[live.digits[k].axis] != info) continue;
      ++digits;
      found = live.digits[k].step == 1 ? live.digits[k].stride : -1;
    }
    if (digits > 1 || (digits == 1 && found < 0)) return {};
    out.push_back(found);
  }
  return out;
}

/// A DM tensor on one slice, with the given elements in buffer order.
template <class D, class E>
DmTensor<D, m<1>, m<1>, m<1>, E> on_slice(const std::vector<float>& values) {
  DmTensor<D, m<1>, m<1>, m<1>, E> x;
  REQUIRE(values.size() == x.unit(0).size());
  for (std::size_t k = 0; k < values.size(); ++k) x.unit(0)[k] = D(values[k]);
  return x;
}

template <class X>
struct element_part;
template <class D, class Chip, class Cluster, class Slice, class Element>
struct element_part<const DmTensor<D, Chip, Cluster, Slice, Element>> {
  using type = Element;
};
template <class X>
using element_of = typename element_part<X>::type;

inline constexpr float nan = std::numeric_limits<float>::quiet_NaN();
inline constexpr float inf = std::numeric_limits<float>::infinity();

inline std::uint16_t narrowed(std::uint32_t bits) { return bf16(std::bit_cast<float>(bits)).bits(); }

}  // namespace cases
