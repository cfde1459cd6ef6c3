// A program that goes on with what was refused is told once.
// expect-error: divisor_must_divide_size<B, 512, 3, 513>
#include <tmap/tmap.hpp>
using namespace tmap;
TMAP_AXES((A, 8), (B, 512));

#ifdef TMAP_CONTROL
using tensor_type = HbmTensor<bf16, m<A>, m<B>>;
#else
using tensor_type = HbmTensor<bf16, m<A>, m<B / 3>>;
#endif

float use(context& ctx, const tensor_type& x) {
  tensor_type y = x;
  auto z = tensor_type::from([](const tensor_index&) { return 1.0f; });
  auto w = x.to_dm<m<1>, m<1>, m<B>>(ctx.tdma);
  auto v = y.view();
  auto t = y.tile<A, 2>(0);
  bool asked =
      complete<tensor_type> && injective<tensor_type> && holds(z, [](const tensor_index&) { return 1.0f; });
  copy_into(ctx.tdma, x, y);
  x.to_hbm<m<A>, m<B>>(ctx.tdma);
  y.at(A = 1) = bf16(2.0f);
  return asked ? static_cast<float>(x.at(A = 2)) : static_cast<float>(v.at() + t.at());
}
