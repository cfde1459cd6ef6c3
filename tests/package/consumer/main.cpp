#include <cstdio>
#include <cstring>
#include <tmap/config.hpp>
#if __has_include(<tmap/tmap.hpp>)
#include <tmap/tmap.hpp>
#endif

int main() {
  char version[32];
  std::snprintf(version, sizeof version, "%d.%d.%d", TMAP_VERSION_MAJOR, TMAP_VERSION_MINOR,
                TMAP_VERSION_PATCH);
  return std::strcmp(version, EXPECTED_VERSION);
}
