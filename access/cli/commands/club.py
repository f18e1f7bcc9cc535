"""The command group club: the work of a club's keeper, also while it serves: people, hosts, journals, backups."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from access.cli.menu.picking import confirm, yes_option
from access.cli.options import common, json_option, phrases_of
from access.cli.types import NamedFile, NameOrFile, OneOf, Whole
from access.system import posix
from games.refusals import Failed

if TYPE_CHECKING:
    from access.club.store.sql import Account, HostSeen
    from access.club.store.store import Store


T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])


def with_store(url: str | None, do: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store of a club. Raises Refused.

    What libraries log about lost connections is not printed: the failure says why.
    """
    from access.club.store.keeper import known_store

    logging.getLogger("psycopg").addHandler(logging.NullHandler())

    async def run() -> T:
        store = known_store(url)
        try:
            return await do(store)
        except Failed as failure:
            raise await store.database.explained(failure) from failure
        finally:
            await store.close()

    work: Coroutine[Any, Any, T] = run()
    return asyncio.run(work)


def say(phrase: str, **facts: object) -> None:
    """Say a phrase."""
    click.echo(phrases_of().text(phrase, **facts))


HOUR = 3600


@click.group("club")
@common
def command() -> None:
    """Look after a club, also while it serves."""


def of_club(*params: Callable[[Any], Any], tells_json: bool = False) -> Callable[[F], click.Command]:
    """Make a function a command of this group, with these parameters and the options of every such command."""

    def declared(do: F) -> click.Command:
        described: Any = common(do)
        store = click.option("--store", "url", type=NameOrFile())
        for param in (*([json_option] if tells_json else ()), store, *reversed(params)):
            described = param(described)
        return command.command()(described)

    return declared


def _iso(moment: int) -> str:
    return datetime.fromtimestamp(moment).astimezone().isoformat()


def _data(each: Account) -> dict[str, object]:
    return {"name": each.name, "role": each.role, "banned": each.banned, "seen": _iso(each.seen)}


@of_club(tells_json=True)
def people(url: str | None, as_json: bool) -> None:
    """Tell all people, a line each."""
    from access.language.phrases import ago

    async def do(store: Store) -> tuple[Sequence[Account], frozenset[int], int]:
        return await store.people.everybody(), await store.hosts.present(), await store.now()

    found, present, now = with_store(url, do)
    if as_json:
        click.echo(json.dumps([{**_data(each), "here": each.id in present} for each in found]))
        return
    for each in found:
        banned, here = ("yes" if is_so else "no" for is_so in (each.banned, each.id in present))
        seen = ago(now - each.seen, phrases_of())
        say("club-person", name=each.name, role=each.role, banned=banned, here=here, seen=seen)
    if not found:
        say("club-no-people")


@of_club(tells_json=True)
def tables(url: str | None, as_json: bool) -> None:
    """Tell all tables that are not over, a line each."""
    from access.club.store.keeper import data_of, table_line

    found = with_store(url, lambda store: store.tables.listed())
    if as_json:
        click.echo(json.dumps([data_of(each) for each in found], ensure_ascii=False))
        return
    for listed in found:
        click.echo(table_line(listed))
    if not found:
        say("club-none-open")


@of_club(click.option("--uses", type=Whole(1, 1000), default=1), click.option("--days", type=Whole(1, 365), default=14))
def invite(url: str | None, uses: int, days: int) -> None:
    """Make an invitation code."""
    from access.club.store import keeper

    click.echo(with_store(url, lambda store: keeper.invite(store, uses, days)))


@of_club(click.argument("name"), yes_option)
def remove(url: str | None, name: str, agreed: bool) -> None:
    """Remove a person and their stored data."""
    from access.club.store import keeper

    found = with_store(url, lambda store: keeper.person(store, name))
    confirm(agreed, "club-remove", name=found.name)

    async def do(store: Store) -> str:
        account = await keeper.person(store, name)
        await store.people.forget(account.id)
        return account.name

    say("club-removed", name=with_store(url, do))


@of_club(click.argument("name"), click.argument("new"))
def rename(url: str | None, name: str, new: str) -> None:
    """Change a person's name, at all their tables."""
    from access.club.store import keeper

    before, now = with_store(url, lambda store: keeper.rename(store, name, new))
    say("club-renamed-to", before=before, name=now)


@of_club(click.argument("name"), tells_json=True)
def data(url: str | None, name: str, as_json: bool) -> None:
    """Print the stored data of a person."""
    from access.club.store import keeper
    from access.club.visit import accounts as keeping
    from access.language.phrases import ago

    async def do(store: Store) -> None:
        account, now, phrases = await keeper.person(store, name), await store.now(), phrases_of()
        if as_json:
            async for part in keeping.data_as_json(store.people, account.id):
                click.echo(part, nl=False)
            click.echo()
            return
        is_here = account.id in await store.hosts.present()
        for line in await keeping.data_sentences(store.people, account.id, phrases, now, is_here):
            click.echo(line)
        async for lines in keeping.talk_of(store.people, account.id):
            for at, line in lines:
                say("kept-said-by", name=account.name, ago=ago(now - at, phrases), text=line)

    with_store(url, do)


