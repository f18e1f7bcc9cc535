"""Simulated pages: whatever hosts and streams do, each answer counts once, at its own question."""

import pytest
from page_simulation import DEFECTS, QUESTIONS, simulate

SEEDS = 40


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_page_moves_between_hosts_that_close_and_die_and_each_answer_counts_once(seed):
    moves, answers = simulate(seed)
    assert moves > 1
    assert answers == QUESTIONS


@pytest.mark.everything
def test_many_evenings_of_pages():
    assert all(simulate(seed)[1] == QUESTIONS for seed in range(SEEDS, 3000))


@pytest.mark.parametrize("defect", DEFECTS)
def test_each_rule_that_is_left_out_is_found(defect):
    with pytest.raises(AssertionError):
        for seed in range(30):
            simulate(seed, defect)
