"""Returns the answers and commands of a question as data, from its vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from access.answers.shapes import NAMED
from access.language.forms import picked
from access.language.offered import AllOffered, Offered
from access.language.phrases import Phrases
from games.refusals import Refused
from games.steps import Ask, Offer, Seat, Shape

FIRST_AMOUNTS = 100
"""The amounts that are tried as the least allowed one."""
MOST_AMOUNT = 10**6


class HasOffers(Protocol):
    """The vocabulary of a question; see `Words`."""

    phrases: Phrases
    question: Ask[Any]
    offers: tuple[Offer[Any], ...]
    among: Mapping[str, Sequence[str]]
    takes: Mapping[str, Shape | None]
    listed: tuple[str, ...]


def all_offered(words: HasOffers) -> AllOffered:
    """Return the answers and the commands of a question, one for each word."""
    answers: dict[str, Offered] = {}
    for offer in words.offers:
        if offer.hidden:
            continue
        made = _answer(words, offer)
        answers.setdefault(made.word, made)
    return AllOffered(tuple(answers.values()), _commands(words), _picks(words))


def guessed(words: HasOffers) -> tuple[str, ...]:
    """Return the words that a typing error may mean: those of answers, of commands, and names that may be typed."""
    phrases = words.phrases
    names = [phrases.answer(offer) for offer in words.offers]
    names += [phrases.name_phrase(each, offer.takes) for offer in words.offers for each in _named(offer)]
    found = [word for name in names for word in phrases.words(name)]
    found += phrases.names if any(offer.takes == "seat" for offer in words.offers) else ()
    return (*found, *(phrases.words(phrases.command(name))[0] for name in words.listed))


def _named(offer: Offer[Any]) -> Sequence[str]:
    """Return the terms or cards that an offer takes."""
    return offer.among if offer.takes in NAMED else ()


def _picks(words: HasOffers) -> str:
    """Return the name of the button for picked dice or cards: the form `pick` of the answer, else its word."""
    offer = picked(words.phrases, words.question)
    if offer is None:
        return ""
    phrases, name = words.phrases, words.phrases.answer(offer)
    return phrases.line(name, "pick").text if phrases.has(name, "pick") else phrases.words(name)[0]


def _answer(words: HasOffers, offer: Offer[Any]) -> Offered:
    least, most = _bounds(words.question, offer) if offer.takes == "amount" else (None, None)
    return Offered(
        words.phrases.words(words.phrases.answer(offer))[0],
        offer.takes,
        alone=offer.takes is None or offer.answer is not None,
        bare=offer.bare,
        default=offer.enter,
        least=least,
        most=most,
        among=tuple(_among(words, offer.takes, offer.among, lambda value: _is_allowed(words.question, offer, value))),
    )


def _commands(words: HasOffers) -> tuple[Offered, ...]:
    """Return the commands; cached, since most questions list the same ones, unless one takes a player of the table."""
    takes = tuple([words.takes[name] for name in words.listed])
    if "seat" in takes:
        return tuple([_command(words, name) for name in words.listed])
    kept = words.phrases.texts.offered
    key = words.listed, takes, tuple([tuple(words.among[name]) for name in words.listed])
    if key not in kept:
        kept[key] = tuple([_command(words, name) for name in words.listed])
    return kept[key]


def _command(words: HasOffers, name: str) -> Offered:
    takes = words.takes[name]
    word = words.phrases.words(words.phrases.command(name))[0]
    return Offered(word, takes, among=tuple(_among(words, takes, words.among[name], lambda value: True)))


def _among(words: HasOffers, takes: Shape | None, among: Sequence[str], allows: Callable[[Any], bool]) -> Iterator[str]:
    """Yield the texts that may follow a word: the names of terms, cards and players."""
    if takes == "seat":
        yield from (name for seat, name in enumerate(words.phrases.names) if allows(Seat(seat)))
    elif takes in NAMED:
        yield from (words.phrases.words(words.phrases.name_phrase(name, takes))[0] for name in among)


def _is_allowed(question: Ask[Any], offer: Offer[Any], value: Any) -> bool:
    try:
        question.check(value if offer.make is None else offer.make(value))
    except Refused:
        return False
    return True


def _bounds(question: Ask[Any], offer: Offer[Any]) -> tuple[int, int] | tuple[None, None]:
    """Return the least and the most amount that an answer may have; all between them may be given, too."""
    least = next((amount for amount in range(FIRST_AMOUNTS) if _is_allowed(question, offer, amount)), None)
    if least is None:
        return None, None
    most, refused = least, least + 1
    while refused < MOST_AMOUNT and _is_allowed(question, offer, refused):
        most, refused = refused, refused * 2
    while refused - most > 1:
        middle = (most + refused) // 2
        most, refused = (middle, refused) if _is_allowed(question, offer, middle) else (most, middle)
    return least, most
