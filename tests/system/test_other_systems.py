"""What Windows and macOS have in place of Linux' readers, packages and pipes: tests with the system pretended, or at it."""

import ctypes
import io
import ntpath
import os
import subprocess
import sys
import tempfile
import threading
import types
from importlib import util

import platformdirs
import pytest
from click.testing import CliRunner
from helpers import wait_until
from platformdirs.macos import MacOS

from access.cli.commands import doctor
from access.cli.group import main
from access.language.phrases import Phrases
from access.outputs.braille.display import Display, NoDisplay
from access.outputs.speech import voice
from access.outputs.terminal.plain import TypedLines
from access.system import environment, files, packages, posix, signals, windows
from access.system.environment import LANGUAGES
from wordlists import library, regular

SYSTEMS = {"win32": "windows", "darwin": "macos"}
OF_LINUX = ("apt", "python3-", "brltty", "espeak", "alsa", "aplay", "speech-dispatcher", "Alt-F2", "Debian")
windows_alone = pytest.mark.skipif(sys.platform != "win32", reason="asks Windows")


def run(*arguments):
    """The exit code of a command, and its lines."""
    done = CliRunner().invoke(main, arguments)
    return done.exit_code, done.output.splitlines()


@pytest.fixture(params=SYSTEMS)
def system(request, monkeypatch):
    """The system that is pretended."""
    monkeypatch.setattr(sys, "platform", request.param)
    return request.param


# Screen readers -------------------------------------------------------------------------------------------------------


@pytest.mark.pretended
@pytest.mark.parametrize(
    ("announced", "mutex", "state", "found"),
    [(0, 0, 0, None), (1, 0, 0, "Windows"), (0, 5, 0, "Narrator"), (0, 0, 1, "Narrator"), (0, 0, None, None)],
)
def test_narrator_is_found_though_it_announces_itself_to_nobody(monkeypatch, announced, mutex, state, found):
    def tells(number, size, on, flags):
        on._obj.value = announced

    class Key:
        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

    def opened(root, path):
        if state is None:
            raise FileNotFoundError(path)
        return Key()

    registry = types.SimpleNamespace(HKEY_CURRENT_USER=1, OpenKey=opened, QueryValueEx=lambda key, name: (state, 4))
    kernel = types.SimpleNamespace(OpenMutexW=lambda *_: mutex, CloseHandle=lambda _: None)
    user = types.SimpleNamespace(SystemParametersInfoW=tells)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel, user32=user), raising=False)
    assert environment.screen_reader({}) == found
    assert environment.speech_is_wanted({}) is (found is None)


@windows_alone
def test_narrator_is_found_by_what_it_holds():
    assert windows.screen_reader() is None
    held = ctypes.windll.kernel32.CreateMutexW(None, False, "NarratorRunning")
    try:
        assert environment.screen_reader({}) == "Narrator"
    finally:
        ctypes.windll.kernel32.CloseHandle(held)
    assert windows.screen_reader() is None


@pytest.mark.pretended
@pytest.mark.skipif(sys.platform == "win32", reason="runs a shell")
@pytest.mark.parametrize(("running", "found"), [("VoiceOver", "VoiceOver"), ("VoiceOverStarter", None), ("", None)])
def test_voice_over_is_found_by_its_process(monkeypatch, tmp_path, running, found):
    (tmp_path / "pgrep").write_text(f'#!/bin/sh\n[ "$1 $2 $3" = "-x -U {os.getuid()}" ] && [ "$4" = "{running}" ]\n')
    (tmp_path / "pgrep").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert environment.screen_reader({}) == found
    assert environment.speech_is_wanted({}) is (found is None)


