"""Checks the figures of a game: statistics that are finite, each with a name."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from access.checking.package import Package
from access.checking.phrases import Languages
from games.game import Figure, Statistics


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


def _numbers(figure: Figure) -> Iterator[object]:
    if isinstance(figure, list):
        yield from figure
    elif isinstance(figure, Mapping):
        yield from figure.values()
    elif figure is not None:
        yield figure
