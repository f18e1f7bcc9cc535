"""The process that speaks, and nothing else: one JSON string a line in, "begun" and "done" out.

It says "ready" when the engine is initialised, or "failed" and the name of the phrase that says why.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable
from typing import IO, Any


def main() -> None:
    """Speak until standard input ends; then clear the folder for temporary files."""
    answers = _answers()
    try:
        if sys.argv[2:3] == ["voices"]:
            answers.write(f"voices {_voices(sys.argv[3:])}\n")
            return
        speak = _speaker(sys.argv[1])
    except Exception as error:  # whatever an engine raises: it will not speak
        answers.write(f"failed {error if str(error).startswith('loop-') else 'loop-voice-missing'}\n")
        return
    answers.write("ready\n")
    for line in sys.stdin:
        answers.write("begun\n")
        speak(json.loads(line))
        answers.write("done\n")
    shutil.rmtree(os.environ["TMPDIR"], ignore_errors=True)


def _answers() -> IO[str]:
    """Our answers, on a descriptor that engines, which print as they like, do not know."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    return answers


def _engine() -> Any:
    if sys.platform.startswith("linux") and shutil.which("aplay") is None:
        raise RuntimeError("loop-voice-aplay")
    import pyttsx3

    return pyttsx3.init()


def _voices(wanted: list[str]) -> str:
    """The engine's name, and which of the wanted languages it speaks."""
    engine = _engine()
    spoken = {str(code).lower()[:2] for voice in engine.getProperty("voices") for code in voice.languages or ()}
    return " ".join([str(engine), *(language for language in wanted if language in spoken)])


def _speaker(language: str) -> Callable[[str], None]:
    engine = _engine()
    engine.setProperty("voice", _voice(engine, language))
    if sys.platform == "win32":
        return lambda text: _speak_stepwise(engine, text)
    engine.runAndWait()  # the first run of pyttsx3 2.99 returns at once

    def speak(text: str) -> None:
        engine.say(text)
        engine.runAndWait()

    return speak


def _voice(engine: Any, language: str) -> str:
    """The engine's name for a voice of this language. espeak knows languages by their code."""
    if str(engine) == "espeak":
        return language
    for voice in engine.getProperty("voices"):
        if any(str(code).lower().startswith(language) for code in voice.languages or ()):
            return str(voice.id)
    return str(engine.getProperty("voice"))


def _speak_stepwise(engine: Any, text: str) -> None:
    """Speak by steps: sapi5 in pyttsx3 2.99 speaks only the first line of a run. Not tested for want of Windows."""
    ended: list[bool] = []
    token = engine.connect("finished-utterance", lambda **_: ended.append(True))
    engine.say(text)
    engine.startLoop(False)
    while not ended:
        engine.iterate()
    engine.endLoop()
    engine.disconnect(token)


if __name__ == "__main__":
    main()
