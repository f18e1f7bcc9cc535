"""Figures of conversations: one more in a process that has one, and streams of lines on the command line."""

import random
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

LINES = 20_000


def one_more(figure, rounds):
    """What a conversation costs before its first question, and with a table of two and its history after 40 answers."""
    from two_places import NAMES, Seated

    from access.dialogue.conversation import Conversation
    from access.dialogue.requests import Listener
    from access.language.phrases import Phrases
    from games.kaques import GAME

    around = Seated("kaques").around

    def made():
        return Conversation([Listener(0, Phrases("en", GAME, NAMES, (0,)))], {0}, around)

    kept = [made() for _ in range(10)]
    tracemalloc.start()
    kept = [made() for _ in range(1000)]
    size = tracemalloc.get_traced_memory()[0] / len(kept) / 1024
    tracemalloc.stop()
    began = time.perf_counter()
    kept = [made() for _ in range(1000)]
    took = (time.perf_counter() - began) / len(kept) * 1000
    yield figure("one conversation more, before its first question", size, "KB", "goal", 5, "at most 5 KB", size <= 5)
    yield figure("the same in time", took, "ms", "goal", 0.1, "at most 0.1 ms", took <= 0.1)
    played(20)
    tracemalloc.start()
    tables = [played(40, seed) for seed in range(20)]
    size = tracemalloc.get_traced_memory()[0] / (2 * len(tables)) / 1024
    tracemalloc.stop()
    yield figure(
        "the same with a table of two, after 40 answers", size, "KB", "goal", 120, "at most 120 KB", size <= 120
    )


def played(answers, seed=5):
    """Two conversations with a table of two, after so many answers."""
    from scripted import ScriptedConsole
    from two_places import NAMES, PERSONS, Seated

    from access.dialogue.drivers import run
    from access.engine.chance import Seeded
    from access.engine.table import spread
    from access.language.phrases import Phrases
    from games.kaques.rules import STOP
    from games.kaques.scoring import keepable
    from games.steps import Roll

    table = Seated("kaques", seed)
    table.table.play.target = 10**9
    talks = [table.conversation(seat) for seat in range(len(PERSONS))]
    heard = [Ear(talk) for talk in talks]
    assert len(NAMES) == len(PERSONS)
    assert isinstance(table.phrases[0], Phrases)
    typed = 0
    while typed < answers:
        spread(table.table.take_told(), heard)
        step, number = table.table.open, table.table.number
        if isinstance(step, Roll):
            table.table.answer(number, Seeded(seed)(number, step))
            continue
        words = {"en": "stop", "de": "fertisch"}[table.phrases[step.seat].language]
        keeps = " ".join(map(str, keepable(step.throw)[-1])) if typed % 2 else words
        answer = run(talks[step.seat].choose(step), ScriptedConsole.of([keeps]))
        assert answer == STOP or typed % 2
        table.table.answer(number, answer)
        typed += 1
    return table, talks


class Ear:
    def __init__(self, talk):
        self.seats, self.tell = talk.seats, talk.tell


def streams(figure, rounds):
    """Lines a second of the commands that read one a line, start included."""
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        throws, words = Path(folder, "throws"), Path(folder, "words")
        throws.write_text("".join(" ".join(str(chance.randint(1, 6)) for _ in range(6)) + "\n" for _ in range(LINES)))
        listed = Path("wordlists/data/en.txt").read_text(encoding="utf-8").split()
        words.write_text("".join(f"{chance.choice(listed)}\n" for _ in range(LINES)))
        for command, source, goal in (
            (("word", "check", "--json", "-"), words, 20_000),
            (("score", "kaques", "--json", "-"), throws, 20_000),
            (("word", "check", "-"), words, 2_500),
            (("score", "kaques", "-"), throws, 2_500),
        ):
            rate = sorted(lines_a_second(command, source) for _ in range(3))[1]
            name = f"taverne {' '.join(command)}"
            yield figure(name, rate, "lines a second", "goal", goal, f"at least {goal}", rate >= goal)


def lines_a_second(command, source):
    with source.open() as lines:
        began = time.monotonic()
        subprocess.run([sys.executable, "-m", "access", *command], stdin=lines, stdout=subprocess.DEVNULL, check=False)
        return LINES / (time.monotonic() - began)


ALL = (one_more, streams)
