"""Lines for outputs, and the base of all outputs: a terminal, a voice, a braille display, sounds.

Beside them the sounds of an event, as one place hears it, and the manner of outputs: a voice, its engine, marks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from access.language.forms import Question
from access.language.line import Line, plain_line
from games.data import frozen
from games.steps import Event, Sound

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
    return tuple(Cue(_name(sound, event, seats, far), far) for sound in event.sounds)


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
