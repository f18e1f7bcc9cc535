"""Files that people name: whatever takes one refuses what is none, at once, and says nothing that a terminal obeys."""

import ast
import os
import sqlite3
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

from access.cli.group import COMMANDS, main, module_of
from access.cli.types import NamedFile, NameOrFile
from access.desk.checking import NotHere, checked
from access.settings.preferences import SETTINGS, Setting
from access.storage import catalogue
from games.options import Content, Name

TOP = Path(__file__).parents[3]
GAME = {"game": "kara", "file": "x", "words": "thin", "cards": "TH", "dice": "1", "name": "mine", "number": "1"}
"""What else must be typed for a command to come as far as its file."""
WRITES = {("emboss", "output"), ("report", "output"), ("play", "path"), ("club backup", "file")}
"""Parameters whose file is written: a huge one is no fault there, nor one that is missing."""
ESCAPE = "\x1b]0;title\x07\x1b[31mred\x9b2J" if sys.platform != "win32" else "\x9b31mred\x9b2J"
"""The name of a file; no Windows has one with control characters below 32."""
KINDS = (pytest.param("a pipe", marks=pytest.mark.posix("a pipe in a folder")), "a device", "a folder")


def every_command():
    """Each command with the words that call it."""
    todo = [((), import_module(module_of(name)).command) for name in COMMANDS]
    while todo:
        before, command = todo.pop()
        words = (*before, command.name)
        if isinstance(command, click.Group):
            todo += [(words, inner) for inner in command.commands.values()]
        yield words, command


def takes_file():
    """Each option and argument that takes a file, with its command.

    Without a terminal run is the program itself, and opens nothing: it is tested on one, in tests/person/test_run.py.
    """
    for words, command in every_command():
        if words == ("run",):
            continue
        for param in command.params:
            if isinstance(param.type, NamedFile | NameOrFile):
                marks = [pytest.mark.brailled] if param.opts[0] == "--braille-table" else []
                yield pytest.param(words, command, param, id=" ".join((*words, param.opts[0])), marks=marks)


def typed(words, command, param, value):
    """What is typed to give a command this file."""
    line, arguments = list(words), []
    for each in command.params:
        if each is param and not isinstance(each, click.Option):
            arguments.append(value)
        elif not isinstance(each, click.Option) and (each.required or each.name == "text"):
            arguments.append(GAME.get(each.name, "x"))
        elif isinstance(each, click.Option) and each is not param and each.required:
            line += [each.opts[0], "page.brf"]
    if isinstance(param, click.Option):
        line += [param.opts[0], f"deck={value}" if param.name == "options" else value]
    if words[0] in ("play", "simulate") and (param.name == "options" or "dictionary" in param.opts[0]):
        arguments = ["words"]
    line += ["--braille", "terminal"] * (param.opts[0] == "--braille-table")  # else no table is opened
    return [*line, *arguments]


def run(line, capfd, monkeypatch):
    """Run a command in this process. Return its exit code, and all that was told."""
    monkeypatch.setattr("sys.argv", ["taverne", *line])
    with open(os.devnull) as nothing, pytest.raises(SystemExit) as left:
        monkeypatch.setattr("sys.stdin", nothing)
        main.main(line, prog_name="taverne")
    out, err = capfd.readouterr()
    assert "Traceback" not in err
    return left.value.code or 0, out + err


@pytest.fixture
def strange(tmp_path, monkeypatch):
    """Names of what is no file for us."""
    monkeypatch.chdir(tmp_path)
    if sys.platform != "win32":
        os.mkfifo("pipe")
    os.mkdir("folder")
    with open("huge", "wb") as file:
        file.truncate(1 << 33)  # it takes no room on the disk
    return {
        "a pipe": "pipe",
        "a device": "NUL" if sys.platform == "win32" else "/dev/zero",
        "a folder": "folder",
        "a huge file": "huge",
    }


@pytest.mark.parametrize("kind", [*KINDS, "a huge file"])
@pytest.mark.parametrize(("words", "command", "param"), list(takes_file()))
@pytest.mark.timeout(20)
def test_what_is_no_ordinary_file_is_refused_at_once(words, command, param, kind, strange, capfd, monkeypatch):
    if kind == "a huge file" and (" ".join(words), param.name) in WRITES:
        return
    code, told = run(typed(words, command, param, strange[kind]), capfd, monkeypatch)
    assert code in (1, 2), told
    assert 0 < len(told) < 300, told
    assert "Something went wrong" not in told
    assert "is missing" not in told, "the file was not reached"


