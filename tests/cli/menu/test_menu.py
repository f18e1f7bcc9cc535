"""The menu, its saved games and its settings, as a person at home is asked by the face for any program."""

import pytest
from helpers import kept_at_home, taverne, told_at_home
from terminal_game import TerminalGame

from access.cli.group import main
from access.cli.menu import first_start
from access.language.phrases import Phrases
from access.settings import file as settings
from access.storage import journals
from access.testing import Script


@pytest.fixture(autouse=True)
def known(home):
    """Somebody who has been here before."""
    settings.settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings.settings_path().touch()


def heard(*typed, language="en", **wants):
    """The lines that reach a person who types this in the menu."""
    found = Script(*typed, environment=kept_at_home(), **wants).run(
        main, "--lang", language, "--braille", "off" if "cells" not in wants else "display"
    )
    assert found.left == 0, found.left
    return found


def asked(*typed, **wants):
    """The printed lines, without the one that tells the menu."""
    return heard(*typed, **wants).printed[1:]


def test_the_list_of_games_is_read_each_time_that_one_comes_to_it_from_the_menu():
    printed = asked("play", "quit", "rules", "quit", "quit")
    assert printed.count("1 Jaques le Kaques") == 2
    assert printed[-2:] == ["Menu? quit", "Goodbye."]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("the rules", "Which game?"),
        ("Rule", "Which game?"),
        ("6", "Which game?"),
        ("set", "Type set, a setting and its value"),
    ],
)
def test_an_entry_is_typed_by_its_name_its_beginning_or_its_number_and_commands_work_beside(typed, meant):
    printed = asked(typed, "quit", "quit")
    assert any(line.startswith(meant) for line in printed), printed


def test_the_beginning_of_an_entry_comes_before_that_of_a_command():
    assert asked("s", "quit")[1] == "s can mean statistics, settings."
    assert heard("l", "Ende", "Ende", language="de").printed[-3] == "Welches Spiel? 1 bis 5. Ende"


@pytest.mark.parametrize(
    ("language", "word", "told"), [("en", "menu", "Menu: 1 play"), ("de", "Menü", "Menü: 1 Spiel")]
)
def test_menu_typed_at_the_menu_tells_it_once_more(language, word, told):
    printed = heard(word, "quit", language=language).printed
    assert [line for line in printed if line.startswith(told)] == [printed[0], printed[2]], printed
    assert printed[-2] == f"{word.capitalize()}? quit"
    assert heard("menu", "quitter", language="fr").printed[-2] == "Menu? quitter"


@pytest.mark.parametrize(
    ("language", "typed", "question", "lesson"),
    [
        ("en", ("learn", "2", "2", "quit"), "2 lessons: 1 with two jokers, 2 with all fifteen. Which?", "15 jokers"),
        (
            "de",
            ("lernen", "2", "1", "Ende"),
            "2 Lektionen: 1 mit zwei Jokern, 2 mit allen fünfzehn. Welche?",
            "2 Joker",
        ),
        (
            "fr",
            ("apprendre", "2", "2", "quitter"),
            "2 leçons: 1 avec deux jokers, 2 avec les quinze. Laquelle?",
            "15 jok",
        ),
    ],
)
def test_of_several_lessons_one_is_chosen_by_its_number(language, typed, question, lesson):
    printed = heard(*typed, typed[-1], language=language).printed
    assert any(line.startswith(question) for line in printed), printed
    assert any(lesson in line for line in printed), printed


def test_help_names_the_lessons_that_can_be_chosen():
    printed = heard("learn", "2", "help", "3", "quit", "quit").printed
    assert "1: with two jokers" in printed
    assert "Not understood: 3. Type one of: 1, 2." in printed


GAMES_TOLD = {
    "en": ["1 Jaques le Kaques: six dice; throw on, or stop in time", "5 Choose Your Words: poker with letter cards"],
    "de": ["1 Jaques le Kaques: sechs Würfel; wirf weiter, oder hör rechtzeitig auf"],
    "fr": ["1 Jaques le Kaques: six dés; relance, ou arrête-toi à temps"],
}


@pytest.mark.parametrize(
    ("language", "play", "help_"), [("en", "play", "help"), ("de", "Spiel", "Hilfe"), ("fr", "jouer", "aide")]
)
def test_help_at_the_question_for_a_game_tells_the_games_again_with_what_each_is(language, play, help_):
    quit_ = Phrases(language).words("loop-command-quit")[0]
    printed = heard(play, help_, quit_, quit_, language=language).printed
    asked_first = printed.index("1 Jaques le Kaques")
    told = [line for line in printed[asked_first + 5 :] if line[0].isdigit()]
    assert len(told) == 5, told
    assert set(GAMES_TOLD[language]) <= set(told), told
    assert [line.partition(": ")[0] for line in told] == printed[asked_first : asked_first + 5]


