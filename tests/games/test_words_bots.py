"""The bots of Choose Your Words: what they know, bet, swap, lay and doubt, and that they see nothing else."""

import time

import pytest
from helpers import played
from word_players import AllMadeUp, wins_against

from access.engine.chance import SeededLuck
from access.engine.simulation import simulate
from games.cards import Row, letters
from games.game import Sitting
from games.options import with_defaults
from games.steps import Seat, Tell, Temper
from games.words import GAME, bots, events
from games.words.betting import Bettor
from games.words.bots import BEST, EASY, GOOD, Guest, Skill, drawn, knows, ranks, spare
from games.words.equilibrium import CLASSES, Equilibrium, exchange
from games.words.figures import RoundStatistics
from games.words.options import agreement, settle
from games.words.questions import CALL, FOLD, NOBODY, Call, Doubt, Lay, Open, Swap

ALWAYS = settle(with_defaults(GAME.agreement.options, {"check": "always", "rounds": 3}), Sitting(0, 3, "en"))
BLUFFS = ALWAYS | {"check": "challenge"}
AGREED = agreement(ALWAYS)
DECK = AGREED.deck


def luck(value):
    return lambda number, ways: value % ways


def guest(skill, value=0):
    return Guest(Seat(0), luck(value), skill)


def hand(text):
    return DECK.hand(text.split())


SURE = Skill(100, 4, 4, 0, 0)


def test_what_rounding_leaves_of_all_shares_goes_to_the_last_move():
    ways = [(0.5, 0.0, CALL), (0.5 - 2 / bots.FINE, 0.0, FOLD)]
    assert guest(SURE, bots.FINE - 1).drawn_of(1, ways) == FOLD


def test_better_bots_know_more_words():
    counts = [sum(knows(word, skill.share, AGREED) for word in AGREED.dictionary.keys) for skill in (EASY, GOOD, BEST)]
    assert counts == sorted(counts)
    for count, share in zip(counts, (15, 50, 100), strict=True):
        assert abs(count / len(AGREED.dictionary) - share / 100) < 0.01


def test_they_know_the_common_words_first():
    easy, good = (AGREED.dictionary.known(skill.share) for skill in (EASY, GOOD))
    assert easy("house")
    assert not easy("shoveler")
    assert not good("teratoid")
    assert AGREED.dictionary.lists("teratoid")
    german = agreement(settle(with_defaults(GAME.agreement.options, {"check": "always"}), Sitting(0, 3, "de")))
    assert german.dictionary.known(EASY.share)("haus")
    assert not german.dictionary.known(EASY.share)("kambrik")


def test_the_easy_bot_forgets_that_others_have_hands():
    question = Open(Seat(0), hand("A T E N I O U"), 1, 5, 2, 3, AGREED)
    assert guest(EASY).chance(question) == guest(EASY).rank(question)
    assert guest(GOOD).chance(question) == guest(GOOD).rank(question) ** 3


def test_careful_bots_bet_and_bluff_less_and_bold_ones_more():
    question = Open(Seat(0), hand("A T E N I O U"), 1, 5, 2, 1, AGREED)
    made = [Guest(Seat(0), luck(0), GOOD, temper) for temper in Temper]
    careful, even, bold = (bot.chance(question) for bot in made)
    assert careful < even < bold
    assert [bot.often() for bot in made] == [11, 8, 5]
    ways = [(0.48, 0.0, FOLD), (0.48, 0.0, CALL), (0.04, 0.0, ("raise", 5))]
    drawn = [Guest(Seat(0), luck(500_000), BEST, temper).drawn_of(1, ways) for temper in Temper]
    assert drawn == [FOLD, CALL, CALL]
    assert Guest(Seat(0), luck(999_999), BEST, Temper.BOLD).drawn_of(1, ways) == ("raise", 5)
    assert Guest(Seat(0), luck(999_999), BEST).drawn_of(1, [(0.5, 0.0, FOLD), (0.5 - 1e-6, 0.0, CALL)]) == CALL


def ways_of(bettor, question, rank):
    return {move: (share, value) for share, value, move in bettor.ways(question, rank)}


