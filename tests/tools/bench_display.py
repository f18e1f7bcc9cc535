"""Figures of the braille display: from an event to the cells of a real brltty, beside one write of BrlAPI itself."""

import os
import sys
import time

WIDTH = 40


class Watched:
    """A virtual display, and when cells last changed on it. The waiting thread keeps busy, as a program does."""

    def __init__(self, display):
        self.display = display

    def until_changed(self, began, seen):
        """Milliseconds from `began` until what stands there is another than at `seen` reports."""
        display = self.display
        while len(display.history) == seen:
            assert time.monotonic() - began < 5, "nothing changed"
        return (display.history[seen][0] + display.began - began) * 1000


def event_to_cells(figure, rounds):
    """The whole way: event, phrase, liblouis, buffer, thread, BrlAPI, brltty, driver; typing is spared."""
    import brlapi
    from feel import VirtualDisplay
    from helpers import ScriptedTerminal, keyboard_of

    from access.braille.display import QUICK, Display
    from access.braille.translator import Translator
    from access.language.phrases import Phrases
    from games.kaques import GAME
    from games.kaques.rules import Keep, Stopped
    from games.steps import Seat, Tell

    sys.setswitchinterval(QUICK)  # as it is beside a display; else both wait for this busy thread
    with VirtualDisplay(cells=WIDTH) as virtual:
        os.environ.update(virtual.env)
        watched = Watched(virtual)

        class Terminal(ScriptedTerminal):
            def read(self, prompt, seat=0, typed="", words=()):
                took.append(watched.until_changed(*begun))
                return "stop"

        def bare(number):
            dots = bytes([number % 63 + 1] * WIDTH)
            virtual.settle(0.02)
            seen, began = len(virtual.history), time.monotonic()
            connection.write(regionBegin=1, regionSize=WIDTH, text="x" * WIDTH, andMask=bytes(WIDTH), orMask=dots)
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
        loop = keyboard_of(Terminal(), phrases, translator=translator, display=display)
        for number in range(10 * rounds):
            question = Keep(Seat(0), (1, 5, 2, 2, 2, number % 6 + 1), 50 * (number + 1), 0, 10000)
            virtual.settle(0.02)
            begun = (time.monotonic(), len(virtual.history))
            loop.tell(Tell(Stopped(Seat(1), 50 * (number + 1), 400)))
            loop.choose(number, question)
        display.close()
    value, other = sorted(took)[len(took) // 2], sorted(alone)[len(alone) // 2]
    goal = f"{other + 1:.2g} ms: one more than BrlAPI's own write"
    yield figure("event to cells", value, "ms", "a write of BrlAPI", other, goal, value <= other + 1)


ALL = (event_to_cells,)
