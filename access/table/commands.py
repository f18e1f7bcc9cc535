"""The commands at the questions of a game: dice and hands, the standing, advice, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from access.answers.commands import Commanded, Declared, Has, Where
from access.dialogue import commands as house
from access.dialogue.around import Does
from access.dialogue.commands import Commands
from access.dialogue.entries import Text
from access.dialogue.reading import read_aloud
from access.engine.leaving import TakeBack
from access.language.line import Span
from access.language.phrases import Phrases
from access.language.texts import guide
from access.table.view import View
from games.steps import Ask, Event

OF_TABLES: Declared[Does] = Declared()
At = Commands[View]
"""The commands of a conversation at a table."""


@OF_TABLES.command("game", works=Where.TABLE, needs=Has.LESSON)
async def game(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """End the explanations of a lesson."""
    if at.around.end_lesson is not None:
        at.around.end_lesson()
    at.outbox.say("lesson-ended")


@OF_TABLES.command("score", works=house.OF_A_GAME)
async def score(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell the standing of all players."""
    await _tell(at, question.seat, at.around.standing(question.seat))


@OF_TABLES.command("hand", "spell", works=Where.TABLE, needs=Has.HAND, takes="amount")
async def hand(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Show the hand in the question from now on; or tell one card of it, or code words for its letters."""
    held = at.phrases.hand(question)
    if held is None:
        told = at.around.holding(question.seat)
        held = at.phrases.hand(told[0]) if told else None
        if held is None or (asked.name == "hand" and asked.value is None):
            await _tell(at, question.seat, told, at.around.hides_holding)
            return
        await at.privacy.only(question.seat)
    cards = held if asked.value is None else held.only(asked.value)
    if asked.value is not None and not 1 <= asked.value <= len(held.items):
        at.outbox.say("loop-no-such-card", count=len(held.items))
    elif asked.name == "spell":
        at.privately(at.phrases.line("loop-spelled", words=code_words(at.phrases, cards)))
    elif asked.value is not None:
        at.privately(at.phrases.line("loop-one-card", card=cards))
    else:
        at.hand_shown = at.phrases.has(at.phrases.name(type(question)), "hand")


@OF_TABLES.command("dice", works=Where.TABLE, needs=Has.DICE)
async def dice(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell the dice of the player who asks."""
    await _tell(at, question.seat, at.around.holding(question.seat), at.around.hides_holding)


@OF_TABLES.command("turn", works=Where.TABLE | Where.WATCHING)
async def turn(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell whose turn it is."""
    at.outbox.add(Text(at.phrases.text("loop-turn", seat=at.around.turn(question.seat))))


@OF_TABLES.command("advice", works=Where.TABLE, named=Has.ADVICE)
async def advice(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell the choice of the best bot with its reason. Raises Refused where the table plays without advice."""
    told = at.around.advice(question, at.times(asked.name, question))
    for event in told:
        at.outbox.add(at.event(event, question.is_private()))
    noted = at.around.note(question.seat) if told else "loop-nothing-to-advise"
    if noted:
        at.outbox.add(Text(at.phrases.text(noted)))


@OF_TABLES.command("rules", works=house.OF_A_GAME)
async def rules(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Read the guide of the game, a paragraph at a time."""
    if at.phrases.game is not None:
        await read_aloud(at.outbox, guide(at.phrases.game, at.phrases.language, at.around.options))


@OF_TABLES.command("undo", works=Where.TABLE, needs=Has.HOME | Has.ANSWER, named=Has.TYPED)
async def undo(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Take back the last answer, where persons throw the dice. Raises TakeBack."""
    if Has.TYPED in at.around.has:
        raise TakeBack
    at.outbox.say("loop-undo-seeded")


async def query(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Ask the game. A query at a private question reveals the hand, so its answer is private."""
    told = at.around.asked(question.seat, asked.name, asked.value)
    if asked.value is not None and question.is_private():
        at.outbox.add(at.event(told[0], private=True))
    else:
        await _tell(at, question.seat, told)


async def _tell(at: At, seat: int, told: Sequence[Event], held: bool = False) -> None:
    """Tell events to the player who asked. If they are private, the others at the keyboard look away first."""
    private = any(at.phrases.is_private(event, held) for event in told)
    if private:
        await at.privacy.only(seat)
    for event in told:
        at.outbox.add(at.event(event, private))


def code_words(phrases: Phrases, cards: Span) -> str:
    """Return each card with the letters of its short name in code words, such as "T H: Tango Hotel"."""
    words = dict(pair.split(" ", 1) for pair in phrases.words("loop-alphabet"))
    named = ((card.spoken, card.typed.upper()) for card in cards.shortened().items)
    return ". ".join(f"{spoken}: {' '.join(words.get(sign, sign) for sign in typed)}" for spoken, typed in named)


COMMANDS: Declared[Does] = house.COMMANDS.together(
    OF_TABLES,
    ("game", "repeat", "next", "score", "hand", "spell", "dice", "turn", "help", "advice", "rules", "undo"),
)
"""The commands at a table. Help names them in this order, then the others."""
