"""Tells the figures of finished games."""

from __future__ import annotations

from collections.abc import Sequence

from access.dialogue.keyboard import Keyboard
from access.language.phrases import Phrases
from access.storage import catalogue
from access.storage.results import Summary
from games.refusals import Refused


def tell(person: Keyboard, found: Sequence[Summary], name: str = "") -> None:
    """Tell the figures of each person in each game."""
    for summary in found:
        person.say(
            "statistics-person",
            name=summary.person,
            game=catalogue.called(summary.game, person.phrases.language),
            games=summary.games,
            won=summary.won,
        )
        if summary.games:
            _tell_counted(person, summary)
        if summary.apart:
            person.say("statistics-apart", games=summary.apart, won=summary.apart_won)
    if not found:
        person.say("statistics-none", name=name or "all")


def _tell_counted(person: Keyboard, summary: Summary) -> None:
    for each in summary.against:
        kind = "bot" if each.is_bot else "person"
        level = f"setup-level-{each.opponent}"
        opponent = person.phrases.text(level) if each.is_bot and person.phrases.has(level) else each.opponent
        person.say("statistics-against", kind=kind, opponent=opponent, games=each.games, won=each.won)
    person.say("statistics-streak", now=summary.now, longest=summary.longest)
    try:
        game = catalogue.find(summary.game)
    except Refused:  # a game that is no longer installed
        return
    if game.records is not None:
        phrases = Phrases(person.phrases.language, game)
        for event in game.records.told(summary.counts):
            person.say_text(phrases.event(event)[0].text)
