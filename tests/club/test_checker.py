"""The checker of recovery finds a line that was lost, doubled, moved, or told of a game that did not go so."""

import json
from types import SimpleNamespace

import pytest
from checker import Connection, Journal, check_heard

from access.engine.chance import Seeded, SeededLuck
from access.engine.journal import Header
from access.engine.table import BotSeat, Participant, Table
from access.storage import catalogue
from games.game import Sitting
from games.steps import Chance, Seat

NAMES = ("P0q", "P1q")


def played(seed=5):
    """The journal of a game of Kaques between two persons, who answer as bots do."""
    game = catalogue.find("kaques")
    options = game.agreement.settle(game.agreement.with_defaults({"target": 3000}), Sitting(2, 2, "en"))
    head = Header("kaques", game.version, tuple(map(Participant, NAMES)), options, seed, False, "en")
    table, chance, lines = Table(lambda: game.new(2, head.options)), Seeded(seed), []
    bots = [game.bots["good"](Seat(seat), SeededLuck(seed, Seat(seat))) for seat in range(2)]
    heard = [BotSeat(Seat(seat), bot) for seat, bot in enumerate(bots)]
    while True:
        for told in table.take_told():
            for each in heard:
                each.tell(told)
        step, number = table.open, table.number
        if step is None:
            return Journal(1, head, lines)
        answer = chance(number, step) if isinstance(step, Chance) else bots[step.seat].choose(number, step)
        asked = type(step).__name__
        value = list(answer) if isinstance(answer, tuple) else answer
        lines.append(json.dumps({"n": number, "seat": step.seat, "asked": asked, "answer": value}))
        table.answer(number, answer)


JOURNAL = played()
LINES = [min(texts, key=len) for texts in JOURNAL.heard_at(0)]
OPENING = "Jaques le Kaques. At the table: P0q, P1q."


def heard(*connections):
    """Check what the first player heard over these connections, each a list of lines."""
    kept = []
    for lines in connections:
        one = Connection(0.0)
        one.add("chunk", "\r\n".join([OPENING, *lines, "2 3 4? "]))
        kept.append(one)
    return check_heard(SimpleNamespace(name="P0q", connections=kept), [JOURNAL])


def test_what_was_heard_in_order_is_found_at_its_place():
    half = len(LINES) // 2
    assert len(LINES) > 15
    assert heard(LINES) == len(LINES)
    assert heard(LINES[:half], LINES[half:]) == len(LINES)
    assert heard(LINES[:half], LINES[half + 3 :]) == len(LINES) - 3, "what came between two connections"


UNIQUE = next(at for at in range(5, len(LINES)) if LINES.count(LINES[at]) == 1)


@pytest.mark.parametrize(
    "lines",
    [
        [*LINES[:UNIQUE], *LINES[UNIQUE + 1 :]],
        [*LINES[: UNIQUE + 1], *LINES[UNIQUE:]],
        [*LINES[: UNIQUE - 1], LINES[UNIQUE], LINES[UNIQUE - 1], *LINES[UNIQUE + 1 :]],
    ],
    ids=["lost", "doubled", "moved"],
)
def test_a_line_that_is_not_at_its_place_is_found(lines):
    with pytest.raises(AssertionError, match="heard what no journal has so"):
        heard(lines)


def test_a_line_that_a_later_connection_hears_again_is_found():
    with pytest.raises(AssertionError, match="heard what no journal has so"):
        heard(LINES[: UNIQUE + 1], LINES[UNIQUE:])


def test_whoever_comes_back_before_the_first_answer_hears_the_opening_again():
    opening = LINES[: len(JOURNAL.heard_at(0, opening=True))]
    assert heard(opening, LINES) == len(opening) + len(LINES)
    assert heard(opening[:1], opening, LINES) == 1 + len(opening) + len(LINES)


GOES_ON = "Jaques le Kaques goes on. At the table: P0q, P1q."


def test_how_a_game_stands_is_taken_for_no_line_of_another_one():
    again = played(6)
    ends = min(again.heard_at(0)[-1], key=len)
    standing, whole = Connection(0.0), Connection(0.0)
    standing.add("chunk", "\r\n".join([GOES_ON, ends, "Again, review or lobby? "]))
    whole.add("chunk", "\r\n".join([OPENING, *(min(texts, key=len) for texts in again.heard_at(0)), ""]))
    player = SimpleNamespace(name="P0q", connections=[standing, whole])
    assert check_heard(player, [again]) == len(again.heard_at(0))


def test_whoever_is_told_that_they_are_asked_at_a_table_whose_end_they_have_heard_is_found():
    came_back = Connection(0.0)
    came_back.add(
        "chunk", "Welcome to Taverne, P0q.\r\n1: Jaques le Kaques. P0q, P1q. It is your turn; sit 1.\r\nLobby? "
    )
    ended = Connection(0.0)
    ended.add("chunk", "\r\n".join([OPENING, *LINES, "Again, review or lobby? "]))
    assert check_heard(SimpleNamespace(name="P0q", connections=[came_back, ended]), [JOURNAL]) == len(LINES)
    with pytest.raises(AssertionError, match="whose end they have heard"):
        check_heard(SimpleNamespace(name="P0q", connections=[ended, came_back]), [JOURNAL])


def test_an_answer_that_stands_twice_is_found():
    lines = [json.dumps({"n": 1, "seat": 0, "asked": "Roll", "answer": [1] * 6})] * 2
    with pytest.raises(AssertionError):
        Journal(1, JOURNAL.header, lines)


def silent(*events):
    """The seconds of each silence of a connection that begins at 0."""
    return [round(each.seconds) for each in Connection(0.0, [(at, kind, "") for at, kind in events]).silences()]


def test_a_silence_lasts_until_something_is_heard():
    assert silent((2, "chunk"), (3, "chunk"), (5, "typed"), (6, "typed"), (9, "chunk"), (12, "chunk")) == [2, 4]


def test_whoever_hears_nothing_until_the_connection_ends_was_silent_so_long():
    assert silent((10, "closed")) == [10]
    assert silent((1, "chunk"), (2, "typed"), (9, "closed"), (10, "closed")) == [1, 7]


def test_somebody_waits_who_has_connected_or_typed_and_heard_nothing_yet():
    assert Connection(3.0).waits_since == 3
    assert Connection(0.0, [(1, "chunk", ""), (2, "typed", ""), (3, "typed", "")]).waits_since == 2
    assert Connection(0.0, [(1, "chunk", ""), (2, "closed", "")]).waits_since == 2, "for another connection"
    assert Connection(0.0, [(2, "typed", ""), (4, "chunk", "")]).waits_since is None
