"""Settings as questions, one after the other until the player has finished."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access.answers.shapes import amount, typed_sentences
from access.answers.words import normal
from access.desk.checking import checked
from access.language.line import Choice
from access.language.phrases import Phrases, echo
from access.person.person import Person
from access.settings import file
from access.settings.file import TAVERNE
from access.settings.preferences import SECTIONS, SETTINGS, BadSetting, Preferences, Setting, Value
from access.settings.wording import (
    Changing,
    about,
    for_all_programs,
    means,
    meant,
    now,
    setting_named,
    setting_title,
    takes,
    this_time,
    value_text,
    words,
)
from games.data import frozen
from games.refusals import Refused

DONE = "done"
"""The answer of Enter alone, in each language."""


@frozen
class Given:
    """A setting that was typed, and the value after it; `tells` if a word such as help stood before it.

    With `everywhere` it is meant for all programs.
    """

    setting: Setting
    value: str
    tells: bool = False
    everywhere: bool = False


class SettingsTyped:
    """Understands a setting by its number, its name, its title or the beginning of it, alone or with a value."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self._titles = tuple(setting_title(setting, phrases) for setting in SETTINGS)
        self._enough = Choice(phrases.words("loop-answer-enough"), DONE)
        self._before = tuple(map(normal, (*phrases.words("loop-command-help"), *phrases.words("loop-command-set"))))
        named = zip(SETTINGS, self._titles, strict=True)
        settings = (Choice((title, each.name), each) for each, title in named)
        self.known = (*settings, self._enough)
        """The words that come before commands."""

    def meant(self, typed: str) -> Given | str:
        """Return the setting with its value, such as 10 full, or DONE. Raises Refused without a setting."""
        if typed == DONE or normal(typed) in map(normal, self._enough.words):
            return DONE
        if normal(typed) in typed_sentences(self.phrases, "loop-command-rate"):
            return Given(next(each for each in SETTINGS if each.name == "rate"), "")  # a faster voice is no voice
        parts = typed.split()
        tells = len(parts) > 1 and normal(parts[0]) in self._before
        parts = parts[1:] if tells else parts
        rest, everywhere = for_all_programs(" ".join(parts), self.phrases)
        parts = rest.split() or parts
        for count in range(len(parts), 0, -1):
            setting = self._setting(" ".join(parts[:count]))
            if setting is not None:
                return Given(setting, " ".join(parts[count:]), tells, everywhere)
        named = setting_named(" ".join(parts), self.phrases)  # langue anglais, or English alone
        if named is None:
            raise Refused("settings-none-such", typed=echo(" ".join(parts)))
        return Given(*named, tells, everywhere)

    def other(self, typed: str) -> Given | None:
        """Return the setting that was typed at the question for the value of another one; None if it was no setting.

        A number alone is a value there.
        """
        try:
            given = self.meant(typed)
        except Refused:
            return None
        return None if isinstance(given, str) or amount(typed) is not None else given

    def _setting(self, typed: str) -> Setting | None:
        text = normal(typed)
        place = amount(text)
        if place is not None:
            return SETTINGS[place - 1] if 1 <= place <= len(SETTINGS) else None
        named = [
            n
            for n, each in enumerate(SETTINGS)
            if text in (normal(self._titles[n]), *each.names) or each.name == SECTIONS.get(text)
        ]
        begun = named or [n for n, title in enumerate(self._titles) if normal(title).startswith(text)]
        return SETTINGS[begun[0]] if len(begun) == 1 else None


@frozen
class ValueTyped:
    """Understands a value of a setting, in these words of its, in their order."""

    setting: Setting
    title: str
    words: tuple[str, ...]
    keep: Choice
    others: SettingsTyped

    @property
    def known(self) -> tuple[Choice, ...]:
        """The words that come before commands."""
        values = self.setting.values or ("",) * len(self.words)
        pairs = zip(self.words, values, strict=True)
        return (*(Choice((word, value) if value else (word,), value) for word, value in pairs), self.keep)

    def meant(self, typed: str) -> tuple[Value | None] | Given | str:
        """Return the value, None for the default, or DONE; or another setting, with its value.

        Raises BadSetting, in the words of the question.
        """
        if typed == DONE or normal(typed) in map(normal, self.keep.words):
            return DONE
        other = self.others.other(typed)
        if other is not None and other.tells:
            return other  # set verbosity brief
        value = meant(self.setting, typed, self.others.phrases)
        try:
            return (checked(self.setting, value),)
        except BadSetting as wrong:
            if other is not None:
                return other
            if wrong.reason not in ("setting-choice", "setting-number", "setting-text"):
                raise
            ours = {"name": self.title, "values": ", ".join(self.words), "words": ", ".join(self.words) or "none"}
            raise BadSetting(wrong.reason, **{**wrong.facts, **ours}) from None


# The questions ---------------------------------------------------------------------------------------------------


