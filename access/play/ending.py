"""The end of a game: its result is recorded, it is looked back at or told again, and what comes next is chosen.

A review finds the costliest decisions of a seat, and its luck.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, field, replace
from itertools import islice
from typing import Any, ClassVar

from access.dialogue.asking import Unchecked
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import Keyboard
from access.engine.journal import Header
from access.engine.table import Answer, Open, Table
from access.language.phrases import Explained, Phrases
from access.language.texts import phrase_name
from access.play.new_game import new_seed
from access.storage import results
from access.storage.journals import Reopened, new
from access.storage.results import GameFigures
from games.advising import Weighed
from games.data import frozen
from games.game import Game
from games.records import Tally
from games.steps import Ask, Event, Offer, Roll, Seat, Tell

MOST = 3
"""The most told decisions."""
LEAST = 0.5
"""The least cost of a told decision, in the unit of the game."""


@frozen
class Decision(Event):
    """The place of a decision: its round, or in a game without rounds the turn of its seat, and the throw in that turn.

    The round is 0 without rounds, and the throw if nothing was thrown in the turn.
    """

    round: int
    turn: int
    throw: int


Costly = tuple[Decision, Event]
"""A decision, and the event that tells its cost."""


@frozen
class Review:
    """The mistakes of a seat, the costliest first, where each of them was made, and its luck."""

    costs: tuple[Weighed, ...]
    places: tuple[Decision, ...]
    luck: tuple[Event, ...]

    def told(self) -> tuple[Costly, ...]:
        """Return the costliest decisions, each with the event that tells its cost."""
        every = zip(self.places, self.costs, strict=True)
        return tuple((place, each.event) for place, each in islice(every, MOST) if each.cost >= LEAST)


class _Places:
    """Follows the steps of a seat through a game."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._turn = self._throw = self._round = 0
        self._goes_on = False

    def follow(self, step: Open, number: int) -> Decision:
        """Return the place of an open step in the round of this number."""
        own = step.seat == self.seat
        if own and (not self._goes_on or number != self._round):
            self._turn, self._throw = self._turn + 1, 0
        self._goes_on, self._round = own, number
        self._throw += own and isinstance(step, Roll)
        return Decision(number, self._turn, self._throw)


def review(game: Game, header: Header, answers: Iterable[tuple[Open, Answer]], seat: Seat) -> Review:
    """Play the answers of a game again, and weigh those of a seat by its knowledge at the time."""
    assert game.adviser is not None
    adviser = game.adviser(seat)
    table = Table(new(game, header))
    found: list[tuple[Weighed, Decision]] = []
    places = _Places(seat)

    def hear() -> None:
        for told in table.take_told():
            if told.to in (None, seat):
                adviser.tell(told)

    for step, answer in answers:
        hear()
        place = places.follow(step, table.play.number)
        if step.seat == seat:
            if isinstance(step, Ask):
                weighed = adviser.weigh(step, answer)
                if weighed is not None:
                    found.append((weighed, place))
            else:
                adviser.threw(step, answer)
        table.apply(answer)
    hear()
    table.close()
    found.sort(key=lambda each: -each[0].cost)
    return Review(tuple(each for each, _ in found), tuple(place for _, place in found), adviser.luck())


AGAIN, REVIEW, STATISTICS, MENU = "again", "review", "figures", "menu"


@frozen
class WhatNext(Unchecked[str]):
    """Asks what comes after a game. Enter alone starts nothing: readers press it through lines that wait.

    Only help names the statistics: few want them after each game.
    """

    shared: ClassVar[bool] = True
    reviews: bool

    def offers(self) -> tuple[Offer[str], ...]:
        """Return another game, a look back, the statistics, and the menu."""
        look_back = (Offer(REVIEW, REVIEW),) if self.reviews else ()
        return Offer(AGAIN, AGAIN), *look_back, Offer(STATISTICS, STATISTICS), Offer(MENU, MENU)


def rotated(header: Header) -> Header:
    """Return the header of another game with the same table: each sits one seat further on, and chance is new."""
    first, *others = header.participants
    return replace(header, participants=(*others, first), seed=new_seed(), chosen=False)


@frozen
class Ended:
    """A finished game, with the figures of each person, and the reasons for counting it `apart`."""

    game: Game
    header: Header
    table: Table
    tallies: Mapping[int, Tally] = field(default_factory=dict)
    apart: tuple[str, ...] = ()


Looks = Mapping[str, Callable[[], Awaitable[None]]]
"""The ways to look at a finished game, by answer."""


async def ask_what_next(ask: Callable[[WhatNext], Awaitable[str]], question: WhatNext, looks: Looks) -> str:
    """Ask what comes next; look at the game and at figures as often as wanted. Raises Leave and EOFError."""
    while (answer := await ask(question)) in looks:
        await looks[answer]()
    return answer


def tell_review(conversation: Conversation, ended: Ended) -> None:
    """Tell each person their costliest decisions, and their luck."""
    header = ended.header
    for seat in sorted(header.persons):
        if len(header.persons) > 1:
            conversation.say("review-of", name=header.names[seat])
        found = review(ended.game, header, ended.table.answers(), Seat(seat))
        tell_costliest(conversation, found.told(), found.luck)


def tell_costliest(conversation: Conversation, told: Sequence[Costly], luck: Sequence[Event]) -> None:
    """Tell the costliest decisions of a seat, and its luck."""
    conversation.say("review-most" if told else "review-nothing")
    for place, event in told:
        conversation.tell_all(place, event)
    for event in luck:
        conversation.tell_all(event)


def tell_figures(conversation: Conversation, ended: Ended) -> None:
    """Tell the figures of each person at this keyboard in this game."""
    phrases, header = conversation.to.phrases, ended.header
    figures: GameFigures[str] = GameFigures(phrases.text, phrases.language)
    kept = list(results.read())
    for seat in sorted(header.persons):
        name = header.names[seat]
        for line in figures.of(results.summaries(kept, header.game, name), name):
            conversation.say_text(line)


def record(person: Keyboard, ended: Ended) -> None:
    """Record the result of a game, and tell a personal best. A failing disk is told, not raised."""
    game, header, result_of = ended.game, ended.header, ended.table.result or {}
    counts = {seat: tally.counts() for seat, tally in ended.tallies.items()}
    result = results.of_game(header, tuple(result_of.get("winners", ())), counts, ended.apart)
    with suppress(OSError):
        if game.records is not None:
            earlier = list(results.read())
            for seat in sorted(ended.tallies):
                best = results.is_best(result, earlier, header.names[seat], game.records.best)
                if best is not None:
                    person.say(f"{game.id}-personal-best", number=best, seat=Seat(seat))
        results.add(result)


def retell(found: Reopened, phrases: Phrases, as_json: bool, hidden: bool = False) -> Iterator[str]:
    """Yield the told events of a game in full wording, a line each.

    Private lines are left out until the game is over, unless `hidden` asks for it.
    """
    explained = Explained()
    for told in found.table.take_told():
        if told.to is not None and not found.saved.over and not hidden:
            continue
        if as_json:
            yield json.dumps(_facts(told), ensure_ascii=False)
            continue
        if told.event.telling.summary:
            continue
        line = phrases.event(told.event, "full", explained.first(phrases, told.event))[0].text
        yield line if told.to is None else f"{phrases.names[told.to]}: {line}"


def _facts(told: Tell) -> dict[str, object]:
    """Return the event as plain facts; `to` is the seat of its only hearer, null for all."""
    event: Any = told.event
    return {"event": phrase_name(type(event)), "to": told.to, **asdict(event)}
