"""Games that others have written import of Taverne what `games` exports, and nothing else."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import games

STANDARD = {"collections.abc", "dataclasses", "typing", "itertools", "__future__", "collections"}


@pytest.mark.parametrize("name", ["kniffel", "maumau"])
def test_a_game_of_others_stands_on_public_names_alone(name):
    files = sorted(Path(import_module(name).__file__).parent.glob("*.py"))
    assert files
    for path in files:
        for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(each, ast.Import):
                assert {alias.name for alias in each.names} <= STANDARD, path
            elif isinstance(each, ast.ImportFrom) and each.module == "games":
                assert {alias.name for alias in each.names} <= set(games.__all__), path
            elif isinstance(each, ast.ImportFrom):
                assert each.module in STANDARD or each.module.partition(".")[0] == name, path
