"""Checks what a game declares and how its source is written: options, commands, events, tellings, steps, imports.

Steps that are not awaited are found at the line where they are made. The fields of events and questions are compared
with their annotations: phrases, saved games and braille rely on them.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Set
from contextlib import contextmanager
from inspect import CO_COROUTINE
from pathlib import Path
from types import FrameType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from access.authoring.package import Package, callee, fields_of, is_frozen
from access.play.faults import SourceLine, is_of
from access.storage import catalogue
from games import steps
from games.game import Game
from games.options import Choice, Content, Name, Number
from games.refusals import Refused
from games.steps import Ask, Deal, Event, Query, Roll, Seat, Shape, Sound, Tell, Telling

SHAPES: tuple[str, ...] = get_args(Shape)
SOUNDS: tuple[str, ...] = get_args(Sound)
HOLDS = ("dice", "hand")
WHOLE = "Write a whole number from 1 on"
SEATS = "The least must be 1 or more, and not above the most."
OPTIONS = ("Number", "Choice", "Name", "Content")


def check_declaration(package: Package) -> None:
    """Note all faults of the declaration."""
    _check_arguments(package, package.game)
    _check_options(package, package.game)
    for query in package.game.queries:
        _check_query(package, query)
    for event in package.classes(Event):
        _check_dataclass(package, event)
        _check_event(package, event)
    for question in package.classes(Ask):
        _check_dataclass(package, question)


def _check_arguments(package: Package, game: Game) -> None:
    least, most = game.least_seats, game.most_seats
    seats = _is_count(least) and type(most) is int and least <= most
    is_named = bool(re.fullmatch(r"[a-z][a-z0-9]*", str(game.id)))
    for argument, is_right, what in (
        ("version", _is_count(game.version), f"the version is {game.version!r}. {WHOLE}, or saved games cannot go on."),
        ("least_seats", seats, f"least_seats is {least!r} and most_seats is {most!r}. {SEATS}"),
        ("minutes", _is_count(game.minutes), f"minutes is {game.minutes!r}. {WHOLE}."),
        ("id", is_named, f"the id is {game.id!r}. Write small letters and digits, such as 'pig'."),
        ("holds", game.holds in HOLDS, f"holds is {game.holds!r}. Write 'dice' or 'hand'."),
    ):
        if not is_right:
            package.add(package.declared(argument), what)


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 1


def _check_options(package: Package, game: Game) -> None:
    for option in game.agreement.options:
        if not isinstance(option, Number | Choice | Name | Content):
            package.add(package.declared("agreement"), f"{option!r} is no option. Write {', '.join(OPTIONS)}.")
            continue
        where = package.named(option.name, *OPTIONS)
        if isinstance(option, Number) and not _is_count(option.step):
            package.add(where, f"the step of the option {option.name} is {option.step!r}. {WHOLE}.")
            continue
        try:
            option.check(option.default)
        except Refused:
            package.add(where, f"the default of the option {option.name} is {option.default!r}, which it refuses.")


def _check_query(package: Package, query: Query) -> None:
    where = package.named(query.name, "Query")
    if query.takes is not None and query.takes not in SHAPES:
        package.add(where, f"the command {query.name} takes {query.takes!r}. Write one of: {', '.join(SHAPES)}.")


def _check_dataclass(package: Package, told: type[Any]) -> None:
    if not is_frozen(told):
        what = f"{told.__name__} is no frozen dataclass. Write @dataclass(frozen=True, slots=True) above it."
        package.add(package.of_class(told), what)


def _check_event(package: Package, event: type[Event]) -> None:
    where, telling = package.of_class(event), vars(event).get("telling", event.telling)
    if not isinstance(telling, Telling):
        what = f"telling of {event.__name__} is {telling!r}. Write NEWS, MOVE, CALL, COURSE or DETAIL, no text."
        package.add(where, what)
    sounds: object = event.sounds
    for sound in sounds if isinstance(sounds, tuple) else (sounds,):
        if sound not in SOUNDS or not isinstance(sounds, tuple):
            package.add(where, f"{event.__name__} sounds like {sound!r}. Write a tuple of: {', '.join(SOUNDS)}.")
    for name in (*event.about, *event.flavour):
        if name not in fields_of(event):
            package.add(where, f"{event.__name__} has no field {name}, which its about or flavour names.")


CHANCE = {"random", "secrets", "uuid"}
CLOCK = {"time", "datetime", "calendar", "sched"}
OUTSIDE = {
    *("asyncio", "ctypes", "http", "io", "multiprocessing", "os", "pathlib", "pickle", "requests", "select", "shelve"),
    *("shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "urllib", "glob"),
}
INSTEAD = (
    (CHANCE, "Rules draw no chance: await Roll or Deal; a bot has its luck."),
    (CLOCK, "Rules know no clock: a saved game must play the same again."),
    (OUTSIDE, "Rules read and write nothing outside the game: a saved game must play the same again."),
)
"""The modules that rules must not import, with what to do instead."""
DOING = {
    "open": "Rules read and write no files. Put data into a module of the game.",
    "print": "Rules print nothing. Write await Tell(...) with an event.",
    "input": "Rules read no keys. Write await of a question.",
    "eval": "Rules run no text.",
    "exec": "Rules run no text.",
    "__import__": "Write import at the top of the file.",
}
HOUSE = ("access", "games", "wordlists")
"""The packages of the house. Games of others import two modules of them: PUBLIC, and FOR_TESTS in their tests."""
PUBLIC, FOR_TESTS = "games", "access.testing"


def check_source(package: Package) -> None:
    """Note steps that are not awaited, and imports and calls that rules must not make."""
    steps = {"Roll", "Deal", "Tell", *(question.__name__ for question in package.classes(Ask))}
    for where, node in package.nodes(ast.Expr):
        if isinstance(node.value, ast.Call) and callee(node.value) in steps:
            name = callee(node.value)
            package.add(where, f"{name} is not awaited, so nothing happens. Write await {name}(...).")
    for where, module in _imported(package):
        for modules, instead in INSTEAD:
            if module.partition(".")[0] in modules:
                package.add(where, f"import of {module}. {instead}")
    for where, call in package.calls(*DOING):
        if isinstance(call.func, ast.Name):
            package.add(where, f"call of {call.func.id}. {DOING[call.func.id]}")


HUGE = 10**7
"""The things that one call may go through: more take longer than a step has in a club."""
LONG = 10**6
"""The largest exponent, or number of a factorial."""
EATERS = {
    *("all", "any", "bytearray", "bytes", "deque", "frozenset", "list", "max", "min", "set", "sorted", "sum", "tuple"),
    *("Counter", "dict", "fsum", "join", "mean", "prod", "str"),
}
"""Calls that go through all their arguments at once."""
ENDLESS = {"count", "cycle", "repeat"}
"""Functions of itertools without an end."""
PATTERNS = {"compile", "findall", "finditer", "fullmatch", "match", "search", "split", "sub", "subn"}
NESTED = re.compile(r"(?<!\\)[+*]\)[+*{]")
"""The end of a pattern that may take for ever: a repeated part that ends in another one."""
STOPS = "Nothing interrupts this, so that a whole club would stop. Compute less at once."


def check_calls(package: Package) -> None:
    """Note single calls that take very long, as far as the source shows it: no alarm ends them."""
    imported = package.nodes(ast.ImportFrom)
    endless = ENDLESS & {each.name for _, node in imported if node.module == "itertools" for each in node.names}
    for where, call in package.nodes(ast.Call):
        name, first = callee(call), call.args[0] if call.args else None
        is_room = name in ("bytes", "bytearray") and _number(first) > HUGE
        if is_room or (name in EATERS and any(_goes_far(each, endless) for each in call.args)):
            package.add(where, f"{name} goes through more than {HUGE} things. {STOPS}")
        if (name == "pow" and len(call.args) == 2 and _number(call.args[1]) > LONG) or (
            name in ("factorial", "perm", "comb") and _number(first) > LONG
        ):
            package.add(where, f"{name} computes a number of more than {LONG} digits. {STOPS}")
        if name in PATTERNS and isinstance(first, ast.Constant) and NESTED.search(str(first.value)):
            package.add(where, f"the pattern {first.value!r} repeats a part that is repeated in itself. {STOPS}")
    for where, node in package.nodes(ast.BinOp):
        left, right = node.left, node.right
        if isinstance(node.op, ast.Mult) and any(
            _is_series(one) and _number(other) > HUGE for one, other in ((left, right), (right, left))
        ):
            package.add(where, f"this makes a series of more than {HUGE} things. {STOPS}")
        if isinstance(node.op, ast.Pow) and _number(left) != 2 and _number(right) > LONG:
            package.add(where, f"this computes a number of more than {LONG} digits. {STOPS}")


def _goes_far(node: ast.expr, endless: Set[str]) -> bool:
    """Tell whether a call goes through very much if it is given this; `endless` are the names of such functions."""
    if isinstance(node, ast.Starred):
        return _goes_far(node.value, endless)
    if not isinstance(node, ast.Call):
        return False
    name = callee(node)
    if name == "range":
        return any(abs(_number(each)) > HUGE for each in node.args)
    known = endless if isinstance(node.func, ast.Name) else ENDLESS if _is_of_itertools(node.func) else ()
    return name in known and not (name == "repeat" and len(node.args) > 1)


def _is_of_itertools(function: ast.expr) -> bool:
    owner = function.value if isinstance(function, ast.Attribute) else None
    return isinstance(owner, ast.Name) and owner.id == "itertools"


def _is_series(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def _number(node: ast.expr | None) -> int:
    """Return a whole number as it is written in the source, such as 10**12; 0 for anything else."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, int) else 0
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_number(node.operand)
    if not isinstance(node, ast.BinOp):
        return 0
    left, right = _number(node.left), _number(node.right)
    if isinstance(node.op, ast.Mult):
        return left * right
    if isinstance(node.op, ast.Add):
        return left + right
    if isinstance(node.op, ast.Sub):
        return left - right
    return int(left ** min(right, 100)) if isinstance(node.op, ast.Pow) and right > 0 else 0


