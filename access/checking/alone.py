"""Lets bots play again alone: the same events must lead to the same answers, whatever the other seats do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access.checking.package import Package, is_frozen
from access.checking.secrecy import Made
from access.engine.chance import SeededLuck
from access.engine.table import Table
from games.steps import Ask, Rules, Seat


def check(package: Package, level: str, seed: int, new: Callable[[], Rules], made: Sequence[Made]) -> None:
    """Note that a bot of this level answers otherwise than in a game that was `made` by bots of this level."""
    new_bot = package.game.bots[level]
    seats = sorted({each.step.seat for each in made if isinstance(each.step, Ask)})
    bots = {seat: package.watch.call(new_bot, Seat(seat), SeededLuck(seed, Seat(seat))) for seat in seats}
    if is_shared([*bots.values()]):
        kind = type(bots[seats[0]])
        package.add(package.of_class(kind), f"one {kind.__name__} plays for all seats. Make a new one for each.")
        return
    for seat, bot in bots.items():
        table = package.watch.call(Table, new)
        for number, each in enumerate(made):
            for told in table.take_told():
                if told.to in (None, seat):
                    package.watch.call(bot.tell, told)
            if isinstance(each.step, Ask) and each.step.seat == seat:
                answer = package.watch.call(bot.choose, number, each.step)
                if answer != each.answer:
                    name, question = type(bot).__name__, type(each.step).__name__
                    what = f"{name} answered {each.answer!r} to {question}, a new one that heard the same {answer!r}."
                    package.add(package.of_class(type(bot)), f"{what} {ALONE}")
                    return
            package.watch.call(table.apply, each.answer)


def is_shared(made: Sequence[object]) -> bool:
    """Tell whether several seats have one and the same thing, which can remember what each of them heard."""
    return len({id(each) for each in made}) < len(made) and not is_frozen(type(made[0]))


ALONE = "Keep what it knows in self, not in its class or module, and draw lots by its luck."
