// Layer 9, opt-in: typed tensors and run-time tensors meet.
#pragma once
#include <tmap/bridge/spec.hpp>
#include <tmap/bridge/view.hpp>
