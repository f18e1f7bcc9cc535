"""Hands stay private whatever they are made of: a game whose hands are terms, on every output (T-4)."""

import re
from contextlib import suppress

import pytest
from club_seat import Connection, conversation_at
from helpers import RecordingVoice, ScriptedTerminal, keyboard_of, keyboards
from stones import GAME, STONES, GoOn

from access.dialogue.drivers import run
from access.dialogue.requests import Listener
from access.engine.journal import Header
from access.engine.table import Participant, Table, drive
from access.language.line import plain_line
from access.language.phrases import Here, Phrases
from access.outputs.braille.translator import Translator
from access.play.at_table import AtTable, scene
from access.play.session import Equipment, Session, unkept
from access.settings.preferences import OfGames, Preferences

NAMES = ("Ann", "Ben")
ANNS, BENS = STONES[:3], STONES[3:]
CURIOUS = ["hand", "mine", "?", "help", "what", "none", "no", "re", "re", "re"]
"""What is typed where a hand could be had: refusals, help, commands, what was said before."""


def dealt(seed):
    return lambda number, step: tuple(STONES)


def at_one_keyboard(typed, **preferences):
    """What was printed and spoken while Ann and Ben typed this at one keyboard."""
    terminal, voice = ScriptedTerminal(*typed), RecordingVoice()
    head = Header("stones", 1, tuple(map(Participant, NAMES)), {}, 3, False, "en")
    wanted = Preferences(language="en", speech="on", braille="terminal", more=False, **preferences)
    table, equipment = Table(lambda: GAME.new(2, {})), Equipment(keyboards(terminal, voice), dealt)
    Session(wanted, GAME, head, table, unkept, equipment).play("loop-table")
    return terminal, voice


def stones_in(lines):
    """The stones that lines name, in print or in braille."""
    text, translator = "\n".join(lines).casefold(), Translator("en")
    cells = {stone: translator.line(plain_line(stone)).split()[-1] for stone in STONES}
    return {stone for stone in STONES if stone in text or cells[stone] in text}


def in_print(lines):
    return stones_in([re.sub("[\u2800-\u28ff]+", "", line) for line in lines])


@pytest.mark.brailled
def test_with_hands_in_braille_alone_nothing_of_a_hand_is_printed_or_spoken():
    terminal, voice = at_one_keyboard(
        ["", *CURIOUS, "amber", "", *CURIOUS, "flint", "no"], games=OfGames(private="braille")
    )
    assert in_print(terminal.shown) == in_print(voice.said) == {"amber", "flint"}, terminal.shown
    assert stones_in(terminal.shown) == set(STONES), "braille shows the hands to those who hold them"


@pytest.mark.brailled
def test_after_a_hand_was_passed_on_nothing_of_it_is_left_for_the_other():
    terminal, voice = at_one_keyboard(["", *CURIOUS, "amber", "", *CURIOUS, "emerald", "re", "re", "re", "yes"])
    passed = next(n for n, line in enumerate(terminal.shown) if line.startswith("Pass to Ben"))
    assert stones_in(terminal.shown[:passed]) == set(ANNS)
    assert "(cleared after seat 0)" in terminal.shown[:passed]
    again = next(n for n, line in enumerate(terminal.shown) if n > passed and line == "(cleared after seat 1)")
    assert stones_in(terminal.shown[passed:again]) == {*BENS, "amber"}
    assert stones_in(terminal.shown[again:]) <= {"amber", "emerald"}
    assert stones_in(voice.said) == set(STONES)


@pytest.mark.brailled
@pytest.mark.parametrize("command", ["hand", "mine", "spell"])
def test_a_hand_that_is_asked_for_at_an_open_question_is_handed_over_first(command):
    terminal, _ = at_one_keyboard(["", "amber", "", "emerald", command, "", "no"])
    asked = max(n for n, line in enumerate(terminal.shown) if line.startswith("Pass to Ben"))
    assert any("Ben: Go on?" in line for line in terminal.shown[:asked])
    assert stones_in(terminal.shown[asked:]) == set(BENS)


def test_the_scene_above_an_open_question_shows_no_hand_at_a_shared_keyboard():
    table = Table(lambda: GAME.new(2, {}))
    for answer in (tuple(STONES), "amber", "emerald"):
        table.apply(answer)
    assert isinstance(table.open, GoOn)
    to = Listener(1, Phrases("en", GAME, NAMES, (0, 1)))
    assert "hand" not in scene(AtTable(table, GAME), Here(frozenset({0, 1})), to, table.open)
    assert "hand" in scene(AtTable(table, GAME), Here(frozenset({1})), to, table.open)


class Cells:
    """A display that keeps what it was told until it must forget it."""

    rows, columns = 1, 200

    def __init__(self):
        self.kept, self.forgotten = [], []

    def tell(self, cells, private=False, replaces=False):
        self.kept.append((str(cells().shown), private))

    def keep_whole(self, whole, private=False):
        self.kept.append((str(whole.shown), private))

    def forget_private(self):
        self.forgotten.append({stone for cells, private in self.kept if private for stone in stones_in([cells])})
        self.kept = [each for each in self.kept if not each[1]]

    def cells(self, usual):
        return 200

    def __getattr__(self, name):
        return lambda *_, **__: None


@pytest.mark.brailled
def test_a_display_forgets_a_hand_that_was_passed_on():
    table, display = Table(lambda: GAME.new(2, {})), Cells()
    terminal = ScriptedTerminal("", "hand", "mine", "what", "none", "no", "help", "amber", "", "emerald")
    person = keyboard_of(
        terminal,
        Phrases("en", GAME, NAMES),
        (0, 1),
        AtTable(table, GAME),
        display=display,
        translator=Translator("en"),
        discreet=True,
    )
    with suppress(EOFError):
        drive(table, {0: person, 1: person}, [person], dealt(0))
    assert display.forgotten == [set(ANNS), set(BENS)]
    assert stones_in(cells for cells, _ in display.kept) == {"amber", "emerald"}
    assert in_print(terminal.shown) == {"amber", "emerald"}


# In a club ------------------------------------------------------------------------------------------------------------


def lines_for(seat, typed):
    """What is sent where this is typed."""
    table = Table(lambda: GAME.new(2, {}))
    conversation, _ = conversation_at(table, GAME, NAMES, seat)
    connection = Connection(typed)
    for answer in (tuple(STONES), "amber"):
        table.apply(answer)
        for told in table.take_told():
            if told.to in (None, seat):
                conversation.tell(told)
        if answer != "amber" and seat == 0:
            with suppress(EOFError):
                run(conversation.choose(table.open), connection)
    connection.left = iter(typed)
    with suppress(EOFError):
        run(conversation.watch(seat or 0), connection)
    return connection.lines


@pytest.mark.brailled
def test_in_a_club_each_is_told_their_own_hand_alone():
    assert stones_in(lines_for(0, CURIOUS)) == set(ANNS)
    assert stones_in(lines_for(1, CURIOUS)) == {*BENS, "amber"}
    assert stones_in(lines_for(None, CURIOUS)) == {"amber"}
