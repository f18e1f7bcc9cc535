"""Optional parts of Taverne, and how to install the packages that they need."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shlex import quote
from urllib.parse import unquote, urlparse

MODULES = {
    "club": (
        *("aiohttp", "argon2", "asyncssh", "confusable_homoglyphs", "openskill", "prometheus_client"),
        *("psycopg", "psycopg_pool", "wcwidth", "webauthn"),
    ),
    "sound": ("miniaudio",),
}
"""The modules that each part needs, by the name of the part in pyproject.toml."""
TOP = Path(__file__).resolve().parents[2]
"""The folder that Taverne runs from: a clone, or where packages are installed."""
BY_MAKE = {"": "make setup", "club": "make serve", "sound": "make setup"}
"""The commands that set up parts in a clone, by part."""
NAME = "taverne"


def part_of(module: str | None) -> str | None:
    """Return the part that needs a module; None if the module is not optional."""
    top = (module or "").partition(".")[0]
    return next((part for part, modules in MODULES.items() if top in modules), None)


def need(part: str) -> None:
    """Import all modules of a part, so that none turns out to be missing later. Raises ImportError."""
    for module in MODULES[part]:
        import_module(module)


def advice(part: str = "") -> str:
    """Return the command that installs a part, or the common packages: make in a clone, else pip."""
    wanted = f"[{part}]" if part else ""
    if is_clone():
        return BY_MAKE.get(part) or _by_pip(f"--editable {quote(f'{TOP}{wanted}')}")
    return _by_pip(quote(f"{_source()}{wanted}"))


def is_clone() -> bool:
    """Tell whether Taverne runs in a clone of the project, where make sets it up."""
    return (TOP / "Makefile").is_file() and (TOP / ".setup").is_dir()


def _by_pip(what: str) -> str:
    return f"{quote(sys.executable)} -m pip install {what}"


def _source() -> str:
    """Return the folder that Taverne was installed from; a dot, to be typed in it, if nobody knows."""
    from importlib.metadata import PackageNotFoundError, distribution  # takes long to load

    with suppress(PackageNotFoundError, ValueError):
        found = json.loads(distribution(NAME).read_text("direct_url.json") or "{}").get("url", "")
        folder = Path(unquote(urlparse(found).path)) if found.startswith("file:") else None
        if folder is not None and (folder / "pyproject.toml").is_file():
            return str(folder)
    return "."
