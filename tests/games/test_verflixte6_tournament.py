"""Tables, places and ties of a tournament (V6-14)."""

import pytest

from games.verflixte6.tournament import going_on, places, rounds, tables, undecided


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


def test_v614_a_tournament_says_which_games_it_needs_and_who_goes_on():
    found = rounds("abcde", 3, 1, {})
    assert [[table.needed.name for table in each] for each in found] == [["round1-table1", "round1-table2"]]
    assert [table.players for table in found[0]] == [("a", "b", "c"), ("d", "e")]
    totals = {"round1-table2": (3, 9)}
    found = rounds("abcde", 3, 1, totals)
    assert [table.needed and table.needed.name for table in found[0]] == ["round1-table1", None]
    assert found[0][1].ranking == [["e"], ["d"]]
    totals["round1-table1"] = (7, 1, 2)
    _, final = rounds("abcde", 3, 1, totals)
    assert (final[0].players, final[0].final, final[0].needed.options) == (("a", "e"), True, {"final": "yes"})
    totals["final"] = (50, 40)
    assert rounds("abcde", 3, 1, totals)[-1][0].needed is None


def test_v614_a_tie_for_a_place_is_decided_by_one_more_durchgang():
    totals = {"final": (20, 20, 5), "final-tie1": (3, 3), "final-tie2": (1, 9)}
    for played, name, options in ((0, "final", {"final": "yes"}), (1, "final-tie1", {"rounds": 1})):
        [[table]] = rounds("abe", 3, 1, dict(list(totals.items())[:played]))
        assert (table.needed.name, table.needed.options) == (name, options)
    assert table.needed.players == ("a", "b")
    [[table]] = rounds("abe", 3, 1, totals)
    assert table.ranking == [["b"], ["a"], ["e"]]
    assert table.ties == (("a", "b"), ("a", "b"))


def test_who_has_left_a_table_goes_on_nowhere_and_the_others_there_do():
    totals = {"round1-table1": [5, 3]}
    (first, final) = rounds("abcd", 2, 1, totals, {"round1-table2": "c"})
    assert [table.on for table in first] == [["a"], ["d"]]
    assert first[1].ranking == [["d"], ["c"]]
    assert final[0].needed.players == ("a", "d")


def test_the_only_one_who_is_left_has_won_without_a_final():
    (_, final) = rounds("abcd", 2, 1, {"round1-table1": [5, 3]}, {"round1-table2": "cd"})
    assert (final[0].final, final[0].needed, final[0].ranking) == (True, None, [["a"]])


def test_nobody_is_in_a_final_if_all_have_left():
    (first,) = rounds("abcd", 2, 1, {}, {"round1-table1": "ab", "round1-table2": "cd"})
    assert not any(table.needed for table in first)
