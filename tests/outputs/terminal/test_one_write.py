"""Lines and the prompt after them leave in one write: a reader that looks in between says the prompt twice."""

import json
import os
import re
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from terminal_game import TerminalGame

from access.outputs.terminal.printing import KEPT_FREE, PAUSE, Paced

WRITES = Path(__file__).parents[2] / "tools" / "writes.py"
ROWS = 24
BURST = ("verflixte6", "Ann", "--bots", "5", "--seed", "1", "--option", "rounds=1", "--others", "full")
PAINTED = rb"(\x08|[?.]) (\x1b\[0m)?\Z"
"""The end of a prompt that waits: prompt_toolkit painted it, or it came with a reply."""
QUIET = ("--speech", "off", "--sounds", "off")


class Written:
    """A game at a terminal, and what it has written there since `answer`, write by write."""

    def __init__(self, path, *arguments, first):
        self.path = path
        self.game = TerminalGame("play", *arguments, *QUIET, first=first, env={"WRITES": str(path)}, program=(WRITES,))
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.game.hang_up()

    def answer(self, typed, until):
        """Type an answer, wait until this is shown, and return the writes, without escape sequences and echo."""
        self.at = len(self._every())
        since = len(self.game.shown)
        self.game.type(f"{typed}\r")
        self.game.wait_for(until, since)
        return [text for text in self.since() if text.strip() and not typed.startswith(text.strip())]

    def since(self):
        return [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x08", "", text).replace("\r", "") for text in self._every()[self.at :]]

    def _every(self):
        return [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]


def lines(write):
    return [line.strip() for line in write.splitlines() if line.strip()]


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["editing", "plain"])
def test_lines_leave_together_with_their_question(tmp_path, plain):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", *plain, first=rb"Keep or stop\?") as written:
        told = [" ".join(lines(write)) for write in written.since() if write.strip()]
        begins = "Jaques le Kaques. At the table: Ann, Gustave. The first to reach 10000 wins."
        assert len(told) == 1
        assert told[0].startswith(begins)
        assert "It is your turn. Type the dice to keep" in told[0]
        assert told[0].endswith("3 2 2 3 6 1. Keep or stop?")
        (write,) = written.answer("wrong", rb"3 2 2 3 6 1\?")
        assert lines(write)[1:] == ["3 2 2 3 6 1?"]
        (write,) = written.answer("stop", rb"(?s)Grandm.*\?")
        assert lines(write)[-1].endswith("?")
        assert len(lines(write)) > 2


def test_enter_writes_nothing_of_its_own_where_all_that_was_typed_stands_already(tmp_path):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", first=rb"Keep or stop\?.*\x08 ") as written:
        for typed in ("score", "stop"):
            game, since = written.game, len(written.game.shown)
            for letter in typed:
                game.type(letter)
                game.wait_for(rb"%s\x1b\[\?7h.*\x1b\[\?25h" % letter.encode(), since)
                since = len(game.shown)
            written.at = len(written._every())
            game.type("\r")
            game.wait_for(rb"(?s)\n.*" + PAINTED, since)
            assert len(written.since()) == 1
            assert lines(written.since()[0])[-1].endswith("?")
            assert modes(game.shown[since:]) == []  # nothing was taken apart and put together before it


def test_what_is_typed_at_once_with_enter_is_shown_before_the_reply(tmp_path):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", first=rb"Keep or stop\?.*\x08 ") as written:
        game, since = written.game, len(written.game.shown)
        game.type("score\r")
        game.wait_for(rb"(?s)score.*Gustave: 0\..*\?", since)


def test_answers_typed_ahead_are_each_answered_and_echoed_once(tmp_path):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", first=rb"Keep or stop\?.*\x08 ") as written:
        game, since = written.game, len(written.game.shown)
        for _ in range(3):
            game.type("score\r")
        game.wait_for(rb"(?s)(Gustave: 0\..*\?.*){3}" + PAINTED, since)
        assert len(re.findall(rb"score\b", game.shown[since:])) == 3


@pytest.mark.parametrize("replies", [0, 1])
def test_the_signal_of_ctrl_c_ends_a_prompt_as_its_key_does(tmp_path, replies):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", first=rb"Keep or stop\?.*\x08 ") as written:
        for _ in range(replies):
            written.answer("score", rb"(?s)Gustave: 0\..*" + PAINTED)
        os.kill(written.game.child, signal.SIGINT)
        with suppress(OSError):  # the program has closed the terminal
            written.game.wait_for(rb"never shown")
        assert modes(written.game.shown)[-1] == "l"
        assert b"Saved" in written.game.shown


def modes(shown):
    """The switches of bracketed paste, in order: on is h, off is l."""
    return [found.decode() for found in re.findall(rb"\x1b\[\?2004([hl])", shown)]


@pytest.mark.parametrize("ends", ["quit\r", "\x03", "\x04", "\x1a"], ids=["quit", "ctrl-c", "ctrl-d", "ctrl-z"])
def test_the_terminal_is_left_as_it_was_however_a_prompt_ends(tmp_path, ends):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", first=rb"Keep or stop\?.*\x08 ") as written:
        game, since = written.game, len(written.game.shown)
        assert modes(game.shown)[-1] == "h"
        game.type(ends)
        game.wait_for(rb"\x1b\[\?2004l", since)
        if ends == "\x1a":  # suspended, it leaves the terminal to the shell; the shell continues it
            game.wait_for(rb"(?s)\x1b\[\?2004l.*\x1b\[\?2004h", since)
            return
        with suppress(OSError):  # the program has closed the terminal
            game.wait_for(rb"never shown", since)
        assert modes(game.shown)[-1] == "l"
        assert b"Saved" in game.shown[since:]


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["editing", "plain"])
def test_the_last_screenful_of_many_lines_leaves_together_with_the_question(tmp_path, plain):
    with Written(tmp_path / "writes", *BURST, *plain, first=rb"or none\?") as written:
        written.answer("none", rb"stop\?")
        writes = written.answer("stop", rb"Again.*\?")
    assert len(writes) > 1
    assert all(len(write.splitlines()) < ROWS for write in writes)
    assert not any(line.endswith("?") for write in writes[:-1] for line in lines(write))
    assert lines(writes[-1])[-1] == "Again, review, menu or quit?"
    assert len(lines(writes[-1])) > 1


