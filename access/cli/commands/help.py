"""The command help: reads the manual, a paragraph at a time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import click

from access.cli.help_texts import shared_options
from access.cli.manual import TOPIC_GROUPS, Topic, found, near_topic, topic_names, whole
from access.cli.options import common, language, outlets, phrases_of, preferences_of
from access.desk.desk import open_desk
from access.language.phrases import echo, normal
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
        named = [topic_names(group, phrases.language) for group in TOPIC_GROUPS]
        named[-1] += f", {options}"
        groups = [phrases.text(f"manual-group-{number}", topics=each) for number, each in enumerate(named, 1)]
        paragraphs = ["\n".join((*groups, phrases.text("manual-topics")))]
    elif normal(" ".join(topic)) in map(normal, ("options", options)):
        first, *others = shared_options(click.get_current_context().find_root().command, phrases.language)
        paragraphs = [f"{options.capitalize()}.\n{first}", *others]
    else:
        paragraphs = list(whole(page_called(topic, phrases.language)).parts())
    with open_desk(preferences_of(language(), given), phrases).person as person, suppress(EOFError):
        person.read_aloud(paragraphs)
        person.console.finish()


def page_called(topic: Sequence[str], language: str) -> Topic:
    """Return the page of a topic. Raises Refused, which tells the nearest one, or how to hear them all."""
    typed = " ".join(topic)
    page = found(typed, language)
    if page is None:
        raise Refused("manual-no-topic", topic=echo(typed, 40), near=near_topic(typed, language) or "none")
    return page
