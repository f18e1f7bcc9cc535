"""Setting up a table in the menu, and what is remembered of it."""

import json

import pytest
from helpers import taverne

from access.answers.options import option_title, value_told
from access.language.phrases import Phrases
from access.play.new_game import Setup
from access.storage import catalogue
from access.storage import remembered as tables
from access.storage.journals import folder
from access.storage.remembered import Remembered
from access.system.environment import LANGUAGES


def heads():
    paths = sorted(folder().iterdir(), key=lambda path: int(path.name.partition("-")[0]))
    return [json.loads(path.read_text().splitlines()[0]) for path in paths]


def menu(*lines, **env):
    return taverne(typed="\n".join(lines) + "\n", env={"LOGNAME": "ann", **env})


def test_the_menu_is_told_once_and_then_asks_for_short():
    run = menu("statistics", "quit")
    assert run.stdout.startswith("Menu: 1 play, 2 learn, 3 resume, ")
    assert run.stdout.count("Menu: ") == 1
    assert run.stdout.count("Menu?") == 2


def test_short_games_come_first():
    shown = menu("play", "quit", "quit").stdout
    places = [shown.index(f"{n} {title}") for n, title in ((1, "Jaques le Kaques"), (5, "Choose Your Words"))]
    assert places == sorted(places)


def test_enter_starts_the_table_that_is_told_in_one_line():
    run = menu("play", "kaques", "", "quit", "quit")
    assert "Jaques le Kaques: ann against Gustave, level good. Start?" in run.stdout
    assert "At the table: ann, Gustave." in run.stdout


def test_names_are_separated_by_commas_and_may_hold_spaces():
    """Two names with a space each are two players, not four."""
    menu("play", "kaques", "names Ann Marie, Jörg Müller", "start", "quit", "quit")
    assert [seat["name"] for seat in heads()[0]["seats"]] == ["Ann Marie", "Jörg Müller"]


def test_each_part_of_the_table_is_changed_alone():
    run = menu("play", "kaques", "bots 2", "level best", "target 1000", "first throw", "", "quit", "quit")
    assert "Jaques le Kaques: ann against Gustave, Lazare, level best, target 1000, first throw. Start?" in run.stdout
    (head,) = heads()
    assert [seat.get("level") for seat in head["seats"]] == [None, "best", "best"]
    assert head["options"] == {"target": 1000, "first": "throw"}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bots many", "Type bots and a number from 0 to 20, for instance bots 2."),
        ("bots 99", "Type bots and a number from 0 to 20, for instance bots 2."),
        ("names Bot", "Bot is a word for commands. Choose another name."),
        ("names Gustave", "A bot at this table is called Gustave. Choose another name, or type first: bots 0."),
        ("level great", "Jaques le Kaques has no bots of level great. Choose one of: easy, good, best."),
        ("target 3", "The option target takes a whole number from 500 on, in steps of 50."),
        ("names Ann, ann", "ann is already at the table. Choose another name."),
        ("bots 0", "Jaques le Kaques needs at least 2 players, bots included."),
        ("target", "target: the score that wins"),
        ("halma 3", "Not understood: halma 3. Enter takes what the question says; help says what can be changed."),
    ],
)
def test_what_cannot_be_is_said_and_the_table_stays(typed, said):
    run = menu("play", "kaques", typed, "quit", "quit")
    assert said in run.stdout
    assert run.stdout.count("Jaques le Kaques: ann against Gustave, level good. Start?") == 2


def test_help_reads_every_option_with_a_sentence():
    shown = menu("play", "words", "help", "quit", "quit").stdout
    for line in (
        "names, now ann: who plays, with commas between them",
        "bots, now 1: how many, 0 to ",
        "level, now good: how strong the bots are",
        "ante, now 1: the chips each pays before the deal.",
        "check, now always: when words are looked up: always, or when doubted. One of: auto, doubt, always.",
        "advice, now auto: whether you may ask for advice",
    ):
        assert line in shown
    assert "edition" not in shown


