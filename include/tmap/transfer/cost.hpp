// Layer 7: what a move costs on the emulated machine.
#pragma once
#include <tmap/machine/ledger.hpp>
#include <tmap/transfer/rules.hpp>
#include <tmap/transfer/run.hpp>

namespace tmap::detail {

/// Bytes and packets of one nest, all of them and those of the first chip, which ragged tiles leave the
/// fullest.
struct packet_count {
  i64 bytes = 0;
  i64 packets = 0;
  i64 chip_packets = 0;
  i64 chip_read_requests = 0;
  i64 chip_write_requests = 0;
};

/// The sequencer entries that a loop of this extent takes.
template <class Device>
constexpr i64 entries_of(i64 extent) {
  return extent <= 1 ? 0 : extent <= Device::sequencer_iterations ? 1 : 2;
}

/// Commands of one chip: a sequencer that has too few entries is programmed once for every turn it cannot
/// count.
template <class Device>
constexpr i64 commands_of(const nest& n, i64 chip_positions) {
  i64 entries = 0, commands = 1;
  for (int k = n.count; k-- > 0;) {
    const loop& l = n.loops[k];
    if (l.write >= chip_positions || (k + 1 == n.count && l.read == 1 && l.write == 1)) continue;
    entries += entries_of<Device>(l.extent);
    if (entries > Device::sequencer_entries) commands = saturating_mul(commands, l.extent);
  }
  return commands;
}

template <class Device, class D>
packet_count count_packets(const nest& n, i64 chip_positions, i64 unit_positions, bool writes_dm) {
  packet_count out;
  const auto bytes_of_elements = [](i64 elements) { return ceil_div(elements * bits_of<D>, 8); };
  each_run(n, [&](i64, i64 to, i64 count, const loop& l) {
    const bool whole = l.read == 1 && l.write == 1;
    const i64 packet = whole ? bytes_of_elements(count) : bytes_of_elements(1);
    const i64 packets = whole ? ceil_div(packet, Device::packet_bytes) : count;
    const i64 requests = whole ? ceil_div(packet, Device::request_bytes) : count;
    const i64 address = bytes_of_elements(unit_positions > 0 ? to % unit_positions : 0);
    const bool whole_granules =
        packet % Device::dm_write_granule == 0 && address % Device::dm_write_granule == 0;
    out.bytes += whole ? packet : packet * count;
    out.packets += packets;
    if (to >= chip_positions) return;
    out.chip_packets += packets;
    out.chip_read_requests += requests;
    out.chip_write_requests += writes_dm && !whole_granules ? 3 * requests : requests;
  });
  return out;
}

/// The account of a move from X to Y that runs as plan p.
template <class Device, class X, class Y>
ledger cost_of(const plan& p) {
  using D = typename X::element_type;
  constexpr i64 chip_positions = Y::size / (Y::chip::size > 0 ? Y::chip::size : 1);
  constexpr bool writes_dm = std::is_same_v<typename Y::tier, tier::dm>;
  packet_count count;
  if (p.element_by_element) {  // element-sized packets
    nest single;
    const form& live = Y::digits().live;
    int loop_of[max_digits]{};
    for (int k = live.count; k-- > 0;) {
      single.loops[single.count] = {
          .extent = live.digits[k].extent, .read = 2, .write = live.digits[k].stride};
      loop_of[k] = single.count++;
    }
    add_clips(single, live, loop_of);
    count = count_packets<Device, D>(single, chip_positions, Y::unit_size, writes_dm);
  } else {
    count = count_packets<Device, D>(p.copy, chip_positions, Y::unit_size, writes_dm);
  }
  ledger account;
  const auto tier_of = [&](auto tag) -> traffic& {
    if constexpr (std::is_same_v<decltype(tag), tier::host>)
      return account.host;
    else if constexpr (std::is_same_v<decltype(tag), tier::hbm>)
      return account.hbm;
    else
      return account.dm;
  };
  tier_of(typename X::tier{}).read += count.bytes;
  tier_of(typename Y::tier{}).written += count.bytes;
  const i64 commands = count.chip_packets == 0 ? 0 : commands_of<Device>(p.copy, chip_positions);
  const i64 chips = X::chip::size > Y::chip::size ? X::chip::size : Y::chip::size;
  constexpr bool same_tier = std::is_same_v<typename X::tier, typename Y::tier>;
  const i64 read = count.chip_read_requests, write = count.chip_write_requests;
  account.commands = commands * chips;
  account.packets = count.packets;
  account.cycles = commands * Device::startup_cycles + (same_tier      ? read + write
                                                        : read > write ? read
                                                                       : write);
  return account;
}

}  // namespace tmap::detail
