"""What Windows has in place of calls of POSIX: these tests run there, too, but for those with a stand-in of Windows."""

import asyncio
import ctypes
import os
import signal
import subprocess
import sys
import threading
import types

import pytest

from access.language.phrases import Phrases
from access.outputs.terminal import terminal
from access.outputs.terminal.printing import clear_screen
from access.settings.preferences import Preferences
from access.system import environment, files, posix, windows
from access.testing import Script
from wordlists import library


class Kernel:
    """A stand-in of Windows' kernel32 with one console, which may obey control sequences."""

    def __init__(self, can_obey=True, has_console=True):
        self.mode, self.can_obey, self.has_console = 3, can_obey, has_console

    def GetStdHandle(self, number):
        return 7

    def GetConsoleMode(self, console, mode):
        mode._obj.value = self.mode
        return self.has_console

    def SetConsoleMode(self, console, mode):
        if mode & 4 and not self.can_obey:
            return 0
        self.mode = mode
        return 1


@pytest.fixture
def stand_in(monkeypatch):
    """A function that lets this be a Windows with such a console; it returns the console's commands."""

    def pretend(kernel):
        commands = []
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setattr(ctypes, "windll", type("Windll", (), {"kernel32": kernel}), raising=False)
        monkeypatch.setattr(subprocess, "run", lambda command, check: commands.append(command))
        return commands

    return pretend


@pytest.mark.pretended
def test_a_console_obeys_control_sequences_until_the_program_ends(stand_in, capfdbinary):
    kernel = Kernel()
    commands = stand_in(kernel)
    with windows.obeying():
        assert kernel.mode == 7
        with windows.obeying():
            clear_screen()
        assert kernel.mode == 7
    assert kernel.mode == 3
    assert (commands, capfdbinary.readouterr().out) == ([], b"\x1b[H\x1b[2J\x1b[3J")


@pytest.mark.pretended
def test_a_console_that_cannot_obey_is_cleared_by_its_own_command(stand_in, capfdbinary):
    kernel = Kernel(can_obey=False)
    commands = stand_in(kernel)
    with windows.obeying():
        clear_screen()
    assert (kernel.mode, commands) == (3, [["cmd", "/c", "cls"]])
    assert capfdbinary.readouterr().out == b""


@pytest.mark.pretended
def test_without_a_console_no_mode_is_changed(stand_in):
    kernel = Kernel(has_console=False)
    stand_in(kernel)
    with windows.obeying():
        assert kernel.mode == 3


@pytest.mark.pretended
@pytest.mark.parametrize("has_console", [True, False])
def test_a_stream_that_says_so_is_a_terminal_if_it_is_the_console(stand_in, monkeypatch, has_console):
    kernel, asked = Kernel(has_console=has_console), []
    kernel.GetStdHandle = asked.append
    stand_in(kernel)
    stream = types.SimpleNamespace(isatty=lambda: True, fileno=lambda: 2)
    assert environment.is_terminal(stream) is has_console
    assert asked == [-12]  # the number of standard error
    monkeypatch.setattr(sys, "platform", "linux")
    assert environment.is_terminal(stream)


@pytest.mark.pretended
def test_a_desk_lets_the_console_obey(stand_in, monkeypatch):
    kernel, modes = Kernel(), []
    monkeypatch.setattr(windows, "_mode", lambda: kernel.mode)
    monkeypatch.setattr(windows, "_set_mode", lambda mode: setattr(kernel, "mode", mode))

    def run():
        from access.desk.desk import open_desk

        with open_desk(Preferences(speech="off"), Phrases("en")).person:
            modes.append(kernel.mode)

    Script().run(run)
    assert (modes, kernel.mode) == ([7], 3)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [(["de-DE"], "de"), (["de-CH", "en-US"], "de"), (["nl-NL", "fr-CA"], "fr"), (["nl-NL"], "en"), ([], "en")],
)
def test_the_language_is_the_first_one_of_windows_that_taverne_speaks(monkeypatch, wanted, spoken):
    monkeypatch.setattr(windows, "languages", lambda: wanted)
    assert environment.system_language({}) == spoken
    assert environment.system_language({"LANG": "fr_FR.UTF-8"}) == "fr"


def test_windows_names_its_languages_and_other_systems_none():
    assert bool(windows.languages()) is (sys.platform == "win32")


@pytest.mark.pretended
@pytest.mark.parametrize(
    ("system", "named", "kind"), [("win32", "", "editing"), ("win32", "dumb", "plain"), ("linux", "", "plain")]
)
def test_a_console_of_windows_is_edited_though_it_names_no_kind(monkeypatch, system, named, kind):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(terminal.environment, "is_terminal", lambda stream: True)
    monkeypatch.setattr(terminal.environment, "screen_reader", lambda: None)
    monkeypatch.setattr(terminal, "Editing", lambda key, bold, beside_orca: "editing")
    monkeypatch.setattr(terminal, "Plain", lambda: "plain")
    monkeypatch.setenv("TERM", named)
    assert terminal.choose(False, print) == kind


def test_dictionaries_stand_beside_the_games():
    assert library.folder().parent == files.data_folder()


def test_a_lock_waits_for_the_other_one(tmp_path):
    path = tmp_path / "locked"
    events, waits = [], threading.Event()

    def wait():
        with open(path, "ab") as file:
            waits.set()
            assert posix.lock(file)
            events.append("locked")

    with open(path, "ab") as first:
        assert posix.lock(first)
        first.write(b"written")
        second = threading.Thread(target=wait)
        second.start()
        waits.wait()
        first.flush()
        assert path.read_bytes() == b"written"  # what is locked can be read
        with open(path, "ab") as third:
            assert not posix.lock(third, wait=False)
        events.append("left")
    second.join()
    assert events == ["left", "locked"]


def test_a_pipe_that_never_blocks_returns_at_once():
    reading, writing = os.pipe()
    with open(reading, "rb", buffering=0) as empty, open(writing, "wb", buffering=0):
        posix.never_block(reading)
        posix.never_block(writing)
        assert empty.read(10) is None
        os.write(writing, b"some")
        assert empty.read(10) == b"some"
        written = 1
        while written:
            try:
                written = os.write(writing, b"x" * 1000)
            except OSError:
                break


@pytest.mark.parametrize("system", [sys.platform, pytest.param("win32", marks=pytest.mark.pretended)])
def test_a_signal_calls_in_the_event_loop(monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)
    before = signal.getsignal(signal.SIGTERM)

    async def closes():
        closed = asyncio.Event()
        posix.at_signal(signal.SIGTERM, asyncio.get_running_loop(), closed.set)
        signal.raise_signal(signal.SIGTERM)
        await closed.wait()

    try:
        asyncio.run(closes())
    finally:
        signal.signal(signal.SIGTERM, before)
