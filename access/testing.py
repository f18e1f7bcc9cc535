"""Scripts for the tests of any program: the lines that it prints and speaks, the cells that it shows.

No voice, no display and no terminal is needed. `check_texts` finds what is wrong with the texts of a program in several
languages, `check_game` what is wrong with a game.

heard = Script("find", "Anna", cells=20).run(book)
assert heard.printed == ["3 people.", "What? find, add or leave. Enter: find. find", ...]
assert heard.felt[-1] == "what?"
"""

from __future__ import annotations

import asyncio
import heapq
import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from inspect import isasyncgen, iscoroutine, iscoroutinefunction, isgenerator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

import access.desk
from access.authoring.checking import check_game
from access.authoring.phrases import check_texts
from access.desk.desk import Devices
from access.outputs.terminal.plain import Completions, Terminal, pasted
from access.person.given import check_flags, check_number, check_seconds, check_text
from access.person.options import Lang
from access.person.person import in_loop
from access.person.raised import Left, left_in
from access.system.environment import LANGUAGES

__all__ = ("CELLS", "INTERRUPT", "After", "Heard", "Script", "check_game", "check_texts")

INTERRUPT = None
"""In the place of a typed line: Ctrl-C."""


@dataclass(frozen=True)
class After:
    """In the place of a typed line: so many seconds pass, at once, by the clock of the script.

    Time limits end then: those of `person.within`, and those of asyncio where the program is a coroutine function.
    """

    seconds: float

    def __post_init__(self) -> None:
        check_seconds(self.seconds)


