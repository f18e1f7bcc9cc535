"""The page for programs of others: exactly its text is built and run, and its examples are what really happens."""

import asyncio
import importlib
import re
import shutil
import subprocess
import sys
import threading
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from examples import anew
from helpers import PATIENCE, wait_until

from access import App
from access.language.output import SOUND_NAMES
from access.testing import Script

TOP = Path(__file__).parents[2]
PAGE = (TOP / "access" / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PROGRAMS = ("book", "hello", "tasks", "trips")


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """The files of the page in a folder, to be imported from there."""
    for name, text in re.findall(r"File (\w+\.py):\n\n```python\n(.*?)```", PAGE, re.DOTALL):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in PROGRAMS:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield tmp_path
    for name in PROGRAMS:
        sys.modules.pop(name, None)


@pytest.mark.brailled
def test_examples_are_what_is_printed_spoken_and_felt():
    assert anew(PAGE) == PAGE


def test_the_ten_lines_greet(programs):
    heard = Script("Anna").run(importlib.import_module("hello").hello)
    assert heard.printed == ["Your name? Anna", "Hello, Anna."]
    started = subprocess.run(
        [sys.executable, str(programs / "hello.py"), "--help"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert "--braille" in started.stdout


def linked(folder, wanted, seen):
    """Link a distribution that is installed here, and all that it needs without extras, into a folder."""
    name = re.split(r"[^\w.-]", wanted, maxsplit=1)[0]
    if name not in seen and "extra ==" not in wanted:
        seen.add(name)
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            assert ";" in wanted, f"{wanted} is needed, and is not here"
            return
        for top in {path.parts[0] for path in found.files or () if path.parts[0] not in ("..", "__pycache__")}:
            if not (folder / top).exists():
                (folder / top).symlink_to(found.locate_file(top))
        for each in found.requires or ():
            linked(folder, each, seen)


@pytest.mark.everything
@pytest.mark.posix("an environment with links")
def test_a_program_of_the_page_runs_where_only_the_wheel_and_what_it_names_is_installed(programs, tmp_path):
    ignored = shutil.ignore_patterns(".*_cache", ".git", ".venv", "tests", "dist", "build", "__pycache__")
    source = shutil.copytree(TOP, tmp_path / "source", ignore=ignored)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(source)]
    subprocess.run(build, check=True, capture_output=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    packages = next((tmp_path / "venv").glob("lib/python*/site-packages"))
    zipfile.ZipFile(next(tmp_path.glob("*.whl"))).extractall(packages)
    (installed,) = metadata.distributions(name="taverne", path=[str(packages)])
    seen = set()
    for wanted in installed.requires:
        linked(packages, wanted, seen)
    assert {"click", "prompt_toolkit"} <= seen
    assert seen.isdisjoint(("miniaudio", "asyncssh", "pytest")), "those of extras"
    code = "import sys, hello; hello.hello(standalone_mode=False); print([m for m in sys.modules if '.rules' in m])"
    run = subprocess.run(
        [tmp_path / "venv" / "bin" / "python", "-c", code],
        cwd=programs,
        input="/help\nAnna\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.stdout.endswith("Hello, Anna.\n[]\n"), run.stdout + run.stderr


def test_the_tests_of_the_page_pass(programs):
    tests = [block for block in BLOCKS if "def test_" in block]
    for number, block in enumerate(tests):
        (programs / f"test_{number}_of_the_page.py").write_text(block, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", "of_the_page"]
    run = subprocess.run(command, cwd=programs, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert f"{sum(block.count('def test_') for block in tests)} passed" in run.stdout, run.stdout + run.stderr


def test_the_commands_of_a_group_get_the_person_and_its_options(programs):
    tasks = importlib.import_module("tasks").tasks
    assert Script("Wash up").run(tasks, "add").printed == ["What is to be done? Wash up", "2 to do."]
    heard = Script().run(tasks, "--speech", "off", "list")
    assert heard.printed == ["Buy bread", "Wash up"]
    assert heard.spoken == []
    assert Script().run(tasks, "lst").printed == ["There is no command lst. Did you mean: list?"]


def test_the_program_with_argparse_greets_and_lists_the_options(monkeypatch, capsys):
    code = next(block for block in BLOCKS if "import argparse" in block)
    for typed, printed in ((("Ben",), ["Hello, Ben."]), ((), ["Your name? Ann", "Hello, Ann."]), (("--help",), [])):
        monkeypatch.setattr(sys, "argv", ["greet", *typed])
        assert Script("Ann").run(lambda: exec(code, {})).printed == printed
    told = capsys.readouterr().out
    assert "usage: greet [-h] [name]" in told
    assert "--braille [" in told


def test_the_asyncio_program_greets():
    code = next(block for block in BLOCKS if "async def main" in block)
    assert Script("Ben").run(lambda: exec(code, {})).printed == ["Your name? Ben", "Hello, Ben."]


def test_the_program_without_click_greets_and_says_a_last_word_to_who_leaves(capsys):
    code = next(block for block in BLOCKS if "except Left" in block)
    assert Script("Ben").run(lambda: exec(code, {})).printed == ["Your name? Ben", "Hello, Ben."]
    assert Script("/quit").run(lambda: exec(code, {})).left == 0
    assert capsys.readouterr().out == "Another time.\n"


def test_who_leaves_the_asyncio_program_sees_no_error():
    code = next(block for block in BLOCKS if "async def main" in block)
    assert Script("/quit").run(lambda: exec(code, {})).left == 0


@pytest.mark.brailled
def test_the_phrase_of_the_page_is_told(tmp_path, monkeypatch):
    (tmp_path / "book_texts").mkdir()
    (tmp_path / "book_texts" / "__init__.py").touch()
    phrase = re.search(r"```\n(found = .*?)```", PAGE, re.DOTALL)[1]
    (tmp_path / "book_texts" / "en.ftl").write_text(phrase, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    def run():
        with App("book", texts="book_texts").person() as person:
            person.say(person.t("found", count=3))
            person.say(person.t("found", count=1))

    heard = Script(cells=20).run(run)
    sys.modules.pop("book_texts", None)
    assert heard.printed == ["3 numbers.", "One number."]
    assert heard.felt[0].split() == ["3", "here"]


def test_every_sound_is_named_on_the_page():
    named = re.search(r"The sounds are those of `taverne say --sounds`: (.*?)\.\n", PAGE, re.DOTALL)[1]
    dice = {f"dice-{count}" for count in range(1, 5)}
    words = {*re.split(r", | and ", " ".join(named.split()).replace("dice-1 to dice-4", "turn"))} | dice
    assert words == {name for name in SOUND_NAMES if not name.startswith("far-")}


def test_the_chat_of_the_page_tells_news_while_it_asks():
    names = {"asyncio": asyncio}
    exec(next(block for block in BLOCKS if "async def chat" in block), names)
    is_told = threading.Event()

    async def talk():
        news = asyncio.Queue()
        await news.put("Ben: hello")
        return await names["chat"](App("chat"), news)

    def open_question():
        assert wait_until(lambda: "Ben: hello" in script.heard.printed)
        is_told.set()

    answers = []
    script = Script(open_question, "hi")
    assert script.run(lambda: answers.append(asyncio.run(talk()))).printed == ["Ben: hello", "You: hi"]
    assert answers == ["hi"]
    assert is_told.is_set()


def test_every_name_on_the_page_is_there():
    import access
    from access.person.person import Person

    for name in re.findall(r"`person\.(\w+)\(", PAGE) + re.findall(r">>> person\.(\w+)\(", PAGE):
        assert hasattr(Person, name), name
    for name in re.findall(r"from access import ([\w, ]+)", PAGE):
        assert all(hasattr(access, each.strip()) for each in name.split(","))


@pytest.mark.parametrize("name", ["access", "access.testing"])
def test_the_page_lists_what_is_public(name):
    listed = re.findall(rf"^Since [0-9.]+, of `{re.escape(name)}`: (.*?)\.$", PAGE, re.MULTILINE | re.DOTALL)
    names = [each for part in listed for each in " ".join(part.split()).split(", ")]
    assert sorted(names) == sorted(importlib.import_module(name).__all__)
