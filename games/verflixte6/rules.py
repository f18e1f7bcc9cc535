"""Die verflixte 6: the rules V6-1 to V6-13 of RULES.md.

An evening is a series of Durchgänge; in each, everybody has one turn. A turn is a series of rounds: `Turn` (`turn.py`)
holds its state, and `jokers.py` defines the jokers. Here the croupier throws, asks and tells, and points move between
the players.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from games import Choice, Dice, Event, Number, Roll, Rules, Scores, Seat, Tell, Term, Terms, Tied, Value
from games.verflixte6 import events
from games.verflixte6.jokers import (
    ALL_IN,
    AUTOMATIC,
    DUELS,
    FROSTSCHUTZ,
    JOKERS,
    NAMES,
    SEKANTE,
    announced,
    begin,
    decide,
    dice_next,
    throw,
)
from games.verflixte6.questions import (
    FREE,
    NOBODY,
    STOP,
    Choose,
    Counter,
    Decision,
    Evening,
    Fight,
    Go,
    Keep,
    OnceMore,
    Rescue,
    Steal,
    Target,
)
from games.verflixte6.turn import FUMO, OUT_FACE, PLAIN, RUNKELRUEB, At, Outcome, Place, Turn, at, stop, sweeten

OPTIONS = (
    Choice("final", ("no", "yes")),
    Choice("jokers", ("all", "none", "two")),
    Number("rounds", 0),
)
"""`rounds` is the number of Durchgänge; 0 for the usual number. With two jokers one learns the game."""
JOKERS_OF: Mapping[str, Terms] = {"all": NAMES, "none": (), "two": (Term("pony"), Term("spelunkenbold"))}
USUAL, FINAL = 3, 4
KEULER = 5


class Verflixte6(Rules):
    """An evening of Die verflixte 6."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        self.final = options["final"] == "yes"
        self.last = int(options["rounds"]) or (FINAL if self.final else USUAL)
        self.jokers: Terms = JOKERS_OF[str(options["jokers"])]
        self.totals = [0] * seats
        self.eyes = [0] * seats
        self.places: list[Place] = ["jungfrau"] * seats
        self.used: list[set[Term]] = [set() for _ in range(seats)]
        self.free = [self.final] * seats
        self.hit: set[Seat] = set()
        self.clubbed: set[Seat] = set()
        self.turn = Turn(0)
        self.player = Seat(0)
        self.choosing = False
        self.victim: Seat | None = None
        """The victim of the Sekante in play."""
        self.played: list[Term] = []
        """The jokers that were played in this turn."""
        self.taken: dict[Seat, int] = {}
        """The points that were taken from each seat in this turn; those lost to it in duels are below 0."""
        self.owed = 0
        """The points below 0 with which this turn began."""
        self.counted = [0] * seats
        """The points of the Durchgang that the totals have already."""

    async def play(self) -> Mapping[str, Any]:
        """Play the whole evening (V6-1)."""
        for number in range(1, self.last + 1):
            self.number = number
            await self.play_durchgang()
        best = max(self.totals)
        winners = tuple(seat for seat in self.everybody() if self.totals[seat] == best)
        shared = Tied(winners) if best else events.NoPoints()
        await Tell(shared if len(winners) > 1 else events.Won(winners[0], best))
        await self.tell_others(self.totals)
        return {"winners": winners, "totals": tuple(self.totals)}

    async def play_durchgang(self) -> None:
        """Play everybody's turn; then Prinzessinnen below 0 become Zombies (V6-2, V6-7)."""
        seats = len(self.totals)
        self.eyes, self.places = [0] * seats, ["jungfrau"] * seats
        self.hit, self.clubbed, self.counted = set(), set(), [0] * seats
        await Tell(events.Durchgang(self.number, self.last))
        for seat in self.everybody():
            self.player = seat
            await self.play_turn(seat)
        await Tell(events.Over(self.number))
        for seat in self.everybody():
            if self.places[seat] == "prinzessin" and self.eyes[seat] < 0:
                self.eyes[seat], self.places[seat] = 0, "zombie"
                await Tell(events.TurnsZombie(seat))
        for seat in self.everybody():
            self.totals[seat] += self.eyes[seat]
            self.counted[seat] = self.eyes[seat]
            await Tell(events.Result(seat, self.eyes[seat], self.totals[seat], self.number))

    # A turn

    async def play_turn(self, seat: Seat) -> None:
        """Play a turn: choose jokers, throw the Freiwurf, then play rounds until it is over (V6-3)."""
        self.turn, self.victim, self.played, self.taken = Turn(self.eyes[seat]), None, [], {}  # forget the turn before
        self.owed = max(-self.eyes[seat], 0)
        hand = await self.choose_jokers(seat) if self.jokers else ()
        self.become(seat, Turn(self.eyes[seat], hand))
        die = await Roll(seat, 1)
        self.become(seat, Turn(self.eyes[seat] + die[0], hand))
        await Tell(events.FreeThrow(seat, die, self.turn.sum))
        while not self.turn.over:
            playable = self.playable(seat)
            before = self.turn.sum
            safe = self.turn.level or 0
            way = await Go(seat, before, playable, bool(playable), self.turn, *self.evening(seat), safe)
            if way == STOP:
                await self.stop(seat)
            else:
                await self.play_round(seat, Term(way[1]) if len(way) > 1 else PLAIN)
        await Tell(self.turn_over(seat, before, ALL_IN in way))

    def evening(self, seat: Seat) -> Evening:
        """Return how everybody stands: of the others their points, and whether their turn is to come."""
        rivals = ((self.totals[other] + self.eyes[other], other > seat) for other in self.everybody() if other != seat)
        return Evening(self.last - self.number, self.totals[seat], tuple(rivals))

    def turn_over(self, seat: Seat, before: int, all_in: bool) -> events.TurnOver:
        """Return the turn in one line; `before` is the sum before its last round, which may be that of the All In."""
        automatic = [name for name in self.turn.hand if name in AUTOMATIC]
        jokers = tuple(dict.fromkeys((*self.played, *automatic)))
        out = self.turn.place == "zombie"
        lost = max(before - self.turn.sum, 0) if out else 0
        robbed = tuple((other, eyes) for other, eyes in self.taken.items() if eyes > 0)
        paid = tuple((other, -eyes) for other, eyes in self.taken.items() if eyes < 0)
        end: Literal["kept", "out", "all"] = "kept" if not out else "all" if all_in else "out"
        return events.TurnOver(seat, end, self.turn.sum, lost, bool(jokers), jokers, robbed, paid, self.owed)

    def become(self, seat: Seat, turn: Turn) -> None:
        """Set the state of the turn; its sum and place become the player's."""
        self.turn = turn
        self.eyes[seat], self.places[seat] = turn.sum, turn.place

    async def choose_jokers(self, seat: Seat) -> Terms:
        """Let a seat choose up to three jokers, unused this evening or any by the Freie Jokerwahl (V6-8, V6-10)."""
        left = tuple([name for name in self.jokers if name not in self.used[seat]])
        free = self.free[seat] and self.number > 1
        if not left and not free:
            return ()
        self.choosing = True
        every = len(left) == len(self.jokers)
        await Tell(events.AllLeft(seat, len(left)) if every else events.JokersLeft(seat, left))
        hand = await Choose(seat, left, len(left), free, self.number, self.last, self.jokers)
        if hand[:1] == FREE:
            self.free[seat] = False
            await Tell(events.FreeChoice(seat))
            hand = hand[1:] or await Choose(seat, self.jokers, len(self.jokers), False, self.number, self.last)
        self.used[seat] |= set(hand)
        self.choosing = False
        alone = tuple(name for name in hand if JOKERS[name].kind != "announced")
        await Tell(events.Chose(seat, hand, alone) if hand else events.ChoseNone(seat))
        return hand

    def playable(self, seat: Seat) -> Terms:
        """Return the jokers that can be announced; the Sekante only if there is somebody to hit (V6-J10)."""
        return tuple(name for name in announced(self.turn) if name != SEKANTE or self.robbable(seat, unhit=True))

    async def stop(self, seat: Seat) -> None:
        """Stop the turn and keep the sum (V6-4, V6-7)."""
        self.become(seat, stop(self.turn))
        await Tell(events.Stopped(seat, self.turn.sum))

    async def play_round(self, seat: Seat, name: Term) -> None:
        """Play one round, with a joker or without one (V6-3 to V6-12)."""
        await self.begin_round(seat, name)
        sweet = False
        while self.turn.at is not None:
            sweet = await self.step(seat)
        if self.turn.over:
            return
        if self.victim is not None:
            await self.move(seat, self.victim, sweet)
        elif self.turn.steal:
            await self.steal(seat, self.turn.steal)
        if name == FROSTSCHUTZ and name not in self.turn.hand:
            await Tell(events.Gone(seat, name))
        if sweet:
            await Tell(events.Sweet(seat, self.turn.sum))

    async def begin_round(self, seat: Seat, name: Term) -> None:
        """Announce the joker of a round, if there is one; that ends Fumo (V6-9, V6-J13)."""
        self.victim = None
        if name != PLAIN:
            self.played.append(name)
        if name == SEKANTE:
            self.victim = Seat(await Target(seat, self.turn.sum, *self.robbed(seat, unhit=True)))
            self.hit.add(self.victim)
            await Tell(events.Aimed(seat, self.victim))
        elif name != PLAIN:
            await Tell(events.Announced(seat, name))
        ran = self.turn.doubled is not None
        self.become(seat, begin(self.turn, name))
        if ran and self.turn.doubled is None:
            await Tell(events.Ends(seat, FUMO))

    async def step(self, seat: Seat) -> bool:
        """Play one throw or one decision of a round, tell its outcome, and return whether the Törtchen paid.

        It pays last in a round (V6-12). What follows, such as stealing, does not change that, so every sum that is told
        has its point already.
        """
        before = self.turn
        if count := dice_next(before):
            against = at(before).stage == "counter" or at(before) == At(Fight.joker)
            dice = await Roll(seat, count, of="against" if against else "own")
            outcome = throw(before, dice)
        else:
            outcome = decide(before, await self.question(seat) == "yes")
            dice = outcome.seen or (OUT_FACE,)
        if RUNKELRUEB in before.hand and RUNKELRUEB not in outcome.turn.hand:
            self.played.append(RUNKELRUEB)
        self.become(seat, outcome.turn if outcome.turn.at else sweeten(outcome.turn))
        sweet = self.turn.sum != outcome.turn.sum
        event = self.told(seat, outcome, dice, outcome.turn.sum - before.sum, sweet, before.doubled is not None)
        if event is not None:
            await Tell(event)
        return sweet

    def question(self, seat: Seat) -> Decision:
        """Return the decision that is open in the middle of a joker."""
        turn, at, evening = self.turn, self.turn.at, self.evening(seat)
        assert at is not None
        if at.joker == RUNKELRUEB:
            return Rescue(seat, turn.sum, turn, turn.level or 0, evening)
        if at.joker == SEKANTE:
            done, ahead, behind, attack = at.seen
            return Counter(seat, turn.sum, turn, (attack,), ahead, behind, DUELS - done, evening)
        if at.joker == Keep.joker:
            return Keep(seat, turn.sum, turn, at.seen, evening)
        return (Fight if at.joker == Fight.joker else OnceMore)(seat, turn.sum, turn, at.seen, evening)

    # Events

    def told(self, seat: Seat, outcome: Outcome, dice: Dice, change: int, sweet: bool, fumo: bool) -> Event | None:
        """Return the event for a throw or a decision that changed the sum by `change` points, or None.

        `sweet` is whether the point of the Törtchen came on top, `fumo` whether Fumo ran until then.
        """
        joker, total = outcome.joker, self.turn.sum
        plus, minus = max(change, 0), max(-change, 0)
        match outcome.what:
            case "thrown":
                return events.Thrown(seat, dice, total, sweet)
            case "brings":
                use = self.turn.frost
                return events.Brings(seat, joker, dice, plus, minus, total, sweet, cast(events.Which, joker), use)
            case "counters":
                return events.Countered(seat, joker, dice, change, total, sweet)
            case "costs":
                return events.Costs(seat, joker, minus, total, sweet)
            case "asks":
                return events.Sees(seat, joker, joker, dice)
            case "shows":
                return events.Shows(seat, joker, dice)
            case "spares":
                return events.Spared(seat, dice, total, fumo)
            case "out":
                has_frost, plain = FROSTSCHUTZ in self.turn.hand, joker == PLAIN
                out = events.Out(seat, dice, minus, total, has_frost)
                return out if plain else events.OutBy(seat, joker, dice, minus, total)
            case "duel" | "lapses":
                return self.duel(seat, outcome, dice)
        return None

    def duel(self, seat: Seat, outcome: Outcome, dice: Dice) -> Event:
        """Return the event for the outcome of a Sekante attack (V6-J10)."""
        if outcome.what == "lapses":
            return events.Lapsed(seat, outcome.seen[0])
        attack, ahead, behind = outcome.seen
        assert self.victim is not None
        return events.Duel(seat, self.victim, attack, dice, ahead, behind)

    # Points of other players (V6-6, V6-7, V6-J10)

    def robbable(self, seat: Seat, unhit: bool = False) -> list[Seat]:
        """Return the other Jungfrauen and Prinzessinnen; if `unhit`, only those not yet hit by a Sekante."""
        return [
            other
            for other in self.everybody()
            if other != seat and self.places[other] != "zombie" and not (unhit and other in self.hit)
        ]

    def robbed(self, seat: Seat, unhit: bool = False) -> tuple[Scores, tuple[events.Standing, ...]]:
        """Return the seats that can be robbed with their points, and their standings."""
        others = self.robbable(seat, unhit)
        return tuple((other, self.eyes[other]) for other in others), tuple(map(self.standing_of, others))

    async def steal(self, seat: Seat, eyes: int) -> None:
        """Let a player who threw a 1 steal from one Jungfrau or Prinzessin, or from nobody (V6-6)."""
        victims, places = self.robbed(seat)
        if not victims:
            return
        answer = await Steal(seat, self.turn.sum, victims, places, eyes)
        if answer != NOBODY:
            victim = Seat(answer)
            self.take(seat, victim, eyes)
            self.taken[victim] = self.taken.get(victim, 0) + eyes
            await Tell(events.Stole(seat, victim, eyes, self.turn.sum, self.eyes[victim]))
            await self.club(seat, victim, self.eyes[victim] + eyes)

    async def move(self, seat: Seat, victim: Seat, sweet: bool) -> None:
        """Move the points of a Sekante from or to the victim; the player's sum already includes them."""
        moved = self.turn.moved
        self.eyes[victim] -= moved
        self.taken[victim] = self.taken.get(victim, 0) + moved
        sums = self.turn.sum, self.eyes[victim]
        await Tell(events.Moved(seat, victim, max(moved, 0), max(-moved, 0), *sums, sweet))
        await self.club(seat, victim, self.eyes[victim] + moved)

    def take(self, seat: Seat, victim: Seat, eyes: int) -> None:
        """Move stolen points from the victim to the player's sum."""
        self.eyes[victim] -= eyes
        self.become(seat, self.turn._replace(sum=self.turn.sum + eyes))

    async def club(self, seat: Seat, victim: Seat, before: int) -> None:
        """Give 5 points to a player who pushes a Prinzessin below 0, once per Prinzessin and Durchgang (V6-7)."""
        fell = before >= 0 > self.eyes[victim]
        if fell and self.places[victim] == "prinzessin" and victim not in self.clubbed:
            self.clubbed.add(victim)
            self.become(seat, self.turn._replace(sum=self.turn.sum + KEULER))
            await Tell(events.Keuler(seat, victim, self.turn.sum))

    # Answers to queries

    def everybody(self) -> list[Seat]:
        """Return all seats."""
        return list(map(Seat, range(len(self.totals))))

    def standing_of(self, seat: Seat) -> events.Standing:
        """Return the standing of a seat."""
        whole = self.totals[seat]
        return events.Standing(seat, self.places[seat], self.eyes[seat], whole - self.counted[seat], whole)

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return everybody's sums and places."""
        return tuple(map(self.standing_of, self.everybody()))

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the sum of the turn."""
        return (events.Holding(self.eyes[seat], (self.turn.level or 0) if seat == self.player else 0),)

    def resumed(self) -> tuple[Event, ...]:
        """Return the current Durchgang, and what is under way in it."""
        under_way: list[Event] = [events.Durchgang(self.number, self.last)]
        if self.choosing:
            under_way.append(self.left(self.player))
        if self.turn.at is not None and self.victim is not None:
            under_way.append(events.Aimed(self.player, self.victim))
        return tuple(under_way)

    def beside(self, seat: Seat) -> tuple[Event, ...]:
        """Return the jokers that each seat has left, or that it has all, and the current Durchgang."""
        count = len(self.jokers)
        each = [self.left(each) if self.used[each] else events.AllLeft(each, count) for each in self.everybody()]
        return (*each, events.Durchgang(self.number, self.last))

    def left(self, seat: Seat) -> events.Has:
        """Return the jokers that a seat has left this evening."""
        return events.Has(seat, tuple([name for name in self.jokers if name not in self.used[seat]]))

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        """Answer a query: the standings, the effect of a joker, or the jokers left to choose or to play."""
        if query == "standing":
            return self.standing(seat)
        if query == "joker":
            return (events.Explained(value, value),) if value else tuple(events.Outlined(name, name) for name in NAMES)
        if self.choosing:
            return (self.left(seat),)
        hand = self.turn.hand if seat == self.player and self.turn.place == "jungfrau" else ()
        return (events.Mine(hand) if hand else events.NoJokers(),)
