"""What can be checked of the wording: words that are not said, lines that are too short to be heard, questions alike."""

import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
ENGLISH = [
    *TOP.glob("access/**/en.ftl"),
    *TOP.glob("games/*/en.ftl"),
    *TOP.glob("games/*/guide.en.md"),
    *TOP.glob("access/manual/en/*.md"),
    TOP / "README.md",
]
GERMAN = [*TOP.glob("access/**/de.ftl"), *TOP.glob("games/*/de.ftl"), *TOP.glob("games/*/guide.de.md")]
GOLDEN = sorted((TOP / "tests" / "session" / "golden").glob("*.*.txt"))


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


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_no_spoken_line_is_as_short_as_nvda_drops(path):
    """NVDA drops a new line of one or two characters (#10988)."""
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, _, text = line.partition(" ")
        assert kind != "spoken" or len(text.strip()) > 2, line


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_questions_that_show_a_hand_name_their_action(path):
    """Swap and lay must not differ only in a sign, which many readers do not say."""

    for line in path.read_text(encoding="utf-8").splitlines():
        kind, _, text = line.partition(" ")
        if kind == "spoken" and re.search(r"(?:\b[A-Z]{1,2} ){3,}[A-Z]{1,2}[?:]$", text):
            raise AssertionError(f"a hand without a verb: {line}")
