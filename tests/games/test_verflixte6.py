"""The rules of Die verflixte 6 around the jokers: evening, standing, the robbing 1, choosing (V6-1 to V6-13)."""

from functools import lru_cache

import pytest
from helpers import answered, events_of, is_heard, played

from access.answers.words import Words
from access.engine.chance import SeededLuck
from access.engine.simulation import simulate
from access.engine.table import Table
from access.language.phrases import Phrases
from games.options import with_defaults
from games.purse import Tied
from games.refusals import Illegal
from games.steps import Roll, Seat, Tell, Temper, Term
from games.verflixte6 import GAME, bots
from games.verflixte6.advice import AdviseJoker, AdviseOn, AdviseStop
from games.verflixte6.events import (
    Aimed,
    AllLeft,
    Announced,
    Brings,
    CanPlay,
    Chose,
    ChoseNone,
    Costs,
    Countered,
    Duel,
    Durchgang,
    Ends,
    Explained,
    FreeChoice,
    FreeThrow,
    Gone,
    Has,
    Holding,
    JokersLeft,
    Keuler,
    Lapsed,
    Mine,
    Moved,
    NoJokers,
    NoPoints,
    Out,
    OutBy,
    Outlined,
    Over,
    Result,
    Sees,
    Shows,
    Spared,
    Standing,
    Stole,
    Stopped,
    Sweet,
    Thrown,
    TurnOver,
    TurnsZombie,
    Won,
)
from games.verflixte6.figures import TurnStatistics
from games.verflixte6.jokers import NAMES, SEKANTE, begin, throw
from games.verflixte6.odds import Odds, worth
from games.verflixte6.questions import (
    FREE,
    NOBODY,
    ON,
    STOP,
    Choose,
    Counter,
    Evening,
    Fight,
    Go,
    Keep,
    OnceMore,
    Rescue,
    Steal,
    Target,
)
from games.verflixte6.rules import Verflixte6
from games.verflixte6.turn import PLAIN, At, Turn


def table(seats=2, **options):
    return Table(lambda: Verflixte6(seats, with_defaults(GAME.agreement.options, options)))


def plain(seats=2, **options):
    """A table without jokers."""
    return table(seats, jokers="none", **options)


def turn(made, *steps):
    """A whole turn without jokers: the free throw, then for each number on and that throw, at last stop."""
    free, *faces = steps
    answered(made, (free,))
    for face in faces:
        answered(made, ON, (face,))
    if isinstance(made.open, Go) and made.open.turn is made.play.turn and not made.play.turn.over:
        answered(made, STOP)


# The evening (V6-1 to V6-5) ------------------------------------------------------------------------------------------


def test_v61_an_evening_has_three_durchgaenge_a_final_four():
    made = plain()
    for _ in range(3):
        turn(made, 3)
        turn(made, 4)
    assert [event.number for event in events_of(made, Durchgang)] == [1, 2, 3]
    assert made.result == {"winners": (1,), "totals": (9, 12)}
    assert events_of(made, Won) == [Won(Seat(1), 12)]
    assert plain(final="yes").play.last == 4
    assert plain(rounds=1).play.last == 1


def test_v61_the_totals_decide_and_ties_share_the_place():
    made = plain(rounds=1)
    turn(made, 3)
    turn(made, 3)
    assert made.result["winners"] == (0, 1)
    assert events_of(made, Result) == [Result(Seat(0), 3, 3, 1), Result(Seat(1), 3, 3, 1)]
    assert events_of(made, Over) == [Over(1)]


def test_v62_jungfrau_prinzessin_zombie():
    made = plain(3)
    turn(made, 5)
    answered(made, (2,), ON, (6,))
    assert made.play.standing(Seat(0)) == (
        Standing(Seat(0), "prinzessin", 5, 0),
        Standing(Seat(1), "zombie", 0, 0),
        Standing(Seat(2), "jungfrau", 0, 0),
    )


def test_v63_v64_eyes_add_up_and_a_6_takes_them():
    made = plain()
    answered(made, (3,))
    assert made.open == Go(Seat(0), 3, (), False, Turn(3))
    answered(made, ON)
    assert made.open == Roll(Seat(0), 1)
    answered(made, (2,))
    assert events_of(made, Thrown) == [Thrown(Seat(0), (2,), 5)]
    answered(made, ON, (6,))
    assert events_of(made, Out) == [Out(Seat(0), (6,), 5, 0)]
    assert made.open == Roll(Seat(1), 1)


def test_v65_the_free_throw_only_adds_its_eyes():
    made = plain()
    answered(made, (6,))
    assert events_of(made, FreeThrow) == [FreeThrow(Seat(0), (6,), 6)]
    answered(made, STOP, (1,))
    assert made.open == Go(Seat(1), 1, (), False, Turn(1))  # a 1 steals nothing
    made = table()
    answered(made, ("toertchen", "tentakel"), (1,))
    assert made.open.sum == 1


# The robbing 1 (V6-6, V6-7) ------------------------------------------------------------------------------------------


def test_v66_the_kth_1_steals_so_many_eyes_from_one_jungfrau_or_prinzessin():
    made = plain(3)
    turn(made, 5)
    answered(made, (4,), ON, (1,))
    steal = made.open
    assert (steal.sum, steal.victims, steal.eyes) == (5, ((0, 5), (2, 0)), 1)
    assert steal.choices() == (Standing(Seat(0), "prinzessin", 5, 0), Standing(Seat(2), "jungfrau", 0, 0))
    assert [(offer.takes, offer.answer) for offer in steal.offers()] == [("seat", None), (None, NOBODY)]
    for wrong in (1, 3, "0"):
        with pytest.raises(Illegal, match="verflixte6-not-robbed"):
            made.answer(made.number, wrong)
    answered(made, 0)
    assert events_of(made, Stole) == [Stole(Seat(1), Seat(0), 1, 6, 4)]
    answered(made, ON, (1,))
    assert made.open.eyes == 2
    answered(made, NOBODY)
    assert made.open.sum == 7
    answered(made, ON, (1,))
    assert made.open.eyes == 3  # a 1 counts whether or not anything is stolen


