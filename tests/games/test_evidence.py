"""What is measured game by game is sure of a bound hardly ever wrongly, however often one looks."""

import random
from itertools import count

from evidence import Evidence, gathered


def drawn(share, seed):
    luck = random.Random(seed)
    return lambda game: float(luck.random() < share)


def test_who_looks_after_every_few_games_is_misled_once_in_a_hundred_times_at_most():
    wrong = [found for seed in range(200) if (found := gathered(drawn(0.53, seed), 1000, 0.53)).games < 1000]
    assert len(wrong) <= 2


def test_a_share_that_is_off_is_found_soon():
    for share in (0.4, 0.66):
        games = [gathered(drawn(share, seed), 10_000, 0.53).games for seed in range(20)]
        assert max(games) < 2000


def test_observations_that_vary_less_tell_more():
    pairs = count()
    assert gathered(lambda _: (0.4, 0.5)[next(pairs) % 2], 10_000, 0.53, 2).games < 300


def test_the_lower_bound_of_99_per_cent():
    found = Evidence(2)
    for value in (0.0, 0.5, 1.0) * 100:
        found.add(value)
    assert found.games == 600
    assert found.share == 0.5
    assert abs(found.low - (0.5 - 2.576 * (1 / 6 / 300) ** 0.5)) < 0.001
    assert not found.is_above(0.5)
    assert not found.is_below(0.5)
    assert found.is_above(0.4)
    assert found.is_below(0.6)
