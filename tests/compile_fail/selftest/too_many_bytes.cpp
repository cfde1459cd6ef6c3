// selftest: prints \d+ bytes, more than 1500
// expect-error: size_must_be_even<9>
#include "library.hpp"

#ifndef TMAP_CONTROL
template <int>
struct
    a_name_of_a_hundred_characters_and_more_so_that_even_one_line_of_them_is_a_message_nobody_reads_to_its_end;
template <int N>
using name =
    a_name_of_a_hundred_characters_and_more_so_that_even_one_line_of_them_is_a_message_nobody_reads_to_its_end<
        N>;
template <class... T>
struct many : halves<sizeof...(T) - 3> {};
many<name<1>, name<2>, name<3>, name<4>, name<5>, name<6>, name<7>, name<8>, name<9>, name<10>, name<11>,
     name<12>>
    m;
#endif
