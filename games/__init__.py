"""The rules of the games, and nothing else: no input or output, no clock, no randomness, no language.

This module exports all that a game author needs. These names, their fields and their meaning stay the same from
the first release on; other modules of this package may change at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.advising import Adviser, Decided, Watcher, Weighed, in_hundred, no_luck
    from games.cards import (
        MOST_CARDS,
        MOST_POINTS,
        VOWELS,
        Card,
        Deck,
        Hand,
        Kind,
        Row,
        letters,
        read_deck,
        typed_cards,
        without,
        worth,
    )
    from games.data import frozen
    from games.dice import FACES, missing, throws
    from games.game import (
        Agreement,
        Figure,
        Game,
        Inattentive,
        Judgement,
        Luck,
        Pinned,
        Player,
        Remark,
        Sitting,
        Statistics,
        Tableau,
    )
    from games.lessons import Lesson, Point
    from games.options import BadOption, Choice, Content, Name, Number, Option, Unavailable, Value
    from games.purse import (
        JoinsAgain,
        LeavesTable,
        Purses,
        SharedOut,
        SitsOut,
        Stakes,
        Takes,
        Tied,
        dealt_out,
        shares,
        side_pots,
        uncalled,
    )
    from games.records import Counts, Records, highest, total
    from games.refusals import Failed, Illegal, Refused
    from games.steps import (
        CALL,
        CHOICE,
        CHOSEN,
        COURSE,
        DETAIL,
        DROPPED,
        MOVE,
        NEWS,
        OWN,
        REST,
        STEP,
        SUMMARY,
        Ask,
        Cards,
        Chance,
        Deal,
        Dice,
        Event,
        Face,
        FaceHand,
        Faces,
        Offer,
        Query,
        Roll,
        Rules,
        Scores,
        Seat,
        SeatEvent,
        Seats,
        Sounds,
        Tell,
        Telling,
        Temper,
        Term,
        Terms,
        Whose,
        Wording,
    )

__all__ = (
    "CALL",
    "CHOICE",
    "CHOSEN",
    "COURSE",
    "DETAIL",
    "DROPPED",
    "FACES",
    "MOST_CARDS",
    "MOST_POINTS",
    "MOVE",
    "NEWS",
    "OWN",
    "REST",
    "STEP",
    "SUMMARY",
    "VOWELS",
    "Adviser",
    "Agreement",
    "Ask",
    "BadOption",
    "Card",
    "Cards",
    "Chance",
    "Choice",
    "Content",
    "Counts",
    "Deal",
    "Decided",
    "Deck",
    "Dice",
    "Event",
    "Face",
    "FaceHand",
    "Faces",
    "Failed",
    "Figure",
    "Game",
    "Hand",
    "Illegal",
    "Inattentive",
    "JoinsAgain",
    "Judgement",
    "Kind",
    "LeavesTable",
    "Lesson",
    "Luck",
    "Name",
    "Number",
    "Offer",
    "Option",
    "Pinned",
    "Player",
    "Point",
    "Purses",
    "Query",
    "Records",
    "Refused",
    "Remark",
    "Roll",
    "Row",
    "Rules",
    "Scores",
    "Seat",
    "SeatEvent",
    "Seats",
    "SharedOut",
    "SitsOut",
    "Sitting",
    "Sounds",
    "Stakes",
    "Statistics",
    "Tableau",
    "Takes",
    "Tell",
    "Telling",
    "Temper",
    "Term",
    "Terms",
    "Tied",
    "Unavailable",
    "Value",
    "Watcher",
    "Weighed",
    "Whose",
    "Wording",
    "dealt_out",
    "frozen",
    "highest",
    "in_hundred",
    "letters",
    "missing",
    "no_luck",
    "read_deck",
    "shares",
    "side_pots",
    "throws",
    "total",
    "typed_cards",
    "uncalled",
    "without",
    "worth",
)


def __getattr__(name: str) -> Any:
    """Load the modules at the first name: Taverne itself imports from each, and needs few to start; purses last."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from games import advising, cards, data, dice, game, lessons, options, records, refusals, steps

    modules = (advising, cards, data, dice, game, lessons, options, records, refusals, steps)
    globals().update({each: getattr(module, each) for module in modules for each in __all__ if hasattr(module, each)})
    if name not in globals():
        from games import purse

        globals()[name] = getattr(purse, name)
    return globals()[name]
