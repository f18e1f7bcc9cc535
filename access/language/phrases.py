"""Phrases for one listener: an event, a question or a phrase by its name becomes a line.

Dice, cards and seats are facts that are lines, and come out as spans of their kind. So braille can translate each by
its own rule, the voice can say letters, and narrow displays can close dice up. Numbers are passed as numbers, for their
plurals, and every number that comes out is a span. A field of cards is passed twice: `$hand`, and `$hand-short` in its
short form; letter cards are then without their points.

Beside them which listeners are told an event, and in which wording: a listener gets one explanation for each term and
each question (T-5). Typed text is compared and repeated here, and times are told as people say them.
"""

from __future__ import annotations

import errno
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property, lru_cache
from math import ceil
from time import time
from typing import TYPE_CHECKING, Any, Literal

from access.language.line import USUALLY, Fact, How, Item, Line, OwnForms, OwnQuestion, Span, join_lines, printable
from access.language.texts import Texts, game_title, is_game, texts
from access.system import environment
from access.system.environment import codes, facts
from games.cards import Card, Hand, Row, Sort, in_order
from games.data import frozen
from games.steps import (
    Ask,
    Dice,
    Event,
    Face,
    FaceHand,
    Faces,
    Offer,
    Scores,
    Seat,
    SeatEvent,
    Seats,
    Shape,
    Term,
    Terms,
    Wording,
)
from wordlists.spelling import cut, unaccented

if TYPE_CHECKING:
    from games.game import Game


def dice(faces: Iterable[object]) -> Span:
    """Return dice, or any numbers of one throw."""
    return _dice(tuple(map(str, faces)))


@lru_cache(maxsize=2048)
def _dice(faces: tuple[str, ...]) -> Span:
    return Span("dice", items=tuple(map(_die, faces)))


@lru_cache(maxsize=256)
def _die(face: str) -> Item:
    return Item(face, face, face, face)


def letter_cards(cards: Iterable[Card]) -> Span:
    """Return letter cards with their points; in short form their letters alone.

    Cards with points are printed as they are spoken: a screen reader would read their letters as words.
    """
    return _letter_cards(tuple(cards))


@lru_cache(maxsize=1024)
def _letter_cards(cards: tuple[Card, ...]) -> Span:
    found = tuple(map(_letter_card, cards))
    short = Span("cards", items=tuple([each for _, each in found]), between=(" ", ", "))
    return Span("cards", items=tuple([each for each, _ in found]), between=(". ", ". "), short=short)


@lru_cache(maxsize=1024)
def _letter_card(card: Card) -> tuple[Item, Item]:
    """Return a letter card with and without its points."""
    letters, points = card
    apart, small = " ".join(letters), letters.lower()
    with_points = f"{apart}, {points}"
    return Item(with_points, with_points, f"{small}{points}", letters), Item(letters, apart, small, letters)


def faces(cards: Iterable[str], item: Callable[[str], Item]) -> Span:
    """Return cards of any kind by their faces; in short form their braille names are printed."""
    found = tuple(map(item, cards))
    brief = tuple(each._replace(printed=each.braille) for each in found)
    short = Span("cards", items=brief, between=(" ", ", "))
    return Span("cards", items=found, between=(", ", ", "), short=short)


OF_WINDOWS = {32: "in-use", 33: "in-use", 123: "no-name"}
"""The reasons of errors of Windows for which Python tells another one: no permission, or no ordinary file."""
Verbosity = Literal["brief", "normal", "full"]
_FORMS: Mapping[Verbosity, str] = {"brief": "brief", "normal": "", "full": "full"}


