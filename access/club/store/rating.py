"""Ratings by openskill (Plackett-Luce), from the results of persons against each other.

If a bot has played for somebody, those who stayed are rated among themselves, as if that seat had not been there.
Whoever was absent and has lost is rated against them, too: the absent can only fall by that, and those who stayed only
rise. If the seat of somebody absent has won, that counts for nobody: the absent stay as they were, and if nobody who
stayed has won with it, those who stayed have lost to a bot, and do not fall.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

Rated = tuple[float, float, int]
"""Mean, deviation, and number of games."""
Before = Mapping[int, Rated | None]
"""The ratings before a game, by person; None for somebody who was not rated yet."""


def rated(before: Before, won: Mapping[int, bool], absent: Collection[int] = ()) -> dict[int, Rated]:
    """Return the ratings after a game, by person; a bot has played for the `absent`.

    Those who are in `won` and not in `before` are not rated, such as guests.
    """
    stayed = [person for person in before if person not in absent]
    lost = [person for person in before if person in absent and not won[person]]
    among, whole = _rated(before, won, stayed), _rated(before, won, [*stayed, *lost])
    winners = {person for person, has_won in won.items() if has_won}
    lost_to_bot = bool(winners) and winners <= set(absent)
    after = {}
    for person in sorted(whole):
        now, kept = whole[person], _kept(before[person], whole[person])
        if person in lost:
            after[person] = now if now[0] <= kept[0] and points(now) <= points(kept) else kept
        else:
            least = [kept] if lost_to_bot or person not in among else []
            after[person] = max(among.get(person, kept), now, *least, key=points)
    return after


def _rated(before: Before, won: Mapping[int, bool], among: Iterable[int]) -> dict[int, Rated]:
    """Return the ratings of these people after a game against each other; none for fewer than two."""
    people = sorted(among)
    if len(people) < 2:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = []
    for person in people:
        mean, deviation, _ = before[person] or (*_unrated(), 0)
        teams.append([model.rating(mu=mean, sigma=deviation)])
    after = model.rate(teams, ranks=[0 if won[person] else 1 for person in people])
    games = {person: (before[person] or (0, 0, 0))[2] + 1 for person in people}
    return {person: (team[0].mu, team[0].sigma, games[person]) for person, team in zip(people, after, strict=True)}


def _unrated() -> tuple[float, float]:
    """Return the mean and the deviation of somebody who was not rated yet."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    return model.mu, model.sigma


def _kept(before: Rated | None, after: Rated) -> Rated:
    """Return the rating before a game, with the number of games after it."""
    mean, deviation = before[:2] if before is not None else _unrated()
    return mean, deviation, after[2]


def points(rating: Rated) -> float:
    """Return a lower bound of the skill, by which ratings are compared."""
    mean, deviation, _ = rating
    return mean - 3 * deviation


def worth(mean: float, deviation: float) -> float:
    """Return the rating as it is told."""
    return round(points((mean, deviation, 0)) * 40 + 1000, 0)
