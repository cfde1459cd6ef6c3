#include <tmap/bridge/view.hpp>

#include <catch2/catch.hpp>
#include <string>
#include <tmap/storage.hpp>
#include <tmap/tmap.hpp>

namespace {

using namespace tmap;
namespace st = tmap::storage;
using st::dtype;
using st::fault;
using st::tensor_spec;

TMAP_AXES((A, 2), (B, 3), (C, 4), (H, 4), (W, 6));

fault code_of(const auto& r) { return r.error().code(); }
std::string message_of(const auto& r) { return r.error().message(); }

}  // namespace

TEST_CASE("scalars without a dtype are named") {
  CHECK(code_of(spec_of<HostTensor<f8e4m3, m<C>>>()) == fault::unsupported_dtype);
  CHECK(message_of(spec_of<HostTensor<i4, m<C>>>()) ==
        "i4 has no dtype: those of storage are f32, f16, bf16, i8, u8, i16 and i32");
  const unsigned char memory[16] = {};
  const st::const_binding b(memory, 16);
  CHECK(message_of(view_as<HostTensor<f8e4m3, m<C>>>({{4}, dtype::bf16}, b)) ==
        "the tensor holds f8e4m3, the spec bf16");
  CHECK(message_of(view_as<HostTensor<f4e2m1, m<C>>>({{4}, dtype::u8}, b)) ==
        "the tensor holds f4e2m1, the spec u8");
  CHECK(message_of(view_as<HostTensor<f16, m<C>>>({{4}, dtype::bf16}, b)) ==
        "the tensor holds f16, the spec bf16");
}

TEST_CASE("bound memory is read and written as a typed tensor where the layouts agree") {
  alignas(64) std::int16_t memory[8] = {0, 1, 2, -1, 10, 11, 12, -1};
  const tensor_spec spec{{2, 3}, dtype::i16, st::strided{{8, 2}}};
  using X = HostTensor<i16, m<A, pad(B, 4)>>;
  const auto view = view_as<X>(spec, st::binding{memory, 16});
  REQUIRE(view);
  CHECK(view->at(A = 1, B = 2) == 12);
  CHECK(holds(*view, [](const tensor_index& t) { return 10 * t[A] + t[B]; }));
  context ctx;
  const auto moved = view->to_host<m<B, A>>(ctx.pdma);
  CHECK(moved.at(A = 1, B = 2) == 12);
  auto target = *view;
  copy_into(ctx.pdma, HostTensor<i16, m<B, A>>::from([](const tensor_index& t) { return t[B] - t[A]; }),
            target);
  CHECK(memory[6] == 1);
  CHECK(memory[7] == -1);
  view->at(A = 0, B = 0) = 77;
  CHECK(memory[0] == 77);
  const auto fixed = view_as<X>(spec, st::const_binding(memory, 16));
  REQUIRE(fixed);
  STATIC_REQUIRE(std::is_same_v<decltype(fixed->at(A = 1, B = 2)), i16>);
}

TEST_CASE("tiled memory is viewed as the mapping that says the same") {
  alignas(16) std::uint8_t memory[64] = {};
  const tensor_spec spec{{4, 6}, dtype::u8, st::mla_tiled{.h = {0, 2}, .w = {1, 3}, .aligned = false}};
  using Tiled = HostTensor<u8, m<H / 2, W / 3, H % 2, W % 3>>;
  const auto x = HostTensor<u8, m<H, W>>::from([](const tensor_index& t) { return 10 * t[H] + t[W]; });
  const auto p = st::prepare_tess({{4, 6}, dtype::u8}, spec);
  REQUIRE_FALSE(p->run(bind(x), {memory, 24}));
  const auto view = view_as<Tiled>(spec, st::const_binding(memory, 24));
  INFO(message_of(view));
  REQUIRE(view);
  CHECK(holds(*view, [](const tensor_index& t) { return 10 * t[H] + t[W]; }));

  const tensor_spec aligned{{4, 6}, dtype::u8, st::mla_tiled{.h = {0, 2}, .w = {1, 3}}};
  CHECK(message_of(view_as<Tiled>(aligned, st::const_binding(memory, 64))) ==
        "byte 0 of {H:0, W:3} is at 6 in HostTensor<u8, m<H / 2, W / 3, H % 2, W % 3>>, at 16 in the spec's "
        "mla_tiled");
}

TEST_CASE("byte planes are no typed tensor: the second byte lies elsewhere") {
  alignas(16) unsigned char memory[64] = {};
  const tensor_spec spec{{2, 3}, dtype::bf16, st::mla_tiled{.w = {0}, .c = {1}}};
  CHECK(message_of(view_as<HostTensor<bf16, m<A, B>>>(spec, st::const_binding(memory, 64))) ==
        "byte 1 of {A:0, B:0} is at 1 in HostTensor<bf16, m<A, B>>, at 3 in the spec's mla_tiled");
}

TEST_CASE("other axes, other extents, other strides are refused with the first difference") {
  alignas(16) unsigned char memory[64] = {};
  const st::const_binding b(memory, 64);
  using X = HostTensor<i16, m<A, B>>;
  CHECK(message_of(view_as<X>({{6}, dtype::i16}, b)) == "the tensor has 2 axes, the spec 1");
  CHECK(message_of(view_as<X>({{2, 4}, dtype::i16}, b)) == "axis B has 3 coordinates, axis 1 of the spec 4");
  CHECK(message_of(view_as<X>({{2, 3}, dtype::i16, st::strided{{8, 2}}}, b)) ==
        "byte 0 of {A:1, B:0} is at 6 in HostTensor<i16, m<A, B>>, at 8 in the spec's strided");
  CHECK(message_of(view_as<HostTensor<i16, m<A, resize(B, 2)>>>({{2, 3}, dtype::i16}, b)) ==
        "byte 0 of {A:0, B:2} is not stored in HostTensor<i16, m<A, resize(B, 2)>>, at 4 in the spec's "
        "contiguous");
}

TEST_CASE("memory has to hold all of the typed buffer, its padding too") {
  alignas(16) std::int16_t memory[8] = {};
  const tensor_spec spec{{2, 3}, dtype::i16, st::strided{{8, 2}}};
  using X = HostTensor<i16, m<A, pad(B, 4)>>;
  CHECK(view_as<X>(spec, st::binding{memory, 16}));
  CHECK(message_of(view_as<X>(spec, st::binding{memory, 15})) == "memory: 15 bytes are bound, 16 are needed");
  CHECK(code_of(view_as<X>(spec, st::binding{nullptr, 16})) == fault::null_address);
  CHECK(code_of(view_as<X>(spec, st::binding{reinterpret_cast<char*>(memory) + 1, 16})) ==
        fault::unaligned_address);
}