def after(*told):
    bettor = Bettor(Seat(0))
    for event in (events.Stakes(50, 1, 1, 5), events.Deals(Seat(1), 1, 1, 0), *told):
        bettor.tell(event)
    return bettor


def test_the_exchange_leads_from_each_class_to_some_class_and_keeps_good_hands_good():
    """Not the kept one: a test of many games, in which no coverage is measured, may have made it first."""
    rows, columns = exchange.__wrapped__()
    assert all(sum(row) == pytest.approx(1) for row in rows)
    assert columns == [list(column) for column in zip(*rows, strict=True)]
    means = [sum(place * chance for place, chance in enumerate(row)) for row in rows]
    assert means == sorted(means)


def test_nobody_wins_by_betting_otherwise_than_the_equilibrium():
    """The best that either side can get against the plan of the other is hardly more than what the plan gets."""
    found = Equilibrium(1, 1, 5)
    assert abs(found.value) < 0.3, "to open is hardly better or worse than to meet"
    assert sum(map(sum, exchange()[0])) == pytest.approx(CLASSES)
    assert all(sum(column) == pytest.approx(1, abs=0.02) for column in exchange()[1])
    for decisions in (found.before, *found.after):
        for decision in decisions.values():
            assert all(sum(shares) == pytest.approx(1) for shares in zip(*decision.shares, strict=True))
    for place in range(CLASSES):
        opens = found.before["opens"]
        made = sum(share[place] * value[place] for share, value in zip(opens.shares, opens.values, strict=True))
        assert max(value[place] for value in opens.values) - made < 0.15


def test_the_best_bot_calls_a_bet_before_which_it_may_not_fold_too_often():
    """Minimum defence: a bet of five into a pot of two must not win by itself; after the exchange a pot is worth more."""
    meets = Equilibrium(1, 1, 5).after[2]["meets-most"]
    folds = sum(meets.shares[0]) / CLASSES
    assert folds < 0.55


def test_bets_between_the_lowest_and_the_highest_are_met_by_something_between():
    call = Call(Seat(0), (), 3, 7, 4, 5, 1, AGREED)
    folds = [ways_of(after(events.Opened(Seat(1), bet, False)), call, 0.45)[FOLD][0] for bet in (1, 3, 5)]
    assert folds == sorted(folds)
    assert folds[0] < folds[2]
    no_raise = Call(Seat(0), (), 5, 7, 0, 0, 1, AGREED)
    assert set(ways_of(after(events.Opened(Seat(1), 1, False)), no_raise, 0.5)) == {FOLD, CALL}
    raised = after(events.Opened(Seat(0), 1, False), events.Raised(Seat(1), 5, False))
    assert ways_of(raised, no_raise, 0.99)[CALL][0] > 0.9
    assert ways_of(raised, no_raise, 0.1)[FOLD][0] > 0.9
    equal = Bettor(Seat(0))
    equal.tell(events.Stakes(50, 1, 2, 2))
    assert ways_of(equal, Open(Seat(0), (), 2, 2, 2, 1, AGREED), 0.99)[("bet", 2)][0] > 0.5


@pytest.mark.parametrize("bets", [(1,), (5,), (1, 5)])
def test_after_the_exchange_it_bets_by_how_the_first_bets_went(bets):
    first, *more = bets
    told = [events.Opened(Seat(0), first, False), *(events.Raised(Seat(1), bet, False) for bet in more)]
    bettor = after(*told, events.Called(Seat(0), False), events.Swapped(Seat(1), 2), events.Swapped(Seat(0), 2))
    assert bettor.exchanged
    assert (bettor.bet, bettor.first_bet, bettor.first_raised) == (0, bets[-1], len(bets) > 1)
    assert ways_of(bettor, Open(Seat(0), (), 1, 5, 2 + 2 * bets[-1], 1, AGREED), 0.99)[("bet", 5)][0] > 0.2


