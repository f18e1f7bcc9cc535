"""Players of the dice games with simple strategies, that tests and figures try against the bots."""

from evidence import gathered

from access.engine.chance import Seeded, SeededLuck
from access.engine.table import BotSeat, Table, drive
from access.storage.catalogue import find
from games.kaques import bots as kaques
from games.kaques.rules import STOP as FERTISCH
from games.kaques.scoring import keepable, points, scoring
from games.kara import bots as kara
from games.kara.near import likeliest_within
from games.kara.questions import STOP as STOPS
from games.misericorde import bots as misericorde
from games.misericorde.questions import PAY, RETREAT
from games.misericorde.throws import chance_to_win, rank
from games.steps import Seat
from games.verflixte6 import bots as verflixte6
from games.verflixte6.questions import ON, STOP


def made(kind, *settings):
    """How to make a player of this kind with these settings."""
    return lambda seat, luck: kind(seat, luck, *settings)


# Jaques le Kaques -----------------------------------------------------------------------------------------------------


class Stopper:
    """Keeps all that scores, or the one die that scores most, and stops from so many points on."""

    def __init__(self, seat, luck, enough, one=False, fresh=True, least_dice=0):
        self.enough, self.one, self.fresh, self.least_dice = enough, one, fresh, least_dice

    def tell(self, told):
        pass

    def choose(self, number, question):
        all_scoring = scoring(question.throw)
        brings = question.points + points(question.throw)
        left = len(question.throw) - len(all_scoring)
        if question.score + brings >= question.target:
            return FERTISCH
        if self.fresh and not left:
            return all_scoring
        if brings >= self.enough or 0 < left <= self.least_dice:
            return FERTISCH
        if self.one:
            return max(keepable(question.throw), key=lambda kept: (points(kept) >= 300, -len(kept), points(kept)))
        return all_scoring


KAQUES = {f"from {enough}": made(Stopper, enough) for enough in (200, 250, 300, 350, 400, 500, 650, 1000)}
KAQUES |= {f"one die, from {enough}": made(Stopper, enough, True) for enough in (250, 300, 350, 400, 500)}
KAQUES |= {f"two dice left, from {enough}": made(Stopper, enough, True, True, 2) for enough in (300, 400, 600)}
KAQUES |= {"never six again": made(Stopper, 350, True, False), "good": kaques.good, "easy": kaques.easy}


# Bring den Kara ins Haus ----------------------------------------------------------------------------------------------


class Near(kara.Guest):
    """Stops from this distance on; in the last turn if it leads, or at once; else throws what most likely gets there."""

    def __init__(self, seat, luck, near, watches=True, dice=0):
        super().__init__(seat, luck)
        self.near, self.watches, self.dice = near, watches, dice

    def run_or_stop(self, number, question):
        house = question.house
        leads = min((abs(sum(self.karas[seat]) - sum(house)) for seat in self.stopped), default=99)
        near = min(self.near, leads) if self.watches and question.last else self.near
        if question.far < near or (question.far == near and not (question.last and self.watches)):
            return STOPS
        if self.dice:
            ordered = sorted(question.dice, reverse=question.side == "over")
            return tuple(sorted(ordered[: self.dice]))
        return likeliest_within(tuple(sorted(question.dice)), sum(house), near)


KARA = {f"within {near}": made(Near, near) for near in range(5)}
KARA |= {f"within {near}, looks at itself": made(Near, near, False) for near in range(4)}
KARA |= {f"within {near}, {dice} dice": made(Near, near, True, dice) for near in (0, 1, 2) for dice in (1, 2)}
KARA |= {"good": kara.Good, "easy": kara.Easy}


# Misericorde ----------------------------------------------------------------------------------------------------------


