"""What to do when the packages of an optional part are missing: the advice works where it is given."""

import re
import shlex
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from helpers import taverne

from access.language.phrases import Phrases
from access.system import extras
from access.system.environment import LANGUAGES

TOP = Path(__file__).parents[2]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDS = {"club": ("club", "tables"), "sound": ("say", "--sounds")}
"""A command that needs each part."""
WITHOUT = [("club", "argon2"), ("club", "asyncssh"), ("club", "openskill"), ("club", "prometheus_client")]


@pytest.fixture
def without(tmp_path):
    """Hides a package from the programs that are started."""

    def hide(module):
        (tmp_path / f"{module}.py").write_text(
            f"raise ModuleNotFoundError('No module named {module}', name='{module}')\n"
        )
        return {"PYTHONPATH": f"{tmp_path}:{TOP}"}

    return hide


@pytest.mark.parametrize(
    ("part", "module", "language"),
    [
        *((part, module, "en") for part, module in WITHOUT),
        *((*WITHOUT[0], language) for language in LANGUAGES if language != "en"),
    ],
)
def test_a_missing_package_is_named_with_what_installs_it(without, part, module, language, tmp_path):
    wanted = (
        ("serve", "--listen", "127.0.0.1:0")
        if module in ("asyncssh", "openskill", "prometheus_client")
        else NEEDS[part]
    )
    run = taverne(*wanted, "--lang", language, env=without(module), cwd=tmp_path)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (1, "", 1)
    needs = {"club": "error-without-club", "sound": "error-without-sound"}.get(part, "error-without-package")
    assert Phrases(language).text(needs, package=module, advice=extras.advice(part)) in run.stderr
    assert run.stderr.strip().endswith(f": {extras.advice(part)}")
    assert "No module" not in run.stderr


@pytest.mark.parametrize("part", extras.MODULES)
def test_the_advice_for_each_part_can_be_followed(part):
    advice = shlex.split(extras.advice(part))
    if advice[0] == "make":
        assert subprocess.run([*advice, "--dry-run"], cwd=TOP, capture_output=True, check=False).returncode == 0
        return
    assert advice[:4] == [sys.executable, "-m", "pip", "install"]
    folder, wanted = re.fullmatch(r"(.*)\[(\w+)\]", advice[-1]).groups()
    assert (Path(folder) / "pyproject.toml").is_file()
    assert wanted in metadata.metadata("taverne").get_all("Provides-Extra")


def test_each_optional_package_of_the_project_is_known_by_its_module():
    known = metadata.packages_distributions()
    for part, packages in PROJECT["optional-dependencies"].items():
        if part == "test":
            continue
        names = {re.split(r"[\[<>=]", package)[0].replace("_", "-") for package in packages}
        found = {name.lower().replace("_", "-") for module in extras.MODULES[part] for name in known.get(module, ())}
        assert names <= {*found, "miniaudio"}, part


def test_where_taverne_is_no_clone_pip_installs_it_from_where_it_came(monkeypatch, tmp_path):
    monkeypatch.setattr(extras, "TOP", tmp_path)
    assert not extras.is_clone()
    for part in extras.MODULES:
        advice = shlex.split(extras.advice(part))
        assert advice[:4] == [sys.executable, "-m", "pip", "install"]
        assert advice[4].endswith(f"[{part}]")
        assert not advice[4].startswith("taverne["), "it is on no index"


def test_the_doctor_says_how_to_install_the_sounds(monkeypatch):
    from access.doctor.findings import LOOKS, PackageNotFoundError

    def missing(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr("access.doctor.findings.version", missing)
    for language in LANGUAGES:
        ok, needed, text = LOOKS["sounds"](Phrases(language))
        assert (ok, needed) == (False, False)
        assert text.endswith(f": {extras.advice('sound')}")
