"""The first start: asks for the few settings that matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from access.dialogue.asking import Unchecked
from access.dialogue.keyboard import Keyboard
from access.settings import file
from access.settings.schema import Value
from access.system import environment
from access.system.environment import LANGUAGES
from games.steps import Offer, Seat


@dataclass(frozen=True, slots=True)
class First(Unchecked[str]):
    """A question of the first start: a choice of words; Enter takes the detected one."""

    values: ClassVar[tuple[str, ...]] = ()
    found: str

    def offers(self) -> tuple[Offer[str], ...]:
        """Return each of the words, and Enter for the detected one."""
        return (*(Offer(value, value) for value in self.values), Offer("found", self.found, enter=True))


class FirstLanguage(First):
    """Asks which language to use."""

    values = LANGUAGES


class FirstSpeech(First):
    """Asks who speaks: our own voice, a screen reader, or nobody."""

    values = ("voice", "reader", "none")


class FirstBraille(First):
    """Asks where braille is shown: on a display, in the terminal, or nowhere."""

    values = ("display", "terminal", "nowhere")


OF_ITSELF = ("console", "window")
"""Ways to a display on which Taverne writes itself."""


def is_first_start() -> bool:
    """Tell whether there are no settings yet."""
    return not file.path().exists()


def ask_language(person: Keyboard) -> str:
    """Ask the first question of the first start."""
    found = person.phrases.language
    return str(person.ask(FirstLanguage(Seat(0), found)))


def ask_outlets(person: Keyboard, language: str) -> None:
    """Ask the other two questions, and keep the answers. Raises OSError."""
    reader = environment.screen_reader() is not None
    found = "auto-reader" if reader else "auto-voice" if environment.has_sound() else "auto-none"
    speech = person.ask(FirstSpeech(Seat(0), found))
    display = environment.display_is_wanted()
    braille = person.ask(FirstBraille(Seat(0), "auto-display" if display else "auto-nowhere"))
    way = environment.way_to_display()
    if braille == "display" and way not in OF_ITSELF:
        runs = way != "terminal" or environment.runs("brltty")
        person.say(f"doctor-way-{way}" if runs else "loop-first-no-brltty")
        person.say("loop-first-display-waits")
        braille = person.ask(FirstBraille(Seat(0), "auto-nowhere"))
    if speech == "none" and braille == "auto-display":
        braille = "display"  # without speech each line must wait
    chosen: Sequence[tuple[str, Value | None]] = (
        ("language", language),
        ("speech.play", {"voice": "on", "reader": "off", "none": "off"}.get(speech)),
        ("braille.outlet", {"nowhere": "off"}.get(braille, None if braille.startswith("auto") else braille)),
    )
    for name, value in chosen:
        file.write(name, value)
    person.say("loop-first-kept")
