"""The jokers of Die verflixte 6 as a table: the state before, throws and answers, the state after (V6-J1 to V6-J15)."""

import re
from itertools import product
from pathlib import Path

import pytest

from games.steps import Term
from games.verflixte6 import jokers
from games.verflixte6.jokers import ENTRIES, JOKERS, Joker, announced, begin, decide, dice_next, throw
from games.verflixte6.odds import expected, in_round, worth
from games.verflixte6.turn import PLAIN, Turn, brings, stop, sweeten


def played(turn, *rounds):
    """Play rounds: each is the name of a joker or None, then throws (numbers or tuples) and decisions (bools)."""
    for name, *steps in rounds:
        turn = begin(turn, name or PLAIN)
        for step in steps:
            if isinstance(step, bool):
                assert dice_next(turn) == 0
                turn = decide(turn, step).turn
            else:
                dice = step if isinstance(step, tuple) else (step,)
                assert dice_next(turn) == len(dice)
                turn = throw(turn, dice).turn
        assert turn.at is None, "the round is not over"
        turn = sweeten(turn)
    return turn


CASES = [
    # V6-4: faces add up, a 6 takes all
    ("V6-4", Turn(3), [(None, 2)], {"sum": 5}),
    ("V6-4", Turn(24), [(None, 6)], {"sum": 0, "place": "zombie"}),
    ("V6-4", Turn(-3), [(None, 6)], {"sum": 0, "place": "zombie"}),
    # V6-6: the k-th 1 steals min(k, 5)
    ("V6-6", Turn(3), [(None, 1)], {"sum": 4, "ones": 1, "steal": 1}),
    ("V6-6", Turn(3), [(None, 1), (None, 4)], {"sum": 8, "ones": 1, "steal": 0}),
    ("V6-6", Turn(3, ones=4), [(None, 1)], {"ones": 5, "steal": 5}),
    ("V6-6", Turn(3, ones=11), [(None, 1)], {"ones": 12, "steal": 5}),
    # V6-J1
    ("Frostschutz", Turn(10), [("frostschutz", 1)], {"sum": 9, "frost": 1, "hand": ("frostschutz",)}),
    ("Frostschutz", Turn(10), [("frostschutz", 2), ("frostschutz", 2)], {"sum": 10, "frost": 2}),
    ("Frostschutz", Turn(10), [("frostschutz", 2), (None, 3), ("frostschutz", 3)], {"sum": 18}),
    ("Frostschutz", Turn(10), [("frostschutz", 5)] * 5, {"sum": 25, "hand": ()}),
    ("Frostschutz", Turn(10), [("frostschutz", 6)], {"sum": 16, "hand": (), "place": "jungfrau"}),
    # V6-J2
    ("Spelunkenbold", Turn(10), [("spelunkenbold", 4)], {"sum": 19, "hand": ()}),
    ("Spelunkenbold", Turn(10), [("spelunkenbold", 6)], {"sum": 7, "place": "jungfrau"}),
    ("Spelunkenbold", Turn(10), [("spelunkenbold", 1)], {"sum": 16, "steal": 0, "ones": 0}),
    # V6-J3
    ("Anaconda", Turn(20), [("anaconda", 4, True, 2)], {"sum": 10}),
    ("Anaconda", Turn(20), [("anaconda", 3, True, 6)], {"sum": 38}),
    ("Anaconda", Turn(20), [("anaconda", 4, True, 4)], {"sum": 36}),
    ("Anaconda", Turn(20), [("anaconda", 6, False)], {"sum": 18}),
    # V6-J4
    ("Hirtenschutz", Turn(20), [("hirtenschutz", 6)], {"sum": 32}),
    ("Hirtenschutz", Turn(20), [("hirtenschutz", 4)], {"sum": 28}),
    ("Hirtenschutz", Turn(20), [("hirtenschutz", 1)], {"sum": 22, "steal": 0}),
    # V6-J5
    ("Rattenlord", Turn(20), [("rattenlord", 5)], {"sum": 38}),
    ("Rattenlord", Turn(20), [("rattenlord", 4, True, 6)], {"sum": 38}),
    ("Rattenlord", Turn(20), [("rattenlord", 4, False)], {"sum": 18}),
    ("Rattenlord", Turn(20), [("rattenlord", 4, True, 4)], {"sum": 10}),
    # V6-J6
    ("All In", Turn(20), [("allin", 3)], {"sum": 40}),
    ("All In", Turn(20), [("allin", 4)], {"sum": 0, "place": "zombie"}),
    ("All In", Turn(-4), [("allin", 1)], {"sum": -8}),
    # V6-J7, V6-12
    ("Törtchen", Turn(3, ("toertchen",)), [(None, 2)], {"sum": 6}),
    ("Törtchen", Turn(20, ("toertchen",)), [("pony", (3, 3, 4))], {"sum": 16}),
    ("Törtchen", Turn(20, ("toertchen",)), [("allin", 2)], {"sum": 41}),
    ("Törtchen", Turn(20, ("toertchen",)), [("anaconda", 4, False)], {"sum": 19}),
    ("Törtchen and Tentakel", Turn(3, ("toertchen", "tentakel")), [(None, 1)], {"sum": 10}),
    ("Törtchen and a 6", Turn(20, ("toertchen",)), [(None, 6)], {"sum": 0}),
    ("Törtchen and Runkelrüb", Turn(20, ("toertchen", "runkelrueb")), [(None, 6, True, (3, 1))], {"sum": 20}),
    ("Törtchen and Frostschutz", Turn(20, ("toertchen",)), [("frostschutz", 6)], {"sum": 27}),
    # V6-J8
    ("Pony", Turn(10), [("pony", (5, 5, 4))], {"sum": 24}),
    ("Pony", Turn(10), [("pony", (3, 3, 3))], {"sum": 5}),
    ("Pony", Turn(10), [("pony", (6, 4, 1))], {"sum": 21, "steal": 0}),
    # V6-J9
    ("Monokel", Turn(10), [("monokel", (5, 6), True)], {"sum": 21}),
    ("Monokel", Turn(10), [("monokel", (1, 2), False, (2, 2))], {"sum": 14}),
    # V6-J10: the source's duels
    (
        "Sekante",
        Turn(10),
        [("sekante", 6, True, 2, 3, False, 4, True, 3, 5, True, 5, 4, True, 1)],
        {"sum": 14, "moved": 4},
    ),
    ("Sekante", Turn(3), [("sekante", *([1, True, 6] * 5))], {"sum": -7, "moved": -10}),
    ("Sekante", Turn(3), [("sekante", *([1, False] * 5))], {"sum": 3, "moved": 0}),
    # V6-J11: the source's examples
    ("Ventil", Turn(20), [("ventil", 5)], {"sum": 25, "level": 20}),
    ("Ventil", Turn(20), [("ventil", 6)], {"sum": 20, "place": "zombie"}),
    ("Ventil", Turn(25), [("ventil", 3), (None, 5), (None, 6)], {"sum": 25, "place": "zombie"}),
    ("Ventil and All In", Turn(25), [("ventil", 5), ("allin", 6)], {"sum": 0, "place": "zombie"}),
    # The source lets 30 fall to 15 here, though a lost Rattenlord costs 10: we take the 10 from the sum (V6-J11).
    ("Ventil and Rattenlord", Turn(25), [("ventil", 5), ("rattenlord", 1, True, 2)], {"sum": 20, "level": 20}),
    ("Ventil below 0", Turn(-4), [("ventil", 3)], {"sum": -1, "level": 0}),
    ("Ventil below 0", Turn(2), [("ventil", 1), ("pony", (1, 1, 1))], {"sum": -2, "level": 0}),
    ("Ventil and a 1", Turn(20), [("ventil", 1)], {"sum": 21, "steal": 0, "ones": 0}),
    ("Ventil and Runkelrüb", Turn(20, ("runkelrueb",)), [("ventil", 6)], {"sum": 20, "place": "zombie"}),
    ("Ventil and Törtchen", Turn(20, ("toertchen",)), [("ventil", 5)], {"sum": 26, "level": 20}),
    # V6-J12
    ("Tentakel", Turn(3, ("tentakel",)), [(None, 1)], {"sum": 9, "steal": 0}),
    ("Tentakel", Turn(3, ("tentakel",)), [(None, 2)], {"sum": 10}),
    ("Tentakel", Turn(3, ("tentakel",)), [(None, 3)], {"sum": 6}),
    ("Tentakel and a joker", Turn(3, ("tentakel",)), [("hirtenschutz", 1)], {"sum": 5}),
    # V6-J13
    ("Fumo", Turn(20), [("fumo", 2), (None, 5), (None, 1)], {"sum": 36, "doubled": 8, "steal": 0, "ones": 0}),
    ("Fumo", Turn(20), [("fumo", 2), (None, 6)], {"sum": 0, "place": "zombie"}),
    (
        "Fumo and Runkelrüb",
        Turn(20, ("runkelrueb",)),
        [("fumo", 2), (None, 5), (None, 1), (None, 6, True, (1, 4))],
        {"sum": 28, "doubled": None, "hand": ()},
    ),
    ("Fumo and Runkelrüb", Turn(20, ("runkelrueb",)), [("fumo", 6, True, (3, 3))], {"sum": 20, "doubled": None}),
    ("Fumo and another joker", Turn(20), [("fumo", 5), ("hirtenschutz", 2), (None, 3)], {"sum": 37, "doubled": None}),
    ("Fumo after Ventil", Turn(20), [("ventil", 2), ("fumo", 4), (None, 6)], {"sum": 20, "place": "zombie"}),
    ("Fumo and Ventil", Turn(20), [("fumo", 4), ("ventil", 2), (None, 5)], {"sum": 35, "level": 28}),
    ("Fumo and Törtchen", Turn(20, ("toertchen",)), [("fumo", 4), ("hirtenschutz", 2)], {"sum": 33}),
    ("Fumo and Tentakel", Turn(20, ("tentakel",)), [("fumo", 1), (None, 2)], {"sum": 26}),
    ("Fumo and All In", Turn(20), [("fumo", 5), ("allin", 2)], {"sum": 60, "doubled": None}),
    # V6-J14
    ("Höschen", Turn(10), [("hoeschen", (1, 4, 3, 5), (2, 4, 6))], {"sum": 16}),
    ("Höschen", Turn(10), [("hoeschen", (1, 2, 1, 2))], {"sum": 10}),
    ("Höschen", Turn(10), [("hoeschen", (3, 4, 5, 6), (5, 6, 5, 6))], {"sum": 10}),
    # V6-J15
    ("Runkelrüb", Turn(24, ("runkelrueb",)), [(None, 6, True, (3, 1))], {"sum": 24, "place": "jungfrau", "hand": ()}),
    ("Runkelrüb", Turn(24, ("runkelrueb",)), [(None, 6, True, (2, 1))], {"sum": 0, "place": "zombie"}),
    ("Runkelrüb", Turn(24, ("runkelrueb",)), [(None, 6, False)], {"sum": 0, "place": "zombie"}),
    ("Runkelrüb", Turn(24, ("runkelrueb",), level=9), [(None, 6, True, (2, 1))], {"sum": 9, "place": "zombie"}),
    ("Runkelrüb and All In", Turn(24, ("runkelrueb",)), [("allin", 6)], {"sum": 0, "place": "zombie"}),
]


