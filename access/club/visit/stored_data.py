"""The data of a person in a club, in sentences."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from access.club.connection import CLUB_SETTINGS, stored_settings
from access.club.store.people import People
from access.club.store.tables import worth
from access.language.phrases import Phrases
from access.language.times import ago, day, time_left
from access.settings.wording import now as now_told
from access.storage import catalogue

PAGE = 20
"""The most lines of talk on a page."""
_TIMES = ("created", "seen", "added", "used", "began", "ended", "at", "muted_until")
SLICE = 500
"""The most lines of talk of one query."""


async def data_sentences(people: People, person: int, phrases: Phrases, now: float, is_here: bool) -> list[str]:
    """Return the data of a person in sentences, without their talk; `is_here` if they are in the club now."""
    data = await people.data(person)
    return [_person(data["person"], phrases, now, is_here), *_sentences(data, phrases, now)]


def _person(who: Mapping[str, Any], phrases: Phrases, now: float, is_here: bool) -> str:
    role, banned, here = who["role"], "yes" if who["banned"] else "no", "yes" if is_here else "no"
    facts = {"created": day(who["created"], phrases), "seen": ago(now - who["seen"], phrases)}
    return phrases.text("kept-person", name=who["name"], role=role, banned=banned, here=here, **facts)


def _sentences(data: Mapping[str, Any], phrases: Phrases, now: float) -> Iterator[str]:
    who = data["person"]
    if who["muted_until"] > now:
        yield phrases.text("club-muted", **time_left(who["muted_until"], now))
    for number, key in enumerate(data["keys"], 1):
        added = day(key["added"], phrases)
        yield phrases.text("kept-key", number=number, key=key["fingerprint"], day=added)
    for each in data["passkeys"]:
        facts = {"added": day(each["added"], phrases), "used": ago(now - each["used"], phrases)}
        yield phrases.text("kept-passkey", name=each["name"] or "none", **facts)
    for login in data["logins"]:
        facts = {"began": day(login["began"], phrases), "seen": ago(now - login["seen"], phrases)}
        yield phrases.text("kept-login", browser=login["browser"] or "none", **facts)
    for kind in ("friend", "ignore", "block"):
        names = [each["name"] for each in data["relations"] if each["kind"] == kind]
        if names:
            yield phrases.text(f"club-{kind}s", names=", ".join(names))
    values = stored_settings(who["wishes"]).values
    if values:
        lines = (
            now_told(setting, values[setting.name], phrases) for setting in CLUB_SETTINGS if setting.name in values
        )
        yield phrases.text("kept-settings", lines=" ".join(lines))
    yield from _games(data, phrases)
    for loss in data["losses"]:
        text = phrases.text(loss["phrase"], number=loss["table"], count=loss["steps"])
        yield phrases.text("kept-loss", number=loss["table"], ago=ago(now - loss["at"], phrases), text=text)


def _games(data: Mapping[str, Any], phrases: Phrases) -> Iterator[str]:
    ratings = {each["game"]: each for each in data["ratings"]}
    for game in dict.fromkeys(each["game"] for each in data["results"]):
        played = [each for each in data["results"] if each["game"] == game]
        name, won = catalogue.title_or_name(game, phrases.language), sum(each["won"] for each in played)
        yield phrases.text("club-games", game=name, games=len(played), won=won)
        if game in ratings:
            rating = round(worth(ratings[game]["mu"], ratings[game]["sigma"]))
            yield phrases.text("kept-rating", game=name, rating=str(rating))


async def data_as_json(people: People, person: int) -> AsyncIterator[str]:
    """Yield the data of a person as one JSON object, in parts, with times by ISO 8601."""
    data = await people.data(person)
    yield json.dumps(_iso(data), ensure_ascii=False)[:-1] + ', "talk": ['
    before = ""
    async for lines in talk_of(people, person):
        yield before + ", ".join(json.dumps(_iso({"at": at, "said": line}), ensure_ascii=False) for at, line in lines)
        before = ", "
    yield "]}"


def _iso(found: Any) -> Any:
    """Return data with its times by ISO 8601."""
    if isinstance(found, list):
        return [_iso(each) for each in found]
    if not isinstance(found, Mapping):
        return found
    times = {name: datetime.fromtimestamp(found[name], UTC).isoformat() for name in _TIMES if found.get(name)}
    return {name: times.get(name) or _iso(value) for name, value in found.items()}


async def talk_of(people: People, person: int, most: int = SLICE) -> AsyncIterator[list[tuple[int, str]]]:
    """Yield the talk of a person in slices, oldest first, each line with its time."""
    after = 0
    while slice_ := await people.said(person, after, most):
        after = slice_[-1][0]
        yield [(at, line) for _, at, line in slice_]
