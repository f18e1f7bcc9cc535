"""Typed text at a question in a program's own words: an answer, or a command."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property

from access.answers.commands import Answered, Command, Commanded, NextLines, Unclear
from access.answers.shapes import amount, words_of
from access.answers.words import Words, command_in_text
from access.language.line import AllOffered, Completing, Offered, OwnQuestion
from access.language.phrases import Phrases, normal, split
from games.refusals import Refused
from games.steps import Query

SHORTEST_COMMAND = 3
"""Letters of a command that comes before an answer: a shorter word may be the beginning of one."""


class OwnWords(Words):
    """The words that may be typed at a question in a program's own words; those of `Words` are commands alone here."""

    question: OwnQuestion

    def __init__(
        self, phrases: Phrases, question: OwnQuestion, commands: Iterable[Command], queries: Iterable[Query] = ()
    ) -> None:
        self._declared = tuple(commands)
        super().__init__(phrases, question, self._declared, queries)
        self._typed = ""
        self._among = frozenset(normal(word) for choice in question.known for word in choice.words)

    def entered(self) -> Answered | None:
        """Return the answer of Enter alone, or None. Raises Refused."""
        if not self.question.default:
            return None
        (default,), entering = self.question.default, self.question.entering
        return Answered(default if entering is None else entering(default))

    def has(self, typed: str) -> bool:
        """Tell whether typed text is an answer, allowed or not."""
        try:
            return isinstance(self.read(typed), Answered)
        except (Unclear, NextLines):
            return False
        except Refused:
            return True

    def all(self) -> tuple[str, ...]:
        """Return the words that can be completed."""
        commands = super().all()
        known = (*self.question.among, *(map("/{}".format, commands) if self.question.free else commands))
        return Completing(known, self.question.completes, self.question.lines)

    def guesses(self) -> tuple[str, ...]:
        """Return the words that a typing error may mean."""
        return self.all()

    @cached_property
    def offered(self) -> AllOffered:
        """The words of the answers, and the commands, as data."""
        return AllOffered(tuple(map(Offered, self.question.among)), super().offered.commands)

    def without_set(self, asked: Commanded) -> Answered | None:
        """Return the text that begins with `set` and names no setting, where a text is asked for; else None."""
        is_text = self.question.alone and not self._typed.lstrip().startswith("/")
        return Answered(self.question.meant(self._typed)) if is_text else None

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear and Refused."""
        return self._read_free(typed) if self.question.free else self._read_word(typed)

    def _read_free(self, typed: str) -> Answered | Commanded:
        """Return a text, or a command after a slash. A path is a text; after two slashes all is."""
        self._typed, text = typed, typed.lstrip()
        if text.startswith("//") and self._is_command(text[2:]):
            return Answered(self.question.meant(text[1:]))
        if text.startswith("/") and self._is_command(text[1:]):
            return Words.read(self, typed)
        return self._alone(typed) or Answered(self.question.meant(typed))

    def _alone(self, typed: str) -> Commanded | None:
        """Return the command that is typed alone, where some work so. Raises Unclear and Refused."""
        if not self.question.alone:
            return None
        among = self.question.commands
        known = [command for command in self._declared if not among or command.name in among]
        return command_in_text(typed, self.phrases, known, self.question)

    def _read_word(self, typed: str) -> Answered | Commanded:
        """Return an answer or a command by its name, or else by its beginning."""
        text = normal(typed)
        named = len(text.partition(" ")[0]) >= SHORTEST_COMMAND and self._is_command(text) and text not in self._among
        if text.startswith("/") or named:
            return Words.read(self, typed)
        try:
            return Answered(self.question.meant(typed))
        except Unclear as unclear:
            if unclear.words:
                raise
            with suppress(Unclear):
                return Words.read(self, typed)
            with suppress(Unclear, Refused):
                return Answered(self.question.meant(self._without_articles(text)))
            raise unclear from None

    def _without_articles(self, text: str) -> str:
        """Return a text without its articles: `the rules` means rules."""
        left_out = words_of(self.phrases, "loop-left-out")
        return " ".join(word for word in text.split() if word not in left_out)

    def _is_command(self, text: str) -> bool:
        return normal(text).partition(" ")[0] in self.commands


class OpenWords(OwnWords):
    """The words at a question that takes any text, and knows some: these come before commands, which need no slash."""

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear and Refused."""
        text = normal(typed)
        word, rest = split(text)
        command = self.commands.get(word)
        if text.startswith("/") or (command is not None and not rest and text not in self._among):
            return Words.read(self, typed)
        if command == "help" and rest and amount(rest) is None:
            if rest in self._among:
                with suppress(Unclear, Refused):
                    return Answered(self.question.meant(typed))
            return Words.read(self, typed)
        try:
            return Answered(self.question.meant(typed))
        except Unclear as unclear:
            with suppress(Unclear):
                return Words.read(self, typed)
            raise unclear from None
