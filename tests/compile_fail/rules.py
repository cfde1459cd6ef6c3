#!/usr/bin/env python3
"""Checks that each rule in namespace why has its case and its place in docs/errors.md: rules.py [--selftest]

  - a case in tests/compile_fail/ expects the rule in the error, and no case expects a rule that is not there;
  - docs/errors.md has a row, a section with the rule's arguments as why.hpp names them, and the message of its case;
  - a comment or document that says why::name means a rule that is there;
  - every `must_not_compile` case of tests/cases/cases.json is a case here, by its id, and its words are expected.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULE = re.compile(r"(?:template <([^>]*)>\n)?struct (\w+) : refusal \{\};")
EXPECTED = re.compile(r"^// expect-(?:error|note): (.+)$", re.MULTILINE)
SENTENCE = re.compile(r"^# \[([\w-]+)\]\n(.*)$", re.MULTILINE)


def signature_of(parameters, name):
    """The rule as documents write it: name<E, Size, Axes...>"""
    names = [parameter.split()[-1] + "..." * ("..." in parameter)
             for parameter in (parameters or "").split(", ") if parameter]
    return name + (f"<{', '.join(names)}>" if names else "")


def rules_in(why):
    """Signatures by name."""
    return {name: signature_of(parameters, name) for parameters, name in RULE.findall(why)}


def without_case(rules, cases):
    """cases: the text of each by its stem."""
    expected = "\n".join(line for text in cases.values() for line in EXPECTED.findall(text))
    for name in rules:
        if not re.search(rf"\b{name}\b", expected):
            yield f"{name}: no case of tests/compile_fail/ expects it"


def undocumented(rules, document, sentences):
    sections = dict(re.findall(r"^### (\w+)\n(.*?)(?=^#{2,3} |\Z)", document, re.MULTILINE | re.DOTALL))
    for name, signature in rules.items():
        if f"| [`{name}`](#{name}) |" not in document:
            yield f"{name}: docs/errors.md has no row for it"
        if name not in sections:
            yield f"{name}: docs/errors.md has no section for it"
            continue
        if f"`{signature}`" not in sections[name]:
            yield f"{name}: its section does not say `{signature}`"
        said = re.search(rf"\bwhy::{name}\b", sentences.get(name, ""))
        if not said or f"messages.txt:{name} -->" not in sections[name]:
            yield f"{name}: its section does not quote the message of a case of that name"
    for name in re.findall(r"^\| \[`(\w+)`\]", document, re.MULTILINE):
        if name not in rules:
            yield f"{name}: docs/errors.md has a row for a rule that is not in why.hpp"


def dangling(rules, texts):
    """texts: what is said in each file, by its path."""
    for path, text in texts.items():
        for name in sorted(set(re.findall(r"\bwhy::(\w+)", text)) - set(rules)):
            yield f"{path}: there is no rule why::{name}"


def printed(words):
    """Words in the DSL's notation as compilers print them: B / 32 is stride<B, 32>."""
    constructors = {"/": "stride", "%": "modulo"}
    return re.sub(r"(\w+) ([/%]) (\w+)", lambda m: f"{constructors[m[2]]}<{m[1]}, {m[3]}>", words)


def unanswered(wanted, cases, sentences):
    """wanted: the words that the message of each id must hold."""
    found = {}
    for stem, text in cases.items():
        for number in re.findall(r"^// (Z\d+) of tests/cases/cases\.json", text, re.MULTILINE):
            found[number] = " ".join([sentences.get(stem, ""), *EXPECTED.findall(text)])
    for number, words in wanted.items():
        if number not in found:
            yield f"{number}: no case of tests/compile_fail/ is it"
            continue
        for word in words:  # alone, or as a part of the rule's name
            if not re.search(rf"(?<![\w.]){re.escape(printed(word))}(?!\w)|\b{word}_", found[number]):
                yield f"{number}: the message does not name {word}"


def check():
    """All that is wrong, one sentence each."""
    folder = ROOT / "tests/compile_fail"
    rules = rules_in((ROOT / "include/tmap/why.hpp").read_text())
    cases = {path.stem: path.read_text() for path in folder.rglob("*.cpp") if "selftest" not in path.parts}
    sentences = dict(SENTENCE.findall((folder / "messages.txt").read_text()))
    spoken = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    for place in ("include", "docs", "examples", "tests/compile_fail"):
        spoken += [path for path in sorted((ROOT / place).rglob("*")) if path.suffix in (".hpp", ".cpp", ".md", ".txt")]
    texts = {path.relative_to(ROOT): path.read_text() for path in spoken if "selftest" not in path.parts}
    data = json.loads((ROOT / "tests/cases/cases.json").read_text())["cases"]
    wanted = {case["id"]: case["message_should_name"] for case in data if case["kind"] == "must_not_compile"}
    faults = [*without_case(rules, cases), *undocumented(rules, (ROOT / "docs/errors.md").read_text(), sentences),
              *dangling(rules, texts), *unanswered(wanted, cases, sentences)]
    return faults, len(rules), len(wanted)


def selftest():
    rules = rules_in("template <class E, i64 Size>\nstruct must_fit : refusal {};\nstruct must_be : refusal {};\n"
                     "template <class... Axes>\nstruct unknown : refusal {};\n")
    assert rules == {"must_fit": "must_fit<E, Size>", "must_be": "must_be", "unknown": "unknown<Axes...>"}, rules
    cases = {"must_fit": "// Z01 of tests/cases/cases.json: title.\n// expect-error: must_fit<B, 3>\n"}
    lacking = [f"{name}: no case of tests/compile_fail/ expects it" for name in ("must_be", "unknown")]
    assert list(without_case(rules, cases)) == lacking
    page = ("| [`must_fit`](#must_fit) | fit |\n### must_fit\n`must_fit<E, Size>`: so\n"
            "<!-- from messages.txt:must_fit -->\n## Other\n")
    one = {"must_fit": rules["must_fit"]}
    assert not list(undocumented(one, page, {"must_fit": "in 'why::must_fit<B, 3>'"}))
    assert len(list(undocumented(one, page, {"must_fit": "in 'why::other'"}))) == 1
    assert len(list(undocumented(one, page.replace("Size>", "Sizes>"), {"must_fit": "why::must_fit"}))) == 1
    assert len(list(undocumented(one, "", {}))) == 2
    assert len(list(undocumented({}, page, {}))) == 1
    assert list(dangling(one, {"a.md": "why::must_fit, why::gone"})) == ["a.md: there is no rule why::gone"]
    assert not list(unanswered({"Z01": ["B", "3"]}, cases, {}))
    assert list(unanswered({"Z01": ["4"], "Z02": []}, cases, {})) == [
        "Z01: the message does not name 4", "Z02: no case of tests/compile_fail/ is it"]
    assert printed("B / 32") == "stride<B, 32>" and printed("A % 2") == "modulo<A, 2>"
    print("rules.py tells what is missing")
    return 0


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    faults, rules, words = check()
    print("\n".join(faults) or f"{rules} rules have a case and a section, {words} cases as data have a program")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
