"""Answers questions of a game as people do: with each word in each language, and with what is not allowed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from access.answers.commands import Answered, Command, Has, Unclear, Where
from access.answers.shapes import NAMED
from access.answers.words import Words, normal
from access.checking.declaration import SHAPES
from access.checking.listening import Ears
from access.checking.package import Package
from access.engine import journal
from access.engine.chance import values
from access.language.phrases import Phrases
from access.play.at_table import COMMANDS
from games.game import Game
from games.refusals import Illegal, Refused
from games.steps import Ask, Offer, Shape

WRONG: dict[str, tuple[Any, ...]] = {
    "amount": (0, 1, 7, 100, 10**9 - 1),
    "seat": (0, 1),
    "dice": ((1,), (6, 6), (1, 2, 3, 4, 5, 6), (6,) * 20),
    "cards": (("A",), ("ZZZ",), ("A",) * 20),
    "word": ("x", "A" * 60),
    "text": ("x",),
}
"""Values of each shape that may be typed, mostly where they are not allowed."""
ONE = ("term", "face")
"""The shapes of a single thing with a name."""
SAMPLES = 3
"""The allowed values of an offer that are typed."""


def commands_of(game: Game) -> tuple[Command, ...]:
    """Return the commands that work at a question of a game."""
    return COMMANDS.at(Where.TABLE, Has.HOME | Has.ANSWER | (Has.HAND if game.holds == "hand" else Has.DICE))


def check(package: Package, ears: Ears, question: Ask[Any]) -> None:
    """Note what is wrong with the offers of a question, its check, and its words."""
    name, where = type(question).__name__, package.of_class(type(question))
    package.watch.small(question.offers)
    for offer in question.offers():
        if offer.takes is not None and offer.takes not in SHAPES:
            package.add(
                where, f"{name}: the offer {offer.name} takes {offer.takes!r}. Write one of: {', '.join(SHAPES)}."
            )
            return
    for language, phrases in ears.each.items():
        try:
            words = Words(phrases, question, commands_of(package.game), package.game.queries)
        except LookupError as error:
            package.add_error(error, f"asking {name}")
            continue
        for offer in question.offers():
            package.watch.begin()
            try:
                _read_back(package, language, words, offer)
            except LookupError as error:
                package.add_error(error, f"typing answers to {name}")
    for answer in _wrong(question):
        if is_plain(package, question, answer):
            _refuse(package, ears, question, answer)


def is_plain(package: Package, question: Ask[Any], answer: Any) -> bool:
    """Tell whether an answer can be saved and read again as it is; note it otherwise."""
    try:
        saved = journal.plain(json.loads(json.dumps(answer)))
    except (TypeError, ValueError):
        saved = None
    if saved != answer or type(saved) is not type(answer):
        name = type(question).__name__
        what = f"the answer {answer!r} to {name} cannot be saved. Use a number, a word, or a tuple of these."
        package.add_once(name, package.of_class(type(question)), what)
        return False
    return True


def _refuse(package: Package, ears: Ears, question: Ask[Any], answer: Any) -> None:
    doing = f"refusing {answer!r} at {type(question).__name__}"
    try:
        package.watch.small(question.check, answer)
    except Illegal as illegal:
        ears.refuse(illegal, doing)
    except Exception as error:
        package.add_error(
            error, f"check of {type(question).__name__} with {answer!r}, where it must refuse by Illegal,"
        )


def _wrong(question: Ask[Any]) -> Iterator[Any]:
    for offer in question.offers():
        if offer.answer is not None:
            yield offer.answer
        for value in _tried(offer):
            try:
                yield _made(offer, value)
            except Refused:
                continue


def _tried(offer: Offer[Any]) -> Sequence[Any]:
    if offer.takes in ONE:
        return offer.among
    if offer.takes in NAMED:
        return [*((name,) for name in offer.among), offer.among, (*offer.among[:1], *offer.among[:1])]
    return WRONG.get(offer.takes or "", ())


# Words ---------------------------------------------------------------------------------------------------------------


def _read_back(package: Package, language: str, words: Words, offer: Offer[Any]) -> None:
    """Type each word of an offer, alone or with values that the question allows; and each name of a term or card."""
    phrase = words.phrases.answer(offer)
    every = words.phrases.words(phrase)
    for word in every:
        command = words.commands.get(normal(word))
        if command is not None and (offer.takes is None or words.takes[command] is None):
            _note(package, language, phrase, f"{word} is also the command {command}")
        if normal(word) in words.plain:
            continue  # a plain yes or no comes first
        if offer.takes is None or (offer.answer is not None and command is None):
            _type(package, language, words, phrase, word, offer.answer)
        for text, answer in islice(_typed(words.phrases, words.question, offer), SAMPLES):
            _type(package, language, words, phrase, f"{word} {text}", answer)
    for each in offer.among if offer.takes in NAMED else ():
        answer, names = (
            _made(offer, each if offer.takes in ONE else (each,)),
            words.phrases.name_phrase(each, offer.takes),
        )
        for name in words.phrases.words(names):
            _type(package, language, words, names, f"{every[0]} {name}", answer)


def _typed(phrases: Phrases, question: Ask[Any], offer: Offer[Any]) -> Iterator[tuple[str, Any]]:
    """Yield allowed values as they are typed after the word of an offer, each with the answer that it means."""
    for value in values(offer.takes, question, offer.among) if offer.takes else ():
        try:
            answer = _made(offer, value)
            question.check(answer)
        except Refused:
            continue
        yield _text(phrases, offer.takes, value), answer


def _text(phrases: Phrases, shape: Shape | None, value: Any) -> str:
    """Return the typed form of a value."""
    if shape == "seat":
        return str(phrases.names[value])
    if shape in NAMED:
        names = (value,) if shape in ONE else value
        return ", ".join(phrases.words(phrases.name_phrase(name, shape))[0] for name in names)
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _made(offer: Offer[Any], value: Any) -> Any:
    return value if offer.make is None else offer.make(value)


def _type(package: Package, language: str, words: Words, phrase: str, typed: str, answer: Any) -> None:
    try:
        meant = words.read(typed)
    except (Unclear, Refused):
        _note(package, language, phrase, f"{typed} is not understood at {type(words.question).__name__}")
        return
    if not isinstance(meant, Answered):
        _note(package, language, phrase, f"{typed} is also the command {meant.name}")
    elif meant.value != answer:
        _note(package, language, phrase, f"{typed} is understood as {meant.value!r}, not as {answer!r}")


def _note(package: Package, language: str, phrase: str, what: str) -> None:
    where = package.of_phrase(language, phrase)
    package.add_once(f"{language} {phrase}", where, f"{phrase}: {what}. Choose another word.")
