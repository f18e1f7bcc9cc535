"""Three layers of settings: those for all programs, above them those of the program, above all the command line."""

import json

import pytest
from helpers import taverne

from access import App
from access.settings.resolving import resolved
from access.settings.store import TAVERNE
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
        folder = home / ".config" / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
    return home / ".config"


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
            person.say(f"{person.sitting.conversation.to.verbosity}")
            person.confirm("?")

    assert Script("y").run(run).printed[0] == "normal"
    assert Script("y").run(run, verbosity="full").printed[0] == "full"
    heard = Script("set rate", "y").run(run)
    assert any("260" in line for line in heard.printed)


def test_what_is_wrong_in_the_file_for_all_programs_is_told_with_that_file(layers):
    (layers / "access" / "settings.toml").write_text('sort = "points"\n')
    shown = taverne("settings", "show").stdout
    assert "access/settings.toml" in shown.splitlines()[0]
