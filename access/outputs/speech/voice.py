"""Our own voice: pyttsx3 in a process of its own.

pyttsx3 cannot be stopped in the middle of a line, and if the speech engine or the sound hangs, so does its process. So
a worker process speaks, in a process group of its own, and a second one waits, already initialised. Killing the group
silences the voice; the waiting worker speaks the next line. The game never waits for any of this: lines go into a queue
that one thread works off. A worker that does not answer in time is replaced; after some failures in a row the voice
gives up and says so once.
"""

from __future__ import annotations

import json
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from math import inf
from pathlib import Path

from access.language.output import MANNER, Manner
from access.system import posix

ANSWER = 0.3
"""Seconds within which a worker must accept a line, unless it computes: then the machine is busy."""
BUSY = 30
"""So many times as long is waited for a worker that computes."""
START_SECONDS = 10.0
"""Seconds within which a worker must be ready."""
PATIENCE = 2.0
"""Seconds that `finish` waits for a voice that shows no sign of life, and on its way out for its thread."""
FAILURES = 3
"""Failures in a row after which the voice gives up."""
UNSPEAKABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")
"""Controls, and what UTF-8 cannot hold: an engine refuses them, or ends at them."""


def respelled_text(text: str, respelled: Mapping[str, str]) -> str:
    """Return the text for the synthesizer: some words are respelled as their sound is written in its language.

    Characters that no synthesizer takes become a blank: controls, and halves of characters.
    """
    return re.sub(r"[^\W\d_]+", lambda match: respelled.get(match[0], match[0]), UNSPEAKABLE.sub(" ", text))


def is_speakable(text: str) -> bool:
    """Tell whether a text has anything to speak: a letter, a digit, or a sign that has a name."""
    return any(unicodedata.category(c)[0] in "LNS" for c in text)


FOLDER = "taverne-"
"""The prefix of folders for temporary files; the number of their process follows."""


SPARE = 5.0
"""Seconds that a line may take longer than it should before it counts as hung."""
SILENT = "silent"
"""The answer of a worker whose line could not be played."""


def sweep() -> None:
    """Remove the folders that killed programs of this user left behind."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*-*"):
        number = folder.name.removeprefix(FOLDER).partition("-")[0]
        with suppress(OSError):
            is_ours = posix.user() in (None, folder.stat().st_uid)
            if number.isdigit() and is_ours and not posix.process_runs(int(number)):
                shutil.rmtree(folder, ignore_errors=True)


def longest(text: str, manner: Manner) -> float:
    """Return the seconds after which a line counts as hung: at 200 words a minute a letter takes a tenth of one."""
    return SPARE + 40 / manner.rate * len(text)


class SpeakingProcess:
    """One speaking process, by our command or another one; the language follows it.

    A thread collects its answers: not every system can read a pipe with a timeout.
    """

    def __init__(self, language: str, command: Sequence[str] = ()) -> None:
        self.folder = tempfile.mkdtemp(prefix=f"{FOLDER}{os.getpid()}-")
        self.killed = False
        self._ready = False
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.process = subprocess.Popen(
            [*(command or (sys.executable, "-m", "access.outputs.speech.voice_process")), language],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env={**os.environ, "TMPDIR": self.folder, "TEMP": self.folder},
            **posix.WORKER_OPTIONS,
        )
        self._gatherer = threading.Thread(target=self._gather, daemon=True)
        self._gatherer.start()

    def _gather(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._answers.put(line.decode("utf-8", "replace").strip())
        self._answers.put("")

    def ready(self) -> str:
        """Wait until it is initialised. Return an empty string, or the phrase that says why it failed."""
        if self._ready:
            return ""
        answer = self.answer(START_SECONDS)
        self._ready = answer == "ready"
        return "" if self._ready else answer.partition(" ")[2] or "loop-voice-died"

    def send(self, text: str, manner: Manner) -> None:
        """Send it a line to speak. Raises OSError if the process is gone."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"text": text, **asdict(manner)}).encode() + b"\n")

    def answer(self, seconds: float) -> str:
        """Return its next answer, or an empty string if it is gone or takes longer."""
        try:
            return self._answers.get(timeout=seconds)
        except queue.Empty:
            return ""

    def accepts(self) -> bool:
        """Tell whether it accepts the line that was sent; one that sleeps at two looks hangs."""
        slept = False
        for _ in range(BUSY):
            answer = self.answer(ANSWER)
            sleeps = not answer and posix.sleeps(self.process.pid)
            if answer or (slept and sleeps):
                return answer == "begun"
            slept = sleeps
        return False

    def kill(self) -> None:
        """Kill it at once, with all that it started."""
        self.killed = True
        if self.process.returncode is not None:
            return  # another process may have its number by now
        with suppress(OSError):
            posix.kill_all(self.process)

    def bury(self) -> None:
        """Release its pipes and its folder."""
        self.kill()
        self.process.wait()
        self._gatherer.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class SpeechQueue:
    """Lines that a thread of a voice speaks one after the other; any thread may add to them.

    `respelled` maps printed words to their respellings, by language. When the voice gives up, it calls `gave_up` from
    its own thread with the name of the phrase that says why.
    """

    def __init__(self, language: str, respelled: Mapping[str, str], gave_up: Callable[[str], None]) -> None:
        self._language, self._gave_up = language, gave_up
        self.respelled = {language: respelled}
        self.missed = 0
        """The number of lines that failed, broke off or were lost, though nobody silenced them."""
        self._lines: deque[tuple[str, Manner]] = deque()
        self._changed = threading.Condition()
        self._closed = False

    def say(self, text: str, manner: Manner = MANNER) -> None:
        """Speak a text after the lines that are queued."""
        with self._changed:
            said = respelled_text(text, self.respelled.get(manner.language or self._language, {}))
            self._lines.append((said, manner))
            self._changed.notify_all()

    def _give_up(self, reason: str) -> None:
        with self._changed:
            self._closed = True
            self.missed += len(self._lines)
            self._lines.clear()
            self._changed.notify_all()
        self._gave_up(reason)


