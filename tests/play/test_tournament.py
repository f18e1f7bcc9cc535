"""The command tournament: played, stopped at any point and gone on with, written as text and as BRF (V6-14, V6-15)."""

import json
import re
from zlib import crc32

import pytest
from helpers import read_back, taverne

from access.engine.table import Participant
from access.language.phrases import Phrases
from access.outputs.braille.translator import prose
from access.play import tournament as tournaments
from access.play.new_game import people_named
from access.storage import catalogue
from access.system import environment
from access.system.files import data_folder
from games.verflixte6.tournament import rounds


def folder(home, number=1):
    return data_folder() / "tournaments" / str(number)


def test_a_tournament_of_bots_is_played_to_its_final_and_the_same_seed_plays_it_again(home):
    run = taverne("tournament", "--bots", "15", "--seed", "3")
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert [line for line in lines if line.startswith("Stage")] == [
        "Stage 1, table 1 of 3: Gustave, Lazare, Ewrard, Yvette, Odile.",
        "Stage 1, table 2 of 3: Bastien, Margot, Thibaut, Colette, Armand.",
        "Stage 1, table 3 of 3: Gustave 2, Lazare 2, Ewrard 2, Yvette 2, Odile 2.",
    ]
    on = next(line for line in lines if line.startswith("On to the next stage: "))
    final = next(line for line in lines if line.startswith("The final: "))
    assert on.partition(": ")[2] == final.partition(": ")[2]
    assert on.count(",") == 5
    assert lines[-2].endswith(" wins the tournament.")
    assert taverne("tournament", "--bots", "15", "--seed", "3").stdout.splitlines()[:-1] == lines[:-1]
    assert (folder(home) / "standings.txt").read_text(encoding="utf-8").splitlines() == lines[:-1]


def test_the_standings_are_written_for_an_embosser_too(home):
    taverne("tournament", "--bots", "3", "--seed", "3")
    data = (folder(home) / "standings.brf").read_bytes()
    assert data.endswith(b"\f")
    text = data.decode("ascii")
    lines = text.replace("\f", "").split("\r\n")
    assert max(map(len, lines)) <= 40
    assert text.count("\f") == 1
    back = " ".join(read_back(line, prose("en", 1)) for line in lines if line)
    assert "The final: Gustave, Lazare, Ewrard" in back


def test_a_tournament_goes_on_at_the_question_at_which_it_was_left(home):
    first = taverne("tournament", "Ann", "--bots", "6", "--seed", "3", typed="none\nquit\nyes\n")
    assert first.returncode == 0
    assert first.stdout.endswith("Saved. Go on with: taverne tournament\n")
    again = taverne("tournament", typed="stop\n" + "none\nstop\n" * 4)
    lines = again.stdout.splitlines()
    assert "Die verflixte 6 goes on. At the table: Ann, Gustave, Lazare, Ewrard." in lines
    assert any(line.startswith("Place 1: ") for line in lines)
    assert any(line.startswith("Stage 1, table 2 of 2: ") for line in lines)
    whole = taverne("tournament", typed="none\nstop\n" * 20).stdout
    assert "wins the tournament." in whole
    assert "wins the tournament." in taverne("tournament").stdout  # once over it is told again


def test_without_names_the_last_one_that_is_not_over_goes_on_or_that_of_a_number(home):
    taverne("tournament", "Ann", "Ben", "--seed", "3", typed="quit\n")
    taverne("tournament", "--bots", "3", "--seed", "3")
    assert "The final: Ann, Ben." in taverne("tournament", typed="quit\n").stdout
    assert "The final: Gustave, Lazare, Ewrard." in taverne("tournament", "--number", "2").stdout
    assert taverne("tournament", "--number", "9").stderr == "There is no tournament 9.\n"


def test_a_tournament_that_is_over_is_not_gone_on_with(home):
    taverne("tournament", "--bots", "3", "--seed", "3")
    assert "Who plays the tournament?" in taverne(typed="tournament\nquit\nquit\n").stdout
    another = taverne("tournament", "--seed", "5")
    assert (another.stdout, another.stderr) == ("", "Die verflixte 6 needs at least 2 players, bots included.\n")


