"""What comes after a game: another one, a look back, statistics, a personal best."""

import csv
import io
import json
import re

import pytest
from helpers import ScriptedPlayer, taverne

from access.answers.commands import Answered
from access.answers.words import Words
from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.table import Participant, Table, drive, seat_bots
from access.language.phrases import Phrases
from access.play.at_table import Decision, Review, WhatNext, review, rotated
from access.storage import catalogue, results
from access.storage.journals import folder, new
from access.storage.results import Apart, Result, is_best, summaries
from access.system.files import settings_folder
from games.advising import Weighed
from games.kaques import GAME
from games.kaques.advice import Luck
from games.kaques.bots import expected
from games.kaques.rules import Stopped
from games.steps import Seat

SHORT = ("play", "kaques", "Ann", "--target", "500")
LONGER = ("play", "kaques", "Ann", "--target", "2000")
"""A game too long for a bot's win before Ann's first question."""
STOPS = "stop\n" * 40


def heads():
    paths = sorted(folder().iterdir(), key=lambda path: int(path.name.partition("-")[0]))
    return [json.loads(path.read_text().splitlines()[0]) for path in paths]


INTRODUCED = "A 1 brings 100"


def test_whoever_has_finished_a_game_hears_no_introduction_to_it_any_more():
    first = taverne(*SHORT, "--seed", "3", typed=STOPS + "again\n" + STOPS).stdout
    assert first.count(INTRODUCED) == 1
    assert INTRODUCED not in taverne(*SHORT, "--seed", "4", typed="quit\n").stdout
    assert INTRODUCED in taverne("play", "kaques", "Eve", "--target", "500", "--seed", "4", typed="quit\n").stdout


def test_a_resumed_game_tells_its_introduction_to_nobody_who_has_heard_it():
    begun = taverne(*LONGER, "--seed", "3", typed="1\nquit\n").stdout
    assert INTRODUCED in begun
    assert INTRODUCED not in taverne("resume", typed="stop\nquit\n").stdout


def test_of_two_at_one_keyboard_only_who_is_new_hears_the_introduction():
    assert INTRODUCED in taverne(*SHORT, "--seed", "3", typed=STOPS).stdout
    told = taverne(
        "play", "kaques", "Ann", "Eve", "--target", "5000", "--seed", "4", typed="stop\n" * 8 + "quit\n"
    ).stdout
    assert told.count(INTRODUCED) == 1
    assert told.index("Ann: ") < told.index(INTRODUCED) < told.index("Eve: ")


def test_after_a_game_again_sits_everybody_one_seat_further_and_draws_a_new_seed():
    run = taverne(*SHORT, "--seed", "3", typed=STOPS + "again\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Again, review, menu or quit?" in run.stdout
    assert "At the table: Gustave, Ann." in run.stdout
    first, second = heads()
    assert [seat["name"] for seat in second["seats"]] == ["Gustave", "Ann"]
    assert first["chosen"] is True
    assert "chosen" not in second
    assert first["seed"] != second["seed"]


def test_after_a_game_enter_alone_starts_nothing_and_the_end_of_input_ends_it_well():
    run = taverne(*SHORT, "--seed", "3", typed=STOPS + "\n\n")
    assert run.returncode == 0
    assert run.stdout.count("At the table") == 1
    assert run.stdout.endswith("Again, review, menu or quit?\n")


def test_after_a_game_one_can_go_to_the_menu():
    run = taverne(*SHORT, "--seed", "3", typed=STOPS + "menu\nquit\n")
    assert run.returncode == 0
    assert "Menu?" in run.stdout or "quit?" in run.stdout.splitlines()[-1]


def test_at_a_shared_keyboard_nobody_in_particular_is_asked_what_comes_next():
    run = taverne("play", "kaques", "Ann", "Ben", "--target", "500", "--seed", "3", typed=STOPS + "review\n")
    assert "\nAgain, review, menu or quit?" in run.stdout
    assert "Ann:\n" in run.stdout
    assert "Ben:\n" in run.stdout


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "statistics", "Ann, Jaques le Kaques: one game, "),
        ("de", "Statistik", "Ann, Jaques le Kaques: ein Spiel, "),
        ("fr", "statistiques", "Ann, Jaques le Kaques: une partie, "),
    ],
)
def test_after_a_game_statistics_tell_those_of_the_persons_who_played_in_this_game(language, typed, told):
    taverne("play", "kara", "Ann", "--rounds", "1", typed="stop\n" * 60)
    taverne("play", "kaques", "Zoe", "--target", "500", typed=STOPS)
    dice = ("--dice", "typed", "--target", "500", "--lang", language)
    run = taverne("play", "kaques", "Ann", "Ben", *dice, typed=f"1 1 1 2 3 4\nstop\n{typed}\n{typed}\n")
    assert run.returncode == 0
    assert {found.game for found in results.read()} == {"kara", "kaques"}
    after = run.stdout.partition("?\n")[2]
    assert after.count(told.partition(":")[0]) == 2, run.stdout
    assert after.count("Ben, Jaques le Kaques") == 2
    assert "Kara ins Haus" not in after
    assert "Zoe" not in after


