"""Backup and restore of a PostgreSQL database, by pg_dump and pg_restore."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from access.club.store.connections import reason
from access.club.store.sqlite import tables
from games.refusals import Failed

_ENTRY = re.compile(r"\d+; \d+ \d+ (?P<kind>[A-Z]+(?: [A-Z]+)*) \S+ (?P<name>.+) \S+")
"""A line of the contents of a backup."""
_KINDS = {"CONSTRAINT", "FK CONSTRAINT", "INDEX", "SEQUENCE", "SEQUENCE SET", "TABLE", "TABLE DATA"}
"""The kinds of things in the backup of a club."""


def dump(url: str, to: Path) -> None:
    """Back up a database to a file, even while the club serves. Raises Failed."""
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={to.absolute()}")


def load(url: str, source: Path) -> None:
    """Restore a backup to an empty database, completely or not at all. Raises Failed.

    One with a trigger, a function or anything else that is no table of a club is refused.
    """
    _check(url, source)
    try:
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    except psycopg.Error as error:
        raise Failed("club-database", why=reason(error)) from error
    if found is None or found[0]:
        raise Failed("club-restore-full")
    options = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *options, str(source.absolute()))


def _check(url: str, source: Path) -> None:
    """Raise Failed if a backup has something that a club has not."""
    ours = {*tables(), "migrated"}
    for entry in map(_ENTRY.fullmatch, _run("pg_restore", url, "--list", str(source.absolute())).splitlines()):
        if entry is not None and (
            entry["kind"] not in _KINDS or (entry["kind"] == "TABLE" and entry["name"] not in ours)
        ):
            kind = entry["kind"].lower()
            raise Failed("club-store-schema", file=str(source), kind=kind, name=entry["name"])


def _run(program: str, url: str, *options: str) -> str:
    """Run a program of PostgreSQL, and return its output. Its password is no argument: other users could read it."""
    password = conninfo_to_dict(url).get("password")
    known = {**os.environ, "PGPASSWORD": str(password)} if password else None
    command = [program, *options[:-1], f"--dbname={make_conninfo(url, password=None)}", options[-1]]
    try:
        ran = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise Failed("club-no-program", program=program) from None
    if ran.returncode:
        raise Failed("club-program-failed", program=program, why=ran.stderr.strip().partition("\n")[0])
    return ran.stdout
