"""The settings file: a person's lasting choices, in one TOML file in the user's configuration directory.

Values at its top level apply to everybody; a section such as [person.Ann] applies to Ann, at her own table and at a
shared keyboard. The command line overrides both. The file belongs to the user: each error in it is reported with its
line and its cause, and the default is used. Each program has a file of its own, and Taverne's has what they share.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import Any

from access.language.phrases import echo
from access.settings.preferences import (
    BY_NAME,
    GROUPS,
    OF_GAMES,
    OF_PERSONS,
    SECTIONS,
    SETTINGS,
    SETTINGS_OF_PERSONS,
    BadSetting,
    OfGames,
    Preferences,
    Setting,
    SettingFault,
    Value,
    find_setting,
    folded,
    names_of_languages,
)
from access.system import environment, files
from games.data import frozen, replace
from wordlists import regular

MOST_FAULTS = 10
"""Faults that are named; the others are counted."""
LARGEST_FILE = 1 << 18
"""The most bytes of a settings file."""
PERSON = "person"


class Unusable(BadSetting):
    """A settings file that cannot be used as it is."""

    exit_code = 1


@frozen
class Settings:
    """The content of a settings file: values for everybody, values by person, and faults."""

    values: Mapping[str, Value] = field(default_factory=dict)
    people: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    faults: tuple[SettingFault, ...] = ()

    def of(self, person: str = "") -> dict[str, Value]:
        """Return the values for a person, or for everybody."""
        return {**self.values, **self.own(person)}

    def has(self, person: str) -> bool:
        """Tell whether there is a section for this person."""
        return any(folded(name) == folded(person) for name in self.people)

    def own(self, person: str) -> Mapping[str, Value]:
        """Return the values set for this person alone."""
        return next((own for name, own in self.people.items() if folded(name) == folded(person)), {})


def settings_path() -> Path:
    """Return the path of the settings file."""
    return files.settings_folder("taverne") / "settings.toml"


def read_settings(file: Path | None = None, known: Mapping[str, Setting] = BY_NAME) -> Settings:
    """Return the `known` settings in the file. Errors in it are among the faults; a missing file or value is none."""
    file = file or settings_path()
    try:
        text = _text(file)
    except FileNotFoundError:
        return Settings()
    except BadSetting as wrong:
        return Settings(faults=(SettingFault(0, wrong.reason, wrong.facts),))
    except OSError as error:
        return Settings(faults=(SettingFault(0, "settings-unreadable", {"why": error}),))
    try:
        found = regular.toml(text)
    except ValueError as error:
        return Settings(faults=(SettingFault(_line_of_error(error, text), "settings-no-toml", {}),))
    return _Reading(text, known).settings(found)


def _text(file: Path) -> str:
    """Return the text of the file. Raises OSError and BadSetting."""
    try:
        data = regular.content(file, LARGEST_FILE)
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise Unusable("settings-large") from None
        if error.errno in (errno.EISDIR, errno.EINVAL):
            raise Unusable("settings-no-file") from None
        raise
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Unusable("settings-no-text") from None


def _line_of_error(error: Exception, text: str) -> int:
    """Return the line of an error; 0 for a file that is nested too deeply, or has a number of thousands of digits."""
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else text.rstrip().count("\n") + 1 if "end of document" in str(error) else 0


def _can_play(name: str) -> bool:
    """Tell whether a player can have this name at a table."""
    from access.engine.table import BadName, clean_name  # only for sections of persons

    try:
        return folded(clean_name(name)) == folded(name)
    except BadName:
        return False


class _Reading:
    """Turns the tables of a file into settings, and finds the line of each fault."""

    def __init__(self, text: str, known: Mapping[str, Setting]) -> None:
        self.text, self.known = text, known
        self.faults: list[SettingFault] = []

    def settings(self, found: Mapping[str, Any]) -> Settings:
        """Return the settings, faults included."""
        people: dict[str, dict[str, Value]] = {}
        known: set[str] = set()
        sections = found.get(PERSON, {})
        if isinstance(sections, Mapping):
            for name, section in sections.items():
                if folded(name) in known:
                    self._fault((PERSON, name), Unusable("settings-person-twice", name=echo(name)))
                elif not _can_play(name):
                    self._fault((PERSON, name), Unusable("settings-person-name", name=echo(name)))
                elif isinstance(section, Mapping):
                    known.add(folded(name))
                    people[name] = self._values(section, (PERSON, name))
                else:
                    self._fault((PERSON, name), Unusable("settings-person"))
        else:
            self._fault((PERSON,), Unusable("settings-person"))
        values = self._values({name: value for name, value in found.items() if name != PERSON}, ())
        return Settings(values, people, _first(sorted(self.faults, key=lambda fault: fault.line)))

    def _values(self, table: Mapping[str, Any], where: tuple[str, ...]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for name, value, place in _flat(table, where):
            try:
                wanted = find_setting(name, self.known)
                values[wanted.name] = wanted.read(value)
            except BadSetting as wrong:
                self._fault(place, wrong)
        return values

    def _fault(self, place: tuple[str, ...], wrong: BadSetting) -> None:
        self.faults.append(SettingFault(self._line(place), wrong.reason, wrong.facts))

    def _line(self, place: tuple[str, ...]) -> int:
        """Return the line of a key; if it cannot be found, that of the table that contains it."""
        found = (self._lines.get(".".join(place[:length]), 0) for length in range(len(place), 0, -1))
        return next((line for line in found if line), 0)

    @cached_property
    def _lines(self) -> Mapping[str, int]:
        return files.key_lines(self.text)


def _first(faults: Sequence[SettingFault]) -> tuple[SettingFault, ...]:
    """Return the first faults, and one that counts the others."""
    others = len(faults) - MOST_FAULTS
    return (
        *faults[:MOST_FAULTS],
        *([SettingFault(0, "settings-more-faults", {"count": others})] if others > 0 else []),
    )


def _flat(table: Mapping[str, Any], where: tuple[str, ...]) -> Iterator[tuple[str, Any, tuple[str, ...]]]:
    """Yield the name of each setting, its value and its place; a section is a table."""
    for key, value in table.items():
        if key in GROUPS and isinstance(value, Mapping):
            for inner, each in value.items():
                yield f"{key}.{inner}", each, (*where, key, inner)
        else:
            yield (f'"{key}"' if "." in key else key), value, (*where, key)


def write_setting(name: str, value: Value | None, person: str = "", file: Path | None = None) -> None:
    """Set a value for everybody or for one person, or remove it with None; the rest of the file stays as it is.

    Raises BadSetting if the file cannot be used as it is, and OSError if it cannot be written.
    """
    file = Path(os.path.realpath(file or settings_path()))  # write the target of a link, not the link
    with files.locked(file):
        _write(name, value, person, file)


def _write(name: str, value: Value | None, person: str, file: Path) -> None:
    try:
        _text(file)
        text = regular.content(file, LARGEST_FILE).decode("utf-8")
    except FileNotFoundError:
        text = ""
    mark = text[: text.startswith("\ufeff")]
    text = text.removeprefix(mark)
    try:
        before = regular.toml(text)
    except ValueError as error:
        raise Unusable("settings-broken-line", line=_line_of_error(error, text), file=str(file)) from None
    keys = ((PERSON, _named(before, person)) if person else ()) + tuple(name.split("."))
    changed = _changed(text, before, keys, value)
    if changed is None:
        raise Unusable("settings-in-the-way", name=PERSON if person else name)
    files.replace(file, (mark + changed).encode("utf-8"))


def _named(document: Mapping[str, Any], person: str) -> str:
    """Return the name of a person's section as the file spells it; case is ignored."""
    sections = document.get(PERSON, {})
    names = sections if isinstance(sections, Mapping) else {}
    return next((name for name in names if folded(name) == folded(person)), person)


