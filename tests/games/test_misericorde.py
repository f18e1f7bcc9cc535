"""The rules of Misericorde, MI-1 to MI-19; what a throw is stands in test_misericorde_throws.py."""

import pytest
from helpers import answered, events_of

from access.engine.table import Table
from games.game import Sitting
from games.misericorde import GAME
from games.misericorde.events import (
    Best,
    Bought,
    CanMeet,
    Cashed,
    Dropped,
    Figures,
    Gave,
    Gets,
    Holding,
    Huuurenhaus,
    InPot,
    NobodyValid,
    NoDebts,
    NoRound,
    NotThrown,
    Owes,
    OwesDrinks,
    OwesPleasure,
    Passes,
    Pays,
    PaysShort,
    Raised,
    Retreats,
    Spiessgesellen,
    Standing,
    Starts,
    Threw,
    Tie,
    Void,
    Who,
    Won,
    Worth,
)
from games.misericorde.questions import (
    ASK_HOW_MANY,
    JOIN,
    LEAVE,
    NOBODY,
    OUT,
    PAY,
    RETREAT,
    STAY,
    Between,
    GiveTo,
    HowMany,
    HowManyDice,
    Meet,
    Raise,
)
from games.misericorde.rules import Misericorde
from games.misericorde.throws import Rank, rank
from games.options import with_defaults
from games.purse import JoinsAgain, LeavesTable, Loses, RoundOf, SitsOut, Stays, Takes
from games.refusals import Illegal, Refused
from games.steps import DROPPED, Roll, Seat

VOID = (1, 1, 2, 3)
BUY = ("buy", 1)


def won_in(made):
    return [(each.seat, each.won, each.chips) for each in events_of(made, Takes)]


def table(seats=2, **options):
    return Table(lambda: Misericorde(seats, with_defaults(GAME.agreement.options, options)))


def bought(seats=2, coppers=1, **options):
    """A table at which everybody has bought chips for so many coppers."""
    made = table(seats, **options)
    answered(made, *[("buy", coppers)] * seats)
    return made


def stays(made):
    """Everybody goes on without buying, where they are asked."""
    while isinstance(made.open, Between):
        made.answer(made.number, OUT if made.open.needs else STAY)


# Money (MI-1 to MI-3, MI-19) -----------------------------------------------------------------------------------------


def test_mi1_everybody_starts_with_coppers_and_buys_chips_before_the_round():
    made = table()
    assert made.open == Between(Seat(0), True, 0, 5, 10, 1)
    assert made.open.offers()[0].answer == ("buy", 1)
    assert made.open.offers()[0].enter
    answered(made, ("buy", 2))
    assert events_of(made, Bought) == [Bought(Seat(0), 20, 20, 3)]
    assert made.open == Between(Seat(1), True, 0, 5, 10, 1)


def test_mi1_a_copper_may_buy_fifteen():
    made = bought(rate="15", coppers=1)
    assert made.play.chips == [14, 14]
    assert made.play.total() == 2 * 5 * 15


def test_mi1_chips_are_changed_back_between_rounds_in_whole_coppers_only():
    made = bought(coppers=2)
    answered(made, 1, (6,), PAY, (5,))
    assert made.play.chips == [21, 19]
    assert made.open == Between(Seat(0), True, 21, 3, 10, 0)
    for wrong in (("cash", 3), ("cash", 0), ("cash",), ("buy", 4), ("buy", True)):
        with pytest.raises(Illegal, match="misericorde-(cash|buy)-coppers"):
            made.answer(made.number, wrong)
    buy, cash, *_ = made.open.offers()
    assert (buy.make(2), cash.make(1)) == (("buy", 2), ("cash", 1))
    answered(made, ("cash", 2))
    assert events_of(made, Cashed) == [Cashed(Seat(0), 2, 1, 5)]
    assert made.open == Between(Seat(0), True, 1, 5, 10, 0)  # who changes back is asked again
    with pytest.raises(Illegal, match="misericorde-nothing-to-cash"):
        made.answer(made.number, ("cash", 1))
    answered(made, STAY)
    assert made.open.seat == 1


def test_mi1_nothing_is_changed_within_a_round_nor_before_a_play_off():
    made = bought()
    for answer in (1, (4,), PAY, (4,)):
        assert not isinstance(made.open, Between)
        answered(made, answer)
    assert events_of(made, Tie)
    assert isinstance(made.open, HowManyDice)


