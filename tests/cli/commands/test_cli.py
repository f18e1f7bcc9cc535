"""The commands, as a user types them."""

import json
import os
import re
import signal
import subprocess
import sys
from itertools import count

import pytest
from helpers import OURS, PATIENCE, listed, taverne

from access.settings import file as settings
from access.storage import journals
from access.storage.journals import folder
from access.system.posix import CLOSES

GAME = ("play", "kaques", "Ann", "Ben", "--dice", "typed", "--option", "target=500")
WIN = "1 1 1 2 3 4\nstop\n"


def one_line(run, code):
    """What a failed command says: one sentence on standard error, nothing else."""
    assert run.returncode == code, run
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1, run.stderr
    assert "Traceback" not in run.stderr
    return run.stderr.strip()


KEEP = (
    "Type the dice to keep and throw the others again, or stop and take the points. A 1 brings 100, a 5 brings 50, "
    "three alike more. If nothing scores, the points of the turn are lost."
)
"""What is told before the first question."""


def test_lines_in_lines_out_and_nothing_else():
    run = taverne(*GAME, typed=WIN)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        "Jaques le Kaques. At the table: Ann, Ben.",
        "The first to reach 500 wins. A good turn, 350 or more, is called a Grandmère.",
        "Ann, type 6 dice:",
        KEEP,
        "Ann: 1 1 1 2 3 4: Grandmère, 1000. Keep or stop?",
        "Ann: 1000, fertisch: done! Now 1000.",
        "Ann wins with 1000.",
        "Ben: 0.",
        "Again, review, menu or quit?",
    ]


