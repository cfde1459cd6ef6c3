#include <tmap/parts.hpp>

#include <boost/hana/equal.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/length.hpp>
#include <string>
#include <tmap/tmap.hpp>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
namespace hana = boost::hana;
TMAP_AXES((A, 8), (B, 512), (C, 1));

using X = DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>;

}  // namespace

TEST_CASE("the parts of a tensor go by name") {
  STATIC_REQUIRE(hana::length(named_parts<X>) == hana::size_c<4>);
  constexpr auto by_name = hana::to_map(named_parts<X>);
  STATIC_REQUIRE(by_name[hana::type_c<part::chip>] == hana::type_c<m<A>>);
  STATIC_REQUIRE(by_name[hana::type_c<part::cluster>] == hana::type_c<m<1>>);
  STATIC_REQUIRE(by_name[hana::type_c<part::slice>] == hana::type_c<m<B / 2>>);
  STATIC_REQUIRE(by_name[hana::type_c<part::element>] == hana::type_c<m<B % 2>>);
}

TEST_CASE("the parts of a tensor fold") {
  constexpr auto positions = hana::fold_left(named_parts<X>, i64{1}, [](i64 product, auto entry) {
    return product * decltype(+hana::second(entry))::type::size;
  });
  STATIC_REQUIRE(positions == X::size);
  STATIC_REQUIRE(hana::length(named_parts<HostTensor<f32, m<A>>>) == hana::size_c<1>);
}

TEST_CASE("the tiers of a machine know their parts, counts and capacities") {
  constexpr auto hbm = memory_tiers<>[hana::type_c<tier::hbm>];
  STATIC_REQUIRE(hbm.parts == hana::tuple_t<part::chip, part::element>);
  STATIC_REQUIRE(hbm.units[hana::type_c<part::chip>] == hana::integral_c<i64, device::chips>);
  STATIC_REQUIRE(hbm.bytes == device::hbm_bytes);

  constexpr auto dm = memory_tiers<tiny_device>[hana::type_c<tier::dm>];
  STATIC_REQUIRE(dm.units[hana::type_c<part::slice>] == hana::integral_c<i64, tiny_device::slices>);
  STATIC_REQUIRE(dm.bytes == tiny_device::dm_bytes);

  constexpr auto host = memory_tiers<>[hana::type_c<tier::host>];
  STATIC_REQUIRE(hana::length(host.units) == hana::size_c<0>);
  STATIC_REQUIRE(host.bytes == 0);
  STATIC_REQUIRE(hana::length(hana::keys(memory_tiers<>)) == hana::size_c<3>);
}

TEST_CASE("a description says what holds where") {
  STATIC_REQUIRE(describe<HbmTensor<bf16, m<A>, m<B>>>() ==
                 "HbmTensor<bf16, m<A>, m<B>>: chip m<A> (8 of 8), "
                 "element m<B> (512 elements, 1024 bytes of 51539607552)");
  STATIC_REQUIRE(describe<X>() ==
                 "DmTensor<bf16, m<A>, m<1>, m<B / 2>, m<B % 2>>: chip m<A> (8 of 8), cluster m<1> (1 of 2), "
                 "slice m<B / 2> (256 of 256), element m<B % 2> (2 elements, 4 bytes of 524288)");
  STATIC_REQUIRE(describe<HostTensor<f32, m<C>>>() ==
                 "HostTensor<f32, m<C>>: element m<C> (1 element, 4 bytes)");
  STATIC_REQUIRE(
      describe<HbmTensor<i8, m<1>, m<A>>, tiny_device>() ==
      "HbmTensor<i8, m<1>, m<A>>: chip m<1> (1 of 1), element m<A> (8 elements, 8 bytes of 65536)");
  CHECK(std::string(describe<HostTensor<f4e2m1, m<A>>>().c_str()) ==
        "HostTensor<f4e2m1, m<A>>: element m<A> (8 elements, 4 bytes)");
}
