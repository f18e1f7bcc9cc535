"""The phrases of one game in one language: their files are found, read and parsed once, and shared.

Files are those of the house, of its clubs, of the face of programs, and of games. Nothing here depends on the listener,
and formatting changes no state; what differs by listener is in `phrases.py`.
"""

from __future__ import annotations

import os
import re
import typing
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeGuard

from access.language.line import Fact, FormatError, Line, Stand, mark, plain_line
from access.system.environment import FALLBACK, brought, package_text
from access.system.files import packaged
from games.cards import Hand, Row
from games.data import frozen
from games.steps import Dice, Face, FaceHand, Faces, Scores, Seat, Seats, Terms

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

    from access.language.formatting import Bundle
    from access.language.line import Offered
    from games.game import Game
    from games.options import Value

    Found = tuple[Bundle, Pattern]
    """A phrase, or its form, in the bundle of its language."""

SPOKEN = "loop-spoken"
"""The phrase that says how a voice reads names."""
PLAIN = r"[\w-]+ = ([\w ,?'-]+)(?:\n+ +\.(?s:.*)|\n*)"
"""A phrase that is a list of words in one line, perhaps with other forms below it."""
FIGURE = r"\{([a-z][a-z0-9-]*)\}"
"""A figure of the table in a guide, such as {target}."""
VARIABLE = r"\$([\w-]+)"
"""A variable in the source of a phrase."""
_MINUS = r"(?<!\S)-(?=[0-9])"
"""The sign of a negative number. Many screen readers skip it, so it is replaced by a word."""


HANDS = (Hand, FaceHand)
"""The types of fields that are hands."""
ITEMS = (*HANDS, Row, Faces, Face, Dice)
"""The types of fields that are dice or cards."""
MORE = (*ITEMS, Seat, Seats, Scores, Terms)
"""The types of fields that tell more than one fact."""
MOST_KEPT = 1000
"""The most texts that are kept because they recur."""
LONGEST_FACT = 1200
"""Letters of a fact that are told, such as the names of 130 players."""
_TEXT = r"[\w-]+ = ([^{}\n]+)\n*"
"""A phrase that is a text in one line, without facts and other forms. It needs no parser."""


@frozen
class Field:
    """A field of an event or a question: its attribute, its variable in the phrases, its annotated type.

    A `plain` one is one fact; others tell more, such as how many dice there are.
    """

    attribute: str
    variable: str
    hint: object
    plain: bool


@frozen
class Form:
    """A class of events or questions as the phrases see it: the name of its phrase, and its fields.

    `kinds` are the fields that name the kind of the event: each kind has terms of its own to explain. `hands` are the
    fields that its seat alone may know.
    """

    name: str
    fields: tuple[Field, ...]
    kinds: tuple[str, ...]
    hands: tuple[Field, ...]
    items: tuple[Field, ...]
    """Its dice and cards."""


