"""The functions of click, `input`, `getpass` and all that is printed through a person, while a program asks for that.

A program reaches them as `click.echo`, and click itself by the names in its own modules. No other module is searched
but those of typer, which brings a click of its own: a name that a program has taken from click before stays click's,
and what it prints is told as a print is. What prompt_toolkit draws cannot be told, and is announced.

Apart from app.py: only a program on click needs it.
"""

from __future__ import annotations

import builtins
import getpass
import io
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from functools import wraps
from pathlib import Path
from typing import Any

import click
import click._termui_impl

from access.language.line import Text, clean, worded
from access.person.person import Person
from access.person.progress import Progress
from access.person.raised import Left
from access.person.streams import PRINTING, ToldStream, log_to, printing
from access.system.environment import is_terminal

CLICKS = {
    name: getattr(click, name)
    for name in (
        *("echo", "secho", "prompt", "confirm", "pause", "progressbar"),
        *("echo_via_pager", "clear", "getchar", "edit"),
    )
}
"""The functions of click that go through a person."""
PYTHONS = {"input": builtins.input, "getpass": getpass.getpass}
"""The prompts of Python itself."""
_ASKS_TWICE = re.compile(r"\?\s*:$")
ABORTED = ("Aborted!", "Aborted.")
"""The messages of click and typer at Ctrl-C."""


@contextmanager
def through(person: Person, always: bool = False) -> Iterator[None]:
    """Let click's functions and all that is printed go through a person within the context.

    With `always` also without a terminal. Ctrl-C that ends the context is one sentence.
    """
    ours = ClickPrompts(person, always)
    changed = list(_names(ours))
    streams = [(name, getattr(sys, name), ours.stream(name)) for name in ("stdout", "stderr") if getattr(sys, name)]
    changed += [(sys, name, before, stream) for name, before, stream in streams]
    try:
        for place, name, _, other in changed:
            setattr(place, name, other)
        for _, before, stream in streams:
            log_to(before, stream)
        yield
    except KeyboardInterrupt as stopped:
        ours.stop(stopped)
        raise
    finally:
        for place, name, before, other in changed:
            if getattr(place, name, None) is other:
                setattr(place, name, before)
        for _, before, stream in streams:
            log_to(stream, before)
        ours.close()


Change = tuple[Any, str, Any, Any]
"""A name in a module or a class, its value, and what takes its place."""


def _names(ours: ClickPrompts) -> Iterator[Change]:
    """Yield the names of these functions in modules."""
    for path, module in list(sys.modules.items()):
        if path.partition(".")[0] not in ("click", "typer"):
            continue
        for name, value in CLICKS.items():
            found = vars(module).get(name)
            is_brought = "._click." in getattr(found, "__module__", "")
            if found is not None and is_brought and name == "prompt":
                yield module, name, found, ours.brought(found)
            elif found is value or is_brought:
                yield module, name, found, getattr(ours, name)
        if vars(module).get("visible_prompt_func") is PYTHONS["input"]:
            yield module, "visible_prompt_func", PYTHONS["input"], ours.input
    yield builtins, "input", PYTHONS["input"], ours.input
    yield getpass, "getpass", PYTHONS["getpass"], ours.getpass