@pytest.mark.parametrize(("what", "before", "rounds", "after"), CASES)
def test_jokers_by_the_table(what, before, rounds, after):
    names = dict.fromkeys(name for name, *_ in rounds if name)
    turn = played(before._replace(hand=(*before.hand, *names)), *rounds)
    assert {name: getattr(turn, name) for name in after} == after


def test_there_are_fifteen_each_with_its_kind_and_uses():
    assert len(JOKERS) == 15
    kinds = {joker.name: joker.kind for joker in ENTRIES}
    assert [name for name, kind in kinds.items() if kind == "automatic"] == ["toertchen", "tentakel"]
    assert [name for name, kind in kinds.items() if kind == "reactive"] == ["runkelrueb"]
    assert [joker.name for joker in ENTRIES if joker.uses > 1] == ["frostschutz"]


def test_the_sixteenth_joker_of_the_page_for_game_makers_plays(monkeypatch):
    page = (Path(__file__).parents[2] / "games" / "README.md").read_text(encoding="utf-8")
    entry = re.search(r"^ {4}(Joker\(.*\))$", page, re.M)[1]
    joker = eval(entry, {"Joker": Joker, "Term": Term, "brings": brings})
    monkeypatch.setattr(jokers, "JOKERS", {**JOKERS, joker.name: joker})
    monkeypatch.setattr(jokers, "ROUNDS", {**jokers.ROUNDS, joker.name: joker})
    assert played(Turn(10, (joker.name,)), (joker.name, 5)).sum == 25