class Phrases:
    """The phrases that all games share, and those of one game, for one listener.

    `names` are the names by seat. `own` are the listener's seats; a listener of one seat is called "you". Hands are
    sorted by `sort`. Without `flavour` calls are not explained, and looks not told.

    Raises MissingPhrase for phrases that are not Fluent.
    """

    __slots__ = ("flavour", "game", "names", "sort", "texts", "you")

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        own: Collection[int] = (),
        sort: Sort = "vowels",
        flavour: bool = True,
    ) -> None:
        self.texts: Texts = texts(language, game)
        self.flavour = flavour
        self.game = game
        self.names = names
        self.you = next(iter(own)) if len(own) == 1 else None
        self.sort: Sort = sort

    @property
    def language(self) -> str:
        """The language of the phrases: the one asked for, or one that the game has."""
        return self.texts.language

    # Events and questions

    def event(
        self, event: Event, verbosity: Verbosity = "normal", new: bool = False
    ) -> tuple[Line, Callable[[], Line]]:
        """Return an event as it is spoken and printed, and what makes its braille: few outputs want it.

        Its terms are explained if `new`. The facts of both are those of now.
        """
        name, facts = self._event(event, new)
        line = self.texts.format(name, self._form(name, _FORMS[verbosity]), facts)
        return line, lambda: self.texts.format(name, self._form(name, "braille"), facts)

    def event_in_braille(self, event: Event) -> Line:
        """Return an event as it is brailled; no term is explained."""
        name, facts = self._event(event, new=False)
        return self.texts.format(name, self._form(name, "braille"), facts)

    def event_in_cells(self, event: Event, on_turn: bool, marks: Mapping[str, str]) -> Line:
        """Return an event as cells of a table of seats; `on_turn` if it is the turn of its seat.

        `marks` stand in place of the facts of their variables.
        """
        name, facts = self._event(event, new=False)
        form = self._form(name, "cells") or self._form(name, "braille")
        return self.texts.format(name, form, {**facts, "turn": "yes" if on_turn else "no", **marks})

    def _event(self, event: Event, new: bool) -> tuple[str, Mapping[str, Fact | Line]]:
        name, facts = self.name(type(event)), self._facts(event, new and self.flavour)
        return name, facts if self.flavour else facts | dict.fromkeys(event.flavour, "no")

    def question(self, question: Ask[Any], how: How = USUALLY) -> Forms:
        """Return the forms of a question, each made when it is wanted."""
        return self.wordings(question).forms(how)

    def wordings(self, question: Ask[Any]) -> Phrased | OwnQuestion:
        """Return the wordings of a question: those that it brings, else its phrases."""
        brought: OwnQuestion | None = question.wordings
        return Phrased(self, question) if brought is None else brought

    def told(self, question: Ask[Any], form: str) -> str | None:
        """Return a form of a question as text, or None if it has no such form."""
        return self.wordings(question).told(form)

    def allowed(self, question: Ask[Any]) -> str:
        """Return the possible answers to a question in one line."""
        return self.wordings(question).allowed

    def shows_hand(self, event: Event) -> bool:
        """Tell whether an event shows a hand."""
        return bool(self.texts.form(type(event)).hands)

    def is_private(self, event: Event, held: bool = False) -> bool:
        """Tell whether an event that a player asks for is for that player alone; `held` if it tells a hand (T-4)."""
        return held or self.shows_hand(event) if event.private is None else event.private

    def hand(self, told: Ask[Any] | Event) -> Span | None:
        """Return the hand that a question or an event shows, in the listener's order; None if there is none."""
        return self.wordings(told).hand if isinstance(told, Ask) else self.held(told)

    def held(self, told: Ask[Any] | Event) -> Span | None:
        """Return the first of the fields that is a hand with cards; None if there is none."""
        found = (self._cards(getattr(told, hand.attribute), hand.hint) for hand in self.texts.form(type(told)).hands)
        return next((hand for hand in found if hand is not None and hand.items), None)

    def items(self, event: Event) -> tuple[Span, ...]:
        """Return the dice and the cards of an event, without its words."""
        fields = [(getattr(event, field.attribute), field.hint) for field in self.texts.form(type(event)).items]
        found = [dice(value) if hint == Dice else self._cards(value, hint) for value, hint in fields]
        return tuple([span for span in found if span is not None and span.items])

    # Phrases by name

    def line(self, phrase: str, form: str = "", /, **facts: Any) -> Line:
        """Return a phrase by its name. Games become titles, `seat` a name, `term` a term, tuples dice or cards."""
        if not facts and (known := self.texts.mere(phrase, form)) is not None:
            return known
        kinds = {"seat": Seat, "term": Term}
        wrapped: dict[str, Fact | Line] = {name: self._wrap(value, kinds.get(name)) for name, value in facts.items()}
        wrapped["system"], wrapped["python"] = environment.system(), environment.python_apart()
        wrapped["you"] = "seat" if self.you is not None and facts.get("seat") == self.you else "none"
        return self.texts.format(phrase, form, wrapped)

    def text(self, phrase: str, **facts: Any) -> str:
        """Return a phrase by its name, as text."""
        return self.line(phrase, **facts).text

    def worded(self, value: object, *phrases: str) -> str:
        """Return a value by the first of these phrases that there is; without one as it is."""
        found = next(filter(self.has, phrases), None)
        return str(value) if found is None else self.text(found)

    def words(self, phrase: str) -> tuple[str, ...]:
        """Return the words that a phrase lists, for instance those of an answer."""
        return self.texts.words(phrase)

    def language_name(self, code: str) -> str:
        """Return the name of a language: in the listener's words if they have one, else in its own."""
        return self.text(f"language-{code}") if self.texts.is_own(f"language-{code}") else facts(code).name

    def has(self, phrase: str, form: str = "") -> bool:
        """Tell whether a phrase exists, in this form."""
        return self.texts.has(phrase, form)

    def name(self, told: type[Any]) -> str:
        """Return the name of the phrase for a class of events or questions."""
        return self.texts.form(told).name

    def is_of_the_house(self, question: Ask[Any]) -> bool:
        """Tell whether a question is one of the house, and not of a game."""
        return self.name(type(question)).startswith("loop-")

    def answer(self, offer: Offer[Any]) -> str:
        """Return the name of the phrase that lists the words of an offer."""
        return self.texts.named(f"answer-{offer.name}")

    def command(self, name: str) -> str:
        """Return the name of the phrase that lists the words of a command, of the game or built in."""
        return self.texts.named(f"command-{name}")

    def term(self, name: Term) -> tuple[str, ...]:
        """Return the names of a term, of the game or built in: first the one that is told, then others to be typed."""
        return self.words(self.name_phrase(name))

    def about(self, name: Term, made: Callable[[Term], Event]) -> str:
        """Return the use of a term: the few words of the event about it, without its name; made once."""
        if (known := self.texts.about.get(name)) is None:
            known = self.texts.about[name] = self.use(name, made(name))
        return known

    def use(self, name: Term, told: Event) -> str:
        """Return the few words of an event about a term, those of its cells or else in braille, without its name."""
        return self.event_in_cells(told, False, {}).text.removeprefix(self.term(name)[0]).lstrip(": ")

    def name_phrase(self, name: str, shape: Shape | None = "term") -> str:
        """Return the phrase with the names of a term, of the game or else of the house, or of a card by its face."""
        if shape in ("face", "faces"):
            return f"{self.texts.game}-card-{name}"
        own = f"{self.texts.game or 'loop'}-term-{name}"
        return own if self.has(own) else f"loop-term-{name}"

    # Facts

    def _form(self, name: str, wanted: str) -> str:
        """Return the wanted form if it exists, else the value: games of other authors may have no more."""
        return wanted if wanted and self.has(name, wanted) else ""

    def _facts(self, told: Event | Ask[Any], new: bool = False) -> dict[str, Fact | Line]:
        facts: dict[str, Fact | Line] = {"first": "yes" if new else "no", "you": "none", "turn": "no"}
        for field in self.texts.form(type(told)).fields:
            value, hint = getattr(told, field.attribute), field.hint
            if field.plain:
                facts[field.variable] = value if type(value) is int else self._wrap(value, hint)
                continue
            facts[field.variable] = self._wrap(value, hint)
            if (cards := self._cards(value, hint)) is not None:
                facts |= {field.variable: Line((cards,)), f"{field.variable}-short": Line((cards.shortened(),))}
                facts[f"{field.variable}-two"] = " ".join(item.typed for item in cards.items[-2:]).upper()
            if hint in (Dice, Terms):
                facts[f"{field.variable}-count"] = len(value)
            if hint == Scores:
                facts |= self._scores(field.variable, value)
            if hint == Terms and isinstance(told, Ask):
                facts[f"{field.variable}-begun"] = self.texts.begun(value)
            if hint == Seats:
                others = [seat for seat in value if seat != self.you]
                facts[f"{field.variable}-you"] = "yes" if len(others) < len(value) else "no"
                facts[f"{field.variable}-others"] = self._wrap(tuple(others), Seats) if others else "none"
            if hint is Seat and value == self.you:
                facts["you"] = field.variable
        least, most = getattr(told, "least", None), getattr(told, "most", None)
        facts["only"] = "yes" if least is not None and least == most else "no"
        return facts

    def _scores(self, variable: str, scores: Scores) -> dict[str, Fact | Line]:
        """Return how many scores there are, the name and the score of the first, and those of all but the listener."""
        first = scores[0] if scores else (0, 0)
        parts: dict[str, Fact | Line] = {"count": len(scores), "name": self._seat(first[0]), "score": first[1]}
        others = tuple(score for score in scores if score[0] != self.you)
        parts["others"] = self._wrap(others, Scores) if others else "none"
        return {f"{variable}-{part}": fact for part, fact in parts.items()}

    def _wrap(self, value: Any, hint: object = None) -> Fact | Line:
        if (wrap := _WRAPS.get(hint)) is not None:
            return wrap(self, value)
        if isinstance(value, int):
            return value if not isinstance(value, bool) else "yes" if value else "no"
        if isinstance(value, Span):
            return Line((value,))
        if isinstance(value, tuple):
            cards = bool(value) and isinstance(value[0], Card)
            return Line((letter_cards(value) if cards else dice(value),))
        if isinstance(value, float):
            return (f"{value:.0f}" if abs(value) >= 1000 else f"{value:.4g}").replace(".", self.text("number-mark"))
        if isinstance(value, OSError):
            return self._why(value)
        if isinstance(value, dict):
            return ", ".join(self.text(phrase, count=count) for phrase, count in value.items())
        if isinstance(value, str) or not is_game(value):
            return self.fact(str(value))
        return game_title(value, self.language)

    def fact(self, text: str) -> str:
        """Return a text of a fact, or a name, as it is told."""
        return printable(text)

    def _why(self, error: OSError) -> str:
        """Return the reason of an error with a file: in our words, or in the system's if we have none."""
        known = OF_WINDOWS.get(getattr(error, "winerror", 0))
        code = errno.errorcode.get(error.errno or 0, "").removeprefix("WSA")  # of sockets on Windows
        name = f"why-{known or code}"
        return self.text(name) if self.has(name) else error.strerror or type(error).__name__

    def _seat(self, seat: int) -> Line:
        return Line((Span("seat", self.fact(self.names[seat]) if seat < len(self.names) else str(seat + 1)),))

    def _score(self, seat: int, score: int) -> Line:
        return join_lines((self._seat(seat), self.texts.number_line(score)), " ")

    def _cards(self, value: Any, hint: object) -> Span | None:
        """Return a field of cards; None for any other field."""
        return None if (shown := _CARDS.get(hint)) is None else shown(self, value)

    def face(self, face: str) -> Item:
        """Return a card by its face: its first name, and its short one, by which it is typed, too."""
        phrase = self.name_phrase(face, "face")
        names = self.words(phrase)
        short = self.line(phrase, "braille").text if self.has(phrase, "braille") else min(names, key=len)
        return Item(names[0], names[0], short, short if short in names else min(names, key=len))


