"""The questions of a club, besides those of its games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from access.answers.commands import Answered, Command, Commanded, Unclear
from access.answers.shapes import typed_sentences
from access.answers.words import Words
from access.club.understood import BREAK, word_in, words_of_club
from access.dialogue.asking import Unchecked
from access.language.phrases import Phrases, normal
from access.play.ending import MENU, STATISTICS, WhatNext
from access.play.new_game import START, TableReady
from access.system.environment import LANGUAGES
from games.data import frozen
from games.refusals import Refused
from games.steps import Ask, Offer, Query

OPEN, TOURNAMENT, SIT, WATCH, LEARN, RULES, ACCOUNT, LINK = (
    *("open", "tournament", "sit", "watch", "learn", "rules", "account", "link"),
)
LOBBY = (OPEN, TOURNAMENT, SIT, WATCH, LEARN, RULES, ACCOUNT, LINK)
"""The words that lead from the lobby to another place."""
OF_MEMBERS = ACCOUNT, LINK
"""The commands that need an account."""


def _way(name: str) -> Offer[str]:
    return Offer(f"club-{name}", f"{name}{BREAK}", takes="text", make=lambda typed: f"{name}{BREAK}{typed}")


class LobbyWords(Words):
    """The words of the lobby, also those of other languages that mean nothing in this one."""

    question: Lobby

    def __init__(
        self, phrases: Phrases, question: Ask[Any], commands: Iterable[Command], queries: Iterable[Query] = ()
    ) -> None:
        self._declared = tuple(commands)
        super().__init__(phrases, question, self._declared, queries)

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear, and Refused for words that are known but useless here."""
        if seat := self._seat(normal(typed)):
            return super().read(seat)
        try:
            return super().read(typed)
        except Unclear:
            if self.question.is_guest and word_in(typed, OF_MEMBERS):
                raise Refused("club-guest-account") from None
            if normal(typed) in words_of_club("loop-answer-lobby"):
                raise Refused("club-in-lobby") from None
            if normal(typed.partition(" ")[0]) in words_of_club("loop-answer-play"):
                raise Refused("club-play-is-open") from None
            if (other := self._in_another_language(normal(typed).partition(" ")[0])) is None:
                raise
        return other.read(typed)

    def _seat(self, text: str) -> str:
        """Return the plain words for sitting down at a table, if a sentence means that: `sit at 2`; else nothing.

        In German, settings and people are set by one word: with a number alone it means a chair here.
        """
        sentence, _, number = text.rpartition(" ")
        name = self.phrases.answer(_way(SIT))
        is_meant = number.isdecimal() and sentence in typed_sentences(self.phrases, name)
        return f"{self.phrases.words(name)[0]} {number}" if is_meant else ""

    def _in_another_language(self, word: str) -> Words | None:
        """Return the words of a language that has this one, unshortened; None if no language has it."""
        every = (Words(Phrases(each), self.question, self._declared) for each in LANGUAGES)
        return next((words for words in every if word in words.answers or word in words.commands), None)


@frozen
class Lobby(Unchecked[str]):
    """Asks what to do in the lobby; guests are not offered an account."""

    is_guest: bool = False

    @property
    def reader(self) -> type[LobbyWords]:
        """The words of all languages."""
        return LobbyWords

    explains: ClassVar[tuple[str, ...]] = ("tables", "here", "say")
    """The commands that the question names: help explains them, and only names the others."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers that lead to another place; all others are commands."""
        return tuple(_way(name) for name in LOBBY if not (self.is_guest and name in OF_MEMBERS))


@frozen
class ClubTableReady(TableReady):
    """Asks whether a table is right as it is; Enter opens it."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers to open it, and to change it."""
        return Offer("open-it", START, says="yes"), *TableReady.offers(self)[1:]


@frozen
class Gathered(Unchecked[str]):
    """Asks people at a gathering table whether to start.

    `names` and `told` become text when the question is told: the names of the people there, and "yes" or "no" for
    whether these names were just told.
    """

    names: object
    told: object = "no"

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers to start, to wait, and to read the rules."""
        start, wait = Offer("start-gathered", "start", says="yes"), Offer("wait", "wait", says="no")
        return start, wait, Offer(f"club-{RULES}", RULES)


@frozen
class WhatNextHere(WhatNext):
    """Asks what to do after a game in a club."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers of another game, of a review, and of the lobby; statistics are a command here."""
        offers = (offer for offer in WhatNext.offers(self) if offer.answer not in (STATISTICS, MENU))
        return (*offers, Offer("lobby", MENU))


@frozen
class KeepWay(Unchecked[bool]):
    """Asks whether a way into an account, which was just told, stays; Enter takes it away."""

    def offers(self) -> tuple[Offer[bool], ...]:
        """Offer yes and no, also by Enter."""
        return Offer("yes", True), Offer("no", False), Offer("keep-enter", False, enter=True)


class AccountWords(Words):
    """The words at the question of the account."""

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear, and Refused for the word that leads here."""
        if normal(typed) in words_of_club(f"loop-answer-club-{ACCOUNT}"):
            raise Refused("club-in-account")
        return super().read(typed)


@frozen
class AccountDo(Unchecked[str]):
    """Asks what to do with an account: one of the things with these `names`."""

    names: tuple[str, ...]

    @property
    def reader(self) -> type[AccountWords]:
        """The words at this question."""
        return AccountWords

    def offers(self) -> tuple[Offer[str], ...]:
        """Return all offers; Enter means going back."""
        return (*(Offer(f"account-{name}", name) for name in self.names), Offer("account-enter", "back", enter=True))
