"""What the command serve says when it cannot open a club as it was asked to."""

import socket
import subprocess
import sys

import pytest


def served(store, *options):
    """Serve with these options; returns the exit code, and what was told."""
    command = [sys.executable, "-m", "access", "serve", "--listen", "127.0.0.1:0", "--store", store, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


def test_an_address_for_those_who_watch_that_is_taken_is_told(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        code, told = served(tmp_path / "club", "--health", f"127.0.0.1:{taken}")
    assert (code, f"127.0.0.1:{taken}" in told, "went wrong" in told) == (1, True, False), told


@pytest.mark.parametrize(
    ("language", "why", "way"),
    [
        (
            "en",
            "another program uses that port",
            "Or take another port, for instance: taverne serve --listen 127.0.0.1:",
        ),
        ("de", "ein anderes Programm benutzt diesen Port", "Oder nimm einen anderen Port, zum Beispiel: taverne serve"),
    ],
)
def test_a_port_that_is_taken_is_said_with_what_to_do(tmp_path, language, why, way):
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        options = ("--listen", f"127.0.0.1:{taken}", "--lang", language)
        code, told = served(tmp_path / "club", *options)
    assert code == 1
    assert why in told
    assert way in told
    assert len(told.splitlines()) == 1
