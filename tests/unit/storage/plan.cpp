#include <tmap/storage/plan.hpp>

#include "model.hpp"

#include <catch2/catch.hpp>
#include <thread>

using namespace storage_model;

namespace {

/// A plan for two f32 in and two bf16 out, with memory that starts at multiples of 64.
struct fixture {
  result<plan> p = prepare_cast({{2}, dtype::f32}, {{2}, dtype::bf16});
  alignas(64) unsigned char in[64] = {}, out[64] = {};

  fault run(const void* from, i64 from_bytes, void* to, i64 to_bytes) {
    std::fill(out, out + 64, static_cast<unsigned char>(0xee));
    const failure f = p->run({from, from_bytes}, {to, to_bytes});
    message = f.message();
    if (f) {
      for (unsigned char b : out) CHECK(b == 0xee);
    }
    return f.code();
  }
  std::string message;
};

}  // namespace

TEST_CASE("a plan says what to allocate and never changes") {
  const fixture f;
  CHECK(f.p->input() == needs{8, 8, 8, 4});
  CHECK(f.p->output() == needs{4, 4, 4, 2});
  CHECK(f.p->input_spec() == tensor_spec{{2}, dtype::f32});
  CHECK(f.p->output_spec() == tensor_spec{{2}, dtype::bf16});
  STATIC_REQUIRE(std::is_trivially_copyable_v<plan>);
  STATIC_REQUIRE(noexcept(std::declval<const plan&>().run(std::declval<const const_binding&>(), binding())));
}

TEST_CASE("capacity is checked on every call: one byte short is refused, more is fine") {
  fixture f;
  CHECK(f.run(f.in, 8, f.out, 4) == fault::none);
  CHECK(f.run(f.in, 64, f.out, 64) == fault::none);
  CHECK(f.run(f.in, 7, f.out, 4) == fault::capacity);
  CHECK(f.message == "input: 7 bytes are bound, 8 are needed");
  CHECK(f.run(f.in, 8, f.out, 3) == fault::capacity);
  CHECK(f.message == "output: 3 bytes are bound, 4 are needed");
  CHECK(f.run(f.in, -8, f.out, 4) == fault::capacity);
  CHECK(f.run(f.in, 8, f.out, 4) == fault::none);
}

TEST_CASE("addresses are not null and aligned to the element") {
  fixture f;
  CHECK(f.run(nullptr, 8, f.out, 4) == fault::null_address);
  CHECK(f.message == "input: the address is null, 8 bytes are needed");
  CHECK(f.run(f.in, 8, nullptr, 4) == fault::null_address);
  CHECK(f.run(f.in + 4, 8, f.out + 2, 4) == fault::none);
  CHECK(f.run(f.in + 2, 8, f.out, 4) == fault::unaligned_address);
  CHECK(f.message == "input: the address is 2 bytes past a multiple of 4");
  CHECK(f.run(f.in, 8, f.out + 1, 4) == fault::unaligned_address);
}

TEST_CASE("an aligned mla port needs 16, others the width of an element") {
  alignas(64) unsigned char in[64] = {}, out[64] = {};
  const tensor_spec dense{{2}, dtype::bf16};
  const auto aligned = prepare_tess(dense, {{2}, dtype::bf16, mla_tiled{.w = {0}}});
  CHECK(aligned->run({in, 64}, {out + 8, 16}).code() == fault::unaligned_address);
  CHECK_FALSE(aligned->run({in, 64}, {out + 16, 16}));
  const auto packed = prepare_tess(dense, {{2}, dtype::bf16, mla_tiled{.w = {0}, .aligned = false}});
  CHECK_FALSE(packed->run({in, 64}, {out + 2, 4}));
  CHECK(packed->run({in, 64}, {out + 1, 4}).code() == fault::unaligned_address);
}

TEST_CASE("memory that would run past the last address is refused") {
  fixture f;
  const auto last = reinterpret_cast<void*>(~std::uintptr_t{0} - 15);
  CHECK(f.run(last, 16, f.out, 4) == fault::address_overflow);
  CHECK(f.run(f.in, 8, last, 64) == fault::address_overflow);
  CHECK(f.message == "output: 64 bytes from the address on do not end");
}

TEST_CASE("the spans of input and output may not meet, touching is no meeting") {
  fixture f;
  CHECK(f.run(f.out, 8, f.out + 8, 4) == fault::none);
  CHECK(f.run(f.out + 4, 8, f.out, 4) == fault::none);
  CHECK(f.run(f.out, 8, f.out + 6, 4) == fault::ports_overlap);
  CHECK(f.message == "output: its 4 bytes share memory with the 8 bytes of the input");
  CHECK(f.run(f.out + 4, 8, f.out + 2, 4) == fault::ports_overlap);
  CHECK(f.run(f.out, 8, f.out, 4) == fault::ports_overlap);
}

TEST_CASE("spans decide, even where the bytes that are touched interleave") {
  alignas(16) unsigned char memory[64] = {};
  const auto p = prepare_cast({{4}, dtype::f32, strided{{16}}}, {{4}, dtype::bf16, strided{{16}}});
  CHECK(p->run({memory, 52}, {memory + 4, 50}).code() == fault::ports_overlap);
}

TEST_CASE("one plan runs on several threads at once") {
  const tensor_spec in{{64, 64, 3}, dtype::f32},
      out{{64, 64, 3}, dtype::bf16, mla_tiled{.h = {0, 8}, .w = {1, 16}, .c = {2}}};
  const auto p = prepare_cast_tess(in, out);
  const std::vector<float> values(64 * 64 * 3, 1.5f);
  std::vector<std::vector<std::uint16_t>> results(4);
  std::vector<std::thread> threads;
  for (auto& r : results) {
    threads.emplace_back([&] {
      std::vector<std::uint16_t> memory(static_cast<std::size_t>(p->output().capacity) / 2 + 8);
      auto* first = reinterpret_cast<unsigned char*>(memory.data());
      first += (16 - reinterpret_cast<std::uintptr_t>(first) % 16) % 16;
      for (int turn = 0; turn < 20; ++turn) {
        if (p->run({values.data(), p->input().capacity}, {first, p->output().capacity})) return;
      }
      const auto* codes = reinterpret_cast<const std::uint16_t*>(first);
      r.assign(codes, codes + p->output().capacity / 2);
    });
  }
  for (auto& t : threads) t.join();
  for (const auto& r : results) {
    CHECK(r.size() == static_cast<std::size_t>(p->output().capacity) / 2);
    CHECK(r == results[0]);
  }
}
