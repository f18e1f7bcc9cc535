"""The command say: our own voice says a text."""

from __future__ import annotations

import click

from access.commands.context import language, phrases_of, preferences_of
from access.commands.options import common
from access.session.settings_asked import voices
from access.speech.spoken import FINISH
from access.speech.voice import START, Voice
from access.system import environment
from games.steps import Failed, Refused


@click.command("say")
@click.argument("text", required=False)
@click.option("--list", "listed", is_flag=True)
@common
def command(text: str | None, listed: bool) -> None:
    """Say TEXT with our own voice, by your settings."""
    phrases = phrases_of()
    if listed:
        found = voices()
        if not found:
            raise Failed("error-voice", why=phrases.text("loop-voice-missing"))
        click.echo("\n".join(line.replace("\t", ": ") for line in found))
        return
    if text is None:
        raise Refused("error-missing", name="TEXT")
    failed: list[str] = []
    if not environment.has_sound():
        raise Failed("error-voice", why=phrases.text("loop-voice-soundless"))
    voice = Voice(language(), phrases.texts.respelled, failed.append)
    try:
        voice.say(" ".join(text.split()), preferences_of(language(), {}).manner(language()))
        voice.finish(FINISH + len(text) / 4, START)
    finally:
        voice.close()
    if failed:
        raise Failed("error-voice", why=phrases.text(failed[0]))
