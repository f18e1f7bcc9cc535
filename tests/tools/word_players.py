"""Players of Choose Your Words that tests and figures try against the bots."""

from access.engine.chance import Seeded, SeededLuck
from access.engine.drivers import drive
from access.engine.players import BotSeat
from access.engine.table import Table
from games.game import Sitting
from games.options import with_defaults
from games.steps import Seat
from games.words import GAME
from games.words.bots import BEST, Guest
from games.words.options import settle
from games.words.questions import CALL, FOLD, Open


class Fixed(Guest):
    """Bets by fixed thresholds of points (X29)."""

    def __init__(self, seat, luck, raises, calls):
        super().__init__(seat, luck, BEST)
        self.raises, self.calls = raises, calls

    def bet(self, number, question):
        points = self.best_points(question.hand, question.agreed)
        if isinstance(question, Open):
            return ("bet", question.most if points >= self.raises else question.least)
        if question.most and points >= self.raises:
            return ("raise", question.most)
        return CALL if points >= self.calls else FOLD


def wins_against(level, rival, seeds, options):
    """How often this rival wins against a bot of this level, the first seat going round."""
    settled = settle(with_defaults(GAME.agreement.options, options), Sitting(0, 2, "en"))
    won = 0
    for seed in seeds:
        first = seed % 2
        bots = {
            first: rival(Seat(first), SeededLuck(seed, Seat(first))),
            1 - first: GAME.bots[level](Seat(1 - first), SeededLuck(seed, Seat(1 - first))),
        }
        table = Table(lambda: GAME.new(2, settled))
        listeners = [BotSeat(Seat(seat), bot) for seat, bot in bots.items()]
        winners = drive(table, bots, listeners, Seeded(seed))["winners"]
        won += (first in winners) / len(winners)
    return won / len(seeds)
