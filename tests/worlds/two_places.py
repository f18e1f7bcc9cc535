"""Two persons at two places, of different language and wording; a bot decides for each what is typed."""

import asyncio
from collections import deque
from contextlib import suppress
from types import SimpleNamespace

from helpers import ScriptedTerminal, keyboard_of
from scripted import ScriptedConsole, place_of

from access.answers.commands import Answered, Unclear
from access.answers.words import Words
from access.club.web.page import Page, PageConsole
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run, run_async
from access.dialogue.requests import Listener
from access.engine.chance import Seeded
from access.engine.table import Table, drive, drive_async, seat_bots
from access.language.phrases import Hearing, Phrases
from access.play.at_table import COMMANDS, AtTable
from access.storage import catalogue
from games.game import Sitting
from games.refusals import Refused

NAMES = ("Ann", "Ben")
PERSONS = (("en", "full"), ("de", "brief"))
CELLS = 60
SHORT = {
    "kaques": {"target": 1000},
    "kara": {"rounds": 2},
    "misericorde": {"rounds": 2},
    "verflixte6": {"rounds": 1},
    "words": {"rounds": 2},
}


def named_in(phrases, part):
    """The name of a term, or of a card, in a game; anything else as it stands."""
    if phrases.has(f"{phrases.texts.game}-term-{part}"):
        return phrases.term(part)[0]
    return phrases.face(part).typed if phrases.has(f"{phrases.texts.game}-card-{part}") else str(part)


def typed_for(phrases, question, around, answer):
    """What somebody types for an answer: found by trying the words of its offers."""
    parts = answer if isinstance(answer, tuple) else (answer,)
    tokens = [str(part) for part in parts]
    named = [named_in(phrases, part) for part in parts]
    seats = [NAMES[part] if isinstance(part, int) and 0 <= part < len(NAMES) else str(part) for part in parts]
    behind = ["", *(" ".join(each[n:]) for each in (tokens, named, seats) for n in (0, 1)), tokens[0] if tokens else ""]
    for offer in question.offers():
        for word in ("", *phrases.words(phrases.answer(offer))):
            for rest in behind:
                text = f"{word} {rest}".strip()
                with suppress(Unclear, Refused):
                    found = meant(phrases, question, around, text)
                    if isinstance(found, Answered) and found.value == answer:
                        return text
    raise AssertionError(f"nothing types {answer!r} at {question!r}")


def meant(phrases, question, around, text):
    """The answer or the command that a text means at a question. Raises Unclear and Refused."""
    commands = (*COMMANDS.at(around.where, around.has), *around.own_commands(around.where))
    words = Words(phrases, question, commands, around.queries)
    return words.read(text) if text else words.entered()


class Typist:
    """Decides by a bot, and types that."""

    def __init__(self, seat, bot, phrases, around, typed):
        self.seats, self.bot, self.phrases, self.around, self.typed = frozenset({seat}), bot, phrases, around, typed

    def tell(self, told):
        self.bot.tell(told)

    def type(self, number, question):
        answer = self.bot.choose(number, question)
        if len(self.typed) == 0 and number % 7 == 3:
            self.typed.extend(["score" if self.phrases.language == "en" else "stand", "?"])
        self.typed.append(typed_for(self.phrases, question, self.around, answer))


def pulled(lines):
    """Typed lines one by one, whenever they come."""
    while True:
        yield lines.popleft() if lines else None


class Seated:
    """A table of two persons, by seat: what each types, and their conversation."""

    def __init__(self, name, seed=5):
        game = catalogue.find(name)
        options = game.agreement.settle(game.agreement.with_defaults(SHORT[name]), Sitting(2, 0, "en"))
        self.seed, self.table = seed, Table(lambda: game.new(2, options))
        self.around = AtTable(self.table, game)
        self.phrases = [Phrases(language, game, NAMES, (seat,)) for seat, (language, _) in enumerate(PERSONS)]
        bots = seat_bots(game, ["good", "good"], seed)
        self.typed = [deque(), deque()]
        self.typists = [
            Typist(seat, bots.players[seat], self.phrases[seat], self.around, self.typed[seat]) for seat in (0, 1)
        ]

    def conversation(self, seat):
        listener = Listener(seat, self.phrases[seat], hearing=Hearing(PERSONS[seat][1]))
        return Conversation([listener], {seat}, self.around)

    def script(self, seat):
        return ScriptedConsole(iter(pulled(self.typed[seat])), CELLS)


class _Blocking:
    def __init__(self, typist, choose):
        self.typist, self._choose = typist, choose

    def choose(self, number, question):
        self.typist.type(number, question)
        return self._choose(number, question)


