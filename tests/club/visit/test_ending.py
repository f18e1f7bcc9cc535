"""How a club ends by signals: it tells everybody where it can, and none of its processes stays."""

import signal
import time
from pathlib import Path

import pytest
from ssh_club import PATIENCE, Served

pytestmark = [pytest.mark.connected]


def descendants(number):
    """The processes that this one has started, and those that they have started, by number, with their starting times."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(folder.name)] = int(fields[1]), fields[19]
    found, todo = {}, [number]
    while todo:
        above = todo.pop()
        for child, (parent, began) in parents.items():
            if parent == above:
                found[child] = began
                todo.append(child)
    return found


def is_there(number, began):
    try:
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return False
    return fields[19] == began and fields[0] not in "ZX"


def all_gone(found):
    end = time.monotonic() + PATIENCE
    while any(is_there(*each) for each in found.items()):
        assert time.monotonic() < end, [each for each in found.items() if is_there(*each)]
        time.sleep(0.05)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGQUIT", "SIGHUP", "SIGTERM"])
def test_all_processes_end_with_the_club(name):
    with Served() as club:
        anna = club.member("Anna", "-T")
        anna.says("open kaques", "Open\\?")
        anna.says("", "Table 1 is open")
        anna.says("start", "At the table")
        anna.until("\\? ")
        while not (found := descendants(club.process.pid)):
            anna.says("stop", "\\? ")
        assert len(found) >= 2, "the worker, and what multiprocessing needs beside it"
        club.process.send_signal(getattr(signal, name))
        if name in ("SIGHUP", "SIGTERM"):
            anna.until("The club closes now")
            assert club.process.wait(PATIENCE) == 0
        else:
            assert club.process.wait(PATIENCE) == -getattr(signal, name)
        all_gone(found)
