"""Games between bots on several cores: the same figures as on one, and an end that loses and doubles none."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from multiprocessing import parent_process
from pathlib import Path

import pytest
from foreign import kniffel  # noqa: F401 - a fixture
from helpers import PATIENCE, wait_until

from access.engine.simulation import simulate
from access.play import simulating
from access.play.faults import GameFault
from access.play.simulating import Simulation, simulate_on_cores
from access.storage import catalogue
from games.game import Sitting
from games.kaques import rules
from games.options import with_defaults
from games.refusals import Failed

GAMES = {"kaques": 24, "kara": 8, "misericorde": 8, "verflixte6": 8, "words": 3}
SEED = 7


def simulation(game, games):
    options = with_defaults(game.agreement.options, {"rounds": 2} if game.id == "words" else {})
    return Simulation(game, game.agreement.settle(options, Sitting(0, 3, "en")), ["good"] * 3, games, SEED)


def on_one(wanted):
    return simulate(wanted.game, wanted.options, wanted.levels, wanted.games, wanted.seed)


def told(figures):
    return figures.games, figures.wins, figures.counted


def silently(done):
    pass


@pytest.fixture
def one_by_one(monkeypatch):
    """The first game is played here, each other one is handed out by itself."""
    monkeypatch.setattr(simulating, "ALONE", 1e-9)
    monkeypatch.setattr(simulating, "PORTION", 1e-9)


@pytest.mark.long
@pytest.mark.usefixtures("one_by_one")
@pytest.mark.parametrize("game", GAMES)
def test_several_cores_find_exactly_what_one_finds(game):
    wanted = simulation(catalogue.find(game), GAMES[game])
    assert told(simulate_on_cores(wanted, 3, silently)) == told(on_one(wanted))


def test_a_short_simulation_and_one_without_statistics_that_can_be_added_start_no_process(kniffel, monkeypatch):  # noqa: F811
    monkeypatch.setattr(simulating, "ProcessPoolExecutor", None)
    for wanted in (simulation(catalogue.find("kaques"), 2), simulation(catalogue.find("kniffel"), 2)):
        assert told(simulate_on_cores(wanted, 3, silently)) == told(on_one(wanted))


@pytest.mark.usefixtures("one_by_one")
def test_how_far_several_cores_are_is_told_as_their_games_come_in():
    times, said = iter(range(0, 10_000, 10)), []
    simulate_on_cores(simulation(catalogue.find("kaques"), 12), 2, said.append, lambda: next(times))
    assert said == sorted(said)
    assert said[-1] == 12


def in_a_process(monkeypatch, act):
    """Let this happen in the rules while another process plays."""
    context = multiprocessing.get_context("fork")  # by default until Python 3.14; another one would not be patched
    monkeypatch.setattr("access.play.simulating.get_context", lambda: context)
    points = rules.points
    monkeypatch.setattr(rules, "points", lambda dice: act() if parent_process() is not None else points(dice))


@pytest.mark.posix("forks")
@pytest.mark.usefixtures("one_by_one")
def test_a_fault_of_a_game_in_another_process_is_told_with_its_line(monkeypatch):
    in_a_process(monkeypatch, lambda: 1 / 0)
    with pytest.raises(GameFault) as raised:
        simulate_on_cores(simulation(catalogue.find("kaques"), 12), 2, silently)
    assert raised.value.game == "kaques"
    assert raised.value.what == "ZeroDivisionError"
    assert Path(raised.value.where.file) == Path(rules.__file__)
    assert raised.value.where.line


@pytest.mark.posix("forks")
@pytest.mark.usefixtures("one_by_one")
def test_a_process_that_the_system_ends_is_told_in_a_sentence(monkeypatch):
    in_a_process(monkeypatch, lambda: os.kill(os.getpid(), signal.SIGKILL))
    with pytest.raises(Failed) as raised:
        simulate_on_cores(simulation(catalogue.find("kaques"), 12), 2, silently)
    assert raised.value.reason == "simulate-lost"


def children(number):
    """The processes that another one has started and that have not ended."""
    found = (path.read_text().split() for path in Path(f"/proc/{number}/task").glob("*/children"))
    return [int(child) for some in found for child in some]


def computed(number):
    times = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("whole_group", [False, True], ids=["kill", "ctrl-c"])
def test_ctrl_c_ends_all_processes_and_tells_the_figures_of_whole_games(whole_group):
    command = ["-m", "access", "simulate", "kaques", "--games", "10000000", "--jobs", "2", "--json"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, *command], start_new_session=True, **pipes) as run:
        assert wait_until(lambda: len(children(run.pid)) == 2 and all(computed(n) > 0.4 for n in children(run.pid)))
        players = children(run.pid)
        os.killpg(run.pid, signal.SIGINT) if whole_group else run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=PATIENCE)
    figures = json.loads(out)
    assert (run.returncode, err) == (0, "")
    assert not any(Path(f"/proc/{player}").exists() for player in players)
    assert figures["games"] == sum(figures["wins"]) > 100
