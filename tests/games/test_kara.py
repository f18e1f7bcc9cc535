"""Bring den Kara ins Haus, rule by rule: KA-1 to KA-13; what it can come to; its bots."""

from itertools import product

import pytest
from helpers import answered, events_of, played

from access.engine.chance import SeededLuck
from access.engine.simulation import simulate
from access.engine.table import Table
from games.dice import throws
from games.game import Sitting
from games.kara import GAME, bots, judge
from games.kara.events import (
    Bill,
    Drinks,
    Equal,
    Exactly,
    ExactSum,
    Holding,
    House,
    HouseBy,
    InHouse,
    InPot,
    LastTurn,
    NotThrown,
    Standing,
    Stopped,
    Sum,
    Threw,
    TooLong,
    Waits,
    Who,
    Wins,
    Won,
)
from games.kara.figures import HouseStatistics
from games.kara.near import (
    chance_to_beat,
    choices,
    exact,
    hits,
    into_house,
    likeliest_within,
    matches,
    outcomes,
    place,
    rank,
    sums,
)
from games.kara.questions import STOP, RunOrStop, StayOrGo
from games.options import with_defaults
from games.purse import JoinsAgain, LeavesTable, Loses, RoundOf, SitsOut, Stays, Takes
from games.refusals import Illegal, Refused
from games.steps import Roll, Seat, Tell, Temper


def won_in(made):
    return [(each.seat, each.won, each.chips) for each in events_of(made, Takes)]


def table(seats=3, **given):
    options = with_defaults(GAME.agreement.options, given)
    return Table(lambda: GAME.new(seats, options))


def stays(made):
    """Everybody plays the next round."""
    while isinstance(made.open, StayOrGo):
        answered(made, "stay")


HOUSE = (1, 2, 3, 4, 5)  # 15
NEAR, FAR = (1, 2, 3, 4, 6), (6, 6, 6, 6, 6)  # 1 over, 15 over


# Nearness ------------------------------------------------------------------------------------------------------------


def test_throws_stand_to_the_house_as_worked_out_by_hand():
    a, b = (3, 3, 3, 3, 3), (1, 2, 3, 3, 6)
    assert (matches(a, HOUSE), matches(b, HOUSE)) == (1, 3)
    assert place(a, HOUSE) == place(b, HOUSE) == (0, "in")
    assert rank(b, HOUSE) > rank(a, HOUSE)
    house, a, b = (6, 6, 5, 4, 1), (5, 5, 5, 5, 1), (6, 6, 5, 5, 1)
    assert (place(a, house), place(b, house)) == ((1, "under"), (1, "over"))
    assert (matches(a, house), matches(b, house)) == (2, 4)
    assert rank(b, house) > rank(a, house)
    assert exact((1, 4, 5, 6, 6), house)
    assert not exact(b, house)


@pytest.mark.parametrize("house", [HOUSE, (6, 6, 5, 4, 1), (1, 1, 1, 1, 1), (3, 3, 3, 3, 3)])
def test_the_order_of_karas_is_a_total_preorder(house):
    ranks = {dice: rank(dice, house) for dice, _ in throws(5)}
    for dice, each in ranks.items():
        near, alike = abs(sum(dice) - sum(house)), matches(dice, house)
        assert each == (-near, alike)
        assert (alike == 5) == exact(dice, house)
    for one, other in product(ranks, repeat=2):
        assert (ranks[one] > ranks[other]) == beats(one, other, house)


def beats(one, other, house):
    """Who wins, as KA-9 and KA-10 are written: in the house beats all others, then nearness, then dice in common."""
    inside, other_inside = sum(one) == sum(house), sum(other) == sum(house)
    if inside != other_inside:
        return inside
    near, other_near = abs(sum(one) - sum(house)), abs(sum(other) - sum(house))
    if near != other_near:
        return near < other_near

    def common(dice):
        left = list(house)
        return sum(face in left and (left.remove(face) or True) for face in dice)

    return common(one) > common(other)


