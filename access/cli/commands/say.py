"""The command say: our own voice says a text, or introduces the sounds."""

from __future__ import annotations

import time

import click

from access.cli.options import common, language, phrases_of, preferences_of
from access.desk.checking import voices
from access.desk.desk import DEVICES
from access.language.output import SOUND_NAMES
from access.language.phrases import Phrases
from access.outputs.speech.spoken import opener
from access.outputs.speech.voice import START_SECONDS, is_speakable
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system import environment
from games.refusals import Failed, Refused

EACH = 0.9
"""Seconds that each sound gets: the longest one and a pause."""


@click.command("say")
@click.argument("text", required=False)
@click.option("--list", "listed", is_flag=True)
@click.option("--sounds", is_flag=True)
@common
def command(text: str | None, listed: bool, sounds: bool) -> None:
    """Say TEXT with our own voice, by your settings."""
    phrases, preferences = phrases_of(), preferences_of(language(), {})
    if listed:
        found = voices()
        if not found:
            raise Failed("error-voice", why=phrases.text("loop-voice-missing"))
        click.echo("\n".join(line.replace("\t", ": ") for line in found))
        return
    if text is None and not sounds:
        raise Refused("error-missing", name="TEXT")
    if not sounds and not is_speakable(text or ""):
        raise Refused("error-nothing-to-say")
    if not environment.has_sound():
        raise Failed("error-sounds" if sounds else "error-voice", why=phrases.text("loop-voice-soundless"))
    failed: list[str] = []
    if sounds:
        _introduce(phrases, preferences, failed)
    else:
        _say(" ".join((text or "").split()), phrases, preferences, failed)
    if failed:
        raise Failed("error-sounds" if sounds else "error-voice", why=phrases.text(failed[0]))


def _say(text: str, phrases: Phrases, preferences: Preferences, failed: list[str]) -> None:
    voice = opener(preferences.engine)(language(), catalogue.respelled(language()), failed.append)
    try:
        voice.say(text, preferences.manner(language()))
        voice.finish(patience=START_SECONDS)
    finally:
        voice.close()
    if voice.missed and not failed:
        failed.append("loop-voice-refused")


def _introduce(phrases: Phrases, preferences: Preferences, failed: list[str]) -> None:
    """Play each sound after its name, which our own voice speaks unless a screen reader reads it."""
    if not DEVICES.has_sounds():
        raise Failed("error-sounds", why=phrases.text("loop-sounds-missing"))
    player = DEVICES.player(failed.append)
    try:
        for name in SOUND_NAMES:
            line = phrases.text(f"sound-{name}")
            click.echo(line)
            if preferences.speech == "on" or (preferences.speech == "auto" and environment.speech_is_wanted()):
                _say(line, phrases, preferences, failed)
            player.play([(name, preferences.sound_volume / 100)])
            time.sleep(EACH)
            if failed:
                break
    finally:
        player.close()
