"""The conversation at one place: one keyboard, or one connection, with one or more persons.

Its methods are coroutines that await requests (`requests.py`) and nothing else, so the same conversation runs at a
console, over a network, and in a test (`drivers.py`). The question itself shows the state, so that one line of a
braille display has everything that matters. Everything can be asked for again, at any question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial, reduce
from typing import TYPE_CHECKING, Any

from access.answers.commands import Answered, Command, Commanded, Has, Unclear, command_names
from access.answers.shapes import answer_words, answered_exactly, onward, plain_words, words_of
from access.dialogue.around import Around
from access.dialogue.asking import AnyText, Confirm, Watched
from access.dialogue.commands import AwayFromTables, Commands
from access.dialogue.entries import Happened, Joined, PastQuestion, Phrase, Shown, Verbatim
from access.dialogue.outbox import Outbox
from access.dialogue.requests import (
    ASKED,
    NEWS,
    TURN,
    Entry,
    History,
    Listener,
    TextPrompt,
    Typed,
    Watching,
    speaking_for,
)
from access.language.line import How, Line, in_language
from access.language.output import Cue, Question, WaitingLine, in_all_forms, is_private, said_text, short_name
from access.language.phrases import Here, Phrases, echo, normal, split
from games.refusals import Leave, Refused
from games.steps import Ask, Dice, Event, Query, Roll, Seat, Tell, Wording

if TYPE_CHECKING:
    from access.answers.words import Words


class Conversation(Commands[Around]):
    """Talks with the persons at one place.

    There is one of `listeners` for each seat here; without a table one is enough. `seats` are those that play.
    """

    def __init__(
        self, listeners: Sequence[Listener], seats: Collection[int] = (), around: Around | None = None
    ) -> None:
        around = around or AwayFromTables()
        self.here = Here(frozenset(seats), Has.TYPED in around.has)
        outbox = Outbox(listeners, self.here.seats, self.at_line)
        super().__init__(outbox, around.privacy(outbox, self.here), around)
        self._entered: set[tuple[object, ...]] = set()  # questions at which it was said that Enter alone is no answer
        self._turned = True
        """Whether the next question is the first, or the first after somebody else's turn."""
        self._others_last = False
        """Whether the last line about a turn was about somebody else's."""
        self._near = ""
        """The guessed word for the last typed text; empty without a guess."""
        self._watched: dict[Watched, Callable[[], Words]] = {}
        """The constant words out of turn."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats that play here."""
        return self.here.seats

    @property
    def to(self) -> Listener:
        """The listener who is asked next."""
        return self.outbox.to

    # Telling

    def tell(self, told: Tell) -> None:
        """Hear an event; it is presented with the next question."""
        happened = Happened(told.event, self.here, told.to is not None)
        self.privacy.tell(happened, told.to)
        if happened.touched:
            self._others_last = self._others_last and happened.wording(self.to.hearing) is None
        elif told.event.about and told.event.telling.others is not Wording.NEVER:
            self._turned = self._others_last = True

    def tell_all(self, *events: Event) -> None:
        """Tell events in one line to everybody here, at any verbosity."""
        entries: Iterator[Entry] = (Happened(event, self.here, always=True) for event in events)
        self.outbox.add(reduce(Joined, entries), self.here.seats)

    def say(self, phrase: str, **facts: Any) -> None:
        """Tell a shared phrase, to each in their own language."""
        self.outbox.say(phrase, **facts)

    def say_text(self, text: str) -> None:
        """Tell a text."""
        self.outbox.say_text(text)

    def chime(self, sound: str) -> None:
        """Let a sound of the house be heard with the next lines."""
        self.outbox.chime(sound)

    def note(self, phrase: str, **facts: Any) -> None:
        """Tell a phrase before the next lines. Any thread may call this."""
        self.outbox.notices.append((phrase, facts))

    async def show(self) -> None:
        """Present the pending lines without asking anything. Raises Leave."""
        await self.outbox.show()

    async def read_aloud(self, paragraphs: Collection[str]) -> None:
        """Read paragraphs, one at a time, until the listener has had enough."""
        await read_aloud(self.outbox, paragraphs)
        await self.outbox.show()

    async def last_words(self) -> None:
        """Tell the pending lines, even to a player who wants to leave: nobody can ask for them later.

        At a shared keyboard they are told once in each language, by the outputs of all who speak it.
        """
        self.privacy.put_away()
        await self.outbox.tell_last(self._last_listeners())

    async def tell_in_each_language(self) -> None:
        """Tell the pending lines, such as the end of a game, in each language spoken here. Raises Leave."""
        listeners = self._last_listeners()
        if len(listeners) > 1:
            self.privacy.put_away()
            await self.outbox.tell_in_turn(listeners)

    def _last_listeners(self) -> list[Listener]:
        """Return the listener asked last, and one for each other language; on a display each line waits."""
        found: dict[str, list[Listener]] = {}
        for listener in (self.to, *(each for each in self.outbox.listeners.values() if each is not self.to)):
            found.setdefault(listener.phrases.language, []).append(listener)
        return [speaking_for(listeners) for listeners in found.values()]

    # Asking

    async def choose(self, question: Ask[Any]) -> Any:
        """Ask the player on this seat until the answer is allowed. Raises Leave and TakeBack."""
        before = self.outbox.to
        await self.outbox.tell_outcome(question.seat)
        await self.privacy.hand_over(question)
        if self._turned or before is not self.outbox.to:
            self.outbox.chime("turn")
            self._turned = False
        turned, self._others_last = self._others_last, False
        return await self.ask(question, turned)

    async def throw(self, step: Roll) -> Dice:
        """Ask for the dice on the table. Raises Leave and TakeBack."""
        answer: Dice = await self.ask(self.around.throw(step))
        return answer

    async def ask(self, question: Ask[Any], turned: bool = False) -> Any:
        """Ask until the answer is allowed; carry out commands in between. Raises Leave and TakeBack.

        When a line about somebody else's turn came last (`turned`), the question says whose throw it shows, once.
        """
        self.hand_shown = False
        words = self._words(question)
        typed, again, in_words = "", False, False
        new = self._introduced(question)
        while True:
            self.outbox.foresees = words
            try:
                await self.outbox.flush(question.seat)
            finally:
                self.outbox.foresees = None
            if (present := in_language(question, self.to.phrases.language)) is not question:
                question, words = present, self._words(present)
            form = self._form(question, words, new or in_words, turned)
            new = False
            reply = await self._answer(question, form, typed or self.outbox.take_kept(), again)
            typed, again = reply.text if reply.key else "", True
            if reply.key == NEWS:
                continue
            turned = False
            self.asks_again = False
            news = self.outbox.has_pending  # whoever presses Enter to hear it wants no answer to Enter
            entered = not reply.key and not reply.text.strip() and not news
            meant = await self._done(question, words, reply)
            if meant is None and entered:
                self._say_what_enter_does(question)
            in_words = entered or self.asks_again
            if meant is not None and (not meant.confirm or await self._confirmed(question, meant, words)):
                self._remember(question)
                return meant.value

    def _introduced(self, question: Ask[Any]) -> bool:
        """Tell the introduction to a new question; return whether the question is new.

        A lesson explains its questions itself, and whoever has finished this game before knows them.
        """
        to = self.to
        if not to.explained.first(to.phrases, question):
            return False
        is_known = question.seat in to.explained.introduced or Has.LESSON in self.around.has
        in_full = question.wordings is None and to.hearing.verbosity != "brief" and not is_known
        told = to.explained.introduction(to.phrases, question) if in_full else None
        if told:
            self.outbox.add(Verbatim(told), frozenset({question.seat}))
        return True

    def _say_what_enter_does(self, question: Ask[Any]) -> None:
        """Say once that Enter alone is no answer, unless the question is asked in more words then."""
        to = self.to.phrases
        own, met = question.wordings, to.wordings(question).met
        says_more = not to.is_of_the_house(question) if own is None else own.says_more
        if not says_more and met not in self._entered:
            self._entered.add(met)
            self._reply(question, Phrase("loop-enter-nothing", {"allowed": to.allowed(question)}))

    async def _confirmed(self, question: Ask[Any], meant: Answered, words: Callable[[], Words]) -> bool:
        """Ask for the confirmation of an answer. Raises Leave and TakeBack."""
        phrases, form = self.to.phrases, meant.confirm
        what, short = phrases.told(question, form), phrases.told(question, f"{form}-brief")
        if what is None:
            return True
        self.outbox.history(question.seat).replied(())  # repeat says no refusal of the question before
        repeats = partial(_reads_as, words, meant)
        return bool(await self.ask(Confirm(question.seat, what, short or what, question.is_private(), repeats)))

    async def ask_text(
        self,
        phrase: str,
        commands: Collection[str] = (),
        secret: bool = False,
        among: tuple[str, ...] = (),
        **facts: Any,
    ) -> str:
        """Ask for any text with this phrase as the prompt; the text may be empty, or one `among` some. Raises Leave.

        Commands typed alone and in full are carried out, in whatever language, and `set` with a setting; only
        `commands` if there are some. With a slash before it each command works. A `secret` text is not shown. Raises
        LookupError for an undeclared command.
        """
        own = command_names(self.around.own_commands(self.around.where))
        self.around.commands.check(name for name in commands if name not in own)
        typed = ""
        while True:
            await self.outbox.flush()
            to = self.to.phrases
            typed = typed or ("" if secret else self.outbox.take_kept())
            reply = await self.outbox.read(TextPrompt(to.line(phrase, **facts), secret, among), 0, typed)
            typed = reply.text if reply.key else ""
            if reply.key == NEWS:
                continue
            known, form = (phrase, "help") if to.has(phrase, "help") else ("loop-any-text-help", "")
            question = AnyText(Seat(0), to.line(known, form, **facts).text, tuple(commands))
            if not await self._done_in_text(reply, question, secret):
                return reply.text.strip()

    async def ask_secret(self, prompt: Line) -> str:
        """Ask for a secret: a text never shown, spoken, brailled or kept; it may be empty. Raises EOFError."""
        await self.outbox.flush()
        self.outbox.take_kept()  # it was shown
        return (await self.outbox.read(TextPrompt(prompt, secret=True), 0)).text

    async def _done_in_text(self, reply: Typed, question: AnyText, secret: bool) -> bool:
        """Carry out the typed command, or tell its refusal; return False for a text. Raises Leave."""
        try:
            asked = Commanded(reply.key) if reply.key else self._command_in(reply.text, question, not secret)
            if asked is None:
                return False
            await self.do(asked, question)
        except Unclear as unclear:
            self._not_understood(question, unclear, self._words(question))
        except Refused as refused:
            if refused.reason == "settings-none-here" and not reply.text.lstrip().startswith("/"):
                return False
            self._refuse(question, refused.reason, **refused.facts)
        return True

    def _command_in(self, typed: str, question: AnyText, values: bool) -> Commanded | None:
        """Return the command typed at a question for any text, or None. Raises Unclear and Refused."""
        from access.answers.words import command_in_text

        every = self.usable()
        among = every if typed.strip().startswith("/") or not question.commands else question.commands
        known = [every[name] for name in among if name in every]
        return command_in_text(typed, self.to.phrases, known, question, values)

    async def watch(self, seat: int = 0) -> None:
        """Let a player out of turn hear events, and type commands or Enter, until they are asked. Raises Leave."""
        question, typed = Watched(Seat(seat), bool(self.seats)), ""
        if question not in self._watched:
            self._watched = {question: self._words(question)}
        words = self._watched[question]
        while True:
            self.privacy.put_away()
            await self.outbox.flush(seat)
            reply = await self.outbox.read(Watching(lambda: words().offered), seat, typed)
            typed = reply.text if reply.key else ""
            if reply.key == ASKED:
                self.outbox.keep_typed(typed)
                return
            if reply.key != NEWS:
                await self._done(question, words, Typed(key=TURN) if reply.is_enter else reply)

    def _not_understood(self, question: Ask[Any], unclear: Unclear, words: Callable[[], Words]) -> None:

        phrase, facts = about(unclear, question, self.to.phrases, words, self.around.has)
        self._near = facts.get("near", "")
        self._refuse(question, phrase, **facts)

    async def _done(self, question: Ask[Any], words: Callable[[], Words], reply: Typed) -> Answered | None:
        """Return the typed answer if the question allows it; else carry out the command, or report the error."""
        near, self._near = self._near, ""
        typed = reply.text
        if near and (says := self._said_of_guess(words, reply)):
            if says == "no":
                self.asks_again = True
                return None
            typed = near
        try:
            meant = Commanded(reply.key) if reply.key else _meant(self.to.phrases, question, words, typed)
            if isinstance(meant, Commanded):
                entered = words().entered() if not reply.key and self._goes_on(question, meant, typed) else None
                meant = entered or await self._command(question, words, meant)
            if meant is not None:
                question.check(meant.value)
                return meant
        except Unclear as unclear:
            known = bool(unclear.words or unclear.needs_more) or not await self._sets(typed, question)
            if known and not await self.said_of(typed, question):
                self._not_understood(question, unclear, words)
        except Refused as refused:
            self._guess(refused, typed)
            self._refuse(question, refused.reason, **refused.facts)
        return None

    def _guess(self, refused: Refused, typed: str) -> None:
        """Keep the corrected text of a refusal with a nearest name."""
        name, near = str(refused.facts.get("name", "")), str(refused.facts.get("near", "none"))
        self._near = typed.replace(name, near, 1) if near != "none" and name in typed else ""

    async def _sets(self, typed: str, question: Ask[Any]) -> bool:
        """Carry out a setting with its value, or the name of a language, typed without `set`; tell whether it is one.

        A number is never a setting here.
        """
        if "set" not in self.usable(question) or not typed[:1].isalpha() or len(typed) > ONE_LINE:
            return False
        with suppress(Refused):
            await self.do(Commanded("set", typed), question)
            return True
        return False

    def _goes_on(self, question: Ask[Any], meant: Commanded, typed: str) -> bool:
        """Tell whether a word such as `on` means Enter: in Taverne, at the newest line."""
        is_word = meant.name == "next" and normal(typed) in onward() and Has.APP not in self.around.has
        return is_word and self.outbox.history(question.seat).is_newest()

    def _said_of_guess(self, words: Callable[[], Words], reply: Typed) -> str:
        """Return the yes or no that is meant of the guessed word; empty if the question itself takes it."""
        if reply.key or words().has(reply.text):
            return ""
        return plain_words(self.to.phrases.language).get(normal(reply.text), "")

    async def _command(self, question: Ask[Any], words: Callable[[], Words], asked: Commanded) -> Answered | None:
        """Carry out a command; return its meaning as an answer if it sets no setting. Raises Refused and Leave."""
        try:
            await self.do(asked, question)
        except Refused as refused:
            answer = words().without_set(asked) if refused.reason == "settings-none-here" else None
            if answer is None:
                raise
            return answer
        return None

    async def _answer(self, question: Ask[Any], form: Question, typed: str, again: bool) -> Typed:
        """Return the answer typed early, else the one typed at the question."""
        ahead, self.outbox.ahead = self.outbox.ahead, None
        if ahead is not None:
            return Typed(ahead)
        return await self.outbox.read(form, question.seat, typed, again=again)

    def _remember(self, question: Ask[Any]) -> None:
        """Let an answered question be heard again, a private one by its seat alone."""
        self.outbox.history(question.seat).add(PastQuestion(question, is_private(question)))

    def _words(self, question: Ask[Any]) -> Callable[[], Words]:
        """Return a function for the possible words, called on demand and after a change."""
        made: list[tuple[tuple[Phrases, Sequence[Command], Sequence[Query]], Words]] = []

        def words() -> Words:
            from access.answers.words import reader_of  # once something is typed

            declared = self.to.phrases, tuple(self.usable(question).values()), self.around.queries
            if not made or made[0][0] != declared:
                made[:] = [(declared, reader_of(declared[0], question, *declared[1:]))]
            return made[0][1]

        return words

    def _form(
        self, question: Ask[Any], words: Callable[[], Words], in_words: bool = False, turned: bool = False
    ) -> Question:
        """Return the question: in words the first time, and after Enter alone."""
        to, names = self.to, self._names(question)
        how = How(to.hearing.verbosity == "brief", self.hand_shown, in_words, turned and not any(names))
        above = partial(self.around.scene, self.here, to, question)
        known, offered = lambda: words().all(), lambda: words().offered
        return in_all_forms(to.phrases, question, how, names, words=known, scene=above, offered=offered)

    def _names(self, question: Ask[Any]) -> tuple[str, str]:
        """Return the full and the shortest name of the player who is asked at a shared keyboard; else empty ones."""
        names = self.to.phrases.names
        if len(self.seats) < 2 or question.shared or not names:
            return "", ""
        name = names[question.seat]
        return f"{name}: ", f"{short_name(name, [names[seat] for seat in self.seats])}: "

    def _refuse(self, question: Ask[Any], phrase: str, **facts: Any) -> None:
        """Report a refusal; the history leaves it out. At a private question it may name cards."""
        self._reply(question, Phrase(phrase, facts, question.is_private(), (Cue("refused"),)))

    def _reply(self, question: Ask[Any], told: Phrase) -> None:
        """Tell a reply, which can be heard again until something happens."""
        with self.outbox.replying(self.outbox.history(question.seat)):
            self.outbox.add(told)


