"""Whole games of Kara with random answers: chips balance after every answer, they end, a kill loses nothing; prompts fit."""

import re

import pytest
from fits import printed_on_40
from helpers import taverne
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_play import play_whole

from access.language.phrases import Explained, Phrases
from access.outputs.braille.translator import Translator
from access.system.environment import LANGUAGES
from games.kara import GAME
from games.kara.advice import AdviseRun, AdviseStop, CostStopped
from games.kara.events import Drinks, Equal, HouseNext, InHouse, LastTurn, Standing, Stopped, Threw, Wins, Won
from games.kara.questions import STOP, RunOrStop, StayOrGo
from games.options import with_defaults
from games.steps import Seat

WHOLE = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
OPTIONS = st.fixed_dictionaries(
    {
        "stake": st.integers(0, 9),
        "chips": st.integers(0, 30),
        "rounds": st.integers(1, 5),
        "drink": st.integers(0, 4),
        "house": st.sampled_from(["player", "extra", "neutral"]),
    }
)
WRONG = ["", [], (7,), (1,) * 6, "x", -1, "join", ("stop",)]


def answer_to(question, pick):
    if isinstance(question, StayOrGo):
        return ("stay", "stay", "leave" if question.inside else "join")[pick % 3]
    return question.dice[: pick % 6] if pick % 4 else STOP


@WHOLE
@given(
    seats=st.integers(2, 9),
    options=OPTIONS,
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 11), min_size=1, max_size=40),
    wrong=st.lists(st.sampled_from(WRONG), max_size=10),
)
@pytest.mark.long
def test_chips_balance_after_every_answer_and_games_end(tmp_path_factory, seats, options, seed, picks, wrong):
    whole = seats * options["chips"]
    table = play_whole(
        tmp_path_factory.mktemp("kara") / "game.jsonl",
        GAME,
        seats,
        with_defaults(GAME.agreement.options, options),
        seed,
        lambda step, turn: answer_to(step, picks[turn % len(picks)]),
        wrong,
        lambda play: play.total() == whole and min(play.chips) >= 0,
    )
    assert sum(table.play.chips) + table.play.wirt == whole


@pytest.mark.brailled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("far", [2, 15])
def test_each_question_with_its_longest_usual_answer_fits_40_cells_and_keeps_the_distance(language, far):
    made = Translator(language)
    for question in (
        RunOrStop(Seat(0), (6, 6, 6, 5, 5), far, "over", (1, 2, 3, 4, 5), False),
        RunOrStop(Seat(0), (6, 6, 6, 5, 5), far, "under", (1, 2, 3, 4, 5), True),
        StayOrGo(Seat(0), True, 50),
        StayOrGo(Seat(0), False, 50),
    ):
        phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
        for new in (True, False):
            printed = printed_on_40(phrases, made, question, ("", ""), "normal", new)
            assert not isinstance(question, RunOrStop) or str(far) in printed


def test_a_neutral_house_is_thrown_by_none_of_the_players():
    phrases = Phrases("en", GAME, ("Ann", "Ben"), {0})
    for verbosity in ("brief", "normal"):
        told = phrases.event(HouseNext(Seat(0), neutral=True), verbosity)[0].text
        assert "nobody's" in told
        assert "you" not in told.casefold().split()
    rules = GAME.new(2, with_defaults(GAME.agreement.options, {})).play()
    told = [rules.send(None).event, rules.send(None).event]
    rules.close()
    assert told[1] == HouseNext(Seat(0), neutral=True)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "House 17, the sum to reach; its dice: 3 2 3 6 3."),
        ("de", "Haus 17, die Zielsumme; Würfel: 3 2 3 6 3."),
        ("fr", "Maison 17, la somme à approcher; ses dés: 3 2 3 6 3."),
    ],
)
def test_the_first_neutral_house_says_what_it_is_for_also_where_others_take_one_line_a_turn(language, told):
    options = ("--others", "line", "--house", "neutral", "--rounds", "3", "--seed", "9", "--lang", language)
    run = taverne("play", "kara", "Ann", *options, typed="stop\n\n" * 20)
    assert told in run.stdout
    assert run.stdout.count(told.partition(", ")[2].partition(":")[0]) == 1


