"""Commands are declared once: what works where, what help names, and what happens to a name that nobody declares."""

import asyncio

import declared
import pytest
from helpers import ScriptedTerminal, keyboard_of

from access.answers.commands import Commanded, Declared, Has, Where, command_names, together
from access.answers.helping import COMMAND
from access.dialogue.asking import Confirm
from access.dialogue.commands import AwayFromTables
from access.dialogue.conversation import Conversation
from access.dialogue.requests import Listener
from access.language.output import said_text
from access.language.phrases import Phrases
from access.play.at_table import COMMANDS
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.steps import Ask, Seat

ALL = {*COMMANDS.commands, *declared.OF_CLUBS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_words_and_all_words_have_a_command(language):
    phrases = Phrases(language)
    worded = {name.removeprefix(COMMAND) for name in phrases.texts.names if name.startswith(COMMAND)}
    assert worded == ALL
    assert all(phrases.has(phrases.command(name), "help") for name in ALL)


def test_no_query_of_a_game_has_the_name_of_a_command():
    for name in catalogue.names():
        assert not ALL & {query.name for query in catalogue.find(name).queries}


def test_a_command_that_nobody_declares_is_an_error():
    conversation = Conversation([Listener(0, Phrases("en"))])
    with pytest.raises(LookupError, match="nobody has declared the command dance"):
        asyncio.run(conversation.do(Commanded("dance"), Ask(Seat(0))))


def test_where_any_text_may_be_typed_only_declared_commands_can_be_allowed():
    conversation = Conversation([Listener(0, Phrases("en"))])
    with pytest.raises(LookupError, match="dance"):
        asyncio.run(conversation.ask_text("loop-any-text-help", ("quit", "dance")))


def test_a_name_is_declared_once():
    one = Declared()
    one.command("sing", works=Where.MENU)(print)
    with pytest.raises(ValueError, match="sing is declared twice"):
        one.command("dance", "sing", works=Where.MENU)(print)


def test_a_command_works_at_a_line_that_waits_by_its_declaration_alone():
    async def dance(outbox, at):
        return said_text(f"You dance, {at.typed}.")

    here = Declared()
    here.command("quit", works=Where.MENU, at_line=dance)(print)
    here.command("help", works=Where.MENU)(print)
    terminal = ScriptedTerminal("quit", "help", "")
    person = keyboard_of(terminal, Phrases("en"), (), around=AwayFromTables(commands=here), more=True)
    person.say_text("line")
    with pytest.raises(EOFError):
        person.ask(Confirm(Seat(0), "Go on?", "Go on?"))
    assert any("You dance, quit." in line for line in terminal.shown)
    assert any("help does not answer" in line for line in terminal.shown), terminal.shown
    assert not any(command.at_line for command in declared.CLUB)


@pytest.mark.parametrize(
    ("where", "has", "works"),
    [
        (
            Where.TABLE,
            Has.DICE | Has.HOME | Has.ANSWER,
            "repeat next score dice turn help advice rules undo rate volume",
        ),
        (
            Where.TABLE,
            Has.HAND | Has.HOME | Has.ANSWER,
            "repeat next score hand spell turn help advice rules undo rate volume",
        ),
        (Where.TABLE, Has.DICE | Has.ANSWER, "repeat next score dice turn help advice rules"),
        (Where.TABLE, Has.DICE | Has.HOME, "repeat next score dice turn help advice rules rate volume"),
        (Where.TABLE, Has.DICE | Has.LESSON, "game repeat next score dice turn help advice rules"),
        (Where.OVER, Has.HAND | Has.HOME | Has.ANSWER, "repeat next score help rules rate volume"),
        (Where.WATCHING, Has.ANSWER, "repeat next score turn help rules"),
        (Where.MENU, Has.HOME, "repeat next help rate volume"),
        (Where.LOBBY, Has.NOTHING, "repeat next help"),
    ],
)
def test_what_works_where(where, has, works):
    assert command_names(COMMANDS.at(where, has)) == (*works.split(), "settings", "set", "quit")


def test_before_the_person_is_known_settings_are_nobodys():
    assert command_names(COMMANDS.at(Where.DOOR, Has.NOTHING)) == ("repeat", "next", "help", "quit")


def test_commands_of_moderators_are_theirs_alone():
    assert set(command_names(declared.MODERATORS)) == {"mute", "kick", "ban", "close", "reports"}
    assert not set(command_names(declared.MODERATORS)) & set(command_names(declared.EVERYBODY))


def test_a_command_of_the_place_takes_the_place_of_one_of_the_house():
    own = declared.some("advice")[0]
    assert together(declared.DICE, (own,))["advice"] is own
    assert len(together(declared.DICE, (own,))) == len(declared.DICE)


def test_at_a_line_that_waits_only_those_work_that_work_in_its_place():
    everywhere = Conversation([Listener(0, Phrases("en"))])
    assert tuple(everywhere.at_line()) == ("repeat", "next", "help", "settings", "set", "quit")
    door = Conversation([Listener(0, Phrases("en"))], around=AwayFromTables(where=Where.DOOR, has=Has.NOTHING))
    assert tuple(door.at_line()) == ("repeat", "next", "help", "quit")
