"""The persons at a keyboard: their preferences, and the phrases that these lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from access.language.phrases import Phrases
from access.settings.preferences import Preferences
from games.data import frozen


@frozen
class AtKeyboard:
    """A person at the keyboard: their preferences and their phrases."""

    preferences: Preferences
    phrases: Phrases


def phrases_for(preferences: Preferences, before: Phrases, otherwise: str) -> Phrases:
    """Return phrases for changed preferences, in the language `otherwise` by default; the same ones if they fit."""
    language = preferences.language or otherwise
    wanted = language, preferences.games.sort, preferences.games.flavour
    if wanted == (before.language, before.sort, before.flavour):
        return before
    own = () if before.you is None else (before.you,)
    return Phrases(language, before.game, before.names, own, preferences.games.sort, preferences.games.flavour)


def with_their_own(
    preferences: Preferences, phrases: Phrases, names: Sequence[str], own: frozenset[int]
) -> dict[int, AtKeyboard]:
    """Return the persons at a shared keyboard who have settings of their own, by seat."""
    found = {}
    for seat in own:
        theirs = preferences.of(names[seat])
        if theirs is not preferences:
            language = theirs.language or phrases.language
            spoken = Phrases(language, phrases.game, names, own, theirs.games.sort, theirs.games.flavour)
            found[seat] = AtKeyboard(replace(theirs, plain=preferences.plain), spoken)
    return found


def respelled(phrases: Phrases) -> Mapping[str, str]:
    """Return the respellings of words: those of the game that is played come before all others."""
    from access.storage import catalogue  # only a voice looks through all games

    return {**catalogue.respelled(phrases.language), **phrases.texts.respelled}
