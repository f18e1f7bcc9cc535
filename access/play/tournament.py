"""A tournament of Die verflixte 6: tables, ties, a final, and the Fairnesskranz (V6-14, V6-15).

A tournament is a folder with its plan and the journal of each table. Nothing else is kept: a stopped tournament goes on
at its unfinished tables. A table of bots alone is played at once, without telling anything.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.table import Participant, Table, bot_names, drive, participants_from_json, seat_bots
from access.language.phrases import Phrases, echo
from access.play import session
from access.play.new_game import SEED_BITS, new_seed, people_named
from access.play.session import Equipment, OpensKeyboards, Played
from access.settings.preferences import Preferences
from access.storage import catalogue, journals
from access.storage.journals import Journal, Unkept, new, reopen
from access.system import files
from games.data import frozen
from games.refusals import Failed, Refused
from games.verflixte6.tournament import Needed, RoundTable, rounds
from wordlists import regular

GAME = "verflixte6"
SIZE, ADVANCE, LEVEL = 6, 2, "good"
"""The defaults of a tournament: players at a table, advancing players of a table, the level of bots."""
PLACE = "tournament-place"
"""The phrase of a place in the standings."""
Rounds = Sequence[Sequence[RoundTable[Participant]]]
"""All rounds so far, each with its tables."""
Note = tuple[str, dict[str, Any]]
"""A line of the standings: a phrase, and its facts."""


@frozen
class Plan:
    """The agreement of a tournament: its players, the most players of a table, the advancing players of a table."""

    participants: tuple[Participant, ...]
    size: int
    advance: int
    language: str

    def rounds(self, totals: Mapping[str, Sequence[int]], left: Collection[str] = ()) -> Rounds:
        """Return all rounds by the totals of finished games; `left` are the names of games without their persons."""
        persons = [each for each in self.participants if each.kind == "person"]
        return rounds(self.participants, self.size, self.advance, totals, dict.fromkeys(left, persons))

    def header(self, needed: Needed[Participant], seed: int, typed: bool = False) -> Header:
        """Return the header of a needed game."""
        game = catalogue.find(GAME)
        agreed = game.agreement.with_defaults(needed.options)
        return Header(GAME, game.version, needed.players, agreed, seed, typed, self.language)


def taking_part(names: Sequence[str], bots: int, level: str) -> tuple[Participant, ...]:
    """Return the persons with these names, and so many bots. Raises Refused if they are too few."""
    game = catalogue.find(GAME)
    named_bots = bot_names(bots, list(names))
    players = (*map(Participant, names), *(Participant(name, "bot", level) for name in named_bots))
    if len(players) < game.least_seats:
        raise Refused("error-seats", game=game, least=game.least_seats)
    return players


def notes(tables: Sequence[RoundTable[Participant]], entrants: int) -> list[Note]:
    """Return the lines of a round of a tournament with so many players, up to its next unfinished table."""
    found: list[Note] = []
    for table in tables:
        found += of_table(table, (("tournament-tie", {"names": player_names(tied)}) for tied in table.ties))
        if table.needed is not None:
            return found
    on = [each for table in tables for each in table.on]
    if len(tables) == 1:
        return [*found, ("tournament-won", {"name": on[0].name})]
    out = [each for table in tables for each in table.players if each.kind == "person" and each not in on]
    first, last = len(on) + 1, sum(len(table.players) for table in tables)
    places = {"first": first, "last": last, "shared": first < last, "players": entrants}
    outs: list[Note] = [("tournament-out", {"names": player_names(out), **places})] if out else []
    return [*found, *outs, ("tournament-on", {"names": player_names(on)})]


def table_title(table: RoundTable[Participant]) -> Note:
    """Return the line with the players of a table."""
    names = player_names(table.players)
    if table.final:
        return "tournament-final", {"names": names}
    return "tournament-table", {"round": table.number, "table": table.place, "tables": table.tables, "names": names}


def how_many(table: RoundTable[Participant], others: bool = False) -> Iterator[Note]:
    """Yield the line with the number of advancing players, fewer at a small table, or with what a final is.

    What the last stage is, whoever heard it at one of the `others` is not told again.
    """
    facts = {"count": table.advance, "stage": 0 if others else table.number}
    plays = any(each.kind == "person" for each in table.players)
    yield ("tournament-final-how", {"plays": plays}) if table.final else ("tournament-goes-on", facts)


def of_table(table: RoundTable[Participant], news: Iterable[Note]) -> Iterator[Note]:
    """Yield the lines of a table: its players, its news, and of a decided one a line for each player, best first.

    A player who left before the end of the first game has no points, and so gets no line.
    """
    yield table_title(table)
    yield from how_many(table, others=table.place > 1)
    yield from news
    if table.needed is not None:
        return
    place = 1
    for shared in table.ranking:
        for player in filter(table.scores.get, shared):
            total, *ties = table.scores[player]
            decided = ", ".join(map(str, ties)) or "none"
            facts = {"place": place, "name": player.name, "total": total, "ties": decided}
            yield PLACE, {**facts, "on": player in table.on and not table.final}
        place += len(shared)


def player_names(participants: Sequence[Participant]) -> str:
    """Return the names of players, in one line."""
    return ", ".join(participant.name for participant in participants)


PLAN = "tournament.json"
LARGEST_LIST = 1 << 20
"""The most bytes of a file of players."""
MOST_LETTERS = 200
"""The most letters of a dedication."""


@frozen
class Agreed:
    """The agreement of a tournament, the first file of its folder; all games follow from its `seed`."""

    folder: Path
    plan: Plan
    seed: int
    typed: bool

    def write(self) -> None:
        """Make the folder with the plan in it, both at once. Raises OSError, FileExistsError if it is there."""
        files.make_private(self.folder.parent)
        header = {
            "players": [participant.to_json() for participant in self.plan.participants],
            "table": self.plan.size,
            "advance": self.plan.advance,
        }
        header |= {"seed": self.seed, "dice": "typed" if self.typed else "seeded", "language": self.plan.language}
        beside = self.folder.with_name(f".{self.folder.name}.{os.getpid()}")
        try:
            beside.mkdir()
            (beside / PLAN).write_bytes(json.dumps(header, ensure_ascii=False).encode() + b"\n")
            regular.patiently(lambda: os.rename(beside, self.folder))
        finally:
            shutil.rmtree(beside, ignore_errors=True)

    @property
    def over(self) -> Path:
        """The file that marks the end of the final."""
        return self.folder / "over"

    @property
    def fair(self) -> Path:
        """The file of the Fairnesskranz."""
        return self.folder / "fairnesskranz.json"


def read(folder: Path) -> Agreed:
    """Return the agreement of the tournament in a folder. Raises Refused."""
    try:
        header = json.loads(regular.content(folder / PLAN, LARGEST_LIST))
        participants = participants_from_json(header["players"])
        size, advance, seed = (int(header[name]) for name in ("table", "advance", "seed"))
        plan = Plan(participants, size, advance, str(header["language"]))
        return Agreed(folder, plan, seed, header["dice"] == "typed")
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise Failed("tournament-damaged", file=str(folder)) from None


def home() -> Path:
    """Return the folder of tournaments, a numbered folder each."""
    return journals.folder().parent / "tournaments"


def tournament_numbers() -> list[int]:
    """Return the numbers of all tournaments, sorted."""
    try:
        return sorted(int(entry.name) for entry in home().iterdir() if entry.name.isascii() and entry.name.isdigit())
    except OSError:
        return []


class Stopped(Exception):
    """A player has left a table; the tournament goes on another time."""


class Tournament:
    """One tournament, resumed if it `has_begun`, else new."""

    def __init__(
        self,
        agreed: Agreed,
        preferences: Preferences,
        devices: OpensKeyboards,
        has_begun: bool = True,
        left: str = "tournament-left",
    ) -> None:
        self.agreed, self.preferences, self.devices, self.has_begun = agreed, preferences, devices, has_begun
        self.phrases = Phrases(preferences.language or agreed.plan.language, catalogue.find(GAME))
        self.left = left
        """The phrase for a leaving player, with the way to go on."""
        self.lines: list[str] = []
        """The standings."""
        self.said = 0
        self.warnings: list[str] = []
        """Lines before the new ones of the standings."""
        self.failure: OSError | None = None
        """The error of a failed save; from then on the tournament is played unsaved."""

    def _begin(self) -> None:
        """Write the plan once the devices are open; without it the tournament is played unsaved."""
        self.has_begun = True
        try:
            self.agreed.write()
        except OSError as error:
            self._not_saved(error)

    def play(self) -> None:
        """Play rounds of tables until one is left, the final. Raises Stopped."""
        totals: dict[str, Sequence[int]] = {}
        written = 1
        if self.has_begun and self.agreed.over.exists():
            self.warnings.append(self.phrases.text("tournament-over"))
        while True:
            found = self.agreed.plan.rounds(totals)
            entrants = len(self.agreed.plan.participants)
            self.lines = [self._line(note) for each in found for note in notes(each, entrants)]
            if len(found) > written:
                written = len(found)
                self.write(self.lines[: sum(len(notes(each, entrants)) for each in found[:-1])])
            needed = next((table.needed for table in found[-1] if table.needed), None)
            if needed is None:
                break
            totals[needed.name] = self.totals(needed)
        self.lines += self._fairness()
        self.write(self.lines)
        self._write_file(self.agreed.over, b"")
        if self.failure is None:
            self.lines.append(self.phrases.text("tournament-written", folder=str(self.agreed.folder)))
        self.tell()

    # Tables

    def totals(self, needed: Needed[Participant]) -> tuple[int, ...]:
        """Return the totals of a table; an unfinished one is played first. Raises Stopped."""
        path = self.agreed.folder / f"{needed.name}.jsonl"
        plan = replace(self.agreed.plan, language=self.phrases.language)
        header = plan.header(needed, seed_of(self.agreed.seed, needed.name), self.agreed.typed)
        if _begun(path) and journals.read(path).over:
            table = reopen(path).table
        else:
            self.tell()
            table = self._played(header, path)
        if table.result is None:
            raise Stopped
        return tuple(table.result["totals"])

    def _played(self, header: Header, path: Path) -> Table:
        """Play a table, or go on with it, and return it."""
        equipment = Equipment(self.devices, left=self.left, leaving="tournament-leave")
        if not header.persons:
            played = _play_unheard(header, path)
        elif _begun(path):
            played = session.resume(self.preferences, None, path, equipment)
        else:
            files.leave_no(path)
            played = session.play(self.preferences, header, path, equipment)
        if played.record.failure is not None:
            self._not_saved(played.record.failure)
        return played.table

    def _not_saved(self, error: OSError) -> None:
        """Say once that the tournament goes on unsaved."""
        if self.failure is None:
            self.failure = error
            facts = {"folder": str(self.agreed.folder), "why": error}
            self.warnings.append(self._line(("tournament-unsaved", facts)))

    # Standings

    def _line(self, note: Note) -> str:
        phrase, facts = note
        return self.phrases.text(phrase, **facts).rstrip()

    def _fairness(self) -> list[str]:
        """Return the holder of the Fairnesskranz, with its dedication (V6-15). Raises Refused."""
        if not self.agreed.fair.exists():
            return []
        try:
            fair = json.loads(regular.content(self.agreed.fair, LARGEST_LIST))
            facts = {"name": str(fair["name"]), "dedication": str(fair["dedication"])}
        except (OSError, ValueError, KeyError, TypeError):
            raise Failed("tournament-damaged", file=str(self.agreed.fair)) from None
        return [self._line(("tournament-fair", facts))]

    def tell(self) -> None:
        """Say warnings, and the new lines of the standings."""
        lines, self.said = self.lines[self.said :], len(self.lines)
        with self.devices.keyboard(self.preferences, self.phrases) as person:
            if not self.has_begun:
                self._begin()
            warnings, self.warnings = self.warnings, []
            for line in (*warnings, *lines):
                person.say_text(line)
            person.last_words()
            person.console.finish()

    def write(self, lines: Sequence[str]) -> None:
        """Write the standings as text and as BRF."""
        self._write_file(self.agreed.folder / "standings.txt", "".join(f"{line}\n" for line in lines).encode())
        pages = self.devices.embossed(lines, self.phrases.language, self.preferences)
        if pages is not None:
            self._write_file(self.agreed.folder / "standings.brf", pages)

    def _write_file(self, path: Path, data: bytes) -> None:
        try:
            files.replace(path, data)
        except OSError as error:
            self._not_saved(error)


def seed_of(seed: int, table: str) -> int:
    """Return the seed of a table in a tournament of this seed. The seeds of two tables tell nothing of each other."""
    digest = blake2b(table.encode(), digest_size=SEED_BITS // 8, key=blake2b(b"%d" % seed).digest()).digest()
    return int.from_bytes(digest, "big")


def _begun(path: Path) -> bool:
    """Tell whether a table has begun. An empty journal, a remnant of older versions, is no beginning."""
    try:
        return b"\n" in regular.content(path, journals.LARGEST)
    except FileNotFoundError:
        return False
    except OSError:
        return True  # reading it says what is wrong


def _play_unheard(header: Header, path: Path) -> Played:
    """Play a table of bots without telling anything."""
    game = catalogue.find(header.game)
    record: Journal
    try:
        regular.patiently(lambda: path.unlink(missing_ok=True))
        record = Journal.create(path, header)
    except OSError as error:
        record = Unkept(path, error)
    bots = seat_bots(game, header.bot_levels, header.seed, header.names)
    table = Table(new(game, header), record)
    drive(table, bots.players, bots.listeners, Seeded(header.seed))
    record.over(table.number)
    record.close()
    return Played(header, table, record)


# Plans and prizes -----------------------------------------------------------------------------------------------------


def planned(
    names: list[str], bots: int, level: str, size: int, advance: int, seed: int | None, typed: bool, language: str
) -> Agreed:
    """Return the unwritten agreement of a new tournament. Raises Refused."""
    plan = Plan(taking_part(people_named(names), bots, level), size, advance, language)
    seed = new_seed() if seed is None else seed
    number = max(tournament_numbers(), default=0)
    while True:
        number += 1
        agreed = Agreed(home() / str(number), plan, seed, typed)
        if not agreed.folder.exists():
            return agreed


def goes_on() -> bool:
    """Tell whether a tournament is not over. Raises Refused if none can be read."""
    return bool(tournament_numbers()) and not wanted(None).over.exists()


def wanted(number: int | None) -> Agreed:
    """Return the tournament of this number; without one the last open one, or else the last. Raises Refused."""
    known = tournament_numbers()
    if number is not None and number not in known:
        raise Failed("tournament-no-number", number=number)
    if not known:
        raise Failed("tournament-none")
    if number is None:
        open_ones = [each for each in known if not (home() / str(each) / "over").exists()]
        for each in (*reversed(open_ones), *reversed(known)):
            with suppress(Failed):  # a damaged one hides no other
                return read(home() / str(each))
        raise Failed("tournament-damaged", file=str(home()))
    return read(home() / str(number))


def names_in_file(path: Path) -> Iterator[str]:
    """Yield the names in a file, one per line. Raises Refused."""
    try:
        data = regular.content(path, LARGEST_LIST)
    except OSError as error:
        raise Failed("journal-unreadable", file=path.name, why=error) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Failed("option-file-text", file=path.name) from None
    yield from (line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#"))


def award(agreed: Agreed, name: str, dedication: str, language: str) -> str:
    """Award the Fairnesskranz in place of any earlier award (V6-15); return the line about it. Raises Refused."""
    player = next((each.name for each in agreed.plan.participants if each.name.casefold() == name.casefold()), None)
    if player is None:
        raise Failed("tournament-unknown", name=echo(name), names=player_names(agreed.plan.participants))
    words = " ".join("".join(c for c in dedication if c.isprintable()).split())[:MOST_LETTERS]
    fair = {"name": player, "dedication": words}
    try:
        files.replace(agreed.fair, (json.dumps(fair, ensure_ascii=False) + "\n").encode())
    except OSError as error:
        raise Failed("tournament-fair-unsaved", folder=str(agreed.folder), why=error) from None
    return Phrases(language).text("tournament-fair", name=player, dedication=words).rstrip()