Typed = str | Callable[[], object] | After | None
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""The variables that name the folders of settings and games."""
ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "LANGUAGE": ""}
"""The variables of a language by POSIX and gettext, in the order in which they count, but the last one."""
OF_A_SCRIPT = frozenset({"cells", "columns", "speech", "lang", "environment", "folder", "clock"})
"""The names of what a script is given: nothing of a command."""
ARGUMENTS = list(sys.argv)
"""The arguments of the command that runs the tests."""
BROAD = 1000
"""The cells of a display on which any question stands whole."""
CELLS = 40
"""The cells of a display whose size is not given."""


@dataclass
class Heard:
    """The lines and cells that reached a person, in order.

    Each prompt stands among the printed lines, with what was typed after it. `brailled` are the lines and questions in
    the form for braille, whole, as the keys of a display read them; `felt` are its windows while the program ran, as
    print, `cells` the same as braille. `left` is how the program ended: an exit code, or what was raised; `unread` are
    the typed lines that nobody asked for.
    """

    printed: list[str] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    brailled: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    felt: list[str] = field(default_factory=list)
    left: Any = 0
    unread: tuple[Typed, ...] = ()

    def keep(self, line: Any) -> Any:
        """Note a line in the form for braille, and return it."""
        from access.outputs.braille.buffer import printed

        self.brailled.append(" ".join(printed(line, 0, len(line)).split()))
        return line

    def feel(self, shown: str, text: str) -> None:
        """Note what a display shows, if it has changed; in its text blanks stand for the signs of capitals."""
        text = re.sub(" +", " ", text).rstrip()
        if (self.cells or text) and (not self.cells or (self.cells[-1], self.felt[-1]) != (shown, text)):
            self.cells.append(shown)
            self.felt.append(text)


class Script:
    """A person who types these lines, at a program or at a game; after the last one input ends.

    A function in the place of a line is called while the question is open, before the next line is typed; at an `After`
    time passes; line ends within a line are pasted. With `cells` they have a display of so many, with `speech=False` a
    screen reader. Their system speaks `lang`, English without it, and wants no colours; `environment` has further
    variables. Settings and games are kept in `folder`, without it in an empty one for each run. `clock` is that of
    progress and of time limits, in seconds. Raises TypeError and ValueError.
    """

    def __init__(
        self,
        *typed: Typed,
        cells: int | None = None,
        columns: int = 80,
        speech: bool = True,
        lang: str | None = None,
        environment: Mapping[str, str] | None = None,
        folder: Path | str | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        for line in typed:
            if not (line is INTERRUPT or isinstance(line, str | After) or callable(line)):
                raise TypeError(f"a typed line is a str, a function, an After or INTERRUPT, not {line!r}")
            if iscoroutinefunction(line):
                raise TypeError("a typed line is a function that nobody awaits: write `def`, not `async def`")
        if cells is not None:
            check_number("cells", cells, 8)
        check_number("columns", columns, 1)
        check_flags(speech=speech)
        if not isinstance(folder, Path | str | None):
            raise TypeError(f"folder is a Path, not {folder!r}")
        if not callable(clock):
            raise TypeError(f"clock is a function that returns seconds, not {clock!r}")
        for pair in _pairs(environment):
            if not all(isinstance(each, str) for each in pair):
                raise TypeError(f"variables of the environment are texts, not {pair!r}")
        self.heard, self.folder, self.clock = Heard(), folder, _Time(clock)
        self.typed, self.cells, self.columns, self.speech = typed, cells, columns, speech
        self.environment = {**_speaking(lang), "ACCESSIBLE": "", "NO_COLOR": "1", **(environment or {})}

    def run(self, program: Callable[..., Any], *arguments: Any, **given: Any) -> Heard:
        """Run a program, a click command with arguments or a function with what is given; return what reached them.

        A coroutine function runs in an event loop. `sys.argv` has none of the arguments of pytest. Raises what the
        program raises, but for Left and the errors by which click ends a command: these are how it `left`, and they are
        told as at a terminal.
        """
        if not callable(program):
            raise TypeError(f"a program is a command or a function, not {program!r}: write its name without ()")
        if in_loop():
            raise TypeError("Script.run runs what it is given to its end: write `def` for the test, not `async def`")
        for argument in arguments if hasattr(program, "main") else ():
            check_text(argument, "an argument of a command")
        if mine := [name for name in given if name in OF_A_SCRIPT and hasattr(program, "main")]:
            raise TypeError(f"{mine[0]} is one of the script: write Script(..., {mine[0]}={given[mine[0]]!r}).run(...)")
        with self as heard:
            try:
                if hasattr(program, "main"):
                    heard.left = program.main(list(arguments), standalone_mode=False, **given) or 0
                elif iscoroutine(found := program(*arguments, **given)):
                    asyncio.run(found)
                elif isgenerator(found) or isasyncgen(found):
                    raise TypeError(f"nothing of {program!r} was run: a program does not `yield`")
            except SystemExit as end:
                heard.left = end.code or 0
            except (Left, click.ClickException, click.Abort, BaseExceptionGroup) as raised:
                heard.left = _ended_by(raised)
        return heard

    def __enter__(self) -> Heard:
        self.heard, self._left = Heard(), list(self.typed)
        Lang.tells = Lang.tell = None  # those of a program before
        self._before, self._own = dict(os.environ), TemporaryDirectory()
        os.environ.update(dict.fromkeys(FOLDERS, str(self.folder or self._own.name)) | self.environment)
        self._arguments = sys.argv
        if sys.argv == ARGUMENTS:  # those of the tests are none of the program
            sys.argv = sys.argv[:1]
        self._served, access.desk.served = access.desk.served, self._devices(self.heard)
        self._makes_loop, asyncio.events.new_event_loop = asyncio.events.new_event_loop, self._loop
        return self.heard

    def _loop(self) -> asyncio.AbstractEventLoop:
        """Return a new event loop, also for a program's own asyncio.run, by the clock of the script."""
        return self.clock.kept_by(self._makes_loop())

    def __exit__(self, *raised: object) -> None:
        access.desk.served, asyncio.events.new_event_loop = self._served, self._makes_loop
        os.environ.clear()
        os.environ.update(self._before)
        sys.argv = self._arguments
        self._own.cleanup()
        self.heard.unread = tuple(self._left)

    def _devices(self, heard: Heard) -> Devices:
        return Devices(
            terminal=lambda plain, key: _Terminal(heard, self._left, self.columns, self.clock),
            voice=lambda *_: _Voice(heard),
            player=lambda _: _Player(heard),  # type: ignore[arg-type,return-value] # that of sounds starts a process
            display=lambda *given: _display(heard, self.cells or CELLS, *given),
            has_sound=lambda: True,
            has_sounds=lambda: True,
            speech_is_wanted=lambda: self.speech and not os.environ.get("ACCESSIBLE"),
            display_is_wanted=lambda: self.cells is not None,
            screen_reader=lambda: None if self.speech else "ACCESSIBLE",
            has_dispatcher=lambda: False,
            clock=self.clock,
        )


