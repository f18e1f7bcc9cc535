"""A whole evening from the menu: a lesson, a game, advice, another game, a look back, statistics, and out.

Heard under yasr and Orca as a pipe prints it, and felt on a display of 20 cells.
"""

import os
import re
import sys

import pytest
import readers
from evenings import typed
from fingers import Fingers

pytestmark = pytest.mark.posix("a terminal of POSIX")

SCRIPT = typed("en")
FELT = {
    "en": ("lesson", "kaques", "keep 1: 379, stop 200", "again", "stopped 50, keep 5: 342", "not won"),
    "de": ("lektion", "kaques", "379", "noch einmal", "342", "Menü"),
    "fr": ("leçon", "kaques", "garde 1: 379, stop 200", "encore", "342", "pas gagnée"),
}
HOMES = ("read", "piped")


def heard_and_printed(reader, tmp_path):
    for name in HOMES:
        (tmp_path / name).mkdir()
    read, piped = (tmp_path / name for name in HOMES)
    heard = reader(SCRIPT, home=read, program=readers.EVENING)
    return heard, readers.printed(SCRIPT, home=piped, program=readers.EVENING)


def is_told(text):
    """Whether each part of the evening is there, in order."""
    parts = (
        "Menu: 1 play",
        "Lesson: Jaques le Kaques.",
        "That was the lesson.",
        "Jaques le Kaques: Ann against Gustave, level good, target 500. Start?",
        "Keep the 1, throw 5 dice: 379 on average for this turn; stopping brings 200.",
        "Again, review, menu or quit?",
        "At the table: Gustave, Ann.",
        "you stopped with 50. Keeping the 5 averages 342, 292 more.",
        "Ann, Jaques le Kaques: one game, not won.",
    )
    at = 0
    for part in parts:
        assert part in text[at:], (part, text[at:])
        at = text.index(part, at)


@pytest.mark.heard
def test_an_evening_is_heard_line_by_line(tmp_path):
    heard, printed = heard_and_printed(readers.yasr, tmp_path)
    is_told(printed)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


@pytest.mark.everything
@pytest.mark.heard_by_orca
def test_an_evening_is_heard_under_orca(tmp_path):
    heard, printed = heard_and_printed(readers.orca, tmp_path)
    is_told(printed)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


def answered(fingers, typed):
    """Type an answer, and wait until its question is gone; the menu may ask the same one again at once."""
    question = fingers.text
    fingers.type(typed + "\r")
    fingers.becomes(lambda d: not " ".join(d.text().split()).startswith(question))


@pytest.mark.everything
@pytest.mark.felt
@pytest.mark.parametrize("language", sorted(FELT))
def test_an_evening_is_felt_on_20_cells(language, tmp_path):
    (tmp_path / ".config" / "taverne").mkdir(parents=True, exist_ok=True)
    (tmp_path / ".config" / "taverne" / "settings.toml").touch()
    command = [sys.executable, *readers.EVENING, "--lang", language, "--braille", "display", "--grade", "1"]
    left = list(typed(language))
    with Fingers(
        command=command, cells=20, env={"HOME": str(tmp_path), "TERM": os.environ.get("TERM", "xterm")}
    ) as fingers:
        fingers.begin()
        while left:
            while not fingers.asked:
                assert fingers.press("FWINRT"), fingers.felt[-5:]
            answered(fingers, left.pop(0))
            if left:
                fingers.begin()
    felt = " ".join(text for _, text in fingers.felt)
    for part in FELT[language]:
        assert re.search(part, felt, re.IGNORECASE), (part, felt)
