"""The process that plays sounds: it reads a JSON object a line, and plays through miniaudio.

`{"play": [["turn", 1.0], ...], "at": seconds}` plays sounds one after the other, each with its loudness; `at` is the
time of the monotonic clock at which they were wanted. `{"drop": true}` drops those that have not begun. At the end of
input it plays the remaining sounds, and ends.

It writes "ready" when the device is open, "played" when a sound begins, or "failed" and the name of the phrase that
says why. If the sound server hangs, it ends itself.
"""

from __future__ import annotations

import array
import json
import os
import queue
import sys
import threading
import time
import wave
from collections.abc import Generator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data"
RATE = 22050
PERIOD = 12
"""Milliseconds that the device asks for at once."""
OPEN = 30.0
"""Seconds without sound after which the device is closed: headphones that wake up swallow short sounds."""
LATE = 1.0
"""Seconds after which a sound is not played any more: it would seem to belong to something else."""
HUNG = 3.0
"""Seconds without a sign of life after which the device counts as hung."""
SPACING = 0.12
"""The fewest seconds from the beginning of a sound to that of the next one."""
TAIL = 0.3
"""Seconds of silence that the device takes after the last sound before the process ends: sound servers play what they
have taken later, and drop it when the process is gone.
"""
LOUDEST = 32767


class Mixer:
    """Mixes the sounds that play now. The device takes frames from `stream` in a thread of its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._playing: list[tuple[int, array.array[int]]] = []
        self._now = 0
        self._ended = 0
        self.alive = time.monotonic()

    def add(self, sounds: Iterable[array.array[int]]) -> None:
        """Play sounds one after the other, after those that have not begun; a sound may ring on under the next."""
        with self._lock:
            start = max([self._now, *(first + int(SPACING * RATE) for first, _ in self._playing if first > self._now)])
            for samples in sounds:
                self._playing.append((start, samples))
                start += max(int(SPACING * RATE), int(0.6 * len(samples)))

    def drop(self) -> None:
        """Drop the sounds that have not begun."""
        with self._lock:
            self._playing = [(first, samples) for first, samples in self._playing if first <= self._now]

    def idle(self) -> bool:
        """Tell whether nothing plays."""
        with self._lock:
            return not self._playing

    def is_heard(self) -> bool:
        """Tell whether nothing plays, and all that was played has left the device."""
        with self._lock:
            return not self._playing and self._now - self._ended >= TAIL * RATE

    def stream(self) -> Generator[bytes, int, None]:
        """Yield the next frames, as many as are asked for."""
        frames = yield b""
        while True:
            frames = yield self.mixed(frames)

    def mixed(self, frames: int) -> bytes:
        """Return the next frames."""
        with self._lock:
            self.alive = time.monotonic()
            if not self._playing:
                self._now += frames
                return bytes(2 * frames)
            block = [0] * frames
            for first, samples in self._playing:
                _lay(block, samples, self._now - first)
            self._now += frames
            self._ended = self._now
            self._playing = [each for each in self._playing if each[0] + len(each[1]) > self._now]
        return array.array("h", (max(-LOUDEST, min(LOUDEST, sample)) for sample in block)).tobytes()


def _lay(block: list[int], samples: array.array[int], at: int) -> None:
    """Lay a sound into a block whose first frame is the sound's frame `at`, which may be before it begins."""
    for i in range(max(0, -at), min(len(block), len(samples) - at)):
        block[i] += samples[at + i]


class SoundFiles:
    """The sounds in a folder, each read when it is first played."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._read: dict[tuple[str, float], array.array[int]] = {}

    def get(self, name: str, loudness: float) -> array.array[int]:
        """Return the samples of a sound, in a share of its loudness. Raises OSError."""
        if (name, loudness) not in self._read:
            with wave.open(str(self._folder / f"{name}.wav")) as file:
                samples = array.array("h", file.readframes(file.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            self._read[name, loudness] = array.array("h", (round(sample * loudness) for sample in samples))
        return self._read[name, loudness]


class Device:
    """The sound device, open while something plays and a while after. Opening raises what miniaudio raises."""

    def __init__(self, mixer: Mixer) -> None:
        self._mixer = mixer
        self._device: Any = None
        self._used = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the device is open."""
        return self._device is not None

    def open(self) -> None:
        """Open the device, or keep it open."""
        self._used = time.monotonic()
        if self._device is not None:
            return
        import miniaudio

        # without a list miniaudio takes a device that plays nothing where there is no other
        every = [backend for backend in miniaudio.Backend if backend.name not in ("NULL", "CUSTOM")]
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16, 1, RATE, PERIOD, backends=every, app_name="taverne"
        )
        stream = self._mixer.stream()
        next(stream)
        self._mixer.alive = time.monotonic()
        device.start(stream)
        self._device = device

    def close_if_unused(self) -> None:
        """Close the device if nothing has sounded for a while."""
        if self._device is not None and self._mixer.idle() and time.monotonic() - self._used > OPEN:
            device, self._device = self._device, None
            device.close()


class Watch:
    """Ends the process when neither its loop nor its device has shown a sign of life for a while."""

    def __init__(self, mixer: Mixer, device: Device) -> None:
        self._mixer, self._device = mixer, device
        self.alive = time.monotonic()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(HUNG / 6)
            oldest = min(self.alive, self._mixer.alive) if self._device.is_open else self.alive
            if time.monotonic() - oldest > HUNG:
                os._exit(1)


def lines() -> queue.SimpleQueue[str]:
    """Return a queue of the lines of standard input, which a thread fills; an empty one is the end."""
    read: queue.SimpleQueue[str] = queue.SimpleQueue()

    def fill() -> None:
        for line in sys.stdin:
            read.put(line)
        read.put("")

    threading.Thread(target=fill, daemon=True).start()
    return read


def tell(answer: str) -> None:
    """Write an answer; nothing happens if nobody reads it."""
    with suppress(OSError, ValueError):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


def main() -> None:
    """Play until standard input ends, and then the remaining sounds."""
    mixer, sounds = Mixer(), SoundFiles()
    device = Device(mixer)
    watch = Watch(mixer, device)
    read = lines()
    try:
        device.open()
    except ImportError:
        tell("failed loop-sounds-missing")
        return
    except Exception:  # whatever a sound library raises, it will not play
        tell("failed loop-voice-soundless")
        return
    tell("ready")
    ended = False
    while not (ended and mixer.is_heard()):
        watch.alive = time.monotonic()
        try:
            line = read.get(timeout=PERIOD / 1000 if ended else 0.5)
        except queue.Empty:
            device.close_if_unused()
            continue
        ended = ended or not line
        if line:
            obey(json.loads(line), mixer, device, sounds)
    os._exit(0)  # a device that hangs would keep the process


def obey(order: dict[str, Any], mixer: Mixer, device: Device, sounds: SoundFiles) -> None:
    """Play or drop sounds."""
    if "drop" in order:
        mixer.drop()
    elif time.monotonic() - order["at"] < LATE:
        device.open()
        mixer.add([sounds.get(name, loudness) for name, loudness in order["play"]])
        tell("played")


if __name__ == "__main__":
    main()
