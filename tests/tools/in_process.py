"""Finds out which tests run in this process alone, by what their functions and fixtures name."""

import inspect
import os
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType

TESTS = f"{Path(__file__).parents[1]}{os.sep}"
STARTERS = ("subprocess", "pty")
"""Modules that start processes."""


def runs_in_process(item):
    """Whether neither a test nor its fixtures reach a module that starts processes, by way of other functions of tests."""
    fixtures = (found[-1].func for found in item._fixtureinfo.name2fixturedefs.values())
    return not any(starts(function) for function in (item.function, *fixtures))


@cache
def starts(function):
    """Whether a function or class of the tests starts a process, or calls one that does."""
    seen, todo = set(), [function]
    while todo:
        thing = todo.pop()
        if is_starter(thing):
            return True
        if id(thing) not in seen:
            seen.add(id(thing))
            todo += reached(thing)
    return False


def is_starter(thing):
    """Whether this is a module that starts processes, or a function of the tests that names one."""
    if isinstance(thing, ModuleType):
        return thing.__name__ in STARTERS or (ours(thing) and any(name in vars(thing) for name in STARTERS))
    return inspect.isfunction(thing) and ours(thing) and not names(thing.__code__).isdisjoint(STARTERS)


@cache
def ours(thing):
    """Whether a module, function or class belongs to the tests."""
    try:
        return inspect.getfile(thing).startswith(TESTS)
    except (TypeError, OSError):
        return False


def reached(thing):
    """What a function or class of the tests names in its code, and what a class inherits."""
    thing = inspect.unwrap(thing) if callable(thing) else thing
    if inspect.isclass(thing) and ours(thing):
        return [*thing.__bases__, *map(plain, vars(thing).values())]
    if inspect.isfunction(thing) and ours(thing):
        captured = inspect.getclosurevars(thing).nonlocals.values() if thing.__closure__ else ()
        return [*captured, *(thing.__globals__[name] for name in names(thing.__code__) if name in thing.__globals__)]
    return [thing._get_wrapped_function()] if hasattr(thing, "_get_wrapped_function") else []


def plain(attribute):
    """The function behind a method, a property or a static method."""
    return getattr(attribute, "fget", None) or getattr(attribute, "__func__", attribute)


@cache
def names(code):
    """All names in a function's code, those of the functions in it, too."""
    inner = (names(each) for each in code.co_consts if isinstance(each, CodeType))
    return frozenset(code.co_names).union(*inner)
