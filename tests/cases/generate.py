#!/usr/bin/env python3
"""Turns cases.json into C++ tests: generate.py [--check]

Writes mappings.cpp, tensors.cpp and table.hpp beside itself; --check only says whether they are in step. A case
either runs or stands in the table with the reason why it does not; a kind or a form of a case that is not known
here is an error, so that nothing is dropped. The notation of the cases is explained in `Mapping` below.
"""
import itertools
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent


class Mapping:
    """Reads the notation of the cases and writes the library's.

    m![ t, ... ] outer product, the last term fastest     7 broadcast      [t, ...] a product as one term
    $(t:s, ...) linear combination    t / n   t % n       t = n resize     t @ (lo, n, step) slice
    t # n, t #{0} n, t #{!} n         padding of kind top, zero, bottom; postfix operators apply left to right
    """
    TOKEN = re.compile(r"\s*(m!\[|\$\(|#\{[0!*]\}|[A-Za-z_][A-Za-z0-9_]*|\d+|[\[\](),:/%=#@])")

    def __init__(self, text):
        self.tokens = []
        at = 0
        while at < len(text.rstrip()):
            found = self.TOKEN.match(text, at)
            if not found:
                raise ValueError("cannot read " + text[at:])
            self.tokens.append(found.group(1))
            at = found.end()

    def peek(self):
        return self.tokens[0] if self.tokens else None

    def take(self, *wanted):
        token = self.tokens.pop(0)
        if wanted and token not in wanted:
            raise ValueError(f"{token} instead of {wanted}")
        return token

    def terms(self):
        out = [self.term()]
        while self.peek() == ",":
            self.take()
            out.append(self.term())
        self.take("]")
        return out

    # Each expression is (text, rank): 0 an integer, 1 a call or a name, 2 with a bare / or %.
    def atom(self):
        token = self.take()
        if token == "[":
            terms = self.terms()
            if len(terms) == 1:
                return terms[0]
            text = self.value(terms[0])  # one integer operand is enough for C++ to take both as plain numbers
            for other in terms[1:]:
                text += " * " + (f"({other[0]})" if other[1] == 2 else other[0])
            return f"fused({text})", 1
        if token == "$(":
            out = []
            while True:
                inner = self.term()[0]
                self.take(":")
                out.append(f"term({inner}, {self.take()})")
                if self.take(",", ")") == ")":
                    return f"linear({', '.join(out)})", 1
        return token, 0 if token.isdigit() else 1

    @staticmethod
    def value(expression):
        text, rank = expression
        return f"m_v<m<{text}>>" if rank == 0 else f"({text})" if rank == 2 else text

    def term(self):
        x = self.atom()
        while self.peek() and self.peek() in "/%=@##{0}#{!}#{*}":
            operator = self.take()
            inner = x[0] if x[1] else f"m_v<m<{x[0]}>>"
            if operator in ("/", "%"):
                x = f"{inner} {operator} {self.take()}", 2
            elif operator == "=":
                x = f"resize({inner}, {self.take()})", 1
            elif operator == "@":
                self.take("(")
                lo, _, n, _, step, _ = (self.take() for _ in range(6))
                x = f"slice({inner}, {lo}, {n}, {step})", 1
            else:
                kind = {"#": "", "#{*}": "", "#{0}": "<zero>", "#{!}": "<bottom>"}[operator]
                x = f"pad{kind}({inner}, {self.take()})", 1
        return x

    def bracket(self):
        self.take("m![")
        out = f"m<{', '.join(text for text, _ in self.terms())}>"
        if self.tokens:
            raise ValueError("trailing text")
        return out


def mapping(text):
    return Mapping(text).bracket()


def index(coordinates):
    return f"index_of({', '.join(f'{a} = {c}' for a, c in coordinates.items() if c)})"


def braces(values):
    return "{" + ", ".join(str(v) for v in values) + "}"


def truth(value):
    return "true" if value else "false"


def flat(values):
    return [x for v in values for x in flat(v)] if isinstance(values, list) else [values]


def number(value):
    """A float as C++ writes it."""
    names = {"nan": "cases::nan", "inf": "cases::inf", "-inf": "-cases::inf"}
    return names[value] if value in names else f"{float(value)!r}f"


def fastest_first(axes):
    """All indices over axes, the first axis being the fastest."""
    names = list(axes)
    for choice in itertools.product(*(range(axes[a]) for a in reversed(names))):
        yield dict(zip(names, reversed(choice)))


