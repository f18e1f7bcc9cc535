"""Players of a tournament of Die verflixte 6 in a club: they do without jokers, and stop."""

import asyncio
import re
import time

from clubhouse import PATIENCE


async def play(people, until="\\0"):
    """Answer every question until all are back in the lobby, or somebody has heard this."""
    answered, moved = {}, time.monotonic()
    while not all(person.shown.endswith("Lobby? ") for person in people):
        assert time.monotonic() - moved < PATIENCE, [person.shown[-300:] for person in people]
        await asyncio.sleep(0.001)
        if any(re.search(until, person.shown) for person in people):
            return
        for person in people:
            asked = person.shown.rpartition("\n")[2]
            if answered.get(person) != len(person.shown) and re.search(r"[?:] $", asked):
                answered[person], moved = len(person.shown), time.monotonic()
                if not re.search(r"Lobby|stand\?", asked):
                    person.type("none" if "Which" in asked else "stop" if re.search("point|on\\?", asked) else "yes")
