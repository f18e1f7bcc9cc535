"""The end of games in virtual time, at failing hosts: people at the table see it, and all hosts forget the table."""

import pytest
from ending_simulation import DEFECTS, simulate

FOUND = {"failed is failed game": 186, "ends unheard": 12, "bots win for absent": 13}
"""The seeds that find the rules which the first seeds miss."""
FEW = 100
"""The seeds among which each rule that is left out is found."""


@pytest.mark.long
@pytest.mark.parametrize(
    "seeds",
    [
        [*range(4), 10, 13, 14],  # 10 and 14 have found something, and in 13 a bot wins
        pytest.param(range(4, 150), marks=pytest.mark.everything),
        pytest.param(range(150, 3000), marks=(pytest.mark.soak, pytest.mark.timeout(7200))),
    ],
)
def test_whoever_stays_sees_the_end_and_no_host_keeps_a_table_whose_game_is_over(seeds):
    assert sum(simulate(seed) for seed in seeds) > 20 * len(seeds)


HELD = "a game that was over goes on|tables that a host knows|heard|a bot has won, and it counts"
"""The sentences of the simulation about a rule that is left out."""


@pytest.mark.long
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_rule_of_endings_that_is_left_out_is_found(defect):
    with pytest.raises(AssertionError, match=HELD):
        for seed in (FOUND.get(defect, 0), *range(FEW)):
            simulate(seed, defect)
