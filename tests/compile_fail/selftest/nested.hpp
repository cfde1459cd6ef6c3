// A check that sits too deep below what the user wrote.
#pragma once
#include "library.hpp"

template <int Size>
struct inner : halves<Size> {};
template <int Size>
struct middle : inner<Size> {};
template <int Size>
struct outer : middle<Size> {};
template <int Size>
struct outermost : outer<Size> {};
