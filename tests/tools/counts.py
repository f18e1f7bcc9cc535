"""Counts access/ as CONTRIBUTING tells it: files, lines, rooms, and arrows between files and between rooms.

A room is a folder of access/; the outputs are one each. An arrow is a file, or a room, that imports another, or games
or wordlists, anywhere in a file; the files beside the rooms are one room.
"""

import ast
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]


def module_of(path, top):
    """The name of the module in a file."""
    return ".".join(path.relative_to(top).with_suffix("").parts).removesuffix(".__init__")


def room(module, packages):
    """The room of a module: its folder in access, with all rooms in it; games and wordlists are one each."""
    first, *parts = module.split(".")
    if first != "access":
        return first if first in ("games", "wordlists") else ""
    deep = 2 if parts[:1] == ["outputs"] else 1
    return ".".join(parts[:deep]) if len(parts) > deep or module in packages else ""


def imported(path, known):
    """The modules of ours that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from known & {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = known & {f"{node.module}.{alias.name}" for alias in node.names}
            yield from inside or known & {node.module}


def code_lines(path):
    """The lines of a file without blanks, comments, docstrings and imports."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    code = {number for number, line in enumerate(lines, 1) if line.strip() and not line.lstrip().startswith("#")}
    for node in ast.walk(ast.parse(text)):
        is_text = (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        )
        if is_text or isinstance(node, ast.Import | ast.ImportFrom):
            code -= set(range(node.lineno, node.end_lineno + 1))
    return len(code)


def counts(top=TOP):
    """Each row of the table with its count."""
    files = [path for path in sorted((top / "access").rglob("*.py")) if "templates" not in path.parts]
    others = [path for name in ("games", "wordlists") for path in (top / name).rglob("*.py")]
    packages = {module_of(path, top) for path in files if path.name == "__init__.py"}
    known = {module_of(path, top) for path in (*files, *others)}
    of_files = {(module_of(path, top), to) for path in files for to in imported(path, known)}
    of_rooms = {(room(one, packages), room(to, packages)) for one, to in of_files}
    folders = {path.parent.relative_to(top / "access").parts[:1] for path in files} - {()}
    return {
        "files": len(files),
        "lines": sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files),
        "lines of code": sum(map(code_lines, files)),
        "folders at the top": len(folders),
        "arrows between rooms": len({(one, to) for one, to in of_rooms if to and one != to}),
        "arrows between files": len(of_files),
    }


if __name__ == "__main__":
    for name, count in counts().items():
        sys.stdout.write(f"{name}: {count:,}\n")
