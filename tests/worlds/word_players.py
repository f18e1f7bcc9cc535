"""Players of Choose Your Words with simple strategies, that tests and figures try against the bots."""

from access.engine.chance import Seeded, SeededLuck
from access.engine.table import BotSeat, Table, drive
from games.cards import letters, without
from games.game import Sitting
from games.options import with_defaults
from games.steps import Seat
from games.words import GAME
from games.words.bots import BEST, DRAWS, EASY, GOOD, Guest, spare
from games.words.events import Deals
from games.words.options import settle
from games.words.questions import CALL, FOLD, NOBODY, Open
from games.words.table import NO_WORD
from wordlists.laying import laid

MOST_DEALS = 1000
"""More than a round has deals."""
THOUGHTS = {}
MOST_THOUGHTS = 300_000


class Thinker(Guest):
    """A bot that thinks about each hand only once: hands come back in pairs of games, and against other strategies."""

    def thought(self, about, question, think):
        """What it thinks about a hand."""
        agreed = question.agreed
        key = about, tuple(sorted(question.hand)), agreed.deck, agreed.dictionary, self.skill, self.exchanged
        if key not in THOUGHTS:
            if len(THOUGHTS) >= MOST_THOUGHTS:
                THOUGHTS.clear()
            THOUGHTS[key] = think()
        return THOUGHTS[key]

    def swap(self, number, question):
        return self.thought("swap", question, lambda: Guest.swap(self, number, question))

    def rank(self, question):
        return self.thought("rank", question, lambda: Guest.rank(self, question))


LEVELS = {
    name: (lambda seat, luck, skill=skill: Thinker(seat, luck, skill))
    for name, skill in (("easy", EASY), ("good", GOOD), ("best", BEST))
}


class Simple(Thinker):
    """Swaps as the best bot does, lays its best word, doubts each word that no dictionary has. The others say how to bet."""

    def __init__(self, seat, luck):
        super().__init__(seat, luck, BEST)

    def lay(self, number, question):
        _, word = next(self.words(question.hand, question.agreed), (0, ""))
        return (word, *letters(laid(word, question.hand) or ())) if word else NO_WORD

    def doubt(self, number, question):
        listed = question.agreed.dictionary.lists
        return next((shown.seat for shown in question.doubtful if not listed(shown.word)), NOBODY)


def most(question):
    if isinstance(question, Open):
        return "bet", question.most
    return ("raise", question.most) if question.most else CALL


def least(question):
    return ("bet", question.least) if isinstance(question, Open) else CALL


class Maniac(Simple):
    """Bets and raises the most."""

    def bet(self, number, question):
        return most(question)


class Spares(Maniac):
    """Bets the most, and swaps what its best word leaves."""

    def swap(self, number, question):
        _, word = next(self.words(question.hand, question.agreed), (0, ""))
        return letters(spare(without(question.hand, laid(word, question.hand) or ())))


class Caller(Simple):
    """Never folds and never raises."""

    def bet(self, number, question):
        return least(question)


class Mixer(Simple):
    """Bets the most one time in three, whatever it has."""

    def bet(self, number, question):
        return least(question) if self.luck(number * DRAWS + 7, 3) else most(question)


class Middle(Simple):
    """Bets in the middle, and raises by one chip."""

    def bet(self, number, question):
        if isinstance(question, Open):
            return "bet", (question.least + question.most) // 2
        return ("raise", question.least) if question.most else CALL


class StepByStep(Simple):
    """Bets the least, and raises by one chip."""

    def bet(self, number, question):
        return ("raise", question.least) if not isinstance(question, Open) and question.most else least(question)


class Late(Simple):
    """Waits for the exchange, then bets the most."""

    def bet(self, number, question):
        return most(question) if self.exchanged else least(question)


class Early(Simple):
    """Bets the most before the exchange, then waits."""

    def bet(self, number, question):
        return least(question) if self.exchanged else most(question)


class Sitter(Simple):
    """Bets the most until it is ahead, then folds to the end."""

    def bet(self, number, question):
        return FOLD if question.ahead > 0 else most(question)


class Fixed(Simple):
    """Bets by fixed thresholds of points: the most from `raises` on, and calls from `calls` on."""

    def __init__(self, seat, luck, raises, calls):
        super().__init__(seat, luck)
        self.raises, self.calls = raises, calls

    def strength(self, question):
        return self.best_points(question.hand, question.agreed)

    def bet(self, number, question):
        strength = self.strength(question)
        if strength >= self.raises:
            return most(question)
        return least(question) if isinstance(question, Open) or strength >= self.calls else FOLD


