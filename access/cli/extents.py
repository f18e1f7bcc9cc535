"""The extent of each language: phrases by part, pages, voice, braille tables, deck and dictionary.

A game of each kind is told as it sounds in a language, for reading aloud.

Apart from commands/languages.py: it loads all games, which the other uses of that command do without.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from itertools import islice

from access.authoring.checks import Part, all_parts, games_told
from access.cli.manual import TOPICS, has_page
from access.engine.chance import Seeded
from access.engine.table import Table, seat_bots
from access.language.line import How
from access.language.phrases import Explained, Phrases
from access.outputs.braille.translator import NoBraille, NoTable, cells, tables_of
from access.system.environment import FALLBACK, LANGUAGES, facts
from games.data import frozen
from games.game import Game, Sitting
from games.steps import Ask, Seat
from wordlists.languages import with_deck, with_words


@frozen
class Extent:
    """The extent of a language.

    `percent` are the phrases of each part, of a hundred in English; `all` stands for all of them. `voice` tells whether
    the speech engine here speaks it; it is None if there is no engine.
    """

    code: str
    name: str
    percent: Mapping[str, int]
    pages: int
    of_pages: int
    voice: bool | None
    tables: bool
    deck: bool
    dictionary: bool

    def to_json(self) -> dict[str, object]:
        """Return it as a JSON object."""
        return asdict(self)


def extents(spoken: frozenset[str] | None) -> Iterator[Extent]:
    """Yield the extent of each language; `spoken` are the languages of the speech engine, None without one."""
    every = list(all_parts())
    for code in LANGUAGES:
        yield extent(code, every, spoken)


def extent(code: str, every: list[Part], spoken: frozenset[str] | None) -> Extent:
    """Return the extent of a language."""
    counts = {part.name: _counted(part, code) for part in every}
    there, of = (sum(each) for each in zip(*counts.values(), strict=True))
    return Extent(
        code=code,
        name=facts(code).name,
        percent={"all": 100 * there // of, **{name: 100 * some // all_ for name, (some, all_) in counts.items()}},
        pages=sum(has_page(name, code) for name in TOPICS),
        of_pages=len(TOPICS),
        voice=None if spoken is None else code in spoken,
        tables=_has_tables(code),
        deck=code in with_deck(),
        dictionary=code in with_words(),
    )


def _counted(part: Part, code: str) -> tuple[int, int]:
    """Return the number of translated phrases of a part, and their number in English."""
    english = part.messages(FALLBACK).keys()
    return len(english & part.messages(code).keys()), len(english)


def _has_tables(code: str) -> bool:
    """Tell whether a language names braille tables of its own, and all are installed."""
    try:
        return bool(facts(code).braille) and all(cells("a", table) for table in tables_of(code))
    except (NoBraille, NoTable):
        return False


def told(found: Extent, phrases: Phrases) -> Iterator[str]:
    """Yield the extent of a language as lines."""
    yield phrases.text(
        "translating-language",
        code=found.code,
        name=found.name,
        percent=found.percent["all"],
        pages=found.pages,
        of=found.of_pages,
        voice="none" if found.voice is None else found.voice,
        tables=found.tables,
        deck=found.deck,
        dictionary=found.dictionary,
    )
    lacking = {name: percent for name, percent in found.percent.items() if percent < 100 and name != "all"}
    if lacking:
        yield phrases.text("translating-parts", parts=", ".join(f"{name} {n} %" for name, n in lacking.items()))


SEED = 5
NAMES = ("Ann", "Ben", "Cleo", "Dora")
LINES = 40
"""Lines that are read of each game."""


def heard(code: str) -> Iterator[tuple[Game, Iterator[str]]]:
    """Yield each game that is told in a language, with the lines that its first player hears."""
    for game in games_told(code):
        yield game, islice(_lines(game, code), LINES)


def _lines(game: Game, code: str) -> Iterator[str]:
    """Yield the events and the questions of a game of bots, as the first of them would hear it."""
    seats = max(game.least_seats, 2)
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(1, seats - 1, code))
    table = Table(lambda: game.new(seats, options))
    bots = seat_bots(game, [next(iter(game.bots))] * seats, SEED)
    phrases, explained, chance = Phrases(code, game, NAMES[:seats], (0,)), Explained(), Seeded(SEED)
    while True:
        for tell in table.take_told():
            for seat, bot in bots.players.items():
                if tell.to in (None, seat):
                    bot.tell(tell)
            if tell.to in (None, 0):
                yield phrases.event(tell.event, new=explained.first(phrases, tell.event))[0].text
        step = table.open
        if step is None:
            return
        if isinstance(step, Ask):
            if step.seat == Seat(0):
                yield phrases.question(step, How(new=explained.first(phrases, step))).full.text
            answer = bots.players[step.seat].choose(table.number, step)
        else:
            answer = chance(table.number, step)
        table.answer(table.number, answer)
