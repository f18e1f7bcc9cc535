"""The person at this computer, and what they pick: a game, a value, a saved game, the players of a tournament.

A table is set up by questions until it is right, and is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, Literal

import click

from access.answers.commands import Unclear
from access.answers.shapes import among, amount, in_any_language, is_word, plain_answer_words
from access.cli.options import language, preferences_of
from access.desk.desk import open_desk
from access.dialogue.drivers import AT_NO_TABLE, Seating
from access.engine.journal import Header, Saved
from access.language.line import Choice, Text
from access.language.phrases import Phrases, normal, split
from access.language.texts import game_title, guide, help_about, place_in_lists
from access.person.person import Person
from access.person.raised import Left
from access.person.sitting import Sitting
from access.play.new_game import Setup, begins_with_command, not_a_bot, people_named, question_of, until_right
from access.settings.preferences import Preferences
from access.storage import catalogue, journals
from access.storage import remembered as tables
from games.game import Game
from games.options import Unavailable
from games.refusals import Failed, Leave, Refused

Saying = tuple[Literal["go-on", "delete"], int] | tuple[Literal["more"]]
"""Answers at the list of saved games: to go on with one, or to delete it, by its number; or to hear more of them."""
MORE: Saying = ("more",)
LONGEST_TITLE = 6
"""The most words of a game's title."""
SHOWN = 10
"""Saved games that are named at once: more would be read aloud for too long."""


class SavedTyped:
    """Understands what is typed at the list of saved games, with these numbers; Enter means the first of them."""

    def __init__(self, phrases: Phrases, numbers: Sequence[int], alone: bool) -> None:
        self.numbers = numbers
        self._alone = alone
        self._more, self._delete = _choice(phrases, "more", MORE), _choice(phrases, "delete", "delete")
        last = Choice((*phrases.words("loop-answer-last"), *plain_answer_words(phrases, "yes")), self.last)
        self._meant = among((last, *self.known), numbered=False)

    @property
    def last(self) -> Saying:
        """To go on with the game that was played last."""
        return "go-on", self.numbers[0]

    @property
    def known(self) -> tuple[Choice, ...]:
        """The words that help tells about."""
        return (self._delete,) if self._alone else (self._more, self._delete)

    def meant(self, typed: str) -> Saying:
        """Return the answer that was typed. Raises Unclear, and Refused if there is no such saved game."""
        number = amount(typed)
        if number is not None:
            return "go-on", self._saved(number)
        word, rest = split(normal(typed))
        which = amount(rest.rpartition(" ")[2])
        wanted = self._meant(typed if which is None else word)
        if wanted != "delete":
            if which is not None:
                raise Unclear(typed)
            found: Saying = wanted
            return found
        if which is None and not self._alone:
            raise Unclear(typed, needs_more=True)
        return "delete", self.numbers[0] if which is None else self._saved(which)

    def _saved(self, number: int) -> int:
        if number not in self.numbers:
            raise Refused("loop-pick-no-saved", typed=number)
        return number


def _choice(phrases: Phrases, name: str, value: object) -> Choice:
    phrase = f"loop-answer-{name}"
    return Choice(phrases.words(phrase), value, phrases.line(phrase, "help").text)


def saved_game(person: Person) -> int | None:
    """Ask for a saved game, and return its number; None if there is none to choose from. Raises Left."""
    phrases = Phrases(person.language)
    shown, deleted = 0, False
    while True:
        found = list(journals.open_games())
        numbers = tuple(save.number for save, saved in found if isinstance(saved, Saved))
        if not numbers and deleted:
            raise Left("quit")
        if not numbers:
            return None
        for save, saved in found[shown : shown + SHOWN]:
            person.say(journals.line(save, saved, phrases))
        if len(found) > shown + SHOWN:
            person.say(person.t("loop-more-saved", count=len(found) - shown - SHOWN))
        answer = _saved_game(person, SavedTyped(phrases, numbers, len(found) == 1), len(found) == 1)
        if answer[0] == "go-on":
            return answer[1]
        shown = (shown + SHOWN) * (shown + SHOWN < len(found)) if answer[0] == "more" else 0
        if answer[0] == "delete":
            _delete(person, answer[1])
            deleted = True


def _saved_game(person: Person, typed: SavedTyped, alone: bool) -> Saying:
    """Ask which of the saved games is meant, and what to do with it. Raises Left."""
    text = person.t("loop-pick-saved", alone=alone)
    return person.text(text, typed.last, known=typed.known, check=typed.meant, hint="")


def _delete(person: Person, number: int) -> None:
    """Delete a saved game, if that is really meant. Raises Left."""
    if person.confirm(person.t("resume-delete", number=number), False):
        journals.delete(number)
        person.say(person.t("resume-deleted", number=number))


