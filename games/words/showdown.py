"""The showdown of Choose Your Words: words are laid unseen, shown together, and may be doubted (CW-11 to CW-16)."""

from __future__ import annotations

from games import Row, Seat, Tell, frozen, worth
from games.words.events import CanDoubt, HighCard, Laid, LaidNothing, NoWordCounts, Stands, Struck
from games.words.questions import NOBODY, Doubt, Lay, LayUnseen, ShowHighest
from games.words.table import Laying, Lexicon, Round, high_card


@frozen
class Shown:
    """A word on the table."""

    word: str
    points: int
    cards: Row


@frozen
class Showdown:
    """The end of a round. `typed`: whether the players hold real cards. `pot`: the chips that can be won."""

    round: Round
    agreed: Lexicon
    typed: bool
    pot: int

    async def points(self) -> dict[Seat, int]:
        """Play the showdown, and return the points of each player still in (CW-11 to CW-16)."""
        order = self.round.from_left()
        layings = {seat: await self._laying(seat) for seat in order}
        shown = {seat: self._shown(laying) for seat, laying in layings.items() if laying}
        for seat in order:
            word = shown.get(seat)
            await Tell(Laid(seat, word.word, word.points, word.cards) if word else LaidNothing(seat))
        standing = shown if self.agreed.always else await self._doubted(shown)
        if standing:
            return {seat: standing[seat].points if seat in standing else 0 for seat in order}
        return await self._highest_cards(order)

    async def _laying(self, seat: Seat) -> Laying:
        if self.typed:
            return await LayUnseen(seat, self.pot, self.agreed)
        return await Lay(seat, self.round.hands[seat], self.pot, self.agreed)

    def _shown(self, laying: Laying) -> Shown:
        word, *names = laying
        cards = self.agreed.deck.hand(names)
        return Shown(self.agreed.spelled(word), worth(cards), Row(cards))

    async def _doubted(self, shown: dict[Seat, Shown]) -> dict[Seat, Shown]:
        """Return the words that still count after everybody at the table could doubt each of them (CW-16)."""
        standing, open_words = dict(shown), set(shown)
        for seat in (*self.round.seats[1:], self.round.dealer):
            while others := [other for other in standing if other in open_words and other != seat]:
                answer = await self._doubt(seat, others, standing)
                if answer == NOBODY:
                    break
                owner = Seat(answer)
                open_words.remove(owner)
                word = standing[owner].word
                if self.agreed.dictionary.lists(word):
                    await Tell(Stands(owner, word, seat))
                else:
                    del standing[owner]
                    await Tell(Struck(owner, word, seat))
        return standing

    def _doubt(self, seat: Seat, others: list[Seat], standing: dict[Seat, Shown]) -> Doubt:
        doubtful = tuple(CanDoubt(other, standing[other].word, standing[other].points) for other in others)
        leader = max(others, key=lambda other: standing[other].points)
        word = standing[leader]
        return Doubt(seat, leader, word.word, word.points, word.cards, doubtful, self.agreed, self.pot)

    async def _highest_cards(self, order: list[Seat]) -> dict[Seat, int]:
        """Return the points of each player's highest card (CW-14)."""
        await Tell(NoWordCounts())
        points = {}
        for seat in order:
            if self.typed:
                (card,) = self.agreed.deck.hand(await ShowHighest(seat, self.agreed))
            else:
                card = high_card(self.round.hands[seat])
            points[seat] = card.points
            await Tell(HighCard(seat, Row((card,))))
        return points
