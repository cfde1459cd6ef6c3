#include <tmap/detail/npy.hpp>

#include <sys/resource.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

using namespace tmap;
using namespace tmap::detail;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

namespace fs = std::filesystem;

// A directory of its own, gone with the test.
struct scratch {
  scratch() {
    std::string pattern = (fs::temp_directory_path() / "tmap-npy-XXXXXX").string();
    root = ::mkdtemp(pattern.data());
  }
  scratch(const scratch&) = delete;
  scratch& operator=(const scratch&) = delete;
  ~scratch() { fs::remove_all(root); }

  std::string operator/(const char* name) const { return (root / name).string(); }
  auto files() const { return std::distance(fs::directory_iterator(root), {}); }

  fs::path root;
};

void put(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}
std::string get(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

constexpr std::array<i64, 2> shape{2, 3};
constexpr std::array<i16, 6> values{1, -2, 3, -4, 5, -32768};

std::string fault_of(const std::string& path, const char* descr = "<i2") {
  std::array<i16, 6> read{};
  try {
    read_npy(path, descr, shape, read.data(), sizeof read);
  } catch (const io_error& fault) {
    return fault.what();
  }
  return "";
}

}  // namespace

TEST_CASE("what is written is read back, and nothing else lies beside it") {
  const scratch dir;
  const std::string path = dir / "values.npy";
  write_npy(path, "<i2", shape, values.data(), sizeof values);
  write_npy(path, "<i2", shape, values.data(), sizeof values);
  std::array<i16, 8> read{};
  read_npy(path, "<i2", shape, read.data(), sizeof values);
  CHECK(std::equal(values.begin(), values.end(), read.begin()));
  CHECK((read[6] == 0 && read[7] == 0));
  CHECK(dir.files() == 1);
}

TEST_CASE("an empty tensor has a header and no data") {
  const scratch dir;
  const std::array<i64, 2> empty{0, 3};
  write_npy(dir / "empty.npy", "<f4", empty, nullptr, 0);
  CHECK_NOTHROW(read_npy(dir / "empty.npy", "<f4", empty, nullptr, 0));
  CHECK(fs::file_size(dir / "empty.npy") % 64 == 0);
}

TEST_CASE("a long header of version 2 is read") {
  const scratch dir;
  std::string file = build_npy_header("<i2", shape);
  const std::string dictionary = file.substr(10) + std::string(70'000, ' ');
  file = std::string("\x93NUMPY\2\0", 8);
  for (int shift = 0; shift < 32; shift += 8) file += static_cast<char>(dictionary.size() >> shift & 0xff);
  put(dir / "long.npy", file + dictionary + std::string(12, '\1'));
  CHECK(fault_of(dir / "long.npy") == "");
}

TEST_CASE("a file with missing or more bytes is refused at every length") {
  const scratch dir;
  const std::string path = dir / "cut.npy";
  write_npy(path, "<i2", shape, values.data(), sizeof values);
  const std::string whole = get(path);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    put(path, whole.substr(0, length));
    const std::string fault = fault_of(path);
    CHECK_THAT(fault, StartsWith(path + ": "));
    if (length >= 128)
      CHECK_THAT(fault, EndsWith("the data end after " + std::to_string(length - 128) + " of 12 bytes"));
  }
  put(path, whole + "x");
  CHECK_THAT(fault_of(path), EndsWith("there are bytes after the 12 bytes of data"));
}

TEST_CASE("a fault names the path and what is wrong") {
  const scratch dir;
  CHECK(fault_of(dir / "absent.npy") == dir / "absent.npy" + ": cannot be opened: No such file or directory");
  CHECK_THAT(fault_of(dir.root.string()), Contains("cannot be read: Is a directory"));
  put(dir / "text.npy", "just some text, and not a short one");
  CHECK_THAT(fault_of(dir / "text.npy"),
             EndsWith("text.npy: byte 0: not an NPY file, which begins with \\x93NUMPY"));
  write_npy(dir / "floats.npy", "<f4", shape, values.data(), 12);
  CHECK_THAT(fault_of(dir / "floats.npy"), EndsWith("floats.npy: dtype '<f4' is not the expected '<i2'"));
}