def are_meant(person: Person, names: Sequence[str]) -> bool:
    """Ask about names that begin with a word for a command; return False if one was no name. Raises Left."""
    doubtful = (name for name in names if begins_with_command(name))
    return all(person.confirm(person.t("name-sure", name=name), False) for name in doubtful)


def instead(person: Person, refused: Unavailable) -> tuple[str, str]:
    """Ask for another value if one is unavailable, since the game needs one. Return the option and its value."""
    which = person.t("loop-pick-value", option=refused.option)
    return refused.option, str(person.choose(which, refused.instead, listed=True))


def games(person: Person, tell: Callable[[Text], object]) -> list[tuple[str, Game]]:
    """Return the games with their titles, short ones first, and tell which are broken."""
    games = []
    for name in catalogue.names():
        try:
            found = catalogue.find(name)
            called = game_title(found, person.language)
        except Refused as error:  # a broken game must not hide the others
            tell(person.t(error.reason, **error.facts))
            continue
        games.append((called, found))
    return sorted(games, key=lambda entry: place_in_lists(entry[1], person.language))


def picked_game(person: Person, typed: str) -> Game:
    """Return the game that was typed by its name, its title, a beginning, or its number in the list.

    Raises Unclear with the names that begin so, and Refused if there is none.
    """
    known = games(person, lambda _: None)
    try:
        found: Game = among([Choice((game.id, called), game) for called, game in known], numbered=True)(typed)
    except Unclear as unclear:
        if unclear.words:
            raise
        with suppress(Unclear):
            return called_game(typed)
        return catalogue.find(typed)
    return found


def game_and_rest(person: Person, typed: str) -> tuple[Game, str]:
    """Return the game with which a text begins, and the rest of it, such as the names of its players.

    Raises Unclear and Refused if it begins with none: about the first word if that is nearly one, else the whole text.
    """
    words = typed.split()
    for count in range(min(len(words), LONGEST_TITLE), 0, -1):
        with suppress(Unclear, Refused):
            found = picked_game(person, " ".join(words[:count]).rstrip(",;"))
            title, rest = normal(game_title(found, person.language)).split(), words[count:]
            while rest and normal(rest[0]) in title:  # verflixt 6
                del rest[0]
            return found, " ".join(rest)
    return picked_game(person, typed if catalogue.nearest(words[0]) is None else words[0]), ""


def called_game(typed: str) -> Game:
    """Return the game with this beginning of a name, or of a word of its title.

    Raises Refused with the nearest one, and Unclear if none is near.
    """
    name = typed.strip()
    found = catalogue.begun(name) if len(name) >= catalogue.SHORTEST_TITLE else None
    if found is None and catalogue.nearest(name) is None:
        raise Unclear(typed)
    return catalogue.find(found or name)


class Wished(Exception):
    """Something else was wished where a game was asked for: an entry of the menu."""

    def __init__(self, wish: Any) -> None:
        super().__init__(wish)
        self.wish = wish


def game(person: Person, wished: Callable[[str], Any] = lambda typed: None) -> Game:
    """Ask for a game; if there is only one, return it without asking. Raises Left and Refused.

    `wished` returns the entry of the menu that a text means, or None. Raises Wished with such an entry.
    """
    found = games(person, person.say)
    if len(found) == 1:
        return found[0][1]
    choices = [Choice((called, game.id), game, help_about(game, person.language)) for called, game in found]
    choices.append(Choice((), None, takes=lambda typed: _otherwise(person, typed, wished)))
    chosen: Game | Wished = person.choose(person.t("loop-pick"), choices, listed=True)
    if isinstance(chosen, Wished):
        raise chosen
    return chosen


def _otherwise(person: Person, typed: str, wished: Callable[[str], Any]) -> Game | Wished:
    """Return the game of another text: `play 3`, as in the menu; or the wish that it means there.

    Raises Unclear, and Refused with the nearest game.
    """
    word, rest = split(normal(typed))
    if rest and word in Phrases(person.language).words("loop-answer-play"):
        return game_and_rest(person, rest)[0]
    wish = wished(typed)
    return called_game(typed) if wish is None else Wished(wish)


MOST_BOTS = 100
"""The most bots of a tournament."""


def ask_competitors(person: Person, own: str) -> tuple[tuple[str, ...], int]:
    """Ask for the names of all who play, and for the number of bots; `own` alone needs one. Raises Left and BadName."""
    names = _names(person, own)
    return names, person.number(person.t("loop-tournament-bots"), 1 if len(names) == 1 else 0, MOST_BOTS)


