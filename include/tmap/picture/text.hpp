// Layer 9, opt-in: mappings and tensors drawn as text.
#pragma once
#include <tmap/picture/drawing.hpp>

namespace tmap::detail {

inline std::string text_of_cell(const drawing& what, const drawn_cell& c) {
  if (c.indices.empty()) return std::string(1, mark_of(c.kind));
  std::string out = what.label(c.indices[0]);
  const std::size_t count = c.indices.size();
  if (count > 3) {
    print(out, " +", count - 1, c.more ? " or more" : "");
  } else {
    for (std::size_t k = 1; k < count; ++k) print(out, '|', what.label(c.indices[k]));
  }
  return out;
}

inline std::string draw_text(drawing what, const picture_options& options) {
  constexpr i64 most_columns = 16, line_width = 110;
  const bool overlap = overlaps(what.all()) != answer::no;
  const i64 cell_width = overlap ? 3 * what.label_width() + 2 : what.label_width();
  what.lay_out(options, std::clamp((line_width - 8) / (cell_width + 2), i64{1}, most_columns));

  std::size_t width = 1, position_width = 1;
  bool seen[3]{}, shared = false;
  for (const drawn_line& line : what.lines()) {
    if (line.kind != drawn_line::what::cells) continue;
    position_width = std::max(position_width, std::to_string(line.first).size());
    for (i64 k = 0; k < line.count; ++k) {
      const drawn_cell c = what.at(line.unit, line.first + k);
      width = std::max(width, text_of_cell(what, c).size());
      shared = shared || c.indices.size() > 1;
      if (c.indices.empty()) seen[static_cast<int>(c.kind)] = true;
    }
  }

  std::string out = what.title() + '\n';
  for (const drawn_line& line : what.lines()) {
    switch (line.kind) {
      case drawn_line::what::heading:
        out += what.heading(line.unit) + '\n';
        continue;
      case drawn_line::what::missing_positions:
        print(out, "... ", line.count, " positions ...\n");
        continue;
      case drawn_line::what::missing_units:
        print(out, "... ", line.count, " units ...\n");
        continue;
      case drawn_line::what::cells:
        break;
    }
    const std::string position = std::to_string(line.first);
    out += std::string(position_width - position.size(), ' ') + position + " |";
    std::size_t gap = 1;
    for (i64 k = 0; k < line.count; ++k) {
      const std::string cell = text_of_cell(what, what.at(line.unit, line.first + k));
      out += std::string(gap, ' ') + cell;
      gap = width - cell.size() + 2;
    }
    out += '\n';
  }
  for (padding_kind kind : {top, zero, bottom}) {
    if (seen[static_cast<int>(kind)]) print(out, mark_of(kind), "  ", meaning_of(kind), '\n');
  }
  if (shared) out += "|  one position, several indices\n";
  return out;
}

}  // namespace tmap::detail

namespace tmap {

/// Draws where every index sits as text, a row of the minor-most factor a line; a tensor unit by unit.
///
/// Shape    each line begins with its first position; a cell is its index, "A2 B5"
/// Holds    padding is `.` (top, and holes), `0` (zero) or `x` (bottom); a shared position lists its indices
///          as "N2 F1|N0 F2", or the first and how many more: "N9 F0 +4"
/// Errors   compile: the rule that X breaks
/// Source   DECIDED; drawn from the relation itself, never from how the mapping is written
template <drawable X>
std::string text(const picture_options& options = {}) {
  static_assert(sizeof(typename decltype(detail::verdict_about<X>())::accepted*) != 0);
  return detail::draw_text(detail::drawing_of<X, detail::parts_of<X>>::make(), options);
}

}  // namespace tmap
