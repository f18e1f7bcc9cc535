"""The voice of speech-dispatcher: the person's own synthesizer, voice, rate and punctuation.

All lines have its priority `message`: they are spoken in order, none is dropped, and they wait for nothing but what
other programs say at that priority. `text` would drop what happened when the question comes, and `notification` a line
that comes while another one sounds.

One thread speaks to it, since it may hang. Lines that were sent stay known until it reports that they have ended.
"""

from __future__ import annotations

import threading
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf
from typing import Any, Protocol

from access.language.output import MANNER, Manner
from access.outputs.speech.voice import FAILURES, PATIENCE, SpeechQueue, longest
from access.system.environment import LANGUAGES, matching

NAME = "taverne"
USUAL, LEAST, MOST = 170, 80, 390
"""Words a minute at the rates 0, -100 and 100 of espeak-ng's module."""
HUNG = 3.0
"""Seconds without an answer after which it counts as hung: its client would wait for ever."""
LAST = 0.5
"""Seconds that closing the connection may take."""


class Speaker(Protocol):
    """A connection to speech-dispatcher.

    The wall: behind it is the binding of speech-dispatcher, which is no part of Python.
    """

    def speak(self, text: str, manner: Manner, ended: Callable[[], None]) -> None:
        """Let a text be spoken after those before it; `ended` is called when it has sounded, or was cancelled."""

    def cancel(self) -> None:
        """Stop, and drop the texts that wait."""

    def close(self) -> None:
        """Close the connection."""


class Missing(Exception):
    """Speech-dispatcher does not answer; the message names the phrase that says why."""


class SpeechdConnection:
    """A connection by Debian's python3-speechd. Raises Missing."""

    def __init__(self, starts: bool = False) -> None:
        try:
            import speechd
        except ImportError:
            raise Missing("loop-no-speechd") from None
        client: Any = None
        with warnings.catch_warnings(), suppress(Exception):  # whatever the client raises, nothing will be spoken
            warnings.simplefilter("ignore", ResourceWarning)  # it leaves the socket open when nobody answers
            found = speechd.SSIPClient(NAME, autospawn=starts)
            found.set_priority(speechd.Priority.MESSAGE)
            self._own = _language(found.get_language())
            self._rate, self._volume = int(found.get_rate()), int(found.get_volume())
            client = found
        if client is None:
            raise Missing("loop-speechd-silent")
        self._client = client
        self._ends = (speechd.CallbackType.END, speechd.CallbackType.CANCEL)
        self._now = Manner(self._own)

    def speak(self, text: str, manner: Manner, ended: Callable[[], None]) -> None:
        """Let a text be spoken; only what differs from the person's own settings is set."""
        self._take(manner)
        self._client.speak(text, callback=lambda kind, **_: ended() if kind in self._ends else None)

    def _take(self, manner: Manner) -> None:
        language = manner.language or self._own
        if language != self._now.language:
            self._client.set_language(language)
        if manner.voice and manner.voice != self._now.voice:
            self._client.set_synthesis_voice(manner.voice)
        if manner.rate != self._now.rate:
            self._client.set_rate(self._rate if manner.rate == MANNER.rate else rate(manner.rate))
        if manner.volume != self._now.volume:
            self._client.set_volume(self._volume if manner.volume == MANNER.volume else 2 * manner.volume - 100)
        self._now = Manner(language, manner.voice, manner.rate, manner.volume)

    def cancel(self) -> None:
        """Stop, and drop the texts that wait."""
        self._client.cancel()

    def close(self) -> None:
        """Close the connection."""
        self._client.close()


def rate(words: int) -> int:
    """Return words a minute as a rate from -100 to 100."""
    span = USUAL - LEAST if words < USUAL else MOST - USUAL
    return max(min(round((words - USUAL) * 100 / span), 100), -100)


def _language(found: Any) -> str:
    """Return a language as our code for it, or as its own; some versions answer with a tuple."""
    code = str((found[0] if isinstance(found, tuple | list) and found else found) or "")
    return matching(code, LANGUAGES) or code.lower()


