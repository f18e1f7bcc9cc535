"""The command help: reads the manual, a paragraph at a time."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import click

from access.answers.shapes import echo, normal
from access.commands.context import language, phrases_of, preferences_of
from access.commands.helping import shared_options
from access.commands.options import common, outlets
from access.desk.desk import keyboard
from access.manual.pages import found, named, whole
from games.refusals import Refused


@click.command("help")
@click.argument("topic", nargs=-1)
@outlets()
@common
def command(topic: tuple[str, ...], **given: Any) -> None:
    """Read the manual: the names of its topics, or TOPIC, a paragraph at a time."""
    phrases = phrases_of()
    options = phrases.text("manual-options")
    if not topic:
        paragraphs = [phrases.text("manual-topics", topics=f"{named(phrases.language)}, {options}")]
    elif normal(" ".join(topic)) in map(normal, ("options", options)):
        paragraphs = [
            f"{options.capitalize()}.",
            *shared_options(click.get_current_context().find_root().command, phrases.language),
        ]
    else:
        page = found(" ".join(topic), phrases.language)
        if page is None:
            raise Refused("manual-no-topic", topic=echo(" ".join(topic), 40), topics=named(phrases.language))
        paragraphs = list(whole(page).paragraphs())
    with keyboard(preferences_of(language(), given), phrases) as person, suppress(EOFError):
        person.read_aloud(paragraphs)
        person.finish_speaking()
