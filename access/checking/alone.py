"""Lets bots play again alone: one that has heard the same must answer the same, whoever sits beside it, and each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access.checking.limits import Watch
from access.checking.package import Package
from access.checking.secrecy import Made
from access.engine.chance import SeededLuck
from access.engine.table import Table
from games.steps import Ask, Rules, Seat


def check(
    package: Package, watch: Watch, level: str, seed: int, new: Callable[[], Rules], made: Sequence[Made]
) -> None:
    """Note that a bot of this level answers otherwise than in a game that was `made` by bots of this level."""
    seats = sorted({each.step.seat for each in made if isinstance(each.step, Ask)})
    for seat in map(Seat, seats):
        bot = watch.call(package.game.bots[level], seat, SeededLuck(seed, seat))
        table = watch.call(Table, new)
        for number, each in enumerate(made):
            for told in table.take_told():
                if told.to in (None, seat):
                    watch.call(bot.tell, told)
            if isinstance(each.step, Ask) and each.step.seat == seat:
                answer = watch.call(bot.choose, number, each.step)
                if answer != each.answer:
                    name, question = type(bot).__name__, type(each.step).__name__
                    what = f"{name} answered {each.answer!r} to {question}, and {answer!r} when it had heard the same in a new game."
                    package.add(package.of_class(type(bot)), f"{what} {ALONE}")
                    return
            watch.call(table.apply, each.answer)


ALONE = "Keep what it knows in self, not in its class or module, and draw lots by its luck."