def test_once_a_game_is_over_nothing_is_taken_back_or_advised():
    run = taverne(*SHORT, "--seed", "3", typed=STOPS + "undo\nadvice\nscore\n")
    after = run.stdout.partition("Again, review, menu or quit?")[2]
    assert "undo works only while a game is played." in after
    assert "advice works only while a game is played." in after
    assert "You:" in after


@pytest.mark.parametrize(
    ("options", "before"),
    [
        ((), ""),
        (("--verbosity", "full"), 'verbosity = "brief"\n'),
        (("--verbosity", "full"), '[person."Ann"]\n'),
    ],
)
def test_what_was_set_during_a_game_holds_for_the_next_one_and_in_the_menu(home, options, before):
    (settings_folder("taverne") / "settings.toml").write_text(before, encoding="utf-8")
    typed = f"set verbosity brief\n{STOPS}again\nset verbosity\n{STOPS}menu\nsettings\n\nquit\n"
    run = taverne(*SHORT, *options, "--seed", "3", typed=typed)
    first, second = run.stdout.split("At the table: ")[1:]
    assert "verbosity: brief." in first
    assert "verbosity: brief. How" in second
    assert "by --verbosity" not in second


def test_braille_that_was_switched_off_during_a_game_stays_off_in_the_next_one():
    run = taverne(*LONGER, "--braille", "terminal", typed=f"set braille off\n{STOPS}again\n{STOPS}menu\nquit\n")
    first, _, after = run.stdout.partition("braille: off")
    assert any("\u2800" < each <= "\u28ff" for each in first)
    assert "At the table: " in after
    assert not any("\u2800" <= each <= "\u28ff" for each in after)


def test_what_was_set_during_a_resumed_game_holds_for_the_next_one():
    taverne(*SHORT, "--seed", "3", typed="quit\n")
    run = taverne("resume", "--braille", "terminal", typed=f"set braille off\n{STOPS}again\n{STOPS}menu\nquit\n")
    after = run.stdout.partition("braille: off")[2]
    assert "At the table: " in after
    assert not any("\u2800" <= each <= "\u28ff" for each in after)


# The look back --------------------------------------------------------------------------------------------------------


def played(seed, answers):
    """A game of Kaques against the best bot, in which Ann answers from a list of functions of the question."""
    header = Header(
        "kaques",
        1,
        (Participant("Ann"), Participant("Gustave", "bot", "best")),
        GAME.agreement.with_defaults({"target": 10000}),
        seed,
        False,
        "en",
    )
    table = Table(new(GAME, header))
    bots = seat_bots(GAME, header.bot_levels, seed)

    class Ann(ScriptedPlayer):
        def choose(self, number, question):
            return answers(number, question)

    ann = Ann(iter(()))
    ann.seats = frozenset({0})
    drive(table, {0: ann, **bots.players}, [ann, *bots.listeners], Seeded(seed))
    return header, table, ann


def careless(number, question):
    """All that scores, or stop: never wisely."""
    if question.score + question.points >= 9000 or number % 3 == 0:
        return ()
    return tuple(face for face in question.throw if face in (1, 5)) or ()


@pytest.mark.parametrize("seed", range(5))
def test_costs_and_luck_add_up_to_the_difference_from_the_expectation(seed):
    """Each turn is worth 446.57 points at first; what luck added and decisions cost is what it brought."""
    header, table, ann = played(seed, careless)
    found = review(GAME, header, table.answers(), Seat(0))
    adviser = GAME.adviser(Seat(0))
    assert found.costs == tuple(sorted(found.costs, key=lambda each: -each.cost))
    assert all(each.cost >= -1e-9 for each in found.costs)
    turns = [told.event for told in ann.heard if getattr(told.event, "seat", None) == 0]
    brought = sum(event.points for event in turns if isinstance(event, Stopped))
    lost = sum(type(event).__name__ in ("LeKaque", "GrandKaque") for event in turns)
    count = sum(isinstance(event, Stopped) for event in turns) + lost
    (luck,) = found.luck
    assert isinstance(luck, Luck)
    if not any(each.cost == 10000 for each in found.costs):
        costs = sum(each.cost for each in found.costs)
        assert brought == pytest.approx(count * expected(6, 0) + luck.more - luck.fewer - costs, abs=1)
    assert adviser.luck() == (Luck(Seat(0), 0, 0),)


