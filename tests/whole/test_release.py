"""What make release checks: each of its checks finds a fault, and the README of the zip names what works."""

import ast
import os
import re
import shlex
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path
from types import SimpleNamespace

import pytest

from access.cli.group import main
from access.cli.manual import found
from access.cli.options import CommonOptions
from access.language.phrases import Phrases
from access.storage import catalogue
from access.system.environment import LANGUAGES

pytestmark = pytest.mark.posix("Wine")
TOP = Path(__file__).parents[2]
sys.path.append(str(TOP / ".setup"))  # the last one: a file there has the name of a package

import release  # noqa: E402
import windows_zip  # noqa: E402

README = (TOP / ".setup" / "windows" / "README.txt").read_text(encoding="utf-8")
PARTS = dict(zip(LANGUAGES, re.split(r"\n(?=(?:DEUTSCH|FRANÇAIS)\n)", README), strict=True))
SIGNED = """\
Signer's certificate:
\t------------------
\tSigner #0:
\t\tSubject: /C=US/ST=Oregon/L=Beaverton/O=Python Software Foundation/CN=Python Software Foundation
\t\tIssuer : /C=US/O=Microsoft Corporation/CN=Microsoft ID Verified CS AOC CA 02
Signature verification: ok
"""


def test_what_a_release_calls_in_other_files_is_there():
    """It is run before a release alone, and mypy does not read it."""
    for file in (release, release.windows_played, windows_zip):
        for node in ast.walk(ast.parse(Path(file.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", "").startswith("windows"):
                assert hasattr(sys.modules[node.value.id], node.attr), f"{node.value.id}.{node.attr}"


# The zip --------------------------------------------------------------------------------------------------------------


def test_the_same_files_give_the_same_bytes_and_too_many_are_refused(tmp_path, monkeypatch):
    packed = []
    for name, times in (("one", (0, 0)), ("two", (10**9, 10**9))):
        for file in ("b.txt", "a/c.txt"):
            path = tmp_path / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file)
            os.utime(path, times)
        packed.append(windows_zip.pack(tmp_path / name, tmp_path / f"{name}.zip"))
    assert packed[0].read_bytes() == packed[1].read_bytes()
    assert zipfile.ZipFile(packed[0]).namelist() == ["a/c.txt", "b.txt"]
    monkeypatch.setattr(windows_zip, "MOST", 10)
    with pytest.raises(SystemExit, match="more than 10"):
        windows_zip.pack(tmp_path / "one", tmp_path / "three.zip")


@pytest.mark.parametrize(
    ("status", "said", "fault"),
    [
        (0, SIGNED, None),
        (0, SIGNED.replace("\t------------------\n", ""), None),
        (0, SIGNED.replace("O=Python Software Foundation", "O=Microsoft Corporation"), None),
        (0, SIGNED.replace("O=Python Software", "O=Python Software Foundation of Mallory"), "is signed by /C=US"),
        (0, SIGNED + SIGNED.replace("O=Python", "O=Mallory/OU=Python"), "is signed by /C=US"),
        (1, SIGNED.replace("ok", "Error: certificate has expired"), "has expired"),
        (1, f"{SIGNED}Calculated message digest : EB    MISMATCH!!!\n", "MISMATCH"),
        (1, "No signature found\n", "is not signed"),
        (0, "", "is not signed"),
    ],
)
def test_a_program_that_others_signed_or_changed_is_found(monkeypatch, status, said, fault):
    monkeypatch.setattr(windows_zip, "verify", lambda *_: SimpleNamespace(returncode=status, stdout=said))
    found_fault = windows_zip.signature_fault(Path("python.exe"), "roots.pem")
    assert found_fault is None if fault is None else fault in found_fault


@pytest.mark.parametrize(
    ("imported", "fault"),
    [
        ("KERNEL32.dll api-ms-win-crt-heap-l1-1-0.dll WINSPOOL.DRV", None),
        ("Vcruntime140.dll", None),
        ("mfc140u.dll", "_x.pyd loads mfc140u.dll, which nobody brings."),
        ("USER32.dll MSVCP140.dll", "_x.pyd loads MSVCP140.dll, which nobody brings."),
        ("mykernel32.dll", "_x.pyd loads mykernel32.dll, which nobody brings."),
    ],
)
def test_a_library_that_nobody_brings_is_found(tmp_path, monkeypatch, imported, fault):
    for name in ("_x.pyd", "VCRUNTIME140.dll", "notes.txt"):
        (tmp_path / name).touch()
    dumped = "".join(f"\tDLL Name: {name}\n\tvma:  Hint/Ord Member-Name\n" for name in imported.split())
    told = {"_x.pyd": dumped, "VCRUNTIME140.dll": ""}
    monkeypatch.setattr(
        windows_zip.subprocess, "run", lambda command, **_: SimpleNamespace(stdout=told[command[-1].name])
    )
    if fault is None:
        windows_zip.check_libraries(tmp_path)
    else:
        with pytest.raises(SystemExit, match=re.escape(fault)):
            windows_zip.check_libraries(tmp_path)


def package(site, name, facts="", files=()):
    """A package with metadata."""
    info = site / f"{name}-1.dist-info"
    for inner in files:
        (info / inner).parent.mkdir(parents=True, exist_ok=True)
        (info / inner).write_text(inner)
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: 1\n{facts}\nLong text.\n")
    return info


def test_each_package_brings_its_licence_into_the_zip(tmp_path):
    site = tmp_path / "inside" / "Lib" / "site-packages"
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "LICENSE.txt").write_text("Python's")
    package(site, "new", "License-File: LICENSE\nLicense-File: a/NOTICE\n", ("licenses/LICENSE", "licenses/a/NOTICE"))
    package(site, "old", "License-File: COPYING\nHome-page: https://old.example\n", ("COPYING",))
    package(site, "beside", files=("LICENCE.md", "licenses/unnamed"))
    package(site, "common", "License: APL 2\nProject-URL: Source, https://common.example\n")
    windows_zip.copy_licences(tmp_path / "inside", tmp_path / "licences")
    assert {path.relative_to(tmp_path / "licences").as_posix() for path in (tmp_path / "licences").rglob("*.*")} >= {
        "Python/LICENSE.txt",
        "list.txt",
    }
    assert (tmp_path / "licences" / "new-1" / "a" / "NOTICE").read_text() == "licenses/a/NOTICE"
    assert (tmp_path / "licences" / "list.txt").read_text().splitlines()[1:] == [
        "beside 1: LICENCE.md",
        "common 1: Apache-2.0.txt, https://common.example",
        "new 1: LICENSE, a/NOTICE",
        "old 1: COPYING, https://old.example",
    ]


@pytest.mark.parametrize("facts", ["", "License: MIT\n", "License-File: GONE\n"])
def test_a_package_without_its_licence_is_found(tmp_path, facts):
    (tmp_path / "LICENSE.txt").touch()
    package(tmp_path / "Lib" / "site-packages", "bare", facts)
    with pytest.raises(SystemExit, match=r"bare 1 brings no licence\."):
        windows_zip.copy_licences(tmp_path, tmp_path / "licences")


def test_a_package_that_stands_for_another_one_is_left_out(tmp_path):
    info = package(tmp_path, "bare")
    (info / "RECORD").write_text("bare-1.dist-info/METADATA,,\nbare-1.dist-info/RECORD,,\n")
    assert windows_zip.is_empty(info)
    (info / "RECORD").write_text("bare-1.dist-info/METADATA,,\nbare.py,,\n")
    assert not windows_zip.is_empty(info)


def test_where_a_package_comes_from_is_its_source_if_it_names_one():
    facts = Message()
    assert windows_zip.home(facts) == []
    facts["Project-URL"] = "Changelog, https://example.org/news"
    assert windows_zip.home(facts) == ["https://example.org/news"]
    facts["Project-URL"] = "Source Code, https://example.org/source"
    assert windows_zip.home(facts) == ["https://example.org/source"]


# The README of the zip ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_of_the_zip_names_what_there_is(language):
    part, phrases = PARTS[language], Phrases(language)
    for name in catalogue.names():
        assert re.search(rf"\b{name}\b", part), name
    for command in ("help", "quit"):
        assert phrases.words(f"loop-command-{command}")[0] in part
    assert part.count(r"%LOCALAPPDATA%\taverne") == 2
    assert max(map(len, README.splitlines())) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_the_readme_of_the_zip_are_understood(language):
    lines = re.findall(r"^    (taverne .*)", PARTS[language], re.MULTILINE)
    assert len(lines) == 4
    for line in [*lines, *re.findall(r"(?:^|\s)(taverne rules \w+)", PARTS[language])]:
        words = shlex.split(line)[1:]
        ctx = main.make_context("taverne", list(words), obj=CommonOptions())
        command = main.get_command(ctx, words[0])
        command.make_context(words[0], list(words[1:]), obj=CommonOptions())
        if words[0] == "help":
            assert found(" ".join(words[1:]), language).name == "windows-and-macos"
    club = re.search(r"taverne help (club|Club)\b", PARTS[language])[1]
    assert found(club, language).name == "club"


def test_what_starts_the_program_quotes_its_folder_and_passes_all_arguments_on():
    lines = (TOP / ".setup" / "windows" / "taverne.cmd").read_text(encoding="ascii").splitlines()
    assert r'@"%~dp0@FOLDER@\python.exe" -m access %*' in lines
    assert all(line.startswith("@") for line in lines), "nothing but the program is shown"


# The packages of Python -----------------------------------------------------------------------------------------------


def built(folder, names):
    """A source distribution and a wheel with these files."""
    sdist, wheel = folder / "taverne-1.tar.gz", folder / "taverne-1-py3-none-any.whl"
    (folder / "file").touch()
    with tarfile.open(sdist, "w:gz") as packed:
        for name in (*names, "PKG-INFO", "taverne.egg-info/PKG-INFO"):
            packed.add(folder / "file", f"taverne-1/{name}")
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in (*names, "taverne-1.dist-info/METADATA", "taverne-1.data/data/share/man/man1/taverne.1"):
            packed.writestr(name, "")
    return sdist, wheel


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (lambda names: names, None),
        (lambda names: names - {"games/kaques/de.ftl"}, r"lacks \['games/kaques/de.ftl'\]"),
        (lambda names: names | {"tests/test_rules.py"}, r"has beside it \['tests/test_rules.py'\]"),
        (lambda names: names | {"build/lib/access/old.py"}, r"has beside it \['build/lib/access/old.py'\]"),
    ],
)
def test_a_file_that_is_missing_or_too_much_is_found(tmp_path, monkeypatch, changed, fault):
    names = {"access/__init__.py", "games/kaques/de.ftl"}
    monkeypatch.setattr(release, "run", lambda *_, **__: "\n".join([*names, "access/manual/page.png"]))
    if fault is None:
        release.check_contents(*built(tmp_path, changed(names)))
    else:
        with pytest.raises(SystemExit, match=fault):
            release.check_contents(*built(tmp_path, changed(names)))


def test_what_stays_of_an_uninstalled_taverne_is_found(tmp_path):
    folder = tmp_path / "folder"
    home = folder / "home"
    for name in ("home/.local/share/taverne/games/1.jsonl", "venv/lib/click/access.py", "venv/bin/python"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    assert release.left_behind(folder, home) == []
    for name in ("venv/bin/taverne", "venv/share/man/man1/taverne.1", "venv/lib/games/__pycache__/old.pyc"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    assert {"venv/bin/taverne", "venv/share/man/man1/taverne.1", "venv/lib/games/__pycache__/old.pyc"} <= {
        *release.left_behind(folder, home)
    }