def slowest_first(axes):
    for choice in itertools.product(*(range(n) for n in axes.values())):
        yield dict(zip(axes, choice))


def pads(counted):
    kinds = {"top": 0, "zero": 0, "bottom": 0}
    for kind, n in counted.items():
        kinds["top" if kind in ("hole", "overshoot") else kind] += n
    return [kinds[k] for k in ("top", "zero", "bottom")]


# ---- One function a kind: the lines of a test, from a case. Given stands for the case's mapping.

def of_cells(c):
    rows = []
    for position, seen in zip(c["input"]["positions"], c["expected"]["cells"]):
        if "live" in seen:
            rows.append(f"live({position}, {braces(index(t) for t in seen['live'])})")
        elif "pad" in seen:
            kind = "top" if seen["pad"] in ("hole", "overshoot") else seen["pad"]
            rows.append(f"padded({position}, tmap::{kind})")
        else:
            rows.append(f"outside({position})")
    return [f"cells<{c['cpp_grade']}, Given>({c['expected']['size']}, {braces(rows)});"]


def of_classify(c):
    e = c["expected"]
    numbers = [e["size"], e["live"], *pads(e["pad"]), e["indices_held"], e["indices_in_box"],
               truth(e["covers_all"]), truth(e["position_unique"]), truth(e["index_unique"])]
    return [f"classify<{c['cpp_grade']}, Given>({braces(numbers)});"]


def of_where(c):
    rows = (f"{{{index(t)}, {braces(p)}}}" for t, p in zip(c["input"]["indices"], c["expected"]))
    return [f"where<{c['cpp_grade']}, Given>({braces(rows)});"]


def of_offsets(c):
    if c["id"] == "R16":  # a size a line, each read back
        return [f"reads_back<m<A{n}>>();" for n in c["input"]["sizes"]]
    if c["id"] == "C21":  # mode 1 of 32 is (4, 8), so column q is X1 = q % 4, X2 = q / 4; tile (i, j) begins at
        starts = {"tile3": (0, 2), "tile7": (1, 4), "tile_1_2": (1, 4)}  # row i and column 2 * j
        return [f"where<grade::must, Given>({{{{{index({'X0': r, 'X1': q % 4, 'X2': q // 4})}, "
                f"{{{c['expected'][name]}}}}}}});" for name, (r, q) in starts.items()]
    indices = list(fastest_first(c["axes"]))[::c["input"].get("step", 1)]
    expected = c["expected"] if isinstance(c["expected"], list) else c["expected"]["offsets"]
    extent = "Given::size" if isinstance(c["expected"], list) else c["expected"]["extent"]
    return [f"offsets<Given>({extent}, {braces(map(index, indices))}, {braces(expected)});"]


def of_compose(c):
    """Value i is A(B(i)): A's position of the coordinate that B gives, which is said by its digits."""
    digits = {digit: n for digit, n in c["digits"]}
    return [f"where<{c['cpp_grade']}, Given>({{{{{index(t)}, {{{value}}}}}}});"
            for t, value in zip(fastest_first(digits), c["expected"])]


def of_equivalent(c):
    return [f"equal<{c['cpp_grade']}, Left, Right>({truth(c['expected'])});"]


def of_relayout(c):
    expected = ("cases::keep" if v == "keep" else v for v in c["expected"])
    return [f"relayout<Src, Dst>({braces(c['input']['src_buffer'])}, {braces(expected)});"]


def of_permutation(c):
    return [f"CHECK(cases::permutation<Src, Dst>() == std::vector<i64>{braces(c['expected'])});"]


def of_gather(c):
    fixed = dict(zip("PQ", c["input"].get("output", [])))
    order = c["input"].get("order", "I, J").split(", ")
    free = {a: c["axes"][a] for a in order if a not in fixed}
    indices = [{**fixed, **t} for t in slowest_first(free)]
    return [f"CHECK(gathered<Given>({braces(c['input']['buffer'])}, {braces(map(index, indices))}) == "
            f"std::vector<i32>{braces(flat(c['expected']))});"]


def of_multiplicity(c):
    return [f"CHECK(cases::multiplicity<Given>() == std::vector<i64>{braces(c['expected'])});"]


