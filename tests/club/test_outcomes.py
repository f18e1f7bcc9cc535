"""What the store keeps of finished games is what their journals say, also where bots compute in a process of their own."""

import asyncio
import itertools

import kept
import pytest
from club_regulars import SHORT, play_games, play_tournaments
from clubhouse import house

from access.club.worker import Worker


@pytest.fixture(params=["worker", "here"])
def worker(request):
    """A process in which bots compute, or none."""
    found = Worker() if request.param == "worker" else None
    yield found
    if found is not None:
        found.close()


def evening(path, worker, couples, games, players, tournaments):
    """Games of persons with a bot, and tournaments, in one club; returns what there was to compare in its store."""

    async def run():
        path.mkdir(exist_ok=True)
        async with house(path, worker=worker, seed=itertools.count(1).__next__) as club:
            rooms = [play_games(club, names, games) for names in couples]
            rooms += [play_tournaments(club, name, tournaments, "size 2", "advance 1", "bots 3") for name in players]
            await asyncio.gather(*rooms)
            while club.club.rooms:
                await asyncio.sleep(0.01)

    asyncio.run(run())
    return kept.compare(path / "club.sqlite")


def test_outcomes_ratings_statistics_and_tournaments_are_what_the_journals_say(tmp_path, worker):
    couples = (("Anna",), ("Ben", "Cara"))
    found = evening(tmp_path, worker, couples, sorted(SHORT), ["Dora"], 2)
    assert found["game"] >= 2 * len(SHORT) + 6
    assert found["tournament"] == 2
    assert found["won by a person"] >= 2
    assert found["rating"] == 2 * len(SHORT)