def test_a_german_table_is_set_up_in_german():
    run = taverne("--lang", "de", typed="Spiel\nwords\nPrüfung Zweifel\nBots 2\nStufe leicht\nHilfe\n\nEnde\nEnde\n")
    assert "gegen Gustave, Lazare, Stufe leicht, Prüfung Zweifel. Los?" in run.stdout
    assert "Wörterbuch, jetzt de: die Wörter: ein Name oder der Pfad einer Liste." in run.stdout
    assert "Prüfung, jetzt Zweifel: " in run.stdout
    assert "Bots, jetzt 2: " in run.stdout
    assert heads()[0]["options"]["check"] == "challenge"


def test_the_table_of_a_person_is_there_again_the_next_time():
    menu("play", "kaques", "names Ben", "bots 3", "target 1000", "", "quit", "quit")
    assert (
        "Jaques le Kaques: Ben against Gustave, Lazare, Ewrard, level good, target 1000. Start?"
        in menu("play", "1").stdout
    )
    assert "Bring den Kara ins Haus: Ben against Gustave, level good. Start?" in menu("play", "kara").stdout
    menu("play", "kaques", "names Cem", "bots 1", "", "quit", "quit")
    assert "Jaques le Kaques: Cem against Gustave, level good, target 1000. Start?" in menu("play", "1").stdout


def test_what_was_remembered_and_no_longer_fits_is_said_and_forgotten():
    tables.keep("kaques", "Ben", Remembered(("Ben",), 1, "great", {"target": "7"}))
    shown = menu("play", "kaques").stdout
    assert "Jaques le Kaques has no bots of level great." in shown
    assert "Jaques le Kaques: Ben against Gustave, level good. Start?" in shown


@pytest.mark.parametrize("content", ["", "[]", "{", '{"last": "ann", "people": {"ann": 7}}', '{"people": []}'])
def test_a_damaged_file_of_tables_is_as_none(content):
    tables.path().parent.mkdir(parents=True, exist_ok=True)
    tables.path().write_text(content, encoding="utf-8")
    run = menu("play", "kaques", "", "quit", "quit")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Jaques le Kaques: ann against Gustave, level good. Start?" in run.stdout


def test_words_are_looked_up_in_the_menu():
    run = menu("words", "thin", "xqz", "", "quit")
    assert "thin: yes, 17 points at most" in run.stdout
    assert "xqz: no" in run.stdout


def test_a_tournament_is_played_from_the_menu_and_goes_on():
    run = menu("tournament", "Ann, Ben", "2", "none", "yes", "quit", "yes", "tournament", "yes", "quit", "yes", "quit")
    assert (run.returncode, run.stderr) == (0, "")
    assert "How many bots?" in run.stdout
    assert "Go on with the saved tournament?" in run.stdout
    assert run.stdout.count("The final: ") >= 1


def test_who_does_not_go_on_with_a_tournament_hears_that_a_new_one_begins_and_how_to_go_back():
    begun = ("tournament", "Ann, Ben", "2", "none", "yes", "quit", "yes")
    run = menu(*begun, "tournament", "no", "quit", "tournament", "yes", "quit", "yes", "quit")
    told = run.stdout.partition("Go on with the saved tournament? yes or no. Enter: yes.")[2]
    assert told.strip().startswith("A new one, then; the saved one is kept. To go back, type quit.")
    assert "Ann, Ben" in told.partition("Go on with the saved tournament?")[2], "it is still there"


def test_statistics_are_told_in_the_menu():
    run = menu("play", "kaques", "target 500", "", *["stop"] * 30, "menu", "statistics", "quit")
    assert "ann, Jaques le Kaques: one game, " in run.stdout


def test_a_plain_no_at_a_table_asks_what_shall_be_different_and_yes_starts():
    run = taverne(typed="play\nkaques\nno\nyes\nquit\nquit\n")
    asked, _, after = run.stdout.partition("What would you like to change?")
    assert "Start?" in asked
    assert "At the table:" in after


