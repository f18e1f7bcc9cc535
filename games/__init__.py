"""The rules of the games, and nothing else: no input or output, no clock, no randomness, no language.

This module exports all that a game author needs. These names, their fields and their meaning stay the same from
the first release on; other modules of this package may change at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.advising import Watcher, Weighed, no_luck
    from games.dice import FACES, missing, throws
    from games.game import (
        Agreement,
        Figure,
        Game,
        Judgement,
        Luck,
        Pinned,
        Player,
        Remark,
        Sitting,
        Statistics,
        Tableau,
        Temper,
    )
    from games.lessons import Lesson, Point
    from games.options import BadOption, Choice, Content, Name, Number, Unavailable, Value
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
        Term,
        Terms,
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
    "MOVE",
    "NEWS",
    "OWN",
    "REST",
    "STEP",
    "SUMMARY",
    "Agreement",
    "Ask",
    "BadOption",
    "Cards",
    "Chance",
    "Choice",
    "Content",
    "Counts",
    "Deal",
    "Dice",
    "Event",
    "Failed",
    "Figure",
    "Game",
    "Illegal",
    "JoinsAgain",
    "Judgement",
    "LeavesTable",
    "Lesson",
    "Luck",
    "Name",
    "Number",
    "Offer",
    "Pinned",
    "Player",
    "Point",
    "Purses",
    "Query",
    "Records",
    "Refused",
    "Remark",
    "Roll",
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
    "Wording",
    "dealt_out",
    "highest",
    "missing",
    "no_luck",
    "shares",
    "side_pots",
    "throws",
    "total",
    "uncalled",
)


def __getattr__(name: str) -> Any:
    """Load the modules at the first name: Taverne itself imports from each, and needs few to start."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from games import advising, dice, game, lessons, options, purse, records, refusals, steps

    modules = (advising, dice, game, lessons, options, purse, records, refusals, steps)
    globals().update({each: getattr(module, each) for module in modules for each in __all__ if hasattr(module, each)})
    return globals()[name]