class Texts:
    """The shared phrases and those of one game, in one language. Raises MissingPhrase if they are not Fluent.

    A phrase that the language lacks is told in English, by the texts that `english` returns; those of a `program` first
    in its own first language. Each phrase is parsed when it is first needed: of many hundreds a game uses a few dozen.
    """

    def __init__(
        self,
        language: str,
        game: str = "",
        text: str = "",
        english: Callable[[], Texts | None] = lambda: None,
        program: str = "",
    ) -> None:
        self.language, self.game, self.program = language, game, program
        self._whose = game or program or HOUSE
        self.own = phrase_sources(text, f"{self._whose} in {language}" if program else self._whose)
        """The source of each phrase of the game."""
        self._shared = house(language)
        self._parsed: set[str] = set()
        self._english = english
        self._words: dict[str, tuple[str, ...]] = {}
        self._lines: dict[tuple[str, str], Line] = {}
        """The lines of phrases that are a mere text, once they were told."""
        self._patterns: dict[tuple[str, str], Found | None] = {}
        self._there: dict[tuple[str, str], bool] = {}
        """The known answers to whether a phrase has a form."""
        self.named = cache(self._named)
        """Returns the name of a phrase of the game, or else of the house."""
        self.commands: dict[tuple[Callable[..., tuple[str, ...]], tuple[str, ...]], Mapping[str, str]] = {}
        """The names of commands by their words, or by their sentences, for each set of commands that was asked for."""
        self.offered: dict[tuple[tuple[Any, ...], ...], tuple[Offered, ...]] = {}
        """The commands as data, for each set of commands with the shapes and the names that they take."""
        self.about: dict[str, str] = {}
        """The use of each term, in few words."""
        self._forms: dict[type[Any], Form] = {}
        self._variables: dict[tuple[str, str], frozenset[str]] = {}
        self._kept: dict[tuple[Any, ...], str] = {}
        """Forms that recur as texts, by the phrase, the form and the facts in it."""

    @cached_property
    def english(self) -> Texts | None:
        """The English texts, for phrases that these lack; None in English. They are read when they are first needed."""
        return self._english()

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all phrases, those in English included."""
        return frozenset((*self._shared, *self.own)) | (self.english.names if self.english is not None else frozenset())

    @cached_property
    def _bundle(self) -> Bundle:
        """The phrases that were parsed. A first question may need none of them."""
        from access.language.formatting import Bundle

        return Bundle(self.language)

    def _text(self, phrase: str) -> str | None:
        """Return a phrase that is a mere text; None if it must be parsed, or was."""
        found = None if phrase in self._parsed else re.fullmatch(_TEXT, self._source(phrase))
        return None if found is None else found[1].rstrip()

    def parse(self, phrase: str) -> None:
        """Parse a phrase, if it is not parsed yet. Raises MissingPhrase."""
        source = "" if phrase in self._parsed else self._source(phrase)
        if not source:
            return
        self._parsed.add(phrase)
        try:
            self._bundle.add(source)
        except FormatError as error:
            raise MissingPhrase(f"the phrases of {self._whose} have a line that is not Fluent: {error}") from error

    def _source(self, phrase: str) -> str:
        """Return the source of a phrase in this language; empty if there is none."""
        return self.own.get(phrase) or self._shared.get(phrase, "")

    def variables(self, phrase: str, form: str = "") -> frozenset[str]:
        """Return the variables that a form of a phrase names, itself or by the phrases in it."""
        if (known := self._variables.get((phrase, form))) is None:
            found = re.findall(VARIABLE, self._whole_source(phrase, form))
            known = self._variables[phrase, form] = frozenset(found)
        return known

    def printed(self, phrase: str, form: str = "") -> frozenset[str]:
        """Return the variables that a form of a phrase prints, and does nothing else with."""
        used = re.sub(rf"\{{\s*{VARIABLE}\s*\}}", "", self._whole_source(phrase, form))
        return self.variables(phrase, form).difference(re.findall(VARIABLE, used))

    def _whole_source(self, phrase: str, form: str) -> str:
        """Return the source of a form of a phrase, with that of the phrases in it."""
        source = self._source(phrase) or (self.english._source(phrase) if self.english is not None else "")
        forms = re.split(r"\n\s+\.([\w-]+)\s*=", source)
        wanted = dict(zip(["", *forms[1::2]], forms[::2], strict=True)).get(form, "")
        referred = re.findall(r"\{\s*([a-z][\w-]*)(?:\.([\w-]+))?\s*\}", wanted)
        return "\n".join([wanted, *[self._whole_source(*each) for each in referred]])

    def kept(self, phrase: str, form: str, facts: Mapping[str, Fact | Line]) -> str:
        """Return a form of a phrase as text, made once for the same facts in it."""
        key = phrase, form, *map(facts.get, self.variables(phrase, form))
        if (known := self._kept.get(key)) is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            known = self._kept[key] = self.format(phrase, form, facts).text
        return known

    def is_own(self, phrase: str, form: str = "") -> bool:
        """Tell whether a phrase exists in this language, in this form."""
        return bool(self._source(phrase)) and (not form or self._has(phrase, form))

    def _has(self, phrase: str, form: str) -> bool:
        if not self._source(phrase) or self._text(phrase) is not None:
            return bool(self._source(phrase)) and not form
        return self._own(phrase, form) is not None

    def has(self, phrase: str, form: str = "") -> bool:
        """Tell whether a phrase exists, in this form; a phrase in this language has no forms in English."""
        if (there := self._there.get((phrase, form))) is None:
            if self.is_own(phrase) or self.english is None:
                there = self._has(phrase, form)
            else:
                there = self.english.has(phrase, form)
            self._there[phrase, form] = there
        return there

    def _named(self, name: str) -> str:
        own = f"{self.game}-{name}"
        return own if self.game and self.has(own) else f"loop-{name}"

    def _own(self, phrase: str, form: str) -> Found | None:
        self.parse(phrase)
        pattern = self._bundle.pattern(phrase, form)
        return None if pattern is None else (self._bundle, pattern)

    def _found(self, phrase: str, form: str) -> Found | None:
        """Return the pattern of a phrase, in this language or else in English."""
        if (phrase, form) not in self._patterns:
            own = self._own(phrase, form)
            other = self.english._found(phrase, form) if own is None and self.english is not None else own
            self._patterns[phrase, form] = other
        return self._patterns[phrase, form]

    def mere(self, phrase: str, form: str) -> Line | None:
        """Return a phrase without facts as a line, made once."""
        return self._lines.get((phrase, form))

    def format(self, phrase: str, form: str, facts: Mapping[str, Fact | Line]) -> Line:
        """Return a phrase as a line; facts that are lines become parts of it. Raises MissingPhrase."""
        if (line := self.mere(phrase, form)) is not None:
            return line
        found = self._patterns.get((phrase, form))
        if found is None:
            if not form and (text := self._text(phrase)) is not None:
                return self._lines.setdefault((phrase, form), plain_line(self._readable(text)))
            found = self._found(phrase, form)
        if found is None:
            what = f"there is no phrase {phrase}{'.' * bool(form)}{form} in {self.language}"
            raise MissingPhrase(what, phrase, self.language)
        parts: list[Line] = []
        told: dict[str, Fact] = {}
        for name, fact in facts.items():
            if isinstance(fact, Line):
                told[name] = Stand(mark(len(parts)), fact.text)
                parts.append(fact)
            elif isinstance(fact, str) and len(fact) > LONGEST_FACT and not self._tells_whole(phrase):
                told[name] = f"{fact[: LONGEST_FACT - 3]}..."
            else:
                told[name] = fact
        bundle, pattern = found
        try:
            text = bundle.format(pattern, told, self._found)
        except FormatError as error:
            what = f"the phrase {phrase} in {self.language} does not format: {error}"
            raise MissingPhrase(what, phrase, self.language) from error
        line = plain_line(self._begun(self._readable(text), form), parts)
        if bundle.is_mere_text(pattern):
            self._lines[phrase, form] = line
        return line

    def _tells_whole(self, phrase: str) -> bool:
        """Tell whether all facts of a phrase come from a program, which has them told at any length."""
        return bool(self.program) or phrase.startswith("face-")

    def words(self, phrase: str) -> tuple[str, ...]:
        """Return the words that a phrase lists, for instance those of an answer. Raises MissingPhrase."""
        if phrase not in self._words:
            source = "" if phrase in self._parsed else self._source(phrase)
            listed = re.fullmatch(PLAIN, source)  # most of them; parsing is far slower
            text = self._readable(listed[1]) if listed else self.format(phrase, "", {}).text
            self._words[phrase] = tuple(word.strip() for word in text.split(","))
        return self._words[phrase]

    @cached_property
    def _terms(self) -> Mapping[str, tuple[str, ...]]:
        """The names of each term of the game, as their beginnings are compared."""
        begin = f"{self.game}-term-"
        named = {name: self.words(name) for name in self.names if name.startswith(begin)}
        return {name.removeprefix(begin): tuple(map(str.casefold, words)) for name, words in named.items()}

    def begun(self, terms: Collection[str]) -> str:
        """Return beginnings of the first three of these terms, such as "po tr", each of which means no other term."""
        found = []
        for term in list(terms)[:3]:
            others = [word for name, words in self._terms.items() if name != term for word in words]
            first = self._terms[term][0]
            lengths = (length for length in range(2, len(first)) if first[:length].isalpha())
            tried = (first[:length] for length in lengths)
            found.append(next((each for each in tried if not any(o.startswith(each) for o in others)), first))
        return " ".join(found)

    def number_line(self, number: int) -> Line:
        """Return a number as a line, with a word for its sign."""
        return plain_line(self._readable(str(number)))

    def _begun(self, text: str, form: str) -> str:
        """Return a sentence that begins with the word of a minus sign with a capital, but for braille."""
        if form not in ("braille", "least") and text.startswith(f"{minus(self.language)} "):
            return text[:1].upper() + text[1:]
        return text

    def _readable(self, text: str) -> str:
        """Return formatted text with its minus signs as words, and three dots where a fact was cut at the end."""
        if "-" in text:
            text = re.sub(_MINUS, lambda _: f"{minus(self.language)} ", text)
        return text.replace("....", "...")

    def form(self, told: type[Any]) -> Form:
        """Return the form of a class of events or questions."""
        if told not in self._forms:
            hints = typing.get_type_hints(told)
            found = tuple(_field(f.name, hints[f.name]) for f in fields(told))
            kinds = tuple(field.attribute for field in found if typing.get_origin(field.hint) is Literal)
            hands = tuple(field for field in found if field.hint in HANDS)
            items = tuple(field for field in found if field.hint in ITEMS)
            self._forms[told] = Form(self.name(told), found, kinds, hands, items)
        return self._forms[told]

    def name(self, told: type[Any]) -> str:
        """Return the phrase name for a class of events or questions; for classes of all games it begins with `loop`."""
        module = told.__module__
        shared = not self.game or module.startswith("access.") or module.rpartition(".")[0] == "games"
        return f"{'loop' if shared else self.game}-{phrase_name(told)}"

    @cached_property
    def respelled(self) -> Mapping[str, str]:
        """The respellings of printed words for a voice of this language, by word."""
        names = (SPOKEN, f"{self.game}-spoken")
        return {
            word: said
            for name in names
            if self.is_own(name)
            for word, said in respellings(self.format(name, "", {}).text).items()
        }


def minus(language: str) -> str:
    """Return the word for the sign of a negative number."""
    words = in_every_language("minus")
    return words.get(language, words[FALLBACK])[0]


def respellings(text: str) -> Mapping[str, str]:
    """Return the pairs of a phrase such as "Kaque: Cack; Lálá: la-la"."""
    pairs = (pair.partition(":") for pair in text.split(";"))
    return {word.strip(): said.strip() for word, _, said in pairs if said.strip()}


def texts(language: str, game: Game | None = None) -> Texts:
    """Return the parsed phrases of a game, in this language or one that the game has. Raises MissingPhrase."""
    if game is None:
        return _texts((language, FALLBACK), "", "")
    return _texts((spoken_language(game, language), FALLBACK), game.id, game.package)


def texts_of(package: str, language: str, first: str = FALLBACK) -> Texts:
    """Return the phrases of a package besides those that all games share; one that lacks there, in its first language.

    Raises MissingPhrase.
    """
    return _texts((language, first, FALLBACK), "", package)


@lru_cache(maxsize=64)
def _texts(languages: tuple[str, ...], game: str, package: str) -> Texts:
    """Return phrases in the first of these languages; what that lacks is told in the next one."""
    language, *others = dict.fromkeys(languages)
    text = phrases_text(package, language, game) if package else ""
    more = tuple(others)
    return Texts(language, game, text, lambda: _texts(more, game, package) if more else None, "" if game else package)


def _field(attribute: str, hint: object) -> Field:
    return Field(attribute, attribute.replace("_", "-"), hint, plain=hint not in MORE)


def phrase_name(told: type[Any]) -> str:
    """Return the name of a class as phrases spell it: LeKaque -> le-kaque."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", told.__name__).lower()


