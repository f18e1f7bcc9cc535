"""What can be checked of the wording: words that are not said, lines that are too short to be heard, questions alike."""

import re
from pathlib import Path

import pytest

from access.storage import catalogue

TOP = Path(__file__).parents[2]
ENGLISH = [
    *TOP.glob("access/**/en.ftl"),
    *TOP.glob("games/*/en.ftl"),
    *TOP.glob("games/*/guide.en.md"),
    *TOP.glob("access/manual/en/*.md"),
    TOP / "README.md",
]
GERMAN = [*TOP.glob("access/**/de.ftl"), *TOP.glob("games/*/de.ftl"), *TOP.glob("games/*/guide.de.md")]
HAND = r"(?:\b[A-Z]{1,2},? ){3,}[A-Z]{1,2}"
"""The cards of a hand, one after the other."""
GOLDEN = sorted((TOP / "tests" / "play" / "golden").glob("*.*.txt"))


def said(path):
    """The text of a file, without the names of facts and phrases."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"\{[^{}]*\}|^[\w-]+ =|\$[\w-]+|^#.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(TOP)))
@pytest.mark.parametrize("word", ["eyes", "blanks", "passed over", "Folded:", "Mend "])
def test_english_does_not_say(path, word):
    """Points of a die are points, and between words are spaces."""
    assert word not in said(path)


@pytest.mark.parametrize("path", GERMAN, ids=lambda path: str(path.relative_to(TOP)))
@pytest.mark.parametrize("word", ["darunter:", "übergangen", "Soundserver"])
def test_german_does_not_say(path, word):
    assert word not in said(path)


def spoken_in(path):
    """What the voice says in a golden transcript, line by line."""
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, _, text = line.partition(" ")
        if kind == "spoken":
            yield text.strip()


def test_what_is_looked_at_is_there():
    """Checks on nothing would find nothing."""
    codes = {path.stem.rpartition(".")[2] for path in GOLDEN}
    assert codes >= {"en", "de"}
    assert {path.name for path in GOLDEN} == {f"{name}.{code}.txt" for name in catalogue.names() for code in codes}
    assert all(len(list(spoken_in(path))) > 50 for path in GOLDEN)
    hands = [line for path in GOLDEN for line in spoken_in(path) if re.search(HAND, line)]
    assert any(line.endswith("Swap?") for line in hands)
    assert any(line.endswith("Tauschen?") for line in hands)
    assert re.search(f"{HAND}[?:]$", "Ben: E, I, U, C, N, S, T H?")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_no_spoken_line_is_as_short_as_nvda_drops(path):
    """NVDA drops a new line of one or two characters (#10988)."""
    assert not [line for line in spoken_in(path) if len(line) <= 2]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_questions_that_show_a_hand_name_their_action(path):
    """Swap and lay must not differ only in a sign, which many readers do not say."""
    assert not [line for line in spoken_in(path) if re.search(f"{HAND}[?:]$", line)]
