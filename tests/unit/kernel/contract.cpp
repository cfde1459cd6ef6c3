#include <tmap/kernel/contract.hpp>

#include <cmath>
#include <limits>

#include <catch2/catch.hpp>
#include <tmap/kernel/reduce.hpp>
#include <tmap/kernel/specifies.hpp>

namespace {

using namespace tmap;
TMAP_AXES((M, 5), (N, 7), (K, 12), (P, 3), (S, 4), (B, 6), (F, 3), (W, 10), (Empty, 0), (Long, 1000),
          (U, 128), (V, 192), (L, 256), (Huge, 1LL << 40));

template <class D, class E>
using flat = DmTensor<D, m<1>, m<1>, m<1>, E>;

// Small whole numbers: sums of their products are exact in f32, whatever the order.
const auto left = [](const tensor_index& t) {
  return static_cast<i32>((3 * t[M] + 5 * t[K] + 7 * t[B] + 2 * t[P] + t[F] + t[W] + 4 * t[U] + t[L]) % 7 -
                          3);
};
const auto right = [](const tensor_index& t) {
  return static_cast<i32>((2 * t[N] + 3 * t[K] + 5 * t[B] + t[S] + 4 * t[P] + t[F] + t[V] + 2 * t[L]) % 5 -
                          2);
};

/// The sum of products over the axes R, by a loop.
template <class R, class T1, class T2>
auto summed(T1 t1, T2 t2) {
  return [=](const tensor_index& t) {
    i64 sum = 0;
    for (i64 s = 0; s < R::size; ++s) {
      const tensor_index along = map<R>(s).index();
      sum += static_cast<i64>(t1(t + along)) * static_cast<i64>(t2(t + along));
    }
    return sum;
  };
}

/// A variable that holds t, and what would ruin every sum where nothing is stored.
template <class X, class T>
X poisoned(const T& t) {
  using D = typename X::element_type;
  X x = X::from(t);
  for (i64 s = 0; s < X::size; ++s) {
    if (detail::cell_at(X::digits().all, s).is_index()) continue;
    if constexpr (is_floating<D>) {
      detail::store<D>(x.cells(), s, D(std::numeric_limits<float>::quiet_NaN()));
    } else {
      detail::store<D>(x.cells(), s, static_cast<D>(5));
    }
  }
  return x;
}

template <class Out, class R, class X, class Y>
void contracts() {
  context ctx;
  const X x = poisoned<X>(left);
  const Y y = poisoned<Y>(right);
  const auto as_stored = [](const auto& t) {
    return [=](const tensor_index& i) { return detail::as_element<typename X::element_type>(t(i)); };
  };
  const auto expected = summed<R>(as_stored(left), as_stored(right));
  CHECK(holds(contract<Out>(ctx.main, x, y), expected));
  CHECK(holds(contract<Out>(ctx.main, y, x), expected));
}
template <class Out, class R, class X, class Y>
void contracts_flat() {
  contracts<flat<f32, Out>, R, flat<f32, X>, flat<f32, Y>>();
}

/// One pair of layouts, every element type, both element types of the result.
template <class D>
void contracts_elements() {
  using sum = detail::summed_as<D>;
  contracts<flat<sum, m<N, M>>, m<K>, flat<D, m<M, K>>, flat<D, m<K / 2, N, K % 2>>>();
  const auto expected = [](const tensor_index& t) {
    const i64 whole = summed<m<K>>(left, right)(t);  // modulo 2^8, it is the same for u8
    if constexpr (is_floating<D>) {
      return D(static_cast<float>(whole));
    } else {
      return detail::narrow<D>(static_cast<std::uint32_t>(whole));
    }
  };
  context ctx;
  const auto x = flat<D, m<K, M>>::from(left);
  const auto y = flat<D, m<N, K>>::from(right);
  CHECK(holds(contract<flat<D, m<M, pad<zero>(N, 8)>>>(ctx.main, x, y), expected));
}

}  // namespace

