"""The questions of Choose Your Words.

The questions of a round hold the hand of the seat they ask, so they are private: at a shared keyboard the others look
away.
"""

from __future__ import annotations

from typing import ClassVar

from games import Ask, Cards, Event, Hand, Illegal, Offer, Row, Seat, frozen, letters
from games.words.events import CanDoubt
from games.words.table import NO_WORD, Laying, Lexicon, joined
from wordlists.spelling import cut

Move = tuple[str] | tuple[str, int]
"""`("fold",)`, `("call",)`, `("bet", 3)` or `("raise", 4)`: bets and raises name the chips to bet in total (CW-6).

`("bet",)` and `("raise",)` are the least.
"""
FOLD: Move = ("fold",)
CALL: Move = ("call",)
LEAST_BET: Move = ("bet",)
LEAST_RAISE: Move = ("raise",)
CHECK: Move = ("check",)
"""A move of other poker, which is understood here, and refused."""
MOST_SWAPPED = 4
NOBODY = -1


FOLDS: tuple[Offer[Move], ...] = (Offer("fold", FOLD, says="no", confirm="sure", hidden=True), Offer("fold", FOLD))
"""The ways to fold: a plain no may mean something else, and is asked back; who names the fold means it."""


def _is_to(move: Move, name: str, least: int, most: int) -> bool:
    """Tell whether a move has this name, and from `least` to `most` chips."""
    return len(move) == 2 and move[0] == name and least <= move[1] <= most


@frozen
class Open(Ask[Move]):
    """Bet first, or fold (CW-6).

    `least` and `most` limit the bet, or are all chips left if these are fewer. `others` counts the others still in.
    `left` is how many rounds follow this one, -1 if the game goes on to the end; `ahead` by how many chips the seat
    was ahead of the best of the others when the round began.
    """

    private: ClassVar[bool] = True
    reveals: ClassVar[bool] = False
    hand: Hand
    least: int
    most: int
    pot: int
    others: int
    agreed: Lexicon
    left: int = -1
    ahead: int = 0

    def offers(self) -> tuple[Offer[Move], ...]:
        """Offer a bet, by default the least, or a fold."""
        return (
            Offer("bet", LEAST_BET, "amount", lambda chips: ("bet", chips), bare=True, says="yes"),
            Offer("call", LEAST_BET, hidden=True),
            Offer("check", CHECK, hidden=True),
            *FOLDS,
        )

    def check(self, answer: Move) -> None:
        """Raise Illegal unless it is a fold, or a bet within the limits."""
        if answer in (FOLD, LEAST_BET):
            return
        if answer == CHECK:
            raise Illegal("words-no-check", least=self.least, most=self.most)
        if not _is_to(answer, "bet", self.least, self.most):
            raise Illegal("words-bet", least=self.least, most=self.most)

    def is_private(self) -> bool:
        """Tell whether it shows a hand; real cards are not shown."""
        return bool(self.hand)


@frozen
class Call(Ask[Move]):
    """Call for `price` chips, raise to `least` up to `most`, or fold (CW-6).

    `most` is 0 if no raise is left. `others`, `left` and `ahead` are as in Open.
    """

    private: ClassVar[bool] = True
    reveals: ClassVar[bool] = False
    hand: Hand
    price: int
    pot: int
    least: int
    most: int
    others: int
    agreed: Lexicon
    left: int = -1
    ahead: int = 0

    def offers(self) -> tuple[Offer[Move], ...]:
        """Offer a call, a raise, by default to the least, or a fold."""
        return (
            Offer("call", CALL, called=((str(self.price), CALL),), says="yes"),
            Offer(
                "raise",
                LEAST_RAISE,
                "amount",
                lambda chips: ("raise", chips),
                unclear="words-call-or-raise" if self.most else "words-no-raise",
                by=lambda more: ("raise", self.least - 1 + more),
                hidden=not self.most,
            ),
            *FOLDS,
        )

    def check(self, answer: Move) -> None:
        """Raise Illegal unless it is a call, a fold, or a raise within the limits."""
        if answer in (CALL, FOLD):
            return
        if not self.most:
            raise Illegal("words-no-raise")
        if answer != LEAST_RAISE and not _is_to(answer, "raise", self.least, self.most):
            only = self.least == self.most
            raise Illegal("words-raise-only" if only else "words-raise", least=self.least, most=self.most)

    def is_private(self) -> bool:
        """Tell whether it shows a hand; real cards are not shown."""
        return bool(self.hand)


@frozen
class Swap(Ask[Cards]):
    """Lay up to four cards in the middle, and draw as many others (CW-8)."""

    private: ClassVar[bool] = True
    hand: Hand
    pot: int
    agreed: Lexicon

    def offers(self) -> tuple[Offer[Cards], ...]:
        """Offer to swap cards, or none."""
        return Offer("swap", takes="cards", make=self._held, says="yes"), Offer("none", ())

    def _held(self, typed: Cards) -> Cards:
        """Return typed cards as cards of the hand."""
        return joined(tuple(typed), letters(self.hand))

    def check(self, answer: Cards) -> None:
        """Raise Illegal unless the answer is at most four cards of the hand."""
        if len(answer) > MOST_SWAPPED:
            raise Illegal("words-four-at-most", typed=len(answer))
        left = list(letters(self.hand))
        for name in answer:
            if name not in letters(self.hand):
                raise Illegal("words-no-such-card", card=cut(str(name), 10))
            if name not in left:
                raise Illegal("words-no-card-left", card=cut(str(name), 10))
            left.remove(name)