class ClickPrompts:
    """The replacements of click's functions; see click's documentation for their arguments."""

    def __init__(self, person: Person, always: bool) -> None:
        self.person, self._always = person, always
        self._open = ""
        """The beginning of a line."""
        self._lock = threading.RLock()
        self._is_own = False
        """Whether a function of click's own runs now."""
        self._draws: Any = None
        """The class of the applications of prompt_toolkit, and how it runs one, once it was loaded."""
        self._has_drawn = False
        self._enter: Any = None
        """The default of the open prompt that typer asks by `input`."""

    def _is_heard(self, file: Any = None, name: str = "stdout") -> bool:
        """Tell whether output to this file, by default to this stream, is for the person, and not piped on.

        We print to standard output, so the person hears nothing where that is no terminal.
        """
        self._watch()
        name = name if file is None else _name(file)
        if not name or self._is_own or self.person.sitting.closed:
            return False
        return self._always or all(map(_is_terminal, ("stdout", name)))

    def _asks(self, err: bool = False) -> bool:
        """Tell whether a person is there to answer a prompt of this stream."""
        return self._always or (self._is_heard(name="stderr" if err else "stdout") and _is_terminal("stdin"))

    def flush(self) -> None:
        """Tell the beginning of a line."""
        self._tell("\n" if self._open else "")

    def _tell(self, text: str) -> None:
        """Tell text of any thread by its lines, as they stand at last; the beginning of one waits for the rest."""
        with self._lock:
            lines, end, self._open = (self._open + text).rpartition("\n")
        told = [_last_state(line) for line in lines.split("\n")] if end else []
        if told and not self.person.sitting.closed:
            with _ending():
                self.person.say("\n".join(self._in_words(line) for line in told))

    def _in_words(self, line: str) -> str:
        """Return a line, with click's message at Ctrl-C in the person's language."""
        return self._stopped() if clean(line).strip() in ABORTED else line

    def _stopped(self) -> str:
        return self.person.sitting.phrases.text("face-interrupted")

    def stop(self, stopped: KeyboardInterrupt) -> None:
        """Say that Ctrl-C has stopped the program; it ends without frames."""
        if self._is_heard():
            self.flush()
            self.person.say(self._stopped())
            stopped.is_told = True  # type: ignore[attr-defined]

    def stream(self, name: str) -> ToldStream:
        """Return the replacement of a standard stream."""
        return ToldStream(
            getattr(sys, name), self.person.sitting.release, lambda: self._is_heard(name=name), self._tell
        )

    def _watch(self) -> None:
        """Announce the first question that the program draws by prompt_toolkit, from when on that is loaded."""
        application = getattr(sys.modules.get("prompt_toolkit.application"), "Application", None)
        if self._draws is not None or application is None:
            return
        run = application.run_async

        @wraps(run)
        async def run_async(drawn: Any, *given: Any, **named: Any) -> Any:
            if not PRINTING.get() and not self._has_drawn and self._is_heard():
                self._has_drawn = True
                self.flush()
                self.person.say(self.person.sitting.phrases.text("face-drawn", program=Path(sys.argv[0]).name))
                self.person.sitting.release()
            return await run(drawn, *given, **named)

        self._draws = application, run
        application.run_async = run_async

    def close(self) -> None:
        """Tell the beginning of a line, and let prompt_toolkit be."""
        self.flush()
        if self._draws is not None:
            self._draws[0].run_async = self._draws[1]

    def _own(self, name: str, *given: Any, **more: Any) -> Any:
        """Call a function of click, or of Python, as if we were not there; its lines come in order."""
        if not self.person.sitting.closed:
            self.flush()
            self.person.sitting.release()
        before, self._is_own = self._is_own, True
        try:
            with printing():
                return (CLICKS | PYTHONS)[name](*given, **more)
        finally:
            self._is_own = before

    # Telling

    def echo(
        self, message: Any = None, file: Any = None, nl: bool = True, err: bool = False, color: bool | None = None
    ) -> None:
        """Tell a message."""
        stream = "stderr" if err else "stdout"
        if isinstance(message, bytes | bytearray) or not self._is_heard(file, stream):
            if _is_terminal(_name(file) if file is not None else stream):
                self.person.sitting.release()
            CLICKS["echo"](message, file, nl, err, color)
            return
        self._tell(("" if message is None else str(message)) + ("\n" if nl else ""))

    def secho(
        self,
        message: Any = None,
        file: Any = None,
        nl: bool = True,
        err: bool = False,
        color: bool | None = None,
        **styles: Any,
    ) -> None:
        """Tell a message in colours."""
        if message is not None and not isinstance(message, bytes | bytearray):
            message = click.style(message, **styles)
        self.echo(message, file, nl, err, color)

    def clear(self) -> None:
        """Clear nothing: a screen reader may be in the middle of the text."""

    def echo_via_pager(self, text_or_generator: Any, color: bool | None = None) -> None:
        """Read a text line by line."""
        if not self._is_heard():
            self._own("echo_via_pager", text_or_generator, color)
            return
        found = text_or_generator() if callable(text_or_generator) else text_or_generator
        text = found if isinstance(found, str) else "".join(map(str, found))
        self.flush()
        with suppress(Left):
            self.person.read([line for line in map(clean, text.splitlines()) if line.strip()])

    # Asking

    def edit(self, *given: Any, **more: Any) -> Any:
        """Say that an editor opens, and open it."""
        if self._asks():
            self.flush()
            self.person.say(self.person.sitting.phrases.text("face-edit"))
        return self._own("edit", *given, **more)

    def _asked(self, text: str) -> Text:
        """Tell all lines of a prompt but the last one, and return that one; an unfinished line begins the prompt."""
        text, self._open = self._open + text, ""
        *before, last = [line for line in text.splitlines() if clean(line).strip()] or [""]
        for line in before:
            self.person.sitting.add(line)  # told with the question, which comes at once
        asked = _ASKS_TWICE.sub("?", clean(last).strip())
        return asked or worded("")  # click and Python ask without words, too

    def prompt(
        self,
        text: str,
        default: Any = None,
        hide_input: bool = False,
        confirmation_prompt: bool | str = False,
        type: Any = None,  # noqa: A002 - so click calls it
        value_proc: Any = None,
        prompt_suffix: str = ": ",
        show_default: bool | str = True,
        err: bool = False,
        show_choices: bool = True,
    ) -> Any:
        """Ask for a value, until it is one of this type."""
        if not self._asks(err):
            ways = (prompt_suffix, show_default, err, show_choices)
            return self._own("prompt", text, default, hide_input, confirmation_prompt, type, value_proc, *ways)
        convert = value_proc or click.types.convert_type(type, default)
        asked, shown = self._asked(f"{text}{prompt_suffix}"), default if show_default else None
        if default is not None and isinstance(show_default, str):
            shown = show_default
        while True:
            with _aborting():
                typed = self._typed(asked, default, shown, hide_input, confirmation_prompt, type, show_choices)
            try:
                return convert(typed)
            except click.UsageError as wrong:
                message = wrong.message.replace(repr(typed), "'***'") if hide_input else wrong.message
                self.person.sitting.add(message, sound="refused")

    def _typed(
        self, asked: Text, default: Any, shown: Any, hidden: bool, twice: bool | str, kind: Any, choices: bool
    ) -> Any:
        if hidden:
            return self.person.secret(asked, again=twice, empty=default is not None) or default
        names = [_told(choice) for choice in kind.choices] if isinstance(kind, click.Choice) and choices else []
        if names and all(map(str.strip, names)) and len(set(map(str.casefold, names))) == len(names):
            known = next((name for name in names if default is not None and _told(default) == name), None)
            return self.person.choose(asked, names, known)
        typed = self.person.text(asked, empty=default is not None, hint=self._meaning_of_enter(shown))
        return default if typed == "" and default is not None else typed

    def brought(self, prompt: Callable[..., Any]) -> Callable[..., Any]:
        """Return the prompt of typer's own click, which has types of its own: `input` says what Enter means."""

        @wraps(prompt)
        def prompted(
            text: str, default: Any = None, hide_input: bool = False, *given: Any, show_default: Any = True, **more: Any
        ) -> Any:
            asks = self._asks(bool(more.get("err")))
            before, self._enter = self._enter, default if asks and show_default and not hide_input else None
            try:
                return prompt(text, default, hide_input, *given, show_default=show_default and not asks, **more)
            finally:
                self._enter = before

        return prompted

    def _meaning_of_enter(self, shown: Any) -> str | None:
        """Return the words for a default. Enter alone means it: a typed label of it is a text like any other."""
        if shown is None:
            return None
        usual, phrases = _told(shown), self.person.sitting.phrases
        return phrases.text("face-enter", value=usual) if usual else phrases.text("face-enter-nothing")

    def confirm(
        self,
        text: str,
        default: bool | None = False,
        abort: bool = False,
        prompt_suffix: str = ": ",
        show_default: bool = True,
        err: bool = False,
    ) -> bool:
        """Ask yes or no."""
        if not self._asks(err):
            return bool(self._own("confirm", text, default, abort, prompt_suffix, show_default, err))
        with _aborting():
            said = self.person.confirm(self._asked(f"{text}{prompt_suffix}"), default)
        if abort and not said:
            raise click.Abort
        return said

    def pause(self, info: str | None = None, err: bool = False) -> None:
        """Wait for Enter."""
        if not self._asks(err):
            self._own("pause", info, err)
            return
        self.flush()
        with _aborting():
            self.person.pause(clean(info) if info else None)

    def getchar(self, echo: bool = False) -> str:
        """Return the first letter of a line: a single key would be typed before the question is heard."""
        if not self._asks():
            return str(self._own("getchar", echo))
        with _aborting():
            return (str(self.person.text(self._asked("?"), empty=True)) or "\n")[0]

    def progressbar(
        self, iterable: Any = None, length: int | None = None, label: str | None = None, **other: Any
    ) -> Any:
        """Return a progress bar, told in a few lines."""
        if not self._is_heard(other.get("file")):
            return self._own("progressbar", iterable, length, label, **other)
        return Bar(self.person, iterable, length, label=label, **{**other, "file": _LikeTerminal()})

    # Python's own

    def input(self, prompt: object = "") -> str:
        """Return a typed line, as `input` does. Raises EOFError, and KeyboardInterrupt where a person leaves."""
        if not self._asks():
            return str(self._own("input", prompt))
        with _ending():
            return str(self.person.text(self._asked(str(prompt)), empty=True, hint=self._meaning_of_enter(self._enter)))

    def getpass(self, prompt: str = "Password: ", stream: Any = None) -> str:
        """Return a line typed without echo, as `getpass` does. Raises as `input` does."""
        if not self._asks():
            return str(self._own("getpass", prompt, stream))
        with _ending():
            return self.person.secret(self._asked(prompt), empty=True)