def _names(person: Person, own: str) -> tuple[str, ...]:
    """Ask for the names of all who play. Raises Left and BadName."""
    while typed := person.text(person.t("loop-tournament-who", name=own), empty=True, alone=()).strip():
        names = tuple(people_named([typed]))
        if are_meant(person, names):
            return names
    return (own,)


@contextmanager
def at_home(preferences: Preferences, language: str, seating: Seating = AT_NO_TABLE) -> Iterator[Person]:
    """Yield the person at this computer, in this language. Raises Refused at the first word, as `desk` does.

    What is said waits for the next question, and the texts are those of Taverne.
    """
    found = Person(Sitting(lambda: open_desk(preferences, Phrases(language), seating).person, Phrases), together=True)
    try:
        yield found
    finally:
        found.close()


# Confirming


yes_option = click.option("--yes", "agreed", is_flag=True)
"""Answers the question with yes."""


def confirm(agreed: bool, phrase: str, **facts: Any) -> None:
    """Ask whether something is really to be done. Raises Failed if not, or if nobody answers."""
    if agreed:
        return
    with at_home(preferences_of(language(), {}), language()) as person:
        try:
            wanted = person.confirm(person.t(phrase, **facts), False)
        except Left as left:
            if left.why == "end":
                raise Failed("error-not-confirmed") from None
            if left.why == "interrupt":
                raise KeyboardInterrupt from None
            wanted = False
    if not wanted:
        raise Failed("error-nothing-done")


def set_up(
    person: Person, game: Game, own: str, preferences: Preferences, keeps: Callable[[Setup, Header], None], typed: str
) -> Header:
    """Ask until a table is right, and return the header of its game; `typed` are the first changes.

    Raises Left and Refused.
    """
    phrases, language = Phrases(person.language, game), person.language

    def head(setup: Setup) -> Header:
        return setup.header(preferences, language)

    async def ask(setup: Setup) -> str:
        answer: str = await person.sitting.conversation.ask(question_of(setup, head(setup), phrases))
        return answer

    async def change(setup: Setup, typed: str) -> Setup:
        wished = await _wished(person, setup, typed, phrases)
        changed = setup.changed(wished, phrases) if wished else setup
        head(changed)
        return _sure(person, changed, setup, head(setup))

    def parts(typed: str) -> list[str]:
        return Setup(game).parts(typed, phrases)

    def refuse(refused: Refused) -> None:
        if isinstance(refused, Unavailable):
            person.say(person.t(refused.reason, **refused.facts))
        else:
            person.say(phrases.text(refused.reason, **refused.facts))

    wanted = Setup(game).typed_behind(typed, phrases)
    setup = person.wait_for(until_right(_last(person, game, own, head, refuse), ask, change, refuse, wanted, parts))
    header = head(setup)
    keeps(setup, header)
    return header


async def _wished(person: Person, setup: Setup, typed: str, phrases: Phrases) -> str:
    """Return the wished change; nothing without one, such as after reading the rules.

    Raises Leave.
    """
    if is_word(typed, "loop-command-rules", phrases):
        await person.talks.read(guide(setup.game, person.language))
        return ""
    if is_word(typed, "loop-answer-back", phrases) or normal(typed) in in_any_language("plain-stop"):
        raise Leave
    if not is_word(typed, "setup-names", phrases):
        return typed
    who = ""
    with suppress(Leave):
        who = await person.talks.text(person.t("setup-who", names=", ".join(setup.names)), empty=True, alone=())
    return f"{phrases.words('setup-names')[0]} {who.strip()}" if who.strip() else ""


def _last(
    person: Person, game: Game, own: str, head: Callable[[Setup], Header], refuse: Callable[[Refused], None]
) -> Setup:
    """Return the table that was set up last, as far as it is still possible. Raises Left and Refused."""
    last = tables.last(game.id)
    fresh = Setup(game, last.names or (own,))
    setup = Setup(game, last.names or (own,), last.bots, last.level, dict(last.options or {}))
    while True:
        try:
            head(setup)
        except Unavailable as refused:
            refuse(refused)
            option, value = instead(person, refused)
            setup = replace(setup, options={**setup.options, option: value})
        except Refused as refused:  # what was remembered no longer fits
            if setup == fresh:
                raise
            refuse(refused)
            setup = fresh
        else:
            return setup


def _sure(person: Person, changed: Setup, before: Setup, head: Header) -> Setup:
    """Return a changed table, or the one before if its names were no names. Raises BadName and Left."""
    not_a_bot(changed, head)
    return changed if changed.names == before.names or are_meant(person, changed.names) else before


def remember(setup: Setup, head: Header) -> None:
    """Remember a table for the person who plays first at it."""
    with suppress(OSError):  # the game matters more than its table
        tables.keep(setup.game.id, head.names[min(head.persons, default=0)], setup.remembered())