def _reads_as(words: Callable[[], Words], meant: Answered, typed: str) -> bool:
    """Tell whether typed text means this answer."""
    with suppress(Unclear, Refused):
        return words().read(typed) == meant
    return False


def _meant(phrases: Phrases, question: Ask[Any], words: Callable[[], Words], typed: str) -> Answered | Commanded | None:
    """Return the typed answer or command, or the answer of Enter alone. Raises Unclear and Refused."""
    exact = answered_exactly(phrases, question, typed) if question.reader is None else None
    if exact is not None:
        return exact
    return words().read(typed) if typed.strip() else words().entered()


SHORTEST = 4
"""The fewest letters of a guessed word in a game: shorter ones are like too many others."""
LIKENESS = 0.75
"""The least likeness, from 0 to 1, of a guessed word."""
COMMANDS_OF_GAMES = ("advice", "dice", "hand", "spell", "turn", "undo")
WISHES = ("why", "shorter", "longer")
"""Wishes in words of one's own, answered with the right command."""
OF_MENU = ("tournament", "learn", "resume")
"""Entries of the menu that somebody may want elsewhere."""
ONE_LINE = 100
"""The most letters of a list of answers told after a typing error; of a longer one only the way to it is told."""


def about(
    unclear: Unclear, question: Ask[Any], phrases: Phrases, words: Callable[[], Words], has: Has = Has.APP
) -> tuple[str, dict[str, str]]:
    """Return the phrase for unclear text, and its facts; a place of Taverne `has` no APP."""
    typed = echo(unclear.typed) or "?"
    if unclear.words:
        return "loop-ambiguous", {"typed": typed, "words": ", ".join(unclear.words)}
    if unclear.needs_more:
        return "loop-needs-more", {"typed": typed, "allowed": _allowed(question, phrases)}
    place = "" if Has.APP in has else _works(normal(unclear.typed).removeprefix("/"), phrases, has)
    if place:
        return f"loop-works-{place}", {"typed": typed, "menu": "yes" if Has.BACK in has else "no"}
    near = _near(unclear.typed, words(), phrases)
    if near:
        takes_yes = words().has(phrases.words("loop-plain-yes")[0])
        return "loop-meant-to-type" if takes_yes else "loop-meant", {"typed": typed, "near": near}
    return "loop-not-understood", {"typed": typed, "allowed": _allowed(question, phrases)}


