"""The questions of Misericorde."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from typing import Any, Literal, NamedTuple

from games import Ask, Dice, Event, Illegal, Offer, Seat, frozen
from games.misericorde.events import CanMeet, Figures, Way
from games.misericorde.throws import MOST_DICE, Figure, Kind, Rank

# Within a round ------------------------------------------------------------------------------------------------------

Move = tuple[str] | tuple[str, int]
"""`("pay",)`, `("short", 1)`, `("buy", 2)`, `("retreat",)`; `("short",)` and `("buy",)` ask for the number."""
Owes = Literal["throw", "pay", "lack", "caught"]
Stands = Literal["ready", "short", "out"]
PAY: Move = ("pay",)
RETREAT: Move = ("retreat",)
MOST_TOLD = 2
"""The most numbers to buy, and to leave unpaid, that help lists; it lists the best ones."""
NOBODY = -1


class Duel(NamedTuple):
    """The standing of two players within a round: the rounds that follow, and the chips the seat is ahead by.

    The pot and the chips in front of players count for nobody.
    """

    left: int
    ahead: int


ASK_HOW_MANY = -1
"""A raise whose number is asked for next."""


def _move(name: str, least: int, most: int, hidden: bool = False) -> Offer[Move]:
    """Return the offer of a word with a number; the word alone means the only possible number, or asks for one.

    Where no number is possible the word is understood, but not named.
    """
    alone: Move = (name, most) if least == most else (name,)
    return Offer(name, alone, "amount", lambda number: (name, number), hidden=hidden or most < least)


@frozen
class HowManyDice(Ask[int]):
    """The number of dice of the round (MI-4). `others` is the number of players after the starter.

    `duel` is the standing of two players, `number` that of the round, 0 in a play-off.
    """

    pot: int
    chips: int
    others: int
    duel: Duel | None = field(default=None, compare=False)
    number: int = field(default=0, compare=False)
    last: int = field(default=0, compare=False)

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer a number."""
        return (Offer("number", takes="amount", bare=True),)

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is 1 to 9."""
        if not _is_within(answer, 1, MOST_DICE):
            raise Illegal("misericorde-one-to-nine")


@frozen
class Meet(Ask[Move]):
    """How to meet the raise of `price` chips (MI-5, MI-6).

    `best` is the throw to beat; `pot` is all that can be won, raises in front of players included; `others` is how many
    players throw later. `duel` is the standing of two players.
    """

    price: int
    dice: int
    chips: int
    pot: int
    best: Rank | None
    others: int
    duel: Duel | None = field(default=None, compare=False)
    way: Owes = field(default="throw", compare=False)
    """Whether there is something to pay, more than the seat has, or too much to throw at all: each has its words."""

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
        """The most chips that may be left unpaid: each costs a die, and at least one die must remain."""
        return min(self.price, self.dice - 1)

    def offers(self) -> tuple[Offer[Move], ...]:
        """Offer to pay in full, to buy dice, to pay less for fewer dice, and to retreat (Retret).

        What the chips do not allow is understood, but not named. Whoever types to throw hears first what it costs.
        """
        lacks, caught = self.chips < self.price, self.way == "caught"
        called = ((str(self.dice), PAY),)
        return (
            Offer("pay", PAY, called=called, says="yes", hidden=lacks or not self.price),
            Offer(
                *("throw", PAY),
                called=called,
                hidden=lacks or bool(self.price),
                enter=not self.price,
                confirm="cost" if self.price else "",
            ),
            _move("buy", 1, self.most_bought, hidden=lacks),
            _move("short", self.least_short, self.most_short, hidden=caught),
            Offer("retreat", RETREAT, says="no", enter=caught, hidden=not self.price),
            Offer("part", takes="amount", make=self._paid, hidden=True),
        )

    @classmethod
    def owes(cls, price: int, dice: int, chips: int) -> Owes:
        """Return how a seat stands to a price: nothing to pay, all, a part with fewer dice, or a retreat alone."""
        if price <= chips:
            return "pay" if price else "throw"
        return "lack" if price - chips < dice else "caught"

    def _paid(self, chips: int) -> Move:
        """Return the move of paying so many chips; `("pay", chips)` where that is no way to meet the raise."""
        short = self.price - chips
        return PAY if not short else ("short", short) if short > 0 else ("pay", chips)

    def check(self, answer: Move) -> None:
        """Raise Illegal unless the move is possible (MI-5, MI-6)."""
        name, *number = _read(answer)
        limits = {"buy": (1, self.most_bought), "short": (self.least_short, self.most_short)}
        if answer == PAY:
            if self.chips < self.price:
                raise Illegal("misericorde-cannot-pay", price=self.price, chips=self.chips)
        elif answer == RETREAT:
            if not self.price:
                raise Illegal("misericorde-no-retreat")
        elif name == "pay":
            raise Illegal("misericorde-pay-only", price=self.price)
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
        """Return the cost of each way and its chance to lead; of each kind, the likeliest come first."""
        from games.misericorde.throws import percent_to_lead

        def can(way: Way, more: int) -> CanMeet:
            dice = self.dice + more
            return CanMeet(way, abs(more), self.price + more, dice, percent_to_lead(dice, self.best))

        def best(ways: list[CanMeet]) -> list[CanMeet]:
            return sorted(ways, key=lambda way: -way.percent)[:MOST_TOLD]

        pay = [can("pay" if self.price else "throw", 0)] if self.chips >= self.price else []
        buy = best([can("buy", number) for number in range(1, self.most_bought + 1)])
        short = best([can("short", -number) for number in range(self.least_short, self.most_short + 1)])
        return (*pay, *buy, *short)


@frozen
class Raise(Ask[int]):
    """How many chips to raise by: up to `most`, or none (MI-14).

    `others` is how many players throw later; `pot` is all that can be won. `duel` is the standing of two players.
    """

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
    duel: Duel | None = field(default=None, compare=False)
    figure: Literal["alike", "street", "allee", "cathedrale"] = field(default="alike", compare=False)
    """The longest run of the throw, whose name is explained the first time."""

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer a number, or none."""
        alone = self.most if self.most == 1 else ASK_HOW_MANY
        return Offer("raise", alone, "amount", bare=True, says="yes"), Offer("none", 0)

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is 0 to `most`."""
        if answer != ASK_HOW_MANY and not _is_within(answer, 0, self.most):
            raise Illegal("misericorde-raise-most", most=self.most)

    def choices(self) -> tuple[Event, ...]:
        """Return the figures of the throw."""
        return (Figures(self.pairs, self.triples, self.streets, self.allees, self.cathedrale, self.most),)


@frozen
class HowMany(Ask[int]):
    """How many dice to buy or to give up, or how many chips to raise by or to give; 0 goes back."""

    what: Literal["buy", "short", "raise", "give"]
    least: int
    most: int

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer a number, with or without its word before it, or none."""
        number = Offer[int]("number", takes="amount", hidden=True)
        return Offer(self.what, takes="amount", bare=True), Offer("none", 0), number

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is within the limits, or 0."""
        if not _is_within(answer, self.least, self.most) and not _is_within(answer, 0, 0):
            raise Illegal("misericorde-how-many-only", least=self.least, most=self.most)


# Between rounds ------------------------------------------------------------------------------------------------------

STAY: Move = ("stay",)
OUT: Move = ("out",)
LEAVE: Move = ("leave",)
JOIN: Move = ("join",)


@frozen
class Between(Ask[Move]):
    """Whether to play the next round, exchange coins and chips, or leave (MI-1, MI-3).

    `needs` is how many coppers must be spent on chips before the stake can be paid. `inside` is whether the seat is at
    the table.
    """

    inside: bool
    chips: int
    coppers: int
    rate: int
    needs: int
    ends: bool = field(default=False, compare=False)
    """Whether the game is over if the seat leaves."""
    way: Stands = field(default="ready", compare=False)
    """Whether the seat can play at once, has to buy chips, or sits out: each has its words."""
    buys: bool = field(default=True, compare=False)
    """Whether it has coppers to buy chips with."""
    cashes: bool = field(default=True, compare=False)
    """Whether it has chips enough for a copper."""

    @classmethod
    def of(cls, seat: Seat, inside: bool, chips: int, coppers: int, rate: int, needs: int, ends: bool) -> Between:
        """Return the question with what its words need."""
        way: Stands = "out" if not inside else "short" if needs else "ready"
        return cls(seat, inside, chips, coppers, rate, needs, ends, way, coppers > 0, chips >= rate)

    def offers(self) -> tuple[Offer[Move], ...]:
        """Offer the moves that are possible. Enter buys if chips are needed, and goes on otherwise.

        What coppers and chips do not allow is understood, but not named.
        """
        if not self.inside:
            return Offer("stay", STAY, enter=True, says="no"), Offer("join", JOIN, says="yes")
        usual: Literal["buy", "stay"] = "buy" if self.needs else "stay"
        return (
            Offer(
                *("buy", ("buy", max(self.needs, 1)), "amount", _buy),
                enter=usual == "buy",
                says=_yes(usual == "buy"),
                hidden=not self.buys,
            ),
            Offer("cash", ("cash", 1), "amount", _cash, hidden=not self.cashes),
            Offer("stay", STAY, enter=usual == "stay", says=_yes(usual == "stay"), hidden=usual == "buy"),
            Offer("out", OUT, says="no"),
            Offer("leave", LEAVE, confirm="sure" if self.ends else "", leaves=True),
        )

    def check(self, answer: Move) -> None:
        """Raise Illegal unless the move is possible; only whole coppers are exchanged (MI-19)."""
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


def _yes(is_meant: bool) -> Literal["", "yes"]:
    return "yes" if is_meant else ""


def _buy(coppers: int) -> Move:
    return "buy", coppers


def _cash(coppers: int) -> Move:
    return "cash", coppers


@frozen
class GiveTo(Ask[int]):
    """The player to whom a leaving seat gives chips (MI-3); with NOBODY the rest is dealt out."""

    chips: int
    others: tuple[Seat, ...]

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer a player, or nobody; Enter means nobody."""
        return Offer("give", takes="seat", bare=True), Offer("none", NOBODY, enter=True)

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is nobody, or a player at the table."""
        if answer != NOBODY and not (_is_within(answer, 0, answer) and answer in self.others):
            raise Illegal("misericorde-nobody-there")


def _read(answer: object) -> tuple[Any, ...]:
    """Return a move as a name and at most one number. Raises Illegal if the answer is not a move."""
    if type(answer) is not tuple or not 1 <= len(answer) <= 2 or not isinstance(answer[0], str):
        raise Illegal("misericorde-meet-how")
    return answer


def _is_within(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def counted(figures: tuple[Figure, ...]) -> tuple[int, int, int, int, bool]:
    """Return how many pairs, triples, streets and allées the figures hold, and whether they hold a cathédrale."""
    names = Counter(figure.name for figure in figures)
    return names["pair"], names["triple"], names["street"], names["allee"], bool(names["cathedrale"])


def longest_run(shown: tuple[int, int, int, int, bool]) -> Literal["alike", "street", "allee", "cathedrale"]:
    """Return the longest run among counted figures, "alike" without one."""
    _, _, streets, allees, cathedrale = shown
    return "cathedrale" if cathedrale else "allee" if allees else "street" if streets else "alike"
