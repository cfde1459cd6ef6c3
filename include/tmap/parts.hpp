// Layer 9, opt-in: a tensor's parts and the machine's tiers as Boost.Hana containers, to fold and iterate
// over.
//
//     hana::for_each(tmap::named_parts<X>, [](auto entry) {
//       using name = typename decltype(+hana::first(entry))::type;      // part::chip ...
//       using mapping = typename decltype(+hana::second(entry))::type;  // m<A> ...
//     });
#pragma once
#include <boost/hana/at_key.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>
#include <tmap/tensor/footprint.hpp>
#include <tmap/tensor/notation.hpp>

namespace tmap {
namespace detail {

namespace hana = boost::hana;

template <class Names, class Parts>
struct paired_parts;
template <class... Names, class... Parts>
struct paired_parts<part_names<Names...>, part_list<Parts...>> {
  static constexpr auto value =
      hana::make_tuple(hana::make_pair(hana::type_c<Names>, hana::type_c<Parts>)...);
};

template <i64 N>
inline constexpr auto count_c = hana::integral_c<i64, N>;

template <class... Names>
constexpr auto tuple_of_names(part_names<Names...>) {
  return hana::tuple_t<Names...>;
}

}  // namespace detail

/// The parts of a tensor variable, the major one first: a hana::tuple of pairs (part name, mapping), as
/// types.
///
/// Holds    hana::to_map of it answers by name: hana::to_map(named_parts<X>)[hana::type_c<part::element>]
template <tensor X>
inline constexpr auto named_parts =
    detail::paired_parts<typename X::tier::part_names, typename X::parts>::value;

/// What a tier of a machine offers.
///
/// Units    parts: a hana::tuple of names; units: a hana::map from name to count, for all but element;
///          bytes: of one unit, 0 where nothing limits it
template <class Parts, class Units, i64 Bytes>
struct tier_facts {
  Parts parts;
  Units units;
  static constexpr i64 bytes = Bytes;
};

namespace detail {

template <class Tier, i64 Bytes, class... Pairs>
constexpr auto facts_of_tier(Pairs... units) {
  constexpr auto parts = tuple_of_names(typename Tier::part_names{});
  const auto map = hana::make_map(units...);
  return hana::make_pair(
      hana::type_c<Tier>,
      tier_facts<std::remove_const_t<decltype(parts)>, std::remove_const_t<decltype(map)>, Bytes>{parts,
                                                                                                  map});
}

}  // namespace detail

/// The tiers of a machine: a hana::map from tier to tier_facts.
///
/// Source   machine page "The emulated machine": parts and their counts
template <class Device = device>
inline constexpr auto memory_tiers = detail::hana::make_map(
    detail::facts_of_tier<tier::host, 0>(),
    detail::facts_of_tier<tier::hbm, Device::hbm_bytes>(
        detail::hana::make_pair(detail::hana::type_c<part::chip>, detail::count_c<Device::chips>)),
    detail::facts_of_tier<tier::dm, Device::dm_bytes>(
        detail::hana::make_pair(detail::hana::type_c<part::chip>, detail::count_c<Device::chips>),
        detail::hana::make_pair(detail::hana::type_c<part::cluster>, detail::count_c<Device::clusters>),
        detail::hana::make_pair(detail::hana::type_c<part::slice>, detail::count_c<Device::slices>)));

/// Says what holds where, and how much of the machine that takes:
/// "HbmTensor<bf16, m<A>, m<B>>: chip m<A> (8 of 8), element m<B> (512 elements, 1024 bytes of 51539607552)"
template <tensor X, class Device = device>
constexpr short_text describe() {
  constexpr const auto& offered = memory_tiers<Device>[detail::hana::type_c<typename X::tier>];
  short_text out = to_text<X>();
  const char* before = ": ";
  detail::hana::for_each(named_parts<X>, [&](auto entry) {
    using name = typename decltype(+detail::hana::first(entry))::type;
    using mapping = typename decltype(+detail::hana::second(entry))::type;
    out << std::exchange(before, ", ") << name::name << ' ' << to_text<mapping>() << " (" << mapping::size;
    if constexpr (std::is_same_v<name, part::element>) {
      out << (mapping::size == 1 ? " element, " : " elements, ") << unit_bytes_of<X> << " bytes";
      if (offered.bytes != 0) out << " of " << offered.bytes;
    } else {
      out << " of " << i64{offered.units[detail::hana::type_c<name>]};
    }
    out << ')';
  });
  return out;
}

}  // namespace tmap
