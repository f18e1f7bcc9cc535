"""What happens between the rounds of Misericorde: coins and chips, leaving and joining (MI-1 to MI-3, MI-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.misericorde.asked import JOIN, LEAVE, NOBODY, OUT, STAY, Between, GiveTo, HowMany
from games.misericorde.told import Bought, Cashed, Gave, Gets, Passes
from games.purse import JoinsAgain, LeavesTable, SitsOut, dealt_out
from games.steps import Seat, Tell

if TYPE_CHECKING:
    from games.misericorde.rules import Misericorde


async def between_rounds(game: Misericorde) -> list[Seat]:
    """Each may exchange, leave or join, before the first round, too; who plays the next one.

    Nobody is asked where fewer than two can pay the stake: the game is over then (MI-19). Whoever can pay only by a
    gift of somebody who leaves is asked after that.
    """
    asked: list[Seat] = []
    playing: set[Seat] = set()
    while len(able := can_pay(game)) > 1 and (waiting := [seat for seat in able if seat not in asked]):
        asked.append(waiting[0])
        if await _ask(game, waiting[0]):
            playing.add(waiting[0])
    for seat in game.inside():
        if seat not in able:
            await Tell(SitsOut(seat))
    return [seat for seat in game.inside() if seat in playing]


def can_pay(game: Misericorde) -> list[Seat]:
    """Who could pay the stake, after buying chips, at the table or away from it."""
    return [seat for seat in game.everybody() if game.worth(seat) >= game.stake]


async def _ask(game: Misericorde, seat: Seat) -> bool:
    """Ask until it is settled, and whether the seat plays; buying settles it, changing back does not."""
    while True:
        needs = coppers_needed(game, seat)
        inside = seat not in game.away
        move = await Between(seat, inside, game.chips[seat], game.coppers[seat], game.rate, needs)
        if move == STAY:
            return inside
        if move == OUT:
            await Tell(Passes(seat))
            return False
        if move == LEAVE:
            await _leave(game, seat)
            return False
        if move == JOIN:
            game.away.remove(seat)
            await Tell(JoinsAgain(seat))
            continue
        coppers = int(move[-1])
        await _exchange(game, seat, coppers if move[0] == "buy" else -coppers)
        if move[0] == "buy" and not coppers_needed(game, seat):
            return True


def coppers_needed(game: Misericorde, seat: Seat) -> int:
    """The coppers that must buy chips before a seat can pay the stake."""
    return max(-(-(game.stake - game.chips[seat]) // game.rate), 0)


async def _exchange(game: Misericorde, seat: Seat, coppers: int) -> None:
    """Chips for so many coppers; where it is below 0, coppers for chips (MI-1)."""
    game.coppers[seat] -= coppers
    game.chips[seat] += coppers * game.rate
    event, got = (Bought, coppers * game.rate) if coppers > 0 else (Cashed, -coppers)
    await Tell(event(seat, got, game.chips[seat], game.coppers[seat]))


async def _leave(game: Misericorde, seat: Seat) -> None:
    """Chips may be given to others; the rest is dealt out, each to whoever has the fewest (MI-3).

    The last one at the table has nobody to give them to, and keeps them.
    """
    game.away.add(seat)
    await Tell(LeavesTable(seat))
    others = game.clockwise(seat, game.inside())
    while others and game.chips[seat]:
        answer = await GiveTo(seat, game.chips[seat], tuple(others))
        if answer == NOBODY:
            break
        to = Seat(answer)
        chips = await HowMany(seat, "give", 1, game.chips[seat])
        if not chips:
            continue
        game.chips[seat] -= chips
        game.chips[to] += chips
        await Tell(Gave(seat, to, chips, game.chips[to]))
    if others:
        got = dealt_out(game.chips[seat], game.chips, others)
        game.chips[seat] = 0
        for other, chips in got.items():
            game.chips[other] += chips
            await Tell(Gets(other, chips, game.chips[other]))
