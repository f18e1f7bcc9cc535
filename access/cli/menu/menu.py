"""The menu: it is told once and then asks what to do; it takes numbers and words, and quit goes one step up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from access.answers.commands import Has, Unclear
from access.answers.shapes import among, by_part, typed_sentences, words_of
from access.cli.menu import first_start, picking
from access.cli.menu.picking import at_home
from access.cli.options import CommandLine, asked, language, preferences_of
from access.desk.desk import HERE
from access.dialogue.commands import AwayFromTables
from access.dialogue.drivers import Seating
from access.engine.journal import Header
from access.language.line import Choice
from access.language.phrases import Phrases, echo, normal
from access.language.texts import guide, lesson_title
from access.person.person import Person
from access.person.raised import Left
from access.play import session
from access.play.new_game import own_name
from access.settings.preferences import Preferences
from access.settings.wording import setting_named
from access.storage import catalogue, results
from access.storage.results import GameFigures, summaries, unwritable
from access.system import environment
from access.system.environment import FALLBACK, LANGUAGES
from games.game import Game
from games.refusals import Refused

ENTRIES = ("play", "learn", "resume", "tournament", "statistics", "rules", "words", "settings", "leave")
"""The entries of the menu, in the order of its numbers."""
TAKE_A_GAME = ("play", "learn", "rules")
"""The entries that take a game, as in the shell and in a club."""
IN_MENU = AwayFromTables(has=Has.HOME | Has.BACK)
PROGRAM = "taverne"
MENU_AGAIN = "menu-again"
"""The answer that has the menu told once more."""


AT_GAMES = session.Equipment(HERE, left="loop-saved-menu", asks_after=True, from_menu=True)
"""A game that was left leads back to the menu."""


class MenuActions:
    """The actions of the entries of the menu, with the options of the command line."""

    def __init__(self, line: CommandLine) -> None:
        self._line = line
        self.preferences, self.keep = line.preferences, line.keep
        self._in_menu = replace(AT_GAMES, changed=line.changed)

    def own_name(self) -> str:
        """Return the name of the system's user."""
        return own_name(language())

    def play(self, header: Header) -> None:
        """Play a new game, and again as long as its players want. Raises Refused."""
        played = session.play(self.preferences().without_faults(), header, None, self._in_menu)
        session.evening(self.preferences, played, self._in_menu)

    def learn(self, game: Game, number: int) -> None:
        """Play a lesson of a game. Raises Refused."""
        from access.play.lesson import learn

        preferences, equipment = self.preferences().without_faults(), session.Equipment(HERE)
        learn(preferences, game, number, self.own_name(), language(), equipment, "lesson-over-menu")

    def resume(self, number: int | None) -> None:
        """Go on with a saved game. Raises Refused."""
        preferences = self._line.preferences_of_saved
        played = session.resume(preferences().without_faults(), number, None, self._in_menu)
        session.evening(preferences, played, self._in_menu)

    def tournament(self, names: tuple[str, ...], bots: int) -> None:
        """Play a new tournament with these names, or go on with the last one. Raises Refused."""
        from access.play.tournament import ADVANCE, LEVEL, SIZE, Stopped, Tournament, planned, wanted

        preferences = self.preferences().without_faults()
        new = bool(names)
        agreed = planned([*names], bots, LEVEL, SIZE, ADVANCE, None, False, language()) if new else wanted(None)
        played = Tournament(agreed, preferences, HERE, has_begun=not new, left="tournament-left-menu")
        with suppress(Stopped):
            played.play()

    def look_up(self, person: Person) -> None:
        """Look words up until the player has finished. Raises Left and Refused."""
        from access.cli.commands import word

        word.ask_words(person, self.preferences().games.dictionary)

    def has_tournament(self) -> bool:
        """Tell whether there is a tournament that is not over."""
        from access.play.tournament import goes_on

        try:
            return goes_on()
        except Refused:
            return False


def run_menu(line: CommandLine) -> None:
    """Ask what to do, and do it, until the player leaves."""
    if _first_start(line.options()):
        _ask_on(MenuActions(line))


def _first_start(given: Mapping[str, Any]) -> bool:
    """If there are no settings yet, ask for the few that matter. Return False if the player leaves."""
    if not first_start.is_first_start():
        return True
    chosen, is_welcomed = "", False
    try:
        while True:
            if not chosen:
                with at_home(preferences_of(language(), given), language()) as person, _farewell(person):
                    if not person.sitting.keyboard.conversation.to.reach.interactive:
                        return True
                    if not is_welcomed:
                        person.say(person.t("loop-first-welcome"))
                    is_welcomed = True
                    chosen = language() if asked().language else first_start.ask_language(person)
            answered = _outlets_answered(chosen, given)
            if not answered:
                return True
            chosen = "" if answered == first_start.BACK else answered
    except Left:
        return False


def _outlets_answered(chosen: str, given: Mapping[str, Any]) -> str:
    """Ask the questions after that for the language, and return what `ask_outlets` does. Raises Left."""
    with at_home(preferences_of(chosen, given), chosen) as person, _farewell(person):
        try:
            return first_start.ask_outlets(person, chosen, is_first=bool(asked().language))
        except OSError as error:  # the answers cannot be kept, so the next start asks again
            refused = unwritable(error)
            person.say(person.t(refused.reason, **refused.facts))
    return ""


