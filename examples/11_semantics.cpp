// 11. The semantics as programs: what holding means, and the two places where the rules had to be put right.
#include <cstdio>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 2), (B, 3), (N, 5), (F, 3), (Wide, 32));

// [holding]
// HbmTensor holds T when, for every chip index i and element index j where Chip maps i to ti and Element maps
// j to tj, the i-th chip's j-th element stores T at ti + tj. The sentence, as a program:
template <class D, class Chip, class Element, class T>
bool holds_by_definition(const HbmTensor<D, Chip, Element>& x, const T& t) {
  for (i64 i = 0; i < Chip::size; ++i) {
    for (i64 j = 0; j < Element::size; ++j) {
      const cell ci = map<Chip>(i), cj = map<Element>(j);
      if (!ci.is_index() || !cj.is_index()) continue;
      if (x.unit(i)[static_cast<std::size_t>(j)] != t(ci.index() + cj.index())) return false;
    }
  }
  return true;
}
// [/holding]

// [printed-rule]
// Linear combinations, as the rule is printed: the position is the sum of sk * nk, the index that of tk * nk.
constexpr bool printed_rule(i64 position, const tensor_index& t) {
  for (i64 n = 0; n < N.size; ++n) {
    for (i64 f = 0; f < F.size; ++f) {
      tensor_index sum;
      sum.add(N.info, n * 1);
      sum.add(F.info, f * 2);
      if (n * 1 + f * 2 == position && sum == t) return true;
    }
  }
  return false;
}
// The table beside it says that position 4 is {N: 2, F: 1}. By the printed rule it is not, and is {F: 4},
// which does not exist. With the plain sum of the tk the table is right.
static_assert(!printed_rule(4, index_of(N = 2, F = 1)));
using Window = m<linear(term(N, 1), term(F, 2))>;
static_assert(maps<Window>(4, index_of(N = 2, F = 1)));

// Nor would a product be a linear combination: A would be weighted by the size of B.
static_assert(equivalent<m<A, B>, m<linear(term(A, B.size), term(B, 1))>>);
// [/printed-rule]

// [plain-addition]
// E = (E / n) * (E % n), as indices that add: of E = A * B at n = 2, position 3 is 2 * 1 + 1. E / 2 at 1 is
// position 2 of E, and E % 2 at 1 is position 1; what these stand for adds up to {B: 3}, which does not
// exist.
using E = m<A, B>;
static_assert(map<E>(2).index() == index_of(B = 2) && map<E>(1).index() == index_of(B = 1));
static_assert(map<E>(3).index() == index_of(A = 1));

// So the digits add up as positions of E, and E is asked once. The law then holds for every E. (E / 2 alone
// cuts through a digit, which does not compile.)
static_assert(equivalent<m<m_v<E> / 2, m_v<E> % 2>, E>);

// A slice shows it as well: its start must not be added twice.
static_assert(map<m<slice(Wide, 15, 15) / 5, slice(Wide, 15, 15) % 5>>(5).index() == index_of(Wide = 20));

// It holds across parts, too.
using Split = HbmTensor<i32, m<m_v<E> / 2>, m<m_v<E> % 2>>;
static_assert(complete<Split> && injective<Split>);
// [/plain-addition]

int main() {
  // [run]
  const auto tensor = [](const tensor_index& t) { return static_cast<i32>(10 * t[A] + t[B]); };
  const auto x = HbmTensor<i32, m<A>, m<B>>::from(tensor);
  const bool same = holds(x, tensor) && holds_by_definition(x, tensor);
  std::printf("holds, and holds by definition: %s\n", same ? "yes" : "no");

  // For the fused split, the definition is read with the sum of positions.
  const Split y = Split::from(tensor);
  for (i64 chip = 0; chip < 3; ++chip) {
    std::printf("chip %d holds %2d %2d\n", int(chip), y.unit(chip)[0], y.unit(chip)[1]);
  }
  // [/run]
  return same ? 0 : 1;
}
