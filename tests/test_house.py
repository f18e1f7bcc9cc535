"""How the house is built: imports run one way, rules do nothing but rule, and the wheel brings all that is needed."""

import ast
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
PACKAGES = ("access", "games", "wordlists")
MAY = {
    "access": {"access", "games", "wordlists"},
    "games": {"games", "wordlists"},
    "wordlists": {"wordlists"},
}
PURE = {
    *(
        "__future__",
        "bisect",
        "collections",
        "dataclasses",
        "enum",
        "fractions",
        "functools",
        "itertools",
        "math",
        "operator",
    ),
    *("re", "tomllib", "typing", "types", "zlib", "games", "wordlists"),
}
"""All that rules may import: nothing that reads, writes, tells the time or draws chance."""
DOING = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def modules(package):
    return sorted((TOP / package).rglob("*.py"))


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name the whole way"
            yield node.module


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_run_one_way(package):
    for path in modules(package):
        for name in imported(path):
            if name.partition(".")[0] in PACKAGES:
                assert name.partition(".")[0] in MAY[package], f"{path} imports {name}"


def test_word_lists_are_read_by_the_game_of_words_alone():
    for path in modules("games"):
        if "words" not in path.parts:
            assert not any(name.startswith("wordlists") for name in imported(path)), path


def name_of(path):
    return ".".join(path.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


def every_module():
    return {name_of(path): path for package in PACKAGES for path in modules(package)}


def ours_imported(path, every):
    """All modules of ours that a file imports: at the top, inside functions, and for types alone."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from names & every.keys() or {node.module} & every.keys()
        elif isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} & every.keys()


def test_no_imports_run_in_a_circle():
    every = every_module()

    def walk(name, above):
        assert name not in above, " -> ".join([*above, name])
        if name not in done:
            for other in ours_imported(every[name], every):
                walk(other, (*above, name))
            done.add(name)

    done = set()
    for name in every:
        walk(name, ())


def test_nothing_in_games_reads_writes_tells_the_time_or_draws_chance():
    for path in modules("games"):
        for name in imported(path):
            assert name.partition(".")[0] in PURE, f"{path} imports {name}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in DOING, f"{path}:{node.lineno} calls {node.func.id}"


def test_no_module_keeps_state_of_a_game():
    for path in modules("games"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Global), f"{path}:{node.lineno}"


def test_the_top_level_is_in_order():
    listed = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=False).stdout.split()
    top = {name.partition("/")[0] for name in listed if not name.startswith(".")}
    assert top <= {*PACKAGES, "tests", "pyproject.toml", "README.md", "Makefile", "LICENSE", "CHANGELOG.md"}


def test_packages_are_listed_and_typed():
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    listed = set(project["tool"]["setuptools"]["packages"])
    found = {".".join(path.parent.relative_to(TOP).parts) for p in PACKAGES for path in (TOP / p).rglob("__init__.py")}
    assert listed == found
    assert all((TOP / package / "py.typed").exists() for package in PACKAGES)


def measured(path, node):
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.end_lineno - node.body[0].lineno + 1, f"{path.name}:{node.name}"


def test_functions_are_short():
    lengths = []
    for package in PACKAGES:
        for path in modules(package):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                lengths += measured(path, node)
    assert sum(length <= 12 for length, _ in lengths) > 0.8 * len(lengths)
    assert max(lengths)[0] <= 45, max(lengths)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in (*PACKAGES, "pyproject.toml", "README.md", "LICENSE"):
        copy = shutil.copytree if (TOP / name).is_dir() else shutil.copy
        copy(TOP / name, source / name)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_phrases_guides_and_types_and_nothing_else(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("access/language/en.ftl", "games/kaques/de.ftl", "games/kaques/guide.en.md", "games/py.typed"):
        assert wanted in names
    assert {name.partition("/")[0] for name in names if ".dist-info" not in name} == set(PACKAGES)


def test_the_wheel_installed_elsewhere_plays(wheel, tmp_path):
    venv.create(tmp_path / "venv", with_pip=False, system_site_packages=False)
    python = tmp_path / "venv" / "bin" / "python"
    site = next((tmp_path / "venv").glob("lib/python*/site-packages"))
    zipfile.ZipFile(wheel).extractall(site)
    (site / "others.pth").write_text(
        f"{Path(sys.prefix)}/lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages\n"
    )
    play = "import sys, access; assert 'venv' in access.__file__, access.__file__; from access.cli import main; main()"
    ran = subprocess.run(
        [python, "-c", play, "play", "kaques", "Ann", "Ben", "--dice", "typed", "--option", "target=500"],
        input="1 1 1 2 3 4\nstop\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert ran.stderr == ""
    assert "Ann wins with 1000." in ran.stdout
    assert ran.returncode == 0
