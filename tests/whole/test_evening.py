"""A whole evening from the menu: a lesson, a game, advice, another game, a look back, statistics, and out.

Heard under yasr and Orca as a pipe prints it, and felt on a display of 20 cells.
"""

import os
import re
import sys
import zipfile
from pathlib import Path

import pytest
import readers
from evenings import typed
from fingers import Fingers
from helpers import PATIENCE, wait_until
from ssh_club import Served

pytestmark = pytest.mark.posix("a terminal of POSIX")

SCRIPT = typed("en")
FELT = {
    "en": ("lesson", "kaques", "keep 1: 379, stop 200", "again", "stopped 50, keep 5: 342", "not won"),
    "de": ("lektion", "kaques", "379", "noch einmal", "342", "Menü"),
    "fr": ("leçon", "kaques", "garde 1: 379, stop 200", "encore", "342", "pas de victoire"),
}
HOMES = ("read", "piped")


def heard_and_printed(reader, tmp_path):
    for name in HOMES:
        (tmp_path / name).mkdir()
    read, piped = (tmp_path / name for name in HOMES)
    heard = reader(SCRIPT, home=read, program=readers.EVENING)
    return heard, readers.printed(SCRIPT, home=piped, program=readers.EVENING)


def is_told(text):
    """Whether each part of the evening is there, in order."""
    parts = (
        "Menu: 1 play",
        "Lesson: Jaques le Kaques.",
        "That was the lesson.",
        "Jaques le Kaques: Ann against Gustave, level good, target 500. Start?",
        "Keep the 1, throw 5 dice: 379 on average for this turn; stopping brings 200.",
        "Again, review, menu or quit?",
        "At the table: Gustave, Ann.",
        "you stopped with 50. Keeping the 5 averages 342, 292 more.",
        "Ann, Jaques le Kaques: one game, not won.",
    )
    at = 0
    for part in parts:
        assert part in text[at:], (part, text[at:])
        at = text.index(part, at)


@pytest.mark.heard
def test_an_evening_is_heard_line_by_line(tmp_path):
    heard, printed = heard_and_printed(readers.yasr, tmp_path)
    is_told(printed)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


@pytest.mark.everything
@pytest.mark.heard_by_orca
def test_an_evening_is_heard_under_orca(tmp_path):
    heard, printed = heard_and_printed(readers.orca, tmp_path)
    is_told(printed)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


def answered(fingers, typed):
    """Type an answer, and wait until its question is gone; the menu may ask the same one again at once."""
    question = fingers.text
    fingers.type(typed + "\r")
    fingers.becomes(lambda d: not " ".join(d.text().split()).startswith(question))


@pytest.mark.everything
@pytest.mark.felt
@pytest.mark.parametrize("language", sorted(FELT))
def test_an_evening_is_felt_on_20_cells(language, tmp_path):
    (tmp_path / ".config" / "taverne").mkdir(parents=True, exist_ok=True)
    (tmp_path / ".config" / "taverne" / "settings.toml").touch()
    command = [sys.executable, *readers.EVENING, "--lang", language, "--braille", "display", "--grade", "1"]
    left = list(typed(language))
    with Fingers(
        command=command, cells=20, env={"HOME": str(tmp_path), "TERM": os.environ.get("TERM", "xterm")}
    ) as fingers:
        fingers.begin()
        while left:
            while not fingers.asked:
                assert fingers.press("FWINRT"), fingers.felt[-5:]
            answered(fingers, left.pop(0))
            if left:
                fingers.begin()
    felt = " ".join(text for _, text in fingers.felt)
    for part in FELT[language]:
        assert re.search(part, felt, re.IGNORECASE), (part, felt)


WHEEL = {
    "hello.py": "",
    "hello-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: hello\nVersion: 1.0\n",
    "hello-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "hello-1.0.dist-info/RECORD": "",
}
FLOOD = (
    "seq -f 'line %g' 40; read go < go; for n in 1 2 3; do echo later $n; done; touch told; printf 'Go on? '; read x"
)


def at_the_shell(fingers, command):
    """Type a command at the prompt of the shell, which brltty shows itself."""
    fingers.stands("$")
    fingers.display.type(command + "\r")


def at_its_end(fingers):
    """Read on to the end of a program; returns what was felt of it."""
    since = len(fingers.felt)
    while fingers.text != "leave.":
        assert fingers.press("FWINRT"), fingers.felt[-5:]
    fingers.display.type("\r")
    return " ".join(text for _, text in fingers.felt[since:])


