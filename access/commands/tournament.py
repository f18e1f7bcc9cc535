"""The command tournament: tables, ties, a final, and the Fairnesskranz (V6-14, V6-15).

A tournament is a folder: its head, and the journal of each table. Nothing else is kept: whoever was stopped at any
point goes on by looking which tables are over. A table at which nobody but bots sit is played at once, unheard.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import click

from access.braille import brf
from access.braille.tables import tables_for
from access.braille.translator import NoBraille, Translator, pieces
from access.commands.group import common, language, outlets, phrases_of, wishes_of
from access.engine import journal
from access.engine.journal import Head, Journal
from access.engine.seats import BotSeat, Seeded, SeededLuck, Sitter, bot_names, clean_names, sitters_from_json
from access.engine.table import Table, drive
from access.language.line import plain_line
from access.language.phrases import Phrases
from access.session import catalogue, host, saves
from access.session.people import loop
from access.settings.wishes import Wishes
from games.options import with_defaults
from games.steps import Refused, Seat
from games.verflixte6.tournament import going_on, places, tables, undecided

GAME = "verflixte6"
LARGEST_LIST = 1 << 20
"""Bytes of a file of players."""
MOST_LETTERS = 200
"""Letters of a dedication."""
Scores = dict[Sitter, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What was agreed about a tournament: the first thing in its folder."""

    folder: Path
    sitters: tuple[Sitter, ...]
    size: int
    advance: int
    seed: int
    typed: bool
    language: str

    def write(self) -> None:
        """Make the folder. Raises OSError."""
        self.folder.mkdir(parents=True)
        head = {"players": [sitter.to_json() for sitter in self.sitters], "table": self.size, "advance": self.advance}
        head |= {"seed": self.seed, "dice": "typed" if self.typed else "seeded", "language": self.language}
        (self.folder / "tournament.json").write_text(json.dumps(head, ensure_ascii=False) + "\n", encoding="utf-8")

    @property
    def over(self) -> Path:
        """What is there once the final is over."""
        return self.folder / "over"

    @property
    def fair(self) -> Path:
        """Where the Fairnesskranz is kept."""
        return self.folder / "fairnesskranz.json"