def test_mi2_whoever_plays_pays_the_stake_into_the_pot():
    made = table(3, stake=3)
    answered(made, ("buy", 1), OUT, ("buy", 1))
    assert events_of(made, Passes) == [Passes(Seat(1))]
    assert made.play.chips == [7, 0, 7]
    assert made.open == HowManyDice(Seat(0), 6, 7, 1)


def test_mi2_a_stake_of_nothing_is_played_for_the_raises_alone():
    made = table(2, stake=0, coppers=0)
    answered(made, STAY, STAY)
    assert made.open == HowManyDice(Seat(0), 0, 0, 1)
    answered(made, 1, (4,), (5,))
    assert events_of(made, Best)[0].seat == 1
    assert not events_of(made, Takes)


def test_mi3_who_leaves_may_give_chips_and_the_rest_is_dealt_out_to_the_poorest():
    made = bought(4)
    answered(made, 1, (6,), PAY, (2,), PAY, (2,), PAY, (2,))
    assert made.play.chips == [13, 9, 9, 9]
    answered(made, LEAVE)
    assert events_of(made, LeavesTable) == [LeavesTable(Seat(0))]
    assert made.open == GiveTo(Seat(0), 13, (1, 2, 3))
    with pytest.raises(Illegal, match="misericorde-nobody-there"):
        made.answer(made.number, 0)
    answered(made, 2)
    assert made.open == HowMany(Seat(0), "give", 1, 13)
    assert next((offer.name, offer.takes, offer.bare) for offer in made.open.offers()) == ("give", "amount", True)
    answered(made, 0, 2)  # none goes back
    with pytest.raises(Illegal, match="misericorde-how-many-only"):
        made.answer(made.number, 14)
    answered(made, 5)
    assert events_of(made, Gave) == [Gave(Seat(0), Seat(2), 5, 14)]
    assert made.open == GiveTo(Seat(0), 8, (1, 2, 3))
    assert made.open.offers()[-1].enter
    answered(made, NOBODY)
    assert events_of(made, Gets) == [Gets(Seat(1), 4, 13), Gets(Seat(3), 4, 13)]
    assert made.play.chips == [0, 13, 14, 13]
    assert made.play.total() == 4 * 50


def test_mi3_all_chips_may_be_given_away():
    made = bought()
    answered(made, 1, (6,), PAY, (2,), LEAVE, 1, 11)
    assert made.play.chips == [0, 20]
    assert made.open.seat == 1


def test_mi3_the_last_one_at_the_table_keeps_the_chips():
    made = bought()
    answered(made, 1, (6,), PAY, (2,), LEAVE, NOBODY, LEAVE)
    assert made.play.chips == [0, 20]
    assert made.result is not None


def test_who_left_may_join_again_between_rounds():
    made = bought(3)
    answered(made, 1, (6,), PAY, (2,), PAY, (3,), LEAVE, NOBODY, STAY, STAY)
    assert made.play.round.players == [1, 2]
    answered(made, 1, (6,), PAY, (2,))
    assert made.open == Between(Seat(0), False, 0, 4, 10, 1)
    assert [offer.name for offer in made.open.offers()] == ["stay", "join"]
    with pytest.raises(Illegal, match="misericorde-between-only"):
        made.answer(made.number, LEAVE)
    answered(made, JOIN)
    assert events_of(made, JoinsAgain) == [JoinsAgain(Seat(0))]
    assert made.open == Between(Seat(0), True, 0, 4, 10, 1)
    answered(made, ("buy", 1), STAY, STAY)
    assert set(made.play.round.players) == {0, 1, 2}


def test_mi1_who_joins_again_may_exchange_first():
    made = bought(3)
    answered(made, 1, (6,), PAY, (2,), PAY, (3,), LEAVE, 1, 12, STAY, STAY)
    answered(made, 1, (6,), PAY, (2,), JOIN)
    assert made.open == Between(Seat(0), True, 0, 4, 10, 1)


