"""Limits for the code of a checked game: a step that never comes back is ended, and named with its line.

The check runs in a thread of its own, and this one watches it. So a step ends on every system, with an alarm or
without, whether it computes or waits. Only a single call into C that never comes back cannot be ended.
"""

from __future__ import annotations

import ast
import ctypes
import gc
import math
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextvars import copy_context
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from access.play.faults import SourceLine, runs_in

T = TypeVar("T")
LONGEST = 2.0
"""Seconds of computing, or of waiting, for one step. A club ends a game that waits for so long."""
SMALL = 0.08
"""Seconds of computing for a step of the rules, and for the parts of every question; of waiting, twice as many.

A club ends a game that computes for so long.
"""
AT_MOST = 60.0
"""Seconds for one step that computes now and then."""
A_GAME = 3.0
"""Seconds of computing for each game of a check, all of its steps together. The slowest of ours needs 1.2."""
IDLE = 0.01
"""The part of the time that a step computes at most which only waits; on a busy computer others get more than this."""
TICK, FINE = 0.05, 0.01
"""Seconds between two looks at a step, and at a small part that was slow."""
PATIENCE, SENT = 0.5, 4
"""Seconds in which a step ends when it is told to, and how often it is told."""
LOOKS = 8
"""The looks at a step that took too long: the code that all of them find is to blame."""
TRIES = 3
"""How often a small part is called that took too long: once it may have had to prepare something."""
ROOM = 16 << 20
"""Bytes for the calls of the thread; some systems have little otherwise."""
LOOPS = (ast.While, ast.For, ast.AsyncFor)


class StepEnded(BaseException):
    """Raised in the code of a game that takes too long; its own `except Exception` does not catch it."""


class TooLong(BaseException):
    """Some code of a game took too long, so that the check ends; no `except Exception` of it stands in the way."""

    def __init__(self, where: SourceLine, what: str) -> None:
        super().__init__(what)
        self.where = where


Stack = Sequence[tuple[FrameType, int]]
"""The functions of the game that run at one moment, the outermost first, each with its line."""


class StepWatch:
    """Watches the steps of a game while it is checked. `package` is its package; `most` are seconds for all steps."""

    def __init__(self, package: str, most: float = AT_MOST) -> None:
        self.package, self.most = package, most
        self.step = 0
        """The number of the step, which grows by one with each."""
        self.was_slow = False
        """Whether the last step took longer than a step of the rules may."""
        self._looks: list[Stack] | None = None
        self._spent, self._ticks = Counter[tuple[SourceLine, str]](), 0
        """The lines of the game that were found running, and how often it was looked."""
        self._thread = threading.Thread(daemon=True)
        self._waited = False

    def runs(self, frame: FrameType) -> bool:
        """Tell whether a function is one of the game, by its module: a file may have several paths."""
        return runs_in(frame, self.package) and not frame.f_code.co_filename.startswith("<")

    # In the thread of the check

    def begin(self) -> None:
        """Begin a step."""
        self.step += 1

    def call(self, part: Callable[..., T], *given: Any) -> T:
        """Call a part of a game as a step, and note how long it computes."""
        self.step += 1
        computed = time.thread_time()
        found = part(*given)
        self.was_slow = time.thread_time() - computed > SMALL
        return found

    def again(self, part: Callable[..., T], *given: Any) -> T:
        """Call a step of the rules again that was slow: it may have had to prepare something. Raises TooLong."""
        self._looks = []
        found = self.call(part, *given)
        looks, self._looks = self._looks, None
        if self.was_slow and looks:
            where, function = _busiest(Counter(map(_innermost, looks)))
            raise TooLong(where, _lasts(function, SMALL, waited=False))
        return found

    def small(self, part: Callable[..., T], *given: Any) -> T:
        """Call a part that is needed at every question. Raises TooLong if it is slow each time."""
        self.step += 1
        began = time.perf_counter()
        found = part(*given)
        if time.perf_counter() - began <= SMALL:
            return found  # quick by the clock, which costs less to read than the time of computing
        self._looks, slow = [], 1
        for _ in range(TRIES - 1):
            computed, began = time.thread_time(), time.perf_counter()
            part(*given)
            computed, took = time.thread_time() - computed, time.perf_counter() - began
            slow += _is_slow(computed, took)
        looks, self._looks = self._looks, None
        if slow == TRIES:
            waited = computed < took * IDLE
            where, function = _busiest(Counter(map(_innermost, looks))) if looks else defined(part)
            raise TooLong(where, _lasts(function, SMALL, waited))
        return found

    # In the thread that watches

    def run(self, work: Callable[[], T]) -> T:
        """Return the result of `work`, computed in a thread of its own. Raises TooLong, and the errors of `work`."""
        done: list[tuple[bool, Any]] = []
        context = copy_context()

        def working() -> None:
            try:
                try:
                    done.append((True, context.run(work)))
                except BaseException as error:
                    done.append((False, error))
            except StepEnded:
                pass  # told to end again while it did

        before = threading.stack_size(ROOM)
        try:
            self._thread = threading.Thread(target=working, name="check", daemon=True)
            self._thread.start()
        finally:
            threading.stack_size(before)
        self._follow()
        is_whole, found = done[0]
        if is_whole:
            whole: T = found
            return whole
        raise found

    def _follow(self) -> None:
        """Watch the thread until it is done. Raises TooLong."""
        seen, computed, began = -1, 0.0, 0.0
        whole = time.process_time()
        while self._thread.is_alive():
            self._thread.join(TICK if self._looks is None else FINE)
            looked = self._looked()
            if (looks := self._looks) is not None:
                looks += looked
            self._spent.update(map(_innermost, looked))
            self._ticks += 1
            if time.process_time() - whole > self.most:
                self._end_whole()
            if self.step != seen:
                seen, computed, began = self.step, time.process_time(), time.monotonic()
            elif _is_over(time.process_time() - computed, time.monotonic() - began):
                self._waited = time.process_time() - computed < (time.monotonic() - began) * IDLE
                self._end()

    def _end(self) -> None:
        """End the step if the game is to blame. Raises TooLong."""
        looks: list[Stack] = []
        step = self.step
        for _ in range(LOOKS * 4):
            looks += self._looked()
            if len(looks) == LOOKS or self.step != step:
                break
            self._thread.join(FINE)
        if self.step != step or len(looks) < LOOKS:
            return  # it has come back, or something of ours takes long
        where, function = _common(looks, self._waited)
        self._stop()
        raise TooLong(where, _lasts(function, LONGEST, self._waited))

    def _end_whole(self) -> None:
        """End the check if the game has computed most of the time. Raises TooLong."""
        seconds, self.most = self.most, math.inf
        if 2 * self._spent.total() > self._ticks:
            where, function = _busiest(self._spent)
            self._stop()
            what = f"to check the game takes more than {seconds:g} seconds, and {function} computes most often."
            raise TooLong(where, f"{what} Let it be quicker.")

    def _stop(self) -> None:
        """Let the thread end; one that waits ends when it has waited."""
        for _ in range(SENT):
            raised = ctypes.py_object(StepEnded)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread.ident or 0), raised)
            self._thread.join(PATIENCE)
            if not self._thread.is_alive():
                return

    def _looked(self) -> Sequence[Stack]:
        """Return a look at the functions of the game that run now; nothing if none does.

        Nothing is collected meanwhile: in Python 3.11 that may let the thread go on while one of its frames is read,
        and the program crashes.
        """
        found: list[tuple[FrameType, int]] = []
        was_collecting = gc.isenabled()
        gc.disable()
        try:
            frame = sys._current_frames().get(self._thread.ident or 0)
            while frame is not None:
                if self.runs(frame):
                    found.append((frame, frame.f_lineno))
                frame = frame.f_back
        finally:
            if was_collecting:
                gc.enable()
        found.reverse()
        return [found] if found else []


