// Layer 0: NPY files of untyped bytes, read whole and written whole. Not in the umbrella.
#pragma once
#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include <tmap/config.hpp>
#include <tmap/detail/npy_header.hpp>
#include <tmap/error.hpp>

namespace tmap::detail {

static_assert(std::endian::native == std::endian::little,
              "NPY files are read and written as they lie in memory");

/// A file open for reading.
class source_file {
 public:
  explicit source_file(const std::string& path) : handle(std::fopen(path.c_str(), "rb")) {
    if (handle == nullptr) throw io_error("cannot be opened: ", std::strerror(errno));
  }
  source_file(const source_file&) = delete;
  source_file& operator=(const source_file&) = delete;
  ~source_file() { std::fclose(handle); }

  /// The number of bytes read: fewer than asked for at the end of the file only.
  std::size_t read(void* destination, std::size_t bytes) {
    const std::size_t count = bytes == 0 ? 0 : std::fread(destination, 1, bytes, handle);
    if (count < bytes && std::ferror(handle) != 0) throw io_error("cannot be read: ", std::strerror(errno));
    return count;
  }
  /// Reads on until `start` has `size` bytes, or the file ends.
  void extend(std::string& start, std::size_t size) {
    const std::size_t have = start.size();
    start.resize(std::max(have, size));
    start.resize(have + read(start.data() + have, start.size() - have));
  }

 private:
  std::FILE* handle;
};

/// A new file beside `path`, which takes its place when it is complete and vanishes when it never is.
class replacement_file {
 public:
  explicit replacement_file(const std::string& path) : target(path) {
    for (int attempt = 0; handle == nullptr && attempt < 100; ++attempt) {
      name = path + ".tmp" + std::to_string(attempt);
      handle = std::fopen(name.c_str(), "wbx");
      if (handle == nullptr && errno != EEXIST) break;
    }
    if (handle == nullptr) throw io_error("cannot be created: ", std::strerror(errno));
  }
  replacement_file(const replacement_file&) = delete;
  replacement_file& operator=(const replacement_file&) = delete;
  ~replacement_file() {
    if (handle != nullptr) std::fclose(handle);
    if (!name.empty()) std::remove(name.c_str());
  }

  void write(const void* data, std::size_t bytes) {
    if (bytes != 0 && std::fwrite(data, 1, bytes, handle) < bytes)
      throw io_error("cannot be written: ", std::strerror(errno));
  }
  void commit() {
    std::FILE* const closing = handle;
    handle = nullptr;
    if (std::fclose(closing) != 0) throw io_error("cannot be written: ", std::strerror(errno));
    if (std::rename(name.c_str(), target.c_str()) != 0)
      throw io_error("cannot be replaced: ", std::strerror(errno));
    name.clear();
  }

 private:
  std::string target, name;
  std::FILE* handle = nullptr;
};

/// Runs `body`, and adds the path in front of what it throws.
template <class Body>
void naming(const std::string& path, Body body) {
  try {
    body();
  } catch (const io_error& fault) {
    throw io_error(path, ": ", fault.what());
  }
}

/// Reads the data of an NPY file into `bytes` bytes at `destination`, in one piece and no more.
///
/// Requires descr and shape describe `bytes` bytes
/// Errors   io_error naming the path: no such file; a header that does not parse; another dtype, order or
///          shape; data that end early or late, and then the destination has been written to
inline void read_npy(const std::string& path, std::string_view descr, std::span<const i64> shape,
                     void* destination, i64 bytes) {
  naming(path, [&] {
    source_file file(path);
    std::string start;
    file.extend(start, npy_prologue_bytes);
    file.extend(start, npy_header_bounds(start).end);
    require_npy(parse_npy_header(start), descr, shape);
    const auto wanted = static_cast<std::size_t>(bytes);
    const std::size_t count = file.read(destination, wanted);
    if (count < wanted) throw io_error("the data end after ", count, " of ", wanted, " bytes");
    char beyond = 0;
    if (file.read(&beyond, 1) != 0) throw io_error("there are bytes after the ", wanted, " bytes of data");
  });
}

/// Writes `bytes` bytes of data as an NPY file, completely or not at all: whoever reads the path meanwhile
/// finds the old file or the new one.
///
/// Requires descr and shape describe `bytes` bytes
/// Errors   io_error naming the path
inline void write_npy(const std::string& path, std::string_view descr, std::span<const i64> shape,
                      const void* data, i64 bytes) {
  naming(path, [&] {
    const std::string header = build_npy_header(descr, shape);
    replacement_file file(path);
    file.write(header.data(), header.size());
    file.write(data, static_cast<std::size_t>(bytes));
    file.commit();
  });
}

}  // namespace tmap::detail
