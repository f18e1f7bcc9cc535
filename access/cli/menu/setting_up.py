"""Setting up a table at the keyboard: asked until it is right, and remembered.

Apart from menu.py: it loads chance and locales, which the menu does without until then.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from access.answers.shapes import in_any_language, is_word
from access.cli.menu.picking import are_meant, instead
from access.engine.journal import Header
from access.language.phrases import Phrases, normal
from access.language.texts import guide
from access.person.person import Person
from access.play.new_game import Setup, not_a_bot, question_of, until_right
from access.settings.preferences import Preferences
from access.storage import remembered as tables
from games.game import Game
from games.options import Unavailable
from games.refusals import Leave, Refused


def set_up(
    person: Person, game: Game, own: str, preferences: Preferences, keeps: Callable[[Setup, Header], None], typed: str
) -> Header:
    """Ask until a table is right, and return the header of its game; `typed` are the first changes.

    Raises Left and Refused.
    """
    phrases, language = Phrases(person.language, game), person.language

    def head(setup: Setup) -> Header:
        return setup.header(preferences, language)

    async def ask(setup: Setup) -> str:
        answer: str = await person.sitting.conversation.ask(question_of(setup, head(setup), phrases))
        return answer

    async def change(setup: Setup, typed: str) -> Setup:
        wished = await _wished(person, setup, typed, phrases)
        changed = setup.changed(wished, phrases) if wished else setup
        head(changed)
        return _sure(person, changed, setup, head(setup))

    def parts(typed: str) -> list[str]:
        return Setup(game).parts(typed, phrases)

    def refuse(refused: Refused) -> None:
        if isinstance(refused, Unavailable):
            person.say(person.t(refused.reason, **refused.facts))
        else:
            person.say(phrases.text(refused.reason, **refused.facts))

    wanted = Setup(game).typed_behind(typed, phrases)
    setup = person.wait_for(until_right(_last(person, game, own, head, refuse), ask, change, refuse, wanted, parts))
    header = head(setup)
    keeps(setup, header)
    return header


async def _wished(person: Person, setup: Setup, typed: str, phrases: Phrases) -> str:
    """Return the wished change; nothing without one, such as after reading the rules.

    Raises Leave.
    """
    if is_word(typed, "loop-command-rules", phrases):
        await person.talks.read(guide(setup.game, person.language))
        return ""
    if is_word(typed, "loop-answer-back", phrases) or normal(typed) in in_any_language("plain-stop"):
        raise Leave
    if not is_word(typed, "setup-names", phrases):
        return typed
    who = ""
    with suppress(Leave):
        who = await person.talks.text(person.t("setup-who", names=", ".join(setup.names)), empty=True, alone=())
    return f"{phrases.words('setup-names')[0]} {who.strip()}" if who.strip() else ""


def _last(
    person: Person, game: Game, own: str, head: Callable[[Setup], Header], refuse: Callable[[Refused], None]
) -> Setup:
    """Return the table that was set up last, as far as it is still possible. Raises Left and Refused."""
    last = tables.last(game.id)
    fresh = Setup(game, last.names or (own,))
    setup = Setup(game, last.names or (own,), last.bots, last.level, dict(last.options or {}))
    while True:
        try:
            head(setup)
        except Unavailable as refused:
            refuse(refused)
            option, value = instead(person, refused)
            setup = replace(setup, options={**setup.options, option: value})
        except Refused as refused:  # what was remembered no longer fits
            if setup == fresh:
                raise
            refuse(refused)
            setup = fresh
        else:
            return setup


def _sure(person: Person, changed: Setup, before: Setup, head: Header) -> Setup:
    """Return a changed table, or the one before if its names were no names. Raises BadName and Left."""
    not_a_bot(changed, head)
    return changed if changed.names == before.names or are_meant(person, changed.names) else before


def remember(setup: Setup, head: Header) -> None:
    """Remember a table for the person who plays first at it."""
    with suppress(OSError):  # the game matters more than its table
        tables.keep(setup.game.id, head.names[min(head.persons, default=0)], setup.remembered())
