"""A seat of a club, or somebody who watches: their conversation, and all that leaves for them."""

from dataclasses import replace

import declared
from scripted import ScriptedConsole

from access.dialogue.conversation import Conversation
from access.dialogue.requests import Listener, Read, Typed, Watching
from access.language.phrases import Hearing, Phrases
from access.play.at_table import AtTable, BesideTable


class Connection:
    """The lines that leave while these are typed; `note` gets each request that waits for typed text."""

    def __init__(self, typed, note=lambda request: None):
        self.left, self.note, self.script = iter(typed), note, ScriptedConsole.of(())

    @property
    def lines(self):
        return self.script.transcript

    def __call__(self, request):
        if not isinstance(request, Read) or request.stop is None:
            return self.script(request)
        self.script(replace(request, stop=None))
        self.note(request)
        line = next(self.left, None)
        if line is None:
            raise EOFError
        if not isinstance(request.stop, Watching):
            self.lines.append(request.stop.printed(80))
        return Typed(line)


def conversation_at(table, game, names, seat):
    """The conversation of a seat at a table of a club, or of somebody who watches."""
    seats = frozenset() if seat is None else frozenset({seat})
    around = BesideTable(table, game) if seat is None else AtTable(table, game, own_commands=declared.in_club)
    phrases = Phrases("en", game, names, seats)
    return Conversation([Listener(seat or 0, phrases, hearing=Hearing("full"))], seats, around), phrases