def of_tier_trace(c):
    e = c["expected"]
    parts = [mapping(p) for p in c["mapping"]]
    clusters, slices = (f"{p}::size" for p in parts[1:3])
    return [f"DmTensor<i32, {', '.join(parts)}> x;",
            f"x.at({index(c['input']['index'])}) = 1;",
            f"const auto unit = x.unit(({e['chip']} * {clusters} + {e['cluster']}) * {slices} + {e['slice']});",
            f"CHECK(unit[{e['element']}] == 1);"]


def of_tile(c):
    start, first = c["input"]["start"], c["expected"]["first_value"]
    return ["auto x = HostTensor<bf16, m<A>>::from([](const tensor_index& t) { return t[A]; });",
            f"const auto window = x.tile<A, 8>({start});",
            f"CHECK(static_cast<float>(window.at(index_of())) == {number(first)});",
            f"CHECK(window.cells() - x.cells() == {c['expected']['byte_offset']});",
            f"STATIC_REQUIRE(Given::size == {c['axes']['A']});"]


def of_render(c):
    """rows and columns as parts of one mapping, every cell the row-major number of its index or null"""
    lines = []
    for r, row in enumerate(c["expected"]):
        for k, value in enumerate(row):
            at = f"map<Given>({r * len(row) + k})"
            lines.append(f"CHECK({at} == cell::of(top));" if value is None else
                         f"CHECK({at}.index()[C] * {c['axes']['D']} + {at}.index()[D] == {value});")
    return lines


def of_count(c):
    if c["id"] == "C26":
        return [f"CHECK(m<M / 4, N / 8>::size == {c['expected']});",
                "CHECK(Given::size == m<M / 4, N / 8>::size * m<M % 4, N % 8>::size);"]
    lines = []
    for (n, k, step), windows in zip(((32, 5, 2), (21, 3, 1)), c["expected"]):
        name = f"linear(term(W{windows}, {step}), term(K{k}, 1))"
        lines += [f"CHECK(m<{name}>::size <= {n});", f"CHECK(m<{name}>::size + {step} > {n});"]
    return lines


def of_bytes(c):
    e, i = c["expected"], c.get("input", {})
    if c["id"] == "X09":
        return [f"CHECK(HostTensor<i32, Given>::bytes() == {e['physical']});",
                f"CHECK(HostTensor<i32, m<P, Q, R>>::bytes() == {e['logical']});"]
    if c["id"] == "O08":
        return [f"CHECK(Given::size == {e['elements']});", f"CHECK(live_positions<Given>() == {e['live']});",
                f"where<grade::must, Given>({{{{index_of(W = 1), {{{e['stride_of_w']}}}}}}});"]
    if c["id"] == "R14":
        return [f"CHECK(HostTensor<bf16, Given>::bytes() == {e['bytes']});"]
    if c["id"] in ("S11", "S12"):
        pitch = f"where<grade::must, Given>({{{{index_of(R = 1), {{{e['pitch_bytes']} * 2}}}}}});"
        return [f"CHECK(HostTensor<i4, Given>::bytes() == {e['bytes']});", pitch]
    if c["id"] == "N11":
        return [f"CHECK(Given::size == {e});"]
    lines = [f"CHECK(Given::size == {e['span']});"]  # a position is a byte here
    if "logical" in e:
        lines.append(f"CHECK(live_positions<Given>() == {e['logical']});")
    if "elements" in e:
        lines.append(f"CHECK(live_positions<Given>() == {e['elements']} * {c['axes']['W']});")
    return lines


def of_strides(c):
    axes = braces(f"&{a}::info" for a in c["axes"])
    wanted = braces(-1 if s is None else s for s in c["expected"] or [])
    return [f"CHECK(cases::strides<Given>({axes}) == std::vector<i64>{wanted});"]


def of_properties(c):
    e = c["expected"]
    axes = braces(f"&{a}::info" for a in c["axes"])
    last = index({a: n - 1 for a, n in c["axes"].items()})
    return [f"CHECK((functional<Given> && injective<Given>) == {truth(e['is_unique'])});",
            f"CHECK((live_positions<Given>() == Given::size) == {truth(e['is_exhaustive'])});",
            f"CHECK(!cases::strides<Given>({axes}).empty() == {truth(e['is_strided'])});",
            f"where<grade::must, Given>({{{{{last}, {{{e['required_span']} - 1}}}}}});"]


def of_f32_to_bf16(c):
    if c["expected"] == "nan":
        return [f"CHECK((narrowed({c['input']}u) & 0x7f80) == 0x7f80);",
                f"CHECK((narrowed({c['input']}u) & 0x007f) != 0);"]
    return [f"CHECK(narrowed({c['input']}u) == {c['expected']});"]


