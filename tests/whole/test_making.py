"""The page for game makers: exactly its text, built into a package and installed elsewhere, plays."""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from helpers import PATIENCE, listed
from small_game import page_additions, page_files

TOP = Path(__file__).parents[2]


def files():
    """The four files of the small game on the page, by name."""
    return dict(page_files()[:4])


def grown():
    """The files of the same game with a bot, advice and a lesson: those that stand on the page later, and added lines."""
    later = {name: text for name, text in page_files() if name.startswith("pig/")}
    added = page_additions()
    return files() | later | {name: f"{files()[name]}\n{text}" for name, text in added.items()}


def mixed():
    """The files of the game with dice and cards, with the pyproject.toml of the other one."""
    found = {name: text for name, text in page_files() if name.startswith("mixed/")}
    return {"pyproject.toml": files()["pyproject.toml"].replace("pig", "mixed"), **found}


def build(folder, written):
    """Write files of the page, build them, and install both packages into a fresh environment."""
    for name, text in written.items():
        path = folder / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    run = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(folder / "source")]
    subprocess.run(run, check=True, capture_output=True)
    zipfile.ZipFile(next(folder.glob("*.whl"))).extractall(environment(folder))
    return folder / "venv" / "bin" / "python"


def environment(folder):
    """A fresh one, which finds Taverne; where packages are installed."""
    import venv

    venv.create(folder / "venv", with_pip=False, symlinks=True)
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    elsewhere = [str(TOP), f"{sys.prefix}/lib/{version}/site-packages", "/usr/lib/python3/dist-packages"]
    (site(folder) / "others.pth").write_text("\n".join(elsewhere) + "\n")
    return site(folder)


def site(folder):
    return next((folder / "venv").glob("lib/python*/site-packages"))


def spoilt(built, folder, changed):
    """Another environment with what was built, where some files are changed or gone."""
    packages = environment(folder)
    for package in site(built).glob("*pig*"):
        shutil.copytree(package, packages / package.name)
    for name, text in changed.items():
        if text is None:
            (packages / name).unlink()
        else:
            (packages / name).write_text(text, encoding="utf-8")
    return folder / "venv" / "bin" / "python"


def taverne(python, *arguments, typed=""):
    return subprocess.run(
        [python, "-m", "access", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        cwd=python.parent,
    )


@pytest.fixture(scope="module")
def pig(tmp_path_factory):
    return build(tmp_path_factory.mktemp("pig"), files())


@pytest.fixture(scope="module")
def taught(tmp_path_factory):
    return build(tmp_path_factory.mktemp("taught"), grown())


def test_the_game_of_the_page_has_no_faults(pig):
    checked = taverne(pig, "games", "--check", "pig")
    assert (checked.returncode, checked.stdout) == (0, "pig: no faults were found.\n")


def test_the_page_holds_a_whole_game():
    assert set(files()) == {"pyproject.toml", "pig/__init__.py", "pig/rules.py", "pig/en.ftl"}


def test_the_game_with_bot_advice_and_lesson_has_no_faults(taught):
    checked = taverne(taught, "games", "--check", "pig")
    assert (checked.returncode, checked.stdout) == (0, "pig: no faults were found.\n")


def test_its_lesson_is_learnt_by_its_own_advice(taught):
    """Each answer is the advice, typed as it stands."""
    typed = "advice\nOn: the next throw brings 2.667 on average.\nadvice\n" + "on\n" * 2 + "stop\n" * 40
    lines = taverne(taught, "learn", "pig", typed=typed).stdout.splitlines()
    assert "Throw as often as you like. Type on, or stop to keep your points." in lines
    assert "On: the next throw brings 2.667 on average." in lines
    assert "On: the next throw brings 1.667 on average." in lines
    assert "A 1 would now take 10. Type advice if you want some." in lines
    assert "A 1 takes the points of this turn, and only these." in lines
    assert any(line.startswith("That was the lesson.") for line in lines)


def test_its_bot_plays_as_it_advises_and_a_review_tells_the_costs(taught):
    run = taverne(taught, "play", "pig", "Ann", "--seed", "1", typed="stop\n" * 40 + "review\n")
    assert re.search(r"With \d+ so far, the other answer was worth [\d.]+ more\.", run.stdout), run.stdout
    figures = json.loads(taverne(taught, "simulate", "pig", "--games", "50", "--json").stdout)
    assert sum(figures["wins"]) == 50


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    return build(tmp_path_factory.mktemp("mixed"), mixed())


def test_the_game_with_dice_and_cards_has_no_faults(both):
    checked = taverne(both, "games", "--check", "mixed")
    assert (checked.returncode, checked.stdout) == (0, "mixed: no faults were found.\n")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("3\n2 2\n", "You have 7 with 3."),
        ("play 3\nkeep 2 2\n", "You have 7 with 3."),
        ("p 3\nkeep\n", "You have 3 with 3."),
        ("8\n", "You do not have that card. Type one of yours."),
        ("9\n2 6 6\n", "You did not throw that. Type some of the dice of your throw."),
        ("9\nhelp\n", "Type the dice that count, such as 5 5, or keep for none."),
    ],
)
def test_dice_and_cards_are_typed_with_and_without_the_word(both, typed, told):
    run = taverne(both, "play", "mixed", "Ann", "--seed", "1", typed=typed)
    assert "Your cards: 9, 3. Which one?" in run.stdout.splitlines()
    assert told in run.stdout


