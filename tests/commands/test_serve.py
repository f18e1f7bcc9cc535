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


def test_a_port_for_figures_that_is_taken_is_told(tmp_path):
    pytest.importorskip("prometheus_client")
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        code, told = served(tmp_path / "club", "--metrics", taken)
    assert (code, taken in told, "went wrong" in told) == (1, True, False), told
