"""Phrases: an event and a language become a line of typed spans.

The texts stand in `.ftl` files, those of the loop beside this file and those of a game in its package. Dice, cards and
seats go into Fluent between marks and come out as spans of their kind, so that braille can translate each by its own
rule, the voice can say cards as letters, and narrow displays can close dice up. Numbers go in as numbers, for their
plurals, and every number that comes out is a span. A field of cards comes twice: `$hand` with points, `$hand-letters`
without.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import resources
from typing import Any, Literal

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from access.terminal.terminal import NO_BREAK
from games.cards import Card, Hand, Row, Sort, in_order
from games.game import Game
from games.steps import Ask, Dice, Event, Offer, Scores, Seat, Seats, Term, Terms

HOUSE = "access.language"
"""The package of the phrases that all games share."""
LANGUAGES = ("en", "de")
Verbosity = Literal["brief", "normal", "full"]
Kind = Literal["text", "dice", "number", "seat", "cards", "letters"]

_OPEN, _CLOSE = "\ue000", "\ue001"
_MARKED = re.compile(f"{_OPEN}(dice|seat|cards|letters) ([^{_CLOSE}]*){_CLOSE}|([0-9]+)")
_MINUS = re.compile(r"(?<!\S)-(?=[0-9])")
"""The sign of a number below 0, which many screen readers pass over: it is told as a word."""


class MissingPhrase(LookupError):
    """A phrase that a game or the house does not have, or that does not format."""


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a line that is translated and shown by one rule.

    The text of cards is "TH9 A2", that of letters "TH A".
    """

    kind: Kind
    text: str

    @property
    def printed(self) -> str:
        """As it is printed. Cards are printed as they are said: a screen reader would make words of their letters."""
        return _apart(self.text) if self.kind == "cards" else self.text

    @property
    def spoken(self) -> str:
        """As it is said: "T H, 9. A, 2", and letters alone "T H, A"."""
        return _apart(self.text) if self.kind in ("cards", "letters") else self.text

    def without_points(self) -> Span:
        """Cards as letters alone."""
        return Span("letters", re.sub("[0-9]", "", self.text)) if self.kind == "cards" else self


def _glued(cards: str) -> str:
    """The blanks within each card as blanks that no line is broken at."""
    return ". ".join(card.replace(" ", NO_BREAK) for card in cards.split(". "))


def _apart(cards: str) -> str:
    """The letters of each card apart, its points behind them."""
    parts = (re.fullmatch("([A-Z]+)([0-9]*)", card) for card in cards.split())
    said = [(" ".join(part[1]), part[2]) for part in parts if part]
    return (". " if any(points for _, points in said) else ", ").join(
        f"{letters}, {points}" if points else letters for letters, points in said
    )


@dataclass(frozen=True, slots=True)
class Line:
    """One thing said: spans in order."""

    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """As it is printed."""
        return "".join(span.printed for span in self.spans)

    @property
    def spoken(self) -> str:
        """As it is said."""
        return "".join(span.spoken for span in self.spans)

    @property
    def has_cards(self) -> bool:
        """Whether cards are in it."""
        return any(span.kind in ("cards", "letters") for span in self.spans)

    def without_points(self) -> Line:
        """With the letters of its cards alone, for narrow displays."""
        return Line(tuple(span.without_points() for span in self.spans))

    @property
    def unbroken(self) -> str:
        """As it is printed, with blanks that no line is broken at within each card."""
        return "".join(_glued(span.printed) if span.kind == "cards" else span.printed for span in self.spans)

    @property
    def closed_up(self) -> str:
        """With the dice of each throw as one number, for narrow displays."""
        return "".join(span.text.replace(" ", "") if span.kind == "dice" else span.printed for span in self.spans)

    def printed(self, closed_up: bool) -> str:
        """As it is printed, with blanks between dice or closed up."""
        return self.closed_up if closed_up else self.text


