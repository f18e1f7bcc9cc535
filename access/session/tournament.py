"""A tournament of Die verflixte 6: tables, ties, a final, and the Fairnesskranz (V6-14, V6-15).

A tournament is a folder with its plan and the journal of each table. Nothing else is kept: a tournament that was
stopped goes on by checking which tables are over. A table of bots alone is played at once, without telling anything.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

from access.braille import brf
from access.braille.tables import tables_for
from access.braille.translator import NoBraille, Translator, pieces
from access.engine.chance import Seeded
from access.engine.drivers import drive
from access.engine.journal import Header
from access.engine.players import seat_bots
from access.engine.seats import Participant, bot_names, clean_names, participants_from_json
from access.engine.table import Table
from access.language.line import plain_line
from access.language.phrases import Phrases
from access.session import catalogue, journals, saves, session
from access.session.failures import why
from access.session.journals import Journal
from access.session.making import keyboard
from access.session.new_game import SEED_BITS
from access.session.reopening import new, reopen
from access.session.session import Equipment
from access.settings.preferences import Preferences
from games.steps import Failed, Refused
from games.verflixte6.tournament import going_on, places, tables, undecided

GAME = "verflixte6"
LARGEST_LIST = 1 << 20
"""The most bytes of a file of players."""
MOST_LETTERS = 200
"""The most letters of a dedication."""
Scores = dict[Participant, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What was agreed on for a tournament; it is written first into the folder."""

    folder: Path
    participants: tuple[Participant, ...]
    size: int
    advance: int
    seed: int
    typed: bool
    language: str

    def write(self) -> None:
        """Make the folder, and write the plan. Raises OSError."""
        self.folder.mkdir(parents=True)
        header = {
            "players": [participant.to_json() for participant in self.participants],
            "table": self.size,
            "advance": self.advance,
        }
        header |= {"seed": self.seed, "dice": "typed" if self.typed else "seeded", "language": self.language}
        (self.folder / "tournament.json").write_text(json.dumps(header, ensure_ascii=False) + "\n", encoding="utf-8")

    @property
    def over(self) -> Path:
        """The file that exists once the final is over."""
        return self.folder / "over"

    @property
    def fair(self) -> Path:
        """The file of the Fairnesskranz."""
        return self.folder / "fairnesskranz.json"


