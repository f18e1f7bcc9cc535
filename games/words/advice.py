"""Advice and review for Choose Your Words: the best word of a hand, and what a bet wins on average.

Where words are looked up only when they are doubted, there is no advice: it would be a look-up for free.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Any

from games.advising import Watcher, Weighed, no_luck
from games.cards import Hand, Row
from games.steps import Ask, Event, Seat, Tell
from games.words.bots import BEST, Guest, ranks
from games.words.events import Dealt
from games.words.questions import CALL, FOLD, Call, Lay, Open, Swap
from games.words.table import Lexicon
from wordlists.laying import laid


@dataclass(frozen=True, slots=True)
class NoLookUp(Event):
    """There is no advice where words are looked up only when they are doubted (CW-16)."""


@dataclass(frozen=True, slots=True)
class AdviseFold(Event):
    """Fold: the hand is better than `rank` of a hundred, and no bet wins on average."""

    rank: int


@dataclass(frozen=True, slots=True)
class AdviseCall(Event):
    """Call: the hand is better than `rank` of a hundred."""

    rank: int


@dataclass(frozen=True, slots=True)
class AdviseBet(Event):
    """Bet `chips`, or raise to as many: the hand is better than `rank` of a hundred."""

    chips: int
    rank: int
    raises: bool


@dataclass(frozen=True, slots=True)
class AdviseSwap(Event):
    """Swap these `count` cards; the best word of the hand now has `points`."""

    cards: Row
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class AdviseLetters(Event):
    """The best word of the hand has so many letters and points; nothing is said about which it is."""

    letters: int
    points: int


@dataclass(frozen=True, slots=True)
class AdviseWord(Event):
    """The best word of the hand."""

    word: str
    points: int
    cards: Row


@dataclass(frozen=True, slots=True)
class AdviseNoWord(Event):
    """The hand has no word."""


@dataclass(frozen=True, slots=True)
class CostLaid(Event):
    """A word was laid for `did` points, where the best one has `points`; without a word `did` is 0."""

    hand: Hand
    laid: str
    did: int
    word: str
    points: int
    cost: int


@dataclass(frozen=True, slots=True)
class Luck(Event):
    """How good the dealt hands of a seat were: better than `rank` of a hundred on average."""

    seat: Seat
    hands: int
    rank: int


class Counsel(Watcher):
    """Knows the best word of a hand, and weighs bets as `best` does."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._best = Guest(seat, no_luck, BEST)
        self._hands: list[Hand] = []
        self._agreed: Lexicon | None = None

    def tell(self, told: Tell) -> None:
        """Follow the bets, and keep the hands that were dealt to its seat."""
        self._best.tell(told)
        if isinstance(told.event, Dealt) and told.to == self.seat:
            self._hands.append(told.event.hand)

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return what to bet, to swap or to lay; at first only the letters and points of the best word."""
        if not isinstance(question, Open | Call | Swap | Lay) or not question.hand:
            return ()
        if not question.agreed.always:
            return (NoLookUp(),)
        if isinstance(question, Open | Call):
            return (self._bet(question),)
        points, word = next(question.agreed.dictionary.best(question.hand), (0, ""))
        if isinstance(question, Swap):
            cards = self._best.swap(1, question)
            return (AdviseSwap(Row(question.agreed.deck.hand(cards)), len(cards), points),)
        if not word:
            return (AdviseNoWord(),)
        if not times:
            return (AdviseLetters(len(word), points),)
        return (AdviseWord(question.agreed.spelled(word), points, Row(laid(word, question.hand) or ())),)

    def _bet(self, question: Open | Call) -> Event:
        rank = round(100 * self._best.rank(question))
        move = self._best.bet(1, question)
        if move == FOLD:
            return AdviseFold(rank)
        return AdviseCall(rank) if move == CALL else AdviseBet(int(move[-1]), rank, isinstance(question, Call))

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return what laying this word cost against the best one, in points."""
        if isinstance(question, Open | Call | Swap | Lay):
            self._agreed = question.agreed
        if not isinstance(question, Lay):
            return None
        agreed = question.agreed
        points, word = next(agreed.dictionary.best(question.hand), (0, ""))
        typed, *names = answer or ("",)
        did = sum(card.points for card in agreed.deck.hand(names)) if agreed.dictionary.lists(typed) else 0
        cost = max(points - did, 0)
        said = agreed.spelled(word) if word else ""
        return Weighed(cost, CostLaid(question.hand, typed, did, said, points, cost))

    def luck(self) -> tuple[Event, ...]:
        """Return how good the dealt hands were."""
        if not self._hands or self._agreed is None:
            return ()
        found = ranks(self._agreed, BEST.share, False)
        shares = [bisect_left(found, self._best.best_points(hand, self._agreed)) / len(found) for hand in self._hands]
        return (Luck(self.seat, len(shares), round(100 * sum(shares) / len(shares))),)