def test_options_of_a_new_tournament_go_on_with_none(home):
    taverne("tournament", "Ann", "Ben", "--seed", "3", typed="quit\n")
    assert "needs at least 2 players" in taverne("tournament", "--table", "4").stderr


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_a_guest_plays_a_tournament_by_that_name(language):
    guest = Phrases(language).text("loop-guest")
    assert people_named([guest]) == [guest]


def test_players_come_from_a_file_too(home, tmp_path):
    names = tmp_path / "club.txt"
    names.write_text("\ufeff# our club\nAnn\n\n Ben \n", encoding="utf-8")
    run = taverne("tournament", "Eve", "--players", names, typed="quit\n")
    assert "The final: Eve, Ann, Ben." in run.stdout
    head = json.loads((folder(home) / "tournament.json").read_text(encoding="utf-8"))
    assert [player["name"] for player in head["players"]] == ["Eve", "Ann", "Ben"]


def test_v615_the_fairnesskranz_is_kept_with_the_tournament(home):
    taverne("tournament", "--bots", "3", "--seed", "3")
    run = taverne("tournament", "--fair", "lazare", "--dedication", "For clearing up\x1b a throw.")
    assert run.stdout == "The wreath for fair play goes to Lazare. For clearing up a throw.\n"
    assert "The wreath for fair play goes to Lazare. For clearing up a throw." in taverne("tournament").stdout
    assert "wreath for fair play" in (folder(home) / "standings.txt").read_text(encoding="utf-8")
    assert taverne("tournament", "--fair", "Skat").stderr.startswith("Nobody in this tournament is called Skat.")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "There is no tournament to resume. Name the players to start one.\n"),
        (("Ann",), "Die verflixte 6"),
        (("Ann", "ann"), "ann is already at the table. Choose another name.\n"),
        (("--players", "/nonexistent"), "nonexistent"),
        (("--players", "/dev/zero"), "zero"),
    ],
)
def test_what_goes_wrong_is_one_sentence(home, arguments, says):
    run = taverne("tournament", *arguments)
    assert run.returncode in (1, 2)
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert says in run.stderr or arguments == ("Ann",)


def test_a_damaged_tournament_is_named(home):
    taverne("tournament", "--bots", "2", "--seed", "3")
    (folder(home) / "tournament.json").write_text("{", encoding="utf-8")
    run = taverne("tournament")
    assert run.returncode == 1
    assert run.stderr.endswith("cannot be read.\n")


def seed_in(path):
    return json.loads(path.read_text(encoding="utf-8").splitlines()[0])["seed"]


def test_the_seed_of_a_table_tells_nothing_of_the_seed_of_another(home):
    taverne("tournament", "--bots", "15", "--seed", "3")
    seeds = {path.stem: seed_in(path) for path in folder(home).glob("*.jsonl")}
    assert len(set(seeds.values())) == len(seeds) >= 4
    names = sorted(seeds)
    known = names[0]
    for other in names[1:]:  # the sum of a seed and a checksum of the name gave each away
        assert seeds[known] - crc32(known.encode()) + crc32(other.encode()) != seeds[other]
        assert not abs(seeds[known] - seeds[other]) < 1 << 64
    assert tournaments.seed_of(3, known) == seeds[known]


def test_a_tournament_that_was_begun_with_other_seeds_of_its_tables_goes_on_with_them(home):
    taverne("tournament", "Ann", "--bots", "2", "--seed", "3", typed="none\nquit\n")
    path = folder(home) / "final.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    head = json.loads(lines[0])
    path.write_text(json.dumps(head | {"seed": 3 + crc32(b"final")}) + "\n", encoding="utf-8")
    done = taverne("tournament", typed="none\nstop\n" * 8)
    assert "wins the tournament." in done.stdout
    assert seed_in(path) == 3 + crc32(b"final")
    assert "wins the tournament." in taverne("tournament").stdout


