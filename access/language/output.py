"""Lines for outputs, and the base of all outputs: a terminal, a voice, a braille display, sounds.

A question has several forms; an output chooses the fullest that fits a display together with the answer. Beside them
the sounds of an event, as one place hears it, and the manner of outputs: a voice, its engine, marks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Sized
from functools import lru_cache, partial
from typing import Any, Literal, TypeVar

from access.language.line import USUALLY, AllOffered, How, Item, Line, OwnForms, plain_line
from access.language.phrases import Forms, Phrases
from games.data import frozen
from games.steps import Ask, Event, Offer, Sound

SoundLevel = Literal["off", "bell", "some", "all"]
"""The sounds that one hears: none, the terminal's bell at one's turn, those of one's own play, or those of all."""
SMALL = frozenset({"keep"})
"""Sounds of a choice that the player has just typed."""
SOUND_NAMES = (
    *("turn", "dice-1", "dice-2", "dice-3", "dice-4", "far-dice-1", "far-dice-2", "far-dice-3", "far-dice-4"),
    *("keep", "card", "swap", "chips-out", "chips-in", "bank", "bust", "crash", "call", "rob", "joker"),
    *("refused", "saved", "round", "talk", "win", "loss"),
)
"""All sounds, in the order in which they are introduced."""
MOST_DICE = 4
"""From this many dice on, the sound is the same."""


@frozen
class Cue:
    """A sound by its name, and whether it is `far`: another player's."""

    name: str
    far: bool = False

    def is_heard(self, level: SoundLevel) -> bool:
        """Tell whether a listener with this level hears it."""
        return level == "all" or (level == "some" and not self.far and self.name not in SMALL)


def cues(event: Event, seats: Collection[int], touched: bool) -> tuple[Cue, ...]:
    """Return the sounds of an event at a place with these seats, which it is about if they are `touched`."""
    far = bool(event.about) and not touched
    return tuple([_cue(_name(sound, event, seats, far), far) for sound in event.sounds])


_cue = lru_cache(maxsize=128)(Cue)


def _name(sound: Sound, event: Event, seats: Collection[int], far: bool) -> str:
    if sound == "dice":
        return f"{'far-' if far else ''}dice-{min(_dice(event), MOST_DICE)}"
    if sound in _TO_OTHERS and seats and not any(seat in seats for seat in _winners(event)):
        return _TO_OTHERS[sound]
    return sound


_TO_OTHERS: Mapping[Sound, str] = {"win": "loss", "chips-in": "round"}
"""The sound of a gain to those who do not get it."""


def _dice(event: Event) -> int:
    """Return the number of dice that an event shows."""
    shown = (getattr(event, field, None) for field in ("throw", "dice", "die"))
    return next((len(dice) for dice in shown if isinstance(dice, tuple) and dice), 1)


def _winners(event: Event) -> Iterator[int]:
    for field in ("seat", "to"):
        if hasattr(event, field):
            yield getattr(event, field)
    yield from getattr(event, "winners", ())


KEPT = 1000
"""Lines that can be read again."""


@frozen
class Said:
    """A line as it is printed and spoken, and as it is brailled; a `private` one is only for its seat.

    One that `replaces`, such as a progress, takes the place of the line of this kind before it, where a voice has not
    said that yet, and on a display. One that `passes` does not wait there until it is read. One that was `asked` for
    answers a command.
    """

    line: Line
    felt: Line | Callable[[], Line]
    """The line in braille, or what makes it when an output asks for it."""
    private: bool = False
    replaces: bool = False
    passes: bool = False
    asked: bool = False

    @property
    def braille(self) -> Line:
        """The line as it is brailled."""
        if not isinstance(self.felt, Line):
            object.__setattr__(self, "felt", self.felt())
        assert isinstance(self.felt, Line)
        return self.felt


def said_text(text: str) -> Said:
    """Return a text that is the same in print, speech and braille."""
    line = plain_line(text)
    return Said(line, line)


@frozen
class WaitingLine:
    """A line that waits until it is read.

    A `line` is cut into pieces that fit, and `at` is the piece that is shown first; a `prompt` is one piece; a `hand`
    waits for Enter alone. A `fresh` line was not presented before; one that was `covered` gave way to another line.
    """

    said: Said
    kind: Literal["line", "prompt", "hand"]
    at: int = 0
    fresh: bool = True
    covered: bool = False


@frozen
class OutputKind:
    """A kind of output. Others at the same keyboard who have none of this kind hear or read along.

    One that `holds` shows a line until it is read; one that `speaks` has a rate and a volume.
    """

    name: str
    holds: bool = False
    speaks: bool = False


class Output:
    """Presents lines and questions to one listener. This one presents nothing: an output overrides what it does."""

    kind: OutputKind | None = None
    """The kind of output; None if it is of use to its own listener alone."""

    def connected(self) -> bool:
        """Tell whether a device that holds lines answers now."""
        return False

    def news(self) -> str | None:
        """Return, once, the phrase that says that the device was lost or came back."""
        return None

    def play(self, cues: Iterable[Cue]) -> None:
        """Play sounds, before the lines that they go with."""

    def take(self) -> None:
        """Present to this listener from now on."""

    def present(self, lines: Sequence[Said]) -> None:
        """Present lines, in order."""

    def settle(self) -> None:
        """Show the presented lines: no question follows now."""

    def unread(self) -> bool:
        """Tell whether a device that holds lines has some that were not read."""
        return False

    def ask(self, question: Question, typed: str = "", again: bool = False) -> None:
        """Present a question, with the text typed so far. It stays until `answered`."""

    def ask_text(self, prompt: Line, typed: str = "") -> None:
        """Present a prompt at which any text may be typed. It stays until `answered`."""

    def stand(self, line: WaitingLine, typed: str = "") -> None:
        """Present a line that stays until `answered`."""

    def typed(self, text: str, cursor: int) -> None:
        """Show the line being typed after a change."""

    def answered(self) -> None:
        """Close the question: nothing is asked any more."""

    def hush(self) -> None:
        """Stop what still sounds: the question was answered. A key silences the voice before that, by `Desk._hush`."""

    def forget(self, seat: int) -> None:
        """Drop the private lines of this seat."""

    def finish(self) -> None:
        """Wait until everything is presented."""

    def close(self) -> None:
        """Release the resources of the output. It may be called twice."""


NOTHING = Output()
"""The output that takes the place of a missing one."""


Mark = Literal["dots", "cell", "off"]
"""The marks of a display for the cursor."""
Engine = Literal["auto", "speech-dispatcher", "own"]
"""The programs that speak."""


@frozen
class Manner:
    """The manner of a voice: language, voice of the engine, rate in words a minute, volume in percent.

    The default language is that of the worker, the default voice is one of the language.
    """

    language: str = ""
    voice: str = ""
    rate: int = 200
    volume: int = 100


MANNER = Manner()


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
        yield self.full
        yield self.forms.bare
        yield self.hand

    def printed(self, cells: int) -> str:
        """Return the fullest form that fits this many columns."""
        return self._fitting(self._in_print, cells, Line.printed)

    @property
    def is_own(self) -> bool:
        """Whether it is in the program's own words."""
        return isinstance(self.forms, OwnForms)

    @property
    def more(self) -> str:
        """The words behind a question in the program's own words, such as its choices; empty without such words."""
        return self.forms.more if isinstance(self.forms, OwnForms) else ""

    def left_out(self, cells: int) -> str:
        """Return the words behind a question beyond the room of its line; empty without such words."""
        return "" if self.more in self.printed(cells) else self.more

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