def test_mi3_who_can_pay_only_by_a_gift_is_asked_after_it_and_who_sits_out_stays_out():
    made = table(3, coppers=1, stake=10)
    answered(made, BUY, BUY, BUY, 1, (6,), (5,), (4,))
    assert made.result is not None  # only the winner can pay
    made = bought(3, coppers=5, stake=1)
    answered(made, 1, (6,), PAY, (2,), PAY, (3,), OUT)
    assert events_of(made, Passes) == [Passes(Seat(0))]
    answered(made, STAY, STAY)
    assert made.play.round.players == [1, 2]
    made = table(3, coppers=2, stake=20)
    answered(made, ("buy", 2), ("buy", 2), ("buy", 2), 1, (6,), (5,), (4,))
    assert made.play.chips == [60, 0, 0]
    assert made.result is not None


def test_mi2_one_who_sits_out_does_not_end_the_game_of_two():
    made = table(rounds=2)
    answered(made, OUT, BUY)
    assert made.open == Between(Seat(0), True, 0, 5, 10, 1)
    answered(made, BUY, STAY)
    assert made.open == HowManyDice(Seat(0), 2, 9, 1)


def test_mi19_who_cannot_pay_even_after_buying_sits_out():
    made = table(3, coppers=0, stake=1)
    assert made.result is not None
    assert events_of(made, SitsOut) == [SitsOut(Seat(0)), SitsOut(Seat(1)), SitsOut(Seat(2))]
    made = table(3, coppers=1, stake=10)
    answered(made, *[BUY] * 3, 1, (6,), (5,), (4,))
    assert events_of(made, SitsOut) == [SitsOut(Seat(1)), SitsOut(Seat(2))]
    assert made.result == {"winners": (0,)}  # who alone can pay is not asked
    assert events_of(made, Won) == [Won(Seat(0), 30, 0, 30)]
    assert events_of(made, Standing) == [Standing(Seat(1), 0, 0), Standing(Seat(2), 0, 0)]


def test_mi19_the_game_ends_after_its_rounds():
    made = bought(rounds=1)
    answered(made, 1, (6,), PAY, (5,))
    assert made.result == {"winners": (0,)}
    assert events_of(made, Won) == [Won(Seat(0), 11, 4, 51)]
    assert events_of(made, Standing) == [Standing(Seat(1), 9, 4, 49)]


def test_mi19_coppers_count_at_what_they_buy():
    made = table(rounds=1)
    answered(made, ("buy", 3), ("buy", 1), 1, (2,), PAY, (5,))
    assert made.result == {"winners": (1,)}
    assert events_of(made, Won) == [Won(Seat(1), 11, 4, 51)]
    assert events_of(made, Standing) == [Standing(Seat(0), 29, 2, 49)]


def test_t6_what_stayed_in_the_pot_is_shared_at_the_end():
    made = bought(rounds=1)
    answered(made, 4, VOID, PAY, VOID)
    assert events_of(made, Stays) == [Stays(2)]
    assert made.play.chips == [10, 10]
    assert made.play.stays == 0


# Starting and meeting (MI-4 to MI-8) ---------------------------------------------------------------------------------


def test_mi4_the_starter_says_how_many_dice_and_the_start_passes_on():
    made = bought(3)
    assert [(offer.takes, offer.bare) for offer in made.open.offers()] == [("amount", True)]
    for wrong in (0, 10, "6", True):
        with pytest.raises(Illegal, match="misericorde-one-to-nine"):
            made.answer(made.number, wrong)
    answered(made, 3)
    assert events_of(made, Starts) == [Starts(Seat(0), 3, 3, 1, 10)]
    assert made.open == Roll(Seat(0), 3, may_fall=True)
    answered(made, (1, 2, 4), PAY, (1, 2, 4), PAY, (2, 2, 5))
    stays(made)
    assert made.open.seat == 1


def test_mi4_a_starter_who_sits_out_is_passed_over():
    made = bought(3)
    answered(made, 1, (6,), PAY, (5,), PAY, (4,), STAY, LEAVE, NOBODY, STAY)
    assert made.play.round.players == [2, 0]


def raised(dice=6, by=1, seats=3, **options):
    """A round whose starter has thrown a pair of 2s and raised."""
    made = bought(seats, **options)
    answered(made, dice, (1, 2, 2, 3, 5, 6, 4, 4, 4)[:dice], by)
    return made


