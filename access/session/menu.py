"""The menu: play, resume, rules, settings, quit; it takes numbers and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from access.dialogue.conversation import Confirm
from access.engine.journal import Saved
from access.engine.seats import clean_names
from access.engine.table import Leave
from access.language.answers import normal
from access.language.phrases import Phrases
from access.language.texts import guide, title
from access.session import catalogue, saves, settings_asked
from access.session.failures import unwritable
from access.session.keyboard import Keyboard
from access.session.making import keyboard
from access.settings.preferences import Preferences
from access.system import environment
from games.game import Game
from games.options import Unavailable
from games.steps import Ask, Illegal, Offer, Refused, Seat


@dataclass(frozen=True, slots=True)
class Menu(Ask[str]):
    """Asks what to do."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return play, resume, rules, settings and quit."""
        return tuple(Offer(name, name) for name in ("play", "resume", "rules", "settings", "leave"))

    def check(self, answer: str) -> None:
        """Accept everything that is offered."""


@dataclass(frozen=True, slots=True)
class Pick(Ask[str]):
    """Asks for one of these, by number or by the beginning of its name; `ids` are other names, to be typed in full."""

    unknown: ClassVar[str] = "loop-pick-unknown"
    titles: tuple[str, ...]
    ids: tuple[str, ...] = ()

    def offers(self) -> tuple[Offer[str], ...]:
        """Return one offer, which takes what was typed."""
        return (Offer("pick", takes="word", bare=True),)

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer means one of them."""
        if self.meant(answer) is None:
            raise Illegal(self.unknown, typed=answer[:20])

    def meant(self, answer: str) -> int | None:
        """Return the place in the list, or None."""
        if answer.isascii() and answer.isdigit():
            return int(answer) - 1 if len(answer) < 10 and 1 <= int(answer) <= len(self.titles) else None
        if normal(answer) in self.ids:
            return self.ids.index(normal(answer))
        found = [place for place, title in enumerate(self.titles) if normal(title).startswith(normal(answer))]
        return found[0] if len(found) == 1 else None


@dataclass(frozen=True, slots=True)
class PickValue(Pick):
    """Asks for another value of an option if one is unavailable, by number or by the beginning of its name."""

    option: str = ""

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer means one of them."""
        if self.meant(answer) is None:
            raise Illegal("loop-pick-no-value", typed=answer[:20], option=self.option)


MORE, DELETE = "more", "delete "
"""Answers at the list of saved games: to hear more of them, or to delete one, whose number follows."""
SHOWN = 10
"""Saved games that are named at once (X22)."""


@dataclass(frozen=True, slots=True)
class PickSaved(Pick):
    """Asks for a saved game by its number, one of `ids`; Enter means the first, which was played last."""

    unknown: ClassVar[str] = "loop-pick-no-saved"

    def offers(self) -> tuple[Offer[str], ...]:
        """Return an offer that takes what was typed, Enter for the first, more of them, and one to delete."""
        return (
            Offer("pick", takes="word", bare=True),
            Offer("last", self.ids[0], enter=True),
            Offer("more", MORE),
            Offer("delete", takes="amount", make=lambda number: f"{DELETE}{number}"),
        )

    def meant(self, answer: str) -> int | None:
        """Return the place in the list, or None."""
        if answer == MORE:
            return 0
        answer = answer.removeprefix(DELETE)
        return self.ids.index(answer) if answer in self.ids else None


Play = Callable[[str, list[str], tuple[str, ...]], None]
"""Plays the game of this name with players of these names, and with options as KEY=VALUE."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do after the menu: play, go on with a saved game, or apply changed settings."""

    what: str
    game: str = ""
    names: tuple[str, ...] = ()
    number: int | None = None


