// Layer 9, opt-in: what a picture shows, before it is text or SVG.
#pragma once
#include <algorithm>
#include <string>
#include <tmap/tensor/notation.hpp>
#include <vector>

namespace tmap {

/// How much of a mapping or a tensor is drawn, and in rows of what length.
///
/// Units    positions
struct picture_options {
  i64 columns = 0;       // positions a row; 0: those of the minor-most factor, or what suits the page
  i64 most_cells = 256;  // beyond, the middle is left out and counted; each unit drawn keeps three lines
};

}  // namespace tmap

namespace tmap::detail {

/// A part whose positions are units, such as chips.
struct unit_part {
  const char* name = "";
  i64 size = 1;
};

/// Appends strings, integers and characters.
inline void print_one(std::string& out, const char* s) { out += s; }
inline void print_one(std::string& out, const std::string& s) { out += s; }
inline void print_one(std::string& out, char c) { out += c; }
template <integer I>
void print_one(std::string& out, I value) {
  out += std::to_string(value);
}
template <class... Parts>
void print(std::string& out, const Parts&... parts) {
  (print_one(out, parts), ...);
}

/// What one position holds, as a reader sees it.
struct drawn_cell {
  static constexpr int most_indices = 64, most_choices = 4096;
  std::vector<tensor_index> indices;  // each once; none: padding
  bool more = false;                  // not all of them were looked at
  padding_kind kind = top;
};

inline char mark_of(padding_kind kind) { return kind == top ? '.' : kind == zero ? '0' : 'x'; }
inline const char* meaning_of(padding_kind kind) {
  return kind == top    ? "padding, holds anything"
         : kind == zero ? "padding, holds zero"
                        : "padding, not touched";
}

/// One line of a picture: the heading of a unit, cells of it, or how much is left out.
struct drawn_line {
  enum class what : unsigned char { heading, cells, missing_positions, missing_units } kind;
  i64 unit = 0;
  i64 first = 0;  // position in the unit
  i64 count = 0;  // positions or units
};

/// A mapping, or a tensor unit by unit, as lines of cells.
class drawing {
 public:
  drawing(const form& all, const char* title, std::vector<unit_part> units, i64 unit_size, i64 row)
      : all_(all),
        title_(title),
        parts_(std::move(units)),
        unit_size_(unit_size),
        row_(std::max(row, i64{1})) {
    for (const unit_part& part : parts_) units_ *= part.size;
  }

  const form& all() const { return all_; }
  i64 columns() const { return columns_; }
  const std::vector<drawn_line>& lines() const { return lines_; }

  std::string title() const {
    std::string out = title_;
    if (parts_.empty()) {
      print(out, ": ", unit_size_, unit_size_ == 1 ? " position" : " positions");
    } else {
      print(out, ": ", units_, units_ == 1 ? " unit of " : " units of ", unit_size_,
            unit_size_ == 1 ? " position" : " positions");
    }
    return out;
  }

  /// The name of a unit, "chip 0, cluster 1, slice 3".
  std::string heading(i64 unit) const {
    std::string out;
    i64 minor = units_;
    for (const unit_part& part : parts_) {
      minor /= part.size;
      print(out, out.empty() ? "" : ", ", part.name, ' ', unit / minor % part.size);
    }
    return out;
  }

  drawn_cell at(i64 unit, i64 position) const {
    drawn_cell out;
    int choices_seen = 0;
    const cell c = each_index(all_, unit * unit_size_ + position, [&](const tensor_index& index) {
      out.more = ++choices_seen == drawn_cell::most_choices;
      if (std::find(out.indices.begin(), out.indices.end(), index) != out.indices.end()) return !out.more;
      out.more = out.more || out.indices.size() == drawn_cell::most_indices;
      if (!out.more) out.indices.push_back(index);
      return !out.more;
    });
    if (c.is_padding()) out.kind = c.kind();
    return out;
  }

  /// An index with all axes, "A2 B5"; a name that ends in a digit keeps apart from its coordinate: "B2:5".
  std::string label(const tensor_index& index) const {
    std::string out;
    for (int a = 0; a < all_.axis_count; ++a) {
      const std::string name = all_.axes[a]->name;
      print(out, a == 0 ? "" : " ", name, name.back() >= '0' && name.back() <= '9' ? ":" : "",
            index[*all_.axes[a]]);
    }
    return out.empty() ? "{}" : out;
  }

  /// The most characters that a label of this drawing may take.
  i64 label_width() const {
    tensor_index last;
    for (int a = 0; a < all_.axis_count; ++a)
      last.add(*all_.axes[a], std::max(all_.axes[a]->size - 1, i64{0}));
    return static_cast<i64>(label(last).size());
  }

