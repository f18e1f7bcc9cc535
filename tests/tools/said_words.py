"""The words that the games say, counted in simulated games with their real phrases, as a voice speaks them."""

import re
from collections import Counter

from helpers import is_heard

from access.engine.chance import Seeded, SeededLuck
from access.engine.journal import Header
from access.engine.table import BOT_NAMES, BotSeat, Participant, Table
from access.language.line import How
from access.language.phrases import Explained, Phrases
from access.language.texts import HOUSE, game_title, text_of, texts
from access.storage import catalogue
from access.storage.journals import new
from games.game import Sitting
from games.options import with_defaults
from games.steps import Chance, Seat

WORD = re.compile(r"[^\W\d_]{2,}")
GAMES = 5
"""Games of each kind that are listened to."""
EVERYWHERE = ("loop-answer-", "loop-command-", "loop-term-", "setup-", "settings-")
"""The beginnings of the names of phrases that list words of the menu, of settings and of a club."""


def spoken_in(game, language, seed):
    """The lines that the first of two players hears in a game of two bots, with questions and what they allow."""
    options = game.agreement.settle(with_defaults(game.agreement.options, {}), Sitting(2, 2, language))
    names = tuple(BOT_NAMES[(2 * seed + n) % len(BOT_NAMES)] for n in range(2))
    head = Header(game.id, game.version, tuple(map(Participant, names)), options, seed, False, language)
    table, phrases, explained = Table(new(game, head)), Phrases(language, game, names, (0,)), Explained()
    bots = [game.bots["good"](Seat(n), SeededLuck(seed, Seat(n))) for n in range(2)]
    heard = [BotSeat(Seat(n), bot) for n, bot in enumerate(bots)]
    chance = Seeded(seed)
    while True:
        for told in table.take_told():
            for each in heard:
                each.tell(told)
            if told.to in (None, 0) and is_heard(told.event, {0}):
                yield phrases.event(told.event, new=explained.first(phrases, told.event))[0].spoken
        step = table.open
        if step is None:
            return
        if isinstance(step, Chance):
            table.answer(table.number, chance(table.number, step))
            continue
        if step.seat == 0:
            new_one = explained.first(phrases, step)
            yield phrases.question(step, How(new=new_one)).full.spoken
            if new_one:
                yield phrases.allowed(step)
        table.answer(table.number, bots[step.seat].choose(table.number, step))


def counted(language):
    """How often each word is said, each game with the same weight; words laid with cards are left out."""
    found = Counter()
    for name in catalogue.names():
        game, own, lines = catalogue.find(name), Counter(), Counter()
        for seed in range(GAMES):
            said = [word for line in spoken_in(game, language, seed) for word in WORD.findall(line)]
            own.update(said)
            lines.update(set(said))
        whole = sum(own.values())
        found.update({word: count / whole for word, count in own.items() if lines[word] > 1})
    known = known_words(language)
    return Counter({word: count for word, count in found.items() if word in known})


def known_words(language):
    """The words of all phrases, and of names, respelled as they are in lines."""
    packages = [
        HOUSE,
        f"{HOUSE}.club",
        f"{HOUSE}.person",
        *(catalogue.find(name).package for name in catalogue.names()),
    ]
    return {word for package in packages for word in WORD.findall(text_of(package, f"{language}.ftl") or "")} | set(
        BOT_NAMES
    )


def listed(language):
    """The words of the menu, the settings and a club, and the names of bots and games."""
    house = texts(language)
    phrases = [name for name in house.names if name.startswith(EVERYWHERE) and not name.endswith("-how")]
    lines = [*BOT_NAMES, "Tlamana", "Taverne", "Club"]
    lines += [game_title(catalogue.find(name), language) for name in catalogue.names()]
    lines += [word for name in phrases for word in words_of(house, name)]
    return sorted({word for line in lines for word in WORD.findall(line)})


def words_of(house, name):
    """The words that a phrase lists; nothing for a sentence, or for a phrase that needs facts."""
    try:
        words = house.words(name)
    except LookupError:
        return ()
    return () if any("." in word or word.count(" ") > 2 for word in words) else words
