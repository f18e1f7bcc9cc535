"""The forms of a question, and the choice of the fullest that fits a display together with the answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Sized
from functools import partial
from typing import Any, TypeVar

from access.language.line import Item, Line, plain_line
from access.language.own_words import USUALLY, AllOffered, How, OwnForms
from access.language.phrases import Forms, Phrases
from games.data import frozen
from games.steps import Ask, Offer

Shown = TypeVar("Shown", bound=Sized)
"""A form of a question as a string, or as cells of a display."""

NARROW = 20
"""Cells below which dice are shown as one number, and a question is asked in its shortest form."""
SPACED = 40
"""Cells from which on the longest usual answer fits as it is; below, it is typed without spaces."""
CLOSED_UP = 6
"""Letters of an answer that is typed without spaces: six dice."""


@frozen
class Question:
    """A question in all its forms; an output picks the one that fits, and only what it looks at is made.

    `names` are the full and the short name of the player who is asked, empty if only one player could be. A `private`
    question shows what only its seat may know. Picked dice and cards are typed after the word `lead`; it is None if
    nothing can be picked. `words` returns the words for completion, `offered` all answers and commands as data, `scene`
    functions for the lines above it on a display of several rows, as far as there are such: `turn`, `points`, `state`
    (such as the pot) and `hand` (or dice).
    """

    names: tuple[str, str]
    forms: Forms
    private: bool
    hand_shown: bool = False
    lead: str | None = None
    words: Callable[[], Collection[str]] = tuple
    scene: Callable[[], Mapping[str, Callable[[], Line]]] = dict
    offered: Callable[[], AllOffered] = AllOffered

    @property
    def full(self) -> Line:
        """The question as it is spoken and printed."""
        return self.forms.full

    @property
    def hand(self) -> Line:
        """The hand or dice above the question."""
        return self.scene().get("hand", partial(Line, ()))()

    @property
    def picks(self) -> tuple[Item, ...]:
        """The dice or cards that can be picked: those of the question, else those above it."""
        if self.lead is None:
            return ()
        return next((span.items for line in self._shown() for span in reversed(line.spans) if span.items), ())

    def _shown(self) -> Iterator[Line]:
        """Yield the lines that may show dice or cards; the scene is made only for a question without them."""
        yield self.forms.bare
        yield self.full
        yield self.hand

    def printed(self, cells: int) -> str:
        """Return the fullest form that fits this many columns."""
        return self._fitting(self._in_print, cells, Line.printed)

    def left_out(self, cells: int) -> str:
        """Return the words behind a question beyond the room of its line; empty without such words."""
        more = self.forms.more if isinstance(self.forms, OwnForms) else ""
        return "" if more in self.printed(cells) else more

    def brailled(self, cells: int, show: Callable[[Line, bool], Shown], points: bool = True) -> Shown:
        """Return the fullest braille form that fits this many cells; with `points`, points are left out first."""
        return self._fitting(partial(self._in_braille, points), cells, show)

    def make_felt(self) -> None:
        """Make all forms in braille, so that the thread of a display finds them when its width changes."""
        forms = self.forms
        _ = forms.braille, forms.less, forms.brief, forms.least, forms.longest

    def _in_print(self) -> Iterator[Line]:
        yield self.forms.full
        yield self.forms.bare
        yield from self._less()

    def _in_braille(self, points: bool) -> Iterator[Line]:
        braille = self.forms.braille
        yield braille
        if points and braille.has_cards:
            yield braille.shortened()
        yield from self._less()

    def _less(self) -> Iterator[Line]:
        if (less := self.forms.less) is not None:
            yield less

    def _short(self, cells: int) -> Iterator[Line]:
        if cells >= NARROW:
            yield self.forms.brief
        yield self.forms.least or self.forms.brief

    def _fitting(self, fulls: Callable[[], Iterator[Line]], cells: int, show: Callable[[Line, bool], Shown]) -> Shown:
        return fitting(self.names, fulls, partial(self._short, cells), cells, self.forms.longest, show)


def in_all_forms(
    phrases: Phrases,
    question: Ask[Any],
    how: How = USUALLY,
    names: tuple[str, str] = ("", ""),
    **made: Callable[[], Any],
) -> Question:
    """Return a question in all its forms; `made` are its functions `words`, `scene` and `offered`."""
    forms, private = phrases.question(question, how), is_private(question, how.hand)
    return Question(names, forms, private, how.hand, _lead(phrases, question), **made)


def is_private(question: Ask[Any], hand_shown: bool = False) -> bool:
    """Tell whether a question, as it is asked, shows a secret of its seat."""
    return question.is_private() and (question.reveals or hand_shown)


def _lead(phrases: Phrases, question: Ask[Any]) -> str | None:
    """Return the word after which dice or cards of a question are typed; None if it takes none."""
    offer = picked(phrases, question)
    return None if offer is None else "" if offer.bare else phrases.words(phrases.answer(offer))[0]


def picked(phrases: Phrases, question: Ask[Any]) -> Offer[Any] | None:
    """Return the offer that picked dice or cards of a question answer; None if nothing can be picked."""
    held = phrases.hand(question) is not None
    for offer in question.offers():
        if offer.takes in ("dice", "cards", "face", "faces") or (held and offer.takes == "word"):
            return offer
    return None


def fitting(
    names: tuple[str, str],
    fulls: Callable[[], Iterable[Line]],
    short: Callable[[], Iterable[Line]],
    cells: int,
    longest: int,
    show: Callable[[Line, bool], Shown],
) -> Shown:
    """Return the fullest form that leaves room for the longest usual answer and the cursor.

    `fulls` returns the complete question, in words and bare; `short` its short forms. `names` go before it, in full and
    in short. `show` prints or brailles a line, with its dice closed up or not. A question is shortened only as far as
    it must be: first the end of the name, then the points, then the spaces between dice. Some of the name always stays.
    """
    for line, closed_up in _candidates(names, fulls, short, cells):
        shown = show(line, closed_up)
        answer = min(longest, CLOSED_UP) if closed_up or cells < SPACED else longest
        if len(shown) + 1 + answer < cells:
            break
    return shown


def _candidates(
    names: tuple[str, str], fulls: Callable[[], Iterable[Line]], short: Callable[[], Iterable[Line]], cells: int
) -> Iterator[tuple[Line, bool]]:
    begins = [plain_line(text).spans for text in dict.fromkeys(names)] if any(names) else [()]
    if cells >= NARROW:
        yield from ((Line(name + full.spans), False) for name in begins for full in fulls())
        yield from ((Line(name + brief.spans), False) for brief in short() for name in begins)
    yield from ((Line(name + brief.spans), True) for brief in short() for name in begins)


def short_name(name: str, others: Sequence[str]) -> str:
    """Return the shortest beginning of a name that no other name has."""
    rest = [other.casefold() for other in others if other != name]
    for length in range(1, len(name)):
        if not any(other.startswith(name[:length].casefold()) for other in rest):
            return name[:length].rstrip()
    return name