@pytest.mark.parametrize(
    ("language", "play", "game", "typed", "said"),
    [
        ("en", "play", "2", "final", "final: "),
        ("en", "play", "1", "target", "target: "),
        ("en", "play", "1", "level", "level: easy, good, best?"),
        ("en", "play", "1", "target 7", "The option target takes a whole number from 500"),
        ("en", "play", "1", "change", "What would you like to change?"),
        ("de", "Spiel", "2", "finale", "Finale: "),
        ("de", "Spiel", "1", "stufe", "Stufe: leicht, gut, beste?"),
        ("de", "Spiel", "1", "target=7", "Die Option Ziel muss eine ganze Zahl ab 500"),
        ("de", "Spiel", "1", "ändern", "Was soll anders sein?"),
        ("fr", "jouer", "2", "finale", "finale: "),
        ("fr", "jouer", "1", "niveau", "niveau: facile, bon, fort?"),
        ("fr", "jouer", "1", "but 7", "L'option but prend un nombre entier"),
        ("fr", "jouer", "1", "changer", "Que veux-tu changer?"),
    ],
)
def test_an_option_alone_says_what_it_takes_and_is_called_as_the_player_knows_it(language, play, game, typed, said):
    run = taverne("--lang", language, typed=f"{play}\n{game}\n{typed}\nquit\nquit\n")
    line = next((line for line in run.stdout.splitlines() if line.startswith(said)), "")
    assert line, run.stdout
    words = {"final": "One of: no, yes.", "finale": {"de": "nein, ja.", "fr": "non, oui."}.get(language)}
    assert line.endswith(words.get(typed) or line)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Ziel=7", "Die Option Ziel muss eine ganze Zahl ab 500"),
        ("target=7", "Die Option target muss eine ganze Zahl ab 500"),
        ("Anfang=rot", "Werte der Option Anfang sind: Platz, Wurf."),
    ],
)
def test_an_option_that_is_set_wrongly_in_the_shell_is_called_as_it_was_typed(typed, told):
    for command in ("play", "simulate"):
        run = taverne("--lang", "de", command, "kaques", "--option", typed)
        assert run.returncode == 2
        assert run.stderr.startswith(told)


def test_what_is_remembered_and_set_wrongly_is_named_as_the_player_knows_it():
    tables.keep("kaques", "Ben", Remembered(("Ben",), 1, None, {"target": "7"}))
    assert "Die Option Ziel muss" in taverne("--lang", "de", typed="Spiel\nkaques\nEnde\nEnde\n").stdout


@pytest.mark.parametrize("typed", ["target=2000", "--target 2000", "--option target=2000", "Ziel=2000", "Ziel 2000"])
def test_an_option_is_typed_at_the_table_as_in_the_shell_too(typed):
    run = taverne("--lang", "de", typed=f"Spiel\n1\n{typed}\n\nEnde\nEnde\n")
    assert "Ziel 2000. Los?" in run.stdout
    assert heads()[0]["options"]["target"] == 2000


@pytest.mark.parametrize(
    ("language", "options", "level"),
    [
        ("de", "Ziel=2000 Anfang=Wurf", "beste"),
        ("fr", "but=2000 début=lancer", "fort"),
        ("de", "target=2000 first=throw", "best"),
    ],
)
def test_in_the_shell_options_and_levels_are_named_in_the_language_or_in_english(language, options, level):
    given = [each for option in options.split() for each in ("--option", option)]
    run = taverne("play", "kaques", "Ann", "--lang", language, "--level", level, *given)
    assert run.stderr == ""
    (head,) = heads()
    assert head["options"] == {"target": 2000, "first": "throw"}
    assert head["seats"][1]["level"] == "best"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "easy, good, best"), ("de", "leicht, gut, beste"), ("fr", "facile, bon, fort")],
)
def test_a_level_that_there_is_not_is_answered_by_the_levels_in_the_language(language, said):
    assert said in taverne("play", "kaques", "Ann", "--level", "huge", "--lang", language).stderr
    assert said in " ".join(taverne("play", "--help", "--lang", language).stdout.split()).replace(" oder", ",").replace(
        " or", ","
    ).replace(" ou", ",")


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("play kaques", "target 1000", "help target"), "target, now 1000: the score that wins"),
        ("en", ("play kaques", "best", "help level"), "level, now best: how strong the bots are"),
        ("de", ("Spiel kaques", "Hilfe Ziel"), "Ziel, jetzt 10000: "),
        ("fr", ("jouer kaques", "aide but"), "but, maintenant 10000: "),
    ],
)
def test_help_about_a_part_of_the_table_says_what_holds_now(language, lines, told):
    assert told in taverne("--lang", language, typed="\n".join((*lines, "quit", "quit", ""))).stdout


