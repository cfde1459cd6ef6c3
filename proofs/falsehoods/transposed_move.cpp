// expect-error: static.?assert.*the plan keeps the tensor
#include "../static/moving.hpp"
namespace tmap::proofs {

template <i64 a, i64 b>
struct law {
  using rows = HostTensor<float, m<A<a>, B<b>>>;
  using columns = HostTensor<float, m<B<b>, A<a>>>;
#ifdef TMAP_CONTROL
  static constexpr plan p = plan_of<rows, columns>;
#else
  static constexpr plan p = plan_of<rows, rows>;
#endif
  static_assert(keeps<rows, columns>(p), "the plan keeps the tensor");
};
static_assert(proved<law, at<2, 3>> == 1);

}  // namespace tmap::proofs
