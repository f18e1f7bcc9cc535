"""What an earlier Taverne has written opens and goes on: saved games, results, a tournament, settings, and a club.

The files lie in earlier/. The commit e4ffc68 has written them: one game of each kind that was left, one with typed dice, one
that is over, a tournament begun; a club with two friends, a game that is over, one of each kind, and a tournament.
"""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from clubhouse import in_house
from helpers import taverne

from access.club.connection import Identity
from access.settings import file

EARLIER = Path(__file__).parent / "earlier"
SAVED = {
    1: ("kaques", "4 1 4 2 1 3?", "stop"),
    2: ("kara", "Next round?", ""),
    3: ("misericorde", "Round 1 of 10. Pot 2. How many dice, 1 to 9?", "3"),
    4: ("verflixte6", "14 jokers. Which?", "none\nyes"),
    5: ("words", "3 to call, pot 7?", "call"),
    6: ("kaques", "Ben: 5 5 5 1 2 3. Keep or stop?", "stop"),
}
"""The saved games by number: the game, the end of the question at which it was left, and an answer."""


@pytest.fixture
def home(tmp_path):
    """A home with the files of the earlier Taverne."""
    data = tmp_path / "data" / "taverne"
    shutil.copytree(EARLIER, data, ignore=shutil.ignore_patterns("club.sql", "settings.toml"))
    return {"XDG_DATA_HOME": str(data.parent), "XDG_CONFIG_HOME": str(tmp_path / "config"), "LANG": "C.UTF-8"}


@pytest.mark.parametrize("number", SAVED)
def test_a_saved_game_goes_on_at_the_question_at_which_it_was_left(home, number):
    game, question, answer = SAVED[number]
    path = Path(home["XDG_DATA_HOME"]) / "taverne" / "games" / f"{number}-{game}.jsonl"
    before = path.read_text(encoding="utf-8")
    ran = taverne("resume", number, "--braille", "off", typed=f"score\n{answer}\nquit\n", env=home)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert question in ran.stdout
    assert "Not understood" not in ran.stdout
    assert ran.stdout.splitlines()[-1] == f"Saved. Go on with: taverne resume {number}"
    after = path.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) > len(before.splitlines())


def test_results_and_a_tournament_are_read_on(home):
    ran = taverne("statistics", env=home)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Counted apart, with typed dice or cards, a chosen seed, or advice: one game, won." in ran.stdout
    ran = taverne("tournament", "--braille", "off", typed="score\nnone\nyes\nquit\n", env=home)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Gustave, Lazare, Ewrard" in ran.stdout
    assert ran.stdout.splitlines()[-1].startswith("Saved. Go on with: ")


def test_settings_hold_as_they_did():
    found = file.read(EARLIER / "settings.toml")
    assert found.faults == ()
    everybody = {
        "language": "en",
        "rate": 250,
        "verbosity": "brief",
        "braille.cells": 20,
        "braille.outlet": "terminal",
        "speech.play": "off",
        "sounds.play": "off",
    }
    assert dict(found.values) == everybody
    assert dict(found.own("Ben")) == {"language": "de", "others": "full", "braille.grade": 2}


def test_a_club_opens_and_all_its_games_go_on(tmp_path):
    database = sqlite3.connect(tmp_path / "club.sqlite")
    database.executescript((EARLIER / "club.sql").read_text(encoding="utf-8"))
    database.close()
    tables = {5: "stop", 6: "", 7: "", 8: "fumo", 9: "none"}

    async def evening(club):
        anna, ben = [await came(club, name, language) for name, language in (("Anna", "en"), ("Ben", "de"))]
        await anna.says("leaders kaques", r"1 (Anna|Ben) \d+, 2 (Anna|Ben) \d+")
        await anna.says("statistics", "Jaques le Kaques: one game, (not )?won")
        await anna.says("friend", "Ben")
        await anna.says("set verbosity", "brief")
        await ben.says("setze Züge der anderen", "ausführlich|voll|full")
        for number, answer in tables.items():
            await anna.says(f"sit {number}", r"goes on[^?]*\? $|At the table[^?]*\? $")
            await ben.says(f"setzen {number}", "Am Tisch: ")
            anna.type(answer)
            await anna.says("turn", r"It is .* turn")
            await anna.says("quit", "Lobby")
            await ben.says("ende", "Lobby")
        cara = await came(club, "Cara", "en")
        await cara.says("sit 1", "Die verflixte 6. At the table: Cara, Dora|goes on|Round 1")
        assert "Not understood" not in anna.shown, anna.shown

    before = lines_in(tmp_path)
    in_house(evening, tmp_path, seed=lambda: 3)
    after = lines_in(tmp_path)
    assert all(after[number] > before.get(number, 0) for number in tables), (before, after)


async def came(club, name, language):
    """A member of the earlier club, at the lobby's first question."""
    account = await club.store.people.by_name(name)
    caller = club.call(Identity("member", account), language)
    await caller.until("Lobby.*\\? $")
    return caller


def lines_in(folder):
    """The number of lines in the journal of each table."""
    database = sqlite3.connect(folder / "club.sqlite")
    try:
        found = {}
        for number, lines in database.execute('SELECT "table", lines FROM batches'):
            found[number] = found.get(number, 0) + len(json.loads(lines)[1])
        return found
    finally:
        database.close()