def test_mi5_each_die_bought_costs_a_chip_into_the_pot_up_to_nine_in_all():
    made = raised()
    meet = made.open
    assert (meet.price, meet.dice, meet.chips, meet.most_bought) == (1, 6, 9, 3)
    with pytest.raises(Illegal, match="misericorde-buy"):
        made.answer(made.number, ("buy", 4))
    answered(made, ("buy", 3))
    assert events_of(made, Pays) == [Pays(Seat(1), 1, 3)]
    assert made.open == Roll(Seat(1), 9, may_fall=True)
    assert made.play.round.pot == 3 + 3
    assert made.play.round.front == {0: 1, 1: 1, 2: 0}
    answered(made, (2, 3, 4, 5, 5, 5, 1, 2, 2), 0)
    assert made.open.dice == 6  # the others are bound to the starter's number


def test_mi5_dice_are_bought_with_no_raise_to_meet_too():
    made = bought()
    answered(made, 2, (3, 5))
    assert made.open == Meet(Seat(1), 0, 2, 9, 2, rank((3, 5)), 0)
    assert [offer.name for offer in made.open.offers()] == ["pay", "throw", "buy", "short", "retreat", "part"]
    answered(made, made.open.offers()[2].make(2))
    assert events_of(made, Pays) == [Pays(Seat(1), 0, 2)]
    made = bought()
    answered(made, 2, (3, 5), PAY)
    assert not events_of(made, Pays)  # who neither pays nor buys only throws


def test_mi5_where_nothing_can_be_bought_and_nothing_is_to_meet_nothing_is_asked():
    made = bought()
    answered(made, 9, (1, 2, 2, 3, 3, 4, 4, 5, 5), 0)
    assert made.open == Roll(Seat(1), 9, may_fall=True)
    made = table(stake=10)
    answered(made, BUY, BUY, 1, (5,))
    assert made.open == Roll(Seat(1), 1, may_fall=True)


def test_mi5_how_many_is_asked_where_it_was_not_said():
    made = raised()
    answered(made, ("buy",))
    assert made.open == HowMany(Seat(1), "buy", 1, 3)
    answered(made, 0)
    assert isinstance(made.open, Meet)  # none goes back
    answered(made, ("buy",), 2)
    assert made.open == Roll(Seat(1), 8, may_fall=True)
    made = bought(3)
    answered(made, 6, (2, 2, 3, 3, 4, 4), 3)
    answered(made, ("short",))
    assert made.open == HowMany(Seat(1), "short", 1, 3)
    answered(made, 2)
    assert events_of(made, PaysShort) == [PaysShort(Seat(1), 1, 2)]
    assert made.open == Roll(Seat(1), 4, may_fall=True)


def test_mi5_one_chip_not_paid_is_one_die_fewer_and_a_die_must_be_left():
    made = bought(3)
    answered(made, 2, (3, 3), 1)
    assert made.open.most_short == 1
    assert [offer.name for offer in made.open.offers()] == ["pay", "throw", "buy", "short", "retreat", "part"]
    assert made.open.offers()[3].answer == ("short", 1)  # there is only one number
    answered(made, ("short", 1))
    assert made.open == Roll(Seat(1), 1, may_fall=True)
    assert made.play.round.front[1] == 0


def test_mi5_who_is_left_with_no_die_must_retreat():
    meet = Meet(Seat(1), 2, 1, 1, 5, None, 0)
    assert meet.choices() == ()
    for answer, reason in (
        (PAY, "misericorde-cannot-pay"),
        (("short", 1), "misericorde-no-short"),
        (BUY, "misericorde-no-buy"),
        (("fly",), "misericorde-meet-how"),
    ):
        with pytest.raises(Illegal, match=reason):
            meet.check(answer)
    meet.check(RETREAT)


def owing(price, dice, chips):
    return Meet(Seat(1), price, dice, chips, 5, None, 0, None, Meet.owes(price, dice, chips))


def shown(question):
    return [offer.name for offer in question.offers() if not offer.hidden]


def test_mi5_who_cannot_pay_is_offered_only_what_is_possible():
    assert shown(owing(2, 5, 9)) == ["pay", "buy", "short", "retreat"]
    assert owing(0, 5, 9).way == "throw"
    assert (owing(4, 6, 2).way, shown(owing(4, 6, 2))) == ("lack", ["short", "retreat"])
    assert (owing(4, 3, 2).way, owing(4, 3, 1).way) == ("lack", "caught")
    assert shown(owing(4, 3, 1)) == ["retreat"]
    assert [offer.answer for offer in owing(4, 3, 1).offers() if offer.enter] == [RETREAT]
    made = bought(3)
    made.play.chips[1] = 0
    answered(made, 6, (2, 2, 3, 3, 4, 4), 2)
    assert made.open.way == "lack"


