"""A bot: it plays what fits, jacks last, and wishes for the suit it has most of."""

from collections import Counter
from typing import Any

from games import Ask, Luck, Seat, Tell, Temper
from maumau.rules import DRAW, SUITS, Play, PlayDrawn, fits, suit


class Sensible:
    """Plays one seat."""

    def __init__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> None:
        self.suits: Counter[str] = Counter()

    def tell(self, told: Tell) -> None:
        """Ignore the event: each question shows the hand."""

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return the answer to a question."""
        if isinstance(question, Play):
            self.suits = Counter(map(suit, question.hand))
            wished = None if question.free else question.wished
            good = [card for card in question.hand if fits(card, question.top, wished)]
            return min(good, key=lambda card: (card[1:] == "j", -self.suits[suit(card)])) if good else DRAW
        if isinstance(question, PlayDrawn):
            return "yes"
        return max(SUITS, key=lambda each: self.suits[each])
