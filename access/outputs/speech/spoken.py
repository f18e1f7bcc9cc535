"""Our own voice as an output, by the person's speech-dispatcher or an engine of ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from access.language.line import Line
from access.language.output import Engine, Manner, Output, OutputKind, Question, Said, WaitingLine

VOICE = OutputKind("voice", speaks=True)


class Speech(Output):
    """Speaks to one listener in their manner. With `discreet` it leaves hands to braille alone."""

    kind = VOICE

    def __init__(self, voice: Speaks, manner: Manner, discreet: bool = False) -> None:
        self.voice = voice
        self.manner = manner
        self.discreet = discreet
        self._replaces = False
        """Whether the last line replaces others of its kind."""

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
        """Wait until all is spoken."""
        self.voice.finish()

    def close(self) -> None:
        """End the voice."""
        self.voice.close()


GaveUp = Callable[[str], None]


class Speaks(Protocol):
    """Speaks lines one after the other. No call waits for it, but `finish` and `close`."""

    respelled: dict[str, Mapping[str, str]]
    missed: int
    """The number of lines that failed or broke off, though nobody silenced them."""

    def say(self, text: str, manner: Manner) -> None:
        """Speak a text after the lines that are queued."""

    def silence(self) -> None:
        """Stop at once, and drop the lines that are queued."""

    def finish(self, seconds: float = ..., patience: float = ...) -> None:
        """Wait until all is spoken, so many seconds at most; less if it hangs."""

    def close(self) -> None:
        """Stop for good and leave nothing behind."""


OpensVoice = Callable[[str, Mapping[str, str], GaveUp], Speaks]
"""Opens a voice for a language, with its respelled words; it calls the last one if it gives up."""


def opener(engine: Engine, own: OpensVoice | None = None, is_there: Callable[[], bool] | None = None) -> OpensVoice:
    """Return the function that opens the wanted voice; for `auto` a running speech-dispatcher goes before our own."""
    from access.outputs.speech.dispatcher import (  # only here: most people have no voice of ours
        Dispatcher,
        SpeechdConnection,
        dispatcher_runs,
    )
    from access.outputs.speech.voice import Voice

    if engine == "speech-dispatcher":
        return partial(Dispatcher, connect=partial(SpeechdConnection, starts=True))
    return Dispatcher if engine == "auto" and (is_there or dispatcher_runs)() else own or Voice