def test_a_kara_is_judged_by_its_house():
    assert judge((5, 5, 5, 5, 1), (6, 6, 5, 4, 1)).facts == {"sum": 21, "distance": 1, "matches": 2, "exact": False}
    assert judge((5, 5, 5, 5, 1), (6, 6, 5, 4, 1)).first == Sum(21, 1, "under", 2)
    assert judge((1, 4, 5, 6, 6), (6, 6, 5, 4, 1)).first == ExactSum(22)
    for kara, house in (((1,), HOUSE), (HOUSE, (1, 2)), ((0, 1, 2, 3, 4), HOUSE)):
        with pytest.raises(Illegal):
            judge(kara, house)


# Rounds (KA-1 to KA-3) -----------------------------------------------------------------------------------------------


def test_ka1_each_pays_the_stake_and_may_leave_and_join_between_rounds():
    made = table(3, stake=5, chips=50, house="neutral")
    answered(made, HOUSE)
    assert made.play.chips == [45, 45, 45]
    assert made.play.round.pot == 15
    answered(made, HOUSE)
    assert made.open == StayOrGo(Seat(0), True, 57)
    assert [offer.name for offer in made.open.offers()] == ["stay", "leave"]
    with pytest.raises(Illegal, match="kara-stay-or-go-only"):
        made.answer(made.number, "join")
    answered(made, "leave", "stay", "stay")
    assert events_of(made, LeavesTable) == [LeavesTable(Seat(0))]
    assert made.play.round.players == [1, 2]
    answered(made, HOUSE, HOUSE)
    assert made.open == StayOrGo(Seat(0), False, 57)
    assert [offer.name for offer in made.open.offers()] == ["stay", "join"]
    assert made.open.offers()[0].enter
    answered(made, "join", "stay", "stay")
    assert events_of(made, JoinsAgain) == [JoinsAgain(Seat(0))]
    assert sorted(made.play.round.players) == [0, 1, 2]


def test_ka1_who_asks_is_told_the_chips_in_the_pot():
    made = table(3, stake=5, chips=50, house="neutral", drink=1)
    answered(made, HOUSE)
    assert made.play.asked(Seat(1), "pot", None) == (InPot(15),)
    answered(made, HOUSE)  # exactly: it is paid out
    assert made.play.asked(Seat(1), "pot", None) == (InPot(0),)


def test_ka1_without_a_stake_it_is_played_for_honour():
    made = table(2, stake=0, rounds=1)
    answered(made, HOUSE, NEAR, FAR, STOP, STOP)
    assert events_of(made, Wins) == [Wins(Seat(0), 1, "over", -1)]
    assert made.result == {"winners": (0,)}
    assert events_of(made, Won) == [Won(Seat(0), 50, 1)]


def test_ka2_the_house_is_five_dice_in_the_open():
    made = table()
    assert made.open == Roll(Seat(0), 5)
    answered(made, HOUSE)
    assert events_of(made, HouseBy) == [HouseBy(Seat(0), 15, HOUSE, False, 1, 10)]


def test_ka3_the_next_seat_throws_the_house_each_round_and_sits_it_out():
    made = table()
    answered(made, HOUSE)
    assert made.play.chips == [50, 45, 45]
    assert made.play.round.players == [1, 2]
    answered(made, HOUSE)  # exactly: the round is over
    stays(made)
    assert made.open == Roll(Seat(1), 5)
    answered(made, HOUSE)
    assert made.play.round.players == [2, 0]


def test_ka3_with_fewer_than_three_nobody_in_particular_throws_and_the_start_passes_on():
    made = table(2)
    answered(made, HOUSE)
    assert events_of(made, House) == [House(15, HOUSE, 1, 10)]
    assert made.open.seat == 0
    answered(made, HOUSE)
    stays(made)
    answered(made, HOUSE)
    assert made.open.seat == 1