def test_v66_nothing_is_stolen_from_a_zombie_and_without_a_victim_nothing_is_asked():
    made = plain()
    answered(made, (2,), ON, (6,), (4,), ON, (1,))
    assert made.open == Go(Seat(1), 5, (), False, Turn(5, ones=1, steal=1))


def test_v66_stolen_eyes_are_lost_with_the_sum_and_do_not_come_back():
    made = plain()
    turn(made, 5)
    answered(made, (4,), ON, (1,), 0, ON, (6,))
    assert events_of(made, Out) == [Out(Seat(1), (6,), 6, 0)]
    assert events_of(made, Result)[0] == Result(Seat(0), 4, 4, 1)


def test_v67_a_jungfrau_below_0_begins_in_debt():
    made = plain()
    answered(made, (4,), ON, (1,), 1, ON, (1,), 1, STOP, (2,))
    assert made.open == Go(Seat(1), -1, (), False, Turn(-1))
    assert not events_of(made, Keuler)
    answered(made, STOP)
    assert events_of(made, Stopped)[-1] == Stopped(Seat(1), -1)
    assert events_of(made, TurnsZombie) == [TurnsZombie(Seat(1))]
    assert events_of(made, Result)[1] == Result(Seat(1), 0, 0, 1)


def test_v67_who_stopped_below_0_is_a_prinzessin_who_can_be_robbed_until_the_durchgang_ends():
    """She becomes a Zombie when the Durchgang ends, not at once."""
    made = plain(3)
    answered(made, (4,), ON, (1,), 1, ON, (1,), 1, STOP, (2,), STOP)
    assert made.play.places[1] == "prinzessin"
    assert made.play.eyes[1] == -1
    answered(made, (3,), ON, (1,))
    assert made.open.victims == ((0, 9), (1, -1))
    answered(made, 1)
    assert not events_of(made, Keuler), "below 0 she was already"
    assert not events_of(made, TurnsZombie)
    answered(made, STOP)
    assert events_of(made, TurnsZombie) == [TurnsZombie(Seat(1))]
    assert made.play.totals[:3] == [9, 0, 5]


def test_v6j7_every_sum_that_is_told_has_the_toertchens_point():
    """A plain 1 at 5: told 7, with its 1 and the Törtchen's."""
    made = table(2)
    answered(made, (), (2,), STOP, ("toertchen",), (5,), ON, (1,))
    assert events_of(made, Thrown)[-1] == Thrown(Seat(1), (1,), 7, sweet=True)
    assert made.open == Steal(Seat(1), 7, ((0, 2),), (Standing(Seat(0), "prinzessin", 2, 0),), 1)
    assert made.play.standing(Seat(1))[1].eyes == 7
    answered(made, 0)
    assert events_of(made, Stole) == [Stole(Seat(1), Seat(0), 1, 8, 1)]
    assert events_of(made, Sweet) == [Sweet(Seat(1), 8)]
    answered(made, ON, (1,), 0)
    assert events_of(made, Stole)[-1] == Stole(Seat(1), Seat(0), 2, 12, -1)
    assert events_of(made, Keuler) == [Keuler(Seat(1), Seat(0), 17)]
    assert made.open.sum == 17


def test_v6j7_the_sum_told_after_a_sekante_has_the_toertchens_point():
    made = table(2)
    answered(made, (), (5,), STOP, ("toertchen", "sekante"), (5,), ("on", "sekante"), 0)
    for _ in range(5):
        answered(made, (6,), "no")
    assert events_of(made, Moved)[-1].sum == made.open.sum == 6


@pytest.mark.parametrize(
    ("language", "own", "line"),
    [
        ("en", 2, "Gustave keeps 6; stole from Ann 1."),
        ("de", 2, "Gustave behält 6; hat Ann 1 gestohlen."),
        ("en", 0, "Gustave keeps 6."),
    ],
)
def test_the_line_of_a_turn_says_whom_it_robbed_but_not_to_the_victim_who_has_heard_it(language, own, line):
    made = plain(3)
    turn(made, 4)
    answered(made, (5,), ON, (1,), 0, STOP)
    told = events_of(made, TurnOver)[-1]
    assert told == TurnOver(Seat(1), "kept", told.sum, 0, False, (), ((Seat(0), 1),))
    phrases = Phrases(language, GAME, ("Ann", "Gustave", "Lazare"), {own})
    assert phrases.event(told)[0].text == line.replace("6", str(told.sum))
    turn(made, 2)
    assert events_of(made, TurnOver)[-1].robbed == (), "the turn before is forgotten"


@pytest.mark.parametrize(
    ("throws", "robbed", "paid", "told"),
    [
        ((6, 1), ((0, 2),), (), "; stole from Ann 2. Joker: Secant."),
        ((1, 6), (), ((0, 2),), "; lost to Ann 2. Joker: Secant."),
    ],
)
def test_the_line_of_a_turn_tells_the_points_that_duels_moved(throws, robbed, paid, told):
    made, (attack, counter) = table(3), throws
    answered(made, (), (5,), STOP, ("sekante",), (5,), ("on", "sekante"), 0, (attack,), "yes", (counter,))
    for _ in range(4):
        answered(made, (3,), "no")
    answered(made, STOP)
    over = events_of(made, TurnOver)[-1]
    assert (over.robbed, over.paid) == (robbed, paid)
    assert Phrases("en", GAME, ("Ann", "Gustave", "Lazare"), {2}).event(over)[0].text.endswith(told)


