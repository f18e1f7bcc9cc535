"""Settings as questions, one after the other until the player has finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from access.answers.shapes import amount, echo
from access.answers.words import normal
from access.desk.checking import checked
from access.dialogue.keyboard import Keyboard
from access.settings import file
from access.settings.preferences import SETTINGS, Preferences, find
from access.settings.schema import BadSetting, Setting, Value
from access.settings.store import TAVERNE
from access.settings.wording import about, in_words, listed, means, meant, takes, this_time, title, told, words
from access.settings.wording import now as now_told
from games.refusals import Illegal
from games.steps import Ask, Offer, Seat, Term

DONE = "done"


@dataclass(frozen=True, slots=True)
class WhichSetting(Ask[str]):
    """Asks which setting to change, by number or by the beginning of its name; Enter ends."""

    titles: tuple[str, ...]
    before: tuple[str, ...] = ()
    """Words that may stand before a setting."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return an offer that takes any text, and Enter to end. Names of settings come before commands."""
        names = tuple(map(Term, (*self.titles, *(setting.name for setting in SETTINGS))))
        return Offer("pick", takes="text", bare=True, among=names), Offer("enough", DONE, enter=True)

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer means one setting, alone or with a value."""
        if answer != DONE and self.given(answer) is None:
            raise Illegal("settings-none-such", typed=echo(answer))

    def given(self, answer: str) -> tuple[Setting, str] | None:
        """Return the setting and the value that were typed together, such as 10 full; None without a setting.

        A word such as set or help may stand before them.
        """
        parts = answer.split()
        parts = parts[1:] if len(parts) > 1 and normal(parts[0]) in self.before else parts
        for count in range(len(parts), 0, -1):
            setting = self.meant(" ".join(parts[:count]))
            if setting is not None:
                return setting, " ".join(parts[count:])
        return None

    def meant(self, answer: str) -> Setting | None:
        """Return the setting, or None."""
        typed = normal(answer)
        if typed.isascii() and typed.isdigit():
            place = amount(typed)
            return SETTINGS[place - 1] if place is not None and 1 <= place <= len(SETTINGS) else None
        named = [n for n, title in enumerate(self.titles) if normal(title) == typed or SETTINGS[n].name == typed]
        begun = named or [n for n, title in enumerate(self.titles) if normal(title).startswith(typed)]
        return SETTINGS[begun[0]] if len(begun) == 1 else None


@dataclass(frozen=True, slots=True)
class WhichValue(Ask[str]):
    """Asks for the value of a setting; Enter keeps it."""

    title: str
    takes: str
    now: str
    name: str
    words: tuple[str, ...]
    """The words of the setting in the language of the person asked, in their order."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return an offer that takes any text, and Enter to keep it. The setting's words come before commands."""
        known = tuple(map(Term, (*self.words, *find(self.name).values)))
        return Offer("pick", takes="text", bare=True, among=known), Offer("keep", DONE, enter=True)

    def check(self, answer: str) -> None:
        """Raise BadSetting unless the setting can have this value."""
        if answer != DONE:
            self.value(answer)

    def value(self, answer: str) -> Value | None:
        """Return the value that was meant; None for the default. Raises BadSetting, in the words of the question."""
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


# The questions ---------------------------------------------------------------------------------------------------


KeepValue = Callable[[str, Value | None, str], None]
"""Keeps a value of a setting for a person, or for everybody. Raises OSError and BadSetting."""


def ask_all(person: Keyboard, name: str, preferences: Preferences, keep: KeepValue = file.write) -> None:
    """Ask for settings and their values until the player has finished. Raises OSError, BadSetting and Leave.

    `preferences` are those that hold now: an option of the command may override what is kept. `keep` gets each changed
    setting, its value, and `name`, which is empty for everybody.
    """
    phrases = person.phrases
    titles = tuple(title(setting, phrases) for setting in SETTINGS)
    own = TAVERNE.read().of(name)
    for number, setting in enumerate(SETTINGS, 1):
        kept = own.get(setting.name)
        _say(person, listed(number, setting, kept, phrases), this_time(setting, kept, preferences, phrases))
    tells = tuple(normal(word) for word in (*phrases.words("loop-command-help"), *phrases.words("loop-command-set")))
    while True:
        question = WhichSetting(Seat(0), titles, tells)
        answer = person.ask(question)
        if answer == DONE:
            return
        found = question.given(answer)
        assert found is not None
        setting, value = found
        if value:
            _set(person, name, setting, value, keep)
        elif normal(answer.split()[0]) in tells:
            kept = TAVERNE.read().of(name).get(setting.name)
            _say(person, about(setting, kept, phrases), this_time(setting, kept, preferences, phrases))
        else:
            _ask_one(person, name, setting, keep)


def _say(person: Keyboard, *sentences: str) -> None:
    """Tell sentences as one line; empty ones are left out."""
    person.say_text(" ".join(filter(None, sentences)))


def _set(person: Keyboard, name: str, setting: Setting, typed: str, keep: KeepValue) -> None:
    """Set a value that was typed with its setting, or say why it cannot be. Raises OSError."""
    try:
        value = checked(setting, meant(setting, typed, person.phrases))
    except BadSetting as wrong:
        refused = in_words(wrong, setting, person.phrases)
        person.say(refused.reason, **refused.facts)
        return
    _keep(person, name, setting, value, keep)


def _ask_one(person: Keyboard, name: str, setting: Setting, keep: KeepValue) -> None:
    phrases, own = person.phrases, TAVERNE.read().of(name)
    now, known = told(setting, own.get(setting.name), phrases), words(setting, phrases)
    person.say_text(means(setting, phrases))
    question = WhichValue(Seat(0), title(setting, phrases), takes(setting, known, phrases), now, setting.name, known)
    answer = person.ask(question)
    if answer != DONE:
        _keep(person, name, setting, question.value(answer), keep)


def _keep(person: Keyboard, name: str, setting: Setting, value: Value | None, keep: KeepValue) -> None:
    keep(setting.name, value, name)
    person.say_text(now_told(setting, value, person.phrases, name))
