"""Counts access/ as CONTRIBUTING tells it: files, lines, rooms, and arrows between them.

An arrow is a room that imports another, or games or wordlists, anywhere in a file; the files beside the rooms are one.
"""

import ast
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]


def room(module):
    """The room of a module: its folder in access, with all rooms in it; games and wordlists are one each."""
    parts = module.split(".")
    if parts[0] != "access":
        return parts[0] if parts[0] in ("games", "wordlists") else ""
    return parts[1] if len(parts) > 2 or (TOP / "access" / parts[-1]).is_dir() else ""


def imported(path):
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def counts(top=TOP):
    """Each row of the table with its count."""
    files = [path for path in sorted((top / "access").rglob("*.py")) if "templates" not in path.parts]
    rooms = {path.parent.relative_to(top / "access").parts[:1] for path in files} - {()}
    arrows = set()
    for path in files:
        own = path.relative_to(top / "access").parts[:-1][:1]
        arrows |= {(own, to) for module in imported(path) if (to := room(module)) and (not own or to != own[0])}
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    return {"files": len(files), "lines": lines, "rooms": len(rooms), "arrows": len(arrows)}


if __name__ == "__main__":
    for name, count in counts().items():
        sys.stdout.write(f"{name}: {count:,}\n")