@pytest.mark.parametrize(
    ("language", "play", "typed"),
    [
        ("en", "play", "names Ann and Ben"),
        ("en", "play", "names Ann & Ben"),
        ("en", "play", "names Ann, and Ben"),
        ("de", "Spiel", "Namen Ann und Ben"),
        ("fr", "jouer", "noms Ann et Ben"),
    ],
)
def test_a_word_such_as_and_stands_between_two_names(language, play, typed):
    taverne("--lang", language, typed=f"{play} kaques\n{typed}\n\nquit\nquit\n")
    assert [seat["name"] for seat in heads()[0]["seats"]] == ["Ann", "Ben"]


def test_in_the_shell_a_word_such_as_and_stands_between_two_names():
    for names in (("Ann", "und", "Ben"), ("Ann, Ben",), ("Ann,", "Ben")):
        assert "At the table: Ann, Ben." in taverne("play", "kaques", *names, typed="").stdout


@pytest.mark.parametrize(
    ("language", "play", "typed", "asked", "start"),
    [
        ("en", "play", "names", "Who plays? Names with commas between them; Enter keeps ann:", "Ann, Ben. Start?"),
        (
            "de",
            "Spiel",
            "Namen",
            "Wer spielt? Namen mit Kommas dazwischen; mit Enter bleibt es bei ann:",
            "Ann, Ben. Los?",
        ),
        (
            "fr",
            "jouer",
            "noms",
            "Qui joue? Les noms séparés par des virgules; Entrée garde ann:",
            "Ann, Ben. Commencer?",
        ),
    ],
)
def test_names_alone_asks_who_plays_and_enter_keeps_them(language, play, typed, asked, start):
    lines = (play, "kaques", typed, "", typed, "quit", typed, "Ann, Ben", "quit", "quit", "")
    shown = taverne("--lang", language, typed="\n".join(lines), env={"LOGNAME": "ann"}).stdout
    assert shown.count(asked) == 3
    assert shown.count("ann ") >= 3, "it stays as it was"
    assert start in shown


@pytest.mark.parametrize(
    ("language", "play", "typed", "told"),
    [
        ("en", "play", "2 bots", "Gustave, Lazare, level good"),
        ("en", "play", "easy", "level easy"),
        ("en", "play", "best level", "level best"),
        ("en", "play", "bots 2 and target 1000", "Gustave, Lazare, level good, target 1000"),
        ("en", "play", "names Ann and Ben, no bots", ": Ann, Ben. Start?"),
        ("de", "Spiel", "zwei Bots", "Gustave, Lazare, Stufe gut"),
        ("de", "Spiel", "Namen Ann und Ben und keine Bots", ": Ann, Ben. Los?"),
        ("fr", "jouer", "2 bots et but 1000", "Gustave, Lazare, niveau bon, en 1000 points"),
    ],
)
def test_a_change_of_the_table_is_understood_as_one_says_it(language, play, typed, told):
    assert told in taverne("--lang", language, typed=f"{play} kaques\n{typed}\nquit\nquit\n").stdout


@pytest.mark.parametrize(
    ("language", "play", "rules", "begins"),
    [("en", "play", "rules", "Start?"), ("de", "Spiel", "die Regeln", "Los?"), ("fr", "jouer", "règles", "Commencer?")],
)
def test_the_rules_are_read_before_a_game_starts(language, play, rules, begins):
    shown = taverne("--lang", language, typed=f"{play} kaques\n{rules}\nquit\nquit\n").stdout
    _, read, asked_again = shown.split(begins)
    assert "Tlamana" in read, shown
    assert asked_again


@pytest.mark.parametrize(
    ("language", "play", "back"), [("en", "play", "back"), ("de", "Spiel", "zurück"), ("fr", "jouer", "retour")]
)
def test_back_leads_from_the_table_to_the_menu(language, play, back):
    shown = taverne("--lang", language, typed=f"{play} kaques\n{back}\nquit\n").stdout
    assert shown.count("Menü?" if language == "de" else "Menu?") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_each_option_and_each_of_its_values_is_typed_as_it_is_told(name, language):
    game = catalogue.find(name)
    phrases, setup = Phrases(language, game), Setup(game, ("Ann", "Ben"), 0)
    for option in game.agreement.options:
        title = option_title(option, game, phrases)
        for value in {option.default, *getattr(option, "values", ())} if not option.hidden else ():
            changed = setup.changed(f"{title} {value_told(option, value, game, phrases)}", phrases)
            assert changed.options == {option.name: str(value)}, (title, value)
