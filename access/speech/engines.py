"""The program that speaks: the person's speech-dispatcher, or a voice of our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from access.language.output import Engine, Manner
from access.speech.dispatcher import Dispatcher, SpeechdConnection, runs
from access.speech.voice import PATIENCE, Voice

dispatcher_runs = runs
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

    def finish(self, seconds: float, patience: float = PATIENCE) -> None:
        """Wait until all is spoken, so many seconds at most; less if it hangs."""

    def close(self) -> None:
        """Stop for good and leave nothing behind."""


Opens = Callable[[str, Mapping[str, str], GaveUp], Speaks]
"""Opens a voice for a language, with its respelled words; it calls the last one if it gives up."""


def opener(engine: Engine, own: Opens = Voice, is_there: Callable[[], bool] = dispatcher_runs) -> Opens:
    """Return the function that opens the wanted voice; for `auto` a running speech-dispatcher goes before our own."""
    if engine == "speech-dispatcher":
        return partial(Dispatcher, connect=partial(SpeechdConnection, starts=True))
    return Dispatcher if engine == "auto" and is_there() else own
