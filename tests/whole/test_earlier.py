"""What an earlier Taverne has written opens and goes on: saved games, results, a tournament, settings, and clubs.

The files lie in earlier/, in a folder for each commit that has written them. Each has a game of each kind that was left, one
with typed dice, settings, and a club with friends, a game that is over, one of each kind, and a tournament: in e4ffc68 in a
file of SQLite, in 9d60150 in PostgreSQL, too. In e4ffc68 there are also a game that is over and a tournament begun at home.
list.sql has the dictionary of the tables of words of all clubs.
"""

import json
import shutil
import sqlite3
from pathlib import Path

import clubhouse
import pytest
from clubhouse import in_house
from database import Database
from helpers import taverne

from access.club.visitor import Identity
from access.settings import file

EARLIER = Path(__file__).parent / "earlier"
SAVED = {
    ("e4ffc68", 1): ("kaques", "4 1 4 2 1 3?", "stop"),
    ("e4ffc68", 2): ("kara", "Next round?", ""),
    ("e4ffc68", 3): ("misericorde", "Round 1 of 10. Pot 2. With how many dice does everybody throw, 1 to 9?", "3"),
    ("e4ffc68", 4): ("verflixte6", "14 jokers. Which?", "none"),
    ("e4ffc68", 5): ("words", "Call 3, pot 7?", "call"),
    ("e4ffc68", 6): ("kaques", "Ben: 5 5 5 1 2 3: Grandmère, 600. Keep or stop?", "stop"),
    ("9d60150", 2): ("kaques", "1 6 3 2 5 5?", "stop"),
    ("9d60150", 3): ("kara", "8 over, 3 4 5 6 6. Run or stop?", "stop"),
    ("9d60150", 4): ("misericorde", "14, pair: 4 4 6. Raise 1, or none?", "none"),
    ("9d60150", 5): ("verflixte6", "3 points. On or stop?", "stop"),
    ("9d60150", 6): ("words", "Call 3, raise, fold, pot 5?", "call"),
    ("9d60150", 7): ("kaques", "Ben: 5 5 5 1 2 3: Grandmère, 600. Keep or stop?", "stop"),
}
"""The saved games by commit and number: the game, the end of the question at which it was left, and an answer."""
SETTINGS = {
    "e4ffc68": (
        {"language": "en", "braille.outlet": "terminal", "sounds.play": "off"},
        {"others": "full"},
    ),
    "9d60150": ({}, {}),
}
"""The settings of everybody, and those of Ben alone, besides those that both commits have written."""


@pytest.fixture
def home(tmp_path, request):
    """A home with the files of an earlier Taverne."""
    data = tmp_path / "data" / "taverne"
    commit = getattr(request, "param", "e4ffc68")
    shutil.copytree(EARLIER / commit, data, ignore=shutil.ignore_patterns("*.sql", "settings.toml"))
    return {"XDG_DATA_HOME": str(data.parent), "XDG_CONFIG_HOME": str(tmp_path / "config"), "LANG": "C.UTF-8"}


@pytest.mark.parametrize(("home", "number"), SAVED, indirect=["home"], ids=lambda given: str(given))
def test_a_saved_game_goes_on_at_the_question_at_which_it_was_left(home, number, request):
    game, question, answer = SAVED[request.node.callspec.params["home"], number]
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


@pytest.mark.parametrize("commit", SETTINGS)
def test_settings_hold_as_they_did(commit):
    found = file.read_settings(EARLIER / commit / "settings.toml")
    assert found.faults == ()
    everybody, ben = SETTINGS[commit]
    alike = {"rate": 250, "verbosity": "brief", "braille.cells": 20, "speech.play": "off"}
    assert dict(found.values) == {**alike, **everybody}
    assert dict(found.own("Ben")) == {"language": "de", "braille.grade": 2, **ben}


@pytest.fixture
def club_of(tmp_path):
    """Lays out a club of an earlier commit, and returns the lines in the journal of each table, each time that it is called."""

    def laid_out(commit):
        database = sqlite3.connect(tmp_path / "club.sqlite")
        for part in (EARLIER / commit / "club.sql", EARLIER / "list.sql"):
            database.executescript(part.read_text(encoding="utf-8"))
        database.close()
        return lambda: lines_in(sqlite3.connect(tmp_path / "club.sqlite"))

    return laid_out