def test_what_a_turn_needs_for_its_sentences_is_told_with_it():
    made = table(2)
    answered(made, ("fumo", "tentakel", "frostschutz"), (3,), ON, (5,), ON, (6,))
    assert events_of(made, Chose)[0].alone == ("tentakel",)
    assert events_of(made, Out)[0].frost
    made = plain(3)
    answered(made, (3,), ON, (1,), 1, STOP, (4,), STOP)
    assert events_of(made, TurnOver)[-1].owed == 1, "robbed as a maiden"
    turn(made, 4)
    assert events_of(made, TurnOver)[-1].owed == 0


@pytest.mark.parametrize(
    ("language", "frost", "fumo", "troll"),
    [
        (
            "en",
            "4 throws left; a 1 or 2 is subtracted; ends Fumo",
            "every throw counts double until your next joker",
            "ends Fumo",
        ),
        (
            "de",
            "noch 4 Würfe; eine 1 oder 2 wird abgezogen; beendet Fumo",
            "jeder Wurf zählt doppelt, bis zu deinem nächsten Joker",
            "Fumo",
        ),
        (
            "fr",
            "encore 4 lancers; un 1 ou un 2 est soustrait; termine Fumo",
            "chaque lancer compte double jusqu'à ton prochain joker",
            "Fumo",
        ),
    ],
)
def test_the_buttons_of_jokers_tell_their_state(language, frost, fumo, troll):
    made = table(2)
    assert made.open.about(Term("fumo")) is None, "before a turn each does what it always does"
    answered(made, ("fumo", "spelunkenbold", "frostschutz"), (3,))
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), {0})

    def told():
        offered = Words(phrases, made.open, (), GAME.queries).offered
        ways = next(each for each in offered.answers if each.among and each.told)
        return dict(zip([name for name in NAMES if name in made.open.playable], ways.told, strict=True))

    assert told()["fumo"] == fumo
    answered(made, ("on", "frostschutz"), (3,), ("on", "fumo"), (2,))
    assert told()["frostschutz"] == frost
    assert told()["spelunkenbold"].endswith(troll)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_each_joker_is_told_beside_its_button_in_twelve_words_at_most(language):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), {0})
    told = {name: phrases.use(Term(name), Outlined(Term(name), name)) for name in NAMES}
    assert [text for text in told.values() if len(text.split()) > 12] == []
    assert all(told.values())


def test_v6j13_another_joker_ends_fumo_and_that_is_said_once():
    made = table(2)
    answered(made, ("fumo", "ventil", "spelunkenbold"), (3,), ("on", "fumo"), (2,), ("on", "ventil"), (4,))
    assert events_of(made, Ends) == [Ends(Seat(0), "fumo")]
    answered(made, ("on", "spelunkenbold"), (4,))
    assert events_of(made, Ends) == [Ends(Seat(0), "fumo")]
    assert Phrases("en", GAME, ("Ann", "Gustave"), {0}).event(Ends(Seat(0), "fumo"))[0].text == "Fumo is over."


def test_v6j13_a_6_that_is_undone_while_fumo_runs_says_why_the_sum_is_less():
    made = table(2)
    answered(made, ("fumo", "runkelrueb"), (3,), ("on", "fumo"), (2,), ON, (6,), "yes", (1, 4))
    assert events_of(made, Spared) == [Spared(Seat(0), (1, 4), 5, fumo=True)]
    said = Phrases("en", GAME, ("Ann", "Gustave"), {0}).event(events_of(made, Spared)[0])[0].text
    assert said == "1 4: the Beetroot saves you. Fumo is over, and its doubling undone: 5 left."


def test_a_tie_at_the_end_is_told_once():
    made = plain(2, rounds=1)
    turn(made, 3)
    turn(made, 3)
    assert made.result["winners"] == (0, 1)
    assert events_of(made, Tied) == [Tied((Seat(0), Seat(1)))]
    assert not events_of(made, Won)


def test_where_nobody_has_a_point_all_share_the_first_place_and_nobody_is_told_to_win():
    made = plain(2, rounds=1)
    turn(made, 3, 6)
    turn(made, 3, 6)
    assert made.result["winners"] == (0, 1)
    assert events_of(made, NoPoints) == [NoPoints()]
    assert not events_of(made, Tied)


def test_v6_7_whoever_stops_below_0_shares_the_first_place_with_others_at_0():
    made = table(3, rounds=1)
    answered(made, ("frostschutz",), (1,), ("on", "frostschutz"), (1,), ("on", "frostschutz"), (1,), STOP)
    assert made.play.eyes[0] < 0
    for _ in range(2):
        answered(made, (), (3,), ON, (6,))
    assert made.result["totals"] == (0, 0, 0)
    assert events_of(made, NoPoints) == [NoPoints()]


def test_a_turn_is_summed_up_in_one_event():
    made = table(3)
    answered(made, ("fumo", "toertchen", "runkelrueb"), (3,), ("on", "fumo"), (2,), STOP)
    assert events_of(made, TurnOver) == [TurnOver(Seat(0), "kept", 7, 0, True, ("fumo", "toertchen"))]
    answered(made, ("runkelrueb",), (3,), ON, (6,), "yes", (1, 2))
    assert events_of(made, TurnOver)[-1] == TurnOver(Seat(1), "out", 0, 3, True, ("runkelrueb",))
    answered(made, ("ventil",), (3,), ("on", "ventil"), (6,))
    assert events_of(made, TurnOver)[-1] == TurnOver(Seat(2), "out", 3, 0, True, ("ventil",))


def test_the_jokers_that_were_chosen_are_said_back():
    chose = Chose(Seat(0), (Term("fumo"), Term("pony")))
    assert is_heard(chose, {0}, "brief")
    assert Phrases("en", GAME, ("Ann",), {0}).event(chose)[0].text == "You take Fumo, Pony."