def test_the_language_is_asked_for_or_the_systems():
    assert "Am Tisch" in taverne(*GAME, "--lang", "de").stdout
    assert "Am Tisch" in taverne(*GAME, env={"LANG": "de_AT.UTF-8"}).stdout
    assert "Am Tisch" in taverne(*GAME, env={"LANG": "en_US.UTF-8", "LC_ALL": "de_DE.UTF-8"}).stdout
    assert "Am Tisch" in taverne(*GAME, env={"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}).stdout
    assert "At the table" in taverne(*GAME, env={"LANG": "xx_XX.UTF-8"}).stdout


def test_alone_one_plays_against_a_good_bot_under_ones_own_name():
    run = taverne("play", "kaques", "--seed", "3", env={"LOGNAME": "robin"})
    assert run.stdout.startswith("Jaques le Kaques. At the table: robin, Gustave.\n")
    head = json.loads(next(folder().iterdir()).read_text().splitlines()[0])
    assert head["seats"] == [{"name": "robin", "kind": "person"}, {"name": "Gustave", "kind": "bot", "level": "good"}]


def test_bots_and_their_level_are_asked_for():
    run = taverne("play", "kaques", "Ann", "Gustave", "--bots", "2", "--level", "best")
    assert "At the table: Ann, Gustave, Lazare, Ewrard." in run.stdout
    assert '"level": "best"' in next(folder().iterdir()).read_text()


def test_the_same_seed_and_answers_give_the_same_game():
    runs = [taverne("play", "kaques", "Ann", "--seed", "8", typed="all\nstop\n" * 9).stdout for _ in range(2)]
    assert re.sub(r"resume \d", "", runs[0]) == re.sub(r"resume \d", "", runs[1])


def test_the_end_of_input_saves_and_names_resume():
    run = taverne(*GAME, typed="1 5 2 2 2 6\n")
    assert run.returncode == 0
    assert run.stdout.splitlines()[-1] == "Saved. Go on with: taverne resume 1"
    assert run.stderr == ""


def test_a_resumed_game_stands_at_the_same_question_and_can_be_won():
    taverne(*GAME, typed="1 5 2 2 2 6\n1 5\n")
    run = taverne("resume", typed="2 2 2 1\nstop\n")
    assert run.stdout.splitlines() == [
        "Jaques le Kaques goes on. At the table: Ann, Ben.",
        "Ann: 0.",
        "Ben: 0.",
        "The first to reach 500 wins. A good turn, 350 or more, is called a Grandmère.",
        "Ann, type 4 dice:",
        "Ann: 2 2 2 1, plus 150. Keep or stop?",
        "Ann: 450, fertisch: done! Now 450.",
        "Ben, type 6 dice:",
        "Saved. Go on with: taverne resume 1",
    ]
    assert "Ben, type 6 dice:" in taverne("resume", "1").stdout


def test_a_resumed_game_against_a_bot_tells_how_it_stands():
    taverne("play", "kaques", "Ann", "--seed", "3", typed="stop\n")
    run = taverne("resume")
    assert run.stdout.splitlines()[1:3] == ["You: 100.", "Gustave: 350."]


def test_saved_games_are_listed_and_found_by_number():
    assert taverne("resume", "--list").stdout == "There is no game to resume.\n"
    taverne(*GAME, typed="1 5 2 2 2 6\n")
    taverne(*GAME, typed=WIN)
    listed = taverne("resume", "--list").stdout
    assert re.fullmatch(r"1: Jaques le Kaques, Ann, Ben, today at \d{1,2}(:\d\d)?\n", listed)
    assert "That game is over" in one_line(taverne("resume", "2"), 1)
    assert "There is no saved game 7" in one_line(taverne("resume", "7"), 1)
    assert "There is no saved game 0" in one_line(taverne("resume", "0"), 1)
    assert "Ann: 1 5 2 2 2 6: Grandmère, 350. Keep or stop?" in taverne("resume", "Kaq").stdout


@pytest.mark.parametrize(
    ("language", "none", "others"),
    [
        ("en", "There is no game to resume.", "There is no saved game of blubb. There are: kaques."),
        ("de", "Es gibt kein Spiel zum Weiterspielen.", "Von blubb ist kein Spiel gespeichert. Es gibt: kaques."),
        (
            "fr",
            "Il n'y a pas de partie à reprendre.",
            "Il n'y a pas de partie sauvegardée de blubb. Choisis parmi: kaques.",
        ),
    ],
)
def test_resume_names_the_games_that_are_saved(language, none, others):
    assert one_line(taverne("resume", "blubb", "--lang", language), 1) == none
    taverne(*GAME, typed="1 5 2 2 2 6\n")
    assert one_line(taverne("resume", "blubb", "--lang", language), 1) == others


def test_next_comes_forward_to_the_open_question_in_words():
    run = taverne("play", "kaques", "Ann", "--seed", "3", typed="re\nne\nne\n")
    assert run.stdout.splitlines()[-7:-1] == [
        "3 2 2 3 6 1. Keep or stop?",
        f"It is your turn. {KEEP}",
        "3 2 2 3 6 1?",
        "3 2 2 3 6 1. Keep or stop?",
        "That was the newest line.",
        "3 2 2 3 6 1?",
    ]


def test_a_game_is_named_by_its_beginning():
    assert taverne("play", "kaq", "Ann").stdout.startswith("Jaques le Kaques. At the table: Ann, Gustave.")
    assert "takes a whole number from 500" in one_line(taverne("play", "kaq", "Ann", "--target", "7"), 2)
    assert "There is no game called ka." in one_line(taverne("play", "ka", "Ann"), 2)


def test_a_journal_of_ones_own_is_kept_and_gone_on_with(tmp_path):
    path = tmp_path / "ours.jsonl"
    run = taverne(*GAME, "--journal", path, typed="1 5 2 2 2 6\n")
    assert run.stdout.splitlines()[-1] == f"Saved. Go on with: taverne resume --journal {path}"
    assert "already exists" in one_line(taverne(*GAME, "--journal", path), 1)
    assert "Ann: 1 5 2 2 2 6" in taverne("resume", "--journal", path).stdout


def test_a_game_that_cannot_be_saved_is_played_all_the_same(tmp_path):
    path = tmp_path / "file" / "ours.jsonl"
    (tmp_path / "file").write_text("in the way")
    run = taverne(*GAME, "--journal", path, typed=WIN)
    said = f"This game cannot be saved in {tmp_path / 'file'}: part of the path is not a folder. You can play on."
    assert run.stdout.splitlines()[0] == said
    assert run.stdout.count("cannot be saved") == 1
    assert "Ann wins with 1000." in run.stdout
    left = taverne(*GAME, "--journal", path, typed="1 5 2 2 2 6\n")
    assert left.stdout.splitlines()[-1] == "This game was not saved."


@pytest.mark.windows_too
def test_two_windows_cannot_play_the_same_game(tmp_path):
    path = tmp_path / "ours.jsonl"
    command = [sys.executable, "-m", "access", *GAME, "--journal", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        for line in first.stdout:
            if "type 6 dice:" in line:
                break
        assert one_line(taverne("resume", "--journal", path), 1) == (
            "Jaques le Kaques is open in another window. Go on there, or choose another game: taverne resume --list"
        )
        first.stdin.close()


@pytest.mark.parametrize("number", CLOSES)
def test_a_signal_ends_the_game_in_order(number, tmp_path):
    path = tmp_path / "ours.jsonl"
    command = [sys.executable, "-m", "access", *GAME, "--journal", str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as game:
        game.stdin.write("1 5 2 2 2 6\n")
        game.stdin.flush()
        for line in game.stdout:
            if "Ann: 1 5" in line:
                break
        game.send_signal(number)
        out, err = game.communicate(timeout=PATIENCE)
    how = f"Saved. Go on with: taverne resume --journal {path}\n"
    if number == signal.SIGINT:
        assert out.endswith(how)
        assert (game.returncode, err) == (0, "")
    else:
        assert (game.returncode, err) == (1, how)
    assert "Ann: 1 5 2 2 2 6" in taverne("resume", "--journal", path).stdout


def test_a_closed_pipe_ends_the_game_without_complaint():
    command = [sys.executable, "-m", "access", *GAME]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as game:
        game.stdout.readline()
        game.stdout.close()
        game.stdin.write(b"2 3 4 6 2 3\n" * 20)
        game.stdin.close()
        err = game.stderr.read().decode()
    assert err == "Saved. Go on with: taverne resume 1\n"
    assert game.returncode == 1


def test_scores_for_a_table_with_real_dice():
    run = taverne("score", "kaques", "1", "5", "2", "2", "2", "6")
    assert run.stdout.splitlines()[:3] == ["350 points", "1 2 2 2 5: 350, then one die.", "1 2 2 2: 300, then 2 dice."]
    assert taverne("score", "kaques", "152226").stdout == run.stdout
    assert taverne("score", "kaques", "2", "3").stdout == "0 points\n"
    assert taverne("score", "kaques", "1", "--lang", "de").stdout == "100 Punkte\n1: 100, dann 6 Würfel.\n"


def test_scores_as_objects_a_throw_a_line():
    run = taverne("score", "kaques", "-", "--json", typed="1 5 2 2 2 6\n\n111111\n")
    assert [json.loads(line) for line in run.stdout.splitlines()] == [{"points": 350}, {"points": 2000}]
    assert run.returncode == 0
    run = taverne("score", "kaques", "-", "--json", typed="1 5\n7 7\nx\n2 2 2\n")
    assert [json.loads(line) for line in run.stdout.splitlines()] == [{"points": 150}, {"points": 200}]
    assert run.stderr.splitlines() == [
        "Line 2: No die shows 7: type 1 to 6.",
        "Line 3: Type the dice as digits from 1 to 6, not x.",
    ]
    assert run.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("score", "kaques", "1", "7"), "No die shows 7: type 1 to 6."),
        (("score", "kaques", "x"), "Type the dice as digits from 1 to 6, not x."),
        (("score", "kaques", "1111111"), "A throw has one to six dice, not 7."),
        (("play", "skat"), "There is no game called skat. Choose one of: " + ", ".join(OURS) + "."),
        (("play", "kaques", "Ann", "--bots", "0"), "Jaques le Kaques needs at least 2 players, bots included."),
        (("play", "kaques", "Ann", "ann"), "ann is already at the table. Choose another name."),
        (("play", "kaques", " "), "A name needs at least one letter or digit."),
        (("play", "kaques", "--option", "target"), "Write options as KEY=VALUE, not target."),
        (("play", "kaques", "--option", "goal=5"), "There is no option goal. Choose one of: target, first, advice."),
        (
            ("play", "kaques", "--option", "target=510"),
            "The option target takes a whole number from 500 on, in steps of 50.",
        ),
        (("play", "kaques", "--option", "first=me"), "The option first takes one of: seat, throw."),
        (
            ("simulate", "kaques", "--bots", "good,god"),
            "Jaques le Kaques has no bots of level god. Choose one of: easy, good, best.",
        ),
        (("simulate", "kaques", "--bots", "good"), "Jaques le Kaques needs at least 2 players, bots included."),
        (
            ("braille", "a", "--table", "no.ctb"),
            "There is no braille table no.ctb. taverne braille --list names the tables there are.",
        ),
        (("dance",), "There is no command dance. To hear the commands: taverne --help"),
        (("kaques",), "kaques is a game. To play it: taverne play kaques"),
        (("score", "kaques", ""), "Type the dice as digits from 1 to 6."),
        (("play", "kaques", "--journal", "/"), "/ is a folder. Name a file in it."),
        (
            ("play",),
            "Which game? Type for instance: taverne play kaques. There are: kaques, kara, misericorde, verflixte6, words.",
        ),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_2(arguments, says):
    assert one_line(taverne(*arguments), 2) == says


def test_what_goes_wrong_at_run_time_is_one_sentence_and_exit_1(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann\n")
    assert one_line(taverne("replay", path), 1) == "letter.txt is not a saved game of Taverne."
    assert one_line(taverne("resume", "--journal", path), 1)
    assert "cannot be read" in one_line(taverne("replay", tmp_path / "none"), 1)
    assert one_line(taverne("replay", path, "--lang", "de"), 1).startswith("letter.txt ist kein gespeichertes Spiel")


def test_debug_shows_the_whole_story():
    break_it = {"PYTHONPATH": os.pathsep.join(sys.path)}
    code = "import access.cli.group as c; from access.storage import catalogue; catalogue.names = lambda: 1 / 0; c.main(prog_name='taverne')"

    def run(*arguments):
        command = [sys.executable, "-c", code, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **break_it})

    assert one_line(run("games"), 1) == "Something went wrong: division by zero. Run it again with --debug for details."
    assert "Traceback" in run("games", "--debug").stderr


def test_simulate_gives_figures():
    run = taverne("simulate", "kaques", "--games", "50", "--bots", "good,easy", "--seed", "4", "--json")
    figures = json.loads(run.stdout)
    keys = {"games", "wins", "turn_mean", "turn_sd", "turns", "bust_share", "games_per_cpu_second"}
    assert set(figures) == keys
    assert figures["games"] == sum(figures["wins"]) == 50
    assert figures["wins"][0] > figures["wins"][1]
    again = json.loads(
        taverne("simulate", "kaques", "--games", "50", "--bots", "good,easy", "--seed", "4", "--json").stdout
    )
    assert {key: again[key] for key in keys - {"games_per_cpu_second"}} == {
        key: figures[key] for key in keys - {"games_per_cpu_second"}
    }
    assert "Seat 1, good: won" in taverne("simulate", "kaques", "--games", "5").stdout


def test_the_best_bot_brings_what_its_plan_expects():
    run = taverne("simulate", "kaques", "--games", "10", "--bots", "best,best", "--option", "target=500000", "--json")
    figures = json.loads(run.stdout)
    error = figures["turn_sd"] / (figures["turns"] * figures["games"]) ** 0.5
    assert abs(figures["turn_mean"] - 446.571) < 4 * error


def test_rules_are_read_in_both_languages():
    assert taverne("rules", "kaques").stdout.startswith("Jaques le Kaques, a dice game from Tlamana")
    assert "fertisch" in taverne("rules", "kaques", "--lang", "de").stdout


def test_games_are_named():
    assert taverne("games").stdout == listed()


def test_braille_of_a_text():
    assert taverne("braille", "Hello 12").stdout == "⠠⠓⠑⠇⠇⠕⠀⠼⠁⠃\n"
    assert taverne("braille", "Hello 12", "--brf").stdout == ",HELLO #AB\n"
    assert taverne("braille", "schön", "--lang", "de").stdout == "⠱⠪⠝\n"
    assert taverne("braille", "schön", "--table", "de-g0.utb").stdout == "⠎⠉⠓⠪⠝\n"


def test_braille_under_each_line_of_a_game():
    run = taverne(*GAME, "--braille", "terminal", typed=WIN)
    assert "Ann: 1 1 1 2 3 4?\n⠠⠁⠝⠝⠒⠀⠼⠁⠀⠼⠁⠀⠼⠁⠀⠼⠃⠀⠼⠉⠀⠼⠙⠦\n" in run.stdout
    run = taverne(*GAME, "--braille", "brf", typed=WIN)
    assert "Ann: 1 1 1 2 3 4?\n,ANN3 #A #A #A #B #C #D8\n" in run.stdout


def test_without_liblouis_it_is_said_once_and_played_on(tmp_path):
    run = taverne(*GAME, "--braille", "terminal", typed=WIN, env={"LOUIS_LIBRARY": str(tmp_path / "gone.so")})
    assert run.stdout.count("Braille needs liblouis. taverne doctor says where to get it.") == 1
    assert "Ann wins" in run.stdout


def test_a_game_is_told_again_as_lines_and_as_objects(tmp_path):
    path = tmp_path / "ours.jsonl"
    taverne(*GAME, "--journal", path, typed=WIN)
    told = taverne("replay", path)
    assert "Ann throws 1 1 1 2 3 4." in told.stdout
    assert told.stdout.splitlines()[-2] == "Ann wins with 1000."
    objects = [json.loads(line) for line in taverne("replay", path, "--json").stdout.splitlines()]
    assert objects[0] == {"event": "opening", "to": None, "target": 500}
    assert objects[-2] == {"event": "won", "to": None, "seat": 0, "score": 1000}


def test_undo_is_for_typed_dice_and_stands_in_the_journal(tmp_path):
    path = tmp_path / "ours.jsonl"
    run = taverne(*GAME, "--journal", path, typed="un\n2 3 4 6 2 3\nundo\n1 1 1 2 3 4\nun\n1 2 3 4 6 6\n1\n")
    assert "There is nothing to take back" in run.stdout
    assert run.stdout.count("Taken back: ") == 2
    assert sum('"undo"' in line for line in path.read_text().splitlines()) == 2
    assert "Ann, type 5 dice:" in taverne("resume", "--journal", path).stdout
    assert "Undo works with your own dice or cards" in taverne("play", "kaques", "Ann", typed="undo\n").stdout


def test_the_menu_answers_to_numbers_and_words():
    run = taverne(typed="help\n6\n1\n1\nkaques\nnames Ann, Ben\n\nquit\nresume\n\nquit\n9\n")
    assert run.returncode == 0
    assert run.stdout.startswith("Menu: 1 play, 2 learn, 3 resume, ")
    assert "a dice game from Tlamana" in run.stdout
    assert "Jaques le Kaques. At the table: Ann, Ben." in run.stdout
    assert "Jaques le Kaques goes on. At the table: Ann, Ben." in run.stdout
    assert taverne(typed="resume\nyes\nquit\n").stdout.count("goes on. At the table") == 1


@pytest.mark.parametrize(
    ("language", "typed", "asked", "deleted"),
    [
        ("en", "resume\ndelete\nyes\nquit\n", "Go on or delete? Enter goes on.", "Saved game 1 was deleted."),
        (
            "de",
            "weiter\nlöschen 1\nja\nEnde\n",
            "Weiterspielen oder löschen?",
            "Das gespeicherte Spiel 1 ist gelöscht.",
        ),
    ],
)
def test_the_only_saved_game_can_be_deleted_in_the_menu(language, typed, asked, deleted):
    taverne("play", "kaques", "Ann", typed="quit\n")
    run = taverne("--lang", language, typed=typed)
    assert asked in run.stdout
    assert deleted in run.stdout
    assert list(journals.open_games()) == []


@pytest.mark.parametrize("answer", ["ja", "yes", "j", "no"])
def test_a_plain_yes_is_no_name_of_a_game(answer):
    run = taverne(typed=f"play\n{answer}\nquit\nquit\n")
    assert f"Not understood: {answer}. Type a number from 1 to 5, or the beginning of a line." in run.stdout
    assert "against" not in run.stdout


def test_settings_are_changed_at_every_question_of_the_menu():
    typed = (
        "set verbosity brief\nplay\nset others full\nkaques\nset rate 250\nset target 1000\nset verbosity\nquit\nquit\n"
    )
    run = taverne(typed=typed)
    for line in (
        "verbosity: brief.",
        "others: full.",
        "rate: 250.",
        "ann, target 1000. Start?",
        "verbosity: brief. How",
    ):
        assert line.removeprefix("ann") in run.stdout, line
    assert settings.read_settings().of() == {"verbosity": "brief", "others": "full", "rate": 250}


def test_settings_in_the_menu_say_which_one_an_option_overrides():
    settings.write_setting("braille.outlet", "terminal")
    run = taverne(
        "--braille", "off", typed="settings\nhelp braille\nverbosity\nbrief\n\nsettings\nset braille\n\nquit\n"
    )
    assert run.stdout.count("braille: terminal. Where braille is shown; auto: on a display at a console.") == 2
    assert run.stdout.count("Now off, by --braille.") == 2
    assert "verbosity: brief.\n" in run.stdout


@pytest.mark.parametrize("typed", ["settings\nbraille off\n\n", "set braille off\nsettings\n\n"])
def test_what_is_set_in_the_menu_comes_before_an_option_from_then_on(typed):
    settings.write_setting("verbosity", "brief")
    run = taverne("--braille", "terminal", "--lang", "en", typed=f"{typed}settings\n\nset language de\nquit\n")
    assert "by --braille" not in run.stdout.partition("braille: off.")[2]
    assert "\u280d\u2811\u281d\u2825" in run.stdout.partition("braille: off.")[0]
    assert "\u280d" not in run.stdout.partition("braille: off.")[2].partition("Menu?")[2]
    assert run.stdout.endswith("Menü?\nBis bald.\n")


HEARS = "settings\nhelp verbosity\n\n"


@pytest.mark.parametrize("typed", ["settings\nverbosity brief\n\n", "set verbosity brief\n"])
def test_a_setting_comes_before_its_option_even_if_the_file_had_that_value_already(typed):
    settings.write_setting("verbosity", "brief")
    run = taverne("--verbosity", "full", typed=f"{HEARS}{typed}play\nquit\n{HEARS}quit\n")
    before, after = run.stdout.split("verbosity: brief.\n")
    assert before.count("Now full, by --verbosity") == 1
    assert "by --verbosity" not in after


@pytest.mark.parametrize(
    ("typed", "asks"), [("names open kaques\nno\nnames Anna Marie\n", True), ("names Anna Marie\n", False)]
)
def test_a_name_that_begins_with_a_command_is_asked_about(typed, asks):
    run = taverne(typed=f"play\nkaques\n{typed}\nquit\nquit\n")
    assert ("open kaques begins with a command. Is it really a name?" in run.stdout) == asks
    assert "At the table: Anna Marie, Gustave." in run.stdout


def test_the_menu_asks_which_of_several_saved_games_goes_on():
    for name in ("Ann", "Ben", "Cem"):
        taverne("play", "kaques", name, "--seed", "3", typed="stop\nquit\n")
    run = taverne(typed="resume\n7\n1\nquit\nresume\n\nquit\nplay\n00000000199\nquit\n")
    assert re.findall("^[1-3]: Jaques le Kaques, [A-Z][a-z]+", run.stdout, re.MULTILINE)[:3] == [
        "3: Jaques le Kaques, Cem",
        "2: Jaques le Kaques, Ben",
        "1: Jaques le Kaques, Ann",
    ]
    assert "There is no saved game 7." in run.stdout
    assert re.findall("goes on. At the table: ([A-Z][a-z]+)", run.stdout) == ["Ann", "Ann"]
    assert "Not understood: 00000000199." in run.stdout


def test_the_menu_says_what_cannot_be_done_and_asks_again():
    run = taverne(typed="resume\nfly\nplay\nkaques\nnames Ann, Ann\n2 2\nquit\nquit\n")
    assert "There is no game to resume." in run.stdout
    assert "Not understood: fly. Type play, learn, resume," in run.stdout
    assert "Ann is already at the table." in run.stdout
    assert run.stderr == ""


def test_settings_are_changed_in_the_menu_and_count_from_then_on():
    run = taverne(typed="settings\nsettings\nverbosity\nbrief\nlanguage\nde\n\n8\nEinstellungen\n\n9\n")
    assert "1: language, English." in run.stdout
    assert "1: Sprache, Deutsch" in run.stdout
    assert run.stdout.endswith("Menü?\nBis bald.\n")
    assert settings.read_settings().of() == {"verbosity": "brief", "language": "de"}


def test_the_menu_speaks_german():
    shown = taverne("--lang", "de", typed="9\n").stdout
    assert shown.startswith("Menü: 1 Spiel, 2 lernen, 3 weiter, ")
    assert shown.endswith("\nMenü?\nBis bald.\n")


def test_help_is_plain_and_every_command_takes_language_and_debug():
    commands = re.findall(r"^  ([a-z]+): ", taverne("--help").stdout.partition("Commands:")[2], re.MULTILINE)
    assert set(commands) >= {"play", "resume", "games", "rules", "score", "simulate", "say", "braille", "replay"}
    for command in commands:
        text = taverne(command, "--help").stdout
        assert "--lang" in text
        assert "--debug" in text
        assert all(len(line) <= 80 for line in text.splitlines())
        assert not re.search("[\x1b│─┌]", text)


def test_the_version_is_told():
    assert re.fullmatch(r"taverne \d+\.\d+\.\d+\n", taverne("--version").stdout)


def test_the_shell_completes_commands_and_games():
    env = {"_TAVERNE_COMPLETE": "bash_complete", "COMP_WORDS": "taverne play ka", "COMP_CWORD": "2"}
    assert taverne(env=env).stdout == "plain,kaques\nplain,kara\n"


@pytest.mark.parametrize("account", ["root", "daemon", "nobody", "ubuntu"])
def test_the_account_of_a_service_is_no_name_of_a_player(account):
    environment = {"LOGNAME": account, "USER": account}
    assert "At the table: Guest, Gustave." in taverne("play", "kaques", env=environment).stdout
    run = taverne(typed="tournament\nquit\nquit\n", env=environment)
    assert "Enter takes Guest alone:" in run.stdout


def test_who_has_no_name_is_a_guest():
    assert "At the table: Guest, Gustave." in taverne("play", "kaques", env={"LOGNAME": "..."}).stdout
    assert "Am Tisch: Gast, Gustave." in taverne("play", "kaques", "--lang", "de", env={"LOGNAME": "..."}).stdout


def test_the_menu_takes_how_one_wants_to_be_told():
    run = taverne(
        "--cells", "12", "--braille", "brf", "--verbosity", "brief", typed="play\n1\nnames Ann, Ben\n\nquit\n"
    )
    assert ",JAQUES LE\n,KAQUES4 ,AT" in run.stdout


def test_at_a_table_that_is_set_up_help_names_what_can_be_changed_and_quit_leaves():
    run = taverne(typed="play\n1\nhelp\nquit\n", env={"LOGNAME": "root"})
    assert "names, now Guest: who plays, with commas between them" in run.stdout
    assert "target, now 10000: the score that wins" in run.stdout
    assert "At the table" not in run.stdout


def test_a_damaged_save_is_passed_over_and_named():
    taverne(*GAME, typed="1 5 2 2 2 6\n")
    (folder() / "9-kaques.jsonl").write_text("junk\n")
    os.utime(folder() / "9-kaques.jsonl", (4e9, 4e9))
    run = taverne("resume")
    assert run.stdout.splitlines()[0] == "Saved game 9 cannot be resumed and was skipped."
    assert "Ann: 1 5 2 2 2 6" in run.stdout
    assert "9: cannot be resumed. 9-kaques.jsonl is not a saved game" in taverne("resume", "--list").stdout
    next(folder().glob("1-*")).unlink()
    assert one_line(taverne("resume"), 1).startswith("No saved game can be resumed.")


def test_without_sound_the_test_of_the_voice_says_so():
    assert "no sound device" in one_line(taverne("say", "Hello", env={"PULSE_SERVER": ""}), 1)
    spoken = taverne("play", "kaques", "--speech", "on", env={"PULSE_SERVER": ""}).stdout
    assert spoken.splitlines()[0].startswith("The voice does not work: there is no sound device")


def test_a_voice_that_does_not_work_is_told_once_in_a_command_and_for_one_reason(tmp_path):
    (tmp_path / "pyttsx3.py").write_text("raise ImportError('no speech here')\n")
    env = {"PULSE_SERVER": "", "PYTHONPATH": str(tmp_path)}
    typed = "play kaques\n\n" + "score\n" * 20 + "quit\nplay kara\n\nscore\nquit\nquit\n"
    told = taverne("--speech", "on", "--sounds", "all", typed=typed, env=env).stdout
    assert "At the table" in told
    assert told.count("The voice does not work") == 1
    assert told.count("There are no sounds") == 1


def test_a_replay_of_an_open_game_says_that_it_is_open(tmp_path):
    taverne(*GAME, "--journal", tmp_path / "ours.jsonl", typed="1 5 2 2 2 6\n")
    told = taverne("replay", tmp_path / "ours.jsonl").stdout.splitlines()
    assert told[0] == "Jaques le Kaques. At the table: Ann, Ben."
    assert told[-1] == "This game is not over."


def test_simulate_says_how_far_it_is():
    from access.engine.simulation import SAY_EVERY, simulate
    from games.kaques import GAME as KAQUES
    from games.options import with_defaults

    said, clock = [], count(0, 2 * SAY_EVERY)
    options = with_defaults(KAQUES.agreement.options, {})
    simulate(KAQUES, options, ["good", "good"], 40, 1, said.append, lambda: next(clock))
    assert said == [1, 17, 33]


@pytest.mark.parametrize(
    ("arguments", "begins"),
    [
        (("fumo",), "Fumo: from now on every throw counts double"),
        (("knick",), "Cherry's Knickers, in German Cherrys Höschen: four throws"),
        (("hös",), "Cherry's Knickers, in German Cherrys Höschen: four throws"),
        (("elas", "sicherheitsventil"), "Ela's Valve, in German Elas Ventil"),
        (("toertchen", "--lang", "de"), "Jules Törtchen wirkt von selbst"),
    ],
)
def test_a_paragraph_of_the_rules_can_be_asked_for_by_name(arguments, begins):
    run = taverne("rules", "verflixte6", *arguments)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(begins)
    assert len(run.stdout) < 500


def test_each_joker_has_a_paragraph_of_its_own():
    from access.answers.shapes import guide_paragraph
    from access.language.phrases import Phrases
    from access.language.texts import guide
    from access.storage.catalogue import find
    from access.system.environment import LANGUAGES

    game = find("verflixte6")
    for language in LANGUAGES:
        phrases, paragraphs = Phrases(language, game), guide(game, language)
        found = [
            guide_paragraph(phrases, game.queries, paragraphs, phrases.term(name)[0]) for name in game.queries[-1].among
        ]
        assert len(set(found)) == len(found) == 15
        assert None not in found


def test_a_paragraph_that_is_not_there_is_wrong_usage():
    run = taverne("rules", "verflixte6", "skat")
    assert (run.returncode, run.stderr) == (2, "The rules of Die verflixte 6 have no paragraph about skat.\n")
    assert taverne("rules", "kaques", "skat").returncode == 2


# Options before and after a command ----------------------------------------------------------------------------------


def test_options_mean_the_same_before_and_after_a_command():
    play = ("play", "kaques", "Ann", "--seed", "3")
    before = taverne("--lang", "de", "--braille", "terminal", *play, typed="ende\n")
    after = taverne(*play, "--lang", "de", "--braille", "terminal", typed="ende\n")
    assert before.stdout.splitlines()[:6] == after.stdout.splitlines()[:6]
    assert "⠼⠉" in before.stdout
    both = taverne("--verbosity", "brief", "--speech", "off", *play, "--verbosity", "full", typed="stop\n")
    full = taverne(*play, "--verbosity", "full", typed="stop\n")
    assert both.stdout.splitlines()[:-1] == full.stdout.splitlines()[:-1]


def test_an_option_that_a_command_does_not_take_is_refused():
    assert one_line(taverne("--braille", "terminal", "games"), 2) == "The command games has no option --braille."
    assert one_line(taverne("settings", "--cells", "20", "show"), 2) == "The command show has no option --cells."


def test_a_dictionary_named_before_a_command_is_used_by_its_subcommands():
    assert taverne("--dictionary", "en", "word", "check", "tree").returncode == 0
    assert taverne("--dictionary", "de", "word", "check", "tree").returncode == 1


def test_an_option_of_a_game_can_be_typed_by_its_name_in_every_command_that_plays():
    for by_name in (("--house", "extra"), ("--house=extra",)):
        run = taverne("simulate", "kara", *by_name, "--games", "2", "--json")
        assert (run.returncode, run.stderr) == (0, "")
        assert taverne("play", "kara", "Ann", *by_name, typed="quit\n").returncode == 0
    refused = one_line(taverne("play", "kara", "--house", "nowhere"), 2)
    assert refused == "The option house takes one of: player, extra, neutral."


def test_an_option_without_its_value_says_so():
    assert one_line(taverne("play", "kaques", "--target"), 2) == "The option --target needs a value."
    french = one_line(taverne("play", "kaques", "--but", "500", "--lang", "fr"), 2)
    assert french == "Il n'y a pas d'option --but. Voulais-tu dire --target?", "its name in the listener's language"


def test_what_follows_two_hyphens_is_a_name():
    run = taverne("play", "kaques", "--", "--target", typed="quit\n")
    assert run.stdout.startswith("Jaques le Kaques. At the table: --target, ")


def test_a_dictionary_for_a_game_without_words_is_refused():
    for line in (("play", "kaques", "--dictionary", "en"), ("--dictionary", "en", "play", "kaques")):
        assert one_line(taverne(*line), 2) == "There is no option dictionary. Choose one of: target, first, advice."


def test_a_seed_has_up_to_128_bits_and_the_help_does_not_spell_them_out():
    assert taverne("simulate", "kaques", "--games", "1", "--seed", str(2**128 - 1)).returncode == 0
    for command in (("play", "kaques"), ("simulate", "kaques"), ("tournament", "kaques")):
        assert taverne(*command, "--seed", str(2**128)).returncode == 2
        assert taverne(*command, "--seed", "-1").returncode == 2
        assert "340282366920938463463374607431768211455" not in taverne(command[0], "--help").stdout


def test_what_one_command_was_asked_is_forgotten_by_the_next_in_the_same_process(capsys):
    from access.cli.group import main

    said = []
    for arguments in (["--lang", "de", "score", "kaques", "1"], ["score", "kaques", "1"]):
        with pytest.raises(SystemExit):
            main(arguments, prog_name="taverne")
        said.append(capsys.readouterr().out)
    assert "dann" in said[0]
    assert "then" in said[1]


def test_options_of_a_table_can_be_typed_by_their_names():
    by_name = taverne("play", "kaques", "Ann", "--target", "2000", "--first=throw", "--seed", "3", typed="quit\n")
    by_key = taverne("play", "kaques", "Ann", "--option", "target=2000", "--option", "first=throw", "--seed", "3")
    assert by_name.stdout.splitlines()[:3] == by_key.stdout.splitlines()[:3]
    assert "The first to reach 2000 wins. A good turn, 350 or more, is called a Grandmère." in by_name.stdout
    assert one_line(taverne("play", "kaques", "--target", "7"), 2).startswith("The option target")


def test_seeds_have_128_bits(tmp_path):
    largest = 2**128 - 1
    run = taverne("play", "kaques", "Ann", "--seed", largest, "--journal", tmp_path / "a.jsonl", typed="quit\n")
    assert run.returncode == 0
    assert f'"seed": {largest}' in (tmp_path / "a.jsonl").read_text()
    assert taverne("play", "kaques", "--seed", largest + 1).returncode == 2
    seeds = set()
    for n in range(3):
        taverne("play", "kaques", "Ann", "--journal", tmp_path / f"{n}.jsonl", typed="quit\n")
        seeds.add(json.loads((tmp_path / f"{n}.jsonl").read_text().splitlines()[0])["seed"])
    assert len(seeds) == 3
    assert max(seeds) > 2**96


def test_more_players_going_on_than_leave_somebody_out_are_refused(tmp_path):
    for size, advance in ((4, 4), (2, 2), (3, 19)):
        run = taverne("tournament", "Ann", "Ben", "Cleo", "--table", size, "--advance", advance)
        assert one_line(run, 2) == f"--advance takes a number from 1 to {size - 1}, not {advance}."


def test_at_tables_of_two_one_goes_on_if_nothing_else_is_said():
    run = taverne("tournament", "--bots", "4", "--table", "2", "--seed", "1")
    assert run.returncode == 0, run.stderr
    assert "The best of this table goes on." in run.stdout


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "so it takes no --seed."), ("de", "--seed gibt es dabei nicht."), ("fr", "elle ne prend pas --seed.")],
)
def test_a_lesson_says_why_it_takes_no_seed(language, says):
    assert one_line(taverne("learn", "kara", "--seed", "3", "--lang", language), 2).endswith(says)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "After the game comes at most the number of a lesson, not Renate. Type for instance: "),
        ("de", "Nach dem Spiel kommt höchstens die Nummer einer Lektion, nicht Renate. Tippe zum Beispiel: "),
        ("fr", "Après le jeu vient au plus le numéro d'une leçon, pas Renate. Tape par exemple: "),
    ],
)
def test_a_name_after_the_game_of_a_lesson_is_told_what_belongs_there(language, says):
    said = one_line(taverne("learn", "kara", "Renate", "--lang", language), 2)
    assert said == f"{says}taverne learn verflixte6 2"
    assert one_line(taverne("learn", "kara", "0", "--lang", language), 2) == said.replace("Renate", "0")
