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

/// Work with a result of its own: F of a context and operands makes a fresh variable, as every kernel does.
template <class Y, class F, class... Xs>
class fresh_result final : public task {
 public:
  explicit fresh_result(std::tuple<Xs...> xs) : xs_(std::move(xs)) {}
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) {
      y_ = std::apply([&](const Xs&... xs) { return F{}(context_, xs...); }, xs_);
    }
  }
  const void* result() const override { return y_.cells(); }

 private:
  tmap::context context_;
  std::tuple<Xs...> xs_;
  Y y_;
};

/// The elementwise kernel of F into a variable that is there.
template <class Y, class F, class... Xs>
class into_result final : public task {
 public:
  explicit into_result(std::tuple<Xs...> xs) : xs_(std::move(xs)) {}
  void run(size turns) override {
    for (size k = 0; k < turns; ++k) {
      std::apply([&](const Xs&... xs) { tmap::elementwise_into(context_.main, y_, F{}, xs...); }, xs_);
    }
  }
  const void* result() const override { return y_.cells(); }

 private:
  tmap::context context_;
  std::tuple<Xs...> xs_;
  Y y_;
};
template <class F, class Y, class... Xs>
way computing_into(const char* name) {
  return {name, [](const problem& p) -> task* {
            return [&]<std::size_t... K>(std::index_sequence<K...>)->task* {
              return new into_result<Y, F, Xs...>(std::tuple<Xs...>(holding<Xs>(p, K)...));
            }
            (std::index_sequence_for<Xs...>{});
          }};
}

/// The way that applies F, a function object without a state, to variables of types Xs.
template <class F, class... Xs>
way computing(const char* name) {
  return {name, [](const problem& p) -> task* {
            using Y = decltype(F{}(std::declval<tmap::context&>(), std::declval<const Xs&>()...));
            return [&]<std::size_t... K>(std::index_sequence<K...>)->task* {
              return new fresh_result<Y, F, Xs...>(std::tuple<Xs...>(holding<Xs>(p, K)...));
            }
            (std::index_sequence_for<Xs...>{});
          }};
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
