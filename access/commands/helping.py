"""What commands say about themselves, in both languages: help texts, and errors of usage.

The texts stand in the files en.ftl and de.ftl of this folder, by command and option.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from access.commands.types import MOST_TOLD, Whole, called
from access.language.answers import echo
from access.language.phrases import Phrases
from access.language.texts import Texts, texts_of


class Formatter(click.HelpFormatter):
    """Help with headings in the language of the texts."""

    texts: Texts

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, f"{said(self.texts, 'help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write a heading."""
        super().write_heading(said(self.texts, f"help-{heading.lower().replace(' ', '-')}"))


def said(texts: Texts, name: str) -> str:
    """Return a text by its name."""
    return texts.format(name, "", {}).text


def speak(command: click.Command, path: str, language: str) -> None:
    """Give a command, its options and its subcommands their texts in this language.

    `path` is the command as its texts are named: dictionary-add.
    """
    texts = texts_of("access.commands", language)
    formatter = type("SpokenFormatter", (Formatter,), {"texts": texts})
    context = type("SpokenContext", (click.Context,), {"formatter_class": formatter})
    for name, each in _every(command, path):
        each.context_class = context
        each.help = said(texts, f"help-{name}")
        each.short_help = re.split(r"(?<=\.)\s", each.help)[0]
        each.options_metavar = said(texts, "help-options-metavar")
        if isinstance(each, click.Group):
            each.subcommand_metavar = said(texts, "help-command-metavar")
        for param in each.params:
            _describe(param, name, texts)


def _every(command: click.Command, path: str) -> Iterator[tuple[str, click.Command]]:
    yield path, command
    if isinstance(command, click.Group) and path != TOP:
        for name, inner in command.commands.items():
            yield from _every(inner, f"{path}-{name}")


TOP = "taverne"


def _describe(param: click.Parameter, path: str, texts: Texts) -> None:
    kind = {"number": "number", "integer": "number", "path": "path", "text": "text"}.get(param.type.name)
    if not isinstance(param, click.Option):
        shown = f"help-metavar-{param.name}"
        if texts.has(shown):
            named = said(texts, shown) + ("..." if param.nargs == -1 else "")
            param.metavar = named if param.required else f"[{named}]"
        return
    option = max(param.opts, key=len).lstrip("-")
    own = f"help-{path}-option-{option}"
    param.help = said(texts, own if texts.has(own) else f"help-option-{option}")
    if isinstance(param.type, Whole) and param.type.most is not None and param.type.most <= MOST_TOLD:
        limits = {"least": str(param.type.least), "most": str(param.type.most)}
        if limits["most"] not in param.help:
            param.help += " " + texts.format("help-range", "", limits).text
    if kind is not None and not param.is_flag and option != "option":
        param.metavar = said(texts, f"help-kind-{kind}")


def fault(error: click.UsageError, phrases: Phrases) -> str:
    """Return an error of usage as a sentence."""
    if isinstance(error, click.NoSuchOption):
        near = next(iter(error.possibilities or ()), "none")
        return phrases.text("error-no-option", name=echo(error.option_name), near=near)
    if isinstance(error, click.NoSuchCommand):
        return phrases.text("error-no-command", name=echo(error.command_name))
    if isinstance(error, click.MissingParameter):
        return phrases.text("error-missing", name=_named(error.param, phrases.language))
    if isinstance(error, click.BadOptionUsage):
        wants = "error-option-value" if "requires" in error.message else "error-option-no-value"
        return phrases.text(wants, name=error.option_name)
    extra = re.search(r"unexpected extra arguments? \((.*)\)", error.message)
    if extra:
        return phrases.text("error-extra", typed=echo(extra[1]))
    if error.message == "Missing command." and error.ctx is not None:
        return phrases.text("error-no-subcommand", command=error.ctx.command_path)
    return error.format_message()


def _named(param: click.Parameter | None, language: str) -> str:
    """Return a parameter as the help names it."""
    texts, name = texts_of("access.commands", language), f"help-metavar-{param.name if param else ''}"
    return said(texts, name) if not isinstance(param, click.Option) and texts.has(name) else called(param)


def help_of(ctx: click.Context, language: str) -> str:
    """Return the help of the command of a context."""
    path = "-".join(ctx.command_path.split()[1:]) or TOP
    speak(ctx.command, path, language)
    if path == TOP and isinstance(ctx.command, click.Group):
        for name in ctx.command.list_commands(ctx):
            inner = ctx.command.get_command(ctx, name)
            if inner is not None:
                speak(inner, name, language)
    kind = ctx.command.context_class.formatter_class
    formatter = kind(width=ctx.terminal_width, max_width=ctx.max_content_width)
    ctx.command.format_help(ctx, formatter)
    return formatter.getvalue().rstrip("\n")
