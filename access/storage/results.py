"""The results of finished games: one record is appended when a game ends, so that they outlive changes of the rules.

Their figures become texts in the language of the listener, and so do errors with files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeVar

from access.engine.journal import Header
from access.engine.table import Participant, participants_from_json
from access.language.phrases import Phrases
from access.settings import file
from access.settings.preferences import folded
from access.storage import catalogue
from access.system import files
from games.data import frozen
from games.records import Counts
from games.refusals import Failed, Refused
from wordlists import regular

LARGEST = 64 * 1024 * 1024
"""The most bytes of the results."""
USUAL = 10
"""The fewest games of a person for a personal best."""
TYPED, SEED, ADVICE = "typed", "seed", "advice"
"""The reasons for counting a game apart."""
UNKNOWN = "unknown"
"""The reason of a game recorded by an earlier version, which kept none."""


@frozen
class Result:
    """A finished game. `counts` are by seat, None for a bot.

    `apart` are the reasons for counting it apart: TYPED dice or cards, a chosen SEED, or ADVICE to the player.
    """

    when: str
    game: str
    rules: int
    options: Mapping[str, Any]
    participants: tuple[Participant, ...]
    winners: tuple[int, ...]
    counts: tuple[Counts | None, ...]
    apart: tuple[str, ...]

    def line(self) -> str:
        """Return the result as a line of the file."""
        seats = [participant.to_json() for participant in self.participants]
        entry = {"when": self.when, "game": self.game, "rules": self.rules, "options": dict(self.options)}
        entry |= {"seats": seats, "winners": self.winners, "counts": self.counts, "apart": self.apart}
        return json.dumps(entry, ensure_ascii=False)

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, or None."""
        for seat, participant in enumerate(self.participants):
            if participant.kind == "person" and folded(participant.name) == folded(person):
                return seat
        return None

    @property
    def persons(self) -> Iterator[str]:
        """The names of its persons."""
        return (participant.name for participant in self.participants if participant.kind == "person")


def path() -> Path:
    """Return the file of the results."""
    return files.data_folder() / "results.jsonl"


def of_game(header: Header, winners: Sequence[int], counts: Mapping[int, Counts], apart: Sequence[str]) -> Result:
    """Return the result of a finished game."""
    every = tuple(counts.get(seat) for seat in range(len(header.participants)))
    when = datetime.now().isoformat(timespec="seconds")
    participants = header.participants
    return Result(when, header.game, header.version, header.options, participants, tuple(winners), every, tuple(apart))


def add(result: Result) -> None:
    """Append a result. Raises OSError."""
    files.make(path().parent)
    data = result.line().encode() + b"\n"
    with files.locked(path()), open(path(), "ab", buffering=0, opener=files.privately) as file:
        file.write(data)


def forget_results() -> int:
    """Forget all results, and return their number. Raises OSError."""
    found = len(list(read()))
    regular.patiently(lambda: path().unlink(missing_ok=True))
    return found


def read() -> Iterator[Result]:
    """Yield the results, oldest first; other lines are skipped."""
    try:
        data = regular.content(path(), LARGEST)
    except OSError:
        return
    for line in data.splitlines():
        with suppress(ValueError, KeyError, TypeError, AttributeError, RecursionError):
            yield _result(json.loads(line))


def _result(entry: Mapping[str, Any]) -> Result:
    participants = participants_from_json(entry["seats"])
    winners = tuple(int(seat) for seat in entry["winners"])
    counts = tuple(None if each is None else dict(each) for each in entry["counts"])
    if len(counts) != len(participants):
        raise ValueError(entry)
    said = str(entry["when"]), str(entry["game"]), int(entry["rules"]), dict(entry["options"])
    return Result(*said, participants, winners, counts, _reasons(entry["apart"]))


def _reasons(kept: Any) -> tuple[str, ...]:
    """Return the reasons for counting a game apart; an earlier version kept none, only true or false."""
    if isinstance(kept, list):
        return tuple(str(reason) for reason in kept)
    return (UNKNOWN,) if kept else ()


# Summing up -----------------------------------------------------------------------------------------------------------


@frozen
class Won:
    """Games against an opponent: a person by name, or bots of a level."""

    opponent: str
    is_bot: bool
    games: int
    won: int


@frozen
class Apart:
    """Games counted apart for the same reasons."""

    reasons: tuple[str, ...]
    games: int
    won: int


@frozen
class Summary:
    """The results of one person in one game. Streaks are of games won in a row: the longest, and the current one."""

    person: str
    game: str
    games: int
    won: int
    longest: int
    now: int
    against: tuple[Won, ...]
    counts: tuple[Counts, ...]
    apart: int
    apart_won: int
    apart_by: tuple[Apart, ...]


def played_by(results: Iterable[Result], game: str = "", person: str = "") -> Iterator[tuple[Result, str]]:
    """Yield each result with each of its persons, or only those of a game or a person."""
    for result in results:
        for name in result.persons:
            if (not game or result.game == game) and (not person or folded(name) == folded(person)):
                yield result, name