def test_v67_who_pushes_a_prinzessin_below_0_is_the_keuler_once():
    made = plain(3)
    turn(made, 1)
    answered(made, (4,), ON, (1,), 0, ON, (1,), 0)
    assert events_of(made, Keuler) == [Keuler(Seat(1), Seat(0), 4 + 1 + 1 + 1 + 2 + 5)]
    answered(made, STOP, (3,), ON, (1,), 0)
    assert made.play.eyes[0] == -3
    assert len(events_of(made, Keuler)) == 1
    answered(made, STOP)
    assert events_of(made, TurnsZombie) == [TurnsZombie(Seat(0))]
    assert events_of(made, Result)[0] == Result(Seat(0), 0, 0, 1)


def test_v67_exactly_0_is_not_below_and_who_is_back_stays_a_prinzessin():
    made = plain(3)
    turn(made, 1)
    answered(made, (4,), ON, (1,), 0)
    assert made.play.eyes[0] == 0
    assert not events_of(made, Keuler)
    made.play.eyes[0] = -1
    made.play.eyes[0] += 2
    answered(made, STOP)
    turn(made, 2)
    assert not events_of(made, TurnsZombie)


# Choosing (V6-8 to V6-10) --------------------------------------------------------------------------------------------


def test_v68_up_to_three_jokers_each_once_an_evening_and_unused_ones_are_lost():
    made = table(2, rounds=2)
    choose = made.open
    assert choose == Choose(Seat(0), NAMES, 15, False, 1, 2)
    assert choose.choices() == (Has(Seat(0), NAMES),)
    assert [offer.takes for offer in choose.offers()] == ["terms", None]
    for wrong, reason in (
        (("fumo", "fumo"), "three-at-most"),
        (("fumo", "pony", "allin", "ventil"), "three-at-most"),
        (("skat",), "not-left"),
        (("free",), "no-free-choice"),
        (["fumo"], "not-left"),
        (FREE, "no-free-choice"),
    ):
        with pytest.raises(Illegal, match=f"verflixte6-{reason}"):
            made.answer(made.number, wrong)
    answered(made, ("fumo", "pony"))
    assert events_of(made, Chose) == [Chose(Seat(0), ("fumo", "pony"))]
    answered(made, (3,), STOP, (), (2,), STOP)
    assert events_of(made, ChoseNone) == [ChoseNone(Seat(1))]
    assert "fumo" not in made.open.left
    assert made.open.count == 13
    with pytest.raises(Illegal, match="verflixte6-used-up"):
        made.answer(made.number, ("fumo",))
    assert events_of(made, AllLeft) == [AllLeft(Seat(0), 15), AllLeft(Seat(1), 15)]
    assert events_of(made, JokersLeft)[0].jokers == made.open.left


def test_yes_goes_on_and_no_stops():
    says = {offer.name: offer.says for offer in Go(Seat(0), 4, (), False, Turn(4)).offers()}
    assert says == {"on": "yes", "stop": "no", "play": ""}


@pytest.mark.parametrize(
    ("answers", "whose"),
    [
        (((), (3,), ("on",)), ["own", "own", "own"]),
        ((("anaconda",), (3,), ("on", "anaconda"), (2,), "yes"), ["own", "own", "against", "own"]),
        ((("hoeschen",), (3,), ("on", "hoeschen"), (1, 3, 3, 2)), ["own", "own", "own", "against"]),
        ((("sekante",), (3,), ("on", "sekante"), 1, (2,), "yes"), ["own", "own", "own", "against"]),
    ],
)
def test_the_question_for_real_dice_says_which_are_thrown_against_the_player(answers, whose):
    made, asked = table(2), []
    for answer in answers:
        asked += [made.open.of] if isinstance(made.open, Roll) else []
        answered(made, answer)
    assert [*asked, made.open.of] == whose[1:]


def test_v68_who_has_no_joker_left_is_not_asked():
    made = table(2, rounds=1)
    made.play.used[1] = set(NAMES)
    answered(made, (), (3,), STOP)
    assert made.open == Roll(Seat(1), 1)


def test_v69_a_joker_is_announced_before_the_throw_one_a_round():
    made = table()
    answered(made, ("spelunkenbold", "toertchen", "runkelrueb"), (3,))
    assert made.open.playable == ("spelunkenbold",)
    for wrong, reason in (
        (("on", "toertchen"), "by-itself"),
        (("on", "fumo"), "not-yours"),
        (("on", "skat"), "on-or-stop"),
        (("on", "fumo", "pony"), "on-or-stop"),
        ("on", "on-or-stop"),
    ):
        with pytest.raises(Illegal, match=f"verflixte6-{reason}"):
            made.answer(made.number, wrong)
    on, _, alone = made.open.offers()
    assert (on.make("spelunkenbold"), alone.make("spelunkenbold")) == (("on", "spelunkenbold"),) * 2
    answered(made, ("on", "spelunkenbold"))
    assert events_of(made, Announced) == [Announced(Seat(0), "spelunkenbold")]
    answered(made, (4,))
    assert events_of(made, Brings) == [Brings(Seat(0), "spelunkenbold", (4,), 9, 0, 13, sweet=True)]
    assert events_of(made, Sweet) == [Sweet(Seat(0), 13)]
    assert made.open.playable == ()


def test_v610_in_a_final_each_may_once_choose_from_all():
    made = table(2, final="yes")
    assert not made.open.free  # from the second Durchgang on
    answered(made, ("fumo",), (3,), STOP, (), (2,), STOP)
    assert made.open.free
    assert [offer.answer for offer in made.open.offers()][-1] == FREE
    answered(made, FREE)
    assert events_of(made, FreeChoice) == [FreeChoice(Seat(0))]
    assert made.open == Choose(Seat(0), NAMES, 15, False, 2, 4)
    answered(made, ("fumo", "pony", "allin"), (3,), STOP, (), (2,), STOP)
    assert not made.open.free
    assert set(NAMES) - set(made.open.left) == {"fumo", "pony", "allin"}
    for wrong, reason in ((("fumo",), "used-up"), ((*FREE, "fumo", "fumo"), "three-at-most")):
        other = table(2, final="yes")
        answered(other, ("fumo",), (3,), STOP, (), (2,), STOP)
        with pytest.raises(Illegal, match=f"verflixte6-{reason}"):
            other.answer(other.number, wrong)
    answered(other, (*FREE, "fumo", "pony"))
    assert events_of(other, FreeChoice) == [FreeChoice(Seat(0))]
    assert events_of(other, Chose)[-1] == Chose(Seat(0), ("fumo", "pony"))
    two = Choose(Seat(0), NAMES[:1], 1, True, 2, 4, NAMES[:2])
    with pytest.raises(Illegal, match="verflixte6-used-up"):
        two.check((*FREE, NAMES[2]))