def read(folder: Path) -> Plan:
    """Return the plan of the tournament in a folder. Raises Refused."""
    try:
        header = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
        participants = participants_from_json(header["players"])
        size, advance, seed = (int(header[name]) for name in ("table", "advance", "seed"))
        return Plan(folder, participants, size, advance, seed, header["dice"] == "typed", str(header["language"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Failed("tournament-damaged", file=str(folder)) from None


def home() -> Path:
    """Return the folder of tournaments, each of which is a numbered folder."""
    return saves.folder().parent / "tournaments"


def numbers() -> list[int]:
    """Return the numbers of all tournaments, sorted."""
    try:
        return sorted(int(entry.name) for entry in home().iterdir() if entry.name.isascii() and entry.name.isdigit())
    except OSError:
        return []


class Stopped(Exception):
    """A player has left a table; the tournament goes on another time."""


class Tournament:
    """One tournament, new or resumed."""

    def __init__(self, plan: Plan, preferences: Preferences) -> None:
        self.plan, self.preferences = plan, preferences
        self.phrases = Phrases(preferences.language or plan.language, catalogue.find(GAME))
        self.lines: list[str] = []
        self.said = 0

    def play(self) -> None:
        """Play rounds of tables until one is left, the final. Raises Stopped."""
        players, number = list(self.plan.participants), 1
        while len(players) > self.plan.size:
            players = self.play_round(players, number)
            number += 1
        ranking = self.play_table(players, "final", self.phrases.text("tournament-final", names=_names(players)), 1)
        self.note("tournament-won", name=ranking[0][0].name)
        self.note_fairness()
        self.write()
        self.plan.over.touch()
        self.tell()

    def play_round(self, players: list[Participant], number: int) -> list[Participant]:
        """Play all tables of a round, and return who goes on (V6-14). Raises Stopped."""
        seated = tables(players, self.plan.size)
        advance = min(self.plan.advance, min(map(len, seated)) - 1)
        on: list[Participant] = []
        for place, participants in enumerate(seated, 1):
            facts = {"round": number, "table": place, "tables": len(seated), "names": _names(participants)}
            name = f"round{number}-table{place}"
            on += going_on(
                self.play_table(participants, name, self.phrases.text("tournament-table", **facts), advance), advance
            )
        self.note("tournament-on", names=_names(on))
        self.write()
        return on

    def play_table(
        self, participants: list[Participant], name: str, title: str, advance: int
    ) -> list[list[Participant]]:
        """Play a table, and a Durchgang for each tie that matters; return who shares each place. Raises Stopped."""
        self.lines.append(title)
        options = {"final": "yes"} if name == "final" else {}
        scores: Scores = {}
        for participant, total in zip(participants, self.totals(participants, name, options), strict=True):
            scores[participant] = (total,)
        ties = 0
        while tied := undecided(places(scores), advance):
            ties += 1
            self.note("tournament-tie", names=_names(tied))
            for participant, total in zip(tied, self.totals(tied, f"{name}-tie{ties}", {"rounds": 1}), strict=True):
                scores[participant] += (total,)
        ranking = places(scores)
        place = 1
        for shared in ranking:
            for participant in shared:
                self.note("tournament-place", place=place, name=participant.name, total=scores[participant][0])
            place += len(shared)
        return ranking

    # Tables

    def totals(self, participants: Sequence[Participant], name: str, options: dict[str, Any]) -> tuple[int, ...]:
        """Return the totals of a table; if it is not over, play it or go on with it. Raises Stopped."""
        path, game = self.plan.folder / f"{name}.jsonl", catalogue.find(GAME)
        seed = self.plan.seed + crc32(name.encode())  # each table has its own chance
        agreed = game.agreement.with_defaults(options)
        typed = self.plan.typed
        header = Header(GAME, game.version, tuple(participants), agreed, seed, typed, self.phrases.language)
        if not path.exists() or not journals.read(path).over:
            self.tell()
            if all(participant.kind == "bot" for participant in participants):
                _play_unheard(header, path)
            elif path.exists():
                session.resume(self.preferences, None, path, Equipment(left="tournament-left"))
            else:
                session.play(self.preferences, header, path, Equipment(left="tournament-left"))
        found = reopen(path)
        if not found.saved.over:
            raise Stopped
        return tuple((found.table.result or {})["totals"])

    # Standings

    def note(self, phrase: str, **facts: Any) -> None:
        """Add a line to the standings."""
        self.lines.append(self.phrases.text(phrase, **facts).rstrip())

    def note_fairness(self) -> None:
        """Add who has the Fairnesskranz, with its dedication (V6-15). Raises Refused."""
        if self.plan.fair.exists():
            try:
                fair = json.loads(self.plan.fair.read_text(encoding="utf-8"))
                self.note("tournament-fair", name=str(fair["name"]), dedication=str(fair["dedication"]))
            except (OSError, ValueError, KeyError, TypeError):
                raise Failed("tournament-damaged", file=str(self.plan.fair)) from None

    def tell(self) -> None:
        """Say the lines of the standings that were not said yet."""
        lines, self.said = self.lines[self.said :], len(self.lines)
        with keyboard(self.preferences, self.phrases) as person:
            for line in lines:
                person.say_text(line)
            person.last_words()
            person.finish_speaking()

    def write(self) -> None:
        """Write the standings as text and as BRF."""
        (self.plan.folder / "standings.txt").write_text("".join(f"{line}\n" for line in self.lines), encoding="utf-8")
        try:
            language = self.phrases.language
            translator = Translator(language, tables_for(language, self.preferences.grade))
        except NoBraille:
            return
        rows = (brf.Block(tuple(pieces(translator.line(plain_line(line)), brf.WIDTH))) for line in self.lines)
        text = brf.text(brf.pages(list(rows), brf.LINES))
        (self.plan.folder / "standings.brf").write_text(text, encoding="ascii", newline="")


def _names(participants: Sequence[Participant]) -> str:
    return ", ".join(participant.name for participant in participants)


def _play_unheard(header: Header, path: Path) -> None:
    """Play a table of bots, without telling anything."""
    path.unlink(missing_ok=True)
    game, record = catalogue.find(header.game), Journal.create(path, header)
    bots = seat_bots(game, header.bot_levels, header.seed)
    table = Table(new(game, header), record)
    drive(table, bots.players, bots.listeners, Seeded(header.seed))
    record.over(table.number)
    record.close()


# Plans and prizes -----------------------------------------------------------------------------------------------------


def planned(
    names: list[str], bots: int, level: str, size: int, advance: int, seed: int | None, typed: bool, language: str
) -> Plan:
    """Write the plan of a new tournament, and return it. Raises Refused."""
    people = clean_names(names)
    participants = [Participant(name) for name in people]
    participants += [Participant(name, "bot", level) for name in bot_names(bots, people)]
    if len(participants) < catalogue.find(GAME).least_seats:
        raise Refused("error-seats", game=GAME, least=catalogue.find(GAME).least_seats)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    folder = home() / str(max(numbers(), default=0) + 1)
    plan = Plan(folder, tuple(participants), size, advance, seed, typed, language)
    try:
        plan.write()
    except OSError as error:
        raise Failed("tournament-unsaved", folder=str(folder), why=why(Phrases(language), error)) from None
    return plan


def wanted(number: int | None) -> Plan:
    """Return the tournament of this number; without one the last open one, or else the last. Raises Refused."""
    known = numbers()
    if number is not None and number not in known:
        raise Failed("tournament-no-number", number=number)
    if not known:
        raise Failed("tournament-none")
    if number is None:
        open_ones = [each for each in known if not (home() / str(each) / "over").exists()]
        number = (open_ones or known)[-1]
    return read(home() / str(number))


def listed(path: Path, language: str) -> Iterator[str]:
    """Yield the names in a file, one per line. Raises Refused."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_LIST + 1)
    except OSError as error:
        raise Failed("journal-unreadable", file=path.name, why=why(Phrases(language), error)) from None
    if len(data) > LARGEST_LIST:
        raise Failed("option-file-large", file=path.name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Failed("option-file-text", file=path.name) from None
    yield from (line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#"))


def award(plan: Plan, name: str, dedication: str, language: str) -> str:
    """Award the Fairnesskranz in place of any earlier award (V6-15); return the line that says so. Raises Refused."""
    player = next(
        (participant.name for participant in plan.participants if participant.name.casefold() == name.casefold()), None
    )
    if player is None:
        raise Failed("tournament-unknown", name=name[:20], names=_names(plan.participants))
    words = " ".join("".join(c for c in dedication if c.isprintable()).split())[:MOST_LETTERS]
    fair = {"name": player, "dedication": words}
    try:
        plan.fair.write_text(json.dumps(fair, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise Failed("tournament-unsaved", folder=str(plan.folder), why=why(Phrases(language), error)) from None
    return Phrases(language).text("tournament-fair", name=player, dedication=words).rstrip()
