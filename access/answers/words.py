"""Turns typed text into an answer or a command.

The words for answers and commands are in the phrases of each language. This module has only the few shapes that follow
them: dice, an amount, a seat, a word. A word may be typed in full, in its short form, as any beginning that means
one thing, or within a sentence.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

from access.answers.commands import Answered, Command, Commanded, Unclear
from access.answers.offering import all_offered, allowed, is_allowed, made
from access.answers.shapes import (
    NAMED,
    SAID,
    Offers,
    amount,
    answer_parts,
    answer_words,
    answered_exactly,
    cards,
    command_asked,
    commands_by_word,
    in_any_language,
    meaning_of,
    number_words,
    own_plain,
    plain_answers,
    plain_words,
    seat,
    shaped,
    spellings,
    terms,
    typed_dice,
    with_faces,
    without_and,
    words_of,
)
from access.language.line import AllOffered
from access.language.phrases import Phrases, behind, in_all_languages, split
from access.language.phrases import echo as echo
from access.language.phrases import normal as normal
from games.refusals import Illegal, Refused
from games.steps import Ask, Offer, Query, Shape, Term, Terms


def _named(offer: Offer[Any]) -> Sequence[str]:
    """Return the terms or cards that an offer takes."""
    return offer.among if offer.takes in NAMED else ()


LONGEST_SENTENCE = 12
"""The most words of an answer that is typed as a sentence."""


def in_few_words(words: Words, text: str) -> Iterator[str]:
    """Yield the ways to say a sentence in fewer words.

    Advice is understood as it stands: without its reason behind the colon, and without what follows from the answer.
    """
    told = text.partition(":")[0].rstrip() if words.phrases.game is not None else text
    if told != text:
        yield told
    yield from _shortened(words, told)
    for shorter in without_outcome(words, told):
        yield shorter
        yield from _shortened(words, shorter)


def _shortened(words: Words, text: str) -> Iterator[str]:
    """Yield a sentence without its articles, and with the verb at its end put first."""
    every = text.split()[:LONGEST_SENTENCE]
    left = without_articles(words, every)
    before = words_of(words.phrases, "loop-before-number")
    if left != every:
        yield " ".join(left)
        if left and left[0] in before:
            yield " ".join(left[1:])  # I'd like to keep 1
    asked = text.strip("0123456789 ,")
    if asked in words.asked:
        yield asked
    for few in (every, left):
        if len(few) > 1 and few[-1] in words.answers:
            yield " ".join((few[-1], *few[:-1]))
            yield " ".join((few[-1], *(word for word in few[:-1] if word not in before)))  # 3 to call


def without_articles(words: Words, every: Collection[str]) -> list[str]:
    """Return the words of a sentence without articles; at questions for cards, letters are cards.

    Where a word may be laid each of them may be meant: `an sh fumo` is no fumo, unless the answer is named.
    """
    if any(offer.takes == "word" for offer in words.offers) and not any(word in words.answers for word in every):
        return list(every)
    shortest = 2 if any(offer.takes == "cards" for offer in words.offers) else 1
    out = words_of(words.phrases, "loop-left-out")
    return [word for word in every if len(word) < shortest or word not in out]


def without_outcome(words: Words, text: str) -> Iterator[str]:
    """Yield a sentence without the outcome of its answer, such as `throw 5 dice` after `keep the 1`.

    The form `then` of an answer lists how that begins; a number, and a word that is counted, may end it.
    """
    for offer in words.offers:
        name = words.phrases.answer(offer)
        if not words.phrases.has(name, "then"):
            continue
        for then in map(normal, words.phrases.line(name, "then").text.split(",")):
            answer, found, rest = f"{text} ".partition(f" {then} ")
            if found and _is_counted(words, rest) and (said := without_and(answer).rstrip(" ,")):
                yield said


def _is_counted(words: Words, text: str) -> bool:
    """Tell whether a text is empty or a number, with or without its unit."""
    counted = words_of(words.phrases, "loop-after-number")
    left = [word for word in without_articles(words, text.split()) if word not in counted]
    return not left or (len(left) == 1 and amount(left[0]) is not None)


def by_several_words(taking: Mapping[str, Offer[Any]], text: str) -> tuple[Offer[Any], str] | None:
    """Return an offer named by several words, such as `keep going Secant`, and its value; None without one."""
    for words, offer in taking.items():
        if " " in words and text.startswith(f"{words} "):
            return offer, text[len(words) :].strip()
    return None


def set_aside(phrases: Phrases, question: Ask[Any], rest: str) -> tuple[Offer[Any], Any] | None:
    """Return the offer to keep dice and the dice of a sentence such as `set 3 aside`; None for other sentences.

    Raises Illegal where dice lie on the table, but none are kept.
    """
    faces = " ".join(word for word in rest.split() if word not in words_of(phrases, "loop-left-out"))
    if phrases.game is None or phrases.game.holds != "dice" or not re.fullmatch("[1-6][1-6 ,;]*", faces):
        return None
    if faces == rest and re.fullmatch("[1-6]{2}", faces):
        return None  # the number of a setting
    keep = next((offer for offer in question.offers() if offer.name == "keep"), None)
    if keep is None:
        raise Illegal("loop-set-no-dice", allowed=phrases.allowed(question))
    found = typed_dice(faces)
    return None if found is None else (keep, found)


LONGEST_TALK = 500
"""The most letters that are read behind a word: of a message, of cards, or of the path of a file."""


class Words:
    """The words that may be typed at a question: those of its answers, and those of the commands."""

    def __init__(
        self, phrases: Phrases, question: Ask[Any], commands: Iterable[Command], queries: Iterable[Query] = ()
    ) -> None:
        self.question, commands = question, tuple(commands)
        self.offers = question.offers()
        self.phrases = phrases
        self._commands, self.queries = commands, tuple(queries)
        declared: tuple[Command | Query, ...] = (*commands, *self.queries)
        self.among: Mapping[str, Sequence[str]] = {each.name: each.among for each in declared}
        self.takes: Mapping[str, Shape | None] = {each.name: each.takes for each in declared}
        self.listed = tuple([each.name for each in declared if each.listed])
        self.commands = commands_by_word(phrases, tuple(self.takes))
        listed_for = [(word, offer) for offer in self.offers for word in words_of(phrases, phrases.answer(offer))]
        self.taking = {word: offer for word, offer in listed_for if offer.takes is not None}
        """The offers that take a value by their words: take is stop, and take 1 keeps the 1."""
        self.answers = {**self.taking, **{word: offer for word, offer in listed_for if offer.takes is None}}

    @cached_property
    def _plain_answers(self) -> tuple[Mapping[str, str], Offers]:
        """The meanings of the plain words for yes and no, and the offers by these words."""
        return plain_answers(self.phrases.language, self.offers, self.answers, self.commands)

    @cached_property
    def asked(self) -> Offers:
        """The words in which the question asks, such as `fight?`, for its yes, and those it names for its no."""
        found: dict[str, Offer[Any]] = {}
        for says in ("yes", "no"):
            offer = next((each for each in self.offers if (each.says or SAID.get(each.name)) == says), None)
            words = self.phrases.told(self.question, says) if offer is not None else None
            if offer is not None and words:
                found |= {normal(word): offer for word in words.split(",")}
        return found

    @cached_property
    def plain(self) -> Offers:
        """The offers by the plain words for yes and no, and by those in which the question asks."""
        return {**self._plain_answers[1], **self.asked}

    def entered(self) -> Answered | None:
        """Return the answer of Enter alone at this question, or None."""
        return next((Answered(offer.answer) for offer in self.offers if offer.enter), None)

    def has(self, typed: str) -> bool:
        """Tell whether typed text is an answer, allowed or not."""
        try:
            return isinstance(self.read(typed), Answered)
        except (Unclear, Refused):
            return False

    @cached_property
    def offered(self) -> AllOffered:
        """The answers and the commands as data."""
        return all_offered(self)

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear, or Illegal for impossible dice or amounts.

        An answer is also understood as it stands in a sentence: `keep the 1`, `um 3 erhöhen`, `throw 5 5 again`.
        """
        if (exact := answered_exactly(self.phrases, self.question, typed)) is not None:
            return exact
        if (alike := self._alike(normal(typed))) is not None:
            return alike
        self._refuse_name_or_command(normal(typed))
        asked = command_asked(self.phrases, tuple(self.takes), normal(typed))
        if asked is not None and not self._means_more(normal(typed), typed):
            return Commanded(asked)
        told, reason, _ = typed.partition(":")
        if reason and self.phrases.game is not None:
            with suppress(Unclear, Refused):
                meant = self._read(told)
                if isinstance(meant, Answered):
                    return meant
        try:
            return self._read(typed)
        except Unclear as unclear:
            if not (unclear.words or unclear.needs_more):
                for other in in_few_words(self, normal(typed)):
                    with suppress(Unclear, Refused):
                        meant = self._read(other)
                        if isinstance(meant, Answered) or (other in self.commands and ":" not in typed):
                            return meant
            raise

    def _alike(self, text: str) -> Answered | None:
        """Return the answer of a sentence such as `keep both fives`, for the dice that lie there."""
        lie = next((offer.lie for offer in self.offers if offer.lie), ())
        written = with_faces(self.phrases, text, lie) if lie else text
        if written != text:
            with suppress(Unclear):
                meant = self.read(written)
                return meant if isinstance(meant, Answered) else None
        return None

    def _means_more(self, text: str, typed: str) -> bool:
        """Tell whether a sentence for a command is also an answer, such as `again` after a game.

        A word that answers another question of the game is no command either: who types it means the game.
        """
        known = text in self.plain or text in self.answers or text in self.commands
        elsewhere = self.phrases.game is not None and text in answer_words(self.phrases)
        return known or elsewhere or self._laid(text, typed) is not None

    def _read(self, typed: str) -> Answered | Commanded:
        text = normal(typed)
        if self._is_plain(text, typed):
            return self._plainly(self.plain[text], text, typed)
        if text in self.answers and (self.answers[text].takes is None or " " in text):
            return self._offered(self.answers[text], "", typed)
        if any(text == normal(word) for offer in self.offers if offer.takes == "text" for word in offer.among):
            return Answered(typed.strip())
        card = self._bare_card(text)
        if card is not None:
            return card
        slash = text.startswith("/")
        word, rest = split(text.removeprefix("/").strip())
        found = meaning_of(word, self.commands) if slash else self.commands.get(word)
        if found is not None and (slash or not rest or self._goes_on(found, word)):
            return self.commanded(found, rest, typed)
        if slash:
            raise Unclear(typed)
        self._refuse_yes_for_names(text)
        bare = self._bare(text, typed) or self._held(text)
        if bare is not None:
            return bare
        try:
            meant = self._by_word(word, rest, typed)
        except Unclear as unclear:
            return self._word_alone(text, typed, unclear)
        only_begins = isinstance(meant, Commanded) and word not in self.commands
        return (self._laid(text, typed) if only_begins else None) or meant

    def _word_alone(self, text: str, typed: str, unclear: Unclear) -> Answered:
        """Return a word to be laid that was typed alone. Raises Unclear, or Refused if it is not allowed."""
        begins = unclear.needs_more or any(normal(each) in self.answers for each in unclear.words)
        laid = None if begins else self._laid(text, typed)
        if laid is not None:
            return laid
        priced = self._refuse_unclear(text)
        if priced is not None:
            return priced
        if not begins:
            self._refuse_word(text, typed)
        raise unclear

    # Plain yes and no

    def _is_plain(self, text: str, typed: str) -> bool:
        """Tell whether text is a yes or no; in another language it is none where it is a name, a card or a word."""
        if text not in self.plain or (text not in self.answers and self._names_seat(text)):
            return False
        return text in own_plain(self.phrases.language) or not (self._held(text) or self._laid(text, typed))

    def _names_seat(self, text: str) -> bool:
        """Tell whether text is a name that the question takes as it is."""
        takes = any(offer.bare and offer.takes == "seat" for offer in self.offers)
        return takes and seat(text, self.phrases.names) is not None

    def _plainly(self, offer: Offer[Any], text: str, typed: str) -> Answered:
        """Return the answer of a plain yes or no. Raises Unclear if it is also a word that could be laid."""
        if self._held(text) or self._laid(text, typed):
            words = [self.phrases.words(self.phrases.answer(each))[0] for each in self.offers]
            raise Unclear(typed, tuple(f"{word} {typed}" if not n else word for n, word in enumerate(words)))
        return self._offered(offer, "", typed)

    # Cards, numbers and words typed without the word of the answer, as on a braille keyboard. Command words come first.

    def _held(self, text: str) -> Answered | None:
        """Return cards that the question allows, typed without a word."""
        for offer in self.offers:
            if offer.takes in ("cards", "face", "faces") and not offer.bare:
                named = offer.takes in NAMED
                value = self._terms(offer.takes, text, offer.among, bare=True) if named else cards(text)
                if value is not None and (found := allowed(self.question, offer, value)) is not None:
                    return found
        return None

    def _laid(self, text: str, typed: str) -> Answered | None:
        """Return a word that the question allows, typed alone."""
        for offer in self.offers:
            is_laid = offer.takes == "word" and not offer.bare and offer.make is not None and text.isalpha()
            if is_laid and (found := allowed(self.question, offer, typed.strip())) is not None:
                return found
        return None

    def _refuse_word(self, text: str, typed: str) -> None:
        """Raise Refused for a word that was typed alone to be laid, and that the question does not allow."""
        for offer in self.offers:
            is_word = offer.means is not None and text.isalpha() and offer.means(typed.strip())
            if is_word and text not in answer_words(self.phrases):
                self.question.check(made(offer, typed.strip()).value)

    def _refuse_name_or_command(self, text: str) -> None:
        """Raise Unclear for a command that also begins a name that may be played now, as Rat begins Rattenlord."""
        command = self.commands.get(text) if len(text) >= SHORTEST else None
        for offer in self.offers if command is not None else ():
            value = (
                self._terms(offer.takes, text, offer.among, bare=True) if offer.bare and offer.takes in NAMED else None
            )
            if value and is_allowed(self.question, offer, value):
                name = value if offer.takes in ("term", "face") else value[0]
                phrases = self.phrases.name_phrase(str(name), offer.takes), self.phrases.command(command or "")
                raise Unclear(text, tuple(self.phrases.words(phrase)[0] for phrase in phrases))

    def _refuse_yes_for_names(self, text: str) -> None:
        """Raise Unclear for a yes where names are asked for: it is the beginning of none, as j is of Jules Törtchen."""
        if self._plain_answers[0].get(text) == "yes" and any(offer.takes in NAMED for offer in self.offers):
            raise Unclear(text)

    def _refuse_unclear(self, text: str) -> Answered | None:
        """Return the answer whose price is typed alone; a value that could mean two things is never taken for a bet.

        Raises Illegal for such a value.
        """
        for offer in self.offers:
            value = shaped(offer.takes, text, self.phrases.names) if offer.unclear and offer.takes else None
            if value is None:
                continue
            priced = [Answered(other.answer) for other in self.offers for called, _ in other.called if called == text]
            if not priced or is_allowed(self.question, offer, value):
                raise Illegal(offer.unclear, typed=text)
            return priced[0]
        return None

    def _bare_card(self, text: str) -> Answered | None:
        """Return cards that the question takes: they come before a command of the same letters."""
        offer = next((offer for offer in self.offers if offer.bare and offer.takes == "cards"), None)
        value = cards(text) if offer is not None else None
        return None if offer is None or value is None else allowed(self.question, offer, value)

    def _goes_on(self, name: str, word: str) -> bool:
        """Tell whether all that follows a word belongs to the command: a short form of help may begin cards."""
        if name == "set":
            open_ = [offer for offer in self.offers if offer.bare and offer.takes in ("text", "word")]
            return len(word) >= SHORTEST and bool(open_) and not any(offer.among for offer in open_)
        return self.takes[name] == "text" and (name != "help" or len(word) >= SHORTEST or not word.isalpha())

    def without_set(self, asked: Commanded) -> Answered | None:
        """Return the answer meant by `set` and something that is no setting, where any text may be typed."""
        offer = next((offer for offer in self.offers if offer.bare and offer.takes in ("text", "word")), None)
        return made(offer, asked.value) if asked.name == "set" and asked.value and offer is not None else None

    def commanded(self, name: str, rest: str, typed: str) -> Commanded | Answered:
        """Return a command with the value behind it. Raises Unclear if it does not take that, and Illegal."""
        if not rest:
            return Commanded(name)
        if name == "set" and (kept := set_aside(self.phrases, self.question, rest)) is not None:
            return made(*kept)
        takes = self.takes[name]
        value = self._shaped(takes, rest, typed, self.among.get(name, ())) if takes else None
        if value is None:
            raise Unclear(typed)
        return Commanded(name, value)

    def _shaped(self, shape: Shape, rest: str, typed: str, among: Sequence[str]) -> Any:
        """Return the text after a word as a value of this shape; a word and a name keep their accents."""
        if shape == "seat" and normal(behind(typed)) == rest:
            return self._value(shape, behind(typed))
        if shape == "word":
            return behind(typed)[:LONGEST_TALK].rstrip(".!?") or None
        if shape == "text":
            return behind(typed)[:LONGEST_TALK] or None
        if shape in NAMED:
            return self._terms(shape, rest, among)
        return self._value(shape, rest)

    def _value(self, shape: Shape, text: str) -> Any:
        """Return text as a value of a shape; a number may be typed as in a sentence: `to 5`, `2 dice`."""
        if shape == "amount":
            before, after = (words_of(self.phrases, f"loop-{where}-number") for where in ("before", "after"))
            words = text.split()[:LONGEST_SENTENCE]
            while len(words) > 1 and words[0] in before:
                del words[0]
            text = " ".join(words[:-1] if len(words) > 1 and words[-1] in after else words)
        return shaped(shape, text, self.phrases.names)

    def _bare(self, text: str, typed: str) -> Answered | None:
        for offer in self.offers:
            if offer.bare and offer.takes:
                value: Any
                if offer.takes in NAMED:
                    value = None if text in self.answers else self._terms(offer.takes, text, offer.among, bare=True)
                elif offer.takes == "word" and text in self._plain_answers[0]:
                    value = None  # yes is not the beginning of a name
                elif offer.takes in ("text", "word"):
                    value = typed.strip()
                else:
                    value = self._value(offer.takes, typed.strip() if offer.takes == "seat" else text)
                if value is not None:
                    return made(offer, value)
        return None

    def _terms(self, shape: Shape, text: str, among: Sequence[str], bare: bool = False) -> Term | Terms | None:
        """Return a term or card, or several, by any beginning of their names; a word such as `with` may precede one."""
        known = spellings(self.phrases, among, shape)
        if shape in ("terms", "faces"):
            return terms(text, known)
        found = terms(text, known) or (None if bare else terms(text.partition(" ")[2], known))
        return found[0] if found is not None and len(found) == 1 else None

    def _by_word(self, word: str, rest: str, typed: str) -> Answered | Commanded:
        if several := by_several_words(self.taking, f"{word} {rest}"):
            with suppress(Unclear):
                return self._offered(*several, typed)
        known: dict[str, Offer[Any] | str] = {**self.commands, **self.answers}
        if len(word) == 1 and word not in self.answers:  # it stands for first words only: m is not menu, e not enough
            commands = {words_of(self.phrases, self.phrases.command(name))[0]: name for name in self.takes}
            known = {**commands, **{words_of(self.phrases, self.phrases.answer(each))[0]: each for each in self.offers}}
        found = self._meaning(word, known)
        if isinstance(found, str) and (not rest or self.takes[found] != "text" or self._goes_on(found, word)):
            return self.commanded(found, rest, typed)
        if isinstance(found, Offer):
            try:
                return self._offered(self.taking.get(word, found) if rest else found, rest, typed)
            except Unclear:
                if not rest or word not in self.commands:
                    raise
                if shorter := next(without_outcome(self, f"{word} {rest}"), ""):
                    return self._offered(found, split(shorter)[1], shorter)
            return self.commanded(self.commands[word], rest, typed)  # bets and settings are set by one word in German
        if rest and any(offer.takes in ("terms", "faces") for offer in self.offers):
            raise Unclear(self._unknown_term(typed))
        raise Unclear(typed, self._beginning(word) if not (rest or found or word in number_words()) else ())

    def _meaning(self, word: str, known: Mapping[str, Offer[Any] | str]) -> Offer[Any] | str | None:
        """Return the meaning of a word, or of a beginning: eins is none of Einstellungen, and qui none of quit."""
        if word in known or word in number_words():
            return known.get(word)
        found: Offer[Any] | str | None = meaning_of(word, known)
        is_whole = any(each.whole and each.name == found for each in self._commands)
        return None if is_whole and len(word) > 1 else found

    def _offered(self, offer: Offer[Any], rest: str, typed: str) -> Answered:
        """Return the answer of an offer that was named. Raises Unclear if what follows does not fit, or is missing."""
        if not rest and (offer.takes is None or offer.answer is not None):
            return Answered(offer.answer, offer.confirm)
        if offer.takes == "word":
            none = self.answers.get(rest)
            if none is not None and none.takes is None and self._laid(rest, rest) is None:
                return Answered(none.answer, none.confirm)  # lay nothing
            typed = without_and(typed) if without_and(rest) != rest else typed
        value = self._shaped(offer.takes, rest, typed, offer.among) if offer.takes is not None else None
        if value is not None and offer.by is not None and split(rest)[0] in words_of(self.phrases, "loop-by-number"):
            return Answered(offer.by(value))
        if value is None:
            value = next((meant for text, meant in offer.called if rest in (normal(text), text.casefold())), None)
        if value is not None:
            return made(offer, value)
        alone, _, last = rest.rpartition(" ")
        other = self.answers.get(rest) or (self.answers.get(alone) if amount(last) is not None else None)
        if other is not None and other.takes is None:  # keep all, throw all five; but throwing all keeps none
            return Answered(other.answer, other.confirm) if offer.takes else Answered(offer.answer, offer.confirm)
        raise Unclear(typed, needs_more=not rest)

    def _unknown_term(self, typed: str) -> str:
        """Return the first of several typed names that is no term of the question."""
        among = [spellings(self.phrases, offer.among, offer.takes) for offer in self.offers if offer.takes in NAMED]
        known = dict(ChainMap(*among))
        return next((word for word in answer_parts(normal(typed)) if terms(word, known) is None), typed)

    def _beginning(self, word: str) -> tuple[str, ...]:
        """Return the full words with this beginning, if there are several."""
        found = tuple(full for full in Words.all(self) if word and normal(full).startswith(word))
        return found if len(found) > 1 else ()

    def guesses(self) -> tuple[str, ...]:
        """Return the words that a typing error may mean: of answers, also the longer ones for the same; and names."""
        names = [self.phrases.answer(offer) for offer in self.offers]
        names += [self.phrases.name_phrase(each, offer.takes) for offer in self.offers for each in _named(offer)]
        found = [word for name in names for word in self.phrases.words(name)]
        found += self.phrases.names if any(offer.takes == "seat" for offer in self.offers) else ()
        return (*found, *(self.phrases.words(self.phrases.command(name))[0] for name in self.listed))

    def all(self) -> tuple[str, ...]:
        """Return the full words: of answers that must be named, and of commands."""
        names = [self.phrases.answer(offer) for offer in self.offers if not (offer.bare or offer.hidden)]
        names += [self.phrases.command(name) for name in self.listed]
        return tuple(sorted({self.phrases.words(name)[0] for name in names}))


