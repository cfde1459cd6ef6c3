// One index followed through the tiers: host -> HBM -> DM, with the seed's types, A = 8 and B = 512.
//
// Seed "Function Specification": "if hbm holds T, the return value holds T", for
// `fn hbm_to_dm(..., hbm: &HbmTensor<bf16, m![A], m![B]>) -> DmTensor<bf16, m![A], m![1], m![B / 2], m![B %
// 2]>`.
#include "moving.hpp"

namespace tmap::proofs {

inline constexpr letter<'A', 8> SeedA{};
inline constexpr letter<'B', 512> SeedB{};
using host = HostTensor<bf16, m<SeedA, SeedB>>;
using hbm = HbmTensor<bf16, m<SeedA>, m<SeedB>>;
using dm = DmTensor<bf16, m<SeedA>, m<1>, m<SeedB / 2>, m<SeedB % 2>>;

/// Where X has an index; the library's answer.
template <class X>
constexpr i64 position_of_index(i64 a, i64 b) {
  const tensor_index t = index_of(SeedA = a, SeedB = b);
  return tmap::detail::position_of(X::digits().live, [&](const axis_info& axis) { return t[axis]; });
}

/// The position of X that the plan of a move to Y reads for position `write`; -1 if it writes there not at
/// all.
///
/// From the outermost loop inwards each takes as many turns as fit: exact for loops of falling strides that
/// do not overlap and for no clips, which is asked first.
template <class X, class Y>
constexpr i64 read_for(i64 write) {
  const nest& n = plan_of<X, Y>.copy;
  i64 below = 0;
  for (int k = n.count; k-- > 0;) {
    if (n.loops[k].write <= below) return -1;
    below += n.loops[k].write * (n.loops[k].extent - 1);
  }
  if (plan_of<X, Y>.element_by_element || n.clip_count != 0) return -1;
  i64 rest = write - n.write_base, read = n.read_base;
  for (int k = 0; k < n.count; ++k) {
    i64 turn = rest / n.loops[k].write;
    if (turn >= n.loops[k].extent) turn = n.loops[k].extent - 1;
    rest -= turn * n.loops[k].write;
    read += turn * n.loops[k].read;
  }
  return rest == 0 ? read : -1;
}

/// {A: a, B: b} sits at host position 512 a + b, on chip a at element b, and in slice b / 2 at element b % 2.
template <i64 a, i64 b, i64 chip, i64 cluster, i64 slice, i64 element>
struct index_is_traced {
  static constexpr tensor_index t = index_of(SeedA = a, SeedB = b);

  // Each part by itself: the partial indices that sum to t.
  static_assert(map<m<SeedA, SeedB>>(512 * a + b).index() == t);
  static_assert(map<m<SeedA>>(chip).index() + map<m<SeedB>>(b).index() == t);
  static_assert(map<m<SeedA>>(chip).index() + map<m<1>>(cluster).index() + map<m<SeedB / 2>>(slice).index() +
                    map<m<SeedB % 2>>(element).index() ==
                t);

  // Each variable as a whole: from the index to its place, from the place to its index.
  static constexpr i64 in_host = 512 * a + b;
  static constexpr i64 in_hbm = chip * m<SeedB>::size + b;
  static constexpr i64 in_dm = ((chip * 1 + cluster) * 256 + slice) * 2 + element;
  static_assert(position_of_index<host>(a, b) == in_host && position_of_index<hbm>(a, b) == in_hbm);
  static_assert(position_of_index<dm>(a, b) == in_dm);
  static_assert(tmap::detail::cell_at(dm::digits().all, in_dm).index() == t);
  static_assert(tmap::detail::cell_at(hbm::digits().all, in_hbm).index() == t);
  static_assert(defined<flat<host>>::at(in_host).index() == t && defined<flat<hbm>>::at(in_hbm).index() == t);
  static_assert(defined<flat<dm>>::at(in_dm).index() == t);

  // The moves: what is written there is read from here.
  static_assert(read_for<host, hbm>(in_hbm) == in_host && read_for<hbm, dm>(in_dm) == in_hbm);
  static_assert(read_for<dm, hbm>(in_hbm) == in_dm && read_for<hbm, host>(in_host) == in_hbm, "and back");

  // Near misses: no other slice, element or chip has it.
  static constexpr i64 other_slice = in_dm ^ 2, other_element = in_dm ^ 1, other_chip = in_dm ^ 512;
  static_assert(tmap::detail::cell_at(dm::digits().all, other_slice).index() != t);
  static_assert(tmap::detail::cell_at(dm::digits().all, other_element).index() != t);
  static_assert(tmap::detail::cell_at(dm::digits().all, other_chip).index() != t);
  static_assert(read_for<hbm, dm>(other_slice) != in_hbm && read_for<hbm, dm>(other_element) != in_hbm);
};
static_assert(
    proved<index_is_traced, at<3, 301, 3, 0, 150, 1>, at<0, 0, 0, 0, 0, 0>, at<7, 511, 7, 0, 255, 1>,
           at<3, 300, 3, 0, 150, 0>, at<4, 1, 4, 0, 0, 1>, at<0, 511, 0, 0, 255, 1>, at<7, 2, 7, 0, 1, 0>> ==
    7);

/// The questions about the same types.
template <i64 elements>
struct seed_types_are_partitions {
  static_assert(complete<host> && complete<hbm> && complete<dm>);
  static_assert(injective<host> && injective<hbm> && injective<dm> && !overlapping<dm>);
  static_assert(same_domain<host, hbm> && same_domain<hbm, dm>);
  static_assert(host::size == elements && hbm::size == elements && dm::size == elements);
  static_assert(hbm::unit_size == 512 && dm::unit_size == 2);
  static_assert(equivalent<host, hbm> && equivalent<hbm, dm>, "unit after unit the three lie alike");
  static_assert(!equivalent<hbm, HbmTensor<bf16, m<SeedA>, m<SeedB % 2, SeedB / 2>>>);
};
static_assert(proved<seed_types_are_partitions, at<4096>> == 1);

/// The plans: HBM -> DM carries a slice's two elements in one run, and swapped digits one element at a time.
template <i64 run>
struct seed_moves_are_runs {
  using swapped = DmTensor<bf16, m<SeedA>, m<1>, m<SeedB % 256>, m<SeedB / 256>>;
  static_assert(plan_of<hbm, dm>.copy.loops[plan_of<hbm, dm>.copy.count - 1].extent == run);
  static_assert(contiguous_run<hbm, swapped> == 1 && contiguous_run<hbm, dm> == hbm::size);
  static_assert(read_for<hbm, swapped>(((3 * 1 + 0) * 256 + 45) * 2 + 1) == 3 * 512 + 301,
                "301 = 1 * 256 + 45");
  static_assert(read_for<hbm, swapped>(((3 * 1 + 0) * 256 + 150) * 2 + 1) != 3 * 512 + 301);
};
static_assert(proved<seed_moves_are_runs, at<2>> == 1);

}  // namespace tmap::proofs
