"""Our own voice as an output."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from access.language.forms import Question
from access.language.line import Line
from access.language.output import Kind, Manner, Output, Said, WaitingLine

if TYPE_CHECKING:
    from access.speech.engines import Speaks

VOICE = Kind("voice", speaks=True)
FINISH = 60.0
"""Seconds that the voice gets for its last lines."""


class Speech(Output):
    """Speaks to one listener in their manner. With `discreet` it leaves hands to braille alone."""

    kind = VOICE

    def __init__(self, voice: Speaks, manner: Manner, discreet: bool = False) -> None:
        self.voice = voice
        self.manner = manner
        self.discreet = discreet
        self._replaces = False
        """Whether the last line replaces others of its kind."""

    def tune(self, name: str, value: int | None = None) -> int | None:
        """Change the rate or the volume from the next line on, or with None nothing; return it."""
        self.manner, tuned = self.manner.tuned(name, value)
        return tuned

    def say(self, text: str) -> None:
        """Speak a text after those that are queued."""
        self.voice.say(text, self.manner)

    def present(self, lines: Sequence[Said]) -> None:
        """Speak lines one after the other."""
        for said in lines:
            if said.replaces and self._replaces:
                self.voice.silence()  # the line before says less
            self._replaces = said.replaces
            if not (self.discreet and said.private):
                self.say(said.line.spoken)

    def ask(self, question: Question, typed: str = "", again: bool = False) -> None:
        """Speak a question in full, or only the name of the player if it is for braille alone."""
        hidden, self._replaces = self.discreet and question.private, False
        self.say(question.names[0] + ("" if hidden else question.full.spoken))

    def ask_text(self, prompt: Line, typed: str = "") -> None:
        """Speak a prompt."""
        self.say(prompt.spoken)

    def stand(self, line: WaitingLine, typed: str = "") -> None:
        """Speak a line that waits, unless it was spoken before."""
        if line.fresh:
            self.present((line.said,))

    def hush(self) -> None:
        """Stop at once, and drop the lines that are queued."""
        self.voice.silence()

    def forget(self, seat: int) -> None:
        """Stop speaking private lines of this seat."""
        self.hush()

    def finish(self) -> None:
        """Wait until all is spoken, a minute at most."""
        self.voice.finish(FINISH)

    def close(self) -> None:
        """End the voice."""
        self.voice.close()


class Mute(Output):
    """The silent voice of a listener who wants none. Its manner can be changed for another time."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner

    def tune(self, name: str, value: int | None = None) -> int | None:
        """Change the rate or the volume for another time, or with None nothing; return it."""
        self.manner, tuned = self.manner.tuned(name, value)
        return tuned
