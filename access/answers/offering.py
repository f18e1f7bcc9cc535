"""The answers and the commands of a question as data, for the buttons of a page.

Each is understood when it is typed, and no two mean the same: who sees two buttons looks for the difference.

Apart from words.py: it makes data of words, and reads nothing that is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Literal, Protocol

from access.answers.commands import Answered
from access.answers.shapes import NAMED
from access.language.line import AllOffered, Offered
from access.language.output import picked
from access.language.phrases import Phrases
from access.language.texts import names_in
from games.refusals import Refused
from games.steps import Ask, Offer, Query, Seat, Shape, Term


class Asked(Protocol):
    """The words of a question, as far as they become data."""

    @property
    def phrases(self) -> Phrases:
        """The phrases of the listener."""

    @property
    def question(self) -> Ask[Any]:
        """The question."""

    @property
    def offers(self) -> Sequence[Offer[Any]]:
        """The ways to answer it."""

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of the game."""

    @property
    def listed(self) -> tuple[str, ...]:
        """The names of all commands that are listed."""

    @property
    def takes(self) -> Mapping[str, Shape | None]:
        """The shapes of what follows them."""

    @property
    def among(self) -> Mapping[str, Sequence[str]]:
        """The terms that may follow them."""


MERE = ("yes", "no", "none")
"""The names of answers without a meaning of their own."""
FIRST_AMOUNTS = 100
"""The amounts that are tried as the least allowed one."""
MOST_AMOUNT = 10**6


def all_offered(words: Asked) -> AllOffered:
    """Return the answers and the commands, one for each word, and one for each answer that is a word alone."""
    answers: dict[str, Offered] = {}
    meant: list[Any] = []
    for offer in words.offers:
        if offer.hidden or (offer.answer is not None and offer.answer in meant):
            continue
        meant += [offer.answer] if offer.answer is not None else ()
        found = _answer(words, offer)
        answers.setdefault(found.word, found)
    worths, stayed = _typed(words.question.worths()), tuple(map(str, words.question.stayed()))
    return AllOffered(tuple(answers.values()), _commands(words), _picks(words), worths, stayed)


@lru_cache(maxsize=1 << 10)
def _typed(worths: tuple[tuple[tuple[int, ...], int], ...]) -> tuple[tuple[str, int], ...]:
    """Return dice as they are typed, with their points."""
    return tuple((" ".join(map(str, dice)), points) for dice, points in worths)


def _picks(words: Asked) -> str:
    """Return the name of the button for picked dice or cards: the form `pick` of the answer, else its word."""
    offer = picked(words.phrases, words.question)
    if offer is None:
        return ""
    phrases, name = words.phrases, words.phrases.answer(offer)
    return phrases.line(name, "pick").text if phrases.has(name, "pick") else phrases.words(name)[0]


def _answer(words: Asked, offer: Offer[Any]) -> Offered:
    least, most = _bounds(words.question, offer) if offer.takes == "amount" else (None, _most(words.question, offer))
    among = _possible(words.question, offer) if offer.takes in NAMED else ()
    return Offered(
        words.phrases.words(words.phrases.answer(offer))[0],
        offer.takes,
        alone=offer.takes is None or offer.answer is not None,
        bare=offer.bare,
        default=offer.enter,
        main=offer.enter,
        least=least,
        most=most,
        among=tuple(_among(words, offer.takes, among, lambda value: _is_further(words.question, offer, value))),
        does=_does(words, offer),
        told=_told(words, offer, among),
        usual=_usual(offer, least, most),
        leaves=offer.leaves,
        mere=offer.name in MERE,
        nothing=_nothing(words, offer) if offer.takes in ("terms", "faces") else "",
    )


def _nothing(words: Asked, offer: Offer[Any]) -> str:
    """Return the word for no term, such as none; empty without one."""
    found = made(offer, ()).value
    same = next((each for each in words.offers if each is not offer and each.answer == found), None)
    return words.phrases.words(words.phrases.answer(same))[0] if same is not None else ""


def _usual(offer: Offer[Any], least: int | None, most: int | None) -> int | None:
    """Return the amount that Enter means; None without one."""
    if not offer.enter or least is None or most is None:
        return None
    return next((each for each in range(least, most + 1) if made(offer, each).value == offer.answer), None)


def _possible(question: Ask[Any], offer: Offer[Any]) -> Sequence[str]:
    """Return the terms or cards that an offer takes now; where several are taken, those that may be taken alone.

    There are none if its word is an answer alone, and another offer means the same with each of them.
    """
    several = offer.takes in ("terms", "faces")
    found = [name for name in offer.among if _is_further(question, offer, (name,) if several else name)]
    others = (each for each in question.offers() if each.name != offer.name and each.takes == offer.takes)
    if offer.answer is not None and any(all(made(each, n) == made(offer, n) for n in found) for each in others):
        return ()
    return offer.among if several and not found else found