@frozen
class SwapCount(Ask[int]):
    """Say how many real cards are swapped (CW-8)."""

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer to swap a number of cards, or none."""
        return Offer("swap", takes="amount", bare=True, says="yes"), Offer("none", 0)

    def check(self, answer: int) -> None:
        """Raise Illegal unless it is 0 to 4."""
        if not 0 <= answer <= MOST_SWAPPED:
            raise Illegal("words-four-at-most", typed=answer)


@frozen
class Lay(Ask[Laying]):
    """Lay one word with the cards of the hand, or none (CW-11)."""

    final: ClassVar[bool] = True
    private: ClassVar[bool] = True
    hand: Hand
    pot: int
    agreed: Lexicon

    def offers(self) -> tuple[Offer[Laying], ...]:
        """Offer to lay a word, or none."""
        lay = Offer("lay", takes="word", make=self._laying, says="yes", means=self._means)
        return lay, Offer("none", NO_WORD, confirm="sure")

    def _means(self, typed: str) -> bool:
        return self.agreed.means(typed, self.hand)

    def _laying(self, typed: str) -> Laying:
        return self.agreed.lay(typed, self.hand)

    def check(self, answer: Laying) -> None:
        """Raise Illegal unless cards of the hand lay the word (CW-12, CW-16)."""
        if answer != NO_WORD:
            self.agreed.check(answer, self.hand)


@frozen
class LayUnseen(Ask[Laying]):
    """Lay one word with real cards, which are typed with it, or none (CW-11)."""

    final: ClassVar[bool] = True
    private: ClassVar[bool] = True
    reveals: ClassVar[bool] = False
    pot: int
    agreed: Lexicon

    def offers(self) -> tuple[Offer[Laying], ...]:
        """Offer to lay a word by its cards, or none."""
        lay = Offer("lay", takes="word", make=self.agreed.ways, says="yes", means=self._means)
        return lay, Offer("none", NO_WORD, confirm="sure")

    def _means(self, typed: str) -> bool:
        return self.agreed.means(typed, ())

    def check(self, answer: Laying) -> None:
        """Raise Illegal unless seven cards of the deck can lay the word (CW-12, CW-16)."""
        if answer != NO_WORD:
            self.agreed.check_unseen(answer)


@frozen
class ShowHighest(Ask[Cards]):
    """Name the highest real card if no word counts (CW-14)."""

    agreed: Lexicon

    def offers(self) -> tuple[Offer[Cards], ...]:
        """Offer to name one card."""
        return (Offer("card", takes="cards", make=self._one, bare=True),)

    def _one(self, typed: Cards) -> Cards:
        """Return a typed card; two letters that are one card of the deck are read as that: T H is the card TH."""
        card = "".join(typed)
        return (card,) if card in self.agreed.deck.kinds else tuple(typed)

    def check(self, answer: Cards) -> None:
        """Raise Illegal unless it is one card of the deck."""
        if len(answer) != 1 or answer[0] not in self.agreed.deck.kinds:
            raise Illegal(
                "words-one-of-deck",
                card="QU" if "QU" in self.agreed.deck.kinds else max(self.agreed.deck.kinds, key=len),
            )


@frozen
class WhoDeals(Ask[int]):
    """Name the first dealer after real cards are cut (CW-2)."""

    seats: int

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer to name a seat."""
        return (Offer("dealer", takes="seat", bare=True),)

    def check(self, answer: int) -> None:
        """Raise Illegal unless the answer is a seat of the table."""
        if not 0 <= answer < self.seats:
            raise Illegal("words-nobody-there")


@frozen
class Doubt(Ask[int]):
    """Doubt a word on the table, or none (CW-16). The question tells the other players' word with the most points."""

    owner: Seat
    word: str
    points: int
    cards: Row
    doubtful: tuple[CanDoubt, ...]
    agreed: Lexicon
    pot: int = 0

    def offers(self) -> tuple[Offer[int], ...]:
        """Offer to doubt the word of a seat, by default the one with the most points, or none."""
        words = tuple((other.word, other.seat) for other in self.doubtful)
        return Offer("doubt", self.owner, "seat", called=words, says="yes"), Offer("none", NOBODY)

    def check(self, answer: int) -> None:
        """Raise Illegal unless it is NOBODY, or a seat with a word that may be doubted."""
        if answer != NOBODY and answer not in {other.seat for other in self.doubtful}:
            raise Illegal("words-no-doubt")

    def choices(self) -> tuple[Event, ...]:
        """Return the words on the table that may be doubted."""
        return self.doubtful
