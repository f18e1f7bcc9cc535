"""Figures of the dictionaries and of Choose Your Words: loading, look-ups, best words, cells, memory, bots."""

import json
import random
import statistics
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

HANDS = 1000


def clock(what):
    began = time.perf_counter()
    what()
    return time.perf_counter() - began


def dictionaries(figure, rounds):
    """Loading against reading the file, preparing, look-ups, and the best word of a hand."""
    from games.words.decks import HAND, deck
    from wordlists import library
    from wordlists.dictionary import Dictionary

    for name in ("en", "de"):
        path = Path(library.__file__).parent / "data" / f"{name}.txt"
        text = path.read_text(encoding="utf-8")
        loads, reads, makes = [], [], []
        for _ in range(rounds):
            reads.append(clock(lambda path=path: path.read_text(encoding="utf-8")))
            loads.append(clock(lambda name=name, text=text: Dictionary(name, name, text)))
            made = Dictionary(name, name, text)
            makes.append(clock(made.prepare))
        load, read, make = (statistics.median(each) * 1000 for each in (loads, reads, makes))
        yield figure(f"dictionary {name}: loaded", load + read, "ms", "reading the file", read)
        yield figure(f"dictionary {name}: prepared", make, "ms", "needed", 300, "at most 300", make <= 300)
        words = random.Random(1).sample(sorted(made.keys), 1000)
        ups = statistics.median(clock(lambda word=word, made=made: made.lists(word)) for word in words) * 1e6
        yield figure(f"dictionary {name}: look-up", ups, "µs")
        cards, chance = deck(name), random.Random(1)
        hands = [cards.hand(chance.sample(cards.cards, HAND)) for _ in range(HANDS)]
        times = [clock(lambda hand=hand, made=made: next(made.best(hand), None)) for hand in hands]
        value = statistics.median(times) * 1e6
        yield figure(f"best word of seven cards, {name}", value, "µs", "needed", 300, "under 300", value < 300)


def hand_to_cells(figure, rounds):
    """A hand of seven cards with points, as the display takes it."""
    from access.language.phrases import Phrases
    from access.outputs.braille.liblouis import louis
    from access.outputs.braille.translator import Translator, exact
    from games.words import GAME, events
    from games.words.decks import HAND, deck

    cards, translator, phrases = deck("en"), Translator("en"), Phrases("en", GAME)
    hands = [cards.hand(random.Random(n).sample(cards.cards, HAND)) for n in range(10 * rounds)]
    lines = [phrases.event(events.Holding(hand))[1]() for hand in hands]
    ours = statistics.median(clock(lambda line=line: translator.fitting(line, 40)) for line in lines) * 1e6
    tokens = [[f"{card.letters.lower()}{card.points}" for card in hand] for hand in hands]

    def alone(hand):
        for token in hand:
            louis().cells(token, exact("en"))

    other = statistics.median(clock(lambda hand=hand: alone(hand)) for hand in tokens) * 1e6
    yield figure("a hand of seven cards to cells", ours, "µs", "liblouis alone", other)


MEMORY = """
import sys
from pathlib import Path
from access.language.phrases import Phrases
from wordlists import library
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4
before = resident()
found = library.find(sys.argv[1])
loaded = resident()
found.prepare()
print(loaded - before, resident() - before)
"""


def memory(figure, rounds):
    """What each dictionary adds, loaded, and with all that best words need."""
    for name in ("en", "de"):
        run = subprocess.run([sys.executable, "-c", MEMORY, name], capture_output=True, text=True, check=True)
        loaded, prepared = (int(each) / 1024 for each in run.stdout.split())
        yield figure(f"memory of the dictionary {name}", loaded, "MB")
        yield figure(f"memory of the dictionary {name}, prepared", prepared, "MB")


def bots(figure, rounds):
    """Rounds of bots, and the slowest kind of decision."""
    command = ["simulate", "words", "--games", "10", "--option", "rounds=50", "--bots", "good,good", "--json"]
    run = subprocess.run([sys.executable, "-m", "access", *command], capture_output=True, check=True)
    figures = json.loads(run.stdout)
    yield figure("rounds of words between two good bots", figures["games_per_cpu_second"] * 50, "a CPU second")
    from access.engine.chance import SeededLuck
    from games.game import Sitting
    from games.options import with_defaults
    from games.steps import Seat
    from games.words import GAME
    from games.words.decks import HAND
    from games.words.options import agreement, settle
    from games.words.questions import Swap

    slowest = 0.0
    for language in ("en", "de"):
        agreed = agreement(settle(with_defaults(GAME.agreement.options, {}), Sitting(0, 2, language)))
        agreed.dictionary.prepare()
        bot, chance = GAME.bots["best"](Seat(0), SeededLuck(1, Seat(0))), random.Random(1)
        for number in islice(range(10 * rounds), 200):
            hand = agreed.deck.hand(chance.sample(agreed.deck.cards, HAND))
            question = Swap(Seat(0), hand, 5, agreed)
            slowest = max(slowest, clock(lambda bot=bot, n=number, asked=question: bot.choose(n, asked)))
    value = slowest * 1000
    yield figure("slowest exchange of the best bot", value, "ms", "needed", 100, "under 100", value < 100)


def first_question(figure, rounds):
    """From start to the first question, against Jaques le Kaques."""

    def begun(game):
        command = [sys.executable, "-m", "access", "play", game, "Ann", "--seed", "3", "--speech", "off"]
        return clock(lambda: subprocess.run(command, input=b"", capture_output=True, check=True))

    ours = statistics.median(begun("words") for _ in range(rounds)) * 1000
    other = statistics.median(begun("kaques") for _ in range(rounds)) * 1000
    yield figure("start to first question of words", ours, "ms", "of kaques", other)


ALL = (dictionaries, hand_to_cells, memory, bots, first_question)
