"""Figures of the braille display: from an event to the cells of a real brltty, beside one write of BrlAPI itself."""

import os
import sys
import time

WIDTH = 40


class Watched:
    """A virtual display, and when cells last changed on it.

    The waiting thread sleeps, as a program at its prompt does. One that keeps busy takes the interpreter from the thread
    that hears of the cells, and a core from brltty: that adds 1 to 4 ms by chance.
    """

    def __init__(self, display):
        self.display = display

    def until_changed(self, began, seen):
        """Milliseconds from `began` until what stands there is another than at `seen` reports."""
        display = self.display
        with display.changed:
            assert display.changed.wait_for(lambda: len(display.history) > seen, 5), "nothing changed"
        return (display.history[seen][0] + display.began - began) * 1000


def event_to_cells(figure, rounds, rows=1):
    """The whole way: event, phrase, liblouis, buffer, thread, BrlAPI, brltty, driver; typing is spared.

    On several rows the whole page is made and written, scene included.
    """
    import brlapi
    from feel import VirtualDisplay
    from helpers import ScriptedTerminal, keyboard_of

    from access.engine.table import Table
    from access.language.phrases import Phrases
    from access.outputs.braille.display import QUICK, Display
    from access.outputs.braille.translator import Translator
    from access.play.at_table import AtTable
    from games.game import Sitting
    from games.kaques import GAME
    from games.kaques.rules import Keep, Stopped
    from games.steps import Seat, Tell

    sys.setswitchinterval(QUICK)  # as it is beside a display; else both wait for this busy thread
    size = WIDTH * rows
    with VirtualDisplay(cells=WIDTH, rows=rows) as virtual:
        os.environ.update(virtual.env)
        watched = Watched(virtual)

        class Terminal(ScriptedTerminal):
            def read(self, prompt, seat=0, typed="", words=()):
                took.append(watched.until_changed(*begun))
                return "stop"

        def bare(number):
            dots = bytes((number + cell) % 63 + 1 for cell in range(size))
            text = "".join(chr(ord("a") + (number + 7 * cell) % 26) for cell in range(size))
            virtual.settle(0.02)
            seen, began = len(virtual.history), time.monotonic()
            connection.write(regionBegin=1, regionSize=size, text=text, andMask=bytes(size), orMask=dots)
            return watched.until_changed(began, seen)

        connection = brlapi.Connection()
        connection.enterTtyMode()
        alone = [bare(number) for number in range(10 * rounds)]
        connection.leaveTtyMode()
        connection.closeConnection()

        took, begun = [], ()
        translator = Translator("en")
        display = Display(Terminal(), translator.typed)
        assert display.here(5)
        phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
        table = Table(lambda: GAME.new(2, GAME.agreement.settle(GAME.agreement.with_defaults({}), Sitting(1, 1, "en"))))
        table.apply((1, 5, 2, 2, 2, 6))
        around = AtTable(table, GAME)
        loop = keyboard_of(Terminal(), phrases, around=around, translator=translator, display=display)
        for number in range(10 * rounds):
            question = Keep(Seat(0), (1, 5, 2, 2, 2, number % 6 + 1), 50 * (number + 1), 0, 10000)
            virtual.settle(0.02)
            begun = (time.monotonic(), len(virtual.history))
            loop.tell(Tell(Stopped(Seat(1), 50 * (number + 1), 400)))
            loop.choose(number, question)
        display.close()
    value, other = sorted(took)[len(took) // 2], sorted(alone)[len(alone) // 2]
    beyond = 1 if rows == 1 else 2
    goal = f"{other + beyond:.2g} ms: {beyond} more than BrlAPI's own write"
    name = "event to cells" if rows == 1 else f"event to the cells of {rows} rows"
    yield figure(name, value, "ms", "a write of BrlAPI", other, goal, value <= other + beyond)


def event_to_rows(figure, rounds):
    yield from event_to_cells(figure, rounds, rows=9)


ALL = (event_to_cells, event_to_rows)