def test_ka3_the_thrower_of_an_extra_house_plays_too_and_last():
    made = table(3, house="extra")
    answered(made, HOUSE)
    assert events_of(made, HouseBy)[0].plays
    assert made.play.round.players == [1, 2, 0]
    assert made.play.chips == [45, 45, 45]


# Turns (KA-4 to KA-8) ------------------------------------------------------------------------------------------------


def test_ka4_a_sum_equal_to_the_house_stops_and_gives_the_others_one_turn():
    made = table(3, house="neutral")
    answered(made, HOUSE, FAR, (3, 3, 3, 3, 3))
    assert events_of(made, InHouse) == [InHouse(Seat(1), (3, 3, 3, 3, 3), 1)]
    assert events_of(made, LastTurn) == [LastTurn((Seat(0), Seat(2)), wait=(Seat(2),))]
    assert made.open == Roll(Seat(2), 5)  # who has yet to throw does so as that turn
    answered(made, FAR)
    assert made.open == RunOrStop(Seat(0), FAR, 15, "over", HOUSE, True)
    answered(made, STOP)
    assert won_in(made) == [(1, 15, 60)]


def test_ka5_some_dice_are_thrown_again_and_equal_faces_are_alike():
    made = table(2, house="neutral")
    answered(made, HOUSE, NEAR, FAR)
    assert made.open == RunOrStop(Seat(0), NEAR, 1, "over", HOUSE, False)
    with pytest.raises(Illegal, match="kara-not-in-kara") as refused:
        made.answer(made.number, (5, 6))
    assert refused.value.facts["dice"] == (5,)
    assert refused.value.facts["some"] == (5 in NEAR)
    answered(made, (6, 4))
    assert made.open == Roll(Seat(0), 2)
    answered(made, (6, 6))
    assert events_of(made, Threw)[-1] == Threw(Seat(0), (1, 2, 3, 6, 6), 3, "over", again=True)
    assert made.open.seat == 1


def test_ka5_the_next_question_knows_which_dice_were_not_thrown_again():
    made = table(2, house="neutral")
    answered(made, HOUSE, NEAR, FAR)
    assert made.open.stayed() == ()
    answered(made, (1, 6), (6, 6), FAR, (6, 6, 6, 6, 6))
    assert (made.open.dice, made.open.stayed()) == ((2, 3, 4, 6, 6), (2, 3, 4))


def test_ka5_running_into_the_house_stops():
    made = table(2, house="neutral")
    answered(made, HOUSE, NEAR, FAR, (1, 6), (3, 3))
    assert made.play.round.karas[0] == (2, 3, 3, 3, 4)
    assert made.play.round.stopped == [0]


def test_ka6_stopping_leaves_the_dice_as_they_are():
    made = table(2, house="neutral")
    answered(made, HOUSE, NEAR, FAR, STOP)
    assert events_of(made, Stopped) == [Stopped(Seat(0), NEAR, 1, "over")]
    assert made.open.last
    answered(made, (6,), (1,))
    assert won_in(made) == [(0, 10, 55)]


def test_ka7_the_round_ends_when_the_first_to_stop_would_be_next():
    made = table(3, house="neutral")
    answered(made, HOUSE, FAR, FAR, FAR, (6,), (5,), STOP, (6,), (5,))
    assert made.open.seat == 0
    answered(made, (5,), (4,))
    assert not isinstance(made.open, RunOrStop)
    assert events_of(made, Takes)[0].seat == 0


def test_ka7_after_a_hundred_circles_every_kara_is_stopped():
    made = table(2, house="neutral", rounds=1)
    answered(made, HOUSE, FAR, FAR)
    for _ in range(99 * 2):
        answered(made, (6,), (6,))
    assert events_of(made, TooLong) == [TooLong()]
    assert made.result is not None