def _ended_by(raised: BaseException) -> BaseException:
    """Return the end of a program: the Left of a group of tasks, or the exception itself. Raises any other group."""
    if isinstance(raised, click.ClickException):
        raised.show()
    left = left_in(raised)
    if left is None and isinstance(raised, BaseExceptionGroup):
        raise raised
    return left or raised


def _speaking(lang: str | None) -> dict[str, str]:
    """Return the variables of a system that speaks a language, English without one."""
    if lang is None:
        return ENGLISH
    check_text(lang, "lang")
    if not re.fullmatch("[a-z]{2,3}", lang):
        raise ValueError(f"lang is the code of a language, not {lang!r}: write lang={LANGUAGES[0]!r}")
    return ENGLISH | {"LANG": f"{lang}.UTF-8"}


def _pairs(environment: Any) -> Iterable[tuple[object, object]]:
    if not isinstance(environment, Mapping | None):
        raise TypeError(f"environment is a dict, not {environment!r}")
    return (environment or {}).items()


def _nothing(*_: object) -> None:
    """Do nothing: a script has no device that could."""


class _Time:
    """The time of a script: a clock plus skipped seconds, also for its event loops."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._passed = clock, 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._due: list[float] = []
        """The times at which something is due in the event loop."""
        self._stands: float | None = None
        """The time of the event loop while seconds are skipped."""
        self._behind = 0.0
        """The seconds that skipping has taken on this machine: they do not count."""

    def __call__(self) -> float:
        return self._clock() + self._passed

    def _time_of_loop(self) -> float:
        return time.monotonic() + self._passed - self._behind if self._stands is None else self._stands

    def kept_by(self, loop: asyncio.AbstractEventLoop) -> asyncio.AbstractEventLoop:
        """Let an event loop keep this time, and return it."""
        self._loop, self._due, call_at = loop, [], loop.call_at

        def noted(when: float, *given: Any, **named: Any) -> asyncio.TimerHandle:
            heapq.heappush(self._due, when)
            return call_at(when, *given, **named)

        loop.time, loop.call_at = self._time_of_loop, noted  # type: ignore[method-assign,assignment]
        return loop

    def let_pass(self, seconds: float) -> None:
        """Skip seconds, and run the callbacks of the event loop that are due meanwhile, each in its time."""
        self._run_due()  # tasks that were just created begin to wait
        now = self._stands = self._time_of_loop()
        end = now + seconds
        try:
            while self._due and self._due[0] <= end:
                self._skip(max(heapq.heappop(self._due) - self._stands, 0))
            self._skip(end - self._stands)
        finally:
            self._stands = None
            self._behind += self._time_of_loop() - end

    def _skip(self, seconds: float) -> None:
        if self._stands is not None:
            self._stands += seconds
        self._passed += seconds
        self._run_due()

    def _run_due(self) -> None:
        """Run the due callbacks of the event loop, unless it waits for this thread."""
        is_main = threading.current_thread() is threading.main_thread()
        if self._loop is not None and self._loop.is_running() and not is_main:
            done = threading.Event()
            self._loop.call_soon_threadsafe(self._turn, TURNS, done)
            done.wait()

    def _turn(self, left: int, done: threading.Event) -> None:
        if left and self._loop is not None:
            self._loop.call_soon(self._turn, left - 1, done)
        else:
            done.set()


TURNS = 30
"""The turns of an event loop in which a task that is late has certainly ended its question."""


class _Terminal(Terminal):
    """A terminal whose lines come from a script."""

    def __init__(self, heard: Heard, typed: list[Typed], columns: int, clock: _Time | None = None) -> None:
        self._heard, self._typed, self._columns = heard, typed, columns
        self._clock = clock or _Time(time.monotonic)
        self._ends: Callable[[], bool] = bool
        """Tells whether the open question was taken back."""

    def write(self, lines: Iterable[str]) -> None:
        self._heard.printed += [line.replace("\u00a0", " ") for line in lines]

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Completions = tuple) -> str:
        line = pasted(self._next(prompt), words)
        self._heard.printed.append(f"{prompt}{typed}{line}")
        if self.follow is not None:
            self.follow(typed + line, len(typed + line))
        return typed + line

    def read_secret(self, prompt: str) -> str:
        line = self._next(prompt)
        self._heard.printed.append(prompt.rstrip())
        return line

    def _next(self, prompt: str) -> str:
        try:
            return self._typed_now()
        except (EOFError, KeyboardInterrupt):
            self._heard.printed.append(prompt.rstrip())
            raise

    def _typed_now(self) -> str:
        while self._typed and (isinstance(self._typed[0], After) or callable(self._typed[0])):
            done: Any = self._typed.pop(0)
            if isinstance(done, After):
                self._clock.let_pass(done.seconds)
            else:
                done()
            if self.is_late() or self._ends():
                raise EOFError
        if not self._typed:
            raise EOFError
        line: Any = self._typed.pop(0)
        if line is INTERRUPT:
            raise KeyboardInterrupt
        typed: str = line
        return typed

    def cancel(self, still: Callable[[], bool]) -> None:
        self._ends = still

    def columns(self) -> int:
        return self._columns

    def ring(self) -> None:
        self._heard.sounds.append("bell")


class _Voice:
    """A voice that writes down what it says."""

    missed = 0

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self.respelled: dict[str, Mapping[str, str]] = {}

    def say(self, text: str, manner: object = None) -> None:
        self._heard.spoken.append(text)

    silence = finish = close = _nothing


class _Player:
    """A player that writes down its sounds."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard

    def play(self, sounds: Iterable[tuple[str, float]]) -> None:
        self._heard.sounds += [name for name, _ in sounds]

    drop = close = _nothing