class ConfirmWords(Words):
    """The words at a confirmation: the same answer, typed again, means yes, and stop means no; leaving is stopping."""

    question: Any

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear and Refused."""
        text, repeats = normal(typed), self.question.repeats
        if repeats is not None and text not in plain_words(self.phrases.language) and repeats(typed):
            return Answered(True)
        try:
            return super().read(typed)
        except Unclear:
            if text in in_any_language("plain-stop"):
                return Answered(self.question.leaves)
            raise


SHORTEST = 3
"""Letters of a word that is a command where any text may be typed: a short form may be a name."""


def command_in_text(
    typed: str, phrases: Phrases, commands: Collection[Command], question: Ask[Any], values: bool = True
) -> Commanded | None:
    """Return the command that is typed where any text may be typed, in any language; None for a text.

    It is typed alone and in full, or after a slash. Its value may follow after a slash, and after `help` and `set`
    without one; what follows `set` may be no setting, and then all of it is a text. Without `values` none may follow.
    Raises Unclear and Illegal for a value that the command does not take.
    """
    text = normal(typed)
    bare = text.removeprefix("/").strip()
    slash = text != bare
    word, rest = split(bare)
    for each in (phrases, *in_all_languages()):
        for command in commands:
            words = words_of(each, each.command(command.name))
            if bare in words and (len(bare) >= SHORTEST or not bare.isalpha() or slash):
                return Commanded(command.name)
            if values and rest and word in words and _goes_on(command, word, words, slash):
                found = Words(each, question, commands).commanded(command.name, rest, typed)
                return found if isinstance(found, Commanded) else None
    return None


def _goes_on(command: Command, word: str, words: tuple[str, ...], slash: bool) -> bool:
    """Tell whether what follows this word of a command is its value."""
    if slash:
        return command.takes is not None
    return (command.name == "help" and word == words[0]) or (command.name == "set" and len(word) >= SHORTEST)


def reader_of(phrases: Phrases, question: Ask[Any], commands: Iterable[Command], queries: Iterable[Query]) -> Words:
    """Return the reader that a question brings, else the words of its answers."""
    brought: Callable[..., Words] = question.reader or Words
    return brought(phrases, question, commands, queries)