_WRAPS: Mapping[object, Callable[[Phrases, Any], Fact | Line]] = {
    Seat: lambda phrases, seat: phrases._seat(seat),
    Term: lambda phrases, term: phrases.term(term)[0],
    Terms: lambda phrases, terms: ", ".join(phrases.term(name)[0] for name in terms),
    Seats: lambda phrases, seats: join_lines(map(phrases._seat, seats), ", "),
    Scores: lambda phrases, scores: join_lines((phrases._score(*score) for score in scores), ", "),
}
_CARDS: Mapping[object, Callable[[Phrases, Any], Span]] = {
    Hand: lambda phrases, hand: letter_cards(in_order(hand, phrases.sort)),
    Row: lambda phrases, row: letter_cards(row),
    Faces: lambda phrases, cards: faces(cards, phrases.face),
    FaceHand: lambda phrases, cards: faces(cards, phrases.face),
    Face: lambda phrases, card: faces((card,), phrases.face),
}
"""The types of fields that are cards."""


def in_all_languages() -> Iterable[Phrases]:
    """Return the phrases of the house in all languages, English first."""
    return map(Phrases, codes())


class Phrased:
    """The words of a question that phrases ask, for one listener."""

    __slots__ = ("_name", "_phrases", "_question")

    def __init__(self, phrases: Phrases, question: Ask[Any]) -> None:
        self._phrases, self._question, self._name = phrases, question, phrases.name(type(question))

    def forms(self, how: How) -> QuestionForms:
        """Return the forms of the question, with its facts as they are now."""
        return QuestionForms(self._phrases, self._question, how)

    def told(self, form: str) -> str | None:
        """Return a form as text, or None if it has no such form."""
        if not self._phrases.has(self._name, form):
            return None
        return self._phrases.texts.format(self._name, form, self._phrases._facts(self._question)).text

    @property
    def allowed(self) -> str:
        """The possible answers in one line: its own phrase, else the words of its answers."""
        shown = (offer for offer in self._question.offers() if not offer.hidden)
        words = (self._phrases.words(self._phrases.answer(offer))[0] for offer in shown)
        told = self.told("allowed")
        return self._phrases.text("loop-allowed", words=", ".join(words)) if told is None else told

    @property
    def hand(self) -> Span | None:
        """The hand that it shows."""
        return self._phrases.held(self._question)

    @property
    def met(self) -> tuple[object, ...]:
        """The key under which a person has met it: each seat is asked in words once for each kind."""
        kinds = self._phrases.texts.form(type(self._question)).kinds
        return self._name, self._question.seat, *(getattr(self._question, kind) for kind in kinds)


