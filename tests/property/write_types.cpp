// Writes drawn pairs as types, with the answers of brute force as static_asserts: drawn_types.cpp.
//
// TMAP_PROPERTY_TYPES=tests/property/drawn_types.cpp property "[write]"
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>

#include "check.hpp"
#include "draw.hpp"

namespace {

using namespace property;

std::string index_text(const coordinates& t) {
  std::string out = "index_of(";
  for (int k = 0; k < axis_count; ++k) {
    const i64 at = t[static_cast<std::size_t>(k)];
    if (at != 0)
      out += std::string(out.back() == '(' ? "" : ", ") + axis_names[k] + " = " + std::to_string(at);
  }
  return out + ")";
}

std::string cell_text(const std::string& name, i64 position, const cell_set& c) {
  const std::string at = "<" + name + ">(" + std::to_string(position) + ", ";
  if (c.indices.empty()) return "pads" + at + tmap::to_text(c.kind) + ")";
  std::string out;
  for (const coordinates& t : c.indices)
    out += (out.empty() ? "holds" : " && holds") + at + index_text(t) + ")";
  return out;
}

TEST_CASE("write drawn pairs as types", "[.][write]") {
  const char* path = std::getenv("TMAP_PROPERTY_TYPES");
  REQUIRE(path != nullptr);
  std::ofstream out(path);
  out << "// Drawn pairs as types; written by write_types.cpp, with the answers of brute force.\n"
         "// clang-format off\n"
         "#include \"types.hpp\"\n";
  drawer draw(414243);
  engine s;
  for (int written = 0; written < 200;) {
    const auto [a, b] = draw.pair();
    const table x = tabulate(a), y = tabulate(b);
    if (x.contested || y.contested || x.cells.empty() || y.cells.empty() || x.cells.size() > 600) continue;
    s.take(a, b);
    if (s.about(false).broken != fault::none || s.about(true).broken != fault::none) continue;
    if (s.compare().equivalent == answer::unknown) continue;
    out << "\nnamespace drawn_" << written++ << " {\nTMAP_AXES((A, " << a.sizes[0] << "), (B, " << a.sizes[1]
        << "), (C, " << a.sizes[2] << "));\n"
        << "using X = parts<" << to_string(a) << ">;\nusing Y = parts<" << to_string(b) << ">;\n"
        << "static_assert(equality<X, Y> == detail::answer::" << (x.cells == y.cells ? "yes" : "no")
        << ");\n";
    for (const auto& [name, t] : {std::pair{"X", &x}, std::pair{"Y", &y}}) {
      const i64 size = static_cast<i64>(t->cells.size());
      for (i64 at : {size / 3, size - 1}) {
        const cell_set& c = t->cells[static_cast<std::size_t>(at)];
        if (c.indices.size() < 4) out << "static_assert(" << cell_text(name, at, c) << ");\n";
      }
    }
    out << "}\n";
  }
}

}  // namespace
