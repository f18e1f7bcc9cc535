"""The questions of Die verflixte 6."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, NamedTuple

from games import Ask, Dice, Event, Illegal, Offer, Scores, Term, Terms, frozen
from games.verflixte6.events import Explained, Has, Standing
from games.verflixte6.jokers import FROSTSCHUTZ, JOKERS, NAMES
from games.verflixte6.turn import Turn

MOST_CHOSEN = 3
FREE: Terms = (Term("free"),)
"""The Freie Jokerwahl (V6-10)."""
Way = tuple[str] | tuple[str, str]
"""`("stop",)`, `("on",)`, or `("on", joker)`."""
STOP: Way = ("stop",)
ON: Way = ("on",)
NOBODY = -1
Rivals = tuple[tuple[int, bool], ...]
"""For each of the others the points of the evening so far, and whether their turn in this Durchgang is to come."""


class Evening(NamedTuple):
    """How everybody stands: the Durchgänge that follow, -1 if not known, the points before this turn, the rivals."""

    left: int = -1
    total: int = 0
    rivals: Rivals = ()


UNKNOWN = Evening()


@frozen
class Choose(Ask[Terms]):
    """Up to three of the jokers left, for this turn (V6-8); `free` is whether the Freie Jokerwahl may be announced.

    It is announced alone, or with the names of the jokers that are chosen by it, of all those of the table.
    """

    left: Terms
    count: int
    free: bool
    number: int
    last: int
    every: Terms = field(default=NAMES, compare=False)

    def offers(self) -> tuple[Offer[Terms], ...]:
        """Offer joker names, none, the only joker that is left, or the Freie Jokerwahl."""
        only: tuple[Offer[Terms], ...] = ()
        if len(self.left) == 1:
            only = Offer("it", self.left), Offer("yes", self.left)
        elif len(self.left) == 2:
            only = (Offer("both", self.left, hidden=True),)
        alone = self.left if len(self.left) == 1 else None
        names: Offer[Terms] = Offer("take", alone, takes="terms", bare=True, among=NAMES)
        free: Offer[Terms] = Offer("free", FREE, "terms", lambda chosen: FREE + chosen, among=NAMES)
        return names, Offer("none", ()), *only, *((free,) if self.free else ())

    def check(self, answer: Terms) -> None:
        """Raise Illegal unless the answer is up to three different jokers of those left."""
        left = self.left
        if type(answer) is tuple and answer[:1] == FREE:
            if not self.free:
                raise Illegal("verflixte6-no-free-choice")
            left, answer = self.every, answer[1:]
        if type(answer) is not tuple or not all(name in NAMES for name in answer):
            raise Illegal("verflixte6-not-left")
        for name in answer:
            if name not in left:
                raise Illegal("verflixte6-used-up", term=name)
        if len(answer) > MOST_CHOSEN or len(set(answer)) < len(answer):
            raise Illegal("verflixte6-three-at-most")

    def choices(self) -> tuple[Event, ...]:
        """Return the jokers that are left."""
        return (Has(self.seat, self.left),)


@frozen
class Go(Ask[Way]):
    """Whether to go on, go on with a joker, or stop (V6-3).

    `playable` are the jokers that can be announced; `turn` is the state to decide about. `left` Durchgänge follow, -1
    if that is not known; `total` is that of the earlier ones, and `rivals` the standing of the others. `safe` is the
    part of the sum that stays after a 6 (V6-J11).
    """

    sum: int
    playable: Terms
    jokers: bool
    turn: Turn
    left: int = field(default=-1, compare=False)
    total: int = field(default=0, compare=False)
    rivals: Rivals = field(default=(), compare=False)
    safe: int = field(default=0, compare=False)

    @property
    def evening(self) -> Evening:
        """How everybody stands."""
        return Evening(self.left, self.total, self.rivals)

    def offers(self) -> tuple[Offer[Way], ...]:
        """Offer to go on, alone or with a joker, whose name is enough, or to stop."""
        on: Offer[Way] = Offer("on", ON, "term", lambda name: ("on", name), among=NAMES, says="yes")
        alone: Offer[Way] = Offer("play", takes="term", make=lambda name: ("on", name), bare=True, among=NAMES)
        return on, Offer("stop", STOP, says="no"), alone

    def about(self, name: Term) -> Event:
        """Return the explanation of a joker as it is now."""
        left = JOKERS[name].uses - self.turn.frost if name == FROSTSCHUTZ else 0
        return Explained(name, name, left, self.turn.frost + 1 if left else 0, self.turn.doubled is not None)

    def check(self, answer: Way) -> None:
        """Raise Illegal unless the way is possible."""
        if answer in (STOP, ON):
            return
        if type(answer) is not tuple or len(answer) != 2 or answer[0] != "on" or answer[1] not in NAMES:
            raise Illegal("verflixte6-on-or-stop")
        name = Term(answer[1])
        if name not in self.turn.hand:
            raise Illegal("verflixte6-not-yours", term=name)
        if JOKERS[name].kind != "announced":
            raise Illegal("verflixte6-by-itself", term=name)
        if name not in self.playable:
            raise Illegal("verflixte6-nobody-to-hit")


@frozen
class _Whom(Ask[int]):
    """The choice of one of several seats."""

    sum: int
    victims: Scores
    places: tuple[Standing, ...]

    def choices(self) -> tuple[Event, ...]:
        """Return the standing of each seat."""
        return self.places

    def only(self) -> tuple[Offer[int], ...]:
        """Offer yes where there is only one."""
        return tuple(Offer("yes", seat) for seat, _ in self.victims[:1] if len(self.victims) == 1)


@frozen
class Steal(_Whom):
    """The player to steal `eyes` points from, or nobody (V6-6)."""

    eyes: int

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer a name, or nobody."""
        return Offer("from", takes="seat", bare=True), Offer("none", NOBODY), *self.only()

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is a player who can be robbed, or nobody."""
        if answer != NOBODY and answer not in {seat for seat, _ in self.victims}:
            raise Illegal("verflixte6-not-robbed")


@frozen
class Target(_Whom):
    """The player whom the Sekante hits (V6-J10)."""

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer a name."""
        return Offer("from", takes="seat", bare=True), *self.only()

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is a player who may be hit."""
        if answer not in {seat for seat, _ in self.victims}:
            raise Illegal("verflixte6-not-hit")


@frozen
class _YesOrNo(Ask[str]):
    """A decision in the middle of a joker: `turn` is the state to decide about, `evening` how everybody stands."""

    joker: ClassVar[Term]
    sum: int
    turn: Turn

    def offers(self) -> tuple[Offer[str], ...]:
        """Offer yes or no."""
        return Offer("yes", "yes"), Offer("none", "no")

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer is yes or no."""
        if answer not in ("yes", "no"):
            raise Illegal("verflixte6-yes-or-no")


