"""Programs under `taverne run` in a real terminal: keys, signals, sizes, exit codes and pipes are as bare."""

import contextlib
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pytest
import runs
from fingers import Fingers
from helpers import PATIENCE, wait_until
from terminal_game import TerminalGame

pytestmark = pytest.mark.posix("a pseudo-terminal")
F2, F3, PREFIX = "\x1bOQ", "\x1bOR", "\x1d"


class Running(TerminalGame):
    """A program that runs until it ends; `told` is what a person heard of it."""

    def __init__(self, folder, *command, first=rb"ready"):
        self.log = folder / "told.jsonl"
        self.log.touch()
        super().__init__(self.log, *command, first=first, program=(runs.__file__,))

    @property
    def told(self):
        return [text for _, text in runs.logged(self.log)]

    def hears(self, *lines):
        assert wait_until(lambda: tuple(self.told[-len(lines) :]) == lines), self.told

    def end(self):
        """Its exit code, the number of a signal below zero."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.05)[0]:
                with contextlib.suppress(OSError):
                    self.shown += os.read(self.terminal, 4096)
            pid, status = os.waitpid(self.child, os.WNOHANG)
            if pid:
                os.close(self.terminal)
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(self.shown)


def shell(*lines):
    return "sh", "-c", "; ".join(lines)


def python(folder, text):
    program = folder / "program.py"
    program.write_text(text, encoding="utf-8")
    return sys.executable, str(program)


# Keys for us ----------------------------------------------------------------------------------------------------------


def test_what_was_told_is_told_again_by_f2_and_f3_and_the_program_gets_none_of_it(tmp_path):
    run = Running(tmp_path, *shell("echo one", "echo two", "printf 'ready? '", "read x", "echo got $x"))
    run.hears("one", "two", "ready?")
    run.type(F2)
    run.hears("two", "ready?", "ready?")
    run.type(F2 + F2)
    run.hears("ready?", "two", "one")
    run.type(F2)
    run.hears("one", "one")
    run.type(F3)
    run.hears("one", "two")
    run.type("yes\r")
    assert run.end() == 0
    assert run.told[-1] == "got yes"


def test_a_notice_of_ours_ends_before_the_first_line_of_the_program(tmp_path):
    command = python(
        tmp_path,
        "import sys\nfrom access.system import environment\nenvironment.has_sound = lambda: False\n"
        "sys.argv[1:] = ['run', '--lang', 'en', '--speech', 'on', '--', 'echo', 'hello']\n"
        "from access.run import access\naccess()\n",
    )
    run = TerminalGame("-", first=b"hello\r\n", program=command[1:])
    assert re.search(rb"without\s+it\.\r\nhello\r\n", run.shown), run.shown
    os.close(run.terminal)
    os.waitpid(run.child, 0)


def test_the_prefix_begins_a_command_of_ours_and_twice_it_goes_to_the_program(tmp_path):
    keys = python(
        tmp_path, "import sys, tty\ntty.setcbreak(0)\nprint('ready', flush=True)\nprint(ascii(sys.stdin.read(2)))"
    )
    run = Running(tmp_path, *keys)
    run.hears("ready")
    run.type(PREFIX)
    run.hears("Command?")
    run.type("b")
    run.hears("Command?", "ready")
    run.type("r")
    run.hears("ready", "ready")
    run.type("+")
    run.type("x")
    run.hears("ready", "Back in the program.")
    run.type(PREFIX)
    run.hears("Back in the program.", "Command?")
    run.type(PREFIX)
    run.type("y")
    assert run.end() == 0
    assert run.told[-1] == "'\\x1dy'"


def test_a_whole_screen_gets_every_key(tmp_path):
    picture = (
        "import sys, tty\ntty.setcbreak(0)\nprint('\\x1b[?1049hready', end='', flush=True)\nfound = sys.stdin.read(4)\n"
    )
    run = Running(tmp_path, *python(tmp_path, f"{picture}print('\\x1b[?1049l' + ascii(found))"))
    run.type(PREFIX + F2)
    assert run.end() == 0
    assert run.told == ["A program draws the whole screen.", "The screen is back.", "'\\x1d\\x1bOQ'"]


@pytest.mark.felt
def test_a_prompt_is_felt_at_once_and_the_lines_before_it_are_read_at_leisure(tmp_path):
    lines = "for n in $(seq 40); do echo line $n; done; printf 'Go on? '; read x; echo got $x; sleep 1; echo more"
    command = [sys.executable, "-m", "access", "run", "--braille", "display", "--", "sh", "-c", lines]
    with Fingers(command=command, cells=20) as fingers:
        fingers.stands("Go on?")
        felt = []
        while fingers.press("FWINRT") and len(felt) < 60:
            felt.append(fingers.text)
        whole = [f"line {number}" for number in range(1, 41)]
        assert [line for line in felt if line in whole] in (whole, whole[1:])
        fingers.display.press("HOME")
        fingers.stands("Go on?")
        fingers.display.type("yes")
        fingers.stands("Go on? yes")
        fingers.display.type("\r")
        fingers.stands("got yes")
        fingers.display.wait_for(lambda d: "ended" in d.terminal.screen, PATIENCE)
        assert fingers.text == "got yes"
        fingers.pan_to("more")
        fingers.pan_to("The program has")
        fingers.display.type("\r")
        fingers.display.wait_for(lambda d: fingers.gone or not fingers.text, PATIENCE)


# Signals and sizes ----------------------------------------------------------------------------------------------------


def test_ctrl_c_is_the_programs(tmp_path):
    run = Running(tmp_path, *shell("trap 'echo caught; exit 4' INT", "echo ready", "while :; do sleep 0.05; done"))
    run.type("\x03")
    assert run.end() == 4
    assert run.told == ["ready", "caught"]
    run = Running(tmp_path, *shell("echo ready", "exec sleep 60"))
    run.type("\x03")
    assert run.end() == -signal.SIGINT


def test_ctrl_z_stops_the_program_and_us_and_the_shell_has_its_terminal_meanwhile(tmp_path):
    run = Running(tmp_path, *shell("echo ready", "read x", "echo got $x"))
    run.hears("ready")
    run.type("\x1a")
    assert os.WIFSTOPPED(os.waitpid(run.child, os.WUNTRACED)[1])
    flags = termios.tcgetattr(run.terminal)[3]
    assert flags & termios.ICANON
    assert flags & termios.ECHO
    os.kill(run.child, signal.SIGCONT)
    assert wait_until(lambda: not termios.tcgetattr(run.terminal)[3] & termios.ICANON)
    run.type("Anna\r")
    assert run.end() == 0
    assert run.told[-1] == "got Anna"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_to_us_is_one_to_the_program_which_ends_as_it_wants(tmp_path, number):
    name = number.name.removeprefix("SIG")
    run = Running(tmp_path, *shell(f"trap 'echo bye; exit 5' {name}", "echo ready", "while :; do sleep 0.05; done"))
    os.kill(run.child, number)
    assert run.end() == 5
    assert run.told == ["ready", "bye"]
    run = Running(tmp_path, *shell("echo ready", "exec sleep 60"))
    os.kill(run.child, number)
    assert run.end() == -number


def test_an_arrow_reaches_a_program_in_the_form_that_it_asked_for(tmp_path):
    script = r"""stty -echo -icanon; printf '\033[?1hready\n'; IFS= read -rsn3 key; printf '%q\n' "$key" """
    run = Running(tmp_path, "bash", "-c", script)
    run.hears("ready")
    run.type("\x1b[B")
    assert run.end() == 0
    assert run.told[-1] == r"$'\EOB'"


def test_a_terminal_that_is_closed_is_closed_for_the_program(tmp_path):
    gone = tmp_path / "gone"
    run = Running(tmp_path, *shell(f"trap 'touch {gone}; exit' HUP", "echo ready", "while :; do sleep 0.05; done"))
    os.close(run.terminal)
    os.waitpid(run.child, 0)
    assert wait_until(gone.exists)


def test_a_program_that_ignores_hang_ups_reads_the_end_when_its_terminal_is_closed(tmp_path):
    """As started by nohup: it ends by itself, and nobody waits for it at the processor's cost."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        run = Running(tmp_path, *shell("echo ready", "read x || exit 7"))
    finally:
        signal.signal(signal.SIGHUP, before)
    os.close(run.terminal)
    ended = wait_until(lambda: os.waitid(os.P_PID, run.child, os.WEXITED | os.WNOHANG | os.WNOWAIT))
    if not ended:
        os.kill(run.child, signal.SIGKILL)
    assert os.waitstatus_to_exitcode(os.waitpid(run.child, 0)[1]) == 7


