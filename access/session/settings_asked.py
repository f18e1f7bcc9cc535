"""Settings as questions, one after the other as long as somebody likes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from access.braille.tables import installed
from access.braille.translator import NoBraille, NoTable, check
from access.language.answers import normal
from access.language.phrases import Phrases
from access.session.keyboard import Keyboard
from access.settings import file
from access.settings.preferences import SETTINGS, find
from access.settings.schema import PLAIN_WORDS, BadSetting, Setting, Value
from games.steps import Ask, Illegal, Offer, Seat, Term

DONE = "done"
COMMANDS = ("repeat", "next", "help", "rate", "volume", "quit")
PATIENCE = 10.0
"""Seconds that the voice has to name its voices."""


@dataclass(frozen=True, slots=True)
class WhichSetting(Ask[str]):
    """Which setting is to be changed, by number or by the beginning of its name; Enter ends."""

    titles: tuple[str, ...]

    def offers(self) -> tuple[Offer[str], ...]:
        """What was typed, or that it is enough. Names of settings count before commands."""
        names = tuple(map(Term, (*self.titles, *(setting.name for setting in SETTINGS))))
        return Offer("pick", takes="text", bare=True, among=names), Offer("enough", DONE, enter=True)

    def check(self, answer: str) -> None:
        """Raise Illegal unless it means one setting."""
        if answer != DONE and self.meant(answer) is None:
            raise Illegal("settings-none-such", typed=answer[:20])

    def meant(self, answer: str) -> Setting | None:
        """The setting, or None."""
        typed = normal(answer)
        if typed.isascii() and typed.isdigit():
            return SETTINGS[int(typed[:9]) - 1] if 1 <= int(typed[:9]) <= len(SETTINGS) else None
        named = [n for n, title in enumerate(self.titles) if normal(title) == typed or SETTINGS[n].name == typed]
        begun = named or [n for n, title in enumerate(self.titles) if normal(title).startswith(typed)]
        return SETTINGS[begun[0]] if len(begun) == 1 else None


@dataclass(frozen=True, slots=True)
class WhichValue(Ask[str]):
    """What a setting is to be; Enter keeps it."""

    title: str
    takes: str
    now: str
    name: str
    words: tuple[str, ...]
    """The words of the setting in the language of who is asked, in their order."""

    def offers(self) -> tuple[Offer[str], ...]:
        """What was typed, or what there is. Words of the setting count before commands that begin so."""
        known = tuple(map(Term, (*self.words, *find(self.name).values)))
        return Offer("pick", takes="text", bare=True, among=known), Offer("keep", DONE, enter=True)

    def check(self, answer: str) -> None:
        """Raise BadSetting unless the setting can be this."""
        if answer != DONE:
            self.value(answer)

    def value(self, answer: str) -> Value | None:
        """The value that was meant; None for the usual one. Raises BadSetting, in the words of who is asked."""
        setting = find(self.name)
        said = [normal(word) for word in self.words]
        meant = setting.values[said.index(normal(answer))] if normal(answer) in said else answer
        try:
            return checked(setting, meant)
        except BadSetting as wrong:
            if wrong.reason not in ("setting-choice", "setting-number", "setting-text"):
                raise
            ours = {"name": self.title, "values": ", ".join(self.words), "words": ", ".join(self.words) or "none"}
            raise BadSetting(wrong.reason, **{**wrong.facts, **ours}) from None


class NotHere(BadSetting):
    """A value that could serve on another machine: what it needs is not here."""

    exit_code = 1


# What a value may be --------------------------------------------------------------------------------------------------


def checked(setting: Setting, typed: str) -> Value | None:
    """The value of a setting as it was typed; None for the usual one. Raises BadSetting for what is not here."""
    if normal(typed) in PLAIN_WORDS:
        return None
    value = setting.read(typed)
    if value == "":
        return None
    if setting.name == "braille.table":
        return _table(str(value))
    if setting.name == "voice":
        return _voice(str(value))
    if setting.name == "dictionary":
        return _dictionary(str(value))
    return value


def _table(name: str) -> str:
    """A table by its name, upper and lower case being the same. Raises BadSetting."""
    known = next((table.name for table in installed() if table.name.casefold() == name.casefold()), name)
    try:
        check(known, ascii_lowercase)
    except NoTable as error:
        raise BadSetting(error.reason, table=name[:40]) from None
    except NoBraille:
        raise NotHere("error-no-braille") from None
    return known


def _voice(name: str) -> str:
    """A voice by its name. Raises BadSetting where the voice speaks, and has none of this name."""
    names = [line.partition("\t")[0] for line in voices()]
    found = next((known for known in names if known.casefold() == name.casefold()), None)
    if found is None:
        raise BadSetting("setting-no-voice", name=name[:40]) if names else NotHere("error-voice", why="-")
    return found


def voices() -> list[str]:
    """The voices of the speech engine, each with its languages behind a tab; none where it does not work."""
    command = [sys.executable, "-m", "access.speech.worker", "en", "names"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return []
    lines = run.stdout.splitlines()
    return [] if lines and lines[0].startswith("failed ") else lines


def _dictionary(name: str) -> str:
    """The name of a dictionary, or the whole path of a file. Raises BadSetting."""
    from wordlists import shelf
    from wordlists.files import BadList, path_of, there

    try:
        if name in shelf.names():
            return name
        path = path_of(name)
        if there(path):
            return str(path.absolute())
        raise NotHere("list-unknown", name=name[:40], names=", ".join(shelf.names()))
    except BadList as error:
        raise NotHere(error.reason, **error.facts) from None


# The questions ---------------------------------------------------------------------------------------------------


def told(setting: Setting, value: Value | None, phrases: Phrases) -> str:
    """A value as it is said: words of ours in the language of who listens, all else as it is."""
    if value is None and setting.default != "":
        value = setting.default
    if value is None:
        return phrases.text(f"settings-without-{setting.name.replace('.', '-')}")
    name = f"settings-word-{value}"
    return phrases.text(name) if phrases.has(name) else str(value)


def title(setting: Setting, phrases: Phrases) -> str:
    """What a setting is called."""
    return phrases.text(setting.phrase)


def ask_all(person: Keyboard, name: str) -> None:
    """Ask which setting, and what it is to be, until it is enough. Raises OSError, BadSetting and Leave."""
    phrases = person.phrases
    titles = tuple(title(setting, phrases) for setting in SETTINGS)
    own = file.read().of(name)
    for number, setting in enumerate(SETTINGS, 1):
        value = told(setting, own.get(setting.name), phrases)
        person.say("settings-line", number=number, title=titles[number - 1], value=value)
    while True:
        question = WhichSetting(Seat(0), titles)
        answer = person.ask(question)
        if answer == DONE:
            return
        found = question.meant(answer)
        assert found is not None
        _ask_one(person, name, found)


def _ask_one(person: Keyboard, name: str, setting: Setting) -> None:
    phrases, own = person.phrases, file.read().of(name)
    now = told(setting, own.get(setting.name), phrases)
    words = tuple(told(setting, value, phrases) for value in setting.values)
    taken = takes(setting, words, phrases)
    question = WhichValue(Seat(0), title(setting, phrases), taken, now, setting.name, words)
    answer = person.ask(question)
    if answer == DONE:
        return
    value = question.value(answer)
    file.write(setting.name, value, name)
    said = told(setting, value, phrases)
    person.say("settings-set", title=title(setting, phrases), value=said, person=name or "nobody")


def takes(setting: Setting, known: Sequence[str], phrases: Phrases) -> str:
    """What a setting takes, in few words; `known` are its words as they are told."""
    words = ", ".join(known)
    if setting.is_number:
        numbers = phrases.text("settings-numbers", least=setting.least, most=setting.most)
        return f"{words}, {numbers}" if words else numbers
    return words or phrases.text(f"settings-takes-{setting.name.replace('.', '-')}")
