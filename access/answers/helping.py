"""Help: the meaning of each word, half a sentence in a list, and more about a single word.

The phrase that lists the words of a command, an answer, a setting or an option has the half sentence as its form
`help`, and the rest as its form `more`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from access.answers.shapes import guide_paragraph, meaning_of, words_of
from access.language.line import Choice
from access.language.phrases import Phrases, normal
from access.language.texts import guide, names_in
from games.data import frozen
from games.steps import Ask, Query

if TYPE_CHECKING:
    from games.options import Value

COMMAND = "loop-command-"
"""The prefix of the phrases with the words of commands."""
MEANS = "settings-means-"
"""The prefix of the phrases that explain settings."""
OPTIONS = ("names", "bots", "level")
"""The options of every table, besides those of its game."""


def names_all(phrases: Phrases, question: Ask[object]) -> bool:
    """Tell whether the lines of help name each way to answer a question of the house, so that nothing else must."""
    own = question.wordings
    if own is not None:
        return bool(own.known) and not own.open and all(choice.help for choice in own_choices(question))
    offers = question.offers()
    helped = [not offer.bare and _has_help(phrases, phrases.answer(offer)) for offer in offers]
    named = [offer.answer for offer, has_help in zip(offers, helped, strict=True) if has_help and not offer.enter]
    ways = zip(offers, helped, strict=True)
    return bool(offers) and all(offer.answer in named if offer.enter else has_help for offer, has_help in ways)


def lines(phrases: Phrases, question: Ask[object], commands: Iterable[str]) -> Mapping[str, str]:
    """Return a line for each answer of a question, each thing that it chooses from, and each command, by its word."""
    answers = [phrases.answer(offer) for offer in question.offers() if not (offer.bare or offer.enter)]
    terms = [normal(term) for offer in question.offers() for term in offer.among]
    known = {normal(phrases.words(name)[0]): name for name in _settings(phrases)} if terms else {}
    among = [known[term] for term in terms if term in known]
    names = dict.fromkeys((*answers, *among, *(phrases.command(name) for name in commands)))
    told = {phrases.words(name)[0]: _form(phrases, name, "help") for name in names if _has_help(phrases, name)}
    every = {word: phrases.text("loop-help-line", word=word, help=help_) for word, help_ in told.items()}
    return {**_lines_of_choices(phrases, question), **every}


def _lines_of_choices(phrases: Phrases, question: Ask[object]) -> Mapping[str, str]:
    """Return a line for each choice with help; in a numbered list for each, with its number."""
    found = {}
    for number, choice in enumerate(own_choices(question), 1):
        word = choice.words[0]
        line = phrases.text("loop-help-line", word=word, help=choice.help) if choice.help else word
        if question.wordings.numbered:
            found[word] = f"{number} {line}"
        elif choice.help:
            found[word] = line
    return found


def own_choices(question: Ask[object]) -> Sequence[Choice]:
    """Return the choices that a question brings in words of its own."""
    known: Sequence[Choice] = () if question.wordings is None else question.wordings.known
    return [choice for choice in known if choice.words]


@frozen
class Glossary:
    """The words that help explains at a question: its answers, these commands and the queries of its game.

    In a program without `games` only what works there is explained.
    """

    phrases: Phrases
    question: Ask[object]
    commands: Sequence[str]
    queries: Sequence[Query]
    games: bool = True
    options: Mapping[str, Value] = field(default_factory=dict)

    def meant(self, typed: str) -> str | Choice | None:
        """Return the meaning of a typed word: a choice, or the phrase of an answer, a command, a setting or an option.

        A word in full comes before a beginning, and what works here before what works elsewhere.
        """
        phrases = self.phrases
        text = normal(typed).removeprefix("/").strip()
        explained = [choice for choice in own_choices(self.question) if choice.help or choice.more]
        own = {normal(word): choice for choice in explained for word in choice.words}
        answers = [phrases.answer(offer) for offer in self.question.offers()]
        mine = [phrases.command(name) for name in (*self.commands, *(query.name for query in self.queries))]
        elsewhere = (_elsewhere(phrases), list(_options(phrases))) if self.games else ()
        settings = [name for name in _settings(phrases) if self.games or name in names_in("person")]
        groups = (answers, mine, settings, *elsewhere)
        listed = [
            {word: name for name in names if _has_help(phrases, name) for word in words_of(phrases, name)}
            for names in groups
        ]
        is_open = self.question.wordings is not None and self.question.wordings.open  # then commands come first
        every: list[dict[str, Any]] = [*listed, own] if is_open else [own, *listed]
        exact = (words[text] for words in every if text in words)
        begun = (name for words in every if (name := meaning_of(text, words)) is not None)
        found: str | Choice | None = next(exact, None) or next(begun, None)
        return found

    def _called(self, typed: str) -> Iterator[str]:
        """Yield a typed word, and the first words of the answers that it stands for, such as throw for roll."""
        yield typed
        names = map(self.phrases.answer, self.question.offers())
        yield from (self.phrases.words(name)[0] for name in names if normal(typed) in words_of(self.phrases, name))

    def explained(self, typed: str) -> str | None:
        """Return the meaning of a typed word: an answer, a command, a setting, an option, a word of the game."""
        phrases, name = self.phrases, self.meant(typed)
        if name is None:
            tried = (_in_the_guide(phrases, self.queries, each, self.options) for each in self._called(typed))
            return next((found for found in tried if found is not None), None)
        if isinstance(name, Choice):
            help_, more = (name.help, name.more) if name.help else (name.more, "")
            return _told(phrases, name.words, help_, more)
        works = {phrases.answer(offer) for offer in self.question.offers()} | set(map(phrases.command, self.commands))
        about = _about(phrases, name, self.games)
        if name in works or name not in _elsewhere(phrases):
            return about
        return f"{about} {phrases.text('loop-help-in-club' if name in names_in('club') else 'loop-help-in-game')}"


def is_setting(name: str) -> bool:
    """Tell whether a phrase is that of a setting."""
    return name.startswith("settings-")


def _elsewhere(phrases: Phrases) -> list[str]:
    """Return the phrases of all commands of the house and its clubs, wherever they work."""
    return sorted(name for name in phrases.texts.names if name.startswith(COMMAND))


def _about(phrases: Phrases, name: str, games: bool) -> str:
    """Return all that a phrase says about its words, in its form `plain` in a program without games."""
    form = "plain" if not games and phrases.has(name, "plain") else "more"
    more = phrases.line(name, form).text if phrases.has(name, form) else ""
    return _told(phrases, phrases.words(name), _form(phrases, name, "help"), more)


def _told(phrases: Phrases, words: Sequence[str], help_: str, more: str) -> str:
    """Return the line about a word: its meaning, the rest, and the other words for it."""
    word, *also = words
    return phrases.text("loop-help-about", word=word, help=help_, more=more or "none", also=", ".join(also) or "none")


def _has_help(phrases: Phrases, name: str) -> bool:
    return phrases.has(name, "help") or phrases.has(_means(name))


def _means(name: str) -> str:
    """Return the name of the phrase that explains a setting."""
    return MEANS + name.removeprefix("settings-")


def _form(phrases: Phrases, name: str, form: str) -> str:
    found = phrases.line(name, form) if phrases.has(name, form) else phrases.line(_means(name))
    return found.text.rstrip(".")


def _settings(phrases: Phrases) -> Iterator[str]:
    """Yield the names of the phrases of settings."""
    for name in sorted(phrases.texts.names):
        if name.startswith(MEANS):
            yield f"settings-{name.removeprefix(MEANS)}"


def _options(phrases: Phrases) -> Iterator[str]:
    """Yield the names of the phrases of the options of tables."""
    yield from (f"setup-{name}" for name in OPTIONS)
    game = phrases.texts.game
    beginnings = (f"{game}-option-", "setup-option-") if game else ("setup-option-",)
    yield from (name for name in sorted(phrases.texts.names) if name.startswith(beginnings))


def _in_the_guide(phrases: Phrases, queries: Sequence[Query], typed: str, options: Mapping[str, Value]) -> str | None:
    """Return the paragraph of the rules of the game that is about a word; else the first one that names it."""
    if phrases.game is None:
        return None
    every = guide(phrases.game, phrases.language, options)
    paragraphs = [paragraph for paragraph in every if not paragraph.startswith("#")]
    found = guide_paragraph(phrases, queries, paragraphs, typed)
    if found is not None:
        return found
    compared = {paragraph: normal(paragraph) for paragraph in paragraphs}
    begun = rf"\b{re.escape(normal(typed))}"
    for looks, word in ((re.match, begun), (re.search, rf"{begun}\b"), (re.search, begun)):  # raise, not only raises
        found_at = {each: where.start() for each in paragraphs if (where := looks(word, compared[each]))}
        if found_at:  # a paragraph is about what its first sentence names
            return min(found_at, key=lambda each: compared[each].count(". ", 0, found_at[each]))
    return None
