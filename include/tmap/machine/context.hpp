// Layer 6: contexts, which own a machine and name what an operation runs on.
#pragma once
#include <tmap/machine/ledger.hpp>
#include <tmap/tensor/tier.hpp>

namespace tmap {

/// One engine of a machine: operations name it, and what they do is charged to the machine's ledger.
template <class Kind, class Device>
class engine_of {
 public:
  using kind = Kind;
  using device_type = Device;
  explicit engine_of(ledger& account) : account_(&account) {}
  void charge(const ledger& work) { *account_ += work; }

 private:
  ledger* account_;
};

template <class Queue>
inline constexpr bool is_engine = requires {
  typename Queue::kind;
};

/// A machine: its engines and its ledger.
///
/// Shape    pdma host <-> HBM; tdma HBM <-> HBM, HBM <-> DM, DM <-> DM; main and sub for kernels
/// Source   machine page "Contexts"
template <class Device>
class basic_context {
 public:
  using device_type = Device;

 private:
  tmap::ledger account_;

 public:
  engine_of<engine::pdma, Device> pdma{account_};
  engine_of<engine::tdma, Device> tdma{account_};
  engine_of<engine::unit, Device> main{account_}, sub{account_};

  basic_context() = default;
  basic_context(const basic_context&) = delete;
  basic_context& operator=(const basic_context&) = delete;

  const tmap::ledger& ledger() const { return account_; }
};
using context = basic_context<device>;

}  // namespace tmap
