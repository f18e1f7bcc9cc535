"""Attacks on a club, bounded and on loopback: nobody else loses an answer."""

import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

import attackers
import pytest
from ssh_club import Served, free

pytestmark = [pytest.mark.connected, pytest.mark.everything]
SECONDS = 6
FREE = free("handshakes", "doors")
"""The attackers have the address of everybody else here, so its limits would keep out everybody."""


@pytest.mark.parametrize("attack", [each.__name__ for each in attackers.ALL])
def test_nobody_else_loses_an_answer(attack):
    with Served(*FREE) as club:
        club.member("Mallory").kill()
        anna = club.member("Anna", "-T")
        script = Path(attackers.__file__)
        command = [sys.executable, str(script), attack, str(club.port), str(club.key("Mallory")), str(SECONDS)]
        attacking = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        took = []
        try:
            while attacking.poll() is None:
                began = time.monotonic()
                anna.says("welcome", "Welcome to Taverne, Anna\\.\\s+Lobby\\?")
                took.append(time.monotonic() - began)
                time.sleep(0.05)
        finally:
            attacking.kill()
            attacking.wait()
        took.sort()
        assert len(took) > SECONDS * 3, took
        assert took[-1] < 5, took[-5:]
        anna.type("quit")
        assert anna.ends() == 0
        assert club.process.poll() is None


def test_when_no_more_files_can_be_opened_those_who_are_here_play_on():
    with Served(*FREE) as club:
        anna = club.member("Anna", "-T")
        resource.prlimit(club.process.pid, resource.RLIMIT_NOFILE, (64, 64))
        held = [socket.create_connection(("127.0.0.1", club.port)) for _ in range(80)]
        for _ in range(10):
            anna.says("welcome", "Welcome to Taverne, Anna\\.")
        for connection in held:
            connection.close()
        ben = club.member("Ben", "-T")
        ben.says("who", "2 are here: Anna, Ben\\.")


def test_a_line_that_is_too_long_is_cut_and_that_is_said():
    with Served() as club:
        anna = club.member("Anna")
        for _ in range(1000):
            anna.type("say " + "x" * 996, end="")
            anna._read(0)
        anna.type("")
        anna.until("That was too long: only the first 1000 letters were taken\\.", 120)
        anna.says("who", "Only you are here|Not understood|are here")
