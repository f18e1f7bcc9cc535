"""The opening of a game, new or resumed: its announcement, its standing, its bots and its advisers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from access.dialogue.conversation import Conversation
from access.engine.journal import Header
from access.engine.seats import BotSeat, seat_bots
from access.language.phrases import Phrases
from games.advising import Adviser
from games.data import frozen
from games.game import ADVICE, Game, Player
from games.steps import Rules, Seat, Tell

RESUMED = "loop-resumed"
"""The phrase that opens a resumed game."""


def announce(conversation: Conversation, game: Game, header: Header, phrases: Phrases, opening: str) -> None:
    """Announce a game and its players with this phrase; a new one with remarks on its agreement."""
    conversation.say(opening, game=phrases.text(game.id), names=", ".join(header.names))
    for phrase, facts in () if opening == RESUMED else game.agreement.remarks(header.options):
        conversation.say(phrase, **facts)


def tell_standing(conversation: Conversation, game: Game, play: Rules) -> None:
    """Tell the standing of a running game, and each player here their hand."""
    seats, phrases = sorted(conversation.seats), conversation.to.phrases
    for event in (*play.standing(Seat(min(seats, default=0))), *play.resumed()):
        conversation.tell_all(event)
    for seat in seats:
        for event in play.holding(Seat(seat)):
            if phrases.is_private(event, game.holds == "hand"):
                conversation.tell(Tell(event, to=Seat(seat)))


@frozen
class Seated:
    """The bots of a table and the advisers of its persons, by seat; `ears` are all of them as listeners."""

    players: Mapping[int, Player]
    advisers: dict[int, Adviser]
    ears: tuple[BotSeat, ...]


def seated(game: Game, header: Header) -> Seated:
    """Seat the bots of a table, and an adviser beside each person if it has advice."""
    persons = sorted(header.persons)
    bots = seat_bots(game, header.bot_levels, header.seed, header.names)
    advising = advisers(game, persons) if is_advised(game, header.options, len(persons)) else {}
    beside = (BotSeat(Seat(seat), adviser) for seat, adviser in advising.items())
    return Seated(bots.players, advising, (*bots.listeners, *beside))


def is_advised(game: Game, options: Mapping[str, object], persons: int) -> bool:
    """Tell whether this many persons have advice at a table: with auto one who plays alone."""
    agreed = options.get(ADVICE.name, ADVICE.default)
    return game.adviser is not None and agreed != "no" and (agreed != ADVICE.default or persons == 1)


def advisers(game: Game, seats: Iterable[int]) -> dict[int, Adviser]:
    """Return an adviser for each of these seats; none if the game gives no advice."""
    return {} if game.adviser is None else {seat: game.adviser(Seat(seat)) for seat in seats}