def _is_slow(computed: float, took: float) -> bool:
    """Tell whether a small part computes, or only waits, for too long. A busy computer makes nothing wait alone."""
    return computed > SMALL or (took > 2 * SMALL and computed < took * IDLE)


def _is_over(computed: float, took: float) -> bool:
    return computed > LONGEST or took > AT_MOST or (took > LONGEST and computed < took * IDLE)


def defined(part: Callable[..., Any]) -> tuple[SourceLine, str]:
    """Return the place of a function, and its name."""
    code = getattr(part, "__code__", None)
    name = getattr(part, "__name__", type(part).__name__)
    return (SourceLine(code.co_filename, code.co_firstlineno) if code else SourceLine("", 0)), name


def _lasts(function: str, seconds: float, waited: bool) -> str:
    does = "waits" if waited else "computes"
    what = f"{function} {does} for more than {seconds:g} seconds, where each step of a game must come back"
    return f"{what}. Let it end sooner."


def _innermost(look: Stack) -> tuple[SourceLine, str]:
    """Return the line that runs, and the name of its function; a comprehension belongs to the function around it."""
    innermost, line = look[-1]
    names = (frame.f_code.co_name for frame, _ in reversed(look))
    function = next((name for name in names if not name.startswith("<")), innermost.f_code.co_name)
    return SourceLine(innermost.f_code.co_filename, line), function


def _busiest(spent: Counter[tuple[SourceLine, str]]) -> tuple[SourceLine, str]:
    """Return the most frequent line, and its function, of the function that was found most often."""
    functions = Counter[tuple[str, str]]()
    for (where, function), count in spent.items():
        functions[where.file, function] += count
    busiest = functions.most_common(1)[0][0]
    return max(spent, key=lambda each: ((each[0].file, each[1]) == busiest, spent[each]))


def _common(looks: Sequence[Stack], waited: bool) -> tuple[SourceLine, str]:
    """Return the line of the innermost function that all looks have found, or of the loop in which it is."""
    depth = 0
    for same in zip(*looks, strict=False):
        if len({id(frame) for frame, _ in same}) > 1:
            break
        depth += 1
    at = max(depth - 1, 0)
    code = looks[0][at][0].f_code
    lines = {look[at][1] for look in looks if len(look) > at}
    line = min(lines) if waited else _loop(code.co_filename, code.co_firstlineno, min(lines), max(lines))
    return SourceLine(code.co_filename, line), code.co_name


def _loop(file: str, above: int, first: int, last: int) -> int:
    """Return the line of the innermost loop of a function around these lines; the first of them without one."""
    try:
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return first
    found = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, LOOPS) and above <= node.lineno <= first and last <= (node.end_lineno or 0)
    ]
    return max(found, default=first)
