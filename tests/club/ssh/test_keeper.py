"""What a keeper does while a club serves: look, back up, drain; then restore, verify, and people play on."""

import json
import re
import socket
import subprocess
import sys

import pytest
from helpers import PATIENCE
from ssh_club import Served

pytestmark = [pytest.mark.connected, pytest.mark.everything]
ASKED = r"\? $"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.in_database)])
def test_a_backup_of_a_serving_club_is_restored_and_its_games_go_on(tmp_path, request, kind):
    database = request.getfixturevalue("database") if kind == "postgres" else None

    def place(name):
        return str(tmp_path / name) if database is None else database.of(tmp_path / name)

    def keeper(store, *words):
        command = [sys.executable, "-m", "access", "club", *words, "--store", place(store)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, ""), run.stderr
        return run.stdout

    def score(client):
        """The points of both."""
        return client.says("score", r"(?s)You: (\d+)\..*Gustave: (\d+)\..*\? $").groups()

    with Served("--store", place("club"), "--health", "127.0.0.1:0", home=tmp_path) as served:
        anna = served.member("Anna", "-T")
        anna.says("open kaques", "Open\\?")
        anna.says("target 5000", "Open\\?")
        anna.says("", "Table 1 is open")
        assert keeper("club", "tables") == "1: kaques: Anna\n"
        anna.says("start", "stop\\? $")
        for _ in range(3):
            anna.says("stop", ASKED)
        kept = score(anna)
        assert keeper("club", "backup", str(tmp_path / "copy")) == f"The club is copied to {tmp_path / 'copy'}.\n"
        anna.says("stop", ASKED)
        assert score(anna) != kept
        (table,) = json.loads(keeper("club", "tables", "--json"))
        assert (table["table"], table["game"], table["names"][0]) == (1, "kaques", "Anna")
        (host,) = json.loads(keeper("club", "hosts", "--json"))
        assert host["name"] == f"{socket.gethostname()}:{served.port}"
        assert (host["lives"], host["people"], host["games"]["kaques"]) == (True, 1, table["version"])
        assert f"kaques {table['version']}" in keeper("club", "hosts")
        assert keeper("club", "verify") == "One journal is sound.\n"
        assert "lets its people finish" in keeper("club", "drain", host["name"], "--yes")
        anna.until("The club closes now")
        anna.ends()
        assert served.process.wait(PATIENCE) == 0
        assert served.process.stdout.read().endswith("The club is closed. Everything is saved.\n")
    assert keeper("club", "hosts") == "No host serves.\n"
    assert keeper("restored", "restore", str(tmp_path / "copy")).startswith("The club is restored")
    assert keeper("restored", "hosts") == "No host serves.\n"
    assert keeper("restored", "verify") == "One journal is sound.\n"
    with Served("--store", place("restored"), home=tmp_path) as served:
        again = served.call("anna", "-T", key="Anna")
        again.until(ASKED)  # she is led back: her club closed while she played
        assert score(again) == kept
        while not re.search("Again[^?]*\\? $", again.shown):
            again.says("stop", ASKED)
        again.kill()
    assert keeper("restored", "verify") == "One journal is sound.\n"
    assert keeper("restored", "tables") == "No tables.\n"
