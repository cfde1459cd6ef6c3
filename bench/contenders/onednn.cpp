// oneDNN: reorders between memory descriptors, binary, reduction and matmul primitives.
#include <bench/contender.hpp>

#include <oneapi/dnnl/dnnl.hpp>

namespace bench {
namespace {

using dnnl::memory;
using dims = memory::dims;

memory::data_type kind_of(type t) {
  return t == type::i8     ? memory::data_type::u8
         : t == type::bf16 ? memory::data_type::bf16
                           : memory::data_type::f32;
}

const dnnl::engine& the_engine() {
  static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}
memory over(const memory::desc& d, const void* data) { return {d, the_engine(), const_cast<void*>(data)}; }

template <class Primitive>
task* executed(const problem& p, const Primitive& primitive, std::unordered_map<int, memory> arguments) {
  return task_of(
      p, [primitive, arguments = std::move(arguments), stream = dnnl::stream(the_engine())]() mutable {
        primitive.execute(stream, arguments);
        stream.wait();
      });
}
task* reordered(const problem& p, const memory::desc& from, const memory::desc& to) {
  const memory x = over(from, p.in[0]), y = over(to, p.out);
  return executed(p, dnnl::reorder(x, y), {{DNNL_ARG_FROM, x}, {DNNL_ARG_TO, y}});
}

/// Both sides with the source's digits; what differs is how far apart they stand.
task* moved(const problem& p) {
  const row& r = p.r;
  const auto rank = static_cast<std::size_t>(r.rank);
  if (r.live != 0) {
    const dims shape{r.extent[0], r.live, r.extent[3], r.extent[4]};
    return reordered(p, {shape, kind_of(r.from), memory::format_tag::nchw},
                     {shape, kind_of(r.from), memory::format_tag::nChw16c});
  }
  const dims shape(r.extent.begin(), r.extent.begin() + r.rank);
  dims source(rank), destination(rank);
  size next = 1;
  for (std::size_t k = rank; k-- > 0; next *= shape[k]) source[k] = next;
  next = 1;
  for (std::size_t k = rank; k-- > 0;) {
    const auto digit = static_cast<std::size_t>(r.order[k]);
    destination[digit] = next;
    next *= shape[digit];
  }
  return reordered(p, {shape, kind_of(r.from), source}, {shape, kind_of(r.from), destination});
}

task* added(const problem& p) {
  const memory::desc d({operands_of(p.r).out}, kind_of(p.r.from), memory::format_tag::a);
  const dnnl::binary::primitive_desc described({dnnl::algorithm::binary_add, d, d, d}, the_engine());
  return executed(p, dnnl::binary(described),
                  {{DNNL_ARG_SRC_0, over(d, p.in[0])},
                   {DNNL_ARG_SRC_1, over(d, p.in[1])},
                   {DNNL_ARG_DST, over(d, p.out)}});
}

task* converted(const problem& p) {
  const dims shape{operands_of(p.r).out};
  return reordered(p, {shape, kind_of(p.r.from), memory::format_tag::a},
                   {shape, kind_of(p.r.to), memory::format_tag::a});
}

task* summed(const problem& p) {
  const dims shape{p.r.extent[0], p.r.extent[1]};
  dims kept = shape;
  kept[static_cast<std::size_t>(1 - p.r.order[0])] = 1;
  const memory::desc x(shape, memory::data_type::f32, memory::format_tag::ab);
  const memory::desc y(kept, memory::data_type::f32, memory::format_tag::ab);
  const dnnl::reduction::primitive_desc described({dnnl::algorithm::reduction_sum, x, y, 0, 0}, the_engine());
  return executed(p, dnnl::reduction(described),
                  {{DNNL_ARG_SRC, over(x, p.in[0])}, {DNNL_ARG_DST, over(y, p.out)}});
}

task* contracted(const problem& p) {
  const memory::desc d({p.r.extent[0], p.r.extent[1]}, kind_of(p.r.from), memory::format_tag::ab);
  const dnnl::matmul::primitive_desc described({d, d, d}, the_engine());
  return executed(p, dnnl::matmul(described),
                  {{DNNL_ARG_SRC, over(d, p.in[0])},
                   {DNNL_ARG_WEIGHTS, over(d, p.in[1])},
                   {DNNL_ARG_DST, over(d, p.out)}});
}

constexpr abilities all{
    .move = moved, .add = added, .convert = converted, .sum = summed, .contract = contracted};

}  // namespace
}  // namespace bench

bench::task* take_on(const bench::problem& p) {
  try {
    return bench::all.take_on(p);
  } catch (const dnnl::error&) {  // no implementation for these types on this processor
    return nullptr;
  }
}
