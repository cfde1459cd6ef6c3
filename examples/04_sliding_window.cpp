// 4. Sliding windows: a linear combination lets several indices share one position.
#include <cstdio>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((N, 5), (F, 3), (A, 8), (Row, 4), (Column, 4));

// [window]
// Five windows of three elements, over a buffer of nine: element F of window N sits at position N + 2F.
// Each term says how many positions its neighbours stand apart. Only positions are weighted; the index at a
// position is the plain sum of what the terms say.
using Window = m<linear(term(N, 1), term(F, 2))>;
static_assert(Window::size == 1 + (5 - 1) * 1 + (3 - 1) * 2);
// [/window]

// [relation]
// Position 4 stands for three indices at once. There is no map<Window>(4): the mapping is a relation, to be
// asked with maps<E>(s, index), or listed with indices<E>(s).
static_assert(overlapping<Window> && !functional<Window> && injective<Window> && complete<Window>);
static_assert(maps<Window>(4, index_of(N = 4)));
static_assert(maps<Window>(4, index_of(N = 2, F = 1)));
static_assert(maps<Window>(4, index_of(F = 2)));
static_assert(!maps<Window>(4, index_of(N = 3, F = 1)));
// [/relation]

// [special-cases]
// A product is a linear combination whose weights leave no overlap ...
static_assert(equivalent<m<N, F>, m<linear(term(N, F.size), term(F, 1))>>);
// ... and weights that leave more room leave holes, which hold no index.
using Spread = m<linear(term(A / 4, 6), term(A % 4, 1))>;
static_assert(Spread::size == 10 && map<Spread>(4).is_padding() && map<Spread>(6).index() == index_of(A = 4));
// [/special-cases]

// [image]
// Two dimensions: all 2 x 2 windows of an image with rows of 4, in place.
TMAP_AXES((Y, 3), (X, 3), (V, 2), (U, 2));
using Windows = m<linear(term(Y, 4), term(X, 1), term(V, 4), term(U, 1))>;
static_assert(Windows::size == 16);
// [/image]

int main() {
  // [table]
  std::printf("     ");
  for (int f = 0; f < F.size; ++f) std::printf("  F=%d", f);
  for (int n = 0; n < N.size; ++n) {
    std::printf("\nN=%d |", n);
    for (int f = 0; f < F.size; ++f) {
      i64 position = 0;
      while (!maps<Window>(position, index_of(N = n, F = f))) ++position;
      std::printf("%5d", static_cast<int>(position));
    }
  }
  std::printf("\n\nposition 4:");
  for (const tensor_index& index : indices<Window>(4)) std::printf(" %s", to_text(index).c_str());
  std::printf("\n\n%s\n%s\n", text<Window>().c_str(), text<Spread>().c_str());
  // [/table]

  // [holding]
  // A variable with this mapping holds 15 values in 9 elements, so it can hold only tensors that agree where
  // they share. This one does: its value depends on N + 2F alone.
  using Signal = HostTensor<float, Window>;
  const auto agrees = [](const tensor_index& t) { return static_cast<float>(t[N] + 2 * t[F]); };
  const Signal signal = Signal::from(agrees);
  std::printf("%zu elements hold all %d values: %s\n", signal.span().size(), static_cast<int>(m<N, F>::size),
              holds(signal, agrees) ? "yes" : "no");

  // This one does not, and says where.
  try {
    Signal::from([](const tensor_index& t) { return static_cast<float>(t[N] * t[F]); });
  } catch (const mismatch& e) {
    std::printf("%s\n\n", e.what());
  }
  // Storing one element would change three values, so it is not possible: `signal.at(N = 2, F = 1) = 0` does
  // not compile, and neither does a move into this type from one that keeps the three apart
  // (why::destination_overlaps). Tutorial 8 shows the messages.
  // [/holding]

  // [gather]
  // A move out of it is the gather that one would write by hand: each window becomes a row of its own. Its
  // plan has a loop a line: axis -> turns : step in the source, step in the destination.
  context ctx;
  const auto rows = signal.to_host<m<N, F>>(ctx.pdma);
  for (int n = 0; n < N.size; ++n) {
    std::printf("window %d:", n);
    for (int f = 0; f < F.size; ++f) std::printf(" %g", static_cast<double>(rows.at(N = n, F = f)));
    std::printf("\n");
  }
  std::printf("\n%s\n\n", to_text(plan_of<Signal, HostTensor<float, m<N, F>>>).c_str());
  // [/gather]

  // [im2col]
  // The same for the image: nine windows of four pixels from sixteen pixels.
  const auto image =
      HostTensor<i32, Windows>::from([](const tensor_index& t) { return 10 * (t[Y] + t[V]) + t[X] + t[U]; });
  const auto columns = image.to_host<m<Y, X, V, U>>(ctx.pdma);
  for (i32 pixel : columns.span()) std::printf(" %02d", pixel);
  std::printf("\n");
  // [/im2col]
}
