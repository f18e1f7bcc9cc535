"""Settings in the words of a listener: their titles, their values, typed values and changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from access.answers.shapes import in_digits, typed_sentences
from access.answers.words import normal
from access.language.phrases import Phrases, echo, in_all_languages
from access.settings import file
from access.settings.preferences import (
    PLAIN_WORDS,
    SECTIONS,
    SETTINGS,
    BadSetting,
    Preferences,
    Setting,
    SettingFault,
    Value,
)
from access.system.environment import find_language

SHORTEST_VALUE = 3
"""The fewest letters of the name of a language that sets it: d may mean much else."""
LONGEST_NAME = 6
"""The most words of the name of a setting."""
NAMES_SETTING = ("setting-choice", "setting-number", "setting-text", "settings-only-here")
"""Refusals that name the setting."""


def setting_title(setting: Setting, phrases: Phrases) -> str:
    """Return the title of a setting."""
    return phrases.text(setting.phrase)


def value_text(setting: Setting, value: Value | None, phrases: Phrases) -> str:
    """Return a value as text: our own words in the listener's language, all else as it is."""
    if value is None and setting.default != "":
        value = setting.default
    if value is None:
        return phrases.text(f"settings-without-{setting.name.replace('.', '-')}")
    if setting.name == "language" and find_language(str(value)) is not None:
        return phrases.language_name(str(value))
    return phrases.worded(value, f"{setting.phrase}-{value}", f"settings-word-{value}")


def takes(setting: Setting, known: Sequence[str], phrases: Phrases) -> str:
    """Return the values of a setting in a few words; `known` are its words as the listener knows them."""
    words = ", ".join(known)
    if setting.is_number:
        numbers = phrases.text("settings-numbers", least=setting.least, most=setting.most)
        return f"{words}, {numbers}" if words else numbers
    return words or phrases.text(f"settings-takes-{setting.name.replace('.', '-')}")


def words(setting: Setting, phrases: Phrases) -> tuple[str, ...]:
    """Return the words that a setting takes, as the listener knows them."""
    return tuple(value_text(setting, value, phrases) for value in setting.values)


def means(setting: Setting, phrases: Phrases) -> str:
    """Return the purpose of a setting, in a sentence."""
    return phrases.text(setting.phrase.replace("settings-", "settings-means-", 1))


def now(setting: Setting, value: Value | None, phrases: Phrases, person: str = "", everywhere: bool = False) -> str:
    """Return a setting with its value, and with the person if it is set for one alone, or with all programs."""
    facts = {"title": setting_title(setting, phrases), "value": value_text(setting, value, phrases)}
    if everywhere:
        return phrases.text("settings-set-everywhere", **facts)
    return phrases.text("settings-set", **facts, person=person or "nobody")


def value_with_unit(setting: Setting, value: Value | None, phrases: Phrases) -> str:
    """Return a value as text, a number with its unit."""
    text = value_text(setting, value, phrases)
    has_unit = text.isdecimal() and phrases.has(setting.phrase, "unit")
    return phrases.line(setting.phrase, "unit", value=int(text)).text if has_unit else text


def listed(number: int, setting: Setting, value: Value | None, phrases: Phrases) -> str:
    """Return a setting as a line of a list: its number, its title and its value."""
    return phrases.text(
        "settings-line",
        number=number,
        title=setting_title(setting, phrases),
        value=value_with_unit(setting, value, phrases),
    )


def all_listed(
    settings: Sequence[Setting], value_of: Callable[[Setting], Value | None], phrases: Phrases
) -> tuple[str, ...]:
    """Return settings with their values, a line each, and how to change one."""
    lines = (listed(number, each, value_of(each), phrases) for number, each in enumerate(settings, 1))
    return (*lines, phrases.text("loop-set-how", slash=""))


def this_time(setting: Setting, kept: Value | None, preferences: Preferences, phrases: Phrases) -> str:
    """Return which value an option of the command gives a setting now, as a sentence; empty if it is the one kept."""
    now = value_text(setting, preferences.value_of(setting), phrases)
    if not setting.flags or now == value_text(setting, kept, phrases):
        return ""
    return phrases.text("settings-this-time", value=now, option=setting.flags)


def about(setting: Setting, value: Value | None, phrases: Phrases) -> str:
    """Return a setting with its value, its purpose and its possible values."""
    facts = {"title": setting_title(setting, phrases), "value": value_with_unit(setting, value, phrases)}
    may_be = takes(setting, words(setting, phrases), phrases)
    return phrases.text("settings-about", **facts, means=means(setting, phrases), takes=may_be)


def setting_named(typed: str, phrases: Phrases, settings: Sequence[Setting] = SETTINGS) -> tuple[Setting, str] | None:
    """Return the setting whose number, name or title begins what was typed, and the rest of it; None without one.

    Numbers are those of the list of these settings. A language is also set by its name alone.
    """
    parts = typed.split()
    if parts and re.fullmatch("[0-9]{1,4}", parts[0]):
        number, rest = int(parts[0]), " ".join(parts[1:])
        return (settings[number - 1], rest) if 1 <= number <= len(settings) else None
    for each in (phrases, *in_all_languages()):  # langue anglais, by who does not understand the language that is set
        for count in range(min(len(parts), LONGEST_NAME), 0, -1):
            name = normal(" ".join(parts[:count]))
            for setting in settings if each is phrases or len(parts) > count else ():
                known = {normal(setting_title(setting, each)), *setting.names}
                if name in known or setting.name == SECTIONS.get(name):
                    return setting, " ".join(parts[count:])
    named = [(each, typed) for each in settings for word in each.aliases() if normal(word) == normal(typed)]
    asked = [(each, "") for each in settings if normal(typed) in typed_sentences(phrases, f"loop-command-{each.name}")]
    return next((found for found in (*named, *asked) if len(typed) >= SHORTEST_VALUE), None)