@contextmanager
def _farewell(person: Person) -> Iterator[None]:
    """Say goodbye to somebody who leaves Taverne. Raises Left."""
    try:
        yield
    except Left:
        person.say(person.t("loop-goodbye"))
        raise


def _ask_on(actions: MenuActions) -> None:
    """Tell the menu, then ask what to do and do it, until the player leaves."""
    preferences = actions.preferences()
    refused: Refused | None = None
    told_in = ""
    while True:
        try:
            seating = Seating(around=IN_MENU, keep=lambda _, name, value: actions.keep(name, value, ""))
            with at_home(preferences, preferences.language or FALLBACK, seating) as person:
                if refused is not None:
                    person.say(catalogue.sentence(refused, person.language))
                if told_in != person.language:
                    person.say(person.t("loop-menu-told"))
                told_in = person.language
                with _farewell(person):
                    act = _choose(person, preferences, actions)
        except Left:
            return
        refused = _refused(act)
        preferences = actions.preferences().without_faults()


def _refused(act: Callable[[], None]) -> Refused | None:
    """Carry out the choice. Return its refusal, or None."""
    try:
        act()
    except Refused as error:
        return error
    return None


Wish = tuple[str, Game | None, str]
"""An entry of the menu, the game that was typed behind it or alone, and what stood behind the game."""


def ask(person: Person) -> Wish:
    """Ask what to do, and return the wish. Raises Left."""

    def choices() -> list[Choice]:
        return [*_entries(person), Choice((), None, takes=partial(_otherwise, person))]

    chosen: Wish = person.choose(person.t("loop-menu"), choices, hint="")
    return chosen


def _entries(person: Person) -> list[Choice]:
    """Return the entries of the menu, each for its wish."""

    def with_game(name: str, typed: str) -> Wish:
        return name, *picking.game_and_rest(person, typed)

    phrases = Phrases(person.language)
    plain = [entry(phrases, name) for name in (*ENTRIES, MENU_AGAIN)]
    takes = {name: partial(with_game, name) for name in TAKE_A_GAME}
    return [replace(each, value=(each.value, None, ""), takes=takes.get(str(each.value))) for each in plain]


def _wished(person: Person, typed: str) -> Wish | None:
    """Return the wish of a word of the menu that is typed where a game is asked for; None for another text."""
    word, phrases = normal(typed).partition(" ")[0], Phrases(person.language)
    words = {each for name in ENTRIES for each in words_of(phrases, f"loop-answer-{name}")}
    wish: Wish | None = None
    if word in words and len(word) >= catalogue.SHORTEST_TITLE:
        wish = among(_entries(person), numbered=False)(typed)
    return wish


def _otherwise(person: Person, typed: str) -> Wish:
    """Return the wish of other words, such as `new game`, or of a game. Raises Unclear and Refused."""
    phrases = Phrases(person.language)
    for pair in phrases.text("loop-menu-also").split(";"):
        name, _, words = pair.strip().partition(": ")
        if normal(typed) in map(normal, words.split(",")):
            return name, None, ""
    if normal(typed) in typed_sentences(phrases, "loop-command-rules"):
        return "rules", None, ""
    if (wish := _as_in_the_shell(person, typed)) is not None:
        return wish
    if language := _language_wished(typed, phrases):
        return language, None, ""
    return "play", picking.called_game(typed), ""


def _as_in_the_shell(person: Person, typed: str) -> Wish | None:
    """Return the wish of a line of the shell, with or without the name of the program; None for another text.

    Raises Unclear, and Refused for one that works in the shell alone.
    """
    words = typed.split()
    is_whole = bool(words) and normal(words[0]) == PROGRAM
    name, *rest = words[is_whole:] or [MENU_AGAIN]
    if name in TAKE_A_GAME and rest:
        return name, *picking.game_and_rest(person, " ".join(rest))
    if name in (*ENTRIES, MENU_AGAIN):
        return name, None, ""
    if is_whole:
        raise Refused("loop-menu-shell", typed=echo(typed))
    return None


def _language_wished(typed: str, phrases: Phrases) -> str:
    """Return the code of a language by one of its names; empty for another text.

    A word of the menu in the language of the system means that, for whoever does not understand the one that is set.
    """
    named = setting_named(typed, phrases)
    if named is not None and named[0].name == "language" and len(typed.split()) == 1 and named[1]:
        return str(named[0].read(named[1]))
    own = Phrases(environment.system_language())
    return own.language if normal(typed) in _words_of_menu(own) - _words_of_menu(phrases) else ""


def _words_of_menu(phrases: Phrases) -> set[str]:
    """Return the words for entries of the menu and for commands there, without numbers and short forms."""
    commands = map(phrases.command, IN_MENU.commands.commands)
    names = (*(f"loop-answer-{name}" for name in ENTRIES), *commands)
    known = filter(phrases.has, names)
    words = {word for name in known for word in (*words_of(phrases, name), *typed_sentences(phrases, name))}
    return {word for word in words if len(word) >= catalogue.SHORTEST_TITLE}