def test_ka8_exactly_in_the_house_wins_at_once_and_the_pot_pays_a_round_for_all():
    made = table(3)
    answered(made, HOUSE, (5, 4, 3, 2, 1))
    assert events_of(made, Exactly) == [Exactly(Seat(1), (5, 4, 3, 2, 1))]
    assert events_of(made, Drinks) == [Drinks(3, "exactly")]  # who threw the house drinks, too
    assert won_in(made) == [(1, 7, 52)]
    made = table(3, house="neutral")
    answered(made, HOUSE, NEAR, FAR, FAR, (6,), (5,))
    assert events_of(made, Exactly) == [Exactly(Seat(0), HOUSE)]


# Who wins (KA-9 to KA-13) --------------------------------------------------------------------------------------------


def test_ka9_the_smallest_distance_wins_above_or_below():
    made = table(2, house="neutral")
    answered(made, HOUSE, (1, 2, 3, 4, 4), (1, 2, 3, 5, 6), STOP, STOP)
    assert won_in(made) == [(0, 10, 55)]


def test_ka10_of_several_as_near_the_most_matches_win():
    made = table(2, house="neutral")
    answered(made, HOUSE, (3, 3, 3, 3, 4), NEAR, STOP, STOP)
    assert won_in(made) == [(1, 10, 55)]
    assert events_of(made, Wins) == [Wins(Seat(1), 1, "over", 4)]


def test_ka11_still_equal_they_share_after_a_round_for_all_and_the_odd_chip_stays():
    made = table(3, house="neutral", stake=4, drink=1)
    answered(made, HOUSE, NEAR, NEAR, FAR, STOP, STOP, STOP)
    assert events_of(made, Drinks) == [Drinks(3)]
    assert won_in(made) == [(0, 4, 50), (1, 4, 50)]
    assert events_of(made, Stays) == [Stays(1)]
    assert events_of(made, Loses) == [Loses(Seat(2), 4, 46)]
    assert made.play.total() == 150
    stays(made)
    answered(made, HOUSE)
    assert made.play.round.pot == 13


def test_whoever_shares_a_pot_hears_what_they_take_from_it():
    made = table(2, house="neutral", stake=5)
    answered(made, HOUSE, NEAR, NEAR, STOP, STOP)
    assert events_of(made, Takes) == [Takes(Seat(0), 4, 49, False), Takes(Seat(1), 4, 49, False)]
    assert events_of(made, Loses) == []


def test_the_question_for_real_dice_says_that_they_are_those_of_the_house():
    made = table(2, house="neutral")
    assert made.open.of == "house"
    answered(made, HOUSE)
    assert made.open.of == "own"
    assert table(3).open.of == "house"


def test_ka11_a_shared_round_is_won_by_nobody_and_counts_for_honour():
    made = table(2, house="neutral", stake=0, rounds=1)
    answered(made, HOUSE, NEAR, NEAR, STOP, STOP)
    assert events_of(made, Standing) == [Standing(Seat(0), 50, 0, 1), Standing(Seat(1), 50, 0, 1)]
    assert made.result == {"winners": (0, 1)}
    made = table(3, house="neutral", stake=0, rounds=2)
    answered(made, HOUSE, NEAR, NEAR, FAR, STOP, STOP, STOP)
    stays(made)
    assert made.play.standing(Seat(0))[1:3] == (Standing(Seat(0), 50, 0, 1), Standing(Seat(1), 50, 0, 1))
    answered(made, HOUSE, NEAR, FAR, FAR, STOP, STOP, STOP)
    assert events_of(made, Won) == [Won(Seat(1), 50, 1, 1)]
    assert events_of(made, Standing) == [Standing(Seat(0), 50, 0, 1), Standing(Seat(2), 50, 0)]


def test_ka11_drinks_never_cost_more_than_the_pot():
    made = table(2, house="neutral", stake=1, drink=9, rounds=1)
    answered(made, HOUSE, NEAR, NEAR, STOP, STOP)
    assert events_of(made, Drinks) == [Drinks(2)]
    assert events_of(made, Equal) == [Equal((Seat(0), Seat(1)), 1, 4)]
    assert not events_of(made, Takes)
    assert events_of(made, Bill) == [Bill(2)]
    assert made.result == {"winners": (0, 1)}


