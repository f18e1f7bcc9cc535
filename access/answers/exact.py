"""Exact answers: typed by their word, as most are. They are found without the other words of a question."""

from __future__ import annotations

from typing import Any

from access.answers.listed import words_of
from access.answers.meant import Answered
from access.answers.numbers import normal
from access.answers.plain import onward, plain_words
from access.language.phrases import Phrases
from games.steps import Ask, Offer


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
