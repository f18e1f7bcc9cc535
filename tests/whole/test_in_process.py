"""What make quick runs is found by what tests name: one that starts a process, by whatever way, is not among them."""

import subprocess

import helpers
import pytest
from helpers import ScriptedTerminal, listed, taverne
from in_process import runs_in_process, starts
from ssh_club import Served
from terminal_game import TerminalGame


def asks():
    return subprocess.run(["true"], check=True)


def asks_further():
    return [each() for each in (asks,)]


class Asks:
    def ask(self):
        return asks_further()


class Inherits(Asks):
    pass


def imports_late():
    import pty

    return pty.fork()


@pytest.fixture
def asked():
    return asks()


@pytest.mark.parametrize(
    "through",
    [
        lambda: asks,
        lambda: asks_further(),
        lambda: Inherits(),
        lambda: imports_late(),
        lambda: taverne("games"),
        lambda: helpers.taverne("games"),
        lambda: TerminalGame(),
        lambda: Served,
        lambda: (lambda: asks())(),
        asked,
    ],
)
def test_who_reaches_a_process_is_not_quick(through):
    assert starts(through)


def computes():
    return sum(range(3))


@pytest.mark.parametrize("through", [lambda: computes(), lambda: listed(), lambda: ScriptedTerminal()])
def test_who_only_computes_is_quick(through):
    assert not starts(through)


def test_a_process_that_a_fixture_starts_counts(request, asked):
    assert not runs_in_process(request.node)
    assert asked.returncode == 0


def test_fixtures_that_start_nothing_do_not_count(request, tmp_path):
    assert runs_in_process(request.node)
