#include <tmap/tmap.hpp>

#include <tmap/bridge.hpp>
#include <tmap/npy.hpp>
#include <tmap/parts.hpp>
#include <tmap/picture.hpp>
#include <tmap/ranges.hpp>
#include <tmap/storage.hpp>
#include <tmap/threads.hpp>

#include <cstring>

#include <catch2/catch.hpp>

namespace {

using namespace tmap;
TMAP_AXES((A, 2), (B, 3));
using X = HostTensor<f32, m<A, B>>;

}  // namespace

TEST_CASE("headers of their own are used after the umbrella as well as before it") {
  const X x = X::from([](const tensor_index& t) { return static_cast<float>(3 * t[A] + t[B]); });
  CHECK(std::strstr(text<X>().c_str(), "A1 B2") != nullptr);
  CHECK(std::strstr(svg<X>().c_str(), "<svg") != nullptr);
  CHECK(std::strstr(describe<X>().c_str(), "m<A, B>") != nullptr);
  CHECK(ranges::distance(cells<m<A, B>>()) == 6);
  auto seen = view_as<X>(*spec_of<X>(), bind(x));
  REQUIRE(seen);
  CHECK((*seen).at(A = 1, B = 2) == 5);
  threaded_context ctx(2);
  CHECK(holds(x.to_hbm<m<1>, m<B, A>>(ctx.pdma),
              [](const tensor_index& t) { return static_cast<float>(3 * t[A] + t[B]); }));
}
