"""The options of a table, and the levels of its bots, in the words of a person."""

from __future__ import annotations

from collections.abc import Iterable

from access.answers.shapes import in_digits
from access.language.phrases import Phrases, normal
from games.game import Game
from games.options import Choice, Name, Number, Option
from games.refusals import Refused


def level_told(level: str, phrases: Phrases) -> str:
    """Return a level of bots in the listener's language."""
    return phrases.worded(level, f"setup-level-{level}")


def level_meant(typed: str, levels: Iterable[str], phrases: Phrases) -> str | None:
    """Return the level that was typed, in the listener's language or in English; None if it is none of these."""
    known = {name: level for level in levels for name in (normal(level_told(level, phrases)), level)}
    return known.get(normal(typed))


def option_named(typed: str, game: Game, phrases: Phrases) -> Option | None:
    """Return the option of this name, in the listener's language or as it is called on the command line."""
    for option in game.agreement.options:
        if not option.hidden and normal(typed) in (option.name, normal(option_title(option, game, phrases))):
            return option
    return None


def option_title(option: Option, game: Game, phrases: Phrases) -> str:
    """Return the name of an option in the listener's language."""
    return phrases.worded(option.name, f"{game.id}-option-{option.name}", f"setup-option-{option.name}")


def option_agreed(option: Option, value: str, game: Game, phrases: Phrases) -> str:
    """Return an agreed value in words, such as `3 rounds`; without a phrase the name of the option and the value."""
    facts = {"value": int(value) if value.isdecimal() else value}
    if phrases.has(f"{game.id}-option-{option.name}", "agreed"):
        return phrases.line(f"{game.id}-option-{option.name}", "agreed", **facts).text
    if phrases.has(f"setup-agreed-{option.name}"):
        return phrases.text(f"setup-agreed-{option.name}", **facts)
    return f"{option_title(option, game, phrases)} {value}"


def option_line(option: Option, game: Game, phrases: Phrases, now: str = "") -> str:
    """Return an option in a sentence: its name, the value that it has `now`, what it is for, and its words."""
    title = option_title(option, game, phrases)
    title = phrases.text("setup-now", title=title, value=now) if now else title
    line = option_help(option, game, phrases)
    if isinstance(option, Choice):
        line = f"{line} {phrases.text('setup-help-words', words=values_told(option, game, phrases))}".strip()
    return f"{title}: {line}" if line else title


def option_help(option: Option, game: Game, phrases: Phrases) -> str:
    """Return the use of an option in a sentence; empty if nothing says it."""
    name = f"{game.id}-option-{option.name}"
    own = name if phrases.has(name, "help") else f"setup-option-{option.name}"
    return phrases.line(own, "help").text if phrases.has(own, "help") else ""


def value_meant(option: Option, typed: str, game: Game, phrases: Phrases) -> str:
    """Return the value that was typed: a word in the listener's language becomes the option's own."""
    if isinstance(option, Number):
        return in_digits(typed)
    values = (option.default,) if isinstance(option, Name) else option.values
    known = {normal(value_told(option, value, game, phrases)): value for value in values}
    return known.get(normal(typed), typed)


def value_told(option: Option, value: object, game: Game, phrases: Phrases) -> str:
    """Return a value of an option in the listener's language."""
    return phrases.worded(value, f"{game.id}-value-{option.name}-{value}", f"setup-value-{value}")


def values_told(option: Choice, game: Game, phrases: Phrases) -> str:
    """Return all words of an option in the listener's language."""
    return ", ".join(value_told(option, value, game, phrases) for value in option.values)


def refusal_in_words(refused: Refused, game: Game, phrases: Phrases) -> Refused:
    """Return a refusal of an option that names it, and its words, in the listener's language."""
    option = option_named(str(refused.facts.get("name", "")), game, phrases)
    if not refused.reason.startswith("option-") or option is None:
        return refused
    facts = {**refused.facts, "name": option_title(option, game, phrases)}
    if isinstance(option, Choice):
        facts["values"] = values_told(option, game, phrases)
    return Refused(refused.reason, **facts)