TEST_CASE("a product of matrices, however they lie") {
  contracts_flat<m<M, N>, m<K>, m<M, K>, m<K, N>>();
  contracts_flat<m<N, M>, m<K>, m<M, K>, m<K, N>>();
  contracts_flat<m<M, N>, m<K>, m<K, M>, m<N, K>>();
  contracts_flat<m<N, M>, m<K>, m<K, M>, m<N, K>>();
  contracts_flat<m<N, M>, m<K>, m<M, K / 4, K % 4>, m<K % 4, N, K / 4>>();
  contracts_flat<m<M, N>, m<K>, m<K / 2, M, K % 2>, m<K / 6, N, K % 6>>();
  contracts_flat<m<pad(M, 6) / 2, N, pad(M, 6) % 2>, m<K>, m<pad(M, 6) / 3, K, pad(M, 6) % 3>, m<N, K>>();
}

TEST_CASE("padding is never read as data, and zero padding of the result is zero") {
  contracts_flat<m<M, pad<zero>(N, 16)>, m<K>, m<pad(M, 8), pad(K, 16)>, m<pad(N, 9), pad(K, 16)>>();
  contracts_flat<m<pad<zero>(M, 8), pad<zero>(N, 8)>, m<K>, m<M, pad<bottom>(K, 13)>, m<pad(K, 16), N>>();
  contracts_flat<m<pad<bottom>(M, 8), N>, m<K>, m<pad(K, 16) / 4, M, pad(K, 16) % 4>, m<pad(K, 13), N>>();
  context ctx;
  const auto x = flat<f32, m<M, K>>::from(left);
  const auto y = flat<f32, m<K, N>>::from(right);
  const auto z = contract<flat<f32, m<pad<bottom>(M, 8), pad<bottom>(N, 8)>>>(ctx.main, x, y);
  CHECK(z.unit(0)[7] == 0);  // as it was made
}

TEST_CASE("axes of both operands and of the result are batches") {
  contracts_flat<m<B, M, N>, m<K>, m<B, M, K>, m<B, K, N>>();
  contracts_flat<m<M, N, B>, m<K>, m<M, B, K>, m<K, N, B>>();
  contracts_flat<m<B / 2, N, B % 2, M>, m<K>, m<M, K, B>, m<B / 3, K, B % 3, N>>();
  contracts_flat<m<B, P>, m<K>, m<B, P, K>, m<K, P, B>>();  // rows of the one with rows of the other
  contracts_flat<m<B, P>, m<1>, m<B, P>, m<P, B>>();        // no sum at all
}

TEST_CASE("several axes are rows, columns and sums together") {
  contracts_flat<m<P, N, M>, m<K, F>, m<F, M, K, P>, m<K, N, P, F>>();
  contracts_flat<m<M, B, N, S>, m<K, P>, m<B, P, M, K>, m<S, K, N, P>>();
}

TEST_CASE("an operand without rows or columns, outer and inner products") {
  contracts_flat<m<M>, m<K>, m<M, K>, m<K>>();
  contracts_flat<m<pad<zero>(M, 8)>, m<K>, m<K, M>, m<K>>();
  contracts_flat<m<M, N>, m<1>, m<M>, m<N>>();
  contracts_flat<m<N, M>, m<1>, m<M>, m<pad(N, 8)>>();
  contracts_flat<m<1>, m<K>, m<K>, m<K % 3, K / 3>>();
  contracts_flat<m<1>, m<K, B>, m<K, B>, m<B, K>>();
  contracts_flat<m<1>, m<1>, m<1>, m<1>>();
  contracts_flat<m<B, N>, m<K>, m<K>, m<B, K, N>>();  // broadcast along the batch of the other
}

