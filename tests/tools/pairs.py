"""Hunspell pairs of others, fetched from Debian once and kept in build/: dictionaries, and the suite of Hunspell itself."""

import fcntl
import os
import platform
import shutil
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "build" / "hunspell" / platform.freedesktop_os_release()["VERSION_CODENAME"]
"""Each release of Debian has its own, so that one clone serves several."""


def fetched(name, packages):
    """Return the folder of a package. All are fetched at once; without a network the test is skipped, in CI it fails."""
    _once([*packages], "download", "*.deb", lambda file, into: ("dpkg-deb", "-x", file, into))
    return FOLDER / f"download-{name}"


def suite():
    """Return the folder of Hunspell's small pairs, with what is right and wrong."""
    _once(["hunspell"], "source", "*.orig.tar.*", lambda file, into: ("tar", "-xf", file, "-C", into))
    return next((FOLDER / "source-hunspell").glob("*/tests"))


def _once(names, way, pattern, unpacking):
    """Fetch what is not there yet. Several tests want it at the same time, so one fetches, and the others wait."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open(FOLDER / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        missing = [name for name in names if not (FOLDER / f"{way}-{name}").exists()]
        if not missing:
            return
        shutil.rmtree(fresh := FOLDER / "fresh", ignore_errors=True)
        fresh.mkdir()
        try:
            _apt(way, *(["--download-only"] if way == "source" else []), *missing, folder=fresh)
        except subprocess.CalledProcessError as error:
            why = f"{', '.join(missing)} could not be fetched: {error.stderr.strip()[-300:]}"
            (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
        for file in fresh.glob(pattern):
            unpacked = fresh / f"{way}-{file.name.partition('_')[0]}"
            unpacked.mkdir()
            subprocess.run(unpacking(file, unpacked), check=True)
            unpacked.rename(FOLDER / unpacked.name)


def _apt(*wanted, folder):
    """Run apt-get by lists of our own: those of the system may be old or missing, and only root renews them."""
    own = FOLDER / "apt"
    options = [f"-oDir::State::Lists={own}/lists", f"-oDir::Cache={own}", f"-oDir::Etc::SourceList={own}/sources.list"]
    options += ["-oDir::Etc::SourceParts=/dev/null", "-oAPT::Sandbox::User=", "-oAcquire::Languages=none", "-qq"]
    if not (own / "sources.list").exists():
        (own / "lists" / "partial").mkdir(parents=True, exist_ok=True)
        targets = subprocess.run(
            [
                "apt-get",
                "indextargets",
                "--format",
                "$(REPO_URI) $(RELEASE)",
                "Created-By: Packages",
                "Component: main",
            ],
            capture_output=True,
            text=True,
            check=True,
        )
        place = targets.stdout.splitlines()[0]
        (own / "new").write_text(f"deb {place} main\ndeb-src {place} main\n")
        _run("update", f"-oDir::Etc::SourceList={own}/new", *(each for each in options if "::SourceList" not in each))
        (own / "new").rename(own / "sources.list")
    _run(*wanted, *options, folder=folder)


def _run(*arguments, folder=None):
    subprocess.run(["apt-get", *arguments], cwd=folder, check=True, capture_output=True, text=True)


def refused(pair, words):
    """Return the words that the real hunspell does not accept.

    By -1 it takes what stands before a tab as one word; it would cut words at letters that its program does not know.
    """
    run = subprocess.run(
        ["hunspell", "-l", "-1", "-i", "utf-8", "-d", pair.with_suffix("")],
        input="".join(f"{word}\t\n" for word in words).encode(),
        capture_output=True,
        check=True,
    )
    return set(run.stdout.decode().split())