def by_script(name):
    """The transcripts of both places, driven by scripts."""
    table = Seated(name)
    talks, scripts = [table.conversation(seat) for seat in (0, 1)], [table.script(seat) for seat in (0, 1)]

    def chooser(seat):
        return _Blocking(table.typists[seat], lambda number, question: run(talks[seat].choose(question), scripts[seat]))

    heard = [*(_Ear(talk) for talk in talks), *table.typists]
    drive(table.table, [chooser(0), chooser(1)], heard, Seeded(table.seed))
    for talk, script in zip(talks, scripts, strict=True):
        run(talk.last_words(), script)
    return [script.transcript for script in scripts]


class _Ear:
    def __init__(self, talk):
        self.seats, self.tell = talk.seats, talk.tell


def by_asyncio(name, watch=False):
    """The same in an event loop; they may watch between their questions."""
    return asyncio.run(_played(Seated(name), watch))


async def _played(table, watch):
    scripts = [table.script(seat) for seat in (0, 1)]
    places = [place_of(table.conversation(seat), scripts[seat].later) for seat in (0, 1)]

    class Person:
        def __init__(self, seat):
            self.seat = seat

        async def choose(self, number, question):
            table.typists[self.seat].type(number, question)
            place = places[self.seat]
            if not watch:
                return await run_async(place.conversation.choose(question), scripts[self.seat].later)
            answer = await place.choose(number, question)
            place.watch(self.seat)
            return answer

    people = {seat: Person(seat) for seat in (0, 1)}
    await drive_async(table.table, people, [*places, *table.typists], Seeded(table.seed))
    for place in places:
        await place.last_words()
    return [script.transcript for script in scripts]


def by_pages(name):
    """The same at two pages."""
    return asyncio.run(_at_pages(Seated(name)))


async def _at_pages(table):
    pages = [AtPage(table.typed[seat]) for seat in (0, 1)]
    places = [place_of(table.conversation(seat), pages[seat].serve) for seat in (0, 1)]

    class Person:
        def __init__(self, seat):
            self.seat = seat

        async def choose(self, number, question):
            table.typists[self.seat].type(number, question)
            return await run_async(places[self.seat].conversation.choose(question), pages[self.seat].serve)

    people = {seat: Person(seat) for seat in (0, 1)}
    await drive_async(table.table, people, [*places, *table.typists], Seeded(table.seed))
    for place in places:
        await place.last_words()
    return [page.transcript for page in pages]


class AtPage:
    """A page whose person answers with these lines; it writes down what a script writes down."""

    def __init__(self, lines):
        self.lines, self.transcript, self.at = lines, [], 0
        self.page = Page()
        self.console = PageConsole(self.page, SimpleNamespace(table=0, is_in_game=True, options={}))

    async def serve(self, request):
        serving = asyncio.ensure_future(self.console.read(request))
        while not (serving.done() or self.page.is_read):
            await asyncio.sleep(0)
        for event in self.page.after(self.at):
            self.transcript += [line.replace("\u00a0", " ") for line in event.lines]
            self.at = event.number
        if not serving.done():
            line = self.lines.popleft()
            self.transcript.append(f"{request.stop.printed(CELLS).rstrip()} {line}")
            assert self.page.answer(self.page.asked.number, line, f"{self.at} {len(self.transcript)}") == "taken"
        return await serving


def by_consoles(name):
    """The same at two consoles."""
    table = Seated(name)
    keyboards = []
    for seat in (0, 1):
        terminal = Transcript(table.typed[seat])
        keyboard = keyboard_of(
            terminal, table.phrases[seat], (seat,), table.around, verbosity=PERSONS[seat][1], cells=CELLS
        )
        keyboards.append((keyboard, terminal))
    players = [_Blocking(table.typists[seat], keyboards[seat][0].choose) for seat in (0, 1)]
    heard = [*(keyboard for keyboard, _ in keyboards), *table.typists]
    drive(table.table, players, heard, Seeded(table.seed))
    for keyboard, _ in keyboards:
        keyboard.last_words()
    return [terminal.transcript for _, terminal in keyboards]


class Transcript(ScriptedTerminal):
    """A terminal that writes down what a script writes down."""

    def __init__(self, lines):
        super().__init__()
        self.lines, self.transcript = lines, []

    def write(self, lines):
        self.transcript += [line.replace("\u00a0", " ") for line in lines]

    def read(self, prompt, seat=0, typed="", words=tuple):
        line = self.lines.popleft()
        self.transcript.append(f"{prompt.rstrip()} {line}")
        return line
