#include <tmap/threads.hpp>

#include <tbb/global_control.h>
#include <tmap/tmap.hpp>

#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
using detail::leaf;
TMAP_AXES((A, 100), (B, 70), (C, 33), (R, 1020), (N, 1000), (F, 8), (I, 1200), (J, 1100));

/// Threads that share the smallest work too.
struct eager : threads {
  using threads::threads;
  i64 pieces(i64) const { return threads::pieces(least_bytes); }
};
using eager_context = basic_context<device, eager>;

/// More threads than this machine may have cores.
const tbb::global_control seven(tbb::global_control::max_allowed_parallelism, 7);

template <class X>
X drawn() {
  X x;
  std::uint64_t state = 88172645463325252u;
  for (i64 k = 0; k < X::bytes(); ++k) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    x.cells()[k] = static_cast<unsigned char>(state >> 56);
  }
  return x;
}
template <class X>
bool same_bytes(const X& x, const X& y) {
  return std::memcmp(x.cells(), y.cells(), static_cast<std::size_t>(X::bytes())) == 0;
}

/// Does run(context, X) leave the same bytes with 1, 2, 3 and 7 threads as without?
template <class Y, class Context, class Run>
bool alike(const Run& run) {
  context plain;
  Y expected = drawn<Y>();
  run(plain, expected);
  bool same = true;
  for (int workers : {1, 2, 3, 7}) {
    Context ctx(workers);
    Y y = drawn<Y>();
    run(ctx, y);
    same = same && same_bytes(y, expected) && ctx.ledger() == plain.ledger();
  }
  return same;
}

template <class E>
using host = HostTensor<i32, E>;
template <class D, class E>
using dm = DmTensor<D, m<1>, m<1>, m<1>, E>;
template <class E>
using slices = DmTensor<i32, m<1>, m<1>, m<I / 100>, E>;

/// Do moves from X to Y leave the same bytes, by leaves of that kind?
template <class X, class Y, class Context = eager_context, class... Asked>
bool moves_alike(leaf kind, bool pads = false, Asked... asked) {
  const X x = drawn<X>();
  const detail::schedule& s = detail::schedule_for<X, Y>;
  CHECK(s.kind == kind);
  CHECK(s.pads == pads);
  return alike<Y, Context>([&](auto& ctx, Y& y) { copy_into(ctx.pdma, x, y, asked...); }) &&
         alike<Y, Context>([&](auto& ctx, Y& y) { y = move_to<Y>(ctx.pdma, x, asked...); });
}

template <class Out, class Context = eager_context, class F, class... Xs>
bool computes_alike(F f, const Xs&... xs) {
  return alike<Out, Context>([&](auto& ctx, Out& out) { elementwise_into(ctx.main, out, f, xs...); });
}

}  // namespace

TEST_CASE("moves by threads write what moves without them write, whatever their leaves are") {
  CHECK(moves_alike<host<m<A, B>>, host<m<A, B>>>(leaf::strided));
  CHECK(moves_alike<host<m<A>>, host<m<A, B>>>(leaf::strided, false, along<B>));
  CHECK(moves_alike<host<m<A, B>>, host<m<A, pad(B, 80)>>>(leaf::rows));
  CHECK(moves_alike<host<m<A, B>>, host<m<A, pad<zero>(B, 80)>>>(leaf::rows, true));
  CHECK(moves_alike<host<m<A, B>>, host<m<B, A>>>(leaf::planes));
  CHECK(moves_alike<host<m<A, B>>, host<m<B, pad<zero>(A, 112)>>>(leaf::planes, true));
  CHECK(moves_alike<host<m<A, B, C>>, host<m<A, C, B>>>(leaf::planes));
  CHECK(moves_alike<host<m<A, C, B>>, host<m<B, A, C>>>(leaf::planes));
}

TEST_CASE("threads cut ragged tiles within their clips") {
  CHECK(
      moves_alike<host<m<A, B>>,
                  host<m<pad(A, 112) / 16, pad(B, 80) / 16, pad(A, 112) % 16, pad(B, 80) % 16>>>(leaf::rows));
  CHECK(moves_alike<host<m<A, B>>, host<m<pad<zero>(A, 112) / 16, pad<zero>(B, 80) / 16,
                                          pad<zero>(A, 112) % 16, pad<zero>(B, 80) % 16>>>(leaf::rows, true));
  CHECK(moves_alike<host<m<A, B>>, host<m<pad<zero>(A, 112) / 16, B, pad<zero>(A, 112) % 16>>>(leaf::planes,
                                                                                               true));
  CHECK(moves_alike<host<m<A, B>>, host<m<pad(A, 112) / 16, B, pad(A, 112) % 16>>>(leaf::planes));
}

