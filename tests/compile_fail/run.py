#!/usr/bin/env python3
"""Checks the messages of programs that must not compile.

A case is one .cpp file. Compiled with -DTMAP_CONTROL it must be accepted; as it is, it must be refused with
  - exactly one error, in whose line every `// expect-error: <regex>` of the file is found,
  - at most 12 lines and 1500 bytes from the compiler's first line to its last,
  - a line `case.cpp:<number>` among the first five, the include stack above a message not counted.
Where the compiler refuses in its own words, `// expect-note: <regex>` may be found in any line, and errors that
`// allow-error: <regex>` describes do not count: g++ adds them by itself, and no library can stop it.

The first line of every error, as one compiler prints it, is kept in messages.txt for the documents to quote.
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

MESSAGES = CASES / "messages.txt"
MESSAGES_OF = ("g++", 12)

DIRECTIVE = re.compile(r"^\s*// (expect-error|expect-note|allow-error): (.+?)\s*$", re.MULTILINE)
ERROR = re.compile(r": (fatal )?error: ")
INCLUDE_STACK = re.compile(r"In file included from |\s+from ")


def compile_case(compiler, case, *flags):
    """Exit code and output; paths are relative to the project, quotes plain."""
    command = [compiler, "-std=c++20", "-fsyntax-only", "-I", "include", *flags, case]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "LC_ALL": "C"},
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout.replace(f"{ROOT}/", "")


def directives_of(case):
    """The regular expressions of a case, by what is said about them."""
    found = {"expect-error": [], "expect-note": [], "allow-error": []}
    for kind, regex in DIRECTIVE.findall((ROOT / case).read_text()):
        found[kind].append(regex)
    return found


def faults_of(case, directives, output):
    """What is wrong with the output of a refused program, one sentence each."""
    lines = output.splitlines()
    errors = [line for line in lines if ERROR.search(line)
              and not any(re.search(regex, line) for regex in directives["allow-error"])]
    messages = [line for line in lines if not INCLUDE_STACK.match(line)]
    if len(errors) != 1:
        yield f"prints {len(errors)} errors instead of one"
    for regex in directives["expect-error"]:
        if not any(re.search(regex, line) for line in errors):
            yield f"no error says: {regex}"
    for regex in directives["expect-note"]:
        if not any(re.search(regex, line) for line in lines):
            yield f"no line says: {regex}"
    if len(lines) > MAX_LINES:
        yield f"prints {len(lines)} lines, more than {MAX_LINES}"
    if len(output.encode()) > MAX_BYTES:
        yield f"prints {len(output.encode())} bytes, more than {MAX_BYTES}"
    if not any(re.match(re.escape(case) + r":\d+", line) for line in messages[:USER_WITHIN]):
        yield f"names no line of {case} within the first {USER_WITHIN} lines"


def sentence_of(output):
    """The first error, from the word on: neither the place nor what follows it."""
    return next((line[ERROR.search(line).start() + 2:] for line in output.splitlines() if ERROR.search(line)), "")


def keeps_messages(compiler):
    """Is it the compiler whose words messages.txt holds?"""
    name, version = MESSAGES_OF
    run = subprocess.run([compiler, "--version"], stdout=subprocess.PIPE, text=True)
    return re.match(rf"{re.escape(name)}\S* .*\b{version}\.\d+\.\d+", run.stdout) is not None


def read_messages():
    """The kept sentences, by the stem of their case."""
    if not MESSAGES.is_file():
        return {}
    return dict(re.findall(r"^# \[([\w-]+)\]\n(.*)\n# \[/\1\]$", MESSAGES.read_text(), re.MULTILINE))


def write_messages(sentences):
    name, version = MESSAGES_OF
    head = f"# What {name} {version} says to each case; tests/compile_fail/run.py --record writes it.\n"
    MESSAGES.write_text(head + "".join(f"# [{stem}]\n{sentence}\n# [/{stem}]\n"
                                       for stem, sentence in sorted(sentences.items())))


def judge(compiler, case):
    """The faults of a case and the output that shows them."""
    directives = directives_of(case)
    if not directives["expect-error"]:
        return ["has no `// expect-error: <regex>` line"], ""
    code, output = compile_case(compiler, case, "-DTMAP_CONTROL")
    if code != 0:
        return ["its control does not compile"], output
    code, output = compile_case(compiler, case)
    if code == 0:
        return ["compiles, but must not"], output
    return list(faults_of(case, directives, output)), output


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", action="append", help="may be given more than once; default g++")
    parser.add_argument("--table", action="store_true", help="end with the longest messages")
    parser.add_argument("--record", action="store_true", help="write messages.txt instead of comparing with it")
    parser.add_argument("cases", nargs="*", type=pathlib.Path, help="default: all of tests/compile_fail")
    arguments = parser.parse_args()

    paths = [path.resolve() for path in arguments.cases] or [
        path for path in sorted(CASES.rglob("*.cpp")) if "selftest" not in path.parts]
    cases = [str(path.relative_to(ROOT)) for path in paths]
    compilers = arguments.compiler or ["g++"]
    todo = [(compiler, case) for case in cases for compiler in compilers]
    keepers = {compiler for compiler in compilers if keeps_messages(compiler)}
    kept, heard = read_messages(), {}
    sizes, failed = [], 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda pair: judge(*pair), todo)
        for number, ((compiler, case), (faults, output)) in enumerate(zip(todo, results), 1):
            name = f"{case} with {os.path.basename(compiler)}"
            if compiler in keepers and "selftest" not in case:
                stem = pathlib.Path(case).stem
                heard[stem] = sentence_of(output)
                if not arguments.record and kept.get(stem) != heard[stem]:
                    faults.append(f"messages.txt has for it: {kept.get(stem, 'nothing')} (--record writes it)")
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
    if arguments.record and not failed:
        write_messages({**(kept if arguments.cases else {}), **heard})
    print(f"{len(todo) - failed} of {len(todo)} messages are as they should be")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
