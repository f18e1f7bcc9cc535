"""How the tests start what they test: a fork of the command is as good as a new process, and signals are not ignored."""

import os
import re
import signal
import subprocess
import sys

import forked
import pytest
from helpers import PATIENCE, started

pytestmark = pytest.mark.posix("forks")

WIN = "1 1 1 2 3 4\nstop\n"
TYPED = ("play", "kaques", "Ann", "Ben", "--dice", "typed", "--option", "target=500", "--seed", "1")
RUNS = [  # the doctor is not among them: it tells what runs on this machine now, also for other tests
    ((), ""),
    (("--help",), ""),
    (("nothing",), ""),
    (("--lang", "de", "resume", "7"), ""),
    (TYPED, WIN + "review\n\nquit\n"),
    (("play", "kara", "Ann", "--seed", "3", "--braille", "terminal", "--lang", "de"), "hilfe\n"),
    (("play", "words", "Ann", "Ben", "--seed", "3"), "\nhand\nquit\n"),
    (("settings", "set", "rate", "fast"), ""),
    (("games",), ""),
    (("emboss", "rules", "kara", "-o", "rules.brf"), ""),
    (("play", "words", "Ann", "--seed", "3", "--dictionary", "none\x1b", "--debug"), ""),
]
MORE = [
    (("--version",), ""),
    (("play", "kaques", "--seed", "nine"), ""),
    (("play", "kaques", "Ann", "--seed", "3"), "settings\nstop\nquit\n"),
    (("play", "misericorde", "Ann", "--bots", "2", "--seed", "3"), "help\nall\n"),
    (("play", "verflixte6", "Ann", "Ben", "--seed", "3"), "fumo pony horse\n"),
    (("tournament", "Ann", "Ben", "--seed", "1"), "quit\n"),
    (("learn", "kaques"), "1\n"),
    (("settings", "show"), ""),
    (("help", "braille", "--lang", "de"), ""),
    (("word", "check", "--json", "-"), "hat\nxx\n"),
    (("statistics", "clear"), "yes\n"),
]

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d")
STARTS = """
import subprocess, sys, helpers
helpers.end_by_signals()
print(subprocess.call(["sh", "-c", f"kill -{sys.argv[1]} $$"]))
"""


def in_folder(place):
    """The environment of a home and a folder of its own."""
    settings = place / ".config" / "taverne" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.touch()
    return {**os.environ, "HOME": str(place)}


def written(place):
    """The text of each file under a folder, without the names of the folder and the time of day."""
    return {
        str(path.relative_to(place)): without_times(path.read_text(encoding="utf-8"), place)
        for path in place.rglob("*")
        if path.is_file()
    }


def without_times(text, place):
    return TIME.sub("then", text.replace(str(place), "HERE"))


def forks(arguments, typed, environment, place, seconds=PATIENCE):
    assert forked.can_fork(typed, environment)
    return forked.server().run(list(arguments), typed, environment, str(place), seconds)


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [*RUNS, *(pytest.param(*run, marks=pytest.mark.everything) for run in MORE)],
    ids=[" ".join(run[0]) for run in (*RUNS, *MORE)],
)
def test_a_fork_does_what_a_new_process_does(tmp_path, arguments, typed):
    told = []
    for run in (forks, started):
        place = tmp_path / run.__name__
        done = run(arguments, typed, in_folder(place), place)
        told.append(
            (done.returncode, *(without_times(text, place) for text in (done.stdout, done.stderr)), written(place))
        )
    assert told[0] == told[1]


def test_a_fork_speaks_the_language_of_its_environment_each_time(tmp_path):
    for place, speaks, hello in (
        (tmp_path / "one", "de_DE.UTF-8", "Am Tisch"),
        (tmp_path / "two", "C.UTF-8", "At the table"),
    ):
        assert hello in forks(TYPED, WIN, {**in_folder(place), "LANG": speaks}, place).stdout


def test_a_fork_that_waits_too_long_is_ended(tmp_path):
    with pytest.raises(subprocess.TimeoutExpired):
        forks(("simulate", "kaques", "--games", "10000000"), "", dict(os.environ), tmp_path, seconds=1)


@pytest.mark.parametrize("variable", ["PYTHONPATH", "PYTHONIOENCODING", "LD_PRELOAD"])
def test_what_python_reads_at_its_start_takes_a_new_process(variable):
    usual = {**os.environ, "LANG": "C.UTF-8"}
    assert forked.can_fork("", usual)
    assert not forked.can_fork("", {**usual, variable: "x"})
    assert not forked.can_fork("", {**usual, "LC_ALL": "C"})
    assert not forked.can_fork("y" * 100000, usual)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGQUIT, signal.SIGHUP])
def test_what_tests_start_ends_by_signals_even_where_the_tests_ignore_them(number):
    """A shell lets what runs in the background ignore Ctrl-C, and nohup the end of the terminal; children inherit it."""
    run = subprocess.run(
        [sys.executable, "-c", STARTS, str(int(number))],
        env={**os.environ, "PYTHONPATH": os.path.dirname(forked.__file__)},
        preexec_fn=lambda: signal.signal(number, signal.SIG_IGN),
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(run.stdout) == -number
