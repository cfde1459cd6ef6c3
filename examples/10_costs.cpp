// 10. What a move costs: plans, packets, and the cycles that the emulated machine estimates.
#include <cstdio>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 8), (B, 8), (C, 256), (Row, 65536));

/// What one move adds to the ledger of a machine of its own.
template <tensor Y, tensor X>
ledger cost_of(const X& x) {
  context ctx;
  if constexpr (std::is_same_v<typename X::tier, tier::host> ||
                std::is_same_v<typename Y::tier, tier::host>) {
    move_to<Y>(ctx.pdma, x);
  } else {
    move_to<Y>(ctx.tdma, x);
  }
  return ctx.ledger();
}

// [transpose]
// Two axes of HBM exchanged: 64 packets of 256 bytes.
using Abc = HbmTensor<i8, m<1>, m<A, B, C>>;
using Bac = HbmTensor<i8, m<1>, m<B, A, C>>;
// [/transpose]

// [rows]
// 65,536 rows of 256 bytes, over 256 slices, and then over the slices in another order.
using RowsInHbm = HbmTensor<i8, m<1>, m<C / 128, Row, C % 128>>;
using RowsInDm = DmTensor<i8, m<1>, m<1>, m<Row / 256>, m<Row % 256, C>>;
using RowsAlong = HbmTensor<i8, m<1>, m<Row % 256, Row / 256, C>>;
using RowsAgain = DmTensor<i8, m<1>, m<1>, m<Row % 256>, m<Row / 256, C>>;
// [/rows]

// [narrow]
// Rows of 4 bytes are less than the 8 that DM writes at once, so each is read, changed and written.
using Wide = HbmTensor<bf16, m<1>, m<C>>;
using Narrow = DmTensor<bf16, m<1>, m<1>, m<C / 2>, m<C % 2>>;
using Even = DmTensor<bf16, m<1>, m<1>, m<C / 4>, m<C % 4>>;
// [/narrow]

// [ragged]
// 15 positions, split by 5 and by 3: no loops have steps on both sides, so elements go one by one.
TMAP_AXES((R, 15));
using ByFive = HbmTensor<i8, m<1>, m<R % 5, R / 5>>;
using ByThree = HbmTensor<i8, m<1>, m<R % 3, R / 3>>;
static_assert(plan_of<ByFive, ByThree>.element_by_element);
// [/ragged]

void print(const char* what, const ledger& l) {
  std::printf("%-34s %6d packets %7d cycles\n", what, int(l.packets), int(l.cycles));
}

int main() {
  // [plan]
  std::printf("%s\n  -> %s, in bytes\n%s\n\n", to_text<Abc>().c_str(), to_text<Bac>().c_str(),
              to_text(plan_of<Abc, Bac>).c_str());
  // [/plan]
  // [golden]
  print("HBM -> HBM, 64 of 256 bytes", cost_of<Bac>(Abc()));
  print("HBM -> DM, 65536 of 256 bytes", cost_of<RowsInDm>(RowsAlong()));
  print("DM -> DM, 65536 of 256 bytes", cost_of<RowsAgain>(RowsInDm()));
  std::printf("\n");
  // [/golden]
  // [rules]
  print("HBM -> DM, 131072 of 128 bytes", cost_of<RowsInDm>(RowsInHbm()));
  print("HBM -> DM, rows of 4 bytes", cost_of<Narrow>(Wide()));
  print("HBM -> DM, rows of 8 bytes", cost_of<Even>(Wide()));
  print("HBM -> HBM, 15 elements one by one", cost_of<ByThree>(ByFive()));
  // [/rules]
}
