// Layer 9: all that a kernel needs; pictures, files and ranges are headers of their own.
#pragma once
#include <tmap/transfer/move.hpp>
