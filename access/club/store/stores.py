"""The store of a URL: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from access.club.store.sqlite import sqlite_store
from access.club.store.store import Store
from access.system import files
from games.refusals import Failed, Refused
from wordlists import regular

FILE = "sqlite:///"
DATABASE = ("postgresql://", "postgres://")


def usual_path() -> Path:
    """Return the file of the club if no URL is given."""
    return files.data_folder() / "club" / "club.sqlite"


def is_database(url: str | None) -> bool:
    """Tell whether a URL names a database of PostgreSQL."""
    return bool(url) and str(url).startswith(DATABASE)


def path_of(url: str | None) -> Path:
    """Return the file of a URL: sqlite:///club.sqlite, or a path. Raises Refused for other kinds."""
    if not url:
        return usual_path()
    if "://" in url and not url.startswith(FILE):
        raise Refused("club-store-kind", url=url.partition("://")[0])
    try:
        return regular.path_of(url.removeprefix(FILE))
    except OSError as error:
        raise Refused("club-store-broken", file=url[:80], why=error) from None


def store_of(url: str | None) -> Store:
    """Return the store of a URL. Raises Refused, and ImportError if packages for PostgreSQL are missing."""
    if not is_database(url):
        return sqlite_store(path_of(url))
    from access.club.store.postgres import postgres_store

    return postgres_store(str(url))


def known_store(url: str | None) -> Store:
    """Return the existing store of a URL. Raises Failed if there is none."""
    if not is_database(url) and not regular.there(path_of(url)):
        raise Failed("club-store-none", file=str(path_of(url)))
    return store_of(url)
