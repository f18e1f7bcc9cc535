"""Where any text may be typed, such as a name, commands work all the same, and no command is a name."""

import re

import pytest
from helpers import ScriptedTerminal, kept_at_home, keyboard_of, taverne, told_at_home

from access.answers.commands import Has, Where
from access.cli.menu.first_start import ask_language
from access.desk.desk import open_desk
from access.dialogue.commands import AwayFromTables
from access.dialogue.drivers import Seating, run
from access.engine.table import BadName
from access.language.phrases import Phrases
from access.play.new_game import is_command, people_named
from access.settings import file as settings
from access.settings.preferences import Preferences
from access.system.environment import LANGUAGES
from access.testing import Script
from games.refusals import Leave

EVERY = AwayFromTables(where=Where.LOBBY, has=Has.NOTHING)


def asked(*typed, language="en", commands=(), around=EVERY):
    """What a person typed at a question for a name, and what was shown."""
    terminal = ScriptedTerminal(*typed)
    person = keyboard_of(terminal, Phrases(language), around=around)
    return person.talk(person.conversation.ask_text("club-new-name", commands)), terminal.shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["quit", "Ende", "exit", "/quit", "QUIT.", "/ende"])
def test_a_person_can_leave_a_question_for_a_name_in_either_language(word, language):
    with pytest.raises(Leave):
        asked(word, "Ann", language=language)


@pytest.mark.parametrize("word", ["help", "Hilfe", "?", "help quit", "hilfe ende", "repeat", "wiederholen", "/next"])
def test_a_command_is_carried_out_and_the_name_asked_again(word):
    name, shown = asked(word, "Ann")
    assert name == "Ann"
    assert len(shown) >= 3, "the command told something"


SET = [
    ("set verbosity brief", "en", {"verbosity": "brief"}),
    ("SET Verbosity full", "en", {"verbosity": "full"}),
    ("/set rate 250", "en", {"rate": 250}),
    ("/ch rate 250", "en", {"rate": 250}),
    ("change sort points", "en", {"sort": "points"}),
    ("set 10 full", "en", {"others": "full"}),
    ("setze Sprache de", "de", {"language": "de"}),
    ("set Sprache de", "de", {"language": "de"}),
    ("/rate 250", "en", {"rate": 250}),
    ("/tempo 250", "en", {"rate": 250}),
]


def at_desk(*typed, language="en"):
    """What a person typed at a question for a name where settings can be changed, and what was shown."""
    with (
        Script(*typed, speech=False, environment=kept_at_home()) as heard,
        open_desk(Preferences(), Phrases(language), Seating(around=AwayFromTables())).person as person,
    ):
        return person.talk(person.conversation.ask_text("club-new-name")), heard.printed


@pytest.mark.parametrize(("typed", "language", "kept"), SET)
def test_a_setting_is_changed_at_a_question_for_a_name(typed, language, kept):
    name, shown = at_desk(typed, "Ann", language=language)
    assert name == "Ann"
    assert settings.read_settings().of() == kept, shown


@pytest.mark.parametrize("typed", ["set verbosity", "set verbosity loud", "/set nothing", "/rate loud", "/rate 1 2"])
def test_a_setting_that_is_only_told_or_refused_is_no_name(typed):
    name, shown = at_desk(typed, "Ann")
    assert name == "Ann"
    assert settings.read_settings().of() == {}
    assert any(re.search("brief|no setting|No setting|loud|1 2", line) for line in shown[1:]), shown


@pytest.mark.parametrize("text", ["set", "Set the table", "Change Anna", "ch rate 250", "rate 250", "Setty rate 250"])
def test_what_is_no_setting_is_a_name(text):
    if text == "set":
        assert at_desk(text, "Ann")[0] == "Ann"
    else:
        assert at_desk(text)[0] == text
    assert settings.read_settings().of() == {}


@pytest.mark.parametrize("typed", ["/repeat mine", "/wiederholen Gespräch", "/repeat talk"])
def test_after_a_slash_each_command_has_its_value(typed):
    name, shown = at_desk(typed, "Ann", language="de" if "w" in typed else "en")
    assert name == "Ann"
    assert len(shown) > 2