@frozen
class Fight(_YesOrNo):
    """Whether to throw against the attack of the Anaconda, or lose 2 (V6-J3)."""

    joker: ClassVar[Term] = Term("anaconda")
    attack: Dice
    evening: Evening = field(default=UNKNOWN, compare=False)


@frozen
class OnceMore(_YesOrNo):
    """Whether to throw against the Rattenlord again, or withdraw for 2 (V6-J5)."""

    joker: ClassVar[Term] = Term("rattenlord")
    die: Dice
    evening: Evening = field(default=UNKNOWN, compare=False)


@frozen
class Keep(_YesOrNo):
    """Whether to keep both throws of the Monokel, or have both thrown again (V6-J9)."""

    joker: ClassVar[Term] = Term("monokel")
    dice: Dice
    evening: Evening = field(default=UNKNOWN, compare=False)


@frozen
class Counter(_YesOrNo):
    """Whether to let the victim of the Sekante counter, or let the 2 points lapse (V6-J10)."""

    joker: ClassVar[Term] = Term("sekante")
    attack: Dice
    ahead: int
    behind: int
    left: int
    evening: Evening = field(default=UNKNOWN, compare=False)


@frozen
class Rescue(_YesOrNo):
    """Whether to play Runkelrüb on a 6, or be out (V6-J15); `level` is that of a Ventil, and `die` shows the 6."""

    joker: ClassVar[Term] = Term("runkelrueb")
    level: int
    evening: Evening = field(default=UNKNOWN, compare=False)
    die: Dice = field(default=(6,), compare=False)


Decision = Fight | OnceMore | Keep | Counter | Rescue
