"""The host: lays a table, seats who plays, and sees to it that nothing is lost when somebody leaves."""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import games.game
from access.dialogue.loop import Loop
from access.dialogue.teller import Leave
from access.engine import journal
from access.engine.journal import BadJournal, Head, Journal, Locked, Saved, Unsaved
from access.engine.seats import BotSeat, Seeded, SeededLuck
from access.engine.table import Listener, Table, Thrower, drive, spread
from access.language.phrases import Phrases
from access.session import catalogue, saves
from access.session.people import loop, with_their_own
from access.settings import settings
from access.settings.wishes import Wishes
from access.terminal.terminal import nobody_reads
from games.game import Game, Player
from games.options import BadOption, with_defaults
from games.steps import Refused, Roll, Seat, Tell

LAST_SECOND = 1.0
"""Seconds that an orderly end may take once the terminal is gone."""


class HungUp(SystemExit):
    """The terminal was closed."""


@contextmanager
def hang_up_is_leaving() -> Iterator[None]:
    """A closed terminal ends the program in order; what was answered is on the disk.

    An exception that is raised by a signal gets lost where it meets a callback of a library, so after a second the
    program ends all the same. Its voice follows: workers end with their standard input.
    """

    def hung_up(number: int, frame: object) -> NoReturn:
        last = threading.Timer(LAST_SECOND, os._exit, [1])
        last.daemon = True
        last.start()
        raise HungUp(1)

    wanted = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, hung_up) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# A game --------------------------------------------------------------------------------------------------------------


def play(wishes: Wishes, head: Head, path: Path | None, left: str = "") -> None:
    """Play a new game; `left` names the phrase that says how to go on, where it is not resume. Raises Refused."""
    game = catalogue.find(head.game)
    number, record = _new_journal(head, path)
    table = Table(new(game, head), record)
    with closing(record):
        Sitting(wishes, game, head, table, record, number, left).play("loop-table")


def resume(wishes: Wishes, number: int | None, path: Path | None, left: str = "") -> None:
    """Go on with a saved game at its open question. Raises Refused."""
    passed: tuple[int, ...] = ()
    if path is None:
        save, passed = saves.find(number)
        path, number = save.path, save.number
    saved = journal.read(path)
    game = checked_game(saved.head, path)
    if saved.over:
        raise Refused("journal-over", file=str(path))
    table = Table(new(game, saved.head))
    replay_saved(saved, table, path, game)
    record = table.record = _journal_again(path, saved)
    with closing(record):
        Sitting(wishes, game, saved.head, table, record, number, left).play("loop-resumed", passed)


def replay_saved(saved: Saved, table: Table, path: Path, game: Game) -> None:
    """Play what was saved. Raises BadJournal, which says where the reason is that the table's agreement has changed."""
    reason = game.changed(saved.head.options) if game.changed is not None else ""
    try:
        journal.replay(saved, table, path)
    except BadJournal:
        if reason:
            raise BadJournal(f"{reason}-final", file=path.name) from None
        raise
    if reason and table.is_final():
        raise BadJournal(f"{reason}-final", file=path.name)


def new(game: Game, head: Head) -> Callable[[], Any]:
    """How the game of this head begins."""
    return lambda: game.new(len(head.sitters), head.options)


def checked_game(head: Head, path: Path) -> Game:
    """The game of a journal. Raises BadJournal where it is not here, was played by other rules, or does not fit."""
    if head.game not in catalogue.names():
        raise BadJournal("journal-game", file=path.name, game=head.game[:20])
    game = catalogue.find(head.game)
    if head.version != game.version:
        raise BadJournal("journal-version", file=path.name, game=game.id, theirs=head.version, ours=game.version)
    strangers = any(sitter.kind == "bot" and sitter.level not in game.bots for sitter in head.sitters)
    if strangers or not game.least_seats <= len(head.sitters) <= game.most_seats:
        raise BadJournal("journal-no-head", file=path.name)
    try:
        fits = with_defaults(game.options, head.options) == dict(head.options)
    except BadOption:
        fits = False
    if not fits:
        raise BadJournal("journal-no-head", file=path.name)
    if game.settle is not None:  # raises Refused for what this table could not have agreed on
        persons = sum(sitter.kind == "person" for sitter in head.sitters)
        game.settle(head.options, games.game.Sitting(persons, len(head.sitters) - persons, head.language))
    return game


def _new_journal(head: Head, path: Path | None) -> tuple[int | None, Journal]:
    """A journal for a new game; where the disk fails, one that says so and keeps nothing."""
    try:
        if path is None:
            return saves.create(head)
        return None, Journal.create(path, head)
    except FileExistsError:
        reason = "error-folder-exists" if path and path.is_dir() else "error-file-exists"
        raise Refused(reason, file=str(path)) from None
    except OSError as error:
        return None, Unsaved(path.parent if path else saves.folder(), error)


def _journal_again(path: Path, saved: Saved) -> Journal:
    try:
        return Journal.go_on(path, saved)
    except Locked:
        raise Refused("journal-locked") from None
    except OSError as error:
        return Unsaved(path.parent, error)


def why(phrases: Phrases, error: OSError) -> str:
    """What went wrong, in the language of who listens where we know a phrase for it."""
    name = f"why-{errno.errorcode.get(error.errno or 0, '')}"
    return phrases.text(name) if phrases.has(name) else error.strerror or type(error).__name__


