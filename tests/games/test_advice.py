"""Advice, the look back and what is counted: in whole games of every game, and against figures of our own."""

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

import dice_players
import pytest
import word_players
from evidence import Evidence
from followers import follows, situations
from helpers import agreed

from access.engine.chance import Seeded, SeededLuck
from access.engine.table import Table, seat_bots
from access.language.phrases import Phrases
from games import kaques, kara, misericorde, verflixte6, words
from games.advising import Watcher, in_hundred, no_luck
from games.cards import letters
from games.game import Sitting
from games.kaques import advice as kaques_advice
from games.kaques.rules import STOP, FirstThrow, Keep, Kept
from games.kara import advice as kara_advice
from games.kara.events import HouseNext
from games.kara.questions import RunOrStop
from games.lessons import always
from games.misericorde import advice as misericorde_advice
from games.misericorde.questions import Between, Duel, HowMany, Meet, Raise
from games.misericorde.throws import rank
from games.steps import Ask, Roll, Seat, Tell, Term
from games.verflixte6 import advice as verflixte6_advice
from games.verflixte6 import events as verflixte6_events
from games.verflixte6.jokers import NAMES
from games.verflixte6.questions import FREE, Choose, Fight, Go, Steal
from games.verflixte6.turn import At, Turn
from games.words import advice as words_advice
from games.words.advice import mixed
from games.words.options import agreement, settle
from games.words.questions import Call, Doubt, Lay, Open, Swap

ANN, BEN = Seat(0), Seat(1)
GAMES = {"kaques": kaques, "kara": kara, "misericorde": misericorde, "verflixte6": verflixte6, "words": words}
OPTIONS = {
    "kaques": {"target": 3000},
    "kara": {"rounds": 8},
    "misericorde": {"rounds": 6},
    "verflixte6": {},
    "words": {"rounds": 3, "check": "challenge"},
}


def watched(name, seed, options=None, levels=("easy", "easy"), asks=True):
    """A game between bots: what its adviser said on seat 0, what it weighed, its luck, and what was counted."""
    game = GAMES[name].GAME
    settled = game.agreement.settle(agreed(game, **(options or OPTIONS[name])), Sitting(0, len(levels), "en"))
    adviser, tally = game.adviser(ANN), game.records.tally(ANN)
    bots = seat_bots(game, levels, seed)
    table, chance = Table(lambda: game.new(len(levels), settled)), Seeded(seed)
    said, weighed = [], []
    while True:
        for told in table.take_told():
            for listener in bots.listeners:
                if told.to is None or told.to in listener.seats:
                    listener.tell(told)
            if told.to in (None, ANN):
                adviser.tell(told)
                tally.tell(told)
        step = table.open
        if step is None:
            return said, weighed, adviser.luck(), tally.counts()
        if isinstance(step, Ask):
            answer = bots.players[step.seat].choose(table.number, step)
            if step.seat == ANN and asks:
                said += adviser.advise(step, 0)
                found = adviser.weigh(step, answer)
                weighed += [found] if found is not None else []
        else:
            answer = chance(table.number, step)
            if step.seat == ANN and isinstance(step, Roll):
                adviser.threw(step, answer)
        assert table.answer(table.number, answer)


@pytest.mark.parametrize("name", GAMES)
def test_in_whole_games_advice_is_given_and_no_decision_costs_less_than_nothing(name):
    kinds = Counter()
    for seed in range(6 if name == "words" else 12):
        said, weighed, luck, counts = watched(name, seed)
        kinds.update(type(event).__name__ for event in said)
        kinds.update(type(each.event).__name__ for each in weighed)
        assert all(each.cost >= -1e-9 for each in weighed)
        assert len(luck) <= 1
        told = GAMES[name].GAME.records.told([counts])
        assert told == GAMES[name].GAME.records.told([counts, {}])
        assert all(isinstance(value, int | str) for value in counts.values())
    assert kinds
    assert GAMES[name].GAME.records.told([]) is not None


