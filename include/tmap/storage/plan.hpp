// Storage: an operation on two specs that were checked, ready to be run on memory.
#pragma once
#include <tmap/storage/admission.hpp>
#include <tmap/storage/binding.hpp>

namespace tmap::detail {

/// What a plan computes: reads the input's memory, writes the output's. It allocates and throws nothing.
struct job {
  void (*compute)(const job& self, const unsigned char* from, unsigned char* to);
  storage::tensor_spec input = {}, output = {};
  int axis = 0;  // of a reduction
};

}  // namespace tmap::detail

namespace tmap::storage {

/// An operation prepared for one input and one output spec. It never changes: several threads may run one.
///
/// Requires at run: memory as input() and output() say; more is fine
/// Errors   run() returns them, and then it has written nothing: fault::capacity, null_address,
///          unaligned_address, address_overflow, ports_overlap; it throws and allocates nothing
/// Source   seed "Requirements and bindings"
class plan {
 public:
  plan(const tmap::detail::port& input, const tmap::detail::port& output, tmap::detail::job job)
      : job_(job), input_(input.needed), output_(output.needed) {
    job_.input = input.spec;
    job_.output = output.spec;
  }

  /// The memory to allocate for each port.
  const needs& input() const { return input_; }
  const needs& output() const { return output_; }
  const tensor_spec& input_spec() const { return job_.input; }
  const tensor_spec& output_spec() const { return job_.output; }

  failure run(const const_binding& in, const binding& out) const noexcept {
    if (const failure wrong = tmap::detail::check_binding(in, input_, "input")) return wrong;
    if (const failure wrong = tmap::detail::check_binding(out, output_, "output")) return wrong;
    if (output_.capacity == 0) return {};
    if (tmap::detail::share_memory(in.address, input_.capacity, out.address, output_.capacity)) {
      return {fault::ports_overlap, "output: its ",       output_.capacity, " bytes share memory with the ",
              input_.span,          " bytes of the input"};
    }
    job_.compute(job_, static_cast<const unsigned char*>(in.address),
                 static_cast<unsigned char*>(out.address));
    return {};
  }

 private:
  tmap::detail::job job_;
  needs input_, output_;
};

}  // namespace tmap::storage

namespace tmap::detail {

using computing = decltype(job::compute);

/// Admits both ports of an operation that keeps the shape, and makes its plan.
inline storage::result<storage::plan> plan_same_shape(const storage::tensor_spec& input,
                                                      unsigned input_layouts,
                                                      const storage::tensor_spec& output,
                                                      unsigned output_layouts, computing compute) {
  const storage::result<port> in = admit(input, {.name = "input", .layouts = input_layouts});
  if (!in) return in.error();
  const storage::result<port> out = admit(output, {.name = "output", .layouts = output_layouts});
  if (!out) return out.error();
  if (const storage::failure wrong = check_shapes(output.shape, input.shape)) return wrong;
  return storage::plan(*in, *out, {.compute = compute});
}

}  // namespace tmap::detail
