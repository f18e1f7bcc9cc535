"""A lesson in a club: the learner against a bot, at a table that is neither stored nor counted."""

from __future__ import annotations

from typing import Any

from access.club.tables.guard import Limited
from access.club.visitor import Visitor
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.engine.table import AsyncPlayer, drive_async
from access.play.at_table import AtTable
from access.play.lesson import LessonTeacher, begin, lesson_of
from access.play.session import announce, seated
from access.storage import catalogue
from games.game import Game
from games.steps import Ask, Seat

LEARNER = Seat(0)


class Learner:
    """The learner as a player of the table."""

    def __init__(self, visitor: Visitor, conversation: Conversation, teacher: LessonTeacher) -> None:
        self._visitor, self._conversation, self._teacher = visitor, conversation, teacher

    async def choose(self, number: int, question: Ask[Any]) -> Any:
        """Ask a question, after an explanation if it is the first of its kind. Raises Leave and EOFError."""
        self._teacher.explain(question)
        return await run_async(self._conversation.choose(question), self._visitor.serve)


async def learn(visitor: Visitor, game: Game, number: int) -> None:
    """Play a lesson of a game, numbered from 1. Raises Refused, Leave and EOFError."""
    lesson = lesson_of(game, number, visitor.language)
    begun = begin(game, lesson, visitor.name, visitor.language, "club-lesson-over")
    table, teacher, names = begun.table, begun.teacher, begun.header.names
    beside = seated(game, begun.header)
    around = AtTable(
        table,
        game,
        advisers=beside.advisers,
        end_lesson=teacher.end,
        own_commands=visitor.commands,
        options=begun.header.options,
    )
    conversation = visitor.converse(around, game, names, (LEARNER,))
    teacher.conversation = conversation
    visitor.enter(conversation)
    announce(conversation, game, begun.header, conversation.to.phrases, "lesson-table")
    players: dict[int, AsyncPlayer] = {LEARNER: Learner(visitor, conversation, teacher), **beside.players}
    playing = drive_async(table, players, [conversation, *beside.ears, teacher], begun.chance)
    await (playing if catalogue.is_ours(game) else Limited(game.package, playing))
    teacher.tell_rest()
