"""A game of dice that others have written, on public names alone: checked, simulated, felt, and played over ssh."""

import os
import re

import kniffel as package
import pytest
from club_here import Here
from club_players import Watcher, play_out
from fingers import Fingers
from foreign import kniffel  # noqa: F401 - a fixture
from kniffel.bots import kept
from kniffel.rules import ROWS, Kniffel

from access.engine.simulation import simulate
from access.testing import check_game
from games import Seat, Term

GAME = package.GAME
WORTH = {
    (1, 1, 1, 5, 6): {"ones": 3, "fives": 5, "three": 14, "four": 0, "house": 0, "small": 0, "chance": 14},
    (2, 2, 2, 2, 6): {"twos": 8, "three": 14, "four": 14, "house": 0, "kniffel": 0},
    (3, 3, 3, 5, 5): {"house": 25, "three": 19, "four": 0},
    (1, 3, 4, 5, 6): {"small": 30, "large": 0},
    (2, 3, 4, 5, 6): {"small": 30, "large": 40, "chance": 20},
    (6, 6, 6, 6, 6): {"sixes": 30, "kniffel": 50, "four": 30, "house": 0},
}


@pytest.mark.long
def test_the_game_has_no_faults():
    assert check_game(GAME, games=5) == ()


@pytest.mark.parametrize("throw", WORTH)
def test_a_throw_brings_in_each_row_what_the_rules_say(throw):
    assert {row: ROWS[Term(row)](throw) for row in WORTH[throw]} == WORTH[throw]


def test_sixty_three_in_the_upper_rows_bring_thirty_five_more():
    game = Kniffel(1, {})
    game.written[0].update({Term("sixes"): 24, Term("fives"): 20, Term("fours"): 16})
    assert game.score(Seat(0)) == 60
    game.written[0][Term("ones")] = 3
    assert game.score(Seat(0)) == 63 + 35


@pytest.mark.parametrize(
    ("throw", "stay"),
    [
        ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)),
        ((1, 2, 3, 4, 6), (1, 2, 3, 4)),
        ((1, 3, 4, 5, 6), (3, 4, 5, 6)),
        ((2, 2, 5, 5, 6), (5, 5)),
        ((1, 4, 4, 4, 6), (4, 4, 4)),
    ],
)
def test_the_bot_keeps_a_run_or_what_there_is_most_of(throw, stay):
    assert kept(throw) == stay


def test_figures_are_those_of_a_bot_that_plays_sensibly():
    figures = simulate(GAME, {}, ("good", "good"), 40, 1).counted
    assert 170 < figures["winning"] < 280
    assert 0 < figures["bonuses"] < 2
    assert 0 < figures["kniffel"] < 50


@pytest.mark.felt
def test_a_turn_is_played_on_20_cells(kniffel, tmp_path):  # noqa: F811
    env = {"PYTHONPATH": os.environ["PYTHONPATH"], "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    typed = ("play", "kniffel", "Ann", "--seed", "6", "--braille", "display", "--speech", "off", "--no-more")
    with Fingers(*typed, cells=20, env=env) as fingers:
        fingers.begin()
        for typed in ("all", "chance"):
            assert fingers.read_on()
            fingers.type(f"{typed}\r")
        assert fingers.read_on()
        thrown, row, again = [text for _, text in fingers.felt]
        assert row == f"{thrown.removesuffix(', 2?')}: row?"
        assert re.fullmatch("[1-6]{5}, 2[?]", again)


@pytest.mark.connected
def test_two_play_over_ssh_until_all_rows_are_written(kniffel):  # noqa: F811
    with Here() as club:
        anna, ben = club.member("Anna"), club.member("Ben", "-T")
        club.gather("Anna", kniffel.id)
        anna.says("sit 1", r"Start\? $")
        ben.says("sit 1", r"Start\? $")
        ben.says("start", "At the table: Anna, Ben")
        watcher = Watcher(club.store)
        typed = play_out(watcher, {0: anna, 1: ben}, {0: "en", 1: "en"})
        for client in (anna, ben):
            client.until("Again")
            assert "Won by " in client.shown
        assert min(map(len, typed.values())) >= 2 * (len(ROWS) - 1)
        assert all(len(rows) == len(ROWS) for rows in watcher.replica.table.play.written)
