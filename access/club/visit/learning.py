"""A lesson in a club: the learner against a bot, at a table of their own that is not kept and counts nowhere."""

from __future__ import annotations

from typing import Any

from access.club.tables.guard import Limited
from access.club.visitor import Visitor
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.engine.drivers import AsyncPlayer, drive_async
from access.engine.players import BotSeat, seat_bots
from access.engine.table import Table
from access.play.lesson import Fixed, LessonTeacher, header_of, lesson_of
from access.play.opening import advisers
from access.storage import catalogue
from access.table.around import AtTable
from games.game import Game
from games.steps import Ask, Seat

LEARNER = Seat(0)


class Learner:
    """The person who learns, as a player of the table."""

    def __init__(self, visitor: Visitor, conversation: Conversation, teacher: LessonTeacher) -> None:
        self._visitor, self._conversation, self._teacher = visitor, conversation, teacher

    async def choose(self, number: int, question: Ask[Any]) -> Any:
        """Explain a question that is the first of its kind, and ask it. Raises Leave and EOFError."""
        self._teacher.explain(question)
        return await run_async(self._conversation.choose(question), self._visitor.serve)


async def learn(visitor: Visitor, game: Game, number: int) -> None:
    """Play a lesson of a game, the first by number 1. Raises Refused, Leave and EOFError."""
    lesson = lesson_of(game, number, visitor.language)
    header = header_of(game, lesson, visitor.name, visitor.language)
    table = Table(lambda: game.new(len(header.participants), header.options))
    bots = seat_bots(game, header.bot_levels, header.seed, header.names)
    teacher = LessonTeacher(game, lesson, "club-lesson-over")
    advising = advisers(game, (LEARNER,))
    around = AtTable(table, game, advisers=advising, end_lesson=teacher.end, own_commands=visitor.commands)
    conversation = visitor.converse(around, game, header.names, (LEARNER,))
    teacher.conversation = conversation
    visitor.enter(conversation)
    conversation.say("lesson-table", game=conversation.to.phrases.text(game.id), names=", ".join(header.names))
    beside = [BotSeat(LEARNER, adviser) for adviser in advising.values()]
    players: dict[int, AsyncPlayer] = {LEARNER: Learner(visitor, conversation, teacher), **bots.players}
    playing = drive_async(table, players, [conversation, *bots.listeners, *beside, teacher], Fixed(lesson))
    await (playing if catalogue.is_ours(game) else Limited(game.package, playing))
    teacher.tell_rest()