def test_ka11_where_drinks_cost_nothing_none_are_paid():
    made = table(2, house="neutral", drink=0)
    answered(made, HOUSE, NEAR, NEAR, STOP, STOP)
    assert not events_of(made, Drinks)
    assert [event.won for event in events_of(made, Takes)] == [5, 5]


def test_ka12_drinks_go_to_the_wirt_and_none_are_paid_for_a_single_winner():
    made = table(2, house="neutral", rounds=1)
    answered(made, HOUSE, NEAR, FAR, STOP, STOP)
    assert made.play.wirt == 0
    assert not events_of(made, Drinks)


def test_ka13_who_cannot_pay_sits_out_and_the_game_ends_with_fewer_than_two():
    made = table(3, house="neutral", stake=5, chips=5)
    answered(made, HOUSE, (3, 3, 3, 3, 3), FAR, FAR)
    stays(made)
    assert made.result == {"winners": (0,)}
    assert events_of(made, Standing) == [Standing(Seat(1), 0, 0), Standing(Seat(2), 0, 0)]
    made = table(3, house="neutral", stake=5, chips=9)
    answered(made, HOUSE, NEAR, NEAR, FAR, STOP, STOP, STOP)
    stays(made)
    assert events_of(made, SitsOut) == [SitsOut(Seat(2))]


def test_ka13_the_game_ends_after_its_rounds_and_what_stays_is_shared():
    made = table(3, house="neutral", stake=4, rounds=1)
    answered(made, HOUSE, NEAR, NEAR, FAR, STOP, STOP, STOP)
    assert made.play.total() == sum(made.play.chips) + made.play.wirt == 150
    assert events_of(made, Takes)[-1] == Takes(Seat(2), 1, 47)


def test_who_is_away_gets_nothing_of_what_stays():
    made = table(3, house="neutral", stake=4, rounds=3)
    answered(made, HOUSE, NEAR, NEAR, FAR, STOP, STOP, STOP)
    assert made.play.chips == [50, 50, 46]
    answered(made, "stay", "leave", "leave")
    assert made.play.chips == [51, 50, 46]
    assert made.result == {"winners": (0,)}


def test_nobody_is_asked_to_stay_where_the_game_is_over_or_the_stake_is_lacking():
    made = table(3, house="neutral", chips=5)
    answered(made, HOUSE, (3, 3, 3, 3, 3), FAR, FAR)
    assert made.result is not None
    made = table(3, house="neutral", stake=5, chips=9)
    answered(made, HOUSE, NEAR, NEAR, FAR, STOP, STOP, STOP)
    assert made.open.seat == 0
    answered(made, "stay", "stay")
    assert isinstance(made.open, Roll)


def test_ka7_nothing_is_called_too_long_where_all_have_stopped():
    made = table(2, house="neutral", rounds=1)
    answered(made, HOUSE, FAR, FAR)
    for _ in range(98):
        answered(made, (6,), (6,), (6,), (6,))
    answered(made, STOP, STOP)
    assert not events_of(made, TooLong)


# Asked for -----------------------------------------------------------------------------------------------------------


def test_house_who_and_the_own_kara_can_be_asked_at_any_time():
    made = table(3, house="neutral")
    answered(made, HOUSE, NEAR, (3, 3, 3, 3, 3))
    play = made.play
    assert play.asked(Seat(0), "house", None) == (House(15, HOUSE),)
    assert play.asked(Seat(0), "who", None) == (
        Who(Seat(0), 1, "over", 4, False, False),
        Who(Seat(1), 0, "in", 1, True, True),
        Waits(Seat(2)),
    )
    assert play.resumed() == (House(15, HOUSE),)
    assert table(2).play.asked(Seat(0), "house", None) == (NotThrown(),)
    assert table(2).play.resumed() == ()
    play.round.house = HOUSE[::-1]
    beside = play.beside(Seat(0))
    assert beside[:4] == (*play.asked(Seat(0), "who", None), House(15, HOUSE)), "in order"
    assert beside[4:] == play.asked(Seat(0), "pot", None) != ()
    play.round.players.remove(Seat(2))
    assert Waits(Seat(2), plays=False) in play.beside(Seat(0))
    assert play.holding(Seat(0)) == (Holding(NEAR, 1, "over"),)
    assert play.holding(Seat(2)) == (NotThrown(),)
    assert play.standing(Seat(0))[:2] == (RoundOf(1, 10), Standing(Seat(0), 45, 0))


