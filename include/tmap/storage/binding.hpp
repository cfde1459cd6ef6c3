// Storage: memory handed to a plan, and what has to be true of it.
#pragma once
#include <tmap/storage/requirements.hpp>

namespace tmap::storage {

/// Memory to write: where it begins, and how many bytes may be accessed from there.
struct binding {
  void* address = nullptr;
  i64 capacity = 0;
};

/// Memory to read.
struct const_binding {
  const void* address = nullptr;
  i64 capacity = 0;

  const_binding() = default;
  const_binding(const void* memory, i64 bytes) : address(memory), capacity(bytes) {}
  const_binding(const binding& b) : address(b.address), capacity(b.capacity) {}
};

}  // namespace tmap::storage

namespace tmap::detail {

/// Is the memory there, aligned and large enough? An empty tensor needs none, and then any address will do.
inline storage::failure check_binding(const storage::const_binding& b, const storage::needs& needed,
                                      const char* port) {
  using storage::fault;
  if (b.capacity < needed.capacity) {
    return {fault::capacity, port, ": ", b.capacity, " bytes are bound, ", needed.capacity, " are needed"};
  }
  if (needed.capacity == 0) return {};
  const auto address = reinterpret_cast<std::uintptr_t>(b.address);
  if (address == 0)
    return {fault::null_address, port, ": the address is null, ", needed.capacity, " bytes are needed"};
  if (address % static_cast<std::uintptr_t>(needed.alignment) != 0) {
    return {fault::unaligned_address,     port,
            ": the address is ",          address % static_cast<std::uintptr_t>(needed.alignment),
            " bytes past a multiple of ", needed.alignment};
  }
  if (address + static_cast<std::uintptr_t>(b.capacity) < address) {
    return {fault::address_overflow, port, ": ", b.capacity, " bytes from the address on do not end"};
  }
  return {};
}

/// May two ports touch the same bytes? Their spans decide, even where the bytes they touch interleave.
inline bool share_memory(const void* a, i64 a_bytes, const void* b, i64 b_bytes) {
  const auto x = reinterpret_cast<std::uintptr_t>(a), y = reinterpret_cast<std::uintptr_t>(b);
  return x < y + static_cast<std::uintptr_t>(b_bytes) && y < x + static_cast<std::uintptr_t>(a_bytes);
}

}  // namespace tmap::detail
