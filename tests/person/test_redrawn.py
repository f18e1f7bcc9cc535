"""What a program draws again and again is told like progress; a line is told once, as it stands in the end."""

import pytest

from access.person.redrawn import Redrawn, row_text, share


class Drawing:
    """What is told of printed text, on a clock of its own."""

    def __init__(self):
        self.now, self.lines, self.progress = 0.0, [], []
        self.drawn = Redrawn(self.lines.append, self.progress.append, clock=lambda: self.now)

    def print(self, *parts, seconds=0.125):
        for part in parts:
            self.now += seconds
            self.drawn.write(part)


@pytest.fixture
def drawing():
    return Drawing()


def test_a_line_is_told_once_as_it_stands_in_the_end(drawing):
    drawing.print("\r10 %", "\r20 %", "\x1b[2K\r100 %\n", "Name  Age\n", "a\r\n", "one ", "two\nthree\n")
    assert drawing.lines == ["100 %", "Name  Age", "a", "one two\nthree"]
    drawing.print("\x1b[2K  ━━━━━ 6.0/12.0 MB\r", "\x1b[2K  ━━━━━━━━━━ \x1b[32m12.0/12.0 MB\x1b[0m eta 0:00\n")
    assert drawing.lines[-1] == "12.0/12.0 MB eta 0:00"
    assert drawing.progress == []


def test_the_beginning_of_a_line_is_kept_for_the_prompt_that_follows(drawing):
    drawing.print("ready\nYour name: ")
    assert drawing.drawn.take_open() == "Your name: "
    assert drawing.lines == ["ready"]
    assert drawing.drawn.take_open() == ""


def test_a_bar_is_told_before_its_end_but_seldom(drawing):
    for percent in range(101):
        drawing.print(f"\rCopying {percent}%")
    drawing.print("\n")
    assert drawing.progress == ["Copying 9%", "Copying 49%", "Copying 89%"]
    assert drawing.lines == ["Copying 100%"]


def frame(*lines, begins=False):
    """A block of lines that is drawn, again unless it begins."""
    up = "\x1b[1A\x1b[2K" * (len(lines) - 1)
    return ("" if begins else f"\r\x1b[2K{up}") + "\n".join(lines)


def test_a_block_that_is_drawn_again_is_told_like_progress(drawing):
    drawing.print("\x1b[?25l" + frame("Copying ━ 0%", "Packing ━ 0%", begins=True))
    for percent in range(1, 101):
        drawing.print(frame(f"Copying ━ {percent}%", f"Packing ━ {percent // 2}%"))
    drawing.print(frame("Copying ━ 100%", "Packing ━ 50%") + "\n\x1b[?25h")
    assert drawing.progress == [
        "Copying, 8%",
        "Packing, 4%",
        "Copying, 48%",
        "Packing, 24%",
        "Copying, 88%",
        "Packing, 44%",
    ]
    assert drawing.lines == ["Copying, 100%\nPacking, 50%"]
    drawing.print("Ready.\n")
    assert drawing.lines[-1] == "Ready."


def test_lines_above_a_block_are_told_and_what_is_erased_at_its_end_is_not(drawing):
    drawing.print("\x1b[?25l⠋ Working", "\r\x1b[2K⠙ Working", "\r\x1b[2Kfirst file\n⠹ Working", "\r\x1b[2K⠸ Working")
    assert drawing.lines == ["first file"]
    drawing.print("\r\x1b[2K⠼ Working", seconds=2)
    assert drawing.progress == ["Working"]
    drawing.print("\r\x1b[2K⠼ Working\n\x1b[?25h\r\x1b[1A\x1b[2K", "after\n")
    assert drawing.lines == ["first file", "after"]


def test_nested_bars_without_a_hidden_cursor_end_too(drawing):
    drawing.print("\rOuter: 1/2")
    for inner in (1, 2, 3):
        drawing.print("\n", f"\rInner: {inner}/3", "\x1b[A")
    drawing.print("\rOuter: 2/2", "\n", "\r\x1b[K", "done\n")
    assert drawing.lines == ["Outer: 1/2", "Outer: 2/2", "done"]
    drawing.print("and on\n")
    assert drawing.lines[-1] == "and on"


def test_columns_have_commas_and_an_empty_cell_keeps_its_place():
    assert row_text("┏━━━┳━━━┓") == ""
    assert row_text("│ Ben │      │ \x1b[1mCelle\x1b[0m │", "none") == "Ben, none, Celle"
    assert row_text("│     │ Ann  │     │", "none") == "none, Ann"
    assert row_text("│     │      │     │", "none") == ""
    assert row_text("│ a note │") == "a note"
    assert row_text("a  b") == "a  b"
    assert row_text("⠼ Working") == "Working"
    assert row_text("Copying:  45%|████▌     | 9/20 [00:01<00:01]") == "Copying:, 45%, 9/20 [00:01<00:01]"


@pytest.mark.parametrize(("text", "found"), [("45.5 %", 45), ("9/20", 45), ("1 / 0", None), ("working", None)])
def test_the_share_of_a_text(text, found):
    assert share(text) == found
