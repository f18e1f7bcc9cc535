"""A closed terminal ends a program, whatever its main thread does just then."""

import signal
import subprocess
import sys

import pytest
from helpers import PATIENCE

STARTING = """
import signal, threading
from access.system.signals import hang_up_is_leaving

def refuse(*given):
    raise RuntimeError("can't start new thread")

with hang_up_is_leaving():
    threading._start_new_thread = refuse
    signal.raise_signal(signal.{name})
"""
LOST = """
import signal, time
from contextlib import suppress
from access.system import signals

signals.GRACE = 0.01
with signals.hang_up_is_leaving(), suppress(SystemExit):
    signal.raise_signal(signal.SIGTERM)
time.sleep({seconds})
"""
ELSEWHERE = """
import ctypes, os, signal, threading
from access.system import posix

heard = []
signal.signal(signal.SIGTERM, lambda number, frame: heard.append(number))
mutex = ctypes.create_string_buffer(128)
wait = ctypes.CDLL(None).pthread_mutex_lock
wait(mutex)
threading.Thread(target=wait, args=[mutex], daemon=True).start()  # after a signal it waits on, without Python
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
set_wakeup_fd, (nowhere, lost) = signal.set_wakeup_fd, os.pipe()
os.set_blocking(lost, False)
at_once = ctypes.PyDLL(None)  # its calls do not pause this thread
kill, sleep = at_once.kill, at_once.usleep

def set_late(descriptor, **options):
    before = set_wakeup_fd(lost, **options)
    kill(os.getpid(), signal.SIGTERM)
    while signal.SIGTERM in signal.sigpending():
        pass
    sleep(100_000)
    return before

signal.set_wakeup_fd = set_late
with posix.signals_write(lost):
    print(heard == [signal.SIGTERM])
    signal.set_wakeup_fd = set_wakeup_fd
"""
FORKED = """
import os, signal, sys, time
from access.system import signals

signals.GRACE = 0.01
with signals.hang_up_is_leaving():
    pass
child = os.fork()
if child == 0:
    with signals.hang_up_is_leaving():
        try:
            signal.raise_signal(signal.SIGTERM)
        except SystemExit:
            time.sleep({seconds})
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def exit_code(program):
    run = subprocess.run([sys.executable, "-c", program], timeout=PATIENCE, check=False, stderr=subprocess.PIPE)
    assert run.stderr == b""
    return run.returncode


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_ends_a_program_without_starting_a_thread_for_it(name):
    assert exit_code(STARTING.format(name=name)) == 128 + getattr(signal, name)


@pytest.mark.parametrize("program", [LOST, FORKED])
def test_a_program_in_which_the_signal_is_lost_ends_a_little_later(program):
    assert exit_code(program.format(seconds=2 * PATIENCE)) == 1


def test_a_signal_of_another_thread_while_the_waiting_begins_is_handled_before_it():
    """Then its byte may be lost, and nothing else would end the waiting."""
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert run.stdout == "True\n"
