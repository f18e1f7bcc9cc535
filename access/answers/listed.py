"""The words that phrases list, as words are compared: among them yes and no, and answers typed by their word."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from access.answers.commands import Answered
from access.answers.shapes import in_any_language
from access.language.phrases import Phrases, normal
from access.language.texts import in_every_language
from games.steps import Ask, Offer


def command_asked(phrases: Phrases, names: tuple[str, ...], text: str) -> str | None:
    """Return the name of the command of a sentence, also after a word such as `and`; None without one."""
    known = commands_by_word(phrases, names, typed_sentences)
    first, _, rest = text.partition(" ")
    return known.get(text) or (known.get(rest) if first in words_of(phrases, "loop-and") else None)


def typed_sentences(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the sentences of a phrase, as words are compared; none if it has no such form."""
    return tuple(map(normal, phrases.line(name, "said").text.split(","))) if phrases.has(name, "said") else ()


def words_of(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the words that a phrase lists, as words are compared."""
    return _normal(phrases.words(name))


def commands_by_word(
    phrases: Phrases, names: tuple[str, ...], by: Callable[[Phrases, str], tuple[str, ...]] = words_of
) -> Mapping[str, str]:
    """Return the names of commands by their words, or by their sentences; cached, since most questions take the same.

    `by` returns the words or the sentences of a phrase.
    """
    kept = phrases.texts.commands
    if (by, names) not in kept:
        kept[by, names] = {text: name for name in names for text in by(phrases, phrases.command(name))}
    return kept[by, names]


def is_word(typed: str, name: str, phrases: Phrases) -> bool:
    """Tell whether a word of a phrase was typed alone, perhaps with an article."""
    articles = words_of(phrases, "loop-left-out")
    return " ".join(each for each in normal(typed).split() if each not in articles) in words_of(phrases, name)


def answer_words(phrases: Phrases) -> set[str]:
    """Return the words for answers to any question of the game, and for a plain yes and no, as words are compared."""
    names = [name for name in phrases.texts.names if name.startswith(f"{phrases.texts.game}-answer-")]
    return {word for name in (*names, "loop-plain-yes", "loop-plain-no") for word in words_of(phrases, name)}


@lru_cache(maxsize=4096)
def _normal(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(normal, words))


PLAIN = ("yes", "no")
"""The plain answers."""
SAID: Mapping[str, str] = {"yes": "yes", "no": "no", "none": "no"}
"""The plain answer to each offer of these names."""


def plain_answer_words(phrases: Phrases, says: str) -> tuple[str, ...]:
    """Return the words of all languages for a plain yes or no, as words are compared."""
    return tuple(word for word, meant in plain_words(phrases.language).items() if meant == says)


@lru_cache(maxsize=64)
def plain_words(language: str) -> Mapping[str, str]:
    """Return the meaning, yes or no, of each plain word; that in this language comes first."""
    found: dict[str, str] = {}
    every = {says: in_every_language(f"plain-{says}") for says in PLAIN}
    for code in (language, *every["yes"]):
        for says in PLAIN:
            found = dict.fromkeys(map(normal, every[says].get(code, ())), says) | found
    return found


@lru_cache(maxsize=64)
def own_plain(language: str) -> frozenset[str]:
    """Return the words of a language for a plain yes or no, as words are compared."""
    return frozenset(normal(word) for says in PLAIN for word in in_every_language(f"plain-{says}").get(language, ()))


def onward() -> frozenset[str]:
    """Return the words of all languages for going on at a pause, as words are compared: they mean what Enter does."""
    return in_any_language("plain-on")


Offers = Mapping[str, Offer[Any]]
"""Ways to answer, by word."""


def plain_answers(
    language: str, offers: Sequence[Offer[Any]], answers: Offers, commands: Collection[str]
) -> tuple[Mapping[str, str], Offers]:
    """Return the plain words for yes and no at a question, and the offers by their plain words.

    A word of another language is left out if it is an answer or a command here; a word for going on always is.
    """
    said = {offer.says or SAID.get(offer.name, ""): offer for offer in reversed(offers)}
    plainly = _not_taken(language, tuple(answers), tuple(commands))
    found = {word: said[says] for word, says in plainly.items() if says in said} if said.keys() - {""} else {}
    pause = next((offer for offer in offers if offer.enter), None)
    if pause is not None:
        found = dict.fromkeys(onward().difference(answers, commands), pause) | found
    return plainly, found


@lru_cache(maxsize=1024)
def _not_taken(language: str, answers: tuple[str, ...], commands: tuple[str, ...]) -> Mapping[str, str]:
    """Return the plain words that are no answer and no command in another language; cached, since questions recur."""
    every = plain_words(language)
    taken = every.keys() & {*answers, *commands} - own_plain(language)
    return {word: says for word, says in every.items() if word not in taken}


def answered_exactly(phrases: Phrases, question: Ask[Any], typed: str) -> Answered | None:
    """Return the answer without a value that typed text names by its word; None if it may mean something else.

    A plain yes or no may, and a word for going on.
    """
    text = normal(typed)
    found: Offer[Any] | None = None
    for offer in question.offers():
        if offer.takes is None and text in words_of(phrases, phrases.answer(offer)):
            found = offer
    if found is None or text in plain_words(phrases.language) or text in onward():
        return None
    return Answered(found.answer, found.confirm)
