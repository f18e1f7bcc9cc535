"""A game that somebody else has written, with a fault of each kind at a place: `faulty` of the packages that are installed.

The option `fault` says which. Anna answers; her third answer is where it happens.
"""

import shutil
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from access.storage import catalogue
from access.system import packages

AT = "after the third answer"
RULES = '''
"""A number game with faults."""

import asyncio
import time
from dataclasses import dataclass

from games import Ask, Choice, Event, Illegal, Offer, Rules, Seat, Tell
from games.advising import Watcher

FAULTS = (
    "none", "raises", "loops", "sleeps", "catches", "never-ends", "awaits", "exits", "cancels", "result",
    "bot-raises", "bot-exits", "bot-illegal", "bot-loops", "bot-counts", "bot-dies", "slow",
    "offers-raise", "offers-loop", "check-raises", "check-loops", "standing-raises", "standing-loops",
    "advice-raises", "advice-loops", "review-raises", "review-loops", "start-raises", "start-loops",
)
OPTIONS = (Choice("fault", FAULTS),)


@dataclass(frozen=True, slots=True)
class Said(Event):
    """Somebody said a number."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Hangs(Event):
    """Whoever asks whom it is about waits for ever, once `now` has something in it."""

    now: list

    @property
    def about(self):
        while self.now:
            pass
        return ()


@dataclass(frozen=True, slots=True)
class Say(Ask[int]):
    """Which number?"""

    place: int
    fault: str

    def offers(self):
        if self.place == 3 and self.fault == "offers-raise":
            raise ValueError("of the offers")
        while self.place == 3 and self.fault == "offers-loop":
            pass
        return (Offer("number", takes="amount", make=lambda number: number, bare=True),)

    def check(self, answer):
        if answer > 99:
            raise Illegal("faulty-say")
        if self.place == 3 and answer == 7:
            while self.fault == "check-loops":
                pass
            if self.fault == "check-raises":
                raise ValueError("of the check")


def computed(seconds):
    """Compute for so long, whatever happens meanwhile."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        try:
            while time.process_time() < end:
                pass
        except BaseException:
            pass


class Faulty(Rules):
    def __init__(self, seats, options):
        self.seats, self.fault, self.turn = seats, options["fault"], 0
        if self.fault == "start-raises":
            raise ValueError("at the start")
        while self.fault == "start-loops":
            pass

    async def play(self):
        while self.turn < 5:
            self.turn += 1
            for seat in range(self.seats):
                number = await Say(Seat(seat), self.turn, self.fault)
                await Tell(Said(Seat(seat), number))
                if self.turn == 3:
                    await self.fail()
        return {} if self.fault == "result" else {"winners": (0,)}

    async def fail(self):
        fault = self.fault
        if fault == "raises":
            raise ZeroDivisionError("of the rules")
        while fault == "loops":
            pass
        if fault == "sleeps":
            time.sleep(100)
        if fault == "catches":
            computed(1)
        while fault == "never-ends":
            computed(1)
        if fault == "awaits":
            class Other:
                def __await__(self):
                    yield self
            await Other()
        if fault == "exits":
            raise SystemExit(3)
        if fault == "cancels":
            raise asyncio.CancelledError

    def standing(self, seat):
        if self.turn == 3 and self.fault == "standing-raises":
            raise ValueError("of the standing")
        while self.turn == 3 and self.fault == "standing-loops":
            pass
        return (Said(Seat(0), self.turn),)


class Bot:
    def __init__(self, seat, luck, temper=0):
        self.seat = seat

    def tell(self, told):
        pass

    def choose(self, number, question):
        fault = question.fault if question.place == 3 else ""
        if fault == "bot-raises":
            raise KeyError("of the bot")
        if fault == "bot-exits":
            raise SystemExit(3)
        if fault == "bot-counts":
            sum(range(10**12))
        if fault == "bot-dies":
            import os
            os._exit(9)
        while fault == "bot-loops":
            pass
        if question.fault == "slow":
            computed(0.3)
        return 100 if fault == "bot-illegal" else 1


class Adviser(Watcher):
    fault = ""

    def advise(self, question, times):
        while question.place == 3 and question.fault == "advice-loops":
            pass
        if question.place == 3 and question.fault == "advice-raises":
            raise ValueError("of the advice")
        if question.fault == "slow":
            computed(0.3)
        return (Said(self.seat, 41 + times),)

    def weigh(self, question, answer):
        while question.fault == "review-loops":
            pass
        if question.fault == "review-raises":
            raise ValueError("of the review")
        return None
'''
INIT = """
from games import Agreement, Game
from faulty.rules import OPTIONS, Adviser, Bot, Faulty

GAME = Game(id="faulty", version=1, package="faulty", new=Faulty, agreement=Agreement(*OPTIONS), bots={"easy": Bot},
            adviser=Adviser)
"""
PHRASES = """
faulty = Faulty
faulty-said = { $seat } says { $number }.
faulty-hangs = Hanging.
faulty-say = Number { $place }?
    .allowed = Type a number.
faulty-answer-number = number
faulty-option-fault = fault
"""


def install(folder):
    """Write the game as an installed package in this folder; return the file of its rules."""
    package = folder / "faulty"
    package.mkdir()
    (package / "__init__.py").write_text(INIT)
    (package / "rules.py").write_text(RULES)
    for language in ("en", "de"):
        (package / f"{language}.ftl").write_text(PHRASES)
    declare(folder, "faulty")
    return package / "rules.py"


def declare(folder, name):
    """Write down that a package with a game of this name is installed in this folder."""
    dist = folder / f"{name}-1.0.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (dist / "entry_points.txt").write_text(f"[taverne.games]\n{name} = {name}:GAME\n")


@contextmanager
def found_in(folder, name, monkeypatch):
    """Let the game of this name in a folder be found among the installed ones meanwhile."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))  # for processes, too
    packages.installed_entry_points.cache_clear()
    catalogue.find.cache_clear()
    try:
        yield
    finally:
        for each in [each for each in sys.modules if each.partition(".")[0] == name]:
            del sys.modules[each]
        monkeypatch.undo()
        packages.installed_entry_points.cache_clear()
        catalogue.find.cache_clear()


@pytest.fixture
def faulty(tmp_path_factory, monkeypatch):
    """The file of the rules of the installed game."""
    folder = tmp_path_factory.mktemp("site")
    rules = install(folder)
    with found_in(folder, "faulty", monkeypatch):
        yield rules


@contextmanager
def installed(name, folder, monkeypatch, old="", new=""):
    """A game of others, installed in a folder meanwhile; one place of its rules may be changed."""
    shutil.copytree(Path(__file__).parent / name, folder / name)
    rules = folder / name / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert old in text
    rules.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
    declare(folder, name)
    with found_in(folder, name, monkeypatch):
        yield catalogue.find(name)


@pytest.fixture
def maumau(tmp_path_factory, monkeypatch):
    """The game of cards of others, installed."""
    with installed("maumau", tmp_path_factory.mktemp("site"), monkeypatch) as game:
        yield game


@pytest.fixture
def kniffel(tmp_path_factory, monkeypatch):
    """The game of dice of others, installed."""
    with installed("kniffel", tmp_path_factory.mktemp("site"), monkeypatch) as game:
        yield game
