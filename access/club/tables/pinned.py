"""The data that a game needs until its end: its rules, and the words of a dictionary, which the store keeps."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from access.club.store.store import Store
from access.engine.journal import Header
from access.language.texts import texts
from access.play.setup import Setup
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system import environment
from access.system.languages import FALLBACK
from games.game import Game, Pinned, Sitting
from games.refusals import Refused


async def agreed_header(store: Store, setup: Setup, names: Sequence[str], language: str, seed: int) -> Header:
    """Return the header of a new game by the newest rules that all hosts know, and store the data that it needs."""
    game = await _known_to_all(store, setup.game)
    head = replace(setup, game=game, names=tuple(names)).header(Preferences(language=language), language, seed)
    await _pin(store, game, head)
    return replace(head, chosen=False)


async def _known_to_all(store: Store, game: Game) -> Game:
    """Return a game by the newest rules that all hosts alive know. Raises Refused if there are none."""
    if not store.shared:
        return game
    lowest = (await store.hosts.versions()).get(game.id, game.version)
    found = game.of_version(min(lowest, game.version))
    if found is None:
        raise Refused("club-version")
    return found


async def _pin(store: Store, game: Game, head: Header) -> None:
    """Store the data that a new game needs until its end."""
    pinned = await asyncio.to_thread(game.agreement.pinned, head.options)
    if pinned is not None:
        await store.keep_list(pinned.mark, pinned.text)
        with suppress(OSError):  # a copy here only saves reading the store
            await asyncio.to_thread(game.agreement.restore, pinned)


async def restore(store: Store, game: Game, head: Header) -> None:
    """Get the data of a game from the store if they are missing or different here."""
    mark = await asyncio.to_thread(game.agreement.lacks, head.options)
    text = await store.list_of(mark) if mark else None
    if text is not None:
        await asyncio.to_thread(game.agreement.restore, Pinned(mark, text))


async def warm_up(language: str = "") -> None:
    """Load a language in advance; without one, that of the host and English."""
    for each in (language,) if language else (FALLBACK, environment.system_language()):
        await asyncio.to_thread(_load, each)


@lru_cache(maxsize=64)
def _load(language: str) -> None:
    """Load all games with their phrases and dictionaries in a language, once."""
    for name in catalogue.names():
        with suppress(Exception):  # whoever opens a table for it hears of the error
            game = catalogue.find(name)
            texts(language, game)
            agreed = game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, language))
            game.agreement.prepare(agreed)