class QuestionForms:
    """The forms of a question of a game, with the facts as they were when it was asked."""

    def __init__(self, phrases: Phrases, question: Ask[Any], how: How) -> None:
        self._phrases, self._question, self._hand, self._turned = phrases, question, how.hand, how.turned
        self._name = phrases.name(type(question))
        self._facts = phrases._facts(question, how.new and not how.brief)
        self._known = {**self._facts, "first": "no"}

    @cached_property
    def full(self) -> Line:
        """The question as it is asked now."""
        if self._hand:
            return self.braille.shortened()
        return self._line("", {**self._facts, "turn": "yes" if self._turned else "no"})

    @cached_property
    def bare(self) -> Line:
        """The question without words."""
        if self._facts["first"] == "no" and (self._hand or not self._turned):
            return self.full
        if self._hand:
            return self._line("hand", self._known).shortened()
        first = "no" if self._facts["first"] == "no" else "bare"
        return self._line("", {**self._known, "turn": "no", "first": first})

    @cached_property
    def brief(self) -> Line:
        """The question for narrow displays."""
        brief = self._line(self._phrases._form(self._name, "hand-brief" if self._hand else "brief"), self._facts)
        return brief.shortened() if self._hand else brief

    @cached_property
    def braille(self) -> Line:
        """The question in braille."""
        return self._line("hand" if self._hand else self._phrases._form(self._name, "braille"), self._facts)

    @cached_property
    def less(self) -> Line | None:
        """The question without its least needed part, if it has such a form and does not show the hand."""
        return self._fewer("less", self._facts)

    @cached_property
    def least(self) -> Line | None:
        """The question in its shortest form, under the same condition."""
        return self._fewer("least", self._known)

    @cached_property
    def longest(self) -> int:
        """The number of letters of the longest usual answer."""
        phrases = self._phrases
        if phrases.has(self._name, "longest"):
            return len(self._line("longest", self._known).text)
        return max((len(phrases.words(phrases.answer(offer))[0]) for offer in self._question.offers()), default=0)

    @property
    def figure(self) -> str:
        """The figure drawn large beside the question, such as the points at stake; empty without such a form."""
        texts = self._phrases.texts
        return texts.kept(self._name, "figure", self._known) if texts.has(self._name, "figure") else ""

    def _fewer(self, form: str, facts: Mapping[str, Fact | Line]) -> Line | None:
        wanted = not self._hand and self._phrases.has(self._name, form)
        return self._line(form, facts) if wanted else None

    def _line(self, form: str, facts: Mapping[str, Fact | Line]) -> Line:
        return self._phrases.texts.format(self._name, form, facts)