@pytest.mark.parametrize(("words", "command", "param"), list(takes_file()))
def test_the_name_of_a_file_is_told_without_escape_sequences(words, command, param, tmp_path, capfd, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path(ESCAPE).write_bytes(b"\x00\x01 junk \xff")
    code, told = run(typed(words, command, param, ESCAPE), capfd, monkeypatch)
    assert code in (0, 1, 2)
    assert not set(told) & {"\x1b", "\x07", "\x9b"}
    assert "[31m" not in told
    assert "]0;" not in told


FILE_SETTINGS = [
    pytest.param(each, marks=[pytest.mark.brailled] if each.name == "braille.table" else [], id=each.name)
    for each in SETTINGS
    if each.is_file
]


@pytest.mark.parametrize("kind", [*KINDS, "a huge file"])
@pytest.mark.parametrize("setting", FILE_SETTINGS)
@pytest.mark.timeout(20)
def test_a_setting_takes_ordinary_files_only(setting, kind, strange, capfd, monkeypatch):
    code, told = run(["settings", "set", setting.name, strange[kind]], capfd, monkeypatch)
    assert code in (1, 2)
    assert 0 < len(told) < 300


@pytest.mark.parametrize("kind", [*KINDS, "nowhere"])
def test_a_setting_with_a_file_that_declares_no_check_of_its_own_takes_ordinary_files_only(kind, strange, tmp_path):
    setting = Setting("transcript", "", is_file=True)
    with pytest.raises(NotHere) as refused:
        checked(setting, {**strange, "nowhere": "nowhere/said.txt"}[kind])
    assert refused.value.reason == "setting-file"
    assert checked(setting, "said.txt") == str(tmp_path / "said.txt")


def test_every_text_that_may_be_a_file_is_known_as_one():
    """A setting, an option of a game or an argument that is called like a file has the type of one."""
    free = {each.name for each in SETTINGS if not each.values and not each.is_number and not each.is_file}
    assert free == {"voice"}
    named = {each.name for name in catalogue.names() for each in catalogue.find(name).agreement.options}
    files = {
        each.name
        for name in catalogue.names()
        for each in catalogue.find(name).agreement.options
        if isinstance(each, Content | Name) and not each.hidden
    }
    assert files == {"deck", "dictionary"} <= named
    for words, command in every_command():
        for param in command.params:
            assert not isinstance(param.type, click.Path | click.File), (words, param.name)
            if param.name in ("file", "path", "output", "players", "journal", "url", "deck", "table", "dictionary"):
                assert isinstance(param.type, NamedFile | NameOrFile) or " ".join(words) in (
                    "club close",
                    "club export",
                ), (words, param.name)


OPENS = {
    "wordlists/regular.py": "it is the one that does",
    "access/system/files.py": "files of our own, written beside and renamed",
    "access/storage/journals.py": "new journals, beside and linked",
    "access/storage/results.py": "our own results, appended",
    "access/play/tournament.py": "our own plan, in a folder made beside",
    "access/system/environment.py": "/proc",
    "access/system/posix.py": "/proc",
    "access/system/child.py": "our own terminal",
    "access/system/signals.py": "the null device",
    "access/system/packages.py": "what is installed, and how Taverne was",
    "access/storage/catalogue.py": "the words of installed games",
    "access/outputs/sound/player_process.py": "our own sounds",
    "access/outputs/speech/voice_process.py": "the pipe to us",
    "access/authoring/checking.py": "a temporary file of our own",
    "access/authoring/project.py": "the pyproject.toml beside a game that is installed",
    "access/club/tables/bots.py": "a temporary file of our own",
    "access/club/store/sqlite.py": "by SQLite, after the check",
    "access/club/store/keeper.py": "by SQLite, after the check",
    "access/manual/building.py": "our own pages",
    "access/authoring/package.py": "the files of a game that is installed",
    "access/authoring/limits.py": "the source of a game that is installed",
    "wordlists/library.py": "lists of our own, written beside and renamed",
}
"""Modules that open files, and why."""


def opens(path):
    """The lines of a module that open a file, except resources of the package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            last = called.rpartition(".")[2]
            is_read = last in ("read_text", "read_bytes", "write_text", "write_bytes")
            is_open = called in ("open", "os.open", "io.open", "sqlite3.connect", "wave.open", "gzip.open")
            if is_open or (is_read and "resources" not in called and "files[" not in called):
                yield node.lineno


def test_only_one_module_opens_what_people_name():
    found = {
        path.relative_to(TOP).as_posix()
        for package in ("access", "games", "wordlists")
        for path in (TOP / package).rglob("*.py")
        if any(True for _ in opens(path)) and not path.read_text(encoding="utf-8").count("import resources\n") > 1
    }
    resources = {
        "access/language/texts.py",
        "access/cli/manual.py",
        "access/club/store/sql.py",
        "games/words/decks.py",
        "access/authoring/kit.py",
        "wordlists/languages.py",
    }
    assert found - resources == set(OPENS)


def test_a_club_leaves_the_database_of_another_program_alone(tmp_path, capfd, monkeypatch):
    path = tmp_path / "bookmarks.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()
    before = path.read_bytes()
    for command in (["serve", "--listen", "127.0.0.1:0"], ["club", "people"], ["club", "backup", "copy"]):
        code, told = run([*command, "--store", str(path)], capfd, monkeypatch)
        assert (code, "belongs to another program" in told, "--store" in told) == (1, True, True)
    assert path.read_bytes() == before
    assert not (tmp_path / "copy").exists()
    (tmp_path / "text").write_text("no database at all, but long enough to be one" * 9)
    assert (
        "belongs to another program"
        in run(["club", "people", "--store", str(tmp_path / "text")], capfd, monkeypatch)[1]
    )


def test_a_home_that_nobody_has_is_told(capfd, monkeypatch):
    for command in (["serve"], ["club", "people"]):
        code, told = run([*command, "--store", "~nobody-here/club"], capfd, monkeypatch)
        assert (code, "~nobody-here/club" in told, "went wrong" in told) == (2, True, False)