class Sitting:
    """One game from its first or its next question to its end, or to when somebody leaves."""

    def __init__(
        self, wishes: Wishes, game: Game, head: Head, table: Table, record: Journal, number: int | None, left: str = ""
    ) -> None:
        self.left = left
        self.wishes, self.game, self.head = wishes, game, head
        self.table, self.record, self.number = table, record, number
        self.names = [sitter.name for sitter in head.sitters]
        self.own = frozenset(seat for seat, sitter in enumerate(head.sitters) if sitter.kind == "person")
        if len(self.own) == 1:
            self.wishes = wishes = wishes.of(self.names[min(self.own)])
        self.phrases = Phrases(wishes.language or head.language, game, self.names, self.own, wishes.sort)
        self.players: list[Player] = []
        self.listeners: list[Listener] = []

    def play(self, opening: str, passed: tuple[int, ...] = ()) -> None:
        """Open with this phrase, and play. Saved games that were passed over, since they are damaged, are named."""
        others = with_their_own(self.wishes, self.phrases, self.names, self.own) if len(self.own) > 1 else {}
        with hang_up_is_leaving(), loop(self.wishes, self.phrases, self.own, others) as person:
            person.play_at(self.table, self.game, self.head.typed)
            person.keep = self._keep_setting
            self.record.failed = lambda error: self._not_saving(person, error)
            if self.record.failure is not None:
                self.record.failed(self.record.failure)
            for number in passed:
                person.say("resume-passed", number=number)
            self._open(person, opening)
            try:
                drive(self.table, self.players, self.listeners, self._thrower(person), lambda: self._undo(person))
            except (Leave, EOFError, KeyboardInterrupt):
                self._left(person)
            except (BrokenPipeError, HungUp):
                self._left_alone()
            else:
                self.record.over(self.table.number)
                person.last_words()
            person.finish_speaking()

    def _open(self, person: Loop, opening: str) -> None:
        """Say who plays what, and what is worth knowing about it; after a pause also where it stands."""
        game, options, resumed = self.game, self.head.options, opening == "loop-resumed"
        prepare = game.prepare
        person.meanwhile = None if prepare is None else lambda: prepare(options)
        person.say(opening, game=self.phrases.text(game.id), names=", ".join(self.names))
        for phrase, facts in game.remarks(options) if game.remarks and not resumed else ():
            person.say(phrase, **facts)
        self._seat(person, self.table.take_told() if resumed else [])
        if resumed:
            if game.changed is not None and (changed := game.changed(options)):
                person.say(changed)
            self._tell_where_it_stands(person)

    def _seat(self, person: Loop, told: list[Tell]) -> None:
        """Persons and bots sit down; bots hear what was told before."""
        self.players.clear()
        self.listeners[:] = [person]
        for seat, sitter in enumerate(self.head.sitters):
            if sitter.kind == "person":
                self.players.append(person)
            else:
                bot = self.game.bots[sitter.level](Seat(seat), SeededLuck(self.head.seed, Seat(seat)))
                self.players.append(bot)
                self.listeners.append(BotSeat(Seat(seat), bot))
        spread(told, self.listeners[1:])

    def _tell_where_it_stands(self, person: Loop) -> None:
        """After a pause: everybody's standing to all, each hand to its owner."""
        play: Any = self.table.play
        under_way = play.resumed() if hasattr(play, "resumed") else ()
        for event in (*play.standing(Seat(min(self.own, default=0))), *under_way):
            person.tell_one(event, kept=person.seats)
        for seat in sorted(self.own):
            for event in play.holding(Seat(seat)):
                if self.phrases.shows_hand(event):
                    person.tell(Tell(event, to=Seat(seat)))

    def _not_saving(self, person: Loop, error: OSError) -> None:
        folder = self.record.path if isinstance(self.record, Unsaved) else self.record.path.parent
        person.say("loop-unsaved", folder=str(folder), why=why(self.phrases, error))

    def _keep_setting(self, seat: int, name: str, value: settings.Value) -> None:
        """Keep what was chosen in the middle of a game. Raises OSError and BadSetting."""
        person = self.names[seat]
        settings.write(name, value, person if settings.read().has(person) else "")

    def _thrower(self, person: Loop) -> Thrower:
        return person.throw if self.head.typed and self.game.holds == "dice" else Seeded(self.head.seed)

    def _undo(self, person: Loop) -> None:
        """Take back what was typed last; bots forget what they heard since."""
        if self.table.undo(lambda step: isinstance(step, Roll) or step.seat in self.own):
            self._seat(person, self.table.take_told())
            person.say("loop-taken-back")
        else:
            person.say("loop-undo-nothing")

    def _left(self, person: Loop) -> None:
        phrase, facts = self._how_to_go_on()
        person.say(phrase, **facts)
        person.last_words()

    def _left_alone(self) -> NoReturn:
        """Nobody reads standard output any more, or the program was asked to end."""
        nobody_reads()
        with suppress(OSError):
            phrase, facts = self._how_to_go_on()
            sys.stderr.write(self.phrases.text(phrase, **facts) + "\n")
        raise SystemExit(1)

    def _how_to_go_on(self) -> tuple[str, dict[str, Any]]:
        """A phrase and its facts."""
        if self.record.failure is not None:
            return "loop-left-unsaved", {}
        if self.left:
            return self.left, {}
        if self.number is None:
            return "loop-saved-file", {"file": str(self.record.path)}
        return "loop-saved", {"number": self.number}