def _works(typed: str, phrases: Phrases, has: Has) -> str:
    """Return the end of the phrase that names the other places of a word; empty if it has none."""
    if any(typed in words_of(phrases, f"loop-command-{name}") for name in COMMANDS_OF_GAMES):
        return "game"
    if typed in words_of(phrases, "loop-command-score"):
        return "score"
    wish = next((name for name in WISHES if typed in words_of(phrases, f"loop-words-{name}")), "")
    if wish and (phrases.game is not None or wish != "why"):
        return wish
    if Has.HOME not in has:
        return ""
    if typed in words_of(phrases, "loop-answer-statistics")[:1]:
        return "statistics"
    if Has.BACK in has and any(typed in words_of(phrases, f"loop-answer-{name}")[:1] for name in OF_MENU):
        return "menu"
    if phrases.game is None:
        return _works_in_menu(typed, phrases)
    return "save" if Has.LESSON not in has and typed in words_of(phrases, "loop-words-save") else ""


def _works_in_menu(typed: str, phrases: Phrases) -> str:
    """Return the wish that a word tells at a question of the menu: the rules, or the way back; empty for none."""
    if split(typed)[0] in words_of(phrases, "loop-command-rules"):
        return "rules"
    return "back" if typed in words_of(phrases, "loop-answer-back") else ""