def test_the_three_costliest_are_told_and_none_that_cost_next_to_nothing():
    header, table, _ = played(1, careless)
    found = review(GAME, header, table.answers(), Seat(0))
    assert len(found.told()) == 3
    assert found.told()[0] == (found.places[0], found.costs[0].event)
    wise = review(GAME, *played(1, lambda number, question: best_answer(question))[:1], ANSWERS, Seat(0))
    assert wise.told() == ()


ANSWERS = []


def best_answer(question):
    return GAME.bots["best"](Seat(0), lambda number, ways: 0).choose(0, question)


def test_a_finished_game_is_looked_back_at_by_its_number_and_an_open_one_is_not():
    taverne(*SHORT, "--seed", "3", typed=STOPS)
    taverne(*SHORT, "--seed", "4", typed="stop\nquit\n")
    (heading,) = re.findall(r"(.*) cost most:\n", taverne("review").stdout)
    count = len(re.findall(r"^Turn ", taverne("review").stdout, re.MULTILINE))
    assert heading == ("This decision" if count == 1 else "These decisions")
    assert taverne("review", "1").stdout == taverne("review").stdout
    assert "Diese Entscheidung" in taverne("review", "--lang", "de").stdout
    run = taverne("review", "2")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "That game is not over. taverne resume goes on with it.\n"


def test_what_follows_the_last_answer_is_looked_back_at_too():
    house_and_first_karas, last_turns = "1 2 3 4 5\n4 4 4 4 4\n1 2 2 5 6\n", "stop\nrun 6\n5\n"
    table = ("play", "kara", "Ann", "Ben", "--dice", "typed", "--rounds", "1", "--house", "neutral")
    run = taverne(*table, typed=house_and_first_karas + last_turns + "review\n")
    assert "Ben wins: " in run.stdout
    of_ben = run.stdout.rpartition("Ben:\n")[2]
    assert "One of your 2 throws landed in the house" in of_ben


@pytest.mark.parametrize("game", ["kara", "misericorde", "verflixte6"])
def test_each_game_is_looked_back_at(game):
    answers = {"kara": "all\n\n", "misericorde": "buy 1\n5\nnone\npay\n", "verflixte6": "none\nyes\non\n"}[game]
    taverne("play", game, "Ann", "--rounds", "2", "--seed", "3", typed=answers * 200)
    run = taverne("review")
    assert (run.returncode, run.stderr) == (0, "")
    assert ("harlots" if game == "misericorde" else "average") in run.stdout


# Statistics -----------------------------------------------------------------------------------------------------------


def result(seat_wins, best=100, apart=(), game="kaques", level="good", other="Gustave"):
    bot = Participant(other, "bot", level) if level else Participant(other)
    counts = ({"turns": 2, "points": 2 * best, "best": best, "lost": 1}, None)
    return Result(
        "2026-11-22T12:00:00", game, 1, {}, (Participant("Ann"), bot), (0 if seat_wins else 1,), counts, apart
    )


def test_wins_are_counted_by_opponent_and_in_a_row():
    games = [result(won) for won in (True, True, False, True)]
    games += [result(True, level="best"), result(False, apart=("advice",)), result(True, level="", other="Ben")]
    (found,) = [each for each in summaries(games) if each.person == "Ann"]
    assert (found.games, found.won, found.longest, found.now) == (6, 5, 3, 3)
    assert [(each.opponent, each.games, each.won) for each in found.against] == [
        ("Ben", 1, 1),
        ("best", 1, 1),
        ("good", 4, 3),
    ]
    assert (found.apart, found.apart_won) == (1, 0)
    assert found.apart_by == (Apart(("advice",), 1, 0),)


def test_a_personal_best_is_told_from_the_tenth_game_on_and_only_if_it_is_higher():
    nine = [result(True, best=100 + n) for n in range(9)]
    assert is_best(result(True, best=200), nine, "Ann", "best") == 200
    assert is_best(result(True, best=200), nine[1:], "Ann", "best") is None
    assert is_best(result(True, best=108), nine, "Ann", "best") is None
    assert is_best(result(True, best=200, apart=("seed",)), nine, "Ann", "best") is None
    assert is_best(result(True, best=200), [*nine[1:], result(True, apart=("typed",))], "Ann", "best") is None
    assert is_best(result(True, best=200), nine, "Ben", "best") is None