Forms = OwnForms | QuestionForms
"""The forms of a question."""


ECHOED = 20
"""The most letters that are repeated of text that was not understood."""


def normal(text: str) -> str:
    """Return text in its form for comparing: without case, accents, control characters and an end mark; ae for ä."""
    if not (text.isascii() and text.isprintable()):
        text = "".join(c for c in unicodedata.normalize("NFC", text) if c.isprintable() or c.isspace())
    words = " ".join(unaccented(text).split())
    return words.rstrip(".!?").rstrip() or words


def echo(typed: str, most: int = ECHOED) -> str:
    """Return typed text as it can be repeated in a sentence: without control characters and its own end mark.

    Of a long one return the beginning, and a sign.
    """
    text = printable(typed).strip()
    return cut(text.rstrip(".!?:").rstrip() or text, most)


def behind(typed: str) -> str:
    """Return the text after the first word."""
    kept = "".join(c for c in unicodedata.normalize("NFC", typed) if c.isprintable() or c.isspace())
    _, rest = split(" ".join(kept.split()).removeprefix("/").strip())
    return rest


def split(text: str) -> tuple[str, str]:
    """Return the first word and the rest, split at a space or a comma, or in front of a number."""
    found = re.match(r"([^\W\d_]+)(?:[ ,;]+|(?=\d))", text)
    return (found[1], text[found.end() :]) if found else (text.partition(" ")[0], text.partition(" ")[2])


