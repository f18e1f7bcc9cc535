"""An app: the name of a program, its texts and languages, its settings, and the options of its commands."""

from __future__ import annotations

import gc
import os
import re
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, update_wrapper
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from contextlib import AbstractContextManager
    from typing import Concatenate, ParamSpec, Unpack

    import click

    from access.desk.desk import Devices
    from access.dialogue.drivers import Keyboard
    from access.language.phrases import Phrases
    from access.person.async_person import AsyncPerson
    from access.person.given import PersonOptions
    from access.person.person import Person
    from access.person.sitting import Sitting
    from access.settings.file import ProgramSettings, Settings

    P = ParamSpec("P")
    T = TypeVar("T")


F = TypeVar("F", bound=Callable[..., Any])
DEVICES = "access.desk.desk"
"""The module that is loaded last."""
ROOM = 1 << 13
"""The places that a call takes for all calls in it, such as imports within imports.

Python gets memory for calls from the system by 16 KB, and gives it back at each return over such a border. Where a loop
stood at one, this took 2 of 100 ms of a start.
"""


class App:
    """A program for ears, fingertips and eyes.

    `texts` is a package with its phrases, such as fr.ftl. `languages` replaces the languages of these files; the first
    one is the default. Raises TypeError and ValueError.
    """

    def __init__(self, name: str, texts: str = "", languages: Sequence[str] = ()) -> None:
        self._languages = _check_app(name, texts, languages)
        self.name, self.texts = name, texts
        self._last: Sitting | None = None
        """That of the newest person."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the program, the default first."""
        if self._languages or not self.texts:
            from access.system.environment import LANGUAGES

            return self._languages or LANGUAGES
        from access.language.texts import languages_of
        from access.system.environment import FALLBACK

        found = sorted(languages_of(self.texts), key=lambda code: (code != FALLBACK, code))
        if not found:
            raise ValueError(f"there are no phrases in the package {self.texts}: write them in en.ftl there")
        return tuple(found)

    def language(self) -> str:
        """Return the language of the system if the program speaks it, else its first one."""
        from access.system.environment import system_language

        return system_language(known=self.languages)

    def spoken(self, asked: str | None, found: Settings | None = None) -> str:
        """Return the language that is asked for, or set, if the program speaks it; else that of the system."""
        from access.system.environment import inherited

        chosen = asked or inherited().get("lang") or (found or self.settings.read()).values.get("language", "auto")
        return str(chosen) if chosen in self.languages else self.language()

    @property
    def settings(self) -> ProgramSettings:
        """The settings of the program, which take precedence over the person's settings for all programs."""
        from access.settings.file import of_program

        return of_program(self.name, self.languages, self.language)

    # Commands

    @overload
    def options(self, command: F, /) -> F: ...
    @overload
    def options(self, /, *, only: Collection[str] = (), prefix: str = "") -> Callable[[F], F]: ...
    def options(
        self, command: Callable[..., Any] | None = None, /, *, only: Collection[str] = (), prefix: str = ""
    ) -> Callable[..., Any]:
        """Add the person's options, such as --lang and --cells, to a click command: all, or `only` some.

        With a prefix of `p-` they are --p-lang and --p-cells. Raises TypeError and ValueError.
        """
        from access.person.options import with_options

        chosen: Collection[str] = ()
        if only:
            from access.person.given import listed

            chosen = listed("only", only)
        typed: object = prefix
        if typed and (not isinstance(typed, str) or re.fullmatch("[a-z0-9][a-z0-9-]*", typed) is None):
            raise ValueError(f"a prefix is a few letters with a hyphen, such as p-, not {prefix!r}")
        if command is None:
            return lambda later: with_options(later, self, self.languages, self.language, self.spoken, chosen, prefix)
        if not _is_function(command):
            raise TypeError(f"options are added to a function or a command, not to {command!r}")
        return with_options(command, self, self.languages, self.language, self.spoken)

    @overload
    def read_options(
        self, arguments: Sequence[str] | None = None, *, only: Collection[str] = (), prefix: str = ""
    ) -> tuple[PersonOptions, list[str]]: ...
    @overload
    def read_options(
        self,
        arguments: Sequence[str] | None = None,
        *,
        parser: ArgumentParser,
        only: Collection[str] = (),
        prefix: str = "",
    ) -> tuple[PersonOptions, Namespace]: ...
    def read_options(
        self,
        arguments: Sequence[str] | None = None,
        *,
        parser: ArgumentParser | None = None,
        only: Collection[str] = (),
        prefix: str = "",
    ) -> tuple[PersonOptions, list[str] | Namespace]:
        """Take the person's options out of arguments, by default those of the command line; return both.

        For a program without click. A wrong value ends the program with a sentence. A parser of argparse reads the
        others, and its help lists these options, too.
        """
        from access.person.given import check_parser, check_text, listed
        from access.person.options import check_no_flag_twice, parse_rest, read_options

        def nothing() -> None:
            """Do nothing: only its options count."""

        if hasattr(arguments, "parse_args"):
            raise TypeError(f"arguments are a list, not {arguments!r}: write parser=, and the parser behind it")
        found = sys.argv[1:] if arguments is None else listed("arguments", arguments)
        for argument in found:
            check_text(argument, "an argument")
        if parser is not None:
            check_parser(parser)
        command = self.options(only=only, prefix=prefix)(nothing)
        if parser is not None:
            check_no_flag_twice(command, parser)
        given, rest = read_options(command, found)
        options = cast("PersonOptions", given)
        if parser is None:
            return options, rest
        asked = given.get(f"{prefix.replace('-', '_')}lang", given.get("lang"))
        return options, parse_rest(command, parser, rest, lambda text: self.tell_end(text, given), asked)

    # Persons

    def _sitting(self, given: Mapping[str, Any]) -> Sitting:
        with _Loading():
            from access.person.sitting import Sitting

            if given:
                from access.person.given import check_options

                check_options(given, self.languages)

        def opens() -> Keyboard:
            with _Loading():
                return self._opened(given)

        opens.__code__ = opens.__code__.replace(co_stacksize=ROOM)
        self._last = Sitting(opens, lru_cache(maxsize=8)(self._phrases))
        return self._last

    def __enter__(self) -> None:
        raise TypeError("a person is there in a context of the app: write `with app.person() as person:`")

    def __exit__(self, *raised: object) -> None:
        """Do nothing: it was not entered."""

    def _opened(self, given: Mapping[str, Any]) -> Keyboard:
        """Open the terminal with its devices, as settings and options say. Raises Refused."""
        from access.answers.commands import Has
        from access.desk.desk import open_desk
        from access.dialogue.commands import AwayFromTables
        from access.dialogue.drivers import Seating
        from access.language.phrases import Phrases
        from access.settings.file import resolved

        if given.get("screen_reader"):
            os.environ["ACCESSIBLE"] = "1"
        store = self.settings
        found = store.read()
        language = self.spoken(given.get("lang"), found)
        preferences = resolved(language, given, found, language)
        seating = Seating(around=AwayFromTables(has=Has.HOME | Has.APP))
        return open_desk(preferences, Phrases(language), seating, store=store).person

    def _phrases(self, language: str) -> Phrases:
        """Return the program's own phrases in one of its languages."""
        from access.language.phrases import Phrases
        from access.language.texts import texts_of

        phrases = Phrases(language)
        if self.texts:
            phrases.texts = texts_of(self.texts, language, self.languages[0])
        return phrases

    def person(self, **given: Unpack[PersonOptions]) -> AbstractContextManager[Person]:
        """Return a context with the person at this terminal, with these options. Devices open at the first word.

        Raises Left at Ctrl-C, also outside a question.
        """
        return _Opening("person", lambda: self._ended(given))

    @contextmanager
    def _ended(self, given: Mapping[str, Any]) -> Iterator[Person]:
        from access.person.raised import Left

        try:
            with self._person(given) as found:
                yield found
        except KeyboardInterrupt:
            raise Left("interrupt") from None

    @contextmanager
    def _person(self, given: Mapping[str, Any]) -> Iterator[Person]:
        with _Loading():
            from access.person.person import Person

            found = Person(self._sitting(given), _clock())
        with found.sitting:
            yield found

    def tell_end(self, text: str, given: Mapping[str, Any]) -> bool:
        """Tell the last sentence of a program to its person; return whether somebody hears it."""
        is_there = self._last is not None and self._last.is_open and not self._last.closed
        return (self._last if is_there and self._last else self._sitting(given)).tell_end(text)

    def async_person(self, **given: Unpack[PersonOptions]) -> AsyncPerson:
        """Return the person at this terminal for a program in an event loop: an asynchronous context manager."""
        from access.person.async_person import AsyncPerson

        return AsyncPerson(self._sitting(given), _clock())

    def print_and_input(self, **given: Unpack[PersonOptions]) -> AbstractContextManager[Person]:
        """Let all that is printed, logged and asked by `input` go through a person in the context, which this returns.

        So do the prompts of click and typer. Ctrl-C is told in one sentence.
        """
        return _Opening("print_and_input", lambda: self._prompts(given))

    click_prompts = print_and_input
    """The same, by its name in programs with click."""

    @contextmanager
    def _prompts(self, given: Mapping[str, Any]) -> Iterator[Person]:
        import access.desk
        from access.person.click_prompts import through

        with self._person(given) as person, through(person, always=access.desk.served is not None):
            yield person


