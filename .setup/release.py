"""Build the packages for people in dist/, and check them: make release. Nothing is published or tagged.

The source distribution and the wheel: what is in them; installed by pip, pipx and uv, they play the game of the README
to its end, and are taken away again. Then the zip for Windows (windows_zip.py), played under Wine (windows_played.py).
"""

from __future__ import annotations

import calendar
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from zipfile import ZipFile

import windows_played
import windows_zip

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
VERSION = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
PACKAGES = ("access", "games", "wordlists")
NOT_PACKAGED = re.compile(r"access/manual/[^/]+\.png$")
"""Files of the packages for people alone: the pictures of the manual."""
ALSO_IN_SOURCE = {"LICENSE", "README.md", "pyproject.toml", "MANIFEST.in", "PKG-INFO", "setup.cfg"}
SYSTEM = Path("/usr/bin/python3")
README = (TOP / "README.md").read_text(encoding="utf-8")


def main() -> None:
    """Build and check everything."""
    sdist, wheel = build()
    check_contents(sdist, wheel)
    for name in INSTALLERS:
        with tempfile.TemporaryDirectory() as folder:
            check_installed(name, Path(folder), wheel)
    made = windows_zip.make(wheel, VERSION, DIST)
    say(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    windows_played.check(made)


def say(line: str) -> None:
    """Say how far it is."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(*command: object, **options: object) -> str:
    """Run a command, and return its output. Exits with this output if it fails."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]
    if done.returncode:
        raise SystemExit(f"{shlex.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return str(done.stdout)


# The packages of Python -----------------------------------------------------------------------------------------------


def build() -> tuple[Path, Path]:
    """Build the source distribution, and the wheel from it. The same files give the same wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    fixed = {"SOURCE_DATE_EPOCH": str(calendar.timegm(windows_zip.EARLIEST))}
    run(sys.executable, "-m", "build", "--outdir", DIST, TOP, env={**os.environ, **fixed})
    (sdist,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    run(sys.executable, "-m", "uv", "tool", "run", "twine", "check", "--strict", sdist, wheel)
    return sdist, wheel


def check_contents(sdist: Path, wheel: Path) -> None:
    """Check that both have each file of the packages, and nothing else but metadata."""
    tracked = run("git", "ls-files", *PACKAGES, cwd=TOP).splitlines()
    wanted = {name for name in tracked if not NOT_PACKAGED.match(name)}
    for path, names in ((sdist, names_in_sdist(sdist)), (wheel, names_in_wheel(wheel))):
        if names != wanted:
            raise SystemExit(f"{path.name} lacks {sorted(wanted - names)}, and has beside it {sorted(names - wanted)}.")
        say(f"{path.name}: {len(names)} files, {path.stat().st_size / 1e6:.1f} MB")


def names_in_sdist(sdist: Path) -> set[str]:
    """Return the files of a source distribution, without its metadata."""
    with tarfile.open(sdist) as packed:
        every = {entry.name.partition("/")[2] for entry in packed if entry.isfile()}
    return {name for name in every if name not in ALSO_IN_SOURCE and not name.startswith("taverne.egg-info/")}


def names_in_wheel(wheel: Path) -> set[str]:
    """Return the files of a wheel, without its metadata and the manual pages."""
    with ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if not re.match(r"[^/]*\.(dist-info|data)/", name)}


def by_pip(folder: Path, wheel: Path) -> Iterator[Path]:
    """Install a wheel into a fresh environment of the system's Python, yield the command, and uninstall it."""
    run(SYSTEM, "-m", "venv", folder / "venv")
    python = folder / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel)
    yield folder / "venv" / "bin" / "taverne"
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "taverne")


def by_pipx(folder: Path, wheel: Path) -> Iterator[Path]:
    """Do the same by pipx, in folders of its own."""
    own = {f"PIPX_{name}": str(folder / name.lower()) for name in ("HOME", "BIN_DIR", "MAN_DIR")}
    pipx, env = (sys.executable, "-m", "pipx"), {**os.environ, **own, "PIPX_DEFAULT_PYTHON": str(SYSTEM)}
    run(*pipx, "install", wheel, env=env)
    yield folder / "bin_dir" / "taverne"
    run(*pipx, "uninstall", "taverne", env=env)


def by_uv(folder: Path, wheel: Path) -> Iterator[Path]:
    """Do the same by uv, in folders of its own."""
    own = {f"UV_TOOL_{name}": str(folder / name.lower()) for name in ("DIR", "BIN_DIR")}
    uv, env = (sys.executable, "-m", "uv", "tool"), {**os.environ, **own}
    run(*uv, "install", "--quiet", "--python", SYSTEM, wheel, env=env)
    yield folder / "bin_dir" / "taverne"
    run(*uv, "uninstall", "--quiet", "taverne", env=env)


INSTALLERS = {"pip": by_pip, "pipx": by_pipx, "uv": by_uv}


def check_installed(name: str, folder: Path, wheel: Path) -> None:
    """Install a wheel, play, and uninstall it: nothing of it stays, but games and settings do."""
    home = folder / "home"
    home.mkdir()
    env = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "ACCESSIBLE": "1"}
    installing = INSTALLERS[name](folder, wheel)
    taverne = next(installing)
    run(taverne, "settings", "set", "rate", "250", env=env, cwd=home)
    play_the_readme(taverne, env)
    next(installing, None)
    if left := left_behind(folder, home):
        raise SystemExit(f"{name} leaves behind: {' '.join(left)}")
    kept = sorted(path.name for path in home.rglob("*") if path.is_file() and path.stat().st_size)
    if not {"settings.toml", "1-kaques.jsonl"} <= {*kept}:
        raise SystemExit(f"After {name} has uninstalled Taverne, only these are there: {' '.join(kept)}")
    say(f"{name}: installed, played, uninstalled")


def play_the_readme(taverne: Path, env: Mapping[str, str]) -> None:
    """Play the game of the README, by a pipe; long lines are wrapped there. Exits if it is told otherwise."""
    command = shlex.split(re.search(r"played with `taverne (.*?)`", README)[1])  # type: ignore[index]
    lines = [line[4:] for line in README.splitlines() if line.startswith("    ")]
    typed = "".join(line.partition("? ")[2] + "\n" for line in lines if re.search(r"\? \w+$", line))
    told = run(taverne, *command, input=typed, env=env, cwd=env["HOME"]).splitlines()
    if " ".join(told) != " ".join(re.sub(r"\? \w+$", "?", line) for line in lines):
        raise SystemExit(f"{taverne} tells the game of the README so:\n" + "\n".join(told))


def left_behind(folder: Path, home: Path) -> list[str]:
    """Return the leftovers of Taverne after its removal; games and settings are none."""
    ours = re.compile(rf"(^|/)(taverne[^/]*|({'|'.join(PACKAGES)})(/.*)?)$")
    every = (path for path in folder.rglob("*") if home not in (path, *path.parents))
    return sorted(name for name in (path.relative_to(folder).as_posix() for path in every) if ours.search(name))


if __name__ == "__main__":
    main()
