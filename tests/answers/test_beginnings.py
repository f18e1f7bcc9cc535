"""What the beginnings of words mean at a question of a game: people type them, so a new word must not take one away."""

import os
from itertools import product
from pathlib import Path
from string import ascii_lowercase

import declared
import pytest
from shown import NAMES, questions_of

from access.answers.commands import Answered, Commanded, Unclear
from access.answers.words import Words
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES
from games.refusals import Refused

FOLDER = Path(__file__).parent / "golden_beginnings"
BEGINNINGS = [*ascii_lowercase, *map("".join, product(ascii_lowercase, repeat=2))]


def meaning(words, typed):
    """The command or the answer that a text means; None if it is not understood, or has several meanings."""
    try:
        meant = words.read(typed)
    except (Unclear, Refused):
        return None
    if isinstance(meant, Commanded):
        return meant.name
    return repr(meant.value) if isinstance(meant, Answered) else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_beginning_means_what_it_meant(language):
    game, found = questions_of("kaques")
    question = next(question for question, _ in found)
    commands = (*declared.some("game"), *declared.of_table(game))
    words = Words(Phrases(language, game, NAMES, {question.seat}), question, commands, game.queries)
    meant = {each: meaning(words, each) for each in BEGINNINGS}
    told = "".join(f"{each}: {means}\n" for each, means in meant.items() if means is not None)
    path = FOLDER / f"{language}.txt"
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), "list the beginning among the words of the command that it meant"