# Jokers at the table -------------------------------------------------------------------------------------------------


def at_go(*jokers, seats=2, free=5):
    made = table(seats)
    answered(made, jokers, (free,))
    return made


def test_the_anaconda_asks_in_the_middle():
    made = at_go("anaconda")
    answered(made, ("on", "anaconda"), (4,))
    fight = made.open
    assert (type(fight), fight.sum, fight.attack) == (Fight, 5, (4,))
    assert events_of(made, Sees) == [Sees(Seat(0), "anaconda", "anaconda", (4,))]
    with pytest.raises(Illegal, match="verflixte6-yes-or-no"):
        made.answer(made.number, "maybe")
    assert [offer.answer for offer in fight.offers()] == ["yes", "no"]
    answered(made, "no")
    assert events_of(made, Costs) == [Costs(Seat(0), "anaconda", 2, 3)]
    made = at_go("anaconda")
    answered(made, ("on", "anaconda"), (4,), "yes", (2,))
    assert events_of(made, Brings) == [Brings(Seat(0), "anaconda", (2,), 0, 10, -5)]


def test_the_rattenlord_asks_after_a_first_throw_that_fails():
    made = at_go("rattenlord")
    answered(made, ("on", "rattenlord"), (4,))
    assert (type(made.open), made.open.die) == (OnceMore, (4,))
    answered(made, "yes", (6,))
    assert events_of(made, Brings) == [Brings(Seat(0), "rattenlord", (6,), 18, 0, 23)]


def test_the_monokel_asks_after_both_throws():
    made = at_go("monokel")
    answered(made, ("on", "monokel"))
    assert made.open == Roll(Seat(0), 2)
    answered(made, (2, 3))
    assert (type(made.open), made.open.dice) == (Keep, (2, 3))
    answered(made, "yes")
    assert events_of(made, Brings) == [Brings(Seat(0), "monokel", (2, 3), 5, 0, 10)]


def test_the_hoeschen_shows_its_throws_before_those_of_the_croupier():
    made = at_go("hoeschen")
    answered(made, ("on", "hoeschen"), (1, 4, 3, 5))
    assert events_of(made, Shows) == [Shows(Seat(0), "hoeschen", (1, 4, 3, 5))]
    assert made.open == Roll(Seat(0), 3)
    answered(made, (2, 4, 6))
    assert events_of(made, Countered) == [Countered(Seat(0), "hoeschen", (2, 4, 6), 6, 11)]


def test_runkelrueb_is_asked_for_on_a_6():
    made = at_go("runkelrueb", free=5)
    answered(made, ON, (6,))
    assert (type(made.open), made.open.sum, made.open.level) == (Rescue, 5, 0)
    answered(made, "yes", (3, 1))
    assert events_of(made, Spared) == [Spared(Seat(0), (3, 1), 5)]
    assert isinstance(made.open, Go)
    made = at_go("runkelrueb")
    answered(made, ON, (6,), "no")
    assert events_of(made, Out) == [Out(Seat(0), (6,), 5, 0)]


def test_fumo_and_tentakel_are_named_where_they_add():
    made = at_go("fumo", "tentakel")
    answered(made, ON, (2,))
    assert events_of(made, Brings) == [Brings(Seat(0), "tentakel", (2,), 7, 0, 12)]
    answered(made, ("on", "fumo"), (4,), ON, (1,))
    assert [event.joker for event in events_of(made, Brings)] == ["tentakel", "fumo", "fumo"]
    assert made.open.sum == 22


def test_the_sekante_hits_one_who_was_not_hit_yet_and_moves_the_difference():
    made = table(3)
    answered(made, (SEKANTE,), (5,), ("on", SEKANTE))
    assert (type(made.open), made.open.victims) == (Target, ((1, 0), (2, 0)))
    with pytest.raises(Illegal, match="verflixte6-not-hit"):
        made.answer(made.number, NOBODY)
    assert made.open.offers()[0].takes == "seat"
    answered(made, 1, (6,))
    counter = made.open
    assert (type(counter), counter.attack, counter.ahead, counter.behind, counter.left) == (Counter, (6,), 0, 0, 5)
    answered(made, "yes", (2,), (3,), "no", (4,), "yes", (3,), (5,), "yes", (5,), (4,), "yes", (1,))
    assert events_of(made, Duel)[-1] == Duel(Seat(0), Seat(1), 4, (1,), 6, 2)
    assert events_of(made, Moved) == [Moved(Seat(0), Seat(1), 4, 0, 9, -4)]
    assert not events_of(made, Keuler)  # a Jungfrau is in debt, no more
    answered(made, STOP, (SEKANTE,), (3,))
    assert made.open.playable == (SEKANTE,)
    answered(made, ("on", SEKANTE))
    assert made.open.victims == ((0, 9), (2, 0))
    answered(made, 2, *[(1,), "no"] * 5)
    assert events_of(made, Moved)[-1] == Moved(Seat(1), Seat(2), 0, 0, -1, 0)


def test_the_sekante_cannot_be_announced_without_a_victim():
    made = table()
    answered(made, (SEKANTE,), (5,), ("on", SEKANTE), 1, *[(1,), "no"] * 5, STOP)
    answered(made, (SEKANTE,), (5,))
    assert made.open.playable == (SEKANTE,)
    made.play.hit = {Seat(0)}
    assert made.play.playable(Seat(1)) == ()
    with pytest.raises(Illegal, match="verflixte6-nobody-to-hit"):
        Go(Seat(1), 5, (), False, made.play.turn).check(("on", SEKANTE))


