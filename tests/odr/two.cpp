#include "every_header.hpp"

int version_seen_by_two();

int version_seen_by_two() { return TMAP_VERSION_MINOR; }