def test_large_print_leaves_together_with_its_question(tmp_path):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", "--print", "always", first=rb"stop\?") as written:
        (write,) = written.answer("stop", rb"(?s)Grandm.*\?")
    assert "\u2588" in write
    assert lines(write)[-1].endswith("?")


def test_a_line_leaves_together_with_its_braille_where_it_waits(tmp_path):
    play = ("kaques", "Ann", "--seed", "3", "--braille", "terminal")
    with Written(tmp_path / "writes", *play, first=PAINTED) as written:
        (write,) = (text for text in written.since() if text.strip())
    text, cells = lines(write)
    assert text == "Jaques le Kaques. At the table: Ann, Gustave."
    assert re.fullmatch("[\u2800-\u28ff]+", cells)


def test_lines_that_wait_are_a_write_each(tmp_path):
    with Written(tmp_path / "writes", "kaques", "Ann", "--seed", "3", "--more", first=PAINTED) as written:
        shown = [""]
        while not shown[-1].endswith("stop?"):
            (write,) = written.answer("", rb"(\x08|[?.\w]) (\x1b\[0m)?\Z")  # a long line comes in parts
            (line,) = lines(write)
            shown.append(line)
    assert shown[-1] == "3 2 2 3 6 1. Keep or stop?"
    assert len(shown) > 2


# Chunks --------------------------------------------------------------------------------------------------------------


class Screen:
    """What was written, and the pauses between."""

    def __init__(self, monkeypatch, rows=ROWS):
        monkeypatch.setenv("LINES", str(rows))
        monkeypatch.setenv("COLUMNS", "80")
        self.happened = []
        self.paced = Paced(self.happened.append, self.happened.append)


def text(first, last):
    return "\n".join(str(number) for number in range(first, last))


def test_the_last_chunk_is_held_back_and_the_pauses_stand_between_chunks(monkeypatch):
    screen = Screen(monkeypatch)
    screen.paced.write(text(0, 50))
    assert screen.happened == [text(0, 20) + "\n"]
    assert screen.paced.last() == text(40, 50)
    assert screen.happened == [text(0, 20) + "\n", PAUSE, text(20, 40) + "\n", PAUSE]
    assert screen.paced.last() == ""


def test_lines_of_several_writes_are_held_back_together(monkeypatch):
    screen = Screen(monkeypatch)
    screen.paced.write(text(0, 5))
    screen.paced.write("\n" + text(5, 10))
    assert screen.happened == []
    assert screen.paced.last() == text(0, 10)
    assert screen.happened == []


def test_whatever_is_written_comes_out_whole_in_chunks_that_fit(monkeypatch):
    screen = Screen(monkeypatch)
    wanted = "".join(f"{number}\n" for number in range(200))
    for start in range(0, len(wanted), 37):
        screen.paced.write(wanted[start : start + 37])
    screen.paced.flush()
    chunks = [each for each in screen.happened if each != PAUSE]
    assert "".join(chunks) == wanted
    assert all(len(chunk.strip().splitlines()) <= ROWS - KEPT_FREE for chunk in chunks)
    assert screen.happened[1::2] == [PAUSE] * (len(chunks) - 1)


SLOW = """
import os, sys
from access.outputs.terminal.terminal import Editing

terminal = Editing(lambda: None)
assert terminal.read("First? ") == "one"
os.write(2, b"between")
sys.stderr.flush()
with open(os.environ["GO_ON"]) as go_on:
    go_on.read()
terminal.write(["Done."])
assert terminal.read("Second? ") == "two"
terminal.end()
print("typed", input("Third? "))
"""


def test_what_is_typed_between_two_prompts_is_shown_once(tmp_path):
    (tmp_path / "slow.py").write_text(SLOW)
    os.mkfifo(tmp_path / "go on")
    game = TerminalGame(
        "slow", first=rb"First\?.*\x08 ", program=(tmp_path / "slow.py",), env={"GO_ON": str(tmp_path / "go on")}
    )
    game.type("one\r")
    game.wait_for(b"between")
    since = len(game.shown)
    game.type("two\r")
    (tmp_path / "go on").write_text("go")
    game.wait_for(rb"Third\? ", since)
    assert len(re.findall(rb"two", game.shown[since:])) == 1
    game.type("three\r")  # the terminal echoes as before
    game.wait_for(rb"three\r\n.*typed three", since)
    game.hang_up()


OWN_INPUT = """
import os, sys
from access import App

with App("asks").person() as person:
    assert person.text("First?") == "one"
    os.write(2, b"between")
    assert sys.stdin.readline() == "two\\n"
    person.say("Thank you.")
"""


def test_a_program_that_reads_on_its_own_between_two_questions_has_its_echo(tmp_path):
    (tmp_path / "asks.py").write_text(OWN_INPUT)
    game = TerminalGame(*QUIET, first=rb"First\?.*\x08 ", program=(tmp_path / "asks.py",))
    since = len(game.shown)
    game.type("one\r")
    game.wait_for(b"between", since)
    game.type("two\r")
    game.wait_for(rb"(?s)two\r\n.*Thank you", since)
    game.hang_up()