def run(preferences_now: Callable[[], Preferences], play: Play, resume: Callable[[int | None], None]) -> None:
    """Ask what to do, and do it, until the player leaves. `preferences_now` reads the settings again."""
    preferences = preferences_now()
    refused: Refused | None = None
    choice = Choice("nothing")
    while True:
        options: tuple[str, ...] = ()
        try:
            with keyboard(preferences, Phrases(preferences.language or "en")) as person:
                if refused is not None:
                    person.say_text(catalogue.sentence(refused, person.phrases.language))
                if isinstance(refused, Unavailable) and choice.what == "play":
                    options = (_instead(person, refused),)
                else:
                    choice = _choose(person, preferences)
        except (Leave, EOFError, KeyboardInterrupt):
            return
        refused = _refused(choice, options, play, resume)
        preferences = preferences_now()
        if choice.what != "settings":  # faults of the file were told before
            preferences = preferences.without_faults()


def _refused(
    choice: Choice, options: tuple[str, ...], play: Play, resume: Callable[[int | None], None]
) -> Refused | None:
    """Do what was chosen. Return why it was refused, or None."""
    try:
        if choice.what == "play":
            play(choice.game, list(choice.names), options)
        elif choice.what == "resume":
            resume(choice.number)
    except Refused as error:
        return error
    return None


def _instead(person: Keyboard, refused: Unavailable) -> str:
    """Ask for another value if one is unavailable, since the game needs one. Return KEY=VALUE."""
    for number, name in enumerate(refused.instead, 1):
        person.say("loop-pick-line", number=number, name=name)
    question = PickValue(Seat(0), refused.instead, option=refused.option)
    meant = question.meant(person.ask(question))
    assert meant is not None
    return f"{refused.option}={refused.instead[meant]}"


def _choose(person: Keyboard, preferences: Preferences) -> Choice:
    """Ask what to do after the menu. Raises Leave."""
    while True:
        choice = person.ask(Menu(Seat(0)))
        if choice == "leave":
            raise Leave
        try:
            if choice == "resume":
                return Choice(choice, number=_saved(person))
            if choice == "settings":
                _change_settings(person)
                return Choice(choice)
            game = _pick(person, preferences)
            if choice == "rules":
                person.read_aloud(guide(game, person.phrases.language))
                continue
            names = _names(person)
        except Leave:  # one step up: to the menu (X22)
            continue
        except Refused as error:
            person.say(error.reason, **error.facts)
            continue
        return Choice(choice, game.id, tuple(names))


def _saved(person: Keyboard) -> int | None:
    """Ask for a saved game, and return its number; None if there is only one to choose from."""
    found = list(saves.open_games())
    numbers = tuple(str(save.number) for save, saved in found if isinstance(saved, Saved))
    if len(numbers) < 2:
        return None
    shown = 0
    while True:
        for save, saved in found[shown : shown + SHOWN]:
            person.say_text(saves.line(save, saved, person.phrases))
        shown += SHOWN
        if shown < len(found):
            person.say("loop-more-saved", count=len(found) - shown)
        answer = person.ask(PickSaved(Seat(0), numbers, numbers))
        if answer == MORE:
            shown = 0 if shown >= len(found) else shown
        elif answer.startswith(DELETE):
            number = int(answer.removeprefix(DELETE))
            if person.ask(Confirm(Seat(0), person.phrases.text("resume-delete", number=number))):
                saves.delete(number)
                person.say("resume-deleted", number=number)
            return _saved(person)
        else:
            return int(answer)


def _change_settings(person: Keyboard) -> None:
    """Change the settings for everybody until the player has finished. Raises Refused."""
    try:
        settings_asked.ask_all(person, "")
    except OSError as error:
        raise unwritable(person.phrases, error) from None


def _pick(person: Keyboard, preferences: Preferences) -> Game:
    """Return the game that is wanted; if there is only one, return it without asking. Raises Refused."""
    games, titles = [], []
    for name in catalogue.names():
        try:
            game = catalogue.find(name)
            called = title(game, preferences.language or "en")
        except Refused as error:  # a broken game must not hide the others
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


def _names(person: Keyboard) -> list[str]:
    """Ask who plays, and return the names; none means the system's user. Raises BadName and Leave."""
    own = environment.user_name() or person.phrases.text("loop-guest")
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
