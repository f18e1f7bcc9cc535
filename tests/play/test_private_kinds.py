"""Whatever a hand is made of, nobody else learns anything of it, on any output (T-4).

Each game is played twice with the same answers; only what Ann holds differs. All that reaches others must be equal.
"""

import re
from contextlib import suppress

import pytest
from club_seat import Connection, conversation_at
from holdings import KINDS, game_of
from pages import session_with

from access.club.web.page import PageEvent, _asked
from access.club.web.pages import visit
from access.desk.desk import Keyboards
from access.dialogue.drivers import run
from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.play.session import Equipment, Session, unkept
from access.settings.preferences import OfGames, Preferences
from access.testing import Script

NAMES = ("Ann", "Ben")
CURIOUS = ["hand", "mine", "spell", "?", "help", "what", "drop", "no", "re", "re", "re"]
"""What is typed where a hand could be had: commands, help, a mistake, an answer that is asked about, what was said."""
OFTEN = ("number", "seats", "face", "hand of letters")
EVERY = [kind if kind in OFTEN else pytest.param(kind, marks=pytest.mark.everything) for kind in KINDS]
BRAILLE = re.compile("[\u2800-\u28ff]+")


def at_one_keyboard(game, braille, cells=None, private="all"):
    """What reaches Ann and Ben at one keyboard."""
    head = Header("holdings", 1, tuple(map(Participant, NAMES)), {}, 3, False, "en")
    wanted = Preferences(
        language="en", speech="on", sounds="all", braille=braille, more=False, games=OfGames(private=private)
    )
    with Script("", *CURIOUS, "keep", "", *CURIOUS, "keep", "on", "no", cells=cells) as heard, suppress(EOFError):
        table = Table(lambda: game.new(2, {}))
        Session(wanted, game, head, table, unkept, Equipment(Keyboards(), Seeded)).play("loop-table")
    return heard


def both(kind, *given, **wanted):
    return [at_one_keyboard(game_of(kind, other), *given, **wanted) for other in (False, True)]


def from_the_hand_over_on(lines):
    return lines[next(n for n, line in enumerate(lines) if " ".join(line.split()).startswith("Pass to Ben")) :]


@pytest.mark.brailled
@pytest.mark.parametrize("kind", EVERY)
def test_with_hands_in_braille_alone_print_speech_and_sounds_tell_nothing_of_them(kind):
    one, other = both(kind, "terminal", private="braille")
    assert [BRAILLE.sub("", line) for line in one.printed] == [BRAILLE.sub("", line) for line in other.printed]
    assert (one.spoken, one.sounds) == (other.spoken, other.sounds)
    assert one.printed != other.printed, "braille shows the hand"


@pytest.mark.brailled
@pytest.mark.parametrize("kind", EVERY)
def test_with_hands_in_braille_alone_pages_for_an_embosser_hold_them_and_print_does_not(kind):
    one, other = both(kind, "brf", private="braille")
    assert len(one.printed) == len(other.printed)
    differ = [line for pair in zip(one.printed, other.printed, strict=True) for line in pair if pair[0] != pair[1]]
    assert differ
    for line in differ:
        braille, _, typed = line.rpartition(" ")
        assert not re.search("[a-z]", braille if typed in (*CURIOUS, "keep") else line), (
            "braille in ASCII has capitals alone"
        )
    assert (one.spoken, one.sounds) == (other.spoken, other.sounds)


@pytest.mark.brailled
@pytest.mark.parametrize("kind", EVERY)
def test_with_hands_on_the_display_alone_print_and_speech_tell_nothing_of_them(kind):
    one, other = both(kind, "display", cells=20, private="braille")
    assert (one.printed, one.spoken, one.sounds) == (other.printed, other.spoken, other.sounds)
    assert one.cells != other.cells


@pytest.mark.brailled
@pytest.mark.parametrize("braille", ["terminal", "display"])
@pytest.mark.parametrize("kind", EVERY)
def test_after_a_hand_was_passed_on_no_output_tells_anything_of_it(kind, braille):
    one, other = both(kind, braille, cells=20)
    assert one.printed != other.printed
    for name in ("printed", "spoken", "felt"):
        first, second = getattr(one, name), getattr(other, name)
        assert (name == "felt" and braille == "terminal") or first != second
        if first:
            assert from_the_hand_over_on(first) == from_the_hand_over_on(second), name
    assert one.sounds == other.sounds


# In a club ------------------------------------------------------------------------------------------------------------


def sent_to(game, seat):
    """The lines and pages that leave for a seat, or for somebody who watches."""
    table = Table(lambda: game.new(2, {}))
    conversation, phrases = conversation_at(table, game, NAMES, seat)
    pages = []

    def note(request):
        lines = tuple(told.own.line.text for told in request.lines if told.own is not None)
        pages.append(str(visit(phrases, "Club", session_with(_asked(request.stop, 40), [PageEvent(1, lines)]))))

    connection = Connection(CURIOUS, note)
    while table.open is not None:
        for told in table.take_told():
            if told.to in (None, seat):
                conversation.tell(told)
        if table.open.seat == seat:
            connection.left = iter(CURIOUS)
            with suppress(EOFError):
                run(conversation.choose(table.open), connection)
        table.apply(table.open.offers()[0].answer)
        connection.left = iter(CURIOUS)
        with suppress(EOFError):
            run(conversation.watch(seat or 0), connection)
    return connection.lines, pages


@pytest.mark.parametrize("kind", KINDS)
def test_in_a_club_neither_lines_nor_pages_tell_others_of_a_hand(kind):
    one, other = game_of(kind), game_of(kind, other=True)
    for seat in (1, None):
        lines, pages = sent_to(one, seat)
        assert lines
        assert pages
        assert (lines, pages) == sent_to(other, seat)
    anns, again = sent_to(one, 0), sent_to(other, 0)
    assert anns[0] != again[0]
    assert anns[1] != again[1]