def summaries(results: Iterable[Result], game: str = "", person: str = "") -> list[Summary]:
    """Return the results of each person in each game, by name and game; of one of them if they are given."""
    found: dict[tuple[str, str], list[Result]] = {}
    names: dict[str, str] = {}
    for result, name in played_by(results, game, person):
        names[folded(name)] = name
        found.setdefault((folded(name), result.game), []).append(result)
    return [_summary(names[who], what, played) for (who, what), played in sorted(found.items())]


def _summary(person: str, game: str, played: Sequence[Result]) -> Summary:
    counted = [result for result in played if not result.apart]
    wins = [result.seat_of(person) in result.winners for result in counted]
    apart = [(result.apart, result.seat_of(person) in result.winners) for result in played if result.apart]
    longest = now = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    counts = tuple(each for result in counted if (each := counts_of(result, person)) is not None)
    against = tuple(_against(person, counted, wins))
    apart_won, by = sum(won for _, won in apart), tuple(_apart(apart))
    return Summary(person, game, len(counted), sum(wins), longest, now, against, counts, len(apart), apart_won, by)


def _apart(played: Iterable[tuple[tuple[str, ...], bool]]) -> Iterator[Apart]:
    """Yield the numbers of played and won games for each set of reasons."""
    found: dict[tuple[str, ...], list[bool]] = {}
    for reasons, won in played:
        found.setdefault(reasons, []).append(won)
    for reasons, wins in found.items():
        yield Apart(reasons, len(wins), sum(wins))


def counts_of(result: Result, person: str) -> Counts | None:
    """Return the figures of a person in a game."""
    seat = result.seat_of(person)
    return None if seat is None else result.counts[seat]


def _against(person: str, played: Sequence[Result], wins: Sequence[bool]) -> Iterator[Won]:
    games: dict[tuple[bool, str], list[bool]] = {}
    for result, won in zip(played, wins, strict=True):
        others = {
            (other.kind == "bot", other.level if other.kind == "bot" else other.name)
            for other in result.participants
            if folded(other.name) != folded(person)
        }
        for opponent in others:
            games.setdefault(opponent, []).append(won)
    for (is_bot, name), found in sorted(games.items()):
        yield Won(name, is_bot, len(found), sum(found))


def is_best(result: Result, earlier: Iterable[Result], person: str, figure: str) -> int | None:
    """Return a figure of the game just played if it is the person's highest, from the tenth game on; else None."""
    now = (counts_of(result, person) or {}).get(figure)
    before = [each for each in earlier if each.game == result.game and not each.apart]
    known = [counts.get(figure) for each in before if (counts := counts_of(each, person)) is not None]
    numbers = [number for number in known if isinstance(number, int)]
    if result.apart or not isinstance(now, int) or len(numbers) < USUAL - 1 or now <= max(numbers):
        return None
    return now


T = TypeVar("T")


@frozen
class GameFigures(Generic[T]):
    """The figures of persons in games as texts made by `t`; a game's own figures are strings."""

    t: Callable[..., T]
    language: str

    def of(self, found: Sequence[Summary], name: str = "") -> Iterator[T | str]:
        """Yield the figures of each person in each game, or a sentence that this person has none."""
        for summary in found:
            game = catalogue.title_or_name(summary.game, self.language)
            without = "none" if summary.games or not summary.apart else self._without(summary)
            facts = {"games": summary.games, "won": summary.won, "without": without}
            yield self.t("statistics-person", name=summary.person, game=game, **facts)
            if summary.games:
                yield from self._counted(summary)
            for each in summary.apart_by:
                reasons = ", ".join(str(self.t("statistics-with", why=why)) for why in each.reasons)
                yield self.t("statistics-apart", reasons=reasons, games=each.games, won=each.won)
        if not found:
            yield self.t("statistics-none", name=name or "all")

    def _without(self, summary: Summary) -> str:
        """Return the reason for counting games apart, such as `without advice`; all of them for several."""
        reasons = {reason for each in summary.apart_by for reason in each.reasons}
        return str(self.t("statistics-without", why=reasons.pop() if len(reasons) == 1 else UNKNOWN))

    def _counted(self, summary: Summary) -> Iterator[T | str]:
        house = Phrases(self.language)
        for each in summary.against:
            kind = "bot" if each.is_bot else "person"
            level = f"setup-level-{each.opponent}"
            opponent = house.text(level) if each.is_bot and house.has(level) else each.opponent
            only = len(summary.against) == 1 and each.games == summary.games
            facts = {"kind": kind, "opponent": opponent, "only": only, "games": each.games, "won": each.won}
            yield self.t("statistics-against", **facts)
        if summary.games > 1:
            yield self.t("statistics-streak", now=summary.now, longest=summary.longest)
        try:
            game = catalogue.find(summary.game)
        except Refused:  # a game that is no longer installed
            return
        if game.records is not None:
            phrases = Phrases(self.language, game)
            for event in game.records.told(summary.counts):
                yield phrases.event(event)[0].text


def unwritable(error: OSError) -> Failed:
    """Return the failure for a settings file that cannot be written."""
    return Failed("settings-unwritable", file=str(file.settings_path()), why=error)
