#!/usr/bin/env python3
"""Checks the messages of programs that must not compile.

A case is one .cpp file. Compiled with -DTMAP_CONTROL it must be accepted; as it is, it must be refused with
  - exactly one error, in whose line every `// expect-error: <regex>` of the file is found,
  - at most 12 lines and 1500 bytes from the compiler's first line to its last,
  - a line `case.cpp:<number>` among the first five, the include stack above a message not counted.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "tests/compile_fail"
MAX_LINES, MAX_BYTES, USER_WITHIN = 12, 1500, 5

EXPECTATION = re.compile(r"^\s*// expect-error: (.+?)\s*$", re.MULTILINE)
ERROR = re.compile(r": (fatal )?error: ")
INCLUDE_STACK = re.compile(r"In file included from |\s+from ")


def compile_case(compiler, case, *flags):
    """Exit code and output; paths are relative to the project, quotes plain."""
    command = [compiler, "-std=c++20", "-fsyntax-only", "-I", "include", *flags, case]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "LC_ALL": "C"},
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout.replace(f"{ROOT}/", "")


def faults_of(case, expectations, output):
    """What is wrong with the output of a refused program, one sentence each."""
    lines = output.splitlines()
    errors = [line for line in lines if ERROR.search(line)]
    messages = [line for line in lines if not INCLUDE_STACK.match(line)]
    if len(errors) != 1:
        yield f"prints {len(errors)} errors instead of one"
    for regex in expectations:
        if not any(re.search(regex, line) for line in errors):
            yield f"no error says: {regex}"
    if len(lines) > MAX_LINES:
        yield f"prints {len(lines)} lines, more than {MAX_LINES}"
    if len(output.encode()) > MAX_BYTES:
        yield f"prints {len(output.encode())} bytes, more than {MAX_BYTES}"
    if not any(re.match(re.escape(case) + r":\d+", line) for line in messages[:USER_WITHIN]):
        yield f"names no line of {case} within the first {USER_WITHIN} lines"


def judge(compiler, case):
    """The faults of a case and the output that shows them."""
    expectations = EXPECTATION.findall((ROOT / case).read_text())
    if not expectations:
        return ["has no `// expect-error: <regex>` line"], ""
    code, output = compile_case(compiler, case, "-DTMAP_CONTROL")
    if code != 0:
        return ["its control does not compile"], output
    code, output = compile_case(compiler, case)
    if code == 0:
        return ["compiles, but must not"], output
    return list(faults_of(case, expectations, output)), output


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", action="append", help="may be given more than once; default g++")
    parser.add_argument("--table", action="store_true", help="end with the longest messages")
    parser.add_argument("cases", nargs="*", type=pathlib.Path, help="default: all of tests/compile_fail")
    arguments = parser.parse_args()

    paths = [path.resolve() for path in arguments.cases] or [
        path for path in sorted(CASES.rglob("*.cpp")) if "selftest" not in path.parts]
    cases = [str(path.relative_to(ROOT)) for path in paths]
    todo = [(compiler, case) for case in cases for compiler in arguments.compiler or ["g++"]]
    sizes, failed = [], 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda pair: judge(*pair), todo)
        for number, ((compiler, case), (faults, output)) in enumerate(zip(todo, results), 1):
            name = f"{case} with {os.path.basename(compiler)}"
            print(f"[{number}/{len(todo)}] {name}" + (" FAILED" if faults else ""), flush=True)
            sizes.append((len(output.splitlines()), len(output.encode()), name))
            if faults:
                failed += 1
                print("".join(f"  {fault}\n" for fault in faults) + "".join(f"  | {line}\n" for line in output.splitlines()))
    if arguments.table and sizes:
        print("lines  bytes  case")
        for lines, size, name in sorted(sizes, reverse=True)[:10]:
            print(f"{lines:5}  {size:5}  {name}")
        print(f"{max(lines for lines, _, _ in sizes):5}  {max(size for _, size, _ in sizes):5}  the worst of each;"
              f" {MAX_LINES} lines and {MAX_BYTES} bytes are allowed")
    print(f"{len(todo) - failed} of {len(todo)} messages are as they should be")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
