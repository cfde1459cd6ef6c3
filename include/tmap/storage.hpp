// Storage: run-time tensors: specs, layouts, bindings, and plans of operations on them.
#pragma once
#include <tmap/storage/argmax.hpp>
#include <tmap/storage/cast.hpp>
#include <tmap/storage/tess.hpp>
