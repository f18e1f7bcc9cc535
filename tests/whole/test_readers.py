"""Under Orca and fenrir: everything that a pipe prints is spoken, once and in order, and each typed letter once."""

import subprocess
import sys

import pytest
import readers

GAMES = {
    "kaques": (("--seed", "14", "--option", "target=1000"), ("1", "a", "s", "s", "s")),
    "kara": (("--seed", "9", "--option", "rounds=1"), ("1",)),
    "misericorde": (("--seed", "3", "--option", "rounds=1"), ("", "6", "3")),
    "verflixte6": (("--seed", "4", "--option", "rounds=1"), ("fumo pony hirten", "o", "fumo", "pony", "s")),
    "words": (
        ("--seed", "3", "--option", "rounds=1", "--dictionary", "en"),
        ("bet 1", "swap w", "c", "lay hat", "lay quiz"),
    ),
}
"""A short game each: the options, and what is typed, which means the same in both languages where it can."""
GERMAN = {"bet": "setzen", "c": "mitgehen", "swap": "tauschen", "lay": "legen", "o": "weiter"}
BURST = ("play", "verflixte6", "Ann", "--bots", "5", "--seed", "1", "--option", "rounds=1", "--others", "full")


def game(name, language="en"):
    """The arguments of a short game, and what is typed in it."""
    options, typed = GAMES[name]
    script = tuple(translated(line) for line in typed) if language == "de" else typed
    return ("play", name, "Ann", *options, "--lang", language), script


def translated(line):
    word, space, rest = line.partition(" ")
    return GERMAN.get(word, word) + space + rest


def homes(tmp_path):
    """Two homes: for the reader, and for the pipe."""
    for name in ("read", "piped"):
        (tmp_path / name).mkdir()
        yield tmp_path / name


def heard_and_printed(reader, arguments, script, tmp_path, columns=80, program=readers.PROGRAM):
    read, piped = homes(tmp_path)
    heard = reader(script, *arguments, home=read, columns=columns, program=program)
    return heard, readers.printed(script, *arguments, home=piped, columns=columns)


def letters(script):
    """What Orca says while these lines are typed: each letter once."""
    names = {" ": "space"}
    return tuple(names.get(letter, letter).strip() for line in script for letter in line)


@pytest.mark.heard_by_orca
def test_a_game_under_orca_is_heard_once_and_each_typed_letter_once(tmp_path):
    """The blank before an answer, if it is painted late, makes Orca say the first letter twice."""
    arguments, script = game("kaques")
    heard, printed = heard_and_printed(readers.orca, arguments, script, tmp_path)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])
    assert tuple(text.strip() for text in heard.echoed) == letters(script)


@pytest.mark.heard_by_orca
def test_a_question_is_heard_once_in_a_full_window(tmp_path):
    """Of a reply that is drawn at once with the end of the answer's line, Orca 48 says the question, too."""
    arguments = ("play", "kaques", "Ann", "--bots", "1", "--seed", "1")
    read, piped = homes(tmp_path)
    heard = readers.orca(("foo", "bar", "", "foo"), *arguments, home=read, rows=8)
    printed = readers.printed(("foo", "bar", "", "foo"), *arguments, home=piped)
    lost, doubled = readers.lost_and_doubled(printed.partition("Saved.")[0], heard.words)
    assert (lost, doubled) == ([], [])


@pytest.mark.heard_by_orca
def test_a_burst_of_more_than_a_screen_is_heard_from_its_beginning(tmp_path):
    """Of text that scrolls away in one write Orca says only the last screenful."""
    heard, printed = heard_and_printed(readers.orca, BURST, ("none", "yes", "stop"), tmp_path, program=readers.PACED)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])
    assert len(heard.words) > 80 * 24


@pytest.mark.heard_by_fenrir
def test_a_burst_is_heard_from_its_beginning_under_fenrir(tmp_path):
    heard, printed = heard_and_printed(readers.fenrir, BURST, ("none", "yes", "stop"), tmp_path, program=readers.PACED)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


def test_nobody_waits_for_a_reader_that_has_ended():
    """As one ends that dislikes its settings."""
    command = [sys.executable, str(readers.TOOLS / "hear.py"), "--reader", "tdsr", "--tdsr", "false", "--timeout", "20"]
    heard = subprocess.run([*command, "--", "true"], capture_output=True, text=True, check=False)
    assert (heard.returncode, heard.stdout) == (1, "")
    assert heard.stderr.startswith("hear: the reader ended")


@pytest.mark.everything
@pytest.mark.heard_by_orca
def test_ctrl_c_under_orca_reads_no_prompt_again(tmp_path):
    heard = readers.orca(("1", "key:ctrl+c"), *game("kaques")[0], home=tmp_path)
    assert heard.echoed[-1].strip().startswith("Saved.")
    assert "100?" not in heard.echoed[-1]


FENRIR_LEAVES_OUT = 2
"""Words. fenrir takes a line that makes the cursor move by its length for typing (70000-incoming.py): a question that it
sees by itself may be left out. Enter alone says it."""
READERS = [
    pytest.param(readers.orca, marks=pytest.mark.heard_by_orca, id="orca"),
    pytest.param(readers.fenrir, marks=pytest.mark.heard_by_fenrir, id="fenrir"),
    pytest.param(readers.yasr, marks=pytest.mark.heard, id="yasr"),
]


@pytest.mark.everything
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reader", READERS)
def test_a_whole_game_is_heard_once(reader, name, language, tmp_path):
    heard_once(reader, *heard_and_printed(reader, *game(name, language), tmp_path))


def heard_once(reader, heard, printed):
    lost, doubled = readers.lost_and_doubled(printed, heard.words)
    assert doubled == []
    assert len(lost) <= (FENRIR_LEAVES_OUT if reader is readers.fenrir else 0), lost


@pytest.mark.everything
@pytest.mark.parametrize("columns", [40, 60, 120, 200])
@pytest.mark.parametrize("reader", READERS)
def test_long_words_and_umlauts_are_heard_once_at_every_width(reader, columns, tmp_path):
    """The jokers of Die verflixte 6 have the longest words; a row that is just full is where readers double a word."""
    heard, printed = heard_and_printed(reader, *game("verflixte6", "de"), tmp_path, columns)
    assert "ü" in printed
    heard_once(reader, heard, printed)
