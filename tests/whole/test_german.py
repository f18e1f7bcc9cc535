"""A whole evening where the system speaks German: no English sentence appears (menu, settings, help, errors, games)."""

import re

import pytest
from helpers import taverne

GERMAN = {"LANG": "de_DE.UTF-8"}
ENGLISH = re.compile(
    r"\b(the|and|your|you|with|type|which|enter for|saved|is not|there is|understood|throw|keeps?|points|wins?|round)\b",
    re.IGNORECASE,
)
"""Words of English sentences; names of options and commands are none of them."""
SAME = re.compile(r"Choose Your Words|All In|Enter\b|--[\w-]+|\btaverne [\w -]+|/\S+|\bwith\.md")
"""What is the same in both languages."""
EVENING = {
    "menu": (
        (),
        "hilfe\nquatsch\nRegeln\n1\nnein\nEinstellungen\nStufe\nTempo\n9999\n250\n\nSpiel\nkaques\n\nEnde\nEnde\n",
    ),
    "kaques": (
        ("play", "kaques", "Ann", "--seed", "3"),
        "hilfe\nquatsch\n9\n1\nfertisch\nstand\ndran\nwiederholen\nEnde\n",
    ),
    "kara": (("play", "kara", "Ann", "--seed", "9"), "hilfe\nlaufen\nwer\nhaus\nlaufen 1\nstopp\n\nEnde\n"),
    "misericorde": (
        ("play", "misericorde", "Ann", "--seed", "3"),
        "hilfe\n\n6\nhilfe\nquatsch\n3\npot\nwer\nschulden\n\n\nhilfe\nEnde\n",
    ),
    "verflixte6": (
        ("play", "verflixte6", "Ann", "--seed", "4", "--verbosity", "full"),
        "hilfe\nfumo pony hirten\nhilfe\nw\nfumo\npony\nstopp\nkeine\nja\nstopp\nEnde\n",
    ),
    "words": (
        ("play", "words", "Ann", "--seed", "3"),
        "hilfe\nkarten\n2\nm\nhilfe\nm\nkeine\nm\nm\nquatsch\nkeine\nkeine\nEnde\n",
    ),
    "tournament": (("tournament", "Ann", "--bots", "3", "--seed", "3"), "keine\nja\nstopp\nEnde\n"),
    "settings": (("settings", "show"), ""),
    "doctor": (("doctor",), ""),
    "resume": (("resume",), ""),
    "list": (("dictionary", "list"), ""),
    "unknown": (("play", "halma"), ""),
    "option": (("play", "kaques", "--option", "x"), ""),
    "level": (("play", "kaques", "--level", "x"), ""),
    "word": (("word", "check", "haus"), ""),
    "hand": (("word", "best", "HAUS"), ""),
    "rules": (("rules", "misericorde"), ""),
    "replay": (("replay", "/none"), ""),
    "deck": (("deck", "x"), ""),
    "dictionary": (("dictionary", "remove", "x"), ""),
    "setting": (("settings", "set", "rate", "x"), ""),
    "score": (("score", "kara", "1 2"), ""),
    "simulate": (("simulate", "kaques", "--games", "3"), ""),
}


@pytest.mark.parametrize("part", EVENING)
def test_an_evening_in_german_has_no_english_sentence(part):
    arguments, typed = EVENING[part]
    run = taverne(*arguments, typed=typed, env=GERMAN)
    for line in (run.stdout + run.stderr).splitlines():
        assert len(ENGLISH.findall(SAME.sub("", line))) < 2, line
    assert run.stdout or run.stderr


def test_numbers_have_a_decimal_comma_in_german():
    english = taverne("simulate", "kaques", "--games", "3").stdout
    german = taverne("simulate", "kaques", "--games", "3", env=GERMAN).stdout
    assert re.search(r"\d\.\d", english.partition("\n")[2])
    assert not re.search(r"\d\.\d", german)
    for line, other in zip(english.splitlines()[3:], german.splitlines()[3:], strict=True):
        assert re.findall(r"\d+\.?\d*", line) == re.findall(r"\d+\.?\d*", other.replace(",", "."))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("replay", "/none"), "none lässt sich nicht lesen: die Datei gibt es nicht."),
        (("review", "/"), "/ lässt sich nicht lesen: es ist ein Ordner."),
        (("resume", "--journal", "/dev/zero"), "zero lässt sich nicht lesen: es ist keine gewöhnliche Datei."),
        (("tournament", "--players", "/none"), "none lässt sich nicht lesen: die Datei gibt es nicht."),
        (("play", "words", "--option", "deck=/"), "/ lässt sich nicht lesen: es ist ein Ordner."),
        (("club", "people", "--store", "/dev/zero"), "nicht benutzen: es ist keine gewöhnliche Datei."),
        (("play", "kaques", "--seed", "x"), "--seed muss eine ganze Zahl ab 0 sein, nicht x."),
    ],
)
def test_errors_with_files_and_options_are_german(arguments, says):
    run = taverne(*arguments, env=GERMAN)
    assert run.returncode in (1, 2)
    assert run.stderr.strip().endswith(says)


def test_a_computer_that_refuses_is_quoted_in_the_language_of_the_listener():
    import errno

    from access.language.phrases import Phrases

    for number in (errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR, errno.EINVAL, errno.EFBIG, errno.EADDRINUSE):
        english, german = (
            Phrases(language).text("journal-unreadable", file="x", why=OSError(number, "English of the system"))
            for language in ("en", "de")
        )
        assert "of the system" not in english + german
        assert english != german
