#!/usr/bin/env python3
"""Runs run.py on each case of this folder: `// selftest: <regex>` is what its report must say. selftest.py [COMPILER]"""
import pathlib
import re
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def main(compiler="g++"):
    failed = 0
    for case in sorted(FOLDER.glob("*.cpp")):
        expected = re.search(r"^// selftest: (.+)$", case.read_text(), re.MULTILINE)[1]
        run = subprocess.run([sys.executable, FOLDER.parent / "run.py", "--compiler", compiler, case],
                             capture_output=True, text=True)
        code = 0 if case.stem.startswith("good") else 1
        right = re.search(expected, run.stdout) and run.returncode == code
        print(f"{case.stem}: " + ("ok" if right else f"must exit with {code} and say: {expected}"))
        if not right:
            failed += 1
            print(run.stdout + run.stderr)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
