"""The values of settings on this computer: values that name a table, a voice or a dictionary are looked for."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from string import ascii_lowercase

from access.language.typed import echo
from access.outputs.braille.tables import installed_tables
from access.outputs.braille.translator import NoBraille, NoTable, check_table
from access.settings.preferences import BadSetting, Setting, Value
from access.system.languages import FALLBACK

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
