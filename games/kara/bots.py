"""Bots for Bring den Kara ins Haus.

`easy` sees only its distance: it throws its highest die again if it is over the house, its lowest if it is under, and
stops when it is near. `good` throws the dice that most likely come within the best distance so far. `best` maximises
its exact chance to win against the open Karas: those that are final, and the others with one more turn; if nobody
stops, it takes chances to be even. Careful bots stop a little earlier, bold ones later.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import fsum, prod
from typing import Any

from games import Ask, Decided, Dice, Luck, Seat, Tell, Temper
from games.kara.events import Exactly, House, HouseBy, InHouse, LastTurn, Stopped, Threw
from games.kara.near import DICE, Rank, chance_to_beat, choices, distance, likeliest_within, outcomes, rank, value_of
from games.kara.questions import STOP, RunOrStop, StayOrGo

TINY = 1e-9
"""The rounding error that sums of shares may have."""
NEAR = {Temper.CAREFUL: 3, Temper.EVEN: 2, Temper.BOLD: 1}
"""The distance from the house at which a sensible player stops if nobody is nearer."""
ABOUT = {Temper.CAREFUL: 4, Temper.EVEN: 3, Temper.BOLD: 2}
"""The distance at which an easy bot stops."""
NEARLY = 0.03
"""The chance to win that a bot gives up to follow its temper."""


class Guest:
    """The base class of the bots: stays at the table, and remembers the open Karas."""

    def __init__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> None:
        self.seat, self.temper = seat, temper
        self.karas: dict[Seat, Dice] = {}
        self.stopped: set[Seat] = set()
        self.last = False

    def tell(self, told: Tell) -> None:
        """Remember the Karas, and who has stopped."""
        event = told.event
        if isinstance(event, (House, HouseBy)):
            self.karas, self.stopped, self.last = {}, set(), False
        elif isinstance(event, LastTurn):
            self.last = True
        elif isinstance(event, (Threw, InHouse, Exactly, Stopped)):
            self.karas[event.seat] = tuple(sorted(event.dice))
            if self.last or not isinstance(event, Threw):  # nobody throws again after the last turn (KA-7)
                self.stopped.add(event.seat)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Stay at the table between rounds; in a round, run or stop."""
        if isinstance(question, StayOrGo):
            return "stay"
        assert isinstance(question, RunOrStop)
        return self.run_or_stop(number, question)

    def run_or_stop(self, number: int, question: RunOrStop) -> Dice:
        """Return the dice to throw again, or STOP."""
        raise NotImplementedError


class Easy(Guest):
    """A bot that sees nothing but its own distance."""

    def run_or_stop(self, number: int, question: RunOrStop) -> Dice:
        """Stop when it is near, else throw the die again that is furthest off."""
        if question.far <= ABOUT[self.temper]:
            return STOP
        furthest = min if question.side == "under" else max
        return (furthest(question.dice),)


class Good(Guest):
    """A bot that goes for the distance."""

    def run_or_stop(self, number: int, question: RunOrStop) -> Dice:
        """Stop if as near as the best stopped Kara, or near enough; else pick the dice most likely to get there."""
        house = question.house
        nearest = min((abs(distance(self.karas[seat], house)) for seat in self.stopped), default=NEAR[self.temper])
        if question.far < nearest or (question.far == nearest and not question.last):
            return STOP
        return likeliest_within(tuple(sorted(question.dice)), sum(house), nearest)


class Best(Guest):
    """A bot that counts its chances."""

    def run_or_stop(self, number: int, question: RunOrStop) -> Dice:
        """Return the choice with the greatest chance to win against the open Karas."""
        return self.decided(question).answer

    def decided(self, question: RunOrStop) -> Decided[Dice]:
        """Decide between stopping and the best run, by the chance to win against the open Karas."""
        (running, chosen), stopping = self.best_run(question), self.stopping(question)
        lean = 0.0 if question.last else NEARLY * self.temper  # whoever is behind in the last turn must run
        runs = running + lean > stopping + TINY * question.last
        return Decided(chosen if runs else STOP, ((stopping, STOP), (running, chosen)))

    def stopping(self, question: RunOrStop) -> float:
        """Return the chance to win the round by stopping."""
        return self.holding(question)(rank(question.dice, question.house))

    def best_run(self, question: RunOrStop) -> tuple[float, Dice]:
        """Return the greatest chance to win the round by throwing some dice again, and these dice."""
        value, ways = self.running(question), choices(question.dice)
        if question.last:
            best = max(ways, key=value)
            return value(best), best
        return max((value(chosen), chosen) for chosen in ways)

    def running(self, question: RunOrStop) -> Callable[[Dice], float]:
        """Return a function of the dice thrown again: the chance to win the round with them.

        Before the last turn only a hit counts by what can still beat it, and a miss is even.
        """
        house, mine = tuple(sorted(question.house)), tuple(sorted(question.dice))
        holds, even = self.holding(question), 1 / (len(self.others()) + 1)

        def chance(chosen: Dice) -> float:
            """Return the chance to win with these dice thrown again."""
            return fsum(
                share * (holds(own) if question.last or own[0] == 0 else even)
                for own, share in outcomes(mine, chosen, house)
            )

        return chance

    def others(self) -> dict[Seat, Dice]:
        """Return the open Karas of the others."""
        return {seat: kara for seat, kara in self.karas.items() if seat != self.seat}

    def holding(self, question: RunOrStop) -> Callable[[Rank], float]:
        """Return a function of an own rank: its chance to win the round.

        It must be better than the Karas that are final, and hold against one more turn of each of the others.
        """
        house, others = tuple(sorted(question.house)), self.others()
        final = max((rank(kara, house) for seat, kara in others.items() if seat in self.stopped), default=None)
        to_come = [kara for seat, kara in others.items() if seat not in self.stopped]

        @cache
        def chance(own: Rank) -> float:
            """Return the chance that a rank wins; exactly in the house wins at once (KA-8)."""
            leads = 1.0 if final is None or own == (0, DICE) else value_of(own, final)
            if not leads or own == (0, DICE):
                return leads
            return leads * prod(1 - chance_to_beat(kara, house, own) for kara in to_come)

        return chance
