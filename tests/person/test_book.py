"""A program of 44 lines for ears, fingertips and eyes: an address book."""

import json

import pytest
from book import book

from access.testing import INTERRUPT, Script


def kept(tmp_path):
    return json.loads((tmp_path / "b.json").read_text())


def played(tmp_path, *typed, **wants):
    return Script(*typed, **wants).run(book, "--file", str(tmp_path / "b.json"))


def test_a_number_is_added_and_found(tmp_path):
    heard = played(tmp_path, "add", "Quit", "none", "030 12", "find", "Quit", "leave")
    assert heard.printed == [
        "0 in the book.",
        "What? find, add, list or leave. Enter: find. add",
        "Whose name? Quit",
        "Number of Quit? none",
        "A number has digits.",
        "Number of Quit? 030 12",
        "Quit: 030 12",
        "1 in the book.",
        "What? find",
        "Whose number? Quit",
        "Quit: 030 12",
        "1 in the book.",
        "What? leave",
        "1 in the book are kept.",
    ]
    assert heard.spoken[:3] == ["0 in the book.", "What? find, add, list or leave. Enter: find.", "Whose name?"]
    assert "A number has digits." in heard.spoken
    assert "saved" in heard.sounds
    assert (heard.left, heard.unread, kept(tmp_path)) == (0, (), {"Quit": "030 12"})


def test_whoever_leaves_keeps_everything(tmp_path):
    for last, code in (("/quit", 0), (INTERRUPT, 1)):
        heard = played(tmp_path, "add", "Anna", last)
        assert heard.left == code
        assert heard.printed[-1] == "0 in the book are kept."
    assert played(tmp_path, "add").left == 1
    assert played(tmp_path, "quit").left == 0


@pytest.mark.brailled
def test_a_display_of_twenty_cells_has_the_question_and_what_is_typed(tmp_path):
    heard = played(tmp_path, "list", "leave", cells=20)
    assert heard.felt[:2] == ["What?", "What? list"]
