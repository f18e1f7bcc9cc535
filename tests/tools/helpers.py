"""What several tests need."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import forked

from access.engine.chance import Seeded, SeededLuck
from access.engine.table import BotSeat, Table, drive
from access.outputs.speech.voice import respelled_text
from access.testing import FOLDERS, Heard, Script, _Terminal, _Voice
from games.options import with_defaults
from games.steps import Seat

OURS = {
    "kaques": "Jaques le Kaques",
    "kara": "Bring den Kara ins Haus",
    "misericorde": "Misericorde",
    "verflixte6": "Die verflixte 6",
    "words": "Choose Your Words",
}
"""The games of the house and their titles."""


class ScriptedPlayer:
    """A player with known answers."""

    def __init__(self, answers):
        self.answers = answers
        self.heard = []

    def tell(self, told):
        self.heard.append(told)

    def choose(self, number, question):
        return next(self.answers)


def listed(**others):
    """What the command games prints with these games beside ours."""
    return "".join(f"{name}: {title}\n" for name, title in sorted({**OURS, **others}.items()))


def answered(table, *answers):
    """Answer the open steps of a table, one after the other."""
    for answer in answers:
        assert table.answer(table.number, answer), f"nothing is open for {answer}"


def told_of(table):
    """All that was told so far; it stays with the table."""
    return table.told


def events_of(table, kind):
    """The events of one kind that were told so far."""
    return [told.event for told in table.told if isinstance(told.event, kind)]


def played(game, levels, seed, **options):
    """The result of a game between bots."""
    bots = [game.bots[level](Seat(n), SeededLuck(seed, Seat(n))) for n, level in enumerate(levels)]
    table = Table(lambda: game.new(len(levels), with_defaults(game.agreement.options, options)))
    return drive(table, bots, [BotSeat(Seat(n), bot) for n, bot in enumerate(bots)], Seeded(seed))


PATIENCE = 120
"""Seconds after which what was waited for counts as lost: enough for a machine with an eighth of the usual speed."""


def wait_until(what, seconds=PATIENCE, pause=0.01):
    """Whether this becomes so; asked again and again."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(pause)
    return True


class ScriptedTerminal(_Terminal):
    """The terminal of a script; each prompt is shown as it is, and what was shown before is forgotten as it says."""

    def __init__(self, *typed):
        super().__init__(Heard(), list(typed), 80)
        self.typed, self.shown = self._typed, self._heard.printed
        self.prompts, self.forgotten, self.prefilled = [], [], []

    def read(self, prompt, seat=0, typed="", words=()):
        self.shown.append(prompt)
        self.prompts.append(prompt)
        self.prefilled.append(typed)
        return self._typed_now()

    def ring(self):
        self.shown.append("(bell)")

    def forget(self, seat):
        self.forgotten.append(seat)
        self.shown.append(f"(cleared after seat {seat})")


class RecordingVoice(_Voice):
    """The voice of a script, which writes down its lines respelled, as the synthesizer gets them."""

    def __init__(self, language="en", respelled=None, gave_up=None):
        super().__init__(Heard())
        self.respelled, self.said, self.silenced = respelled or {}, self._heard.spoken, 0

    def say(self, text, manner=None):
        super().say(respelled_text(text, self.respelled))

    def silence(self):
        self.silenced += 1


def end_by_signals():
    """Let what is started end by these signals, also where a shell or nohup has us ignore them, which is inherited."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in {"SIGHUP", "SIGQUIT"} & set(dir(signal)):
        number = getattr(signal, name)
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)


def taverne(*arguments, typed="", env=None, seconds=PATIENCE, cwd=None, **options):
    """Run the command with lines piped in: in a fork where that is the same. Options of Popen take a new process."""
    arguments, environment = list(map(str, arguments)), {**os.environ, **(env or {})}
    if not options and forked.can_fork(typed, environment):
        return forked.server().run(arguments, typed, environment, str(cwd or Path.cwd()), seconds)
    return started(arguments, typed, environment, cwd, seconds, **options)


def started(arguments, typed, environment, cwd=None, seconds=PATIENCE, **options):
    """Run the command in a process of its own, with lines piped in."""
    if sys.platform == "win32":  # no LANG says there that pipes have UTF-8
        environment = {**environment, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "access", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=cwd,
        timeout=seconds,
        check=False,
        **options,
    )


def read_back(text, table):
    """Braille ASCII, back to what it says."""
    from access.outputs.braille.translator import ascii_cells, backwards

    signs = {ascii_cells(chr(0x2800 + dots)): chr(0x2800 + dots) for dots in range(64)}
    return backwards("".join(signs[sign] for sign in text), table)


def kept_at_home():
    """The environment of a script that keeps settings and games where the test's person keeps them."""
    usual = dict(zip(FOLDERS, (Path.home() / ".config", Path.home() / ".local" / "share", ""), strict=True))
    return {name: os.environ.get(name, str(folder)) for name, folder in usual.items()}