def _is_further(question: Ask[Any], offer: Offer[Any], value: Any) -> bool:
    """Tell whether an answer with this value is allowed, and another one than its word alone."""
    found = allowed(question, offer, value)
    return found is not None and (offer.answer is None or found.value != offer.answer)


def _does(words: Asked, offer: Offer[Any]) -> str:
    """Return the effect of an answer: the form `does-` with its name of the question, else the help of the answer."""
    phrases = words.phrases
    question, answer, form = phrases.name(type(words.question)), phrases.answer(offer), f"does-{offer.name}"
    if phrases.has(question, form):
        mere = phrases.texts.mere(question, form)
        return mere.text if mere is not None else phrases.told(words.question, form) or ""
    return phrases.line(answer, "help").text if phrases.has(answer, "help") else ""


def _told(words: Asked, offer: Offer[Any], among: Sequence[str]) -> tuple[str, ...]:
    """Return the use of each of these terms in few words, by the question, else by a query of the game about it."""
    found = [words.question.about(Term(name)) for name in among] if offer.takes in ("term", "terms") else []
    if all(found) and found:
        return tuple([words.phrases.use(Term(name), event) for name, event in zip(among, found, strict=True) if event])
    about = next((each.about for each in words.queries if each.about and {*among} <= {*each.among}), None)
    if not among or about is None:
        return ()
    return tuple([words.phrases.about(Term(name), about) for name in among])


def _commands(words: Asked) -> tuple[Offered, ...]:
    """Return the commands; cached, since most questions list the same ones, unless one takes a player of the table."""
    takes = tuple([words.takes[name] for name in words.listed])
    if "seat" in takes:
        return tuple([command_offered(words, name) for name in words.listed])
    kept = words.phrases.texts.offered
    key = words.listed, takes, tuple([tuple(words.among[name]) for name in words.listed])
    if key not in kept:
        kept[key] = tuple([command_offered(words, name) for name in words.listed])
    return kept[key]


def command_offered(words: Asked, name: str) -> Offered:
    """Return a command as data."""
    takes = words.takes[name]
    phrase = words.phrases.command(name)
    word = words.phrases.words(phrase)[0]
    is_of_game = any(query.name == name for query in words.queries)
    of: Literal["", "club", "game"] = "game" if is_of_game else "club" if phrase in names_in("club") else ""
    return Offered(word, takes, among=tuple(_among(words, takes, words.among[name], lambda value: True)), of=of)


def _among(words: Asked, takes: Shape | None, among: Sequence[str], allows: Callable[[Any], bool]) -> Iterator[str]:
    """Yield the texts that may follow a word: the names of terms, cards and players."""
    if takes == "seat":
        yield from (name for seat, name in enumerate(words.phrases.names) if allows(Seat(seat)))
    elif takes in NAMED:
        yield from (words.phrases.words(words.phrases.name_phrase(name, takes))[0] for name in among)


def allowed(question: Ask[Any], offer: Offer[Any], value: Any) -> Answered | None:
    """Return the answer with this value, if the question allows it."""
    with suppress(Refused):
        found = made(offer, value)
        question.check(found.value)
        return found
    return None


def is_allowed(question: Ask[Any], offer: Offer[Any], value: Any) -> bool:
    """Tell whether the question allows the answer with this value."""
    return allowed(question, offer, value) is not None


def _bounds(question: Ask[Any], offer: Offer[Any]) -> tuple[int, int] | tuple[None, None]:
    """Return the least and the most amount that an answer may have; all between them may be given, too.

    An amount with which it means what a word means, such as 0 for none, is none of them.
    """
    words = [each.answer for each in question.offers() if each.takes is None]
    possible = (n for n in range(FIRST_AMOUNTS) if (each := allowed(question, offer, n)) and each.value not in words)
    least = next(possible, None)
    if least is None:
        return None, None
    most, refused = least, least + 1
    while refused < MOST_AMOUNT and is_allowed(question, offer, refused):
        most, refused = refused, refused * 2
    while refused - most > 1:
        middle = (most + refused) // 2
        most, refused = (middle, refused) if is_allowed(question, offer, middle) else (most, middle)
    return least, most


def _most(question: Ask[Any], offer: Offer[Any]) -> int | None:
    """Return the largest number of terms in one answer, if it is fewer than all."""
    counts = range(len(offer.among) - 1, 0, -1) if offer.takes == "terms" else ()
    if not counts or is_allowed(question, offer, tuple(offer.among)):
        return None
    return next((n for n in counts if is_allowed(question, offer, tuple(offer.among[:n]))), None)


def made(offer: Offer[Any], value: Any) -> Answered:
    """Return the answer with this value."""
    return Answered(offer.make(value) if offer.make else value)