def test_mi5_paying_a_number_of_chips_leaves_the_rest_unpaid():
    part = owing(3, 5, 9).offers()[-1]
    assert (part.name, part.make(3), part.make(1), part.make(4)) == ("part", PAY, ("short", 2), ("pay", 4))
    with pytest.raises(Illegal, match="misericorde-pay-only"):
        owing(3, 5, 9).check(("pay", 4))


def test_mi5_dice_are_bought_only_by_who_pays_the_raise_in_full():
    meet = Meet(Seat(1), 3, 6, 3, 5, None, 0)
    assert meet.most_bought == 0
    assert Meet(Seat(1), 3, 6, 4, 5, None, 0).most_bought == 1
    with pytest.raises(Illegal, match="misericorde-no-buy"):
        meet.check(BUY)


def test_mi6_the_raise_faced_is_the_sum_of_all_raises_before():
    made = raised()
    answered(made, PAY, (2, 2, 3, 4, 4, 4), 3)
    assert made.open.price == 4
    assert made.open.pot == 3 + 1 + 1 + 3
    assert made.open.best == rank((2, 2, 3, 4, 4, 4))


def test_mi6_who_has_too_few_chips_pays_short():
    meet = Meet(Seat(1), 4, 6, 2, 5, None, 0)
    assert (meet.least_short, meet.most_short) == (2, 4)
    with pytest.raises(Illegal, match="misericorde-short$"):
        meet.check(("short", 1))
    with pytest.raises(Illegal, match="misericorde-short-only"):
        Meet(Seat(1), 1, 6, 2, 5, None, 0).check(("short", 9))
    meet.check(("short", 2))
    meet.check(("short",))


def test_mi6_retret_costs_a_chip_into_the_pot_and_none_where_none_is_left():
    made = raised()
    answered(made, RETREAT)
    assert events_of(made, Retreats) == [Retreats(Seat(1), 1)]
    assert made.play.round.pot == 4
    assert made.play.round.out == {1}
    made = table(stake=10)
    answered(made, ("buy", 2), BUY, 2, (3, 3), 1)
    assert made.open.chips == 0
    answered(made, RETREAT)
    assert events_of(made, Retreats) == [Retreats(Seat(1), 0)]


def test_mi6_with_no_raise_to_face_there_is_no_retret():
    made = bought()
    answered(made, 2, (3, 5))
    with pytest.raises(Illegal, match="misericorde-no-retreat"):
        made.answer(made.number, RETREAT)


def test_mi7_what_is_paid_towards_raises_lies_in_front_and_goes_to_the_pot_of_who_is_out():
    made = raised()
    answered(made, PAY)
    assert made.play.round.front == {0: 1, 1: 1, 2: 0}
    answered(made, (1, 1, 3, 4, 5, 6))
    assert made.play.round.front == {0: 1, 2: 0}
    assert made.play.round.pot == 4
    assert events_of(made, Void) == [Void(Seat(1), (1, 1, 3, 4, 5, 6))]


def test_mi8_each_throws_once_in_turn():
    made = bought(3)
    answered(made, 1, (6,), PAY, (5,), PAY, (4,))
    assert [(event.seat, event.value) for event in events_of(made, Threw)] == [(0, 6), (1, 5), (2, 4)]


# Throws (MI-9 to MI-15) ----------------------------------------------------------------------------------------------


def test_mi9_a_void_throw_is_out_whatever_else_it_shows():
    made = bought()
    answered(made, 6, (1, 1, 6, 6, 6, 6), PAY, (1, 2, 2, 2, 3, 4))
    assert events_of(made, Best)[0].seat == 1


def test_mi11_misericordes_beat_every_plain_sum():
    made = bought()
    answered(made, 6, (5, 5, 5, 5, 6, 4), 0, PAY, (6, 6, 1, 2, 2, 2))
    assert events_of(made, Best) == [Best(Seat(1), "misericordes", 2)]


def test_mi12_spiessgesellen_end_the_round_at_once_and_win_it():
    made = raised(seats=3)
    answered(made, PAY, (5, 5, 5, 5, 5, 1))
    assert events_of(made, Spiessgesellen) == [Spiessgesellen(Seat(1), (1, 5, 5, 5, 5, 5), 5)]
    assert won_in(made) == [(1, 5, 13)]
    assert not events_of(made, OwesDrinks)
    assert made.play.asked(Seat(0), "debts", None) == (NoDebts(),)


