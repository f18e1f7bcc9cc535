"""Programs from PyPI that nobody here wrote, unchanged: heard, felt, silent beside a reader, and the same in a pipe."""

import contextlib
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import readers
import runs
from feel import PATIENCE
from fingers import Fingers

TOP = Path(__file__).parents[2]
PROGRAMS = ("cookiecutter==2.7.1", "sqlite-utils==4.2.1", "clikan==0.3.2", "td-watson==2.1.0", "rich-cli==1.8.1")
STARTS = """
import os, sys
os.environ["PYTHONPATH"] = {folder!r} + ":" + {top!r}
sys.path[:0] = {folder!r}, {top!r}
from access.run import main
main()
"""
PEOPLE = "name,town,age\nAnna,Bonn,31\nBen,Celle,44\n"
TEMPLATE = '{"name": "My Project", "slug": "{{ cookiecutter.name.lower() }}", "licence": ["MIT", "BSD", "none"]}'
ANSWERS = ["Game", "key:enter", "2"]
ROWS = 200_000
"""Rows that any machine takes more than a second to insert: of a shorter task nothing is told."""
MOST_LINES = 12
"""The most lines of a bar: its beginning, its end, and one every ten percent."""

pytestmark = [pytest.mark.everything, pytest.mark.posix("a terminal of POSIX")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder in which the programs are installed; without PyPI the tests are skipped."""
    found = tmp_path_factory.mktemp("programs")
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-input", "--target", str(found), *PROGRAMS]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        pytest.skip(f"the programs cannot be installed: {run.stderr[-200:]}")
    return found


@pytest.fixture
def here(folder, home, monkeypatch):
    """A home with something to do for each program, and the file that starts one of them through a person."""
    monkeypatch.chdir(home)
    Path("people.csv").write_text(PEOPLE)
    Path("many.csv").write_text("name,town\n" + "".join(f"P{n},T{n}\n" for n in range(ROWS)))
    slug = Path("template", "{{cookiecutter.slug}}")
    slug.mkdir(parents=True)
    Path("template", "cookiecutter.json").write_text(TEMPLATE)
    (slug / "LICENCE").write_text("{{cookiecutter.licence}}\n")
    for command in (["configure"], ["add", "Buy milk"], ["add", "Call Anna"]):
        bare(folder, "clikan", *command)
    bare(folder, "watson", "add", "-f", "2026-11-23 09:00", "-t", "2026-11-23 11:30", "book", "+writing")
    starts = Path("starts.py").absolute()
    starts.write_text(STARTS.format(folder=str(folder), top=str(TOP)))
    return starts


def bare(folder, name, *arguments, typed=""):
    return piped([sys.executable, folder / "bin" / name, *arguments], folder, typed)


def piped(command, folder, typed=""):
    environment = {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [*map(str, command)], input=typed, capture_output=True, text=True, env=environment, check=False
    )


HEARD = {
    "cookiecutter": (
        ["cookiecutter", "template"],
        ANSWERS,
        "left bracket 1/3 right bracket name (My Project): left bracket 2/3 right bracket slug (game): "
        "left bracket 3/3 right bracket Select licence 1 - MIT 2 - BSD 3 - none "
        "Choose from left bracket 1/2/3 right bracket (1):",
    ),
    "clikan": (
        ["clikan", "show"],
        ["end:"],
        "todo, in-progress, done left bracket 1 right bracket Buy milk left bracket 2 right bracket Call Anna clikan, empty, v.0.3.2",
    ),
    "watson": (
        ["watson", "report", "-G", "-f", "2026-11-22", "-t", "2026-11-24"],
        ["end:"],
        "Sun 22 November 2026 - greater than Tue 24 November 2026 book - 2h 30m 00s left bracket writing 2h 30m 00s right bracket "
        "Total: 2h 30m 00s",
    ),
    "rich": (["rich", "people.csv"], ["end:"], "name, town, age Anna, Bonn, 31 Ben, Celle, 44"),
}
"""What is started and typed, and what yasr says then."""


def words(heard):
    return " ".join(word for word in heard.words.split() if word != "blank")


@pytest.mark.heard
@pytest.mark.parametrize("name", HEARD)
def test_each_line_is_heard_once_without_frames(name, here, home):
    arguments, script, said = HEARD[name]
    assert words(readers.yasr(script, *arguments, home=home, program=(str(here),))) == said


@pytest.mark.heard
def test_a_bar_of_hundreds_of_lines_is_heard_in_a_few(here, home):
    insert = ("sqlite-utils", "insert", "people.db", "people", "many.csv", "--csv")
    heard = words(readers.yasr(["end:"], *insert, home=home, program=(str(here),)))
    assert heard.endswith("100%")
    assert heard.count("%") <= MOST_LINES


@pytest.mark.heard_by_orca
@pytest.mark.parametrize("name", HEARD)
def test_orca_says_each_line_once(name, here, home):
    arguments, script, said = HEARD[name]
    plain = said.replace("left bracket ", "[").replace(" right bracket", "]").replace("- greater than", "->")
    files = ("template", "people.csv")
    paths = [str(home / each) if each in files else each for each in arguments]  # Orca starts it elsewhere
    heard = readers.orca(script, *paths, home=home, program=(str(here),))
    assert " ".join(heard.words.split()) == plain


@pytest.mark.heard_by_orca
def test_orca_says_a_bar_of_hundreds_of_lines_in_a_few(here, home):
    insert = ("sqlite-utils", "insert", str(home / "people.db"), "people", str(home / "many.csv"), "--csv")
    heard = readers.orca(["end:"], *insert, home=home, program=(str(here),)).words
    assert heard.endswith("100%")
    assert heard.count("%") <= MOST_LINES


@pytest.mark.felt
def test_the_prompts_of_a_template_are_felt_on_twenty_cells(here, folder):
    command = [sys.executable, str(here), "--braille", "display", "--no-more", "cookiecutter", "template"]
    with Fingers(command=command, cells=20) as fingers:
        for asked, typed in (("[1/3] name", "Game\r"), ("[2/3] slug", "\r"), ("Choose from", "2\r")):
            fingers.display.wait_for(lambda d, asked=asked: asked in " ".join(d.text().split()), PATIENCE)
            assert len(fingers.cells) == 20
            fingers.display.type(typed)
        fingers.display.wait_for(lambda d: Path("game", "LICENCE").exists(), PATIENCE)
    assert Path("game", "LICENCE").read_text() == "BSD\n"


FELT = {
    "clikan": ("todo, in-progress,", "[1] Buy milk", "[2] Call Anna"),
    "watson": ("Sun 22 November", "book - 2h 30m", "[writing 2h 30m"),
    "rich": ("name, town, age", "Anna, Bonn, 31", "Ben, Celle, 44"),
}
"""The first cells of lines that each of them prints, in order; each line waits to be read."""


@pytest.mark.felt
@pytest.mark.everything
@pytest.mark.parametrize("name", FELT)
def test_each_line_is_felt_on_twenty_cells_until_it_was_read(name, here, folder):
    command = [sys.executable, str(here), "--braille", "display", *HEARD[name][0]]
    felt = [""]
    with Fingers(command=command, cells=20) as fingers:
        while FELT[name][-1] not in felt[-1] and len(felt) < 20:
            fingers.display.wait_for(lambda d: " ".join(d.text().split()) not in ("", felt[-1]), PATIENCE)
            felt.append(" ".join(fingers.display.text().split()))
            assert len(fingers.cells) == 20
            fingers.display.press("FWINRT")
    lines = iter(FELT[name])
    line = next(lines)
    for window in felt:
        if line in window:
            line = next(lines, "felt")
    assert line == "felt", felt


@pytest.mark.felt
def test_a_bar_is_felt_on_twenty_cells_as_a_line_that_replaces_itself(here, folder):
    insert = ("sqlite-utils", "insert", "people.db", "people", "many.csv", "--csv")
    command = [sys.executable, str(here), "--braille", "display", *insert]
    with Fingers(command=command, cells=20) as fingers:
        felt = set()
        while not fingers.gone and "The program has" not in fingers.text:
            text = fingers.text
            assert len(fingers.cells) == 20
            if text in felt:  # the program waits until its last line was read, and a bar may have ended unfelt
                fingers.display.press("FWINRT")
            felt.add(text)
        assert any("%" in text for text in felt)
        assert len(felt) <= MOST_LINES
    assert Path("people.db").exists()
    assert bare_rows("people.db") == ROWS


def bare_rows(database):
    with contextlib.closing(sqlite3.connect(database)) as opened:
        return opened.execute("select count(*) from people").fetchone()[0]


def test_beside_a_screen_reader_nothing_of_ours_is_printed_beside_its_lines(here, home):
    run = runs.Run(
        [], home, program=(str(here), "watson", "projects"), environment={"PATH": os.environ["PATH"], "ACCESSIBLE": "1"}
    )
    assert re.sub(rb"\x1b\[[0-9;?]*[a-z]", b"", bytes(run.terminal)).split() == [b"book"]


@pytest.mark.parametrize(
    ("command", "typed"),
    [
        (["cookiecutter", "template"], "Game\n\n2\n"),
        (["clikan", "show"], ""),
        (["watson", "report", "-G", "-f", "2026-11-22", "-t", "2026-11-24"], ""),
        (["rich", "people.csv"], ""),
        (["sqlite-utils", "insert", "piped.db", "people", "many.csv", "--csv"], ""),
        (["sqlite-utils", "nothing"], ""),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_pipe_gets_the_same_bytes_as_from_the_bare_program(command, typed, here, folder):
    found = []
    for start in ([folder / "bin" / command[0]], [here, command[0]]):
        found.append(piped([sys.executable, *start, *command[1:]], folder, typed))
        with contextlib.suppress(OSError):
            Path("game", "LICENCE").unlink()
            Path("game").rmdir()
    was, ours = found
    assert (ours.stdout, ours.stderr, ours.returncode) == (was.stdout, was.stderr, was.returncode)
