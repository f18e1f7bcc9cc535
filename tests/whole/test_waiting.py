"""How tests wait: not for time, but as long as something is at work."""

import os
import subprocess
import sys
import time

from idle import TICK, Idle

COMPUTES = "import time; end = time.process_time() + 0.7\nwhile time.process_time() < end: pass\nprint('done', flush=True); input()"


def test_the_idle_clock_stands_still_while_a_process_below_computes():
    with subprocess.Popen([sys.executable, "-c", COMPUTES], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as computing:
        os.set_blocking(computing.stdout.fileno(), False)
        Idle(os.getpid()).wait(0.2)
        assert computing.stdout.read() == b"done\n"
        computing.communicate(b"\n")


def test_the_idle_clock_runs_where_everything_sleeps():
    with subprocess.Popen(["sleep", "1000"]) as sleeping:
        clock = Idle(os.getpid())
        clock.wait(0.2)
        assert clock.seconds >= 0.2
        sleeping.kill()


def test_the_idle_clock_goes_back_where_each_waits_for_a_processor_in_turn(monkeypatch):
    clock, now = Idle(os.getpid()), [time.monotonic()]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for busy in (False, True, True) * 20:
        now[0] += TICK
        monkeypatch.setattr(clock, "is_busy", lambda busy=busy: busy)
        clock.look()
    assert clock.seconds < 2 * TICK
