"""The command serve: opens a club, where people play together over SSH."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import click

from access.cli.options import common, phrases_of
from access.cli.types import NameOrFile, Whole
from access.language.phrases import echo
from access.storage import catalogue
from access.system import packages, posix
from games.refusals import Failed, Refused

if TYPE_CHECKING:
    from access.club.gate import Limits
    from access.club.monitoring import Figures
    from access.club.server import Door, Serving
    from access.club.store.store import Store

USUAL_PORT = 2222
USUAL_WEB, USUAL_HEALTH = 8080, 9100
MOST_MINUTES = 7 * 24 * 60
MINUTE = 60
COLLECTING = (50_000, 5, 4)
"""The thresholds of the garbage collector, which stops everybody while it searches.

It begins to search once there are 50,000 objects more. A thousand seats replace all that they hold within seconds, and
most of that goes without a search; the usual 700 would have it searched many times a second. A full search takes a
quarter of a second then. It comes after a million more objects, since sessions that have ended leave 300 each.
"""
GAMES, PATIENCE = 8, 60
"""The games of a short check, and the most seconds for it."""


@click.command("serve")
@click.option("--listen", default="127.0.0.1")
@click.option("--store", "url", type=NameOrFile())
@click.option("--name", "club_name", default="Taverne")
@click.option("--invite-only", is_flag=True)
@click.option("--guests", "allows_guests", is_flag=True)
@click.option("--proxied", is_flag=True)
@click.option("--drain", "drains", is_flag=True)
@click.option("--stand-in-after", "stand_in_after", type=Whole(0, MOST_MINUTES), default=10)
@click.option("--limit", "limits", multiple=True)
@click.option("--web")
@click.option("--web-proxied", is_flag=True)
@click.option("--web-domain")
@click.option("--contact", default="")
@click.option("--health")
@click.option("--log-json", is_flag=True)
@click.option("--log-addresses", is_flag=True)
@click.option("--log-details", is_flag=True)
@common
def command(limits: tuple[str, ...], **given: Any) -> None:
    """Open a club, where people play together over SSH."""
    given["listen"] = _address(given["listen"])
    packages.need("club")
    given["health"] = _address(given["health"], USUAL_HEALTH) if given["health"] else None
    given["web"] = _address(given["web"], USUAL_WEB) if given["web"] else None
    if given["web_domain"]:
        from access.club.credentials import domain_of

        given["web_domain"] = domain_of(given["web_domain"])
    _leave_out_what_fails()
    gc.set_threshold(*COLLECTING)
    posix.allow_more_files()
    goes_on = asyncio.run(_serve(limits, given))
    click.echo(phrases_of().text("club-host-is-closed" if goes_on else "club-is-closed"))


def _leave_out_what_fails() -> None:
    """Check the games of others shortly, tell their faults, and go on without the faulty ones."""
    others = catalogue.of_others()
    if not others:
        return
    from access.authoring.checking import check_apart

    for name, entry in others.items():
        faults = check_apart(name, entry, GAMES, PATIENCE)
        if faults:
            catalogue.leave_out(name)
            click.echo("\n".join([*faults, phrases_of().text("club-leaves-out", name=name)]), err=True)


def _address(text: str, usual_port: int = USUAL_PORT) -> tuple[str, int]:
    """Return the address and the port to listen on. Raises Refused."""
    host, colon, port = text.rpartition(":")
    if not colon or (text.count(":") > 1 and not host.startswith("[")):
        host, port = text, str(usual_port)
    if not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise Refused("club-address", typed=text[:60])
    return host.strip("[]") or "127.0.0.1", int(port)


def limits_of(texts: Iterable[str], usual: Limits) -> Limits:
    """Return the limits with those that were given as NAME=NUMBER. Raises Refused."""
    from access.club.gate import changed, limit_names

    for text in texts:
        name, _, number = text.partition("=")
        try:
            if not (number.isascii() and number.isdigit() and len(number) < 10):
                raise KeyError(name)
            usual = changed(usual, name, int(number))
        except KeyError:
            raise Refused(
                "club-limit",
                typed=echo(text, 40),
                names=", ".join(dict.fromkeys(name.partition(".")[0] for name in limit_names())),
            ) from None
    return usual


def _page(serving: Serving, given: dict[str, Any]) -> Iterator[Door]:
    """Yield the door by a page, if it was asked for."""
    if given["web"]:
        from access.club.web.app import Web

        host, port = given["web"]
        is_proxied = given["proxied"] or given["web_proxied"]
        yield Web(serving, host, port, is_proxied, given["web_domain"], given["contact"])


@asynccontextmanager
async def _watched(serving: Serving, figures: Figures | None, address: tuple[str, int]) -> AsyncIterator[None]:
    """Let programs ask whether this host can record, and for its figures, if it has any. Raises Failed."""
    if figures is None:
        yield
        return
    from access.club.monitoring import Health

    figures.count(serving.club)
    measuring = serving.club.tasks.keep("loop delay", figures.measure_loop)
    health = Health(serving.club.tasks, serving.trouble, lambda: serving.is_closing, figures.text)
    await health.open(*address)
    try:
        yield
    finally:
        measuring.cancel()
        await health.close()


def _store(url: str | None, is_measured: bool) -> tuple[Store, Figures | None]:
    """Return the store of a club, and its figures if it is measured. Raises Refused."""
    from access.club.store.keeper import store_of

    if not is_measured:
        return store_of(url), None
    from access.club.monitoring import Figures

    figures = Figures()
    return figures.measured(store_of(url)), figures


async def _serve(limits: tuple[str, ...], given: dict[str, Any]) -> bool:
    """Serve until a signal asks to stop; return whether other hosts go on. Raises Failed."""
    from access.club.club import Club
    from access.club.gate import Limits
    from access.club.log import LineHandler, begin_logging, caught_all
    from access.club.server import Serving
    from access.club.ssh.login import SSHDoor
    from access.club.tables.bots import BotProcess

    allowed = limits_of(limits, Limits())
    store, figures = _store(given["url"], is_measured=given["health"] is not None)
    lets_in, language = (given["invite_only"], given["allows_guests"]), phrases_of().language
    club = Club(store, given["club_name"], allowed, *lets_in, worker=BotProcess(), language=language)
    club.stand_in_after = given["stand_in_after"] * MINUTE
    how = given["log_json"], given["log_addresses"], given["log_details"]
    serving = Serving(club, time.monotonic, given["drains"])
    with ExitStack() as log:
        log.enter_context(caught_all())
        log.callback(begin_logging(LineHandler(lambda line: click.echo(line, err=True), *how)))
        await serving.open()
        host, port = given["listen"]
        ssh = SSHDoor(serving, host, port, given["proxied"])
        for door in (ssh, *_page(serving, given)):
            await serving.add(door)
        store.hosts.name = f"{socket.gethostname()}:{ssh.port.number}"
        async with _watched(serving, figures, given["health"]):
            await serving.cluster.register()
            serving.mind_signals()
            for line in (line for door in serving.doors for line in door.told(phrases_of())):
                click.echo(line)
            gc.freeze()  # what was loaded stays
            await serving.run()
    if gave_up := serving.club.tasks.gave_up:
        raise Failed("club-gave-up", task=gave_up)
    return serving.goes_on
