// Layer 7: what a move costs on the emulated machine.
#pragma once
#include <tmap/machine/ledger.hpp>
#include <tmap/tensor/tier.hpp>
#include <tmap/transfer/run.hpp>

namespace tmap::detail {

constexpr traffic ledger::*account_of(tier::host) { return &ledger::host; }
constexpr traffic ledger::*account_of(tier::hbm) { return &ledger::hbm; }
constexpr traffic ledger::*account_of(tier::dm) { return &ledger::dm; }

/// What the cost of a move depends on beside its plan.
struct transfer_shape {
  traffic ledger::*from = nullptr;
  traffic ledger::*to = nullptr;
  i64 element_bits = 0;
  i64 chips = 1;           // that run side by side: those of the side that has more
  bool by_source = false;  // they are the source's
  i64 chip_positions = 1;  // on one of them
  i64 unit_positions = 1;  // of the destination, in one buffer

  constexpr i64 stride_of(const loop& l) const { return by_source ? l.read : l.write; }
};
template <class X, class Y>
constexpr transfer_shape shape_of_move() {
  constexpr i64 source_chips = X::chip::size, target_chips = Y::chip::size;
  constexpr bool by_source = source_chips > target_chips;
  constexpr i64 chips = by_source ? source_chips : target_chips;
  return {.from = account_of(typename X::tier{}),
          .to = account_of(typename Y::tier{}),
          .element_bits = bits_of<typename X::element_type>,
          .chips = chips,
          .by_source = by_source,
          .chip_positions = (by_source ? X::size : Y::size) / (chips > 0 ? chips : 1),
          .unit_positions = Y::unit_size > 0 ? Y::unit_size : 1};
}

/// Bytes and packets of a move, and those of the first chip that takes part, which ragged tiles leave the
/// fullest.
struct packet_count {
  i64 bytes = 0;
  i64 packets = 0;
  i64 chip_packets = 0;
  i64 chip_read_requests = 0;
  i64 chip_write_requests = 0;
};

template <class Device>
packet_count count_packets(const nest& n, const transfer_shape& shape) {
  packet_count out;
  const auto bytes_of_elements = [&](i64 elements) { return ceil_div(elements * shape.element_bits, 8); };
  i64 first_chip = -1;
  each_run(n, [&](i64 from, i64 to, i64 count, const loop& l) {
    const bool whole = l.read == 1 && l.write == 1;
    const i64 packet = whole ? bytes_of_elements(count) : bytes_of_elements(1);
    const i64 packets = whole ? ceil_div(packet, Device::packet_bytes) : count;
    const i64 requests = whole ? ceil_div(packet, Device::request_bytes) : count;
    const i64 address = bytes_of_elements(to % shape.unit_positions);
    const bool whole_granules =
        packet % Device::dm_write_granule == 0 && address % Device::dm_write_granule == 0;
    out.bytes += whole ? packet : packet * count;
    out.packets += packets;
    const i64 chip = (shape.by_source ? from : to) / shape.chip_positions;
    if (first_chip < 0) first_chip = chip;
    if (chip != first_chip) return;
    const i64 own =
        shape.stride_of(l) >= shape.chip_positions ? 1 : requests;  // a run may go from chip to chip
    out.chip_packets += own;
    out.chip_read_requests += own;
    out.chip_write_requests += shape.to == &ledger::dm && !whole_granules ? 3 * own : own;
  });
  return out;
}

/// Commands of one chip: a sequencer that has too few entries is programmed once for every turn it cannot
/// count, and a loop that is too long for one entry takes two.
template <class Device>
constexpr i64 commands_of(const nest& n, const transfer_shape& shape) {
  i64 entries = 0, commands = 1;
  for (int k = n.count; k-- > 0;) {
    const loop& l = n.loops[k];
    const bool packet = k + 1 == n.count && l.read == 1 && l.write == 1;
    if (shape.stride_of(l) >= shape.chip_positions || packet || l.extent <= 1) continue;
    entries += l.extent <= Device::sequencer_iterations ? 1 : 2;
    if (entries > Device::sequencer_entries) commands = saturating_mul(commands, l.extent);
  }
  return commands;
}

/// The loops over a live form's elements one by one: element-sized packets.
constexpr nest single_elements(const form& live) {
  nest n;
  int loop_of[max_digits]{};
  for (int k = live.count; k-- > 0;) {
    n.loops[n.count] = {.extent = live.digits[k].extent, .write = live.digits[k].stride};
    loop_of[k] = n.count++;
  }
  add_clips(n, live, loop_of);
  return n;
}

/// The account of a move that runs as plan p into a destination with the given live digits.
///
/// Units    cycles: start-up a command, a request a cycle; reads and writes overlap between tiers and add up
///          within one; chips run side by side
/// Source   machine page "What an emulated transfer is"
template <class Device>
ledger cost_of(const plan& p, const form& live, const transfer_shape& shape) {
  const packet_count count =
      count_packets<Device>(p.element_by_element ? single_elements(live) : p.copy, shape);
  const i64 commands = count.chip_packets == 0 ? 0 : commands_of<Device>(p.copy, shape);
  const i64 read = count.chip_read_requests, write = count.chip_write_requests;
  const i64 requests = shape.from == shape.to ? read + write : read > write ? read : write;
  ledger account;
  (account.*shape.from).read += count.bytes;
  (account.*shape.to).written += count.bytes;
  account.commands = commands * shape.chips;
  account.packets = count.packets;
  account.cycles = commands * Device::startup_cycles + requests;
  return account;
}

}  // namespace tmap::detail
