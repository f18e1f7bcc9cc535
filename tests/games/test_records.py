"""What is counted for players: what they did, and nothing that they only were told of."""

from games import kara, misericorde, words
from games.kara.events import House, HouseBy
from games.misericorde.events import Dropped, Threw
from games.purse import JoinsAgain, LeavesTable, SharedOut, SitsOut, Takes
from games.steps import Roll, Seat, Tell

ANN, BEN = Seat(0), Seat(1)
DICE = (1, 2, 3, 4, 5)


def counted(game, *events):
    tally = game.GAME.records.tally(ANN)
    for event in events:
        tally.tell(Tell(event))
    return tally.counts()


def test_a_pot_that_is_shared_out_at_the_end_is_not_one_that_was_taken():
    for game in (misericorde, words):
        assert counted(game, Takes(ANN, 9, 20), SharedOut(40), Takes(ANN, 20, 40))["pots"] == 1
    assert counted(misericorde, Takes(ANN, 9, 20), SharedOut(40), Takes(ANN, 20, 40))["largest"] == 9


def test_a_throw_with_a_die_on_the_floor_is_a_throw_and_void():
    counts = counted(misericorde, Threw(ANN, (2, 3), "sum", 5), Dropped(ANN), Dropped(BEN))
    assert (counts["throws"], counts["void"]) == (2, 1)
    adviser = misericorde.GAME.adviser(ANN)
    adviser.threw(Roll(ANN, 5, may_fall=True), ())
    assert (adviser.luck()[0].throws, adviser.luck()[0].void) == (1, 1)


def test_of_kara_only_rounds_are_counted_in_which_one_throws_a_kara():
    house = House(15, DICE)
    assert counted(kara, house, LeavesTable(ANN), house, house, JoinsAgain(ANN), house)["rounds"] == 2
    assert counted(kara, house, LeavesTable(BEN), SitsOut(BEN), house)["rounds"] == 2
    assert counted(kara, house, SitsOut(ANN), house, house)["rounds"] == 2
    assert counted(kara, HouseBy(ANN, 15, DICE, False), HouseBy(BEN, 15, DICE, False))["rounds"] == 1
    assert counted(kara, HouseBy(ANN, 15, DICE, True))["rounds"] == 1
