"""The showdown of Choose Your Words: words are laid unseen, shown together, and may be doubted (CW-11 to CW-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.cards import Row, worth
from games.steps import Seat, Tell
from games.words.asked import NOBODY, Doubt, Lay, LayUnseen, ShowHighest
from games.words.table import Laying, high_card
from games.words.told import CanDoubt, HighCard, Laid, LaidNothing, NoWordCounts, Stands, Struck

if TYPE_CHECKING:
    from games.words.rules import Words


@dataclass(frozen=True, slots=True)
class Shown:
    """A word on the table."""

    word: str
    points: int
    cards: Row


async def compare(game: Words) -> dict[Seat, int]:
    """The points of each player left (CW-11 to CW-16)."""
    order = game.round.from_left()
    layings = {seat: await _asked_to_lay(game, seat) for seat in order}
    shown = {seat: _shown(game, laying) for seat, laying in layings.items() if laying}
    for seat in order:
        word = shown.get(seat)
        await Tell(Laid(seat, word.word, word.points, word.cards) if word else LaidNothing(seat))
    standing = shown if game.agreed.always else await _doubted(game, shown)
    if standing:
        return {seat: standing[seat].points if seat in standing else 0 for seat in order}
    return await _highest_cards(game, order)


async def _asked_to_lay(game: Words, seat: Seat) -> Laying:
    if game.typed:
        return await LayUnseen(seat, game.pot(), game.agreed)
    return await Lay(seat, game.round.hands[seat], game.pot(), game.agreed)


def _shown(game: Words, laying: Laying) -> Shown:
    word, *names = laying
    cards = game.agreed.deck.hand(names)
    return Shown(game.agreed.spelled(word), worth(cards), Row(cards))


async def _doubted(game: Words, shown: dict[Seat, Shown]) -> dict[Seat, Shown]:
    """The words that stand when everybody at the table could doubt each of them (CW-16)."""
    standing, open_words = dict(shown), set(shown)
    for seat in (*game.round.seats[1:], game.round.dealer):
        while others := [other for other in standing if other in open_words and other != seat]:
            answer = await _question(game, seat, others, standing)
            if answer == NOBODY:
                break
            owner = Seat(answer)
            open_words.remove(owner)
            word = standing[owner].word
            if game.agreed.dictionary.lists(word):
                await Tell(Stands(owner, word, seat))
            else:
                del standing[owner]
                await Tell(Struck(owner, word, seat))
    return standing


def _question(game: Words, seat: Seat, others: list[Seat], standing: dict[Seat, Shown]) -> Doubt:
    doubtful = tuple(CanDoubt(other, standing[other].word, standing[other].points) for other in others)
    leader = max(others, key=lambda other: standing[other].points)
    word = standing[leader]
    return Doubt(seat, leader, word.word, word.points, word.cards, doubtful, game.agreed)


async def _highest_cards(game: Words, order: list[Seat]) -> dict[Seat, int]:
    """The points of the highest card of each (CW-14)."""
    await Tell(NoWordCounts())
    points = {}
    for seat in order:
        if game.typed:
            (card,) = game.agreed.deck.hand(await ShowHighest(seat, game.agreed))
        else:
            card = high_card(game.round.hands[seat])
        points[seat] = card.points
        await Tell(HighCard(seat, Row((card,))))
    return points