@pytest.mark.pretended
def test_a_mac_without_pgrep_has_no_screen_reader_that_can_be_found(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    assert environment.screen_reader({}) is None


# What is said ---------------------------------------------------------------------------------------------------------


@pytest.mark.pretended
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_names_nothing_of_linux(system, language, monkeypatch):
    failed = subprocess.CompletedProcess([], 0, "failed loop-voice-missing", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    monkeypatch.setattr(environment, "screen_reader", lambda: None)
    others = {name: look for name, look in doctor.LOOKS.items() if name not in ("liblouis", "system")}
    monkeypatch.setattr(doctor, "LOOKS", others)
    told = list(doctor.findings(Phrases(language)))
    assert {each.name for each in told} == others.keys() - {"brltty", "speech-dispatcher"}
    told = [each.text for each in told]
    assert not [text for text in told for word in OF_LINUX if word in text]
    assert packages.advice() in " ".join(told)


@pytest.mark.pretended
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("phrase", "facts"),
    [
        ("doctor-voice-silent", {"engine": "own", "languages": "Deutsch"}),
        ("doctor-voice-missing", {"why": "-", "clone": False, "advice": "-"}),
        ("loop-no-speechd", {}),
        ("loop-no-brlapi", {}),
        ("loop-no-console", {}),
        ("loop-first-no-brltty", {}),
        ("club-no-program", {"program": "pg_dump"}),
    ],
)
def test_what_is_missing_is_told_in_words_of_the_system(system, language, phrase, facts, monkeypatch):
    told = Phrases(language).text(phrase, **facts)
    assert told
    assert not [word for word in OF_LINUX if word in told.replace("speech-dispatcher", "", phrase == "loop-no-speechd")]
    monkeypatch.setattr(sys, "platform", "linux")
    on_linux = Phrases(language).text(phrase, **facts)
    assert [word for word in OF_LINUX if word in on_linux] or phrase == "doctor-voice-silent"
    assert told != on_linux


@pytest.mark.pretended
def test_a_display_that_is_wanted_is_that_of_the_screen_reader(system, monkeypatch):
    with pytest.raises(NoDisplay) as refused:
        Display(None, str)
    reader = {"win32": "your screen reader", "darwin": "VoiceOver"}[system]
    assert reader in Phrases("en").text(str(refused.value))


@pytest.mark.pretended
def test_a_file_that_another_program_has_open_is_no_question_of_permission():
    error = PermissionError(13, "denied")
    assert Phrases("en").text("settings-unreadable", why=error).endswith("you have no permission.")
    error.winerror = 32
    assert Phrases("en").text("settings-unreadable", why=error).endswith("another program uses it.")
    error.winerror = 123
    assert Phrases("en").text("settings-unreadable", why=error).endswith("Windows allows no file of this name.")


@windows_alone
@pytest.mark.parametrize("name", ["con", "nul.txt", "report."])
def test_a_name_that_is_none_is_refused_in_a_sentence(name):
    told = run("report", "--output", name)
    assert told == (2, [f"{name} cannot be read: Windows allows no file of this name."])


@windows_alone
def test_what_another_program_keeps_open_is_not_deleted_and_that_is_told_in_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(regular, "_PAUSE", 0)
    words = tmp_path / "words.txt"
    words.write_bytes(b"cat\n")
    assert run("dictionary", "add", "mine", str(words))[0] == 0
    with open(library.folder() / "mine" / "words.txt", "rb"):
        code, told = run("dictionary", "remove", "mine", "--yes")
    assert (code, told[0].endswith("another program uses it.")) == (1, True), told
    assert run("dictionary", "info", "mine")[0] == 0
    assert run("dictionary", "remove", "mine", "--yes")[0] == 0


@pytest.mark.pretended
@pytest.mark.parametrize(
    ("found", "kind", "is_there"),
    [("C:\\club", 3, False), ("N:\\club", 4, True), ("\\\\server\\clubs\\one", 1, True), ("\\\\?\\C:\\club", 3, False)],
)
def test_a_club_keeps_its_file_on_this_computer(monkeypatch, found, kind, is_there, tmp_path):
    asked = []
    kernel = types.SimpleNamespace(GetDriveTypeW=lambda root: asked.append(root) or kind)
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(windows, "os", types.SimpleNamespace(path=ntpath))
    monkeypatch.setattr(ntpath, "realpath", lambda path: found)
    assert not windows.is_on_network(tmp_path) or sys.platform == "win32"
    monkeypatch.setattr(sys, "platform", "win32")
    assert windows.is_on_network(tmp_path) is is_there
    assert asked == ([] if kind == 1 else [found.replace("\\\\?\\", "")[:3]])


@pytest.mark.pretended
def test_a_club_whose_file_is_on_another_computer_is_not_opened(monkeypatch, tmp_path):
    monkeypatch.setattr(windows, "is_on_network", lambda path: True)
    code, told = run("serve", "--listen", "127.0.0.1:0", "--store", str(tmp_path / "club"))
    assert (code, "SQLite does not work across a network" in " ".join(told)) == (1, True), told
    assert not (tmp_path / "club").exists()


def test_a_folder_that_takes_no_file_is_found_by_trying(monkeypatch, tmp_path):
    def refuse(**_):
        raise PermissionError(13, "denied")

    assert doctor.LOOKS["saves"](Phrases("en"))[0]
    monkeypatch.setattr(doctor, "TemporaryFile", refuse)
    assert not doctor.LOOKS["saves"](Phrases("en"))[0]


@pytest.mark.pretended
def test_a_command_that_is_advised_can_be_typed_in_cmd(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert packages.quote(r"C:\Python313\python.exe") == r"C:\Python313\python.exe"
    assert packages.quote(r"C:\Program Files\python.exe") == r'"C:\Program Files\python.exe"'
    assert packages.quote("babel<3,>=2.12") == '"babel<3,>=2.12"'  # else cmd would write into a file
    assert packages.quote("a&b") == '"a&b"'
    assert not packages.is_clone()


@windows_alone
def test_a_package_that_was_installed_from_a_folder_is_found_again(tmp_path):
    folder = tmp_path / "ü b"
    folder.mkdir()
    (folder / "pyproject.toml").touch()
    assert packages._source(f'{{"url": "{folder.as_uri()}", "dir_info": {{}}}}', "[club]") == f'"{folder}[club]"'


@pytest.mark.pretended
@pytest.mark.skipif(sys.platform == "win32", reason="its paths are others")
def test_the_folder_of_settings_of_a_mac_is_the_one_that_the_manual_names(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(
        platformdirs, "user_config_dir", lambda name, appauthor: MacOS(name, appauthor=appauthor).user_config_dir
    )
    parent, name = os.path.split(str(files.settings_folder("taverne")).replace(os.environ["HOME"], "~"))
    for language in LANGUAGES:
        assert parent in files.packaged("access.manual", f"{language}/settings.md").decode()
    assert name == "taverne"


# Processes ------------------------------------------------------------------------------------------------------------

READS = (sys.executable, "-c", "import sys; sys.stdin.read()")
COMPUTES = (sys.executable, "-c", "while True: pass")


@pytest.mark.windows_too
@pytest.mark.parametrize("system", [sys.platform, pytest.param("darwin", marks=pytest.mark.pretended)])
@pytest.mark.parametrize(("command", "sleeps"), [(READS, True), (COMPUTES, False)])
def test_a_process_that_computes_does_not_sleep(monkeypatch, system, command, sleeps):
    monkeypatch.setattr(sys, "platform", system)
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        try:
            assert wait_until(lambda: posix.sleeps(process.pid) is sleeps)
            assert posix.process_runs(process.pid)
        finally:
            process.kill()
    assert wait_until(lambda: posix.sleeps(process.pid))  # in Wine its times change once more at its end
    assert wait_until(lambda: not posix.process_runs(process.pid))


@pytest.mark.windows_too
def test_folders_of_killed_programs_are_removed_and_those_of_others_stay(monkeypatch, tmp_path):
    tmp_path = tmp_path / "temporary"
    tmp_path.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with subprocess.Popen(READS, stdin=subprocess.PIPE) as process:
        killed, runs = (tmp_path / f"{voice.FOLDER}{number}-x" for number in (process.pid, os.getpid()))
        process.kill()
    for folder in (killed, runs, tmp_path / "taverne-x-y"):
        folder.mkdir()
    voice.sweep()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([runs.name, "taverne-x-y"])


@pytest.mark.pretended
def test_ctrl_c_does_not_reach_the_workers(monkeypatch):
    assert posix.WORKER_OPTIONS == {"start_new_session": True}
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(posix.signal, "SIGBREAK", 21, raising=False)
    loaded = util.module_from_spec(posix.__spec__)  # beside the one that others hold, whose functions workers look up
    posix.__spec__.loader.exec_module(loaded)
    assert loaded.WORKER_OPTIONS == {"creationflags": 0x200}


@pytest.mark.pretended
def test_a_voice_of_windows_rests_between_two_turns_of_its_loop(monkeypatch):
    from access.outputs.speech import voice_process

    rested = []

    class Engine:
        turns = 0

        def connect(self, event, call):
            self.call = call

        say = startLoop = endLoop = disconnect = lambda *_: None  # noqa: N815

        def iterate(self):
            self.turns += 1
            if self.turns == 6:
                self.call()

    monkeypatch.setattr(voice_process, "time", types.SimpleNamespace(sleep=rested.append))
    voice_process._speak_stepwise(Engine(), "hello")
    assert rested == [voice_process.PAUSE] * 6


# Pipes ----------------------------------------------------------------------------------------------------------------


class Broken(io.StringIO):
    """The output to a program that has ended, as Windows tells it."""

    def write(self, text):
        raise OSError(22, "Invalid argument")


@pytest.mark.pretended
def test_a_reader_that_is_gone_is_a_broken_pipe(monkeypatch):
    with pytest.raises(signals.CannotPrint):
        signals.Leaving(Broken()).write("more")
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(BrokenPipeError):
        signals.Leaving(Broken()).write("more")


class Stream:
    """A standard stream of a program: redirected to a pipe, to a file, or the console."""

    def __init__(self, descriptor, is_input=False, is_console=False):
        self.fileno, self.readable, self.isatty = lambda: descriptor, lambda: is_input, lambda: is_console


@pytest.mark.pretended
@pytest.mark.parametrize(
    ("kind", "page", "variable", "encoding"),
    [
        ("pipe", 850, "", "cp850"),
        ("pipe", 1252, "", "cp1252"),
        ("pipe", 65001, "", "utf-8"),
        ("pipe", 0, "", "utf-8"),
        ("pipe", 12345, "", "utf-8"),
        ("pipe", 850, "latin-1", None),
        ("pipe", 850, "isolated", "cp850"),
        ("file", 850, "", "utf-8"),
        ("console", 850, "", None),
    ],
)
def test_pipes_have_the_code_page_of_the_console_and_files_utf_8(monkeypatch, tmp_path, kind, page, variable, encoding):
    kernel = types.SimpleNamespace(GetConsoleCP=lambda: 1, GetConsoleOutputCP=lambda: page)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel), raising=False)
    if variable:
        monkeypatch.setenv("PYTHONIOENCODING", variable)
    if variable == "isolated":  # such a Python, that of the zip, does not look at it
        monkeypatch.setattr(sys, "flags", types.SimpleNamespace(ignore_environment=1, utf8_mode=0))
    reading, writing = os.pipe()
    with open(reading), open(writing, "w"), open(tmp_path / "file", "w") as file:
        stream = Stream(file.fileno() if kind == "file" else writing, is_console=kind == "console")
        assert windows.encoding(stream) == encoding
        kernel.GetConsoleCP, kernel.GetConsoleOutputCP = kernel.GetConsoleOutputCP, kernel.GetConsoleCP
        stream = Stream(file.fileno() if kind == "file" else reading, is_input=True, is_console=kind == "console")
        assert windows.encoding(stream) == encoding


@pytest.mark.windows_too
def test_what_is_redirected_has_every_letter():
    run = subprocess.run(
        [sys.executable, "-m", "access", "play", "kaques", "Jürgen Юрий", "--seed", "14"],
        input=b"quit\n",
        capture_output=True,
        check=False,
    )
    assert "At the table: Jürgen Юрий, Gustave." in run.stdout.decode("utf-8")


def test_a_question_in_a_pipe_is_taken_back_and_the_next_one_gets_the_line(monkeypatch):
    reading, writing = os.pipe()
    with open(reading, encoding="utf-8") as stream, open(writing, "wb", buffering=0) as typed:
        monkeypatch.setattr(sys, "stdin", stream)
        lines = TypedLines()
        threading.Timer(0.1, lines.cancel, [lambda: True]).start()
        with pytest.raises(EOFError):
            lines.read()
        typed.write(b"begun")
        threading.Timer(0.1, typed.write, [b" and ended\nnext\n"]).start()
        assert (lines.read(), lines.read()) == (b"begun and ended\n", b"next\n")
        lines.close()


class Keys:
    """A stand-in of Windows' kernel32 with a console at which these keys come, each after something else."""

    def __init__(self, *keys):
        self.keys = list(keys)

    def GetStdHandle(self, number):
        return 3

    def GetConsoleMode(self, console, mode):
        mode._obj.value = 7
        return 1

    def WaitForSingleObject(self, console, most):
        return not self.keys

    def ReadConsoleInputW(self, console, record, most, count):
        key, is_down, number = (*self.keys.pop(0), 1, 0)[:3]
        record.raw = windows._RECORD.pack(windows._KEY, is_down, 1, number, 0, key, 0)


def pressed(text):
    """The events of keys, down and up."""
    units = text.encode("utf-16-le")
    letters = [int.from_bytes(units[at : at + 2], "little") for at in range(0, len(units), 2)]
    return [(letter, is_down) for letter in letters for is_down in (1, 0)]


@pytest.mark.pretended
@pytest.mark.parametrize(
    ("keys", "line", "shown"),
    [
        (pressed("stöp\r"), "stöp\n", "stöp\n"),
        (pressed("à\b\bé😀\r"), "é😀\n", "à\b \bé😀\n"),
        ([*pressed("a"), (0, 1, 38), (9, 1), (27, 1), *pressed("b\r")], "ab\n", "ab\n"),
        ([(228, 0, 18), *pressed("\r")], "ä\n", "ä\n"),
        (pressed("\x1a\r"), "", ""),
    ],
    ids=["letters", "erased", "other keys", "by number", "end"],
)
def test_a_line_of_a_plain_console_of_windows(monkeypatch, keys, line, shown):
    kernel, written = Keys(*keys), []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel), raising=False)
    assert windows.is_console()
    found = windows.typed_line(lambda typed, sign: written.append(sign), lambda: None)
    assert (found.decode(), "".join(written)) == (line, shown)