def test_help_about_a_game_in_the_list_says_what_it_is():
    printed = heard("play", "help kara", "quit", "quit").printed
    assert "Bring den Kara ins Haus: five dice; get as near to the house as you can. Also: kara." in printed


@pytest.mark.parametrize("typed", ["play 3", "play kara"])
def test_a_game_of_the_list_is_chosen_as_in_the_menu_too(typed):
    assert any(line.startswith("Bring den Kara ins Haus: ") for line in asked("play", typed, "quit", "quit"))


def test_whoever_has_chosen_a_wrong_language_types_the_name_of_the_right_one():
    assert any(line.startswith("Menü: 1 Spiel") for line in asked("Deutsch", "Ende"))


@pytest.mark.parametrize("typed", [("kaqes",), ("play", "kaqes", "quit")])
def test_a_mistyped_game_is_guessed_in_the_menu_and_in_its_list(typed):
    assert "There is no game called kaqes. Did you mean kaques?" in asked(*typed, "quit")


def test_stop_once_too_often_does_not_end_the_menu():
    assert any(line.startswith("Not understood: stop") for line in asked("stop", "quit"))


def test_an_ok_is_a_yes_in_the_menu():
    play_and_leave("Ann")
    number = next(save.number for save, _ in journals.open_games())
    assert f"Saved game {number} was deleted." in asked("resume", "delete", "ok", "quit")


def test_leaving_a_question_leads_one_step_up_and_the_end_of_input_leaves_the_menu():
    assert asked("tournament", "/quit")[-2:] == ["Menu?", "Goodbye."]
    assert asked("play", "quit", "quit")[-3:-1] == ["Which game? 1 to 5. quit", "Menu? quit"]
    assert asked("play")[-2] == "Which game? 1 to 5."
    assert asked("play", None)[-2] == "Which game? 1 to 5."


def play_and_leave(name):
    found = Script("stop", "quit", environment=kept_at_home()).run(
        main, "play", "kaques", name, "--seed", "3", "--speech", "off"
    )
    assert found.left == 0


def test_a_saved_game_goes_on_is_deleted_or_is_none():
    for name in ("Ann", "Ben", "Kim"):
        play_and_leave(name)
    numbers = [save.number for save, _ in journals.open_games()]
    other = numbers[1]
    printed = asked("resume", "99", f"del {other}", "yes", "delete", "help", "delete the 99", "quit", "quit")
    assert "There is no saved game 99. Type a number from the list." in printed
    assert other not in [save.number for save, _ in journals.open_games()]
    assert "delete needs more. Type help to hear what can be typed here." in printed
    assert "delete: deletes a saved game by its number" in printed
    assert printed.count("There is no saved game 99. Type a number from the list.") == 2
    assert "Jaques le Kaques goes on" in " ".join(asked("resume", "", "quit", "quit"))


@pytest.mark.brailled
def test_the_words_of_a_display_are_the_short_ones():
    for name in ("Ann", "Ben"):
        play_and_leave(name)
    felt = heard("resume", "", "", "", "", "quit", "quit", cells=20).felt
    assert "menu?" in felt
    assert any(line.startswith("Which?") for line in felt), felt


def test_a_tournament_of_one_person_asks_for_at_least_one_bot():
    printed = asked("tournament", "Ann", "0", "quit", "quit")
    assert "How many bots? 1 to 100. 0" in printed
    assert "Type a number from 1 to 100." in printed


@pytest.mark.parametrize(
    ("language", "typed", "yes", "question"),
    [
        ("en", "pley", "yes", "Which game?"),
        ("de", "speil", "ja", "Welches Spiel?"),
        ("fr", "juoer", "oui", "Quel jeu?"),
        ("de", "speil", "yes", "Welches Spiel?"),
    ],
)
def test_yes_takes_the_word_that_was_guessed(language, typed, yes, question):
    printed = heard(typed, yes, "quit", "quit", language=language).printed
    assert any(line.startswith(question) for line in printed), printed


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "play kaques", "Jaques le Kaques"),
        ("en", "play 1", "Jaques le Kaques"),
        ("en", "rules words", "Choose Your Words"),
        ("de", "spielen kaques", "Jaques le Kaques"),
        ("de", "Regeln Verf", "verflixte 6"),
        ("fr", "jouer kaques", "Jaques le Kaques"),
        ("fr", "règles kaques", "Jaques le Kaques"),
    ],
)
def test_a_game_may_stand_behind_its_word_in_the_menu(language, typed, told):
    printed = heard(typed, "quit", "quit", "quit", language=language).printed[1:]
    assert not any(
        "?" in line and line.split("?")[0] in ("Which game", "Welches Spiel", "Quel jeu") for line in printed
    )
    assert any(told in line for line in printed), printed


