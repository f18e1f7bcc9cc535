"""Tells the figures of finished games."""

from __future__ import annotations

from collections.abc import Sequence

from access.language.phrases import Phrases
from access.person.person import Person
from access.storage import catalogue
from access.storage.results import UNKNOWN, Summary
from games.refusals import Refused


def tell(person: Person, found: Sequence[Summary], name: str = "") -> None:
    """Tell the figures of each person in each game."""
    for summary in found:
        game = catalogue.called(summary.game, person.language)
        without = "none" if summary.games or not summary.apart else _without(person, summary)
        facts = {"games": summary.games, "won": summary.won, "without": without}
        person.say(person.t("statistics-person", name=summary.person, game=game, **facts))
        if summary.games:
            _tell_counted(person, summary)
        for each in summary.apart_by:
            reasons = [str(person.t("statistics-with", why=why)) for why in each.reasons]
            person.say(person.t("statistics-apart", reasons=", ".join(reasons), games=each.games, won=each.won))
    if not found:
        person.say(person.t("statistics-none", name=name or "all"))


def _without(person: Person, summary: Summary) -> str:
    """Return the reason for which games are counted apart, as `without advice`; all of them if there are several."""
    reasons = {reason for each in summary.apart_by for reason in each.reasons}
    return str(person.t("statistics-without", why=reasons.pop() if len(reasons) == 1 else UNKNOWN))


def _tell_counted(person: Person, summary: Summary) -> None:
    house = Phrases(person.language)
    for each in summary.against:
        kind = "bot" if each.is_bot else "person"
        level = f"setup-level-{each.opponent}"
        opponent = house.text(level) if each.is_bot and house.has(level) else each.opponent
        told = person.t("statistics-against", kind=kind, opponent=opponent, games=each.games, won=each.won)
        person.say(told)
    person.say(person.t("statistics-streak", now=summary.now, longest=summary.longest))
    try:
        game = catalogue.find(summary.game)
    except Refused:  # a game that is no longer installed
        return
    if game.records is not None:
        phrases = Phrases(person.language, game)
        for event in game.records.told(summary.counts):
            person.say(phrases.event(event)[0].text)
