"""Coins and chips between the rounds of Misericorde: buying, changing back, leaving, joining (MI-1 to MI-3, MI-19)."""

from __future__ import annotations

from collections.abc import Mapping

from games import JoinsAgain, LeavesTable, Purses, Seat, SitsOut, Tell, Value, dealt_out
from games.misericorde.events import Bought, Cashed, Gave, Gets, Passes
from games.misericorde.questions import JOIN, LEAVE, NOBODY, OUT, STAY, Between, GiveTo, HowMany


class Coins(Purses):
    """A game whose chips are bought with coppers, `rate` chips per copper."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        super().__init__(seats, 0)
        self.stake, self.rate = int(options["stake"]), int(options["rate"])
        self.coppers = [int(options["coppers"])] * seats

    def worth(self, seat: Seat) -> int:
        """Return the wealth of a seat in chips; coppers count as the chips they buy."""
        return self.chips[seat] + self.coppers[seat] * self.rate

    def can_pay(self) -> list[Seat]:
        """Return the seats that could pay the stake after buying chips, at the table or away from it."""
        return [seat for seat in self.everybody() if self.worth(seat) >= self.stake]

    def coppers_needed(self, seat: Seat) -> int:
        """Return how many coppers a seat must spend on chips before it can pay the stake."""
        return max(-(-(self.stake - self.chips[seat]) // self.rate), 0)

    async def between_rounds(self) -> list[Seat]:
        """Let each player exchange, leave or join, before the first round too; return the players of the next round.

        Nobody is asked if fewer than two can pay the stake: the game is over then (MI-19). A player who can pay only
        with chips given by a leaving player is asked after the gift.
        """
        asked: list[Seat] = []
        playing: set[Seat] = set()
        while len(able := self.can_pay()) > 1 and (waiting := [seat for seat in able if seat not in asked]):
            asked.append(waiting[0])
            if await self.settles(waiting[0]):
                playing.add(waiting[0])
        for seat in self.inside():
            if seat not in able:
                await Tell(SitsOut(seat))
        return [seat for seat in self.inside() if seat in playing]

    async def settles(self, seat: Seat) -> bool:
        """Ask a seat until it has decided, and return whether it plays; buying decides it, changing back does not."""
        while True:
            needs = self.coppers_needed(seat)
            inside = seat not in self.away
            ends = inside and len(self.inside()) <= 2
            move = await Between.of(seat, inside, self.chips[seat], self.coppers[seat], self.rate, needs, ends)
            if move == STAY:
                return inside
            if move == OUT:
                await Tell(Passes(seat))
                return False
            if move == LEAVE:
                await self.leave(seat)
                return False
            if move == JOIN:
                self.away.remove(seat)
                await Tell(JoinsAgain(seat))
                continue
            coppers = int(move[-1])
            await self.exchange(seat, coppers if move[0] == "buy" else -coppers)
            if move[0] == "buy" and not self.coppers_needed(seat):
                return True

    async def exchange(self, seat: Seat, coppers: int) -> None:
        """Exchange coppers for chips, or chips for coppers if `coppers` is below 0 (MI-1)."""
        self.coppers[seat] -= coppers
        self.chips[seat] += coppers * self.rate
        event, got = (Bought, coppers * self.rate) if coppers > 0 else (Cashed, -coppers)
        await Tell(event(seat, got, self.chips[seat], self.coppers[seat]))

    async def leave(self, seat: Seat) -> None:
        """Let a seat leave and give chips away; the rest is dealt out, each chip to the seat with the fewest (MI-3).

        The last player at the table has nobody to give chips to, and keeps them.
        """
        self.away.add(seat)
        await Tell(LeavesTable(seat))
        others = self.clockwise(seat, self.inside())
        await self.give_away(seat, others)
        if others:
            got = dealt_out(self.chips[seat], self.chips, others)
            self.chips[seat] = 0
            for other, chips in got.items():
                self.chips[other] += chips
                await Tell(Gets(other, chips, self.chips[other]))

    async def give_away(self, seat: Seat, others: list[Seat]) -> None:
        """Let the leaving seat give chips to the others until it has none left or gives no more (MI-3)."""
        while others and self.chips[seat]:
            answer = await GiveTo(seat, self.chips[seat], tuple(others))
            if answer == NOBODY:
                break
            to = Seat(answer)
            chips = await HowMany(seat, "give", 1, self.chips[seat])
            if not chips:
                continue
            self.chips[seat] -= chips
            self.chips[to] += chips
            await Tell(Gave(seat, to, chips, self.chips[to]))