def entry(phrases: Phrases, name: str) -> Choice:
    """Return an entry with its words, and with what help says about it."""
    phrase = f"loop-answer-{name}"
    more = phrases.line(phrase, "more").text if phrases.has(phrase, "more") else ""
    return Choice(phrases.words(phrase), name, phrases.line(phrase, "help").text, more, whole=name == "leave")


def _choose(person: Person, preferences: Preferences, actions: MenuActions) -> Callable[[], None]:
    """Ask, and do what needs no other keyboard; return what to do after the menu. Raises Left."""
    asked_game = partial(picking.game, person, partial(_wished, person))
    here: Mapping[str, Callable[[Game | None, str], Callable[[], None] | None]] = {
        "play": lambda game, rest: _play(person, preferences, actions, game or asked_game(), rest),
        "learn": lambda game, _: _learn(person, actions, game or asked_game()),
        "resume": lambda *_: _resume(person, actions),
        "tournament": lambda *_: _tournament(person, actions),
        "statistics": lambda *_: _figures(person),
        "rules": lambda game, _: person.read(guide(game or asked_game(), person.language)),
        "words": lambda *_: actions.look_up(person),
        "settings": lambda *_: _settings(person, actions),
        MENU_AGAIN: lambda *_: person.say(person.t("loop-menu-told")),
    }
    wish: Wish | None = None
    while True:
        person.sitting.forget_lists()
        choice, game, rest = wish or ask(person)
        wish = None
        if choice == "leave":
            raise Left("quit")
        if choice in LANGUAGES:
            _settings(person, actions, f"language {choice}")
            person.say(person.t("loop-menu-told"))
            continue
        try:
            act = here[choice](game, rest)
        except picking.Wished as other:
            wish = other.wish
            continue
        except Left as left:
            if left.why == "quit":  # one step up: to the menu
                continue
            raise
        except Refused as error:
            person.say(catalogue.sentence(error, person.language))
            continue
        if act is not None:
            return act


def _figures(person: Person) -> None:
    """Tell the figures of all games."""
    for line in GameFigures(person.t, person.language).of(summaries(results.read())):
        person.say(line)


def _play(person: Person, preferences: Preferences, actions: MenuActions, game: Game, rest: str) -> Callable[[], None]:
    """Set up a table of a game, as typed behind it. Raises Left and Refused."""
    from access.cli.menu.picking import remember, set_up  # it loads chance and locales

    header = set_up(person, game, actions.own_name(), preferences, remember, rest)
    return lambda: actions.play(header)


def _learn(person: Person, actions: MenuActions, game: Game) -> Callable[[], None]:
    """Ask which of the lessons of a game is meant. Raises Left and Refused."""
    number = 1 if len(game.lessons) < 2 else _lesson(person, game)
    return lambda: actions.learn(game, number)


def _lesson(person: Person, game: Game) -> int:
    """Ask for one of the lessons of a game by its number or its title. Raises Left."""

    def lessons() -> list[Choice]:
        phrases, numbers = Phrases(person.language, game), range(1, len(game.lessons) + 1)
        titles = {number: phrases.text(lesson_title(game, number)) for number in numbers}
        return [Choice((str(number), title), number, title) for number, title in titles.items()]

    def choices() -> list[Choice]:
        found = lessons()
        return [*found, Choice((), None, takes=partial(_titled, found))]

    told = ", ".join(" ".join(choice.words) for choice in lessons())
    text = person.t("lesson-which", count=len(game.lessons), lessons=told)
    return int(person.choose(text, choices, hint=""))


def _titled(lessons: Sequence[Choice], typed: str) -> Any:
    """Return the number of the lesson with this part of its title. Raises Unclear."""
    found = by_part(lessons, typed)
    if len(found) != 1:
        raise Unclear(typed)
    return lessons[found[0]].value


def _resume(person: Person, actions: MenuActions) -> Callable[[], None]:
    number = picking.saved_game(person)
    return lambda: actions.resume(number)


def _tournament(person: Person, actions: MenuActions) -> Callable[[], None]:
    """Go on with the last tournament, or ask who plays a new one. Raises Left and BadName."""
    if actions.has_tournament():
        if person.confirm(person.t("loop-tournament-on"), True):
            return lambda: actions.tournament((), 0)
        person.say(person.t("loop-tournament-new"))
    names, bots = picking.ask_competitors(person, actions.own_name())
    return lambda: actions.tournament(names, bots)


def _settings(person: Person, actions: MenuActions, typed: str = "") -> Callable[[], None]:
    """Change the typed setting for everybody, or several until the player has finished. Raises Left and Refused."""
    from access.cli.menu import settings_asked  # its checks load the braille tables

    try:
        settings_asked.ask_all(person, "", actions.preferences(), actions.keep, typed)
    except OSError as error:
        raise unwritable(error) from None
    return _nothing  # the keyboard is made anew, with the changed settings


def _nothing() -> None:
    """Do nothing."""
