"""The zip for Windows, played under Wine by somebody who knows nothing but its README.

It is unzipped in a folder with a space and an umlaut. Games of each kind are played to their end by random lines, with
the seed of the day, or of the variable SEED. They are told again here as they are there. A newer zip over it keeps all.
"""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from zipfile import ZipFile

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP), str(TOP / "tests" / "tools")]

import windows  # noqa: E402
import windows_zip  # noqa: E402

from access.language.phrases import Phrases  # noqa: E402

SEED = int(os.environ.get("SEED") or time.strftime("%Y%m%d"))
PATIENCE = 300
"""The most seconds of a command: Wine opens files slowly."""
SHORT = {"kaques": "--option target=500", "kara": "--option rounds=4", "words": "--rounds 1"}
"""What makes a game short; the others have one round."""
WORDS = (
    *("", "all", "stop", "1", "5", "run 6", "run all", "stay", "join", "throw", "pay", "retreat", "no", "none", "on"),
    *("yes", "call", "fold", "1", "bet 5", "swap none", "rat mon beet", "free", "doubt", "help", "advice", "score"),
)
"""The answers to all questions, in any order."""
QUIET = {"XDG_RUNTIME_DIR": str(windows.BASE)}
"""Without this folder Wine 10 says that it is missing, where it can be taken for what Taverne says."""
ENCODINGS = ("utf-8", "cp1252", "cp850", "cp437")
LAST = "Again, review, menu or quit?"