def check_house(package: Package) -> None:
    """Note imports of what may change at any time. They hinder no game from being played today."""
    for where, module in () if catalogue.is_ours(package.game) else _imported(package):
        is_free = module.partition(".")[0] not in HOUSE or module == PUBLIC or is_of(module, package.game.package)
        if is_free or (module == FOR_TESTS and _is_test(Path(where.file))):
            continue
        instead = "may change at any time. Import from games what a game needs."
        if module == FOR_TESTS:
            instead = "is for tests. Import it in a file such as tests/test_game.py."
        package.add(where, f"import of {module}, which {instead}")


def _is_test(path: Path) -> bool:
    return path.name.startswith(("test_", "conftest")) or path.parent.name == "tests"


def _imported(package: Package) -> Iterator[tuple[SourceLine, str]]:
    for where, node in package.nodes(ast.Import):
        yield from ((where, alias.name) for alias in node.names)
    for where, node in package.nodes(ast.ImportFrom):
        if node.level == 0 and node.module:
            if node.module != "access":
                yield where, node.module
            else:
                yield from ((where, f"{node.module}.{alias.name}") for alias in node.names)
    for where, call in package.calls("import_module"):
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield where, first.value


ALIASES: Mapping[str, Any] = {
    name: getattr(steps, name) for name in ("Dice", "Cards", "Faces", "Terms", "Seats", "Scores")
}
"""The types of fields that are made of others, by their names."""
MOST = 60
"""The events or questions made at one line that are compared; later ones differ in little."""


