"""Progress in a few lines: the beginning, some steps, the end. Of a quick task nothing is told."""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

from access.person.given import check_items, check_number

T = TypeVar("T")
QUIET = 1.0
"""Seconds of silence at first: a shorter task needs no progress."""
APART = 5.0
"""The fewest seconds between two lines."""
LEAST = 10
"""The fewest percent between two lines, by default."""
ALIVE = 30.0
"""The most seconds between two lines, even with little progress."""


State = tuple[str, dict[str, object]]
"""A phrase and its facts."""


class Tells(Protocol):
    """Tells the progress of a task, with a phrase and its facts; `last` at its end."""

    def __call__(self, phrase: str, last: bool, **facts: object) -> None:
        """Tell a line; the fact `beside` has the states of other tasks, to be told in it."""


class Pace:
    """The pace of tasks that run at once: a line tells of all."""

    def __init__(self) -> None:
        self.running: list[Progress[Any]] = []
        self.told_at = 0.0


def states_told(told: Callable[..., str], phrase: str, facts: dict[str, Any]) -> str:
    """Return the states of tasks as one line; `told` returns a phrase with its facts."""
    beside: list[State] = facts.pop("beside", [])
    return " ".join(told(name, **more) for name, more in [(phrase, facts), *beside])


class Over(Generic[T]):
    """An iterator of the steps of a task, also in an event loop; if nobody loops over it, that is told."""

    def __init__(self, steps: Any, right: str) -> None:
        self._steps, self._right, self._is_used = steps, right, False

    def __iter__(self) -> Over[T]:
        return self

    def __next__(self) -> T:
        self._goes_by("__next__")
        found: T = next(self._steps)
        return found

    def __aiter__(self) -> Over[T]:
        return self

    def __anext__(self) -> Awaitable[T]:
        self._goes_by("__anext__")
        found: Awaitable[T] = anext(self._steps)
        return found

    def _goes_by(self, name: str) -> None:
        self._is_used = True
        if not hasattr(self._steps, name):
            raise TypeError(f"a progress goes on where its person is: write `{self._right}`")

    def __del__(self) -> None:
        if not self._is_used and (warnings := sys.modules.get("warnings")):  # nothing may be imported here
            warnings.warn(f"nothing is done: write `{self._right}`", RuntimeWarning, stacklevel=2)


class Progress(Generic[T]):
    """A long task with its label; without a `total` its steps are counted.

    Lines come at least APART seconds and `least()` percent apart, or every ALIVE seconds. A line also tells how far the
    other tasks of its `pace` have come.
    """

    def __init__(
        self,
        tell: Tells,
        label: str,
        total: int | None = None,
        least: Callable[[], int] = lambda: LEAST,
        clock: Callable[[], float] = time.monotonic,
        pace: Pace | None = None,
    ) -> None:
        self.label, self.total, self.done = label, total, 0
        self._tell, self._least, self._clock, self._pace = tell, least, clock, pace or Pace()
        self._begun = self._told_at = clock()
        self._told_percent = self._told_done = 0
        self._is_told = self._is_used = False

    _is_used = True
    """Whether it was begun; until all is there, nobody is warned."""
    _is_told = False
    context = "with"
    """How it is begun: in an event loop by `async with`."""

    def __del__(self) -> None:
        if not self._is_used and (warnings := sys.modules.get("warnings")):  # nothing may be imported here
            told = "the end of this progress is not told" if self._is_told else "nothing of this progress is told"
            right = f"write `{self.context} person.progress(...) as progress:`"
            warnings.warn(f"{told}: {right}", RuntimeWarning, stacklevel=2)

    def __enter__(self) -> Progress[T]:
        self._is_used = True
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
        self._check("steps", steps)
        self.at(self.done + steps)

    def at(self, done: int) -> None:
        """Set the number of completed steps."""
        self._check("done", done, 0)
        self.done, now = done, self._clock()
        pace = self._pace
        if not self._is_told:
            if now - self._begun >= QUIET and self not in pace.running:
                pace.running.append(self)
                if len(pace.running) == 1 or now - pace.told_at >= APART:
                    self._tell_now(now)
            return
        since, further = now - self._told_at, self.percent - self._told_percent
        if now - pace.told_at >= APART and ((since >= APART and further >= self._least()) or since >= ALIVE):
            self._tell_now(now)

    def _check(self, name: str, steps: int, least: int | None = None) -> None:
        """Check a number of steps; of a wrong one the error says enough."""
        before, self._is_used = self._is_used, True
        check_number(name, steps, least)
        self._is_used = before

    def over(self, items: Iterable[T]) -> Iterator[T]:
        """Return an iterator of items, a step each."""
        self._is_used = True  # whoever does not loop is warned by Over
        check_items(items)
        return Over(self._over(items), "for item in progress.over(items):")

    def _over(self, items: Iterable[T]) -> Iterator[T]:
        with self:
            for item in items:
                yield item
                self.step()

    def __iter__(self) -> Iterator[T]:
        self._is_used = True
        raise TypeError("a progress goes over what is done: write for item in person.progress(...).over(items):")

    def end(self, done: bool = True) -> None:
        """Tell the end, if anything was told; `done` marks a completed task."""
        self._is_used = True
        if self in self._pace.running:
            self._pace.running.remove(self)
        if not self._is_told:
            return
        self._is_told = False
        if done:
            self._tell("face-done", True, label=self.label)
        elif self.total:
            self._tell("face-stopped", True, label=self.label, percent=self.percent)
        else:
            self._tell("face-stopped-count", True, label=self.label, done=self.done)

    def _tell_now(self, now: float) -> None:
        others = [each for each in self._pace.running if each is not self and each.done != each._told_done]
        (phrase, facts), *beside = [each._noted(now) for each in (self, *others)]
        self._pace.told_at = now
        self._tell(phrase, False, **facts, **({"beside": beside} if beside else {}))

    def _noted(self, now: float) -> State:
        """Return the state, which is told now."""
        begins, self._is_told = not self._is_told, True
        self._told_at, self._told_percent, self._told_done = now, self.percent, self.done
        if self.total:
            return "face-percent", {"label": self.label, "percent": self.percent}
        if begins:
            return "face-begun", {"label": self.label}
        return "face-count", {"label": self.label, "done": self.done}
