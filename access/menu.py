"""The menu: play, resume, rules, quit; numbers and words both answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from access import catalogue, host, surroundings
from access.answers import normal
from access.host import Wishes
from access.loop import Loop
from access.phrases import Phrases, guide
from access.seats import clean_names
from access.teller import Leave
from games.game import Game
from games.steps import Ask, Illegal, Offer, Refused, Seat

COMMANDS = ("repeat", "next", "help", "quit")


@dataclass(frozen=True, slots=True)
class Menu(Ask[str]):
    """What to do."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Play, resume, rules, quit."""
        return tuple(Offer(name, name) for name in ("play", "resume", "rules", "leave"))

    def check(self, answer: str) -> None:
        """All that is offered is allowed."""


@dataclass(frozen=True, slots=True)
class Pick(Ask[str]):
    """Which of these games, by number or by the beginning of its name."""

    titles: tuple[str, ...]

    def offers(self) -> tuple[Offer[str], ...]:
        """What was typed, as it is."""
        return (Offer("pick", takes="word", bare=True),)

    def check(self, answer: str) -> None:
        """Raise Illegal unless it means one game."""
        if self.meant(answer) is None:
            raise Illegal("loop-pick-unknown", typed=answer[:20])

    def meant(self, answer: str) -> int | None:
        """The place in the list, or None."""
        if answer.isascii() and answer.isdigit():
            return int(answer) - 1 if 1 <= int(answer[:9]) <= len(self.titles) else None
        found = [place for place, title in enumerate(self.titles) if normal(title).startswith(normal(answer))]
        return found[0] if len(found) == 1 else None


def run(wishes: Wishes, play: Callable[[str, list[str]], None], resume: Callable[[], None]) -> None:
    """Ask and do, until who is there has had enough. `play` gets the game's name and the players'."""
    phrases = Phrases(wishes.language or "en")
    refused: Refused | None = None
    while True:
        try:
            with host.hang_up_is_leaving(), host.loop(wishes, phrases) as person:
                person.commands = COMMANDS
                act = _choose(person, wishes, refused, play, resume)
        except (Leave, EOFError, KeyboardInterrupt):
            return
        refused = None
        try:
            act()
        except Refused as error:
            refused = error


def _choose(
    person: Loop,
    wishes: Wishes,
    refused: Refused | None,
    play: Callable[[str, list[str]], None],
    resume: Callable[[], None],
) -> Callable[[], None]:
    """What is to be done once the menu has made room."""
    if refused is not None:
        person.say(refused.reason, **refused.facts)
    while True:
        choice = person.ask(Menu(Seat(0)))
        if choice == "leave":
            raise Leave
        if choice == "resume":
            return resume
        try:
            game = _pick(person, wishes)
            if choice == "rules":
                person.read_aloud(guide(game, person.phrases.language))
                continue
            names = _names(person)
        except Refused as error:
            person.say(error.reason, **error.facts)
            continue
        return lambda: play(game.id, names)


def _pick(person: Loop, wishes: Wishes) -> Game:
    """The game that is wanted; where there is only one, that. Raises Refused."""
    games, titles = [], []
    for name in catalogue.names():
        try:
            game = catalogue.find(name)
            title = Phrases(wishes.language or "en", game).text(game.id)
        except Refused as error:  # one that is broken does not keep the others from play
            person.say(error.reason, **error.facts)
            continue
        games.append(game)
        titles.append(title)
    if len(games) == 1:
        return games[0]
    for number, title in enumerate(titles, 1):
        person.say("loop-pick-line", number=number, name=title)
    question = Pick(Seat(0), tuple(titles))
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
