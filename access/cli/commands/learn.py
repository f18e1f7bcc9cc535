"""The command learn: a first game that explains each thing when it first matters."""

from __future__ import annotations

from typing import Any

import click

from access.cli.options import TitledCommand, a_game, common, language, outlets, preferences_of
from access.cli.types import Whole
from access.desk.desk import HERE
from access.language.phrases import echo
from access.play.lesson import learn
from access.play.new_game import own_name
from access.play.session import Equipment
from access.storage import catalogue
from games.refusals import Refused


class LessonNumber(Whole):
    """The number of a lesson; its own refusal names the right input."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Return the number. Raises Refused."""
        try:
            return super().convert(value, param, ctx)
        except Refused:
            raise Refused("lesson-number-only", typed=echo(str(value)) or "-") from None


@click.command("learn", cls=TitledCommand)
@a_game
@click.argument("number", type=LessonNumber(1, 9), required=False)
@click.option("--seed", hidden=True)
@outlets()
@common
def command(game: str, number: int | None, seed: str | None, **given: Any) -> None:
    """Learn GAME in a first game that explains it; some games have a second lesson, NUMBER 2."""
    if seed is not None:
        raise Refused("lesson-no-seed")
    learn(
        preferences_of(language(), given),
        catalogue.find(game),
        number or 1,
        own_name(language()),
        language(),
        Equipment(HERE),
    )