def test_a_lesson_is_asked_for_after_its_game_was_typed():
    printed = asked("learn verflixte6", "quit", "quit")
    assert printed[1] == "2 lessons: 1 with two jokers, 2 with all fifteen. Which? quit"


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "play chess", "There is no game called chess. Choose one of:"),
        ("de", "lernen Schach", "Ein Spiel Schach gibt es nicht. Es gibt:"),
        ("fr", "jouer echecs", "Il n'y a pas de jeu appelé echecs. Choisis parmi:"),
        ("en", "rules ka", "ka can mean kaques, kara."),
    ],
)
def test_what_is_no_game_behind_a_word_of_the_menu_is_refused_with_the_games(language, typed, told):
    printed = heard(typed, "quit", language=language).printed
    assert any(line.startswith(told) for line in printed), printed


@pytest.mark.parametrize(
    ("typed", "guesses"), [("lay none", 0), ("resum kaques", 1), ("sttings kara", 0), ("lern chess", 0), ("pley", 1)]
)
def test_what_is_suggested_in_the_menu_is_understood_when_it_is_typed(typed, guesses):
    printed = asked(typed, "quit")
    found = [line.split("Did you mean ")[1].removesuffix("?") for line in printed if "Did you mean " in line]
    assert len(found) == guesses, printed
    for near in found:
        assert not any(line.startswith("Not understood") for line in asked(near, "quit", "quit", "quit"))


def test_a_mistyped_word_of_the_menu_keeps_its_game_when_it_is_guessed():
    printed = asked("lern kaques", "yes", "quit", "quit")
    assert printed[1] == "Not understood: lern kaques. Did you mean learn kaques?"
    assert printed[3].startswith("Lesson: Jaques le Kaques."), printed


def test_yes_means_nothing_once_something_else_was_typed():
    printed = asked("pley", "help", "yes", "quit")
    assert any(line.startswith("Not understood: yes.") for line in printed), printed
    assert not any(line.startswith("Which game?") for line in printed)


def test_a_word_that_is_hardly_alike_is_not_guessed(home):
    printed = told_at_home(first_start.ask_language, "quatsch", "Deutsch", language="de").printed
    assert any("quatsch" in line for line in printed[1:]), printed
    assert not any("Meinst du" in line for line in printed)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "advice", "advice works only while a game is played."),
        ("en", "score", "score works while a game is played, and after it."),
        ("de", "Punkte", "Punkte geht, während ein Spiel läuft, und danach."),
        ("de", "Tipp", "Tipp geht nur, während ein Spiel läuft."),
        ("fr", "conseil", "conseil sert seulement pendant une partie."),
    ],
)
def test_a_command_of_games_says_in_the_menu_where_it_works(language, typed, told):
    assert told in heard(typed, "quit", language=language).printed


ONLY_IN_MENU = [
    ("en", "tournament", "tournament works only in the menu."),
    ("de", "Turnier", "Turnier geht nur im Menü."),
    ("fr", "tournoi", "tournoi sert seulement dans le menu."),
]


@pytest.mark.parametrize(("language", "typed", "told"), ONLY_IN_MENU)
def test_an_entry_of_the_menu_says_after_a_game_where_it_works(language, typed, told):
    game = ("play", "kaques", "Ann", "Ben", "--dice", "typed", "--target", "500", "--lang", language)
    assert told in taverne(*game, typed=f"1 1 1 2 3 4\nstop\n{typed}\n").stdout


@pytest.mark.parametrize(("language", "typed", "told"), [*ONLY_IN_MENU, ("de", "lernen", "lernen geht nur im Menü.")])
def test_a_game_names_the_menu_only_where_there_is_one(language, typed, told):
    game = ("kaques", "Ann", "Ben", "--lang", language)
    shell = taverne("play", *game, typed=f"{typed}\n")
    assert told not in shell.stdout
    play = Phrases(language).words("loop-answer-play")[0]
    menu = taverne("--lang", language, typed=f"{play}\nkaques\n\n{typed}\n")
    assert told in menu.stdout