TEST_CASE("threads keep nibbles that share a byte together") {
  CHECK(moves_alike<HostTensor<i4, m<C, B>>, HostTensor<i4, m<B, C>>>(leaf::packed));
  CHECK(moves_alike<HostTensor<i4, m<A, B>>, HostTensor<i4, m<B / 2, A, B % 2>>>(leaf::planes));
  CHECK(computes_alike<dm<i4, m<B, C>>>(op::neg{}, drawn<dm<i4, m<C, B>>>()));
  CHECK(computes_alike<dm<i8, m<A, B>>>(op::convert<i8>{}, drawn<dm<i4, m<A, B>>>()));
}

TEST_CASE("threads leave shared elements and moves by index to one of them") {
  using window = m<linear(term(N, 1), term(F, 2))>;
  CHECK(alike<host<window>, eager_context>(
      [x = drawn<host<window>>()](auto& ctx, host<window>& y) { copy_into(ctx.pdma, x, y); }));
  using by_five = host<m<R % 5, R / 5>>;
  using by_seven = host<m<pad(R, 1022) % 7, pad(R, 1022) / 7>>;
  STATIC_REQUIRE(plan_of<by_five, by_seven>.element_by_element);
  CHECK(alike<by_seven, eager_context>(
      [x = drawn<by_five>()](auto& ctx, by_seven& y) { copy_into(ctx.pdma, x, y); }));
}

TEST_CASE("kernels by threads compute what kernels without them compute") {
  const auto x = drawn<dm<i32, m<A, B>>>(), y = drawn<dm<i32, m<A, B>>>();
  const auto across = drawn<dm<i32, m<B, A>>>();
  const auto row = drawn<dm<i32, m<B>>>();
  const auto column = drawn<dm<i32, m<A>>>();
  const auto f = [](i32 a, i32 b) { return 3 * (a / 8) - b / 16; };
  CHECK(computes_alike<dm<i32, m<A, B>>>(f, x, y));
  CHECK(computes_alike<dm<i32, m<A, B>>>(f, x, across));
  CHECK(computes_alike<dm<i32, m<B, A>>>(f, x, row));
  CHECK(computes_alike<dm<i32, m<A, B>>>(f, row, column));
  CHECK(computes_alike<dm<i32, m<pad<zero>(A, 112) / 16, B, pad<zero>(A, 112) % 16>>>(f, x, across));
  CHECK(computes_alike<dm<i32, m<B % 10, A, B / 10>>>(f, across, column));
}

TEST_CASE("from a MiB on threads are used, and below it the caller works alone") {
  const threads crew(3);
  CHECK(crew.pieces(threads::least_bytes - 1) == 1);
  CHECK(crew.pieces(threads::least_bytes) == 12);
  CHECK(threads(1).pieces(i64{1} << 40) == 1);
  CHECK(moves_alike<host<m<J, B>>, host<m<J, B>>, threaded_context>(leaf::strided));
  CHECK(moves_alike<host<m<I, J>>, host<m<I, J>>, threaded_context>(leaf::strided));
  CHECK(moves_alike<host<m<I, J>>, host<m<J, I>>, threaded_context>(leaf::planes));
  CHECK(moves_alike<host<m<I, J>>, host<m<I, pad<zero>(J, 1104)>>, threaded_context>(leaf::rows, true));
  const auto x = drawn<slices<m<I % 100, J>>>();
  const auto y = drawn<slices<m<J, I % 100>>>();
  CHECK(computes_alike<slices<m<I % 100, J>>, threaded_context>(op::max{}, x, y));
}

TEST_CASE("several threads write a large result") {
  threaded_context ctx(4);
  std::atomic<int> at_once = 0, most = 0;
  const auto counting = [&](i32 a) {
    if (a != 0) return a;
    const int now = ++at_once;
    for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    --at_once;
    return 1;
  };
  using x = slices<m<I % 100, J>>;
  const x cells = x::from([](const tensor_index& t) { return t[J] == 0 && t[I] % 75 == 0 ? 0 : 2; });
  elementwise(ctx.main, counting, cells);
  CHECK(most > 1);
}

TEST_CASE("what a function throws reaches the caller") {
  threaded_context ctx(3);
  const slices<m<I % 100, J>> x;
  const auto refuse = [](i32 a) { return a == 0 ? throw mismatch("zero") : a; };
  CHECK_THROWS_AS(elementwise(ctx.main, refuse, x), mismatch);
}
