"""Computes the sounds of Taverne into access/outputs/sound/data: WAV, 22050 Hz, mono, 16 bits. Nothing is sampled.

    python .setup/sounds.py [FOLDER]

Rising is gain, falling is loss; wood is for dice, paper for cards, metal for chips, bells for calls. Each sound peaks
at -18 dB, so that it lies under a voice; what happens further away at -24 dB and with fewer high tones. Each begins
with a ramp of 8 ms, and what matters in it lies between 200 and 2500 Hz, which ageing ears hear.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

RATE = 22050
NEAR, FAR = -18.0, -24.0
"""Peaks in dB of full scale."""
RAMP = 0.008
"""Seconds in which a sound begins."""
FADE = 0.012
"""Seconds in which a sound ends."""
Wave = list[float]
FOLDER = Path(__file__).parent.parent / "access/outputs/sound/data"


# Parts ---------------------------------------------------------------------------------------------------------------


def tone(pitch: float, seconds: float, partials: Mapping[float, float], decay: float, to: float = 0.0) -> Wave:
    """Return a tone that fades by `decay` a second; `partials` are loudness by multiple of the pitch.

    With `to` it glides to another pitch.
    """
    made, phase = [], 0.0
    for i in range(int(seconds * RATE)):
        at = i / RATE
        now = pitch * (to / pitch) ** (at / seconds) if to else pitch
        phase += now / RATE
        whole = sum(loud * math.sin(math.tau * phase * multiple) for multiple, loud in partials.items())
        made.append(whole * math.exp(-decay * at))
    return ramped(made)


def ramped(samples: Wave) -> Wave:
    """Return a wave that begins and ends softly."""
    rise, fall = int(RAMP * RATE), int(FADE * RATE)
    soft = list(samples)
    for i in range(min(rise, len(soft))):
        soft[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    for i in range(min(fall, len(soft))):
        soft[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fall)
    return soft


def hiss(seed: int, seconds: float, low: float, high: float) -> Wave:
    """Return noise between two frequencies, always the same for a seed: many sines of random pitch and phase."""
    chance = random.Random(seed)  # noqa: S311 - the same sound each time
    sines = [(chance.uniform(low, high), chance.uniform(0, math.tau)) for _ in range(60)]
    return [
        sum(math.sin(math.tau * pitch * i / RATE + phase) for pitch, phase in sines) / 8
        for i in range(int(seconds * RATE))
    ]


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Return waves laid over each other, each from its second on."""
    end = max(int(start * RATE) + len(samples) for start, samples in parts)
    whole = [0.0] * end
    for start, samples in parts:
        first = int(start * RATE)
        for i, sample in enumerate(samples):
            whole[first + i] += sample
    return whole


def melody(pitches: Iterable[float], each: float, last: float, instrument: Callable[[float, float], Wave]) -> Wave:
    """Return tones one after the other; the last one is longer."""
    tones = list(pitches)
    return mixed(*((n * each, instrument(p, last if p is tones[-1] else each * 1.3)) for n, p in enumerate(tones)))


# Materials -----------------------------------------------------------------------------------------------------------


def clack(pitch: float, far: bool) -> Wave:
    """A die on wood: short tones that do not belong together, and a little noise."""
    high = 0.15 if far else 0.6
    wood = tone(pitch, 0.075, {1: 1.0, 2.31: high, 3.18: high / 3}, 62)
    knock = [0.5 * high * sample * math.exp(-150 * i / RATE) for i, sample in enumerate(hiss(7, 0.06, 600, 2200))]
    return mixed((0, wood), (0, ramped(knock)))


def dice(count: int, far: bool) -> Wave:
    """So many clacks, each a little different."""
    chance = random.Random(count)  # noqa: S311 - the same sound each time
    parts, at = [], 0.0
    for number in range(count):
        parts.append((at, [sample * (1 - 0.09 * number) for sample in clack(chance.uniform(420, 640), far)]))
        at += chance.uniform(0.05, 0.08) if count < 4 else chance.uniform(0.035, 0.06)
    return mixed(*parts)


