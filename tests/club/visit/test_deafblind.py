"""A deafblind person in a club, over ssh: twenty cells, the keys of the display, and nothing else."""

import re

import pytest
from fingers import CURSOR, PATIENCE, Fingers
from ssh_club import Served

pytestmark = [pytest.mark.connected, pytest.mark.felt, pytest.mark.posix("brltty reads a terminal of POSIX")]
CELLS = 20
LETTERS = dict(zip("abcdefghij", (1, 3, 9, 25, 17, 11, 27, 19, 10, 26), strict=True))
LETTERS |= {second: LETTERS[first] | 4 for first, second in zip("abcdefghij", "klmnopqrst", strict=True)}
LETTERS |= {"u": 37, "v": 39, "w": 58, "x": 45, "y": 61, "z": 53, ".": 40}
LETTERS |= dict(zip("1234567890", (2, 6, 18, 50, 34, 22, 54, 38, 20, 52), strict=True))
"""Dots on the keyboard of a display, by the computer braille of North America; dot 1 counts 1, dot 6 counts 32."""


class Keyboard(Fingers):
    """Types on the braille keyboard of the display, and reads by its keys."""

    @property
    def text(self):
        return self.display.text().rstrip()

    def answer(self, typed):
        """Type a line where a question stands, and feel each letter; then wait for the next question."""
        felt = up_to_cursor(self.display)
        for letter in typed:
            # the virtual driver takes no key without dots: its space bar is a character
            dots = 0 if letter == " " else LETTERS[letter]
            before, felt = self.display.cells(), felt + chr(0x2800 + dots)
            self.display.press(*(("PASSDOTS", dots) if dots else ("PASSCHAR", 32)))
            self.display.wait_for(lambda d, b=before, f=felt: d.cells() != b and f.endswith(up_to_cursor(d)), PATIENCE)
        before = self.display.reports
        self.press("KEY_ENTER")
        self.display.wait_for(lambda d: d.reports > before and d.text().rstrip() != "", PATIENCE)
        return self.asks()

    def asks(self):
        """Wait until a question stands there, and return it."""
        self.display.wait_for(lambda d: re.search(r"[?:]$", d.text().rstrip()), PATIENCE)
        self.display.settle(0.3)
        return self.text

    def read_back(self, pattern, lines=8):
        """Go up line by line, and along each line, until this was read; then come back to the question."""
        read = ""
        for _ in range(lines):
            self.press("LNUP")
            self.press("LNBEG")
            line = [self.text]
            while self.press("FWINRT") and self.text and len(line) < 4:
                line.append(self.text)
            for _ in line[1:]:
                self.press("FWINLT")
            read = " ".join(line) + " " + read
            found = re.search(pattern, " ".join(read.split()))
            if found:
                break
        else:
            raise AssertionError(f"{pattern!r} is not in {read!r}")
        self.press("HOME")
        return found


def up_to_cursor(display):
    """What stands on a display before its cursor; nothing where a line has just gone on to the next piece."""
    return display.cells().partition(CURSOR)[0]


def test_from_the_login_to_a_won_game_and_its_statistics_by_the_keys_of_a_display():
    with Served() as club, Keyboard(cells=CELLS, command=[*map(str, club.ssh("new", key="Anna"))]) as hands:
        assert hands.asks().endswith("one?")
        assert hands.press("FWINLT")
        assert "Your name" in hands.text
        hands.press("FWINRT")
        hands.answer("anna")
        hands.answer("yes")
        assert hands.answer("set braille.cells 20") == "Lobby?"
        hands.answer("open kaques")
        hands.answer("bots 1")
        hands.answer("target 1000")
        hands.answer("")
        question = hands.answer("start")
        won = False
        for _ in range(60):
            if re.search(r"[Aa]gain", question):
                won = bool(re.search("You win", hands.read_back(r"(You win|Gustave wins) with \d+").group(0)))
                if won:
                    break
                question = hands.answer("again")
                continue
            question = hands.answer("start" if "tart" in question else "stop")
        assert won
        hands.answer("lobby")
        hands.answer("statistics")
        assert hands.read_back(r"Jaques le Kaques.*won")