def test_if_we_are_killed_the_program_loses_its_terminal(tmp_path):
    gone = tmp_path / "gone"
    run = Running(tmp_path, *shell(f"trap 'touch {gone}; exit' HUP", "echo ready", "while :; do sleep 0.05; done"))
    os.kill(run.child, signal.SIGKILL)
    os.waitpid(run.child, 0)
    os.close(run.terminal)
    assert wait_until(gone.exists)


SIZES = """
import os, signal
signal.signal(signal.SIGWINCH, lambda *_: print(*os.get_terminal_size(), flush=True))
print("ready", *os.get_terminal_size(), flush=True)
input()
"""


WAITS_FOR_HANG_UP = """
import signal
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGHUP])
with open("begun", "w") as begun:
    begun.write("ready\\n")
signal.sigwait([signal.SIGHUP])
with open("says", "w") as says:
    says.write("hung up\\n")
"""


@pytest.mark.parametrize(
    ("begins", "says"),
    [
        (f"{sys.executable} -c '{WAITS_FOR_HANG_UP}' &", "hung up"),
        (
            "nohup sh -c 'echo ready > begun; read x < ended; echo went on > says' < /dev/null > /dev/null 2>&1 &",
            "went on",
        ),
    ],
)
def test_the_run_ends_with_its_program_and_what_that_left_in_the_background_loses_its_terminal(tmp_path, begins, says):
    game = Running(tmp_path, *shell(f"cd {tmp_path}", "mkfifo begun ended", f"{begins} read x < begun", "echo ready"))
    assert game.end() == 0
    assert game.told == ["ready"]
    if says == "went on":
        (tmp_path / "ended").write_text("yes\n")
    assert wait_until(lambda: (tmp_path / "says").exists() and (tmp_path / "says").read_text() == f"{says}\n")