def decides(event):
    """The figure of the advised way, and that of the best other way that is told."""
    match event:
        case kaques_advice.AdviseKeep() as keep:
            return keep.average, keep.brings
        case kaques_advice.AdviseStop() as stop:
            return stop.brings, stop.average
        case kara_advice.AdviseRun() as run:
            return run.percent, run.stopping
        case kara_advice.AdviseStop() as stop:
            return stop.percent, stop.running
        case verflixte6_advice.AdviseStop() | verflixte6_advice.AdviseOn() | verflixte6_advice.AdviseJoker() as way:
            return way.worth, way.other
        case verflixte6_advice.AdviseYes() as yes:
            return yes.worth, yes.other
        case words_advice.AdviseSwap() as swap:
            return (swap.average, swap.points) if swap.count else (swap.points, swap.average)
    return (event.more, 0) if hasattr(event, "more") else None


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_figure_that_is_told_speaks_for_what_is_advised(name):
    options = {"rounds": 6, "check": "always"} if name == "words" else None
    told = [event for seed in range(4) for event in watched(name, seed, options, ("best", "best"))[0]]
    figures = [(event, figure) for event in told if (figure := decides(event)) is not None]
    assert len(figures) > 20
    for event, (chosen, other) in figures:
        assert chosen >= other, event
    assert all(event.percent > 50 or not event.bluff for event, _ in figures if isinstance(event, RAISES))
    assert all(event.rank < 50 for event, _ in figures if isinstance(event, BETS) and event.bluff)


# Advice is what the best bot would do ---------------------------------------------------------------------------------


TABLES = {
    "kaques": ({"target": 3000}, {"target": 1000, "first": "throw"}),
    "kara": ({"rounds": 3}, {"rounds": 4, "house": "neutral"}, {"rounds": 2, "stake": 0, "house": "extra"}),
    "misericorde": ({"rounds": 3}, {"rounds": 6, "rate": "15"}),
    "verflixte6": ({}, {"rounds": 1}, {"final": "yes"}, {"jokers": "none", "rounds": 2}),
    "words": ({"rounds": 3, "check": "always"}, {"rounds": 2, "check": "always", "max-bet": 1}),
}
"""Tables with many last turns; every other one is a duel."""


QUICK = ("kaques", "misericorde")
"""The games of which 4000 take seconds; the others take minutes."""


def asked_everywhere(name):
    """Questions of many games of two, three and four, with what advice and the best bot say."""
    game = GAMES[name].GAME
    for seed in range(10_000):
        seats = (2, 3, 2, 4)[seed % 4]
        options = agreed(game, **TABLES[name][seed % len(TABLES[name])])
        settled = game.agreement.settle(options, Sitting(0, seats, "en"))
        for number, question, follower in situations(game, settled, seed, seats):
            if (found := follower.advised(question)) is not None:
                yield seats, question, *found, follower.bot, number


def is_last(question):
    """Whether nothing follows this turn, or this round."""
    duel = getattr(question, "duel", None)
    left = duel.left if duel else getattr(question, "evening", question)
    return getattr(question, "last", None) is True or (getattr(left, "left", left) == 0)


def compared(name, most):
    """How many questions were asked by kind, at how many of them advice and the best bot say another, and the bets."""
    kinds, differ, bets = Counter(), [], []
    for seats, question, told, answer, bot, number in asked_everywhere(name):
        question.check(answer)
        kinds.update(
            [type(question).__name__, "duel" if seats == 2 else "more", "last" if is_last(question) else "not"]
        )
        if isinstance(question, (Open, Call)):
            bets.append((mixed(bot.bets(question)), told, answer))
        elif answer != bot.choose(number, question):
            differ.append((question, told))
        if kinds["duel"] + kinds["more"] == most:
            break
    return kinds, differ, bets


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_advice_is_what_the_best_bot_would_do_in_2000_situations(name):
    kinds, differ, bets = compared(name, 2000)
    assert not differ, f"{len(differ)} of 2000, such as {differ[0]}"
    assert min(kinds["duel"], kinds["more"]) > 300
    assert kinds["last"] > 100 or name == "kaques", kinds
    if name == "words":
        assert_bets_are_the_most_frequent_of_the_plan(bets)


