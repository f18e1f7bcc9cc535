"""Ratings of games in which a bot has played for somebody: for the absent they only fall, and nobody loses to a bot."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access.club.store.tables import points, rated

pytestmark = pytest.mark.quick
MOST = 4
SKILLS = st.one_of(st.none(), st.tuples(st.floats(0, 50), st.floats(0.5, 8.3), st.integers(1, 500)))
FIRST = (25.0, 25.0 / 3, 0)
"""The rating of somebody who was not rated yet."""


def known(rating):
    return FIRST if rating is None else rating


def outcomes(count):
    """Who has won and who was absent, in every way in which at least one person stayed."""
    for won, absent in product(product((False, True), repeat=count), repeat=2):
        if not all(absent):
            yield dict(enumerate(won)), {person for person in range(count) if absent[person]}


@settings(max_examples=30, deadline=None)
@given(st.lists(SKILLS, min_size=2, max_size=MOST))
def test_nobody_loses_to_a_bot_that_stands_in_and_nobody_gains_by_it(skills):
    before = dict(enumerate(skills))
    for won, absent in outcomes(len(skills)):
        after = rated(before, won, absent)
        stayed = {person: before[person] for person in before.keys() - absent}
        alone = rated(stayed, won)
        for person in before:
            now, first = after.get(person, known(before[person])), known(before[person])
            if person in absent:
                assert points(now) <= points(first), "the absent gain"
                assert now[0] <= first[0], "the absent gain"
                assert person not in after or not won[person], "a win of the absent counts"
            else:
                as_if = alone.get(person, first)
                assert points(now) >= points(as_if), "worse than if the seat had not been there"
                if any(won.values()) and not any(won[each] for each in stayed):
                    assert points(now) >= points(first), "somebody loses points to a bot"
        if not absent:
            assert after == alone, "without an absent person, all is as it was"


def test_a_win_of_the_bot_changes_nothing_between_two():
    assert rated({1: None, 2: None}, {1: True, 2: False}, {1}) == {}
    assert rated({1: (30.0, 5.0, 9), 2: (20.0, 5.0, 9)}, {1: True, 2: False}, {1}) == {}


def test_who_stayed_and_wins_gains_as_against_the_absent_who_loses_as_ever():
    whole = rated({1: None, 2: None}, {1: False, 2: True})
    assert rated({1: None, 2: None}, {1: False, 2: True}, {1}) == whole
    assert points(whole[1]) < points(FIRST) < points(whole[2])


def test_nobody_loses_to_a_bot_that_stands_in_for_a_guest_or_somebody_who_is_not_rated():
    before = {1: (40.0, 2.0, 50), 2: (10.0, 2.0, 50)}
    after = rated(before, {1: False, 2: False, -7: True}, {-7})
    assert points(after[1]) >= points(before[1])
    assert points(after[2]) >= points(before[2])


def test_those_who_stayed_are_rated_among_themselves_if_the_absent_has_won_with_one_of_them():
    before = {1: None, 2: None, 3: None}
    after = rated(before, {1: True, 2: True, 3: False}, {1})
    assert after[2] == rated({2: None, 3: None}, {2: True, 3: False})[2]
    assert 1 not in after
    assert after[3] == rated({2: None, 3: None}, {2: True, 3: False})[3], "lost to the one who stayed"


def test_a_stronger_one_who_stays_loses_nothing_by_a_draw_that_a_bot_has_made():
    before = {1: None, 2: (40.0, 2.0, 50), 3: (10.0, 2.0, 50)}
    after = rated(before, {1: True, 2: False, 3: False}, {1})
    assert after[2][:2] == (40.0, 2.0)
    assert points(after[3]) > points(before[3])