def test_the_program_has_the_size_of_the_terminal_and_hears_of_a_new_one(tmp_path):
    run = Running(tmp_path, *python(tmp_path, SIZES))
    run.hears("ready 80 24")
    for columns, lines in ((40, 9), (132, 50), (20, 5)):
        fcntl.ioctl(run.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        run.hears(f"{columns} {lines}")
    run.type("\r")
    assert run.end() == 0


@pytest.mark.parametrize("columns", [20, 40, 200])
def test_lines_of_any_size_and_a_dumb_terminal_are_whole(tmp_path, columns):
    words = " ".join(f"word{number}" for number in range(30))
    run = runs.Run(
        shell(f"echo {words}", "echo after"),
        tmp_path,
        columns=columns,
        rows=9,
        environment={"TERM": "dumb", "PATH": os.environ["PATH"]},
    )
    assert (run.lines, run.code) == ([words, "after"], 0)


def test_a_program_that_forks_is_told_whole(tmp_path):
    run = runs.Run(shell("(echo first; sleep 0.2; echo second) & wait", "echo third"), tmp_path)
    assert run.lines == ["first", "second", "third"]


# Streams --------------------------------------------------------------------------------------------------------------


def ours(*command):
    return [sys.executable, "-m", "access.run", "--speech", "off", *map(str, command)]


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("import sys\nprint('Looking.')\nsys.exit('fatal: no such file')", 1),
        ("import sys\nsys.exit(3)", 3),
        ("print('Looking.')\n1/0", 1),
    ],
)
def test_the_message_by_which_a_program_ends_is_told(source, code, tmp_path):
    run = runs.Run(python(tmp_path, source), tmp_path)
    assert run.code == code
    assert run.lines[:1] == ["Looking."] * ("Looking" in source)
    assert run.lines[-1:] == {1: ["fatal: no such file"], 3: []}.get(
        code * (1 + ("1/0" in source)), ["ZeroDivisionError: division by zero"]
    )


CLICK = """
import click
@click.command()
def main():
    click.secho('hello', fg='red')
    print('plain')
    n = click.prompt('Number', type=int, default=1)
    with click.progressbar(range(n), label='Working') as bar:
        list(bar)
    click.echo(n)
main()
"""


@pytest.mark.parametrize("typed", ["2\n", "x\n2\n", ""])
def test_a_pipe_gets_byte_for_byte_what_it_always_got(typed, tmp_path):
    bare = python(tmp_path, CLICK)
    runs = [
        subprocess.run(command, input=typed.encode(), capture_output=True, timeout=PATIENCE, check=False)
        for command in (ours(bare[1]), bare)
    ]
    assert runs[0].stdout == runs[1].stdout
    assert (runs[0].returncode, runs[0].stderr) == (runs[1].returncode, runs[1].stderr)


BOTH_STREAMS = """
import readline  # without it Python prints prompts of a terminal to standard error
import sys
import click

@click.command()
def main():
    click.secho("hello", fg="red")
    print("plain")
    click.echo("no room", err=True)
    print("lost", file=sys.stderr)
    click.echo(b"bytes")
    n = click.prompt("Number", type=int, default=1)
    m = click.prompt("Another", type=int, err=True)
    if click.confirm("Sure?", err=True):
        click.secho(f"{n} {m}", fg="green", err=True)
    with click.progressbar(range(n), label="Working") as bar:
        list(bar)
    with click.progressbar(range(n), label="Sorting", file=sys.stderr) as bar:
        list(bar)
    click.echo(n)
    sys.exit(3)

main()
"""


