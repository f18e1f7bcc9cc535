"""What code cites can be looked up: rules by their numbers in RULES.md, and reasons instead of numbers of defects."""

import re
from functools import cache
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
PREFIXES = {"kaques": "KQ", "kara": "KA", "misericorde": "MI", "verflixte6": "V6", "words": "CW"}
RULES = {"T": TOP / "games" / "RULES.md"} | {
    prefix: TOP / "games" / game / "RULES.md" for game, prefix in PREFIXES.items()
}
ROOMS = ("access", "games", "wordlists", "tests", ".setup", ".ci")
TEXTS = {".py", ".ftl", ".md", ".toml", ".sql", ""}
CITED = re.compile(rf"\b({'|'.join(RULES)})-(J?\d+)\b")
NAMED = re.compile(rf"_({'|'.join(RULES).lower()})(j?\d+)(?=_)")
"""Rules in the name of a test: test_kq3_... is KQ-3, test_v610_... is V6-10."""
DEFINED = re.compile(rf"^- ({'|'.join(RULES)})-(J?\d+): ", re.MULTILINE)
DEFECT = re.compile(r"\b[XYZ]\d{1,2}\b|_[xyz]\d{1,2}_")


@cache
def texts():
    """Every file of code, tests and documents but this one, with its text."""
    found = [*TOP.glob("*"), *(path for room in ROOMS for path in (TOP / room).rglob("*"))]
    return {
        path.relative_to(TOP): path.read_text(encoding="utf-8")
        for path in found
        if path.suffix in TEXTS and path.is_file() and path not in (Path(__file__), TOP / ".coverage")
    }


def of_tests():
    return {path: text for path, text in texts().items() if path.name.startswith("test_")}


def defined(prefix):
    return ["-".join(each) for each in DEFINED.findall(RULES[prefix].read_text(encoding="utf-8"))]


def cited(text):
    return {"-".join(each) for each in CITED.findall(text)}


def cited_by_tests(text):
    """The rules that the tests of a file cite: by the name of a test, or beside it; headings and ranges are none."""
    lines = [line for line in text.splitlines() if not re.search(r"---$|\d to [A-Z]", line)]
    named = {f"{prefix}-{number}".upper() for prefix, number in NAMED.findall(text)}
    return named | cited("\n".join(lines))


@pytest.mark.parametrize("prefix", RULES)
def test_each_rule_is_defined_once_in_order_and_says_where_it_comes_from(prefix):
    text = RULES[prefix].read_text(encoding="utf-8")
    found = defined(prefix)
    assert len(found) == len(set(found)) >= 7
    assert {each.partition("-")[0] for each in found} == {prefix}
    numbers = [int(each.rpartition("-")[2]) for each in found if "-J" not in each]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    for rule in re.split(r"^- ", text, flags=re.MULTILINE)[1 : len(found) + 1]:
        assert re.search(r"^  (Source: |Ours[:.])", rule, re.MULTILINE), rule


def test_every_rule_that_is_cited_is_defined():
    known = {each for prefix in RULES for each in defined(prefix)}
    for path, text in texts().items():
        assert not cited(text) - known, path
    for path, text in of_tests().items():
        assert not cited_by_tests(text) - known, path


@pytest.mark.parametrize("prefix", RULES)
def test_every_rule_has_a_test_that_cites_it(prefix):
    assert set(defined(prefix)) <= {each for text in of_tests().values() for each in cited_by_tests(text)}


def test_no_number_of_a_defect_stands_in_code_tests_or_documents():
    for path, text in texts().items():
        assert not DEFECT.findall(text), f"{path}: say the reason instead"


def test_citations_and_numbers_of_defects_are_seen():
    assert cited("as in KQ-3 and V6-J10, not in UTF-8 or V6") == {"KQ-3", "V6-J10"}
    assert cited_by_tests("def test_v6j7_mi12_both():\n    # CW-3\n# Money (MI-1) ---\nT-1 to T-7") == {
        "V6-J7",
        "MI-12",
        "CW-3",
    }
    assert DEFECT.findall('"' + "X" + '36: a traceback"') == ["X36"]
    assert DEFECT.findall("def test" + "_y7_five():") == ["_y7_"]
    assert not DEFECT.findall("F2, A2, brltty-x11, UTF-8")
