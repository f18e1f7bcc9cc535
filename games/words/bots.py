"""Bots for Choose Your Words.

A bot knows a share of the dictionary: the most common words. It bets by how its best word ranks among those of many
random hands, and swaps the cards whose exchange gains most over a number of samples. `easy` forgets that others have
hands, too; `best` bets by an equilibrium, and tries the same draws whenever it has the same hand. If words are looked
up only when doubted, the better bots sometimes lay a made-up word, and doubt words that they do not know. Careful bots
bet and bluff less, bold ones more. A bot sees its question and the events told to its seat, nothing else.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Any
from zlib import crc32

from games import VOWELS, Ask, Cards, Event, Hand, Luck, Seat, Tell, Temper, frozen, letters, without
from games.words.betting import Bettor, Way
from games.words.decks import HAND
from games.words.events import Deals, Struck, Swapped
from games.words.questions import CALL, FOLD, MOST_SWAPPED, NOBODY, Call, Doubt, Lay, Move, Open, Swap
from games.words.table import NO_WORD, Laying, Lexicon
from wordlists.laying import laid

SAMPLE_HANDS = 200
ENDINGS = ("S", "E", "ER", "D", "N", "Y", "T", "R")
"""Cards that extend a word in a plausible way."""
DRAWS = 10_000
"""How many random numbers are reserved for one decision."""


@frozen
class Skill:
    """The skill of a bot.

    `share`: percentage of words that it knows. `samples`: draws it tries for each of `choices` exchanges. `bluffs`: it
    bluffs one time in this many, 0 for never. `doubts`: percentage of unknown words that it doubts. `counts`: it counts
    the others. `plans`: it bets by an equilibrium.
    """

    share: int
    samples: int
    choices: int
    bluffs: int
    doubts: int
    counts: bool = True
    plans: bool = False


EASY = Skill(15, 1, 1, 0, 10, counts=False)
GOOD = Skill(50, 8, 4, 8, 40)
BEST = Skill(100, 16, 8, 5, 100, plans=True)
NEARLY = 0.06
"""How much better a bold bot takes its chances to be, and how much worse a careful one."""
LEANING = 0.5
"""How far a bot leans by its temper to moves that cost less, or more."""
FINE = 1_000_000
DOUBTED, ASSUMED = 0.75, 4
"""The share of made-up words that unknown players are taken to doubt, and the number of words that this counts for."""
LONG = 7
"""The fewest letters of an unlisted word that is doubted, the likelier the more is in the pot."""
SURELY = 20
"""The chips in the pot at which such a word is always doubted."""


class Bluffs:
    """Counts the made-up words of a seat that were doubted."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.made_up = self.caught = 0

    def tell(self, event: Event) -> None:
        """Count a made-up word of its own that was struck."""
        self.caught += isinstance(event, Struck) and event.seat == self.seat

    def pass_for_words(self) -> float:
        """Return the chance that a made-up word passes: doubts are usual until others are found to be rare."""
        return 1 - (self.caught + DOUBTED * ASSUMED) / (self.made_up + ASSUMED)