TEST_CASE("windows are contracted as any other operand: a convolution") {
  context ctx;
  using window = flat<f32, m<linear(term(W, 1), term(F, 1))>>;
  const auto signal = [](const tensor_index& t) { return static_cast<i32>((t[W] + t[F]) * 5 % 7 - 3); };
  const auto filter = [](const tensor_index& t) { return static_cast<i32>(2 * t[F] - 1 + t[N]); };
  const auto x = window::from(signal);
  const auto y = flat<f32, m<F, N>>::from(filter);
  CHECK(holds(contract<flat<f32, m<W, N>>>(ctx.main, x, y), summed<m<F>>(signal, filter)));
  CHECK(holds(contract<flat<f32, m<N, W>>>(ctx.main, y, x), summed<m<F>>(signal, filter)));
  using strided = flat<f32, m<linear(term(W, 2), term(F, 1))>>;
  const auto stepping = [](const tensor_index& t) { return static_cast<i32>((2 * t[W] + t[F]) % 7 - 3); };
  CHECK(holds(contract<flat<f32, m<W, N>>>(ctx.main, strided::from(stepping), y),
              summed<m<F>>(stepping, filter)));
}

TEST_CASE("replicas are read once, and written all") {
  contracts_flat<m<M, 3, N>, m<K>, m<2, M, K>, m<K, 4, N>>();
  contracts_flat<m<M, N, 2>, m<K>, m<M, K, 2>, m<N, 2, K>>();
}

TEST_CASE("parts of axes are contracted where both operands store the same part") {
  const auto over = [](i64 first, i64 count, i64 step) {
    return [=](const tensor_index& t) {
      i64 sum = 0;
      for (i64 k = 0; k < count; ++k) {
        const tensor_index at = t + index_of(K = first + k * step);
        sum += i64{left(at)} * right(at);
      }
      return sum;
    };
  };
  context ctx;
  const auto x = flat<f32, m<M, resize(K, 8)>>::from(left);
  const auto y = flat<f32, m<resize(K, 8), N>>::from(right);
  CHECK(holds(contract<flat<f32, m<M, N>>>(ctx.main, x, y), over(0, 8, 1)));
  const auto u = flat<f32, m<M, slice(K, 2, 4, 3)>>::from(left);
  const auto v = flat<f32, m<slice(K, 2, 4, 3), N>>::from(right);
  CHECK(holds(contract<flat<f32, m<M, N>>>(ctx.main, u, v), over(2, 4, 3)));
  using some_rows = flat<f32, m<slice(M, 1, 2, 2), K>>;
  const auto few = some_rows::from(left);
  CHECK(holds(contract<flat<f32, m<slice(M, 1, 2, 2), N>>>(ctx.main, few, flat<f32, m<K, N>>::from(right)),
              summed<m<K>>(left, right)));
  using corners = flat<f32, m<M, resize(K / 6, 2), K % 2>>;  // 0, 1, 6, 7
  const auto a = corners::from(left);
  const auto b = flat<f32, m<K % 2, N, K / 6>>::from(right);
  CHECK(holds(contract<flat<f32, m<M, N>>>(ctx.main, a, b),
              [&](const tensor_index& t) { return over(0, 2, 1)(t) + over(6, 2, 1)(t); }));
}

TEST_CASE("it is what is stored that takes room, not the axis it is of") {
  context ctx;
  using some = m<resize(Huge / (1LL << 39), 2), Huge % 4>;
  const auto number = [](const tensor_index& t) {
    return t[Huge] % 3 + t[Huge] / (1LL << 39) * 2 + t[M] - t[N];
  };
  const auto x = flat<f32, m<M, m_v<some>>>::from(number);
  const auto y = flat<f32, m<Huge % 4, N, resize(Huge / (1LL << 39), 2)>>::from(number);
  const auto z = contract<flat<f32, m<N, M>>>(ctx.main, x, y);
  CHECK(holds(z, [&](const tensor_index& t) {
    i64 sum = 0;
    for (i64 k = 0; k < 8; ++k) {
      const tensor_index at = index_of(Huge = k / 4 * (1LL << 39) + k % 4);
      sum += number(index_of(M = t[M]) + at) * number(index_of(N = t[N]) + at);
    }
    return sum;
  }));
  const auto outer = contract<flat<f32, m<m_v<some>, M>>>(ctx.main, flat<f32, some>::from(number),
                                                          flat<f32, m<M>>::from(number));
  CHECK(outer.at(index_of(Huge = (1LL << 39) + 2, M = 3)) ==
        static_cast<f32>((((1LL << 39) + 2) % 3 + 2) * 3));
}