def test_a_passphrase_may_begin_like_a_command_with_its_value():
    secrets = ("/set verbosity brief", "set verbosity brief")
    with (
        Script(*secrets, speech=False, environment=kept_at_home()) as heard,
        open_desk(Preferences(), Phrases("en"), Seating(around=EVERY)).person as person,
    ):
        for typed in secrets:
            assert run(person.conversation.ask_text("club-new-name", secret=True), person.console.serve) == typed
    assert not [line for line in heard.printed if "verbosity" in line]
    assert settings.read_settings().of() == {}


@pytest.mark.parametrize("text", ["Ann", "Helper", "he", "re", "Quitterie", "", "Ann, Ben"])
def test_a_name_is_a_name_though_a_command_begins_like_it(text):
    assert asked(text)[0] == text


def test_a_key_at_a_question_for_a_name_answers_nothing():
    from access.outputs.terminal.plain import Pressed

    name, shown = asked(Pressed("help", "An"), "Ann")
    assert name == "Ann"
    assert len(shown) >= 3


def test_only_some_commands_work_where_other_words_are_looked_up():
    assert asked("next", commands=("quit", "help"))[0] == "next"
    with pytest.raises(Leave):
        asked("quit", commands=("quit", "help"))


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Bea bots 2", "bots 2"),
        ("players 8", "players 8"),
        ("8 Spieler", "8 Spieler"),
        ("Bea Ziel 1000", "Ziel 1000"),
        ("joueurs huit", "joueurs huit"),
    ],
)
def test_a_change_of_the_table_is_no_part_of_a_name(name, change):
    with pytest.raises(BadName) as refused:
        people_named(["Ann", name])
    assert (refused.value.reason, refused.value.facts["change"]) == ("name-change", change)


def test_numbers_and_other_words_stay_names():
    assert people_named(["Anna 2", "Robot", "R2 D2"]) == ["Anna 2", "Robot", "R2 D2"]


@pytest.mark.parametrize(
    "name", ["quit", "Help", "Ende", "hilfe", "wiederholen", "Würfel", "wuerfel", "stop", "fertisch", "score"]
)
def test_a_command_of_any_language_is_no_name(name):
    with pytest.raises(BadName) as refused:
        people_named(["Ann", name])
    assert refused.value.reason == "name-command"


def test_short_forms_and_what_only_begins_like_a_command_are_names():
    assert people_named(["He", "Jo", "Quitterie", "Hilfred"]) == ["He", "Jo", "Quitterie", "Hilfred"]


def test_the_command_line_takes_no_command_for_a_player():
    run = taverne("play", "kaques", "Ann", "help")
    assert (run.returncode, run.stderr) == (2, "help is a word for commands. Choose another name.\n")
    run = taverne("tournament", "Ann", "quit", "--bots", "2")
    assert (run.returncode, run.stderr) == (2, "quit is a word for commands. Choose another name.\n")


def test_in_the_menu_a_table_and_a_tournament_take_no_command_for_a_player():
    run = taverne(typed="play\nkaques\nnames help, quit\nnames Ann, Ben\nquit\nquit\n")
    assert "help is a word for commands." in run.stdout
    assert "Ann, Ben. Start?" in run.stdout
    run = taverne(typed="tournament\nhelp\nquit\nstatistics\nquit\n")
    assert "comma" in run.stdout.partition("Who plays")[2].partition("Menu?")[0]
    assert run.stdout.count("Menu?") >= 2


def test_at_the_first_start_commands_work():
    heard = told_at_home(ask_language, "help", "Ende", language="de")
    assert heard.left.why == "quit"
    asked, *told = [line for line in heard.printed if "English" in line and "Deutsch" in line]
    assert asked.endswith(" help")
    assert not told[0].endswith(" Ende"), "help names the languages"


@pytest.mark.parametrize("name", ["Rob", "Mark", "Will", "Hope", "Chase", "Till", "Ute", "Wolf"])
def test_a_first_name_is_no_word_for_a_command(name):
    assert not is_command(name)