class Guest:
    """A bot with a given skill."""

    def __init__(self, seat: Seat, luck: Luck, skill: Skill, temper: Temper = Temper.EVEN) -> None:
        self.luck = luck
        self.skill = skill
        self.temper = temper
        self.exchanged = False
        self.bettor = Bettor(seat)
        self.bluffs = Bluffs(seat)

    def tell(self, told: Tell) -> None:
        """Note exchanges, since hands are better after them, and the bets of others."""
        self.bettor.tell(told.event)
        self.bluffs.tell(told.event)
        if isinstance(told.event, Deals):
            self.exchanged = False
        elif isinstance(told.event, Swapped):
            self.exchanged = True

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return an answer that the rules allow."""
        if isinstance(question, (Open, Call)):
            return self.bet(number, question)
        if isinstance(question, Swap):
            return self.swap(number, question)
        if isinstance(question, Lay):
            return self.lay(number, question)
        assert isinstance(question, Doubt)
        return self.doubt(number, question)

    # Bets

    def bet(self, number: int, question: Open | Call) -> Move:
        """Return a move: weigh the chance of having the best word against the price."""
        if self.skill.plans:
            return self.drawn_of(number, self.bets(question))
        chance = self.chance(question)
        if isinstance(question, Open):
            if chance < 0.1:
                return FOLD
            return ("bet", self.height(question, chance))
        odds = question.price / (question.pot + question.price)
        if question.most and chance > 0.6 and chance > odds + 0.2:
            return ("raise", self.height(question, chance))
        return CALL if chance >= odds else FOLD

    def bets(self, question: Open | Call) -> list[Way]:
        """Return the moves of its plan: how often it makes each, and what each gains."""
        return self.bettor.ways(question, self.rank(question))

    def drawn_of(self, number: int, ways: list[Way]) -> Move:
        """Return a move, drawn as often as its plan says; a careful bot leans to cheaper ones, a bold one to dearer."""
        draw = self.luck(number * DRAWS, FINE) / FINE
        draw += LEANING * self.temper * draw * (1 - draw)
        for share, _, move in ways:
            draw -= share
            if draw < 0:
                return move
        return ways[-1][2]

    def height(self, question: Open | Call, chance: float) -> int:
        """Return the height of the bet: the better the chance, the higher."""
        above = max(0.0, 2 * chance - 1)
        return question.least + round(above * (question.most - question.least))

    def chance(self, question: Open | Call) -> float:
        """Return the probability that its best word beats those of all others still in."""
        others = question.others if self.skill.counts else 1
        return min(1.0, max(0.0, self.rank(question) ** others + NEARLY * self.temper))

    def rank(self, question: Open | Call) -> float:
        """Return the share of random hands whose best word has fewer points than its own."""
        return self.rank_of(self.best_points(question.hand, question.agreed), question.agreed)

    def rank_of(self, points: int, agreed: Lexicon) -> float:
        """Return the share of random hands whose best word has fewer points, those with as many counted half."""
        found = ranks(agreed, self.skill.share, self.exchanged)
        return (bisect_left(found, points) + bisect_right(found, points)) / 2 / len(found)

    def words(self, hand: Hand, agreed: Lexicon) -> Iterator[tuple[int, str]]:
        """Return the words of a hand that it knows, with their points, most points first."""
        return agreed.dictionary.best(hand, agreed.dictionary.known(self.skill.share))

    # Cards and words

    def swap(self, number: int, question: Swap) -> Cards:
        """Return the cards to swap for the best words on average."""
        gone, _ = self.gains(number, question)[0]
        return letters(gone)

    def gains(self, number: int, question: Swap) -> list[tuple[Hand, float]]:
        """Return exchanges with the points of the best word after them on average, the best exchange first.

        Every exchange is tried with the same draws: whoever plans tries those that the hand tells, so that whoever asks
        for advice is told the same exchange.
        """
        hand, agreed = question.hand, question.agreed
        unseen = agreed.deck.rest(letters(hand))
        luck, number = (luck_of(letters(hand)), 0) if self.skill.plans else (self.luck, number)
        draws = [
            agreed.deck.hand(drawn(unseen, MOST_SWAPPED, partial(nth_card, luck, number, place)))
            for place in range(self.skill.samples)
        ]

        def gain(gone: Hand) -> int:
            kept = without(hand, gone)
            return sum(self.best_points(kept + draw[: len(gone)], agreed) for draw in draws)

        gains = [(gone, gain(gone) / len(draws)) for gone in self.exchanges(hand, agreed)]
        return sorted(gains, key=lambda each: -each[1])

    def best_points(self, hand: Hand, agreed: Lexicon) -> int:
        """Return the points of its best word."""
        return next((points for points, _ in self.words(hand, agreed)), 0)

    def exchanges(self, hand: Hand, agreed: Lexicon) -> list[Hand]:
        """Return the exchanges it considers: none, the cards that its best words do not need, or consonants."""
        found: dict[Hand, None] = {(): None}
        for _, word in islice(self.words(hand, agreed), self.skill.choices):
            found[spare(without(hand, laid(word, hand) or ()))] = None
        found[spare(tuple(card for card in hand if card.letters[0] not in VOWELS))] = None
        return list(found)

    def lay(self, number: int, question: Lay) -> Laying:
        """Return its best word; sometimes, if words are not looked up first, a made-up one that is worth more."""
        hand, agreed = question.hand, question.agreed
        points, word = agreed.dictionary.best_word(hand, agreed.dictionary.known(self.skill.share))
        if not agreed.always and self.would_bluff(number, points, agreed):
            bluff = max(self.made_up(hand, agreed), default=(0, NO_WORD))
            if bluff[0] > points:
                self.bluffs.made_up += 1
                return bluff[1]
        return (word, *letters(laid(word, hand) or ())) if word else NO_WORD

    def would_bluff(self, number: int, points: int, agreed: Lexicon) -> bool:
        """Tell whether to lay a made-up word: once in a while, the best bot where its word hardly wins otherwise."""
        if self.skill.plans:
            return self.rank_of(points, agreed) < self.bluffs.pass_for_words()
        return bool(self.skill.bluffs) and not self.luck(number, self.often())

    def often(self) -> int:
        """Return the number of chances to bluff of which it takes one."""
        return max(2, self.skill.bluffs - 3 * self.temper)

    def made_up(self, hand: Hand, agreed: Lexicon) -> Iterator[tuple[int, Laying]]:
        """Yield made-up words with their points: words with an ending that, as far as it knows, makes them no word."""
        for points, word in islice(self.words(hand, agreed), self.skill.choices):
            cards = laid(word, hand) or ()
            for card in without(hand, cards):
                longer = word + card.letters.lower()
                if card.letters in ENDINGS and not agreed.dictionary.lists(longer):
                    yield points + card.points, (longer, *letters(cards), card.letters)

    def doubt(self, number: int, question: Doubt) -> int:
        """Return the seat whose word it doubts: sometimes one that it does not know, most points first."""
        for place, shown in enumerate(sorted(question.doubtful, key=lambda shown: -shown.points)):
            word = question.agreed.dictionary.key(shown.word) or ""
            listed = question.agreed.dictionary.lists(word)
            doubts = self.skill.doubts
            if len(word) >= LONG and not listed:
                doubts = max(doubts, 100 * question.pot // SURELY)
            sure = listed and knows(word, self.skill.share, question.agreed)
            if not sure and self.luck(number * DRAWS + place, 100) < doubts:
                return shown.seat
        return NOBODY


def knows(word: str, share: int, agreed: Lexicon) -> bool:
    """Tell whether a key is among the `share` percent of words that a bot knows."""
    known = agreed.dictionary.known(share)
    return known is None or known(word)


def spare(cards: Hand) -> Hand:
    """Return at most four cards to swap: those with the most points, which are the hardest to use."""
    return tuple(sorted(cards, key=lambda card: -card.points)[:MOST_SWAPPED])


def luck_of(known: object) -> Luck:
    """Return luck that is a function of what is known, so that whoever asks again is told the same."""
    key = repr(known).encode()

    def luck(number: int, ways: int) -> int:
        once = crc32(b"%b %d" % (key, number))
        return crc32(b"%d" % once) % ways  # once alone, the numbers of neighbours would be alike in some bits

    return luck


def nth_card(luck: Luck, number: int, place: int, nth: int, ways: int) -> int:
    """Return a random number below `ways` for the nth card of a sample."""
    return luck(number * DRAWS + place * MOST_SWAPPED + nth + 1, ways)


def drawn(pile: Cards, count: int, chance: Callable[[int, int], int]) -> Cards:
    """Return `count` random cards of a pile; `chance` returns the nth number below a limit."""
    left = list(pile)
    return tuple(left.pop(chance(nth, len(left))) for nth in range(count))


@lru_cache(maxsize=16)
def ranks(agreed: Lexicon, share: int, exchanged: bool) -> list[int]:
    """Return the points of the best known word of many random hands, fewest first, after an exchange or before."""
    guest = Guest(Seat(0), lambda number, ways: crc32(b"%d" % number) % ways, Skill(share, 2, 3, 0, 0))
    found = []
    for place in range(SAMPLE_HANDS):
        cards = drawn(agreed.deck.cards, HAND + MOST_SWAPPED, partial(nth_card, guest.luck, place + 1, 0))
        hand, more = agreed.deck.hand(cards[:HAND]), agreed.deck.hand(cards[HAND:])
        if exchanged:
            gone = agreed.deck.hand(guest.swap(place + 1, Swap(Seat(0), hand, 0, agreed)))
            hand = without(hand, gone) + more[: len(gone)]
        found.append(guest.best_points(hand, agreed))
    return sorted(found)


def easy(seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Guest:
    """Return a new bot that knows the most common words."""
    return Guest(seat, luck, EASY, temper)


def good(seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Guest:
    """Return a new bot that knows half of the words."""
    return Guest(seat, luck, GOOD, temper)


def best(seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Guest:
    """Return a new bot that knows nearly all words."""
    return Guest(seat, luck, BEST, temper)
