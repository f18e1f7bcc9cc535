"""The keeper's work on the store of a club, also while it serves: it is opened by its URL, kept and restored.

The store is a file of SQLite, or a database of PostgreSQL, whose backups pg_dump makes and pg_restore reads.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from access.club.credentials import kept_code, new_code
from access.club.store.names import person_name
from access.club.store.postgres import reason
from access.club.store.sql import Account, HostSeen, Listed, NameTaken, newest
from access.club.store.sqlite import as_made, check_ours, failure_of, foreign_part, sqlite_store
from access.club.store.store import Store
from access.language.phrases import echo
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


def store_path(url: str | None) -> Path:
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
        return sqlite_store(store_path(url))
    from access.club.store.postgres import postgres_store

    return postgres_store(str(url))


def known_store(url: str | None) -> Store:
    """Return the existing store of a URL. Raises Failed if there is none."""
    if not is_database(url) and not regular.there(store_path(url)):
        raise Failed("club-store-none", file=str(store_path(url)))
    return store_of(url)


async def person(store: Store, name: str) -> Account:
    """Return the account with this name. Raises Refused."""
    account = await store.people.by_name(name)
    if account is None:
        raise Refused("club-nobody", name=echo(name))
    return account


async def invite(store: Store, uses: int, days: int) -> str:
    """Make an invitation to the club, and return its code."""
    code = new_code()
    await store.people.invitation("keeper", kept_code(code), uses, days)
    return code


async def change(store: Store, name: str, **values: Any) -> Account:
    """Change the data of a person, as `People.change` does, and return the account before it. Raises Refused."""
    account = await person(store, name)
    await store.people.change(account.id, **values)
    return account


async def recovery(store: Store, name: str) -> str:
    """Make a new recovery code for a person, and return it. Raises Refused."""
    code = new_code()
    await change(store, name, recovery=kept_code(code))
    return code


async def rename(store: Store, name: str, new: str) -> tuple[str, str]:
    """Change the name of a person, at all tables and hosts; return both names. Raises Refused."""
    account, wanted = await person(store, name), person_name(new)
    try:
        await store.people.rename(account.id, wanted)
    except NameTaken:
        raise Refused("club-name-taken", name=wanted) from None
    return account.name, wanted


async def close(store: Store, number: int) -> None:
    """End a table without a result, or a tournament with its tables. Raises Refused if there is none."""
    await find_open(store, number)
    await store.tables.close(number)


async def find_open(store: Store, number: int) -> Listed:
    """Return an open table or tournament. Raises Refused if there is none."""
    found = await store.tables.table(number)
    if found is None or found.over:
        raise Refused("club-not-open", typed=str(number))
    return found


async def journal(store: Store, number: int) -> list[str]:
    """Return the journal of a table as lines. While its game runs, the seed and hidden answers are left out.

    Raises Refused if there is no such table, or its game has not begun.
    """
    found = await store.tables.table(number)
    if found is None or found.header is None:
        raise Refused("club-not-open", typed=str(number))
    lines = [line for batch in await store.tables.read(number, 0) for line in batch.lines]
    # all dice and cards follow from the seed
    return [found.header.line(), *lines] if found.over else [replace(found.header, seed=0).line()]


def _names(listed: Listed) -> list[str]:
    return list(listed.header.names if listed.header else (chair.name for chair in listed.chairs))


def table_line(listed: Listed) -> str:
    """Return a table as one line for the keeper."""
    return f"{listed.id}: {_game(listed)}: {', '.join(_names(listed))}"


def data_of(listed: Listed) -> dict[str, Any]:
    """Return a table as data for the keeper's programs; the version is that of its game, None until it begins."""
    found = {"table": listed.id, "game": _game(listed), "version": listed.header.version if listed.header else None}
    return {**found, "names": _names(listed), "access": listed.access}


def _game(listed: Listed) -> str:
    found: str = json.loads(listed.setup)["game"]
    return found


async def host(store: Store, name: str) -> HostSeen:
    """Return a host that serves or closes, by its name or identifier. Raises Refused."""
    lives = [each for each in await store.hosts.every() if each.state != "away"]
    found = next((each for each in lives if name in (each.name, each.id)), None)
    if found is None:
        raise Refused("club-no-host", name=echo(name), names=", ".join(each.name for each in lives) or "none")
    return found


def backup(url: str | None, to: Path) -> None:
    """Back up the store to a file, even while the club serves. Raises Failed."""
    if not is_database(url):
        _copy(store_path(url), to)
        return

    _new(to)
    try:
        _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={to.absolute()}")
    except Failed:
        to.unlink()
        raise