def test_it_is_found_beside_ours(pig):
    assert taverne(pig, "games").stdout == listed(pig="Pig")


def test_it_is_played_saved_resumed_and_replayed(pig, tmp_path):
    path = tmp_path / "pig.jsonl"
    play = ("play", "pig", "Ann", "Ben", "--dice", "typed", "--option", "target=10", "--journal", path)
    first = taverne(pig, *play, typed="6\non\n1\n5\nwhat\n")
    assert first.stdout.splitlines() == [
        "Pig. At the table: Ann, Ben.",
        "Ann, type 1 die:",
        "Ann: 6, 6 so far?",
        "Ann, type 1 die:",
        "1: Ann loses the turn.",
        "Ann has 0.",
        "Ben, type 1 die:",
        "Ben: 5, 5 so far?",
        "Not understood: what. Type one of: on, stop.",
        "Ben: 5, 5 so far?",
        f"Saved. Go on with: taverne resume --journal {path}",
    ]
    second = taverne(pig, "resume", "--journal", path, typed="help\nsc\no\n6\ns\n")
    assert "Type one of: on, stop." in second.stdout
    assert second.stdout.endswith("Ben wins with 11.\nAgain, menu or quit?\n")
    told = [json.loads(line) for line in taverne(pig, "replay", path, "--json").stdout.splitlines()]
    assert told[-1] == {"event": "won", "to": None, "seat": 1, "score": 11}


def test_it_is_brailled(pig):
    run = taverne(pig, "play", "pig", "Ann", "Ben", "--dice", "typed", "--braille", "terminal", typed="6\n")
    assert "Ann: 6, 6 so far?\n⠠⠁⠝⠝⠒⠀⠼⠋⠂⠀⠼⠋⠀⠎⠕⠀⠋⠁⠗⠦\n" in run.stdout


def test_alone_one_plays_against_a_bot_that_knows_what_is_allowed(pig):
    run = taverne(pig, "play", "pig", "Ann", "--seed", "1", typed="stop\n" * 40)
    assert "Pig. At the table: Ann, Gustave." in run.stdout
    assert re.search(r"(You win|Gustave wins) with \d+\.", run.stdout)


def test_it_is_simulated(pig):
    figures = json.loads(taverne(pig, "simulate", "pig", "--games", "50", "--json").stdout)
    assert sum(figures["wins"]) == 50
    assert set(figures) == {"games", "wins", "games_per_cpu_second"}


