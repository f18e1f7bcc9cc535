"""The message about typed text that is neither an answer nor a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from access.answers.commands import Has, Unclear
from access.answers.listed import answer_words, words_of
from access.answers.shapes import echo, normal, split
from access.answers.words import Reader
from access.language.phrases import Phrases
from games.refusals import Refused
from games.steps import Ask

SHORTEST = 4
"""The fewest letters of a guessed word in a game: shorter ones are like too many others."""
LIKENESS = 0.75
"""The least likeness, from 0 to 1, of a guessed word."""
COMMANDS_OF_GAMES = ("advice", "dice", "hand", "spell", "turn", "undo")
OF_MENU = ("tournament", "learn", "resume")
"""Entries of the menu that somebody may want elsewhere."""
ONE_LINE = 100
"""The most letters of a list of answers told after a typing error; of a longer one only the way to it is told."""


def about(
    unclear: Unclear, question: Ask[Any], phrases: Phrases, words: Callable[[], Reader], has: Has = Has.APP
) -> tuple[str, dict[str, str]]:
    """Return the phrase for unclear text, and its facts; a place of Taverne `has` no APP."""
    typed = echo(unclear.typed) or "?"
    if unclear.words:
        return "loop-ambiguous", {"typed": typed, "words": ", ".join(unclear.words)}
    if unclear.needs_more:
        return "loop-needs-more", {"typed": typed, "allowed": _allowed(question, phrases)}
    place = "" if Has.APP in has else _works(normal(unclear.typed).removeprefix("/"), phrases, has)
    if place:
        return f"loop-works-{place}", {"typed": typed, "menu": "yes" if Has.BACK in has else "no"}
    near = _near(unclear.typed, words(), phrases)
    if near:
        takes_yes = words().has(phrases.words("loop-plain-yes")[0])
        return "loop-meant-to-type" if takes_yes else "loop-meant", {"typed": typed, "near": near}
    return "loop-not-understood", {"typed": typed, "allowed": _allowed(question, phrases)}


def _works(typed: str, phrases: Phrases, has: Has) -> str:
    """Return the end of the phrase that names the other places of a word; empty if it has none."""
    if any(typed in words_of(phrases, f"loop-command-{name}") for name in COMMANDS_OF_GAMES):
        return "game"
    if typed in words_of(phrases, "loop-command-score"):
        return "score"
    if Has.HOME not in has:
        return ""
    if typed in words_of(phrases, "loop-answer-statistics")[:1]:
        return "statistics"
    if Has.BACK in has and any(typed in words_of(phrases, f"loop-answer-{name}")[:1] for name in OF_MENU):
        return "menu"
    if phrases.game is None:
        return _works_in_menu(typed, phrases)
    return "save" if Has.LESSON not in has and typed in words_of(phrases, "loop-words-save") else ""


def _works_in_menu(typed: str, phrases: Phrases) -> str:
    """Return the wish that a word tells at a question of the menu: the rules, or the way back; empty for none."""
    if split(typed)[0] in words_of(phrases, "loop-command-rules"):
        return "rules"
    return "back" if typed in words_of(phrases, "loop-answer-back") else ""


def _allowed(question: Ask[Any], phrases: Phrases) -> str:
    """Return the possible answers in one line; of a longer list, at a question of the house, how to hear it."""
    allowed = phrases.allowed(question)
    return allowed if phrases.game is not None or len(allowed) <= ONE_LINE else phrases.text("loop-help-says")


def _near(typed: str, words: Reader, phrases: Phrases) -> str:
    """Return the likely word for a mistyped one, with the text after it.

    Empty if no word is like it, or if it would not be understood with that text either. In a game a guess may end a
    turn: it begins with the same letter, and a word that answers another question of the game is no typing error.
    """
    from difflib import get_close_matches  # only after a mistake

    text = normal(typed).removeprefix("/")
    known = {normal(word): word for word in words.guesses()}
    if phrases.game is not None:
        taken = split(text)[0] in answer_words(phrases)
        like = (word for word in known if len(word) >= SHORTEST and word[:1] == text[:1])
        known = {} if taken else {word: known[word] for word in like}
    for part, rest in ((text, ""), (split(text)[0], typed.strip().partition(" ")[2])):
        found = get_close_matches(part, known, 1, LIKENESS)
        near = f"{known[found[0]]} {echo(rest)}".strip() if found and found[0] != part else ""
        if near and _is_understood(near, words, bool(rest)):
            return near
    return ""


def _is_understood(text: str, words: Reader, ends: bool) -> bool:
    """Tell whether a text is understood; unless it `ends` there, more may have to follow."""
    try:
        words.read(text)
    except Unclear as unclear:
        return unclear.needs_more and not ends
    except Refused:
        return False
    return True