def told_at_home(act, *typed, language="en"):
    """What reaches a person at home who types this, while Taverne tells and asks them by a function."""
    from access.cli.menu.picking import at_home
    from access.person.raised import Left
    from access.settings.preferences import Preferences

    def run():
        with at_home(Preferences(language=language), language) as person:
            act(person)

    heard = Script(*typed, environment=kept_at_home()).run(run)
    if isinstance(heard.left, Exception) and not isinstance(heard.left, Left):
        raise heard.left
    return heard


def keyboard_of(terminal, phrases, seats=(0,), around=None, verbosity="normal", voice=None, translator=None, **wants):
    """A keyboard whose persons all have one setting, with these devices."""
    from contextlib import ExitStack

    from access.desk.checking import AtQuestion
    from access.desk.console import Console, Outputs
    from access.desk.desk import AtKeyboard
    from access.dialogue.conversation import Conversation
    from access.dialogue.drivers import Keyboard
    from access.dialogue.requests import Changed, Listener
    from access.language.output import NOTHING, Manner
    from access.language.phrases import Explained, Hearing
    from access.outputs.braille.touch import Aside, Printed, Touch
    from access.outputs.speech.spoken import Speech
    from access.outputs.terminal.screen import Looks, Screen
    from access.settings.file import TAVERNE
    from access.settings.preferences import Preferences

    cells, display, discreet = wants.get("cells", 40), wants.get("display"), wants.get("discreet", False)
    printed = Printed(translator) if translator is not None and display is None else None
    more = wants.get("more", False) and terminal.interactive
    looks = Looks(cells, more, discreet, display is not None, phrases.text("loop-on-display"))
    screen = Screen(terminal, looks, printed)
    speech = Speech(voice, Manner(phrases.language), discreet) if voice is not None else NOTHING
    touch = NOTHING
    if display is not None:
        touch = Touch(display, translator, cells) if translator is not None else Aside(display)
    outputs = Outputs(screen, (touch, speech))
    reach, explained = outputs.reach(), Explained()
    hearing = Hearing(verbosity, wants.get("others", "line"))
    listeners = [Listener(seat, phrases, reach, hearing, explained) for seat in sorted(seats) or [0]]
    conversation = Conversation(listeners, seats, around)
    person = AtKeyboard(Preferences(), phrases)
    made = SimpleNamespace(people=dict.fromkeys(seats or [0], person), store=TAVERNE, keep=TAVERNE.keep)

    def apply(seat, setting, value):
        now = made.people[seat].preferences.having(
            setting, setting.resolved(setting.default if value is None else value)
        )
        made.people[seat] = AtKeyboard(now, phrases)
        if voice is not None:
            speech.manner = now.manner(phrases.language)

    made.apply = apply
    each = {listener.seat: outputs for listener in listeners}
    console = Console(
        each, None, lambda request: Changed(tuple(AtQuestion(made, request).change(request.typed))), apply
    )
    return Keyboard(conversation, console, ExitStack())


def happened(event, seats):
    """An event as it is heard at a place with these seats."""
    from access.dialogue.entries import Happened
    from access.language.phrases import Here

    return Happened(event, Here(frozenset(seats)))


def is_heard(event, seats, verbosity="normal", others="line"):
    """Whether a listener with these settings hears an event."""
    from access.language.phrases import Hearing

    return happened(event, seats).wording(Hearing(verbosity, others)) is not None


def devices(terminal, voice=None):
    """Devices of a session: this terminal, and this voice or one that writes down what it would say."""
    from access.desk.desk import Devices

    return Devices(
        terminal=lambda plain, key: terminal,
        voice=lambda *arguments: voice or RecordingVoice(*arguments),
        has_sound=lambda: True,
        has_sounds=lambda: False,
    )


def keyboards(terminal, voice=None):
    """Keyboards with these devices."""
    from access.desk.desk import Keyboards

    return Keyboards(devices(terminal, voice))


def agreed(game, **options):
    """The options of a table, those that were not given by default."""
    return game.agreement.with_defaults(options)


def form_of(keyboard, question):
    """A question in all its forms, as it would be asked next."""
    conversation = keyboard.conversation
    new = conversation.to.explained.first(conversation.to.phrases, question)
    return conversation._form(question, tuple, new)
