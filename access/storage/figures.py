"""The figures of finished games as texts, in the language of the listener."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from access.language.phrases import Phrases
from access.storage import catalogue
from access.storage.results import UNKNOWN, Summary
from games.data import frozen
from games.refusals import Refused

T = TypeVar("T")


@frozen
class GameFigures(Generic[T]):
    """The figures of persons in games as texts made by `t`; a game's own figures are strings."""

    t: Callable[..., T]
    language: str

    def of(self, found: Sequence[Summary], name: str = "") -> Iterator[T | str]:
        """Yield the figures of each person in each game, or a sentence that this person has none."""
        for summary in found:
            game = catalogue.called(summary.game, self.language)
            without = "none" if summary.games or not summary.apart else self._without(summary)
            facts = {"games": summary.games, "won": summary.won, "without": without}
            yield self.t("statistics-person", name=summary.person, game=game, **facts)
            if summary.games:
                yield from self._counted(summary)
            for each in summary.apart_by:
                reasons = ", ".join(str(self.t("statistics-with", why=why)) for why in each.reasons)
                yield self.t("statistics-apart", reasons=reasons, games=each.games, won=each.won)
        if not found:
            yield self.t("statistics-none", name=name or "all")

    def _without(self, summary: Summary) -> str:
        """Return the reason for counting games apart, such as `without advice`; all of them for several."""
        reasons = {reason for each in summary.apart_by for reason in each.reasons}
        return str(self.t("statistics-without", why=reasons.pop() if len(reasons) == 1 else UNKNOWN))

    def _counted(self, summary: Summary) -> Iterator[T | str]:
        house = Phrases(self.language)
        for each in summary.against:
            kind = "bot" if each.is_bot else "person"
            level = f"setup-level-{each.opponent}"
            opponent = house.text(level) if each.is_bot and house.has(level) else each.opponent
            yield self.t("statistics-against", kind=kind, opponent=opponent, games=each.games, won=each.won)
        yield self.t("statistics-streak", now=summary.now, longest=summary.longest)
        try:
            game = catalogue.find(summary.game)
        except Refused:  # a game that is no longer installed
            return
        if game.records is not None:
            phrases = Phrases(self.language, game)
            for event in game.records.told(summary.counts):
                yield phrases.event(event)[0].text