@pytest.mark.parametrize("name", [joker.name for joker in ENTRIES if joker.kind == "announced"])
def test_v611_within_a_joker_a_1_steals_nothing_and_a_6_ends_the_turn_only_if_the_joker_says_so(name):
    for face in (1, 6):
        turn = begin(Turn(20, (name,)), name)
        while turn.at is not None:
            count = dice_next(turn)
            turn = (throw(turn, (face,) * count) if count else decide(turn, True)).turn
        assert (turn.steal, turn.ones) == (0, 0)
        assert turn.over == (face == 6 and name in ("allin", "ventil", "fumo"))


def test_v69_automatic_and_reactive_jokers_are_not_announced():
    assert announced(Turn(3, ("toertchen", "fumo", "runkelrueb", "tentakel"))) == ("fumo",)


def test_v67_stopping_keeps_the_sum_even_below_0():
    assert stop(Turn(-2)) == Turn(-2, place="prinzessin")
    assert stop(Turn(0)) == Turn(0, place="prinzessin")
    assert stop(Turn(9)).sum == 9


def test_an_automatic_joker_has_no_round_of_its_own():
    for name in ("toertchen", "tentakel"):
        turn = begin(Turn(3, (name,)), name)
        with pytest.raises(NotImplementedError):
            throw(turn, (3,))
        with pytest.raises(NotImplementedError):
            decide(turn, True)