def test_the_sources_princess_at_8_robbed_of_10_is_a_zombie_at_the_end_and_the_robber_keuler():
    made = table(2, rounds=1)
    answered(made, (), (5,), ON, (3,), STOP)
    answered(made, (SEKANTE,), (5,), ("on", SEKANTE), 0, *[(6,), "yes", (1,)] * 5)
    assert events_of(made, Moved) == [Moved(Seat(1), Seat(0), 10, 0, 15, -2)]
    assert events_of(made, Keuler) == [Keuler(Seat(1), Seat(0), 20)]
    answered(made, STOP)
    assert events_of(made, TurnsZombie) == [TurnsZombie(Seat(0))]
    assert made.result["totals"] == (0, 20)


# Asked for -----------------------------------------------------------------------------------------------------------


def test_standing_mine_and_a_joker_can_be_asked_for():
    made = at_go("fumo", "ventil")
    play = made.play
    assert play.asked(Seat(0), "mine", None) == (Mine(("fumo", "ventil")),)
    assert play.asked(Seat(0), "joker", None) == tuple(Outlined(name, name) for name in NAMES)
    assert play.asked(Seat(1), "mine", None) == (NoJokers(),)
    assert play.asked(Seat(0), "joker", "fumo") == (Explained("fumo", "fumo"),)
    assert play.asked(Seat(0), "standing", None) == play.standing(Seat(0))
    answered(made, ("on", "ventil"), (3,))
    assert play.holding(Seat(0)) == (Holding(8, 5),)
    assert play.holding(Seat(1)) == (Holding(0, 0),)


def test_after_a_pause_the_durchgang_is_told_and_what_is_under_way():
    made = table()
    assert made.play.resumed() == (Durchgang(1, 3), Has(Seat(0), NAMES))
    assert made.play.asked(Seat(0), "mine", None) == (Has(Seat(0), NAMES),)
    answered(made, (SEKANTE,), (5,), ("on", SEKANTE), 1, (4,))
    assert made.play.resumed() == (Durchgang(1, 3), Aimed(Seat(0), Seat(1)))


def test_the_question_knows_what_the_valve_keeps_of_the_sum():
    made = at_go("ventil")
    before = made.open.sum
    assert made.open.safe == 0
    answered(made, ("on", "ventil"), (3,))
    assert (made.open.sum, made.open.safe) == (before + 3, before)


def test_before_the_free_throw_nothing_is_left_of_the_turn_before():
    made = at_go("ventil")
    answered(made, ("on", "ventil"), (3,), STOP)
    assert made.play.holding(Seat(1)) == (Holding(0, 0),)
    answered(made, ("fumo",))
    assert made.open == Roll(Seat(1), 1)
    assert made.play.holding(Seat(1)) == (Holding(0, 0),)
    assert made.play.asked(Seat(1), "mine", None) == (Mine(("fumo",)),)


def test_what_puts_out_is_named():
    made = at_go("allin", "runkelrueb")
    answered(made, ("on", "allin"), (5,))
    assert events_of(made, OutBy) == [OutBy(Seat(0), "allin", (5,), 5, 0)]
    made = at_go("runkelrueb", "ventil")
    answered(made, ("on", "ventil"), (4,), ON, (6,), "yes", (1, 2))
    assert events_of(made, OutBy) == [OutBy(Seat(0), "runkelrueb", (1, 2), 4, 5)]


def test_the_frostschutz_says_when_it_is_gone_and_an_attack_when_it_lapses():
    made = at_go("frostschutz", SEKANTE)
    answered(made, ("on", "frostschutz"), (6,))
    assert events_of(made, Gone) == [Gone(Seat(0), "frostschutz")]
    answered(made, ("on", SEKANTE), 1, (3,), "no")
    assert events_of(made, Lapsed) == [Lapsed(Seat(0), 3)]


def test_averages_are_advice_and_help_tells_none():
    assert at_go("pony").open.choices() == ()
    adviser = GAME.adviser(Seat(0))
    question = at_go("pony").open
    told = adviser.advise(question, 1)
    assert told != adviser.advise(question, 0)
    assert {event.joker for event in told} == {"pony", PLAIN}
    assert all(isinstance(event, CanPlay) for event in told)
    assert told[0].eyes >= told[1].eyes


@pytest.mark.parametrize("total", [-20, -239, -2000])
def test_a_sum_far_below_0_is_weighed_and_no_joker_is_wasted_there(total):
    """V6-7: it ends as 0, whatever is thrown; a Ventil would keep no more."""
    question = Go(Seat(0), total, (Term("ventil"),), True, Turn(total, (Term("ventil"),)))
    assert GAME.bots["best"](Seat(0), luck(0)).choose(1, question) in (ON, STOP)
    assert GAME.adviser(Seat(0)).advise(question, 0)


def test_the_only_joker_that_is_left_can_be_taken_by_a_yes():
    only = Choose(Seat(0), (Term("pony"),), 1, False, 1, 3)
    assert [offer.answer for offer in only.offers() if offer.name in ("it", "yes")] == [(Term("pony"),)] * 2


def test_both_jokers_that_are_left_can_be_taken_by_one_word():
    left = (Term("pony"), Term("spelunkenbold"))
    both = Choose(Seat(0), left, 2, False, 1, 3)
    assert [offer.answer for offer in both.offers() if offer.name == "both"] == [left]
    assert not any(offer.name == "both" for offer in Choose(Seat(0), NAMES, 15, False, 1, 3).offers())


