"""Holdings: a game for tests, in which each of two seats holds something of any kind, and says what to do with it."""

from dataclasses import dataclass, make_dataclass

from games.cards import Card, Hand, Row
from games.game import Game
from games.steps import (
    Ask,
    Dice,
    Event,
    Face,
    FaceHand,
    Faces,
    Offer,
    Query,
    Rules,
    Scores,
    Seat,
    Seats,
    Tell,
    Term,
    Terms,
)

FACES = tuple(map(Face, ("h7", "s8", "d9")))
STONES = tuple(map(Term, ("amber", "basalt", "coral")))
Q, Z, X = Card("Q", 10), Card("Z", 3), Card("X", 8)
KINDS = {
    "dice": (Dice, (1, 1, 3), (6, 6, 5), (2, 2, 4)),
    "number": (int, 4711, 5309, 8642),
    "seats": (Seats, (Seat(0),), (Seat(1),), (Seat(0), Seat(1))),
    "scores": (Scores, ((Seat(0), 47),), ((Seat(0), 53),), ((Seat(1), 86),)),
    "term": (Term, *STONES),
    "terms": (Terms, *((stone,) for stone in STONES)),
    "faces": (Faces, *((face,) for face in FACES)),
    "face": (Face, *FACES),
    "hand of faces": (FaceHand, *(FaceHand((face,)) for face in FACES)),
    "hand of letters": (Hand, (Q, Z), (X, Z), (Q, X)),
    "row of letters": (Row, Row((Q, Z)), Row((X, Z)), Row((Z, X))),
}
"""The type of a holding, two holdings that Ann may have, and the one that Ben has."""


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """Somebody has said what to do."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoOn(Ask[str]):
    """Asks whether it goes on; it shows nothing."""

    def offers(self):
        return (Offer("on", "on"),)

    def check(self, answer):
        """Accept it."""


def event(name, kind, **declared):
    """A class of events that tells a holding of a kind."""
    made = make_dataclass(name, [("things", kind)], bases=(Event,), frozen=True, slots=True, namespace=declared)
    made.__module__ = __name__
    return made


def question(kind, helps):
    """A class of questions that shows a holding of a kind; to drop it is asked about once more."""
    offers = Offer("keep", "keep"), Offer("drop", "drop", confirm="sure")
    declared = {
        "private": True,
        "offers": lambda self: offers,
        "check": lambda self, answer: None,
        "choices": lambda self: (helps(self.things),),
    }
    made = make_dataclass("Keep", [("things", kind)], bases=(Ask,), frozen=True, slots=True, namespace=declared)
    made.__module__ = __name__
    return made


class Holdings(Rules):
    """A running game with these hands."""

    def __init__(self, kind, hands):
        self.hands = hands
        self.dealt, self.held, self.looked = (event(name, kind) for name in ("Dealt", "Held", "Looked"))
        self.looked = event("Looked", kind, private=True)
        self.keep = question(kind, event("CanKeep", kind))

    async def play(self):
        for seat, things in enumerate(self.hands):
            await Tell(self.dealt(things), to=Seat(seat))
        for seat, things in enumerate(self.hands):
            await self.keep(Seat(seat), things)
            await Tell(Chosen(Seat(seat)))
        await GoOn(Seat(1))
        return {"winners": (0,)}

    def holding(self, seat):
        return (self.held(self.hands[seat]),)

    def standing(self, seat):
        return (Chosen(seat),)

    def asked(self, seat, query, value):
        return (self.looked(self.hands[seat]),)


def game_of(kind, other=False):
    """The game with holdings of a kind; the same with another one in the hand of Ann."""
    hint, one, two, bens = KINDS[kind]
    hands = (two if other else one, bens)
    return Game(
        id="holdings",
        version=1,
        package="holdings",
        new=lambda seats, options: Holdings(hint, hands),
        most_seats=2,
        holds="hand",
        queries=(Query("mine"),),
    )
