#!/usr/bin/env python3
"""What a run of scripts/bench says, as a table, as JSON and as a chart.

report.py results FOLDER   from what the driver measured: prints the table, writes results.json, .svg, schedules.txt
report.py record FOLDER    makes that run the record: bench/record.json and what docs/performance.md shows of it
report.py check            does docs/performance.md show the record?
report.py selftest         are targets judged rightly?
"""
import datetime
import json
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import xml.dom.minidom

ROOT = pathlib.Path(__file__).resolve().parent.parent
RECORD = ROOT / "bench/record.json"
PAGE = ROOT / "docs/performance.md"
CHART = ROOT / "docs/pictures/performance.svg"
TEXTS = ("compiling", "overhead")  # what scripts/compile-growth and scripts/zero-overhead print
PEERS = ("Eigen", "Eigen Tensor", "xtensor", "Blitz++", "oneDNN", "OpenBLAS", "NumPy")  # what Debian packages
OURS = ("tmap g++", "tmap clang++")
FASTEST = "tmap g++ -O3"
OF_COPY, OF_HAND, OF_FASTEST = 0.95, 0.9, 0.8  # the targets: see docs/performance.md


# ---- What was measured.

def median(ratios):
    return sorted(ratios)[len(ratios) // 2]


def ratios_of(case, name):
    """The ratios of a contender that took the case on and was right, or none."""
    return case["contenders"].get(name, {}).get("ratios") or []


def best_peer(case):
    """The fastest packaged contender and its ratio, or ("", 0)."""
    return max(((median(r), name) for name in PEERS if (r := ratios_of(case, name))), default=(0, ""))[::-1]


def target_of(case):
    """What tmap is to reach, or None where nothing is asked."""
    if case["group"] == "coalesced":  # of memcpy between buffers like everybody's, where that takes part
        return OF_COPY * median(ratios_of(case, "memcpy") or [1])
    hand = ratios_of(case, "hand")
    marks = [best_peer(case)[1], OF_HAND * median(hand) if hand else 0]
    return max(marks) or None if case["group"] != "allocating" else None


def verdict_on(case):
    """Who meets the target: yes, no, or the one compiler that does."""
    target = target_of(case)
    if not all(case["contenders"].get(name, {"right": True})["right"] for name in OURS):
        return "WRONG"
    asked = [name for name in OURS if ratios_of(case, name)]
    if target is None or not asked:
        return "-"
    met = [name for name in asked if median(ratios_of(case, name)) >= target]
    return "yes" if met == asked else ", ".join(name.split()[1] for name in met) + " only" if met else "no"


def slower_than_fastest(cases):
    """The cases where -O2 is below 0.8 of -O3 -march=native, with how far it comes."""
    for case in cases:
        fastest = ratios_of(case, FASTEST)
        for name in OURS if fastest else ():
            if (own := ratios_of(case, name)) and median(own) < OF_FASTEST * median(fastest):
                yield f"{case['name']}: {name} {median(own) / median(fastest):.2f}"


# ---- Tables.

def number(ratio):
    return f"{ratio:.2f}" if ratio >= 0.095 else f"{ratio:.3f}"


def with_spread(case, name):
    if not case["contenders"].get(name, {"right": True})["right"]:
        return "WRONG"
    if not (ratios := ratios_of(case, name)):
        return "-"
    return f"{number(median(ratios))} ({number(min(ratios))} to {number(max(ratios))})"


HEAD = ["case", "best peer", "loops -O3", "hand", *OURS, "target", "met"]


def rows_of(cases):
    for case in cases:
        peer, ratio = best_peer(case)
        target = target_of(case)
        single = [number(median(r)) if (r := ratios_of(case, name)) else "-" for name in ("loops -O3", "hand")]
        yield [case["name"], f"{peer} {number(ratio)}" if peer else "-", *single,
               *(with_spread(case, name) for name in OURS), number(target) if target else "-", verdict_on(case)]


def text_table(rows):
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


def markdown_table(rows):
    head, *body = ("| " + " | ".join(row) + " |" for row in rows)
    return "\n".join([head, "|" + " --- |" * len(rows[0]), *body])


def count_of_met(cases):
    verdicts = [verdict_on(case) for case in cases]
    asked = [verdict for verdict in verdicts if verdict != "-"]
    return f"{asked.count('yes')} of {len(asked)} targets met with both compilers"


# ---- The chart.

SHOWN = (("loops -O3", "#b8b8b8"), ("best packaged library", "#e0a030"), ("hand-written intrinsics", "#8a6bb1"),
         ("tmap, g++ -O2", "#1f77b4"), ("tmap, clang++ -O2", "#6cb2e2"))
BAR, GAP, LEFT, SCALE, MOST = 8, 9, 250, 330, 2.0


def bars_of(case):
    """Of each shown contender its ratios and a note."""
    peer = best_peer(case)[0]
    names = ("loops -O3", peer, "hand", *OURS)
    return [(ratios_of(case, name), peer if name == peer else "") for name in names]


def svg(results):
    lines, y, group = [], 78, None

    def text(x, y, words, anchor="start", more=""):
        words = words.replace("&", "&amp;").replace("<", "&lt;")
        lines.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>{words}</text>')

    for case in results["cases"]:
        if case["group"] != group:
            group = case["group"]
            y += 22
            text(10, y, group, more='font-weight="bold" font-size="14"')
            y += 8
        text(LEFT - 8, y + 2.5 * BAR + 4, case["name"], "end")
        for (ratios, note), (_, colour) in zip(bars_of(case), SHOWN):
            if ratios:
                end = LEFT + SCALE * min(median(ratios), MOST)
                low, high = (LEFT + SCALE * min(r, MOST) for r in (min(ratios), max(ratios)))
                lines.append(f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{BAR - 1}" fill="{colour}"/>'
                             f'<path d="M{low:.1f} {y + BAR / 2 - .5}H{high:.1f}" stroke="#333"/>')
                text(max(end, high) + 4, y + BAR - 1.5, f"{number(median(ratios))} {note}".strip(), more='font-size="8"')
            y += BAR
        y += GAP
    height, width = y + 10, LEFT + SCALE * MOST + 90
    grid = "".join(f'<path d="M{LEFT + SCALE * at} 70V{height - 10}" stroke="{"#888" if at == 1 else "#ddd"}"/>'
                   for at in (0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2))
    body, lines = lines, []
    text(10, 22, "Speed as a ratio to memcpy moving as many bytes; 1 is as fast, more is faster",
         more='font-weight="bold" font-size="15"')
    for k, (name, colour) in enumerate(SHOWN):
        lines.append(f'<rect x="{10 + 165 * k}" y="34" width="12" height="12" fill="{colour}"/>')
        text(27 + 165 * k, 44, name)
    for at in (0, 0.5, 1, 1.5, 2):
        text(LEFT + SCALE * at, 66, f"{at:g}", "middle")
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
            f'font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="white"/>\n'
            + grid + "\n" + "\n".join(lines + body) + "\n</svg>\n")