@pytest.mark.pretended
def test_at_a_plain_console_of_windows_ctrl_c_interrupts_and_others_end_a_line(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    kernel = Keys(*pressed("a\x03"))
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel), raising=False)
    with pytest.raises(KeyboardInterrupt):
        windows.typed_line(lambda typed, sign: None, lambda: None)
    kernel.keys = pressed("abc")
    found = windows.typed_line(lambda typed, sign: None, lambda: None if kernel.keys else b"\n")
    assert found == b"\n"


@pytest.mark.posix("the Python of Debian")
def test_a_python_that_does_not_see_the_packages_of_the_system_is_named(monkeypatch):
    here = "/usr/lib/python3/dist-packages"
    monkeypatch.setattr(environment, "Path", lambda path: types.SimpleNamespace(is_dir=lambda: path == here))
    advised = {}
    for seen in ([], [here]):
        environment.python_apart.cache_clear()
        monkeypatch.setattr(sys, "path", [*(each for each in sys.path if "dist-packages" not in each), *seen])
        advised[bool(seen)] = Phrases("en").text("doctor-brlapi-missing")
    environment.python_apart.cache_clear()
    assert advised[False].endswith(
        f"{sys.executable} does not see the packages of the system: use the Python of the system."
    )
    assert advised[True] == "For a braille display install brltty and python3-brlapi."
