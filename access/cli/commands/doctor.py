"""The command doctor: says which parts were found here, and how to get missing ones."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

import click

from access.cli.options import common, language, outlets, phrases_of, preferences_of
from access.desk.desk import Desk, open_desk
from access.doctor import enough, findings
from access.outputs.braille.translator import NoBraille, Translator
from games.refusals import Leave


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True)
@outlets()
@common
def command(as_json: bool, **given: Any) -> None:
    """Say what was found here, and what to do about what is missing."""
    phrases = phrases_of()
    found = list(findings(phrases))
    well = enough(found)
    if as_json:
        click.echo(json.dumps({"ok": well, "findings": [finding.to_json() for finding in found]}, ensure_ascii=False))
        sys.exit(int(not well))
    desk = open_desk(preferences_of(language(), given), phrases)
    with desk.person as person:
        for finding in found:
            person.say_text(finding.text)
        person.say("doctor-well" if well else "doctor-ill")
        _say_and_show_a_test(desk)
    sys.exit(int(not well))


def _say_and_show_a_test(desk: Desk) -> None:
    """Speak a test line, and show it in braille; on a display wait for one of its keys first."""
    person, display = desk.person, desk.display
    reach = person.conversation.to.reach
    if display is not None and reach.connected and reach.interactive:
        person.say("doctor-press")
        display.pressed = ""
        with suppress(Leave, EOFError):
            person.last_words()
        person.say("doctor-display-works" if display.pressed else "doctor-display-silent")
    person.say("doctor-test")
    person.last_words()
    if not desk.brailles:
        with suppress(NoBraille):
            person.console.write(Translator(person.phrases.language).line(person.phrases.line("doctor-test")))
    person.console.finish()
