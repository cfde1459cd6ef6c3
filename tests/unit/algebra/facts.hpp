// A fact of constant expressions, required at compile time and again at run time.
#pragma once
#include <catch2/catch.hpp>

#define FACT(...)              \
  STATIC_REQUIRE(__VA_ARGS__); \
  REQUIRE(__VA_ARGS__)
