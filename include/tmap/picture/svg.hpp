// Layer 9, opt-in: mappings and tensors drawn as SVG.
#pragma once
#include <tmap/picture/drawing.hpp>

namespace tmap::detail {

inline std::string escaped(const std::string& s) {
  std::string out;
  for (char c : s) {
    if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
  return out;
}

/// The hue that stands for value out of count, mixed with white by lightness out of 255.
inline std::string colour_of(i64 value, i64 count, i64 lightness) {
  const i64 hue =
      count < 2
          ? 960
          : static_cast<i64>(1280.0 * static_cast<double>(value) / static_cast<double>(count));  // of 1536
  const i64 f = hue % 256;
  const i64 wheel[6][3]{{255, f, 0},       {255 - f, 255, 0}, {0, 255, f},
                        {0, 255 - f, 255}, {f, 0, 255},       {255, 0, 255 - f}};
  std::string out = "#";
  for (i64 channel : wheel[hue / 256]) {
    const i64 mixed = channel + (255 - channel) * lightness / 255;
    out += "0123456789abcdef"[mixed / 16];
    out += "0123456789abcdef"[mixed % 16];
  }
  return out;
}

class svg_writer {
 public:
  svg_writer(drawing what, const picture_options& options) : what_(std::move(what)) {
    const bool overlap = overlaps(what_.all()) != answer::no;
    const i64 characters = std::max(what_.label_width() + (overlap ? 4 : 0), i64{2});
    cell_ = characters * character + 10;
    what_.lay_out(options, std::clamp((page - margin) / cell_, i64{1}, i64{16}));
  }

  std::string write() {
    line(what_.title(), "bold");
    for (const drawn_line& l : what_.lines()) {
      switch (l.kind) {
        case drawn_line::what::heading:
          line(what_.heading(l.unit));
          break;
        case drawn_line::what::missing_positions:
          line("... " + std::to_string(l.count) + " positions ...");
          break;
        case drawn_line::what::missing_units:
          line("... " + std::to_string(l.count) + " units ...");
          break;
        case drawn_line::what::cells:
          cells(l);
          break;
      }
    }
    legend();
    std::string out;
    print(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width_, "\" height=\"", y_ + 8,
          "\" viewBox=\"0 0 ", width_, ' ', y_ + 8, "\" font-family=\"monospace\" font-size=\"11\">\n",
          "<title>", escaped(what_.title()), "</title>\n", patterns, "<rect width=\"", width_, "\" height=\"",
          y_ + 8, "\" fill=\"#ffffff\"/>\n", body_, "</svg>\n");
    return out;
  }

 private:
  static constexpr i64 character = 7, row_height = 22, text_height = 18, margin = 8, page = 960;
  static constexpr const char* patterns =
      "<defs>\n"
      "<pattern id=\"tmap-top\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
      "<rect width=\"6\" height=\"6\" fill=\"#f6f6f6\"/><path d=\"M0 6L6 0\" stroke=\"#c8c8c8\"/></pattern>\n"
      "<pattern id=\"tmap-zero\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
      "<rect width=\"6\" height=\"6\" fill=\"#f6f6f6\"/><path d=\"M0 3H6\" stroke=\"#b0b0b0\"/></pattern>\n"
      "<pattern id=\"tmap-bottom\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
      "<rect width=\"6\" height=\"6\" fill=\"#e4e4e4\"/>"
      "<path d=\"M0 6L6 0M0 0L6 6\" stroke=\"#909090\"/></pattern>\n"
      "</defs>\n";

  void reach(i64 right) { width_ = std::max(width_, right + margin); }

  void line(const std::string& words, const char* weight = "normal") {
    print(body_, "<text x=\"", margin, "\" y=\"", y_ + 13, "\" font-weight=\"", weight, "\">", escaped(words),
          "</text>\n");
    reach(margin + static_cast<i64>(words.size()) * character);
    y_ += text_height;
  }

  /// The first axis gives the hue, the others together the lightness.
  std::string fill_of(const drawn_cell& c) const {
    if (c.indices.empty()) return std::string("url(#tmap-") + to_text(c.kind) + ")";
    const form& f = what_.all();
    if (f.axis_count == 0) return "#e8e8e8";
    const axis_info& first = *f.axes[0];
    double part = 0, scale = 1;
    for (int a = 1; a < f.axis_count; ++a) {
      scale *= static_cast<double>(f.axes[a]->size);
      part += static_cast<double>(c.indices[0][*f.axes[a]]) / scale;
    }
    const i64 lightness =
        f.axis_count == 1 ? middle : darkest + static_cast<i64>(part * (lightest - darkest));
    return colour_of(c.indices[0][first], first.size, lightness);
  }
  static constexpr i64 darkest = 130, middle = 165, lightest = 225;

  std::string tooltip(const drawn_line& l, i64 position, const drawn_cell& c) const {
    std::string out = what_.heading(l.unit);
    print(out, out.empty() ? "" : ", ", "position ", position, ": ");
    if (c.indices.empty()) return out + "padding " + to_text(c.kind);
    for (std::size_t k = 0; k < c.indices.size(); ++k) {
      print(out, k == 0 ? "" : " and ", what_.label(c.indices[k]));
    }
    return out + (c.more ? " and more" : "");
  }

  void box(i64 x, const std::string& fill, const std::string& label, const std::string& title, bool shared) {
    print(body_, "<rect x=\"", x, "\" y=\"", y_, "\" width=\"", cell_, "\" height=\"", row_height,
          "\" fill=\"", fill, "\" stroke=\"", shared ? "#000000\" stroke-width=\"2" : "#707070", "\">");
    if (!title.empty()) print(body_, "<title>", escaped(title), "</title>");
    const bool hatched = fill.starts_with("url");
    print(body_, "</rect>\n<text x=\"", x + cell_ / 2, "\" y=\"", y_ + 15, "\" text-anchor=\"middle\"",
          hatched ? " stroke=\"#ffffff\" stroke-width=\"4\" paint-order=\"stroke\"" : "",
          " pointer-events=\"none\">", escaped(label), "</text>\n");
  }

  void cells(const drawn_line& l) {
    const std::string first = std::to_string(l.first);
    const i64 last = what_.lines().back().first;
    const i64 left = margin + static_cast<i64>(std::to_string(last).size()) * character + 6;
    print(body_, "<text x=\"", left - 6, "\" y=\"", y_ + 15, "\" text-anchor=\"end\" fill=\"#707070\">",
          first, "</text>\n");
    for (i64 k = 0; k < l.count; ++k) {
      const drawn_cell c = what_.at(l.unit, l.first + k);
      const std::size_t count = c.indices.size();
      std::string label = count == 0 ? std::string(1, mark_of(c.kind)) : what_.label(c.indices[0]);
      if (count > 1) print(label, " +", count - 1);
      box(left + k * cell_, fill_of(c), label, tooltip(l, l.first + k, c), count > 1);
      shared_ = shared_ || count > 1;
      if (count == 0) seen_[static_cast<int>(c.kind)] = true;
    }
    reach(left + l.count * cell_);
    y_ += row_height;
  }

  void explain(const std::string& fill, const std::string& label, const std::string& words,
               bool shared = false) {
    box(margin, fill, label, "", shared);
    print(body_, "<text x=\"", margin + cell_ + 8, "\" y=\"", y_ + 15, "\">", escaped(words), "</text>\n");
    reach(margin + cell_ + 8 + static_cast<i64>(words.size()) * character);
    y_ += row_height + 2;
  }

  void legend() {
    y_ += 8;
    for (padding_kind kind : {top, zero, bottom}) {
      if (!seen_[static_cast<int>(kind)]) continue;
      explain(std::string("url(#tmap-") + to_text(kind) + ")", std::string(1, mark_of(kind)),
              meaning_of(kind));
    }
    if (shared_) explain("#ffffff", "+1", "one position, several indices: the first and how many more", true);
    const form& f = what_.all();
    if (f.axis_count == 0) return;
    std::string words = std::string("the colour tells ") + f.axes[0]->name;
    for (int a = 1; a < f.axis_count; ++a)
      print(words, a == 1 ? ", lighter along " : " and ", f.axes[a]->name);
    line(words);
  }

  drawing what_;
  std::string body_;
  i64 cell_ = 0;
  i64 y_ = margin;
  i64 width_ = 0;
  bool seen_[3]{};
  bool shared_ = false;
};

}  // namespace tmap::detail

namespace tmap {

/// Draws where every index sits as an SVG document: a rectangle a cell, with a tooltip that says all of it.
///
/// Shape    as text<X>(); the first axis gives a cell its hue, the others its lightness
/// Holds    padding is hatched by kind and marked `.`, `0` or `x`; a shared position has a thick border, its
///          first index, and how many more
/// Errors   compile: the rule that X breaks
/// Source   DECIDED; the same bytes at every run, and no other file is needed
template <drawable X>
std::string svg(const picture_options& options = {}) {
  static_assert(sizeof(typename decltype(detail::verdict_about<X>())::accepted*) != 0);
  return detail::svg_writer(detail::drawing_of<X, detail::parts_of<X>>::make(), options).write();
}

}  // namespace tmap
