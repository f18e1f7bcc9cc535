"""The lessons of Die verflixte 6: which jokers they explain, and when."""

from dataclasses import fields
from types import SimpleNamespace

from games.lessons import nothing
from games.verflixte6.events import TurnOver
from games.verflixte6.lesson import FEW, MINE, met, outlined
from games.verflixte6.questions import Choose, Go

TWO = ("pony", "troll")


def made(kind, **given):
    """A question or event of this kind, of which only these fields matter."""
    return kind(**(dict.fromkeys(field.name for field in fields(kind) if field.init) | given))


def test_each_joker_that_is_met_is_explained():
    assert met(made(Choose, left=TWO, count=FEW)) == TWO
    assert met(made(Choose, left=TWO, count=FEW + 1)) == ()
    assert met(made(Go, turn=SimpleNamespace(hand=TWO))) == TWO
    assert met(made(TurnOver, seat=MINE + 1, jokers=TWO)) == TWO
    assert met(made(TurnOver, seat=MINE, jokers=TWO)) == ()
    assert met("another event") == ()
    assert [each.joker for each in outlined(made(Go, turn=SimpleNamespace(hand=TWO)))] == list(TWO)


def test_a_lesson_that_tells_nothing_besides_says_so():
    assert nothing("an event") == ()
