"""Help: the meaning of each word, half a sentence in a list, and more about a single word.

The phrase that lists the words of a command, an answer, a setting or an option has the half sentence as its form
`help`, and the rest as its form `more`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from access.language.answers import command_words
from access.language.phrases import Phrases
from access.language.shapes import about, find, normal
from access.language.texts import guide
from games.steps import Ask, Query

MEANS = "settings-means-"
"""The prefix of the phrases that explain settings."""
OPTIONS = ("names", "bots", "level")
"""The options of every table, besides those of its game."""


def lines(phrases: Phrases, question: Ask[object], commands: Iterable[str]) -> tuple[str, ...]:
    """Return lines of help for the answers to a question of the house, for the settings it offers, and for commands."""
    answers = [phrases.answer(offer) for offer in question.offers() if not (offer.bare or offer.enter)]
    known = {normal(phrases.words(name)[0]): name for name in _settings(phrases)}
    among = [known[normal(term)] for offer in question.offers() for term in offer.among if normal(term) in known]
    names = dict.fromkeys((*answers, *among, *(phrases.command(name) for name in commands)))
    return tuple(
        phrases.text("loop-help-line", word=phrases.words(name)[0], help=_form(phrases, name, "help"))
        for name in names
        if _has_help(phrases, name)
    )


def explained(
    phrases: Phrases, question: Ask[object], commands: Iterable[str], queries: Sequence[Query], typed: str
) -> str | None:
    """Return the explanation of a typed word: an answer, a command, a setting, an option, a word of the game."""
    text = normal(typed).removeprefix("/").strip()
    answers = [phrases.answer(offer) for offer in question.offers()]
    mine = [phrases.command(name) for name in (*commands, *(query.name for query in queries))]
    for names in (answers, mine, list(_settings(phrases)), list(_options(phrases))):
        known = {word: name for name in names if _has_help(phrases, name) for word in command_words(phrases, name)}
        name = find(text, known)
        if name is not None:
            return _about(phrases, name)
    return _in_the_guide(phrases, queries, typed)


def _about(phrases: Phrases, name: str) -> str:
    """Return all that a phrase says about its words."""
    word, *also = phrases.words(name)
    more = phrases.line(name, "more").text if phrases.has(name, "more") else "none"
    help_ = _form(phrases, name, "help")
    return phrases.text("loop-help-about", word=word, help=help_, more=more, also=", ".join(also) or "none")


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


def _in_the_guide(phrases: Phrases, queries: Sequence[Query], typed: str) -> str | None:
    """Return the paragraph of the rules of the game that is about a word; else the first one that names it."""
    if phrases.game is None:
        return None
    paragraphs = [paragraph for paragraph in guide(phrases.game, phrases.language) if not paragraph.startswith("#")]
    found = about(phrases, queries, paragraphs, typed)
    if found is not None:
        return found
    word = re.compile(rf"\b{re.escape(typed.strip().rstrip('?.!'))}", re.IGNORECASE)
    begins = (paragraph for paragraph in paragraphs if word.match(paragraph))
    return next(begins, None) or next((paragraph for paragraph in paragraphs if word.search(paragraph)), None)