def assert_bets_are_the_most_frequent_of_the_plan(bets):
    """What is advised is what the plan does most often; and what is told of a plan is so."""
    assert len(bets) > 800
    assert all(mix.shares[answer] == max(mix.shares.values()) for mix, _, answer in bets)
    mixes = [(mix, told, answer) for mix, told, answer in bets if told.often < 100]
    assert len(mixes) > 100
    assert all(abs(100 * mix.shares[answer] - told.often) <= 1 for mix, told, answer in mixes)
    assert all(told.than in {move[0] for move, share in mix.shares.items() if share > 0} for mix, told, _ in mixes)
    assert all((told.third, told.third_chips) in mix.shares for mix, told, _ in mixes if told.third in ("bet", "raise"))


def followed(name, games):
    """How much of so many games a player wins against the best bot by advice: each game from both seats."""
    game, found = GAMES[name].GAME, Evidence(2)
    options = word_players.settled(rounds=5, check="always") if name == "words" else None
    for seed in range(games // 2):
        if options is not None:
            found.add(word_players.won("best", follows(game), seed, options))
        else:
            found.add(dice_players.won(name, follows(game), seed))
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in GAMES if name != "words"])
def test_who_follows_advice_plays_the_games_of_the_best_bot(name):
    """From both seats these are the same games, so that advice wins half of them, no more and no less."""
    assert followed(name, 40).share == 0.5


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.everything) for name in GAMES]
)
def test_who_follows_advice_wins_half_of_4000_games(name):
    found = followed(name, 4000)
    assert abs(found.share - 0.5) <= 2 * found.error, f"{found}, standard error {found.error:.4f}"


RAISES, BETS = misericorde_advice.AdviseRaise, words_advice.AdviseBet


def test_words_are_advised_where_they_are_always_looked_up():
    said, _, luck, counts = watched("words", 3, {"rounds": 6, "check": "always"})
    kinds = {type(event).__name__ for event in said}
    assert kinds >= {"AdviseSwap", "AdviseLetters"}
    assert kinds & {"AdviseBet", "AdviseCall", "AdviseFold"}
    assert "NoLookUp" not in kinds
    assert luck[0].hands == 6
    assert counts["words"] >= 1
    assert {type(event).__name__ for event in watched("words", 3)[0]} == {"NoLookUp"}


def test_a_game_that_was_not_played_has_no_luck():
    for name in ("kara", "misericorde", "verflixte6", "words"):
        assert GAMES[name].GAME.adviser(ANN).luck() == ()


def test_an_adviser_of_another_game_may_say_nothing():
    watcher = Watcher(ANN)
    assert watcher.advise(Keep(ANN, (1,), 0, 0, 500), 0) == ()
    assert watcher.weigh(Keep(ANN, (1,), 0, 0, 500), STOP) is None
    assert watcher.luck() == ()
    watcher.threw(Roll(ANN, 1), (1,))
    assert no_luck(1, 6) == 0
    assert always(None)


# Jaques le Kaques -----------------------------------------------------------------------------------------------------


WORTH = {(1, 1): 100, (5, 1): 50, (1, 3): 1000, (2, 3): 200, (3, 3): 300, (4, 3): 400, (5, 3): 500, (6, 3): 600}


def score(dice):
    """The points of dice, counted face by face; None if one of them is worthless."""
    total = 0
    for face, count in Counter(dice).items():
        threes, ones = divmod(count, 3)
        if ones and (face, 1) not in WORTH:
            return None
        total += threes * WORTH[face, 3] + ones * WORTH.get((face, 1), 0)
    return total


def most(dice):
    return max(score(part) or 0 for part in parts(dice)) if parts(dice) else 0


