"""Times as people say them: how long ago something was, and on which day."""

from __future__ import annotations

from datetime import datetime

from access.language.phrases import Phrases

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def ago(seconds: float, phrases: Phrases) -> str:
    """Return how long ago something was, such as "2 minutes ago"."""
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        if seconds >= length:
            return phrases.text("time-ago", unit=unit, count=int(seconds // length))
    return phrases.text("time-ago", unit="now", count=0)


def day(moment: float, phrases: Phrases) -> str:
    """Return the day of a moment, in seconds since 1970, such as "3 May 2026"."""
    found = datetime.fromtimestamp(moment)
    return phrases.text("time-day", day=found.day, month=str(found.month), year=found.year)