def test_in_the_last_round_who_is_ahead_folds_and_who_is_behind_bets_the_most():
    ahead = Open(Seat(0), (), 1, 5, 2, 1, AGREED, left=0, ahead=9)
    found = ways_of(after(), ahead, 0.2)
    assert found[FOLD][1] == pytest.approx(1)
    assert found[FOLD][0] > 0.9
    behind = ways_of(after(), Open(Seat(0), (), 1, 5, 2, 1, AGREED, left=0, ahead=-9), 0.9)
    assert behind[("bet", 5)][1] > behind[FOLD][1]
    level = Open(Seat(0), (), 1, 5, 2, 1, AGREED, left=2, ahead=0)
    assert 0 < ways_of(after(), level, 0.95)[("bet", 1)][1] < 1


def test_against_several_a_hand_must_be_better():
    alone, many = (Open(Seat(0), (), 1, 5, 2, others, AGREED) for others in (1, 4))
    assert ways_of(after(), alone, 0.5)[FOLD][0] < ways_of(after(), many, 0.5)[FOLD][0]


@pytest.mark.long
@pytest.mark.parametrize("level", ["easy", "good"])
def test_made_up_words_of_all_cards_beat_nobody(level):
    """Bots that never doubt them lose nearly every game against them."""
    assert wins_against(level, lambda seat, luck: AllMadeUp(seat, luck), range(5), {"check": "challenge"}) <= 0.5


def test_a_long_word_that_no_dictionary_has_is_doubted_in_proportion_to_the_pot():
    shown = (events.CanDoubt(Seat(1), "aeiouthqu", 60),)
    for pot, doubted in ((2, NOBODY), (20, 1)):
        question = Doubt(Seat(0), Seat(1), "aeiouthqu", 60, Row(()), shown, agreement(BLUFFS), pot)
        assert guest(Skill(100, 1, 1, 0, 0), 50).choose(1, question) == doubted


def test_a_bot_bets_high_on_a_good_hand_and_folds_a_bad_one():
    bot = guest(SURE)
    assert bot.choose(1, Open(Seat(0), hand("Q U I T E S T"), 1, 5, 2, 1, AGREED)) in (("bet", 4), ("bet", 5))
    assert bot.choose(1, Open(Seat(0), hand("B C D F G H J"), 1, 5, 2, 1, AGREED)) == FOLD
    assert bot.choose(1, Call(Seat(0), hand("Q U I T E S T"), 2, 6, 3, 5, 1, AGREED)) in (("raise", 4), ("raise", 5))
    assert bot.choose(1, Call(Seat(0), hand("Q U I T E S T"), 2, 6, 0, 0, 1, AGREED)) == CALL
    assert bot.choose(1, Call(Seat(0), hand("B C D F G H J"), 5, 6, 0, 0, 1, AGREED)) == FOLD


def test_after_the_exchange_hands_are_ranked_among_better_ones():
    before, after = ranks(AGREED, 100, False), ranks(AGREED, 100, True)
    assert before == sorted(before)
    assert sum(after) > sum(before)
    bot = guest(SURE)
    question = Open(Seat(0), hand("A T E N I O U"), 1, 5, 2, 1, AGREED)
    first = bot.chance(question)
    bot.tell(Tell(events.Swapped(Seat(1), 2)))
    assert bot.chance(question) <= first
    bot.tell(Tell(events.Deals(Seat(1), 1, 1, 0)))
    assert bot.chance(question) == first


def test_a_bot_keeps_what_its_word_needs_and_swaps_the_rest():
    bot = Guest(Seat(0), SeededLuck(1, Seat(0)), SURE)
    assert bot.choose(1, Swap(Seat(0), hand("QU I Z Z E S A"), 5, AGREED)) in ((), ("A",))
    gone = bot.choose(1, Swap(Seat(0), hand("Q X J Z A T S"), 5, AGREED))
    assert set(gone) <= {"Q", "X", "J", "Z", "A", "T", "S"}
    assert 1 <= len(gone) <= 4
    assert letters(spare(hand("A Q E Z I X"))) == ("Q", "Z", "X", "A")


def test_the_same_seed_swaps_the_same_cards():
    question = Swap(Seat(0), hand("Q X J Z A T S"), 5, AGREED)
    bots = [Guest(Seat(0), SeededLuck(9, Seat(0)), BEST) for _ in range(2)]
    assert bots[0].choose(4, question) == bots[1].choose(4, question)
    assert drawn(("A", "B", "C"), 2, luck(0)) == ("A", "B")


