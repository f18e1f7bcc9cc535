"""How espeak-ng reads the words that are said most often, the names, and the words of the menu, settings and a club.

The golden files list each word with its phonemes, after it was respelled. Written anew by `make golden`: read the
difference, and listen to what is new.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from said_words import counted, listed

from access.engine.table import BOT_NAMES
from access.outputs.speech.voice import respelled_text
from access.storage import catalogue
from access.system.environment import LANGUAGES

HERE = Path(__file__).parent / "golden_words"
MOST = 300
"""Words of the games that are listened to."""
SPARE = 60
"""More words that are listed, so that few changed sentences bring no new word among the most said."""
NEW = 20
"""Words of changed sentences that may wait until the golden files are written anew."""


def espeak(*arguments, text=None):
    run = subprocess.run(["espeak-ng", *arguments], input=text, capture_output=True, text=True, timeout=60, check=True)
    return run.stdout


def version():
    return espeak("--version").split("Data")[0].strip()


def phonemes(language, words):
    """What espeak-ng makes of each word, respelled."""
    respelled = catalogue.respelled(language)
    paragraphs = "\n\n".join(respelled_text(word, respelled) for word in words) + "\n\n"
    return [line.strip() for line in espeak("-q", "-x", "-v", language, "--stdin", text=paragraphs).splitlines()]


def kept(language):
    lines = (HERE / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return lines[0], dict(line.split(": ", 1) for line in lines[1:])


def most_said(language, count):
    return [word for word, _ in counted(language).most_common(count)]


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_read_as_it_was_listened_to(language):
    if os.environ.get("WRITE_GOLDEN"):
        words = sorted({*most_said(language, MOST + SPARE), *listed(language)})
        lines = [f"{word}: {said}" for word, said in zip(words, phonemes(language, words), strict=True)]
        (HERE / f"{language}.txt").write_text("\n".join([version(), *lines, ""]), encoding="utf-8")
    heard_by, words = kept(language)
    if heard_by != version():
        pytest.skip(f"the words were listened to with {heard_by}")
    assert dict(zip(words, phonemes(language, words), strict=True)) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.long
def test_the_words_said_most_often_and_all_names_were_listened_to(language):
    _, words = kept(language)
    new = {*most_said(language, MOST), *listed(language)} - set(words)
    assert len(new) <= NEW, f"make golden, and listen to {sorted(new)}"
    assert set(BOT_NAMES) <= set(words), "make golden, and listen to the new names"


@pytest.mark.parametrize(
    ("language", "word", "wrong"),
    [
        ("de", "Prinzessin", "pr,IntsEs'i:n"),
        ("de", "Zombie", "tsOmb'i:"),
        ("de", "Pot", "p'o:t"),
        ("de", "Tlamana", "t'e:l'Aman,A:"),
        ("de", "Sechsen", "z'Eks_|,e:n"),
        ("de", "Lazare", "l'AtsA:R@"),
        ("de", "Spelunkenbold", "Sp'e:lUnk,E2nbOlt"),
        ("en", "Lazare", "laz'A@reI"),
        ("en", "Thibaut", "T'IbaUt"),
        ("en", "Margot", "m'A@g@t"),
    ],
)
def test_a_word_that_was_read_wrongly_is_respelled(language, word, wrong):
    assert kept(language)[1][word] != wrong
    assert respelled_text(word, catalogue.respelled(language)) != word


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_game_are_respelled_in_the_menu_too(language):
    assert respelled_text("Jaques le Kaques", catalogue.respelled(language)) != "Jaques le Kaques"