def test_few_values_are_kept_and_they_stay_the_same():
    few, many = Odds(families=1, rounds=1), Odds()
    for turn in (Turn(5), Turn(5, level=3), Turn(5, doubled=1), Turn(5)):
        assert few.worth(turn) == many.worth(turn)
        assert few.expected(turn, Term("anaconda")) == many.expected(turn, Term("anaconda"))


def test_in_the_last_turn_of_the_evening_who_is_ahead_stops_and_who_is_behind_goes_on():
    def choice(total, rivals, left=0):
        question = Go(Seat(0), 8, (), False, Turn(8), left, total, rivals)
        return GAME.bots["best"](Seat(0), luck(0)).choose(1, question)

    assert choice(20, ((25, False),)) == STOP
    assert choice(20, ((25, False), (30, False))) == ON
    assert choice(0, ((40, False),)) == ON
    assert choice(20, ((28, False),)) == ON, "a tie is half a win, and another 1 to 5 a whole one"
    assert choice(0, ((40, True),)) == ON
    assert choice(0, ((0, False),), left=2) == ON, "with turns to come points count as ever"


FAR_BEHIND = (61, 90, 120, 200, 250)


@pytest.mark.parametrize("needed", FAR_BEHIND)
def test_nobody_stops_who_surely_loses_by_it(needed):
    """Nor is it advised, however far the others are ahead; what is told is the chance that decides."""
    evening = Evening(0, 0, ((needed - 1, False),))
    for total in range(0, needed - 1, 3):
        for hand in ((), (Term("fumo"), Term("ventil"))):
            question = Go(Seat(0), total, hand, bool(hand), Turn(total, hand), *evening)
            assert GAME.bots["best"](Seat(0), luck(0)).choose(1, question) != STOP
            (said,) = GAME.adviser(Seat(0)).advise(question, 0)
            assert isinstance(said, AdviseOn | AdviseJoker)
            assert (said.games, said.other) == (True, 0)
            assert said.alike == (said.worth == 0)
    assert GAME.adviser(Seat(0)).advise(Go(Seat(0), needed, (), False, Turn(needed), *evening), 0)[0] == AdviseStop(
        needed, True, 100, 83, False
    )


def test_a_decision_within_a_joker_knows_how_everybody_stands():
    """A bot that was seated after the way was chosen, by another host, decides as one that chose it."""
    turn = Turn(30, at=At(Term("anaconda"), "asked", (6,)))
    behind, ahead = Evening(0, 0, ((60, False),)), Evening(0, 40, ((60, False),))
    for evening, says in ((behind, "yes"), (ahead, "no")):
        question = Fight(Seat(0), 30, turn, (6,), evening)
        assert GAME.bots["best"](Seat(0), luck(0)).choose(1, question) == says
        (said,) = GAME.adviser(Seat(0)).advise(question, 0)
        assert (said.yes, said.games) == (says == "yes", True)
    assert GAME.bots["good"](Seat(0), luck(0)).choose(1, Fight(Seat(0), 30, turn, (6,), behind)) == "no"
    made = at_go("anaconda")
    answered(made, ("on", "anaconda"), (6,))
    assert made.open.evening == Evening(2, 0, ((0, True),))


def test_values_are_those_of_a_computation_throw_by_throw():
    @lru_cache(None)
    def by_throws(total):
        """What a turn without jokers is worth; nobody throws from 60 on."""
        if total >= 60:
            return float(total)
        return max(total, 0, sum(by_throws(total + face) for face in range(1, 6)) / 6)

    for total in range(59, -40, -1):
        assert worth(Turn(total)) == pytest.approx(by_throws(total))
    fumo = worth(Turn(10, doubled=2))
    assert fumo == pytest.approx(
        max(10, sum(max(worth(Turn(10 + 2 * face, doubled=2 + face)), 0) for face in range(1, 6)) / 6)
    )


# Bots ----------------------------------------------------------------------------------------------------------------


def luck(value):
    return lambda number, ways: value % ways


def go(turn, playable=()):
    return Go(Seat(0), turn.sum, playable, bool(playable), turn)


@pytest.mark.parametrize("level", GAME.bots)
def test_bold_bots_stop_later_than_careful_ones_and_do_stop(level):
    def stops(temper):
        bot = GAME.bots[level](Seat(0), luck(0), temper)
        bot.tell(Tell(FreeThrow(Seat(0), (0,), 0)))
        evening = Evening(2, 0, ((10, False),))
        return next(n for n in range(80) if bot.choose(1, Go(Seat(0), n, (), False, Turn(n), *evening)) == STOP)

    careful, even, bold = map(stops, Temper)
    assert careful <= even <= bold < 30
    assert careful < bold


def test_without_jokers_the_best_bot_stops_where_a_throw_loses_as_much_as_it_brings():
    bot = GAME.bots["best"](Seat(0), luck(0))
    assert bot.choose(1, go(Turn(14))) == ON
    assert bot.choose(1, go(Turn(15))) == STOP
    bot.tell(Tell(FreeThrow(Seat(0), (3,), 1)))
    assert bot.choose(1, go(Turn(15))) == STOP, "a 6 takes what was stolen, too"


def test_without_jokers_the_good_bot_stops_at_15_thrown_points():
    bot = GAME.bots["good"](Seat(0), luck(0))
    assert bot.choose(1, go(Turn(14))) == ON
    assert bot.choose(1, go(Turn(15))) == STOP
    bot.tell(Tell(FreeThrow(Seat(0), (3,), 1)))  # a debt of 2
    bot.tell(Tell(Stole(Seat(0), Seat(1), 3, 17, 0)))
    assert bot.choose(1, go(Turn(15))) == ON
    assert bot.choose(1, go(Turn(16))) == STOP
    bot.tell(Tell(Keuler(Seat(0), Seat(1), 22)))
    assert bot.choose(1, go(Turn(20))) == ON