KeepValue = Callable[[str, Value | None, str], None]
"""Keeps a value of a setting for a person, or for everybody. Raises OSError and BadSetting."""


def ask_all(
    person: Person, name: str, preferences: Preferences, keep: KeepValue = file.write_setting, typed: str = ""
) -> None:
    """Ask for settings and their values until the player has finished. Raises OSError, BadSetting and Left.

    `preferences` are those that hold now: an option of the command may override what is kept. `keep` gets each changed
    setting, its value, and `name`, which is empty for everybody. What is changed holds at once. A setting that was
    `typed` with its value is changed without a question.
    """
    asking = _Asking(person, name, preferences, keep)
    if not typed:
        asking.run()
    for line in asking.change(typed) if typed else ():
        person.say(line)


class InFile(Changing):
    """Changes settings in the file: those of the person with this name, or without a name those for everybody."""

    def __init__(self, name: str, keep: KeepValue) -> None:
        self.name, self._keep = name, keep

    def value_of(self, setting: Setting) -> Value | None:
        """Return the value that is kept, None for the default."""
        return TAVERNE.read().of(self.name).get(setting.name)

    def check(self, setting: Setting, typed: str) -> Value | None:
        """Return a typed value, also for what must be there: a table, a voice, a dictionary. Raises BadSetting."""
        return checked(setting, typed)

    def may_share(self, setting: Setting) -> None:
        """Raise BadSetting for a setting of one person, or of this program alone."""
        if self.name:
            raise BadSetting("settings-person-everywhere")
        TAVERNE.shareable(setting)

    def keep(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Keep a value in the file. Raises OSError and BadSetting."""
        if everywhere:
            TAVERNE.keep_everywhere(0, setting.name, value)
        else:
            self._keep(setting.name, value, self.name)
        return ()

    def told(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Return the line about a changed setting."""
        return (now(setting, value, self.phrases, self.name, everywhere),)


class _Asking(InFile):
    """Asks for settings; `preferences` are those that hold now."""

    def __init__(self, person: Person, name: str, preferences: Preferences, keep: KeepValue) -> None:
        super().__init__(name, keep)
        self.person, self.preferences = person, preferences

    @property
    def phrases(self) -> Phrases:
        """The phrases in the language that holds now."""
        return Phrases(self.person.language)

    def run(self) -> None:
        """Ask until the player has finished. The command settings tells all of them."""
        while True:
            typed = SettingsTyped(self.phrases)
            text, how = self.person.t("loop-which-setting"), str(self.person.t("loop-which-setting-how"))
            given: Given | str = self.person.text(text, DONE, known=typed.known, check=typed.meant, hint=how)
            if isinstance(given, str):
                return
            following: Given | None = given
            while following is not None:
                following = self._carry_out(following)

    def _say(self, *sentences: str) -> None:
        """Tell sentences as one line; empty ones are left out."""
        self.person.say(" ".join(filter(None, sentences)))

    def _carry_out(self, given: Given) -> Given | None:
        """Set a setting, tell it, or ask for its value; return the one that was typed there instead."""
        if given.value:
            self._set(given)
        elif given.tells:
            kept, phrases = self.value_of(given.setting), self.phrases
            self._say(about(given.setting, kept, phrases), this_time(given.setting, kept, self.preferences, phrases))
        else:
            return self._ask_one(given.setting)
        return None

    def _set(self, given: Given) -> None:
        """Set a value that was typed with its setting, or say why it cannot be. Raises OSError."""
        try:
            value = self.chosen(given.setting, given.value, given.everywhere)
        except BadSetting as refused:
            self.person.say(self.person.t(refused.reason, **refused.facts))
            return
        self._say(*self.set(given.setting, value, given.everywhere))

    def _ask_one(self, setting: Setting) -> Given | None:
        """Ask for the value of a setting; return another one that was typed instead. Raises OSError and Left."""
        phrases, person = self.phrases, self.person
        held, known = value_text(setting, self.value_of(setting), phrases), words(setting, phrases)
        keep, others = Choice(phrases.words("loop-answer-keep"), DONE), SettingsTyped(phrases)
        typed = ValueTyped(setting, setting_title(setting, phrases), known, keep, others)
        person.say(means(setting, phrases))
        text = person.t("loop-which-value", title=typed.title, takes=takes(setting, known, phrases), now=held)
        found: tuple[Value | None] | Given | str = person.text(
            text, DONE, known=typed.known, check=typed.meant, hint=""
        )
        if isinstance(found, tuple):
            self._say(*self.set(setting, found[0]))
        return found if isinstance(found, Given) else None

    def apply(self, setting: Setting, value: Value | None) -> None:
        """Let a value hold at once, or say why it cannot: it is kept all the same."""
        try:
            self.person.sitting.apply(setting, value)
        except Refused as refused:
            self.person.say(self.person.t(refused.reason, **refused.facts))
        else:
            resolved = setting.resolved(setting.default if value is None else value)
            self.preferences = self.preferences.having(setting, resolved)
