"""Everything at the console of Windows' own Python: devices that the tests bring, programs of others, pipes, a club."""

import os
import re
import select
import subprocess
import textwrap
import urllib.request
from pathlib import Path

import pytest
import windows
from helpers import PATIENCE, taverne, wait_until
from pages import Browser
from ssh_club import QUIETLY, Served
from terminal_game import TerminalGame
from windows import Console

from access.system import posix
from access.system.files import data_folder

pytestmark = [pytest.mark.windows, pytest.mark.posix("Wine"), pytest.mark.usefixtures("wine")]
SAMPLES = windows.TOP / "tests" / "samples"
PROMPTS = f"Z:{SAMPLES / 'windows_prompts.py'}"
QUESTION = r"[?:]$"
ERASE, TAB = "\b", "\t"


@pytest.fixture
def folder(tmp_path):
    """The folder of settings and games, as people call theirs; this is no first start."""
    return windows.known(tmp_path / "Jürgens Spiele")


# What is read ---------------------------------------------------------------------------------------------------------

TYPED = {
    "en": ("help", "score", "1", "xyz", "stop", "turn", "1 5", "repeat", "", "quit"),
    "de": ("hilfe", "punkte", "1", "xyz", "fertisch", "dran", "1 5", "ü", "", "ende"),
    "fr": ("aide", "score", "1", "xyz", "stop", "tour", "1 5", "é", "", "quitter"),
}


def on_linux(language, *arguments):
    """The rows of the same game on a terminal of Linux, with the same lines typed."""
    game = TerminalGame(*arguments, "--plain", first=rb"[?:] $", env={"ACCESSIBLE": "1"})
    for line in TYPED[language]:
        # All is shown: it ends with a question, and the game waits for the answer.
        assert wait_until(lambda: game.snapshot()[0].endswith((b"? ", b": ")) and posix.sleeps(game.child)), game.shown
        game.snapshot()
        game.type(f"{line}\n")
        game.wait_for(rb"\n", len(game.shown))  # the echo
    game.wait_for_end()
    rows = game.shown.decode().replace("\r", "").split("\n")
    return [part.rstrip() for row in rows for part in (row[at : at + 80] for at in range(0, len(row), 80)) if part]


@pytest.mark.parametrize("language", TYPED)
@pytest.mark.parametrize("game", ["kaques", "kara", "misericorde", "verflixte6", "words"])
def test_the_console_shows_what_a_terminal_of_linux_shows_and_changes_no_line(folder, game, language):
    command = ("play", game, "Anna", "--seed", "5", "--lang", language)
    console = Console(folder, *command)
    for line in TYPED[language]:
        console.answer(line, QUESTION)
    assert console.end() == 0
    assert console.shown == on_linux(language, *command)
    assert console.repaints == []


# Devices --------------------------------------------------------------------------------------------------------------


class Devices:
    """What a synthesizer and a sound device of the tests have written down."""

    def __init__(self, folder):
        self.said, self.heard = folder / "said", folder / "heard"
        self.variables = {
            "ACCESSIBLE": "",
            "PYTHONPATH": f"Z:{SAMPLES / 'windows_devices'}",
            "TAVERNE_SAID": f"Z:{self.said}",
            "TAVERNE_HEARD": f"Z:{self.heard}",
        }

    def spoken(self, begins_or_ends):
        """The lines that the voice has begun, or ended."""
        lines = self.said.read_text(encoding="utf-8").splitlines() if self.said.exists() else ()
        return [line.split("\t")[-1] for line in lines if line.split("\t")[1] == begins_or_ends]


@pytest.fixture
def devices(tmp_path):
    return Devices(tmp_path)


