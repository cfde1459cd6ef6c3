#include "table.hpp"

#include <map>
#include <set>
#include <string>

// The table is generated, the numbers here are not: a case that is dropped or added is noticed.
TEST_CASE("every case runs, or the table says why it does not") {
  const std::map<std::string, int> expected = {
      {"argmax", 8},    {"bf16_add", 2},     {"bf16_sum", 1},     {"bytes", 9},       {"cells", 15},
      {"classify", 10}, {"compose", 2},      {"count", 2},        {"elementwise", 3}, {"equivalent", 11},
      {"gather", 5},    {"offsets", 9},      {"permutation", 1},  {"properties", 1},  {"reduce", 4},
      {"relayout", 14}, {"render", 1},       {"strides", 2},      {"tier_trace", 1},  {"tile", 1},
      {"where", 10},    {"f32_to_bf16", 15}, {"multiplicity", 1},
  };
  std::map<std::string, int> run;
  std::set<std::string> ids;
  for (const cases::entry& c : cases::cases_run) {
    ++run[c.kind];
    ids.insert(c.id);
  }
  CHECK(run == expected);

  std::map<std::string, int> absent;
  for (const cases::absence& c : cases::cases_absent) {
    CHECK(std::string(c.reason) != "");
    ++absent[c.kind];
    ids.insert(c.id);
  }
  const std::map<std::string, int> expected_absent = {
      {"gather", 1}, {"must_compile", 1}, {"must_not_compile", 22}, {"relayout", 1}};
  CHECK(absent == expected_absent);
  CHECK(static_cast<int>(ids.size()) == cases::cases_in_all);
  CHECK(cases::cases_in_all == 153);
}

// Each case that runs is a test of this program by its name, so that none is only in the table.
TEST_CASE("every case that the table calls run is a test") {
  std::set<std::string> tests;
  for (const Catch::TestCase& test : Catch::getAllTestCasesSorted(*Catch::getCurrentContext().getConfig())) {
    tests.insert(test.name.substr(0, test.name.find(' ')));
  }
  for (const cases::entry& c : cases::cases_run) {
    CAPTURE(c.id);
    CHECK(tests.count(c.id) == 1);
  }
}
