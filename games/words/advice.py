"""Advice and review for Choose Your Words: the best word of a hand, and the average gain of a bet.

Where words are looked up only when they are doubted, there is no advice: it would be a look-up for free.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Literal, cast

from games import Ask, Event, Hand, Row, Seat, Tell, Watcher, Weighed, frozen, no_luck
from games.words.betting import Way, is_near_end
from games.words.bots import BEST, Guest, ranks
from games.words.events import Dealt
from games.words.questions import CALL, FOLD, Call, Lay, Move, Open, Swap
from games.words.table import Lexicon
from wordlists.laying import laid

HUNDRED, DIGITS = 100, 4


@frozen
class NoLookUp(Event):
    """There is no advice where words are looked up only when they are doubted (CW-16)."""


Than = Literal["fold", "call", "bet", "raise"]


@frozen
class AdviseFold(Event):
    """Fold: in a hundred such rounds the next best move, `than`, costs `more` chips; near the end, so many games."""

    more: int
    games: bool
    than: Than
    chips: int


@frozen
class AdviseCall(Event):
    """Call: in a hundred such rounds that wins `more` chips than the next best move; near the end, so many games."""

    more: int
    games: bool
    than: Than
    chips: int


@frozen
class AdviseBet(Event):
    """Bet `chips`, or raise to as many: that wins `more` than the next best move, `than`, for `other` chips.

    With a `bluff` more than half of all hands beat this one, which beats `rank` of a hundred.
    """

    chips: int
    raises: bool
    more: int
    games: bool
    than: Than
    other: int
    bluff: bool
    rank: int


@frozen
class AdviseSwap(Event):
    """Swap these `count` cards: the best word then has `average` points on average, and now it has `points`.

    If none are to be swapped, `average` is that of the best swap.
    """

    cards: Row
    count: int
    points: int
    average: int


@frozen
class AdviseLetters(Event):
    """The best word of the hand has so many letters and points; nothing is said about which it is."""

    letters: int
    points: int


@frozen
class AdviseWord(Event):
    """The best word of the hand."""

    word: str
    points: int
    cards: Row


@frozen
class AdviseNoWord(Event):
    """The hand has no word."""


@frozen
class CostLaid(Event):
    """A word was laid for `did` points, where the best one has `points`; without a word `did` is 0."""

    hand: Hand
    laid: str
    did: int
    word: str
    points: int
    cost: int


@frozen
class Luck(Event):
    """How good the dealt hands of a seat were: better than `rank` of a hundred on average."""

    seat: Seat
    hands: int
    rank: int


def best_way(ways: list[Way]) -> tuple[float, Move]:
    """Return the value of the best move, and the move; of equal ones the first."""
    value, place = max((round(value, DIGITS), -place) for place, (_, value, _) in enumerate(ways))
    return value, ways[-place][2]


def amount(move: Move) -> int:
    """Return the chips of a bet or a raise; 0 for other moves."""
    return int(move[1]) if len(move) > 1 else 0


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
        """Return the best bet, swap or word; at first only the letters and points of the word."""
        if not isinstance(question, (Open, Call, Swap, Lay)) or not question.hand:
            return ()
        if not question.agreed.always:
            return (NoLookUp(),)
        if isinstance(question, (Open, Call)):
            return (self._bet(question),)
        points, word = next(question.agreed.dictionary.best(question.hand), (0, ""))
        if isinstance(question, Swap):
            gains = self._best.gains(1, question)
            gone, average = gains[0]
            if not gone:
                average = gains[1][1] if len(gains) > 1 else 0
            return (AdviseSwap(Row(gone), len(gone), points, round(average)),)
        if not word:
            return (AdviseNoWord(),)
        if not times:
            return (AdviseLetters(len(word), points),)
        return (AdviseWord(question.agreed.spelled(word), points, Row(laid(word, question.hand) or ())),)

    def _bet(self, question: Open | Call) -> Event:
        """Return the move that wins most, and by how much; of equal ones the cheapest."""
        rank = self._best.rank(question)
        ways = self._best.bettor.ways(question, rank)
        value, move = best_way(ways)
        next_value, other = best_way([way for way in ways if way[2] != move])
        games = is_near_end(question)
        more = round((HUNDRED / 2 if games else HUNDRED) * (value - next_value))
        than, chips = cast("Than", other[0]), amount(other)
        if move == FOLD:
            return AdviseFold(more, games, than, chips)
        if move == CALL:
            return AdviseCall(more, games, than, chips)
        beats = round(HUNDRED * rank**question.others)
        bluff = beats < HUNDRED / 2 and amount(move) > question.least
        return AdviseBet(amount(move), isinstance(question, Call), more, games, than, chips, bluff, beats)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of laying this word against the best one, in points."""
        if isinstance(question, (Open, Call, Swap, Lay)):
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
        """Return the luck of the dealt hands."""
        if not self._hands or self._agreed is None:
            return ()
        found = ranks(self._agreed, BEST.share, False)
        shares = [bisect_left(found, self._best.best_points(hand, self._agreed)) / len(found) for hand in self._hands]
        return (Luck(self.seat, len(shares), round(100 * sum(shares) / len(shares))),)
