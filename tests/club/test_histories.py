"""Simulations of a club go by their seed: its history is the same in each process."""

import pytest
from histories import history


@pytest.mark.long
@pytest.mark.parametrize(
    "simulation",
    [
        "people_simulation",
        "tournament_simulation",
        *(
            pytest.param(each, marks=pytest.mark.everything)
            for each in ("rooms_simulation", "talk_simulation", "returning_simulation", "ending_simulation")
        ),
    ],
)
def test_the_same_seed_gives_the_same_history(simulation):
    first, second = (history(simulation, 1, order) for order in (2, 3))
    assert any("INSERT INTO" in line for line in first)
    assert first == second