def test_the_nearest_kara_leads_whether_it_has_stopped_or_not():
    made = table(3, house="neutral")
    answered(made, HOUSE, FAR, NEAR, FAR, STOP)
    assert [(who.stopped, who.leads) for who in made.play.asked(Seat(0), "who", None)] == [
        (True, False),
        (False, True),
        (False, False),
    ]


def test_help_tells_which_dice_most_likely_lead_into_the_house():
    question = RunOrStop(Seat(0), FAR, 15, "over", HOUSE, False)
    run, every, stop = question.offers()
    assert (run.takes, run.bare, every.answer, stop.answer) == ("dice", True, FAR, STOP)
    best = question.choices()[0]
    assert (best.dice, best.percent) == ((6, 6, 6, 6, 6), round(100 * 651 / 7776))


# Odds ----------------------------------------------------------------------------------------------------------------


def test_the_ways_into_the_house_are_those_that_counting_finds():
    for dice, total in (((1, 2, 3, 4, 6), 15), ((6, 6, 6, 6, 6), 15), ((1, 1, 2, 5, 5), 20)):
        for chosen, ways in into_house(dice, total):
            kept = sum(dice) - sum(chosen)
            assert ways == sum(kept + sum(throw) == total for throw in product(range(1, 7), repeat=len(chosen)))
    assert into_house((6, 6, 6, 6, 6), 31) == ()
    assert sums(2)[7] == 6


def test_outcomes_add_up_and_equal_enumeration():
    house, dice = (1, 2, 3, 4, 5), (1, 2, 3, 4, 6)
    for chosen in choices(dice):
        assert sum(share for _, share in outcomes(dice, chosen, house)) == pytest.approx(1)
    kept = (1, 2, 3)
    wanted = {}
    for throw in product(range(1, 7), repeat=2):
        each = rank((*kept, *throw), house)
        wanted[each] = wanted.get(each, 0) + 1 / 36
    found = dict(outcomes(dice, (4, 6), house))
    assert found == pytest.approx(wanted)
    assert len(choices((3, 3, 3, 3, 3))) == 5


def test_hits_are_the_outcomes_in_the_house():
    house = (1, 2, 3, 4, 5)
    for dice in ((1, 2, 3, 4, 6), (6, 6, 6, 6, 6), (2, 2, 3, 3, 4)):
        for chosen in choices(dice):
            inside = {each: share for each, share in outcomes(dice, chosen, house) if each[0] == 0}
            assert dict(hits(dice, chosen, house)) == pytest.approx(inside)


def test_the_chance_to_beat_a_rank_is_that_of_the_best_turn():
    house = (1, 2, 3, 4, 5)
    assert chance_to_beat((1, 2, 3, 4, 5), house, (0, 3)) == 1
    assert chance_to_beat((6, 6, 6, 6, 6), house, (0, 5)) < 0.1


# Bots ----------------------------------------------------------------------------------------------------------------


def heard(bot, *told):
    for event in told:
        bot.tell(Tell(event))
    return bot


def luck(value):
    return lambda number, ways: value % ways


def asked(dice, last=False):
    return RunOrStop(Seat(0), dice, *place(dice, HOUSE), HOUSE, last)


