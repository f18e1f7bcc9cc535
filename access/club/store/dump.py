"""Backup and restore of a PostgreSQL database, by pg_dump and pg_restore."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from access.answers.shapes import echo
from access.club.store.connections import reason
from access.club.store.sql import newest
from access.club.store.sqlite import as_made
from games.refusals import Failed

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


def dump(url: str, to: Path) -> None:
    """Back up a database to a file, even while the club serves. Raises Failed."""
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={to.absolute()}")


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
