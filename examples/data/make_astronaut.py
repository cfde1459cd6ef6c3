#!/usr/bin/env python3
"""Make astronaut.npy, a part of scikit-image's astronaut.png.

usage: make_astronaut.py ASTRONAUT_PNG [DIRECTORY]
"""
import struct
import sys
import zlib
from pathlib import Path

import numpy as np


def read_png(path):
    """The pixels of a PNG of 8 bits and three channels that is not interlaced; no image library is needed."""
    data = Path(path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, compressed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">IIBBBBB", body)
            assert form == [8, 2, 0, 0, 0]
        compressed += body if kind == b"IDAT" else b""
        at += 12 + length
    lines = np.frombuffer(zlib.decompress(compressed), np.uint8).reshape(height, 1 + 3 * width)
    return unfiltered(lines[:, 0], lines[:, 1:].astype(int).reshape(height, width, 3))


def unfiltered(filters, rest):
    """Adds to each pixel what its line's filter predicts from the left, the upper and the upper left one."""
    pixels = np.zeros_like(rest)
    for y, kind in enumerate(filters):
        for x in range(rest.shape[1]):
            left = pixels[y, x - 1] if x else np.zeros(3, int)
            up = pixels[y - 1, x] if y else np.zeros(3, int)
            corner = pixels[y - 1, x - 1] if x and y else np.zeros(3, int)
            away = [abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)]
            paeth = np.where((away[0] <= away[1]) & (away[0] <= away[2]), left, np.where(away[1] <= away[2], up, corner))
            pixels[y, x] = (rest[y, x] + [0, left, up, (left + up) // 2, paeth][kind]) % 256
    return pixels.astype(np.uint8)


def main(source, directory=Path(__file__).parent):
    picture = read_png(source)
    assert picture.shape == (512, 512, 3)
    np.save(Path(directory) / "astronaut.npy", np.ascontiguousarray(picture[:200, 100:340]))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
