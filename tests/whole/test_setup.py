"""The setup starts no service, and leaves nothing behind when it is killed. It runs as root, with a false apt-get."""

import os
import signal
import subprocess
from pathlib import Path

import pytest
from helpers import wait_until

INSTALL = Path(__file__).parents[2] / ".setup" / "install"
STARTER = Path("/usr/sbin/invoke-rc.d")
OURS = "#!/bin/sh\nexit 101\n"

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root installs packages")


@pytest.fixture
def machine(tmp_path):
    """False programs: apt-get tells whether services can be started, and waits; systemctl writes down what it is asked."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, line in {
        "apt-get": f'[ "$1" = update ] || {{ cmp -s /bin/true {STARTER} && : > "$OUT/covered"; exec sleep "$WAIT"; }}',
        "systemctl": 'echo "$@" >> "$OUT/systemctl"',
    }.items():
        (programs / name).write_text(f"#!/bin/sh\n{line}\n")
        (programs / name).chmod(0o755)
    (tmp_path / "systemd").mkdir()
    return tmp_path


def start(machine, *packages, wait=0):
    return subprocess.Popen(
        ["sh", str(INSTALL), *packages],
        env={
            "PATH": f"{machine / 'bin'}:{os.environ['PATH']}",
            "OUT": str(machine),
            "WAIT": str(wait),
            "POLICY": str(machine / "policy-rc.d"),
            "PENDING": str(machine / "pending"),
            "SYSTEM": str(machine / "systemd"),
        },
        start_new_session=True,
    )


@pytest.mark.skipif(not STARTER.exists(), reason="packages start no services here")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_a_setup_that_is_ended_leaves_nothing_behind(machine, end):
    before = STARTER.read_bytes()
    run = start(machine, "brltty", wait=60)
    assert wait_until((machine / "covered").exists)
    os.killpg(run.pid, end)
    run.wait()
    assert not (machine / "policy-rc.d").exists()
    assert STARTER.read_bytes() == before
    assert start(machine).wait() == 0, "the next run disables what the one that was killed installed"
    assert (machine / "systemctl").read_text() == "disable brltty.service\n"


def test_only_services_of_packages_that_were_installed_are_disabled(machine):
    services = ("brltty", "caddy", "fenrir", "haproxy", "nginx", "postgresql", "prometheus")
    assert start(machine, "yasr", *services).wait() == 0
    assert (machine / "systemctl").read_text() == "".join(f"disable {name}.service\n" for name in services)
    assert not (machine / "pending").exists()


@pytest.mark.parametrize(("text", "stays"), [(OURS, False), (OURS + "# of somebody else\n", True)])
def test_a_file_that_an_earlier_setup_left_behind_is_removed(machine, text, stays):
    (machine / "policy-rc.d").write_text(text)
    assert start(machine).wait() == 0
    assert (machine / "policy-rc.d").exists() == stays


@pytest.mark.parametrize(("for_what", "without"), [("play", "--editable ."), ("test", "--editable .[club,test]")])
def test_where_the_library_of_sounds_cannot_be_installed_taverne_is_set_up_without_it(tmp_path, for_what, without):
    (tmp_path / ".setup").mkdir()
    for name in ("run", "launch", "messages.en"):
        (tmp_path / ".setup" / name).write_text((INSTALL.parent / name).read_text())
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    false = 'echo "$@" >> "$OUT/asked"\ncase "$*" in *sound*) exit 1 ;; esac\n'
    (programs / "python").write_text(f"#!/bin/sh\n{false}")
    (programs / "python").chmod(0o755)
    run = subprocess.run(
        ["sh", ".setup/run", for_what],
        cwd=tmp_path,
        env={**os.environ, "OUT": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "Taverne goes on without sounds." in run.stdout
    assert (tmp_path / "asked").read_text().splitlines()[-1].endswith(without)
    assert (tmp_path / ".venv" / "ready").exists()
