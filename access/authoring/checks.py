"""Checks a translation: its parts, its phrases and variables, words that clash, questions that are too long.

Each part of a language is a file of phrases in English and in the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from itertools import combinations

from access.answers.shapes import spellings, terms
from access.authoring.checking import check_play
from access.authoring.phrases import ALWAYS, Message, parsed
from access.language.phrases import Phrases, normal
from access.language.texts import FIGURE, HOUSE, ROOMS, guide_source, phrases_text, text_of
from access.storage import catalogue
from access.system.environment import FALLBACK, LANGUAGES, package_text
from games.data import frozen
from games.game import Game

COMMANDS = "access.cli.commands"
"""The package of the texts of commands."""


@frozen
class Part:
    """A file of phrases: its name, its folder in the package of a language, its package, and perhaps its game."""

    name: str
    folder: str
    package: str
    room: str = ""
    game: str = ""

    def text(self, language: str) -> str:
        """Return the text of the file in a language; empty if it has none."""
        if self.package == HOUSE:
            name = f"{self.room}{language}.ftl"
            return text_of(HOUSE, name) or package_text(language, f"language/{name}") or ""
        return phrases_text(self.package, language, self.game)

    def messages(self, language: str) -> Mapping[str, Message]:
        """Return the phrases of the file in a language, by name."""
        return parsed(self.text(language)).messages


def all_parts() -> Iterator[Part]:
    """Yield all parts: the phrases of the house, of clubs and of any program, of the commands, and of each game."""
    for room in ROOMS:
        yield Part(room.rstrip("/") or "house", f"language/{room}", HOUSE, room)
    yield Part("commands", "commands/", COMMANDS)
    for game in catalogue.working():
        if text_of(game.package, f"{FALLBACK}.ftl"):
            yield Part(game.id, f"games/{game.id}/", game.package, game=game.id)


def games_told(code: str) -> Iterator[Game]:
    """Yield the games that can be told in a language: their phrases, and those of the house, are Fluent."""
    every = list(all_parts())
    sound = {part.name for part in every if not parsed(part.text(code)).junk}
    if all(part.name in sound for part in every if not part.game):
        yield from (catalogue.find(part.game) for part in every if part.game in sound and part.text(code))


OF_ONE = ("language-", "help-metavar-")
"""The beginnings of phrases that one language needs and another does not."""
NAMED = 8
"""Phrases that are named of many."""
GAMES = 2
"""The games that test the questions of one game."""
SHORTEST = 12
"""The letters of a text that is hardly the same in two languages by chance."""


@frozen
class Remark:
    """A mistake in a translation: the phrase that names it, with its facts."""

    phrase: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def told(self, phrases: Phrases) -> str:
        """Return the remark as a sentence."""
        return phrases.text(self.phrase, **self.facts)


def remarks(code: str) -> Iterator[Remark]:
    """Yield the mistakes in a language, part by part, then game by game."""
    every = list(all_parts())
    for part in every:
        yield from _of_part(part, code)
        yield from _of_guide(part, code) if part.game else ()
    yield from _clashes(every, code)
    for game in games_told(code):
        yield from _untypable(game, code)
        yield from _too_long(game, code)


# Phrases --------------------------------------------------------------------------------------------------------------


def _of_part(part: Part, code: str) -> Iterator[Remark]:
    english, own = part.messages(FALLBACK), parsed(part.text(code))
    file = f"{part.folder}{code}.ftl"
    for line, text in own.junk:
        yield Remark("translating-junk", {"file": file, "line": line, "text": text})
    missing = [name for name in english if name not in own.messages]
    if missing:
        facts = {"count": len(missing), "of": len(english), "names": _few(missing)}
        yield Remark("translating-missing", {"file": file, **facts})
    for name, message in own.messages.items():
        where = {"file": file, "line": message.line, "name": name}
        if name not in english and not _is_of_language(name, part, code):
            yield Remark("translating-unknown", where)
        elif name in english:
            yield from _variables(message, english[name], _known(part, name, code), where)
    same = [
        name
        for name, message in own.messages.items()
        if name in english and name != part.game and "-term-" not in name and _is_same(message, english[name])
    ]
    if code != FALLBACK and same:
        yield Remark("translating-same", {"file": file, "count": len(same), "names": _few(same)})


def _few(names: list[str]) -> str:
    return ", ".join(names[:NAMED]) + (", ..." if len(names) > NAMED else "")


def _is_of_language(name: str, part: Part, code: str) -> bool:
    """Tell whether a phrase is one that English may lack: a respelling, a name of a language, a word of help."""
    others = (part.messages(each) for each in LANGUAGES if each not in (code, FALLBACK))
    return name.endswith("-spoken") or name.startswith(OF_ONE) or any(name in other for other in others)


def _known(part: Part, name: str, code: str) -> frozenset[str]:
    """Return the variables of a phrase in all other languages."""
    others = (part.messages(each).get(name) for each in LANGUAGES if each != code)
    return ALWAYS.union(*(each.used for each in others if each is not None))


def _variables(own: Message, english: Message, known: frozenset[str], where: Mapping[str, object]) -> Iterator[Remark]:
    for variable in sorted(own.used - known):
        there = ", ".join(f"${each}" for each in sorted(english.used)) or "none"
        yield Remark("translating-variable", {**where, "variable": f"${variable}", "there": there})
    for variable in sorted(english.shown - own.used - ALWAYS):
        yield Remark("translating-untold", {**where, "variable": f"${variable}"})


def _is_same(own: Message, english: Message) -> bool:
    """Tell whether a phrase says the same as in English, in so many letters that this is no coincidence."""
    return own.said == english.said and sum(map(str.isalpha, own.said)) >= SHORTEST and " " in own.said


def _of_guide(part: Part, code: str) -> Iterator[Remark]:
    """Yield the figures of the table that a guide leaves out, and those that it cannot tell."""
    game = catalogue.find(part.game)
    own, english = (guide_source(game, language) for language in (code, FALLBACK))
    if own is None or english is None:
        return
    file = f"{part.folder}guide.{code}.md"
    told, known = (set(re.findall(FIGURE, text)) for text in (own, english))
    for phrase, figures in (("translating-guide-lacks", known - told), ("translating-guide-unknown", told - known)):
        if figures:
            yield Remark(phrase, {"file": file, "figures": ", ".join(f"{{{each}}}" for each in sorted(figures))})


# Words that are typed -------------------------------------------------------------------------------------------------


def _clashes(every: list[Part], code: str) -> Iterator[Remark]:
    """Yield pairs of commands with a common word that have none in English. Answers may share words with them."""
    house = [part for part in every if not part.game]
    told: set[tuple[str, str]] = set()
    for games in ([], *([part] for part in every if part.game and part.text(code))):
        own, english = (_words([*house, *games], language) for language in (code, FALLBACK))
        for a, b in combinations(sorted(own), 2):
            common = own[a] & own[b]
            if common and (a, b) not in told and not english.get(a, frozenset()) & english.get(b, frozenset()):
                told.add((a, b))
                yield Remark("translating-clash", {"first": a, "second": b, "words": ", ".join(sorted(common))})


def _words(files: list[Part], language: str) -> dict[str, frozenset[str]]:
    """Return the words of each command, as words are compared."""
    found = {}
    for part in files:
        for name, message in part.messages(language).items():
            if name.startswith(f"{part.game or 'loop'}-command-"):
                listed = message.source.partition("=")[2].partition("\n")[0]
                found[name] = frozenset(normal(word) for word in listed.split(",") if word.strip())
    return found


def _untypable(game: Game, code: str) -> Iterator[Remark]:
    """Yield terms and cards whose names are not understood when they are typed, or mean another one."""
    phrases = Phrases(code, game)
    for kind, shape in (("term", "term"), ("card", "face")):
        begin = f"{game.id}-{kind}-"
        among = [name.removeprefix(begin) for name in phrases.texts.names if name.startswith(begin)]
        known = spellings(phrases, among, shape)  # type: ignore[arg-type]
        for term in sorted(among):
            for name in phrases.words(f"{begin}{term}"):
                if terms(normal(name), known) != (term,):
                    yield Remark("translating-untypable", {"name": f"{begin}{term}", "word": name})


def _too_long(game: Game, code: str) -> Iterator[Remark]:
    """Yield the questions that do not fit a display, and what fails when all is told."""
    for fault in check_play(game, (code,), GAMES):
        yield Remark("translating-fault", {"what": fault})