@contextmanager
def _aborting() -> Iterator[None]:
    """Raise click's Abort where a person leaves."""
    try:
        yield
    except Left:
        raise click.Abort from None


@contextmanager
def _ending() -> Iterator[None]:
    """Raise EOFError or KeyboardInterrupt, as Python does, where a person leaves."""
    try:
        yield
    except Left as left:
        raise (EOFError if left.why == "end" else KeyboardInterrupt) from None


def _last_state(line: str) -> str:
    """Return the end state of a line: all behind the last return that something follows."""
    return line.rstrip("\r").rpartition("\r")[2]


class _LikeTerminal(io.StringIO):
    """A file that calls itself a terminal, so that click counts all steps."""

    def isatty(self) -> bool:
        return True


class Bar(click._termui_impl.ProgressBar[Any]):
    """A progress bar of click, told in a few lines."""

    def __init__(self, person: Person, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._person, self._told = person, None

    def render_progress(self) -> None:
        """Note the progress."""
        label = clean(self.label).strip() or self._person.sitting.phrases.text("face-progress")
        told: Progress[Any] | None = self._told
        if told is None:
            told = self._told = self._person.progress(label, self.length)  # type: ignore[assignment]
        told.label = label
        told.at(int(self.pos))

    def render_finish(self) -> None:
        """Tell the end, if anything was told."""
        if self._told is not None:
            self._told.at(int(self.pos) + self._completed_intervals)
            self._told.end()


def _is_terminal(name: str) -> bool:
    return is_terminal(getattr(sys, f"__{name}__", None))


def _name(file: Any) -> str:
    """Return the name of a standard stream; nothing for another file."""
    names = ("stdout", "stderr")
    return next((name for name in names if file in (getattr(sys, name), getattr(sys, f"__{name}__"))), "")


def _told(value: Any) -> str:
    """Return the text of a choice or a default as click shows it: members and open files have names."""
    return str(getattr(value, "name", value) if isinstance(value, Enum | io.IOBase) else value)
