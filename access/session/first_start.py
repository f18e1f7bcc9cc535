"""The first start: the few settings that matter, as questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from access.session.keyboard import Keyboard
from access.settings import file
from access.settings.schema import Value
from access.system import environment
from access.system.environment import LANGUAGES
from games.steps import Ask, Offer, Seat


@dataclass(frozen=True, slots=True)
class First(Ask[str]):
    """A question of the first start: one of some words; Enter takes what was found."""

    values: ClassVar[tuple[str, ...]] = ()
    found: str

    def offers(self) -> tuple[Offer[str], ...]:
        """Each of the words; Enter for what was found."""
        return (*(Offer(value, value) for value in self.values), Offer("found", self.found, enter=True))

    def check(self, answer: str) -> None:
        """All that is offered is allowed."""


class FirstLanguage(First):
    """Which language to speak."""

    values = LANGUAGES


class FirstSpeech(First):
    """Who speaks: our own voice, a screen reader, or nobody."""

    values = ("voice", "reader", "none")


class FirstBraille(First):
    """Where braille is to be: on a display, in the terminal, or nowhere."""

    values = ("display", "terminal", "nowhere")


def is_first_start() -> bool:
    """Whether there are no settings yet."""
    return not file.path().exists()


def ask_language(person: Keyboard) -> str:
    """The first question of the first start."""
    found = person.phrases.language
    return str(person.ask(FirstLanguage(Seat(0), found)))


def ask_outlets(person: Keyboard, language: str) -> None:
    """The other two; then what was chosen is kept. Raises OSError."""
    reader = environment.screen_reader() is not None
    speech = person.ask(FirstSpeech(Seat(0), "auto-reader" if reader else "auto-voice"))
    display = environment.display_is_wanted()
    braille = person.ask(FirstBraille(Seat(0), "auto-display" if display else "auto-nowhere"))
    if speech == "none" and braille == "auto-display":
        braille = "display"  # who reads nothing else wants each line to wait
    chosen: Sequence[tuple[str, Value | None]] = (
        ("language", language),
        ("speech", {"voice": "on", "reader": "off", "none": "off"}.get(speech)),
        ("braille.outlet", {"nowhere": "off"}.get(braille, None if braille.startswith("auto") else braille)),
    )
    for name, value in chosen:
        file.write(name, value)
