// Layer 8: the executable specification of kernels.
#pragma once
#include <bit>
#include <tmap/kernel/elementwise.hpp>

namespace tmap {

/// How a specification is tried.
struct specification_options {
  std::uint64_t seed = 1;
  int draws = 8;
  i64 ulp = 0;  // how many representable values a result may be off; 0 asks for the same bits
};

/// What came of a specification: true, or the first index at which the kernel broke it.
class specification {
 public:
  specification() = default;
  explicit specification(const short_text& failure) : holds_(false), failure_(failure) {}
  explicit operator bool() const { return holds_; }
  const short_text& why() const { return failure_; }

 private:
  bool holds_ = true;
  short_text failure_;
};

/// A tensor drawn at random: a value at every index, special values among them.
///
/// Holds    zeros of both signs, infinities, NaN and extremes come up about once in eight
template <scalar D>
class drawn_tensor {
 public:
  explicit drawn_tensor(std::uint64_t seed) : seed_(seed) {}

  D operator()(const tensor_index& t) const {
    std::uint64_t h = seed_;
    t.for_each([&](const axis_info& axis, i64 coordinate) {
      std::uint64_t one = seed_;
      for (const char* c = axis.name; *c != '\0'; ++c) one = mix(one + static_cast<unsigned char>(*c));
      h += mix(one + static_cast<std::uint64_t>(coordinate));  // a sum, whatever the order of the axes
    });
    h = mix(h);
    const bool special = h % 8 == 0;
    h >>= 3;
    if constexpr (std::is_same_v<D, float>) {
      constexpr std::uint32_t specials[] = {0,          0x80000000, 0x7f800000, 0xff800000,
                                            0x7fc00000, 0x7f7fffff, 1,          0x00800000};
      return special ? std::bit_cast<float>(specials[h % 8]) : small(h);
    } else if constexpr (is_floating<D>) {
      return special ? D::from_bits(static_cast<typename D::word>(h)) : D(small(h));
    } else {
      return special ? static_cast<D>(h % 2 == 0 ? ~(std::uint64_t{1} << (bits_of<D> - 1))
                                                 : std::uint64_t{1} << (bits_of<D> - 1))
                     : static_cast<D>(h);
    }
  }

 private:
  static std::uint64_t mix(std::uint64_t x) {  // splitmix64
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
  }
  static float small(std::uint64_t h) {
    return (static_cast<float>(h % 20001) - 10000.0f) / static_cast<float>(1 << (h >> 32) % 12);
  }

  std::uint64_t seed_;
};

namespace detail {

/// Values in between, counted in representable values of D; 0 for equal values and for two NaN.
template <scalar D>
i64 distance_in_ulp(D a, D b) {
  if (same_value(a, b)) return 0;
  if constexpr (!is_floating<D>) {
    return largest;
  } else {
    const auto order = [](D v) {
      if constexpr (std::is_same_v<D, float>) {
        const auto bits = std::bit_cast<std::int32_t>(v);
        return static_cast<i64>(bits < 0 ? INT32_MIN - bits : bits);
      } else {
        constexpr i64 sign = i64{1} << (bits_of<D> - 1);
        const i64 bits = v.bits();
        return bits >= sign ? sign - bits : bits;
      }
    };
    if (scalar_op::is_nan(a) != scalar_op::is_nan(b)) return largest;
    const i64 apart = order(a) - order(b);
    return apart < 0 ? -apart : apart;
  }
}

template <class X, class T>
specification first_difference(const X& x, const T& t, const specification_options& options, int draw) {
  using D = typename X::element_type;
  for (live_walk at(X::digits().live); at.more(); at.next()) {
    const D got = load<D>(x.cells(), at.position());
    const D expected = as_element<D>(t(at.index()));
    const bool close = options.ulp > 0 && distance_in_ulp(got, expected) <= options.ulp;
    if (close || same_value(got, expected)) continue;
    const auto printed = [](D value) {
      if constexpr (is_floating<D>) {
        return static_cast<float>(value);
      } else {
        return static_cast<i64>(value);
      }
    };
    return specification(short_text("draw ")
                         << draw << " of seed " << options.seed << ": at " << to_text(at.index())
                         << " (position " << at.position() << ") the kernel gives " << printed(got)
                         << ", f gives " << printed(expected));
  }
  if (!zero_padding_kept(x)) {
    return specification(short_text("draw ") << draw << " of seed " << options.seed
                                             << ": zero padding of the result is not zero");
  }
  return {};
}

template <class Context, class... In, class Kernel, class F, std::size_t... K>
specification specify(Kernel&& kernel, F&& f, const specification_options& options,
                      std::index_sequence<K...>) {
  if (options.draws < 1) throw mismatch("a specification takes at least one draw, not ", options.draws);
  for (int draw = 0; draw < options.draws; ++draw) {
    Context ctx;
    const std::uint64_t seed = options.seed * 1000003 + static_cast<std::uint64_t>(draw) * 101;
    const auto run = [&](const auto&... drawn) {
      const auto result = kernel(ctx, In::from(drawn)...);
      return first_difference(result, f(drawn...), options, draw);
    };
    if (specification s = run(drawn_tensor<typename In::element_type>(seed + K)...); !s) return s;
  }
  return {};
}

}  // namespace detail

/// Does kernel specify f? For tensors drawn at random: if the inputs hold T1.., the output holds f(T1..).
///
///     specifies(elementwise_add, [](auto a, auto b) {
///       return [=](const tensor_index& t) { return bf16(a(t) + b(t)); };
///     })
///
/// Holds    the inputs' types are deduced from a plain function; for others name them: specifies<X,
/// Y>(kernel, f) Errors   run: the specification says at which index the result differs Source   seed
/// "Function Specification"
template <class Out, class Device, class... In, class F>
specification specifies(Out (*kernel)(basic_context<Device>&, In...), F&& f,
                        const specification_options& options = {}) {
  return detail::specify<basic_context<Device>, std::remove_cvref_t<In>...>(kernel, f, options,
                                                                            std::index_sequence_for<In...>{});
}
template <tensor... In, class Kernel, class F>
requires(sizeof...(In) > 0) specification
    specifies(Kernel&& kernel, F&& f, const specification_options& options = {}) {
  return detail::specify<context, In...>(kernel, f, options, std::index_sequence_for<In...>{});
}

}  // namespace tmap
