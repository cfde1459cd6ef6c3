// Tests of the property test: engines with one planted mistake each must be caught by few draws.
#include <catch2/catch.hpp>
#include <functional>

#include "check.hpp"
#include "draw.hpp"

namespace {

using namespace property;
using tmap::detail::fate;
using tmap::detail::form;
using tmap::detail::lowered;

/// Draws until the subject differs from brute force; -1 if it never does.
int draws_until_caught(subject& s, int most) {
  drawer draw(7);
  for (int k = 1; k <= most; ++k) {
    const auto [a, b] = draw.pair();
    if (check(s, a, b, nullptr)) return k;
  }
  return -1;
}

/// The library's engine, with its forms or its answers changed.
class spoilt : public engine {
 public:
  std::function<void(lowered&)> lowering = [](lowered&) {};
  std::function<void(facts&)> facts_changed = [](facts&) {};
  std::function<void(comparison&)> comparison_changed = [](comparison&) {};

  facts about(bool second) override {
    facts out = engine::about(second);
    facts_changed(out);
    return out;
  }
  comparison compare() override {
    comparison out = engine::compare();
    comparison_changed(out);
    return out;
  }

 protected:
  void spoil(lowered& x) override { lowering(x); }
};

void both(lowered& x, const std::function<void(form&)>& change) {
  if (x.all.broken != fault::none) return;
  change(x.all);
  change(x.live);
}

TEST_CASE("the engine itself is not caught, nor is brute force", "[property]") {
  engine s;
  CHECK(draws_until_caught(s, 2000) == -1);
  mistaken t({});
  CHECK(draws_until_caught(t, 2000) == -1);
}

TEST_CASE("brute force with one rule changed is caught", "[property]") {
  const auto caught = [](const rules& r) {
    mistaken s(r);
    const int draws = draws_until_caught(s, 2000);
    INFO("caught after " << draws);
    CHECK(draws > 0);
  };
  SECTION("digits of a split do not add up first") { caught({.fuse = false}); }
  SECTION("the minor padding comes first") { caught({.major_first = false}); }
  SECTION("an overshoot is always top") { caught({.overshoot_keeps_kind = false}); }
  SECTION("nested padding takes the outer kind") { caught({.nested_keeps_kind = false}); }
  SECTION("terms weigh the index too, as the seed has it") { caught({.weigh_position_only = false}); }
  SECTION("slices count coordinates from their start") { caught({.absolute_slices = false}); }
  SECTION("a combination stands for one choice only") { caught({.every_choice = false}); }
  SECTION("holes are bottom") { caught({.holes_are_top = false}); }
}

TEST_CASE("an engine that lowers wrongly is caught", "[property]") {
  spoilt s;
  SECTION("a bound is lost") {
    s.lowering = [](lowered& x) {
      both(x, [](form& f) {
        if (f.bound_count > 0) f.remove_bound(f.bound_count - 1);
      });
    };
  }
  SECTION("a bound is off by one") {
    s.lowering = [](lowered& x) {
      both(x, [](form& f) {
        if (f.bound_count > 0) ++f.bounds[0].limit;
      });
    };
  }
  SECTION("bounds are asked in the wrong order") {
    s.lowering = [](lowered& x) {
      both(x, [](form& f) {
        if (f.bound_count > 1) std::swap(f.bounds[0], f.bounds[1]);
      });
    };
  }
  SECTION("zero becomes top") {
    s.lowering = [](lowered& x) {
      both(x, [](form& f) {
        for (auto& b : f.bounds) b.otherwise = b.otherwise == fate::zero ? fate::top : b.otherwise;
      });
    };
  }
  SECTION("the start of a slice is lost") {
    s.lowering = [](lowered& x) {
      both(x, [](form& f) {
        for (i64& origin : f.origin) origin = 0;
      });
    };
  }
  SECTION("a step is off by one") {
    s.lowering = [](lowered& x) {
      both(x, [](form& f) {
        if (f.count > 0 && f.digits[f.count - 1].axis >= 0) ++f.digits[f.count - 1].step;
      });
    };
  }
  SECTION("only the live form is wrong") {
    s.lowering = [](lowered& x) {
      if (x.live.count > 0) --x.live.digits[0].extent;
    };
  }
  const int draws = draws_until_caught(s, 2000);
  INFO("caught after " << draws);
  CHECK(draws > 0);
}

TEST_CASE("an engine that answers wrongly is caught", "[property]") {
  spoilt s;
  SECTION("everything is equal") {
    s.comparison_changed = [](comparison& c) { c.equivalent = answer::yes; };
  }
  SECTION("nothing is equal") {
    s.comparison_changed = [](comparison& c) { c.equivalent = answer::no; };
  }
  SECTION("unknown is read as no") {
    s.comparison_changed = [](comparison& c) {
      if (c.equivalent == answer::unknown) c.equivalent = answer::no;
    };
  }
  SECTION("all domains are the same") {
    s.comparison_changed = [](comparison& c) { c.same_domain = answer::yes; };
  }
  SECTION("nothing is missing") {
    s.comparison_changed = [](comparison& c) { c.stores_all = answer::yes; };
  }
  SECTION("nothing overlaps") {
    s.facts_changed = [](facts& f) { f.overlapping = answer::no; };
  }
  SECTION("nothing is replicated") {
    s.facts_changed = [](facts& f) { f.replicated = answer::no; };
  }
  SECTION("everything is complete") {
    s.facts_changed = [](facts& f) { f.complete = answer::yes; };
  }
  SECTION("one index of several is lost") {
    s.facts_changed = [](facts& f) {
      for (cell_set& c : f.cells) {
        if (c.indices.size() > 1) c.indices.pop_back();
      }
    };
  }
  const int draws = draws_until_caught(s, 4000);
  INFO("caught after " << draws);
  CHECK(draws > 0);
}

}  // namespace
