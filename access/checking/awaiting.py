"""Looks at what a game makes, at the line where it does: steps that are not awaited, and fields of another type."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import CO_COROUTINE
from types import FrameType
from typing import Any

from access.checking.package import Package
from access.checking.typed import Fields
from access.play.faults import SourceLine
from games.steps import Ask, Deal, Event, Roll, Tell

AWAITED: tuple[type[Any], ...] = (Ask, Deal, Roll, Tell)
"""The classes of steps, as they can be awaited."""


@contextmanager
def counted(package: Package) -> Iterator[None]:
    """Note each step that the rules make meanwhile and do not await, at the line where it is made.

    A question may be made to know whether it needs to be asked: it is a fault if it is asked nowhere. The fields of
    each event and question are compared with their annotations.
    """
    made: dict[int, tuple[Any, SourceLine]] = {}
    asked: set[SourceLine] = set()
    fields = Fields(package)
    told = {*package.classes(Ask), *package.classes(Event)}
    before = [(each, "__init__", each.__init__) for each in {*AWAITED, *told} if each is not Ask]
    before += [(each, "__await__", each.__await__) for each in AWAITED]
    for each, name, original in before:
        if name == "__init__":
            setattr(each, name, _noting(package, made, original, fields if each in told else None))
        else:
            setattr(each, name, _taking(made, asked, original))
    try:
        yield
    finally:
        for each, name, original in before:
            setattr(each, name, original)
    for step, where in made.values():
        if isinstance(step, Ask) and where in asked:
            continue
        name = type(step).__name__
        package.add(where, f"{name} is made here, and not awaited in play. Write await {name}(...).")


def _noting(
    package: Package, made: dict[int, tuple[Any, SourceLine]], original: Callable[..., None], fields: Fields | None
) -> Any:
    def init(step: Any, *given: Any, **named: Any) -> None:
        original(step, *given, **named)
        caller = sys._getframe(1)
        if package.watch.runs(caller):
            file, line = caller.f_code.co_filename, caller.f_lineno
            if fields is not None:
                package.made[type(step)] = SourceLine(file, line)
                fields.check(step, file, line)
            if isinstance(step, AWAITED) and _is_by_rules(caller, package):
                made[id(step)] = step, SourceLine(file, line)

    return init


def _is_by_rules(frame: FrameType | None, package: Package) -> bool:
    """Tell whether a function of the game runs in one of its coroutines: bots make steps only to think about them."""
    while frame is not None and package.watch.runs(frame):
        if frame.f_code.co_flags & CO_COROUTINE:
            return True
        frame = frame.f_back
    return False


def _taking(made: dict[int, tuple[Any, SourceLine]], asked: set[SourceLine], original: Callable[[Any], Any]) -> Any:
    def await_(step: Any) -> Any:
        if id(step) in made:
            asked.add(made.pop(id(step))[1])
        return original(step)

    return await_