class Ranked(Fixed):
    """Bets by fixed thresholds of the rank among all hands."""

    def strength(self, question):
        return self.rank(question)


class Leader(Ranked):
    """Bets by thresholds, and folds in the last rounds once it is ahead."""

    def bet(self, number, question):
        near_end = 0 <= question.left <= 2
        return FOLD if near_end and question.ahead > 0 else super().bet(number, question)


class Bluffer(Ranked):
    """Bets the most with the best hands and with the worst."""

    def bet(self, number, question):
        return most(question) if self.rank(question) < 0.15 else super().bet(number, question)


class PotOdds(Simple):
    """Bets the higher, the better its hand, and calls where the pot pays for it."""

    def bet(self, number, question):
        rank = self.rank(question)
        if isinstance(question, Open):
            return "bet", round(question.least + rank * (question.most - question.least))
        if question.most and rank > 0.75:
            return most(question)
        return CALL if rank >= question.price / (question.pot + question.price) else FOLD


class MadeUp(Maniac):
    """Lays its five dearest cards as a made-up word, and bets the most."""

    cards = 5

    def swap(self, number, question):
        return ()

    def lay(self, number, question):
        names = letters(sorted(question.hand, key=lambda card: -card.points)[: self.cards])
        return ("".join(names).lower(), *names)

    def doubt(self, number, question):
        return question.owner


class AllMadeUp(MadeUp):
    """Lays all its cards as a made-up word, bets the most, and doubts everything."""

    cards = 7


THRESHOLDS = (
    (0, 0),
    (16, 16),
    (18, 18),
    (20, 16),
    (20, 20),
    (22, 18),
    (22, 22),
    (24, 20),
    (26, 22),
    (28, 24),
    (34, 28),
)
RANKS = {"rock": (Ranked, 0.8, 0.7), "tight": (Ranked, 0.6, 0.5), "loose": (Ranked, 0.5, 0.2)}
RANKS |= {"leader": (Leader, 0.7, 0.4), "bluffer": (Bluffer, 0.8, 0.5)}
STRATEGIES = {
    **{
        kind.__name__: kind
        for kind in (Maniac, Spares, Caller, Mixer, Middle, StepByStep, Late, Early, Sitter, PotOdds)
    },
    **{
        f"points {raises} {calls}": (lambda seat, luck, r=raises, c=calls: Fixed(seat, luck, r, c))
        for raises, calls in THRESHOLDS
    },
    **{name: (lambda seat, luck, k=kind, r=r, c=c: k(seat, luck, r, c)) for name, (kind, r, c) in RANKS.items()},
    **{level: LEVELS[level] for level in ("easy", "good")},
}
"""How to bet, by name."""
LIARS = {kind.__name__: kind for kind in (MadeUp, AllMadeUp)}
"""Strategies for tables where words are looked up only when they are doubted."""


def settled(language="en", seats=2, **options):
    """The options of a table of so many bots, with these changed."""
    return settle(with_defaults(GAME.agreement.options, options), Sitting(0, seats, language))


def wins_against(level, rival, seeds, options):
    """How often this rival wins against bots of this level; each seed is a game from each seat."""
    return sum(won(level, rival, seed, settled(**options)) for seed in seeds) / len(seeds)


class SameCards:
    """Chance that deals the same cards in the same round, however the bets went before: pairs of games differ less."""

    seats = frozenset()

    def __init__(self, seed):
        self.chance = Seeded(seed)
        self.round = self.place = 0

    def tell(self, told):
        if isinstance(told.event, Deals):
            self.round, self.place = self.round + 1, 0

    def __call__(self, number, step):
        self.place += 1
        return self.chance(self.round * MOST_DEALS + self.place, step)


def won(level, rival, seed, options, seats=2):
    """How much of its games a rival wins against bots of this level: one game from each seat, with the same cards."""
    return sum(_won(level, rival, place, seed, options, seats) for place in range(seats)) / seats


def _won(level, rival, place, seed, options, seats):
    makers = [rival if seat == place else LEVELS[level] for seat in range(seats)]
    bots = [maker(Seat(seat), SeededLuck(seed, Seat(seat))) for seat, maker in enumerate(makers)]
    cards = SameCards(seed)
    table = Table(lambda: GAME.new(seats, options))
    winners = drive(table, bots, [*(BotSeat(Seat(seat), bot) for seat, bot in enumerate(bots)), cards], cards)[
        "winners"
    ]
    return (place in winners) / len(winners)
