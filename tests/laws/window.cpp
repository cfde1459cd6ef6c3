#include "laws.hpp"

using namespace laws;

TEST_CASE("law: padding and resizing to the own size change nothing") {
  for_all([]<class E>() {
    equal<padding<E, E::size, top>, E>();
    equal<padding<E, E::size, zero>, E>();
    equal<padding<E, E::size, bottom>, E>();
    equal<resized<E, E::size>, E>();
  });
}

TEST_CASE("law: resizing takes padding away") {
  const auto law = []<class E>() {
    equal<resized<padding<E, E::size + 3, top>, E::size>, E>();
    equal<resized<padding<E, E::size + 5, zero>, E::size>, E>();
  };
  for_all(law, axes_and_products{});
  for_all(law, padded{});
  for_all(law, windows{});
}

TEST_CASE("law: padding of one kind is padding once") {
  const auto law = []<class E, padding_kind k>() {
    equal<padding<padding<E, E::size + 2, k>, E::size + 7, k>, padding<E, E::size + 7, k>>();
  };
  const auto of_every_kind = [law]<class E>() {
    law.template operator()<E, top>();
    law.template operator()<E, zero>();
    law.template operator()<E, bottom>();
  };
  for_all(of_every_kind, axes_and_products{});
  for_all(of_every_kind, padded{});
  for_all(of_every_kind, windows{});
}

TEST_CASE("law: a slice from 0 is a resize") {
  const auto law = []<class E>() { equal<sliced<E, 0, E::size / 2>, resized<E, E::size / 2>>(); };
  for_all(law, axes_and_products{});
  for_all(law, padded{});
  for_all(law, windows{});
}

TEST_CASE("law: slices compose") {
  equal<m<slice(slice(B, 2, 9), 1, 4, 2)>, m<slice(B, 3, 4, 2)>>();
  equal<m<slice(slice(B, 1, 5, 2), 1, 2, 2)>, m<slice(B, 3, 2, 4)>>();
  equal<m<slice(B, 0, 6, 2)>, m<B / 2>>();
  equal<m<resize(resize(B, 7), 3)>, m<resize(B, 3)>>();
}

TEST_CASE("no law: what differs in one number or kind differs") {
  different<m<pad(C, 16)>, m<pad<zero>(C, 16)>>();
  different<m<pad<zero>(C, 16)>, m<pad<bottom>(C, 16)>>();
  different<m<pad(C, 16)>, m<pad(C, 15)>>();
  different<m<pad<bottom>(pad<zero>(F, 4), 8)>, m<pad<bottom>(F, 8)>>();
  different<m<slice(B, 3, 6)>, m<slice(B, 2, 6)>>();
  different<m<slice(B, 3, 4)>, m<slice(B, 3, 4, 2)>>();
  different<m<slice(B, 3, 6)>, m<resize(B, 6)>>();
  different<m<pad<zero>(None, 4)>, m<pad<bottom>(None, 4)>>();
}
