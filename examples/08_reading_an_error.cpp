// 8. Reading an error: a wrong layout does not compile, and the message says how to repair it.
//
// Each wrong program below is a file of its own in tests/compile_fail/tutorial/, where the words of its
// message are checked with g++ and clang. Look at one with
//     g++ -std=c++20 -fsyntax-only -I include tests/compile_fail/tutorial/wrong_divisor.cpp
#include <cstdio>
#include <cstring>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 8), (B, 512), (N, 5), (F, 3));

// [rule]
// A rule is a type: its name is a sentence, its arguments are the axis and the numbers, the number that would
// repair the program last. An expression that breaks a rule *is* that type, and so is all that is built on
// it.
using Wrong = m<A, B / 3>;
static_assert(std::is_same_v<Wrong, why::divisor_must_divide_size<m<B>, 512, 3, 513>>);
// Nothing happens until something needs the mapping. Then the compiler says, in its own words around ours:
//     error: no type named 'accepted' in 'struct tmap::why::divisor_must_divide_size<B, 512, 3, 513>'
// Read it from behind: a divisor must divide the size; B has 512, 3 does not divide it, 513 would do. The
// lines after the error say where: `required from here` (g++) or `requested here` (clang) is a line of yours.

// So either take a divisor that does, or pad to the number that was offered.
static_assert(complete<m<A, B / 4, B % 4>>);
static_assert(complete<m<A, pad(B, 513) / 3, pad(B, 513) % 3>>);
// [/rule]

// [expressions]
// Other sentences about expressions. The last number is always the one to look at first.
using TooSmall = m<pad(A, 4)>;
using TooLarge = m<resize(A, 9)>;
using Outside = m<slice(B, 500, 20)>;
using Ambiguous = m<A / 4 * A % 4>;
// [/expressions]

// [parts]
// Rules about tensors name the parts. Here both parts hold the digit of step 2: B / 2 counts pairs, and B % 4
// has two of them. (tests/compile_fail/tutorial/parts_that_meet.cpp)
//     DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 4>> x;
//     ... 'accepted' in 'struct tmap::why::axis_placed_twice<B, tmap::part::slice, tmap::part::element, 2>'
// The digits must not meet: each index has one place. Either cut at 2 in both, or at 4.
static_assert(complete<DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>>);
static_assert(complete<DmTensor<bf16, m<A>, m<1>, m<B / 4>, m<B % 4>>>);
// [/parts]

// [moves]
// Rules about moves name the digit that is missing, as a mapping.
// (tests/compile_fail/tutorial/digit_left_out.cpp)
//     x.to_dm<m<1>, m<B / 2>, m<1>>(ctx.tdma)
//     ... 'accepted' in 'struct tmap::why::destination_drops<tmap::modulo<B, 2> >'
// `tmap::modulo<B, 2>` is B % 2: the pairs have no place. Give them one, or say that half is meant to go.
DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>> all(context& ctx, const HbmTensor<bf16, m<A>, m<B>>& x) {
  return x.to_dm<m<1>, m<B / 2>, m<B % 2>>(ctx.tdma);
}
DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<resize(B % 2, 1)>> every_other(context& ctx,
                                                                      const HbmTensor<bf16, m<A>, m<B>>& x) {
  return x.to_dm<m<1>, m<B / 2>, m<resize(B % 2, 1)>>(ctx.tdma);
}
// [/moves]

// [overlap]
// Elements that several indices share cannot be a destination for values that may differ.
// (tests/compile_fail/tutorial/shared_destination.cpp)
//     move_to<HostTensor<f32, m<linear(term(N, 1), term(F, 2))>>>(ctx.pdma, rows)
//     ... 'accepted' in 'struct tmap::why::destination_overlaps<N, F>'
// Keep the rows apart, and let the overlapping mapping be the source (tutorial 4).
// [/overlap]

// [contracts]
// Not every mistake is a broken rule: a layout may be fine and not the one that was meant. Contracts are for
// that, and cost nothing at run time.
using Stored = HbmTensor<bf16, m<A>, m<B / 2>>;
static_assert(!complete<Stored>);  // it stores every other B, which is fine if that is what was meant
// [/contracts]

/// Prints a rule as the compiler spells it.
template <class Rule>
void print_rule() {
  const char* name = std::strstr(__PRETTY_FUNCTION__, "Rule = ") + std::strlen("Rule = ");
  std::printf("%.*s\n", int(std::strlen(name)) - 1, name);
}

int main() {
  // [print]
  print_rule<Wrong>();
  print_rule<TooSmall>();
  print_rule<TooLarge>();
  print_rule<Outside>();
  print_rule<Ambiguous>();
  // [/print]

  // [run-time]
  // What only the run can know is an exception, derived from tmap::error, with the same care for numbers.
  context ctx;
  const auto x = HbmTensor<bf16, m<A>, m<B>>::from([](const tensor_index& t) { return float(t[B] % 8); });
  try {
    const i64 row = 8;
    x.at(A = row);
  } catch (const error& e) {
    std::printf("%s\n", e.what());
  }
  try {
    x.tile<B, 64>(480);
  } catch (const error& e) {
    std::printf("%s\n", e.what());
  }
  try {
    every_other(ctx, x).at(B = 3);
  } catch (const error& e) {
    std::printf("%s\n", e.what());
  }
  // [/run-time]
  return all(ctx, x).at(A = 1, B = 3) == every_other(ctx, x).at(A = 1, B = 2) + bf16(1) ? 0 : 1;
}