def test_a_personal_best_is_said_once_at_the_end_of_the_game():
    for _ in range(9):
        results.add(result(True, best=0))
    taverne(*SHORT, "--seed", "3", typed="quit\n")
    (saved,) = folder().iterdir()
    saved.write_text(saved.read_text().replace(', "chosen": true', ""))  # as if the program had drawn the seed
    run = taverne("resume", typed=STOPS)
    assert run.stdout.count("best turn so far.") == 1
    assert run.stdout.index("best turn so far.") < run.stdout.index("Again, review")


def test_a_finished_game_is_recorded_and_told():
    run = taverne(*LONGER, typed=STOPS)
    assert run.returncode == 0
    (found,) = results.read()
    assert (found.game, found.apart, found.seat_of("ann")) == ("kaques", (), 0)
    assert oct(results.path().stat().st_mode)[-3:] == "600"
    told = taverne("statistics").stdout
    assert told.startswith("Ann, Jaques le Kaques: one game, ")
    assert "Only against good bots.\n" in told, "the same figures are not told twice"
    assert "points on average" in told
    assert "last game" not in told, "of one game that says the same once more"
    assert "Bots der Stufe gut" in taverne("statistics", "kaques", "--lang", "de").stdout
    assert taverne("statistics", "kara").stdout == "No finished game is recorded yet.\n"
    assert taverne("statistics", "--person", "Ben").stdout == "No finished game is recorded for Ben yet.\n"
    (summed,) = json.loads(taverne("statistics", "--json").stdout)
    assert (summed["person"], summed["games"]) == ("Ann", 1)
    (row,) = csv.DictReader(io.StringIO(taverne("statistics", "--csv").stdout))
    assert (row["game"], row["person"], row["apart"]) == ("kaques", "Ann", "0")
    assert int(row["turns"]) > 0


@pytest.mark.parametrize(
    ("extra", "typed", "why", "told"),
    [
        (("--seed", "3"), STOPS, ("seed",), "no game without a chosen seed yet."),
        (
            ("--target", "500", "--dice", "typed", "--bots", "0", "Ben"),
            "1 1 1 2 3 4\nstop\n",
            ("typed",),
            "no game without typed dice or cards yet.",
        ),
        ((), "advice\n" + STOPS, ("advice",), "no game without advice yet."),
        (("--seed", "3"), "advice\n" + STOPS, ("seed", "advice"), "no game without typed dice or cards,"),
    ],
)
def test_typed_dice_chosen_seeds_and_advice_count_apart_by_their_reasons(extra, typed, why, told):
    taverne(*LONGER, *extra, typed=typed)
    assert [found.apart for found in results.read()] == [why]
    shown = taverne("statistics").stdout
    assert shown.startswith(f"Ann, Jaques le Kaques: {told}")
    apart = {"seed": "with a chosen seed", "typed": "with typed dice or cards", "advice": "with advice"}
    assert f"Counted apart, {', '.join(apart[each] for each in why)}: one game, " in shown


@pytest.mark.parametrize(
    ("language", "says", "person"),
    [
        (
            "en",
            "You have had advice: the statistics count games with advice apart.",
            "no game without advice yet.",
        ),
        (
            "de",
            "Du hast einen Tipp gehört: Spiele mit Tipp zählt die Statistik für sich.",
            "noch kein Spiel ohne Tipps.",
        ),
        (
            "fr",
            "Tu as eu un conseil: les statistiques comptent à part les parties avec conseil.",
            "pas encore de partie sans conseil.",
        ),
    ],
)
def test_the_first_advice_of_a_game_says_once_that_it_counts_apart(language, says, person):
    run = taverne(*LONGER, "--lang", language, typed="advice\nadvice\nTipp\nTipp\nconseil\nconseil\n" + STOPS)
    lines = run.stdout.splitlines()
    assert lines.count(says) == 1
    assert f"Ann, Jaques le Kaques: {person}" in taverne("statistics", "--lang", language).stdout
    assert says not in taverne(*SHORT, "--seed", "3", "--lang", language, typed="advice\nTipp\nconseil\n").stdout
    assert says not in taverne("learn", "kaques", "--lang", language, typed="advice\nTipp\nconseil\n").stdout