def test_the_good_bot_plays_a_joker_where_it_would_stop():
    bot = GAME.bots["good"](Seat(0), luck(0))
    assert bot.choose(1, go(Turn(9, ("pony",)), ("pony",))) == ON
    assert bot.choose(1, go(Turn(20, ("pony",)), ("pony",))) == ("on", "pony")
    assert bot.choose(1, go(Turn(20, ("allin",)), ("allin",))) == STOP


def test_the_best_bot_weighs_every_way_exactly():
    bot = GAME.bots["best"](Seat(0), luck(0))
    assert bot.choose(1, go(Turn(9, ("allin",)), ("allin",))) == ON
    assert bot.choose(1, go(Turn(30, ("monokel", "spelunkenbold")), ("monokel", "spelunkenbold")))[0] == "on"
    chosen = bot.choose(1, Choose(Seat(0), NAMES, 15, False, 1, 3))
    assert "runkelrueb" in chosen
    assert "allin" not in chosen
    assert bot.choose(1, Choose(Seat(0), NAMES[:3], 3, True, 4, 4)) == FREE
    saved = throw(begin(Turn(20, ("runkelrueb",)), PLAIN), (6,)).turn
    assert bot.choose(1, Rescue(Seat(0), 20, saved, 0)) == "yes"
    bot.tell(Tell(Result(Seat(2), 5, 40)))
    victims = ((Seat(1), 12), (Seat(2), 0))
    assert bot.choose(1, Steal(Seat(0), 9, victims, (), 2)) == 2
    bot.tell(Tell(Durchgang(1, 3)))
    assert bot.choose(1, Target(Seat(0), 9, victims, ())) == 1


def test_the_easy_bot_looks_at_its_sum_alone():
    easy = bots.Easy(Seat(0), luck(0))
    assert easy.choose(1, go(Turn(8))) == STOP
    assert easy.choose(1, go(Turn(7))) == ON
    assert easy.choose(1, go(Turn(3), ("fumo", "pony"))) == ("on", "fumo")
    asked = throw(begin(Turn(20, ("anaconda",)), "anaconda"), (6,)).turn
    assert easy.choose(1, Fight(Seat(0), 20, asked, (6,))) == "yes"
    assert easy.choose(1, Choose(Seat(0), NAMES, 15, False, 1, 3)) == NAMES[:3]
    assert easy.choose(1, Choose(Seat(0), NAMES[:2], 2, False, 1, 3)) == NAMES[:2]
    assert easy.choose(1, Steal(Seat(0), 9, ((Seat(1), 2), (Seat(2), 20)), (), 2)) == 1


@pytest.mark.parametrize(
    ("level", "at", "stops"),
    [
        ("easy", 7, [True, False, False]),
        ("easy", 10, [True, True, False]),
        ("good", 12, [True, False, False]),
        ("good", 15, [True, True, False]),
        ("best", 14, [True, False, False]),
        ("best", 15, [True, True, False]),
    ],
)
def test_careful_bots_stop_earlier_and_bold_ones_later(level, at, stops):
    assert [GAME.bots[level](Seat(0), luck(0), temper).choose(1, go(Turn(at))) == STOP for temper in Temper] == stops


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_bots_of_all_levels_play_evenings_to_their_end(seats):
    levels = (["easy", "good", "best"] * 3)[:seats]
    for seed in range(3):
        assert played(GAME, levels, seed, final="yes")["winners"]


# Figures -------------------------------------------------------------------------------------------------------------


def exact_turn_mean():
    """The eyes that a turn brings without jokers: the free throw counts its face, a 6 included; then on below 15."""
    value = {total: float(total) for total in range(15, 21)}
    for total in range(14, 0, -1):
        value[total] = sum(value[total + face] for face in range(1, 6)) / 6
    return sum(value[face] for face in range(1, 7)) / 6


@pytest.mark.long
def test_the_mean_turn_without_jokers_is_the_exact_one():
    figures = simulate(
        GAME, with_defaults(GAME.agreement.options, {"jokers": "none"}), ["good", "best"], 500, 1
    ).counted
    turns = 500 * 6
    assert figures["turns"] == 6
    assert abs(figures["turn_mean"] - exact_turn_mean()) < 4 * 8.5 / turns**0.5


def test_figures_are_counted():
    statistics = TurnStatistics()
    assert set(statistics.figures(0).values()) == {None}
    for event in (
        FreeThrow(Seat(0), (3,), 1),
        Stole(Seat(0), Seat(1), 2, 12, 0),
        Keuler(Seat(0), Seat(1), 17),
        Moved(Seat(0), Seat(1), 4, 0, 21, 0),
        Stopped(Seat(0), 21),
        FreeThrow(Seat(1), (3,), 3),
        Out(Seat(1), (6,), 3, 0),
        FreeThrow(Seat(1), (3,), -3),
        Stopped(Seat(1), -3),
        NoJokers(),
    ):
        statistics.tell(Tell(event))
    figures = statistics.figures(1)
    means = (21 - (1 - 3) - 2 - 5 - 4 + 3) / 3
    assert figures == {"turns": 3, "turn_mean": means, "zombie_share": 1 / 3, "stolen": 2 / 3}


def test_luck_of_bots_is_a_function_of_the_seed():
    one, same = (GAME.bots["good"](Seat(0), SeededLuck(4, Seat(0))) for _ in range(2))
    question = Choose(Seat(0), NAMES, 15, False, 1, 3)
    assert one.choose(5, question) == same.choose(5, question)


def test_beside_the_standing_stand_the_jokers_and_the_durchgang():
    play = table().play
    play.used[1] |= set(play.jokers[1:])
    has_all, one, durchgang = play.beside(Seat(0))
    assert has_all == AllLeft(Seat(0), len(play.jokers))
    assert one == play.left(Seat(1))
    assert len(one.jokers) == 1
    assert durchgang == Durchgang(play.number, play.last)


def test_each_joker_has_an_event_that_says_what_it_does():
    (query,) = (each for each in GAME.queries if each.about)
    assert [query.about(name) for name in query.among] == [Outlined(name, name) for name in NAMES]
