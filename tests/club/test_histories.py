"""Simulations of a club go by their seed: its history is the same in each process."""

from pathlib import Path

import pytest
from histories import history

WORLDS = Path(__file__).parents[1] / "worlds"


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


@pytest.mark.parametrize("simulation", sorted(path.name for path in WORLDS.glob("*_simulation.py")))
def test_a_simulation_takes_the_same_turns_of_the_event_loop_on_each_python(simulation):
    """wait_for begins a task on Python 3.11, and none on later ones: their histories would differ."""
    assert "asyncio.wait_for" not in (WORLDS / simulation).read_text(encoding="utf-8")
