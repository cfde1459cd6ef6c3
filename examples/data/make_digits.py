#!/usr/bin/env python3
"""Make digits.npy, digit_labels.npy and digit_means.npy from scikit-learn's digits.csv.gz.

usage: make_digits.py DIGITS_CSV_GZ [DIRECTORY]
"""
import sys
from pathlib import Path

import numpy as np


def class_means(images, labels):
    """The average image of each digit: a float32 sum in file order, divided by the count."""
    means = np.zeros((10, 8, 8), np.float32)
    for image, label in zip(images, labels):
        means[label] += image.astype(np.float32)
    counts = np.bincount(labels, minlength=10).astype(np.float32)
    return means / counts[:, None, None]


def main(source, directory=Path(__file__).parent):
    table = np.loadtxt(source, delimiter=",", dtype=np.uint8)
    images, labels = table[:, :-1].reshape(-1, 8, 8), table[:, -1].copy()
    assert images.shape == (1797, 8, 8) and images.max() == 16 and set(labels) == set(range(10))
    directory = Path(directory)
    np.save(directory / "digits.npy", np.ascontiguousarray(images))
    np.save(directory / "digit_labels.npy", labels)
    np.save(directory / "digit_means.npy", class_means(images, labels))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
