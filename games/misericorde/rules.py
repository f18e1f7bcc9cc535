"""Misericorde: the rules MI-1 to MI-19 of RULES.md.

A game is a series of rounds; before each, players exchange coins and chips (`money.py`). A round is a contest: each
player throws once, in turn, against the raises of those before. A tie leads to another contest among the tied. `chips`,
`coppers` and `stays` hold what lasts from round to round, `Round` what changes within one. `throws.py` ranks the
throws.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from games import DROPPED, Choice, Dice, Event, Number, Roll, Seat, Tell, Tied, Value
from games.misericorde import events
from games.misericorde.money import Coins
from games.misericorde.questions import (
    ASK_HOW_MANY,
    RETREAT,
    Duel,
    HowMany,
    HowManyDice,
    Meet,
    Move,
    Raise,
    counted,
    longest_run,
)
from games.misericorde.throws import ANY, Rank, allowed, figures, rank

OPTIONS = (
    Number("stake", 1),
    Number("coppers", 5),
    Choice("rate", ("10", "15")),
    Number("rounds", 10, least=1),
)
PLEASURE, DRINK = 1, 6
"""The faces whose Spießgesellen make debts (MI-12)."""


@dataclass(slots=True)
class Round:
    """The state of a round; in a play-off, `players` are the tied."""

    players: list[Seat] = field(default_factory=list)
    """The seats that throw, in order."""
    front: dict[Seat, int] = field(default_factory=dict)
    """The chips that each seat has paid towards raises (MI-7)."""
    pot: int = 0
    dice: int = 0
    raised: int = 0
    """The sum of all raises so far, which later players must meet (MI-6)."""
    thrown: dict[Seat, Dice] = field(default_factory=dict)
    valid: dict[Seat, Rank] = field(default_factory=dict)
    out: set[Seat] = field(default_factory=set)
    play_off: bool = False

    def total(self) -> int:
        """Return the number of all chips that the winner gets (MI-16)."""
        return self.pot + sum(self.front.values())

    def clear(self) -> int:
        """Remove all chips and return how many there were."""
        chips, self.pot, self.front, self.raised = self.total(), 0, {}, 0
        return chips

    def best(self) -> Rank | None:
        """Return the best valid throw so far, or None."""
        return max(self.valid.values(), default=None)

    def to_come(self, seat: Seat) -> int:
        """Return how many players throw after this seat."""
        return len(self.players) - 1 - self.players.index(seat)


class Misericorde(Coins):
    """A game of Misericorde."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(seats, options)
        self.last = self.left = int(options["rounds"])
        """The number of rounds, and of those after the present one."""
        self.starter = Seat(seats - 1)
        self.round = Round()
        self.drinks: dict[tuple[Seat, Seat], int] = {}
        self.pleasures: dict[tuple[Seat, Seat], int] = {}
        """The drinks and pleasures that one seat owes another (MI-12)."""

    async def play(self) -> Mapping[str, Any]:
        """Play the game: rounds, until enough are played or fewer than two players can pay (MI-19)."""
        await Tell(events.Stakes(self.coppers[0], self.rate, self.stake, self.last))
        for number in range(1, self.last + 1):
            self.left -= 1
            players = await self.between_rounds()
            if len(players) > 1:
                self.number = number
                await self.play_round(players)
            elif len(self.can_pay()) < 2 or len(self.inside()) < 2:
                break
            else:
                await Tell(events.Unplayed(number))
        return await self.end()

    async def end(self) -> Mapping[str, Any]:
        """End the game: the most chips win, coppers counted as the chips they buy; a remaining pot is shared (T-6)."""
        await self.share_what_stayed(self.inside() or self.everybody())
        best = max(map(self.worth, self.everybody()))
        winners = tuple(seat for seat in self.everybody() if self.worth(seat) == best)
        first = winners[0]
        won = events.Won(first, self.chips[first], self.coppers[first], self.worth(first))
        await Tell(Tied(winners) if len(winners) > 1 else won)
        await self.tell_others([*map(self.worth, self.everybody())], self.standing_of)
        for debt in self.debts():
            await Tell(debt)
        return {"winners": winners}

    # A round

    async def play_round(self, players: list[Seat]) -> None:
        """Collect the stakes, then play contests until one player wins or nobody has a valid throw (MI-2 to MI-18)."""
        self.starter = self.next_of(players, self.starter)
        self.round = Round(self.clockwise(self.starter, players), pot=self.stays + self.stake * len(players))
        self.stays = 0
        self.before = list(self.chips)
        for seat in players:
            self.chips[seat] -= self.stake
        while len(winners := await self.contest()) != 1:
            if not winners:
                await Tell(events.NobodyValid(self.round.play_off))
                if not self.round.play_off:  # MI-18
                    await self.leave_in_pot(self.round.clear())
                    await self.tell_losses()
                    return
            await self.begin_play_off(winners)
        await self.settle_round({winners[0]: self.round.clear()})

    async def begin_play_off(self, winners: list[Seat]) -> None:
        """Start a play-off of the tied, in the order of the round, or repeat it if nobody had a valid throw (MI-17)."""
        now = self.round
        if winners:
            kind, value = now.valid[winners[0]].kind, now.valid[winners[0]].value
            await Tell(events.Tie(kind, value, tuple(winners), now.total()))
        self.round = Round(winners or now.players, pot=now.total(), play_off=True)

    async def contest(self) -> list[Seat]:
        """Let each player throw once (MI-8), or until Spießgesellen (MI-12); return the best seats (MI-16)."""
        now = self.round
        now.front = dict.fromkeys(now.players, 0)
        for seat in now.players:
            if await self.turn(seat):
                return [seat]
        best = now.best()
        winners = [seat for seat in now.players if seat in now.valid and now.valid[seat] == best]
        if best is not None and len(winners) == 1:
            await Tell(events.Best(winners[0], best.kind, best.value))
        return winners

    async def turn(self, seat: Seat) -> bool:
        """Meet the raise, throw and raise; return whether the throw was Spießgesellen (MI-4 to MI-15)."""
        now = self.round
        count = await (self.start(seat) if seat == now.players[0] else self.meet(seat))
        if not count:
            return False
        dice = tuple(sorted(await Roll(seat, count, may_fall=True)))
        now.thrown[seat] = dice
        if dice == DROPPED:  # MI-13
            await Tell(events.Dropped(seat))
            self.put_out(seat)
            return False
        found = rank(dice)
        if found.kind == "void":
            await Tell(events.Void(seat, dice))
            self.put_out(seat)
            return False
        now.valid[seat] = found
        if found.kind == "spiessgesellen":
            await self.settle_debts(seat, dice, found.value)
            return True
        await self.raise_after(seat, dice, found)
        return False

    async def start(self, seat: Seat) -> int:
        """Let the starter choose the number of dice, and return it (MI-4)."""
        now = self.round
        number = 0 if now.play_off else self.number
        standing = now.pot, self.chips[seat], now.to_come(seat), self.duel(seat)
        now.dice = await HowManyDice(seat, *standing, number, self.last)
        await Tell(events.Starts(seat, now.dice, now.pot, number, self.last))
        return now.dice

    async def meet(self, seat: Seat) -> int:
        """Meet the raises, buying or giving up dice, or retreat (MI-5, MI-6); return how many dice are thrown."""
        now, price, chips = self.round, self.round.raised, self.chips[seat]
        facts = now.total(), now.best(), now.to_come(seat), self.duel(seat), Meet.owes(price, now.dice, chips)
        question = Meet(seat, price, now.dice, chips, *facts)
        if not price and not question.most_bought:
            return now.dice  # nothing to decide
        move = await self.choose_move(question)
        if move == RETREAT:
            paid = min(chips, 1)
            self.chips[seat] -= paid
            now.pot += paid
            self.put_out(seat)
            await Tell(events.Retreats(seat, paid))
            return 0
        number = int(move[1]) if len(move) > 1 else 0
        bought, short = (0, number) if move[0] == "short" else (number, 0)
        self.chips[seat] -= price - short + bought
        now.front[seat] += price - short
        now.pot += bought
        if short:
            await Tell(events.PaysShort(seat, price - short, short))
        elif price or bought:
            await Tell(events.Pays(seat, price, bought))
        return now.dice + bought - short

    async def choose_move(self, question: Meet) -> Move:
        """Return a move with its number, asking for it if it was not given; none goes back to the first question."""
        limits = {"buy": (1, question.most_bought), "short": (question.least_short, question.most_short)}
        while True:
            move = await question
            if len(move) > 1 or move[0] not in limits:
                return move
            what: Literal["buy", "short"] = "buy" if move[0] == "buy" else "short"
            if number := await HowMany(question.seat, what, *limits[what]):
                return what, number

    async def raise_after(self, seat: Seat, dice: Dice, found: Rank) -> None:
        """Let a seat raise by what its figures allow and its chips cover; the last player may not (MI-14, MI-15)."""
        now = self.round
        limit, others = allowed(dice), now.to_come(seat)
        most = self.chips[seat] if limit is ANY else min(limit, self.chips[seat])
        if not most or not others:
            await Tell(events.Threw(seat, dice, found.kind, found.value))
            return
        shown = counted(figures(dice))
        await Tell(events.Shows(seat, *shown, most))
        facts = now.total(), others, self.duel(seat), longest_run(shown)
        by = await Raise(seat, dice, found.kind, found.value, most, *shown, *facts)
        if by == ASK_HOW_MANY:
            by = await HowMany(seat, "raise", 1, most)
        self.chips[seat] -= by
        now.front[seat] += by
        now.raised += by
        await Tell(events.Raised(seat, dice, found.kind, found.value, by))

    def duel(self, seat: Seat) -> Duel | None:
        """Return the standing of two players, or None at a larger table."""
        if len(self.chips) > 2:
            return None
        return Duel(self.left, self.worth(seat) - self.worth(Seat(1 - seat)))

    def put_out(self, seat: Seat) -> None:
        """Put a seat out of the round; the chips in front of it go to the pot (MI-7)."""
        now = self.round
        now.out.add(seat)
        now.pot += now.front.pop(seat)

    async def settle_debts(self, seat: Seat, dice: Dice, face: int) -> None:
        """Tell that Spießgesellen win; the winner of 6s or of 1s owes everyone in the round (MI-12).

        In a play-off, which is a round of the tied (MI-17), the winner owes the tied.
        """
        await Tell(events.Huuurenhaus(seat, dice) if face == PLEASURE else events.Spiessgesellen(seat, dice, face))
        debts = {DRINK: self.drinks, PLEASURE: self.pleasures}.get(face)
        if debts is None:
            return
        for other in self.round.players:
            if other != seat:
                debts[seat, other] = debts.get((seat, other), 0) + 1
        await Tell(events.OwesDrinks(seat) if face == DRINK else events.OwesPleasure(seat))

    # Totals

    def total(self) -> int:
        """Return the number of all chips in the game, including those that coppers would buy (T-3)."""
        return sum(map(self.worth, self.everybody())) + self.stays + self.round.total()

    # Answers to queries

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return the number of the round, and everybody's chips and coppers."""
        return (*self.round_of(), *map(self.standing_of, self.everybody()))

    def standing_of(self, seat: Seat) -> events.Standing:
        """Return a seat's chips, its coppers, and what both are worth."""
        return events.Standing(seat, self.chips[seat], self.coppers[seat], self.worth(seat))

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the seat's own throw."""
        dice = self.round.thrown.get(seat)
        if not dice:
            return (events.NotThrown() if dice is None else events.Dropped(seat),)
        found = rank(dice)
        return (events.Holding(dice, found.kind, found.value),)

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        """Answer a query: the pot and the raise to meet, the state of the players, or the debts."""
        now = self.round
        if query == "pot":
            return (events.InPot(now.pot + self.stays, sum(now.front.values()), now.raised),)
        if query == "who":
            return tuple(self.who(other) for other in now.players) or (events.NoRound(),)
        return self.debts() or (events.NoDebts(),)

    def resumed(self) -> tuple[Event, ...]:
        """Return each player's state in the round under way, and the pot.

        A question tells the raise to meet itself, and before there are dice the pot.
        """
        now = self.round
        if not now.total() or not now.dice:
            return ()
        pot = events.InPot(now.pot + self.stays, sum(now.front.values()), 0)
        return (*self.asked(now.players[0], "who", None), pot)

    def beside(self, seat: Seat) -> tuple[Event, ...]:
        """Return each player's state in the round under way, who sits out, and the pot."""
        under_way, players = self.resumed(), self.round.players
        seats = self.everybody()
        if not under_way or len(players) == len(seats):
            return under_way
        out = [events.Who(other, "out", "void", 0, 0, False) for other in seats if other not in players]
        return (*out, *under_way)

    def who(self, seat: Seat) -> events.Who:
        """Return a player's state in the round."""
        now = self.round
        front = now.front.get(seat, 0)
        if seat in now.valid:
            found = now.valid[seat]
            return events.Who(seat, "in", found.kind, found.value, front, found == now.best())
        return events.Who(seat, "out" if seat in now.out else "waits", "void", 0, front, False)

    def debts(self) -> tuple[Event, ...]:
        """Return the debts of all players (MI-12)."""
        return tuple(
            events.Owes(seat, other, self.drinks.get((seat, other), 0), self.pleasures.get((seat, other), 0))
            for seat in self.everybody()
            for other in self.everybody()
            if (seat, other) in self.drinks or (seat, other) in self.pleasures
        )
