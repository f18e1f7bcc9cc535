"""The host: lays a table, seats who plays, and sees to it that nothing is lost when somebody leaves."""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import games.game
from access import catalogue, journal, saves, surroundings
from access.braille import NoBraille, Translator
from access.journal import BadJournal, Head, Journal, Locked, Saved, Unsaved
from access.loop import Loop
from access.phrases import Phrases, Verbosity
from access.seats import BotSeat, Seeded, SeededLuck
from access.table import Listener, Table, Thrower, drive, spread
from access.teller import Leave, Outlets
from access.terminal import choose, nobody_reads
from access.voice import Voice
from games.cards import Sort
from games.game import Game, Player
from games.options import BadOption, with_defaults
from games.steps import Refused, Roll, Seat, Tell

CELLS = 40
"""Cells of a braille display where nobody says how many; questions fit that, answer included."""
LAST_SECOND = 1.0
"""Seconds that an orderly end may take once the terminal is gone."""
FINISH = 60.0
"""Seconds that the voice has for its last lines."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How who plays wants to be told and asked."""

    language: str | None = None
    speech: str = "auto"
    braille: str = "off"
    cells: int | None = None
    verbosity: Verbosity = "normal"
    plain: bool = False
    more: bool | None = None
    sort: Sort = "vowels"
    private: str = "all"


class HungUp(SystemExit):
    """The terminal was closed."""


@contextmanager
def loop(wishes: Wishes, phrases: Phrases, seats: frozenset[int] = frozenset()) -> Iterator[Loop]:
    """A command loop with its outlets, closed at the end."""
    made: list[Loop] = []
    terminal = choose(wishes.plain, lambda: made[0].hush())
    speaks = wishes.speech == "on" or (
        wishes.speech == "auto" and terminal.interactive and not wishes.plain and surroundings.speech_is_wanted()
    )
    voice = Voice(phrases.language, phrases.respelled(), lambda why: _voice_gave_up(made[0], why)) if speaks else None
    translator, without = _translator(wishes, phrases)
    more = terminal.interactive and (wishes.more if wishes.more is not None else translator is not None)
    cells = wishes.cells or min(CELLS, terminal.columns())
    outlets = Outlets(terminal, voice, translator, cells, more, wishes.private == "braille")
    made.append(Loop(phrases, outlets, seats, verbosity=wishes.verbosity))
    if without:
        made[0].say("loop-no-braille")
    if wishes.private == "braille" and translator is None:
        raise Refused("error-private-braille")
    if wishes.speech == "on" and not surroundings.has_sound():
        made[0].say("loop-no-voice", why=phrases.text("loop-voice-soundless"))
    try:
        yield made[0]
    finally:
        with suppress(OSError):
            terminal.end()
        if voice is not None:
            voice.close()


def _voice_gave_up(loop: Loop, why: str) -> None:
    loop.note("loop-no-voice", why=loop.phrases.text(why))


def _translator(wishes: Wishes, phrases: Phrases) -> tuple[Translator | None, bool]:
    """The translator that is wanted, and whether it had to be done without."""
    if wishes.braille == "off":
        return None, False
    try:
        return Translator(phrases.language, brf=wishes.braille == "brf"), False
    except NoBraille:
        return None, True


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
        self.phrases = Phrases(wishes.language or head.language, game, self.names, self.own, wishes.sort)
        self.players: list[Player] = []
        self.listeners: list[Listener] = []

    def play(self, opening: str, passed: tuple[int, ...] = ()) -> None:
        """Open with this phrase, and play. Saved games that were passed over, since they are damaged, are named."""
        with hang_up_is_leaving(), loop(self.wishes, self.phrases, self.own) as person:
            person.play_at(self.table, self.game, self.head.typed)
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
                self._last_words(person)
            if person.outlets.voice is not None:
                person.outlets.voice.finish(FINISH)

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
            person.tell_one(event)
        for seat in sorted(self.own):
            for event in play.holding(Seat(seat)):
                if self.phrases.shows_hand(event):
                    person.tell(Tell(event, to=Seat(seat)))

    def _not_saving(self, person: Loop, error: OSError) -> None:
        folder = self.record.path if isinstance(self.record, Unsaved) else self.record.path.parent
        person.say("loop-unsaved", folder=str(folder), why=why(self.phrases, error))

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
        person.say_text(self._how_to_go_on())
        self._last_words(person)

    def _last_words(self, person: Loop) -> None:
        """What is still to be said, even to somebody who wants to leave."""
        person.put_away()
        person.outlets.terminal.closing = not person.outlets.more
        with suppress(Leave, EOFError, KeyboardInterrupt):
            person.flush()

    def _left_alone(self) -> NoReturn:
        """Nobody reads standard output any more, or the program was asked to end."""
        nobody_reads()
        with suppress(OSError):
            sys.stderr.write(self._how_to_go_on() + "\n")
        raise SystemExit(1)

    def _how_to_go_on(self) -> str:
        if self.record.failure is not None:
            return self.phrases.text("loop-left-unsaved")
        if self.left:
            return self.phrases.text(self.left)
        if self.number is None:
            return self.phrases.text("loop-saved-file", file=str(self.record.path))
        return self.phrases.text("loop-saved", number=self.number)
