#include <tmap/bridge/spec.hpp>

#include <catch2/catch.hpp>
#include <string>
#include <tmap/storage.hpp>
#include <tmap/tmap.hpp>

namespace {

using namespace tmap;
namespace st = tmap::storage;
using st::dtype;
using st::tensor_spec;

TMAP_AXES((A, 2), (B, 3), (C, 4), (D, 13), (Chips, 2));

std::string message_of(const auto& r) { return r.error().message(); }

}  // namespace

TEST_CASE("a typed tensor gives its spec: the axes in order, contiguous or with strides") {
  CHECK(*spec_of<HostTensor<f32, m<A, B>>>() == tensor_spec{{2, 3}, dtype::f32});
  CHECK(*spec_of<HostTensor<bf16, m<B, A>>>() == tensor_spec{{3, 2}, dtype::bf16});
  CHECK(*spec_of<HostTensor<f32, m<A, pad(B, 4)>>>() ==
        tensor_spec{{2, 3}, dtype::f32, st::strided{{16, 4}}});
  CHECK(*spec_of<HostTensor<i8, m<pad(D, 16)>>>() == tensor_spec{{13}, dtype::i8});
  CHECK(*spec_of<HostTensor<f16, m<linear(term(A, 1), term(B, 2))>>>() ==
        tensor_spec{{2, 3}, dtype::f16, st::strided{{2, 4}}});
  CHECK(*spec_of<HostTensor<i32, m<1>>>() == tensor_spec{{}, dtype::i32});
  CHECK(*spec_of<HostTensor<i32, m<A / 1, B>>>() == tensor_spec{{2, 3}, dtype::i32});
}

TEST_CASE("a unit of HBM or DM has a spec: that of its Element mapping") {
  CHECK(*spec_of<HbmTensor<bf16, m<Chips>, m<A, pad(B, 4)>>>() ==
        tensor_spec{{2, 3}, dtype::bf16, st::strided{{8, 2}}});
  CHECK(*spec_of<DmTensor<i8, m<1>, m<1>, m<C>, m<A, B>>>() == tensor_spec{{2, 3}, dtype::i8});
}

TEST_CASE("what no spec can say is refused with the axis") {
  CHECK(message_of(spec_of<HostTensor<f32, m<C % 2, C / 2>>>()) ==
        "axis C is split; a spec has one stride an axis");
  CHECK(message_of(spec_of<HostTensor<f32, m<resize(C, 2)>>>()) ==
        "axis C is not stored whole: it has 4 coordinates");
  CHECK(message_of(spec_of<HostTensor<f32, m<slice(C, 1, 2)>>>()) == "axis C starts at 1");
  CHECK(message_of(spec_of<HostTensor<f32, m<C, 5>>>()) == "each element is stored 5 times");
}

TEST_CASE("a plan runs on typed tensors: cast from one into another") {
  const auto value = [](const tensor_index& t) { return static_cast<float>(10 * t[A] + t[B]) / 3; };
  using From = HostTensor<f32, m<A, pad(B, 4)>>;
  using To = HostTensor<bf16, m<A, B>>;
  const From x = From::from(value);
  To y;
  const auto p = st::prepare_cast(*spec_of<From>(), *spec_of<To>());
  REQUIRE(p);
  REQUIRE_FALSE(p->run(bind(x), bind(y)));
  CHECK(holds(y, [&](const tensor_index& t) { return bf16(value(t)); }));

  HbmTensor<bf16, m<Chips>, m<A, B>> z;
  REQUIRE_FALSE(p->run(bind(x), bind(z, 1)));
  CHECK(z.at(Chips = 1, A = 1, B = 2) == bf16(4.f));
  CHECK(z.at(Chips = 0, A = 1, B = 2) == 0);
}
