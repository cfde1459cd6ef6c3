#!/usr/bin/python3
"""NumPy as a contender: reads a case and its operands, then for each number of turns
answers the seconds they took. It runs under the Python that NumPy is packaged for.

The driver's side is numpy_task.hpp. Results go into an array that is there, where NumPy offers that.
"""
import json
import sys
import time

import numpy as np

TYPES = {"i8": np.uint8, "bf16": np.uint16, "f32": np.float32, "i32": np.int32}


def way_of(case, out):
    """A function of the operands that does the case's work, or None: NumPy has no bf16."""
    work, extent, order = case["work"], case["extent"], case["order"]
    has_numbers = case["from"] == case["to"] == "f32"
    if work == "move" and case["live"]:
        n, blocks, side, height, width = extent
        full, rest = divmod(case["live"], side)
        blocked = out.reshape(n, blocks, height, width, side)

        def into_blocks(x):
            x = x.reshape(n, case["live"], height, width)
            blocked[:, :full] = x[:, :full * side].reshape(n, full, side, height, width).transpose(0, 1, 3, 4, 2)
            blocked[:, full, :, :, :rest] = x[:, full * side:].transpose(0, 2, 3, 1)
            blocked[:, full, :, :, rest:] = 0
        return into_blocks
    if work == "move":
        shaped = out.reshape([extent[k] for k in order])
        return lambda x: np.copyto(shaped, x.reshape(extent).transpose(order))
    if work == "fresh":
        return lambda x: x.copy()
    if work == "argmax":
        return lambda x: np.argmax(x.reshape(extent), axis=1)
    if not has_numbers:
        return None
    if work == "add":
        return lambda x, y: np.add(x, y, out=out)
    if work == "sum":
        return lambda x: np.sum(x.reshape(extent), axis=1 - order[0], out=out)
    if work == "contract":
        square = out.reshape(extent[:2])
        return lambda x, y: np.matmul(x.reshape(extent[:2]), y.reshape(extent[:2]), out=square)
    if work == "fused":
        shaped = out.reshape(extent)

        def fused(x, y, z):
            np.multiply(x.reshape(extent), y.reshape(extent), out=shaped)
            np.add(shaped, z.reshape(extent).transpose(order), out=shaped)
            np.maximum(shaped, np.float32(0), out=shaped)
        return fused
    return None


def elements(case):
    """How many elements an operand and the result have."""
    extent, work = case["extent"], case["work"]
    every = int(np.prod(extent))
    if work == "contract":
        return extent[0] * extent[2], extent[0] * extent[1]
    if work in ("sum", "argmax"):
        return every, extent[case["order"][0]]
    if case["live"]:
        return every // (extent[1] * extent[2]) * case["live"], every
    return every, every


def main():
    requests = sys.stdin.buffer
    case = json.loads(requests.readline())
    inside, outside = elements(case)
    out = np.zeros(outside, TYPES[case["to"]])
    way = way_of(case, out)
    sys.stdout.write("ready\n" if way else "no\n")
    sys.stdout.flush()
    if not way:
        return
    width = TYPES[case["from"]]().itemsize
    operands = [np.frombuffer(requests.read(inside * width), TYPES[case["from"]]) for _ in range(case["count"])]
    returned = None
    while request := requests.readline().strip():
        if request == b"result":
            result = returned.astype(out.dtype) if case["work"] in ("argmax", "fresh") else out
            sys.stdout.buffer.write(result.tobytes())
        else:
            start = time.thread_time()
            for _ in range(int(request)):
                returned = way(*operands)
            sys.stdout.write(f"{time.thread_time() - start:.9f}\n")
        sys.stdout.flush()


main()
