"""The commands that work at a table with dice, at one with hands, and in a club, as they are declared."""

from access.answers.commands import Has, Where, command_names
from access.club.visit import commands
from access.play.at_table import COMMANDS

HOME = Has.HOME | Has.ANSWER
DICE = COMMANDS.at(Where.TABLE, HOME | Has.DICE)
HAND = COMMANDS.at(Where.TABLE, HOME | Has.HAND)
EVERYBODY = commands.COMMANDS.at(Where.LOBBY, Has.NOTHING)
CLUB = commands.COMMANDS.at(Where.LOBBY, Has.MODERATOR)
MODERATORS = CLUB[len(EVERYBODY) :]
AT_TABLES = command_names(dict.fromkeys((*DICE, *HAND)))
OF_CLUBS = command_names(CLUB)


def of_table(game):
    """The commands at the questions of a game."""
    return HAND if game.holds == "hand" else DICE


def in_club(where):
    """The commands of a club at such a place, for a moderator."""
    return commands.COMMANDS.at(where, Has.MODERATOR | Has.MEMBER)


def some(*named):
    """The commands of the house with these names."""
    return tuple(COMMANDS.commands[name] for name in named)


def names_at(around):
    """The names of the commands that work at the questions of a place."""
    return command_names((*COMMANDS.at(around.where, around.has | Has.ANSWER), *around.own_commands(around.where)))


def in_help(phrases, where, has):
    """The words of the commands that help names at such a place, those of the game last."""
    named = (each.name for each in COMMANDS.at(where, has | Has.ANSWER) if each.named in has)
    own = (query.name for query in phrases.game.queries) if phrases.game is not None else ()
    return [phrases.words(phrases.command(name))[0] for name in (*named, *own)]