def _copy(source: Path, to: Path) -> None:
    """Copy a file of a club. Raises Failed."""
    _check_there(source)
    _new(to)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(to)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        to.unlink()
        raise failure_of(to, error) from error


def _new(to: Path) -> None:
    """Make an empty file that only its owner may read. Raises Failed if it exists."""
    try:
        regular.write(to, b"", 0o600, replaces=False)
    except FileExistsError:
        raise Failed("club-file-there", file=str(to)) from None
    except FileNotFoundError:
        raise Failed("error-no-folder", folder=str(to.parent)) from None
    except OSError as error:
        raise Failed("error-journal-file", file=str(to), why=error) from None


def restore(url: str | None, source: Path) -> None:
    """Restore a backup as the store, whose file must not exist, or whose database must be empty. Raises Failed."""
    if not source.exists():
        raise Failed("club-backup-none", file=str(source))
    if is_database(url):
        load(str(url), source)
        return
    path = store_path(url)
    if path.exists():
        raise Failed("club-restore-there", file=str(path))
    try:
        check_store(source)
    except Failed as wrong:
        raise Failed("club-no-backup", file=str(source)) if wrong.reason == "club-store-foreign" else wrong from None
    path.parent.mkdir(parents=True, exist_ok=True)
    _copy(source, path)


def _check_there(path: Path) -> None:
    """Raise Failed unless the file is a club's."""
    if not regular.there(path):
        raise Failed("club-store-none", file=str(path))
    try:
        check_ours(path)
    except (OSError, sqlite3.Error) as error:
        raise failure_of(path, error) from None


def check_store(path: Path) -> None:
    """Raise Failed unless the file is a sound store, with the tables of its version and nothing else."""
    _check_there(path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA user_version").fetchone()[0] > newest():
                raise Failed("club-store-newer")
            kind, name = foreign_part(connection)
            if kind:
                raise Failed("club-store-schema", file=str(path), kind=kind, name=echo(name))
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise failure_of(path, error) from error
    if found != "ok":
        raise Failed("club-store-broken", file=str(path), why=str(found))


_ENTRY = re.compile(r"\d+; \d+ \d+ (?P<kind>[A-Z]+(?: [A-Z]+)*) \S+ (?P<name>.+) \S+")
"""A line of the contents of a backup."""
_KINDS = {"CONSTRAINT", "FK CONSTRAINT", "INDEX", "SEQUENCE", "SEQUENCE SET", "TABLE", "TABLE DATA"}
"""The kinds of things in the backup of a club."""


_SETTING = re.compile(r"SET [a-z_]+ = \S+|SELECT pg_catalog\.set_config\('search_path', '', false\)")
"""A statement of every backup, which changes nothing in the database."""
_NAMED = re.compile(r"(?:CREATE|ALTER) (?:UNIQUE )?(?P<kind>TABLE|INDEX) (?:ONLY )?(?:public\.)?(?P<name>\w+)")
_INDEX = re.compile(
    r"(?P<begin>CREATE (?:UNIQUE )?INDEX \w+ ON )(?P<table>\w+) (?P<columns>\([^)]*\))(?: WHERE (?P<where>.+))?"
)
"""An index as a migration makes it."""
_TYPES = {"INTEGER": "bigint", "BIGINT": "bigint", "TEXT": "text", "REAL": "double precision", "BLOB": "bytea"}
_CHANGE = "((pg_current_xact_id())::text)::bigint"
"""The number of a transaction, as a backup has it: the default of a column that SQLite fills otherwise."""


def load(url: str, source: Path) -> None:
    """Restore a backup to an empty database, completely or not at all. Raises Failed.

    One with a trigger, a function or anything else that a club of its version has not, or has otherwise, is refused.
    """
    _check(source)
    try:
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    except psycopg.Error as error:
        raise Failed("club-database", why=reason(error)) from error
    if found is None or found[0]:
        raise Failed("club-restore-full")
    options = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *options, str(source.absolute()))


def _check(source: Path) -> None:
    """Raise Failed if a backup has something that a club of its version has not, or has otherwise."""
    for entry in map(_ENTRY.fullmatch, _run("pg_restore", None, "--list", str(source.absolute())).splitlines()):
        if entry is not None and entry["kind"] not in _KINDS:
            raise Failed("club-store-schema", file=str(source), kind=entry["kind"].lower(), name=echo(entry["name"]))
    if (version := _version(source)) > newest():
        raise Failed("club-store-newer")
    differing = set(_statements(source)) ^ set(_expected(version))
    if differing:
        named = _NAMED.match(min(differing))
        kind, name = (named["kind"].lower(), named["name"]) if named else ("statement", min(differing))
        raise Failed("club-store-schema", file=str(source), kind=kind, name=echo(name, 40))


