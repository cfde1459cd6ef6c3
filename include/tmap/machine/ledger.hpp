// Layer 6: what a machine has moved so far, and how long the hardware would take for it.
#pragma once
#include <tmap/detail/text.hpp>
#include <tmap/machine/device.hpp>

namespace tmap {

/// Bytes that were read from a tier and written to it.
struct traffic {
  i64 read = 0;
  i64 written = 0;
  friend constexpr bool operator==(const traffic&, const traffic&) = default;
};

/// The account of a context: every move and every kernel adds to it.
///
/// Units    bytes; commands and packets of the DMA engines; cycles are an estimate
/// Source   machine page "What an emulated transfer is" (the model is documented there as an estimate)
struct ledger {
  traffic host, hbm, dm;
  i64 commands = 0;
  i64 packets = 0;
  i64 cycles = 0;

  constexpr ledger& operator+=(const ledger& other) {
    host.read += other.host.read;
    host.written += other.host.written;
    hbm.read += other.hbm.read;
    hbm.written += other.hbm.written;
    dm.read += other.dm.read;
    dm.written += other.dm.written;
    commands += other.commands;
    packets += other.packets;
    cycles += other.cycles;
    return *this;
  }
  friend constexpr bool operator==(const ledger&, const ledger&) = default;
};

/// Prints the account, a tier a line.
constexpr short_text to_text(const ledger& account) {
  short_text out;
  const auto line = [&](const char* name, const traffic& t) {
    out << name << t.read << " bytes read, " << t.written << " written\n";
  };
  line("host  ", account.host);
  line("HBM   ", account.hbm);
  line("DM    ", account.dm);
  return out << account.commands << " commands, " << account.packets << " packets, " << account.cycles
             << " cycles (estimate)";
}
template <class Stream>
requires requires(Stream& out, const char* s) { out.write(s, 1); }
Stream& operator<<(Stream& out, const ledger& account) { return out << to_text(account); }

}  // namespace tmap
