// The mla layouts are mapping expressions with an axis for the bytes of an element. Where tiles are ragged no
// single one exists, since the last tile of an axis has its own inner strides; each box of equal tiles has
// one, at the box's base. Here every byte of random layouts has the position that the mapping of its box
// gives it.
#include "../../unit/storage/model.hpp"

#include <catch2/catch.hpp>
#include <tmap/tmap.hpp>

using namespace storage_model;
using tmap::axis_info;
using tmap::detail::constructor;
using tmap::detail::tile_grid;

namespace {

/// Writes expressions as the nodes that mapping types describe themselves by.
class spelling {
 public:
  int nothing() { return close(open({})); }
  int axis(const axis_info& a) {
    return close(open({.kind = constructor::axis, .size = a.size, .axis = &a}));
  }
  template <class Inner>
  int divided(i64 n, i64 size, Inner inner) {
    return around({.kind = constructor::stride, .size = size / n, .count = n}, inner);
  }
  template <class Inner>
  int modulo(i64 n, Inner inner) {
    return around({.kind = constructor::modulo, .size = n, .count = n}, inner);
  }
  template <class Inner>
  int padded(i64 n, Inner inner) {
    return around({.kind = constructor::padding, .size = n}, inner);
  }
  template <class Major, class Minor>
  int product(i64 size, Major major, Minor minor) {
    const int at = open({.kind = constructor::outer, .size = size});
    nodes_[at].left = major();
    nodes_[at].right = minor();
    return close(at);
  }
  /// The first of the terms of a linear combination, and the others.
  template <class First>
  int term(i64 size, i64 weight, First first, const std::function<int()>& others) {
    const int at = open({.kind = constructor::linear, .size = size, .count = weight});
    nodes_[at].left = first();
    if (others) nodes_[at].right = others();
    return close(at);
  }
  tmap::detail::lowered lower(int root) {
    tmap::detail::lowered out;
    tmap::detail::lower(out, nodes_, &root, 1);
    return out;
  }

 private:
  int open(const tmap::detail::node& n) { return out_.open(n); }
  int close(int at) { return out_.close(at); }
  template <class Inner>
  int around(const tmap::detail::node& n, Inner inner) {
    const int at = open(n);
    nodes_[at].left = inner();
    return close(at);
  }

  tmap::detail::node nodes_[96]{};
  tmap::detail::syntax out_{nodes_, 0};
};

/// Equal tiles along each of C, D, H and W: the full ones of an axis, or the ragged one.
struct box {
  i64 first[4], length[4], tile[4];
};

template <class Visit>
void each_box(const tile_grid& g, Visit&& visit) {
  for (int choice = 0; choice < 16; ++choice) {
    box b;
    bool there = true;
    for (int r = 0; r < 4; ++r) {
      const i64 full = g.extent[r] / g.tile[r] * g.tile[r], rest = g.extent[r] - full;
      const bool ragged = (choice >> r & 1) != 0;
      b.first[r] = ragged ? full : 0;
      b.length[r] = ragged ? rest : full;
      b.tile[r] = ragged ? rest : g.tile[r];
      there = there && b.length[r] > 0;
    }
    if (there) visit(b);
  }
}

/// The mapping of a box:
///   linear(term(m<O...>, ...), term(C / tc, ...), term(D / td, ...), term(H / th, ...), term(W / tw, ...),
///   term(inside, 1))
/// where inside is  D % td, H % th, W % tw, Y, pad(C % tc, P)                               in mla_tiled
/// and              pad(C % tc, P) / 16, H % th, W % tw, Y, pad(C % tc, P) % 16             in mla_cblocked.
class box_mapping {
 public:
  box_mapping(const tensor_spec& spec, const tile_grid& g, const box& b) : grid_(g), box_(b) {
    static constexpr const char* outer_names[] = {"O0", "O1", "O2", "O3", "O4", "O5"};
    static constexpr const char* role_names[] = {"C", "D", "H", "W"};
    for (int k = 0; k < spec.shape.rank(); ++k) outer_[k] = axis_info{outer_names[k], spec.shape[k]};
    for (int r = 0; r < 4; ++r) roles_[r] = axis_info{role_names[r], b.length[r]};
    byte_ = axis_info{"Y", width_of(spec.dtype)};
    digits_ = text_.lower(all());
  }
  const tmap::detail::lowered& digits() const { return digits_; }

