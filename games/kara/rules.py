"""Bring den Kara ins Haus: the rules KA-1 to KA-13 of RULES.md.

A round has a house, five dice in the open. Each player throws a Kara of five dice, which should come as near to the
house as possible. `chips` and `stays` hold all that lasts, `Round` all that changes within a round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from games import (
    Choice,
    Dice,
    Event,
    JoinsAgain,
    LeavesTable,
    Number,
    Purses,
    Roll,
    Seat,
    SitsOut,
    Tell,
    Tied,
    Value,
    missing,
    shares,
)
from games.kara.events import (
    Bill,
    Drinks,
    Equal,
    Exactly,
    Holding,
    House,
    HouseBy,
    HouseNext,
    InHouse,
    InPot,
    LastTurn,
    NotThrown,
    Stakes,
    Standing,
    Stopped,
    Threw,
    TooLong,
    Waits,
    Who,
    Wins,
    Won,
)
from games.kara.near import DICE, distance, exact, matches, place, rank
from games.kara.questions import STOP, RunOrStop, StayOrGo

CIRCLES = 100
"""The turns of everybody after which every Kara that still runs is stopped (KA-7)."""
OPTIONS = (
    Number("stake", 5),
    Number("chips", 50),
    Number("rounds", 10, least=1),
    Number("drink", 1),
    Choice("house", ("player", "extra", "neutral")),
)


@dataclass(slots=True)
class Round:
    """The state of a round: the house, the Karas, who has stopped."""

    players: list[Seat] = field(default_factory=list)
    """The seats that throw a Kara, in order."""
    present: int = 0
    """The number of drinkers: the players, and the thrower of the house."""
    house: Dice = ()
    karas: dict[Seat, Dice] = field(default_factory=dict)
    still: dict[Seat, Dice] = field(default_factory=dict)
    """The dice of each Kara that were not thrown again."""
    stopped: list[Seat] = field(default_factory=list)
    pot: int = 0


class Kara(Purses):
    """A game of Bring den Kara ins Haus."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(seats, int(options["chips"]))
        self.stake, self.drink, self.last = (int(options[name]) for name in ("stake", "drink", "rounds"))
        self.mode = options["house"]
        self.wins = [0] * seats
        self.shared = [0] * seats
        """The rounds that each seat has won alone, and those that it has shared (KA-11)."""
        self.wirt = 0
        self.thrower = self.starter = Seat(seats - 1)
        self.round = Round()

    async def play(self) -> Mapping[str, Any]:
        """Play the whole game: all rounds, or until fewer than two can pay (KA-13)."""
        await Tell(Stakes(self.chips[0], self.stake, self.last))
        for number in range(1, self.last + 1):
            able = self.able()
            if len(able) < 2:
                break
            self.number = number
            await self.play_round(able)
            if number < self.last:
                await self.ask_who_stays()
        return await self.end()

    def able(self) -> list[Seat]:
        """Return the seats that play the next round: at the table, and able to pay the stake (KA-13)."""
        return [seat for seat in self.inside() if self.chips[seat] >= self.stake]

    async def play_round(self, able: list[Seat]) -> None:
        """Play a round: the house, the Karas, and who wins (KA-2 to KA-12)."""
        for seat in self.inside():
            if seat not in able:
                await Tell(SitsOut(seat))
        await self.throw_house(able)
        self.before = list(self.chips)
        for seat in self.round.players:
            self.chips[seat] -= self.stake
            self.round.pot += self.stake
        winner = await self.run_karas()
        await (self.settle_exactly(winner) if winner is not None else self.settle())

    async def throw_house(self, able: list[Seat]) -> None:
        """Choose who throws the house and who begins, and throw it (KA-3)."""
        now = self.round = Round(present=len(able), pot=self.stays)
        self.stays = 0
        neutral = self.mode == "neutral" or (self.mode == "player" and len(able) < 3)
        if neutral:
            self.starter = self.next_of(able, self.starter)
            now.players = self.clockwise(self.starter, able)
            await Tell(HouseNext(self.starter, neutral=True))
            now.house = await Roll(self.starter, DICE, of="house")
            await Tell(House(sum(now.house), now.house, self.number, self.last))
            return
        thrower = self.thrower = self.starter = self.next_of(able, self.thrower)
        left = self.next_of(able, thrower)
        now.players = [seat for seat in self.clockwise(left, able) if self.mode == "extra" or seat != thrower]
        await Tell(HouseNext(thrower))
        now.house = await Roll(thrower, DICE, of="house")
        plays = self.mode == "extra"
        await Tell(HouseBy(thrower, sum(now.house), now.house, plays, self.number, self.last))

    async def run_karas(self) -> Seat | None:
        """Play turns in order until all have stopped, or the first to stop would be next (KA-4 to KA-7).

        Return the seat that hits the house exactly, or None.
        """
        now = self.round
        for _ in range(CIRCLES):
            for seat in now.players:
                if now.stopped and now.stopped[0] == seat:
                    return None  # KA-7: everybody else has had one more turn
                if await self.turn(seat):
                    return seat
        if len(now.stopped) < len(now.players):
            await Tell(TooLong())
        return None

    async def turn(self, seat: Seat) -> bool:
        """Throw the first Kara, or run or stop; return whether it is exactly the house (KA-4 to KA-8)."""
        now = self.round
        before = now.karas.get(seat)
        if before is None:
            dice = await Roll(seat, DICE)
        else:
            far, house, still = place(before, now.house), now.house, now.still.get(seat, ())
            chosen = await RunOrStop(seat, before, *far, house, bool(now.stopped), sum(house), still)
            if chosen == STOP:
                await Tell(Stopped(seat, before, *place(before, now.house)))
                await self.stop(seat)
                return False
            now.still[seat] = tuple(missing(chosen, before))
            dice = tuple(sorted((*now.still[seat], *await Roll(seat, len(chosen)))))
        now.karas[seat] = dice
        if exact(dice, now.house):
            await Tell(Exactly(seat, dice))
            return True
        if distance(dice, now.house) == 0:
            await Tell(InHouse(seat, dice, matches(dice, now.house)))
            await self.stop(seat)
        else:
            await Tell(Threw(seat, dice, *place(dice, now.house), before is not None))
        return False

    async def stop(self, seat: Seat) -> None:
        """Mark a seat as stopped; after the first stop all others have their last turn (KA-7)."""
        now = self.round
        now.stopped.append(seat)
        if len(now.stopped) == 1 and len(now.players) > 1:
            others = tuple(other for other in now.players if other != seat)
            await Tell(LastTurn(others, tuple(other for other in others if other not in now.karas)))

    # Who wins

    async def settle_exactly(self, winner: Seat) -> None:
        """Pay a round for all from the pot, and the rest to the winner (KA-8)."""
        await self.pay_drinks("exactly")
        await self.pay([winner])

    async def settle(self) -> None:
        """Pay the nearest seat, ties decided by matches; if still equal, they share after a round for all."""
        now = self.round
        best = max(rank(dice, now.house) for dice in now.karas.values())
        winners = [seat for seat in now.players if rank(now.karas[seat], now.house) == best]
        far, matched = -best[0], best[1]
        if len(winners) > 1:
            await Tell(Equal(tuple(winners), far, matched))
            await self.pay_drinks("tie")  # KA-11
        else:
            as_near = sum(abs(distance(dice, now.house)) == far for dice in now.karas.values())
            side = place(now.karas[winners[0]], now.house)[1]
            await Tell(Wins(winners[0], far, side, matched if as_near > 1 else -1))
        await self.pay(winners)

    async def pay_drinks(self, cause: Literal["tie", "exactly"]) -> None:
        """Pay the Wirt for a round for all, never more than the pot (KA-12)."""
        chips = min(self.drink * self.round.present, self.round.pot)
        self.round.pot -= chips
        self.wirt += chips
        if chips:
            await Tell(Drinks(chips, cause))

    async def pay(self, winners: list[Seat]) -> None:
        """Split the pot evenly among the winners; what does not divide stays (KA-11, KA-12)."""
        each, odd = shares(self.round.pot, len(winners))
        self.round.pot = 0
        counted = self.wins if len(winners) == 1 else self.shared
        for seat in winners:
            counted[seat] += 1
        await self.settle_round(dict.fromkeys(winners, each))
        await self.leave_in_pot(odd)

    async def ask_who_stays(self) -> None:
        """Let each seat that can pay leave or join again between rounds (KA-1); ask nobody if the game is over."""
        can_pay = [seat for seat in self.everybody() if self.chips[seat] >= self.stake]
        for seat in can_pay if len(can_pay) > 1 else ():
            inside = seat not in self.away
            answer = await StayOrGo(seat, inside, self.chips[seat], inside and len(self.inside()) <= 2)
            if answer == "leave":
                self.away.add(seat)
                await Tell(LeavesTable(seat))
            elif answer == "join":
                self.away.remove(seat)
                await Tell(JoinsAgain(seat))

    async def end(self) -> Mapping[str, Any]:
        """End the game: the most chips win, at stake 0 the most rounds; a pot that is left is shared (T-6)."""
        await self.share_what_stayed(self.inside() or self.everybody())
        if self.wirt:
            await Tell(Bill(self.wirt))
        best = max(map(self.score, self.everybody()))
        winners = tuple(seat for seat in self.everybody() if self.score(seat) == best)
        first = winners[0]
        won = Won(first, self.chips[first], self.wins[first], self.shared[first])
        await Tell(Tied(winners) if len(winners) > 1 else won)
        await self.tell_others([*map(self.score, self.everybody())], self.standing_of)
        return {"winners": winners}

    def standing_of(self, seat: Seat) -> Standing:
        """Return a seat's chips, the rounds it has won alone, and those it has shared."""
        return Standing(seat, self.chips[seat], self.wins[seat], self.shared[seat], not self.stake)

    def score(self, seat: Seat) -> int:
        """Return the score that decides the game: chips, or rounds, shared ones too, if it is played for honour."""
        return self.chips[seat] if self.stake else self.wins[seat] + self.shared[seat]

    def total(self) -> int:
        """Return the number of all chips there are (T-3)."""
        return sum(self.chips) + self.stays + self.wirt + self.round.pot

    # Answers to commands

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return the number of the round, and everybody's chips and rounds."""
        return (*self.round_of(), *map(self.standing_of, self.everybody()))

    def resumed(self) -> tuple[Event, ...]:
        """Return the house of the current round."""
        house = self.round.house
        return (House(sum(house), house),) if house else ()

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the Kara of the seat."""
        dice = self.round.karas.get(seat)
        return (Holding(dice, *place(dice, self.round.house)) if dice else NotThrown(),)

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        """Return the house, the pot, or the place of every Kara and the leading one."""
        now = self.round
        if query == "house":
            return self.resumed() or (NotThrown(),)
        if query == "pot":
            return (InPot(now.pot + self.stays),)
        return self.places()

    def places(self) -> tuple[Event, ...]:
        """Return the place of every Kara in the round; the nearest leads, stopped or not."""
        now = self.round
        leader = max([rank(dice, now.house) for dice in now.karas.values()], default=None)
        return tuple([self.where(other, leader) for other in now.players])

    def beside(self, seat: Seat) -> tuple[Event, ...]:
        """Return the place of every Kara, who sits out, the house with its dice in order, and the pot."""
        now = self.round
        out = [Waits(other, False) for other in self.everybody() if other not in now.players] if now.players else ()
        house = (House(sum(now.house), tuple(sorted(now.house))),) if now.house else ()
        return (*self.places(), *out, *house, InPot(now.pot + self.stays))

    def where(self, seat: Seat, leader: tuple[int, int] | None) -> Event:
        """Return the place of a seat's Kara, beside the rank of the leading one."""
        now = self.round
        dice, stopped = now.karas.get(seat), seat in now.stopped
        if dice is None:
            return Waits(seat)
        return Who(seat, *place(dice, now.house), matches(dice, now.house), stopped, rank(dice, now.house) == leader)
