"""What a run of the tests leaves: nothing in the folders of whoever runs it; what a cut one left running is ended."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import left_over
import pytest
import readers
from helpers import wait_until

pytestmark = pytest.mark.posix("processes in /proc")

HARNESS = """
import os, subprocess, sys
from left_over import mark
child = subprocess.Popen(["sleep", "1000"], env={**os.environ, **mark()}, start_new_session=True)
print(child.pid, flush=True)
input()
child.kill()
child.wait()
"""


@pytest.fixture
def harness():
    """A harness, and the number of a process that it started in a session of its own."""
    env = {**os.environ, "PYTHONPATH": str(readers.TOOLS)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "env": env}
    with subprocess.Popen([sys.executable, "-c", HARNESS], **pipes) as running:
        yield running, int(running.stdout.readline())
        if running.poll() is None:
            running.communicate(b"\n")


def test_what_a_harness_started_that_was_killed_is_ended(harness):
    running, child = harness
    running.kill()
    running.wait()
    assert left_over.is_left_over(child)
    left_over.end_left_over()
    assert left_over.identity(child) is None


def test_what_a_running_harness_started_goes_on(harness):
    _, child = harness
    left_over.end_left_over()
    assert left_over.identity(child) is not None


def test_what_no_harness_started_goes_on():
    with subprocess.Popen(["sleep", "1000"]) as other:
        try:
            left_over.end_left_over()
            assert other.poll() is None
        finally:
            other.kill()


def test_a_harness_whose_number_came_to_another_process_has_ended():
    with subprocess.Popen(["sleep", "1000"], env={**os.environ, left_over.MARK: f"{os.getpid()}.1"}) as child:
        assert wait_until(lambda: left_over.starter(child.pid))
        with ThreadPoolExecutor() as pool:
            ended = pool.submit(child.wait)  # reaped at once, as by its own harness
            left_over.end_left_over()
            assert ended.result() != 0


@pytest.mark.everything
@pytest.mark.heard_by_orca
def test_orca_starts_after_a_run_that_was_killed(tmp_path):
    command = ["/usr/bin/python3", str(readers.TOOLS / "orca_hear.py"), "--script", os.devnull, "--", "cat"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as cut:
        started = left_over.identity(cut.pid)
        assert wait_until(lambda: "orca" in map(name, left_over.started_by(started)))
        cut.kill()
    assert readers.orca(["quit"], home=tmp_path).lines
    assert not left_over.started_by(started)


def name(process):
    """The name of a process as the system knows it."""
    try:
        with open(f"/proc/{process}/comm") as file:
            return file.read().strip()
    except OSError:
        return ""


@pytest.mark.skipif(os.getuid() != 0, reason="containers need root here")
def test_what_a_harness_started_in_a_container_goes_on():
    inside = ["env", f"{left_over.MARK}=1.1", "sleep", "1000"]
    with subprocess.Popen(["unshare", "--pid", "--fork", "--kill-child", *inside]) as container:
        try:
            assert wait_until(lambda: left_over.started_by("1.1"))
            left_over.end_left_over()
            assert left_over.started_by("1.1")
        finally:
            container.kill()


STARTING = (
    "storage/test_saves.py::test_a_damaged_tournament_hides_no_older_one",
    "cli/menu/test_first_start.py",
    "cli/commands/test_serve.py::test_a_club_that_cannot_listen_is_no_host_that_serves",
    "whole/test_faults.py::test_killed_at_random_moments_a_game_is_the_same[1]",
)
"""Tests that start games in a fork, in this process and in others, and a club."""


def test_tests_write_nothing_into_the_folders_of_whoever_runs_them(tmp_path):
    places = {name: tmp_path / name.lower() for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    for place in places.values():
        place.mkdir()
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [*command, *(str(readers.TOOLS.parent / test) for test in STARTING)],
        env={**os.environ, **{name: str(place) for name, place in places.items()}},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert [path for place in places.values() for path in place.rglob("*")] == []
