#include <tmap/detail/npy_header.hpp>

#include <random>

#include <catch2/catch.hpp>

using namespace tmap;
using namespace tmap::detail;
using Catch::Matchers::Contains;

namespace {

// A file with the given dictionary and nothing after its header.
std::string file_with(const std::string& dictionary, int version = 1) {
  std::string file = "\x93NUMPY";
  file += {static_cast<char>(version), '\0'};
  for (int shift = 0; shift < (version == 1 ? 16 : 32); shift += 8)
    file += static_cast<char>(dictionary.size() >> shift & 0xff);
  return file + dictionary;
}

const std::string valid = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n";

std::string fault_of(const std::string& file) {
  try {
    parse_npy_header(file);
  } catch (const io_error& fault) {
    return fault.what();
  }
  return "";
}

std::string fault_in(const std::string& dictionary) { return fault_of(file_with(dictionary)); }

std::string with_shape(const std::string& shape) {
  return "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + "}";
}

std::string refusal(const npy_header& header, const char* descr, const std::vector<i64>& shape) {
  try {
    require_npy(header, descr, shape);
  } catch (const io_error& fault) {
    return fault.what();
  }
  return "";
}

}  // namespace

TEST_CASE("headers of versions 1, 2 and 3 are read") {
  for (const int version : {1, 2, 3}) {
    const std::string file = file_with(valid, version);
    const npy_header header = parse_npy_header(file + "data");
    CHECK(header.descr == "<f4");
    CHECK(!header.fortran_order);
    CHECK(header.shape == std::vector<i64>{2, 3});
    CHECK(header.data_begin == file.size());
  }
}

TEST_CASE("a header's keys may come in any order and dress") {
  const npy_header header =
      parse_npy_header(file_with(" {\"shape\":( 7L ,),\n'fortran_order' : True,'descr':\"|u1\"}  \n"));
  CHECK(header.descr == "|u1");
  CHECK(header.fortran_order);
  CHECK(header.shape == std::vector<i64>{7});
  CHECK(parse_npy_header(file_with(with_shape("()"))).shape.empty());
  CHECK(parse_npy_header(file_with(with_shape("(9223372036854775807,)"))).shape[0] == largest);
  CHECK(parse_npy_header(file_with(with_shape("(4294967296, 4294967296, 0)"))).shape.size() == 3);
}

TEST_CASE("a file that is not NPY is refused") {
  CHECK(fault_of("") == "byte 0: the file ends inside the NPY prologue of 12 bytes");
  CHECK(fault_of("\x93NUM") == "byte 4: the file ends inside the NPY prologue of 12 bytes");
  CHECK(fault_of("PK\3\4 a zip archive") == "byte 0: not an NPY file, which begins with \\x93NUMPY");
  CHECK(fault_of(file_with(valid, 4)) == "byte 6: NPY version 4.0 is not one of 1.0, 2.0, 3.0");
  CHECK(fault_of(file_with(valid, 0)) == "byte 6: NPY version 0.0 is not one of 1.0, 2.0, 3.0");
}

TEST_CASE("a header that reaches past the end is refused") {
  const std::string file = file_with(valid);
  CHECK(fault_of(file.substr(0, 40)) == "byte 40: the file ends inside its header, which reaches to byte 70");
  CHECK(fault_of(std::string("\x93NUMPY\2\0\xff\xff\xff\xff", 12)) ==
        "byte 8: a header of 4294967295 bytes is longer than the 1048576 allowed");
  for (std::size_t length = 0; length < file.size(); ++length) CHECK(fault_of(file.substr(0, length)) != "");
}

TEST_CASE("a malformed dictionary is refused by the byte") {
  CHECK(fault_in("") != "");
  CHECK_THAT(fault_in("      "), Contains("expected '{' for the header's dictionary"));
  CHECK_THAT(fault_in("{descr: '<f4'}"), Contains("byte 11: expected a quoted string for a key"));
  CHECK_THAT(fault_in("{'descr' '<f4'}"), Contains("byte 19: expected ':'"));
  CHECK_THAT(fault_in("{'descr: 4}"), Contains("the string is not closed"));
  CHECK_THAT(fault_in("{'de\\x73cr': 4}"), Contains("an escape"));
  CHECK_THAT(fault_in("{'descr': 4}"), Contains("byte 20: expected a quoted string for the dtype"));
  CHECK_THAT(fault_in("{'descr': [('x', '<f4')]}"), Contains("the dtype is structured"));
  CHECK_THAT(fault_in("{'fortran_order': 0}"), Contains("expected True or False"));
  CHECK_THAT(fault_in("{'descr': '<f4' 'shape': ()}"), Contains("expected '}'"));
  CHECK_THAT(fault_in(valid + "junk"), Contains("byte 70: expected nothing more"));
  CHECK_THAT(fault_in(valid + std::string(1, '\0')), Contains("expected nothing more"));
}