class _Opening:
    """The context manager of a person. Any use without `with` raises TypeError with the right way to write it."""

    def __init__(self, name: str, make: Callable[[], AbstractContextManager[Person]]) -> None:
        self._name, self._make = name, make
        self._made: AbstractContextManager[Person] | None = None
        self._was_used = False

    def __enter__(self) -> Person:
        self._was_used = True
        self._made = self._make()
        return self._made.__enter__()

    def __exit__(self, *raised: Any) -> bool | None:
        assert self._made is not None
        return self._made.__exit__(*raised)

    def __call__(self, function: F) -> F:
        """Let a function run within the context each time: `@app.print_and_input()`."""
        self._was_used, make = True, self._make

        def within(*given: Any, **named: Any) -> Any:
            with make():
                return function(*given, **named)

        return cast("F", update_wrapper(within, function))

    async def __aenter__(self) -> None:
        self._was_used = True
        raise TypeError("a person in an event loop is another one: write `async with app.async_person() as person:`")

    async def __aexit__(self, *raised: object) -> None:
        """Do nothing: it was not entered."""

    def _wrong(self) -> str:
        return f"{self._name}() is a context: write `with app.{self._name}() as person:`"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        self._was_used = True
        raise TypeError(f"{self._wrong()}, and person.{name} in it")

    def __del__(self) -> None:
        if not self._was_used and (warnings := sys.modules.get("warnings")):  # nothing may be imported here
            warnings.warn(f"nothing was done: {self._wrong()}", RuntimeWarning, stacklevel=2)


