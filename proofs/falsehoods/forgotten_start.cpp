// expect-error: static.?assert.*the dropped side leaves nothing
#include "../static/law.hpp"
namespace tmap::proofs {

// The start of a slice stays.
template <i64 a, i64 b, i64 start>
struct law {
  static constexpr i64 n = b - start;
  static_assert(same<m<fused(A<a>* slice(B<b>, start, n)) / n>, m<A<a>>>, "the dropped side leaves nothing");
};
#ifdef TMAP_CONTROL
static_assert(proved<law, at<3, 4, 0>> == 1);
#else
static_assert(proved<law, at<3, 4, 1>> == 1);
#endif

}  // namespace tmap::proofs
