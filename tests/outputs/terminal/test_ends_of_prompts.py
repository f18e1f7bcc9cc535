"""The end of a program at its prompt, by a signal or a key: a last line of its own, and a restored terminal."""

import os
import re
import signal
import termios

import pytest
from terminal_game import PLAY, TerminalGame

pytestmark = pytest.mark.posix("a terminal of POSIX")

QUIET = ("--speech", "off", "--sounds", "off")
ASKS = """
import sys
from access import App, Left

with App("asks").person(speech="off", sounds="off") as person:
    try:
        getattr(person, sys.argv[1])("Ready?")
    except Left:
        print("Left.")
"""
BY_SIGNAL = {"SIGTERM": signal.SIGTERM, "SIGHUP": signal.SIGHUP}
BY_KEY = {"Ctrl-C": "\x03", "Ctrl-D": "\x04"}
PLACES = {
    "question of a game": ((*PLAY, *QUIET), rb"stop\?"),
    "menu": (QUIET, rb"[a-z][?.]"),
    "text": (("text",), rb"Ready\?"),
    "secret": (("secret",), rb"Ready\?"),
    "confirmation": (("confirm",), rb"Ready\?"),
}
"""The places of prompts: the arguments of the program, and its prompt."""
OF_AN_APP = ("text", "secret", "confirmation")
EDITED = "xterm-256color"


def rest(program):
    """Read until the program has ended."""
    while True:
        try:
            more = os.read(program.terminal, 4096)
        except OSError:
            break
        if not more:
            break
        program.shown += more
    os.waitpid(program.child, 0)


def lines(shown):
    """The shown lines, without control sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x08 |\r", "", shown.decode()).split("\n")


@pytest.fixture
def at(tmp_path):
    """Starts a program at one of the places, on a terminal of this kind."""
    opened = []
    asks = tmp_path / "asks.py"
    asks.write_text(ASKS)

    def start(place, term):
        arguments, prompt = PLACES[place]
        own = {"program": (str(asks),)} if place in OF_AN_APP else {}
        program = TerminalGame(*arguments, first=prompt, env={"TERM": term, "LANG": "C.UTF-8"}, columns=120, **own)
        opened.append(program)
        return program

    yield start
    for program in opened:
        os.close(program.terminal)


@pytest.mark.parametrize("way", ["SIGTERM", pytest.param("SIGHUP", marks=pytest.mark.everything), *BY_KEY])
@pytest.mark.parametrize(
    ("place", "term"),
    [
        *((place, EDITED) for place in PLACES),
        ("question of a game", "dumb"),
        *(pytest.param(place, "dumb", marks=pytest.mark.everything) for place in ("text", "secret")),
    ],
)
def test_what_follows_the_end_stands_on_its_own_line_and_the_terminal_is_restored(at, place, term, way):
    check(at(place, term), place, way)


@pytest.mark.parametrize("way", ["SIGTERM", pytest.param("SIGHUP", marks=pytest.mark.everything), "Ctrl-C"])
@pytest.mark.parametrize("place", ["question of a game", "menu", "text", "secret"])
def test_the_same_holds_while_letters_are_typed(at, place, way):
    program = at(place, EDITED)
    program.type("abc")
    if place != "secret":
        program.wait_for(b"abc")
    check(program, place, way)


def check(program, place, way):
    """End a program, and check its last line and the terminal."""
    if way in BY_KEY:
        program.type(BY_KEY[way])
    else:
        os.kill(program.child, BY_SIGNAL[way])
    rest(program)
    *before, last = lines(program.shown)
    assert last == ""
    if place == "question of a game":
        assert before[-1] == "Saved. Go on with: taverne resume 1"
    elif place in OF_AN_APP and way in BY_KEY:
        assert before[-1] == "Left."
    else:
        assert re.search(PLACES[place][1].decode(), before[-1]), before
    pastes = re.findall(rb"\x1b\[\?2004[hl]", program.shown)
    assert not pastes or pastes[-1] == b"\x1b[?2004l"
    assert termios.tcgetattr(program.terminal)[3] & (termios.ECHO | termios.ICANON) == termios.ECHO | termios.ICANON