def on_a_terminal_but(redirected, folder, command):
    """The exit code of a command on a terminal, what it printed there, and what came to the stream in a file."""
    import pty

    master, theirs = pty.openpty()
    (folder / "stdin").write_bytes(b"2\n4\ny\n")
    with open(folder / redirected, "rb" if redirected == "stdin" else "wb") as file:
        streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs, redirected: file}

        def attach():
            os.setsid()
            fcntl.ioctl(1 if redirected == "stdin" else 0, termios.TIOCSCTTY, 0)

        running = subprocess.Popen([*map(str, command)], preexec_fn=attach, **streams)
        os.close(theirs)
        shown = b""
        answers = [] if redirected == "stdin" else [(b"Number", b"2\r"), (b"Another", b"4\r"), (b"Sure", b"y\r")]
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError):  # the other end is closed
            while time.monotonic() < end:
                if select.select([master], [], [], 0.05)[0]:
                    shown += os.read(master, 4096)
                if answers and answers[0][0] in shown + (folder / redirected).read_bytes():
                    os.write(master, answers.pop(0)[1])
        if running.poll() is None and time.monotonic() >= end:
            running.kill()
    os.close(master)
    return running.wait(PATIENCE), shown, (folder / redirected).read_bytes()


@pytest.mark.parametrize("redirected", ["stdout", "stderr", "stdin"])
def test_the_one_stream_that_is_no_terminal_gets_byte_for_byte_what_it_always_got(tmp_path, redirected):
    bare = python(tmp_path, BOTH_STREAMS)
    code, shown, got = on_a_terminal_but(redirected, tmp_path, ours(bare[1]))
    plain_code, plainly, plain = on_a_terminal_but(redirected, tmp_path, bare)
    assert code == plain_code == 3, shown
    assert got == plain
    if redirected == "stdin":
        words = [re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", each).split(b"Sure?")[0].split() for each in (shown, plainly)]
        assert words[0] == words[1]


def ran(*command, **more):
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=PATIENCE, check=False, **more)
    return done.returncode, done.stdout + done.stderr


def test_a_program_that_is_not_there_and_a_wrong_option_are_one_sentence():
    assert ran(*ours("no-such-program")) == (127, "no-such-program does not start: there is no such file.\n")
    assert ran(*ours("/")) == (126, "/ does not start: you have no permission.\n")
    assert ran(*ours("--cels", "20", "x")) == (2, "There is no option --cels. Did you mean --cells?\n")
    code, said = ran(*ours("--lang", "de", "no-such-program"))
    assert code == 127
    assert said.startswith("no-such-program startet nicht")


@pytest.mark.brailled
@pytest.mark.parametrize("kind", ["pipe", "/dev/zero", "folder", "\x1b[31mred"])
def test_a_braille_table_that_is_no_file_is_refused_before_the_program_begins(kind, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    os.mkdir("folder")
    options = ("--braille", "terminal", "--braille-table", str(tmp_path / kind), "touch", str(tmp_path / "begun"))
    run = runs.Run([], tmp_path, program=("-m", "access", "run", *options))
    assert run.code in (1, 2)
    assert b"begun" not in run.terminal
    assert b"[31m" not in run.terminal
    assert not (tmp_path / "begun").exists()


def test_a_file_and_a_script_of_the_environment_run_by_its_python_and_the_command_access_is_there(tmp_path):
    (tmp_path / "program.py").write_text("import sys\nprint(sys.executable, sys.argv[1:])", encoding="utf-8")
    (tmp_path / "pip").write_text("#!/bin/sh\necho another pip\n", encoding="utf-8")
    (tmp_path / "pip").chmod(0o755)
    there = {"cwd": tmp_path, "env": {**os.environ, "PATH": f"{tmp_path}:/usr/bin:/bin"}}
    assert ran(*ours("program.py", "a", "-b"), **there) == (0, f"{sys.executable} ['a', '-b']\n")
    assert ran(*ours("pip", "--version"), **there)[1].startswith("pip ")
    assert ran(*ours("printf", "found"), **there) == (0, "found")
    access = [sys.executable, "-c", "import sys; sys.argv[0] = 'access'; from access.run import access; access()"]
    assert ran(*access, "run", "--", "pip", **there) == (0, "another pip\n")
    assert "access run [OPTIONS] PROGRAM..." in ran(*access, **there)[1]
