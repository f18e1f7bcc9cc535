"""The first start: asks for the few settings that matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from access.dialogue.keyboard import Keyboard
from access.person.questions import choice
from access.settings import file
from access.settings.schema import Value
from access.system import environment
from access.system.environment import LANGUAGES
from access.system.languages import facts

AUTO = "auto"
"""The answer of Enter alone."""
OUTLETS = ("display", "terminal", "nowhere")
OF_ITSELF = ("console", "window")
"""Ways to a display on which Taverne writes itself."""


def is_first_start() -> bool:
    """Tell whether there are no settings yet."""
    return not file.path().exists()


def ask_language(person: Keyboard) -> str:
    """Ask the first question of the first start."""
    found = person.phrases.language
    names = {code: (facts(code).name, *facts(code).typed) for code in LANGUAGES}
    listed = ", ".join(words[0] for words in names.values())
    answer = _ask(person, "language", names, found, languages=listed, default=names[found][0])
    return found if answer == AUTO else answer


def ask_outlets(person: Keyboard, language: str) -> None:
    """Ask the other two questions, and keep the answers. Raises OSError."""
    reader = environment.screen_reader() is not None
    found = "reader" if reader else "voice" if environment.has_sound() else "none"
    speech = _ask_word(person, "speech", ("voice", "reader", "none"), found)
    display = environment.display_is_wanted()
    braille = _ask_word(person, "braille", OUTLETS, "display" if display else "nowhere")
    way = environment.way_to_display()
    if braille == "display" and way not in OF_ITSELF:
        runs = way != "terminal" or environment.runs("brltty")
        person.say(f"doctor-way-{way}" if runs else "loop-first-no-brltty")
        person.say("loop-first-display-waits")
        display, braille = False, _ask_word(person, "braille", OUTLETS, "nowhere")
    if speech == "none" and display and braille == AUTO:
        braille = "display"  # without speech each line must wait
    chosen: Sequence[tuple[str, Value | None]] = (
        ("language", language),
        ("speech.play", {"voice": "on", "reader": "off", "none": "off"}.get(speech)),
        ("braille.outlet", {"nowhere": "off", AUTO: None}.get(braille, braille)),
    )
    for name, value in chosen:
        file.write(name, value)
    person.say("loop-first-kept")


def _ask_word(person: Keyboard, name: str, words: Sequence[str], found: str) -> str:
    """Return one of these words, which have phrases."""
    named = {word: person.phrases.words(f"loop-answer-{word}") for word in words}
    return _ask(person, name, named, found)


def _ask(person: Keyboard, name: str, words: Mapping[str, Sequence[str]], found: str, **told: str) -> str:
    """Return one of these words; AUTO for Enter alone, which takes the detected one each time."""
    phrases, phrase = person.phrases, f"loop-first-{name}"
    choices = [(tuple(typed), word) for word, typed in words.items()]
    told = {"found": found, **told}
    asked = choice(phrases, phrases.text(phrase, **told), choices, braille=phrases.line(phrase, "braille", **told).text)
    enter = phrases.text("face-enter", value=words[found][0])
    allowed = phrases.line(phrase, "allowed", **told).text
    own = replace(asked.own, more=enter, allowed=allowed, longest=1, default=(AUTO,))  # it names its words itself
    return str(person.ask(own))