Others = Literal["off", "line", "brief", "normal", "full"]
"""The part of others' turns that a listener is told: nothing, a line a turn, or each step in this wording."""


@frozen
class Hearing:
    """The settings of a listener: the wording, the turns of others, and the points between two lines of a progress."""

    verbosity: Verbosity = "normal"
    others: Others = "line"
    progress: int = 10


USUAL = Hearing()


@frozen
class Here:
    """The seats at one place, and whether persons throw real dice there."""

    seats: frozenset[int] = frozenset()
    moves_dice: bool = False


def is_told(event: Event, hearing: Hearing, here: Here, touched: bool) -> bool:
    """Tell whether a listener at a place hears an event, which is about one of the seats there if they are `touched`.

    What concerns the whole table is always told.
    """
    telling, wanted, others = event.telling, Wording[hearing.verbosity.upper()], hearing.others
    if touched:
        return (telling.own if len(here.seats) == 1 else telling.beside) <= wanted
    if here.moves_dice:
        return telling.dice <= wanted
    if others == "off":
        return not event.about and telling.others is Wording.BRIEF
    if others == "line":
        return telling.others <= min(wanted, Wording.NORMAL)
    if telling.summary:
        return False  # all that it sums up is told
    is_step = telling.others is Wording.FULL and telling.own is not Wording.FULL
    return telling.others <= Wording.NORMAL or is_step or (others == "full" and telling.others is Wording.FULL)