# Files of a game ------------------------------------------------------------------------------------------------------


def game_languages(game: Game) -> tuple[str, ...]:
    """Return the languages that a game has phrases in, beside it or in an installed language."""
    own = languages_of(game.package)
    return (
        *own,
        *(code for code in brought() if code not in own and package_text(code, f"games/{game.id}/{code}.ftl")),
    )


def spoken_language(game: Game, wanted: str) -> str:
    """Return the wanted language, or another one that the game has. Raises MissingPhrase."""
    languages = game_languages(game)
    if not languages:
        raise MissingPhrase(f"the game {game.id} has no phrases in {game.package}")
    return next((each for each in (wanted, FALLBACK) if each in languages), languages[0])


def is_game(value: object) -> TypeGuard[Game]:
    """Tell whether a value is a game."""
    from games.game import Game  # a program without games loads none

    return isinstance(value, Game)


def game_title(game: Game, language: str) -> str:
    """Return the title of a game. Its line is searched in the file: parsing all phrases is too slow for a menu."""
    return _searched(game, language, r"([^{}\n]+)$") or texts(language, game).format(game.id, "", {}).text


def place_in_lists(game: Game, language: str) -> tuple[int, str]:
    """Return the sort key of a game in lists with numbers: short games first, then by title."""
    return game.minutes, game_title(game, language)