@pytest.mark.parametrize(
    ("language", "who", "bots", "least"),
    [
        ("en", b"Who plays the tournament", b"How many bots", b"Type a number from 1 to 100."),
        ("de", b"Wer spielt das Turnier", b"Wie viele Bots", b"1 bis 100"),
        ("fr", b"Qui joue le tournoi", b"Combien de bots", b"de 1 \xc3\xa0 100"),
    ],
)
def test_in_a_terminal_the_command_asks_who_plays_a_tournament(language, who, bots, least):
    game = TerminalGame("tournament", "--lang", language, first=who)
    game.type("Ann\r")
    game.wait_for(bots)
    game.type("0\r")
    game.wait_for(least)
    game.hang_up()
    none = {"en": "There is no tournament", "de": "Es gibt kein Turnier", "fr": "Il n'y a pas de tournoi"}[language]
    run = taverne("tournament", "--lang", language)
    assert (run.returncode, run.stderr.startswith(none)) == (1, True), run


@pytest.mark.parametrize(
    ("language", "play", "typed", "told"),
    [
        ("en", "play", "rules kara", "Bring den Kara ins Haus"),
        ("en", "rules", "statistics", "No finished game is recorded yet."),
        ("de", "Spiel", "Regeln kaques", "Jaques le Kaques"),
        ("de", "Spiel", "lernen kara", "Lektion: Bring den Kara ins Haus"),
        ("fr", "jouer", "règles", "Quel jeu?"),
        ("fr", "apprendre", "tournoi", "Qui joue le tournoi?"),
    ],
)
def test_where_a_game_is_asked_for_the_words_of_the_menu_work(language, play, typed, told):
    printed = heard(play, typed, "quit", "quit", "quit", language=language).printed
    after = printed[next(n for n, line in enumerate(printed) if line.endswith((f"? {typed}", f". {typed}"))) + 1 :]
    assert any(told in line for line in after), printed


@pytest.mark.parametrize(
    ("language", "play", "word", "told"),
    [
        ("en", "play", "back", "Type quit to go back."),
        ("de", "Spiel", "zurück", "Zurück geht es mit Ende."),
        ("fr", "jouer", "retour", "Pour revenir en arrière, tape quitter."),
    ],
)
def test_a_word_that_works_elsewhere_says_at_the_list_of_games_each_place(language, play, word, told):
    assert told in heard(play, word, "quit", "quit", language=language).printed


def test_in_a_game_from_the_shell_the_statistics_are_said_to_come_after_it():
    run = taverne("play", "kaques", "Ann", "Ben", typed="statistics\n")
    assert "statistics works after a game." in run.stdout


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "score", "score does not work while this is read. Enter reads on, no ends it."),
        ("en", "help", "Enter reads on, no ends the reading, repeat reads it again."),
        ("de", "Punkte", "Punkte geht nicht, solange vorgelesen wird. Enter liest weiter, nein hört auf."),
        ("fr", "score", "score ne marche pas pendant la lecture. Entrée lit la suite, non arrête."),
    ],
)
def test_while_rules_are_read_other_words_say_how_to_go_on_and_how_to_end(language, typed, told):
    rules = Phrases(language).words("loop-answer-rules")[0]
    assert any(told in line for line in heard(f"{rules} kaques", typed, "no", "quit", language=language).printed)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "kaques", "Jaques le Kaques: "),
        ("en", "Die verflixte 6", "Die verflixte 6: "),
        ("de", "Misericorde", "Misericorde: "),
        ("fr", "choose", "Choose Your Words: "),
        ("en", "new game", "1 Jaques le Kaques"),
        ("de", "neues Spiel", "1 Jaques le Kaques"),
        ("fr", "nouvelle partie", "1 Jaques le Kaques"),
        ("en", "options", "Which setting?"),
        ("de", "Wörterbuch", "Tippe ein Wort, um es nachzuschlagen"),
    ],
)
def test_in_the_menu_a_game_alone_is_played_and_other_words_for_an_entry_are_understood(language, typed, told):
    printed = heard(typed, "quit", "quit", "quit", language=language).printed
    assert any(line.startswith(told) for line in printed[1:]), printed


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Saved. To go on, type tournament in the menu."),
        ("de", "Gespeichert. Um weiterzuspielen, tippe im Menü: Turnier."),
        ("fr", "Sauvegardé. Pour continuer, tape tournoi dans le menu."),
    ],
)
def test_who_leaves_a_tournament_of_the_menu_hears_how_to_go_on_there(language, told):
    word = Phrases(language).words("loop-answer-tournament")[0]
    assert told in heard(word, "Ann", "1", "quit", "yes", "quit", language=language).printed


