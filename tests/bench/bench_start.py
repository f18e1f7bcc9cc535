"""Figures of the start, in processor time: to the first question of a game, and to the first prompt of a program."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from terminal_game import PLAY, TerminalGame

GAME = (*PLAY, "--speech", "off", "--sounds", "off")
FACE = "from access import App\nwith App('bench').person(speech='off') as person:\n    person.text('Name?')"
QUESTIONARY = "import questionary; questionary.text('Name?').ask()"


def at_terminal(*arguments, program=("-m", "access"), first=rb"\?"):
    """Milliseconds of the processor until a program at a terminal shows its first question, and its megabytes then."""
    with tempfile.TemporaryDirectory() as home:
        game = TerminalGame(*arguments, env={"HOME": home}, program=program, first=first)
        threads = Path(f"/proc/{game.child}/task").glob("*/schedstat")
        taken = sum(int(each.read_text().split()[0]) for each in threads) / 1e6
        pages = int(Path(f"/proc/{game.child}/statm").read_text().split()[1])
        game.hang_up()
    return taken, pages * resource.getpagesize() / 1e6


IMPORTS = {
    "import access": ("", "import access", 1),
    "App beyond it": ("import access", "from access import App; App('bench')", 5),
    "App, pass_person, Left and Invalid beyond it": (
        "import access",
        "from access import App, pass_person, Left, Invalid; App('bench')",
        5,
    ),
    "the same beyond click": ("import click", "from access import App, pass_person, Left, Invalid; App('bench')", 1),
}
"""What a program imports, what was imported before, and the most milliseconds."""


def imported(before, code):
    """Milliseconds of the processor that code takes in a Python of its own."""
    timed = f"{before}\nfrom time import process_time\nbegun = process_time()\n{code}\nprint(process_time() - begun)"
    run = subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
    return float(run.stdout) * 1000


def imports(figure, rounds):
    """What the face costs a program that only imports it."""
    measures = [lambda given=given: imported(*given[:2]) for given in IMPORTS.values()]
    for (name, given), taken in zip(IMPORTS.items(), in_turn(measures, rounds), strict=True):
        value, most = statistics.median(taken), given[2]
        yield figure(name, value, "ms of the processor", "goal", most, f"at most {most} ms", value <= most)


def prompt_of(code):
    return at_terminal("", program=("-c", code), first=rb"Name\?")


def in_pipe(*command, typed=""):
    """Milliseconds of the processor of a command that ends by itself."""
    with tempfile.TemporaryDirectory() as home:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        env = {**os.environ, "HOME": home}
        subprocess.run([sys.executable, *command], input=typed, text=True, capture_output=True, check=True, env=env)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def library():
    return in_pipe("-c", "import prompt_toolkit")


def in_turn(measures, rounds):
    """The results of each measurement, taken in turn; the first time only writes byte code, as installed programs have."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    found = [[measure() for measure in measures] for _ in range(rounds + 1)]
    return list(zip(*found[1:], strict=True))


def game(figure, rounds):
    """A game in a pipe and at a terminal, which loads prompt_toolkit on top; and help."""
    measures = (
        library,
        lambda: in_pipe("-m", "access", *GAME, typed="quit\n"),
        lambda: at_terminal(*GAME)[0],
        lambda: in_pipe("-m", "access", "--help"),
    )
    beside, *others = map(statistics.median, in_turn(measures, rounds))
    names = ("start to first question in a pipe", "the same at a terminal", "taverne --help")
    for name, value in zip(names, others, strict=True):
        goal = ("at most twice", value <= 2 * beside) if name in names[:2] else ()
        yield figure(name, value, "ms of the processor", "import prompt_toolkit", beside, *goal)


def face(figure, rounds):
    """The first prompt of a program of one question, and its memory, beside questionary where that is installed."""
    if find_spec("questionary") is None:
        taken, megabytes = zip(*in_turn([lambda: prompt_of(FACE)], rounds)[0], strict=True)
        yield figure("first prompt of a program", statistics.median(taken), "ms, without questionary here to compare")
        yield figure("its memory", statistics.median(megabytes), "MB")
        return
    ours, theirs = in_turn([lambda: prompt_of(FACE), lambda: prompt_of(QUESTIONARY)], rounds)
    (taken, megabytes), (other, more) = (
        tuple(map(statistics.median, zip(*each, strict=True))) for each in (ours, theirs)
    )
    yield figure(
        "first prompt of a program",
        taken,
        "ms of the processor",
        "questionary",
        other,
        "at most 1.1 times",
        taken <= 1.1 * other,
    )
    yield figure("its memory", megabytes, "MB", "questionary", more, "at most 1.1 times", megabytes <= 1.1 * more)


ALL = (game, imports, face)