def test_mi12_spiessgesellen_of_sixes_cost_a_drink_each_and_of_ones_their_pleasure():
    made = bought(3)
    answered(made, 6, (6,) * 6)
    assert events_of(made, OwesDrinks) == [OwesDrinks(Seat(0))]
    stays(made)
    answered(made, 5, (1,) * 5)
    assert events_of(made, Huuurenhaus) == [Huuurenhaus(Seat(1), (1,) * 5)]
    assert events_of(made, OwesPleasure) == [OwesPleasure(Seat(1))]
    stays(made)
    assert made.play.asked(Seat(0), "debts", None) == (
        Owes(Seat(0), Seat(1), 1, 0),
        Owes(Seat(0), Seat(2), 1, 0),
        Owes(Seat(1), Seat(0), 0, 1),
        Owes(Seat(1), Seat(2), 0, 1),
    )
    assert made.play.total() == 150


def test_mi12_who_sits_the_round_out_is_owed_nothing():
    made = bought(3)
    answered(made, 1, (6,), PAY, (2,), PAY, (3,), OUT, STAY, STAY, 5, (6,) * 5)
    assert made.play.asked(Seat(0), "debts", None) == (Owes(Seat(1), Seat(2), 1, 0),)


def test_mi12_a_second_debt_adds_up():
    made = bought()
    for _ in range(2):
        answered(made, 5, (6,) * 5)
        stays(made)
        answered(made, 1, (2,), PAY, (1,))
        stays(made)
    assert made.play.asked(Seat(0), "debts", None) == (Owes(Seat(0), Seat(1), 2, 0),)


def test_mi13_a_die_that_falls_voids_the_throw():
    made = raised()
    answered(made, PAY)
    assert made.answer(made.number, DROPPED)
    assert events_of(made, Dropped) == [Dropped(Seat(1))]
    assert made.play.round.out == {1}
    assert made.play.round.front == {0: 1, 2: 0}
    assert made.play.holding(Seat(1)) == (Dropped(Seat(1)),)


def test_mi14_the_thrower_may_raise_by_what_the_figures_allow():
    made = bought()
    answered(made, 6, (2, 2, 3, 3, 3, 4))
    assert made.open == Raise(Seat(0), (2, 2, 3, 3, 3, 4), "sum", 17, 3, 1, 1, 0, 0, False, 2, 1)
    assert made.open.choices() == (Figures(1, 1, 0, 0, False, 3),)
    with pytest.raises(Illegal, match="misericorde-raise-most"):
        made.answer(made.number, 4)
    answered(made, ASK_HOW_MANY)
    assert made.open == HowMany(Seat(0), "raise", 1, 3)
    answered(made, 2)
    assert events_of(made, Raised) == [Raised(Seat(0), (2, 2, 3, 3, 3, 4), "sum", 17, 2)]
    assert made.play.round.front[0] == 2


def test_mi14_raising_nothing_is_allowed_and_raise_alone_means_the_only_number():
    made = bought()
    answered(made, 2, (3, 3))
    assert made.open.offers()[0].answer == 1
    answered(made, 0)
    assert events_of(made, Raised)[0].by == 0
    assert made.open.price == 0


def test_mi14_a_cathedrale_allows_any_number_but_never_more_chips_than_there_are():
    made = bought()
    answered(made, 6, (1, 2, 3, 4, 5, 6))
    assert (made.open.most, made.open.cathedrale) == (9, True)
    made = table(stake=9)
    answered(made, BUY, BUY, 6, (2, 2, 3, 3, 4, 4))
    assert made.open.most == 1


def test_mi14_the_last_to_throw_may_not_raise_nor_who_has_no_figure_or_no_chip():
    made = bought()
    answered(made, 2, (3, 4), PAY, (5, 5))
    assert len(events_of(made, Threw)) == 2
    made = table(stake=10)
    answered(made, BUY, BUY, 2, (3, 3))
    assert events_of(made, Threw)