def plain_line(text: str) -> Line:
    """A line of text and numbers."""
    return Line(tuple(_spans(text)))


def _mark(kind: Kind, text: str) -> str:
    return f"{_OPEN}{kind} {text}{_CLOSE}"


def _spans(text: str) -> Iterator[Span]:
    at = 0
    for match in _MARKED.finditer(text):
        if match.start() > at:
            yield Span("text", text[at : match.start()])
        yield Span("number", match[3]) if match[3] else Span(typing.cast(Kind, match[1]), match[2])
        at = match.end()
    if at < len(text):
        yield Span("text", text[at:])


Field = tuple[str, str, object]


def _fields(event: type[Any]) -> tuple[Field, ...]:
    """Field name, name in the phrases and annotated type of each field of an event or question."""
    hints = typing.get_type_hints(event)
    return tuple((f.name, f.name.replace("_", "-"), hints[f.name]) for f in fields(event))


def phrase_name(event: type[Any]) -> str:
    """LeKaque -> le-kaque."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", event.__name__).lower()


class Phrases:
    """All phrases of the house, and of one game, in one language.

    `names` are the names by seat. `own` are the seats of who listens; a listener of one seat is called "you". What was
    told before in this session is remembered, so that terms are explained the first time only. Hands are told in the
    order `sort`.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        own: Collection[int] = (),
        sort: Sort = "vowels",
    ) -> None:
        self.sort: Sort = sort
        self.game = game
        self.names = names
        self.you = next(iter(own)) if len(own) == 1 else None
        self.language = language if game is None else _spoken_language(game, language)
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._add(_text(HOUSE, f"{self.language}.ftl") or _text(HOUSE, "en.ftl") or "", "access")
        if game is not None:
            self._add(_text(game.package, f"{self.language}.ftl") or "", game.id)
        self._met: set[str] = set()
        self._words: dict[str, tuple[str, ...]] = {}
        self._known: dict[type[Any], tuple[str, tuple[Field, ...]]] = {}

    def _add(self, text: str, whose: str) -> None:
        resource = FluentParser(with_spans=False).parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingPhrase(f"the phrases of {whose} have a line that is not Fluent: {entry.content!r}")
        self._bundle.add_resource(resource)

    # What is told

    def event(self, event: Event, verbosity: Verbosity = "normal") -> tuple[Line, Line]:
        """How an event is said and printed, and how it is brailled."""
        name = self.name(type(event))
        facts = self._facts(event)
        form = {"brief": "brief", "normal": "", "full": "full"}[verbosity]
        return self._format(name, self._form(name, form), facts), self._format(name, self._form(name, "braille"), facts)

    def question(
        self, question: Ask[Any], verbosity: Verbosity = "normal", hand: bool = False
    ) -> tuple[Line, Line, Line]:
        """A question, its brief form for narrow displays, and its form in braille; or all three with the hand in it."""
        name = self.name(type(question))
        facts = self._facts(question)
        if verbosity == "brief":
            facts["first"] = "no"
        if hand:
            shown = self._format(name, "hand", facts)
            return shown.without_points(), shown.without_points(), shown
        return (
            self._format(name, "", facts),
            self._format(name, self._form(name, "brief"), facts),
            self._format(name, self._form(name, "braille"), facts),
        )

    def less(self, question: Ask[Any], form: str = "less") -> Line | None:
        """A question without what is needed least, where names or numbers are long, or with the `least` there can be.

        None without such a form.
        """
        name = self.name(type(question))
        return self._format(name, form, self._facts(question)) if self.has(name, form) else None

    def shows_hand(self, event: Event) -> bool:
        """Whether a hand is among what an event tells."""
        return any(hint == Hand for _, _, hint in self._about(type(event))[1])

    def hand(self, question: Ask[Any] | Event) -> Hand | None:
        """The hand that a question or an event shows, in the listener's order."""
        for attribute, _, hint in self._about(type(question))[1]:
            if hint == Hand and getattr(question, attribute):
                return in_order(getattr(question, attribute), self.sort)
        return None

    def allowed(self, question: Ask[Any]) -> str:
        """What may be typed at a question, in one line: as its phrase says it, else the words of its answers."""
        name = self.name(type(question))
        if self.has(name, "allowed"):
            return self._format(name, "allowed", self._facts(question)).text
        offers = (self.words(self.answer(offer))[0] for offer in question.offers())
        return self.text("loop-allowed", words=", ".join(offers))

    def longest(self, question: Ask[Any]) -> int:
        """Letters of the longest usual answer to a question."""
        name = self.name(type(question))
        if self.has(name, "longest"):
            return len(self._format(name, "longest", self._facts(question)).text)
        return max((len(self.words(self.answer(offer))[0]) for offer in question.offers()), default=0)

    def answer(self, offer: Offer[Any]) -> str:
        """The name of the phrase that lists the words of an offer."""
        own = f"{self.game.id}-answer-{offer.name}" if self.game else ""
        return own if self.has(own) else f"loop-answer-{offer.name}"

    def command(self, name: str) -> str:
        """The name of the phrase that lists the words of a command, of the game or of the house."""
        own = f"{self.game.id}-command-{name}" if self.game else ""
        return own if self.has(own) else f"loop-command-{name}"

    def term(self, name: Term) -> tuple[str, ...]:
        """The names of a term of the game: as it is told, then others by which it may be typed."""
        return self.words(f"{self.game.id if self.game else 'loop'}-term-{name}")

    def line(self, phrase: str, form: str = "", **facts: Any) -> Line:
        """A phrase by its name. Facts called `seat` and `term` are such; tuples of numbers are dice, of cards cards."""
        kinds = {"seat": Seat, "term": Term}
        wrapped = {name: self._wrap(value, kinds.get(name)) for name, value in facts.items()}
        wrapped["you"] = "seat" if self.you is not None and facts.get("seat") == self.you else "none"
        return self._format(phrase, form, wrapped)

    def text(self, phrase: str, **facts: Any) -> str:
        """A phrase by its name, as text."""
        return self.line(phrase, **facts).text

    def words(self, phrase: str) -> tuple[str, ...]:
        """The words that a phrase lists, for instance those of an answer."""
        if phrase not in self._words:
            self._words[phrase] = tuple(word.strip() for word in self.text(phrase).split(","))
        return self._words[phrase]

    def has(self, phrase: str, form: str = "") -> bool:
        """Whether there is such a phrase, in this form."""
        if not self._bundle.has_message(phrase):
            return False
        message = self._bundle.get_message(phrase)
        return form in message.attributes if form else message.value is not None

    def name(self, event: type[Any]) -> str:
        """The name of the phrase that tells events or questions of this class; those of all games are the house's."""
        module = event.__module__
        ours = self.game is None or module.startswith("access.") or module.rpartition(".")[0] == "games"
        return f"{'loop' if ours or self.game is None else self.game.id}-{phrase_name(event)}"

    def respelled(self) -> dict[str, str]:
        """What a voice of this language must be given instead of a printed word."""
        name = f"{self.game.id}-spoken" if self.game else ""
        pairs = (pair.split(":") for pair in self.text(name).split(";")) if self.has(name) else ()
        return {word.strip(): said.strip() for word, said in pairs}

    # How it is done

    def _form(self, name: str, wanted: str) -> str:
        """The form of a phrase that there is: games from elsewhere may have only the value."""
        return wanted if wanted and self.has(name, wanted) else ""

    def _about(self, event: type[Any]) -> tuple[str, tuple[Field, ...]]:
        """The phrase and the fields of a class of events or questions."""
        if event not in self._known:
            self._known[event] = (self.name(event), _fields(event))
        return self._known[event]

    def _facts(self, event: Event | Ask[Any]) -> dict[str, str | FluentType]:
        name, known = self._about(type(event))
        met = f"{name} {event.seat if isinstance(event, Ask) else self._kind(event)}"  # each is asked in words once
        facts: dict[str, str | FluentType] = {"first": "no" if met in self._met else "yes", "you": "none"}
        self._met.add(met)
        for attribute, variable, hint in known:
            value = getattr(event, attribute)
            facts[variable] = self._wrap(value, hint)
            if hint == Hand or hint is Row:
                facts[f"{variable}-letters"] = _mark("letters", " ".join(card[0] for card in self._sorted(value, hint)))
            if hint is Seat and value == self.you:
                facts["you"] = variable
        return facts

    def _kind(self, event: Event) -> str:
        """What kind of thing an event tells, where it has kinds: each has terms of its own to explain."""
        known = self._about(type(event))[1]
        return " ".join(getattr(event, name) for name, _, hint in known if typing.get_origin(hint) is Literal)

    def _wrap(self, value: Any, hint: object = None) -> str | FluentType:
        if hint is Seat:
            return self._seat(value)
        if hint is Term:
            return self.term(value)[0]
        if hint == Terms:
            return ", ".join(self.term(name)[0] for name in value)
        if hint == Seats:
            return ", ".join(map(self._seat, value))
        if hint == Scores:
            return ", ".join(f"{self._seat(seat)} {number}" for seat, number in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return FluentInt(value, useGrouping=False)
        if hint == Hand or hint is Row or (isinstance(value, tuple) and value and isinstance(value[0], Card)):
            return _mark("cards", " ".join(f"{card[0]}{card[1]}" for card in self._sorted(value, hint)))
        if hint == Dice or isinstance(value, tuple):
            return _mark("dice", " ".join(map(str, value)))
        return str(value)

    def _seat(self, seat: int) -> str:
        return _mark("seat", self.names[seat] if seat < len(self.names) else str(seat + 1))

    def _sorted(self, cards: Hand, hint: object) -> Hand:
        return in_order(cards, self.sort) if hint == Hand else cards

    def _format(self, phrase: str, form: str, facts: Mapping[str, Any]) -> Line:
        if not self.has(phrase, form):
            raise MissingPhrase(f"there is no phrase {phrase}{'.' * bool(form)}{form} in {self.language}")
        message = self._bundle.get_message(phrase)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise MissingPhrase(f"the phrase {phrase} in {self.language} does not format: {errors[0]}")
        return Line(tuple(_spans(_MINUS.sub("minus ", str(text)))))


def game_languages(game: Game) -> tuple[str, ...]:
    """The languages that a game has phrases in."""
    files = (entry.name for entry in resources.files(game.package).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl")))


def _spoken_language(game: Game, wanted: str) -> str:
    """The wanted language, or the first that the game has."""
    languages = game_languages(game)
    if not languages:
        raise MissingPhrase(f"the game {game.id} has no phrases in {game.package}")
    return wanted if wanted in languages else ("en" if "en" in languages else languages[0])


def title(game: Game, language: str) -> str:
    """What a game is called. Its line is looked for as it stands: to read all phrases takes a while in a menu."""
    text = _text(game.package, f"{_spoken_language(game, language)}.ftl") or ""
    found = re.search(rf"^{re.escape(game.id)} = ([^{{}}\n]+)$", text, re.MULTILINE)
    return found[1].strip() if found else Phrases(language, game).text(game.id)


def guide(game: Game, language: str) -> tuple[str, ...]:
    """The guide of a game, paragraph by paragraph, each as one line of text. Raises MissingPhrase."""
    for wanted in (language, "en", "de"):
        text = _text(game.package, f"guide.{wanted}.md")
        if text is not None:
            return tuple(" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text.strip()))
    raise MissingPhrase(f"the game {game.id} has no guide in {game.package}")


def _text(package: str, name: str) -> str | None:
    try:
        return (resources.files(package) / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