def _written(source: Path, *which: str) -> str:
    """Return a part of a backup as statements."""
    return _run("pg_restore", None, *which, "--no-owner", "--no-privileges", "--file=-", str(source.absolute()))


def _version(source: Path) -> int:
    """Return the number of the newest migration in a backup."""
    return max(
        (int(line) for line in _written(source, "--data-only", "--table=migrated").split("\n") if line.isdecimal()),
        default=0,
    )


def _statements(source: Path) -> Iterator[str]:
    """Yield the statements that make the tables of a backup, in one line each, with names as no version quotes them."""
    lines = _written(source, "--schema-only").split("\n")
    text = "\n".join(line for line in lines if not line.startswith(("--", "\\")))
    for statement in (" ".join(each.replace('"', "").split()) for each in text.split(";\n")):
        if statement and not _SETTING.fullmatch(statement):
            yield statement


def _expected(version: int) -> Iterator[str]:
    """Yield the statements that make the tables of this version."""
    with closing(as_made(version)) as ours:
        ours.execute("CREATE TABLE migrated (number BIGINT PRIMARY KEY)")
        for (table,) in ours.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if not table.startswith("sqlite_"):
                yield from _columns(ours, table)
                yield from _constraints(ours, table)
        for (text,) in ours.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"):
            index = _INDEX.fullmatch(" ".join(text.replace('"', "").split()))
            assert index is not None
            where = f" WHERE ({index['where']})" if index["where"] else ""
            yield f"{index['begin']}public.{index['table']} USING btree {index['columns']}{where}"


def _columns(ours: sqlite3.Connection, table: str) -> Iterator[str]:
    """Yield the statements that make a table with its columns, and number its rows."""
    columns, keys = [], _key(ours, table)
    for _, name, kind, needed, default, key in ours.execute(f'PRAGMA table_info("{table}")'):
        if default is not None:
            default = _CHANGE if (table, name) == ("news", "change") else default + "::text" * (kind == "TEXT")
        parts = name, _TYPES[kind], f"DEFAULT {default}" if default else "", "NOT NULL" if needed or key else ""
        columns.append(" ".join(filter(None, parts)))
        if key and kind == "INTEGER" and len(keys) == 1:
            counts = "START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1"
            numbered = f"ALTER TABLE public.{table} ALTER COLUMN {name} ADD GENERATED BY DEFAULT AS IDENTITY"
            yield f"{numbered} ( SEQUENCE NAME public.{table}_{name}_seq {counts} )"
    yield f"CREATE TABLE public.{table} ( {', '.join(columns)} )"


def _key(ours: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns of the primary key of a table."""
    rows = ours.execute(f'PRAGMA table_info("{table}")').fetchall()
    return [name for _, name, *_ in sorted((row for row in rows if row[5]), key=lambda row: int(row[5]))]


def _constraints(ours: sqlite3.Connection, table: str) -> Iterator[str]:
    """Yield the statements for the keys of a table."""
    begin = f"ALTER TABLE ONLY public.{table} ADD CONSTRAINT {table}_"
    yield f"{begin}pkey PRIMARY KEY ({', '.join(_key(ours, table))})"
    for _, index, _, origin, _ in ours.execute(f'PRAGMA index_list("{table}")').fetchall():
        if origin == "u":
            unique = [name for _, _, name in ours.execute(f'PRAGMA index_info("{index}")')]
            yield f"{begin}{'_'.join(unique)}_key UNIQUE ({', '.join(unique)})"
    for _, _, other, name, to, _, deletes, _ in ours.execute(f'PRAGMA foreign_key_list("{table}")').fetchall():
        (known,) = [to] if to else _key(ours, other)
        yield f"{begin}{name}_fkey FOREIGN KEY ({name}) REFERENCES public.{other}({known}) ON DELETE {deletes}"


def _run(program: str, url: str | None, *options: str) -> str:
    """Run a program of PostgreSQL, perhaps on a database, and return its output.

    The password is no argument: other users could read it.
    """
    password = conninfo_to_dict(url).get("password") if url else None
    known = {**os.environ, "PGPASSWORD": str(password)} if password else None
    where = [f"--dbname={make_conninfo(url, password=None)}"] if url else []
    command = [program, *options[:-1], *where, options[-1]]
    try:
        ran = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise Failed("club-no-program", program=program) from None
    if ran.returncode:
        raise Failed("club-program-failed", program=program, why=ran.stderr.strip().partition("\n")[0])
    return ran.stdout