def test_all_bots_stay_at_the_table_and_choose_what_is_allowed():
    for make in GAME.bots.values():
        bot = heard(make(Seat(0), SeededLuck(1, Seat(0))), House(15, HOUSE), Threw(Seat(1), FAR, 15, "over"))
        assert bot.choose(1, StayOrGo(Seat(0), True, 50)) == "stay"
        for number, (dice, _) in enumerate(throws(5)):
            if sum(dice) != 15:
                asked(dice).check(bot.choose(number, asked(dice)))


def test_the_easy_bot_looks_at_its_distance_alone():
    assert bots.Easy(Seat(0), luck(0)).choose(1, asked((1, 2, 3, 4, 2))) == STOP
    assert bots.Easy(Seat(0), luck(0)).choose(1, asked((1, 2, 2, 3, 3))) == (1,)
    assert bots.Easy(Seat(0), luck(0)).choose(1, asked((2, 6, 5, 6, 6))) == (6,)


def test_careful_bots_stop_earlier_and_bold_ones_later():
    """HOUSE is 15."""

    def stops(level, dice, last=False):
        made = [GAME.bots[level](Seat(0), luck(0), temper) for temper in Temper]
        for bot in made:
            heard(bot, House(15, HOUSE), Threw(Seat(1), (1, 1, 2, 2, 3), 6, "under"))
        return [bot.choose(1, asked(dice, last)) == STOP for bot in made]

    assert stops("easy", (1, 2, 2, 3, 3)) == [True, False, False]
    assert stops("good", (1, 2, 3, 3, 3)) == [True, False, False]
    assert stops("good", (1, 2, 3, 4, 3)) == [True, True, False]
    best = [stops("best", dice) for dice, _ in throws(5) if sum(dice) != 15]
    assert [True, False, False] in best
    assert [True, True, False] in best
    assert all(careful >= even >= bold for careful, even, bold in best)


def test_the_good_bot_stops_near_and_else_goes_for_the_best_distance_so_far():
    bot = heard(bots.Good(Seat(0), luck(0)), House(15, HOUSE), Threw(Seat(1), FAR, 15, "over"))
    assert bot.choose(1, asked(NEAR)) == STOP
    assert bot.choose(1, asked(FAR)) != STOP
    heard(bot, Stopped(Seat(1), (1, 2, 3, 4, 4), 1, "under"))
    assert bot.choose(1, asked(NEAR, last=True)) != STOP  # as near is not enough
    heard(bot, HouseBy(Seat(1), 15, HOUSE, True), Stopped(Seat(1), FAR, 15, "over"))
    assert bot.choose(1, asked(NEAR, last=True)) == STOP


def test_bots_count_what_was_thrown_on_a_last_turn():
    for level in ("good", "best"):
        bot = heard(GAME.bots[level](Seat(0), luck(0)), House(15, HOUSE), Stopped(Seat(1), (1, 1, 2, 2, 3), 6, "under"))
        heard(bot, LastTurn(), Threw(Seat(2), NEAR, 1, "over"))
        assert bot.choose(1, asked((2, 3, 4, 5, 5), last=True)) != STOP


def test_the_likeliest_dice_are_those_that_counting_finds():
    for dice, total, far in (((1, 2, 3, 4, 6), 15, 1), ((6, 6, 6, 6, 6), 15, 0), ((1, 1, 2, 5, 5), 20, 2)):

        def near(chosen, dice=dice, total=total, far=far):
            kept = sum(dice) - sum(chosen)
            every = [abs(kept + sum(throw) - total) <= far for throw in product(range(1, 7), repeat=len(chosen))]
            return sum(every) / len(every)

        assert near(likeliest_within(dice, total, far)) == pytest.approx(max(map(near, choices(dice))))