def test_advice_that_was_asked_before_a_game_was_left_counts_when_it_goes_on():
    taverne(*LONGER, typed="advice\nquit\n")
    assert sum("advice" in line for line in next(folder().iterdir()).read_text().splitlines()) == 1
    taverne("resume", typed=STOPS)
    assert [found.apart for found in results.read()] == [("advice",)]


def test_statistics_are_forgotten_on_request():
    results.add(result(True))
    assert taverne("statistics", "clear", "--yes").stdout == "One game was deleted from the statistics.\n"
    assert taverne("statistics", "clear", "--yes").stdout == "No game was deleted from the statistics.\n"
    assert not results.path().exists()


def test_a_damaged_line_hides_no_other():
    results.add(result(True))
    with open(results.path(), "a", encoding="utf-8") as file:
        file.write('{"when": 1}\nnonsense\n[]\n{"seats": [{"name": "\\u001b"}]}\n')
    results.add(result(False))
    assert len(list(results.read())) == 2
    assert taverne("statistics").returncode == 0


def test_the_header_of_another_game_keeps_the_table():
    header = Header("kaques", 1, (Participant("Ann"), Participant("Ben")), {"target": 500}, 7, True, "en", chosen=True)
    again = rotated(header)
    assert again.names == ("Ben", "Ann")
    assert (again.options, again.typed, again.chosen) == ({"target": 500}, True, False)
    assert again.seed != 7


def test_every_game_of_ours_counts_something_for_its_players():
    for name in ("kaques", "kara", "misericorde", "verflixte6", "words"):
        game = catalogue.find(name)
        counts = game.records.tally(Seat(0)).counts()
        assert game.records.best in counts
        assert game.records.told([counts]) == game.records.told([counts, {}])


ENDS = {
    "kaques": (("--target", "500"), ["stop"]),
    "kara": (("--rounds", "1"), ["stop"]),
    "misericorde": (("--rounds", "1"), ["1", "pay", "mitgehen", "no"]),
    "verflixte6": (("--option", "rounds=1"), ["no", "yes", "stop"]),
    "words": (("--rounds", "1"), ["", "fold", "aussteigen"]),
}


@pytest.mark.parametrize("speaks", [("Ann", "Jörg"), ("Jörg", "Ann")])
@pytest.mark.parametrize("name", ENDS)
def test_at_one_keyboard_the_end_is_told_in_the_language_of_each(home, name, speaks):
    options, typed = ENDS[name]
    settings = settings_folder("taverne") / "settings.toml"
    settings.write_text('language = "en"\n[person."Jörg"]\nlanguage = "de"\n', encoding="utf-8")
    run = taverne("play", name, *speaks, *options, "--seed", "3", "--plain", typed="\n".join(typed * 60) + "\n")
    assert run.stderr == ""
    lines = run.stdout.splitlines()
    asked = next(n for n, line in enumerate(lines) if line.endswith(("menu or quit?", "Menü oder Ende?")))
    last = "\n".join(lines[max(asked - 16, 0) : asked])
    assert re.search(r"\b(wins|win)\b", last), last
    assert re.search(r"\b(gewinnt|gewinnen)\b", last), last


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "save", "Each answer is saved at once; quit leaves, and says how to go on."),
        ("de", "speichern", "Jede Antwort ist sofort gespeichert; Ende hört auf und sagt, wie es weitergeht."),
        ("fr", "sauvegarder", "Chaque réponse est sauvegardée aussitôt; quitter arrête et dit comment continuer."),
    ],
)
def test_who_wants_to_save_hears_that_it_is_done(language, typed, told):
    assert told in taverne("play", "kaques", "Ann", "--lang", language, typed=f"{typed}\n").stdout


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "new game", "again"),
        ("de", "neues Spiel", "again"),
        ("fr", "nouvelle partie", "again"),
        ("en", "stats", "figures"),
        ("en", "back", "menu"),
        ("de", "zurück", "menu"),
        ("fr", "retour", "menu"),
    ],
)
def test_after_a_game_other_words_are_understood(language, typed, meant):
    assert Words(Phrases(language), WhatNext(Seat(0), True), ()).read(typed) == Answered(meant)


def test_a_decision_is_told_as_costly_only_if_its_whole_figures_differ():
    costs = tuple(Weighed(cost, Stopped(Seat(0), int(cost), int(cost))) for cost in (5.2, 1.0, 0.7))
    places = (Decision(0, 1, 1), Decision(0, 2, 1), Decision(0, 3, 1))
    assert Review(costs, places, ()).told() == tuple(zip(places[:2], (each.event for each in costs[:2]), strict=True))
