"""The menu: play, resume, rules, settings, quit; numbers and words both answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from access.dialogue.loop import Loop
from access.dialogue.teller import Leave
from access.engine.journal import Saved
from access.engine.seats import clean_names
from access.language.answers import normal
from access.language.phrases import Phrases
from access.language.texts import guide, title
from access.session import catalogue, host
from access.session.people import loop
from access.settings.wishes import Wishes
from access.system import surroundings
from games.game import Game
from games.steps import Ask, Illegal, Offer, Refused, Seat

COMMANDS = ("repeat", "next", "help", "rate", "volume", "quit")


@dataclass(frozen=True, slots=True)
class Menu(Ask[str]):
    """What to do."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Play, resume, rules, settings, quit."""
        return tuple(Offer(name, name) for name in ("play", "resume", "rules", "settings", "leave"))

    def check(self, answer: str) -> None:
        """All that is offered is allowed."""


@dataclass(frozen=True, slots=True)
class Pick(Ask[str]):
    """Which of these, by number or by the beginning of its name; `ids` are other names that count in full."""

    unknown: ClassVar[str] = "loop-pick-unknown"
    titles: tuple[str, ...]
    ids: tuple[str, ...] = ()

    def offers(self) -> tuple[Offer[str], ...]:
        """What was typed, as it is."""
        return (Offer("pick", takes="word", bare=True),)

    def check(self, answer: str) -> None:
        """Raise Illegal unless it means one game."""
        if self.meant(answer) is None:
            raise Illegal(self.unknown, typed=answer[:20])

    def meant(self, answer: str) -> int | None:
        """The place in the list, or None."""
        if answer.isascii() and answer.isdigit():
            return int(answer) - 1 if len(answer) < 10 and 1 <= int(answer) <= len(self.titles) else None
        if normal(answer) in self.ids:
            return self.ids.index(normal(answer))
        found = [place for place, title in enumerate(self.titles) if normal(title).startswith(normal(answer))]
        return found[0] if len(found) == 1 else None


class PickDictionary(Pick):
    """Which dictionary instead, by number or by the beginning of its name."""

    unknown: ClassVar[str] = "loop-pick-no-dictionary"


@dataclass(frozen=True, slots=True)
class PickSaved(Pick):
    """Which saved game, by its number, which stands in `ids`; Enter for the one played last, the first of them."""

    unknown: ClassVar[str] = "loop-pick-no-saved"

    def offers(self) -> tuple[Offer[str], ...]:
        """What was typed, or the first."""
        return Offer("pick", takes="word", bare=True), Offer("last", self.ids[0], enter=True)

    def meant(self, answer: str) -> int | None:
        """The place in the list, or None."""
        return self.ids.index(answer) if answer in self.ids else None


Play = Callable[[str, list[str], str | None], None]
"""Plays a game of this name with players of these names, by this dictionary or the usual one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be done once the menu has made room: play, go on with a saved game, or heed changed settings."""

    what: str
    game: str = ""
    names: tuple[str, ...] = ()
    number: int | None = None


def run(wishes_now: Callable[[], Wishes], play: Play, resume: Callable[[int | None], None]) -> None:
    """Ask and do, until who is there has had enough. `wishes_now` reads the settings anew."""
    wishes = wishes_now()
    refused: Refused | None = None
    choice = Choice("nothing")
    while True:
        dictionary = None
        try:
            with host.hang_up_is_leaving(), loop(wishes, Phrases(wishes.language or "en")) as person:
                person.commands = COMMANDS
                if refused is not None:
                    person.say_text(catalogue.sentence(refused, person.phrases.language))
                if choice.game and refused is not None and refused.reason.startswith("list-"):
                    dictionary = _other_dictionary(person)
                else:
                    choice = _choose(person, wishes)
        except (Leave, EOFError, KeyboardInterrupt):
            return
        refused = None
        try:
            if choice.what == "play":
                play(choice.game, list(choice.names), dictionary)
            elif choice.what == "resume":
                resume(choice.number)
        except Refused as error:
            refused = error
        wishes = wishes_now()
        if choice.what != "settings":  # what is wrong with the file was told before
            wishes = wishes.without_faults()


def _other_dictionary(person: Loop) -> str:
    """Which dictionary to take instead of one that cannot be read: there is no game without."""
    from wordlists import shelf

    names = shelf.names()
    for number, name in enumerate(names, 1):
        person.say("loop-pick-line", number=number, name=name)
    question = PickDictionary(Seat(0), names)
    meant = question.meant(person.ask(question))
    assert meant is not None
    return names[meant]


def _choose(person: Loop, wishes: Wishes) -> Choice:
    """What is to be done once the menu has made room."""
    while True:
        choice = person.ask(Menu(Seat(0)))
        if choice == "leave":
            raise Leave
        if choice == "resume":
            return Choice(choice, number=_saved(person))
        try:
            if choice == "settings":
                _change_settings(person)
                return Choice(choice)
            game = _pick(person, wishes)
            if choice == "rules":
                person.read_aloud(guide(game, person.phrases.language))
                continue
            names = _names(person)
        except Refused as error:
            person.say(error.reason, **error.facts)
            continue
        return Choice(choice, game.id, tuple(names))


def _saved(person: Loop) -> int | None:
    """The number of the saved game that is meant; None for the one played last, where that is the only one."""
    from access.session import saves

    found = list(saves.open_games())
    numbers = tuple(str(save.number) for save, saved in found if isinstance(saved, Saved))
    if len(numbers) < 2:
        return None
    for save, saved in found:
        person.say_text(saves.line(save, saved, person.phrases))
    return int(person.ask(PickSaved(Seat(0), numbers, numbers)))


def _change_settings(person: Loop) -> None:
    """Change what is for everybody, as long as somebody likes. Raises Refused."""
    from access.session import settings_asked
    from access.settings import settings

    try:
        settings_asked.ask_all(person, "")
    except OSError as error:
        why = host.why(person.phrases, error)
        raise Refused("settings-unwritable", file=str(settings.path()), why=why) from None


def _pick(person: Loop, wishes: Wishes) -> Game:
    """The game that is wanted; where there is only one, that. Raises Refused."""
    games, titles = [], []
    for name in catalogue.names():
        try:
            game = catalogue.find(name)
            called = title(game, wishes.language or "en")
        except Refused as error:  # one that is broken does not keep the others from play
            person.say(error.reason, **error.facts)
            continue
        games.append(game)
        titles.append(called)
    if len(games) == 1:
        return games[0]
    for number, each in enumerate(titles, 1):
        person.say("loop-pick-line", number=number, name=each)
    question = Pick(Seat(0), tuple(titles), tuple(game.id for game in games))
    meant = question.meant(person.ask(question))
    assert meant is not None
    return games[meant]


def _names(person: Loop) -> list[str]:
    """Who plays; nobody named is the system's user. Raises BadName."""
    own = surroundings.user_name() or person.phrases.text("loop-guest")
    while True:
        typed = person.ask_text("loop-who", name=own)
        if not typed:
            return []
        if normal(typed) in map(normal, person.phrases.words("loop-command-quit")):
            raise Leave
        if normal(typed) not in map(normal, person.phrases.words("loop-command-help")):
            break
        person.say("loop-who-help")
    return clean_names([name for name in typed.replace(",", " ").split(" ") if name])