def test_a_bot_lays_its_best_word_or_none():
    bot = guest(SURE)
    word, *cards = bot.choose(1, Lay(Seat(0), hand("Q U I T E S T"), 5, AGREED))
    assert word == "quiets"
    assert sum(DECK.card(name).points for name in cards) == 29
    assert bot.choose(1, Lay(Seat(0), hand("B C D F G H J"), 5, AGREED)) == ()


def test_where_words_are_looked_up_nobody_bluffs_and_else_the_better_ones_do_sometimes():
    question = Lay(Seat(0), hand("C A T S Z Z ER"), 5, agreement(BLUFFS))
    bluffing, honest = (guest(Skill(100, 4, 8, bluffs, 0)) for bluffs in (1, 0))
    word, *cards = bluffing.choose(1, question)
    assert not AGREED.dictionary.lists(word)
    assert "".join(cards).lower() == word
    question.check((word, *cards))
    assert AGREED.dictionary.lists(honest.choose(1, question)[0])
    looked_up = Lay(Seat(0), question.hand, 5, AGREED)
    assert AGREED.dictionary.lists(bluffing.choose(1, looked_up)[0])
    nothing_to_add = Lay(Seat(0), hand("A C B B V V W"), 5, agreement(BLUFFS))
    assert AGREED.dictionary.lists(bluffing.choose(1, nothing_to_add)[0])


def doubtful(*words):
    shown = tuple(events.CanDoubt(Seat(n + 1), word, points) for n, (word, points) in enumerate(words))
    return Doubt(Seat(0), shown[0].seat, shown[0].word, shown[0].points, Row(()), shown, agreement(BLUFFS))


def test_a_bot_doubts_what_it_does_not_know_the_best_first():
    bot = guest(Skill(100, 1, 1, 0, 50))
    assert bot.choose(1, doubtful(("thin", 16), ("aeiou", 12), ("xqz", 41))) == 3
    assert bot.choose(1, doubtful(("thin", 16))) == NOBODY
    assert guest(Skill(0, 1, 1, 0, 50)).choose(1, doubtful(("thin", 16))) == 1
    assert guest(Skill(0, 1, 1, 0, 50), 70).choose(1, doubtful(("thin", 16))) == NOBODY


@pytest.mark.parametrize("options", [ALWAYS, BLUFFS], ids=["always", "challenge"])
def test_bots_of_all_levels_play_games_to_their_end(options):
    for seed in range(3):
        assert played(GAME, ("easy", "good", "best"), seed, **options)["winners"]


@pytest.mark.long
def test_better_bots_win_more():
    figures = simulate(GAME, ALWAYS | {"rounds": 40}, ["easy", "best"], 12, 1)
    assert figures.wins[1] > figures.wins[0]
    assert sum(figures.counted["chips"]) == 100


def test_a_decision_takes_less_than_a_tenth_of_a_second():
    bot = Guest(Seat(0), SeededLuck(1, Seat(0)), BEST)
    AGREED.dictionary.prepare()
    question = Swap(Seat(0), hand("A E I N S T ER"), 5, AGREED)
    began = time.process_time()
    for number in range(5):
        bot.choose(number, question)
    assert (time.process_time() - began) / 5 < 0.1


def test_figures_count_rounds_words_and_chips():
    statistics = RoundStatistics()
    assert set(statistics.figures(0).values()) == {None}
    row = Row((DECK.card("TH"),))
    for event in (
        events.Deals(Seat(0), 1, 1, 0),
        events.Laid(Seat(0), "thin", 16, row),
        events.Laid(Seat(1), "zzz", 20, row),
        events.LaidNothing(Seat(2)),
        events.Struck(Seat(1), "zzz", Seat(0)),
        events.Won(Seat(1), 60),
        events.Standing(Seat(0), 40),
        events.Left(Seat(2)),
    ):
        statistics.tell(Tell(event))
    assert statistics.figures(1) == {
        "rounds": 1,
        "word_mean": 18,
        "none_share": pytest.approx(1 / 3),
        "struck_share": 0.5,
        "chips": [40, 60],
    }