class Unzipped:
    """The zip in a folder, by its README; `own` is the folder of games and settings that it names.

    `encoding` is that of pipes, which Windows chooses.
    """

    encoding = "utf-8"

    def __init__(self, zipped: Path, folder: Path) -> None:
        self.folder = folder
        self.unzip(zipped)
        self.readme = (folder / "README.txt").read_text(encoding="utf-8-sig")
        (where,) = set(re.findall(r"%LOCALAPPDATA%\\(\w+)", self.readme))
        users = windows.BASE / "prefix" / "drive_c" / "users"
        self.own = next(users.glob("*/AppData/Local")) / where
        shutil.rmtree(self.own, ignore_errors=True)

    def unzip(self, zipped: Path) -> None:
        """Unzip into the folder, over its files."""
        with ZipFile(zipped) as packed:
            packed.extractall(self.folder)

    @property
    def games(self) -> list[str]:
        """The names of the games."""
        listed = re.search(r"The games are ([\w, ]+)\.", self.readme)
        return re.split(", | and ", listed[1]) if listed else []

    def start(self, line: str) -> subprocess.Popen[str]:
        """Type a command line in the folder. Wine gives programs no usable handle of a file, so all are pipes."""
        return subprocess.Popen(
            ["nice", windows.wine(), "cmd", "/c", *shlex.split(line)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            env=windows.environment(ACCESSIBLE="1", **QUIET),
            encoding=self.encoding,
            errors="replace",
        )

    def type(self, line: str, typed: str = "") -> tuple[int, str]:
        """Type a command line, and answers at its questions. Return its status and its lines."""
        process = self.start(line)
        told, _ = process.communicate(typed, timeout=PATIENCE)
        return process.returncode, told.replace("\r\n", "\n")


def check(zipped: Path) -> None:
    """Unzip it, and do what its README says. Exits if something is not so."""
    windows.prepare()
    try:
        with tempfile.TemporaryDirectory() as folder:
            there = Unzipped(zipped, Path(folder, "Spiele für Gäste"))
            check_modules(there)
            check_alone(there)
            check_starting(there)
            for number, game in enumerate(there.games, start=1):
                play(there, game, number)
            check_newer(there, zipped)
    finally:
        windows.stop()


def expect(told: object, wanted: object, what: str) -> None:
    """Exit unless both are the same."""
    if told != wanted:
        raise SystemExit(f"{what}: {told!r}\ninstead of: {wanted!r}")


def check_modules(there: Unzipped) -> None:
    """Check that all packed modules can be imported, such as those of the voice and the sounds."""
    (python,) = there.folder.glob("taverne-*/python.exe")
    packed = (python.parent / "Lib" / "site-packages").iterdir()
    names = {path.name.partition(".")[0] for path in packed if path.is_dir() or path.suffix in (".py", ".pyd")}
    modules = ", ".join(sorted(name for name in names if name.isidentifier() and not name.startswith("__")))
    run = subprocess.run(
        ["nice", windows.wine(), python, "-c", f"import {modules}"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        env=windows.environment(**QUIET),
        encoding="utf-8",
        errors="replace",
    )
    expect((run.returncode, run.stdout), (0, ""), f"importing {modules}")


def check_alone(there: Unzipped) -> None:
    """Check that nothing which the user has installed for another Python of this version runs, or is said."""
    theirs = there.own.parents[1] / "Roaming" / "Python" / "Python313" / "site-packages"
    theirs.mkdir(parents=True, exist_ok=True)
    (theirs / "usercustomize.py").write_text("print('not alone')")
    told = there.type("taverne --version")[1]
    shutil.rmtree(theirs)
    expect(len(told.splitlines()), 1, f"the start beside packages of the user, {told!r}, in lines")


def check_starting(there: Unzipped) -> None:
    """Check the first start, arguments in quotes, an error that keeps the window open, and the sentence on clubs."""
    status, told = there.type("taverne", "\nscreen reader\n\nquit\n")
    expect((status, told.splitlines()[-1:]), (0, ["Goodbye."]), "the first start")
    expect(there.type("taverne settings set rate 250")[0], 0, "setting the rate")
    there.encoding = next(each for each in ENCODINGS if "Jörg" in try_names(there, each)[1])
    status, told = try_names(there, there.encoding)
    expect(
        (status, told.splitlines()[0]), (0, "Jaques le Kaques. At the table: Anna Maria, Jörg, Co."), "names in quotes"
    )
    shutil.rmtree(there.own / "games")
    status, told = there.type("taverne serve")
    expect(status, 1, "the status of serve")
    expect(told.splitlines()[0], Phrases("en").text("error-unzipped-club"), "serve")
    expect(len(told.splitlines()) > 1, True, "Windows' own words that a window waits for a key")
    said("starts, takes names in quotes, waits after an error")


def try_names(there: Unzipped, encoding: str) -> tuple[int, str]:
    """Begin a game of people with blanks, an umlaut and a sign of command lines in their names."""
    there.encoding = encoding
    return there.type("taverne play kaques 'Anna Maria' 'Jörg & Co' --seed 14", "quit\n")


def said(line: str) -> None:
    """Print a result."""
    sys.stdout.write(f"taverne-windows.zip {line}\n")
    sys.stdout.flush()


# Games ----------------------------------------------------------------------------------------------------------------


def play(there: Unzipped, game: str, number: int) -> None:
    """Play a game to its end by random lines. Here it is told as there, while it is played and again."""
    line = f"play {game} Ann --seed {SEED} {SHORT.get(game, '--option rounds=1')}"
    began = time.monotonic()
    typed, told = played(there.start(f"taverne {line}"), random.Random(f"{SEED}{game}"))  # noqa: S311 - no secret
    journal = there.own / "games" / f"{number}-{game}.jsonl"
    status, again = there.type(f"taverne replay {number} --json --open")
    with tempfile.TemporaryDirectory() as home:
        expect((status, again), (0, here(home, "", "replay", journal, "--json", "--open")), f"{game}, told again")
        expect(told, here(home, "".join(f"{each}\n" for each in typed), *line.split()), f"{game}, played here")
        ours = Path(home, ".local/share/taverne/games", f"1-{game}.jsonl").read_text(encoding="utf-8")
    expect(steps(journal.read_text(encoding="utf-8")), steps(ours), f"the journal of {game}")
    said(f"plays {game}: {len(typed)} lines, {len(again.splitlines())} events, {time.monotonic() - began:.0f} s")


def played(process: subprocess.Popen[str], chance: random.Random) -> tuple[list[str], str]:
    """Answer each question by a random line, the last one by quit. Return the typed and the told lines."""
    assert process.stdin is not None
    assert process.stdout is not None
    clock = threading.Timer(PATIENCE, process.kill)
    clock.start()
    typed, told = [], []
    for line in process.stdout:
        told.append(line.replace("\r\n", "\n"))
        if line.rstrip().endswith(("?", ":")):
            typed.append("quit" if line.rstrip() == LAST else chance.choice(WORDS))
            process.stdin.write(f"{typed[-1]}\n")
            process.stdin.flush()
        if typed[-1:] == ["quit"]:
            break
    told += [line.replace("\r\n", "\n") for line in process.stdout]
    clock.cancel()
    expect((process.wait(), typed[-1:]), (0, ["quit"]), "the end of the game, after " + "".join(told[-5:]))
    return typed, "".join(told)


def here(home: str, typed: str, *arguments: object) -> str:
    """Return the lines of the command on this system."""
    env = {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "ACCESSIBLE": "1"}
    command = [sys.executable, "-m", "access", *map(str, arguments)]
    run = subprocess.run(command, input=typed, env=env, cwd=TOP, capture_output=True, encoding="utf-8", check=True)
    return run.stdout


def steps(journal: str) -> list[str]:
    """Return the lines of a journal after its header."""
    return journal.splitlines()[1:]


def check_newer(there: Unzipped, zipped: Path) -> None:
    """Unzip a newer version over this one: the newer one starts, with the same games and settings."""
    before = {path: path.read_bytes() for path in there.own.rglob("*") if path.is_file()}
    with tempfile.TemporaryDirectory() as folder:
        there.unzip(renumbered(zipped, Path(folder), "9.9"))
    expect("9.9" in there.type("taverne --version")[1].split(), True, "the newer version starts")
    expect(there.type("taverne replay 1")[0], 0, "telling an older game again")
    expect("250" in there.type("taverne settings show")[1], True, "a setting from before")
    expect({path: path.read_bytes() for path in before}, before, "games and settings")
    said("over an older one keeps games and settings")


def renumbered(zipped: Path, folder: Path, number: str) -> Path:
    """Return the same zip with another number of version."""
    with ZipFile(zipped) as packed:
        packed.extractall(folder / "inside")
    (inside,) = (folder / "inside").glob("taverne-*")
    version = inside.name.removeprefix("taverne-")
    (about,) = inside.glob("Lib/site-packages/taverne-*.dist-info/METADATA")
    about.write_text(about.read_text(encoding="utf-8").replace(f"Version: {version}", f"Version: {number}", 1), "utf-8")
    starter = folder / "inside" / "taverne.cmd"
    starter.write_bytes(starter.read_bytes().replace(inside.name.encode(), f"taverne-{number}".encode()))
    inside.rename(inside.with_name(f"taverne-{number}"))
    return windows_zip.pack(folder / "inside", folder / zipped.name)
