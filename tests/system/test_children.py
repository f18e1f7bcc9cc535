"""Children end with their parent by either of two guards: the kernel's signal, and the pipe of multiprocessing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers import PATIENCE

PARENT = """
import multiprocessing, os, signal, types
from access.system import posix

def child(without):
    if without == "signal of the kernel":
        posix.sys = types.SimpleNamespace(platform="another")
    if without == "pipe":
        posix._end_after = lambda parent: None
    posix.end_with_parent()
    os.write(1, f"{os.getpid()}\\n".encode())
    while True:
        signal.pause()

if __name__ == "__main__":
    import sys
    started = multiprocessing.get_context("spawn").Process(target=child, args=(sys.argv[1],))
    started.start()
    started.join()
"""


def is_there(number):
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux sends a signal when a parent dies")
@pytest.mark.parametrize("without", ["signal of the kernel", "pipe"])
def test_each_guard_alone_ends_a_child_whose_parent_was_killed(tmp_path, without):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script, without], stdout=subprocess.PIPE, text=True) as parent:
        child = int(parent.stdout.readline())
        try:
            assert is_there(child)
            parent.kill()
            parent.wait()
            end = time.monotonic() + PATIENCE
            while is_there(child):
                assert time.monotonic() < end, "the child has outlived its parent"
                time.sleep(0.01)
        finally:
            if is_there(child):
                os.kill(child, signal.SIGKILL)


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_a_signal_of_the_terminal_is_left_to_the_parent(tmp_path, name):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script, ""], stdout=subprocess.PIPE, text=True) as parent:
        child = int(parent.stdout.readline())
        ignored = next(line for line in Path(f"/proc/{child}/status").read_text().splitlines() if "SigIgn" in line)
        parent.kill()
        assert int(ignored.split()[1], 16) & 1 << getattr(signal, name) - 1
