"""The store of a club for the commands of its keeper."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import click

from access.commands.context import phrases_of
from access.commands.types import NameOrFile
from games.refusals import Failed

if TYPE_CHECKING:
    from access.club.store.store import Store

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])


def store_option(command: F) -> F:
    """Add the option that names the store."""
    return click.option("--store", "url", type=NameOrFile())(command)


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
