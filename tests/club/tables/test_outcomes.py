"""What the store keeps of finished games is what their journals say, also where bots compute in a process of their own."""

import asyncio
import itertools

import club_regulars
import clubhouse
import kept
import pytest
import tournament_players
from club_regulars import SHORT, play_games, play_tournaments
from clubhouse import house

from access.club.tables.bots import BotProcess


@pytest.fixture(params=["worker", "here"])
def worker(request):
    """A process in which bots compute, or none."""
    found = BotProcess() if request.param == "worker" else None
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


@pytest.mark.long
def test_outcomes_ratings_statistics_and_tournaments_are_what_the_journals_say(tmp_path, worker):
    couples = (("Anna",), ("Ben", "Cara"))
    found = evening(tmp_path, worker, couples, sorted(SHORT), ["Dora"], 2)
    assert found["game"] >= 2 * len(SHORT) + 6
    assert found["tournament"] == 2
    assert found["won by a person"] >= 2
    assert found["rating"] == 2 * len(SHORT)


@pytest.mark.everything
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("worker", ["worker"], indirect=True)
def test_two_thousand_games_and_two_hundred_tournaments_are_kept_as_they_were_played(tmp_path, worker, monkeypatch):
    for module in (clubhouse, club_regulars, tournament_players):
        monkeypatch.setattr(module, "PATIENCE", 300)  # they share one computer, and one worker
    names = [f"{letter}nna{'abcdefghij'[each]}" for letter in "BFH" for each in range(10)]
    couples = [(name,) for name in names[:10]] + [
        (one, other) for one, other in zip(names[10:15], names[15:20], strict=True)
    ]
    games = [game for _ in range(27) for game in sorted(SHORT)]
    found = evening(tmp_path, worker, couples, games, names[20:], 20)
    print(dict(found))
    assert found["tournament"] == 200
    assert found["game"] >= 15 * len(games) + 600
    assert found["won by a person"] > 500
    assert found["rating"] == 10 * len(SHORT)