class Voice(SpeechQueue):
    """Speaks by processes of ours until it is silenced."""

    def __init__(
        self,
        language: str,
        respelled: Mapping[str, str],
        gave_up: Callable[[str], None],
        hire: Callable[[str], SpeakingProcess] = SpeakingProcess,
    ) -> None:
        super().__init__(language, respelled, gave_up)
        self._hire = hire
        self._speaking: SpeakingProcess | None = None
        self._hands: list[SpeakingProcess] = []
        self._reason = ""
        self._due = 0.0
        """When the line that sounds should be over; or the last sign of life."""
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def silence(self) -> None:
        """Stop at once, and drop the lines that are queued."""
        with self._changed:
            self._lines.clear()
            if self._speaking is not None:
                self._speaking.kill()

    def finish(self, seconds: float = inf, patience: float = PATIENCE) -> None:
        """Wait until all is spoken, so many seconds at most; if the voice hangs, no longer than `patience`."""
        begun = time.monotonic()
        with self._changed:
            while not self._closed and (self._lines or self._speaking):
                left = min(begun + seconds, max(begun, self._due) + patience) - time.monotonic()
                if left <= 0:
                    return
                self._changed.wait(left)

    def close(self) -> None:
        """Stop for good and leave nothing behind."""
        with self._changed:
            self._closed = True
            self._lines.clear()
            for worker in self._hands:
                worker.kill()
            self._changed.notify_all()
        self._thread.join(PATIENCE)

    # The thread

    def _run(self) -> None:
        sweep()
        workers = [self._hired()]
        dead: list[SpeakingProcess] = []
        reason = ""
        failures = 0
        try:
            while failures < FAILURES:
                reason = workers[0].ready()
                if self._closed:
                    return
                if reason in ("", "loop-voice-died"):
                    if not reason and not self._wait(workers, dead):
                        return
                    if reason or not self._speak(workers, dead):
                        failures += not workers[0].killed
                        self._replace(workers, dead)
                    else:
                        failures = 0
                else:
                    break
            self._give_up(reason or self._reason or "loop-voice-died")
        finally:
            for worker in workers + dead:
                worker.bury()

    def _hired(self) -> SpeakingProcess:
        """Return a new worker, which ends with the voice even if it hangs."""
        worker = self._hire(self._language)
        with self._changed:
            self._hands = [each for each in self._hands if each.process.returncode is None] + [worker]
            if self._closed:
                worker.kill()
        return worker

    def _wait(self, workers: list[SpeakingProcess], dead: list[SpeakingProcess]) -> bool:
        """Wait for a line, and tidy up meanwhile. Return False if the voice is closed."""
        if not self._lines and dead:
            self._tidy(workers, dead)
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._closed)
            return not self._closed

    def _speak(self, workers: list[SpeakingProcess], dead: list[SpeakingProcess]) -> bool:
        """Let the first worker speak the next line. Return False if it must be replaced."""
        worker = workers[0]
        with self._changed:
            if not self._lines:
                return True
            text, manner = self._lines.popleft()
            self._speaking = worker
        begun = done = False
        with suppress(OSError):
            worker.send(text, manner)
            self._tidy(workers, dead)
            begun = worker.accepts()
            ended = self._ended(worker, text, manner) if begun else ""
            done, begun = ended == "done", begun and ended != SILENT
            self._reason = "loop-voice-soundless" if ended == SILENT else ""
        with self._changed:
            if not begun and not worker.killed:
                self._lines.appendleft((text, manner))  # none of it was heard: the next worker speaks it
            elif not done and not worker.killed:
                self.missed += 1
            self._speaking = None
            self._changed.notify_all()
            return done and not worker.killed  # a key may kill it just after it said "done"

    def _ended(self, worker: SpeakingProcess, text: str, manner: Manner) -> str:
        """Return how a line ended: "done", `SILENT`, or an empty string if the worker is gone or hangs."""
        seconds = longest(text, manner)
        self._expect(seconds - SPARE)
        answer = worker.answer(seconds)
        word, _, value = answer.partition(" ")
        if word == "playing":
            self._expect(float(value))
            answer = worker.answer(float(value) + SPARE)
        return answer

    def _expect(self, seconds: float) -> None:
        """Note the time at which the present line should be over."""
        with self._changed:
            self._due = time.monotonic() + seconds
            self._changed.notify_all()

    def _tidy(self, workers: list[SpeakingProcess], dead: list[SpeakingProcess]) -> None:
        """Clean up dead workers, and start a waiting one. This runs while another speaks, so nothing waits for it."""
        while dead:
            dead.pop().bury()
        if len(workers) == 1:
            workers.append(self._hired())

    def _replace(self, workers: list[SpeakingProcess], dead: list[SpeakingProcess]) -> None:
        """Let the waiting worker take over."""
        workers[0].kill()
        dead.append(workers.pop(0))
        if not workers:
            workers.append(self._hired())
