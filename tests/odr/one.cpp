// Every header in two translation units of one program: a definition that is not inline fails to link.
#include "every_header.hpp"

int version_seen_by_two();

int main() { return version_seen_by_two() == TMAP_VERSION_MINOR ? 0 : 1; }