def help_about(game: Game, language: str) -> str:
    """Return the half sentence of help about a game, the line below its title; empty if there is none."""
    return _searched(game, language, r".+\n +\.help = ([^{}\n]+)$")


def _searched(game: Game, language: str, pattern: str) -> str:
    """Return the text behind a game's title in its file, by a pattern; empty if nothing fits."""
    text = phrases_text(game.package, spoken_language(game, language), game.id)
    found = re.search(f"^{re.escape(game.id)} = {pattern}", text, re.MULTILINE)
    return found[1].strip() if found else ""


def lesson_title(game: Game, number: int) -> str:
    """Return the phrase with the title of one of several lessons of a game, such as `with two jokers`."""
    return f"{game.id}-lesson-title-{number}"


HEADING, ITEM = "## ", "- "
"""The marks before a heading in a guide, and before an item of a list."""


def guide(game: Game, language: str, options: Mapping[str, Value] | None = None) -> tuple[str, ...]:
    """Return the guide of a game without headings and marks, each paragraph as one line. Raises MissingPhrase."""
    _, told = headed_guide(game, language, options)
    paragraphs = (paragraph for paragraph in told if not paragraph.startswith(HEADING))
    return tuple(paragraph.removeprefix(ITEM).replace(f"\n{ITEM}", " ") for paragraph in paragraphs)


