"""Players who do what advice tells them, for tests that hold advice against the best bots."""

from access.engine.chance import Seeded, SeededLuck
from access.engine.table import Table, seat_bots
from games.cards import letters
from games.steps import Ask, Seat

STOPS = {"kaques": (), "kara": (), "verflixte6": ("stop",)}
LEVELS = ("best", "good", "easy")


def meant(game, told):
    """The answer that an event of advice means; None for one that tells no answer."""
    kind = type(told).__name__
    match game, kind:
        case _, "AdviseStop" | "AdviseWin":
            return STOPS[game]
        case "kaques", "AdviseKeep":
            return told.dice
        case "kara", "AdviseRun":
            return told.dice
        case "misericorde", "AdviseDice":
            return told.dice
        case "misericorde", "AdviseRaise":
            return told.by
        case "misericorde", "AdviseMeet":
            name = "pay" if told.way == "throw" else told.way
            return (name, told.count) if name in ("short", "buy") else (name,)
    return _of_verflixte6(kind, told) if game == "verflixte6" else _of_words(kind, told)


def _of_verflixte6(kind, told):
    match kind:
        case "AdviseOn":
            return ("on",)
        case "AdviseJoker":
            return "on", told.joker
        case "AdviseYes":
            return "yes" if told.yes else "no"
        case "AdviseJokers":
            return told.jokers
        case "AdviseVictim":
            return told.victim
    raise ValueError(kind)


def _of_words(kind, told):
    match kind:
        case "AdviseFold" | "AdviseCall":
            return (kind.removeprefix("Advise").lower(),)
        case "AdviseBet":
            return "raise" if told.raises else "bet", told.chips
        case "AdviseSwap":
            return letters(told.cards)
        case "AdviseWord":
            return told.word, *letters(told.cards)
        case "AdviseNoWord":
            return ()
    assert kind in ("AdviseLetters", "NoLookUp"), kind
    return None


class Follower:
    """A player who asks for advice at each question, and plays as `best` where there is none."""

    def __init__(self, game, seat, luck):
        self.name, self.adviser, self.bot = game.id, game.adviser(seat), game.bots["best"](seat, luck)

    def tell(self, told):
        self.adviser.tell(told)
        self.bot.tell(told)

    def advised(self, question):
        """What advice says, asked until it tells an answer; nothing where it tells none."""
        for times in (0, 1):
            for told in self.adviser.advise(question, times)[:1]:
                answer = meant(self.name, told)
                if answer is not None:
                    return told, answer
        return None

    def choose(self, number, question):
        found = self.advised(question)
        return self.bot.choose(number, question) if found is None else found[1]


def follows(game):
    """How to make a follower of this game's advice."""
    return lambda seat, luck: Follower(game, seat, luck)


def situations(game, options, seed, seats):
    """Each question of a game between bots of mixed levels, with the player who follows advice on that seat.

    That player hears what the seat hears.
    """
    levels = [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(seats)]
    bots, chance = seat_bots(game, levels, seed), Seeded(seed)
    followers = [Follower(game, Seat(seat), SeededLuck(seed, Seat(seat))) for seat in range(seats)]
    table = Table(lambda: game.new(seats, options))
    while True:
        for told in table.take_told():
            for listener in bots.listeners:
                if told.to is None or told.to in listener.seats:
                    listener.tell(told)
            for seat, follower in enumerate(followers):
                if told.to in (None, seat):
                    follower.tell(told)
        step = table.open
        if step is None:
            return
        if isinstance(step, Ask):
            yield table.number, step, followers[step.seat]
            answer = bots.players[step.seat].choose(table.number, step)
        else:
            answer = chance(table.number, step)
        assert table.answer(table.number, answer)
