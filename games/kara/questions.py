"""The questions of Bring den Kara ins Haus."""

from __future__ import annotations

from dataclasses import field

from games import Ask, Dice, Event, Illegal, Offer, frozen, missing
from games.kara.events import CanRun
from games.kara.near import Side

STOP: Dice = ()


@frozen
class RunOrStop(Ask[Dice]):
    """Asks which dice to throw again, or STOP (KA-5, KA-6). `last` is true if somebody has stopped (KA-7)."""

    dice: Dice
    far: int
    side: Side
    house: Dice
    last: bool
    sum: int = field(default=0, compare=False)
    """The sum of the house."""
    still: Dice = field(default=(), compare=False)
    """The dice that were not thrown again."""

    def offers(self) -> tuple[Offer[Dice], ...]:
        """Return the offers: chosen dice, all dice, or stop."""
        run = Offer[Dice]("run", takes="dice", make=tuple, bare=True, lie=self.dice)
        return run, Offer("all", self.dice), Offer("stop", STOP)

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the answer is STOP, or dice of the Kara; equal faces are the same choice (KA-5)."""
        if type(answer) is not tuple or missing(self.dice, answer):
            dice = missing(self.dice, answer) if type(answer) is tuple else answer
            some = type(dice) is tuple and bool({*dice} & {*self.dice})
            raise Illegal("kara-not-in-kara", dice=dice, kara=self.dice, some=some)

    def stayed(self) -> Dice:
        """Return the dice that were not thrown again."""
        return self.still

    def choices(self) -> tuple[Event, ...]:
        """Return the chance of each choice of dice to come into the house, the likeliest first."""
        from games.kara.near import into_house

        likeliest = into_house(self.dice, sum(self.house))[:5]
        return tuple(CanRun(dice, round(100 * ways / 6 ** len(dice))) for dice, ways in likeliest)


@frozen
class StayOrGo(Ask[str]):
    """Asks between rounds whether to play the next one (KA-1). `inside` is true if the seat is at the table."""

    inside: bool
    chips: int
    ends: bool = field(default=False, compare=False)
    """Whether the game is over if the seat leaves."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers: no change, also by Enter alone; leave, or join again."""
        if self.inside:
            return Offer("stay", "stay", enter=True, says="yes"), Offer(
                "leave", "leave", says="no", confirm="sure" if self.ends else "", leaves=True
            )
        return Offer("stay", "stay", enter=True, says="no"), Offer("join", "join", says="yes")

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer is one of the offers."""
        if answer not in ("stay", "leave" if self.inside else "join"):
            raise Illegal("kara-stay-or-go-only")
