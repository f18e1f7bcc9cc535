"""What is asked in Misericorde."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from games.misericorde.events import CanMeet, Figures, Way
from games.misericorde.throws import MOST_DICE, Figure, Kind, Rank
from games.steps import Ask, Dice, Event, Illegal, Offer, Seat

# Within a round ------------------------------------------------------------------------------------------------------

Move = tuple[str] | tuple[str, int]
"""`("pay",)`, `("short", 1)`, `("buy", 2)`, `("retreat",)`; `("short",)` and `("buy",)` let the number be asked."""
PAY: Move = ("pay",)
RETREAT: Move = ("retreat",)
MOST_TOLD = 2
"""Numbers to buy, and numbers to leave unpaid, that help tells: the best of them."""
NOBODY = -1
ASK_HOW_MANY = -1
"""A raise whose number is still to be asked."""


def _move(name: str, least: int, most: int) -> Offer[Move]:
    """A word with a number behind it; alone it means the only number there is, or lets it be asked."""
    alone: Move = (name, most) if least == most else (name,)
    return Offer(name, alone, "amount", lambda number: (name, number))


@dataclass(frozen=True, slots=True)
class HowManyDice(Ask[int]):
    """With how many dice the round is played (MI-4). `others` throw after the starter."""

    pot: int
    chips: int
    others: int

    def offers(self) -> tuple[Offer[int], ...]:
        """A number."""
        return (Offer("number", takes="amount", bare=True),)

    def check(self, answer: int) -> None:
        """Raise Illegal unless it is 1 to 9."""
        if not _is_within(answer, 1, MOST_DICE):
            raise Illegal("misericorde-one-to-nine")


@dataclass(frozen=True, slots=True)
class Meet(Ask[Move]):
    """Meet the raise of `price` chips, or not (MI-5, MI-6).

    `best` is what is to be beaten; `pot` what lies there, raises in front of players included; `others` throw later.
    """

    price: int
    dice: int
    chips: int
    pot: int
    best: Rank | None
    others: int

    @property
    def most_bought(self) -> int:
        """The most dice that may be bought."""
        return max(min(MOST_DICE - self.dice, self.chips - self.price), 0)

    @property
    def least_short(self) -> int:
        """The fewest chips that must be left unpaid."""
        return max(self.price - self.chips, 1)

    @property
    def most_short(self) -> int:
        """The most chips that may be left unpaid, a die for each, and one must be left."""
        return min(self.price, self.dice - 1)

    def offers(self) -> tuple[Offer[Move], ...]:
        """Pay in full, and buy dice; pay less for fewer dice; Retret."""
        return (
            Offer("pay", PAY),
            _move("buy", 1, self.most_bought),
            _move("short", self.least_short, self.most_short),
            Offer("retreat", RETREAT),
        )

    def check(self, answer: Move) -> None:
        """Raise Illegal unless it can be done (MI-5, MI-6)."""
        name, *number = _read(answer)
        limits = {"buy": (1, self.most_bought), "short": (self.least_short, self.most_short)}
        if answer == PAY:
            if self.chips < self.price:
                raise Illegal("misericorde-cannot-pay", price=self.price, chips=self.chips)
        elif answer == RETREAT:
            if not self.price:
                raise Illegal("misericorde-no-retreat")
        elif name in limits:
            self._check_number(str(name), *limits[str(name)], number)
        else:
            raise Illegal("misericorde-meet-how")

    def _check_number(self, name: str, least: int, most: int, number: Sequence[object]) -> None:
        if most < least:
            raise Illegal(f"misericorde-no-{name}")
        if number and not _is_within(number[0], least, most):
            only = "-only" if least == most else ""
            raise Illegal(f"misericorde-{name}{only}", least=least, most=most)

    def choices(self) -> tuple[Event, ...]:
        """What each way costs, and how often its dice would lead; those that lead most often first."""
        from games.misericorde.odds import percent_to_lead

        def can(way: Way, more: int) -> CanMeet:
            dice = self.dice + more
            return CanMeet(way, abs(more), self.price + more, dice, percent_to_lead(dice, self.best))

        def best(ways: list[CanMeet]) -> list[CanMeet]:
            return sorted(ways, key=lambda way: -way.percent)[:MOST_TOLD]

        pay = [can("pay" if self.price else "throw", 0)] if self.chips >= self.price else []
        buy = best([can("buy", number) for number in range(1, self.most_bought + 1)])
        short = best([can("short", -number) for number in range(self.least_short, self.most_short + 1)])
        return (*pay, *buy, *short)


@dataclass(frozen=True, slots=True)
class Raise(Ask[int]):
    """Raise by up to `most` chips, or by none (MI-14). `others` throw later; `pot` is what lies there."""

    dice: Dice
    kind: Kind
    value: int
    most: int
    pairs: int
    triples: int
    streets: int
    allees: int
    cathedrale: bool
    pot: int
    others: int

    def offers(self) -> tuple[Offer[int], ...]:
        """A number, or none."""
        alone = self.most if self.most == 1 else ASK_HOW_MANY
        return Offer("raise", alone, "amount", bare=True), Offer("none", 0)

    def check(self, answer: int) -> None:
        """Raise Illegal unless it is 0 to the most."""
        if answer != ASK_HOW_MANY and not _is_within(answer, 0, self.most):
            raise Illegal("misericorde-raise-most", most=self.most)

    def choices(self) -> tuple[Event, ...]:
        """The figures."""
        return (Figures(self.pairs, self.triples, self.streets, self.allees, self.cathedrale, self.most),)


@dataclass(frozen=True, slots=True)
class HowMany(Ask[int]):
    """How many dice to buy or to throw fewer, how many chips to raise or to give; 0 goes back."""

    what: Literal["buy", "short", "raise", "give"]
    least: int
    most: int

    def offers(self) -> tuple[Offer[int], ...]:
        """A number, also with its word before it, or none."""
        return Offer(self.what, takes="amount", bare=True), Offer("none", 0)

    def check(self, answer: int) -> None:
        """Raise Illegal unless it is within the limits, or 0."""
        if not _is_within(answer, self.least, self.most) and not _is_within(answer, 0, 0):
            raise Illegal("misericorde-how-many-only", least=self.least, most=self.most)


# Between rounds ------------------------------------------------------------------------------------------------------

STAY: Move = ("stay",)
OUT: Move = ("out",)
LEAVE: Move = ("leave",)
JOIN: Move = ("join",)


@dataclass(frozen=True, slots=True)
class Between(Ask[Move]):
    """Play the next round, exchange coins and chips, or leave (MI-1, MI-3).

    `needs` are the coppers that must buy chips before the stake can be paid. `inside`: who is asked is at the table.
    """

    inside: bool
    chips: int
    coppers: int
    rate: int
    needs: int

    def offers(self) -> tuple[Offer[Move], ...]:
        """What can be done; Enter goes on as is usual: it buys where chips are needed, and else plays."""
        if not self.inside:
            return Offer("stay", STAY, enter=True), Offer("join", JOIN)
        return (
            Offer("buy", ("buy", max(self.needs, 1)), "amount", _buy, enter=bool(self.needs)),
            Offer("cash", ("cash", 1), "amount", _cash),
            Offer("stay", STAY, enter=not self.needs),
            Offer("out", OUT),
            Offer("leave", LEAVE),
        )

    def check(self, answer: Move) -> None:
        """Raise Illegal unless it can be done; only whole coppers are exchanged (MI-19)."""
        name, *number = _read(answer)
        if self.inside and name in ("buy", "cash"):
            most = self.coppers if name == "buy" else self.chips // self.rate
            if not most:
                raise Illegal(f"misericorde-nothing-to-{name}", rate=self.rate)
            if not number or not _is_within(number[0], 1, most):
                only = "-only" if most == 1 else ""
                raise Illegal(f"misericorde-{name}-coppers{only}", most=most)
        elif answer not in ((STAY, OUT, LEAVE) if self.inside else (STAY, JOIN)):
            raise Illegal("misericorde-between-only")
        elif self.inside and self.needs and answer == STAY:
            raise Illegal("misericorde-buy-first")


def _buy(coppers: int) -> Move:
    return "buy", coppers


def _cash(coppers: int) -> Move:
    return "cash", coppers


@dataclass(frozen=True, slots=True)
class GiveTo(Ask[int]):
    """Who is given chips by somebody who leaves (MI-3); with NOBODY the rest is dealt out."""

    chips: int
    others: tuple[Seat, ...]

    def offers(self) -> tuple[Offer[int], ...]:
        """A player, or nobody, which Enter means."""
        return Offer("give", takes="seat", bare=True), Offer("none", NOBODY, enter=True)

    def check(self, answer: int) -> None:
        """Raise Illegal unless it is nobody, or somebody at the table."""
        if answer != NOBODY and not (_is_within(answer, 0, answer) and answer in self.others):
            raise Illegal("misericorde-nobody-there")


def _read(answer: object) -> tuple[Any, ...]:
    """A move as a name and at most one number. Raises Illegal for what is none."""
    if type(answer) is not tuple or not 1 <= len(answer) <= 2 or not isinstance(answer[0], str):
        raise Illegal("misericorde-meet-how")
    return answer


def _is_within(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def counted(figures: tuple[Figure, ...]) -> tuple[int, int, int, int, bool]:
    """How many pairs, triples, streets and allées there are among figures, and whether there is a cathédrale."""
    names = Counter(figure.name for figure in figures)
    return names["pair"], names["triple"], names["street"], names["allee"], bool(names["cathedrale"])