@of_club(click.argument("name"), click.option("--lift", is_flag=True))
def ban(url: str | None, name: str, lift: bool) -> None:
    """Keep a person out, or let them in again."""
    from access.club.store import keeper

    account = with_store(url, lambda store: keeper.change(store, name, banned=int(not lift)))
    say("club-banned", name=account.name, lifted="yes" if lift else "no")


@of_club(click.argument("name"), click.option("--hours", type=Whole(0, 10000), default=24))
def mute(url: str | None, name: str, hours: int) -> None:
    """Let a person be silent for some hours; 0 lets them talk again."""
    from access.club.store import keeper

    async def do(store: Store) -> Account:
        return await keeper.change(store, name, muted_until=await store.now() + hours * HOUR if hours else 0)

    say("club-muted-hours", name=with_store(url, do).name, hours=hours)


@of_club(click.argument("name"), click.argument("role", type=OneOf(["member", "moderator"])))
def role(url: str | None, name: str, role: str) -> None:
    """Make a person a moderator, or a member again."""
    from access.club.store import keeper

    account = with_store(url, lambda store: keeper.change(store, name, role=role))
    say("club-role", name=account.name, role=role)


@of_club(click.argument("name"))
def recover(url: str | None, name: str) -> None:
    """Make a new recovery code for a person."""
    from access.club.store import keeper

    click.echo(with_store(url, lambda store: keeper.recovery(store, name)))


@of_club(click.option("--close", "number", type=Whole(1)), yes_option)
def reports(url: str | None, number: int | None, agreed: bool) -> None:
    """Tell the open reports, or close one."""
    if number is not None:
        report = with_store(url, lambda store: store.people.open_report(number))
        confirm(agreed, "club-report-close-sure", name=str(number), by=report.by, whom=report.about)
        with_store(url, lambda store: store.people.close_report(number))
        say("club-report-closed", number=number)
        return
    found = with_store(url, lambda store: store.people.reports())
    for report in found:
        say("club-report-line", **report.facts)
    if not found:
        say("club-no-reports")


@of_club(click.argument("table", type=Whole(1)), yes_option)
def close(url: str | None, table: int, agreed: bool) -> None:
    """End a table without a result, or a tournament."""
    from access.club.store import keeper

    with_store(url, lambda store: keeper.find_open(store, table))
    confirm(agreed, "club-close", number=table)
    with_store(url, lambda store: keeper.close(store, table))
    say("club-table-closed", number=table)


@of_club(click.argument("text"))
def welcome(url: str | None, text: str) -> None:
    """Set the text that welcomes everybody."""
    from access.club.presence import cleaned

    kept = cleaned(text)
    with_store(url, lambda store: store.set_value("welcome", kept))
    say("club-welcome-kept" if kept else "club-welcome-usual")


@of_club(click.argument("table", type=Whole(1)))
def export(url: str | None, table: int) -> None:
    """Write the journal of a finished game; of a running one only what everybody may know."""
    from access.club.store import keeper

    for line in with_store(url, lambda store: keeper.journal(store, table)):
        click.echo(line)


@of_club()
def doctor(url: str | None) -> None:
    """Say whether the club's file is sound, and who may read it."""
    from access.club.store import keeper
    from access.club.store.keeper import is_database, store_path

    people = with_store(url, lambda store: store.people.everybody())
    if is_database(url):
        say("club-doctor-database", people=len(people))
        return
    path = store_path(url)
    keeper.check_store(path)
    found = path.stat()
    readers = "everybody" if found.st_mode & 0o77 else "owner"
    if readers == "owner" and posix.user() in (None, found.st_uid):
        readers = "you"
    say("club-doctor", file=str(path), people=len(people), size=found.st_size, readers=readers)


@of_club(tells_json=True)
def hosts(url: str | None, as_json: bool) -> None:
    """Tell all hosts, a line each."""
    import json
    from dataclasses import asdict

    from access.language.phrases import ago

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


@of_club(click.argument("host"), yes_option)
def drain(url: str | None, host: str, agreed: bool) -> None:
    """Let the people of a host come in at others, and close it."""
    from access.club.store import keeper

    async def look(store: Store) -> tuple[HostSeen, Sequence[HostSeen]]:
        return await keeper.host(store, host), await store.hosts.every()

    found, every = with_store(url, look)
    others = sum(each.state == "serves" and each.id != found.id for each in every)
    confirm(agreed, "club-drain", name=found.name, people=found.people, others=others)
    with_store(url, lambda store: store.hosts.drain(found.id))
    say("club-drains", name=found.name)


@of_club()
def verify(url: str | None) -> None:
    """Say whether each journal is sound."""
    from access.club.tables.stored import first_fault

    async def do(store: Store) -> tuple[int, int]:
        sound, faulty = 0, 0
        for listed in [*await store.tables.listed(over=True), *await store.tables.listed()]:
            fault = await first_fault(store, listed)
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


@of_club(click.argument("file", type=NamedFile()))
def backup(url: str | None, file: Path) -> None:
    """Copy all that the club keeps into a file."""
    from access.club.store import keeper

    keeper.backup(url, file)
    say("club-backed-up", file=str(file))


@of_club(click.argument("file", type=NamedFile()))
def restore(url: str | None, file: Path) -> None:
    """Put a backup in place of a club that is not there any more."""
    from access.club.store import keeper

    keeper.restore(url, file)
    with_store(url, lambda store: store.hosts.forget_all())
    say("club-restored", file=str(file))
