"""Limits for the code of a checked game: a step that never comes back is ended, and named with its line.

The check runs in a thread of its own, and this one watches it. So a step ends on every system, with an alarm or
without, whether it computes or waits. Only a single call into C that never comes back cannot be ended.
"""

from __future__ import annotations

import ast
import ctypes
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextvars import copy_context
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from access.play.faults import SourceLine
from games.data import frozen

T = TypeVar("T")
LONGEST = 2.0
"""Seconds of computing, or of waiting, for one step. A club ends a game that waits for so long."""
SMALL = 0.08
"""Seconds of computing for a step of the rules, and for what is needed at every question; of waiting, twice as many.

A club ends a game that computes for so long.
"""
AT_MOST = 60.0
"""Seconds for one step that computes now and then."""
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

    def __init__(self, where: SourceLine, function: str, seconds: float, waited: bool) -> None:
        does = "waits" if waited else "computes"
        what = f"{function} {does} for more than {seconds:g} seconds, where each step of a game must come back"
        super().__init__(f"{what}. Let it end sooner.")
        self.where = where


@frozen
class Stack:
    """The functions of the game that run at one moment, the outermost first, each with its line."""

    frames: tuple[FrameType, ...]
    lines: tuple[int, ...]


class StepWatch:
    """Watches the steps of a game while it is checked. `package` is its package."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.step = 0
        """The number of the step, which grows by one with each."""
        self.was_slow = False
        """Whether the last step took longer than a step of the rules may."""
        self._looks: list[Stack] | None = None
        self._thread = threading.Thread(daemon=True)
        self._waited = False

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
            raise TooLong(*_busiest(looks), SMALL, waited=False)
        return found

    def small(self, part: Callable[..., T], *given: Any) -> T:
        """Call a part that is needed at every question. Raises TooLong if it is slow each time."""
        self.step += 1
        computed, began = time.thread_time(), time.perf_counter()
        found = part(*given)
        if not _is_slow(time.thread_time() - computed, time.perf_counter() - began):
            return found
        self._looks, slow = [], 1
        for _ in range(TRIES - 1):
            computed, began = time.thread_time(), time.perf_counter()
            part(*given)
            computed, took = time.thread_time() - computed, time.perf_counter() - began
            slow += _is_slow(computed, took)
        looks, self._looks = self._looks, None
        if slow == TRIES:
            waited = computed < took * IDLE
            where, function = _busiest(looks) if looks else _defined(part)
            raise TooLong(where, function, SMALL, waited)
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
        """StepWatch the thread until it is done. Raises TooLong."""
        seen, computed, began = -1, 0.0, 0.0
        while self._thread.is_alive():
            self._thread.join(TICK if self._looks is None else FINE)
            if (looks := self._looks) is not None:
                looks += self._looked()
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
        raise TooLong(where, function, LONGEST, self._waited)

    def _stop(self) -> None:
        """Let the thread end; one that waits ends when it has waited."""
        for _ in range(SENT):
            raised = ctypes.py_object(StepEnded)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread.ident or 0), raised)
            self._thread.join(PATIENCE)
            if not self._thread.is_alive():
                return

    def _looked(self) -> Sequence[Stack]:
        """Return a look at the functions of the game that run now; nothing if none does."""
        frame = sys._current_frames().get(self._thread.ident or 0)
        found: list[tuple[FrameType, int]] = []
        while frame is not None:
            name = f"{frame.f_globals.get('__name__', '')}."
            if name.startswith(f"{self.package}.") and not frame.f_code.co_filename.startswith("<"):
                found.append((frame, frame.f_lineno))
            frame = frame.f_back
        found.reverse()
        frames, lines = tuple(frame for frame, _ in found), tuple(line for _, line in found)
        return [Stack(frames, lines)] if found else []


def _is_slow(computed: float, took: float) -> bool:
    """Tell whether a small part computes, or only waits, for too long. A busy computer makes nothing wait alone."""
    return computed > SMALL or (took > 2 * SMALL and computed < took * IDLE)


def _is_over(computed: float, took: float) -> bool:
    return computed > LONGEST or took > AT_MOST or (took > LONGEST and computed < took * IDLE)


def _defined(part: Callable[..., Any]) -> tuple[SourceLine, str]:
    """Return the place of a function, and its name."""
    code = getattr(part, "__code__", None)
    name = getattr(part, "__name__", type(part).__name__)
    return (SourceLine(code.co_filename, code.co_firstlineno) if code else SourceLine("", 0)), name


def _busiest(looks: Sequence[Stack]) -> tuple[SourceLine, str]:
    """Return the most frequent line of these looks, and the name of its function."""
    places = [(look.frames[-1].f_code, look.lines[-1]) for look in looks]
    code, line = max(places, key=places.count)
    return SourceLine(code.co_filename, line), code.co_name


def _common(looks: Sequence[Stack], waited: bool) -> tuple[SourceLine, str]:
    """Return the line of the innermost function that all looks have found, or of the loop in which it is."""
    depth = 0
    for same in zip(*(look.frames for look in looks), strict=False):
        if len({id(frame) for frame in same}) > 1:
            break
        depth += 1
    at = max(depth - 1, 0)
    code = looks[0].frames[at].f_code
    lines = {look.lines[at] for look in looks if len(look.lines) > at}
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