def test_mi15_only_who_throws_later_must_meet_a_raise():
    made = raised(seats=3)
    answered(made, PAY, (2, 2, 3, 4, 5, 5), 2, PAY, (1, 2, 3, 4, 6, 6))
    assert made.play.chips[0] == 8  # the first raiser pays nothing more
    assert events_of(made, Takes)[0].won == 3 + 1 + 1 + 2 + 3


# The end of a round (MI-16 to MI-18) ---------------------------------------------------------------------------------


def test_mi16_the_best_valid_throw_wins_the_pot_and_all_that_lies_in_front():
    made = raised()
    answered(made, PAY, (2, 3, 4, 5, 6, 3), 0, ("short", 1), (6, 5, 5, 4, 2))
    assert events_of(made, Best) == [Best(Seat(1), "sum", 23)]
    assert won_in(made) == [(1, 5, 13)]


def test_mi16_misericordes_tie_only_with_as_many_sixes():
    made = bought()
    answered(made, 3, (6, 6, 5), 0, PAY, (6, 6, 1))
    assert events_of(made, Tie) == [Tie("misericordes", 2, (0, 1), 2)]
    made = bought()
    answered(made, 3, (6, 6, 6), 0, PAY, (6, 6, 5))
    assert events_of(made, Best) == [Best(Seat(0), "misericordes", 3)]


def test_mi17_a_tie_is_played_off_among_the_tied_with_what_lies_there():
    made = bought(3)
    answered(made, 2, (3, 3), 1, PAY, (2, 1), PAY, (2, 4))
    assert events_of(made, Tie) == [Tie("sum", 6, (0, 2), 6)]
    assert made.open == HowManyDice(Seat(0), 6, 8, 1)  # no stake is paid, the raises are in the pot
    assert made.play.round.players == [0, 2]
    assert made.play.chips == [8, 8, 8]
    answered(made, 1, (4,), PAY, (4,))
    assert len(events_of(made, Tie)) == 2  # a further tie is played off again
    answered(made, 1, (4,), PAY, (5,))
    assert won_in(made) == [(2, 6, 14)]


def test_mi17_a_play_off_without_a_valid_throw_is_repeated_by_the_same():
    made = bought()
    answered(made, 1, (4,), PAY, (4,), 4, VOID, PAY, VOID)
    assert events_of(made, NobodyValid) == [NobodyValid(True)]
    assert made.open == HowManyDice(Seat(0), 2, 9, 1)
    assert not events_of(made, Stays)


def test_mi18_without_a_valid_throw_the_pot_stays_and_the_last_one_left_must_throw():
    made = bought()
    answered(made, 4, VOID)
    assert made.open.seat == 1
    answered(made, PAY, VOID)
    assert events_of(made, NobodyValid) == [NobodyValid(False)]
    assert events_of(made, Stays) == [Stays(2)]
    assert events_of(made, Loses) == [Loses(Seat(0), 1, 9), Loses(Seat(1), 1, 9)]
    stays(made)
    assert made.open == HowManyDice(Seat(1), 4, 8, 1)


def test_the_example_of_the_source():
    """Gustave, Ewrard and Lazare, as the source tells it; the eighth die of Lazare is a 4."""
    made = raised()
    answered(made, BUY, (1, 1, 3, 4, 5, 6, 6), ("buy", 2))
    assert made.play.round.total() == 9
    answered(made, (1, 1, 1, 1, 1, 3, 4, 6))
    assert events_of(made, OwesPleasure) == [OwesPleasure(Seat(2))]
    assert won_in(made) == [(2, 9, 15)]


# Asked for -----------------------------------------------------------------------------------------------------------


def test_pot_who_dice_and_score_can_be_asked_at_any_time():
    made = raised()
    answered(made, RETREAT)
    play = made.play
    assert play.asked(Seat(2), "pot", None) == (InPot(4, 1, 1),)
    assert play.asked(Seat(2), "who", None) == (
        Who(Seat(0), "in", "sum", 19, 1, True),
        Who(Seat(1), "out", "void", 0, 0, False),
        Who(Seat(2), "waits", "void", 0, 0, False),
    )
    assert play.holding(Seat(0)) == (Holding((1, 2, 2, 3, 5, 6), "sum", 19),)
    assert play.holding(Seat(2)) == (NotThrown(),)
    standing = (Standing(Seat(0), 8, 4, 48), Standing(Seat(1), 8, 4, 48), Standing(Seat(2), 9, 4, 49))
    assert play.standing(Seat(0)) == (RoundOf(1, 10), *standing)


