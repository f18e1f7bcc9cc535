"""Talk of a club in virtual time: every permitted hearer gets each line once, the absent ones on their return."""

import pytest
from talk_simulation import DEFECTS, simulate

FOUND = {
    "own news unheard": 4,
    "since the next second": 5,
    "heard before told": 8,
    "hearers stored once": 6,
    "relations as known": 24,
    "said before is recalled": 62,
    "recalled and told": 6,
}
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
def test_whatever_fails_each_line_is_heard_once_by_all_who_may_hear_it(seeds):
    assert sum(simulate(seed) for seed in seeds) > 20 * len(seeds)


@pytest.mark.long
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_rule_of_talk_that_is_left_out_is_found(defect):
    with pytest.raises(AssertionError):
        for seed in (FOUND.get(defect, 0), *range(200)):
            simulate(seed, defect)
