"""Ratings by openskill (Plackett-Luce), from the results of persons against each other."""

from __future__ import annotations

from collections.abc import Mapping

Rated = tuple[float, float, int]
"""Mean, deviation, and number of games."""


def rated(before: Mapping[int, Rated | None], won: Mapping[int, bool]) -> dict[int, Rated]:
    """Return the ratings after a game, by person; none for fewer than two persons."""
    if len(before) < 2:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    people = sorted(before)
    teams = []
    for person in people:
        mean, deviation, _ = before[person] or (model.mu, model.sigma, 0)
        teams.append([model.rating(mu=mean, sigma=deviation)])
    after = model.rate(teams, ranks=[0 if won[person] else 1 for person in people])
    games = {person: (before[person] or (0, 0, 0))[2] + 1 for person in people}
    return {person: (team[0].mu, team[0].sigma, games[person]) for person, team in zip(people, after, strict=True)}


def worth(mean: float, deviation: float) -> float:
    """Return the rating as it is told: a lower bound of the skill."""
    return round((mean - 3 * deviation) * 40 + 1000, 0)
