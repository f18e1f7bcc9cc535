"""What to do when the packages of an optional part are missing: the advice works where it is given."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from helpers import taverne

from access.cli import group
from access.cli.options import CommonOptions
from access.language.phrases import Phrases
from access.system import packages
from access.system.environment import LANGUAGES

TOP = Path(__file__).parents[3]
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
    assert Phrases(language).text(needs, package=module, advice=packages.advice(part)) in run.stderr
    assert run.stderr.strip().endswith(f": {packages.advice(part)}")
    assert "No module" not in run.stderr


def test_a_library_that_does_not_load_is_no_missing_package(tmp_path):
    (tmp_path / "argon2.py").write_text("raise ImportError('DLL load failed while importing _rust', name='_rust')\n")
    run = taverne(*NEEDS["club"], env={"PYTHONPATH": f"{tmp_path}:{TOP}"}, cwd=tmp_path)
    assert run.returncode == 1
    assert "DLL load failed while importing _rust" in run.stderr
    assert "is missing" not in run.stderr


@pytest.mark.parametrize("part", packages.MODULES)
def test_the_advice_of_a_clone_for_each_part_can_be_followed(part):
    advice = shlex.split(packages.advice(part))
    assert advice[0] == "make"
    assert subprocess.run([*advice, "--dry-run"], cwd=TOP, capture_output=True, check=False).returncode == 0


def test_each_optional_package_of_the_project_is_known_by_its_module():
    known = metadata.packages_distributions()
    for part, wanted in PROJECT["optional-dependencies"].items():
        if part == "test":
            continue
        names = {re.split(r"[\[<>=]", package)[0].replace("_", "-") for package in wanted}
        found = {name.lower().replace("_", "-") for module in packages.MODULES[part] for name in known.get(module, ())}
        assert names <= {*found, "miniaudio"}, part


class Installed:
    """The metadata of an installed Taverne."""

    requires = (
        "click<9,>=8.1",
        'aiohttp<4,>=3; extra == "club"',
        'psycopg[binary] ; extra == "club"',
        "miniaudio>=1; extra == 'sound'",
    )

    def __init__(self, url, installer):
        self.texts = {"direct_url.json": url and json.dumps(url), "INSTALLER": installer}

    def read_text(self, name):
        return self.texts.get(name)


def advised(monkeypatch, folder, url=None, installer="pip\n", part="club"):
    """The advice of a Taverne that is no clone."""
    monkeypatch.setattr(packages, "TOP", folder)
    monkeypatch.setattr(metadata, "distribution", lambda name: Installed(url, installer))
    return packages.advice(part)


PIP = f"{shlex.quote(sys.executable)} -m pip install"


@pytest.mark.posix("quotes of its shell")
def test_the_advice_names_where_taverne_came_from(monkeypatch, tmp_path):
    wheel, folder = tmp_path / "a b.whl", tmp_path / "source"
    wheel.touch()
    folder.mkdir()
    (folder / "pyproject.toml").touch()
    commit = {"vcs": "git", "commit_id": "1f"}
    for url, wanted in (
        ({"url": wheel.as_uri(), "archive_info": {}}, f"'{wheel}[club]'"),
        ({"url": folder.as_uri(), "dir_info": {}}, f"'{folder}[club]'"),
        ({"url": folder.as_uri(), "dir_info": {"editable": True}}, f"--editable '{folder}[club]'"),
        ({"url": "https://example.org/t.whl", "archive_info": {}}, "'taverne[club] @ https://example.org/t.whl'"),
        ({"url": "https://example.org/t", "vcs_info": commit}, "'taverne[club] @ git+https://example.org/t@1f'"),
    ):
        assert advised(monkeypatch, tmp_path, url) == f"{PIP} {wanted}"


@pytest.mark.posix("quotes of its shell")
def test_where_that_is_gone_or_unknown_the_advice_names_the_packages(monkeypatch, tmp_path):
    gone = {"url": (tmp_path / "gone.whl").as_uri(), "archive_info": {}}
    empty = {"url": tmp_path.as_uri(), "dir_info": {}}
    for url in (None, gone, empty):
        assert advised(monkeypatch, tmp_path, url) == f"{PIP} 'aiohttp<4,>=3' 'psycopg[binary]'"
        assert advised(monkeypatch, tmp_path, url, part="sound") == f"{PIP} 'miniaudio>=1'"
        assert advised(monkeypatch, tmp_path, url, part="") == f"{PIP} 'click<9,>=8.1'"


@pytest.mark.posix("quotes of its shell")
def test_a_python_of_the_system_is_told_to_take_packages(monkeypatch, tmp_path):
    (tmp_path / "EXTERNALLY-MANAGED").touch()
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert advised(monkeypatch, tmp_path, part="sound") == f"{PIP} 'miniaudio>=1'", "an environment is not managed"
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    assert advised(monkeypatch, tmp_path, part="sound") == f"{PIP} --break-system-packages 'miniaudio>=1'"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_zip_for_windows_says_that_it_opens_no_club_and_asks_to_be_unzipped_again(monkeypatch, capsys, language):
    """It has no installer, so no command that installs is advised."""
    monkeypatch.setattr(metadata, "distribution", lambda name: Installed(None, f"{packages.ZIP}\n"))
    for module, told in (("asyncssh", "error-unzipped-club"), ("click", "error-unzipped-package")):
        with pytest.raises(SystemExit):
            group._failed(ModuleNotFoundError(name=module), CommonOptions(language))
        said = capsys.readouterr().err
        assert said == f"{Phrases(language).text(told, package=module)}\n"
        assert "pip" not in said
    monkeypatch.setattr(metadata, "distribution", lambda name: Installed(None, "pip\n"))
    with pytest.raises(SystemExit):
        group._failed(ModuleNotFoundError(name="asyncssh"), CommonOptions(language))
    assert packages.advice("club") in capsys.readouterr().err


def test_the_doctor_says_how_to_install_the_sounds(monkeypatch):
    from access.cli.commands.doctor import LOOKS, PackageNotFoundError

    def missing(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr("access.cli.commands.doctor.version", missing)
    for language in LANGUAGES:
        ok, needed, text = LOOKS["sounds"](Phrases(language))
        assert (ok, needed) == (False, False)
        assert text.endswith(f": {packages.advice('sound')}")
