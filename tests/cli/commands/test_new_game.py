"""taverne new-game writes a game without faults, to be played at once; taverne games --check tells the faults of one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from helpers import taverne
from small_game import ENGLISH, RULES, SmallGame

from access.cli.commands.new_game import files
from access.cli.group import main
from access.outputs.braille.translator import NoBraille
from access.system.environment import LANGUAGES

KINDS = ("dice", "cards")


def run(*arguments):
    """The exit code of a command, and its lines."""
    done = CliRunner().invoke(main, arguments)
    return done.exit_code, done.output.splitlines()


@pytest.fixture
def here(tmp_path, monkeypatch):
    """The working folder, whose packages are forgotten afterwards."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", list(sys.path))
    known = set(sys.modules)
    yield folder
    for name in set(sys.modules) - known:
        if name.partition(".")[0] in ("mydice", "mycards"):
            del sys.modules[name]


def test_without_liblouis_the_check_says_that_braille_was_not_checked(here, monkeypatch):
    def missing(*_, **__):
        raise NoBraille

    monkeypatch.setattr("access.authoring.listening.Translator", missing)
    run("new-game", "mydice", "--dice")
    code, (found, unchecked) = run("games", "--check", "mydice")
    assert (code, found) == (0, "mydice: no faults were found.")
    assert unchecked == "Braille was not checked: that needs liblouis. taverne doctor says where to get it."


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_speaks_each_language(kind):
    written = {path for path, _ in files("mine", kind)}
    assert {f"mine/{language}.ftl" for language in LANGUAGES} <= written


@pytest.mark.parametrize("kind", ["dice", pytest.param("cards", marks=pytest.mark.everything)])
@pytest.mark.long
def test_a_new_game_has_no_faults(here, kind):
    name = f"my{kind}"
    assert run("new-game", name, f"--{kind}")[0] == 0
    assert run("games", "--check", name) == (0, [f"{name}: no faults were found."])
    pytest_ = Path(sys.executable).with_name("pytest")  # as people start it; nothing is installed
    tested = subprocess.run([pytest_, "-q"], cwd=here / name, capture_output=True, text=True, check=False)
    assert "1 passed" in tested.stdout, tested.stdout


@pytest.mark.parametrize(("language", "colours", "win"), [("en", "rgby", "wins? with"), ("fr", "rvbj", "gagnes? avec")])
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_can_be_played(here, kind, language, colours, win):
    name = f"my{kind}"
    run("new-game", name, f"--{kind}")
    installed = here / name / f"{name}-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[taverne.games]\n{name} = {name}:GAME\n")
    lines = ["stop"] if kind == "dice" else [f"{colour}{number}" for colour in colours for number in range(1, 9)]
    typed = "".join(f"{line}\n" for line in lines * 40)
    environment = {"PYTHONPATH": str(here / name)}
    played = taverne("play", name, "--seed", "1", "--lang", language, typed=typed, env=environment)
    assert (played.returncode, played.stderr) == (0, "")
    assert re.search(win, played.stdout)


@pytest.mark.brailled
def test_a_game_is_checked_by_its_entry_point_too(here):
    run("new-game", "mydice")
    (here / "mydice" / "mydice").rename(here / "moved")
    (here / "mydice").rename(here / "project")
    (here / "moved").rename(here / "mydice")
    assert run("games", "--check", "mydice:GAME") == (0, ["mydice: no faults were found."])


@pytest.mark.long
def test_faults_are_told_a_line_each(here):
    game = SmallGame(here)
    game.remove(ENGLISH, "@name@-answer-play =")
    assert run("games", "--check", str(game.folder)) == (1, list(game.fault("de.ftl", "-answer-play =", NO_ANSWER)))


@pytest.mark.brailled
@pytest.mark.parametrize("folder", ["./written", "written/", "../here/written"])
def test_a_folder_may_be_named_in_any_way(here, folder):
    game = SmallGame(here, "dice")
    game.change(RULES, "Lost(seat, die)", "Lost(seat, list(die))")
    code, (told,) = run("games", "--check", folder)
    assert (code, told.startswith(*game.fault(RULES, "list(die)", "Lost.die is "))) == (1, True)


NO_ANSWER = "en.ftl has no phrase @name@-answer-play. Add it."


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("My-Game", "My-Game cannot be the name of a game. Use 2 to 20 small letters and digits, a letter first."),
        ("class", "class cannot be the name of a game. Use 2 to 20 small letters and digits, a letter first."),
        ("kaques", "There is already a game or a Python package called kaques. Choose another name."),
        ("json", "There is already a game or a Python package called json. Choose another name."),
        ("full", "There is already a folder full here. Choose another name."),
        (
            "con",
            "con can be the name of no file and no folder on Windows, so nobody there could use it. Choose another name.",
        ),
    ],
)
def test_a_name_that_cannot_be_is_refused(here, name, told):
    (here / "full").mkdir()
    assert run("new-game", name) == (2, [told])
    assert not list((here / "full").iterdir())


@pytest.mark.posix("a file that no Windows can have")
def test_a_file_that_no_windows_can_have_is_a_fault(here):
    game = SmallGame(here, "dice")
    game.path(RULES).with_name("aux.ftl").touch()
    code, lines = run("games", "--check", str(game.folder))
    assert code == 1
    assert [line for line in lines if "aux.ftl: nothing on Windows can have this name. Choose another one." in line]


def test_an_unknown_game_is_not_checked(here):
    code, (told,) = run("games", "--check", "nothing")
    assert code == 2
    assert told.startswith("There is no game nothing, and no folder of this name with a game in its pyproject.toml.")


@pytest.mark.parametrize("arguments", [("games",), ("play", "@name@"), ("rules", "@name@")])
def test_debug_shows_where_a_game_is_broken(tmp_path, arguments):
    game = SmallGame(tmp_path)
    game.change(RULES, "HAND = 3", "HAND = 3 / 0")
    typed = [game.named(each) for each in arguments]
    with game.installed():
        told, traced = (CliRunner().invoke(main, [*typed, *debug]).output for debug in ((), ("--debug",)))
    assert "ZeroDivisionError: division by zero" in told
    assert "Traceback" not in told
    (place,) = game.fault(RULES, "HAND =", "")
    line = place.split(":")[2]
    assert f'rules.py", line {line}, in <module>' in traced
    assert traced.endswith(told) or told.splitlines()[-1] in traced
