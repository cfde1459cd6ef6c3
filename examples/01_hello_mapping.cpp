// 1. A mapping says which index of a tensor sits at which position of a buffer.
//
//     g++ -std=c++20 -I include examples/01_hello_mapping.cpp -o hello && ./hello
#include <cstdio>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

// [axes]
// An axis is a name and a size. The macro declares, for each, a type and one object of that type.
TMAP_AXES((A, 2), (B, 3));
// [/axes]

// [mappings]
// The bracket m<...> turns expressions over axes into a mapping type. Commas put mappings side by side, the
// major one first: this is a matrix with A rows of B elements, stored row after row.
using Rows = m<A, B>;
static_assert(Rows::size == 6);

// The same matrix, stored column after column.
using Columns = m<B, A>;
// [/mappings]

// [asking]
// map<E>(s) is the cell at position s: an index, or padding, or out of bounds. Everything that can be asked
// of a mapping can be asked at compile time.
static_assert(map<Rows>(4).index() == index_of(A = 1, B = 1));
static_assert(map<Columns>(4).index() == index_of(A = 0, B = 2));
static_assert(map<Rows>(6).is_out_of_bounds());

// A coordinate that is 0 need not be written, and an index gives its coordinates by name.
static_assert(map<Columns>(4).index() == index_of(B = 2));
static_assert(map<Columns>(4).index()[B] == 2);
// [/asking]

// [contracts]
// Both store every index once, and differ in where. Such sentences are the contracts of a program.
static_assert(complete<Rows> && injective<Rows> && functional<Rows>);
static_assert(same_domain<Rows, Columns> && !equivalent<Rows, Columns>);
// [/contracts]

int main() {
  // [pictures]
  // A picture is drawn from what the mapping does, not from how it is written.
  std::printf("%s\n%s\n", text<Rows>().c_str(), text<Columns>().c_str());
  // [/pictures]

  // [tensors]
  // A tensor is a rule that gives a value at every index. A variable holds it when each element stores the
  // value at its index; `from` builds such a variable, in whatever order its mapping says.
  const auto tensor = [](const tensor_index& t) { return static_cast<float>(10 * t[A] + t[B]); };
  const auto by_rows = HostTensor<float, Rows>::from(tensor);
  const auto by_columns = HostTensor<float, Columns>::from(tensor);
  for (float value : by_rows.span()) std::printf("%3g", static_cast<double>(value));
  std::printf("  <- %s\n", to_text<HostTensor<float, Rows>>().c_str());
  for (float value : by_columns.span()) std::printf("%3g", static_cast<double>(value));
  std::printf("  <- %s\n", to_text<HostTensor<float, Columns>>().c_str());

  // The bytes differ; the tensor is the same. Programs speak of indices, so they need not know which it is.
  const bool same = by_rows.at(A = 1, B = 2) == by_columns.at(A = 1, B = 2);
  const bool both = holds(by_rows, tensor) && holds(by_columns, tensor);
  std::printf("at {A: 1, B: 2} both have 12: %s; both hold the tensor: %s\n", same ? "yes" : "no",
              both ? "yes" : "no");
  // [/tensors]

  // [outside]
  // An index is checked: a coordinate that is not there is an exception; in a static_assert, which has none,
  // the same line does not compile.
  try {
    const int past_the_end = 3;
    std::printf("%g\n", static_cast<double>(by_rows.at(B = past_the_end)));
  } catch (const out_of_range& e) {
    std::printf("%s\n", e.what());
  }
  // [/outside]
  return same && both ? 0 : 1;
}
