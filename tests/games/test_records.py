"""What is counted for players: what they did, and nothing that they only were told of."""

from games import kara, misericorde, words
from games.cards import Row
from games.kara.events import House, HouseBy, Standing, Won
from games.misericorde.events import Dropped, Threw
from games.purse import JoinsAgain, LeavesTable, SharedOut, SitsOut, Takes
from games.steps import Roll, Seat, Tell
from games.words.events import Deals, Laid, Struck

ANN, BEN = Seat(0), Seat(1)
DICE = (1, 2, 3, 4, 5)
DEALS = Deals(BEN, 1, 1, 5)


def counted(game, *events):
    tally = game.GAME.records.tally(ANN)
    for event in events:
        tally.tell(Tell(event))
    return tally.counts()


def test_a_pot_that_is_shared_out_at_the_end_is_not_one_that_was_taken():
    assert counted(words, Takes(ANN, 9, 20), SharedOut(40), Takes(ANN, 20, 40))["pots"] == 1
    assert counted(misericorde, Takes(ANN, 9, 20), SharedOut(40), Takes(ANN, 20, 40))["pots"] == 1
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


def test_of_kara_a_shared_round_is_not_one_that_was_won():
    house = House(15, DICE)
    counts = counted(kara, house, house, house, Won(ANN, 59, 2, 1))
    assert (counts["rounds"], counts["won"], counts["shared"]) == (3, 2, 1)
    (told,) = kara.GAME.records.told([counts, counted(kara, house, Standing(ANN, 39, 0, 1)), {"won": 1}])
    assert (told.won, told.most, told.shared) == (3, 2, 2)


def test_of_words_a_pot_that_others_took_chips_from_is_shared():
    counts = counted(words, DEALS, Takes(ANN, 9, 20), DEALS, Takes(ANN, 7, 27), Takes(BEN, 7, 20), DEALS)
    assert (counts["pots"], counts["shared"]) == (1, 1)
    (told,) = words.GAME.records.told([counts, {"pots": 2}])
    assert (told.pots, told.shared) == (3, 1)
    assert counted(words, DEALS, Takes(BEN, 9, 20))["pots"] == 0


def test_a_struck_word_takes_no_earlier_equal_one_out():
    word, none = Laid(ANN, "thin", 16, Row(())), Row(())
    counts = counted(words, DEALS, word, DEALS, word, Struck(ANN, "thin", BEN))
    assert counts == {"words": 1, "points": 16, "best": 16, "word": "thin", "pots": 0, "shared": 0}
    again = DEALS, Laid(BEN, "thin", 16, none), word, Struck(BEN, "thin", ANN), DEALS, word
    assert counted(words, *again)["words"] == 2
