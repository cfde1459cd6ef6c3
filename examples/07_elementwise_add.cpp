// 7. Computing: elementwise operations, broadcasts by name, reductions, and kernels that say what they do.
#include <cmath>
#include <cstdio>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

TMAP_AXES((A, 4), (B, 6));

// [types]
// Kernels run on DM, slice by slice. Here each of 4 slices has a row of 6.
using X = DmTensor<f32, m<1>, m<1>, m<A>, m<B>>;
// The same rows with odd and even columns apart, and a row that all slices share.
using Apart = DmTensor<f32, m<1>, m<1>, m<A>, m<B % 2, B / 2>>;
using Row = DmTensor<f32, m<1>, m<1>, m<A.size>, m<B>>;
static_assert(same_domain<X, Apart> && !equivalent<X, Apart>);
// [/types]

// [softmax]
// A kernel is a function. This one is softmax along B: each value, over the sum of all, after exp. The
// results of the reductions have no axis B, so they repeat along it wherever they meet x.
X softmax(context& ctx, const X& x) {
  const auto largest = reduce<B>(ctx.main, op::maximum{}, x);
  const auto power = exp(ctx.main, sub(ctx.main, x, largest));
  return div(ctx.main, power, reduce<B>(ctx.main, op::sum{}, power));
}
// [/softmax]

// [specification]
// What it computes, on tensors: T1, T2 ... are functions from index to value, and so is the result.
constexpr auto mathematical_softmax = [](auto x) {
  return [=](const tensor_index& t) {
    const auto at = [&](i64 b) { return x(index_of(A = t[A], B = b)); };
    float largest = at(0), sum = 0;
    for (i64 b = 1; b < B.size; ++b) largest = op::max{}(largest, at(b));
    for (i64 b = 0; b < B.size; ++b) sum += std::exp(at(b) - largest);
    return std::exp(at(t[B]) - largest) / sum;
  };
};
// [/specification]

void print(const char* name, const tensor auto& x) {
  std::printf("%s:", name);
  for (i64 b = 0; b < B.size; ++b) std::printf(" %g", double(float(x.at(index_of(A = 1, B = b)))));
  std::printf("\n");
}

int main() {
  context ctx;
  const X x = X::from([](const tensor_index& t) { return float(t[B]); });
  const Apart y = Apart::from([](const tensor_index& t) { return float(10 * t[A]); });

  // [add]
  // Elements meet by index, whatever the mappings are. The result has the mapping of the first operand.
  const X sum = add(ctx.main, x, y);
  const Apart other = add(ctx.main, y, x);
  print("x + y", sum);
  print("y + x", other);
  std::printf("as they lie: ");
  for (float value : sum.unit(1)) std::printf(" %g", double(value));
  std::printf(" |");
  for (float value : other.unit(1)) std::printf(" %g", double(value));
  std::printf("\n");
  // [/add]

  // [any-function]
  // Any function of elements will do; the named operations are add, sub, mul, div, min, max and neg, abs,
  // relu, exp, log, sqrt, rsqrt, tanh, sigmoid.
  print("x * x + y", elementwise(
                         ctx.main, [](float a, float b) { return a * a + b; }, x, y));
  // [/any-function]

  // [broadcast]
  // An operand that lacks an axis repeats along it: by name, so never by accident of sizes. It must lie where
  // the other operand needs it, since elementwise kernels move nothing between slices.
  const Row row = Row::from([](const tensor_index& t) { return float(t[B] * t[B]); });
  print("x - row", sub(ctx.main, x, row));
  // [/broadcast]

  // [one-pass]
  // A function of several operands is one pass: each is read once, whatever its mapping is, and the result is
  // written once, with the bits of its operations one by one. It may go into a variable that exists.
  const auto multiply_add = [](auto a, auto b, auto c) { return op::relu{}(op::add{}(op::mul{}(a, b), c)); };
  X once;
  elementwise_into(ctx.main, once, multiply_add, x, y, row);
  print("relu(x * y + row)", once);
  const X step_by_step = relu(ctx.main, add(ctx.main, mul(ctx.main, x, y), row));
  const bool same = holds(once, [&](const tensor_index& t) { return step_by_step.at(t); });
  std::printf("in three steps: %s\n", same ? "the same" : "something else");
  // [/one-pass]

  // [reduce]
  // Reductions remove whole axes; what is left is the operand's own mapping without them.
  const auto total = reduce<B>(ctx.main, op::sum{}, x);
  std::printf("%s: %g\n", to_text<decltype(total)>().c_str(), double(total.at(A = 1)));
  const auto where = argmax<B>(ctx.main, y);
  std::printf("%s: %d, the first of equals\n", to_text<decltype(where)>().c_str(), where.at(A = 1));
  // [/reduce]

  // [padding]
  // Padding is never seen: the mean of 6 columns padded to 8 divides by 6. Zero padding stays zero where the
  // operation keeps zero; after exp it may hold anything, and the type says so.
  using Padded = DmTensor<f32, m<1>, m<1>, m<A>, m<pad<zero>(B, 8)>>;
  const Padded padded = Padded::from([](const tensor_index& t) { return float(t[B]); });
  std::printf("mean %g\n", double(reduce<B>(ctx.main, op::mean{}, padded).at(A = 1)));
  std::printf("relu: %s\nexp:  %s\n", to_text<decltype(relu(ctx.main, padded))>().c_str(),
              to_text<decltype(exp(ctx.main, padded))>().c_str());
  // [/padding]

  // [convert]
  // Element types never mix silently: convert is a kernel too, by fixed rules (here: nearest, ties to even).
  const auto narrow = convert<bf16>(ctx.main, elementwise(
                                                  ctx.main, [](float a) { return a / 3; }, x));
  print("bf16 of x / 3", narrow);
  // [/convert]

  // [specifies]
  // A kernel is tried against its specification on tensors drawn at random, with NaN, infinities and zeros of
  // both signs among them: if x holds T, the result holds softmax(T). Every bit would count, but a sum of
  // floats depends on the order of its terms, which is the library's own: here the last bits may differ.
  print("softmax", softmax(ctx, x));
  const specification right = specifies(softmax, mathematical_softmax, {.ulp = 4});
  std::printf("softmax specifies softmax: %s\n", right ? "yes" : right.why().c_str());

  // A wrong claim is found, with the index at which it breaks.
  const specification wrong = specifies(softmax, [](auto t) { return t; });
  std::printf("softmax specifies f(T) = T: %s\n", wrong ? "yes" : wrong.why().c_str());
  // [/specifies]
  return right && !wrong ? 0 : 1;
}
