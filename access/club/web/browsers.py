"""The name and the language of a browser, from its headers, which may be invented."""

from __future__ import annotations

from access.system.environment import LANGUAGES
from access.system.languages import FALLBACK, matching

BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome")),
    *(("Chrome/", "Chrome"), ("Safari/", "Safari"), ("Lynx/", "Lynx"), ("w3m/", "w3m")),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac")),
    ("Linux", "Linux"),
)


def browser_named(agent: str) -> str:
    """Return the names of the browser and its system, such as "Firefox, Windows"; empty for unknown ones."""
    found = (next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def language_wanted(accepted: str, usual: str = FALLBACK) -> str:
    """Return the first language of an Accept-Language header that the club has, else the usual one."""
    wanted = (matching(part.partition(";")[0], LANGUAGES) for part in accepted.split(","))
    return next(filter(None, wanted), usual)