@pytest.mark.everything
@pytest.mark.felt
def test_an_evening_by_20_cells_alone_from_a_shell(tmp_path):
    """A package is installed, its questions are answered, a flood is read; then Taverne's first start, a lesson, a club.

    The key to the club is lost at the end, and its recovery code, which was read with the pan keys, leads in again.
    """
    home = tmp_path / "new"
    home.mkdir()
    with zipfile.ZipFile(home / "hello-1.0-py3-none-any.whl", "w") as wheel:
        for name, text in WHEEL.items():
            wheel.writestr(name, text)
    os.mkfifo(home / "go")
    (home / "flood").write_text(FLOOD, encoding="utf-8")
    shell = ["env", f"PATH={Path(sys.executable).parent}:{os.environ['PATH']}", "PS1=$ ", "bash", "--norc", "-i"]
    run = "taverne run --braille display -- "
    homes = {"HOME": "", "XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".data", "XDG_CACHE_HOME": ".cache"}
    env = {name: str(home / folder) for name, folder in homes.items()}
    with Fingers(command=shell, cells=20, env=env) as fingers:
        at_the_shell(fingers, f"cd; {run}pip install --no-index --target t ./*.whl")
        fingers.display.wait_for(lambda d: d.text().strip() not in ("", "$"))
        assert "Successfully installed" in at_its_end(fingers)

        at_the_shell(fingers, f"{run}ssh-keygen -q -t ed25519 -f key")
        for question in ("Enter passphrase", "Enter same"):
            fingers.stands(question)  # a question is noticed by finger
            fingers.display.type("hunter2\r")
        at_the_shell(fingers, f"{run}sh flood")
        fingers.stands("line 1")
        for number in range(2, 6):
            assert fingers.press("FWINRT")
            assert fingers.text == f"line {number}"
        (home / "go").write_text("\n", encoding="utf-8")
        assert wait_until((home / "told").exists)
        fingers.stands("Go on?")
        felt = []
        while not felt or felt[-1] != "Go on?":
            assert fingers.press("FWINRT"), felt
            felt.append(fingers.text)
        assert felt == [*(f"line {number}" for number in range(6, 41)), "later 1", "later 2", "later 3", "Go on?"]
        fingers.display.type("yes\r")

        at_the_shell(fingers, "taverne")
        fingers.display.wait_for(lambda d: "English" in d.text())
        since = len(fingers.felt)
        for answer in ("", "none", "", "learn", "kaques", "quit", "quit"):
            assert fingers.read_on()
            answered(fingers, answer)
        felt = " ".join(text for _, text in fingers.felt[since:])
        assert "Your answers are saved." in felt
        assert re.search("lesson", felt, re.IGNORECASE)
        fingers.stands("Goodbye.")
        fingers.display.type("\r")
        with Served(home=tmp_path) as club:
            in_a_club(fingers, club.port)


def in_a_club(fingers, port):
    """Come into a club by ssh, open a table there, lose the key, and come back by the recovery code."""
    ssh = f"ssh -p {port} -o StrictHostKeyChecking=no -o LogLevel=ERROR"
    at_the_shell(fingers, f"{ssh} -i key new@127.0.0.1")
    asked(fingers, "'key':", "hunter2")
    asked(fingers, "had one?", "Anna")
    asked(fingers, "Enter for yes:", "yes")
    asked(fingers, "help?")
    code = re.search(r"way in: ((\w{4}-){3}\w{4})\.", read_above(fingers, "Your recovery code"))[1]
    for line, then in (("set braille.cells 20", "Lobby?"), ("open kaques", "?"), ("quit", "Lobby?")):
        fingers.display.type(f"{line}\r")
        asked(fingers, then)
    fingers.display.type("quit\r")
    at_the_shell(fingers, "rm key; ssh-keygen -q -t ed25519 -N '' -f other")
    at_the_shell(fingers, f"{ssh} -i other new@127.0.0.1")
    asked(fingers, "had one?", "recover")
    asked(fingers, "Your name?", "Anna")
    asked(fingers, "Recovery code?", code)
    fingers.display.wait_for(lambda d: "Enter: no." in d.terminal.screen, PATIENCE)
    while not fingers.text.endswith("Enter: no."):  # it fills the cells, and the cursor stands on the next ones
        fingers.press("FWINLT")
    fingers.display.type("\r")
    asked(fingers, "Lobby?")
    assert code not in read_above(fingers, "Your recovery")
    fingers.display.type("quit\r")
    fingers.stands("$")


def asked(fingers, question, answer=None):
    """Wait until a question ends so under the fingers, and answer it."""
    fingers.display.wait_for(lambda d: d.text().rstrip().endswith(question), PATIENCE)
    if answer is not None:
        fingers.display.type(f"{answer}\r")


def read_above(fingers, text):
    """Go to the beginning of this line and up to one that begins with a text, and read it to its end."""
    fingers.press("LNBEG")
    while not fingers.text.startswith(text):
        assert fingers.press("LNUP"), fingers.felt[-5:]
    found = ""
    while len(found) < 80:
        found += fingers.display.text().ljust(20)
        fingers.press("FWINRT")
    fingers.press("HOME")
    return found
