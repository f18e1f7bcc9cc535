"""The line editor of a club: it appends, erases by cells, and never paints a line again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access.club.lines.editor import AHEAD, LONGEST, Editor
from access.outputs.terminal.plain import Pressed


class Screen:
    """What a terminal of so many columns shows of what is sent: rows, with the cursor."""

    def __init__(self, columns=20):
        self.columns, self.sent = columns, []

    def __call__(self, text):
        self.sent.append(text)

    @property
    def text(self):
        return "".join(self.sent)


def editor(columns=20, at=0, typed="", **options):
    screen = Screen()
    made = Editor(screen, **options)
    made.columns = columns
    made.begin(at, typed)
    return made, screen


def finished(made, text):
    made.feed(text)
    return made.done.pop(0)


def test_letters_are_echoed_and_enter_ends_the_line_without_an_echo():
    made, screen = editor()
    assert finished(made, "stop\r") == "stop"
    assert screen.text == "stop"


@pytest.mark.parametrize(
    ("letter", "wide"), [("a", 1), ("é", 1), ("e\u0301", 1), ("字", 2), ("👩\u200d👩\u200d👧", 2), ("🇩🇪", 2)]
)
def test_a_letter_is_erased_with_all_its_marks_and_cells(letter, wide):
    made, screen = editor()
    made.feed(f"x{letter}\x7f")
    assert screen.sent[-1] == "\b" * wide + " " * wide + "\b" * wide
    assert finished(made, "\r") == "x"


def test_when_the_line_has_wrapped_what_is_left_stands_on_a_new_line():
    made, screen = editor(columns=20, at=15)
    made.feed("abcdefg\x17")
    assert screen.sent[-1] == "\r\n"
    made.feed("hijk\x7f")
    assert screen.sent[-1] == "\b \b"
    assert finished(made, "\r") == "hij"


def test_a_word_and_the_whole_line_are_erased():
    made, screen = editor()
    made.feed("keep 1 5\x17")
    assert made.text == "keep 1 "
    made.feed("\x15")
    assert made.text == ""
    assert screen.text.endswith("\b" * 7 + " " * 7 + "\b" * 7)


def test_older_lines_come_back_with_the_arrows():
    made, _screen = editor()
    finished(made, "who\r")
    made.begin(0)
    finished(made, "tables\r")
    made.begin(0)
    made.feed("\x1b[A\x1b[A")
    assert made.text == "who"
    made.feed("\x1b[B\x1b[B")
    assert made.text == ""


def test_function_keys_repeat_and_go_on_with_what_is_half_typed():
    made, _ = editor()
    assert finished(made, "sto\x1bOQ") == Pressed("repeat", "sto")
    made.begin(0)
    assert finished(made, "\x1b[13~") == Pressed("next", "")


def test_a_key_may_come_in_pieces_and_escape_alone_skips():
    made, _ = editor()
    made.feed("\x1b")
    assert made.escape_waits
    made.feed("O")
    assert finished(made, "Q") == Pressed("repeat", "")
    made.begin(0, skips=True)
    made.feed("\x1b")
    made.escape()
    assert made.done.pop(0) == Pressed("skip", "")


def test_control_letters_and_unknown_keys_are_neither_shown_nor_kept():
    made, screen = editor()
    assert finished(made, "a\x00\x01\x1b[99;5u\x9bb\r") == "ab"
    assert screen.text == "ab"


def test_what_is_typed_ahead_waits_and_is_bounded():
    made, _ = editor()
    assert finished(made, "one\rtwo\r") == "one"
    made.begin(0)
    assert made.done.pop(0) == "two"
    made.feed("x" * 10_000_000)
    made.begin(0)
    assert finished(made, "\r") == "x" * LONGEST
    assert made.was_cut
    assert len(made._waiting) <= AHEAD + LONGEST


def test_a_hidden_line_is_not_shown_and_not_remembered():
    made, screen = editor()
    made.hidden = True
    assert finished(made, "secret\x7ft\r") == "secret"
    assert screen.text == ""
    made.hidden = False
    made.begin(0)
    made.feed("\x1b[A")
    assert made.text == ""


def test_whole_lines_are_taken_without_an_echo():
    made, screen = editor(echo=False)
    assert finished(made, "stop\n") == "stop"
    assert screen.text == ""


def test_a_word_is_completed_if_there_is_only_one():
    made, _screen = editor()
    made.begin(0, words=lambda: ("repeat", "rules", "stop"))
    made.feed("re\t")
    assert made.text == "repeat"
    made.feed("\x15r\t")
    assert made.text == "r"


@given(
    st.lists(st.one_of(st.text(max_size=30), st.sampled_from(["\x7f", "\x17", "\x15", "\x1b[A", "\x1bOQ", "\r", "\t"])))
)
def test_no_input_breaks_the_editor_or_sends_what_a_terminal_would_obey(pieces):
    made, screen = editor()
    for piece in pieces:
        made.feed(piece)
        while made.done:
            made.done.pop(0)
            made.begin(0)
    shown = screen.text.replace("\r\n", "").replace("\b", "")
    assert all(c >= " " and not "\x7f" <= c <= "\x9f" for c in shown)
