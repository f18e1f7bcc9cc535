"""Who is led back to their table, in virtual time: whoever was there when their connection broke, and nobody else."""

import pytest
from returning_simulation import DEFECTS, simulate

FOUND = {"any leaving counts": 3, "left once": 1, "lost lines recorded": 3}
"""The seeds that find the rules which the first seeds miss."""


@pytest.mark.parametrize(
    "seeds",
    [
        range(5),
        pytest.param(range(5, 150), marks=pytest.mark.everything),
        pytest.param(range(150, 2000), marks=(pytest.mark.soak, pytest.mark.timeout(7200))),
    ],
)
@pytest.mark.long
def test_whatever_fails_whoever_was_at_a_table_is_led_back_and_whoever_has_left_is_not(seeds):
    assert sum(simulate(seed) for seed in seeds) > 20 * len(seeds)


@pytest.mark.long
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_rule_of_coming_back_that_is_left_out_is_found(defect):
    with pytest.raises(AssertionError):
        for seed in (FOUND.get(defect, 0), *range(200)):
            simulate(seed, defect)