def headed_guide(game: Game, language: str, options: Mapping[str, Value] | None = None) -> tuple[str, tuple[str, ...]]:
    """Return the language of a guide, and its paragraphs and headings, these with their mark. Raises MissingPhrase.

    Items of a list stand in lines of their own, with their mark. It tells the figures of a table with these options,
    else the usual ones: `{target}` stands for the phrase `kaques-guide-target`, whose facts are the options.
    """
    for wanted in dict.fromkeys((language, FALLBACK, *game_languages(game))):
        text = guide_source(game, wanted)
        if text is not None:
            told = _with_figures(text.strip(), game, wanted, options or {})
            return wanted, tuple(map(_in_lines, re.split(r"\n\s*\n", told)))
    raise MissingPhrase(f"the game {game.id} has no guide in {game.package}")


def _in_lines(paragraph: str) -> str:
    """Return a paragraph in one line, and each item of a list in one of its own."""
    return "\n".join(" ".join(part.split()) for part in re.split(rf"\n(?={ITEM})", paragraph))


def guide_source(game: Game, language: str) -> str | None:
    """Return the guide of a game as it stands in its file; None if there is none in this language."""
    name = f"guide.{language}.md"
    return text_of(game.package, name) or package_text(language, f"games/{game.id}/{name}")


def _with_figures(text: str, game: Game, language: str, options: Mapping[str, Value]) -> str:
    """Return a guide with its figures. Raises MissingPhrase."""
    facts = {**game.agreement.with_defaults({}), **options}

    def told(found: re.Match[str]) -> str:
        phrases, name = texts(language, game), f"{game.id}-guide-{found[1]}"
        return phrases.format(name, "", facts).text if phrases.has(name) else found[0]

    return re.sub(FIGURE, told, text)


HOUSE = "access.language"
"""The package of the phrases that all games share."""
ROOMS = ("person/", "", "club/")
"""The folders of its files, in the order in which a phrase is looked up: a program needs those of persons alone."""
_ENTRY = re.compile(r"^(?=[^\s}\]*.])", re.MULTILINE)
"""Where an entry begins: at a line that is neither indented nor the end of a selection."""
_NAME = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")
_LISTED = r"(?m)^loop-(plain-yes|plain-no|plain-stop|plain-on|number-words|number-large|and|minus|range) = (.*)$"
"""The phrases whose words are understood in every language."""


class MissingPhrase(LookupError):
    """A phrase that does not exist or cannot be formatted. Its name and language are empty where no phrase is known."""

    def __init__(self, what: str, phrase: str = "", language: str = "") -> None:
        super().__init__(what)
        self.what, self.phrase, self.language = what, phrase, language


