#include <tmap/picture.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <tmap/tmap.hpp>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 8), (B, 512), (C, 2), (D, 3), (N, 5), (F, 3), (B2, 32), (Empty, 0));
TMAP_AXES((Wide, 1LL << 40));

int count_of(const std::string& part, const std::string& whole) {
  int count = 0;
  for (std::size_t at = whole.find(part); at != std::string::npos; at = whole.find(part, at + 1)) ++count;
  return count;
}

/// Does Python read it as XML, and with how many elements of a name?
bool is_xml(const std::string& document, const std::string& element, int count) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("tmap-" + std::to_string(std::hash<std::string>{}(document)) + ".svg");
  std::ofstream(file) << document;
  const std::string script = "import sys, xml.dom.minidom as x; sys.exit(len(x.parse(sys.argv[1])." +
                             ("getElementsByTagName('" + element) + "')) != " + std::to_string(count) + ")";
  const int status = std::system(("python3 -c \"" + script + "\" " + file.string()).c_str());
  std::filesystem::remove(file);
  return status == 0;
}

}  // namespace

TEST_CASE("a picture is a row of the minor-most factor a line") {
  CHECK(text<m<C, D>>() ==
        "m<C, D>: 6 positions\n"
        "0 | C0 D0  C0 D1  C0 D2\n"
        "3 | C1 D0  C1 D1  C1 D2\n");
  CHECK(text<m<A / 2>>() ==
        "m<A / 2>: 4 positions\n"
        "0 | A0  A2  A4  A6\n");
}

TEST_CASE("a picture shows padding by kind") {
  CHECK(text<m<C, pad(D, 4)>>() ==
        "m<C, pad(D, 4)>: 8 positions\n"
        "0 | C0 D0  C0 D1  C0 D2  .\n"
        "4 | C1 D0  C1 D1  C1 D2  .\n"
        ".  padding, holds anything\n");
  CHECK(text<m<pad(pad<bottom>(pad<zero>(D, 4), 6), 8)>>() ==
        "m<pad(pad<bottom>(pad<zero>(D, 4), 6), 8)>: 8 positions\n"
        "0 | D0  D1  D2  0   x   x   .   .\n"
        ".  padding, holds anything\n"
        "0  padding, holds zero\n"
        "x  padding, not touched\n");
}

TEST_CASE("a picture lists the indices of a shared position, or counts them") {
  CHECK(text<m<linear(term(N, 1), term(F, 2))>>() ==
        "m<linear(term(N, 1), term(F, 2))>: 9 positions\n"
        "0 | N0 F0              N1 F0              N2 F0|N0 F1\n"
        "3 | N3 F0|N1 F1        N4 F0|N2 F1|N0 F2  N3 F1|N1 F2\n"
        "6 | N4 F1|N2 F2        N3 F2              N4 F2\n"
        "|  one position, several indices\n");
  CHECK(text<m<linear(term(A, 1), term(N, 1))>>({.columns = 6}) ==
        "m<linear(term(A, 1), term(N, 1))>: 12 positions\n"
        "0 | A0 N0              A1 N0|A0 N1        A2 N0|A1 N1|A0 N2  A3 N0 +3           A4 N0 +4           "
        "A5 N0 +4\n"
        "6 | A6 N0 +4           A7 N0 +4           A7 N1 +3           A7 N2|A6 N3|A5 N4  A7 N3|A6 N4        "
        "A7 N4\n"
        "|  one position, several indices\n");
}

TEST_CASE("a picture shows the holes of a linear combination") {
  CHECK(text<m<linear(term(A / 4, 6), term(A % 4, 1))>>() ==
        "m<linear(term(A / 4, 6), term(A % 4, 1))>: 10 positions\n"
        "0 | A0  A1  A2  A3  .   .   A4  A5  A6  A7\n"
        ".  padding, holds anything\n");
}

