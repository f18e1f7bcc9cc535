"""Settings that are changed at a question on this computer, and their values.

Values that name a table, a voice or a dictionary are looked for.
"""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, Protocol

from access.language.phrases import echo
from access.outputs.braille.translator import NoBraille, NoTable, check_table, installed_tables
from access.settings.preferences import SECTIONS, BadSetting, Setting, Value
from access.settings.wording import Changing
from access.system.environment import FALLBACK

if TYPE_CHECKING:
    from access.dialogue.requests import Change
    from access.language.phrases import Phrases
    from access.settings.file import ProgramSettings

PATIENCE = 10.0
"""Seconds that the speech engine gets to name its voices."""


class NotHere(BadSetting):
    """A value that would work on another machine: something that it needs is missing here."""

    exit_code = 1


def checked(setting: Setting, typed: str) -> Value | None:
    """Return the value of a setting as typed; None for the default. Raises BadSetting, also for what is missing."""
    value = setting.chosen(typed)
    if value is None:
        return None
    check = CHECKS.get(setting.name, _file if setting.is_file else None)
    return value if check is None else check(str(value))


def _table(name: str) -> str:
    """Return the file name of a table, ignoring case. Raises BadSetting."""
    known = next((table.name for table in installed_tables() if table.name.casefold() == name.casefold()), name)
    try:
        check_table(known, ascii_lowercase)
    except NoTable as error:
        raise BadSetting(error.reason, table=echo(name, 40)) from None
    except NoBraille:
        raise NotHere("error-no-braille") from None
    return known


def _voice(name: str) -> str:
    """Return the name of a voice, ignoring case. Raises BadSetting, and NotHere if the engine does not work."""
    names = [line.partition("\t")[0] for line in voices()]
    found = next((known for known in names if known.casefold() == name.casefold()), None)
    if found is None:
        raise BadSetting("setting-no-voice", name=echo(name, 40)) if names else NotHere("error-voice", why="-")
    return found


def spoken_languages(codes: Sequence[str]) -> frozenset[str] | None:
    """Return which of these languages the speech engine speaks; None if it does not work."""
    words = _engine("voices", *codes).split()
    return frozenset(words[2:]) if words[:1] == ["voices"] else None


def voices() -> list[str]:
    """Return the voices of the speech engine, each with a tab and its languages; none if it does not work."""
    lines = _engine("names").splitlines()
    return [] if lines and lines[0].startswith("failed ") else lines


def _engine(*asked: str) -> str:
    """Return the answer of the speech engine; empty if it takes too long."""
    command = [sys.executable, "-m", "access.outputs.speech.voice_process", FALLBACK, *asked]
    with suppress(subprocess.TimeoutExpired):
        return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False).stdout
    return ""


def _dictionary(name: str) -> str:
    """Return the name of a dictionary, or the absolute path of a file. Raises BadSetting."""
    from wordlists import library, regular
    from wordlists.files import BadList, content, path_of

    try:
        if name in library.names():
            return name
        path = path_of(name)
        if not regular.there(path):
            raise NotHere("list-unknown", name=echo(name, 40), names=", ".join(library.names()))
        content(path)
        return str(path.absolute())
    except BadList as error:
        raise NotHere(error.reason, **error.facts) from None


def _file(name: str) -> str:
    """Return the absolute path of an ordinary file, which need not be there yet. Raises BadSetting."""
    from wordlists import regular

    try:
        path = regular.path_of(name)
        if regular.there(path):
            regular.check(path)
        elif not path.absolute().parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return str(path.absolute())
    except OSError as error:
        raise NotHere("setting-file", file=echo(name, 40), why=error) from None


CHECKS: Mapping[str, Callable[[str], Value]] = {"braille.table": _table, "voice": _voice, "dictionary": _dictionary}
"""The check of each setting that has one of its own; of another only a file is checked."""


class HasSettings(Protocol):
    """The desk, as a change of a setting sees it. The wall: the desk imports this file."""

    store: ProgramSettings
    people: Any
    """The persons by their seats, with their preferences and phrases."""

    def apply(self, seat: int, setting: Setting, value: Value | None) -> None:
        """Let a value hold at once. Raises Refused."""

    def keep(self, seat: int, name: str, value: Value | None) -> None:
        """Keep a value in the file. Raises OSError."""

    def without_sounds(self) -> str:
        """Return the phrase that says why no sounds are heard; empty if they are."""


class AtQuestion(Changing):
    """Changes settings at a question: they hold at once, and are kept in the file."""

    shares = True

    def __init__(self, desk: HasSettings, request: Change) -> None:
        self._desk, self._seat, self._phrase = desk, request.seat, request.phrase
        self.settings = desk.store.settings

    @property
    def phrases(self) -> Phrases:
        """The phrases of the person, now."""
        phrases: Phrases = self._desk.people[self._seat].phrases
        return phrases

    def value_of(self, setting: Setting) -> Value | None:
        """Return the value that holds now, None for the default."""
        value: Value | None = self._desk.people[self._seat].preferences.value_of(setting)
        return value

    def check(self, setting: Setting, typed: str) -> Value | None:
        """Return a typed value, also for what must be there: a table, a voice, a dictionary. Raises BadSetting."""
        return checked(setting, typed)

    def may_share(self, setting: Setting) -> None:
        """Raise BadSetting for a setting of this program alone."""
        self._desk.store.shareable(setting)

    def apply(self, setting: Setting, value: Value | None) -> None:
        """Let a value hold at once. Raises Refused, and changes nothing."""
        self._desk.apply(self._seat, setting, value)

    def keep(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Keep a value in the file, and return a line if that fails."""
        store = self._desk.store
        try:
            (store.keep_everywhere if everywhere else self._desk.keep)(self._seat, setting.name, value)
        except OSError as error:
            file = store.shareable(setting) if everywhere else store.path()
            return (self.phrases.text("settings-unwritable", file=str(file), why=error),)
        return ()

    def about(self, setting: Setting) -> str:
        """Return the line about a setting whose name was typed; of a command of its own, how to change it."""
        if not self._phrase:
            return super().about(setting)
        return f"{self._in_its_phrase(setting)} {self.phrases.line(f'loop-command-{setting.name}', 'more').text}"

    def told(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Return the lines about a changed setting, and that its sounds cannot be heard."""
        if self._phrase:
            return (self._in_its_phrase(setting),)
        missing = self._desk.without_sounds() if setting.name == SECTIONS["sounds"] else ""
        silent = (self.phrases.text("loop-no-sounds", why=self.phrases.text(missing)),) if missing else ()
        return (*super().told(setting, self.value_of(setting), everywhere), *silent)

    def _in_its_phrase(self, setting: Setting) -> str:
        value = self.value_of(setting)
        return self.phrases.text(self._phrase, value=setting.default if value is None else value)