  i64 position(const coordinates& at, i64 byte) const {
    return tmap::detail::position_of(digits_.live, [&](const axis_info& a) {
      if (&a == &byte_) return byte;
      for (int r = 0; r < 4; ++r) {
        if (&a == &roles_[r])
          return grid_.axis[r] < 0 ? 0 : at[static_cast<std::size_t>(grid_.axis[r])] - box_.first[r];
      }
      return at[static_cast<std::size_t>(&a - outer_)];
    });
  }

 private:
  i64 role_weight(int r) const {
    tile_grid::box size = {box_.tile[0], box_.tile[1], box_.tile[2], box_.tile[3]};
    return grid_.sequence(r + 1, size);
  }
  i64 size_from_role(int r) const {
    i64 size = inside_size();
    for (; r < 4; ++r) size += (box_.length[r] / box_.tile[r] - 1) * role_weight(r);
    return size;
  }
  i64 inside_size() const { return grid_.payload({box_.tile[0], box_.tile[1], box_.tile[2], box_.tile[3]}); }

  int all() {
    const i64 sequence = grid_.sequence(0, grid_.tile);
    return text_.term(
        size_from_role(0) + (grid_.outer_count() - 1) * sequence, sequence, [&] { return outer(0); },
        [&] { return role_term(0); });
  }
  int outer(int k) {
    while (k < grid_.shape.rank() && !grid_.is_outer(k)) ++k;
    if (k == grid_.shape.rank()) return text_.nothing();
    i64 size = 1;
    for (int j = k; j < grid_.shape.rank(); ++j) size *= grid_.is_outer(j) ? grid_.shape[j] : 1;
    return text_.product(
        size, [&] { return text_.axis(outer_[k]); }, [&] { return outer(k + 1); });
  }
  int role_term(int r) {
    if (r == 4)
      return text_.term(
          inside_size(), 1, [&] { return inside(); }, nullptr);
    return text_.term(
        size_from_role(r), role_weight(r),
        [&] { return text_.divided(box_.tile[r], box_.length[r], [&] { return text_.axis(roles_[r]); }); },
        [&] { return role_term(r + 1); });
  }

  int within(int r) {
    return text_.modulo(box_.tile[r], [&] { return text_.axis(roles_[r]); });
  }
  i64 lanes() const {
    return (box_.tile[0] + grid_.channel_multiple - 1) / grid_.channel_multiple * grid_.channel_multiple;
  }
  int padded_channels() {
    return text_.padded(lanes(), [&] { return within(tile_grid::channels); });
  }

  int inside() {
    if (!grid_.blocked)
      return text_.product(
          inside_size(), [&] { return within(1); }, [&] { return rows(); });
    return text_.product(
        inside_size(), [&] { return text_.divided(16, lanes(), [&] { return padded_channels(); }); },
        [&] { return rows(); });
  }
  int rows() {
    const i64 pixel = (grid_.blocked ? 16 : lanes()) * byte_.size, row = box_.tile[3] * pixel;
    const auto channels = [&] {
      return grid_.blocked ? text_.modulo(16, [&] { return padded_channels(); }) : padded_channels();
    };
    const auto bytes = [&] {
      return text_.product(
          pixel, [&] { return text_.axis(byte_); }, channels);
    };
    const auto pixels = [&] {
      return text_.product(
          row, [&] { return within(3); }, bytes);
    };
    return text_.product(
        box_.tile[2] * row, [&] { return within(2); }, pixels);
  }