TEST_CASE("a picture of few things") {
  CHECK(text<m<3>>() == "m<3>: 3 positions\n0 | {}  {}  {}\n");
  CHECK(text<m<1>>() == "m<1>: 1 position\n0 | {}\n");
  CHECK(text<m<Empty>>() == "m<Empty>: 0 positions\n");
  CHECK(text<m<C, Empty>>() == "m<C, Empty>: 0 positions\n");
}

TEST_CASE("a name that ends in a digit keeps apart from its coordinate") {
  CHECK(text<m<B2 / 8>>() == "m<B2 / 8>: 4 positions\n0 | B2:0   B2:8   B2:16  B2:24\n");
}

TEST_CASE("the columns of a picture can be asked for") {
  CHECK(text<m<A>>({.columns = 3}) ==
        "m<A>: 8 positions\n"
        "0 | A0  A1  A2\n"
        "3 | A3  A4  A5\n"
        "6 | A6  A7\n");
}

TEST_CASE("a row that is too long is broken where it divides, and short rows share a line") {
  const std::string broken = text<m<C, B2>>();
  CHECK(count_of("\n", broken) == 1 + 2 * 4);
  CHECK(broken.find("\n24 | C0 B2:24") != std::string::npos);
  CHECK(broken.find("\n32 | C1 B2:0") != std::string::npos);
  const std::string joined = text<m<B / 64, B % 32, B / 32 % 2>>();
  CHECK(joined.find("\n 16 | B8    B40   B9    B41   B10   B42") != std::string::npos);
}

TEST_CASE("a large picture leaves out its middle and counts it") {
  CHECK(text<m<B>>({.columns = 4, .most_cells = 12}) ==
        "m<B>: 512 positions\n"
        "  0 | B0    B1    B2    B3\n"
        "  4 | B4    B5    B6    B7\n"
        "... 500 positions ...\n"
        "508 | B508  B509  B510  B511\n");
  const std::string vast = text<m<Wide>>({.columns = 2, .most_cells = 4});
  CHECK(vast ==
        "m<Wide>: 1099511627776 positions\n"
        "            0 | Wide0              Wide1\n"
        "... 1099511627772 positions ...\n"
        "1099511627774 | Wide1099511627774  Wide1099511627775\n");
}

TEST_CASE("a tensor is drawn unit by unit") {
  CHECK(text<HbmTensor<bf16, m<C>, m<pad<zero>(D, 4)>>>() ==
        "HbmTensor<bf16, m<C>, m<pad<zero>(D, 4)>>: 2 units of 4 positions\n"
        "chip 0\n"
        "0 | C0 D0  C0 D1  C0 D2  0\n"
        "chip 1\n"
        "0 | C1 D0  C1 D1  C1 D2  0\n"
        "0  padding, holds zero\n");
  CHECK(text<DmTensor<f32, m<1>, m<C>, m<A / 4>, m<A % 4>>>() ==
        "DmTensor<f32, m<1>, m<C>, m<A / 4>, m<A % 4>>: 4 units of 4 positions\n"
        "chip 0, cluster 0, slice 0\n"
        "0 | C0 A0  C0 A1  C0 A2  C0 A3\n"
        "chip 0, cluster 0, slice 1\n"
        "0 | C0 A4  C0 A5  C0 A6  C0 A7\n"
        "chip 0, cluster 1, slice 0\n"
        "0 | C1 A0  C1 A1  C1 A2  C1 A3\n"
        "chip 0, cluster 1, slice 1\n"
        "0 | C1 A4  C1 A5  C1 A6  C1 A7\n");
  CHECK(text<HostTensor<f32, m<A>>>() ==
        "HostTensor<f32, m<A>>: 8 positions\n"
        "0 | A0  A1  A2  A3  A4  A5  A6  A7\n");
}

