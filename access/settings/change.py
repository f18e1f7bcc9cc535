"""A change of a setting: it is named, meant, checked, applied, kept and told, in this order, wherever it is made."""

from __future__ import annotations

from collections.abc import Sequence

from access.language.phrases import Phrases
from access.language.typed import echo
from access.settings.preferences import SETTINGS, BadSetting, Setting, Value
from access.settings.wording import about, all_listed, bad_setting_in_words, for_all_programs, meant, now, setting_named


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
        """Apply a value and keep it, and return the lines to tell. Raises Refused and OSError."""
        self.apply(setting, value)
        failed = self.keep(setting, value, everywhere)
        return (*failed, *self.told(setting, value, everywhere))