def wording(event: Event, hearing: Hearing, touched: bool) -> Verbosity:
    """Return the wording in which a listener hears an event."""
    if hearing.others == "off" or hearing.others == "line" or not event.about or touched:
        return hearing.verbosity
    return hearing.others


def touches(event: Event, seats: Collection[int]) -> bool:
    """Tell whether an event is about one of these seats."""
    return bool([seat for seat in event.about if getattr(event, seat) in seats])


def is_typed_by(event: Event, seat: int | None) -> bool:
    """Tell whether a seat knows an event already, since its player typed or saw it."""
    return isinstance(event, SeatEvent) and event.seat == seat and event.telling.own is Wording.NEVER


class Explained:
    """The terms, by the event that used them, and the questions that were explained to one listener (T-5)."""

    __slots__ = ("_met", "introduced")

    def __init__(self) -> None:
        self._met: set[tuple[object, ...]] = set()
        self.introduced: set[int] = set()
        """The seats of experienced players, without an introduction to questions."""

    def first(self, phrases: Phrases, told: Event | Ask[Any]) -> bool:
        """Tell whether this is the first event or question of its kind, and remember it."""
        if isinstance(told, Ask):
            met = phrases.wordings(told).met
        else:
            form = phrases.texts.form(type(told))
            met = (form.name, *(getattr(told, name) for name in form.kinds))
        return self.is_new(*met)

    def introduction(self, phrases: Phrases, question: Ask[Any]) -> str | None:
        """Return the introduction to a question unless this seat was told it before, and remember it."""
        told = phrases.told(question, "first")
        return told if told and self.is_new(question.seat, told) else None

    def is_new(self, *met: object) -> bool:
        """Tell whether something was never met, and remember it."""
        is_first = met not in self._met
        self._met.add(met)
        return is_first


MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
WEEK = 7
"""Days after which a date is told."""


def ago(seconds: float, phrases: Phrases, counts_seconds: bool = False) -> str:
    """Return how long ago something was, such as "2 minutes ago"; less than a minute is now, unless seconds count."""
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        if seconds >= length:
            return phrases.text("time-ago", unit=unit, count=int(seconds // length))
    unit, count = ("second", int(seconds)) if counts_seconds and seconds >= 1 else ("now", 0)
    return phrases.text("time-ago", unit=unit, count=count)


def time_left(until: float, now: float) -> dict[str, int]:
    """Return the minutes until a moment, from an hour on the hours, else 0; begun ones count whole."""
    minutes = max(ceil((until - now) / MINUTE), 1)
    return {"minutes": minutes, "hours": ceil(minutes / 60) if minutes >= 60 else 0}


def day(moment: float, phrases: Phrases) -> str:
    """Return the day of a moment, in seconds since 1970, such as "3 May 2026"."""
    found = datetime.fromtimestamp(moment)
    return phrases.text("time-day", day=found.day, month=found.month, year=found.year)


def when(moment: float, phrases: Phrases, now: float | None = None) -> str:
    """Return when something was, such as "today at 9", "yesterday at 21:30", "3 days ago" or "on 3 May 2026"."""
    found, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(time() if now is None else now)
    days = (today.date() - found.date()).days
    if days in (0, 1):
        clock = f"{found.hour}:{found.minute:02}" if found.minute else str(found.hour)
        return phrases.text("time-today" if days == 0 else "time-yesterday", clock=clock)
    if 1 < days < WEEK:
        return phrases.text("time-ago", unit="day", count=days)
    return phrases.text("time-on", day=day(moment, phrases))