class _Loading:
    """Pauses the garbage collector while modules load: they make many objects and no garbage, so searching is slow."""

    def __enter__(self) -> None:
        is_loaded = DEVICES in sys.modules  # then nothing is left to load; to count what is frozen takes long
        self.pauses = not is_loaded and gc.isenabled() and not gc.get_freeze_count()
        if self.pauses:
            gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.pauses:
            gc.freeze()
            gc.unfreeze()  # all that is there counts as old now: nothing is searched for it
            gc.enable()


def _clock() -> Callable[[], float]:
    """Return the clock of progress: that of a running script, or the computer's."""
    from access import desk

    served: Devices | None = desk.served
    return time.monotonic if served is None else served.clock


def _check_app(name: object, texts: object, languages: object) -> tuple[str, ...]:
    """Return the languages. Raise TypeError or ValueError for an impossible name, package of texts, or language."""
    if not isinstance(name, str) or not isinstance(texts, str):
        wrong = texts if isinstance(name, str) else name
        raise TypeError(f"an app has a name, and a package of texts, as str, not {wrong!r}")
    if not name[:1].isalnum() or not all(map(_may_name, name)):
        raise ValueError(f"{name!r} cannot be the name of an app: write letters, digits, blanks, - and _")
    if texts and not _is_package(texts):
        raise ValueError(f"there is no package {texts!r} for the texts of {name}: write its name as for import")
    if not languages:
        return ()
    from access.person.given import listed
    from access.system.environment import LANGUAGES

    found = tuple(dict.fromkeys(listed("languages", languages)))
    for code in found:
        if code not in LANGUAGES:
            raise ValueError(f"there is no language {code!r}: write some of {', '.join(LANGUAGES)}")
    return found


def _is_function(given: object) -> bool:
    return callable(given) and not isinstance(given, type)


def _is_package(name: str) -> bool:
    if name in sys.modules:
        return True
    from importlib.util import find_spec

    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def pass_person(function: Callable[Concatenate[Person, P], T]) -> Callable[P, T]:
    """Pass the person at this terminal to a click command, as the first argument.

    A person who leaves ends the command: by `quit` with exit code 0, else with 1.
    """
    from inspect import iscoroutinefunction  # click has loaded it

    import click

    if not _is_function(function):
        raise TypeError(f"pass_person goes before a function, not {function!r}: write @pass_person")
    if iscoroutinefunction(function):
        raise TypeError("click awaits no command: write `def`, and in it asyncio.run with app.async_person()")

    def command(*args: Any, **kwargs: Any) -> Any:
        from access.person.options import APP, GIVEN
        from access.person.raised import Left

        context = click.get_current_context(silent=True)
        if context is None:
            raise TypeError("pass_person is for a command of click: write @click.command() above it, or app.person()")
        app = context.meta.get(APP) or App(_name(context))
        person = context.with_resource(app.person(**context.meta.get(GIVEN, {})))
        try:
            return context.invoke(function, person, *args, **kwargs)
        except Left as left:
            context.exit(left.exit_code)
        except KeyboardInterrupt:
            context.exit(1)
        except (Exception, SystemExit) as raised:  # click 8.1 does not pass it on
            person.sitting.add_end(raised)
            raise

    return update_wrapper(command, function)


def _name(context: click.Context) -> str:
    """Return the name of a program as it was started, without signs forbidden in names of apps."""
    name = context.find_root().info_name or ""
    return "".join(sign for sign in name if _may_name(sign)).strip(" ._-") or "app"


def _may_name(sign: str) -> bool:
    return sign.isalnum() or sign in " ._-"
