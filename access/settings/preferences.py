"""Preferences: how a person wants to be told and asked. Each setting is declared here, once, as the field it fills.

A setting says which values it takes and which command-line option it has. The command line overrides the settings of a
person, and these override the settings for everybody.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec

from access.language.output import Engine, Manner, Mark
from access.language.phrases import Hearing
from access.system import environment
from access.system.environment import LANGUAGES
from games.data import frozen, replace, rules
from games.refusals import Refused

if TYPE_CHECKING:
    from access.language.output import SoundLevel
    from access.language.phrases import Others, Verbosity
    from games.cards import Sort


def folded(name: str) -> str:
    """Return a name without case and with composed letters, as names are compared."""
    return unicodedata.normalize("NFC", name).casefold()


LONGEST_TEXT = 200
"""The most letters of a text value."""
PLAIN_WORDS = ("default", "usual", "standard", "ueblich")
"""Words that are typed to restore the default."""

Value = str | int


class BadSetting(Refused):
    """A value that a setting does not take, or a name that no setting has."""


@frozen
class Setting:
    """A setting: one of several words, a whole number within limits, or a text.

    `default` is used if nothing is chosen. `means` maps values to their different forms in the preferences. A setting
    `of_table` is used as a table option by games that have an option of this name.
    """

    name: str
    default: Value
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    flags: str = ""
    """The command-line option that overrides it for one call, such as --more/--no-more; empty without one."""
    of_table: bool = False
    means: Mapping[Value, Any] = field(default_factory=lambda: MappingProxyType({}))
    is_file: bool = False
    """Whether its value may be the path of a file, which `wordlists.regular` opens."""
    aliases: Callable[[], Mapping[str, str]] = dict
    """Returns other words for values, in small letters."""
    number: int = 0
    """The number in the list of all settings, which people type; 0 for one that has its place elsewhere."""

    @property
    def flag(self) -> str:
        """The first flag without its hyphens: braille-table."""
        return self.flags.partition("/")[0].lstrip("-")

    @property
    def option(self) -> str:
        """The name under which its option is passed to a command."""
        return self.flag.replace("-", "_")

    @property
    def is_number(self) -> bool:
        """Whether its values are numbers, besides words such as auto."""
        return self.most > 0

    @property
    def phrase(self) -> str:
        """The name of the phrase that names the setting."""
        return f"settings-{self.name.replace('.', '-')}"

    @property
    def names(self) -> tuple[str, ...]:
        """The typed names of the setting in all languages: its name with a dot or a blank, and its option."""
        return tuple(filter(None, (self.name, self.name.replace(".", " "), self.flag)))

    def resolved(self, value: Value) -> Any:
        """Return a value in its form for the preferences."""
        return self.means.get(value, value)

    def given(self, option: Any) -> Any:
        """Return the value of a checked command-line option in its form for the preferences."""
        return self.resolved("yes" if option is True else "no" if option is False else option)

    def read(self, value: object) -> Value:
        """Return a value, from the file or typed, in its type. Raises BadSetting."""
        if isinstance(value, bool) and {"yes", "no"} <= set(self.values):
            value = "yes" if value else "no"
        huge = isinstance(value, int) and abs(value) >= 10**9
        text = str(value).strip() if isinstance(value, str | int) and not (isinstance(value, bool) or huge) else ""
        text = text if text.lower() in self.values else self.aliases().get(text.lower(), text)
        if text.lower() in self.values:
            return int(text) if text.isdigit() else text.lower()
        if self.is_number:
            return self._number(text)
        if self.values:
            raise BadSetting("setting-choice", name=self.name, values=", ".join(self.values))
        if not isinstance(value, str) or len(text) > LONGEST_TEXT or not all(c.isprintable() for c in text):
            raise BadSetting("setting-text", name=self.name)
        return text

    def chosen(self, typed: str) -> Value | None:
        """Return the value that was typed; None for the default. Raises BadSetting."""
        from access.language.phrases import normal  # needs phrases

        value = None if normal(typed) in PLAIN_WORDS else self.read(typed)
        return None if value == "" else value

    def _number(self, text: str) -> int:
        if re.fullmatch("[0-9]{1,9}", text) and self.least <= int(text) <= self.most:
            return int(text)
        words = ", ".join(self.values) or "none"
        raise BadSetting("setting-number", name=self.name, least=self.least, most=self.most, words=words)


G = ParamSpec("G")


def _declaring(make: Callable[G, Setting]) -> Callable[Concatenate[int, G], Any]:
    def declare(number: int, /, *given: G.args, **named: G.kwargs) -> Any:
        declared = replace(make(*given, **named), number=number)
        return field(default=declared.resolved(declared.default), metadata={"setting": declared})

    return declare


setting = _declaring(Setting)
"""Declares a setting as a field of the preferences, by its number and as Setting is made; a new one is the last."""


def names_of_languages(codes: Iterable[str]) -> dict[str, str]:
    """Return the words that mean one of these languages besides its code, with the code of each."""
    known = filter(None, map(environment.find_language, codes))
    return {word.casefold(): each.code for each in known for word in (each.name, *each.typed)}


@frozen
class SettingFault:
    """An error in a settings file: its line, and a phrase with its facts. Line 0 means the whole file."""

    line: int
    reason: str
    facts: Mapping[str, Any]
    file: str = ""


@frozen
class OfGames:
    """The resolved settings that only games go by."""

    others: Others = setting(
        10,
        "others",
        "line",
        ("off", "line", "brief", "normal", "full"),
        flags="--others",
    )
    flavour: bool = setting(11, "flavour", "on", ("on", "off"), means={"on": True, "off": False})
    private: str = setting(
        20,
        "private",
        "all",
        ("all", "braille"),
        flags="--private",
    )
    sort: Sort = setting(
        21,
        "sort",
        "vowels",
        ("vowels", "points", "alphabet"),
        flags="--sort",
    )
    dictionary: str | None = setting(
        22,
        "dictionary",
        "",
        flags="--dictionary",
        means={"": None},
        of_table=True,
        is_file=True,
    )
    dots: bool = setting(24, "dots", "no", ("yes", "no"), flags="--dots/--no-dots", means={"yes": True, "no": False})

    def table_options(self) -> Mapping[str, str]:
        """Return the settings that are options of a table, for games that have such an option."""
        chosen = {each.name: getattr(self, name) for name, each in _declared(OfGames) if each.of_table}
        return {name: value for name, value in chosen.items() if value is not None}


@frozen
class Preferences:
    """The resolved settings: how a person wants to be told and asked.

    `language` is None if it is that of the system. `people` are the preferences of persons with settings of their own,
    by folded name. `faults` are the errors in the settings file.
    """

    language: str | None = setting(
        1,
        "language",
        "auto",
        ("auto", *LANGUAGES),
        means={"auto": None},
        aliases=lambda: names_of_languages(LANGUAGES),
    )
    speech: str = setting(
        2,
        "speech.play",
        "auto",
        ("auto", "on", "off"),
        flags="--speech",
    )
    voice: str = setting(3, "voice", "")
    rate: int = setting(4, "rate", 200, least=80, most=450)
    volume: int = setting(5, "volume", 100, least=0, most=100)
    engine: Engine = setting(6, "speech.engine", "auto", ("auto", "speech-dispatcher", "own"))
    sounds: Literal["auto", SoundLevel] = setting(
        7,
        "sounds.play",
        "auto",
        ("auto", "off", "bell", "some", "all"),
        flags="--sounds",
    )
    sound_volume: int = setting(8, "sounds.volume", 100, least=0, most=100)
    verbosity: Verbosity = setting(
        9,
        "verbosity",
        "normal",
        ("brief", "normal", "full"),
        flags="--verbosity",
    )
    size: str = setting(
        12,
        "print",
        "normal",
        ("normal", "large", "always"),
        flags="--print",
    )
    braille: str = setting(
        13,
        "braille.outlet",
        "auto",
        ("auto", "off", "display", "terminal", "brf"),
        flags="--braille",
    )
    grade: int = setting(
        14,
        "braille.grade",
        1,
        ("0", "1", "2"),
        flags="--grade",
    )
    dots: int = setting(15, "braille.dots", 6, ("6", "8"))
    table: str | None = setting(
        16,
        "braille.table",
        "",
        flags="--braille-table",
        is_file=True,
        means={"": None},
    )
    cells: int | None = setting(
        17,
        "braille.cells",
        "auto",
        ("auto",),
        least=8,
        most=200,
        flags="--cells",
        means={"auto": None},
    )
    more: bool | None = setting(
        18,
        "braille.more",
        "auto",
        ("auto", "yes", "no"),
        flags="--more/--no-more",
        means={"auto": None, "yes": True, "no": False},
    )
    mark: Mark = setting(19, "braille.mark", "dots", ("dots", "cell", "off"))
    progress: int = setting(23, "progress", 10, least=1, most=100)
    games: OfGames = OfGames()
    plain: bool = False
    people: Mapping[str, Preferences] = field(default_factory=dict)
    faults: tuple[SettingFault, ...] = ()

    def of(self, name: str) -> Preferences:
        """Return the preferences of the person with this name."""
        return self.people.get(folded(name), self)

    def without_faults(self) -> Preferences:
        """Return these preferences for a person who was told before about errors in the settings file."""
        people = {name: replace(own, faults=()) for name, own in self.people.items()}
        return replace(self, faults=(), people=people)

    @property
    def hearing(self) -> Hearing:
        """The settings of a listener."""
        return Hearing(self.verbosity, self.games.others, self.progress)

    def manner(self, language: str) -> Manner:
        """Return the manner of a voice for lines of this language."""
        return Manner(language, self.voice, self.rate, self.volume)

    def value_of(self, setting: Setting) -> Value | None:
        """Return the value that a setting has, None for its default."""
        among_games = OF_GAMES.get(setting.name)
        now = getattr(self, OF_PERSONS[setting.name]) if among_games is None else getattr(self.games, among_games)
        if now == setting.resolved(setting.default):
            return None
        value: Value = next((value for value, form in setting.means.items() if form == now), now)
        return value

    def having(self, setting: Setting, resolved: Any) -> Preferences:
        """Return these preferences with another value of a setting, as it is resolved."""
        if setting.name in OF_GAMES:
            return replace(self, games=replace(self.games, **{OF_GAMES[setting.name]: resolved}))
        return replace(self, **{OF_PERSONS[setting.name]: resolved})


def _declared(preferences: type[Any]) -> list[tuple[str, Setting]]:
    found = (
        (name, rule.metadata.get("setting")) for name, rule in rules(preferences).items() if isinstance(rule, Field)
    )
    return [(name, setting) for name, setting in found if setting is not None]


def _fields(preferences: type[Any]) -> Mapping[str, str]:
    return MappingProxyType({setting.name: name for name, setting in _declared(preferences)})


def _numbered(declared: Iterable[tuple[str, Setting]]) -> tuple[Setting, ...]:
    """Return settings in the order of their numbers. Raises ValueError for a number that is missing or given twice."""
    found = tuple(sorted((setting for _, setting in declared), key=lambda each: each.number))
    for number, each in enumerate(found, 1):
        if each.number != number:
            raise ValueError(f"the setting {each.name} has the number {each.number}, not {number}")
    return found


OF_PERSONS, OF_GAMES = _fields(Preferences), _fields(OfGames)
"""The field that each setting fills: of those that any program goes by, and of those that only games go by."""
SETTINGS = _numbered((*_declared(Preferences), *_declared(OfGames)))
"""All settings, in the order of their numbers, which people type."""
SETTINGS_OF_PERSONS = tuple(each for each in SETTINGS if each.name in OF_PERSONS)
BY_NAME: Mapping[str, Setting] = MappingProxyType({each.name: each for each in SETTINGS})
GROUPS = frozenset(name.partition(".")[0] for name in BY_NAME if "." in name)
"""The sections of the file: the first parts of names."""
SECTIONS: Mapping[str, str] = MappingProxyType(
    {"braille": "braille.outlet", "sounds": "sounds.play", "speech": "speech.play"}
)
"""The setting that the name of a whole section means."""


def find_setting(name: str, among: Mapping[str, Setting] = BY_NAME) -> Setting:
    """Return a setting by its name, or by that of its section. Raises BadSetting."""
    from access.language.phrases import echo  # needs phrases

    known = SECTIONS.get(name, name)
    if known not in among:
        raise BadSetting("setting-unknown", name=echo(name, 30), names=", ".join(among))
    return among[known]
