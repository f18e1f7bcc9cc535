"""The rooms of a club in virtual time, at hosts whose database calls are late, lost, done unheard or given up."""

import asyncio
import sqlite3

import pytest
from rooms_defects import DEFECTS
from rooms_simulation import simulate

from access.club.store.sql import Conflict
from games.refusals import Failed

FOUND = {
    "number is table": 119,
    "sat down as known": 93,
    "failed is refused": 1,
    "two rooms": 1,
    "limit as known": 142,
    "posted again": 4,
    "hints alone": 5,
    "last one as known": 12,
    "chairs as known": 1,
    "same server": 2,
    "newest event": 1,
    "read once": 27,
    "own news unheard": 2,
}
"""The seeds that find the rules which the first seeds miss."""
FEW = 100
"""The seeds among which each rule that is left out is found."""


@pytest.mark.parametrize(
    "seeds",
    [
        [*range(6), 11, 24, 113, 122, 143, 293, 437],  # the last six have found something
        pytest.param(range(6, 150), marks=pytest.mark.everything),
        pytest.param(range(150, 3000), marks=(pytest.mark.soak, pytest.mark.timeout(7200))),
    ],
)
@pytest.mark.long
def test_whatever_fails_all_hosts_know_what_the_store_has_and_everybody_sits_where_they_were_told(seeds):
    assert sum(simulate(seed) for seed in seeds) > 50 * len(seeds)


@pytest.mark.long
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_rule_of_rooms_that_is_left_out_is_found(defect):
    with pytest.raises((AssertionError, Conflict, Failed, TimeoutError, asyncio.TimeoutError, sqlite3.Error)):
        for seed in (FOUND.get(defect, 0), *range(FEW)):
            simulate(seed, defect)
