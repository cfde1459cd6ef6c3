// Layer 6: contexts, which own a machine and name what an operation runs on.
#pragma once
#include <tmap/machine/ledger.hpp>
#include <tmap/tensor/tier.hpp>

namespace tmap {

/// A crew of nobody but the caller, for whom nothing is cut to pieces.
///
/// Holds    other crews have members too: `pieces(bytes)`, how many pieces work that writes so many bytes is
///          worth, and `share(pieces, run)`, which calls run(0) to run(pieces - 1) in any order, also at
///          once, and returns when all have
struct alone {};

/// One engine of a machine: operations name it, what they do is charged to the machine's ledger, and a crew
/// does it.
template <class Kind, class Device, class Crew = alone>
class engine_of {
 public:
  using kind = Kind;
  using device_type = Device;
  engine_of(ledger& account, const Crew& crew) : account_(&account), crew_(&crew) {}
  void charge(const ledger& work) { *account_ += work; }
  const Crew& crew() const { return *crew_; }

 private:
  ledger* account_;
  const Crew* crew_;
};

template <class Queue>
inline constexpr bool is_engine = requires {
  typename Queue::kind;
};

/// A machine: its engines, its ledger, and the crew that works for them on the host.
///
/// Shape    pdma host <-> HBM; tdma HBM <-> HBM, HBM <-> DM, DM <-> DM; main and sub for kernels
/// Source   machine page "Contexts"
template <class Device, class Crew = alone>
class basic_context {
 public:
  using device_type = Device;

 private:
  tmap::ledger account_;
  Crew crew_;

 public:
  engine_of<engine::pdma, Device, Crew> pdma{account_, crew_};
  engine_of<engine::tdma, Device, Crew> tdma{account_, crew_};
  engine_of<engine::unit, Device, Crew> main{account_, crew_}, sub{account_, crew_};

  basic_context() = default;
  explicit basic_context(int workers) : crew_{workers} {}
  basic_context(const basic_context&) = delete;
  basic_context& operator=(const basic_context&) = delete;

  const tmap::ledger& ledger() const { return account_; }
};
using context = basic_context<device>;

}  // namespace tmap
