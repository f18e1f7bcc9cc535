"""Counts the files of access/ and games/ that are called for a throw, or for an answer in a club: chains.py home, club.

Both are games of Jaques le Kaques, in which everything was done once before. At home, from the table's call for a throw
to the line that the voice says. In a club over SSH, from the data of an answer that was received to
the line that is sent to the other player.
"""

import asyncio
import os
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from types import FrameType

TOP = Path(__file__).parents[2]
SCRIPT = "1\nstop\n1\nstop\nquit\n"
SEED = "3"


class Chain:
    """The files called from a call for which `begins(frame)` holds to one for which `ends(frame)` holds, the last time."""

    def __init__(self, begins, ends):
        self.begins, self.ends = begins, ends
        self.files: list[str] = []
        self._open: dict[str, None] | None = None
        self._known: dict[str, str] = {}

    def __call__(self, frame: FrameType, what: str, _: object) -> None:
        if what != "call":
            return
        if self.begins(frame):
            self._open = {}
        if self._open is not None:
            file = frame.f_code.co_filename
            if file not in self._known:
                path = Path(file)
                inside = path.is_relative_to(TOP / "access") or path.is_relative_to(TOP / "games")
                self._known[file] = str(path.relative_to(TOP)) if inside else ""
            if self._known[file]:
                self._open[self._known[file]] = None
            if self.ends(frame):
                self.files, self._open = list(self._open), None

    def install(self) -> None:
        threading.setprofile(self)
        sys.setprofile(self)


def at_home() -> list[str]:
    from access.__main__ import run
    from access.engine.table import Table
    from access.outputs.speech.voice import Voice
    from games.steps import Roll

    answer, said = Table.answer.__code__, Voice.say.__code__
    chain = Chain(
        lambda frame: frame.f_code is answer and isinstance(frame.f_locals["self"].open, Roll),
        lambda frame: frame.f_code is said,
    )
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryFile("w+") as script,
        open(os.devnull, "w") as nowhere,
    ):
        os.environ["HOME"] = home
        script.write(SCRIPT)
        script.seek(0)
        os.dup2(script.fileno(), 0)
        sys.stdout = nowhere
        sys.argv = ["taverne", "play", "kaques", "Ann", "--seed", SEED, "--speech", "on", "--sounds", "off"]
        chain.install()
        with suppress(SystemExit):
            run()
        sys.setprofile(None)
        sys.stdout = sys.__stdout__
    return chain.files


def in_a_club() -> list[str]:
    from club_here import Here
    from club_lines import asked_of, at_tables, register

    from access.club.ssh.login import SSHSession

    received, send = SSHSession.data_received.__code__, SSHSession._send.__code__
    typing: list[object] = []

    def begins(frame: FrameType) -> bool:
        if frame.f_code is not received or not typing:
            return False
        typing[:] = [frame.f_locals["self"]]
        return True

    def to_another(frame: FrameType) -> bool:
        return frame.f_code is send and bool(typing) and frame.f_locals["self"] is not typing[0]

    chain = Chain(begins, to_another)

    async def evening(club):
        pair = await at_tables(club, await register(club, 2))
        for _ in range(6):
            line = await asked_of(pair)
            other = pair[pair.index(line) ^ 1]
            other.text, typing[:] = "", [None]
            line.type("stop")
            await other.until(r"\w+.*\n")
        for line in pair:
            line.close()

    with tempfile.TemporaryDirectory() as home:
        threading.setprofile(chain)
        club = Here(home=home)
        threading.setprofile(None)
        try:
            asyncio.run(evening(club))
        finally:
            club.close()
    return chain.files


if __name__ == "__main__":
    files = at_home() if sys.argv[1:] == ["home"] else in_a_club()
    sys.stdout.write("\n".join([*files, f"{len(files)} files"]) + "\n")