# ---- A run, and the record.

def first_line(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout.split("\n")[0]
    except FileNotFoundError:
        return "not installed"


def machine():
    model = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return {"processor": model[1] if model else platform.processor(), "system": platform.platform(),
            "g++": first_line("g++", "--version"), "clang++": first_line("clang++", "--version")}


def results_of(folder):
    contenders = dict(line.split("\t") for line in (folder / "contenders").read_text().splitlines())
    return {"date": datetime.date.today().isoformat(), "revision": first_line("git", "describe", "--always", "--dirty"),
            "machine": machine(), "contenders": contenders, "cases": json.loads((folder / "cases.json").read_text())}


def schedules(cases):
    return "\n\n".join(f"{case['name']}\n  " + case["schedule"].replace("\n", "\n  ")
                       for case in cases if case["schedule"]) + "\n"


def condensed(results):
    """Of each contender only low, median and high, which say as much to all of the above."""
    cases = [{**case, "contenders": {
        name: {"right": c["right"], "ratios": [min(r), median(r), max(r)] if (r := c["ratios"]) else []}
        for name, c in case["contenders"].items()}} for case in results["cases"]]
    return {**results, "cases": cases}


def quoted(text):
    return f"<!-- not code -->\n```text\n{text}```"


def shown_of(record):
    """The parts of the page that are made from the record."""
    on = record["machine"]
    slow = [f"* {sentence}" for sentence in slower_than_fastest(record["cases"])]
    return {
        "run": f"Measured on {record['date']} at revision {record['revision']}: {on['processor']}; {on['g++']}; "
               f"{on['clang++']}.\n\n{count_of_met(record['cases'])}. Below {OF_FASTEST} of -O3 -march=native:\n\n"
               + ("\n".join(slow) or "* nothing"),
        "table": markdown_table([HEAD, *rows_of(record["cases"])]),
        "schedules": quoted(schedules(record["cases"])),
        **{name: quoted(record[name]) for name in TEXTS},
    }


def page_showing(record):
    page = PAGE.read_text()
    for part, words in shown_of(record).items():
        before, after = f"<!-- record: {part} -->\n", "\n<!-- end of record -->"
        head, found, rest = page.partition(before)
        if not found:
            sys.exit(f"{PAGE.name} has no place {before.strip()}")
        page = head + before + words + rest[rest.index(after):]
    return page


def selftest():
    """Cases by group and ratios (none: wrong), each with its target and the verdict on it."""
    judged = (
        ("transposes", {"oneDNN": 0.5, "Eigen": 0.2, "tmap g++": 0.5, "tmap clang++": 0.6}, 0.5, "yes"),
        ("transposes", {"oneDNN": 0.5, "hand": 0.6, "tmap g++": 0.5, "tmap clang++": 0.6}, 0.54, "clang++ only"),
        ("transposes", {"oneDNN": None, "Eigen": 0.2, "tmap g++": 0.1, "tmap clang++": 0.1}, 0.2, "no"),
        ("transposes", {"oneDNN": 0.5, "loops -O3": 0.9, "tmap g++": 0.7, "tmap clang++": None}, 0.5, "WRONG"),
        ("coalesced", {"NumPy": 1.1, "tmap g++": 0.96, "tmap clang++": 0.95}, 0.95, "yes"),
        ("coalesced", {"memcpy": 0.9, "NumPy": 1.1, "tmap g++": 0.87, "tmap clang++": 0.8}, 0.855, "g++ only"),
        ("allocating", {"NumPy": 0.5, "tmap g++": 0.4, "tmap clang++": 0.4}, None, "-"),
        ("contractions", {"OpenBLAS": 0.05}, 0.05, "-"),
    )
    cases = [{"name": "a & b", "group": group, "schedule": "", "contenders": {
        name: {"right": r is not None, "ratios": [r / 2, 2 * r, r] if r else []} for name, r in ratios.items()}}
        for group, ratios, _, _ in judged]
    for case, (group, ratios, target, verdict) in zip(cases, judged):
        found = target_of(case), verdict_on(case)
        if found[1] != verdict or abs((found[0] or 0) - (target or 0)) > 1e-9 or (found[0] is None) != (target is None):
            return f"{group} {ratios} has target {target} and verdict {verdict}, not {found}"
    xml.dom.minidom.parseString(svg({"cases": cases}))
    if condensed(condensed({"cases": cases})) != condensed({"cases": cases}):
        return "a record condensed again is another one"
    print(f"report.py judges {len(cases)} cases rightly")
    return 0


def main(arguments):
    if arguments[:1] == ["results"] and len(arguments) == 2:
        folder = pathlib.Path(arguments[1])
        results = results_of(folder)
        (folder / "results.json").write_text(json.dumps(results, indent=1) + "\n")
        (folder / "results.svg").write_text(svg(results))
        (folder / "schedules.txt").write_text(schedules(results["cases"]))
        print("\nratios to memcpy moving as many bytes, median (low to high)\n")
        print(text_table([HEAD, *rows_of(results["cases"])]))
        print(f"\n{count_of_met(results['cases'])}")
        for sentence in slower_than_fastest(results["cases"]):
            print(f"below {OF_FASTEST} of -O3 -march=native: {sentence}")
        print(f"\nwrote results.json, results.svg and schedules.txt into {folder}")
    elif arguments[:1] == ["record"] and len(arguments) == 2:
        folder = pathlib.Path(arguments[1])
        record = condensed(json.loads((folder / "results.json").read_text()))
        record.update((name, (folder / f"{name}.txt").read_text()) for name in TEXTS)
        RECORD.write_text(json.dumps(record, separators=(",", ":")).replace('{"name"', '\n{"name"') + "\n")
        PAGE.write_text(page_showing(record))
        CHART.write_text(svg(record))
        shutil.copy(folder / "compile-time.svg", CHART.parent)
    elif arguments == ["check"]:
        record = json.loads(RECORD.read_text())
        if PAGE.read_text() != page_showing(record) or CHART.read_text() != svg(record):
            return "docs/performance.md or its chart does not show bench/record.json; report.py record writes both"
        print("docs/performance.md shows the record")
    elif arguments == ["selftest"]:
        return selftest()
    else:
        return __doc__
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
