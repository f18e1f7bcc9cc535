"""Plays sounds in a process of its own: nothing waits for it, and if it fails, the game goes on.

If the process ends or takes no more orders, another one takes its place; after some failures in a row the player gives
up and says so once.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from importlib.util import find_spec

from access.language.output import Cue, Output, SoundLevel
from access.system import posix

FAILURES = 3
"""Failures in a row after which the player gives up."""
LAST = 2.5
"""Seconds that the last sounds get, and in which a sound that was asked for is over."""
MOST = 4
"""The most sounds that are played for events at the same time: the last ones."""
FAR = 0.5
"""The loudness of other players' sounds."""


def is_installed() -> bool:
    """Tell whether the library that plays sounds is installed."""
    return find_spec("miniaudio") is not None


WORKER = (sys.executable, "-m", "access.outputs.sound.player_process")
"""The command that plays sounds."""


def started(command: Sequence[str] = WORKER) -> subprocess.Popen[bytes]:
    """Return a new process that plays sounds."""
    worker = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        **posix.WORKER_OPTIONS,
    )
    for pipe in (worker.stdin, worker.stdout):
        assert pipe is not None
        posix.never_block(pipe.fileno())
    return worker


class SoundPlayer:
    """The process that plays, until it is closed. `gave_up` is called with the phrase that says why it plays no more.

    No call waits, except the last one.
    """

    def __init__(self, gave_up: Callable[[str], None], start: Callable[[], subprocess.Popen[bytes]] = started) -> None:
        self._gave_up = gave_up
        self._start = start
        self._worker: subprocess.Popen[bytes] | None = start()
        self._failures = 0
        self._reason = ""
        self._asked = 0.0

    def play(self, sounds: Iterable[tuple[str, float]]) -> None:
        """Play sounds one after the other; each has its loudness, up to 1."""
        self._asked = time.monotonic()
        self._send({"play": list(sounds), "at": self._asked})

    def drop(self) -> None:
        """Drop the sounds that have not begun."""
        if time.monotonic() - self._asked < LAST:
            self._send({"drop": True})

    def close(self) -> None:
        """Let the last sounds end, and stop."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        assert worker.stdin is not None
        with suppress(OSError):
            worker.stdin.close()
        if time.monotonic() - self._asked < LAST:
            with suppress(subprocess.TimeoutExpired):
                worker.wait(LAST)
        _end(worker)

    def _send(self, order: dict[str, object]) -> None:
        for _ in range(FAILURES):
            worker = self._worker
            if worker is None:
                return
            self._listen(worker)
            if worker.poll() is None and _written(worker, order):
                return
            self._replace(worker)

    def _listen(self, worker: subprocess.Popen[bytes]) -> None:
        """Read the answers of the process so far."""
        assert worker.stdout is not None
        with suppress(OSError):
            for line in (worker.stdout.read(1 << 16) or b"").decode("ascii", "replace").splitlines():
                word, _, reason = line.partition(" ")
                if word == "played":
                    self._failures = 0
                self._reason = reason

    def _replace(self, worker: subprocess.Popen[bytes]) -> None:
        """Put another process in place of one that has ended or takes no orders; or give up."""
        self._listen(worker)
        _end(worker)
        self._failures += 1
        if self._failures < FAILURES:
            self._worker = self._start()
        else:
            self._worker = None
            self._gave_up(self._reason or "loop-sounds-died")


def _written(worker: subprocess.Popen[bytes], order: dict[str, object]) -> bool:
    """Write an order. Return False if the process is gone, or takes no more."""
    data = json.dumps(order).encode() + b"\n"
    assert worker.stdin is not None
    with suppress(OSError):
        return worker.stdin.write(data) == len(data)
    return False


def _end(worker: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        worker.kill()
    worker.wait()
    for pipe in (worker.stdin, worker.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()


class Sounds(Output):
    """The sounds of one listener: those of their level, at their volume in percent."""

    def __init__(self, player: SoundPlayer, level: SoundLevel, volume: int = 100) -> None:
        self._player = player
        self._level = level
        self._volume = volume

    def play(self, cues: Iterable[Cue]) -> None:
        """Play those of these sounds that this listener hears."""
        heard = [cue for cue in cues if cue.is_heard(self._level)]
        wanted = [cue for cue, before in zip(heard, [None, *heard], strict=False) if cue != before]
        if wanted:
            self._player.play((cue.name, self._loudness(cue)) for cue in wanted[-MOST:])

    def hush(self) -> None:
        """Drop the sounds that have not begun."""
        self._player.drop()

    def _loudness(self, cue: Cue) -> float:
        return self._volume / 100 * (FAR if cue.far and not cue.name.startswith("far-") else 1)