@pytest.mark.parametrize(
    ("language", "typed", "bye"),
    [
        ("en", "see you", "Goodbye."),
        ("en", "au revoir", "Goodbye."),
        ("de", "ciao", "Bis bald."),
        ("de", "auf Wiedersehen", "Bis bald."),
        ("fr", "au revoir", "Au revoir."),
        ("fr", "bye", "Au revoir."),
        ("fr", "tschüss", "Au revoir."),
    ],
)
def test_goodbye_is_understood_and_answered(language, typed, bye):
    assert heard(typed, language=language).printed[-1] == bye


@pytest.mark.parametrize(
    ("language", "typed", "asked_next"),
    [
        ("en", "how do I play", "Which game?"),
        ("de", "wie spiele ich", "Welches Spiel?"),
        ("fr", "comment on joue", "Quel jeu?"),
    ],
)
def test_who_asks_how_to_play_is_read_the_rules(language, typed, asked_next):
    out = Phrases(language).words("loop-command-quit")[0]
    assert any(line.startswith(asked_next) for line in heard(typed, out, out, language=language).printed)


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [
        ("en", "play kakes", "Did you mean kaques?"),
        ("de", "lernen Miserikord", "Meinst du misericorde?"),
        ("fr", "jouer kakes", "Voulais-tu dire kaques?"),
    ],
)
def test_a_mistyped_game_is_guessed(language, typed, near):
    out = Phrases(language).words("loop-command-quit")[0]
    assert any(line.endswith(near) for line in heard(typed, out, language=language).printed)


@pytest.mark.parametrize(
    "typed",
    ["verflixte 6", "verflixte6", "die verflixte 6", "play verflixte 6", "play verflixt 6", "taverne play verflixte 6"],
)
def test_a_game_is_understood_by_its_whole_title_and_by_a_part_of_it(typed):
    assert any(line.startswith("Die verflixte 6: ") for line in asked(typed, "quit", "quit"))
    assert any(
        line.startswith("Die verflixte 6: ") for line in asked("play", typed.removeprefix("taverne "), "quit", "quit")
    )


@pytest.mark.parametrize("typed", ["verflixt 6", "learn verfixte 6", "kakes", "play kakes", "play kakes Ann"])
def test_yes_takes_the_nearest_game_and_no_asks_again(typed):
    agreed = asked(typed, "yes", "quit", "quit")
    assert "Did you mean" in agreed[1]
    assert agreed[3].endswith(("Start? quit", "Which? quit"))
    refused = asked(typed, "no", "quit")
    assert refused[2:4] == ["Menu? no", "Menu? quit"]


def test_nearly_a_game_is_less_like_it_in_several_words():
    assert asked("lern kaques", "quit")[1] == "Not understood: lern kaques. Did you mean learn kaques?"


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "langue anglais", "language: English."),
        ("en", "language german", "Sprache: Deutsch."),
        ("de", "Sprache Englisch", "language: English."),
        ("de", "allemand", "Sprache: Deutsch."),
        ("fr", "anglais", "language: English."),
        ("fr", "détail bref", "détail: bref."),
    ],
)
def test_a_setting_with_its_value_needs_no_word_before_it(language, typed, told):
    assert told in asked(typed, "quit", language=language)


def test_a_word_of_another_language_is_no_beginning_of_leaving():
    for language in ("en", "fr"):
        printed = asked("qui", "quit", language=language)
        assert len(printed) == 4, printed
        assert printed[-1] in ("Goodbye.", "Au revoir.")


@pytest.mark.parametrize(
    ("system", "language", "typed", "told"),
    [
        ("de_DE.UTF-8", "fr", "Einstellungen", "Sprache: Deutsch."),
        ("fr_FR.UTF-8", "en", "aide", "langue: français."),
        ("en_US.UTF-8", "de", "quit please", None),
        ("en_US.UTF-8", "fr", "goodbye", None),
        ("de_DE.UTF-8", "en", "settings", None),
    ],
)
def test_a_word_in_the_language_of_the_system_leads_back_to_it(monkeypatch, system, language, typed, told):
    """Whoever set a language that they do not speak; a word that both have changes nothing."""
    settings.write_setting("language", language)
    monkeypatch.setenv("LC_ALL", system)
    environment = {**kept_at_home(), "LC_ALL": system}
    printed = Script(typed, "", "quit", "quit", environment=environment).run(main, "--braille", "off").printed
    assert (settings.read_settings().values["language"] == language) == (told is None)
    if told is not None:
        place = printed.index(told)
        assert printed[place + 3].startswith(("Menü: 1", "Menu: 1")), "the menu is told anew"


