"""The texts of commands in every language: help, errors of usage, and guesses at mistyped commands.

The texts stand in .ftl files, by command and option. An option that overrides a setting and has no text there is told
as the purpose of the setting.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from textwrap import fill

import click

from access.answers.options import option_title
from access.cli.types import MOST_TOLD, Shared, Whole
from access.language.phrases import Phrases, echo, normal
from access.language.texts import Texts, texts_of
from access.person.misused import near_name, of_option, of_usage, other_words
from access.person.options import param_name
from access.settings.preferences import SETTINGS
from access.settings.wording import means
from access.storage import catalogue
from games.game import Game


def command_near(typed: str, known: Sequence[str]) -> str | None:
    """Return the command that was meant, or None; `known` are those that can be typed here."""
    return near_name(typed, {name: name for name in known}, _words_of_commands())


@lru_cache(maxsize=1)
def _words_of_commands() -> Mapping[str, str]:
    return other_words(lambda language: texts_of("access.cli.commands", language).format("words-command", "", {}).text)


INDENT = 2
"""Blanks before an option, and as many more before its further lines."""


class Formatter(click.HelpFormatter):
    """Help with headings in the language of the texts, each option with its text in one paragraph: no columns."""

    texts: Texts

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, f"{said(self.texts, 'help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write a heading."""
        super().write_heading(said(self.texts, f"help-{heading.lower().replace(' ', '-')}"))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 0, col_spacing: int = 0) -> None:
        """Write each name with its text."""
        for name, text in rows:
            self.write(f"{_wrapped(f'{name}: {text}', self.width, ' ' * self.current_indent)}\n")


def said(texts: Texts, name: str) -> str:
    """Return a text by its name."""
    return texts.format(name, "", {}).text


def speak(command: click.Command, path: str, language: str) -> None:
    """Give a command, its options and its subcommands their texts in this language.

    `path` is the command as its texts are named: dictionary-add.
    """
    texts = texts_of("access.cli.commands", language)
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
    param.help = _about(option, path, texts)
    if isinstance(param.type, Whole) and param.type.most is not None and param.type.most <= MOST_TOLD:
        limits = {"least": str(param.type.least), "most": str(param.type.most)}
        if limits["most"] not in param.help:
            param.help += " " + texts.format("help-range", "", limits).text
    shown = f"help-metavar-{option}"
    if kind is not None and not param.is_flag:
        param.metavar = said(texts, shown if texts.has(shown) else f"help-kind-{kind}")


def _about(option: str, path: str, texts: Texts) -> str:
    """Return the text of an option: that of this command, that of all commands, or the purpose of its setting."""
    names = (f"help-{path}-option-{option}", f"help-option-{option}")
    setting = next((each for each in SETTINGS if each.flag == option), None)
    if setting is None or any(map(texts.has, names)):
        return said(texts, names[0] if texts.has(names[0]) else names[1])
    return means(setting, Phrases(texts.language))


def fault(error: click.UsageError, phrases: Phrases) -> str:
    """Return an error of usage as a sentence."""
    if isinstance(error, click.NoSuchOption):
        return _no_option(error, phrases)
    if isinstance(error, click.NoSuchCommand):
        return _no_command(error, phrases)
    if isinstance(error, click.MissingParameter) and error.param is not None and error.param.name == "game":
        return phrases.text("error-missing-game", names=", ".join(catalogue.names()), command=_path(error))
    known = of_usage(error, phrases, lambda param: _named(param, phrases.language))
    return phrases.text("error-usage", command=_path(error)) if known == error.format_message() else known


def _path(error: click.UsageError) -> str:
    return error.ctx.command_path if error.ctx is not None else TOP


def _no_option(error: click.NoSuchOption, phrases: Phrases) -> str:
    """Say that there is no such option, and which one was meant; at a game, which ones it has."""
    typed = error.option_name
    game: Game | None = getattr(error.ctx.command, "game", None) if error.ctx else None
    rules = [f"--{each.name}" for each in game.agreement.options if not each.hidden] if game is not None else []
    others = (each.name for other in catalogue.working() for each in other.agreement.options)
    if game is not None and typed.lstrip("-") in others:
        flags = ", ".join(rules) or "none"
        return phrases.text("error-option-of-others", name=echo(typed), game=game, names=flags)
    return of_option(error, error.ctx, phrases, _titled(game, phrases.language) if game is not None else {})


def _titled(game: Game, language: str) -> Mapping[str, str]:
    """Return the options of a game by their names in this language: --target by `but`, for instance."""
    phrases, options = Phrases(language, game), (each for each in game.agreement.options if not each.hidden)
    return {normal(option_title(each, game, phrases)): f"--{each.name}" for each in options}


def _no_command(error: click.NoSuchCommand, phrases: Phrases) -> str:
    """Say that there is no such command, and which one was meant, or which game."""
    group = error.ctx.command if error.ctx is not None else None
    names = group.list_commands(error.ctx) if isinstance(group, click.Group) and error.ctx is not None else []
    typed, is_top = error.command_name, _path(error) == TOP
    game = catalogue.begun(typed) if is_top and len(typed) >= catalogue.SHORTEST_TITLE else None
    near = None if game else command_near(typed, names)
    command = f"{_path(error)} {near}" if near else "none"
    if near is None and is_top and (game := game or command_near(typed, catalogue.names())):
        command = f"{TOP} play {game}"
    return phrases.text("error-no-command", name=echo(typed), near=command, command=_path(error))


def _named(param: click.Parameter | None, language: str) -> str:
    """Return a parameter as the help names it."""
    texts, name = texts_of("access.cli.commands", language), f"help-metavar-{param.name if param else ''}"
    return said(texts, name) if not isinstance(param, click.Option) and texts.has(name) else param_name(param)


def help_of(ctx: click.Context, language: str) -> str:
    """Return the help of the command of a context."""
    path = "-".join(ctx.command_path.split()[1:]) or TOP
    speak(ctx.command, path, language)
    if path == TOP and isinstance(ctx.command, click.Group):
        for name in ctx.command.list_commands(ctx):
            inner = ctx.command.get_command(ctx, name)
            if inner is not None:
                speak(inner, name, language)
    texts = texts_of("access.cli.commands", language)
    kind = ctx.command.context_class.formatter_class
    formatter = kind(width=ctx.terminal_width, max_width=ctx.max_content_width)
    shared = [param for param in ctx.command.params if isinstance(param, Shared)]
    for param in shared:
        param.hidden = True
    try:
        ctx.command.format_help(ctx, formatter)
    finally:
        for param in shared:
            param.hidden = False
    names = ", ".join("/".join((*param.opts[-1:], *param.secondary_opts)) for param in shared)
    more = texts.format("help-shared", "", {"names": names}).text
    return f"{formatter.getvalue()}\n{_wrapped(more, formatter.width)}"


def _wrapped(text: str, width: int, begin: str = "") -> str:
    """Return a paragraph; the lines after its first one are indented if that is."""
    after = begin + " " * (INDENT if begin else 0)
    return fill(text, width, initial_indent=begin, subsequent_indent=after, break_on_hyphens=False)


def shared_options(command: click.Command, language: str) -> Iterator[str]:
    """Yield the help of shared options, as paragraphs; `command` takes them all."""
    texts, context = texts_of("access.cli.commands", language), click.Context(command)
    for param in command.params:
        if isinstance(param, Shared):
            _describe(param, TOP, texts)
            names, text = param.get_help_record(context) or ("", "")
            yield f"{names}: {text}"