@pytest.mark.parametrize(
    ("language", "told", "whose"),
    [
        ("en", r"House \d+: [1-6 ]+", "neutral"),
        ("de", r"Haus \d+: [1-6 ]+", "Unparteiischen"),
        ("fr", r"Maison \d+: [1-6 ]+", "neutre"),
    ],
)
def test_a_house_that_players_throw_is_not_told_to_be_a_neutral_one(language, told, whose):
    options = ("--rounds", "3", "--seed", "9", "--lang", language)
    run = taverne("play", "kara", "Ann", "Ben", "Cem", *options, typed="stop\n\n" * 40)
    assert re.search(told, run.stdout)
    assert whose not in run.stdout


ANN, GUSTAVE = Seat(0), Seat(1)
DICE = (2, 2, 4, 6, 6)


def in_kara(language, own=(0,)):
    return Phrases(language, GAME, ("Ann", "Gustave", "Eve"), own)


def heard(event, verbosity="normal", language="en", own=(0,)):
    return in_kara(language, own).event(event, verbosity)[0].text


def test_a_kara_that_is_thrown_again_runs_and_the_first_throw_does_not():
    assert heard(Threw(GUSTAVE, DICE, 1, "over")) == "Gustave is 1 over: 2 2 4 6 6."
    assert heard(Threw(GUSTAVE, DICE, 1, "over", again=True)) == "Gustave runs: 1 over."
    assert heard(Threw(GUSTAVE, DICE, 1, "over", again=True), "full") == "Gustave runs: 1 over, 2 2 4 6 6."
    assert heard(Threw(ANN, DICE, 1, "over", again=True)) == "You run: 1 over, 2 2 4 6 6."
    assert heard(Threw(ANN, DICE, 1, "over", again=True), language="de") == "Du läufst: 1 drüber, 2 2 4 6 6."
    assert heard(Threw(GUSTAVE, DICE, 1, "over", again=True), language="fr") == "Gustave relance: 1 de trop."


def test_who_has_not_thrown_yet_is_told_that_there_is_one_throw_alone():
    last = heard(LastTurn((ANN,), wait=(ANN,)))
    assert last == "Last turn for you. You throw only once."
    assert heard(LastTurn((Seat(2),), wait=(Seat(2),))).endswith(" Only one throw for Eve.")
    assert heard(LastTurn((ANN,), wait=(ANN,)), language="de").endswith(" Du wirfst nur einmal.")


def test_the_last_turn_names_whose_it_is():
    assert heard(LastTurn((ANN,))) == "Last turn for you."
    assert heard(LastTurn((GUSTAVE,))) == "Last turn for Gustave."
    assert heard(LastTurn((ANN, GUSTAVE))) == "Last turn for you and Gustave."
    assert heard(LastTurn((GUSTAVE, Seat(2))), language="de") == "Letzter Zug für Gustave, Eve."
    assert heard(LastTurn((ANN, GUSTAVE)), language="fr") == "Dernier tour pour toi et Gustave."


def test_a_tie_names_its_listener_you():
    tie = Equal((ANN, GUSTAVE), 3, 1)
    assert heard(tie) == "Tie: you and Gustave, each 3 away, each with one die in common."
    assert heard(tie, own=(2,)).startswith("Tie: Ann, Gustave, each 3 away, ")
    assert heard(tie, "brief", "de") == "Gleichstand: du und Gustave."
    assert heard(tie, "brief", "fr") == "Égalité: toi et Gustave."


