"""The process that only speaks: it reads one JSON object per line, and answers "begun" and "done".

Between these, espeak's voice answers "playing" and the seconds that it takes; instead of "done" it answers "silent" if
the line could not be played.

An object holds the `text` and its manner, as in `Manner`: `language`, `voice`, `rate` and `volume`.

The process first writes "ready" when the engine is initialised, or "failed" and the name of the phrase that says why.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
import wave
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from typing import IO, Any

from access.system.environment import matching

TRIES = 60
PAUSE = 0.005
"""Seconds between two checks whether a property is set."""
CLOSE = 0.011
"""The tolerance of a property: volumes are hundredths."""


def main() -> None:
    """Speak until standard input ends; then remove the folder for temporary files."""
    answers = _answers()
    try:
        if sys.argv[2:3] == ["voices"]:
            answers.write(f"voices {_voices(sys.argv[3:])}\n")
            return
        if sys.argv[2:3] == ["names"]:
            answers.writelines(f"{line}\n" for line in _all_voices())
            return
        speak = TunedEngine(sys.argv[1], lambda seconds: print(f"playing {seconds:.2f}", file=answers))
    except Exception as error:  # whatever an engine raises, it will not speak
        answers.write(f"failed {error if str(error).startswith('loop-') else 'loop-voice-missing'}\n")
        return
    answers.write("ready\n")
    for line in sys.stdin:
        answers.write("begun\n")
        answers.write("done\n" if speak(**json.loads(line)) else "silent\n")
    shutil.rmtree(os.environ["TMPDIR"], ignore_errors=True)


def _answers() -> IO[str]:
    """Return a stream for our answers, on a descriptor of its own: engines print to standard output as they like."""
    answers = os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8")
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    return answers


def _engine() -> Any:
    if sys.platform.startswith("linux") and shutil.which("aplay") is None:
        raise RuntimeError("loop-voice-aplay")
    import pyttsx3

    return pyttsx3.init()


def _voices(wanted: list[str]) -> str:
    """Return the engine's name, and which of the wanted languages it speaks."""
    engine = _engine()
    spoken = {matching(code, wanted) for voice in engine.getProperty("voices") for code in _codes(voice)}
    return " ".join([str(engine), *(language for language in wanted if language in spoken)])


def _all_voices() -> Iterator[str]:
    """Yield all voices of the engine: the name, a tab, and the languages."""
    for voice in _engine().getProperty("voices"):
        yield f"{voice.name}\t{' '.join(_codes(voice))}"


def _codes(voice: Any) -> list[str]:
    """Return the languages of a voice in lower case; some engines give bytes with a rank before them."""
    codes = (
        code.decode("ascii", "replace") if isinstance(code, bytes) else str(code) for code in voice.languages or ()
    )
    return ["".join(c for c in code.lower() if c.isprintable()) for code in codes]


class FilePlayer:
    """The module os for pyttsx3's driver of espeak, which plays a file by `os.system` and ignores its exit code.

    It reports how long the file sounds, and keeps whether playing failed: without a sound server nothing is heard.
    """

    def __init__(self, plays: Callable[[float], None]) -> None:
        self.plays = plays
        self.failed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def system(self, command: str) -> int:
        """Run a command of the driver: aplay, and the file to play."""
        with suppress(OSError, EOFError, wave.Error, IndexError), wave.open(command.split()[1]) as file:
            self.plays(file.getnframes() / file.getframerate())
        ended = os.system(command)  # noqa: S605 - the driver's own command: aplay and a temporary file
        self.failed = self.failed or ended != 0
        return ended


class TunedEngine:
    """An engine whose properties are set only if they differ from those of the line before."""

    def __init__(self, language: str, plays: Callable[[float], None]) -> None:
        self.engine = _engine()
        self.player = FilePlayer(plays)
        if str(self.engine) == "espeak":
            from pyttsx3.drivers import espeak

            espeak.os = self.player
        self.language = language
        self._voice = lru_cache(maxsize=64)(partial(_voice, self.engine))
        self.now: dict[str, Any] = {}
        self._set("voice", self._voice(language, ""))
        if sys.platform != "win32":
            self._settle()
            self.engine.runAndWait()  # the first run of pyttsx3 2.99 returns at once

    def __call__(self, text: str, language: str, voice: str, rate: int, volume: int) -> bool:
        """Speak a line. Return whether it could be played, as far as that is known."""
        self.player.failed = False
        self._set("voice", self._voice(language or self.language, voice))
        self._set("rate", rate)
        self._set("volume", volume / 100)
        self._settle()
        if sys.platform == "win32":
            _speak_stepwise(self.engine, text)
            return True
        self.engine.say(text)
        self.engine.runAndWait()
        return not self.player.failed

    def _set(self, name: str, value: Any) -> None:
        """Set a property, and wait until it is set: espeak applies rate and volume in a thread of its own."""
        if self.now.get(name) == value:
            return
        self.engine.setProperty(name, value)
        for _ in range(TRIES):
            if name == "voice" or abs(self.engine.getProperty(name) - value) < CLOSE:
                break
            time.sleep(PAUSE)
        self.now[name] = value

    def _settle(self) -> None:
        """Wait until espeak is idle: pyttsx3 2.99 takes what comes earlier for the rest of a line, and drops it."""
        if str(self.engine) == "espeak":
            from pyttsx3.drivers import _espeak

            _espeak.Synchronize()


def _voice(engine: Any, language: str, wanted: str) -> str:
    """Return the engine's id of the wanted voice if it speaks this language, else of one that does.

    A voice is wanted by its name or its id. espeak knows languages by their code.
    """
    for voice in engine.getProperty("voices") if wanted else ():
        speaks = not voice.languages or any(code.startswith(language) for code in _codes(voice))
        if speaks and wanted.casefold() in (str(voice.name).casefold(), str(voice.id).casefold()):
            return str(voice.id)
    if str(engine) == "espeak":
        return language
    for voice in engine.getProperty("voices"):
        if any(code.startswith(language) for code in _codes(voice)):
            return str(voice.id)
    return str(engine.getProperty("voice"))


def _speak_stepwise(engine: Any, text: str) -> None:
    """Speak step by step: sapi5 in pyttsx3 2.99 speaks only the first line of a run. Not tested on Windows."""
    ended: list[bool] = []
    token = engine.connect("finished-utterance", lambda **_: ended.append(True))
    engine.say(text)
    engine.startLoop(False)
    while not ended:
        engine.iterate()  # which returns at once
        time.sleep(PAUSE)
    engine.endLoop()
    engine.disconnect(token)


if __name__ == "__main__":
    main()