def _changed(text: str, before: Mapping[str, Any], keys: tuple[str, ...], value: Value | None) -> str | None:
    """Return the text with a value set or removed; None if that is impossible without changing anything else.

    tomlkit 0.13 sometimes misplaces keys after dotted ones, so its result is parsed again. If it is wrong, a line with
    the whole dotted key, above the first section, is tried.
    """
    import tomllib

    wanted = {place: each for place, each in _places(before) if place != keys}
    if value is not None:
        wanted[keys] = value
    for change in (_by_document, _by_line):
        try:
            changed = change(text, keys, value)
            if dict(_places(tomllib.loads(changed))) == wanted:
                return changed
        except (ValueError, KeyError, TypeError):  # the result is not TOML, or tomlkit failed
            continue
    return None


def _places(table: Mapping[str, Any], where: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield all parts of each key with its value; a text for a section is short for the setting that it means."""
    for key, value in table.items():
        place = (*where, key)
        if isinstance(value, Mapping):
            yield from _places(value, place)
        else:
            short = key in SECTIONS and isinstance(value, str)
            yield (*where, *SECTIONS[key].split(".")) if short else place, value


def _by_line(text: str, keys: tuple[str, ...], value: Value | None) -> str:
    """Return the text with a line for a key above its first section. Raises ValueError if there is nothing to add."""
    if value is None:
        raise ValueError
    import json  # only here: reading does without

    lines = text.splitlines()
    above = next((number for number, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    while above and not lines[above - 1].strip():
        above -= 1
    key = ".".join(part if re.fullmatch("[A-Za-z0-9_-]+", part) else json.dumps(part) for part in keys)
    lines.insert(above, f"{key} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def _by_document(text: str, keys: tuple[str, ...], value: Value | None) -> str:
    """Return the same by tomlkit, which finds the right place and keeps comments. Raises ValueError and KeyError."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        document: Any = tomlkit.parse(text)
        _set(document, keys, value)
        return tomlkit.dumps(document)
    except TOMLKitError as error:
        raise ValueError from error


def _set(table: Any, keys: tuple[str, ...], value: Value | None) -> None:
    """Set or remove a value. Raises ValueError if something else is in the place of a section."""
    import tomlkit
    from tomlkit.items import InlineTable

    for n, key in enumerate(keys[:-1]):
        if key in SECTIONS and isinstance(table.get(key), str):  # short for the setting that the section means
            whole, short = tomlkit.inline_table(), table[key]
            whole.update({SECTIONS[key].partition(".")[2]: str(short)})
            whole.trivia.comment_ws, whole.trivia.comment = short.trivia.comment_ws, short.trivia.comment
            table[key] = whole
        if key not in table:
            if value is None:
                return
            inline = isinstance(table, InlineTable)
            table[key] = tomlkit.inline_table() if inline else tomlkit.table(is_super_table=key == PERSON and n == 0)
        table = table[key]
        if not isinstance(table, Mapping):
            raise ValueError(key)
    if value is None:
        table.pop(keys[-1], None)
    else:
        table[keys[-1]] = value


def resolved(language: str | None, given: Mapping[str, Any], settings: Settings, asked: str | None) -> Preferences:
    """Return the preferences of everybody, and of each person with settings of their own.

    `given` are the options of the command line by name, None if they were not given. `language` is the one for
    everybody, `asked` the one that the command line asks for. Under `taverne run` its options hold, too.
    """
    outer = environment.inherited()
    given = {
        **outer,
        **{each.option: each.read(outer[each.option]) for each in SETTINGS if each.option in outer},
        **{name: value for name, value in given.items() if value is not None},
    }
    people = {
        folded(name): _preferences(_language(asked, settings.own(name), language), given, settings.of(name), settings)
        for name in settings.people
    }
    return replace(_preferences(language, given, settings.of(), settings), people=people)


def _language(asked: str | None, own: Mapping[str, Any], otherwise: str | None) -> str | None:
    """Return the language asked for, else a person's own (auto is that of the system), else that of everybody."""
    if asked or "language" not in own:
        return asked or otherwise
    return environment.system_language() if own["language"] == "auto" else str(own["language"])


def _preferences(
    language: str | None, given: Mapping[str, Any], values: Mapping[str, Value], settings: Settings
) -> Preferences:
    chosen: dict[str, Any] = {}
    for declared in SETTINGS:
        option = given.get(declared.option)
        value = values.get(declared.name, declared.default)
        chosen[declared.name] = declared.resolved(value) if option is None else declared.given(option)
    chosen["language"] = language
    games = OfGames(**{name: chosen[setting] for setting, name in OF_GAMES.items()})
    persons = {name: chosen[setting] for setting, name in OF_PERSONS.items()}
    return Preferences(**persons, games=games, plain=bool(given.get("plain")), faults=settings.faults)


@frozen
class ProgramSettings:
    """The settings of a program: `path` returns its own file.

    Where that has no value, the file that `shared` returns decides, if there is one. `language` returns the language of
    the system if the program speaks it, else another one of the program.
    """

    path: Callable[[], Path]
    settings: tuple[Setting, ...]
    shared: Callable[[], Path] | None = None
    language: Callable[[], str] = environment.system_language

    def read(self) -> Settings:
        """Return the settings. Errors in the files are among the faults, each with its file."""
        own = self._read(self.path(), self.settings)
        if self.shared is None:
            return own
        common = self._read(self.shared(), tuple(each for each in self.settings if each.name in OF_PERSONS))
        return Settings({**common.values, **own.values}, own.people, (*common.faults, *own.faults))

    def _read(self, path: Path, known: tuple[Setting, ...]) -> Settings:
        found = read_settings(path, {setting.name: setting for setting in known})
        return replace(found, faults=tuple(replace(fault, file=str(path)) for fault in found.faults))

    def keep(self, seat: int, name: str, value: Value | None) -> None:
        """Keep a setting for everybody. Raises OSError and BadSetting."""
        write_setting(name, value, file=self.path())

    def keep_everywhere(self, seat: int, name: str, value: Value | None) -> None:
        """Keep a setting for all programs, which this one goes by from now on. Raises OSError and BadSetting."""
        write_setting(name, value, file=self.shareable(BY_NAME[name]))
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


TAVERNE = ProgramSettings(lambda: settings_path(), SETTINGS, common)
"""The settings of Taverne, in the file that it has always had, above those for all programs."""


def of_program(name: str, languages: tuple[str, ...], language: Callable[[], str]) -> ProgramSettings:
    """Return the settings of a program of this name, above those that a person has for all programs.

    Its file is not called settings.toml: the program may have one of its own.
    """
    usual = BY_NAME["language"]
    spoken = replace(usual, values=("auto", *languages), aliases=lambda: names_of_languages(languages))
    own = tuple(spoken if each is usual else each for each in SETTINGS_OF_PERSONS)
    return ProgramSettings(lambda: files.settings_folder(name) / "access.toml", own, common, language)
