// tmap as a contender: rows by name, each with the types of its variables.
#pragma once
#include <bench/contender.hpp>
#include <tmap/tmap.hpp>
#include <tuple>

namespace bench {

template <class D>
inline constexpr type type_of = type::f32;
template <>
inline constexpr type type_of<tmap::i8> = type::i8;
template <>
inline constexpr type type_of<tmap::i32> = type::i32;
template <>
inline constexpr type type_of<tmap::bf16> = type::bf16;

/// A way to take on the row of that name.
struct way {
  const char* name;
  task* (*take_on)(const problem&);
};

/// A variable with the bytes of an operand; what does not have its size is not the row's.
template <class X>
X holding(const problem& p, std::size_t k) {
  X x;
  if (x.bytes() != operands_of(p.r).in * bytes_of(p.r.from) ||
      type_of<typename X::element_type> != p.r.from) {
    throw tmap::mismatch("the operands of ", p.r.name, " have another size or type");
  }
  std::memcpy(x.cells(), p.in[k], static_cast<std::size_t>(x.bytes()));
  return x;
}

/// A move into a variable that is there.
template <class X, class Y>
class into_existing final : public task {
 public:
  explicit into_existing(const problem& p) : x_(holding<X>(p, 0)) {}
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) tmap::copy_into(context_.pdma, x_, y_);
  }
  const void* result() const override { return y_.cells(); }
  const char* remark() const override { return remark_.c_str(); }

 private:
  static constexpr tmap::short_text described() {
    tmap::short_text text("plan, in elements:\n");
    text << to_text(tmap::plan_of<X, Y>) << "\nschedule: ";
    if (tmap::plan_of<X, Y>.element_by_element) return text << "by index";
    return text << text_of(tmap::detail::schedule_for<X, Y>);
  }
  static constexpr tmap::short_text remark_ = described();
  tmap::context context_;
  X x_;
  Y y_;
};

/// A kernel F into a variable Y: called with a context, the variable and the operands.
template <class Y, class F, class... Xs>
class computed final : public task {
 public:
  explicit computed(std::tuple<Xs...> xs) : xs_(std::move(xs)) {}
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) {
      std::apply([&](const Xs&... xs) { F{}(context_, y_, xs...); }, xs_);
    }
  }
  const void* result() const override { return y_.cells(); }

 private:
  tmap::context context_;
  std::tuple<Xs...> xs_;
  Y y_;
};
template <class Y, class F, class... Xs>
way computing_with(const char* name) {
  return {name, [](const problem& p) -> task* {
            return [&]<std::size_t... K>(std::index_sequence<K...>)->task* {
              return new computed<Y, F, Xs...>(std::tuple<Xs...>(holding<Xs>(p, K)...));
            }
            (std::index_sequence_for<Xs...>{});
          }};
}

/// The way that applies F to variables of types Xs: F of a context and operands makes a fresh variable, as
/// most kernels do.
template <class F>
struct made_afresh {
  void operator()(tmap::context& ctx, auto& y, const auto&... xs) const { y = F{}(ctx, xs...); }
};
template <class F, class... Xs>
way computing(const char* name) {
  using Y = decltype(F{}(std::declval<tmap::context&>(), std::declval<const Xs&>()...));
  return computing_with<Y, made_afresh<F>, Xs...>(name);
}

/// The elementwise kernel of F into a variable Y that is there.
template <class F>
struct written_into {
  void operator()(tmap::context& ctx, auto& y, const auto&... xs) const {
    tmap::elementwise_into(ctx.main, y, F{}, xs...);
  }
};
template <class F, class Y, class... Xs>
way computing_into(const char* name) {
  return computing_with<Y, written_into<F>, Xs...>(name);
}
template <class X, class Y>
way moving(const char* name) {
  return {name, [](const problem& p) -> task* { return new into_existing<X, Y>(p); }};
}

/// The task of the way that has the problem's name, or null.
template <class... Lists>
task* first_of(const problem& p, const Lists&... lists) {
  const auto find = [&](const auto& list) -> task* {
    for (const way& w : list) {
      if (std::strcmp(w.name, p.r.name) == 0) return w.take_on(p);
    }
    return nullptr;
  };
  task* found = nullptr;
  ((found = found != nullptr ? found : find(lists)), ...);
  return found;
}

/// In a file each, which are compiled side by side.
task* take_on_move(const problem& p);
task* take_on_kernel(const problem& p);

}  // namespace bench
