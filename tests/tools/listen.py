#!/usr/bin/env python3
"""Run a command with a private sound card made of software, and tell what was heard.

    listen.py [options] -- COMMAND [ARGUMENT ...]

A private PulseAudio server with one null sink is started; COMMAND gets an environment in which
ALSA (aplay), libpulse and libespeak-ng play to that sink in real time, and nothing else can be
heard. What the sink received is saved as a WAV file and cut into segments of sound, printed one a
line as: number, start, end, duration (seconds since COMMAND began), loudest sample (dBFS).

What was said is checked in two independent ways:
  --recognise en [--words "you rolled one two three"]
        speech recognition with the English model that the pocketsphinx wheel carries. A synthetic
        voice is hard for it: with --words (only these may have been said) about nine words in ten
        are right; given --line it chooses among those lines and writes the chosen one.
  --line TEXT [--line TEXT ...] --voice de
        any language that espeak-ng speaks: says which of these lines each segment is closest to
        (spectral distance after time warping: the line itself is below 0.5, one that differs in a
        single word above 1; above --far it is none of them). Voice and --speed must be those the
        command uses. For whole lines: --gap must be longer than the pauses inside one line.
  --expect TEXT (repeatable, in order)
        exit with status 4 unless TEXT is one of the matched lines (--line), or, without --line,
        four fifths of its words are recognised in one segment; in the order given.

Exit status: COMMAND's own, or 2 no sound server, 3 silence with --need-sound, 4 --expect not met,
124 COMMAND ran past --timeout.

Needs on Linux: pulseaudio, parec (Debian: pulseaudio pulseaudio-utils), for programs that play with
ALSA libasound2-plugins. Optional: pocketsphinx (PyPI) for --recognise, espeak-ng for --line.
Python 3.9 or newer, standard library alone. Every process that COMMAND left behind, also a
detached one, is ended.
"""

from __future__ import annotations

import argparse
import array
import bisect
import cmath
import ctypes
import difflib
import io
import json
import math
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import wave

from idle import TICK, Idle, descendants, states

if sys.platform != "win32":  # tests that hear nothing are collected there, too
    import fcntl

ALSA_CONF = """</usr/share/alsa/alsa.conf>
pcm.!default {{ type pulse server "{server}" }}
ctl.!default {{ type pulse server "{server}" }}
"""


F_SETPIPE_SZ = 1031  # fcntl has the name since Python 3.10


class SoundError(RuntimeError):
    pass


BLOCK = 0.01
"""Seconds of sound that are taken from the sound server at once."""
PIPE = 4096
"""Bytes that wait to be taken: the smallest pipe."""
PATIENCE = 120.0
"""Seconds after which a sound server counts as lost, on the slowest machine."""


def answers(address: str) -> bool:
    """Tell whether a sound server takes connections; its socket is there a moment earlier."""
    with socket.socket(socket.AF_UNIX) as tried:
        return tried.connect_ex(address) == 0


