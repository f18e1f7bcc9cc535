"""A table of a club in virtual time, with lost and late calls, cut lines and killed hosts: nothing is lost or doubled."""

import asyncio
import sqlite3

import pytest
from club_simulation import DEFECTS, SHORT, simulate

from access.engine.batches import OutOfPlace
from games.refusals import Illegal

MANY = 10_000
MANY_MARKS = (pytest.mark.soak, pytest.mark.timeout(3600))


FOUND = {
    "beginning not read again": ("kaques", 33),
    "not read after the seat was taken": ("kaques", 18),
    "page: numbers without a key": ("kara", 0),
    "any first batch": ("kara", 5),
    "outcome before the end is applied": ("kaques", 1),
    "failover without digests": ("verflixte6", 9),
    "no token": ("words", 8),
    "start told again at the host of the gathering": ("words", 4),
    "away without a look into the journal": ("kaques", 8),
    "an answer is no sign of life": ("kaques", 1),
}
"""The evenings that find the rules which the first ones miss."""


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(SHORT))
@pytest.mark.parametrize(
    "seeds",
    [
        range(12),
        pytest.param(range(12, 500), marks=pytest.mark.everything),
        pytest.param(range(500, MANY), marks=MANY_MARKS),
    ],
)
def test_whatever_is_lost_the_journal_is_the_game_and_everybody_heard_it(name, seeds):
    assert sum(simulate(name, seed) for seed in seeds) > len(seeds)


@pytest.mark.long
def test_whoever_stays_hears_who_is_away_when_an_answer_was_refused_as_its_player_went():
    simulate("misericorde", 1557)


@pytest.mark.parametrize("defect", DEFECTS)
@pytest.mark.long
def test_a_rule_that_is_left_out_is_found(defect):
    with pytest.raises((AssertionError, OutOfPlace, Illegal, TimeoutError, asyncio.TimeoutError, sqlite3.Error)):
        for name, seed in (
            FOUND.get(defect, ("kaques", 0)),
            *((name, seed) for seed in range(60) for name in sorted(SHORT)),
        ):
            simulate(name, seed, defect)
