"""What the command serve says when it cannot open a club as it was asked to."""

import socket
import subprocess
import sys

import pytest


def served(store, *options, without=""):
    """Serve with these options in a process that lacks a package; returns the exit code, and what was told."""
    lacks = f"import sys; sys.modules[{without!r}] = None; from access.__main__ import run; run()"
    command = [sys.executable, "-c", lacks, "serve", "--listen", "127.0.0.1:0", "--store", store, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize(("package", "extra"), [("prometheus_client", "metrics"), ("asyncssh", "club")])
def test_the_extra_that_has_a_missing_package_is_advised(package, extra, tmp_path):
    code, told = served(tmp_path / "club", "--metrics", "9100", without=package)
    assert (code, f'pip install "taverne[{extra}]"' in told, package in told) == (1, True, True), told
    assert not (tmp_path / "club").exists()


def test_a_port_for_figures_that_is_taken_is_told(tmp_path):
    pytest.importorskip("prometheus_client")
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        code, told = served(tmp_path / "club", "--metrics", taken)
    assert (code, taken in told, "went wrong" in told) == (1, True, False), told
