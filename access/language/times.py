"""Times as people say them: how long ago something was, and on which day."""

from __future__ import annotations

from datetime import datetime
from math import ceil
from time import time

from access.language.phrases import Phrases

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
WEEK = 7
"""Days after which a date is told."""


def ago(seconds: float, phrases: Phrases, counts_seconds: bool = False) -> str:
    """Return how long ago something was, such as "2 minutes ago"; less than a minute is now, unless seconds count."""
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        if seconds >= length:
            return phrases.text("time-ago", unit=unit, count=int(seconds // length))
    unit, count = ("second", int(seconds)) if counts_seconds and seconds >= 1 else ("now", 0)
    return phrases.text("time-ago", unit=unit, count=count)


def time_left(until: float, now: float) -> dict[str, int]:
    """Return the minutes until a moment, from an hour on the hours, else 0; begun ones count whole."""
    minutes = max(ceil((until - now) / MINUTE), 1)
    return {"minutes": minutes, "hours": ceil(minutes / 60) if minutes >= 60 else 0}


def day(moment: float, phrases: Phrases) -> str:
    """Return the day of a moment, in seconds since 1970, such as "3 May 2026"."""
    found = datetime.fromtimestamp(moment)
    return phrases.text("time-day", day=found.day, month=found.month, year=found.year)


def when(moment: float, phrases: Phrases, now: float | None = None) -> str:
    """Return when something was, such as "today at 9", "yesterday at 21:30", "3 days ago" or "on 3 May 2026"."""
    found, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(time() if now is None else now)
    days = (today.date() - found.date()).days
    if days in (0, 1):
        clock = f"{found.hour}:{found.minute:02}" if found.minute else str(found.hour)
        return phrases.text("time-today" if days == 0 else "time-yesterday", clock=clock)
    if 1 < days < WEEK:
        return phrases.text("time-ago", unit="day", count=days)
    return phrases.text("time-on", day=day(moment, phrases))