class Sink:
    """A sound server of our own that writes down what it is given, with the time of arrival.

    It goes by a clock of its own, which is never faster than a real one, and stands still where the machine is too busy
    to take the next samples: none is lost, as a card would lose it. Where a program does not bring its samples in time,
    there are zeros between them, and nothing else: see `sounding`.

    With `timed` it goes by the clock of the machine, for those who measure how soon something sounds; then what is
    heard on a busy machine has gaps.
    """

    def __init__(self, rate: int = 16000, timed: bool = False):
        self.rate, self.timed = rate, timed
        self.home = tempfile.mkdtemp(prefix="listen-")
        self.samples = bytearray()
        self.marks: list[tuple[int, int, float]] = []  # first sample, count, arrival
        self._arrived = threading.Event()
        self._processes: list[subprocess.Popen] = []
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        for tool in ("pulseaudio", "parec"):
            if shutil.which(tool) is None:
                raise SoundError(f"{tool} is not installed (Debian: pulseaudio pulseaudio-utils)")
        address = os.path.join(self.home, "native")
        server = "unix:" + address
        alsa = os.path.join(self.home, "asound.conf")
        with open(alsa, "w") as f:
            f.write(ALSA_CONF.format(server=server))
        self.env = {"PULSE_SERVER": server, "PULSE_COOKIE": os.path.join(self.home, "cookie"), "ALSA_CONFIG_PATH": alsa}
        private = {
            **os.environ,
            **self.env,
            "HOME": self.home,
            "XDG_RUNTIME_DIR": self.home,
            "PULSE_RUNTIME_PATH": self.home,
            "PULSE_STATE_PATH": self.home,
        }
        for name in ("DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY"):
            private.pop(name, None)
        log, card = os.path.join(self.home, "log"), os.path.join(self.home, "card")
        kind = "module-null-sink"
        if not self.timed:
            os.mkfifo(card)
            taken = os.open(card, os.O_RDONLY | os.O_NONBLOCK)
            os.set_blocking(taken, True)
            fcntl.fcntl(taken, F_SETPIPE_SZ, PIPE)
            kind = f"module-pipe-sink file={card}"
        with open(log, "w") as f:
            daemon = subprocess.Popen(
                [
                    "pulseaudio",
                    "-n",
                    "--daemonize=no",
                    "--use-pid-file=no",
                    "--disable-shm=yes",
                    "--exit-idle-time=-1",
                    "--realtime=no",
                    "--high-priority=no",
                    "--log-target=stderr",
                    "--log-level=error",
                    "-L",
                    f"{kind} sink_name=card rate={self.rate} channels=1 format=s16le",
                    "-L",
                    f"module-native-protocol-unix auth-anonymous=1 socket={address}",
                ],
                env=private,
                stdin=subprocess.DEVNULL,
                stdout=f,
                stderr=f,
                start_new_session=True,
            )
        self._processes.append(daemon)
        end = time.monotonic() + PATIENCE
        while not answers(address):
            if daemon.poll() is not None or time.monotonic() > end:
                with open(log) as f:
                    raise SoundError("the sound server did not start: " + f.read().strip())
            time.sleep(0.01)
        self._private = private
        if self.timed:
            taken = self._recorded()
        else:
            self._keep_playing()
        threading.Thread(target=self._read, args=(taken,), daemon=True).start()
        if not self._arrived.wait(PATIENCE):
            raise SoundError("the sound server records nothing")

    def _recorded(self) -> int:
        """What the card of the machine's clock plays."""
        command = ["parec", "--raw", "-d", "card.monitor", f"--rate={self.rate}", "--channels=1", "--format=s16le"]
        recorder = subprocess.Popen(
            [*command, "--latency-msec=5"],
            env=self._private,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        self._processes.append(recorder)
        return os.dup(recorder.stdout.fileno())

    def _keep_playing(self) -> None:
        """Play silence, without which the clock would stand still while nothing plays."""
        silence = ["pacat", "--playback", "--raw", f"--rate={self.rate}", "--channels=1", "--format=s16le", "/dev/zero"]
        self._processes.append(
            subprocess.Popen(silence, env=self._private, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )

    def _read(self, fd: int) -> None:
        block = int(BLOCK * self.rate) * 2
        due = time.monotonic()
        with open(fd, "rb", buffering=0) as taken:
            while data := taken.read(65536 if self.timed else block):
                self.marks.append((len(self.samples) // 2, len(data) // 2, time.time()))
                self.samples += data
                self._arrived.set()
                if not self.timed:
                    now = time.monotonic()
                    due = max(due + len(data) / 2 / self.rate, now)  # what was missed is not made up for
                    time.sleep(due - now)

    def streams(self) -> int:
        """How many programs have the card open, besides our own."""
        command = ["pactl", "list", "short", "sink-inputs"]
        return (
            len(subprocess.run(command, env=self._private, stdout=subprocess.PIPE, check=True).stdout.splitlines()) - 1
        )

    @property
    def pids(self) -> set[int]:
        return {p.pid for p in self._processes}

    def when(self, sample: int) -> float:
        """Time (as time.time()) at which this sample reached the sink."""
        first, count, arrival = self.marks[max(bisect.bisect_right(self.marks, (sample, 1 << 60)) - 1, 0)]
        return arrival - (first + count - sample) / self.rate

    def sample_at(self, moment: float) -> int:
        marks = self.marks[:]
        k = bisect.bisect_left([m[2] for m in marks], moment)
        return marks[k][0] if k < len(marks) else len(self.samples) // 2

    def pcm(self, first: int = 0, last: int | None = None) -> array.array:
        end = len(self.samples) // 2 if last is None else last
        a = array.array("h")
        a.frombytes(bytes(self.samples[first * 2 : end * 2]))
        if sys.byteorder == "big":
            a.byteswap()
        return a

    def quiet(self, seconds: float, threshold: int) -> bool:
        n = len(self.samples) // 2
        a = self.pcm(max(0, n - int(seconds * self.rate)), n)
        return not a or (max(a) < threshold and min(a) > -threshold)

    def settle(self, threshold: int, seconds: float = 0.5) -> None:
        """Wait until nothing has sounded for so long, while nothing that this process has started played or was at work."""
        clock = Idle(os.getpid(), spare=self.pids)
        while clock.seconds < seconds:
            time.sleep(TICK)
            playing = any(name_of(process) == "aplay" for process in descendants(os.getpid()))
            if playing or not self.quiet(0.1, threshold):
                clock.restart()
            else:
                clock.look()

    def close(self) -> None:
        for p in reversed(self._processes):
            if p.poll() is None:
                p.terminate()
                try:
                    p.wait(3)
                except subprocess.TimeoutExpired:
                    p.kill()
                    p.wait()
            if p.stdout:
                p.stdout.close()
        self._processes.clear()
        shutil.rmtree(self.home, ignore_errors=True)


def sounding(pcm) -> array.array:
    """The samples that are not zero: of what a program plays these are heard, whatever gaps it leaves."""
    return array.array("h", filter(None, pcm))


def find_segments(pcm, rate: int, threshold: int, gap: float) -> list[tuple[int, int, int]]:
    """(first sample, last sample, peak) of each stretch that is louder than threshold."""
    step = max(rate // 200, 1)
    found: list[list[int]] = []
    for i in range(0, len(pcm) - step + 1, step):
        part = pcm[i : i + step]
        peak = max(max(part), -min(part))
        if peak < threshold:
            continue
        if found and i - found[-1][1] < gap * rate:
            found[-1][1] = i + step
            found[-1][2] = max(found[-1][2], peak)
        else:
            found.append([i, i + step, peak])
    return [(a, b, p) for a, b, p in found]


# ---- which line was it: log mel spectrum and time warping, without any dependency ----------------


def _fft(x: list[complex]) -> list[complex]:
    n = len(x)
    if n == 1:
        return x
    even, odd = _fft(x[0::2]), _fft(x[1::2])
    twist = [_twiddle(n, k) * odd[k] for k in range(n // 2)]
    return [even[k] + twist[k] for k in range(n // 2)] + [even[k] - twist[k] for k in range(n // 2)]


_twiddles: dict[tuple[int, int], complex] = {}


def _twiddle(n: int, k: int) -> complex:
    key = (n, k)
    if key not in _twiddles:
        _twiddles[key] = cmath.exp(-2j * math.pi * k / n)
    return _twiddles[key]


def spectrum(pcm, rate: int, bands: int = 20) -> list[list[float]]:
    """Log mel energies, one row each 16 ms, each band with its mean removed."""
    size, hop = 512, int(rate * 0.016)
    window = [0.54 - 0.46 * math.cos(2 * math.pi * i / (size - 1)) for i in range(size)]
    mel = [1127 * math.log(1 + f / 700) for f in (150, min(7000, rate / 2 - 100))]
    edges = [
        700 * (math.exp((mel[0] + (mel[1] - mel[0]) * i / (bands + 1)) / 1127) - 1) * size / rate
        for i in range(bands + 2)
    ]
    loudest = max(max(pcm), -min(pcm), 1) if pcm else 1
    window = [w * 20000 / loudest for w in window]  # how loud it was does not matter
    rows = []
    for start in range(0, max(len(pcm) - size, 1), hop):
        frame = list(pcm[start : start + size])
        frame += [0] * (size - len(frame))
        power = [abs(v) ** 2 for v in _fft([complex(s * w) for s, w in zip(frame, window)])[: size // 2]]
        row = []
        for b in range(bands):
            lo, mid, hi = edges[b : b + 3]
            total = 0.0
            for k in range(max(int(lo), 0), min(int(hi) + 1, size // 2)):
                weight = (k - lo) / (mid - lo) if k <= mid else (hi - k) / (hi - mid)
                if weight > 0:
                    total += weight * power[k]
            row.append(math.log10(total + 1e8))
        rows.append(row)
    means = [sum(r[b] for r in rows) / len(rows) for b in range(bands)]
    return [[v - m for v, m in zip(r, means)] for r in rows]


def distance(a: list[list[float]], b: list[list[float]]) -> float:
    """Mean distance of a row along the best warping of a onto b (band of 15 percent)."""
    n, m = len(a), len(b)
    width = max(abs(n - m) + 4, int(0.15 * max(n, m)))
    far = float("inf")
    before = [0.0] + [far] * m
    for i in range(1, n + 1):
        row = [far] * (m + 1)
        middle = i * m // n
        for j in range(max(1, middle - width), min(m, middle + width) + 1):
            d = math.sqrt(sum((x - y) ** 2 for x, y in zip(a[i - 1], b[j - 1])))
            row[j] = d + min(before[j], row[j - 1], before[j - 1])
        before = row
    return before[m] / max(n, m) * (1 + abs(n - m) / max(n, m))


def resample(pcm, old: int, new: int) -> array.array:
    if old == new:
        return pcm
    ratio, cut, taps = old / new, min(1.0, new / old) * 0.95, 16
    out = array.array("h")
    for i in range(int(len(pcm) / ratio)):
        at = i * ratio
        base = int(at)
        total = 0.0
        for k in range(max(0, base - taps + 1), min(len(pcm), base + taps + 1)):
            x = at - k
            s = cut if x == 0 else math.sin(math.pi * x * cut) / (math.pi * x)
            total += pcm[k] * s * (0.5 + 0.5 * math.cos(math.pi * x / (taps + 1)))
        out.append(max(-32768, min(32767, int(total))))
    return out


def synthesise(text: str, voice: str, speed: int, rate: int, threshold: int) -> array.array:
    made = subprocess.run(
        ["espeak-ng", "-v", voice, "-s", str(speed), "--stdin", "--stdout"],
        input=text.encode(),
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    header = made.find(b"data") + 8
    with wave.open(io.BytesIO(made)) as f:
        old = f.getframerate()
    pcm = array.array("h")
    pcm.frombytes(made[header : len(made) - (len(made) - header) % 2])
    pcm = resample(pcm, old, rate)
    parts = find_segments(pcm, rate, threshold, 1e9)
    return pcm[parts[0][0] : parts[0][1]] if parts else pcm


def closest(pcm, rate: int, references: dict[str, list[list[float]]]) -> list[tuple[float, str]]:
    heard = spectrum(pcm, rate)
    return sorted((round(distance(heard, r), 3), text) for text, r in references.items())


# ---- recognition ----------------------------------------------------------------------------------


def words_of(text: str) -> str:
    return " ".join(re.findall(r"[a-z']+", text.lower()))


class Recogniser:
    def __init__(self, language: str, words: str | None, lines: list[str]):
        if language != "en":
            raise SoundError("only the English model comes with pocketsphinx: for other languages use --line")
        try:
            from pocketsphinx import Decoder
        except ImportError:
            raise SoundError("--recognise needs the PyPI package pocketsphinx") from None
        if words or lines:
            choices = [words_of(x) for x in ((words or "").split() or lines)]
            self.decoder = Decoder(lm=None, samprate=16000, loglevel="FATAL")
            for w in " ".join(choices).split():
                if self.decoder.lookup_word(w) is None:
                    raise SoundError(f"the recogniser's dictionary has no word '{w}'")
            choice = " | ".join(dict.fromkeys(choices))
            repeat = "+" if words else ""
            self.decoder.add_jsgf_string("g", f"#JSGF V1.0;\ngrammar g;\npublic <g> = ({choice}){repeat};\n")
            self.decoder.activate_search("g")
        else:
            self.decoder = Decoder(samprate=16000, loglevel="FATAL")

    def __call__(self, pcm, rate: int) -> str:
        pcm = resample(pcm, rate, 16000)
        still, noise = array.array("h", [0] * 3200), random.Random(1)
        # the recogniser knows no perfect silence: a faint hiss makes it far better
        heard = array.array("h", [max(-32768, min(32767, x + noise.randint(-20, 20))) for x in still + pcm + still])
        self.decoder.start_utt()
        self.decoder.process_raw(heard.tobytes(), full_utt=True)
        self.decoder.end_utt()
        hypothesis = self.decoder.hyp()
        return hypothesis.hypstr if hypothesis else ""


# ---- the command and all that it starts -------------------------------------------------------------


def adopt_orphans() -> None:
    """Linux: processes that detach from COMMAND become our children, so that they can be ended."""
    try:
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
    except (OSError, AttributeError):
        pass


def name_of(process: int) -> str:
    """The name of a running program; none if it has ended."""
    try:
        with open(f"/proc/{process}/comm") as f:
            return f.read().strip()
    except OSError:
        return ""


def left_behind(spare: set[int]) -> list[int]:
    """The processes that COMMAND has left, but for ours."""
    ours = spare | set(descendants(*spare))
    return [process for process in descendants(os.getpid()) if process not in ours and "Z" not in states(process)]


def end_all(spare: set[int]) -> int:
    ended = 0
    for sig, patience in ((signal.SIGTERM, 1.0), (signal.SIGKILL, 2.0)):
        left = left_behind(spare)
        ended = max(ended, len(left))
        for pid in left:
            try:
                os.kill(pid, sig)
            except ProcessLookupError:
                pass
        end = time.monotonic() + patience
        while left_behind(spare) and time.monotonic() < end:
            time.sleep(0.02)
    return ended


def is_said(text: str, segment: dict, by_line: bool) -> bool:
    if by_line:
        return segment.get("line") == text
    wanted, heard = words_of(text).split(), segment.get("words", "").split()
    same = difflib.SequenceMatcher(None, wanted, heard, autojunk=False).get_matching_blocks()
    return sum(b.size for b in same) >= 0.8 * max(len(wanted), 1)


def main() -> int:
    p = argparse.ArgumentParser(
        usage="%(prog)s [options] -- COMMAND [ARGUMENT ...]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=__doc__,
    )
    p.add_argument("--wav", help="save what was heard here")
    p.add_argument("--rate", type=int, default=16000, help="samples a second of the card (16000)")
    p.add_argument("--gap", type=float, default=0.35, help="seconds of silence that end a segment (0.35)")
    p.add_argument("--threshold", type=float, default=-50, help="dBFS below which it is silence (-50)")
    p.add_argument("--tail", type=float, default=0.6, help="after COMMAND listen on until so long a silence (0.6)")
    p.add_argument("--max-tail", type=float, default=10, help="but for no more than this (10)")
    p.add_argument("--timeout", type=float, default=120, help="end COMMAND after these seconds (120)")
    p.add_argument("--recognise", metavar="LANGUAGE", help="print recognised words: en")
    p.add_argument("--words", help="words to limit the recogniser to")
    p.add_argument("--line", action="append", default=[], help="a line that may have been said")
    p.add_argument("--voice", default="en", help="espeak-ng voice for --line (en)")
    p.add_argument("--speed", type=int, default=200, help="words a minute for --line (200, pyttsx3's default)")
    p.add_argument("--far", type=float, default=0.8, help="distance from which it is none of the lines (0.8)")
    p.add_argument("--expect", action="append", default=[], help="must have been said, in this order")
    p.add_argument("--need-sound", action="store_true", help="status 3 if nothing was heard")
    p.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    p.add_argument("command", nargs="+", metavar="COMMAND")
    a = p.parse_args()
    if a.expect and not (a.recognise or a.line):
        p.error("--expect needs --recognise or --line")
    threshold = max(int(32768 * 10 ** (a.threshold / 20)), 1)
    recogniser = Recogniser(a.recognise, a.words, a.line) if a.recognise else None
    references = {t: spectrum(synthesise(t, a.voice, a.speed, a.rate, threshold), a.rate) for t in a.line}

    def stop(number, _frame):
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGHUP, stop)
    adopt_orphans()
    sink = Sink(a.rate)
    command = None
    try:
        begin = time.time()
        try:
            command = subprocess.Popen(a.command, env={**os.environ, **sink.env})
        except OSError as e:
            raise SoundError(f"{a.command[0]}: {e.strerror}") from None
        timed_out = False
        try:
            status = command.wait(a.timeout)
        except subprocess.TimeoutExpired:
            timed_out, status = True, 124
        finish = time.time()
        end = time.monotonic() + (0 if timed_out else a.max_tail)
        time.sleep(0 if timed_out else min(a.tail, a.max_tail))
        while time.monotonic() < end and not sink.quiet(a.tail, threshold):
            time.sleep(0.05)
        left = end_all(sink.pids)
        first = sink.sample_at(begin)
        pcm = sink.pcm(first)
        segments = []
        for lo, hi, peak in find_segments(pcm, a.rate, threshold, a.gap):
            s = {
                "start": round(sink.when(first + lo) - begin, 3),
                "end": round(sink.when(first + hi) - begin, 3),
                "peak": round(20 * math.log10(peak / 32768), 1),
            }
            s["duration"] = round((hi - lo) / a.rate, 3)
            if recogniser:
                s["words"] = recogniser(pcm[lo:hi], a.rate)
            if references:
                order = closest(pcm[lo:hi], a.rate, references)
                s["line"], s["distance"] = order[0][1] if order[0][0] < a.far else None, order[0][0]
                if len(order) > 1:
                    s["next"] = order[1][0]
            segments.append(s)
    finally:
        end_all(sink.pids)
        sink.close()
    if a.wav:
        with wave.open(a.wav, "wb") as f:
            f.setnchannels(1)
            f.setsampwidth(2)
            f.setframerate(a.rate)
            f.writeframes(pcm.tobytes())
    if a.json:
        print(
            json.dumps(
                {
                    "begin": begin,
                    "ran": round(finish - begin, 3),
                    "status": status,
                    "left_behind": left,
                    "segments": segments,
                },
                ensure_ascii=False,
            )
        )
    else:
        for i, s in enumerate(segments, 1):
            text = f"{i} {s['start']:.3f} {s['end']:.3f} {s['duration']:.3f} {s['peak']:.1f}"
            if "words" in s:
                text += " words: " + s["words"]
            if "line" in s:
                text += f" line: {s['line'] or 'none of these'} (distance {s['distance']}" + (
                    f", next {s['next']})" if "next" in s else ")"
                )
            print(text)
        if not segments:
            print("silence")
        if left:
            print(f"ended {left} processes that the command left behind")
    if timed_out:
        return 124
    if a.need_sound and not segments:
        return 3
    rest = iter(segments)
    for text in a.expect:
        if not any(is_said(text, s, bool(references)) for s in rest):
            print(f"not heard: {text}", file=sys.stderr)
            return 4
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SoundError as error:
        print(f"listen: {error}", file=sys.stderr)
        sys.exit(2)
