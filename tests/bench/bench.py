"""Figures, each beside what it is measured against, in one run: medians and ratios.

    python tests/bench/bench.py [--json] [--rounds N] [--only NAME]

Machines differ and are noisy: the ratio says more than the figure.
"""

import argparse
import contextlib
import json
import os
import platform
import queue
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

BESIDE = [str(Path(__file__).parents[1] / folder) for folder in ("tools", "worlds", "samples")]
"""What benches drive, for this process and for those that it starts."""
sys.path += BESIDE
os.environ["PYTHONPATH"] = os.pathsep.join([*BESIDE, *filter(None, [os.environ.get("PYTHONPATH")])])
LOUD = 100
RATE = 16000
RESOLUTION = 0.008
"""Seconds within which two sounds cannot be told apart."""


@dataclass
class Figure:
    """One figure: its median, what it stands beside, their ratio, and the goal, which may be for either."""

    name: str
    value: float
    unit: str
    beside: str = ""
    other: float | None = None
    goal: str = ""
    met: bool | None = None

    @property
    def ratio(self):
        return self.value / self.other if self.other else None


def median(measure, rounds):
    return statistics.median(measure() for _ in range(rounds))


def side_by_side(one, other, rounds):
    """Medians of two measurements, taken in turn."""
    ones, others = [], []
    for _ in range(rounds):
        ones.append(one())
        others.append(other())
    return statistics.median(ones), statistics.median(others)


# Programs ------------------------------------------------------------------------------------------------------------