@pytest.mark.parametrize(
    ("language", "set_", "ways"),
    [
        ("en", "set language fr", ["Pour revenir, tape English.", "To go back, type English."]),
        ("de", "setze Sprache Englisch", ["To go back, type Deutsch.", "Zurück: tippe Deutsch."]),
        ("fr", "changer langue allemand", ["Zurück: tippe français.", "Pour revenir, tape français."]),
    ],
)
def test_the_way_back_to_a_language_is_said_in_both_and_leads_there(language, set_, ways):
    printed = asked(set_, ways[0].rstrip(".").rpartition(" ")[2], "quit", language=language)
    assert printed[2:4] == ways
    assert settings.read_settings().values["language"] == language


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ("learn verflixte6", "all fifteen")),
        ("de", ("lernen verflixte6", "mit allen fünfzehn")),
        ("fr", ("apprendre verflixte6", "quinze")),
    ],
)
def test_a_lesson_is_chosen_by_its_title_or_a_part_of_it(language, typed):
    printed = heard(*typed, "quit", "quit", language=language).printed
    assert any("15 jok" in line.casefold() for line in printed), printed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("taverne play kaques", "Jaques le Kaques: "),
        ("play kaques Ann Ben --option target=1000", "Jaques le Kaques: Ann, Ben, target 1000. Start?"),
        ("taverne play kaques --bots 2 --level best", "against Gustave, Lazare, level best. Start?"),
        ("play words, rounds 3", "level good, 3 rounds. Start?"),
        ("taverne", "Menu: 1 play"),
        ("taverne rules kara", "Bring den Kara ins Haus"),
        ("taverne doctor", "taverne doctor is a line for the shell. Type quit first, and then this line."),
    ],
)
def test_a_line_of_the_shell_is_understood_in_the_menu(typed, told):
    printed = asked(typed, "no", "quit", "quit")
    assert any(told in line for line in printed[1:]), printed


def test_a_german_menu_takes_the_line_of_the_shell_too():
    assert any(line.startswith("Jaques le Kaques: ") for line in asked("play kaques", "Ende", "Ende", language="de"))


def test_words_are_looked_up_in_the_dictionary_that_is_set_meanwhile():
    printed = asked("set dictionary de", "words", "check Hund", "Katze, dog", "", "quit")
    assert any("dictionary de," in line for line in printed)
    assert {"Hund: yes, 11 points at most", "Katze: yes, 16 points at most", "dog: no"} <= set(printed)


def test_of_a_word_that_seven_cards_cannot_lay_it_is_not_said_that_it_is_none():
    assert "responsibility: no, the dictionary has only what seven cards can lay" in asked(
        "words", "responsibility", "", "quit"
    )


@pytest.mark.parametrize("word", ["stop", "stopp", "arrête", "cancel"])
def test_stop_at_a_question_for_yes_or_no_does_nothing(word):
    """The saved game stays, the table is not begun, and the menu is there."""
    printed = asked("play kaques", "", "quit", "resume", "delete", word, "quit", "play kara", word, "quit")
    assert any(line == f"Delete saved game 1? yes or no. Enter: no. {word}" for line in printed)
    assert not any("Not understood" in line for line in printed)
    assert len(list(journals.open_games())) == 1
    assert printed[-3].endswith(f"Start? {word}")
    assert printed[-2:] == ["Menu? quit", "Goodbye."]


@pytest.mark.parametrize(
    ("language", "shorter", "told"),
    [
        ("en", "shorter", "set verbosity brief"),
        ("de", "kürzer", "setze Ausführlichkeit kurz"),
        ("fr", "plus court", "changer détail bref"),
    ],
)
def test_what_a_word_of_ones_own_may_mean_is_said_and_can_be_typed(language, shorter, told):
    printed = asked("kaques", "", shorter, told, "quit", "quit", language=language)
    assert any(line.endswith(told) and not line.startswith("Menu") for line in printed)
    assert settings.read_settings().values["verbosity"] == "brief"