TEST_CASE("what cannot be written leaves the old file and no other") {
  const scratch dir;
  CHECK_THROWS_WITH(write_npy(dir / "no/where.npy", "<i2", shape, values.data(), 12),
                    EndsWith("where.npy: cannot be created: No such file or directory"));
  fs::create_directory(dir / "taken.npy");
  CHECK_THROWS_WITH(write_npy(dir / "taken.npy", "<i2", shape, values.data(), 12),
                    Contains("taken.npy: cannot be replaced: "));
  CHECK(dir.files() == 1);
}

TEST_CASE("data that do not fit on the disk leave the old file and no other") {
  const scratch dir;
  put(dir / "a.npy", "old");
  const std::vector<u8> large(1 << 20);
  const std::array<i64, 1> size{1 << 20};
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit small{4096, limit.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  CHECK_THROWS_WITH(write_npy(dir / "a.npy", "|u1", size, large.data(), size[0]),
                    EndsWith("a.npy: cannot be written: File too large"));
  setrlimit(RLIMIT_FSIZE, &limit);
  CHECK(get(dir / "a.npy") == "old");
  CHECK(dir.files() == 1);
}

TEST_CASE("a temporary file that someone left behind is not touched") {
  const scratch dir;
  put(dir / "a.npy.tmp0", "mine");
  write_npy(dir / "a.npy", "<i2", shape, values.data(), 12);
  CHECK(fault_of(dir / "a.npy") == "");
  CHECK(get(dir / "a.npy.tmp0") == "mine");
  CHECK(dir.files() == 2);
}

TEST_CASE("NumPy reads what is written, and what it writes is read") {
  std::string python;
  for (const char* candidate : {"python3", "/usr/bin/python3"})
    if (python.empty() &&
        std::system((std::string(candidate) + " -c 'import numpy' 2> /dev/null").c_str()) == 0)
      python = candidate;
  if (python.empty()) {
    WARN("skipped: no python3 with NumPy");
    return;
  }
  const scratch dir;
  const std::string path = dir / "values.npy";
  write_npy(path, "<i2", shape, values.data(), sizeof values);
  put(dir / "check.py",
      "import sys, numpy\n"
      "values = numpy.load(sys.argv[1])\n"
      "assert values.dtype == numpy.int16 and values.tolist() == [[1, -2, 3], [-4, 5, -32768]]\n"
      "for version in (1, 2, 3):\n"
      "    with open(f'{sys.argv[1]}.{version}', 'wb') as file:\n"
      "        numpy.lib.format.write_array(file, values[:, ::-1].copy(), (version, 0))\n"
      "numpy.save(sys.argv[1] + '.fortran.npy', numpy.asfortranarray(values))\n"
      "numpy.save(sys.argv[1] + '.big.npy', values.astype('>i2'))\n"
      "numpy.save(sys.argv[1] + '.object.npy', values.astype(object))\n"
      "numpy.save(sys.argv[1] + '.raw.npy', values.view('V2'))\n");
  REQUIRE(std::system((python + " " + (dir / "check.py") + " " + path).c_str()) == 0);
  for (const char* version : {".1", ".2", ".3"}) {
    std::array<i16, 6> read{};
    read_npy(path + version, "<i2", shape, read.data(), sizeof read);
    CHECK(read == std::array<i16, 6>{3, -2, 1, -32768, 5, -4});
  }
  CHECK_THAT(fault_of(path + ".fortran.npy"), Contains("Fortran order"));
  CHECK_THAT(fault_of(path + ".big.npy"), Contains("dtype '>i2' (big-endian)"));
  CHECK_THAT(fault_of(path + ".object.npy"), Contains("dtype '|O' (Python objects)"));
  CHECK(fault_of(path + ".raw.npy", "|V2") == "");
}
