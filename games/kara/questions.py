"""What is asked in Bring den Kara ins Haus."""

from __future__ import annotations

from dataclasses import dataclass

from games.dice import missing
from games.kara.events import CanRun
from games.kara.near import Side
from games.steps import Ask, Dice, Event, Illegal, Offer

STOP: Dice = ()


@dataclass(frozen=True, slots=True)
class RunOrStop(Ask[Dice]):
    """Which dice to throw again, or STOP (KA-5, KA-6). `last`: somebody has stopped (KA-7)."""

    dice: Dice
    far: int
    side: Side
    house: Dice
    last: bool

    def offers(self) -> tuple[Offer[Dice], ...]:
        """Some dice, all, or stop."""
        return (Offer("run", takes="dice", make=tuple, bare=True), Offer("all", self.dice), Offer("stop", STOP))

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless it is STOP, or dice of the Kara; equal faces are alike (KA-5)."""
        if type(answer) is not tuple or missing(self.dice, answer):
            dice = missing(self.dice, answer) if type(answer) is tuple else answer
            raise Illegal("kara-not-in-kara", dice=dice, kara=self.dice)

    def choices(self) -> tuple[Event, ...]:
        """How likely each way to run leads into the house, the likeliest first."""
        from games.kara.odds import into_house

        return tuple(CanRun(dice, ways, 6 ** len(dice)) for dice, ways in into_house(self.dice, sum(self.house))[:5])


@dataclass(frozen=True, slots=True)
class StayOrGo(Ask[str]):
    """Between rounds: play the next one, or not (KA-1). `inside`: who is asked is at the table."""

    inside: bool
    chips: int

    def offers(self) -> tuple[Offer[str], ...]:
        """Stay as it is, which Enter does, too; leave, or join again."""
        other = Offer("leave", "leave") if self.inside else Offer("join", "join")
        return (Offer("stay", "stay", enter=True), other)

    def check(self, answer: str) -> None:
        """Raise Illegal unless it is one of them."""
        if answer not in ("stay", "leave" if self.inside else "join"):
            raise Illegal("kara-stay-or-go-only")