def of_bf16_add(c):
    a, b = map(number, c["input"])
    return [f"CHECK(static_cast<float>(op::add{{}}(bf16({a}), bf16({b}))) == {number(c['expected'])});",
            "context ctx;",
            f"const auto sum = add(ctx.main, on_slice<bf16, m<1>>({{{a}}}), on_slice<bf16, m<1>>({{{b}}}));",
            f"CHECK(static_cast<float>(sum.unit(0)[0]) == {number(c['expected'])});"]


def of_bf16_sum(c):
    return ["context ctx;",
            "const auto ones = on_slice<bf16, m<N>>(std::vector<float>(512, 1.0f));",
            "const auto sum = reduce<N>(ctx.main, op::sum{}, ones);  // accumulates in f32",
            f"CHECK(static_cast<float>(sum.unit(0)[0]) == {number(c['expected']['f32_accumulator'])});"]


def of_argmax(c):
    values = braces(map(number, c["input"]))
    lines = ["context ctx;"]
    for name in ("argmax", "argmin"):
        for d in ("float", "bf16"):
            lines.append(f"CHECK({name}<A>(ctx.main, on_slice<{d}, m<A>>({values})).unit(0)[0] == "
                         f"{c['expected'][name]});")
    return lines


def of_reduce(c):
    if c["id"] == "V07":  # there is no accumulating move: a plain one must be refused
        return ["using source = HostTensor<float, m<O, K>>;",
                "using target = HostTensor<float, Given>;",
                "STATIC_REQUIRE(refused<decltype(detail::move_rules<source, target, "
                "decltype(context::pdma)>::judge())>);"]
    lines = ["context ctx;", f"const auto x = on_slice<float, Given>({braces(map(number, c['input']['buffer']))});"]
    named = {"max": "maximum", "min": "minimum"}
    for name, value in c["expected"].items():
        call = ("argmax<A>(ctx.main, x)" if name == "argmax" else
                f"reduce<A>(ctx.main, op::{named.get(name, name)}{{}}, x)")
        lines.append(f"CHECK({call}.unit(0)[0] == {value if name == 'argmax' else number(value)});")
    return lines


def of_elementwise(c):
    i, e = c["input"], c["expected"]
    if c["id"] == "M23":
        values = ", ".join(map(number, e["live"]))
        return ["context ctx;",
                f"const auto y = exp(ctx.main, on_slice<float, Given>({braces(map(number, i['buffer']))}));",
                                f"STATIC_REQUIRE(map<element_of<decltype(y)>>({len(e['live'])}).kind() == tmap::{e['result_pad_kind']});",
                f"CHECK(std::vector<float>(y.unit(0).begin(), y.unit(0).begin() + {len(e['live'])}) == "
                f"std::vector<float>{{{values}}});"]
    out = f"DmTensor<float, m<1>, m<1>, m<1>, {mapping(c['mapping']['out'])}>"
    sides = [f"on_slice<float, {mapping(c['mapping'][s])}>({braces(map(number, i[s + '_buffer']))})"
             for s in ("lhs", "rhs")]
    return ["context ctx;", f"const auto lhs = {sides[0]};", f"const auto rhs = {sides[1]};",
            f"const auto sum = elementwise<{out}>(ctx.main, op::add{{}}, lhs, rhs);",
            f"CHECK(std::vector<float>(sum.unit(0).begin(), sum.unit(0).end()) == "
            f"std::vector<float>{braces(map(number, e))});"]


IN_TENSORS = {"relayout", "permutation", "gather", "tier_trace", "tile", "f32_to_bf16", "bf16_add", "bf16_sum",
              "argmax", "reduce", "elementwise"}
KINDS = {name[3:]: f for name, f in list(globals().items()) if name.startswith("of_")}

