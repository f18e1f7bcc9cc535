"""What the check says of a pyproject.toml is what the wheel lacks that is really built of it."""

import subprocess
import sys
from zipfile import ZipFile

import pytest
from small_game import PROJECT, SmallGame

from access.authoring import project
from access.authoring.package import Package
from access.storage import catalogue

HEAD = '[build-system]\nrequires = []\nbuild-backend = "@backend@"\n\n[project]\nname = "@called@"\nversion = "1.0"\ndescription = "A game."\n'
ENTRY = '\n[project.entry-points."taverne.games"]\n@name@ = "@name@:GAME"\n'
SETUPTOOLS, HATCHLING, FLIT, POETRY = (
    "setuptools.build_meta",
    "hatchling.build",
    "flit_core.buildapi",
    "poetry.core.masonry.api",
)
LISTED = '[tool.setuptools]\npackages = ["@name@"]\n'
DATA = '[tool.setuptools.package-data]\n@name@ = ["*.ftl", "*.md"]\n'
WHEEL = "[tool.hatch.build.targets.wheel]\n"
BUILT = "import importlib, os, sys; importlib.import_module(sys.argv[1]).build_wheel(sys.argv[2])"

CASES = {
    # Its name: the builder, the tables, files besides, and the line that is named; None if nothing is left out
    "all is listed": (SETUPTOOLS, LISTED + DATA, {}, None),
    "no data is named": (SETUPTOOLS, LISTED, {}, "[tool.setuptools]"),
    "nothing is named": (SETUPTOOLS, "", {}, "[build-system]"),
    "data of all packages": (
        SETUPTOOLS,
        f'{LISTED}[tool.setuptools.package-data]\n"*" = ["*.ftl", "*.md"]\n',
        {},
        None,
    ),
    "data at any depth": (SETUPTOOLS, f'{LISTED}[tool.setuptools.package-data]\n@name@ = ["**/*"]\n', {}, None),
    "data of another package": (
        SETUPTOOLS,
        f'{LISTED}[tool.setuptools.package-data]\nother = ["*"]\n',
        {},
        "[tool.setuptools.package-data]",
    ),
    "data in one line": (SETUPTOOLS, f'{LISTED}package-data = {{ @name@ = ["*.md"] }}\n', {}, "package-data ="),
    "data by a dotted key": (SETUPTOOLS, f'{LISTED}package-data.@name@ = ["*.md"]\n', {}, "package-data.@name@ ="),
    "a language is left out": (
        SETUPTOOLS,
        f'{LISTED}[tool.setuptools.exclude-package-data]\n@name@ = ["de.ftl"]\n{DATA}',
        {},
        '@name@ = ["de.ftl"]',
    ),
    "a language is left out of all": (
        SETUPTOOLS,
        f'{LISTED}{DATA}[tool.setuptools.exclude-package-data]\n"*" = ["d*"]\n',
        {},
        '"*" = ["d*"]',
    ),
    "MANIFEST.in names all": (SETUPTOOLS, LISTED, {"MANIFEST.in": "recursive-include @name@ *.ftl *.md\n"}, None),
    "MANIFEST.in takes a folder": (SETUPTOOLS, LISTED, {"MANIFEST.in": "graft @name@\n"}, None),
    "MANIFEST.in names one language": (
        SETUPTOOLS,
        LISTED,
        {"MANIFEST.in": "include @name@/en.ftl @name@/guide*\n"},
        "[tool.setuptools]",
    ),
    "MANIFEST.in takes and leaves out": (
        SETUPTOOLS,
        LISTED,
        {"MANIFEST.in": "graft @name@\nglobal-exclude de.*\n"},
        "[tool.setuptools]",
    ),
    "MANIFEST.in leaves out what is data": (SETUPTOOLS, LISTED + DATA, {"MANIFEST.in": "prune @name@\n"}, None),
    "MANIFEST.in is not asked": (
        SETUPTOOLS,
        f"{LISTED}include-package-data = false\n",
        {"MANIFEST.in": "graft @name@\n"},
        "[tool.setuptools]",
    ),
    "packages are searched for": (SETUPTOOLS, f"[tool.setuptools.packages.find]\n{DATA}", {}, None),
    "the search leaves it out": (
        SETUPTOOLS,
        f'[tool.setuptools.packages.find]\nexclude = ["@name@*"]\n{DATA}',
        {},
        "exclude =",
    ),
    "the search takes others": (
        SETUPTOOLS,
        f'[tool.setuptools.packages.find]\ninclude = ["other*"]\n{DATA}',
        {},
        "include =",
    ),
    "a game in src": (SETUPTOOLS, DATA, {"src": ""}, None),
    "a game in src without data": (SETUPTOOLS, "", {"src": ""}, "[build-system]"),
    "a game in src, looked for there": (
        SETUPTOOLS,
        f'[tool.setuptools.packages.find]\nwhere = ["src"]\n{DATA}',
        {"src": ""},
        None,
    ),
    "a game in src, looked for elsewhere": (
        SETUPTOOLS,
        f'[tool.setuptools.packages.find]\nwhere = ["."]\n{DATA}',
        {"src": ""},
        "where =",
    ),
    "hatchling by the name of the project": (HATCHLING, "", {"called": "@name@"}, None),
    "hatchling looks for another name": (HATCHLING, "", {}, "name ="),
    "hatchling is told the package": (HATCHLING, f'{WHEEL}packages = ["@name@"]\n', {}, None),
    "hatchling is told another package": (HATCHLING, f'{WHEEL}packages = ["tests"]\n', {}, "packages ="),
    "hatchling is told files": (HATCHLING, f'{WHEEL}include = ["@name@/**"]\n', {}, None),
    "hatchling leaves out phrases": (
        HATCHLING,
        f'{WHEEL}packages = ["@name@"]\nexclude = ["*.ftl"]\n',
        {},
        "exclude =",
    ),
    "hatchling leaves out for all": (
        HATCHLING,
        f'{WHEEL}packages = ["@name@"]\n[tool.hatch.build]\nexclude = ["/@name@/de.ftl"]\n',
        {},
        "exclude =",
    ),
    "hatchling in src": (HATCHLING, f'{WHEEL}packages = ["src/@name@"]\n', {"src": ""}, None),
    "flit by the name of the project": (FLIT, "", {"called": "@name@"}, None),
    "flit looks for another name": (FLIT, "", {}, "name ="),
    "flit is told the package": (FLIT, '[tool.flit.module]\nname = "@name@"\n', {}, None),
    "poetry by the name of the project": (POETRY, "", {"called": "@name@"}, None),
    "poetry looks for another name": (POETRY, "", {}, "name ="),
    "poetry is told the package": (POETRY, '[tool.poetry]\npackages = [{ include = "@name@" }]\n', {}, None),
    "poetry leaves out a language": (
        POETRY,
        '[tool.poetry]\npackages = [{ include = "@name@" }]\nexclude = ["@name@/de.ftl"]\n',
        {},
        "exclude =",
    ),
    "poetry in src": (POETRY, '[tool.poetry]\npackages = [{ include = "@name@", from = "src" }]\n', {"src": ""}, None),
}


