"""Tables of guests in virtual time: they end once nobody can come back, at all hosts, whatever fails."""

import pytest
from guests_simulation import DEFECTS, simulate

FOUND = {"at once": 20, "dead hosts count": 1, "tournaments wait": 3}
"""The seeds that find the rules which the first seeds miss."""
FEW = 40
"""The seeds among which each rule that is left out is found."""


@pytest.mark.parametrize(
    "seeds",
    [
        range(6),
        pytest.param(range(6, 60), marks=pytest.mark.everything),
        pytest.param(range(60, 1500), marks=(pytest.mark.soak, pytest.mark.timeout(7200))),
    ],
)
@pytest.mark.long
def test_whatever_fails_a_table_ends_to_which_nobody_can_come_back_and_no_other_one(seeds):
    assert sum(simulate(seed) for seed in seeds) > len(seeds)


@pytest.mark.long
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_rule_of_abandoned_tables_that_is_left_out_is_found(defect):
    with pytest.raises(AssertionError):
        for seed in (FOUND.get(defect, 0), *range(FEW)):
            simulate(seed, defect)