TEST_CASE("tiles are operands") {
  context ctx;
  const auto x = flat<f32, m<M, K>>::from(left);
  const auto y = flat<f32, m<K, N>>::from(right);
  const auto z = contract<flat<f32, m<M, N>>>(ctx.main, x.tile<K / 4, 2>(1), y.tile<K / 4, 2>(1));
  CHECK(holds(z, [](const tensor_index& t) {
    i64 sum = 0;
    for (i64 k = 4; k < 12; ++k) sum += i64{left(t + index_of(K = k))} * right(t + index_of(K = k));
    return sum;
  }));
}

TEST_CASE("slices agree, repeat where an operand lacks their axes, and are summed over") {
  using x = DmTensor<f32, m<F>, m<1>, m<M, 7>, m<B, K>>;
  using y = DmTensor<f32, m<F>, m<1>, m<5, N>, m<K % 4, B, K / 4>>;
  using out = DmTensor<f32, m<F>, m<1>, m<M, N>, m<B>>;
  contracts<out, m<K>, x, y>();
  contracts<DmTensor<f32, m<1>, m<1>, m<M>, m<N>>, m<K>, DmTensor<f32, m<1>, m<K / 6>, m<M>, m<K % 6>>,
            DmTensor<f32, m<1>, m<K / 6>, m<5>, m<N, K % 6>>>();
}

TEST_CASE("slices with long runs are contracted where they lie, or not") {
  using x = DmTensor<f32, m<1>, m<1>, m<U / 64, 3>, m<U % 64, L>>;
  using y = DmTensor<f32, m<1>, m<1>, m<2, V / 64>, m<L / 64, V % 64, L % 64>>;
  contracts<DmTensor<f32, m<1>, m<1>, m<U / 64, V / 64>, m<U % 64, V % 64>>, m<L>, x, y>();
  contracts<DmTensor<f32, m<1>, m<1>, m<U / 64, V / 64>, m<V % 64, pad<zero>(U % 64, 80)>>, m<L>, x, y>();
  contracts<flat<i32, m<U, V>>, m<L>, flat<i8, m<L / 128, U, L % 128>>, flat<i8, m<L / 64, L % 64, V>>>();
}

TEST_CASE("elements of every type are summed in f32 or i32, and narrowed once") {
  contracts_elements<f32>(), contracts_elements<bf16>(), contracts_elements<f16>();
  contracts_elements<f8e4m3>(), contracts_elements<f8e5m2>(), contracts_elements<f4e2m1>();
  contracts_elements<i4>(), contracts_elements<i8>(), contracts_elements<u8>();
  contracts_elements<i16>(), contracts_elements<i32>();
}

TEST_CASE("bf16 is rounded at the end, not on the way") {
  context ctx;
  const auto one = [](const tensor_index&) { return 1.0f; };
  const auto ones = flat<bf16, m<Long>>::from(one);
  CHECK(static_cast<float>(contract<flat<bf16, m<1>>>(ctx.main, ones, ones).unit(0)[0]) == 1000.0f);
  const auto many = flat<bf16, m<M, Long>>::from(one);
  const auto others = flat<bf16, m<Long, N>>::from(one);
  CHECK(
      holds(contract<flat<bf16, m<M, N>>>(ctx.main, many, others), [](const tensor_index&) { return 1000; }));
  CHECK(
      holds(contract<flat<f32, m<M, N>>>(ctx.main, many, others), [](const tensor_index&) { return 1000; }));
}