def lacks(folder, backend, name):
    """The files of the game that the built wheel lacks; all of them if none can be built."""
    out = folder.parent / "built"
    out.mkdir()
    run = subprocess.run(
        [sys.executable, "-c", BUILT, backend, out], cwd=folder, capture_output=True, text=True, check=False
    )
    wheels = [*out.glob("*.whl")]
    assert (
        wheels
        or "determine which files" in run.stderr
        or "No file/folder found" in run.stderr
        or "No module" in run.stderr
    ), run.stderr
    inside = {each for wheel in wheels for each in ZipFile(wheel).namelist()}
    there = folder / "src" / name if (folder / "src").exists() else folder / name
    return {path.name for path in there.iterdir() if path.is_file() and f"{name}/{path.name}" not in inside}


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
def test_what_a_wheel_lacks_is_named_and_nothing_else(tmp_path, monkeypatch, case):
    backend, tables, besides, wanted = CASES[case]
    game = SmallGame(tmp_path)
    game.change("guide.en.md", None, "A game.\n")
    called = besides.get("called", "taverne-@name@")
    game.change(PROJECT, None, (HEAD + ENTRY + tables).replace("@backend@", backend).replace("@called@", called))
    for file, text in besides.items():
        if file not in ("called", "src"):
            game.change(f"../{file}", None, text)
    if "src" in besides:
        (game.folder / "src").mkdir()
        (game.folder / game.name).rename(game.folder / "src" / game.name)
    monkeypatch.syspath_prepend(game.folder / "src" if "src" in besides else game.folder)
    with game.installed():
        package = Package(catalogue.load(f"{game.name}:GAME"))
        project.check(package)
    missing = lacks(game.folder, backend, game.name)
    assert bool(missing) == bool(package.faults), (missing, package.faults)
    if wanted is None:
        assert not missing
    else:
        lines = (game.folder / "pyproject.toml").read_text().splitlines()
        number = next(number for number, line in enumerate(lines, 1) if line.startswith(game.named(wanted)))
        (fault,) = package.faults
        assert fault.startswith(f"{game.name}: pyproject.toml:{number}: ")
        named = {file.name for file in package.folder.iterdir() if file.name in fault}
        assert named == (set() if "__init__.py" in missing else missing), "the files alone, or the whole package"