# Odds ----------------------------------------------------------------------------------------------------------------


def optimal_stop():
    """The value of each sum without jokers, by dynamic programming: stop, or throw."""
    value = dict.fromkeys(range(15, 30), 0.0)
    stops = {}
    for total in range(60, -1, -1):
        on = sum(value.get(total + face, total + face) for face in range(1, 6)) / 6
        value[total], stops[total] = max(total, on), total >= on
    return value, stops


def test_without_jokers_it_is_best_to_stop_at_15_or_more():
    value, stops = optimal_stop()
    assert [total for total in stops if not stops[total]] == list(range(14, -1, -1))
    for total in range(30):
        assert worth(Turn(total)) == pytest.approx(value[total])


def test_expectations_equal_playing_all_throws():
    turn = Turn(10, ("pony",))
    every = [played(turn, ("pony", throws)) for throws in product(range(1, 7), repeat=3)]
    assert expected(turn, "pony") == pytest.approx(sum(map(worth, every)) / 216)
    turn = Turn(10, ("spelunkenbold",))
    assert expected(turn, "spelunkenbold") == pytest.approx(
        sum(worth(played(turn, ("spelunkenbold", face))) for face in range(1, 7)) / 6
    )


def test_decisions_are_the_better_of_both():
    asked = throw(begin(Turn(20, ("anaconda",)), "anaconda"), (6,)).turn
    assert in_round(asked) == max(in_round(decide(asked, True).turn), in_round(decide(asked, False).turn))
    assert in_round(decide(asked, False).turn) == worth(Turn(18))
    assert worth(Turn(7)._replace(place="zombie")) == 7
