"""The command taverne as the setup makes it: Ctrl-C is quiet while Python starts."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[3] / ".setup"
INTERRUPTED = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
BY_PIP = "import sys\nfrom access.__main__ import run\nsys.exit(run())\n"


@pytest.fixture
def started(tmp_path):
    """Starts the command, as the setup or as pip makes it; while Python looks for its packages, Ctrl-C comes."""
    (tmp_path / "interrupted").mkdir()
    (tmp_path / "interrupted" / "sitecustomize.py").write_text(INTERRUPTED)

    def start(text, *options, interrupted=True, ignores=False):
        command = tmp_path / "taverne"
        command.write_text(f"#!{sys.executable} {' '.join(options)}\n{text}")
        command.chmod(0o755)
        path = str(tmp_path / "interrupted") if interrupted else ""
        return subprocess.run(
            [command, "games"],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN if ignores else signal.SIG_DFL),
        )

    return start


def test_ctrl_c_while_python_starts_prints_nothing(started):
    run = started((SETUP / "launch").read_text(), "-S")
    assert (run.returncode, run.stdout, run.stderr) == (-signal.SIGINT, "", "")
    assert "KeyboardInterrupt" in started(BY_PIP).stderr, "the interruption comes while Python starts"


def test_the_command_works_and_stays_deaf_to_ctrl_c_in_the_background(started):
    for how in ({"interrupted": False}, {"ignores": True}):
        run = started((SETUP / "launch").read_text(), "-S", **how)
        assert (run.returncode, run.stderr) == (0, "")
        assert run.stdout.startswith("kaques: ")


def test_a_process_that_the_command_starts_does_not_run_it_again(tmp_path):
    """Processes of a club read its file under another name before they work."""
    command = tmp_path / "taverne"
    command.write_text((SETUP / "launch").read_text())
    reads = f"import runpy; runpy.run_path({str(command)!r}, run_name='__mp_main__')"
    run = subprocess.run([sys.executable, "-c", reads, "games"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_the_setup_writes_it_with_the_python_of_the_environment(tmp_path):
    lines = re.search(r"^here=.*?^esac$", (SETUP / "run").read_text(), re.MULTILINE | re.DOTALL)[0]
    for name, made in (("short", True), ("with a blank", False), ("long" * 40, False)):
        folder = tmp_path / name
        (folder / ".venv" / "bin").mkdir(parents=True)
        (folder / ".setup").symlink_to(SETUP)
        command = folder / ".venv" / "bin" / "taverne"
        command.write_text("as pip made it")
        subprocess.run(["sh", "-euc", lines], cwd=folder, check=True, env={**os.environ, "PWD": str(folder)})
        first = command.read_text().splitlines()[0]
        assert first == (f"#!{folder}/.venv/bin/python -S" if made else "as pip made it")
        assert os.access(command, os.X_OK) == made