TEST_CASE("a tensor of many units leaves out most of them") {
  const std::string many = text<DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>>({.most_cells = 2});
  CHECK(count_of("chip ", many) == 4);
  CHECK(many.find("... 2044 units ...\nchip 7, cluster 0, slice 254\n") != std::string::npos);
}

TEST_CASE("padding is visible in a table", "[F35]") {
  const std::vector<std::vector<std::optional<i64>>> expected{{0, 1, 2, {}}, {3, 4, 5, {}}};
  std::istringstream lines(text<m<C, pad(D, 4)>>());
  std::string line;
  std::getline(lines, line);
  for (const std::vector<std::optional<i64>>& row : expected) {
    std::getline(lines, line);
    std::istringstream cells(line.substr(line.find('|') + 1));
    for (const std::optional<i64>& number : row) {
      std::string c, d;
      cells >> c;
      if (number) {
        cells >> d;
        CHECK(std::stoll(c.substr(1)) * D.size + std::stoll(d.substr(1)) == *number);
      } else {
        CHECK(c == ".");
      }
    }
  }
}

TEST_CASE("an SVG picture has a rectangle and a tooltip a cell") {
  const std::string small = svg<m<C, pad(D, 4)>>();
  CHECK(count_of("<title>position ", small) == 8);
  CHECK(small.find("<title>position 6: C1 D2</title>") != std::string::npos);
  CHECK(small.find("<title>position 7: padding top</title>") != std::string::npos);
  CHECK(small.find("padding, holds anything") != std::string::npos);
  CHECK(is_xml(small, "rect", 8 + 1 + 1 + 3));  // cells, legend, background, patterns

  const std::string shared = svg<m<linear(term(N, 1), term(F, 2))>>();
  CHECK(shared.find("<title>position 4: N4 F0 and N2 F1 and N0 F2</title>") != std::string::npos);
  CHECK(is_xml(shared, "rect", 9 + 1 + 1 + 3));
}

TEST_CASE("an SVG picture of a tensor has its units, and elides as text does") {
  const std::string x = svg<HbmTensor<bf16, m<A>, m<pad<bottom>(pad<zero>(B2, 40), 48)>>>();
  CHECK(count_of(">chip ", x) == 8 * (1 + 24));  // a heading and 24 tooltips each
  CHECK(count_of("... 24 positions ...", x) == 8);
  CHECK(x.find("url(#tmap-zero)") != std::string::npos);
  CHECK(x.find("url(#tmap-bottom)") != std::string::npos);
  CHECK(is_xml(x, "svg", 1));
  CHECK(is_xml(svg<m<Empty>>(), "svg", 1));
  CHECK(is_xml(svg<m<3>>(), "rect", 3 + 1 + 3));
  CHECK(is_xml(svg<m<Wide>>(), "svg", 1));
}

TEST_CASE("cells of different coordinates have different colours") {
  const std::string x = svg<m<A>>();
  int colours = 0;
  for (std::size_t at = x.find("fill=\"#"); at != std::string::npos; at = x.find("fill=\"#", at + 1)) {
    const std::string fill = x.substr(at, 14);
    colours += x.find(fill) == at;
  }
  CHECK(colours == 8 + 4);  // of the cells; the page, positions, and two under the hatches
}

TEST_CASE("a position that very many choices share is looked at only so far") {
  using crowded = m<linear(term(1 << 20, 1), term(A, 1 << 19), term(1 << 20, 1))>;
  CHECK(text<crowded>({.columns = 1, .most_cells = 1}).starts_with("m<linear("));
}

template <class X>
concept has_picture = requires {
  text<X>();
};

TEST_CASE("mappings and variables have pictures, views have none") {
  using X = HostTensor<f32, m<B>>;
  STATIC_REQUIRE(has_picture<m<A>>);
  STATIC_REQUIRE(has_picture<const X>);
  STATIC_REQUIRE_FALSE(has_picture<decltype(std::declval<X&>().view())>);
  STATIC_REQUIRE_FALSE(has_picture<int>);
}