def test_help_tells_what_each_way_costs_and_how_often_it_leads():
    meet = Meet(Seat(1), 1, 6, 9, 4, Rank(1, 19, "sum"), 1)
    told = meet.choices()
    assert told == (
        CanMeet("pay", 0, 1, 6, 58),
        CanMeet("buy", 1, 2, 7, 65),
        CanMeet("buy", 2, 3, 8, 61),
        CanMeet("short", 1, 0, 5, 33),
    )
    assert Meet(Seat(1), 0, 9, 0, 4, None, 1).choices()[0].way == "throw"
    assert {way.way for way in Meet(Seat(1), 2, 6, 1, 4, None, 1).choices()} == {"short"}


def test_bad_answers_between_rounds_are_refused():
    between = Between(Seat(0), True, 0, 0, 10, 1)
    with pytest.raises(Illegal, match="misericorde-nothing-to-buy"):
        between.check(BUY)
    with pytest.raises(Illegal, match="misericorde-buy-first"):
        between.check(STAY)
    with pytest.raises(Illegal, match="misericorde-between-only"):
        between.check(PAY)
    for wrong in ((), "buy", ("buy", 1, 5), (1,)):
        with pytest.raises(Illegal, match="misericorde-meet-how"):
            between.check(wrong)
    between.check(OUT)
    assert [offer.name for offer in between.offers()] == ["buy", "cash", "stay", "out", "leave"]
    with pytest.raises(Illegal, match="misericorde-buy-coppers-only"):
        Between(Seat(0), True, 0, 1, 10, 1).check(("buy", 2))


def test_a_stake_that_nobody_can_pay_is_refused():
    options = with_defaults(GAME.agreement.options, {"stake": 11, "coppers": 1})
    with pytest.raises(Refused, match="option-stake"):
        GAME.agreement.settle(options, Sitting(2, 0, "en"))
    assert GAME.agreement.settle(with_defaults(GAME.agreement.options, {}), Sitting(2, 0, "en"))["stake"] == 1


def test_debts_are_told_when_the_game_is_over():
    made = bought(rounds=1)
    answered(made, 5, (6,) * 5)
    assert events_of(made, Owes) == [Owes(Seat(0), Seat(1), 1, 0)]


def test_after_a_pause_the_round_is_told():
    made = bought()
    assert made.open.pot == 2
    assert made.play.resumed() == ()  # the question tells the pot
    answered(made, 5, (2, 2, 3, 4, 6), 1)
    assert made.open.price == 1
    assert made.play.resumed()[-1] == InPot(2, 1, 0)  # the question tells the price
    assert made.play.beside(Seat(1)) == made.play.resumed()
    made.play.round.players.remove(Seat(1))
    sits_out = Who(Seat(1), "out", "void", 0, 0, False)
    assert made.play.beside(Seat(1)) == (sits_out, *made.play.resumed())
    fresh = table()
    assert fresh.play.resumed() == ()
    assert fresh.play.asked(Seat(0), "who", None) == (NoRound(),)


def test_judge_says_rank_figures_and_what_they_allow():
    for dice, facts, lines in (
        ((1, 2, 2, 3, 5, 6), {"rank": "sum", "value": 19, "raise": 1}, Figures(1, 0, 0, 0, False, 1)),
        ((6, 6, 6), {"rank": "misericordes", "value": 3, "raise": 2}, Figures(0, 1, 0, 0, False, 2)),
        ((1, 1, 1, 1, 1), {"rank": "spiessgesellen", "value": 1, "raise": 0}, None),
        ((1, 1, 6, 6), {"rank": "void", "value": 0, "raise": 0}, Figures(0, 0, 0, 0, False, 0)),
        ((1, 2, 3, 4, 5, 6), {"rank": "sum", "value": 21, "raise": None}, Figures(0, 0, 0, 0, True, 0)),
    ):
        judged = GAME.judge(dice)
        assert judged.facts == facts
        assert judged.first == Worth(facts["rank"], facts["value"])
        assert judged.lines == ((lines,) if lines else ()), "Spießgesellen end the round: nobody raises"
    with pytest.raises(Illegal, match="misericorde-one-to-nine-dice"):
        GAME.judge((1,) * 10)
    with pytest.raises(Illegal, match="loop-no-such-face"):
        GAME.judge((7,))
