"""Progress in a few lines: the beginning, some steps, the end. Of a quick task nothing is told."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
QUIET = 1.0
"""Seconds of silence at first: a shorter task needs no progress."""
APART = 5.0
"""The fewest seconds between two lines."""
LEAST = 10
"""The fewest percent between two lines, by default."""
ALIVE = 30.0
"""The most seconds between two lines, even with little progress."""


class Tells(Protocol):
    """Tells the progress of a task, with a phrase and its facts; `last` at its end."""

    def __call__(self, phrase: str, last: bool, **facts: object) -> None:
        """Tell a line."""


class Progress(Generic[T]):
    """A long task with its label; without a `total` its steps are counted.

    Lines come at least APART seconds and `least()` percent apart, or every ALIVE seconds.
    """

    def __init__(
        self,
        tell: Tells,
        label: str,
        total: int | None = None,
        least: Callable[[], int] = lambda: LEAST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.label, self.total, self.done = label, total, 0
        self._tell, self._least, self._clock = tell, least, clock
        self._begun = self._told_at = clock()
        self._told_percent = 0
        self._is_told = False

    def __enter__(self) -> Progress[T]:
        self._begun = self._told_at = self._clock()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, where: TracebackType | None
    ) -> None:
        self.end(kind is None)

    @property
    def percent(self) -> int:
        """The progress in percent; 0 if the total is unknown."""
        return min(100, self.done * 100 // self.total) if self.total else 0

    def step(self, steps: int = 1) -> None:
        """Add completed steps."""
        self.at(self.done + steps)

    def at(self, done: int) -> None:
        """Set the number of completed steps."""
        self.done, now = done, self._clock()
        if not self._is_told:
            if now - self._begun >= QUIET:
                self._is_told = True
                self._tell_now(now, begins=True)
            return
        since, further = now - self._told_at, self.percent - self._told_percent
        if (since >= APART and further >= self._least()) or since >= ALIVE:
            self._tell_now(now)

    def over(self, items: Iterable[T]) -> Iterator[T]:
        """Yield items, a step each."""
        with self:
            for item in items:
                yield item
                self.step()

    def end(self, done: bool = True) -> None:
        """Tell the end, if anything was told; `done` marks a completed task."""
        if not self._is_told:
            return
        self._is_told = False
        if done:
            self._tell("face-done", True, label=self.label)
        elif self.total:
            self._tell("face-stopped", True, label=self.label, percent=self.percent)
        else:
            self._tell("face-stopped-count", True, label=self.label, done=self.done)

    def _tell_now(self, now: float, begins: bool = False) -> None:
        self._told_at, self._told_percent = now, self.percent
        if self.total:
            self._tell("face-percent", False, label=self.label, percent=self.percent)
        elif begins:
            self._tell("face-begun", False, label=self.label)
        else:
            self._tell("face-count", False, label=self.label, done=self.done)
