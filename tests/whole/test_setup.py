"""The setup starts no service, and leaves nothing behind when it is killed. It runs as root, with a false apt-get."""

import fcntl
import os
import re
import shutil
import signal
import subprocess
import venv
from pathlib import Path

import pytest
from helpers import wait_until

INSTALL = Path(__file__).parents[2] / ".setup" / "install"
STARTER = Path("/usr/sbin/invoke-rc.d")
OURS = "#!/bin/sh\nexit 101\n"

pytestmark = [
    pytest.mark.skipif(os.geteuid() != 0, reason="only root installs packages"),
    pytest.mark.posix("packages of Debian"),
]


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


def clone(folder):
    """What of a clone the setup needs, with a package that needs nothing."""
    (folder / ".setup").mkdir()
    for name in ("run", "launch", "messages.en"):
        (folder / ".setup" / name).write_text((INSTALL.parent / name).read_text())
    (folder / ".setup" / "run").chmod(0o755)
    (folder / "Makefile").write_text((INSTALL.parents[1] / "Makefile").read_text())
    return folder


def program(path, lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(0o755)


def set_up(folder, for_what="play", **variables):
    """Run the setup where nobody can be asked."""
    return subprocess.run(
        ["sh", ".setup/run", for_what],
        cwd=folder,
        env={**os.environ, "OUT": str(folder), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("for_what", "without"), [("play", "--editable ."), ("test", "--editable .[club,test]")])
def test_where_the_library_of_sounds_cannot_be_installed_taverne_is_set_up_without_it(tmp_path, for_what, without):
    clone(tmp_path)
    program(tmp_path / ".venv/bin/python", 'echo "$@" >> "$OUT/asked"\ncase "$*" in *sound*) exit 1 ;; esac')
    run = set_up(tmp_path, for_what)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Taverne goes on without sounds." in run.stdout
    assert [line for line in (tmp_path / "asked").read_text().splitlines() if "--editable" in line][-1].endswith(
        without
    )
    assert (tmp_path / ".venv" / "ready").exists()


BACKEND = """
import zipfile
def build_editable(folder, config_settings=None, metadata_directory=None):
    with zipfile.ZipFile(f"{folder}/taverne-1-py3-none-any.whl", "w") as made:
        made.writestr("taverne-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: taverne\\nVersion: 1\\n")
        made.writestr("taverne-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        made.writestr("taverne-1.dist-info/RECORD", "")
    return "taverne-1-py3-none-any.whl"
"""


def upgraded(folder):
    """The Python of .venv is now another one: what was installed lies in the folder of the earlier one."""
    (library,) = (folder / ".venv/lib").iterdir()
    library.rename(library.with_name("python3.1"))


def removed(folder):
    """The Python of .venv is gone with an upgrade."""
    for link in (folder / ".venv/bin").glob("python*"):
        link.unlink()
        link.symlink_to("/usr/bin/python3.1")


def without_pip(folder):
    """A first try without python3-venv left .venv without pip."""
    for found in (folder / ".venv/lib").glob("*/site-packages/pip*"):
        shutil.rmtree(found)


@pytest.mark.parametrize("spoil", [upgraded, removed, without_pip])
def test_an_environment_whose_python_or_pip_is_gone_is_made_anew(tmp_path, spoil):
    clone(tmp_path)
    backend = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
    (tmp_path / "pyproject.toml").write_text(backend)
    (tmp_path / "backend.py").write_text(BACKEND)
    venv.create(tmp_path / ".venv", with_pip=True, symlinks=True)
    spoil(tmp_path)
    (tmp_path / ".venv/axe").mkdir()
    (tmp_path / ".venv/ready-test").touch()
    run = set_up(tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    python = tmp_path / ".venv/bin/python"
    installed = subprocess.run([python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"^taverne +1\b", installed, re.MULTILINE)
    assert (tmp_path / ".venv/ready").read_text() == f"{python.resolve().name}\n"
    assert not (tmp_path / ".venv/ready-test").exists(), "the test tools are not in it any more"
    assert (tmp_path / ".venv/axe").is_dir(), "fetched, and of no Python"


def test_make_sets_up_anew_only_if_the_python_is_another_one(tmp_path):
    clone(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    program(tmp_path / ".venv/bin/taverne", ":")
    program(tmp_path / ".setup/run", "basename $(readlink .venv/bin/python) > .venv/ready; echo set up")
    for number, (link, wanted) in enumerate(
        [
            ("python3.11", "set up\n"),
            ("python3.11", ""),
            ("python3.13", "set up\n"),
            ("python3.13", ""),
            (None, "set up\n"),
        ]
    ):
        python = tmp_path / ".venv/bin/python"
        python.unlink(missing_ok=True)
        python.symlink_to(tmp_path / (link or "gone"))
        if link:
            (tmp_path / link).touch()
        run = subprocess.run(
            ["make", "--no-print-directory", "play"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (run.returncode, run.stdout) == (0, wanted), (number, run.stderr)


def test_without_dpkg_what_is_used_of_the_packages_is_looked_for(tmp_path):
    clone(tmp_path)
    program(tmp_path / ".venv/bin/python", ":")
    programs = tmp_path / "bin"
    for name in ("espeak-ng", "aplay"):
        program(programs / name, ":")
    for name in [
        "cat",
        "chmod",
        "cp",
        "dirname",
        "env",
        "find",
        "grep",
        "id",
        "mktemp",
        "mv",
        "rm",
        "sed",
        "sh",
        "tail",
        "touch",
        "tr",
    ]:
        (programs / name).symlink_to(shutil.which(name))
    assert set_up(tmp_path, PATH=str(programs)).stdout == "Setting up Taverne: this takes a minute.\n"
    (programs / "aplay").unlink()
    told = "Not installed, and Taverne goes on without: alsa-utils\n"
    assert set_up(tmp_path, PATH=str(programs)).stdout == f"Setting up Taverne: this takes a minute.\n{told}"


def test_a_debian_that_is_in_use_is_left_alone(tmp_path):
    (tmp_path / "trixie").mkdir()
    with open(tmp_path / "trixie.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = ["make", "test-debian", "RELEASE=trixie", f"DEBIANS={tmp_path}"]
        run = subprocess.run(command, cwd=INSTALL.parents[1], capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert f"Debian trixie in {tmp_path / 'trixie'} is in use.\n" in run.stderr
    assert not list((tmp_path / "trixie").iterdir())