def test_it_is_spoken(pig, tmp_path):
    """The voice is given the line; that voices sound is held elsewhere."""
    code = (
        "from access.play import session\n"
        "from access.desk.desk import Keyboards\n"
        "from access.desk.desk import Devices\n"
        "class Voice:\n"
        "    def __init__(self, *_): self.respelled = {}\n"
        "    def say(self, text, manner): print('SAID', text)\n"
        "    def silence(self): pass\n"
        "    def finish(self, seconds): pass\n"
        "    def close(self): pass\n"
        "from access.cli.commands import play\n"
        "play.AFTER = session.Equipment(Keyboards(Devices(voice=Voice)))\n"
        "from access.cli.group import main\n"
        "main(prog_name='taverne')\n"
    )
    play = ("play", "pig", "Ann", "Ben", "--dice", "typed", "--speech", "on")
    run = subprocess.run(
        [pig, "-c", code, *play], input="6\n", capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert "SAID Ann: 6, 6 so far?" in run.stdout


def test_in_another_language_it_speaks_the_one_it_has(pig):
    run = taverne(pig, "play", "pig", "Ann", "Ben", "--lang", "de", "--dice", "typed", typed="6\n")
    assert "Ann: 6, 6 so far?" in run.stdout
    assert run.stderr == ""


FAULTS = {
    "no phrase": (
        {"pig/en.ftl": files()["pig/en.ftl"].replace("pig-won =", "pig-one =")},
        "en.ftl has no phrase pig-won",
    ),
    "no title": ({"pig/en.ftl": files()["pig/en.ftl"].replace("pig = Pig", "")}, "en.ftl has no phrase pig"),
    "no phrases": ({"pig/en.ftl": None}, "there are no phrases in pig, such as en.ftl"),
    "no Fluent": ({"pig/en.ftl": "pig = Pig\n= ?\n"}, "have a line that is not Fluent"),
    "no game": ({"pig/__init__.py": "GAME = 7\n"}, "pig:GAME is a int, not a games.game.Game"),
    "nothing": ({"pig/__init__.py": "\n"}, "AttributeError: module 'pig' has no attribute 'GAME'"),
    "a fault": ({"pig/__init__.py": "1 / 0\n"}, "ZeroDivisionError: division by zero"),
    "an exit": ({"pig/__init__.py": "raise SystemExit(3)\n"}, "SystemExit: 3"),
    "an interrupt": ({"pig/__init__.py": "raise KeyboardInterrupt\n"}, "KeyboardInterrupt"),
    "something": ({"pig/__init__.py": "class Odd(BaseException): pass\nraise Odd('odd')\n"}, "Odd: odd"),
    "another id": (
        {"pig/__init__.py": files()["pig/__init__.py"].replace('id="pig"', 'id="sow"')},
        "its id is 'sow'; it must be 'pig'",
    ),
}


@pytest.mark.parametrize(
    "fault",
    [f if f in ("no phrases", "no game", "an exit") else pytest.param(f, marks=pytest.mark.everything) for f in FAULTS],
)
def test_what_a_game_lacks_is_said_by_name_and_breaks_nothing_else(fault, pig, tmp_path):
    changed, says = FAULTS[fault]
    python = spoilt(pig.parents[2], tmp_path, changed)
    run = taverne(python, "games")
    assert run.stdout == listed()
    assert says in run.stderr
    assert run.stderr.count("\n") == 1
    assert run.returncode == 0
    refused = taverne(python, "play", "pig")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert says in refused.stderr


@pytest.mark.parametrize(
    "fault", [f if f == "a fault" else pytest.param(f, marks=pytest.mark.everything) for f in FAULTS]
)
def test_the_menu_says_what_a_game_lacks_and_the_others_are_played(fault, pig, tmp_path):
    changed, says = FAULTS[fault]
    menu = taverne(spoilt(pig.parents[2], tmp_path, changed), typed="play\nkaques\nnames Ann, Ben\n\nquit\n9\n")
    assert says in menu.stdout
    assert "Jaques le Kaques. At the table: Ann, Ben." in menu.stdout


def test_a_package_with_damaged_metadata_is_named_and_hides_no_game(pig, tmp_path):
    python = spoilt(pig.parents[2], tmp_path, {})
    damaged = site(tmp_path) / "sow-1.0.dist-info"
    damaged.mkdir()
    (damaged / "entry_points.txt").write_bytes(b"[taverne.games]\nsow = \xff\xfe\n")
    run = taverne(python, "games")
    assert run.stdout == listed(pig="Pig")
    assert run.stderr.startswith("The installed package sow-1.0.dist-info is damaged: UnicodeDecodeError")
