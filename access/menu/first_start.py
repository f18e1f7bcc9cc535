"""The first start: asks for the few settings that matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from access.language.phrases import Phrases
from access.person.person import Person
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


def ask_language(person: Person) -> str:
    """Ask the first question of the first start. Raises Left."""
    found = person.language
    names = {code: (facts(code).name, *facts(code).typed) for code in LANGUAGES}
    listed = ", ".join(words[0] for words in names.values())
    answer = _ask(person, "language", names, found, languages=listed, default=names[found][0])
    return found if answer == AUTO else answer


def ask_outlets(person: Person, language: str) -> None:
    """Ask the other two questions, and keep the answers. Raises OSError and Left."""
    reader = environment.screen_reader() is not None
    found = "reader" if reader else "voice" if environment.has_sound() else "none"
    speech = _ask_word(person, "speech", ("voice", "reader", "none"), found)
    display = environment.display_is_wanted()
    braille = _ask_word(person, "braille", OUTLETS, "display" if display else "nowhere")
    way = environment.way_to_display()
    if braille == "display" and way not in OF_ITSELF:
        runs = way != "terminal" or environment.runs("brltty")
        person.say(person.t(f"doctor-way-{way}" if runs else "loop-first-no-brltty"))
        person.say(person.t("loop-first-display-waits"))
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
    person.say(person.t("loop-first-kept"))


def _ask_word(person: Person, name: str, words: Sequence[str], found: str) -> str:
    """Return one of these words, which have phrases. Raises Left."""
    phrases = Phrases(person.language)
    named = {word: phrases.words(f"loop-answer-{word}") for word in words}
    return _ask(person, name, named, found)


def _ask(person: Person, name: str, words: Mapping[str, Sequence[str]], found: str, **told: str) -> str:
    """Return one of these words; AUTO for Enter alone, which takes the detected one each time. Raises Left."""
    choices = [(tuple(typed), word) for word, typed in words.items()]
    enter = Phrases(person.language).text("face-enter", value=words[found][0])
    text = person.t(f"loop-first-{name}", **{"found": found, **told})
    return str(person.choose(text, choices, AUTO, hint=enter))
