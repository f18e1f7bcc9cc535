"""The first start: asks for the few settings that matter.

Apart from menu.py: it is asked once, before there is a menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from access.answers.shapes import plain_answer_words
from access.language.line import Choice
from access.language.phrases import Phrases
from access.person.person import Person
from access.settings import file
from access.settings.preferences import Value
from access.system import environment
from access.system.environment import LANGUAGES, facts

SHORT = 2
"""Letters of a short form, which may mean something else."""
AUTO = "auto"
"""The answer of Enter alone."""
BACK = "back"
"""The answer that goes back to the question before."""
OUTLETS = ("display", "terminal", "nowhere")
OF_ITSELF = ("console", "window")
"""Ways to a display on which Taverne writes itself."""


def is_first_start() -> bool:
    """Tell whether there are no settings yet."""
    return not file.settings_path().exists()


def ask_language(person: Person) -> str:
    """Ask the first question of the first start. Raises Left."""
    found = person.language
    names = {code: _names(code) for code in sorted(LANGUAGES, key=lambda code: code != found)}
    listed = ", ".join(words[0] for words in names.values())
    choices = [
        Choice(words, code, more=str(person.t("loop-first-in-language", language=words[0])))
        for code, words in names.items()
    ]
    answer = _ask(person, "language", choices, found, is_first=True, languages=listed, default=names[found][0])
    return found if answer == AUTO else answer


def _names(code: str) -> tuple[str, ...]:
    """Return the words for a language: its name first."""
    return facts(code).name, *facts(code).typed


def ask_outlets(person: Person, language: str, is_first: bool = True) -> str:
    """Ask the other two questions, and keep the answers; return nothing then.

    Return BACK to go back to the question before them, or another language that was typed. Raises OSError and Left.
    """
    reader = environment.screen_reader() is not None
    found = "reader" if reader else "voice" if environment.has_sound() else "none"
    braille = BACK
    while braille == BACK:
        speech = _ask_word(person, "speech", ("voice", "reader", "none"), found, is_first)
        if speech == BACK or speech in LANGUAGES:
            return speech
        braille = _ask_braille(person, speech)
    if braille in LANGUAGES:
        return braille
    chosen: Sequence[tuple[str, Value | None]] = (
        ("language", language),
        ("speech.play", {"voice": "on", "reader": "off", "none": "off"}.get(speech)),
        ("braille.outlet", {"nowhere": "off", AUTO: None}.get(braille, braille)),
    )
    for name, value in chosen:
        file.write_setting(name, value)
    person.say(person.t("loop-first-kept"))
    return ""


def _ask_braille(person: Person, speech: str) -> str:
    """Return the place of braille, AUTO for Enter alone, or BACK. Raises Left."""
    display = environment.display_is_wanted()
    braille = _ask_word(person, "braille", OUTLETS, "display" if display else "nowhere")
    way = environment.way_to_display()
    if braille == "display" and way not in OF_ITSELF:
        runs = way != "terminal" or environment.program_runs("brltty")
        person.say(person.t(f"doctor-way-{way}" if runs else "loop-first-no-brltty"))
        person.say(person.t("loop-first-display-waits"))
        display, braille = False, _ask_word(person, "braille", OUTLETS, "nowhere")
    return "display" if speech == "none" and display and braille == AUTO else braille  # each line must wait then


def _ask_word(person: Person, name: str, words: Sequence[str], found: str, is_first: bool = False) -> str:
    """Return one of these words, which have phrases. Raises Left."""
    choices = [_choice(Phrases(person.language), word) for word in words]
    others = [
        Choice(tuple(each for each in _names(code) if len(each) > SHORT), code)
        for code in LANGUAGES
        if code != person.language
    ]
    return _ask(person, name, choices, found, is_first, others)


def _choice(phrases: Phrases, word: str) -> Choice:
    """Return a choice with the words of its phrase, which help explains when it is asked about one of them."""
    phrase = f"loop-answer-{word}"
    return Choice(phrases.words(phrase), word, more=phrases.line(phrase, "more").text)


def _ask(
    person: Person,
    name: str,
    choices: Sequence[Choice],
    found: str,
    is_first: bool,
    others: Sequence[Choice] = (),
    **told: str,
) -> str:
    """Return the value of a choice, by a word or its number, of one of the `others`, or BACK.

    AUTO stands for Enter alone and for yes, which take the detected one each time. Raises Left.
    """
    phrases = Phrases(person.language)
    usual = next(choice.words[0] for choice in choices if choice.value == found)
    text, enter = person.t(f"loop-first-{name}", **{"found": found, **told}), phrases.text("face-enter", value=usual)
    every = [phrases, *(Phrases(code) for code in LANGUAGES)]  # who chose a wrong language types in their own
    words = dict.fromkeys(word for each in every for word in each.words("loop-answer-back"))
    back = Choice(tuple(words), BACK, phrases.line("loop-answer-back", "help").text)
    counted = [replace(each, words=(*each.words, str(number))) for number, each in enumerate(choices, 1)]
    agreed = Choice(plain_answer_words(phrases, "yes"), AUTO)
    while True:
        answer = str(person.choose(text, (*counted, back, *others, agreed), AUTO, hint=enter))
        if answer != BACK or not is_first:
            return answer
        person.say(person.t("loop-first-nothing-before"))
