"""The settings of one program: which it has, where they are kept, and the language that it speaks by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from access.settings import file
from access.settings.file import Settings
from access.settings.preferences import BY_NAME, OF_PERSONS, SETTINGS, SETTINGS_OF_PERSONS, names_of_languages
from access.settings.schema import BadSetting, Setting, Value
from access.system import environment, files
from games.data import frozen


@frozen
class ProgramSettings:
    """The settings of a program: `path` returns its own file.

    Where that has no value, the file that `shared` returns decides, if there is one. `language` returns the language of
    the system if the program speaks it, else another one of the program.
    """

    path: Callable[[], Path]
    settings: tuple[Setting, ...]
    shared: Callable[[], Path] | None = None
    language: Callable[[], str] = environment.language

    def read(self) -> Settings:
        """Return the settings. Errors in the files are among the faults, each with its file."""
        own = self._read(self.path(), self.settings)
        if self.shared is None:
            return own
        common = self._read(self.shared(), tuple(each for each in self.settings if each.name in OF_PERSONS))
        return Settings({**common.values, **own.values}, own.people, (*common.faults, *own.faults))

    def _read(self, path: Path, known: tuple[Setting, ...]) -> Settings:
        found = file.read(path, {setting.name: setting for setting in known})
        return replace(found, faults=tuple(replace(fault, file=str(path)) for fault in found.faults))

    def keep(self, seat: int, name: str, value: Value | None) -> None:
        """Keep a setting for everybody. Raises OSError and BadSetting."""
        file.write(name, value, file=self.path())

    def keep_everywhere(self, seat: int, name: str, value: Value | None) -> None:
        """Keep a setting for all programs, which this one goes by from now on. Raises OSError and BadSetting."""
        file.write(name, value, file=self.shareable(BY_NAME[name]))
        if name in self._read(self.path(), self.settings).values:
            self.keep(seat, name, None)

    def shareable(self, setting: Setting) -> Path:
        """Return the file for all programs, which this setting may stand in. Raises BadSetting."""
        if self.shared is None or setting.name not in OF_PERSONS:
            raise BadSetting("settings-only-here", name=setting.name)
        return self.shared()


def common() -> Path:
    """Return the file of the settings that a person has for all programs."""
    return files.settings_folder("access") / "settings.toml"


TAVERNE = ProgramSettings(lambda: file.path(), SETTINGS, common)
"""The settings of Taverne, in the file that it has always had, above those for all programs."""


def of_program(name: str, languages: tuple[str, ...], language: Callable[[], str]) -> ProgramSettings:
    """Return the settings of a program of this name, above those that a person has for all programs.

    Its file is not called settings.toml: the program may have one of its own.
    """
    usual = BY_NAME["language"]
    spoken = replace(usual, values=("auto", *languages), aliases=lambda: names_of_languages(languages))
    own = tuple(spoken if each is usual else each for each in SETTINGS_OF_PERSONS)
    return ProgramSettings(lambda: files.settings_folder(name) / "access.toml", own, common, language)
