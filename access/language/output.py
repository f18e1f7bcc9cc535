"""Lines for outputs, and the base of all outputs: a terminal, a voice, a braille display, sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from access.language.forms import Question
from access.language.line import Line, plain_line
from access.language.sounding import Cue
from games.data import frozen

KEPT = 1000
"""Lines that can be read again."""


@frozen
class Said:
    """A line as it is printed and spoken, and as it is brailled; a `private` one is only for its seat.

    One that `replaces`, such as a progress, takes the place of the line of this kind before it, where a voice has not
    said that yet, and on a display. One that `passes` does not wait there until it is read.
    """

    line: Line
    felt: Line | Callable[[], Line]
    """The line in braille, or what makes it when an output asks for it."""
    private: bool = False
    replaces: bool = False
    passes: bool = False

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
class Kind:
    """A kind of output. Others at the same keyboard who have none of this kind hear or read along.

    One that `holds` shows a line until it is read; one that `speaks` has a rate and a volume.
    """

    name: str
    holds: bool = False
    speaks: bool = False


class Output:
    """Presents lines and questions to one listener. This one presents nothing: an output overrides what it does."""

    kind: Kind | None = None
    """The kind of output; None if it is of use to its own listener alone."""

    def connected(self) -> bool:
        """Tell whether a device that holds lines answers now."""
        return False

    def news(self) -> str | None:
        """Return, once, the phrase that says that the device was lost or came back."""
        return None

    def tune(self, name: str, value: int | None = None) -> int | None:
        """Change the rate or the volume from the next line on, or with None nothing; return it, None without one."""
        return None

    def play(self, cues: Iterable[Cue]) -> None:
        """Play sounds, before the lines that they go with."""

    def take(self) -> None:
        """Present to this listener from now on."""

    def present(self, lines: Sequence[Said]) -> None:
        """Present lines, in order."""

    def settle(self) -> None:
        """Show the presented lines: no question follows now."""

    def ask(self, question: Question, typed: str = "", again: bool = False) -> None:
        """Present a question, with the text typed so far. It stays until `answered`."""

    def ask_text(self, prompt: Line, typed: str = "") -> None:
        """Present a prompt at which any text may be typed. It stays until `answered`."""

    def stand(self, line: WaitingLine, typed: str = "") -> None:
        """Present a line that stays until `answered`."""

    def answered(self) -> None:
        """Close the question: nothing is asked any more."""

    def hush(self) -> None:
        """Stop speaking, because a key was pressed."""

    def forget(self, seat: int) -> None:
        """Drop the private lines of this seat."""

    def finish(self) -> None:
        """Wait until everything is presented."""

    def close(self) -> None:
        """Release the resources of the output. It may be called twice."""


NOTHING = Output()
"""The output that takes the place of a missing one."""
