"""Names of who sits at the table."""

from types import SimpleNamespace

import pytest

from access.engine.table import (
    BadName,
    Participant,
    bot_names,
    clean_name,
    clean_names,
    participants_from_json,
    seat_bots,
    temper_of,
)
from games.game import Inattentive
from games.kaques import GAME
from games.steps import Temper


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   Marie ", "Ann Marie"),
        ("Ju\u0308rgen", "Jürgen"),
        ("O'Neil-Smith Jr.", "O'Neil-Smith Jr."),
        ("A\x1b[31mnn", "A31mnn"),
        ("Ann\u202e\u2066", "Ann"),
        ("Ann😀", "Ann"),
        ("A\n\tnn", "Ann"),
        ("A" + "\u0301" * 500, "Á\u0301\u0301"),
        ("हिन्दी", "हिन्दी"),
        ("\u0301Ann", "Ann"),
    ],
)
def test_names_lose_what_cannot_be_told(typed, name):
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "   ", "😀", "\u202e", "...", "\x1b[2J".replace("2J", "")])
def test_a_name_without_a_letter_is_refused(typed):
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert refused.value.reason == "name-empty"


def test_a_long_name_is_refused():
    with pytest.raises(BadName) as refused:
        clean_name("a" * 10_000)
    assert refused.value.facts == {"most": 20, "letters": 10_000}


def test_the_same_name_twice_is_refused():
    with pytest.raises(BadName) as refused:
        clean_names(["Ann", "ANN"])
    assert refused.value.reason == "name-twice"


def test_bots_have_names_that_nobody_has():
    assert bot_names(2, ["gustave"]) == ["Lazare", "Ewrard"]
    assert bot_names(12, [])[10:] == ["Gustave 2", "Lazare 2"]


def test_sitters_come_back_from_the_journal_as_they_went():
    participants = (Participant("Ann"), Participant("Gustave", "bot", "good"))
    assert participants_from_json([participant.to_json() for participant in participants]) == participants


@pytest.mark.parametrize("entry", [{}, {"name": "Ann"}, {"name": "Ann", "kind": "cat"}, {"name": "", "kind": "bot"}])
def test_seats_that_are_none_are_refused(entry):
    with pytest.raises((ValueError, KeyError)):
        participants_from_json([entry])


def test_bots_have_the_temper_of_their_names():
    assert temper_of("Gustave") is Temper.CAREFUL
    assert temper_of("Lazare") is Temper.BOLD
    assert temper_of("Lazare 2") is Temper.BOLD
    assert temper_of("Ann") is Temper.EVEN
    bots = seat_bots(GAME, [None, "good", "good"], 1, ["Ann", "Gustave", "Lazare"])
    assert [bots.players[seat].temper for seat in (1, 2)] == [Temper.CAREFUL, Temper.BOLD]
    assert seat_bots(GAME, ["good"], 1).players[0].temper is Temper.EVEN


def test_bots_that_look_at_their_questions_alone_are_told_no_events():
    class Hears(Inattentive):
        def tell(self, told):
            """Hear the event."""

    made = {"asked": Inattentive, "told": Hears}
    game = SimpleNamespace(bots={level: lambda seat, luck, temper, of=of: of() for level, of in made.items()})
    bots = seat_bots(game, ["asked", "told", None], 1)
    assert list(bots.players) == [0, 1]
    assert [listener.seats for listener in bots.listeners] == [{1}]
