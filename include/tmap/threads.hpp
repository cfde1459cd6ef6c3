// Layer 9, opt-in: contexts whose moves and elementwise kernels run on several cores, through oneTBB. Link
// TBB::tbb.
//
//     tmap::threaded_context ctx(4);  // or ctx: as many as the machine has
//     auto y = x.to_hbm<m<1>, m<B, A>>(ctx.tdma);
#pragma once
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>
#include <tmap/machine/context.hpp>

namespace tmap {

/// A crew of so many threads, the caller among them.
///
/// Holds    results are bit for bit those without threads; what writes less than a MiB stays with the caller
/// Requires functions given to elementwise kernels may be called by several threads at once
/// Errors   run: what such a function throws reaches the caller, that of one thread if several do
class threads {
 public:
  static constexpr i64 least_bytes = 1 << 20;  // two threads break even at this on cached data

  explicit threads(int workers = tbb::task_arena::automatic) : arena_(workers) {}

  /// Four for each worker, so that one which another program holds up leaves its share to the others.
  i64 pieces(i64 bytes) const {
    const i64 workers = arena_.max_concurrency();
    return workers == 1 || bytes < least_bytes ? 1 : 4 * workers;
  }

  template <class Run>
  void share(i64 pieces, const Run& run) const {
    arena_.execute([&] { tbb::parallel_for(i64{0}, pieces, run, tbb::simple_partitioner{}); });
  }

 private:
  mutable tbb::task_arena arena_;
};

using threaded_context = basic_context<device, threads>;

}  // namespace tmap
