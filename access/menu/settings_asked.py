"""Settings as questions, one after the other until the player has finished."""

from __future__ import annotations

from collections.abc import Callable

from access.answers.shapes import amount, echo
from access.answers.words import normal
from access.desk.checking import checked
from access.language.own_words import Choice
from access.language.phrases import Phrases
from access.person.person import Person
from access.settings import file
from access.settings.preferences import SETTINGS, Preferences
from access.settings.schema import BadSetting, Setting, Value
from access.settings.store import TAVERNE
from access.settings.wording import about, in_words, listed, means, meant, takes, this_time, title, told, words
from access.settings.wording import now as now_told
from games.frozen import frozen
from games.refusals import Refused

DONE = "done"
"""The answer of Enter alone."""


@frozen
class Given:
    """A setting that was typed, and the value after it; `tells` if a word such as help stood before it."""

    setting: Setting
    value: str
    tells: bool = False


class SettingsTyped:
    """Understands a setting by its number, its name, its title or the beginning of it, alone or with a value."""

    def __init__(self, phrases: Phrases) -> None:
        self._titles = tuple(title(setting, phrases) for setting in SETTINGS)
        self._enough = Choice(phrases.words("loop-answer-enough"), DONE)
        self._before = tuple(map(normal, (*phrases.words("loop-command-help"), *phrases.words("loop-command-set"))))
        named = zip(SETTINGS, self._titles, strict=True)
        settings = (Choice((title, each.name), each, means(each, phrases).rstrip(".")) for each, title in named)
        self.known = (*settings, self._enough)
        """The words that come before commands, and that help tells about."""

    def meant(self, typed: str) -> Given | str:
        """Return the setting with its value, such as 10 full, or DONE. Raises Refused without a setting."""
        if normal(typed) in map(normal, self._enough.words):
            return DONE
        parts = typed.split()
        tells = len(parts) > 1 and normal(parts[0]) in self._before
        parts = parts[1:] if tells else parts
        for count in range(len(parts), 0, -1):
            setting = self._setting(" ".join(parts[:count]))
            if setting is not None:
                return Given(setting, " ".join(parts[count:]), tells)
        raise Refused("settings-none-such", typed=echo(typed))

    def _setting(self, typed: str) -> Setting | None:
        text = normal(typed)
        if text.isascii() and text.isdigit():
            place = amount(text)
            return SETTINGS[place - 1] if place is not None and 1 <= place <= len(SETTINGS) else None
        named = [n for n, title in enumerate(self._titles) if normal(title) == text or SETTINGS[n].name == text]
        begun = named or [n for n, title in enumerate(self._titles) if normal(title).startswith(text)]
        return SETTINGS[begun[0]] if len(begun) == 1 else None


@frozen
class ValueTyped:
    """Understands a value of a setting, in these words of its, in their order."""

    setting: Setting
    title: str
    words: tuple[str, ...]
    keep: Choice

    @property
    def known(self) -> tuple[Choice, ...]:
        """The words that come before commands."""
        values = self.setting.values or ("",) * len(self.words)
        pairs = zip(self.words, values, strict=True)
        return (*(Choice((word, value) if value else (word,), value) for word, value in pairs), self.keep)

    def meant(self, typed: str) -> tuple[Value | None] | str:
        """Return the value, None for the default, or DONE. Raises BadSetting, in the words of the question."""
        if normal(typed) in map(normal, self.keep.words):
            return DONE
        said = [normal(word) for word in self.words]
        value = self.setting.values[said.index(normal(typed))] if normal(typed) in said else typed
        try:
            return (checked(self.setting, value),)
        except BadSetting as wrong:
            if wrong.reason not in ("setting-choice", "setting-number", "setting-text"):
                raise
            ours = {"name": self.title, "values": ", ".join(self.words), "words": ", ".join(self.words) or "none"}
            raise BadSetting(wrong.reason, **{**wrong.facts, **ours}) from None


# The questions ---------------------------------------------------------------------------------------------------


KeepValue = Callable[[str, Value | None, str], None]
"""Keeps a value of a setting for a person, or for everybody. Raises OSError and BadSetting."""


def ask_all(person: Person, name: str, preferences: Preferences, keep: KeepValue = file.write) -> None:
    """Ask for settings and their values until the player has finished. Raises OSError, BadSetting and Left.

    `preferences` are those that hold now: an option of the command may override what is kept. `keep` gets each changed
    setting, its value, and `name`, which is empty for everybody.
    """
    phrases = Phrases(person.language)
    own = TAVERNE.read().of(name)
    for number, setting in enumerate(SETTINGS, 1):
        kept = own.get(setting.name)
        _say(person, listed(number, setting, kept, phrases), this_time(setting, kept, preferences, phrases))
    while True:
        typed = SettingsTyped(Phrases(person.language))
        text = person.t("loop-which-setting")
        given: Given | str = person.text(text, DONE, known=typed.known, check=typed.meant, hint="")
        if isinstance(given, str):
            return
        if given.value:
            _set(person, name, given, keep)
        elif given.tells:
            kept, phrases = TAVERNE.read().of(name).get(given.setting.name), Phrases(person.language)
            _say(person, about(given.setting, kept, phrases), this_time(given.setting, kept, preferences, phrases))
        else:
            _ask_one(person, name, given.setting, keep)


def _say(person: Person, *sentences: str) -> None:
    """Tell sentences as one line; empty ones are left out."""
    person.say(" ".join(filter(None, sentences)))


def _set(person: Person, name: str, given: Given, keep: KeepValue) -> None:
    """Set a value that was typed with its setting, or say why it cannot be. Raises OSError."""
    phrases = Phrases(person.language)
    try:
        value = checked(given.setting, meant(given.setting, given.value, phrases))
    except BadSetting as wrong:
        refused = in_words(wrong, given.setting, phrases)
        person.say(person.t(refused.reason, **refused.facts))
        return
    _keep(person, name, given.setting, value, keep)


def _ask_one(person: Person, name: str, setting: Setting, keep: KeepValue) -> None:
    """Ask for the value of a setting. Raises OSError, BadSetting and Left."""
    phrases = Phrases(person.language)
    now, known = told(setting, TAVERNE.read().of(name).get(setting.name), phrases), words(setting, phrases)
    typed = ValueTyped(setting, title(setting, phrases), known, Choice(phrases.words("loop-answer-keep"), DONE))
    person.say(means(setting, phrases))
    text = person.t("loop-which-value", title=typed.title, takes=takes(setting, known, phrases), now=now)
    found: tuple[Value | None] | str = person.text(text, DONE, known=typed.known, check=typed.meant, hint="")
    if not isinstance(found, str):
        _keep(person, name, setting, found[0], keep)


def _keep(person: Person, name: str, setting: Setting, value: Value | None, keep: KeepValue) -> None:
    keep(setting.name, value, name)
    person.say(now_told(setting, value, Phrases(person.language), name))
