"""The commands of the group club for its hosts, its journals, and its backups."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from access.commands import confirming
from access.commands.club_store import say, store_option, with_store
from access.commands.context import phrases_of
from access.commands.options import as_json, common
from access.commands.types import NamedFile
from games.refusals import Failed

if TYPE_CHECKING:
    from access.club.store.records import HostSeen
    from access.club.store.store import Store


@click.command()
@store_option
@as_json
@common
def hosts(url: str | None, as_json: bool) -> None:
    """Tell all hosts, a line each."""
    import json
    from dataclasses import asdict

    from access.language.times import ago

    found = with_store(url, lambda store: store.hosts.every())
    if as_json:
        click.echo(json.dumps([asdict(each) for each in found]))
        return
    for each in found:
        if each.state == "away":
            say("club-host-away", name=each.name, seen=ago(each.silent, phrases_of(), counts_seconds=True))
        else:
            games = ", ".join(f"{game} {number}" for game, number in each.games.items())
            say("club-host", **{**asdict(each), "games": games})
    if not found:
        say("club-no-hosts")


@click.command()
@click.argument("host")
@confirming.agreed
@store_option
@common
def drain(url: str | None, host: str, agreed: bool) -> None:
    """Let the people of a host come in at others, and close it."""
    from access.club.store import keeper

    async def look(store: Store) -> tuple[HostSeen, Sequence[HostSeen]]:
        return await keeper.host(store, host), await store.hosts.every()

    found, every = with_store(url, look)
    others = sum(each.state == "serves" and each.id != found.id for each in every)
    confirming.confirm(agreed, "club-drain", name=found.name, people=found.people, others=others)
    with_store(url, lambda store: store.hosts.drain(found.id))
    say("club-drains", name=found.name)


@click.command()
@store_option
@common
def verify(url: str | None) -> None:
    """Say whether each journal is sound."""
    from access.club.tables.verifying import fault_of

    async def do(store: Store) -> tuple[int, int]:
        sound, faulty = 0, 0
        for listed in [*await store.tables.listed(over=True), *await store.tables.listed()]:
            fault = await fault_of(store, listed)
            if fault is not None:
                faulty += 1
                say("club-journal-fault", number=listed.id, fault=fault)
            else:
                sound += listed.header is not None
        return sound, faulty

    sound, faulty = with_store(url, do)
    say("club-journals-sound" if sound or faulty else "club-no-journals", count=sound)
    if faulty:
        raise Failed("club-journals-faulty", count=faulty)


@click.command()
@click.argument("file", type=NamedFile())
@store_option
@common
def backup(url: str | None, file: Path) -> None:
    """Copy all that the club keeps into a file."""
    from access.club.store import keeper

    keeper.backup(url, file)
    say("club-backed-up", file=str(file))


@click.command()
@click.argument("file", type=NamedFile())
@store_option
@common
def restore(url: str | None, file: Path) -> None:
    """Put a backup in place of a club that is not there any more."""
    from access.club.store import keeper

    keeper.restore(url, file)
    with_store(url, lambda store: store.hosts.forget_all())
    say("club-restored", file=str(file))


COMMANDS = (hosts, drain, verify, backup, restore)