# Forms of a case that are not a mapping in the notation, said with one.
SAID_WITH = {
    "C21": {"axes": {"X0": 9, "X1": 4, "X2": 8}, "mapping": "m![$(X0:59, X1:13, X2:1)]"},
    "C25": {"axes": {"X0": 3, "X1": 6, "X2": 2, "X3": 8}, "mapping": "m![$(X0:1, X1:10, X2:100, X3:1000)]"},
    "N07": {"axes": {"W14": 14, "K5": 5, "W19": 19, "K3": 3}, "mapping": {}},
    "R16": {"axes": {f"A{n}": n for n in (127, 128, 129, 255, 256, 257)}, "mapping": {}},
    "S01": {"axes": {"A": 2, "B": 3, "W": 4}, "mapping": "m![$(A:16, B:4, W:1)]"},
    "S04": {"axes": {"W": 4}, "mapping": "m![$(W:1)]"},
    "S05": {"axes": {"A": 0, "B": 1099511627776, "C": 1099511627776, "W": 4},
            "mapping": "m![$(A:1, B:1, C:1, W:1)]"},
    "B50": {"axes": {"N": 512}, "mapping": {}},
    "C07": {"axes": {"P": 20}, "mapping": "m![$(P:2)]", "digits": [("P / 4", 5), ("P % 4", 4)]},
    "C09": {"axes": {"P": 20}, "mapping": "m![$(P % 10:16, P / 10:4)]",
            "digits": [("P % 5", 3), ("P / 5", 4)]},
}

# Cases that no program with mappings can run, and why.
LEFT_OUT = {
    "N10": "a slice has a step of at least 1: there is no reversed view",
    "O15": "there is no padding in front",
}


def name_of(case):
    title = re.sub(r"[;\\\\\"\[\],]", " ", case["title"])
    return f"{case['id']} {case['kind']}: {' '.join(title.split())}"


def compiled(case):
    """One test case of Catch2, in a namespace of its own because cases give one name several sizes."""
    c = {**case, **SAID_WITH.get(case["id"], {})}
    c["cpp_grade"] = "grade::" + c["grade"].replace("-", "_")
    axes = dict(c.get("axes", {}))
    if c["kind"] == "argmax":
        axes = {"A": len(c["input"])}
    aliases, m = {}, c.get("mapping", {})
    if isinstance(m, str):
        aliases["Given"] = m
    elif isinstance(m, dict) and c["kind"] != "elementwise":
        aliases = {name.capitalize(): text for name, text in m.items()}
    lines = [f"namespace case_{c['id']} {{"]
    if axes:
        lines.append(f"TMAP_AXES({', '.join(f'({a}, {n})' for a, n in axes.items())});")
    lines += [f"using {name} = {mapping(text)};" for name, text in aliases.items()]
    lines.append(f'TEST_CASE("{name_of(c)}") {{')
    lines += ["  " + line for line in KINDS[c["kind"]](c)]
    return lines + ["}", f"}}  // namespace case_{c['id']}", ""]


HEAD = """// Generated by generate.py from cases.json; do not edit.
// clang-format off
"""


def files():
    loaded = json.loads((HERE / "cases.json").read_text())
    cases = loaded["cases"]
    if len(cases) != loaded["count"]:
        raise ValueError("cases.json says that it has another number of cases")
    parts = {"mappings.cpp": [], "tensors.cpp": []}
    run, absent = [], []
    for c in cases:
        if c["id"] in LEFT_OUT:
            absent.append((c, LEFT_OUT[c["id"]]))
        elif c["kind"].startswith("must_"):
            absent.append((c, "in tests/compile_fail"))
        else:
            parts["tensors.cpp" if c["kind"] in IN_TENSORS else "mappings.cpp"] += compiled(c)
            run.append(c)
    out = {name: HEAD + '#include "support.hpp"\n\nnamespace cases {\n\n' +
           "\n".join(lines) + "\n}  // namespace cases\n" for name, lines in parts.items()}
    table = [HEAD + '#pragma once\n#include "support.hpp"\n', "namespace cases {", "",
             f"inline constexpr int cases_in_all = {len(cases)};", "", "inline constexpr entry cases_run[] = {"]
    table += [f'    {{"{c["id"]}", "{c["kind"]}"}},' for c in run]
    table += ["};", "", "inline constexpr absence cases_absent[] = {"]
    table += [f'    {{"{c["id"]}", "{c["kind"]}", "{why}"}},' for c, why in absent]
    table += ["};", "", "}  // namespace cases", ""]
    out["table.hpp"] = "\n".join(table)
    return out


def main():
    stale = []
    for name, text in files().items():
        path = HERE / name
        if path.exists() and path.read_text() == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv[1:]:
            path.write_text(text)
    if stale and "--check" in sys.argv[1:]:
        sys.exit(f"not in step with cases.json: {', '.join(stale)}; run tests/cases/generate.py")


main()
