// Layer 9, opt-in: pictures of mappings and tensors.
//
//     std::cout << tmap::text<m<C, pad(D, 4)>>();
//
//     m<C, pad(D, 4)>: 8 positions
//     0 | C0 D0  C0 D1  C0 D2  .
//     4 | C1 D0  C1 D1  C1 D2  .
//     .  padding, holds anything
#pragma once
#include <tmap/picture/svg.hpp>
#include <tmap/picture/text.hpp>