def _display(heard: Heard, cells: int, typist: Any, typed_cells: Any, mark: Any, width: Any, *_: Any) -> Any:
    """Return a display that writes down what it shows, with the real buffer and real cells."""
    from access.outputs.braille.buffer import Buffer
    from access.outputs.braille.display import Display

    class Felt(Display):
        def __init__(self) -> None:
            self.page = self.buffer = Buffer(min(cells, width or cells), typed_cells, mark)
            self.rows, self.columns, self._most = 1, cells, width
            self._lock, self._asked, self._news, self._missed = threading.RLock(), 0, None, False

        def here(self, seconds: float = 0) -> bool:
            return True

        def tell(self, cells: Any, private: bool = False, replaces: bool = False) -> None:
            made = heard.keep(cells())
            super().tell(lambda: made, private, replaces)

        def ask(self, asked: Any, typed: str = "", lead: Any = None, again: bool = False, scene: Any = ()) -> None:
            if not again:
                heard.keep(asked(BROAD))
            super().ask(asked, typed, lead, again, scene)

        @contextmanager
        def _shown(self) -> Iterator[Buffer]:
            with self._lock:
                yield self.buffer
                heard.feel(self.page.window().shown, self.buffer.printed_here())

        def wait(self, by_enter: bool = False) -> None:
            super().wait(by_enter)
            for _ in self.buffer.pieces()[self.buffer.piece + 1 :]:  # it is read to its end by the keys of the display
                with self._shown() as buffer:
                    buffer.forward()

        def close(self) -> None:
            with suppress(AttributeError):
                self._closing = True

    return Felt()