def read(folder: Path) -> Plan:
    """The tournament of a folder. Raises Refused."""
    try:
        head = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
        sitters = sitters_from_json(head["players"])
        size, advance, seed = (int(head[name]) for name in ("table", "advance", "seed"))
        return Plan(folder, sitters, size, advance, seed, head["dice"] == "typed", str(head["language"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Refused("tournament-damaged", file=str(folder)) from None


def home() -> Path:
    """Where tournaments are kept, numbered, a folder each."""
    return saves.folder().parent / "tournaments"


def numbers() -> list[int]:
    """The numbers of all tournaments."""
    try:
        return sorted(int(entry.name) for entry in home().iterdir() if entry.name.isascii() and entry.name.isdigit())
    except OSError:
        return []


class Stopped(Exception):
    """Somebody has left a table; the tournament goes on another time."""


class Tournament:
    """One tournament, played or gone on with."""

    def __init__(self, plan: Plan, wishes: Wishes) -> None:
        self.plan, self.wishes = plan, wishes
        self.phrases = Phrases(wishes.language or plan.language, catalogue.find(GAME))
        self.lines: list[str] = []
        self.said = 0

    def play(self) -> None:
        """Rounds of tables until one is left, the final. Raises Stopped."""
        players, number = list(self.plan.sitters), 1
        while len(players) > self.plan.size:
            players = self.play_round(players, number)
            number += 1
        ranking = self.play_table(players, "final", self.phrases.text("tournament-final", names=_names(players)), 1)
        self.note("tournament-won", name=ranking[0][0].name)
        self.note_fairness()
        self.write()
        self.plan.over.touch()
        self.tell()

    def play_round(self, players: list[Sitter], number: int) -> list[Sitter]:
        """All tables of a round: who goes on (V6-14)."""
        seated = tables(players, self.plan.size)
        advance = min(self.plan.advance, min(map(len, seated)) - 1)
        on: list[Sitter] = []
        for place, sitters in enumerate(seated, 1):
            facts = {"round": number, "table": place, "tables": len(seated), "names": _names(sitters)}
            name = f"round{number}-table{place}"
            on += going_on(
                self.play_table(sitters, name, self.phrases.text("tournament-table", **facts), advance), advance
            )
        self.note("tournament-on", names=_names(on))
        self.write()
        return on

    def play_table(self, sitters: list[Sitter], name: str, title: str, advance: int) -> list[list[Sitter]]:
        """One table, and one more Durchgang for each tie that matters: who shares which place. Raises Stopped."""
        self.lines.append(title)
        options = {"final": "yes"} if name == "final" else {}
        scores: Scores = {}
        for sitter, total in zip(sitters, self.totals(sitters, name, options), strict=True):
            scores[sitter] = (total,)
        ties = 0
        while tied := undecided(places(scores), advance):
            ties += 1
            self.note("tournament-tie", names=_names(tied))
            for sitter, total in zip(tied, self.totals(tied, f"{name}-tie{ties}", {"rounds": 1}), strict=True):
                scores[sitter] += (total,)
        ranking = places(scores)
        place = 1
        for shared in ranking:
            for sitter in shared:
                self.note("tournament-place", place=place, name=sitter.name, total=scores[sitter][0])
            place += len(shared)
        return ranking

    # Tables

    def totals(self, sitters: Sequence[Sitter], name: str, options: dict[str, Any]) -> tuple[int, ...]:
        """The totals of a table, which is played, or gone on with, where it is not over. Raises Stopped."""
        path, game = self.plan.folder / f"{name}.jsonl", catalogue.find(GAME)
        seed = self.plan.seed + crc32(name.encode())  # each table has chance of its own
        agreed = with_defaults(game.options, options)
        typed = self.plan.typed
        head = Head(GAME, game.version, tuple(sitters), agreed, seed, typed, self.phrases.language)
        if not path.exists() or not journal.read(path).over:
            self.tell()
            if all(sitter.kind == "bot" for sitter in sitters):
                _play_unheard(head, path)
            elif path.exists():
                host.resume(self.wishes, None, path, "tournament-left")
            else:
                host.play(self.wishes, head, path, "tournament-left")
        saved = journal.read(path)
        if not saved.over:
            raise Stopped
        table = Table(host.new(game, saved.head))
        journal.replay(saved, table, path)
        return tuple((table.result or {})["totals"])

    # What is told

    def note(self, phrase: str, **facts: Any) -> None:
        """A line of the standings."""
        self.lines.append(self.phrases.text(phrase, **facts).rstrip())

    def note_fairness(self) -> None:
        """Whoever has the Fairnesskranz, with its dedication (V6-15)."""
        if self.plan.fair.exists():
            try:
                fair = json.loads(self.plan.fair.read_text(encoding="utf-8"))
                self.note("tournament-fair", name=str(fair["name"]), dedication=str(fair["dedication"]))
            except (OSError, ValueError, KeyError, TypeError):
                raise Refused("tournament-damaged", file=str(self.plan.fair)) from None

    def tell(self) -> None:
        """Say the standings that were not said yet."""
        lines, self.said = self.lines[self.said :], len(self.lines)
        with loop(self.wishes, self.phrases) as person:
            for line in lines:
                person.say_text(line)
            person.last_words()
            person.finish_speaking()

    def write(self) -> None:
        """Write the standings as text and as BRF."""
        (self.plan.folder / "standings.txt").write_text("".join(f"{line}\n" for line in self.lines), encoding="utf-8")
        try:
            language = self.phrases.language
            translator = Translator(language, tables_for(language, self.wishes.grade))
        except NoBraille:
            return
        rows = (brf.Block(tuple(pieces(translator.line(plain_line(line)), brf.WIDTH))) for line in self.lines)
        text = brf.text(brf.pages(list(rows), brf.LINES))
        (self.plan.folder / "standings.brf").write_text(text, encoding="ascii", newline="")


def _names(sitters: Sequence[Sitter]) -> str:
    return ", ".join(sitter.name for sitter in sitters)


def _play_unheard(head: Head, path: Path) -> None:
    """A table of bots."""
    path.unlink(missing_ok=True)
    game, record = catalogue.find(head.game), Journal.create(path, head)
    seats = range(len(head.sitters))
    bots = [game.bots[head.sitters[n].level](Seat(n), SeededLuck(head.seed, Seat(n))) for n in seats]
    table = Table(host.new(game, head), record)
    drive(table, bots, [BotSeat(Seat(n), bot) for n, bot in enumerate(bots)], Seeded(head.seed))
    record.over(table.number)
    record.close()


# The command ---------------------------------------------------------------------------------------------------------


@click.command()
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@click.option("--players", type=click.Path(path_type=Path), help="A file with a name a line.")
@click.option("--bots", type=click.IntRange(0, 100), default=0, help="How many bots play, too.")
@click.option("--level", type=click.Choice(["easy", "good", "best"]), default="good", help="How well they play.")
@click.option("--table", "size", type=click.IntRange(2, 20), default=6, help="The most players at a table.")
@click.option("--advance", type=click.IntRange(1, 19), default=2, help="How many of each table go on.")
@click.option("--seed", type=click.IntRange(0, 2**63), help="The same seed and answers give the same tournament.")
@click.option("--dice", type=click.Choice(["seeded", "typed"]), default="seeded", help="typed: you throw a real die.")
@click.option("--number", type=click.IntRange(1), help="Which tournament; else the last that is not over.")
@click.option("--fair", help="Award the Fairnesskranz to this player.")
@click.option("--dedication", default="", help="Its line of dedication.")
@outlets
@common
def tournament(names: tuple[str, ...], players: Path | None, fair: str | None, dedication: str, **given: Any) -> None:
    """Play a tournament of Die verflixte 6; without names go on with the last one."""
    wanted = [*names, *(_listed(players) if players else ())]
    if fair is not None:
        _award(_wanted(given["number"]), fair, dedication)
        return
    plan = _new(wanted, given) if wanted or given["bots"] else _wanted(given["number"])
    told = Tournament(plan, wishes_of(language(), given))
    try:
        told.play()
    except Stopped:
        return
    click.echo(told.phrases.text("tournament-written", folder=str(plan.folder)))


def _new(names: list[str], given: dict[str, Any]) -> Plan:
    """A new tournament. Raises Refused."""
    people = clean_names(names)
    sitters = [Sitter(name) for name in people]
    sitters += [Sitter(name, "bot", given["level"]) for name in bot_names(given["bots"], people)]
    if len(sitters) < catalogue.find(GAME).least_seats:
        raise Refused("error-seats", game=GAME, least=catalogue.find(GAME).least_seats)
    seed = secrets.randbelow(2**32) if given["seed"] is None else given["seed"]
    folder = home() / str(max(numbers(), default=0) + 1)
    typed = given["dice"] == "typed"
    plan = Plan(folder, tuple(sitters), given["size"], given["advance"], seed, typed, language())
    try:
        plan.write()
    except OSError as error:
        raise Refused("tournament-unsaved", folder=str(folder), why=host.why(phrases_of(), error)) from None
    return plan


def _wanted(number: int | None) -> Plan:
    """The tournament of this number; else the last that is not over, or the last one. Raises Refused."""
    known = numbers()
    if number is not None and number not in known:
        raise Refused("tournament-no-number", number=number)
    if not known:
        raise Refused("tournament-none")
    if number is None:
        open_ones = [each for each in known if not (home() / str(each) / "over").exists()]
        number = (open_ones or known)[-1]
    return read(home() / str(number))


def _listed(path: Path) -> Iterator[str]:
    """The names in a file, a line each. Raises Refused."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_LIST + 1)
    except OSError as error:
        raise Refused("journal-unreadable", file=path.name, why=host.why(phrases_of(), error)) from None
    if len(data) > LARGEST_LIST:
        raise Refused("option-file-large", file=path.name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("option-file-text", file=path.name) from None
    yield from (line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#"))


def _award(plan: Plan, name: str, dedication: str) -> None:
    """Keep who gets the Fairnesskranz, in place of whoever had it (V6-15). Raises Refused."""
    player = next((sitter.name for sitter in plan.sitters if sitter.name.casefold() == name.casefold()), None)
    if player is None:
        raise Refused("tournament-unknown", name=name[:20], names=_names(plan.sitters))
    words = " ".join("".join(c for c in dedication if c.isprintable()).split())[:MOST_LETTERS]
    fair = {"name": player, "dedication": words}
    try:
        plan.fair.write_text(json.dumps(fair, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise Refused("tournament-unsaved", folder=str(plan.folder), why=host.why(phrases_of(), error)) from None
    click.echo(phrases_of().text("tournament-fair", name=player, dedication=words).rstrip())
