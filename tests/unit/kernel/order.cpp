#include <tmap/kernel/order.hpp>

#include <catch2/catch.hpp>

#include "rows.hpp"

using namespace rows;

TEST_CASE("keys are ordered as elements are, with one for both zeros and the greatest for NaN") {
  std::mt19937 random(2);
  for_every_type([&]<class D>() {
    std::vector<D> all = drawn<D>(random, 120);
    const auto more = tied<D>(random, 30, true);
    all.insert(all.end(), more.begin(), more.end());
    for (const D a : all) {
      auto of_a = order<D, true>::word_of(a), of_a_least = of_a;
      order<D, true>::to_key(of_a);
      order<D, true>::cap(of_a);
      order<D, false>::to_key(of_a_least);
      order<D, false>::cap(of_a_least);
      for (const D b : all) {
        auto of_b = order<D, true>::word_of(b), of_b_least = of_b;
        order<D, true>::to_key(of_b);
        order<D, true>::cap(of_b);
        order<D, false>::to_key(of_b_least);
        order<D, false>::cap(of_b_least);
        CAPTURE(name_of<D>, static_cast<float>(a), static_cast<float>(b));
        const bool same = std::memcmp(&a, &b, sizeof(D)) == 0;
        REQUIRE((of_b > of_a) == (!same && beats<true>(b, a)));
        REQUIRE((of_b_least > of_a_least) == (!same && beats<false>(b, a)));
      }
    }
  });
}