class Plain(misericorde.Guest):
    """Begins with so many dice, raises by so much or all it can, and meets raises in one way."""

    def __init__(self, seat, luck, dice, raises, meets, strong=0.0):
        super().__init__(seat, luck)
        self.dice, self.raises, self.meets, self.strong = dice, raises, meets, strong

    def how_many(self, number, question):
        return self.dice

    def meet(self, number, question):
        ways = misericorde.moves(question)
        if self.meets == "buys" and question.most_bought:
            return "buy", 1
        if self.meets == "odds":
            return max(ways, key=lambda move: self.odds(question, move))
        if self.meets == "retreats" and RETREAT in ways:
            return RETREAT
        if PAY in ways:
            return PAY
        return ways[0]

    def odds(self, question, move):
        dice, cost = misericorde.dice_and_cost(question, move)
        return (chance_to_win(dice, question.best) * (question.pot + cost) if dice else 0.0) - cost

    def raise_by(self, number, question):
        beaten = chance_to_win(len(question.dice), rank(question.dice))
        return min(question.most, self.raises) if not self.strong or beaten < self.strong else 0


MISERICORDE = {
    f"{dice} dice, raises {raises}, {meets}": made(Plain, dice, raises, meets)
    for dice in (3, 5, 7)
    for raises in (0, 99)
    for meets in ("pays", "odds")
}
MISERICORDE |= {"buys": made(Plain, 4, 2, "buys"), "retreats": made(Plain, 5, 2, "retreats")}
MISERICORDE |= {f"{dice} dice, raises the strong": made(Plain, dice, 99, "odds", 0.4) for dice in (2, 4, 5, 6)}
MISERICORDE |= {"good": misericorde.Good, "easy": misericorde.Easy}


# Die verflixte 6 ------------------------------------------------------------------------------------------------------


class Till(verflixte6.Guest):
    """Throws till so many points, takes the jokers that bring most, and plays them at once, at last, or by average."""

    def __init__(self, seat, luck, enough, jokers="average", chases=False):
        super().__init__(seat, luck)
        self.enough, self.plays, self.chases = enough, jokers, chases

    def jokers(self, number, question):
        if self.plays == "none":
            return ()
        return verflixte6.Best(self.seat, self.luck).jokers(number, question)

    def go(self, number, question):
        ahead = all(question.total + question.sum > points for points, _ in question.rivals)
        if self.chases and question.left == 0 and question.rivals:
            if ahead and not any(to_come for _, to_come in question.rivals):
                return STOP
            if not ahead:
                return verflixte6.best_way(question.turn, question.playable, True, bonus=-1000)
        if self.plays == "first" and question.playable:
            return "on", question.playable[0]
        if question.sum < self.enough:
            return ON
        if self.plays == "average":
            return verflixte6.best_way(question.turn, question.playable, plain=True)
        return ("on", question.playable[0]) if self.plays == "last" and question.playable else STOP


VERFLIXTE6 = {f"till {enough}": made(Till, enough) for enough in (0, 10, 15, 20, 25, 30)}
VERFLIXTE6 |= {
    f"till {enough}, jokers {when}": made(Till, enough, when) for enough in (15, 20) for when in ("first", "last")
}
VERFLIXTE6 |= {f"till {enough}, chases": made(Till, enough, "average", True) for enough in (0, 10, 15, 20)}
VERFLIXTE6 |= {"till 18, no jokers": made(Till, 18, "none"), "good": verflixte6.Good, "easy": verflixte6.Easy}

STRATEGIES = {"kaques": KAQUES, "kara": KARA, "misericorde": MISERICORDE, "verflixte6": VERFLIXTE6}


def won(name, rival, seed, level="best", seats=2):
    """How much of its games a rival wins against bots of this level: one game from each seat, with the same seed."""
    return sum(_won(name, rival, place, seed, level, seats) for place in range(seats)) / seats


def _won(name, rival, place, seed, level, seats):
    game = find(name)
    makers = [rival if seat == place else game.bots[level] for seat in range(seats)]
    players = [maker(Seat(seat), SeededLuck(seed, Seat(seat))) for seat, maker in enumerate(makers)]
    table = Table(lambda: game.new(seats, game.agreement.with_defaults({})))
    listeners = [BotSeat(Seat(seat), each) for seat, each in enumerate(players)]
    winners = drive(table, players, listeners, Seeded(seed))["winners"]
    return (place in winners) / len(winners)


def share(name, strategy, most, level="best", bound=0.53):
    """What so many games say of the share that a strategy wins against a level; see `gathered`."""
    rival = STRATEGIES[name][strategy]
    return gathered(lambda seed: won(name, rival, seed, level), most, bound, 2)
