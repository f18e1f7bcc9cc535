"""An answer as one says it in a sentence: the few words of it that a question takes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Protocol

from access.answers.listed import words_of
from access.answers.numbers import amount, normal, without_and
from access.answers.plain import Offers
from access.answers.shapes import dice
from access.language.phrases import Phrases
from games.refusals import Illegal
from games.steps import Ask, Offer

LONGEST_SENTENCE = 12
"""The most words of an answer that is typed as a sentence."""


class HasAnswers(Protocol):
    """The answers of a question by their words; see `Words`."""

    phrases: Phrases
    offers: tuple[Offer[Any], ...]
    answers: dict[str, Offer[Any]]

    @property
    def asked(self) -> Offers:
        """The offers by the words in which the question asks."""


def in_few_words(words: HasAnswers, text: str) -> Iterator[str]:
    """Yield the ways to say a sentence in fewer words.

    Advice is understood as it stands: without its reason behind the colon, and without what follows from the answer.
    """
    told = text.partition(":")[0].rstrip() if words.phrases.game is not None else text
    if told != text:
        yield told
    yield from _shortened(words, told)
    for shorter in without_outcome(words, told):
        yield shorter
        yield from _shortened(words, shorter)


def _shortened(words: HasAnswers, text: str) -> Iterator[str]:
    """Yield a sentence without its articles, and with the verb at its end put first."""
    every = text.split()[:LONGEST_SENTENCE]
    left = without_articles(words, every)
    before = words_of(words.phrases, "loop-before-number")
    if left != every:
        yield " ".join(left)
        if left and left[0] in before:
            yield " ".join(left[1:])  # I'd like to keep 1
    asked = text.strip("0123456789 ,")
    if asked in words.asked:
        yield asked
    for few in (every, left):
        if len(few) > 1 and few[-1] in words.answers:
            yield " ".join((few[-1], *few[:-1]))
            yield " ".join((few[-1], *(word for word in few[:-1] if word not in before)))  # 3 to call


def without_articles(words: HasAnswers, every: Collection[str]) -> list[str]:
    """Return the words of a sentence without articles; at questions for cards, letters are cards."""
    shortest = 2 if any(offer.takes == "cards" for offer in words.offers) else 1
    out = words_of(words.phrases, "loop-left-out")
    return [word for word in every if len(word) < shortest or word not in out]


def without_outcome(words: HasAnswers, text: str) -> Iterator[str]:
    """Yield a sentence without the outcome of its answer, such as `throw 5 dice` after `keep the 1`.

    The form `then` of an answer lists how that begins; a number, and a word that is counted, may end it.
    """
    for offer in words.offers:
        name = words.phrases.answer(offer)
        if not words.phrases.has(name, "then"):
            continue
        for then in map(normal, words.phrases.line(name, "then").text.split(",")):
            answer, found, rest = f"{text} ".partition(f" {then} ")
            if found and _is_counted(words, rest) and (said := without_and(answer).rstrip(" ,")):
                yield said


def _is_counted(words: HasAnswers, text: str) -> bool:
    """Tell whether a text is empty or a number, with or without its unit."""
    counted = words_of(words.phrases, "loop-after-number")
    left = [word for word in without_articles(words, text.split()) if word not in counted]
    return not left or (len(left) == 1 and amount(left[0]) is not None)


def by_several_words(taking: Mapping[str, Offer[Any]], text: str) -> tuple[Offer[Any], str] | None:
    """Return an offer named by several words, such as `keep going Secant`, and its value; None without one."""
    for words, offer in taking.items():
        if " " in words and text.startswith(f"{words} "):
            return offer, text[len(words) :].strip()
    return None


def set_aside(phrases: Phrases, question: Ask[Any], rest: str) -> tuple[Offer[Any], Any] | None:
    """Return the offer to keep dice and the dice of a sentence such as `set 3 aside`; None for other sentences.

    Raises Illegal where dice lie on the table, but none are kept.
    """
    faces = " ".join(word for word in rest.split() if word not in words_of(phrases, "loop-left-out"))
    if phrases.game is None or phrases.game.holds != "dice" or not re.fullmatch("[1-6][1-6 ,;]*", faces):
        return None
    if faces == rest and re.fullmatch("[1-6]{2}", faces):
        return None  # the number of a setting
    keep = next((offer for offer in question.offers() if offer.name == "keep"), None)
    if keep is None:
        raise Illegal("loop-set-no-dice", allowed=phrases.allowed(question))
    found = dice(faces)
    return None if found is None else (keep, found)
