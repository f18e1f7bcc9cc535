"""A kept game is sound, or the first of its faults is found."""

import asyncio
import json

import pytest
from clubhouse import house, opened
from two_hosts import stop_until

from access.club.tables.stored import first_fault


def verified(path, *changes):
    """Play a game to its end; return its fault after these changes."""

    async def run():
        async with house(path) as club:
            anna = await club.member("Anna")
            await opened(anna, "target 1000", "bots 1")
            await anna.says("start", "Keep or stop\\?")
            await stop_until([anna], "Again, review or lobby\\?")
            for text in changes:
                await club.store.database.one(text)
            return await first_fault(club.store, (await club.store.tables.listed(over=True))[0])

    return asyncio.run(run())


def test_a_game_that_stands_as_it_was_played_is_sound(tmp_path):
    assert verified(tmp_path) is None


LINES = "UPDATE batches SET lines = replace(lines, '{}', '{}') WHERE \"table\" = 1"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ('DELETE FROM batches WHERE "table" = 1 AND at = 1', "order"),
        ('DELETE FROM batches WHERE "table" = 1 AND at = (SELECT max(at) FROM batches WHERE "table" = 1)', "outcome"),
        (LINES.format("asked", "axed"), "digest"),
        ('UPDATE tables SET header = replace(header, \'"language": "en"\', \'"language": "de"\')', "digest"),
        ("UPDATE tables SET outcome = replace(outcome, 'winners', 'losers') WHERE id = 1", "outcome"),
        ("UPDATE tables SET outcome = NULL WHERE id = 1", "outcome"),
        ("UPDATE results SET won = 1 - won", "outcome"),
        ("UPDATE tables SET header = replace(header, 'kaques', 'nothing') WHERE id = 1", "game"),
        ("UPDATE tables SET header = replace(header, '\"seed\": 3', '\"seed\": 4') WHERE id = 1", "chance"),
    ],
)
def test_each_fault_is_found(tmp_path, change, fault):
    assert verified(tmp_path, change) == fault


def test_answers_that_the_rules_do_not_allow_are_found_though_their_digests_fit(tmp_path):
    from access.engine.batches import Batch

    async def run():
        async with house(tmp_path) as club:
            anna = await club.member("Anna")
            await opened(anna, "target 5000", "bots 1")
            await anna.says("start", "Keep or stop\\?")
            kept = await club.store.tables.kept(1)
            (_, last) = kept.batches[-1]
            line = json.dumps({"n": 1, "seat": 0, "asked": "Ask", "answer": "fly"})
            await club.store.tables.append(1, Batch(last.at + 1, last.digest, (line,)), None)
            return await first_fault(club.store, (await club.store.tables.listed())[0])

    assert asyncio.run(run()) == "rules"