  const tile_grid& grid_;
  const box& box_;
  axis_info outer_[max_rank], roles_[4], byte_;
  spelling text_;
  tmap::detail::lowered digits_;
};

}  // namespace

TEST_CASE("the offsets of mla layouts are the positions of mappings, box by box") {
  std::mt19937 random(31);
  draw d([&] { return static_cast<std::uint32_t>(random()); });
  i64 bytes = 0, boxes = 0, ragged = 0, wrong = 0;
  for (int turn = 0; turn < 800; ++turn) {
    tensor_spec spec{d.extents(1 + static_cast<int>(d.below(6)), 400), d.scalar()};
    if (spec.shape.empty()) continue;
    spec.layout = d.mla(spec.shape, true);
    const tile_grid grid(spec);
    i64 seen = 0;
    int boxes_here = 0;
    each_box(grid, [&](const box& b) {
      const box_mapping mapping(spec, grid, b);
      REQUIRE(mapping.digits().all.broken == tmap::detail::fault::none);
      coordinates base(static_cast<std::size_t>(spec.shape.rank()));
      for (int r = 0; r < 4; ++r) {
        if (grid.axis[r] >= 0) base[static_cast<std::size_t>(grid.axis[r])] = b.first[r];
      }
      const i64 first = offset_of(spec, base);
      each_element(spec.shape, [&](const coordinates& at) {
        for (int r = 0; r < 4; ++r) {
          const i64 c = grid.axis[r] < 0 ? 0 : at[static_cast<std::size_t>(grid.axis[r])];
          if (c < b.first[r] || c >= b.first[r] + b.length[r]) return;
        }
        for (i64 y = 0; y < width_of(spec.dtype); ++y) {
          ++seen;
          wrong += mapping.position(at, y) != offset_of(spec, at, y) - first;
        }
      });
      ++boxes_here;
    });
    REQUIRE(seen == requirements(spec)->payload);
    bytes += seen;
    boxes += boxes_here;
    ragged += boxes_here > 1;
  }
  CHECK(wrong == 0);
  CHECK(bytes > 50000);
  CHECK(boxes > 1000);
  CHECK(ragged > 200);
}

namespace {

TMAP_AXES((H, 4), (W, 6), (C, 20), (Y, 2));

template <class E, class Offset>
void check_typed(Offset offset) {
  for (i64 h = 0; h < 4; ++h) {
    for (i64 w = 0; w < 6; ++w) {
      for (i64 c = 0; c < 20; ++c) {
        for (i64 y = 0; y < 2; ++y) {
          const tmap::cell cell = tmap::map<E>(offset(h, w, c, y));
          if (!cell.is_index()) FAIL("padding");
          CHECK(cell.index() == tmap::index_of(H = h, W = w, C = c, Y = y));
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("the two mla layouts as mapping types, with Y for the byte of an element") {
  const shape s{4, 6, 20};
  const tensor_spec tiled{s, dtype::bf16,
                          mla_tiled{.h = {0, 2}, .w = {1, 3}, .c = {2, 10}, .pad_channels = true}};
  using Tiled = tmap::m<C / 10, H / 2, W / 3, H % 2, W % 3, Y, pad(C % 10, 16)>;
  check_typed<Tiled>([&](i64 h, i64 w, i64 c, i64 y) { return offset_of(tiled, {h, w, c}, y); });
  CHECK(requirements(tiled)->capacity == Tiled::size);

  const tensor_spec blocked{s, dtype::bf16, mla_cblocked{.tile_h = 2, .tile_w = 3}};
  using Blocked = tmap::m<H / 2, W / 3, pad(C, 32) / 16, H % 2, W % 3, Y, pad(C, 32) % 16>;
  check_typed<Blocked>([&](i64 h, i64 w, i64 c, i64 y) { return offset_of(blocked, {h, w, c}, y); });
  CHECK(requirements(blocked)->capacity == Blocked::size);
}
