#include <tmap/detail/python_literal.hpp>

#include <catch2/catch.hpp>

using tmap::io_error;
using tmap::detail::python_literal;

TEST_CASE("a literal is read piece by piece, and faults name the byte") {
  python_literal text("junk{'a' : True, (1, 20,) }  ", 4);
  CHECK(text.accept('{'));
  CHECK(!text.accept('{'));
  CHECK(text.string("a key") == "a");
  text.expect(':', "a value");
  CHECK(text.boolean());
  CHECK_THROWS_WITH(text.expect(':', "a value"), "byte 15: expected ':' for a value");
  CHECK(text.accept(','));
  CHECK(text.sizes() == std::vector<tmap::i64>{1, 20});
  CHECK_THROWS_WITH(text.expect_end(), "byte 26: expected nothing more");
  CHECK(text.accept('}'));
  CHECK_NOTHROW(text.expect_end());
  CHECK(text.next() == '\0');
}

TEST_CASE("nothing is read past the end of the text") {
  CHECK_THROWS_AS(python_literal("", 0).boolean(), io_error);
  CHECK_THROWS_AS(python_literal("(12", 0).sizes(), io_error);
  CHECK_THROWS_AS(python_literal("'open", 0).string("a key"), io_error);
  CHECK_THROWS_AS(python_literal("Tru", 0).boolean(), io_error);
}
