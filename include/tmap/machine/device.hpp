// Layer 4: the geometry of the emulated machine, as compile-time constants.
#pragma once
#include <tmap/config.hpp>

namespace tmap {

/// The reference chip.
///
/// Units    bytes, counts; cycles where the name says so
/// Source   machine page "The emulated machine": default geometry (8 chips DECIDED)
struct device {
  static constexpr i64 chips = 8;
  static constexpr i64 clusters = 2;            // a chip
  static constexpr i64 slices = 256;            // a cluster
  static constexpr i64 hbm_bytes = 48LL << 30;  // a chip
  static constexpr i64 dm_bytes = 512 << 10;    // a slice
  static constexpr i64 packet_bytes = 4096;     // the most one DMA packet carries
  static constexpr i64 request_bytes = 256;     // one a cycle
  static constexpr i64 dm_write_granule = 8;    // a smaller write is read, modified and written
  static constexpr i64 startup_cycles = 500;    // a DMA command
  static constexpr i64 sequencer_entries = 8;
  static constexpr i64 sequencer_iterations = 65536;  // an entry
};

/// A machine small enough for a picture on a page: tutorials and tests use it.
struct tiny_device : device {
  static constexpr i64 chips = 1;
  static constexpr i64 slices = 4;
  static constexpr i64 hbm_bytes = 64 << 10;
  static constexpr i64 dm_bytes = 1 << 10;
};

}  // namespace tmap
