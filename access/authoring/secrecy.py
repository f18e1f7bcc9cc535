"""Checks that a game shows no hand to other players.

A game is played again with one card that a seat holds exchanged for another, and with the same answers. As long as
that seat holds it, all others must be asked and told the same. An event that shows held cards to all by the rules says
so: its class variable private is False.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from access.authoring.package import Package
from access.engine.table import Open, Table
from games.data import frozen
from games.refusals import Illegal, Refused
from games.steps import Ask, Deal, Event, Query, Roll, Rules, Seat, Tell

TRIES = 4
"""The exchanges that are tried in one game."""


@frozen
class Made:
    """A step of a game, with its answer."""

    step: Open
    answer: Any


@frozen
class Exchange:
    """A card or face, at a place of the result of the step of this number, that is exchanged for another."""

    number: int
    place: int
    one: Any
    other: Any

    def of(self, result: Any) -> Any:
        """Return cards or dice, exchanged."""
        return (*result[: self.place], self.other, *result[self.place + 1 :])


def check(package: Package, new: Callable[[], Rules], seats: int, made: Sequence[Made]) -> None:
    """Note the first class of events or questions that shows the hand of a seat to others."""
    exchanges = list(_exchanges(package, made))
    for exchange in exchanges[:: max(1, len(exchanges) // TRIES)]:
        _compare(package.watch.call(Twice, package, new, seats), made, exchange)


def _exchanges(package: Package, made: Sequence[Made]) -> Iterator[Exchange]:
    """Yield the exchange of a card of each deal for one that stays in the pile, and of a hidden face for the next."""
    for number, each in enumerate(made):
        if not isinstance(each.step, Deal | Roll) or not each.answer:
            continue
        place = number % len(each.answer)
        one = each.answer[place]
        if isinstance(each.step, Deal):
            rest = sorted(card for card in Counter(each.step.pile) - Counter(each.answer) if card != one)
            if rest:
                yield Exchange(number, place, one, rest[number % len(rest)])
        elif package.game.holds == "hand":
            yield Exchange(number, place, one, one % 6 + 1)


def _compare(twice: Twice, made: Sequence[Made], exchange: Exchange) -> None:
    """Play both games until nobody alone holds the exchanged card any more, an answer names it, or one is told."""
    for number, each in enumerate(made):
        twice.package.watch.begin()
        if number > exchange.number and not {exchange.one, exchange.other}.isdisjoint(_flat(each.answer)):
            return
        told = twice.apply(each.answer, exchange.of(each.answer) if number == exchange.number else each.answer)
        if told is None or (number >= exchange.number and twice.differ(told)):
            return


def _flat(answer: Any) -> Iterator[Any]:
    if isinstance(answer, tuple):
        for each in answer:
            yield from _flat(each)
    else:
        yield answer


class Twice:
    """Two games that differ in one card, and the seats that may know it."""

    def __init__(self, package: Package, new: Callable[[], Rules], seats: int) -> None:
        self.package, self.seats = package, [Seat(seat) for seat in range(seats)]
        self.one, self.other = Table(new), Table(new)
        self.may_know: set[int] = set()

    def apply(self, answer: Any, changed: Any) -> tuple[list[Tell], list[Tell]] | None:
        """Apply an answer to both games, and return what they told; None if the other does not allow it."""
        if self.other.open is None:
            return None
        try:
            self.other.open.check(changed)
        except Illegal:
            return None
        self.one.apply(answer)
        self.other.apply(changed)
        return self.one.take_told(), self.other.take_told()

    def differ(self, told: tuple[list[Tell], list[Tell]]) -> bool:
        """Note the first leak of the card; tell whether the games cannot be compared any longer."""
        holders = {seat for seat in self.seats if self.one.play.holding(seat) != self.other.play.holding(seat)}
        self.may_know |= holders
        if len(holders) != 1:
            return True
        return self._tells(told) or self._asks() or self._answers()

    def _others(self) -> list[Seat]:
        return [seat for seat in self.seats if seat not in self.may_know]

    def _tells(self, told: tuple[list[Tell], list[Tell]]) -> bool:
        heard = ([tell for tell in each if tell.to not in self.may_know] for each in told)
        one, other = ([tell.event for tell in each] for each in heard)
        return self._unlike(one, other) or len(one) != len(other)

    def _unlike(self, one: Sequence[Event], other: Sequence[Event]) -> bool:
        """Note the first event that differs, and tell whether there is one."""
        found = next((mine for mine, theirs in zip(one, other, strict=False) if mine != theirs), None)
        if found is not None and found.private is not False and self._others():
            name = type(found).__name__
            what = f"{name} shows others what a seat holds. Tell it with to=seat, or write private = False in {name}"
            self.package.add(self.package.of_class(type(found)), f"{what} if the rules lay these cards open.")
        return found is not None

    def _asks(self) -> bool:
        one, other = self.one.open, self.other.open
        if type(one) is not type(other) or one is None or other is None or one.seat != other.seat:
            return True  # the holder may be asked what to do with the card
        if isinstance(one, Ask) and one.seat not in self.may_know and one != other:
            name = type(one).__name__
            what = f"{name} shows the seat that is asked what another seat holds. Take it out of its fields."
            self.package.add(self.package.of_class(type(one)), what)
            return True
        return False

    def _answers(self) -> bool:
        """Compare the replies to commands: the standing, and the answers of the game."""
        queries = self.package.game.queries
        for seat in self._others():
            one, other = (_told_at_commands(table, seat, queries) for table in (self.one, self.other))
            if self._unlike(one, other):
                return True
        return False


def _told_at_commands(table: Table, seat: Seat, queries: Sequence[Query]) -> list[Event]:
    """Return the lines of a seat at commands, and after a pause."""
    told = [*table.play.standing(seat), *table.play.resumed()]
    for query in queries:
        try:
            told += table.play.asked(seat, query.name, None)
        except Refused:
            continue
    return told