def test_a_tie_for_a_place_is_told_before_the_places():
    found = rounds([Participant(name) for name in ("Ann", "Ben", "Eve")], 3, 1, {"final": (20, 20, 5)})
    phrases = Phrases("en", catalogue.find("verflixte6"))
    assert [phrases.text(phrase, **facts) for phrase, facts in tournaments.notes(found[0], 3)] == [
        "The final: Ann, Ben, Eve.",
        "It decides the tournament in four rounds. Once, from the second round on, you may take any three jokers, "
        "used ones too: type free.",
        "Ann, Ben: one more round decides the tie.",
    ]


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "Place 1: Ben, 20, in the tie-break 12."), ("de", "Platz 1: Ben, 20, im Stechen 12.")],
)
def test_the_places_of_a_tie_say_how_it_was_decided(language, first):
    totals = {"final": (20, 20, 5), "final-tie1": (7, 12)}
    found = rounds([Participant(name) for name in ("Ann", "Ben", "Eve")], 3, 1, totals)
    phrases = Phrases(language, catalogue.find("verflixte6"))
    told = [phrases.text(phrase, **facts).rstrip() for phrase, facts in tournaments.notes(found[0], 3)]
    assert first in told
    assert told[-2].endswith("3: Eve, 5.")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ("Out of the tournament, places 3 to 6 of 7: Ann, Ben.", "Out of the tournament, place 6 of 6: Ben.")),
        ("de", ("Ausgeschieden, Platz 3 bis 6 von 7: Ann, Ben.", "Ausgeschieden, Platz 6 von 6: Ben.")),
        ("fr", ("Hors du tournoi, places 3 à 6 sur 7: Ann, Ben.", "Hors du tournoi, place 6 sur 6: Ben.")),
    ],
)
def test_who_is_out_hears_their_place_in_the_whole_tournament(language, says):
    phrases = Phrases(language, catalogue.find("verflixte6"))
    players = [Participant(name) for name in ("Ann", "Cara", "Ben", "Dora")]
    bots = [Participant(name, "bot", "good") for name in ("Gustave", "Lazare")]
    six = [*players[:2], bots[0], *players[2:], bots[1]]
    totals = {"round1-table1": (1, 9, 2), "round1-table2": (3, 8, 4)}
    found = rounds(six, 3, 1, totals)
    told = [phrases.text(phrase, **facts) for phrase, facts in tournaments.notes(found[0], 7)]
    assert says[0] in told
    assert told[-1].endswith(": Cara, Dora.")
    alone = {"names": "Ben", "first": 6, "last": 6, "shared": False, "players": 6}
    assert phrases.text("tournament-out", **alone) == says[1]


def test_leaving_a_tournament_is_asked():
    run = taverne("tournament", "Ann", "--bots", "2", "--seed", "3", typed="quit\nno\nquit\nja\n")
    assert run.stdout.count("another time. Leave it?") == 2
    left = run.stdout.rpartition("another time. Leave it?")
    assert "Saved. Go on with:" in left[2]
    assert "Saved. Go on with:" not in left[0]
    assert "joker" in left[0].partition("another time. Leave it?")[2].casefold(), "after no the question is asked again"


def test_all_places_of_each_table_are_told_in_their_order_after_its_game(home):
    run = taverne("tournament", "Ann", "--bots", "7", "--seed", "3", typed="none\nstop\n" * 40)
    own, _, others = run.stdout.partition("Stage 1, table 2 of 2: ")
    assert ", in all " in own
    assert "Place 1: " not in own.partition("Round over")[0]
    assert re.findall(r"Place (\d): .*, goes on\.", own) == ["1", "2"], "who won the table, and who goes on"
    assert re.findall(r"Place (\d): ", own) == ["1", "2", "3", "4"]
    assert others.count("Place 1: ") == 2, "those of tables of bots alone were not"
    standings = (folder(home) / "standings.txt").read_text(encoding="utf-8")
    assert standings.count("Place 1: ") == 3
    run = taverne("tournament", "Ann", "--bots", "1", "--seed", "3", typed="none\nstop\n" * 40)
    *_, won, first, own, tournament, written = run.stdout.splitlines()
    assert (won, first) == ("Gustave wins with 79.", "Place 1: Gustave, 79.")
    assert (own, tournament) == ("Place 2: Ann, 9.", "Gustave wins the tournament.")
    assert written.startswith("The standings are in ")