def _allowed(question: Ask[Any], phrases: Phrases) -> str:
    """Return the possible answers in one line; of a longer list, at a question of the house, how to hear it."""
    allowed = phrases.allowed(question)
    return allowed if phrases.game is not None or len(allowed) <= ONE_LINE else phrases.text("loop-help-says")


def _near(typed: str, words: Words, phrases: Phrases) -> str:
    """Return the likely word for a mistyped one, with the text after it.

    Empty if no word is like it, or if it would not be understood with that text either. In a game a guess may end a
    turn: it begins with the same letter, and a word that answers another question of the game is no typing error.
    """
    from difflib import get_close_matches  # only after a mistake

    text = normal(typed).removeprefix("/")
    known = {normal(word): word for word in words.guesses()}
    if phrases.game is not None:
        taken = split(text)[0] in answer_words(phrases)
        like = (word for word in known if len(word) >= SHORTEST and word[:1] == text[:1])
        known = {} if taken else {word: known[word] for word in like}
    for part, rest in ((text, ""), (split(text)[0], typed.strip().partition(" ")[2])):
        found = get_close_matches(part, known, 1, LIKENESS)
        near = f"{known[found[0]]} {echo(rest)}".strip() if found and found[0] != part else ""
        if near and _is_understood(near, words, bool(rest)):
            return near
    return ""


def _is_understood(text: str, words: Words, ends: bool) -> bool:
    """Tell whether a text is understood; unless it `ends` there, more may have to follow."""
    try:
        words.read(text)
    except Unclear as unclear:
        return unclear.needs_more and not ends
    except Refused:
        return False
    return True


async def read_aloud(outbox: Outbox, paragraphs: Collection[str]) -> None:
    """Read paragraphs, one at a time. Quitting here ends only the reading."""
    await outbox.flush()
    heard = History()
    with suppress(Leave):
        for number, paragraph in enumerate(paragraphs, 1):
            for said in map(said_text, paragraph.split("\n")):
                if not outbox.to.reach.more:
                    outbox.ready(said)
                elif not await outbox.stand(said, 0, heard):
                    return
                heard.add(Shown(said))
            if outbox.to.reach.interactive and not outbox.to.reach.more and number < len(paragraphs):
                more = said_text(outbox.to.phrases.text("loop-more-how" if number == 1 else "loop-more"))
                if not await outbox.wait(WaitingLine(more, "prompt"), 0, heard):
                    return