def text_of(package: str, name: str) -> str | None:
    """Return the text of a file in a package, or None."""
    try:
        return packaged(package, name).decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        return None


@lru_cache(maxsize=64)
def languages_of(package: str) -> tuple[str, ...]:
    """Return the languages that a package has phrases in, sorted."""
    files = (name for folder in import_module(package).__path__ for name in os.listdir(folder))
    return tuple(sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl")))


def phrase_sources(text: str, whose: str) -> dict[str, str]:
    """Return the source of each phrase by its name. Raises MissingPhrase for lines that can be none."""
    found: dict[str, str] = {}
    for part in _ENTRY.split(text):
        if not part.strip() or part.startswith("#"):
            continue
        name = _NAME.match(part)
        if name is None:
            raise MissingPhrase(f"the phrases of {whose} have a line that is not Fluent: {part.splitlines()[0]!r}")
        found[name[1]] = part
    return found


class House(Mapping[str, str]):
    """The source of each phrase that all games share, as far as it is in this language. Rooms are read when needed."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._state: tuple[dict[str, str], tuple[str, ...]] = {}, ROOMS
        """The phrases that were read, and the rooms that were not. It changes at once: threads read, too."""

    def _read_next(self) -> bool:
        """Read the next room, if there is one left."""
        known, unread = self._state
        if unread:
            self._state = phrase_sources(_house_text(unread[0], self._language), HOUSE) | known, unread[1:]
        return bool(unread)

    def get(self, name: str, default: Any = None) -> Any:
        """Return the source of a phrase."""
        while (found := self._state[0].get(name)) is None and self._read_next():
            pass
        return default if found is None else found

    def __getitem__(self, name: str) -> str:
        found: str | None = self.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def _whole(self) -> Mapping[str, str]:
        while self._read_next():
            pass
        return self._state[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())


@lru_cache(maxsize=16)
def house(language: str) -> House:
    """Return the phrases that all games share."""
    return House(language)


def house_text(language: str) -> str:
    """Return the phrases that all games share as they stand in their files."""
    return "\n".join(_house_text(room, language) for room in ROOMS)


def _house_text(room: str, language: str) -> str:
    name = f"{room}{language}.ftl"
    return text_of(HOUSE, name) or package_text(language, f"language/{name}") or ""


def phrases_text(package: str, language: str, game: str = "") -> str:
    """Return the text of the phrases of a package, or of the game in it, beside it or with an installed language."""
    name = f"{language}.ftl"
    place = f"games/{game}" if game else package.rpartition(".")[2]
    return text_of(package, name) or package_text(language, f"{place}/{name}") or ""


@lru_cache(maxsize=2)
def names_in(room: str) -> frozenset[str]:
    """Return the names of the phrases that are for clubs alone (`club`), or for any program (`person`)."""
    return frozenset(phrase_sources(text_of(HOUSE, f"{room}/{FALLBACK}.ftl") or "", HOUSE))


@lru_cache(maxsize=8)
def in_every_language(phrase: str) -> Mapping[str, tuple[str, ...]]:
    """Return the words of one of a few phrases, such as `plain-yes`, by language, as far as it has them.

    They are searched in the files: parsing all phrases of all languages is too slow for a question.
    """
    return {language: listed[phrase] for language in _translated() if phrase in (listed := _listed(language))}


@lru_cache(maxsize=1)
def _translated() -> tuple[str, ...]:
    """Return the languages that the words of any program are translated into, English first."""
    folder = Path(__file__).parent / "person"
    found = (*(path.stem for path in folder.glob("*.ftl")), *brought())
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


@lru_cache(maxsize=64)
def _listed(language: str) -> Mapping[str, tuple[str, ...]]:
    found = re.findall(_LISTED, _house_text("person/", language))
    return {phrase: tuple(word.strip() for word in words.split(",")) for phrase, words in found}


def plain_text(language: str, phrase: str) -> str:
    """Return a phrase of the house that has no facts, without loading Fluent; in English if the language lacks it.

    Raises MissingPhrase.
    """
    source = house(language).get(phrase) or house(FALLBACK).get(phrase)
    if source is None or "{" in source or "\n    ." in source:
        raise MissingPhrase(f"{phrase} is missing, or is more than a text")
    return " ".join(source.partition("=")[2].split())
