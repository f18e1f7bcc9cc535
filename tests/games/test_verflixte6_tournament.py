"""Tables, places and ties of a tournament (V6-14)."""

import pytest

from games.verflixte6.tournament import going_on, places, tables, undecided


@pytest.mark.parametrize(
    ("players", "size", "seated"),
    [(7, 6, [4, 3]), (6, 6, [6]), (15, 6, [5, 5, 5]), (13, 6, [5, 4, 4]), (2, 2, [2]), (3, 2, [3])],
)
def test_v614_tables_are_as_even_as_can_be(players, size, seated):
    found = tables(list(range(players)), size)
    assert [len(table) for table in found] == seated
    assert [player for table in found for player in table] == list(range(players))


def test_v614_ties_share_a_place_and_a_further_durchgang_parts_them():
    assert places({"a": (40,), "b": (50,), "c": (40,)}) == [["b"], ["a", "c"]]
    assert places({"a": (40, 3), "b": (50,), "c": (40, 9)}) == [["b"], ["c"], ["a"]]
    assert places({"a": (40, 3, 1), "b": (40, 3, 2), "c": (40, 1)}) == [["b"], ["a"], ["c"]]


def test_v614_a_tie_is_open_only_where_it_matters():
    ranking = [["b"], ["a", "c"], ["d", "e"]]
    assert undecided(ranking, 1) == []
    assert undecided(ranking, 2) == ["a", "c"]
    assert undecided(ranking, 3) == []
    assert undecided(ranking, 4) == ["d", "e"]
    assert undecided([["a", "b", "c"]], 2) == ["a", "b", "c"]
    assert going_on(ranking, 3) == ["b", "a", "c"]
