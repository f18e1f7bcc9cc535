"""The methods of a person, written once: coroutines of the conversation, for any driver."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from access.language.own_words import Text, Wording
from access.person import questions
from access.person.questions import Check, ListedQuestion
from access.person.sitting import Sitting


def paragraphs_of(text: str | Sequence[str]) -> list[str]:
    """Return the paragraphs of a text: between empty lines, or else its lines."""
    if not isinstance(text, str):
        return list(text)
    return [part for part in text.split("\n\n" if "\n\n" in text else "\n") if part.strip()]


class Spoken:
    """The language of a person, and the program's texts in it."""

    sitting: Sitting

    @property
    def language(self) -> str:
        """The language of this person, such as en."""
        return self.sitting.phrases.language

    def t(self, name: str, /, **facts: Any) -> Wording:
        """Return a text of the program's own files by its name, in this person's language."""
        return self.sitting.text(name, facts)


class Talks:
    """Tells and asks a person. `say` and `table` add lines, which their driver presents."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def say(
        self, text: Text, *, braille: str | None = None, spoken: str | None = None, sound: str | None = None
    ) -> None:
        """Tell a text at once, each of its lines as a line; `sound` is one of the house's, such as saved."""
        self.sitting.add(text, braille, spoken, sound)

    async def choose(
        self,
        text: Text,
        choices: Iterable[Any] | Callable[[], Iterable[Any]],
        default: Any = None,
        *,
        names: Callable[[Any], str] = str,
        braille: str | None = None,
        listed: bool = False,
        hint: str | None = None,
    ) -> Any:
        """Ask for one of several, and return it: words, pairs of a word and a value, or values with `names`.

        In the place of its word a pair may have a tuple: the word that is told, and others that may be typed. A
        `Choice` also has its help. A few choices are named in the question; more, or `listed` ones, are read as a
        numbered list, once. They are typed by name, by the beginning of it, or by number. `hint` replaces them in the
        question; an empty one suits choices told before. A function returns the choices in the person's present
        language.
        """
        given = choices if callable(choices) else list(choices)

        def make() -> ListedQuestion:
            among = self.sitting.made_by_program(given) if callable(given) else given
            return questions.choice(self.sitting.phrases, text, among, default, names, braille, listed, hint)

        return await self.sitting.ask(make)

    async def confirm(
        self, text: Text, default: bool | None = None, *, braille: str | None = None, hint: str | None = None
    ) -> bool:
        """Ask yes or no; `hint` replaces these words and the meaning of Enter."""

        def make() -> ListedQuestion:
            return questions.confirmation(self.sitting.phrases, text, default, braille, hint)

        return bool(await self.sitting.ask(make))

    async def number(
        self,
        text: Text,
        least: int,
        most: int,
        default: int | None = None,
        *,
        check: Check | None = None,
        braille: str | None = None,
    ) -> int:
        """Ask for a whole number from `least` to `most`."""

        def make() -> ListedQuestion:
            return questions.number(self.sitting.phrases, text, least, most, default, check, braille)

        return int(await self.sitting.ask(make))

    async def text(
        self,
        text: Text,
        default: Any = None,
        *,
        check: Check | None = None,
        longest: int = 0,
        empty: bool = False,
        braille: str | None = None,
        known: Iterable[Any] | None = None,
        hint: str | None = None,
        alone: Collection[str] | None = None,
    ) -> Any:
        """Ask for any text of at most `longest` letters; only with `empty`, or a default, Enter alone answers.

        Commands begin with a slash here, so that a name such as Quit is a text. Where words are `known`, commands need
        no slash; the words have the form of the choices of `choose`, and the check understands them. Nor do commands
        that work `alone`, in any language: the named ones, or all if it is empty. `hint` replaces the meaning of Enter.
        """
        words = None if known is None else list(known)

        def make() -> ListedQuestion:
            phrases = self.sitting.phrases
            return questions.free_text(phrases, text, default, check, longest, empty, braille, words, hint, alone)

        return await self.sitting.ask(make)

    async def secret(self, text: Text, *, again: bool | Text = False, empty: bool = False) -> str:
        """Ask for a secret: a text nowhere printed, spoken, brailled or kept. `again` asks for it twice."""
        return await self.sitting.ask_secret(text, again, empty)

    async def pick(
        self, text: Text, choices: Iterable[Any], default: Collection[Any] = (), *, braille: str | None = None
    ) -> list[Any]:
        """Ask for any number of several, and return them in the order of the choices."""
        among = list(choices)

        def make() -> ListedQuestion:
            return questions.selection(self.sitting.phrases, text, among, default, braille)

        return list(await self.sitting.ask(make))

    async def pause(self, text: Text | None = None) -> None:
        """Wait for Enter."""
        await self.sitting.ask(lambda: questions.pause(self.sitting.phrases, text))

    async def read(self, text: str | Sequence[str]) -> None:
        """Read paragraphs one at a time, until the person has had enough."""
        await self.sitting.read(paragraphs_of(text))

    def table(self, rows: Iterable[Sequence[Any]], header: Sequence[str] | None = None) -> None:
        """Tell a table, a line for each row: its first column, and the others with the words of the header."""
        self.sitting.add_rows(rows, header)