def test_the_best_bot_counts_what_lies_open():
    bot = heard(bots.Best(Seat(0), luck(0)), House(15, HOUSE), Stopped(Seat(1), FAR, 15, "over"))
    assert bot.choose(1, asked(NEAR, last=True)) == STOP
    heard(bot, InHouse(Seat(1), (3, 3, 3, 3, 3), 1))
    assert bot.choose(1, asked(NEAR, last=True)) in ((2,), (6,))  # in the house with more dice in common
    fresh = heard(bots.Best(Seat(0), luck(0)), House(15, HOUSE), Threw(Seat(1), NEAR, 1, "over"))
    assert fresh.choose(1, asked(FAR)) != STOP
    far = heard(bots.Best(Seat(0), luck(0)), House(15, HOUSE), Threw(Seat(1), FAR, 15, "over"))
    assert far.choose(1, asked(NEAR)) == STOP


def test_in_the_last_turn_the_best_bot_counts_those_who_are_still_to_throw():
    """HOUSE is 15: the Kara that is final is far off, and that of the next player is near."""
    told = House(15, HOUSE), Stopped(Seat(2), FAR, 15, "over"), LastTurn((Seat(0), Seat(1)), ())
    question = asked((3, 3, 4, 4, 6), last=True)  # 5 over

    def decided(*more):
        return heard(bots.Best(Seat(0), luck(0)), *told, *more).decided(question)

    alone = decided()
    assert (alone.answer, alone.worth(STOP)) == (STOP, 1)
    followed = decided(Threw(Seat(1), NEAR, 1, "over"))
    assert followed.worth(STOP) == pytest.approx(1 - chance_to_beat(NEAR, HOUSE, (-5, 2)))
    assert followed.worth(STOP) < 0.1
    assert followed.answer != STOP
    assert 0.1 < followed.worth(followed.answer) < alone.worth(STOP)
    thrown = decided(LastTurn(), Threw(Seat(1), FAR, 15, "over"))  # their last turn is over
    assert thrown.worth(STOP) == 1


def test_exactly_in_the_house_wins_at_once_whoever_is_still_to_throw():
    bot = heard(bots.Best(Seat(0), luck(0)), House(15, HOUSE), Threw(Seat(1), (1, 2, 3, 4, 4), 1, "under"))
    assert bot.holding(asked(FAR))((0, 5)) == 1
    assert bot.holding(asked(FAR))((0, 4)) < 1


@pytest.mark.parametrize("house", ["player", "extra", "neutral"])
def test_bots_of_all_levels_play_games_to_their_end(house):
    for seed in range(3):
        result = played(GAME, ("easy", "good", "best", "good"), seed, house=house, rounds=3)
        assert result["winners"]


def test_figures_are_counted():
    statistics = HouseStatistics()
    assert set(statistics.figures(0).values()) == {None}
    for event in (
        House(17, FAR),
        HouseBy(Seat(0), 18, FAR, True),
        InHouse(Seat(0), FAR, 1),
        Exactly(Seat(1), FAR),
        TooLong(),
    ):
        statistics.tell(Tell(event))
    figures = statistics.figures(1)
    assert (figures["rounds"], figures["in_house"], figures["exact"]) == (2, 0.5, 0.5)
    assert [figures["house_totals"][total] for total in ("17", "18", "5")] == [0.5, 0.5, 0]


@pytest.mark.long
def test_house_totals_fall_as_they_should():
    figures = simulate(GAME, with_defaults(GAME.agreement.options, {"rounds": 40}), ["easy", "easy"], 100, 1).counted
    games = figures["rounds"] * 100
    for total in (17, 18):
        share = 780 / 7776
        assert abs(figures["house_totals"][str(total)] - share) < 4 * (share * (1 - share) / games) ** 0.5


def test_a_stake_that_nobody_can_pay_is_refused():
    options = with_defaults(GAME.agreement.options, {"stake": 6, "chips": 5})
    with pytest.raises(Refused, match="option-stake"):
        GAME.agreement.settle(options, Sitting(2, 0, "en"))
    assert GAME.agreement.settle(with_defaults(GAME.agreement.options, {}), Sitting(2, 0, "en"))["stake"] == 5
