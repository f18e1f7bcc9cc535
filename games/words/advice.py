"""Advice and review for Choose Your Words: the best word of a hand, and the most frequent bet of the plan of `best`.

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
Third = Literal["none", "fold", "call", "bet", "raise"]
MIXED = 0.01
"""The least share of a move that is told: a plan that makes one move more often than all but this makes no other."""


@frozen
class AdviseFold(Event):
    """Fold: in a hundred such rounds the next best move, `than`, costs `more` chips; near the end, so many games.

    Where the plan of `best` mixes its moves, it folds `often` times in a hundred, and else it makes the move `than`, or
    `third` if there is a third one.
    """

    more: int
    games: bool
    than: Than
    chips: int
    often: int = 100
    third: Third = "none"
    third_chips: int = 0


@frozen
class AdviseCall(Event):
    """Call: in a hundred such rounds that wins `more` chips than the next best move; near the end, so many games.

    `often` and what follows are as in AdviseFold.
    """

    more: int
    games: bool
    than: Than
    chips: int
    often: int = 100
    third: Third = "none"
    third_chips: int = 0


@frozen
class AdviseBet(Event):
    """Bet `chips`, or raise to as many: that wins `more` than the next best move, `than`, for `other` chips.

    With a `bluff` more than half of all hands beat this one, which beats `rank` of a hundred. `often` and what follows
    are as in AdviseFold.
    """

    chips: int
    raises: bool
    more: int
    games: bool
    than: Than
    other: int
    bluff: bool
    rank: int
    often: int = 100
    third: Third = "none"
    third_chips: int = 0


@frozen
class AdviseSwap(Event):
    """Swap these `count` cards: the best word then has `average` points on average, and now it has `points`.

    If none are to be swapped, `average` is that of the best swap, 0 if that is as good.
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
    """A word was laid for `did` points, where the best one has `points`; without a word `did` is 0.

    A word that is `made_up` counts only as long as nobody doubts it.
    """

    hand: Hand
    laid: str
    did: int
    word: str
    points: int
    cost: int
    made_up: bool = False


@frozen
class Luck(Event):
    """How good the dealt hands of a seat were: better than `rank` of a hundred on average."""

    seat: Seat
    hands: int
    rank: int


def amount(move: Move) -> int:
    """Return the chips of a bet or a raise; 0 for other moves."""
    return int(move[1]) if len(move) > 1 else 0


def named(move: Move) -> Than:
    """Return the name of a move."""
    return cast("Than", move[0])


@frozen
class Mix:
    """A plan of `best` at a bet: how often it makes each move, and what each gains."""

    shares: dict[Move, float]
    values: dict[Move, float]

    def others(self, move: Move) -> list[Move]:
        """Return the other moves that are made: the most frequent first."""
        made = [other for other, share in self.shares.items() if other != move and share >= MIXED]
        return sorted(made, key=lambda other: -self.shares[other])

    def next_best(self, move: Move) -> tuple[float, Move]:
        """Return how much less the best of the other moves gains, and that one; of equal ones the first."""
        others = [(round(value, DIGITS), other) for other, value in self.values.items() if other != move]
        less, other = max(others, key=lambda each: each[0])
        return max(self.values[move] - less, 0.0), other


def mixed(ways: list[Way]) -> Mix:
    """Return a plan with each move once: where the lowest bet is the highest, a plan names it twice."""
    shares: dict[Move, float] = {}
    values: dict[Move, float] = {}
    for share, value, move in ways:
        shares[move] = shares.get(move, 0.0) + share
        values[move] = max(value, values.get(move, value))
    return Mix(shares, values)


def reasons(move: Move, mix: Mix, games: bool) -> tuple[tuple[int, bool, Than, int], tuple[int, Third, int]]:
    """Return the gain of a move over the next best one, and how often it is made; only that where moves are mixed."""
    others = mix.others(move)
    if not others:
        gain, other = mix.next_best(move)
        more = round((HUNDRED / 2 if games else HUNDRED) * gain)
        return (more, games, named(other), amount(other)), (HUNDRED, "none", 0)
    often = min(max(round(HUNDRED * mix.shares[move]), 1), HUNDRED - 1)
    told = 0, games, named(others[0]), amount(others[0])
    return told, (often, named(others[1]), amount(others[1])) if len(others) > 1 else (often, "none", 0)


class Counsel(Watcher):
    """Tells what `best` lays and swaps, and what it bets most often."""

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
        points, word = question.agreed.dictionary.best_word(question.hand)
        if isinstance(question, Swap):
            gains = self._best.gains(1, question)
            gone, average = gains[0]
            if not gone:
                average = gains[1][1] if len(gains) > 1 and round(gains[1][1]) < points else 0
            return (AdviseSwap(Row(gone), len(gone), points, round(average)),)
        if not word:
            return (AdviseNoWord(),)
        if not times:
            return (AdviseLetters(len(word), points),)
        return (AdviseWord(question.agreed.spelled(word), points, Row(laid(word, question.hand) or ())),)

    def _bet(self, question: Open | Call) -> Event:
        """Return the move that `best` makes most often here: its gain, or how often, where its plan mixes moves."""
        mix = mixed(self._best.bets(question))
        move = max(mix.shares, key=lambda each: mix.shares[each])
        told, plan = reasons(move, mix, is_near_end(question))
        if move == FOLD:
            return AdviseFold(*told, *plan)
        if move == CALL:
            return AdviseCall(*told, *plan)
        beats = round(HUNDRED * self._best.rank(question) ** question.others)
        bluff = beats < HUNDRED / 2 and amount(move) > question.least
        return AdviseBet(amount(move), isinstance(question, Call), *told, bluff, beats, *plan)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of laying this word against the best one, in points."""
        if isinstance(question, (Open, Call, Swap, Lay)):
            self._agreed = question.agreed
        if not isinstance(question, Lay):
            return None
        agreed = question.agreed
        points, word = agreed.dictionary.best_word(question.hand)
        typed, *names = answer or ("",)
        did = sum(card.points for card in agreed.deck.hand(names))
        made_up = bool(typed) and not agreed.dictionary.lists(typed)
        cost = points if made_up else max(points - did, 0)
        said = agreed.spelled(word) if word else ""
        return Weighed(cost, CostLaid(question.hand, typed, did, said, points, cost, made_up))

    def luck(self) -> tuple[Event, ...]:
        """Return the luck of the dealt hands."""
        if not self._hands or self._agreed is None:
            return ()
        found = ranks(self._agreed, BEST.share, False)
        shares = [bisect_left(found, self._best.best_points(hand, self._agreed)) / len(found) for hand in self._hands]
        return (Luck(self.seat, len(shares), round(100 * sum(shares) / len(shares))),)
