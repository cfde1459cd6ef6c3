// 12. Pictures: the SVG files of the documents, drawn by the library.
//
// Usage: 12_pictures [folder to write them to]; without one it compares those in docs/pictures.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 8), (B, 8), (R, 4), (D, 13), (N, 5), (F, 3));

// [pictures]
using Tiled = m<R / 2, pad(D, 16) / 8, R % 2, pad(D, 16) % 8>;
using Window = m<linear(term(N, 1), term(F, 2))>;
using Slices = DmTensor<bf16, m<1>, m<A / 4>, m<A % 4>, m<B % 2, B / 2>>;

const struct {
  const char* file;
  std::string document;
} pictures[] = {
    {"tiled.svg", svg<Tiled>()},
    {"window.svg", svg<Window>({.columns = 9})},
    {"slices.svg", svg<Slices>()},
};
// [/pictures]

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "docs/pictures";
  int different = 0;
  for (const auto& [file, document] : pictures) {
    const std::string path = folder + "/" + file;
    if (argc > 1) std::ofstream(path, std::ios::binary) << document;
    const bool same = read(path) == document;
    std::printf("%s: %s\n", file,
                same ? "as drawn" : "differs from what is drawn; give the folder to write it");
    different += !same;
  }
  return different;
}