def paper(seed: int, seconds: float, low: float, high: float) -> Wave:
    """A card that slides: noise that swells and fades."""
    samples = hiss(seed, seconds, low, high)
    return ramped([sample * math.sin(math.pi * i / len(samples)) ** 2 for i, sample in enumerate(samples)])


def chip(pitch: float) -> Wave:
    """A chip on others: metal rings in tones that do not belong together."""
    return tone(pitch, 0.16, {1: 1.0, 1.53: 0.7, 2.09: 0.4}, 30)


def soft(pitch: float, seconds: float) -> Wave:
    """A soft tone."""
    return tone(pitch, seconds, {1: 1.0, 2: 0.25}, 3 / seconds)


def bell(pitch: float, seconds: float) -> Wave:
    """A bell."""
    return tone(pitch, seconds, {1: 1.0, 2: 0.5, 2.76: 0.25}, 2.6 / seconds)


# The sounds ----------------------------------------------------------------------------------------------------------

MAKE: Mapping[str, Callable[[], Wave]] = {
    "turn": lambda: melody((659, 880), 0.065, 0.065, soft),
    **{f"dice-{count}": lambda count=count: dice(count, far=False) for count in (1, 2, 3)},
    "dice-4": lambda: dice(5, far=False),
    **{f"far-dice-{count}": lambda count=count: dice(count, far=True) for count in (1, 2, 3)},
    "far-dice-4": lambda: dice(5, far=True),
    "keep": lambda: tone(330, 0.11, {1: 1.0, 2.31: 0.3}, 34),
    "card": lambda: paper(1, 0.13, 700, 2300),
    "swap": lambda: mixed((0, paper(2, 0.12, 700, 1700)), (0.13, paper(3, 0.12, 1000, 2400))),
    "chips-out": lambda: mixed((0, chip(1150)), (0.07, chip(980)), (0.13, chip(820))),
    "chips-in": lambda: mixed((0, chip(820)), (0.06, chip(980)), (0.11, chip(1150)), (0.16, chip(1150))),
    "bank": lambda: mixed((0, bell(523, 0.3)), (0.05, bell(659, 0.3))),
    "bust": lambda: tone(330, 0.3, {1: 1.0, 2: 0.4, 3: 0.15}, 4, to=220),
    "crash": lambda: mixed(
        (0, tone(330, 0.45, {1: 1.0, 2: 0.4, 3: 0.15}, 4, to=208)),
        (0.05, [1.4 * s * math.exp(-9 * i / RATE) for i, s in enumerate(paper(5, 0.4, 250, 1500))]),
    ),
    "call": lambda: melody((587, 784, 880), 0.09, 0.22, bell),
    "rob": lambda: mixed((0, soft(784, 0.09)), (0.08, soft(587, 0.09)), (0.16, soft(392, 0.16))),
    "joker": lambda: melody((587, 740, 587, 988), 0.055, 0.11, soft),
    "refused": lambda: mixed((0, soft(220, 0.09)), (0.12, soft(220, 0.09))),
    "saved": lambda: mixed((0, soft(523, 0.12)), (0.09, soft(523, 0.16))),
    "round": lambda: mixed((0, bell(440, 0.2)), (0.13, bell(440, 0.22))),
    "talk": lambda: mixed((0, soft(698, 0.06)), (0.05, soft(698, 0.09))),
    "win": lambda: melody((523, 659, 784, 1047), 0.1, 0.28, bell),
    "loss": lambda: melody((523, 440, 349), 0.13, 0.2, soft),
}


def rendered(samples: Wave, peak: float) -> array.array[int]:
    """Return a wave as whole numbers of 16 bits with this peak."""
    loudest = max(map(abs, samples))
    scale = 32767 * 10 ** (peak / 20) / loudest
    return array.array("h", (round(sample * scale) for sample in samples))


def main(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in MAKE.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            samples = rendered(make(), FAR if name.startswith("far-") else NEAR)
            if sys.byteorder == "big":
                samples.byteswap()
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
