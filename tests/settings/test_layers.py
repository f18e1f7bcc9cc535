"""Three layers of settings: those for all programs, above them those of the program, above all the command line."""

import json
import tomllib

import click
import pytest
from helpers import kept_at_home, taverne
from terminal_game import PLAY

from access import App, pass_person
from access.settings.file import TAVERNE, resolved
from access.system.files import settings_folder
from access.testing import Script


@pytest.fixture
def layers(home):
    """A file for all programs, one of Taverne and one of another program."""
    common = 'rate = 300\nverbosity = "brief"\nsounds.volume = 30\n'
    for name, file, text in (
        ("access", "settings.toml", common),
        ("taverne", "settings.toml", 'rate = 250\nsort = "points"\nverbosity = "normal"\n'),
        ("trial", "access.toml", 'rate = 260\nverbosity = "normal"\n'),
    ):
        folder = settings_folder(name)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
    return folder.parent


def test_taverne_reads_its_own_file_above_the_one_for_all_programs(layers):
    shown = json.loads(taverne("settings", "show", "--json").stdout)["settings"]
    assert (shown["rate"], shown["sounds.volume"], shown["sort"]) == (250, 30, "points")
    assert taverne("settings", "set", "rate", "default").returncode == 0
    assert json.loads(taverne("settings", "show", "--json").stdout)["settings"]["rate"] == 300


def test_the_command_line_goes_above_both_files(layers):
    preferences = resolved("en", {"verbosity": "full"}, TAVERNE.read(), None)
    assert (preferences.verbosity, preferences.rate, preferences.sound_volume) == ("full", 250, 30)


def test_so_it_is_in_another_program(layers):
    def run(**given):
        with App("trial").person(**given) as person:
            person.say(f"{person.sitting.conversation.to.hearing.verbosity}")
            person.confirm("?")

    assert Script("y", environment=kept_at_home()).run(run).printed[0] == "normal"
    assert Script("y", environment=kept_at_home()).run(run, verbosity="full").printed[0] == "full"
    heard = Script("set rate", "y", environment=kept_at_home()).run(run)
    assert any("260" in line for line in heard.printed)


def test_what_is_wrong_in_the_file_for_all_programs_is_told_with_that_file(layers):
    (layers / "access" / "settings.toml").write_text('sort = "points"\n')
    shown = taverne("settings", "show").stdout
    assert "access/settings.toml" in shown.splitlines()[0]


def of(layers, *parts):
    return tomllib.loads(layers.joinpath(*parts).read_text())


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "set everywhere rate 310", "rate: 310, in all programs."),
        ("de", "setze überall Tempo 310", "Tempo: 310, in allen Programmen."),
        ("fr", "changer partout vitesse 310", "vitesse: 310, dans tous les programmes."),
    ],
)
def test_a_person_changes_a_setting_for_all_programs_at_a_question(layers, language, typed, told):
    def run():
        with App("trial").person(lang=language) as person:
            person.confirm("?", True)

    assert told in Script(typed, "", environment=kept_at_home()).run(run).printed
    assert of(layers, "access", "settings.toml")["rate"] == 310
    assert of(layers, "trial", "access.toml") == {"verbosity": "normal"}, "it would go before that for all programs"
    assert of(layers, "taverne", "settings.toml")["rate"] == 250, "the file of another program is left alone"


def test_a_game_changes_a_setting_for_all_programs_but_none_of_games(layers):
    told = taverne(*PLAY, "--speech", "off", typed="set everywhere rate 310\nset everywhere sort points\nquit\n").stdout
    assert "rate: 310, in all programs." in told
    assert "sort is for this program alone: leave out everywhere." in told
    assert of(layers, "access", "settings.toml")["rate"] == 310
    assert of(layers, "taverne", "settings.toml") == {"sort": "points", "verbosity": "normal"}


def test_the_command_settings_writes_the_file_for_all_programs(layers):
    run = taverne("settings", "set", "--everywhere", "rate", "310")
    assert run.stdout == "rate: 310, in all programs.\n"
    assert of(layers, "access", "settings.toml") == {"rate": 310, "verbosity": "brief", "sounds": {"volume": 30}}
    assert of(layers, "taverne", "settings.toml") == {"sort": "points", "verbosity": "normal"}
    assert taverne("settings", "set", "rate", "default", "--everywhere").returncode == 0
    assert "rate" not in of(layers, "access", "settings.toml")
    before = (layers / "access" / "settings.toml").read_text()
    for wrong in (("sort", "points"), ("rate", "9999"), ("rate", "300", "--person", "Ben")):
        run = taverne("settings", "set", "--everywhere", *wrong)
        assert run.returncode == 2
        assert run.stderr
    assert (layers / "access" / "settings.toml").read_text() == before


@pytest.mark.parametrize(
    ("typed", "taken"), [("auto", True), ("AUTO", True), ("20", True), ("7", False), ("wide", False)]
)
def test_in_another_program_an_option_takes_auto_as_the_setting_does(layers, typed, taken):
    app = App("trial")

    @click.command()
    @app.options
    @pass_person
    def command(person):
        person.say("Found.")

    heard = Script().run(command, "--cells", typed)
    assert (heard.printed == ["Found."]) is taken
    assert isinstance(heard.left, click.BadParameter) is not taken