TEST_CASE("every key must be there once, and no other") {
  CHECK_THAT(fault_in("{'fortran_order': False, 'shape': ()}"), Contains("key 'descr' is missing"));
  CHECK_THAT(fault_in("{'descr': '<f4', 'shape': ()}"), Contains("key 'fortran_order' is missing"));
  CHECK_THAT(fault_in("{'descr': '<f4', 'fortran_order': False}"), Contains("key 'shape' is missing"));
  CHECK_THAT(fault_in("{'shape': (), 'shape': ()}"), Contains("key 'shape' is given twice"));
  CHECK_THAT(fault_in("{'color': 'red'}"), Contains("key 'color' is none of descr, fortran_order, shape"));
}

TEST_CASE("a shape must be a tuple of countable sizes") {
  CHECK_THAT(fault_in(with_shape("(2, -3)")), Contains("a size is negative"));
  CHECK_THAT(fault_in(with_shape("(9223372036854775808,)")), Contains("a size is beyond 2^63 - 1"));
  CHECK_THAT(fault_in(with_shape("(99999999999999999999999,)")), Contains("a size is beyond 2^63 - 1"));
  CHECK_THAT(fault_in(with_shape("(4294967296, 4294967296)")), Contains("more than 2^63 - 1 elements"));
  CHECK_THAT(fault_in(with_shape("(3)")), Contains("expected ',' after the only entry"));
  CHECK_THAT(fault_in(with_shape("[3]")), Contains("expected '(' for a tuple"));
  CHECK_THAT(fault_in(with_shape("(2.5,)")), Contains("expected ',' after the only entry"));
  CHECK_THAT(fault_in(with_shape("(,)")), Contains("expected a size"));
  CHECK_THAT(fault_in(with_shape("(2, 3")), Contains("expected ')'"));
}

TEST_CASE("another dtype, order or shape is refused") {
  CHECK(refusal({"<f4", false, {2, 3}, 0}, "<f4", {2, 3}) == "");
  CHECK(refusal({">f4", false, {2, 3}, 0}, "<f4", {2, 3}) ==
        "dtype '>f4' (big-endian) is not the expected '<f4'");
  CHECK(refusal({"|O", false, {2, 3}, 0}, "<f4", {2, 3}) ==
        "dtype '|O' (Python objects) is not the expected '<f4'");
  CHECK(refusal({"<f8", false, {2, 3}, 0}, "<f4", {2, 3}) == "dtype '<f8' is not the expected '<f4'");
  CHECK(refusal({"", false, {2, 3}, 0}, "|u1", {2, 3}) == "dtype '' is not the expected '|u1'");
  CHECK(refusal({"<f4", true, {2, 3}, 0}, "<f4", {2, 3}) ==
        "the data are in Fortran order, not the expected C order");
  CHECK(refusal({"<f4", false, {3, 2}, 0}, "<f4", {2, 3}) == "shape (3, 2) is not the expected (2, 3)");
  CHECK(refusal({"<f4", false, {}, 0}, "<f4", {1}) == "shape () is not the expected (1,)");
}

TEST_CASE("byte order says nothing of single and of raw bytes") {
  CHECK(refusal({"<V2", false, {}, 0}, "|V2", {}) == "");
  CHECK(refusal({"<u1", false, {}, 0}, "|u1", {}) == "");
  CHECK(refusal({"|V1", false, {}, 0}, "|V2", {}) != "");
  CHECK(refusal({"xV2", false, {}, 0}, "|V2", {}) != "");
}

TEST_CASE("a header that is built is aligned and reads back") {
  for (const std::vector<i64>& shape : {std::vector<i64>{}, {7}, {2, 3}, {0, 5}, std::vector<i64>(900, 1)}) {
    const std::string text = build_npy_header("<i2", shape);
    const npy_header header = parse_npy_header(text);
    CHECK(text.size() % 64 == 0);
    CHECK(text.back() == '\n');
    CHECK(header.descr == "<i2");
    CHECK(header.shape == shape);
    CHECK(header.data_begin == text.size());
  }
  CHECK_THROWS_AS(build_npy_header("<i2", std::vector<i64>(40'000, 1)), io_error);
}

TEST_CASE("scalars have NumPy's names") {
  CHECK(std::string(npy_descr<float>) == "<f4");
  CHECK(std::string(npy_descr<f16>) == "<f2");
  CHECK(std::string(npy_descr<bf16>) == "|V2");
  CHECK(std::string(npy_descr<f8e4m3>) == "|V1");
  CHECK(std::string(npy_descr<f8e5m2>) == "|V1");
  CHECK(std::string(npy_descr<u8>) == "|u1");
  CHECK(std::string(npy_descr<i32>) == "<i4");
}

TEST_CASE("whatever the bytes, a header parses or is refused") {
  std::mt19937 random(22);
  for (const int version : {1, 2, 3})
    for (int draw = 0; draw < 20'000; ++draw) {
      std::string file = file_with(valid, version);
      for (auto changes = random() % 4 + 1; changes > 0; --changes) {
        const auto at = random() % file.size();
        file[at] = random() % 3 == 0 ? static_cast<char>(random()) : valid[random() % valid.size()];
      }
      file.resize(random() % 8 == 0 ? random() % file.size() : file.size());
      fault_of(file);
    }
  SUCCEED();
}
