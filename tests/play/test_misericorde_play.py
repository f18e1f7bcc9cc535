"""Whole games of Misericorde with random answers; a kill in a play-off loses nothing; questions fit the display."""

import declared
import pytest
from fits import printed_on_40
from helpers import ScriptedTerminal, agreed, keyboards, taverne
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from random_play import play_whole

from access.answers.words import Words
from access.engine import journal
from access.engine.chance import Seeded, allowed_answers
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.language.line import How
from access.language.phrases import Explained, Phrases
from access.outputs.braille.translator import Translator
from access.play import session
from access.play.session import Equipment
from access.settings.preferences import Preferences
from access.storage import journals
from access.storage.journals import Journal, new
from access.system.environment import LANGUAGES
from games.misericorde import GAME, events
from games.misericorde.advice import AdviseDice, AdviseMeet, AdviseRaise, CostMeet, Counsel, Luck
from games.misericorde.events import Shows, Tie
from games.misericorde.questions import (
    OUT,
    Between,
    GiveTo,
    HowMany,
    HowManyDice,
    Meet,
    Raise,
    counted,
    longest_run,
)
from games.misericorde.throws import figures, rank
from games.options import with_defaults
from games.purse import Takes
from games.steps import COURSE, Roll, Seat

WHOLE = settings(
    max_examples=40,
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
OPTIONS = st.fixed_dictionaries(
    {
        "stake": st.integers(0, 25),
        "coppers": st.integers(0, 6),
        "rate": st.sampled_from(["10", "15"]),
        "rounds": st.integers(1, 5),
    }
)
WRONG = [
    ("short", 1, 99),
    ("buy", 1, 50),
    ("buy", 1, -5),
    ("buy", 1, "x"),
    ("cash", 1, 9),
    True,
    (),
    ("pay", 1),
    ("buy",),
    ("buy", -1),
    ("short", 99),
    ("raise",),
    0,
    10,
    -2,
    "x",
    None,
    ("cash", 10**6),
    [1],
]


def answer_to(question, pick):
    allowed = [answer for answer in allowed_answers(question) if not isinstance(question, HowMany) or answer]
    usual = allowed[0] if isinstance(question, Between | GiveTo) and pick % 3 else allowed[pick % len(allowed)]
    return usual if not isinstance(usual, int) or usual != -1 or isinstance(question, GiveTo) else 0


@WHOLE
@given(
    seats=st.integers(2, 9),
    options=OPTIONS,
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 40), min_size=1, max_size=60),
    wrong=st.lists(st.sampled_from(WRONG), max_size=12),
)
@pytest.mark.long
def test_chips_balance_after_every_answer_and_games_end(tmp_path_factory, seats, options, seed, picks, wrong):
    whole = seats * options["coppers"] * int(options["rate"])
    table = play_whole(
        tmp_path_factory.mktemp("misericorde") / "game.jsonl",
        GAME,
        seats,
        with_defaults(GAME.agreement.options, options),
        seed,
        lambda step, turn: answer_to(step, picks[(turn * 7 + turn // 5) % len(picks)]),
        wrong,
        lambda play: play.total() == whole and min(*play.chips, *play.coppers, 0, *play.round.front.values()) >= 0,
    )
    assert sum(map(table.play.worth, table.play.everybody())) == whole


@pytest.mark.parametrize("cut", range(3))
def test_a_game_that_was_killed_within_a_play_off_goes_on_at_the_same_question(tmp_path, cut):
    """The journal up to any line, torn anywhere, leads to the question that stood then."""
    options = with_defaults(GAME.agreement.options, {"rounds": 2})
    head = Header("misericorde", GAME.version, (Participant("Ann"), Participant("Ben")), options, 5, False, "en")
    path = tmp_path / "game.jsonl"
    table = Table(new(GAME, head), Journal.create(path, head))
    tie = [("buy", 1), ("buy", 1), 2, (3, 3), 1, ("buy", 1), (2, 2, 2)]
    play_off = [3, (2, 2, 4), 1, ("short", 1), (3, 4)]
    stood = []
    for answer in tie + play_off:
        stood.append((table.open, list(table.play.chips), table.play.round.total()))
        assert table.answer(table.number, answer)
    assert sum(isinstance(told.event, Tie) for told in table.told) == 1
    assert stood[len(tie)][0] == HowManyDice(Seat(0), 5, 8, 1)
    table.record.close()
    lines = path.read_bytes().splitlines(keepends=True)
    for n in range(len(tie), len(stood)):
        torn = lines[n + 1][: (len(lines[n + 1]) - 1) * cut // 3]
        path.write_bytes(b"".join(lines[: n + 1]) + torn)
        saved = journals.read(path)
        again = Table(new(GAME, saved.header))
        journal.replay(saved, again, path.name)
        assert (again.open, again.play.chips, again.play.round.total()) == stood[n]


@pytest.mark.parametrize(
    ("language", "chips", "coppers", "named"),
    [
        ("en", 9, 5, "9 chips, 5 coppers. Next round? Enter, or buy, sit out, leave:"),
        ("en", 10, 0, "10 chips, 0 coppers. Next round? Enter, or cash in, sit out, leave:"),
        ("de", 9, 0, "9 Steine, 0 Kupfer. Enter: weiter; aussetzen, gehen?"),
        ("fr", 12, 5, "12 jetons, 5 sous. Entrée: continuer; acheter, revendre, sauter, partir?"),
    ],
)
def test_between_rounds_only_what_can_be_done_is_offered(language, chips, coppers, named):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    question = Between.of(Seat(0), True, chips, coppers, 10, 0, False)
    assert phrases.question(question, How(new=True)).full.text == named
    offered = {offer.name for offer in question.offers() if not offer.hidden}
    assert ("buy" in offered, "cash" in offered) == (coppers > 0, chips >= 10)
    for name in ("buy", "cash"):
        word = phrases.words(phrases.answer(next(o for o in question.offers() if o.name == name)))[0]
        assert (word in phrases.allowed(question)) == (name in offered)
        assert Words(phrases, question, ()).read(word).value[0] == name, "it is understood, and refused with its reason"


def test_how_one_stands_between_rounds_is_asked_in_words_of_its_own():
    ways = [
        Between.of(Seat(0), *given, 10, needs, False).way
        for *given, needs in ((True, 9, 5, 0), (True, 0, 5, 1), (False, 9, 5, 0))
    ]
    assert ways == ["ready", "short", "out"]


QUESTIONS = [
    HowManyDice(Seat(0), 18, 90, 3),
    *(
        Meet(Seat(0), price, 9, chips, 30, None, 1, way=Meet.owes(price, 9, chips))
        for price in (0, 3, 12)
        for chips in (0, 9, 90)
    ),
    *(
        Raise(Seat(0), dice, rank(dice).kind, rank(dice).value, most, 4, 1, 1, 1, False, 30, 2)
        for most in (1, 3, 90)
        for dice in ((1, 2, 2, 3, 5, 6), (2, 2, 3, 3, 4, 4, 5, 5, 6), (1, 2, 2, 6, 6, 6, 6, 5, 5))
    ),
    *(HowMany(Seat(0), what, 1, 12) for what in ("buy", "short", "raise", "give")),
    *(Between(Seat(0), inside, 120, 12, 10, needs) for inside in (True, False) for needs in (0, 1)),
    GiveTo(Seat(0), 120, (Seat(1),)),
]


@pytest.mark.brailled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_each_question_with_its_longest_usual_answer_fits_40_cells(language, question):
    made, phrases = Translator(language), Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    for names in (("", ""), ("Gustave: ", "G: ")):
        for verbosity in ("full", "normal", "brief"):
            printed = printed_on_40(phrases, made, question, names, verbosity, new=verbosity == "full")
            if isinstance(question, Meet) and question.price and names == ("", ""):
                assert f"{question.price} " in printed
                assert str(question.dice) in printed


@pytest.mark.parametrize(
    ("language", "free", "raised"),
    [
        (
            "en",
            "a chip for each more. Enter throws. Throw, or maybe buy 2?",
            "Pay, pay less, buy or retreat?",
        ),
        (
            "de",
            "weitere je 1 Stein. Enter wirft. Werfen, oder auch kaufen 2?",
            "Mitgehen, weniger, kaufen, raus?",
        ),
        (
            "fr",
            "1 jeton par dé de plus. Entrée lance. Lancer ou acheter 2?",
            "Payer, réduire, acheter, retraite?",
        ),
    ],
)
def test_the_first_raise_names_its_answers_also_after_a_question_without_one(language, free, raised):
    phrases, explained = Phrases(language, GAME, ("Ann", "Gustave"), (0,)), Explained()
    asked = Meet(Seat(0), 0, 5, 9, 2, None, 0), Meet(Seat(0), 2, 5, 9, 4, None, 0, way="pay")
    told = [phrases.question(each, How(new=explained.first(phrases, each))).full.text for each in asked * 2]
    assert told[0].endswith(free)
    assert told[1].endswith(raised)
    assert not told[2].endswith(free)
    assert not told[3].endswith(raised)


@pytest.mark.parametrize(
    ("language", "typed", "costs"),
    [
        ("en", "throw", "Throwing 5 dice costs 2 chips. Pay?"),
        ("de", "werfen", "5 Würfel zu werfen kostet 2 Steine. Mitgehen?"),
        ("fr", "lancer", "Lancer 5 dés coûte 2 jetons. Payer?"),
    ],
)
def test_whoever_types_to_throw_where_that_costs_chips_is_asked_first(language, typed, costs):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    asked = Meet(Seat(0), 2, 5, 9, 4, None, 0, way="pay")
    meant = Words(phrases, asked, ()).read(typed)
    assert meant.value == ("pay",)
    assert phrases.told(asked, meant.confirm) == costs
    word = phrases.words("misericorde-answer-pay")[0]
    assert not Words(phrases, asked, ()).read(word).confirm
    assert not Words(phrases, Meet(Seat(0), 0, 5, 9, 4, None, 0), ()).read(typed).confirm, "there it costs nothing"


def test_the_prompts_are_those_of_the_design():
    wanted = {
        "en": ("6 dice, 3 of 9 chips: pay?", "19, pair: 1 2 2 3 5 6. Raise 1?"),
        "de": ("6 Würfel für 3 deiner 9 Steine: mitgehen?", "19, Pärchen: 1 2 2 3 5 6. Um 1 erhöhen?"),
    }
    for language, prompts in wanted.items():
        phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
        for question, prompt in zip(
            (
                Meet(Seat(0), 3, 6, 9, 12, None, 1, way="pay"),
                Raise(Seat(0), (1, 2, 2, 3, 5, 6), "sum", 19, 1, 1, 0, 0, 0, False, 3, 1),
            ),
            prompts,
            strict=True,
        ):
            assert phrases.question(question).full.text == prompt


PAID = {
    "en": ("Gustave pays 1, plus 2 for 2 dice.", "Gustave pays 1, buys 2 dice.", "Gustave buys 2 dice."),
    "de": (
        "Gustave zahlt 1 und noch 2 für 2 Würfel mehr.",
        "Gustave zahlt 1, kauft 2 Würfel dazu.",
        "Gustave kauft 2 Würfel.",
    ),
    "fr": (
        "Gustave paie 1, et encore 2 pour 2 dés de plus.",
        "Gustave paie 1, achète 2 dés de plus.",
        "Gustave achète 2 dés.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_paid_for_the_raise_and_for_dice_are_two_sums(language):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    ways = ((1, True), (1, False), (0, False))
    told = [phrases.event(events.Pays(Seat(1), price, 2), new=new)[0].text for price, new in ways]
    assert tuple(told) == PAID[language]


PURCHASES = {
    "en": "It is your turn. Enter alone buys, buy 2 spends 2 coppers, no sits the round out.",
    "de": "Du bist dran. Enter allein kauft, kaufen 2 kauft für 2 Kupfer, nein setzt diese Runde aus.",
    "fr": "C'est à toi. Entrée seule achète, acheter 2 dépense 2 sous, non saute la manche.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_purchase_names_what_else_may_be_answered(language):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    asked = Between.of(Seat(0), True, 0, 5, 10, 1, True)
    assert phrases.told(asked, "first") == PURCHASES[language]
    last = Between.of(Seat(0), True, 0, 1, 10, 1, True)
    assert " 2" not in phrases.told(last, "first") + phrases.allowed(last)
    assert not phrases.told(Between.of(Seat(0), True, 9, 4, 10, 0, True), "first")
    words = Words(phrases, asked, declared.of_table(GAME), GAME.queries)
    typed = {"en": ("buy 2", "no"), "de": ("kaufen 2", "nein"), "fr": ("acheter 2", "non")}[language]
    assert [words.read(each).value for each in typed] == [("buy", 2), OUT]


RUNS = {
    "en": ("straight, four in a row: ", "avenue, five in a row: ", "Raise 1 to 3, or none?"),
    "de": ("Straße, vier in Folge: ", "Allee, fünf in Folge: ", "1 bis 3 erhöhen, nein?"),
    "fr": ("suite de quatre: ", "allée de cinq: ", "Monter de 1 à 3 ou non?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_straight_and_the_first_avenue_are_explained(language):
    phrases, explained = Phrases(language, GAME, ("Ann", "Gustave"), (0,)), Explained()
    dice = (1, 2, 2, 2), (1, 2, 3, 4, 1, 1), (1, 2, 3, 4, 5)
    made = [counted(figures(each)) for each in dice]
    asked = [Raise(Seat(0), d, "sum", 9, 3, *f, 3, 1, figure=longest_run(f)) for d, f in zip(dice, made, strict=True)]
    told = [phrases.question(each, How(new=explained.first(phrases, each))).full.text for each in asked * 2]
    street, allee, answers = RUNS[language]
    for line, begins in zip(told, ("", street, allee), strict=False):
        assert begins in line
        assert line.endswith(answers)
    for line in told[3:]:
        assert street not in line
        assert allee not in line
        assert not line.endswith(answers)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Gustave may raise by up to 3, with a pair and a triple."),
        ("de", "Gustave darf um bis zu 3 erhöhen, mit einem Pärchen und einem Drilling."),
    ],
)
def test_with_full_verbosity_the_figures_are_named(language, line):
    event = Shows(Seat(1), 1, 1, 0, 0, False, 3)
    assert Phrases(language, GAME, ("Ann", "Gustave"), (0,)).event(event)[0].text == line
    assert event.telling is COURSE, "its own seat hears it with the question, which shows the throw"


def test_chance_never_drops_a_die():
    assert Seeded(1)(3, Roll(Seat(0), 9, may_fall=True)) != ()


@pytest.mark.parametrize(
    ("wants", "question"),
    [
        ({}, "2 Misericordes, pair, triple: 4 4 4 5 6 6. Raise 1 to 3, or none? "),
        ({"cells": 40}, "2 Misericordes. Raise 1 to 3? "),
    ],
)
def test_without_braille_the_throw_is_seen_at_its_raise(wants, question):
    terminal = ScriptedTerminal("", "6")
    people = (Participant("Ann"), Participant("Gustave", "bot", "good"))
    header = Header("misericorde", GAME.version, people, agreed(GAME), 3, False, "en")
    preferences = Preferences(language="en", speech="off", braille="off", **wants)
    session.play(preferences, header, None, Equipment(keyboards(terminal)))
    assert terminal.prompts[-1] == question


def test_t5_english_terms_are_english_and_the_german_ones_are_left_to_the_rules():
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    void = events.Void(Seat(0), (1, 1, 3))
    assert phrases.event(void, new=True)[0].text == "You throw harlots, several 1s: 1 1 3. Out."
    assert phrases.event(void)[0].text == "You throw harlots: 1 1 3. Out."
    cronies = events.Spiessgesellen(Seat(0), (4,) * 5, 4)
    assert phrases.event(cronies)[0].text == "Cronies of 4s: 4 4 4 4 4. You win the round."
    retreat = events.Retreats(Seat(1), 1)
    assert phrases.event(retreat)[0].text == "Gustave retreats: one chip to the pot, and out of the round."


def test_german_plays_for_the_stones_and_the_pot_of_the_source():
    phrases = Phrases("de", GAME, ("Ann", "Gustave"), (0,))
    assert phrases.event(Takes(Seat(0), 12, 40))[0].text == "Du nimmst 12, jetzt 40."
    assert phrases.event(events.Pays(Seat(1), 3, 1))[0].text == "Gustave zahlt 3, kauft einen Würfel dazu."


BEST = {
    "en": ("19 wins, the highest sum.", "2 Misericordes win."),
    "de": ("19 gewinnt, die höchste Summe.", "2 Misericordes gewinnen."),
    "fr": ("19 gagne, la plus haute somme.", "2 Misericordes gagnent."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_throw_is_told_with_why_it_wins_and_then_who_has_it(language):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    first = phrases.event(events.Best(Seat(1), "sum", 19), new=True)[0].text
    assert (first, phrases.event(events.Best(Seat(1), "misericordes", 2))[0].text) == BEST[language]


def test_an_average_that_rounds_to_none_is_left_out():
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    assert phrases.event(Luck(Seat(0), 2, 0, 0))[0].text == "None of your 2 throws was harlots."
    assert phrases.event(Luck(Seat(0), 20, 3, 4))[0].text == "3 of your 20 throws were harlots; the average is 4."


def heard(event, own=(0,), language="en", verbosity="normal"):
    return Phrases(language, GAME, ("Ann", "Gustave", "Eve"), own).event(event, verbosity)[0].text


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "With a pair you may raise by 1.", "With 2 pairs and a straight you may raise by up to 4."),
        (
            "de",
            "Mit einem Pärchen darfst du um 1 erhöhen.",
            "Mit 2 Pärchen und einer Straße darfst du um bis zu 4 erhöhen.",
        ),
        ("fr", "Avec une paire, tu peux monter de 1.", "Avec 2 paires et une suite, tu peux monter de 4 au plus."),
    ],
)
def test_help_at_a_raise_is_a_sentence(language, one, more):
    assert heard(events.Figures(1, 0, 0, 0, False, 1), language=language) == one
    assert heard(events.Figures(2, 0, 1, 0, False, 4), language=language) == more


def test_a_round_that_nobody_plays_is_told():
    run = taverne("play", "misericorde", "Ann", "--seed", "3", typed="out\n\nquit\n")
    assert "Fewer than two want to play: round 1 is skipped." in run.stdout.splitlines(), run.stdout


EQUAL = {"en": "both are equally good.", "de": "Beides ist gleich gut.", "fr": "les deux se valent."}


@pytest.mark.parametrize("language", EQUAL)
def test_where_two_ways_are_equally_good_advice_says_so(language):
    for advice in (
        AdviseDice(5, 0, 6),
        AdviseMeet("pay", 1, 5, 40, 0, "retreat", 0),
        AdviseRaise(0, 0, 1, False, 30),
        AdviseRaise(2, 0, 0, True, 80),
    ):
        assert EQUAL[language] in heard(advice, language=language)


WINS = {
    "en": (
        "Pay 2: that wins the game about 57 times in 100, 3 more than retreating. 5 dice lead in this round 40 times in 100.",
        "Paying cost 2, and you retreated. Paying would have won one more game of 100.",
    ),
    "de": (
        "Geh mit, für 2: Das gewinnt das Spiel in etwa 57 von 100 Fällen, 3 mehr als rauszugehen. "
        "Mit 5 Würfeln liegst du in dieser Runde 40-mal von 100 vorn.",
        "Mitgehen kostete 2, und du bist rausgegangen. Mitgehen hätte von 100 Spielen eins mehr gewonnen.",
    ),
    "fr": (
        "Payer 2: cela gagne la partie environ 57 fois sur 100, 3 de plus que de battre en retraite. "
        "Dans cette manche, 5 dés passent en tête 40 fois sur 100.",
        "Payer coûtait 2, et tu as battu en retraite. Payer aurait gagné une partie de plus sur 100.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_two_advice_and_review_tell_the_chance_to_win(language):
    advised, reviewed = WINS[language]
    assert heard(AdviseMeet("pay", 2, 5, 40, 3, "retreat", 0, True, 57), language=language) == advised
    assert heard(CostMeet(2, "retreat", 0, "pay", 2, 1, True), language=language) == reviewed


@pytest.mark.parametrize(("chips", "kept"), [(5, "You keep 2 chips."), (1, "You keep one chip."), (0, "")])
def test_advice_to_pay_less_tells_the_chips_that_this_saves(monkeypatch, chips, kept):
    counsel = Counsel(Seat(0))
    monkeypatch.setattr(counsel._best, "value", lambda question, move: float(move == ("short", 2)))
    (advised,) = counsel.advise(Meet(Seat(0), 2, 5, chips, 20, rank((2, 3)), 1), 1)
    told = heard(advised)
    assert told.startswith("Less 2: ")
    assert (kept in told) if kept else ("keep" not in told)


def test_advice_names_dice_as_dice():
    told = heard(AdviseMeet("buy", 2, 7, 40, 8, "buy", 1), language="de")
    assert told.startswith("Kaufe 2 Würfel: Das bringt in 100 solchen Runden 8 Steine mehr als einen Würfel zu kaufen.")


def test_a_tie_names_its_listener_you():
    tie = events.Tie("sum", 18, (Seat(0), Seat(1)), 4)
    assert heard(tie) == "You and Gustave tie, 18: play-off for 4 chips."
    assert heard(tie, (2,)) == "Ann, Gustave tie, 18: play-off for 4 chips."
    assert heard(tie, language="de") == "Gleichstand mit 18: du und Gustave. Ihr werft noch einmal, um 4 Steine."
    assert heard(tie, verbosity="brief", language="fr") == "Égalité à 18: toi et Gustave. Barrage."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        events.Bought(Seat(0), 10, 10, 4),
        events.Void(Seat(0), (1, 1)),
        events.Best(Seat(0), "sum", 18),
        events.Retreats(Seat(0), 1),
        events.Won(Seat(0), 10, 1),
        events.Spiessgesellen(Seat(0), (4,) * 5, 4),
        events.Gave(Seat(0), Seat(1), 3, 5),
        events.Owes(Seat(1), Seat(0), 2, 1),
    ],
)
def test_brief_lines_call_their_listener_you_as_well(event, language):
    assert "Ann" not in heard(event, (0,), language, "brief")
    assert "Ann" in heard(event, (2,), language, "brief")


@pytest.mark.parametrize(
    ("language", "typed", "asked", "out"),
    [
        ("en", "leave\nno\nsit out\n", "Leave? The game ends once all have answered.", "You sit this round out."),
        ("de", "gehen\nnein\nPause\n", "Gehen? Sind alle gefragt, ist das Spiel zu Ende.", "Du setzt diese Runde aus."),
        ("fr", "partir\nnon\npause\n", "Partir? La partie finit dès que tous ont répondu.", "Tu sautes cette manche."),
    ],
)
def test_leaving_that_ends_the_game_is_asked_about_and_sitting_out_has_everyday_words(language, typed, asked, out):
    told = taverne("play", "misericorde", "Ann", "--seed", "4", "--lang", language, typed=typed).stdout
    assert asked in told
    assert out in told.partition(asked)[2]