def for_all_programs(typed: str, phrases: Phrases) -> tuple[str, bool]:
    """Return a typed setting without the word everywhere before it, and whether it was there."""
    first, _, rest = typed.strip().partition(" ")
    is_there = normal(first) in map(normal, phrases.words("settings-everywhere"))
    return (rest, True) if is_there else (typed, False)


def meant(setting: Setting, typed: str, phrases: Phrases) -> str:
    """Return a typed value as the setting knows it: a word in the listener's language becomes the setting's own."""
    if setting.default == "" and normal(typed) == normal(value_text(setting, None, phrases)):
        return PLAIN_WORDS[0]
    known = [normal(word) for word in words(setting, phrases)]
    if normal(typed) in known:
        return str(setting.values[known.index(normal(typed))])
    found = (
        each for each in setting.values if normal(typed) in (each, *typed_sentences(phrases, f"settings-word-{each}"))
    )
    return next(found, in_digits(typed))


def bad_setting_in_words(wrong: BadSetting, setting: Setting, phrases: Phrases) -> BadSetting:
    """Return the same refusal in the words of the listener."""
    if wrong.reason not in NAMES_SETTING:
        return wrong
    listed = ", ".join(words(setting, phrases))
    ours = {"name": setting_title(setting, phrases), "values": listed, "words": listed or "none"}
    return BadSetting(wrong.reason, **{**wrong.facts, **ours})


def fault_told(fault: SettingFault, phrases: Phrases) -> str:
    """Return an error in the settings file, in one line."""
    why, where = phrases.text(fault.reason, **fault.facts), fault.file or str(file.settings_path())
    if fault.line:
        return phrases.text("settings-fault-line", file=where, line=fault.line, why=why)
    return phrases.text("settings-fault", file=where, why=why)


class Changing:
    """Changes the settings of one person: at a question, in the menu, on the command line, or in a club.

    Each of these overrides what is its own.
    """

    settings: Sequence[Setting] = SETTINGS
    shares = False
    """Whether a setting may be meant for all programs, by a word before it."""

    @property
    def phrases(self) -> Phrases:
        """The phrases in which the person is told, now."""
        raise NotImplementedError

    def value_of(self, setting: Setting) -> Value | None:
        """Return the value of a setting, None for its default."""
        raise NotImplementedError

    def check(self, setting: Setting, typed: str) -> Value | None:
        """Return the value that was typed in the words of the setting, None for its default. Raises BadSetting."""
        return setting.chosen(typed)

    def may_share(self, setting: Setting) -> None:
        """Raise BadSetting for a setting that cannot hold for all programs."""

    def apply(self, setting: Setting, value: Value | None) -> None:
        """Let a value hold at once. Raises Refused, and changes nothing."""

    def keep(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Keep a value for good, and return lines about what failed. Raises Refused and OSError."""
        return ()

    def listed(self) -> Sequence[str]:
        """Return the lines of all settings, and how to change one."""
        return all_listed(self.settings, self.value_of, self.phrases)

    def named(self, typed: str) -> tuple[Setting, str]:
        """Return the setting that was typed, and the rest of the text. Raises Refused."""
        found = setting_named(typed, self.phrases, self.settings)
        if found is None:
            raise BadSetting("settings-none-here", typed=echo(typed))
        return found

    def about(self, setting: Setting) -> str:
        """Return the line about a setting whose name was typed."""
        return about(setting, self.value_of(setting), self.phrases)

    def told(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Return the lines about a changed setting."""
        return (now(setting, value, self.phrases, everywhere=everywhere),)

    def change(self, typed: str) -> Sequence[str]:
        """Change a setting as typed, and return the lines to tell. Raises Refused.

        They are about the setting if only its name was typed, and about all settings without a text.
        """
        if not typed:
            return self.listed()
        rest, everywhere = for_all_programs(typed, self.phrases) if self.shares else (typed, False)
        setting, text = self.named(rest)
        if not text:
            return (self.about(setting),)
        return self.set(setting, self.chosen(setting, text, everywhere), everywhere)

    def chosen(self, setting: Setting, typed: str, everywhere: bool = False) -> Value | None:
        """Return a typed value of a setting, None for its default. Raises BadSetting, in the words of the person."""
        try:
            value = self.check(setting, meant(setting, typed, self.phrases))
            if everywhere:
                self.may_share(setting)
        except BadSetting as wrong:
            raise bad_setting_in_words(wrong, setting, self.phrases) from None
        return value

    def set(self, setting: Setting, value: Value | None, everywhere: bool = False) -> Sequence[str]:
        """Apply a value and keep it, and return the lines to tell. Raises Refused and OSError.

        How to come back to another language is said in both.
        """
        before = self.phrases
        self.apply(setting, value)
        failed = self.keep(setting, value, everywhere)
        both = (self.phrases, before) if self.phrases.language != before.language else ()
        name = before.language_name(before.language)
        ways = (each.text("settings-way-back", language=name) for each in both)
        return (*failed, *self.told(setting, value, everywhere), *ways)
