// 5. Host, HBM, DM: one tensor in three memories, and what it costs to move it.
#include <cstdio>
#include <tmap/parts.hpp>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 8), (B, 8), (C, 6));

// [types]
// A tensor variable has a mapping for each part of its memory, and holds T at the sum of what the parts say.
// Host memory is one buffer. HBM is one buffer a chip. DM is one buffer a slice, slices lie in clusters, and
// clusters in chips. Here rows of A are spread over 2 clusters of 4 slices, and B lies inside a slice.
using OnHost = HostTensor<bf16, m<A, B>>;
using InHbm = HbmTensor<bf16, m<1>, m<A, B>>;
using InDm = DmTensor<bf16, m<1>, m<A / 4>, m<A % 4>, m<B>>;

// Parts may share an axis only through digits that do not meet; then every index has one place.
static_assert(complete<InDm> && injective<InDm> && same_domain<OnHost, InDm>);

// Sizes are known before anything is allocated. A type that needs more than the machine has does not compile.
static_assert(bytes_of<InDm> == 128 && unit_bytes_of<InDm> == 16);
// [/types]

int main() {
  // [machine]
  // A context is a machine. This one is small enough for a page: 1 chip, 2 clusters, 4 slices a cluster.
  // `context` alone is the big one, with 8 chips of 2 x 256 slices.
  basic_context<tiny_device> ctx;
  std::printf("%s\n%s\n%s\n\n", describe<OnHost, tiny_device>().c_str(),
              describe<InHbm, tiny_device>().c_str(), describe<InDm, tiny_device>().c_str());
  // [/machine]
  // [dm-picture]
  std::printf("%s\n", text<InDm>().c_str());
  // [/dm-picture]

  // [moves]
  // Moves name the mappings of the parts that they may change, and the engine that they run on: pdma between
  // the host and HBM, tdma between HBM and DM. What they do is f(T) = T: only the place changes.
  const auto tensor = [](const tensor_index& t) { return bf16(static_cast<float>(8 * t[A] + t[B])); };
  const OnHost x = OnHost::from(tensor);
  const InHbm in_hbm = x.to_hbm<m<1>, m<A, B>>(ctx.pdma);
  const InDm in_dm = in_hbm.to_dm<m<A / 4>, m<A % 4>, m<B>>(ctx.tdma);
  const OnHost back = in_dm.to_hbm<m<A, B>>(ctx.tdma).to_host<m<A, B>>(ctx.pdma);
  std::printf("in DM and back on the host it is the same tensor: %s\n\n",
              holds(in_dm, tensor) && holds(back, tensor) ? "yes" : "no");
  // [/moves]

  // [ledger]
  // The machine keeps an account: bytes that each memory gave and took, DMA commands and packets, and an
  // estimate of cycles.
  std::printf("%s\n\n", to_text(ctx.ledger()).c_str());
  // [/ledger]

  // [plans]
  // A move is compiled to a plan, which can be looked at before anything runs: loops, the outermost first, as
  // axis -> turns : step in the source, step in the destination. Steps are in elements; times 2, in bytes.
  using Transposed = HbmTensor<bf16, m<1>, m<B, A>>;
  static_assert(contiguous_run<InHbm, InDm> == 64 && contiguous_run<InHbm, Transposed> == 1);
  std::printf("to DM, in bytes:\n%s\n\n", to_text(plan_of<InHbm, InDm>, 2).c_str());
  std::printf("transposed:\n%s\n\n", to_text(plan_of<InHbm, Transposed>, 2).c_str());
  // [/plans]

  // [along]
  // A broadcast is asked for by name. `row` has no axis A; each slice gets a copy of it.
  const auto row = HbmTensor<bf16, m<1>, m<B>>::from([](const tensor_index& t) { return bf16(float(t[B])); });
  const auto copies = row.to_dm<m<A / 4>, m<A % 4>, m<B>>(ctx.tdma, along<A>);
  std::printf("copies.at(A = 5, B = 3) = %g\n\n", static_cast<double>(float(copies.at(A = 5, B = 3))));
  // [/along]

  // [padding]
  // copy_into writes what its destination owes, and nothing else: live elements and zero padding. Here both
  // variables are full of 9 beforehand.
  using Plain = HostTensor<i32, m<C>>;
  const Plain ones = Plain::from([](const tensor_index&) { return 1; });
  HostTensor<i32, m<pad(C, 8)>> keeps;
  HostTensor<i32, m<pad<zero>(C, 8)>> clears;
  for (i32& cell : keeps.span()) cell = 9;
  for (i32& cell : clears.span()) cell = 9;
  copy_into(ctx.pdma, ones, keeps);
  copy_into(ctx.pdma, ones, clears);
  for (i32 cell : keeps.span()) std::printf("%2d", cell);
  std::printf("  top padding is left as it was\n");
  for (i32 cell : clears.span()) std::printf("%2d", cell);
  std::printf("  zero padding is written\n");
  // [/padding]
}
