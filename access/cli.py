"""The command taverne: the menu, and the group of all commands."""

from __future__ import annotations

from typing import Any

import click

from access.commands.context import CommandLine
from access.commands.group import CommandGroup, pass_on
from access.commands.options import common, outlets


@click.group(
    cls=CommandGroup,
    invoke_without_command=True,
    context_settings={"max_content_width": 80},
)
@outlets(table=True)
@common
@click.version_option(package_name="taverne", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context, /, **given: Any) -> None:
    """Table games for ears and fingertips.

    Without a command: the menu. Options mean the same before and after a command.
    """
    if ctx.invoked_subcommand is not None:
        pass_on(ctx, given)
        return
    from access.commands import menu

    menu.run(CommandLine(given))