@lru_cache(None)
def parts(dice):
    """All sets of dice that may be kept from a throw."""
    ordered, found = sorted(dice), set()
    for bits in range(1, 1 << len(ordered)):
        kept = tuple(face for place, face in enumerate(ordered) if bits >> place & 1)
        if score(kept) is not None:
            found.add(kept)
    return tuple(found)


@lru_cache(None)
def throws_of(count):
    return tuple(
        (throw, factorial(count) // prod(map(factorial, Counter(throw).values())))
        for throw in combinations_with_replacement(range(1, 7), count)
    )


@lru_cache(None)
def turn(count, aside):
    """What a turn is worth before a throw, by the rules alone; from 4000 points on everybody stops."""
    total = 0
    for throw, ways in throws_of(count):
        total += ways * thrown(throw, aside)
    return total / 6**count


def thrown(throw, aside):
    if not parts(throw):
        return 0.0
    best = float(aside + most(throw))
    if aside >= 4000:
        return best
    return max(best, *(going_on(throw, kept, aside) for kept in parts(throw)))


def going_on(throw, kept, aside):
    return turn(len(throw) - len(kept) or 6, aside + score(kept))


@pytest.mark.long
def test_advice_is_the_exact_optimum_of_the_turn_in_10000_positions():
    import sys

    sys.setrecursionlimit(10_000)
    adviser, seen = kaques_advice.Counsel(ANN), 0
    luck = SeededLuck(7, ANN)
    while seen < 10_000:
        count = 1 + luck(seen, 6)
        throw = tuple(1 + luck(seen * 10 + place + 100_000, 6) for place in range(count))
        aside = 50 * luck(seen + 50_000_000, 40)
        seen += 1
        if not parts(throw):
            continue
        (said,) = adviser.advise(Keep(ANN, throw, aside, 0, 10**6), 0)
        best = max(going_on(throw, kept, aside) for kept in parts(throw))
        stops = aside + most(throw)
        if isinstance(said, kaques_advice.AdviseStop):
            assert stops >= best - 1e-6
            assert said.brings == stops
        else:
            assert best > stops - 1e-6
            assert going_on(throw, tuple(sorted(said.dice)), aside) == pytest.approx(best, abs=1e-6)
            assert said.average == round(best)


def test_what_stopping_and_keeping_cost_is_told():
    adviser = kaques_advice.Counsel(ANN)
    poor = Keep(ANN, (1, 5, 2, 3, 4, 6), 0, 0, 10000)
    assert adviser.weigh(poor, (1,)).cost == 0
    assert isinstance(adviser.weigh(poor, STOP).event, kaques_advice.CostStopped)
    assert isinstance(adviser.weigh(poor, (1, 5)).event, kaques_advice.CostKept)
    rich = Keep(ANN, (1, 2), 500, 0, 10000)
    assert isinstance(adviser.weigh(rich, (1,)).event, kaques_advice.CostWentOn)
    winning = Keep(ANN, (1, 2), 500, 9500, 10000)
    assert adviser.advise(winning, 0) == (kaques_advice.AdviseWin(10100),)
    assert adviser.weigh(winning, STOP) is None
    assert isinstance(adviser.weigh(winning, (1,)).event, kaques_advice.CostWin)
    everything = Keep(ANN, (1, 1, 5), 0, 0, 10000)
    assert adviser.advise(everything, 0)[0].everything


def test_a_throw_for_the_right_to_begin_is_no_luck():
    adviser = kaques_advice.Counsel(ANN)
    adviser.tell(Tell(FirstThrow(ANN, (6,))))
    adviser.threw(Roll(ANN, 1), (6,))
    adviser.tell(Tell(FirstThrow(ANN, (6,))))
    adviser.tell(Tell(FirstThrow(BEN, (6,))))
    assert adviser.luck() == (kaques_advice.Luck(ANN, 0, 0),)
    adviser.tell(Tell(Kept(ANN, (1,), 100)))
    adviser.threw(Roll(ANN, 5), (2, 3, 4, 6, 6))
    assert adviser.luck()[0].fewer > 100


# The other games ------------------------------------------------------------------------------------------------------


def test_in_the_last_turn_of_kara_the_chance_is_exact():
    adviser = kara_advice.Counsel(ANN)
    from games.kara.events import House, LastTurn, Stopped

    for event in (House(18, (3, 3, 4, 4, 4)), Stopped(BEN, (3, 3, 4, 4, 5), 1, "over"), LastTurn()):
        adviser.tell(Tell(event))
    far = RunOrStop(ANN, (1, 3, 4, 4, 4), 2, "under", (3, 3, 4, 4, 4), True)
    (said,) = adviser.advise(far, 0)
    assert isinstance(said, kara_advice.AdviseRun)
    assert said.stopping == 0
    assert adviser.weigh(far, said.dice).cost == pytest.approx(0)
    assert isinstance(adviser.weigh(far, STOP).event, kara_advice.CostStopped)
    assert isinstance(adviser.weigh(far, (4, 4, 4)).event, kara_advice.CostRan)
    near = RunOrStop(ANN, (3, 3, 4, 4, 4), 0, "in", (3, 3, 4, 4, 4), True)
    assert isinstance(adviser.advise(near, 0)[0], kara_advice.AdviseStop)
    assert isinstance(adviser.weigh(near, (3,)).event, kara_advice.CostWentOn)
    tied = RunOrStop(ANN, (3, 3, 4, 4, 5), 1, "over", (3, 3, 4, 4, 4), True)
    assert adviser.weigh(tied, STOP).event.tie, "as near as the only other one, who throws no more"
    assert not adviser.weigh(far, STOP).event.tie
    adviser.threw(Roll(ANN, 1), (3,))
    assert adviser.luck()[0].throws == 1
    adviser.tell(Tell(HouseNext(ANN)))
    adviser.threw(Roll(ANN, 5), (3, 3, 3, 3, 3))
    assert adviser.luck()[0].throws == 1, "the house is no luck of its thrower"


def test_between_rounds_nothing_is_advised():
    from games.kara.questions import StayOrGo

    assert kara_advice.Counsel(ANN).advise(StayOrGo(ANN, True, 20), 0) == ()
    assert kara_advice.Counsel(ANN).weigh(StayOrGo(ANN, True, 20), "stay") is None
    adviser = misericorde_advice.Counsel(ANN)
    assert adviser.advise(Between(ANN, True, 20, 1, 10, 0), 0) == ()
    assert adviser.advise(HowMany(ANN, "buy", 1, 2), 0) == ()


def test_a_raise_is_met_as_the_best_bot_meets_it():
    adviser = misericorde_advice.Counsel(ANN)
    high, low = rank((5, 5, 5, 5, 5)), rank((2, 3, 4, 2, 1))
    (retreat,) = adviser.advise(Meet(ANN, 5, 1, 10, 6, high, 0), 0)
    assert retreat.way == "retreat"
    free = Meet(ANN, 0, 5, 10, 6, low, 0)
    assert adviser.advise(free, 0)[0].way in ("throw", "buy")
    assert adviser.weigh(free, ("pay",)).event.did == "throw"
    raised = Meet(ANN, 2, 5, 10, 6, low, 0)
    assert adviser.weigh(raised, ("short", 1)).event.did == "short"
    assert adviser.weigh(raised, ("buy", 1)).event.did_count == 1
    assert adviser.weigh(raised, ("retreat",)).event.did == "retreat"
    assert adviser.weigh(raised, ("pay",)).event.price == 2
    assert adviser.weigh(raised, ("buy",)) is None, "the number is asked for next"
    said = adviser.advise(Raise(ANN, (6, 6, 6, 4, 4), "misericordes", 3, 3, 1, 1, 0, 0, False, 6, 1), 0)
    assert said[0].by >= 0


def test_every_way_to_go_on_in_die_verflixte_6_is_weighed():
    adviser = verflixte6_advice.Counsel(ANN)

    def go(turn, playable=()):
        return Go(ANN, turn.sum, playable, bool(playable), turn)

    assert isinstance(adviser.advise(go(Turn(20)), 0)[0], verflixte6_advice.AdviseStop)
    assert isinstance(adviser.advise(go(Turn(4)), 0)[0], verflixte6_advice.AdviseOn)
    pony = go(Turn(20, (Term("pony"),)), (Term("pony"),))
    assert isinstance(adviser.advise(pony, 0)[0], verflixte6_advice.AdviseJoker)
    assert isinstance(adviser.weigh(go(Turn(4)), ("stop",)).event, verflixte6_advice.CostStopped)
    assert isinstance(adviser.weigh(go(Turn(30)), ("on",)).event, verflixte6_advice.CostWentOn)
    assert isinstance(adviser.weigh(pony, ("on",)).event, verflixte6_advice.CostOtherwise)
    assert adviser.weigh(pony, ("on", "pony")).cost == pytest.approx(0)
    fight = Fight(ANN, 10, Turn(10, at=At(Term("anaconda"), "asked", (1,))), 1)
    (said,) = adviser.advise(fight, 0)
    assert said.yes
    assert said.worth > said.other
    attack = Fight(ANN, 10, Turn(10, at=At(Term("anaconda"), "asked", (6,))), 6)
    assert adviser.advise(attack, 0)[0].worth >= adviser.advise(attack, 0)[0].other
    assert adviser.weigh(fight, "yes") is None
    assert adviser.advise(Steal(ANN, 10, ((BEN, 5),), (), 1), 0) == (verflixte6_advice.AdviseVictim(BEN),)
    assert adviser.advise(Steal(ANN, 10, (), (), 1), 0) == ()
    assert adviser.advise(Choose(ANN, (), 0, False, 1, 3), 0) == ()
    assert len(adviser.advise(Choose(ANN, (Term("pony"),), 1, False, 1, 3), 0)[0].jokers) == 1


def test_what_others_throw_within_a_joker_is_not_counted_as_ones_own():
    adviser = verflixte6_advice.Counsel(ANN)

    def threw(dice, event=None):
        adviser.threw(Roll(ANN, len(dice)), dice)
        if event is not None:
            adviser.tell(Tell(event))

    threw((6,))
    threw((6,), verflixte6_events.Sees(ANN, Term("anaconda"), "anaconda", (6,)))
    threw((6,), verflixte6_events.Duel(ANN, BEN, 6, (6,), 0, 2))
    threw((6, 6, 3, 4), verflixte6_events.Shows(ANN, Term("hoeschen"), (6, 6, 3, 4)))
    threw((6, 5, 1, 2), verflixte6_events.Countered(ANN, Term("hoeschen"), (6, 5, 1, 2), 6, 20))
    threw((3,), verflixte6_events.Sees(ANN, Term("rattenlord"), "rattenlord", (3,)))
    adviser.tell(Tell(verflixte6_events.Duel(BEN, ANN, 6, (6,), 0, 2)))  # thrown in another one's turn
    assert adviser.luck() == (verflixte6_advice.Luck(ANN, 6, 3, 1),)


def test_jokers_are_advised_with_what_they_bring():
    (said,) = verflixte6.GAME.adviser(ANN).advise(Choose(ANN, (Term("pony"), Term("allin")), 2, False, 3, 3), 0)
    assert said.more == 4


def test_jokers_that_were_refused_cost_what_the_best_of_them_brings():
    adviser = verflixte6.GAME.adviser(ANN)
    few = Choose(ANN, (Term("pony"), Term("allin")), 2, False, 3, 3)
    refused = adviser.weigh(few, ())
    assert refused.event == verflixte6_advice.CostRefused(0, Term("pony"), round(refused.cost))
    assert refused.cost == pytest.approx(4.4, abs=0.1)
    adviser = verflixte6.GAME.adviser(ANN)
    assert adviser.weigh(few, (Term("pony"),)).cost == 0  # All In brings nothing more
    assert adviser.weigh(few, (Term("pony"), Term("allin"))) is None
    every = Choose(ANN, NAMES, 15, True, 2, 3)
    assert adviser.weigh(every, NAMES[:3]) is None
    assert adviser.weigh(every, FREE) is None
    assert adviser.weigh(every, NAMES[:2]).event.joker == "runkelrueb"
    saved = Choose(ANN, NAMES[:3], 3, False, 2, 3)
    assert adviser.weigh(saved, ()) is None  # all of them can still be taken in the last round


def test_a_joker_that_was_not_taken_costs_once_in_a_game():
    adviser = verflixte6.GAME.adviser(ANN)
    told = [adviser.weigh(Choose(ANN, NAMES, 15, False, number, 3), ()).event for number in (1, 2, 3)]
    assert len({event.joker for event in told}) == 3
    assert told[0].cost >= told[1].cost >= told[2].cost


def test_the_first_advice_on_a_word_hides_it_and_the_second_names_it():
    options = settle(agreed(words.GAME, check="always"), Sitting(1, 1, "en"))
    known = agreement(options)
    adviser = words_advice.Counsel(ANN)
    hand = known.deck.hand(["QU", "I", "E", "T", "S", "T", "B"])
    lay = Lay(ANN, hand, 5, known)
    (first,) = adviser.advise(lay, 0)
    assert isinstance(first, words_advice.AdviseLetters)
    (second,) = adviser.advise(lay, 1)
    assert (len(second.word), second.points) == (first.letters, first.points)
    assert adviser.weigh(lay, ()).cost == first.points
    assert adviser.weigh(lay, (second.word, *(card.letters for card in second.cards))).cost == 0
    made_up = adviser.weigh(lay, ("qube", "QU", "B", "E"))
    assert made_up.event.made_up
    assert (made_up.event.did, made_up.cost) == (19, first.points), "nothing of it is sure"
    assert not adviser.weigh(lay, ()).event.made_up
    for language, told in (
        ("en", "qube, 19, which is not"),
        ("de", "qube gelegt, 19; das"),
        ("fr", "qube, 19, qui n'est"),
    ):
        assert told in Phrases(language, words.GAME).event(made_up.event)[0].text
    assert adviser.weigh(Swap(ANN, hand, 5, known), ()) is None
    nothing = Lay(ANN, known.deck.hand(["B", "C", "D", "F", "G", "H", "J"]), 5, known)
    assert adviser.advise(nothing, 0) == (words_advice.AdviseNoWord(),)
    assert adviser.weigh(nothing, ()).event.word == ""
    doubted = Lay(ANN, hand, 5, agreement(options | {"check": "challenge"}))
    assert adviser.advise(doubted, 1) == (words_advice.NoLookUp(),)
    assert adviser.advise(Swap(ANN, (), 5, known), 0) == ()
    assert adviser.advise(Doubt(ANN, BEN, "thin", 9, (), (), known), 0) == ()


def test_a_bet_is_advised_as_the_best_bot_bets():
    known = agreement(settle(agreed(words.GAME, check="always"), Sitting(1, 1, "en")))
    adviser = words_advice.Counsel(ANN)
    good = known.deck.hand(["QU", "I", "E", "T", "S", "Z", "Z"])
    bad = known.deck.hand(["B", "C", "D", "F", "G", "H", "J"])
    (said,) = adviser.advise(Open(ANN, good, 1, 5, 2, 1, known), 0)
    assert isinstance(said, words_advice.AdviseBet)
    assert not said.raises
    assert isinstance(adviser.advise(Call(ANN, bad, 5, 6, 0, 0, 1, known), 0)[0], words_advice.AdviseFold)
    assert isinstance(adviser.advise(Call(ANN, good, 1, 9, 0, 0, 1, known), 0)[0], words_advice.AdviseCall)


def test_a_mixed_bet_is_advised_as_the_plan_draws_it_and_the_same_however_often_it_is_asked_for():
    known = agreement(settle(agreed(words.GAME, check="always"), Sitting(1, 1, "en")))
    adviser, kinds = words_advice.Counsel(ANN), Counter()
    for seed in range(60):
        cards = [1 + SeededLuck(seed, ANN)(place, len(known.deck.cards)) for place in range(7)]
        hand = known.deck.hand([known.deck.cards[card - 1] for card in cards])
        question = Call(ANN, hand, 2, 9, 3, 5, 1, known)
        (said,) = adviser.advise(question, 0)
        assert adviser.advise(question, 1) == words_advice.Counsel(ANN).advise(question, 0) == (said,)
        kinds.update([type(said).__name__, said.often < 100, said.third != "none"])
    assert kinds["AdviseFold"] * kinds["AdviseCall"] * kinds["AdviseBet"] > 0
    assert kinds[True] > 0


def test_where_the_lowest_bet_is_the_highest_a_plan_has_it_once():
    mix = mixed([(0.2, 0.0, ("fold",)), (0.5, 0.3, ("bet", 1)), (0.3, 0.4, ("bet", 1))])
    assert mix.shares == {("fold",): 0.2, ("bet", 1): 0.8}
    assert mix.others(("fold",)) == [("bet", 1)]
    assert mix.next_best(("bet", 1)) == (pytest.approx(0.4), ("fold",))
    assert mix.next_best(("fold",))[0] == 0, "a plan may draw what gains a little less"


def test_the_best_bot_swaps_the_same_cards_whenever_it_has_the_same_hand():
    known = agreement(settle(agreed(words.GAME, check="always"), Sitting(1, 1, "en")))
    question = Swap(ANN, known.deck.hand(["QU", "I", "E", "S", "Z", "B", "G"]), 5, known)
    best = [words.GAME.bots["best"](ANN, SeededLuck(seed, ANN)).choose(seed, question) for seed in range(4)]
    (said,) = words_advice.Counsel(ANN).advise(question, 0)
    assert {tuple(best[0])} == set(map(tuple, best)) == {letters(said.cards)}
    rich = Swap(ANN, known.deck.hand(["QU", "I", "Z", "Z", "E", "D", "S"]), 5, known)
    (none,) = words_advice.Counsel(ANN).advise(rich, 0)
    assert (none.count, none.average < none.points) == (0, True), "a swap that is as good is not told as one"


def test_a_chance_is_told_as_none_or_certain_only_if_it_is():
    assert [in_hundred(chance) for chance in (0, 1e-6, 0.002, 0.47, 0.999, 1, 1 + 1e-6)] == [0, 0, 1, 47, 99, 100, 100]


def test_between_two_misericorde_is_advised_and_reviewed_by_the_chance_to_win():
    adviser = misericorde_advice.Counsel(ANN)
    ahead = Meet(ANN, 2, 5, 30, 4, rank((5, 5, 6, 4)), 0, Duel(0, 7))
    (said,) = adviser.advise(ahead, 0)
    assert (said.games, said.wins) == (True, 100)
    assert said.way in ("retreat", "short")
    paid = adviser.weigh(ahead, ("pay",))
    assert (paid.event.games, paid.event.cost) == (True, round(paid.cost))
    assert paid.cost > 5
    among_three = Meet(ANN, 2, 5, 30, 4, rank((5, 5, 6, 4)), 1)
    assert not adviser.advise(among_three, 0)[0].games
    assert not adviser.weigh(among_three, ("pay",)).event.games


def test_a_word_that_was_struck_is_not_counted():
    from games.cards import Row
    from games.words.events import Laid, Struck

    tally = words.GAME.records.tally(ANN)
    for event in (Laid(ANN, "thin", 16, Row(())), Laid(BEN, "zoo", 30, Row(())), Laid(ANN, "xqz", 40, Row(()))):
        tally.tell(Tell(event))
    assert tally.counts()["best"] == 40
    tally.tell(Tell(Struck(ANN, "xqz", BEN)))
    tally.tell(Tell(Struck(BEN, "zoo", ANN)))
    assert tally.counts() == {"words": 1, "points": 16, "best": 16, "word": "thin", "pots": 0, "shared": 0}
