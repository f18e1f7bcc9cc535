"""Checks the figures of a game: statistics that are finite, each with a name, and those that are kept for players."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from access.checking.limits import defined
from access.checking.listening import Ears
from access.checking.package import Package
from access.checking.phrases import Languages
from games.game import Figure, Statistics
from games.steps import Seat, Tell


def check(package: Package, statistics: Statistics, games: int) -> None:
    """Note figures without a name, and those that are no numbers."""
    where = package.of_class(type(statistics))
    try:
        figures = package.watch.call(statistics.figures, games)
    except Exception as error:
        package.add_error(error, "the statistics")
        return
    phrases = Languages(package)
    for name, figure in figures.items():
        phrases.need(f"{package.game.id}-figure-{name.replace('_', '-')}", where, f"the figure {name}")
        if not all(isinstance(each, int | float) and math.isfinite(each) for each in _numbers(figure)):
            package.add(
                where, f"the figure {name} is {figure!r}. Give finite numbers, or None if there is nothing to count."
            )


class Tallies:
    """The tallies of a game for the players on its seats, as in its records."""

    def __init__(self, package: Package, ears: Ears, seats: int) -> None:
        self._package, self._ears, self._records = package, ears, package.game.records
        made = self._records.tally if self._records is not None else None
        self._each = {seat: package.watch.call(made, Seat(seat)) for seat in range(seats)} if made is not None else {}

    def tell(self, told: Tell) -> None:
        """Count an event that its seats hear."""
        for seat, tally in self._each.items():
            if told.to in (None, seat):
                self._package.watch.call(tally.tell, told)

    def end(self) -> None:
        """Note what cannot be kept; tell the figures of each seat, and of one without a game."""
        if self._records is None:
            return
        each = [self._package.watch.call(tally.counts) for tally in self._each.values()]
        for counts, tally in zip(each, self._each.values(), strict=True):
            for name, value in counts.items():
                if type(value) not in (int, str):
                    what = f"the figure {name} is {value!r}. Count by whole numbers, or keep a word."
                    self._package.add_once(f"record {name}", defined(tally.counts)[0], what)
            if type(counts.get(self._records.best, 0)) is not int:
                what = f"the best figure is {self._records.best}, which is no number of counts(). Name one."
                self._package.add_once("best", self._package.declared("records"), what)
        for told in ([], *([counts] for counts in each)):
            for event in self._package.watch.call(self._records.told, told):
                self._ears.tell(event)


def _numbers(figure: Figure) -> Iterator[object]:
    if isinstance(figure, list):
        yield from figure
    elif isinstance(figure, Mapping):
        yield from figure.values()
    elif figure is not None:
        yield figure
