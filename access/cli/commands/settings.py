"""The command settings: asks for settings, or shows and sets them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import click

from access.cli.group import pass_on
from access.cli.menu.picking import at_home
from access.cli.menu.settings_asked import InFile, ask_all
from access.cli.options import common, language, outlets, phrases_of, preferences_of
from access.engine.table import clean_name
from access.language.phrases import Phrases
from access.person.raised import Left
from access.settings.file import TAVERNE, Settings, settings_path, write_setting
from access.settings.preferences import SETTINGS, BadSetting, Setting, Value
from access.settings.wording import NAMES_SETTING, fault_told, setting_named, setting_title, value_with_unit
from access.storage.results import unwritable
from access.system import environment

a_person = click.option("--person", default="")


class SettingsGroup(click.Group):
    """A group whose command set may be left out before the name of a setting."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that was typed, or set if a setting was."""
        is_command = self.get_command(ctx, args[0]) is not None
        is_setting = any(setting_named(" ".join(args), Phrases(each)) is not None for each in environment.LANGUAGES)
        return super().resolve_command(ctx, args if is_command or not is_setting else ["set", *args])


@click.group("settings", cls=SettingsGroup, invoke_without_command=True)
@a_person
@outlets()
@common
@click.pass_context
def command(ctx: click.Context, /, person: str, **given: Any) -> None:
    """Change how you are told and asked, by questions or with set."""
    if ctx.invoked_subcommand is not None:
        pass_on(ctx, given)
        ctx.default_map = {ctx.invoked_subcommand: {"person": person}}
        return
    preferences = preferences_of(language(), given).of(person)
    with at_home(preferences, preferences.language or language()) as asked:
        try:
            with suppress(Left):
                ask_all(asked, _name(person), preferences)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise unwritable(error) from None
        asked.say(asked.t("settings-kept", file=str(settings_path())))


@command.command()
@a_person
@click.option("--json", "as_json", is_flag=True)
@common
def show(person: str, as_json: bool) -> None:
    """Say each setting, and what is wrong with the file."""
    found, phrases = TAVERNE.read(), phrases_of()
    if as_json:
        chosen = found.of(person)
        values = {each.name: chosen.get(each.name, each.default) for each in SETTINGS}
        faults = [{"line": fault.line, "why": fault_told(fault, phrases)} for fault in found.faults]
        named = {"file": str(settings_path()), "settings": values, "people": list(found.people), "faults": faults}
        click.echo(json.dumps(named, ensure_ascii=False))
        return
    for fault in found.faults:
        click.echo(fault_told(fault, phrases))
    for number, each in enumerate(SETTINGS, 1):
        value = value_with_unit(each, found.of(person).get(each.name), phrases)
        facts = {"number": number, "title": setting_title(each, phrases), "value": value}
        whence = {"from": _whence(each.name, person, found), "person": person}
        click.echo(phrases.text("settings-shown", **facts, **whence))
    if found.people and not person:
        click.echo(phrases.text("settings-people", names=", ".join(found.people)))
    click.echo(phrases.text("settings-how"))
    click.echo(phrases.text("settings-kept", file=str(settings_path())))


def _whence(name: str, person: str, found: Settings) -> str:
    if name in found.own(person):
        return "person"
    return "all" if name in found.values else "usual"


@command.command("set")
@click.argument("key")
@click.argument("value", nargs=-1)
@a_person
@click.option("--everywhere", is_flag=True)
@common
def set_value(key: str, value: tuple[str, ...], person: str, everywhere: bool) -> None:
    """Set KEY to VALUE; the value default removes the setting. Without VALUE say what KEY is for."""
    changing = OnCommandLine(person, key)
    setting, typed = changing.named(" ".join((key, *value)))
    if not value or (not typed and any(value)):
        click.echo(changing.about(setting))
        return
    for line in changing.set(setting, changing.chosen(setting, typed, everywhere), everywhere):
        click.echo(line)


class OnCommandLine(InFile):
    """Changes settings on the command line, for a person or for everybody; `key` is the name as it was typed."""

    def __init__(self, person: str, key: str) -> None:
        super().__init__(person, lambda name, value, person: write_setting(name, value, _name(person)))
        self._key, self._phrases = key, phrases_of()

    @property
    def phrases(self) -> Phrases:
        """The phrases of the command."""
        return self._phrases

    def named(self, typed: str) -> tuple[Setting, str]:
        """Return the setting that was typed, and the value. Raises BadSetting."""
        found = setting_named(typed, self.phrases)
        if found is None:
            titles = ", ".join(setting_title(each, self.phrases) for each in SETTINGS)
            raise BadSetting("setting-unknown", name=self._key[:30], names=titles)
        return found

    def chosen(self, setting: Setting, typed: str, everywhere: bool = False) -> Value | None:
        """Return a typed value of a setting. Raises BadSetting, with the name of the setting as it was typed."""
        try:
            return super().chosen(setting, typed, everywhere)
        except BadSetting as wrong:
            if self._key != setting.name or wrong.reason not in NAMES_SETTING:
                raise
            raise BadSetting(wrong.reason, **{**wrong.facts, "name": self._key}) from None

    def keep(self, setting: Setting, value: Value | None, everywhere: bool) -> Sequence[str]:
        """Keep a value in the file. Raises BadSetting and Failed."""
        try:
            return super().keep(setting, value, everywhere)
        except OSError as error:
            raise unwritable(error) from None


def _name(person: str) -> str:
    """Return a person's name as a table would take it. Raises BadName."""
    return clean_name(person) if person else ""