class Fields:
    """Compares the fields of each event and question of a game with their annotations."""

    def __init__(self, package: Package) -> None:
        self.package = package
        self._hints: dict[type[Any], Mapping[str, Any]] = {}
        self._count: dict[tuple[type[Any], int], int] = {}

    def check(self, made: Any, file: str, line: int) -> None:
        """Note the fields of an event or question, made at this line, that are of another type."""
        of = type(made)
        count = self._count[of, line] = self._count.get((of, line), 0) + 1
        if count > MOST:
            return
        where = SourceLine(file, line)
        for name, hint in self._hints_of(of).items():
            value = getattr(made, name)
            if not fits(value, hint):
                told = f"{of.__name__}.{name} is {value!r}, and is declared as {_named(hint)}."
                at = self.package.of_default(of, name) if value is of.__dataclass_fields__[name].default else where
                self._add(f"{of.__name__}.{name}", at, f"{told} Give it such a value, or declare it otherwise.")
            elif hint is Seat and self.package.seats and not 0 <= value < self.package.seats:
                told = f"{of.__name__}.{name} is the seat {value!r}, and the seats are 0 to {self.package.seats - 1}."
                self._add(f"{of.__name__}.{name}", where, f"{told} Count them from 0.")

    def _add(self, field: str, where: SourceLine, what: str) -> None:
        self.package.add_once(f"type of {field} {where.line}", where, what)

    def _hints_of(self, of: type[Any]) -> Mapping[str, Any]:
        """Return the types of the fields of a class; none if they are unknown, which is noted elsewhere."""
        if of not in self._hints:
            try:
                hints = get_type_hints(of)
            except (NameError, TypeError):
                hints = {}
            self._hints[of] = {name: hints[name] for name in fields_of(of) if name in hints}
        return self._hints[of]


def fits(value: object, hint: Any) -> bool:
    """Tell whether a value is of a type as annotations name it; True for what cannot be decided."""
    hint = getattr(hint, "__supertype__", hint)
    if hasattr(hint, "__supertype__"):
        return fits(value, hint)
    if hint is None:
        return value is None
    if hint is Any or isinstance(hint, TypeVar | str):
        return True
    origin, among = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in among)
    if origin is Literal:
        return value in among
    if origin is tuple:
        return isinstance(value, tuple) and _all_fit(value, among)
    return _is(value, origin or hint)


def _all_fit(values: tuple[object, ...], hints: tuple[Any, ...]) -> bool:
    if len(hints) == 2 and hints[1] is ...:
        return all(fits(value, hints[0]) for value in values)
    return len(values) == len(hints) and all(map(fits, values, hints))


def _is(value: object, kind: Any) -> bool:
    """Tell whether a value is of a class; a whole number counts as a fraction, but no yes or no as a number."""
    if kind is float or (kind is int and isinstance(value, bool)):
        return isinstance(value, float | int) and kind is float
    try:
        return isinstance(value, kind)
    except TypeError:  # a protocol, or something that is no class
        return True


def _named(hint: Any) -> str:
    """Return a type as authors write it."""
    known = next((name for name, kind in ALIASES.items() if kind == hint), None)
    return known or str(getattr(hint, "__name__", hint) if get_origin(hint) is None else hint)


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