TEST_CASE("integers wrap in i32, and bytes are exact however many are summed") {
  context ctx;
  const auto largest = flat<i32, m<M, Long>>::from([](const tensor_index&) { return INT32_MAX; });
  CHECK(holds(contract<flat<i32, m<M>>>(ctx.main, largest,
                                        flat<i32, m<Long>>::from([](const tensor_index&) { return 3; })),
              [](const tensor_index&) { return -3000; }));
  const auto bytes = flat<u8, m<M, Long>>::from([](const tensor_index& t) { return 255 - t[M]; });
  const auto of_bytes = [](const tensor_index& t) { return 255000 * (255 - t[M]); };
  const auto full = flat<u8, m<Long, N>>::from([](const tensor_index&) { return 255; });
  CHECK(holds(contract<flat<i32, m<M, N>>>(ctx.main, bytes, full), of_bytes));
  CHECK(holds(contract<flat<u8, m<M, N>>>(ctx.main, bytes, full),
              [&](const tensor_index& t) { return static_cast<u8>(of_bytes(t)); }));
  const auto lowest = flat<i8, m<Long>>::from([](const tensor_index&) { return -128; });
  CHECK(contract<flat<i32, m<1>>>(ctx.main, lowest, lowest).unit(0)[0] == 16384000);
}

TEST_CASE("sums that no plan moves are moved by index") {
  constexpr const detail::form& live = detail::digits_of<m<N, M>>.live;
  constexpr const detail::form& dense = detail::digits_of<m<M, N>>.live;
  float sums[35];
  for (int k = 0; k < 35; ++k) sums[k] = static_cast<float>(k);
  flat<bf16, m<N, M>> out;
  detail::narrow_into<bf16>(out.cells(), live, sums, dense, plan{.copy = {}, .element_by_element = true});
  CHECK(holds(out, [](const tensor_index& t) { return 7 * t[M] + t[N]; }));
}

TEST_CASE("a sum over an empty axis is 0, and nothing is made of nothing") {
  context ctx;
  const flat<f32, m<M, Empty>> x;
  const flat<f32, m<Empty, N>> y;
  CHECK(holds(contract<flat<f32, m<M, N>>>(ctx.main, x, y), [](const tensor_index&) { return 0; }));
  CHECK(contract<flat<f32, m<M, Empty, N>>>(ctx.main, x, y).unit(0).empty());
}

TEST_CASE("contractions specify sums of products") {
  using x = flat<i16, m<M, pad(K, 16)>>;
  using y = flat<i16, m<N, K>>;
  const auto product = [](context& ctx, const x& a, const y& b) {
    return contract<flat<i32, m<N, M>>>(ctx.main, a, b);
  };
  const specification exact = specifies<x, y>(product, [](auto a, auto b) {
    return [=](const tensor_index& t) {
      std::uint32_t sum = 0;
      for (i64 k = 0; k < K.size; ++k) {
        const i32 one = i32{a(index_of(M = t[M], K = k))} * b(index_of(N = t[N], K = k));
        sum += static_cast<std::uint32_t>(one);
      }
      return static_cast<i32>(sum);
    };
  });
  CHECK(exact.why() == "");
  // one term a sum: NaN, infinities and extremes multiply as they do alone
  const auto outer = [](context& ctx, const flat<f16, m<M>>& a, const flat<f16, m<N>>& b) {
    return contract<flat<f16, m<N, M>>>(ctx.main, a, b);
  };
  const specification of_one = specifies<flat<f16, m<M>>, flat<f16, m<N>>>(outer, [](auto a, auto b) {
    return [=](const tensor_index& t) {
      return f16(0.0f +
                 static_cast<float>(a(index_of(M = t[M]))) * static_cast<float>(b(index_of(N = t[N]))));
    };
  });
  CHECK(of_one.why() == "");
}

TEST_CASE("a contraction's reads and writes are in the ledger") {
  context ctx;
  (void)contract<flat<f32, m<M, N>>>(ctx.main, flat<bf16, m<M, K>>(), flat<bf16, m<K, N>>());
  CHECK(ctx.ledger().dm == traffic{288, 140});
}