def dispatcher_runs() -> bool:
    """Tell whether a speech-dispatcher of this user answers now."""
    with suppress(Missing):
        SpeechdConnection().close()
        return True
    return False


class Dispatcher(SpeechQueue):
    """Speaks by speech-dispatcher until it is silenced. It gives up once that does not come back."""

    def __init__(
        self,
        language: str,
        respelled: Mapping[str, str],
        gave_up: Callable[[str], None],
        connect: Callable[[], Speaker] = SpeechdConnection,
    ) -> None:
        super().__init__(language, respelled, gave_up)
        self._connect = connect
        self._sent: dict[int, float] = {}
        """The lines that were sent and have not ended, with the seconds they may take."""
        self._count = 0
        self._cancels = False
        self._calling = 0.0
        """The start of the call whose answer is awaited; 0 if there is none."""
        self._sign = time.monotonic()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def say(self, text: str, manner: Manner = MANNER) -> None:
        """Speak a text after the lines that are queued."""
        super().say(text, manner)
        if not self._closed and self._calling and time.monotonic() - self._calling > HUNG:
            self._give_up("loop-speechd-silent")

    def silence(self) -> None:
        """Stop at once, and drop the lines that are queued."""
        with self._changed:
            self._lines.clear()
            self._cancels = bool(self._sent)
            self._changed.notify_all()

    def finish(self, seconds: float = inf, patience: float = PATIENCE) -> None:
        """Wait until all is spoken, so many seconds at most; if it hangs, no longer than the line and `patience`."""
        begun = time.monotonic()
        with self._changed:
            while not self._closed and (self._lines or self._sent):
                due = max(begun, self._sign) + next(iter(self._sent.values()), 0.0) + patience
                left = min(begun + seconds, due) - time.monotonic()
                if left <= 0:
                    return
                self._changed.wait(left)

    def close(self) -> None:
        """Stop for good."""
        with self._changed:
            self._lines.clear()
            self._cancels, self._closed = bool(self._sent), True
            self._changed.notify_all()
        self._thread.join(LAST)

    # The thread

    def _run(self) -> None:
        speaker: Speaker | None = None
        failures, fresh = 0, True
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._lines or self._cancels or self._closed)
                cancels, self._cancels = self._cancels, False
                line = self._lines[0] if self._lines and not cancels else None
            self._calling = time.monotonic()
            try:
                if cancels and speaker is not None:
                    speaker.cancel()
                if line is not None:
                    speaker = speaker or self._connect()
                    self._send(speaker, line)
                    failures, fresh = 0, False
            except Exception as error:  # whatever the client raises, the connection is broken
                self._drop(speaker)
                failures += 1
                if speaker is None or failures == FAILURES:
                    self._give_up(str(error) if isinstance(error, Missing) else "loop-speechd-silent")
                    return
                if fresh:
                    self._miss(line)
                # else it may have been started anew: the same line is sent once more, by a fresh connection
                speaker, fresh = None, True
                continue
            finally:
                self._calling = 0.0
            if self._closed:
                self._drop(speaker)
                return

    def _miss(self, line: tuple[str, Manner] | None) -> None:
        """Drop a line that a fresh connection has refused: it would refuse it again."""
        with self._changed:
            if self._lines and self._lines[0] is line:
                self._lines.popleft()
                self.missed += 1
            self._changed.notify_all()

    def _send(self, speaker: Speaker, line: tuple[str, Manner]) -> None:
        """Let a line be spoken, unless it was dropped meanwhile."""
        text, manner = line
        with self._changed:
            self._count += 1
            number = self._count
            self._sent[number] = longest(text, manner)
        speaker.speak(text, manner, lambda: self._ended(number))
        with self._changed:
            if self._lines and self._lines[0] is line:
                self._lines.popleft()
            else:
                self._cancels = True  # it was silenced while it was sent

    def _ended(self, number: int) -> None:
        with self._changed:
            self._sent.pop(number, None)
            self._sign = time.monotonic()
            self._changed.notify_all()

    def _drop(self, speaker: Speaker | None) -> None:
        with self._changed:
            self._sent.clear()
        if speaker is not None:
            with suppress(Exception):  # it may already be broken
                speaker.close()