  /// Chooses the lines: rows of at most `fitting` positions, two ends of each unit, two ends of the units.
  void lay_out(const picture_options& options, i64 fitting) {
    const i64 most = std::max(options.most_cells, i64{1});
    if (options.columns > 0) {
      row_ = columns_ = std::min(options.columns, most);
    } else {
      fitting = std::min(fitting, most);
      if (unit_size_ / row_ > many_rows) row_ = joined_rows(fitting);
      columns_ = fitting_columns(row_, fitting);
    }
    if (units_ == 0 || unit_size_ == 0) return;
    const bool all = units_ <= few_units || unit_size_ <= most / units_;
    const i64 drawn = all ? units_ : std::clamp(most / unit_size_, few_units / 2, 2 * few_units);
    const i64 head = (drawn + 1) / 2, tail = drawn / 2;
    for (i64 unit = 0; unit < head; ++unit) lay_out_unit(unit, most / drawn);
    if (drawn < units_) lines_.push_back({drawn_line::what::missing_units, head, 0, units_ - drawn});
    for (i64 unit = units_ - tail; unit < units_; ++unit) lay_out_unit(unit, most / drawn);
  }

 private:
  static constexpr i64 few_units = 8, many_rows = 32;

  /// Several short rows one after the other, as many as fit and divide the unit.
  i64 joined_rows(i64 fitting) const {
    for (i64 n = fitting / row_; n > 1; --n) {
      if (unit_size_ / row_ % n == 0) return n * row_;
    }
    return row_;
  }

  /// A whole row, or a divisor of it that comes close to what fits, or just what fits.
  static i64 fitting_columns(i64 row, i64 fitting) {
    if (row <= fitting) return row;
    for (i64 n = fitting; 2 * n > fitting; --n) {
      if (row % n == 0) return n;
    }
    return fitting;
  }

  i64 lines_a_row() const { return ceil_div(row_, columns_); }
  drawn_line line_at(i64 unit, i64 line) const {
    const i64 row = line / lines_a_row() * row_;
    const i64 first = row + line % lines_a_row() * columns_;
    const i64 end = std::min({first + columns_, saturating_add(row, row_), unit_size_});
    return {drawn_line::what::cells, unit, first, end - first};
  }
  void lay_out_unit(i64 unit, i64 most) {
    if (!parts_.empty()) lines_.push_back({drawn_line::what::heading, unit});
    const i64 rest = unit_size_ % row_;
    const i64 count = unit_size_ / row_ * lines_a_row() + ceil_div(rest, columns_);
    i64 drawn = std::min(count, std::max(most / columns_, i64{2}));
    if (drawn + 1 == count) drawn = count;  // a line that says so would be as long
    const i64 head = (drawn + 1) / 2, tail = drawn / 2;
    for (i64 line = 0; line < head; ++line) lines_.push_back(line_at(unit, line));
    if (drawn < count) {
      const i64 first = line_at(unit, head).first, end = line_at(unit, count - tail).first;
      lines_.push_back({drawn_line::what::missing_positions, unit, first, end - first});
    }
    for (i64 line = count - tail; line < count; ++line) lines_.push_back(line_at(unit, line));
  }

  const form& all_;
  std::string title_;
  std::vector<unit_part> parts_;
  i64 units_ = 1;
  i64 unit_size_;
  i64 row_;
  i64 columns_ = 1;
  std::vector<drawn_line> lines_;
};

/// The positions of the minor-most factor of a product.
template <class E>
i64 minor_most_size() {
  node nodes[E::nodes + 1]{};
  syntax list{nodes, 0};
  int at = E::describe(list);
  while (at >= 0 && nodes[at].kind == constructor::outer) at = nodes[at].right;
  return at < 0 ? 1 : nodes[at].size;
}

/// The drawing of X; of something refused, which has been reported, it is empty.
template <class X, class List>
struct drawing_of {
  static drawing make() { return drawing(digits_of<>.all, "", {}, 0, 1); }
};
template <mapping E>
struct drawing_of<E, part_list<E>> {
  static drawing make() {
    return drawing(digits_about<E>().all, to_text<E>().c_str(), {}, E::size, minor_most_size<E>());
  }
};
template <tensor X, class... Parts>
struct drawing_of<X, part_list<Parts...>> {
  static drawing make() { return make(typename X::tier::part_names{}); }

 private:
  template <class... Names>
  static drawing make(part_names<Names...>) {
    std::vector<unit_part> units{{Names::name, Parts::size}...};
    units.pop_back();
    i64 row = 1;
    ((row = minor_most_size<Parts>()), ...);
    return drawing(X::digits().all, to_text<X>().c_str(), units, X::unit_size, row);
  }
};

}  // namespace tmap::detail

namespace tmap {

/// Has a picture: a mapping, or a tensor variable (not a view).
template <class X>
concept drawable = mapping_or_refusal<X> ||(tensor<X> && !requires { typename X::viewed; });

}  // namespace tmap