@pytest.fixture
def postgres_club_of(tmp_path):
    """The same in PostgreSQL, in which the clubs of this test are kept then."""
    import psycopg

    with Database() as server:
        url = server.of(tmp_path / "club.sqlite")

        def laid_out(commit):
            words = (EARLIER / "list.sql").read_text(encoding="utf-8").replace("X'", r"'\x")
            with psycopg.connect(url) as connection:
                connection.execute((EARLIER / commit / "club.postgres.sql").read_text(encoding="utf-8"))
                connection.execute("SET search_path TO public")
                connection.execute(words)
            clubhouse.DATABASE = server
            return lambda: lines_in(psycopg.connect(url))

        yield laid_out
        clubhouse.DATABASE = None


def test_a_club_opens_and_all_its_games_go_on(tmp_path, club_of):
    tables = {5: "stop", 6: "", 7: "", 8: "fumo", 9: "none"}

    async def evening(club):
        anna, ben = await friends(club)
        await ben.says("setze Züge der anderen", "ausführlich|voll|full")
        await go_on(anna, ben, tables)
        cara = await came(club, "Cara", "en")
        await cara.says("sit 1", "Die verflixte 6. At the table: Cara, Dora|goes on|Round 1")

    goes_on(tmp_path, club_of("e4ffc68"), evening, tables)


@pytest.mark.parametrize("laid_out", ["club_of", pytest.param("postgres_club_of", marks=pytest.mark.in_database)])
def test_a_club_of_any_store_opens_with_its_members_and_tables_and_its_games_go_on(tmp_path, request, laid_out):
    tables = {2: "stop", 3: "stop", 4: "", 5: "none", 6: "2"}

    async def evening(club):
        anna, ben = await friends(club)
        await anna.says("people", "2 are here: Anna, Ben\\.")
        await anna.says("friend", "Ben")
        assert (await club.store.people.by_name("Cara")).id == 3
        await go_on(anna, ben, tables)
        cara = await came(club, "Cara", "en")
        await cara.says("tables", "7: Tournament of Die verflixte 6. Cara.")

    goes_on(tmp_path, request.getfixturevalue(laid_out)("9d60150"), evening, tables)


async def friends(club):
    """Anna and Ben, of whom somebody has won a game of Kaques."""
    anna, ben = [await came(club, name, language) for name, language in (("Anna", "en"), ("Ben", "de"))]
    await anna.says("leaders kaques", r"1 (Anna|Ben) \d+, 2 (Anna|Ben) \d+")
    await anna.says("statistics", "Jaques le Kaques: one game, (not )?won")
    await anna.says("friend", "Ben")
    await anna.says("set verbosity", "brief")
    return anna, ben


async def go_on(anna, ben, tables):
    """Go on with the game of each table, where Anna is asked; she gives the answer."""
    for number, answer in tables.items():
        await anna.says(f"sit {number}", r"goes on[^?]*[?:] $|At the table[^?]*[?:] $")
        await ben.says(f"setzen {number}", "Am Tisch: ")
        for line in answer.split("\n"):
            anna.type(line)
        await anna.says("turn", r"It is .* turn")
        await anna.says("quit", "Lobby")
        await ben.says("ende", "Lobby")
    assert "Not understood" not in anna.shown, anna.shown


def goes_on(folder, journals, evening, tables):
    """Spend an evening in an earlier club; the journal of each of these tables has more lines then."""
    before = journals()
    in_house(evening, folder, seed=lambda: 3)
    after = journals()
    assert all(after[number] > before.get(number, 0) for number in tables), (before, after)


async def came(club, name, language):
    """A member of the earlier club, at the lobby's first question."""
    account = await club.store.people.by_name(name)
    caller = club.call(Identity("member", account), language)
    await caller.until("Lobby.*\\? $")
    return caller


def lines_in(database):
    """The number of lines in the journal of each table."""
    try:
        found = {}
        for number, lines in database.execute('SELECT "table", lines FROM batches'):
            found[number] = found.get(number, 0) + len(json.loads(lines)[1])
        return found
    finally:
        database.close()
