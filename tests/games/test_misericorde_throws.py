"""What a throw of Misericorde is, and what its figures allow (MI-9 to MI-14)."""

from functools import cache
from itertools import combinations

import pytest

from games.dice import throws
from games.misericorde.throws import ANY, MOST_DICE, Figure, allowed, figures, rank

EVERY = [dice for count in range(1, MOST_DICE + 1) for dice, _ in throws(count)]


@pytest.mark.parametrize(
    ("dice", "most"),
    [
        ((1, 2, 2, 3, 5, 6), 1),
        ((2, 2, 3, 3, 3, 4), 3),
        ((1, 2, 3, 4, 5, 6), ANY),
        ((2, 3, 4, 5, 5, 5), 3),
        ((4, 4, 4, 4), 2),
        ((2, 2, 3, 3, 4, 4, 5, 5), 4),
        ((2, 3, 4, 5, 6), 3),
        ((6, 6), 1),
        ((1, 2, 2, 2, 2, 3, 4), 4),
        ((3,), 0),
    ],
)
def test_mi14_the_checks_of_the_rules(dice, most):
    assert allowed(dice) == most


@cache
def by_search(dice):
    """The most that any way to take figures out of the dice allows, tried one by one."""
    best = 0
    for size in (2, 3, 4, 5):
        for taken in set(combinations(dice, size)):
            alike, run = len(set(taken)) == 1, list(taken) == list(range(taken[0], taken[0] + size))
            worth = {2: 1, 3: 2, 4: 2}.get(size, 0) * alike or {4: 2, 5: 3}.get(size, 0) * run
            if worth:
                rest = list(dice)
                for die in taken:
                    rest.remove(die)
                best = max(best, worth + by_search(tuple(rest)))
    return best


def test_mi14_the_division_is_that_of_a_search_for_all_throws_up_to_nine_dice():
    for dice in EVERY:
        if set(dice) >= set(range(1, 7)):
            assert figures(dice) == (Figure("cathedrale", (1, 2, 3, 4, 5, 6), 0),)
        else:
            assert allowed(dice) == sum(figure.worth for figure in figures(dice)) == by_search(dice), dice
            used = sorted(die for figure in figures(dice) for die in figure.dice)
            assert all(used.count(die) <= dice.count(die) for die in used)
    assert max(allowed(dice) or 0 for dice in EVERY) == 6


def test_mi9_mi10_mi11_mi12_throws_have_a_rank():
    assert rank((1, 1, 4)).kind == "void"
    assert rank((1, 1, 1, 1, 1, 3, 6))[1:] == (1, "spiessgesellen")  # 1s or not
    assert rank((6, 6, 1))[1:] == (2, "misericordes")
    assert rank((1, 2, 2, 3, 5, 6))[1:] == (19, "sum")
    assert rank((6, 6, 6, 6, 6))[1:] == (6, "spiessgesellen")
    order = [(1, 1), (6, 5, 5, 5, 5, 4), (6, 6), (6, 6, 6), (1, 1, 1, 1, 1), (2, 2, 2, 2, 2)]
    assert sorted(order, key=rank) == order


@pytest.mark.parametrize(("count", "share"), [(6, 0.2626), (7, 0.3278), (9, 0.4408)])
def test_mi9_how_often_a_throw_is_void(count, share):
    void = sum(ways for dice, ways in throws(count) if rank(dice).kind == "void") / 6**count
    assert void == pytest.approx(share, abs=0.00005)
