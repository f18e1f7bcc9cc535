"""Backup and restore of a PostgreSQL database, by pg_dump and pg_restore."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from access.club.store.connections import reason
from games.refusals import Failed


def dump(url: str, to: Path) -> None:
    """Back up a database to a file, even while the club serves. Raises Failed."""
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={to.absolute()}")


def load(url: str, source: Path) -> None:
    """Restore a backup to an empty database, completely or not at all. Raises Failed."""
    try:
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    except psycopg.Error as error:
        raise Failed("club-database", why=reason(error)) from error
    if found is None or found[0]:
        raise Failed("club-restore-full")
    options = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *options, str(source.absolute()))


def _run(program: str, url: str, *options: str) -> None:
    """Run a program of PostgreSQL. Its password is no argument: other users could read it."""
    password = conninfo_to_dict(url).get("password")
    known = {**os.environ, "PGPASSWORD": str(password)} if password else None
    command = [program, *options[:-1], f"--dbname={make_conninfo(url, password=None)}", options[-1]]
    try:
        ran = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise Failed("club-no-program", program=program) from None
    if ran.returncode:
        raise Failed("club-program-failed", program=program, why=ran.stderr.strip().partition("\n")[0])