RULES_OF_TIES = {
    "en": "The most dice in common with the house would win, but each has 2.",
    "de": "Dann gewinnt, wer mehr Würfel mit dem Haus gemeinsam hat; doch jeder hat 2.",
    "fr": "Le plus de dés en commun avec elle gagnerait, mais chacun en a 2.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_tie_says_how_ties_are_decided(language):
    phrases, tie = in_kara(language), Equal((ANN, GUSTAVE), 3, 2)
    first, later = (phrases.event(tie, new=new)[0].text for new in (True, False))
    assert first.endswith(RULES_OF_TIES[language])
    assert RULES_OF_TIES[language] not in later


CAUSES = {
    "en": ("A tie costs drinks for all: ", "The very same dice cost drinks for all: ", "Drinks for all: "),
    "de": (
        "Ein Gleichstand kostet Getränke für alle: ",
        "Ein Wurf mit denselben Würfeln kostet Getränke für alle: ",
        "Getränke für alle: ",
    ),
    "fr": (
        "Une égalité coûte une tournée générale: ",
        "Le lancer exact de la maison coûte une tournée générale: ",
        "Tournée générale: ",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_drinks_of_each_cause_name_that_cause_alone(language):
    phrases, explained = in_kara(language), Explained()
    told = (Drinks(2), Drinks(3, "exactly"), Drinks(2), Drinks(3, "exactly"))
    lines = [phrases.event(each, new=explained.first(phrases, each))[0].text for each in told]
    tie, exactly, plain = CAUSES[language]
    for line, begins in zip(lines, (tie, exactly, plain, plain), strict=True):
        assert line.startswith(begins)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_says_whose_turn_it_is(language):
    question = RunOrStop(ANN, DICE, 1, "over", DICE, False)
    said = {"en": "It is your turn. ", "de": "Du bist dran. ", "fr": "C'est à toi. "}[language]
    assert in_kara(language).told(question, "first").startswith(said)
    assert said not in in_kara(language, own=(0, 1)).told(question, "first"), "the question names whose it is"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        Threw(ANN, DICE, 1, "over"),
        InHouse(ANN, DICE, 1),
        Stopped(ANN, DICE, 1, "over"),
        Wins(ANN, 1, "over", -1),
        Standing(ANN, 50, 2),
    ],
)
def test_brief_lines_call_their_listener_you_as_well(event, language):
    assert "Ann" not in heard(event, "brief", language)
    assert "Ann" in heard(event, "brief", language, own=(1,))


SHARED = {
    "en": ("Gustave: 39 chips, no round won, one shared.", "You win with 59 chips, 2 rounds won, 3 shared."),
    "de": (
        "Gustave: 39 Steine, keine Runde gewonnen, eine geteilt.",
        "Du gewinnst das Spiel mit 59 Steinen, 2 Runden gewonnen, 3 geteilt.",
    ),
    "fr": (
        "Gustave: 39 jetons, aucune manche gagnée, une partagée.",
        "Tu gagnes la partie avec 59 jetons, 2 manches gagnées, 3 partagées.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_round_is_told_as_shared(language):
    behind, ahead = SHARED[language]
    assert heard(Standing(GUSTAVE, 39, 0, 1), language=language) == behind
    assert heard(Won(ANN, 59, 2, 3), language=language) == ahead
    assert (
        heard(Won(ANN, 59, 1), language=language)
        == {
            "en": "You win with 59 chips, one round won.",
            "de": "Du gewinnst das Spiel mit 59 Steinen, eine Runde gewonnen.",
            "fr": "Tu gagnes la partie avec 59 jetons, une manche gagnée.",
        }[language]
    )
    assert heard(Standing(GUSTAVE, 39, 0, 1), "brief", language).rstrip(".").endswith(" 1")
    assert not heard(Standing(GUSTAVE, 39, 4), "brief", language).rstrip(".").endswith(" 0")


CERTAIN = {
    "en": (
        "Stop: that always wins this round.",
        "Throw the 3 again: that hardly ever wins this round, stopping never does.",
    ),
    "de": (
        "Stopp: Damit gewinnst du diese Runde immer.",
        "Wirf die 3 noch einmal: Damit gewinnst du diese Runde fast nie, mit stoppen nie.",
    ),
    "fr": (
        "Stop: cela gagne toujours cette manche.",
        "Relance le 3: cela ne gagne presque jamais cette manche; si tu t'arrêtes, jamais.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_says_in_words_what_always_or_never_wins_and_where_two_ways_are_alike(language):
    stop, run = CERTAIN[language]
    assert heard(AdviseStop(100, (3,), 1, 30), language=language).startswith(stop + " ")
    assert heard(AdviseRun((3,), 1, 1, 0), language=language) == run
    alike = heard(AdviseRun((3,), 1, 47, 47, True), language=language)
    assert alike.count("47") == 1
    assert heard(AdviseRun((3,), 1, 47, 46), language=language).count("46") == 1


SURE_TIE = {
    "en": "you stopped, which is a sure tie. Throwing",
    "de": "Das ist sicher ein Gleichstand. ",
    "fr": "égalité sûre.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sure_tie_is_told_as_one_and_not_as_half_a_win(language):
    told = heard(CostStopped((1, 2, 3, 4, 5), 1, "over", 50, (3,), 57, True), language=language)
    assert SURE_TIE[language] in told
    assert "50" not in told
    assert "50" in heard(CostStopped((1, 2, 3, 4, 5), 1, "over", 50, (3,), 57), language=language)
    assert "100" not in heard(AdviseStop(50, (3,), 1, 30, tie=True), language=language)