def workers():
    """The processes of ours that speak and play, which run now."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            command = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if str(windows.PYTHON).replace("/", "\\").encode() in command and re.search(
            rb"(voice|player)_process", command
        ):
            found.append(process)
    return found


def test_the_voice_speaks_and_sounds_play_and_a_key_silences_it(folder, devices):
    command = ("play", "kaques", "oblong", "--seed", "14", "--speech", "on", "--sounds", "all")
    console = Console(folder, *command, **devices.variables)
    console.wait_for(r"stop\?$")
    assert wait_until(lambda: devices.spoken("begins"))
    begun = devices.spoken("begins")
    assert begun == ["Zhack le Cack. At the table: oblong, Gustave."]  # it takes a minute
    console.answer("1", QUESTION)
    console.wait_for(r"\?$")
    assert wait_until(lambda: devices.spoken("ends"))
    assert devices.spoken("ends") == ["6 4 1 5 1, plus 100: Gron-mair, 350. Keep or stop?"]
    turns = int(devices.said.read_text(encoding="utf-8").splitlines()[-1].split("\t")[2])
    assert turns < 200  # of the loop, in a fifth of a second
    assert wait_until(lambda: devices.heard.exists() and devices.heard.read_text())
    assert len(workers()) >= 3
    console.answer("quit", QUESTION)
    assert console.end() == 0
    assert devices.spoken("ends")[-1] == "Saved. Go on with: taverne resume 1"
    assert wait_until(lambda: not workers())


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["edited", "plain"])
def test_any_key_silences_the_voice_and_the_line_goes_on(folder, devices, plain):
    console = Console(folder, "play", "kaques", "oblong", "--seed", "14", "--speech", "on", *plain, **devices.variables)
    console.wait_for(r"stop\?$")
    assert wait_until(lambda: devices.spoken("begins"))  # a line that takes a minute
    speaking = workers()
    console.type("x")
    console.wait_for(r"stop\? x$")
    assert wait_until(lambda: set(speaking) - set(workers()))  # the one that spoke is killed, the next one waits
    assert not devices.spoken("ends")
    console.type(f"{ERASE}quit\r")
    assert console.end() == 0
    assert devices.spoken("ends")[-1] == "Saved. Go on with: taverne resume 1"


def test_a_killed_program_leaves_no_voice_behind(folder, devices):
    console = Console(folder, "play", "kaques", "oblong", "--speech", "on", "--sounds", "all", **devices.variables)
    console.wait_for(r"stop\?$")
    assert wait_until(lambda: devices.spoken("begins"))
    assert workers()
    console.kill()
    assert wait_until(lambda: not workers())


def test_beside_a_screen_reader_the_voice_is_silent(folder, devices):
    console = Console(folder, "play", "kaques", "Ann", "--seed", "14", **devices.variables | {"ACCESSIBLE": "1"})
    console.answer("quit", QUESTION)
    assert console.end() == 0
    assert not devices.said.exists()
    console = Console(folder, "play", "kaques", "Ann", "--seed", "14", **devices.variables)
    console.wait_for(r"stop\?$")
    assert wait_until(lambda: len(devices.spoken("ends")) == 3)
    console.type("quit\r")
    assert console.end() == 0


# Programs of others ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["edited", "plain"])
def test_a_program_of_others_asks_each_question_once(folder, plain):
    console = Console(folder, PROMPTS, "prompts", *plain)
    console.answer_all(
        ("Jürk" + ERASE + "gen", r"Name\?$"),
        ("a secret" + ERASE, r"Secret\?$"),
        ("a", r"Enter: find\.$"),
        ("y", r"Enter: no\.$"),
        ("3", r"1 to 12\.$"),
        ("1, 3", r"Enter: nothing\.$"),
        ("", r"go on\.$"),
        ("1.5", r"Price\?$"),
        ("2026-11-27", r"year\.$"),
    )
    console.wait_for(r"File\?$")
    console.type("READ" + ("ME.md" if plain else TAB))
    console.wait_for(r"File\? README\.md$")
    console.answer_all(("", "README"), ("Ümläute", r"ends\.$"), ("bye", r"Line 2:$"), ("", r"Line 3:$"))
    assert console.end() == 0
    lines = "\n".join(console.shown)
    assert re.findall(r"^Got (.*)\.$", lines, re.MULTILINE) == [
        *("'Jürgen'", "'a secre'", "'add'", "True", "3", "['red', 'blue']", "None", "Decimal('1.5')"),
        *("datetime.date(2026, 11, 27)", "'README.md'", r"'Ümläute\nbye'"),
    ]
    assert "\nSecret?\n" in lines


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["edited", "plain"])
def test_a_form_goes_back_and_is_changed_and_an_editor_opens(folder, plain):
    console = Console(folder, PROMPTS, "form", f"Z:{folder / 'editor.py'}", *plain)
    console.answer_all(
        ("Jürken", r"Name\?$"),
        ("back", r"Age\?(?s:.*)$"),
        ("Jürgen", r"Name\?(?s:.*)$"),
        ("12", r"Age\?(?s:.*)$"),
        ("age", r"Is that right\?(?s:.*)$"),
        ("13", r"Age\?(?s:.*)$"),
        ("yes", r"Is that right\?(?s:.*)$"),
    )
    assert console.end() == 0
    lines = "\n".join(console.shown)
    assert "Got {'name': 'Jürgen', 'age': 13}." in lines
    assert console.shown[-2:] == ["The editor opens. Save and close it to go on.", r"Got 'Hallo\nund Grüße'."]


INTRODUCTION = (
    "It is your turn. Type the dice to keep and throw the others again, or stop and take the points. A 1 brings 100, "
    "a 5 brings 50, three alike more. If nothing scores, the points of the turn are lost."
)


def test_keys_go_back_and_forward_through_what_was_told(folder):
    console = Console(folder, "play", "kaques", "Ann", "--seed", "14")
    console.answer("1", r"stop\?$")
    asked, first = "6 4 1 5 1, plus 100: Grandmère", "5 2 4 1 3 5?"
    console.wait_for(rf"{asked}, 350\. Keep or stop\?$")
    f2, f3, page_up, page_down = "\x1bOQ", "\x1bOR", "\x1b[5~", "\x1b[6~"
    told = len(console.shown)
    for key, lines in (
        (f2, [first]),
        (f2, textwrap.wrap(INTRODUCTION, 79)),
        (f3, [first]),
        (f3, []),
        (page_up, [first]),
        (page_down, []),
    ):
        console.type(key)
        told += len(lines) + 1
        assert wait_until(lambda told=told: console.drain() and len(console.shown) == told)
        assert console.shown[told - len(lines) - 1 : -1] == lines
        console.wait_for(rf"{asked}(, 350|, 350\. Keep or stop)\?$")
    console.answer("quit", QUESTION)
    assert console.end() == 0


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["edited", "plain"])
def test_news_stand_above_an_open_question_and_a_question_is_taken_back(folder, plain):
    come = folder / "come"
    console = Console(folder, PROMPTS, "news", f"Z:{come}", *plain)
    console.wait_for(r"Your name\?$")
    console.type("An")
    console.wait_for(r"Your name\? An$")
    come.touch()
    console.wait_for(r"Some news\.\nYour name\? An$")
    console.type("na\r")
    console.wait_for(r"Quick\?$")
    console.type("late")
    console.wait_for(r"go on\.$")
    console.answer("right", r"Next\?$")
    assert console.end() == 0
    assert console.shown == [
        *("Your name? An", "Some news.", "Your name? Anna", "Hello, Anna.", "Quick? late", "Too late.", "Word?"),
        *("Too late.", "Press Enter to go on.", "Too late.", "Next? right", "Got right."),
    ]


def test_a_program_on_click_asks_through_a_person(folder):
    console = Console(folder, PROMPTS, "click")
    console.answer_all(
        ("Ann", r"Name:$"),
        ("y", r"Sure\?.*$"),
        ("abc", r"Word:$"),
        ("more", r"Raw:$"),
        ("ab", r"Again:$"),
        ("", r"go on\.$"),
    )
    assert console.end() == 0
    assert [line for line in console.shown if not re.search(r"[:.?]", line)] == ["red", "True", "3", "Got more", "2"]


# Pipes and folders ----------------------------------------------------------------------------------------------------

MORE = """
import ctypes, subprocess, sys
page, *command = sys.argv[1:]
kernel = ctypes.windll.kernel32
assert kernel.SetConsoleOutputCP(int(page)) and kernel.SetConsoleCP(int(page))
first = subprocess.Popen([sys.executable, "-m", "access", *command], stdout=subprocess.PIPE)
subprocess.run(["cmd", "/c", "more"], stdin=first.stdout)
print("The end.")
"""


@pytest.mark.parametrize("page", [850, 1252, 65001])
def test_more_shows_umlauts_in_each_code_page(folder, page):
    program = folder / "more.py"
    program.write_text(MORE)
    console = Console(folder, f"Z:{program}", page, "languages")
    console.wait_for(r"The end\.$")
    assert console.end() == 0
    assert "fr, français: 100 %" in "\n".join(console.shown)


def test_what_cannot_be_saved_is_told_and_the_game_goes_on(folder):
    console = Console(folder, "play", "kaques", "Ann", "--seed", "14", WIN_PD_OVERRIDE_LOCAL_APPDATA="Z:/proc")
    console.answer("quit", r"stop\?$")
    console.end()
    assert console.shown[0].startswith("This game cannot be saved in Z:\\proc\\taverne\\games")
    assert console.shown[-1] == "This game was not saved."


def test_the_first_start_asks_and_the_menu_leads_to_a_lesson_and_back(tmp_path):
    console = Console(tmp_path, WIN_PD_OVERRIDE_LOCAL_APPDATA=f"Z:{tmp_path / 'neü und leer'}")
    console.answer_all(
        ("English", r"Enter: English\.$"),
        ("", r"Enter: screen reader\.$"),
        ("display", r"Enter: no\.$"),
        ("no", r"Braille: display, terminal, no\?$"),
        ("2", r"Menu\?$"),
        ("kaques", r"\?.*$"),
    )
    console.wait_for(r"Lesson: Jaques le Kaques(?s:.*)\?$")
    console.type("quit\r")
    console.answer("quit", r"Menu\?$")
    assert console.end() == 0
    lines = " ".join(console.shown)
    assert "On Windows your screen reader shows Taverne on its braille display: choose no for that." in lines
    assert lines.count("Menu: 1 play") == 1


REDIRECTED = """
import subprocess, sys
stream, *command = sys.argv[1:]
subprocess.run([sys.executable, "-m", "access", *command], **{stream: subprocess.DEVNULL})
print("The end.")
"""


@pytest.mark.parametrize(
    ("stream", "typed", "last"), [("stdin", "", "Saved. Go on with: taverne resume 1"), ("stdout", "quit\r", None)]
)
def test_nul_is_no_terminal(folder, stream, typed, last):
    program = folder / "redirected.py"
    program.write_text(REDIRECTED)
    console = Console(folder, f"Z:{program}", stream, "play", "kaques", "Юрий", "--seed", "14")
    is_over = lambda: "The end." in console.shown or not console.drain()  # noqa: E731
    assert wait_until(lambda: is_over() or console.type(typed), pause=0.5)  # Wine loses what is typed before it is read
    assert console.end() == 0
    assert console.shown[-2:] == [*([last] if last else ()), "The end."]


@pytest.mark.parametrize("program", [("-m", "access"), ("-m", "access.run")])
def test_running_another_program_is_refused_in_a_sentence(folder, program):
    options = ["run", "--", "cmd"] if program[1] == "access" else ["cmd"]
    ran = subprocess.run(
        windows.command(*program, *options),
        env=windows.environment(WIN_PD_OVERRIDE_LOCAL_APPDATA=f"Z:{folder}"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
    )
    wanted = "taverne run needs a terminal of Linux or macOS; Windows has none. Start the program by itself."
    assert (ran.returncode, ran.stdout.strip()) == (1, wanted)


# A tournament ---------------------------------------------------------------------------------------------------------

TURN = (("none", r"Which(?s:.*)\?$"), ("stop", r"(on|stop|joker)(?s:.*)\?$"))
TOURNAMENT = ("tournament", "Ann", "--bots", "3", "--seed", "5")
ROUNDS = 4


def test_a_tournament_is_killed_and_ends_as_on_linux(folder):
    console = Console(folder, *TOURNAMENT)
    console.answer_all(*TURN, *TURN[:1])
    console.wait_for(TURN[1][1])
    console.kill()
    console = Console(folder, "tournament")
    console.answer_all(TURN[1], *TURN * (ROUNDS - 2))
    assert console.end() == 0
    assert "wins the tournament." in " ".join(console.shown)
    assert taverne(*TOURNAMENT, typed="none\nstop\n" * ROUNDS).returncode == 0
    here, there = (each / "taverne" / "tournaments" / "1" for each in (data_folder().parent, folder))
    for name in ("standings.txt", "final.jsonl"):
        told, played = ((each / name).read_text(encoding="utf-8").splitlines() for each in (here, there))
        assert (
            told[name.endswith("jsonl") :] == played[name.endswith("jsonl") :]
        )  # the head has the version and the time


# A club ---------------------------------------------------------------------------------------------------------------


class Ssh:
    """A guest of a club by OpenSSH, without a terminal."""

    def __init__(self, port):
        command = ["ssh", "-T", *QUIETLY, "-p", str(port), "guest@127.0.0.1"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.shown, self.at = "", 0

    def read(self):
        if select.select([self.process.stdout], [], [], 0.1)[0]:
            self.shown += os.read(self.process.stdout.fileno(), 65536).decode()

    def until(self, pattern):
        assert wait_until(lambda: self.read() or re.search(pattern, self.shown[self.at :])), self.shown[self.at :]

    def type(self, line):
        self.at = len(self.shown)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def close(self):
        self.process.kill()
        self.process.communicate()


def test_a_game_by_ssh_and_by_the_page_goes_to_its_end(folder):
    console = Console(folder, "serve", "--guests", "--listen", "127.0.0.1:0", "--web", "127.0.0.1:0")
    console.wait_for(r"http://127\.0\.0\.1:\d+", 5 * PATIENCE)
    shown = "\n".join(console.shown)
    port, web = int(re.search(r"[Pp]ort (\d+)", shown)[1]), int(re.search(r"http://127\.0\.0\.1:(\d+)", shown)[1])
    ann = Ssh(port)
    try:
        for line, then in (("Ann", r"help\? $"), ("open kaques target 500", r"Open\? $"), ("yes", r"Start\? $")):
            ann.until(r"\? $")
            ann.type(line)
            ann.until(then)
        ben = Browser(web)
        ben.enter(kind="guest")
        ben.until(r"\? $")
        ben.says("Ben", r"\? $")
        ben.says("sit 1", r"[?.]\s*$")
        ann.until(r"Ben")
        ann.type("start")
        is_over = r"(Ann|Ben|You) wins?|You have won|won"
        while not re.search(is_over, ann.shown):
            ann.read()
            if re.search(r"\? $", ann.shown[ann.at :]):
                ann.type("stop")
            if ben.fields.get("kind") == "question" or ben.question.endswith("?"):
                ben.type("stop")
            ben._read(1)
        assert re.search(is_over, ben.shown)
    finally:
        ann.close()
    console.press_ctrl_c()
    assert console.end() == 0
    assert console.shown[-1] == "The club is closed. Everything is saved."
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(f"http://127.0.0.1:{web}", timeout=1)


def test_at_the_console_somebody_comes_into_a_friends_club_by_ssh(folder):
    club = Served("--guests")
    try:
        console = Console(folder, f"Z:{SAMPLES / 'windows_ssh.py'}", club.port, "guest")
        console.answer_all(
            ("Deutsch", r"tippe Deutsch\.(?s:.*)evening\?$"),
            ("Jürgen", r"heute Abend\?$"),
            ("öffnen kaques", r"Willkommen, Jürgen\.(?s:.*)Lobby: .*\?$"),
            ("Bots 1", r"Öffnen\?$"),
            ("ja", r"Jürgen gegen Gustave(?s:.*)Öffnen\?$"),
            ("los", r"Los\?$"),
            ("fertisch", r"Am Tisch: Jürgen, Gustave\.(?s:.*)\?$"),
            ("Punkte", r"Gustave (?s:.*)\?$"),
            ("Ende", r"Punkte\nDu: (?s:.*)\?$"),
            ("Ende", r"Dein Platz bleibt dir, (?s:.*)Lobby\?$"),
        )
        assert console.end() == 0
    finally:
        club.close()
    assert not [line for line in console.shown if "\x1b" in line or "Fehler" in line]
    assert console.repaints == []