def games_per_cpu_second(rounds):
    def measure():
        command = [
            sys.executable,
            "-m",
            "access",
            "simulate",
            "kaques",
            "--games",
            "1000",
            "--bots",
            "good,good",
            "--json",
        ]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["games_per_cpu_second"]

    value = median(measure, max(rounds // 4, 3))
    yield Figure("games between two good bots", value, "a CPU second", "needed", 1000, "at least 1000", value >= 1000)


OPEN_SPIEL = 2378
"""Games of pig that OpenSpiel's C++ plays in a second on one core of the machine of figures.md."""


def games_on_all_cores(rounds):
    def measure():
        command = [sys.executable, "-m", "access", "simulate", "kaques", "--games", "10000", "--bots", "good,good"]
        began = time.monotonic()
        subprocess.run(command, capture_output=True, check=True)
        return 10000 / (time.monotonic() - began)

    value = median(measure, max(rounds // 4, 3))
    yield Figure(
        "games between two good bots on all cores",
        *(value, "a second", "OpenSpiel's pig on one core", OPEN_SPIEL),
        *(f"at least {OPEN_SPIEL}", value >= OPEN_SPIEL),
    )


def start(rounds):
    from terminal_game import PLAY, TerminalGame

    def ours(*arguments):
        with tempfile.TemporaryDirectory() as home:
            game = TerminalGame(*PLAY, *arguments, env={"HOME": home})
            took = time.monotonic() - game.began
            game.hang_up()
            return took * 1000

    def library():
        began = time.monotonic()
        subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)
        return (time.monotonic() - began) * 1000

    value, other = side_by_side(lambda: ours("--speech", "off"), library, rounds)
    yield Figure(
        "start to first question",
        value,
        "ms",
        "import prompt_toolkit",
        other,
        "at most twice",
        value <= 2 * other,
    )
    value, other = side_by_side(lambda: ours("--speech", "on"), library, rounds)
    yield Figure("the same with voice", value, "ms", "import prompt_toolkit", other)


def processor(rounds):
    import bench_start

    for measure in bench_start.ALL:
        yield from measure(Figure, rounds)


def run(rounds):
    import bench_run

    for measure in bench_run.ALL:
        yield from measure(Figure, rounds)


def resume(rounds):
    from terminal_game import TerminalGame

    def measure(path):
        game = TerminalGame("resume", "--journal", str(path), "--speech", "off", first=rb"\?\x1b|\? ")
        took = time.monotonic() - game.began
        game.hang_up()
        return took * 1000

    with tempfile.TemporaryDirectory() as folder:
        long, short = journal_of(5000, Path(folder, "long")), journal_of(1, Path(folder, "short"))
        value, other = side_by_side(lambda: measure(long), lambda: measure(short), rounds)
    beyond = value - other
    yield Figure("resume of 5000 answers beyond start", beyond, "ms", "goal", 20, "at most 20 ms", beyond <= 20)


def journal_of(answers, path):
    """A journal of so many answers, chance included, open at a question."""
    from access.engine.chance import Seeded
    from access.engine.journal import Header
    from access.engine.table import Participant, Table
    from access.storage.journals import Journal
    from games.kaques import GAME
    from games.kaques.rules import STOP
    from games.kaques.scoring import keepable
    from games.options import with_defaults
    from games.steps import Roll

    participants = (Participant("Ann"), Participant("Ben"))
    options = with_defaults(GAME.agreement.options, {"target": 999999950})
    head = Header("kaques", GAME.version, participants, options, 1, False, "en")
    with unsynced():
        record = Journal.create(path, head)
        table = Table(lambda: GAME.new(2, options), record)
        given = 0
        while given < answers or isinstance(table.open, Roll):
            step = table.open
            if isinstance(step, Roll):
                table.answer(table.number, Seeded(1)(table.number, step))
            else:
                table.answer(table.number, STOP if given % 2 else keepable(step.throw)[-1])
            given += 1
        record.close()
    return path


@contextlib.contextmanager
def unsynced():
    real, os.fsync = os.fsync, lambda descriptor: None
    try:
        yield
    finally:
        os.fsync = real


def memory(rounds):
    from terminal_game import PLAY, TerminalGame

    def measure(speech):
        with tempfile.TemporaryDirectory() as home:
            game = TerminalGame(*PLAY, "--speech", speech, env={"HOME": home})
            time.sleep(1.0)
            sizes = [resident(process) for process in (game.child, *game.workers())]
            game.hang_up()
            return sum(sizes)

    value = median(lambda: measure("off"), 3)
    yield Figure("memory at a prompt", value, "MB", "goal", 50, "at most 50 MB", value <= 50)
    yield Figure(
        "the same with voice, its workers included", median(lambda: measure("on"), 3), "MB", "without voice", value
    )


def resident(process):
    """Megabytes of a process that are its own: pages shared with others count by share."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


# Sound ---------------------------------------------------------------------------------------------------------------


def sound(rounds):
    from listen import Sink

    sink = Sink(RATE, timed=True)
    try:
        yield from first_sound(sink, rounds)
        yield from by_dispatcher(sink, rounds)
        yield from first_of_a_sound(sink, rounds)
        yield from keys(sink, rounds)
    finally:
        sink.close()


def until_quiet(sink, seconds=0.4):
    while not sink.quiet(seconds, LOUD):
        time.sleep(0.01)


def sounds_after(sink, when, seconds=5.0):
    """Milliseconds from a moment to the first sound after it."""
    from listen import find_segments

    first = sink.sample_at(when)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = find_segments(sink.pcm(first), RATE, LOUD, 0.2)
        if found:
            return (sink.when(first + found[0][0]) - when) * 1000
        time.sleep(0.003)
    raise TimeoutError("nothing sounds")


LINE = "4 2 4 1 6, plus 100?"


def beside_program(sink, voice, command, rounds):
    """Milliseconds to the first sound of a line: by a voice, and by a program."""

    def ours():
        until_quiet(sink)
        began = time.time()
        voice.say(LINE)
        took = sounds_after(sink, began)
        voice.finish(10)
        return took

    def program():
        until_quiet(sink)
        began = time.time()
        with subprocess.Popen([*command.split(), LINE]) as bare:
            took = sounds_after(sink, began)
            bare.wait()
        return took

    return side_by_side(ours, program, rounds)


def first_sound(sink, rounds):
    from access.outputs.speech.voice import Voice

    os.environ.update(sink.env)
    voice = Voice("en", {}, print)
    voice.say("Ready.")
    voice.finish(10)

    value, other = beside_program(sink, voice, "espeak-ng", rounds)
    voice.close()
    met = value <= 1.5 * other
    yield Figure("first sound after an event", value, "ms", "the program espeak-ng", other, "at most 1.5 times", met)
    yield from next_by_our_voice(rounds)


def next_by_our_voice(rounds):
    """From a key to the moment at which our own voice says that the next line plays."""
    from access.outputs.speech.voice import SpeakingProcess, Voice

    playing = queue.SimpleQueue()

    class Noted(SpeakingProcess):
        def answer(self, seconds):
            found = super().answer(seconds)
            if found.startswith("playing"):
                playing.put(time.monotonic())
            return found

    voice = Voice("en", {}, print, Noted)
    voice.say("Ready.")
    voice.finish(10)
    playing.get()

    def next_line():
        voice.say(LONG)
        playing.get()
        time.sleep(0.5)  # in the middle of the line; the waiting worker is ready
        pressed = time.monotonic()
        voice.silence()
        voice.say(LINE)
        took = (playing.get() - pressed) * 1000
        voice.finish(10)
        return took

    value = median(next_line, rounds)
    voice.close()
    yield Figure("key to the next line, as our voice says when it plays", value, "ms")


LONG = "This is a long line that nobody hears to its end, since it goes on and on and on."


def by_dispatcher(sink, rounds):
    """The same by speech-dispatcher, beside spd-say."""
    from dispatcher_here import Dispatcher as Server

    from access.outputs.speech.dispatcher import Dispatcher

    begins = queue.Queue()
    with Server(sink) as server:
        os.environ.update(server.env)
        voice = Dispatcher("en", {}, print, lambda: telling_begins(begins))
        voice.say("Ready.")
        voice.finish(10)

        def silenced():
            voice.say(LONG)
            voice.say(LINE)
            while sink.quiet(0.1, LOUD):
                time.sleep(0.003)
            pressed = time.time()
            voice.silence()
            until_quiet(sink, 0.3)
            return silent_after(sink, pressed)

        def cancelled():
            bare = subprocess.Popen(["spd-say", "--wait", LONG])
            while sink.quiet(0.1, LOUD):
                time.sleep(0.003)
            pressed = time.time()
            subprocess.run(["spd-say", "--cancel"], check=True)
            until_quiet(sink, 0.3)
            bare.wait()
            return silent_after(sink, pressed)

        first, other = beside_program(sink, voice, "spd-say --wait", rounds)
        yield Figure("first sound by speech-dispatcher", first, "ms", "spd-say", other, "no later", first <= other)
        quiet, other = side_by_side(silenced, cancelled, rounds)
        yield Figure(
            "key to silence by it", quiet, "ms", "spd-say --cancel", other, "at most 50 ms more", quiet <= other + 50
        )
        value = median(lambda: next_begins(voice, begins), rounds)
        yield Figure("key to the next line by it, as its callback BEGIN says", value, "ms")
        voice.close()
        os.environ.pop("SPEECHD_ADDRESS")


def telling_begins(begins):
    """A connection to speech-dispatcher; the time at which it begins each line goes into a queue."""
    import speechd

    from access.outputs.speech.dispatcher import SpeechdConnection

    connection = SpeechdConnection()
    known = connection._client._callback_handler

    def called(message, client, kind, **more):
        if kind == speechd.CallbackType.BEGIN:  # it may come before the client knows the message
            begins.put(time.monotonic())
        known(message, client, kind, **more)

    connection._client._conn.set_callback(called)
    return connection


def next_begins(voice, begins):
    """Milliseconds from a key in the middle of a line until the next line begins."""
    voice.finish(10)
    while not begins.empty():
        begins.get()
    voice.say(LONG)
    begins.get(timeout=10)
    time.sleep(0.5)  # in the middle of the line
    pressed = time.monotonic()
    voice.silence()
    voice.say(LINE)
    took = (begins.get(timeout=10) - pressed) * 1000
    voice.finish(10)
    return took


def first_of_a_sound(sink, rounds):
    """From the call that asks for a sound to its first sample, beside aplay with the same file."""
    from access.outputs.sound.player import SoundPlayer
    from access.outputs.sound.player_process import FOLDER

    os.environ.update(sink.env)
    player = SoundPlayer(print)
    player.play([("turn", 1.0)])
    sounds_after(sink, time.time())

    def ours():
        until_quiet(sink)
        began = time.time()
        player.play([("turn", 1.0)])
        return sounds_after(sink, began)

    def program():
        until_quiet(sink)
        began = time.time()
        with subprocess.Popen(["aplay", "--quiet", str(FOLDER / "turn.wav")]) as bare:
            took = sounds_after(sink, began)
            bare.wait()
        return took

    value, other = side_by_side(ours, program, rounds)
    player.close()
    yield Figure("first sample of a sound after its event", value, "ms", "aplay", other, "at most 20 ms", value <= 20)


def keys(sink, rounds):
    from terminal_game import PLAY, TerminalGame

    silences, nexts = [], []
    with tempfile.TemporaryDirectory() as home:
        game = TerminalGame(*PLAY, "--speech", "on", "--sounds", "off", env={"HOME": home, **sink.env})
        for _ in range(rounds):
            speaking(sink, game)
            pressed = time.time()
            game.type("x")
            until_quiet(sink, 0.3)
            silences.append(silent_after(sink, pressed))
            game.type("\x08")
            speaking(sink, game)
            pressed = time.time()
            game.type("\r")
            until_gap(sink, pressed)
            nexts.append(next_after(sink, pressed))
        game.hang_up()
    value = statistics.median(silences)
    yield Figure("key to silence", value, "ms", "goal", 10, "at most 10 ms", value <= 10)
    value = statistics.median(nexts)
    yield Figure("key to the next line heard", value, "ms", "goal", 50, "at most 50 ms", value <= 50)


def speaking(sink, game):
    """Let the game speak, when its waiting worker is ready again, and return in the middle of a word."""
    until_quiet(sink, 1.0)
    game.ask()
    while sink.quiet(0.02, 10 * LOUD):
        time.sleep(0.002)


def silent_after(sink, when):
    """Milliseconds from a moment to the last sound of what sounded then; 0 is less than can be told apart."""
    from listen import find_segments

    first = sink.sample_at(when)
    found = find_segments(sink.pcm(first), RATE, LOUD, 0.1)
    return (sink.when(first + found[0][1]) - when) * 1000 if found else 0.0


def until_gap(sink, when, seconds=3.0):
    end = time.monotonic() + seconds
    while next_after(sink, when) is None and time.monotonic() < end:
        time.sleep(0.01)


def next_after(sink, when):
    """Milliseconds from a moment to the first sound of the next line; what still sounded then is not it."""
    from listen import find_segments

    first = sink.sample_at(when)
    found = find_segments(sink.pcm(first), RATE, LOUD, 0.015)
    if found and found[0][0] > RESOLUTION * RATE:
        return (sink.when(first + found[0][0]) - when) * 1000
    return (sink.when(first + found[1][0]) - when) * 1000 if len(found) > 1 else None


# In the process ------------------------------------------------------------------------------------------------------


def event_to_line(rounds):
    from helpers import keyboard_of

    from access.language.phrases import Phrases
    from access.outputs.terminal.plain import Plain
    from games.kaques import GAME
    from games.kaques.rules import LeKaque
    from games.steps import Seat, Tell

    loop = keyboard_of(Plain(), Phrases("en", GAME, ("Ann", "Gustave"), (0,)))
    told = Tell(LeKaque(Seat(1), (2, 3, 4, 6), 300, True))
    text = loop.phrases.event(told.event)[0].text + "\n"

    def ours():
        began = time.perf_counter()
        loop.tell(told)
        loop.talk(loop.conversation.show())
        return (time.perf_counter() - began) * 1e6

    def bare():
        began = time.perf_counter()
        sys.stdout.write(text)
        sys.stdout.flush()
        return (time.perf_counter() - began) * 1e6

    with Path(os.devnull).open("w") as nowhere, contextlib.redirect_stdout(nowhere):
        value, other = side_by_side(ours, bare, 200 * rounds)
    yield Figure("event to the printed line", value, "µs", "write and flush", other)


def braille(rounds):
    from access.language.line import plain_line
    from access.outputs.braille.liblouis import louis
    from access.outputs.braille.translator import Translator, prose

    text = "Gustave has 1350, and you have 1000 now."
    assert len(text) == 40
    translator, line = Translator("en"), plain_line(text)

    def ours():
        began = time.perf_counter()
        translator.line(line)
        return (time.perf_counter() - began) * 1e6

    def alone():
        began = time.perf_counter()
        louis().cells(text, prose("en", 1))
        return (time.perf_counter() - began) * 1e6

    value, other = side_by_side(ours, alone, 100 * rounds)
    yield Figure("braille of a line of 40 letters", value, "µs", "liblouis alone", other)


def conversations(rounds):
    import bench_conversations

    for measure in bench_conversations.ALL:
        yield from measure(Figure, rounds)


def words(rounds):
    import bench_words

    for measure in bench_words.ALL:
        yield from measure(Figure, rounds)


def said(rounds):
    import bench_said

    for measure in bench_said.ALL:
        yield from measure(Figure, rounds)


def chips(rounds):
    import bench_chips

    for measure in bench_chips.ALL:
        yield from measure(Figure, rounds)


def bots(rounds):
    import bench_bots

    for measure in bench_bots.ALL:
        yield from measure(Figure, rounds)


def club(rounds):
    import bench_club

    for measure in bench_club.ALL:
        yield from measure(Figure, rounds)


def pages(rounds):
    import bench_pages

    for measure in bench_pages.ALL:
        yield from measure(Figure, rounds)


def attacks(rounds):
    import bench_attacks

    for measure in bench_attacks.ALL:
        yield from measure(Figure, rounds)


def seats(rounds):
    import bench_seats

    for measure in bench_seats.ALL:
        yield from measure(Figure, rounds)


def hosts(rounds):
    import bench_hosts

    for measure in bench_hosts.ALL:
        yield from measure(Figure, rounds)


def batches(rounds):
    import bench_batches

    for measure in bench_batches.ALL:
        yield from measure(Figure, rounds)


def display(rounds):
    import bench_display

    for measure in bench_display.ALL:
        yield from measure(Figure, rounds)


def heard(rounds):
    """Enter to the first write, and to the first speech request of fenrir and yasr, beside input()."""
    import bench_heard

    yield from bench_heard.enter_to_write(Figure, rounds)
    yield from bench_heard.enter_to_speech(Figure, rounds)


# All together --------------------------------------------------------------------------------------------------------


ALL = {
    "games": games_per_cpu_second,
    "cores": games_on_all_cores,
    "start": start,
    "processor": processor,
    "run": run,
    "sound": sound,
    "line": event_to_line,
    "braille": braille,
    "display": display,
    "heard": heard,
    "memory": memory,
    "resume": resume,
    "conversations": conversations,
    "words": words,
    "said": said,
    "chips": chips,
    "bots": bots,
    "club": club,
    "pages": pages,
    "attacks": attacks,
    "seats": seats,
    "batches": batches,
    "hosts": hosts,
}


def machine():
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return f"{line.partition(':')[2].strip()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def told(figure):
    text = f"{figure.name}: {figure.value:.4g} {figure.unit}"
    if figure.beside and figure.beside not in ("goal", "needed"):
        text += f"; {figure.beside}: {figure.other:.4g}; ratio {figure.ratio:.2f}"
    if figure.goal:
        text += f"; goal {figure.goal}: {'met' if figure.met else 'missed'}"
    return text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", choices=ALL, nargs="+")
    asked = parser.parse_args()
    figures = []
    out = sys.stdout
    heading = {"date": time.strftime("%Y-%m-%d"), "machine": machine()}
    if not asked.json:
        print(f"{heading['date']}, {heading['machine']}. Medians.", flush=True)
    for name, measure in ALL.items():
        if not asked.only or name in asked.only:
            for figure in measure(asked.rounds):
                figures.append(figure)
                if not asked.json:
                    print(told(figure), file=out, flush=True)
    if asked.json:
        each = [{**asdict(figure), "ratio": figure.ratio} for figure in figures]
        print(json.dumps({**heading, "figures": each}, ensure_ascii=False))


if __name__ == "__main__":
    main()
