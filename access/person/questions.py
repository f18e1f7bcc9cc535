"""The questions of a program in a person's language.

The first time a question is asked in words, with the meaning of Enter; later it is bare. So nobody hears a hint at each
prompt, and no default is a mere capital letter.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from access.answers.commands import NextLines, Unclear
from access.answers.shapes import (
    among,
    amount,
    by_part,
    in_any_language,
    plain_answer_words,
    several,
    takes_numbers,
)
from access.language.line import LONGEST_TYPED, ME, Choice, OwnQuestion, Text, Wording, worded
from access.language.phrases import Phrases, normal
from access.person.raised import Back, Invalid
from games.data import frozen, replace
from games.refusals import Refused

if TYPE_CHECKING:
    from decimal import Decimal

    from access.answers.own import OwnWords

    Number = int | Decimal

INLINE = 6
"""The most choices named in a question; more are a numbered list."""
LONG = 20
"""The most letters of a choice of several words named in a question."""
WHOLE = 20
"""The most lines of a list that is read whole; of a longer one the first are read, and others found by a part."""
FIRST = 10
"""The lines of a longer list that are read at once."""
USUAL = 20
"""The most letters of a usual answer; a display has room for them."""

Check = Callable[[Any], Any]
"""Checks an answer: returns it, perhaps changed, or None for the same. Raises Invalid with a sentence for the person.

Of another ValueError, such as that of `int`, the person hears only that the answer does not fit.
"""


class LongList:
    """A list too long to be read whole: ten of its lines at a time, and which of them were heard."""

    def __init__(self, lines: Sequence[str], tell: Callable[[str], None] = lambda line: None) -> None:
        self.lines, self._tell = lines, tell
        self.left: Sequence[int] = ()
        """The places of the lines that are told next."""
        self._heard: set[int] = set()
        self.next_lines()

    def next_lines(self) -> list[str]:
        """Return the next lines, which are told now; after the last one the list begins anew."""
        return self.told(self.left or range(len(self.lines)))

    def told(self, places: Sequence[int]) -> list[str]:
        """Return the lines at the first of these places, which are told now; the others come next."""
        now, self.left = places[:FIRST], places[FIRST:]
        self._heard.update(now)
        return [self.lines[place] for place in now]

    def tell(self, places: Iterable[int]) -> None:
        """Tell the lines at these places that were not heard yet: a number alone does not say what it is."""
        for place in places:
            if place not in self._heard:
                self._heard.add(place)
                self._tell(self.lines[place])


Lists = Callable[[Sequence[str]], LongList]
"""Returns the list with these lines, as far as the person has heard it by now."""


@frozen
class ListedQuestion:
    """A question after a list; `next_lines` returns the next lines of a long one, `values` are all its choices."""

    own: OwnQuestion
    listed: tuple[str, ...] = ()
    next_lines: Callable[[], Sequence[str]] = tuple
    values: Sequence[Choice] = ()


def choice(
    phrases: Phrases,
    text: Text,
    choices: Iterable[Any],
    default: Any = None,
    names: Callable[[Any], str] = str,
    braille: str | None = None,
    listed: bool = False,
    hint: str | None = None,
    lists: Lists = LongList,
) -> ListedQuestion:
    """Return a question for one of several: choices, words, pairs of words and a value, or values with these names.

    Without a `hint` it says the choices the first time, or has a list of them.
    """
    values = named(choices, names)
    words = [choice.words[0] for choice in values if choice.words]
    usual = next((choice.words[0] for choice in values if default is not None and choice.value == default), None)
    enters = () if default is None or (usual is None and hint is None) else (default,)
    is_long = len(values) > INLINE or any(" " in word and len(word) > LONG for word in words)
    if listed or (is_long and hint is None):
        more_by = phrases.words("face-more")[0] if len(values) > WHOLE else "none"
        by_number = takes_numbers(values)
        allowed = phrases.text("face-in-list", most=len(words) if by_number else 0, word=more_by)
        within = phrases.text("face-from-to", least=1, most=len(words)) if by_number else phrases.text("face-by-name")
        more = _and_enter(phrases, within, usual)
        chosen: list[int] = []
        meant = among(values, by_number, {*_plain(phrases, "yes"), *_plain(phrases, "no")}, chosen.append)
        longest = len(str(len(words))) if by_number else max(map(len, words), default=1)
        own = _own(text, braille, more if hint is None else hint, allowed, longest, meant, enters)
        return _in_list(phrases, replace(own, numbered=by_number), values, chosen, lists)
    more = _and_enter(phrases, phrases.text("face-listed", words=_or(phrases, words)), usual)
    allowed = phrases.text("loop-allowed", words=", ".join(words))
    longest, meant = max(map(len, words), default=1), among(values, numbered=False)
    own = _own(text, braille, more if hint is None else hint, allowed, longest, meant, enters)
    return ListedQuestion(replace(own, known=tuple(values)), values=values)


def confirmation(
    phrases: Phrases, text: Text, default: bool | None, braille: str | None, hint: str | None = None
) -> ListedQuestion:
    """Return a question: yes or no."""
    values = (Choice(_plain(phrases, "yes"), True), Choice(_plain(phrases, "no"), False))
    yes, no = values[0].words[0], values[1].words[0]
    more = phrases.text("face-listed", words=_or(phrases, (yes, no)))
    more = _and_enter(phrases, more, None if default is None else yes if default else no)
    enters, longest = () if default is None else (default,), max(len(yes), len(no))
    also = Choice(tuple(in_any_language("plain-stop")), False, whole=True)
    meant, allowed = among((*values, also), numbered=False), phrases.text("face-yes-or-no")
    own = _own(text, braille, more if hint is None else hint, allowed, longest, meant, enters)
    return ListedQuestion(replace(own, known=values))


def number(
    phrases: Phrases,
    text: Text,
    least: Number | None,
    most: Number | None,
    default: Number | None = None,
    check: Check | None = None,
    braille: str | None = None,
    decimal: bool = False,
) -> ListedQuestion:
    """Return a question for a whole number, or for a `decimal` one, within its bounds, if it has some."""
    bounds = [None if bound is None else _told(phrases, bound) for bound in (least, most)]
    within = range_told(phrases, bounds[0], bounds[1])
    allowed = phrases.text("face-number", least=bounds[0], most=bounds[1])
    if decimal or None in bounds:
        allowed = f"{phrases.text('face-type-decimal' if decimal else 'face-type-whole')} {within}".rstrip()
    read = _decimal(phrases.text("face-decimal-mark")) if decimal else _whole
    usual = default if default is None or not decimal else _as_decimal(default)

    def meant(typed: str) -> Any:
        found = read(typed)
        if (least is not None and found < least) or (most is not None and found > most):
            raise Refused("face-refused", text=allowed)
        return checked(check, found)

    more = _and_enter(phrases, within, None if default is None else _told(phrases, default)).strip()
    enters = () if usual is None else (usual,)
    longest = max((len(bound) for bound in bounds if bound is not None), default=0) + 3 * decimal or USUAL // 2
    return _with_default(check, _own(text, braille, more, allowed, longest, meant, enters))


def _told(phrases: Phrases, number: Number) -> str:
    """Return a number with the decimal mark of the language."""
    return str(number) if isinstance(number, int) else f"{number:f}".replace(".", phrases.text("face-decimal-mark"))


def range_told(
    phrases: Phrases,
    least: str | None,
    most: str | None,
    one_end: tuple[str, str] = ("face-at-least", "face-at-most"),
) -> str:
    """Return bounds in words; empty without any. `one_end` are the phrases for one bound alone."""
    if least is None:
        return "" if most is None else phrases.text(one_end[1], most=most)
    return phrases.text(one_end[0] if most is None else "face-from-to", least=least, most=most)


def _whole(typed: str) -> int:
    try:
        spelled = amount(typed)
        return int(typed.strip().replace("\u2212", "-")) if spelled is None else spelled
    except ValueError:
        raise Unclear(typed) from None


def _as_decimal(number: Number | str) -> Decimal:
    from decimal import Decimal  # few programs ask for one, and it takes its time to load

    return Decimal(number)


def _decimal(mark: str) -> Callable[[str], Decimal]:
    """Return a function that reads a decimal number, with a point or a comma.

    The function raises Unclear for three digits behind the mark of another language: these may be thousands.
    """

    def read(typed: str) -> Decimal:
        text, spelled = typed.strip().replace("\u2212", "-"), amount(typed)
        found = re.fullmatch(r"[+-]?[0-9]+(?:([.,])([0-9]+))?", text)
        if spelled is not None:
            return _as_decimal(spelled)
        if found is None or (found[1] not in (None, mark) and len(found[2]) == len("000")):
            raise Unclear(typed)
        number = _as_decimal(text.replace(",", "."))
        return number or number.copy_abs()  # no -0

    return read


def dated(
    phrases: Phrases,
    text: Text,
    least: date | None,
    most: date | None,
    default: date | None,
    check: Check | None,
    braille: str | None,
) -> ListedQuestion:
    """Return a question for a date."""
    told = [None if each is None else _day_told(phrases, each) for each in (least, most, default)]
    within = range_told(phrases, told[0], told[1], ("face-not-before", "face-not-after"))
    allowed = f"{phrases.text('face-type-date', examples=_examples_of_days(phrases, least, most))} {within}".rstrip()

    def meant(typed: str) -> Any:
        found = _day(phrases, typed)
        if (least is not None and found < least) or (most is not None and found > most):
            raise Refused("face-refused", text=within)
        return checked(check, found)

    more = _and_enter(phrases, f"{phrases.text('face-date-parts')} {within}".rstrip(), told[2])
    enters = () if default is None else (default,)
    return _with_default(check, _own(text, braille, more, allowed, len("2026-11-27"), meant, enters))


def _examples_of_days(phrases: Phrases, least: date | None, most: date | None) -> str:
    """Return examples of a date within its bounds; these show already how one is told."""
    least, most = least or date.min, most or date.max
    day, today = min(max(date(2026, 11, 27), least), most), date.today()
    told = [_day_told(phrases, day)] if (least, most) == (date.min, date.max) else []
    digits = phrases.text("face-date-digits", day=f"{day:%d}", month=f"{day:%m}", year=f"{day.year:04}")
    return _or(phrases, [*told, digits, *[phrases.words("face-days")[1]] * (least <= today <= most)])


def _with_default(check: Check | None, own: OwnQuestion) -> ListedQuestion:
    """Return a question with the same check for its default and for typed answers."""
    return ListedQuestion(own if check is None else replace(own, entering=lambda value: checked(check, value)))


def _day_told(phrases: Phrases, told: date) -> str:
    month = phrases.words("face-months")[told.month - 1]
    return phrases.text("face-date", day=str(told.day), month=month, year=f"{told.year:04}")


def _day(phrases: Phrases, typed: str) -> date:
    """Return the date that was typed: in digits, with the name of a month, or as a day beside today.

    Raises Unclear, also for two numbers of which each may be the month where the day need not come first.
    """
    text = normal(typed)
    days = {normal(word): place - 1 for place, word in enumerate(phrases.words("face-days"))}
    if text in days:
        return date.today() + timedelta(days[text])
    found = re.fullmatch("([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})", text)
    parts = (found[1], found[2], found[3]) if found else _day_first(phrases, text)
    try:
        year, month, number = map(int, parts)
        return date(year, month, number)
    except ValueError:
        raise Unclear(typed) from None


def _day_first(phrases: Phrases, text: str) -> Sequence[str]:
    """Return year, month and day of a text that begins with the day, or with the month; nothing if it is unclear."""
    found = re.fullmatch("([0-9]{1,2})([./]) ?([0-9]{1,2})[./] ?([0-9]{4})", text)
    if found is not None:
        first, second = int(found[1]), int(found[3])
        if found[2] == "." or phrases.text("face-day-first") == "yes" or first > 12 or first == second:
            return found[4], found[3], found[1]
        return (found[4], found[1], found[3]) if second > 12 else ()
    found = re.fullmatch("([0-9]{1,2})[a-z]{0,2}[.]? (?:of )?([a-z]{3,})[.]? ([0-9]{4})", text)
    said: Sequence[str] = (found[1], found[2], found[3]) if found else ()
    if not found and (found := re.fullmatch("([a-z]{3,})[.]? ([0-9]{1,2})[a-z]{0,2},? ([0-9]{4})", text)):
        said = (found[2], found[1], found[3])
    months = [normal(word) for word in phrases.words("face-months")]
    fits = [n for n, month in enumerate(months, 1) if said and month.startswith(said[1])]
    return (said[2], str(fits[0]), said[0]) if len(fits) == 1 else ()


def free_text(
    phrases: Phrases,
    text: Text,
    default: Any,
    check: Check | None,
    longest: int,
    empty: bool,
    braille: str | None,
    known: Iterable[Any] | None = None,
    hint: str | None = None,
    alone: Collection[str] | None = None,
) -> ListedQuestion:
    """Return a question for any text of at most so many letters; 0 means any number.

    If some words are `known`, commands need no slash; nor do those that work `alone`, which are all if none are named.
    """

    def meant(typed: str) -> Any:
        if known is not None:  # else blanks at its ends may mean something
            typed = typed.strip()
        if len(typed) > LONGEST_TYPED:
            raise Refused("face-refused", text=phrases.text("face-too-long-line", most=LONGEST_TYPED))
        if longest and len(typed) > longest:
            raise Refused("face-refused", text=phrases.text("face-too-long", count=len(typed), most=longest))
        return checked(check, typed)

    more = phrases.text("face-enter", value=default) if default else ""
    if default == "":
        more = phrases.text("face-enter-nothing")
    enters: tuple[Any, ...] = (default,) if default is not None else ("",) if empty else ()
    usual = min(longest or USUAL, USUAL)
    own = _own(text, braille, more if hint is None else hint, phrases.text("face-any"), usual, meant, enters)
    if isinstance(default, str) and default:
        own = replace(own, entering=meant)
    if known is None:
        return ListedQuestion(replace(own, free=True, alone=alone is not None, commands=tuple(alone or ())))
    return ListedQuestion(replace(own, known=tuple(named(known, str)), reader=_open_words, open=True))


PathKind = Literal["file", "folder", "any"]


def path_question(
    phrases: Phrases,
    text: Text,
    default: Path | None,
    kind: PathKind,
    new: bool,
    check: Check | None,
    braille: str | None,
    tell: Callable[[str], None],
    note: Callable[[str], None],
) -> ListedQuestion:
    """Return a question for the path of a file or a folder; a `new` one need not exist, but its folder does.

    `tell` tells the names that fit, when the path is completed, and `note` that a new file is there already.
    """

    def meant(typed: str) -> Any:
        found = Path(os.path.expanduser(typed))
        if not found.exists() and (kind == "folder" or new) and not (new and found.parent.is_dir()):
            raise Refused("face-no-folder", folder=str(found.parent) if new else typed)
        why = _misfit(found, kind, new)
        if why:
            raise Refused("setting-file", file=typed, why=OSError(why, os.strerror(why)))
        answer = checked(check, found)
        if new and found.is_file():
            note(phrases.text("face-there-already", file=typed))
        return answer

    more = "" if default is None else phrases.text("face-enter", value=str(default))
    enters = () if default is None else (default,)
    own = _own(text, braille, more, phrases.text("face-type-path"), USUAL, meant, enters)
    own = replace(own, entering=lambda usual: meant(str(usual)))
    return ListedQuestion(replace(own, free=True, completes=lambda typed: _completed(phrases, typed, kind, tell)))


def _misfit(found: Path, kind: PathKind, new: bool) -> int:
    """Return the number of the error with a path, 0 if it fits."""
    if found.exists():
        is_folder = found.is_dir()
        return 0 if kind == "any" or is_folder == (kind == "folder") else errno.EISDIR if is_folder else errno.ENOTDIR
    return 0 if new and found.parent.is_dir() else errno.ENOENT


def _completed(phrases: Phrases, typed: str, kind: PathKind, tell: Callable[[str], None]) -> str:
    """Return the beginning of a path as far as it is clear; tell the names that fit if there are none or several."""
    if typed == "~":
        return typed + os.sep
    head, begun = os.path.split(typed)
    try:
        with os.scandir(os.path.expanduser(head) or ".") as entries:
            names = sorted(each.name + os.sep * each.is_dir() for each in entries)
    except OSError:
        names = []
    fits = [name for name in names if name.startswith(begun) and (begun or not name.startswith("."))]
    fits = [name for name in fits if kind != "folder" or name.endswith(os.sep)]
    found = os.path.join(head, os.path.commonprefix(fits)) if fits else typed  # noqa: RUF071 - by letters
    if not fits:
        tell(phrases.text("face-no-fit", typed=typed))
    elif found == typed:
        more = max(len(fits) - FIRST, 0)
        tell(phrases.text("face-found", count=len(fits), words=", ".join(fits[:FIRST]), more=more))
    return found


def selection(
    phrases: Phrases,
    text: Text,
    choices: Iterable[Any],
    default: Collection[Any],
    names: Callable[[Any], str],
    braille: str | None,
    least: int = 0,
    most: int | None = None,
    lists: Lists = LongList,
) -> ListedQuestion:
    """Return a question for several, from `least` to `most`."""
    values = named(choices, names)
    count = range_told(phrases, str(least) if least else None, None if most is None else str(most))
    count = count and phrases.text("face-pick", range=count)
    count = phrases.text("face-pick-exactly", count=least) if least == most else count
    by_number = takes_numbers(values)
    allowed = f"{phrases.text('face-several' if by_number else 'face-several-names')} {count}".rstrip()
    chosen: list[int] = []
    read = several(values, chosen.append, by_number)
    known = ", ".join(choice.words[0] for choice in values if choice.value in default)
    nothing = _words_for_nothing(phrases, values) if known and not least else ()

    def meant(typed: str) -> list[Any]:
        found: list[Any] = [] if normal(typed) in nothing else read(typed)
        if len(found) < least or (most is not None and len(found) > most):
            raise Refused("face-refused", text=count)
        return found

    enters: tuple[Any, ...] = (list(default),)
    more = f"{allowed} {phrases.text('face-enter', value=known) if known else phrases.text('face-enter-nothing')}"
    more += f" {phrases.text('face-for-nothing', word=nothing[0])}" if nothing else ""
    if not known and least:
        more, enters = allowed, ()
    own = _own(text, braille, more, allowed, len("1, 2"), meant, enters)
    return _in_list(phrases, replace(own, numbered=by_number), values, chosen, lists)


def _words_for_nothing(phrases: Phrases, values: Iterable[Choice]) -> list[str]:
    """Return the words for an empty selection, without the names of choices."""
    names = {normal(word) for choice in values for word in choice.words}
    return [word for word in phrases.words("face-none") if normal(word) not in names]


def _in_list(
    phrases: Phrases, own: OwnQuestion, values: Sequence[Choice], chosen: list[int], lists: Lists
) -> ListedQuestion:
    """Return a question with its list, or with the beginning of a long one.

    At a long one a part of a word is taken, too, and a wish for more lines. `chosen` has the places of the choices that
    an answer did not name in full: those that nobody has heard yet are told.
    """
    words = [choice.words[0] for choice in values if choice.words]
    lines = numbered(words) if own.numbered else tuple(words)
    if len(lines) <= WHOLE:
        return ListedQuestion(replace(own, known=tuple(values)), lines, values=values)
    listed, names = lists(lines), {normal(word) for choice in values for word in choice.words}
    wishes = {normal(word) for word in phrases.words("face-more")} - names

    def meant(typed: str) -> Any:
        chosen.clear()
        if normal(typed) in wishes:
            raise NextLines
        answer = _by_part(values, own, typed, listed)
        listed.tell(chosen)
        return answer

    def next_lines() -> Sequence[str]:
        return (*listed.next_lines(), _left_told(phrases, len(listed.left)))

    first = (*lines[:FIRST], _left_told(phrases, len(lines) - FIRST))
    return ListedQuestion(replace(own, known=tuple(values[:FIRST]), meant=meant), first, next_lines, values)


def _left_told(phrases: Phrases, left: int) -> str:
    """Return the line behind some lines of a long list: how many more there are, and how they are heard."""
    return phrases.text("face-more-in-list", more=left, word=phrases.words("face-more")[0])


def _by_part(values: Sequence[Choice], own: OwnQuestion, typed: str, listed: LongList) -> Any:
    """Return the answer to a long list, by a part of a word. Raises Refused with the matching lines."""
    try:
        return own.meant(typed)
    except Unclear as unclear:
        fits = by_part(values, unclear.typed)
        if len(fits) == 1 and unclear.typed == typed:
            return own.meant(str(fits[0] + 1) if own.numbered else values[fits[0]].words[0])
        if not fits:
            raise Unclear(unclear.typed) from None
    words = ", ".join(listed.told(fits))
    raise Refused("face-found", count=len(fits), words=words, more=len(listed.left))


def answer_told(phrases: Phrases, answer: Any, values: Sequence[Choice] = ()) -> str:
    """Return an answer as it is told at the end of a form: one of these choices by its word."""
    word = next((choice.words[0] for choice in values if choice.words and choice.value == answer), None)
    if word is not None:
        return word
    if isinstance(answer, bool):
        return _plain(phrases, "yes" if answer else "no")[0]
    if isinstance(answer, list | tuple):
        return ", ".join(answer_told(phrases, each, values) for each in answer) or phrases.text("face-empty")
    told = "" if answer is None else str(fact_told(phrases, answer))
    return told if told.strip() else phrases.text("face-empty")


def fact_told(phrases: Phrases, value: Any) -> Any:
    """Return a number with decimals, or a date, as it is told in the language; any other value as it is."""
    if isinstance(value, float):
        return repr(value).replace(".", phrases.text("face-decimal-mark"))
    if isinstance(value, date):
        at = f", {value:%H:%M}" if isinstance(value, datetime) else ""
        return _day_told(phrases, value) + at
    decimal = sys.modules.get("decimal")  # which most programs do without
    return _told(phrases, value) if decimal is not None and isinstance(value, decimal.Decimal) else value


def with_back(phrases: Phrases, own: OwnQuestion) -> OwnQuestion:
    """Return a question of a form with the command `back`, or `/back` for a free text; it raises Back."""
    words = {f"/{word}" if own.free else word for name in phrases.words("face-back") for word in (normal(name),)}

    def meant(typed: str) -> Any:
        if normal(typed) in words:
            raise Back
        return own.meant(typed)

    return replace(own, meant=meant)


def pause(phrases: Phrases, text: Text | None) -> ListedQuestion:
    """Return a question for Enter, or for any text but a command."""
    asked = worded(phrases.text("face-pause") if text is None else text)
    own = OwnQuestion(ME, asked, "", str(asked), 0, lambda typed: None, (None,), reader=_own_words)
    return ListedQuestion(own)


def named(choices: Iterable[Any], names: Callable[[Any], str]) -> list[Choice]:
    """Return choices with their words; a pair has its word already, or several."""
    return [_in_words(each) if isinstance(each, Choice) else _named(each, names) for each in choices]


def _in_words(choice: Choice) -> Choice:
    """Return a choice whose words and help may be texts of the program's files."""
    texts = (*choice.words, choice.help, choice.more)
    if not any(isinstance(text, Wording) for text in texts):
        return choice
    *words, help_, more = map(str, texts)
    return replace(choice, words=tuple(words), help=help_, more=more)


def _named(choice: Any, names: Callable[[Any], str]) -> Choice:
    is_pair = names is str and isinstance(choice, tuple) and len(choice) == 2
    words, value = choice if is_pair else (names(choice), choice)
    if not isinstance(words, str | Wording | tuple | list):
        raise TypeError(f"names returns a word or several, not {words!r}: write str(...)")
    return Choice((str(words),) if isinstance(words, str | Wording) else tuple(map(str, words)), value)


def numbered(words: Iterable[str]) -> tuple[str, ...]:
    """Return the lines of a numbered list."""
    return tuple(f"{number} {word}" for number, word in enumerate(words, 1))


def is_given_up(found: object) -> bool:
    """Tell whether nobody awaits a result, and close it."""
    if hasattr(found, "close") and hasattr(found, "__await__"):
        found.close()
    return hasattr(found, "__await__")


def check_awaited(name: str, found: object, is_awaited: bool) -> None:
    """Check the result of a question of a form: an awaitable in an event loop, and only there."""
    if is_awaited and found is not None and not hasattr(found, "__await__"):
        raise TypeError(f"{name!r} of a form returns what is awaited: write lambda answers: person.text(...)")
    if not is_awaited and is_given_up(found):
        raise TypeError(f"{name!r} of a form is awaited by nobody: write `def`")


def checked(check: Check | None, value: Any) -> Any:
    """Return the answer from a check. Raises Refused with the text of the check."""
    if check is None:
        return value
    try:
        found = check(value)
    except Refused:
        raise
    except Invalid as wrong:
        if not str(wrong):
            raise Refused("face-other", typed=str(value)) from None
        raise Refused("face-refused", text=" ".join(str(wrong).splitlines())) from None
    except ValueError:  # its words are Python's, and for programmers
        raise Refused("face-other", typed=str(value)) from None
    if isinstance(found, bool | Exception) or found is Invalid or is_given_up(found):
        name = getattr(check, "__qualname__", repr(check))
        raise TypeError(
            f"a check returns the answer or None, and raises Invalid for a wrong one: {name} returned {found}"
        )
    if isinstance(found, str) and " " in found.strip():
        from access.person.refusing import is_refusal

        if is_refusal(check, value, found):
            raise TypeError(
                f"a check raises what it says of a wrong answer: write raise Invalid({found!r}), not return"
            )
    return value if found is None else found


def _own_words(*given: Any) -> OwnWords:
    """Return the words of a question; they are loaded once something is typed."""
    from access.answers.own import OwnWords

    return OwnWords(*given)


def _open_words(*given: Any) -> OwnWords:
    """Return the words of a question that takes other texts, too."""
    from access.answers.own import OpenWords

    return OpenWords(*given)


def _own(
    text: Text,
    braille: str | None,
    more: str,
    allowed: str,
    longest: int,
    meant: Callable[[str], Any],
    default: tuple[Any, ...],
) -> OwnQuestion:
    """Return a question; the forms of its text take precedence over the given ones."""
    asked = worded(text.anew() if isinstance(text, Wording) and text.anew else text, braille)
    told, room = asked.form("allowed"), asked.form("longest")
    allowed, longest = (told.text if told else allowed), (len(room.text) if room else longest)
    return OwnQuestion(ME, asked, more, allowed, longest, meant, default, reader=_own_words)


def _and_enter(phrases: Phrases, more: str, default: Any) -> str:
    return more if default is None else f"{more} {phrases.text('face-enter', value=str(default))}"


def _or(phrases: Phrases, words: Sequence[str]) -> str:
    """Return words as an enumeration: a, b or c."""
    *first, last = words or ("",)
    return f"{', '.join(first)} {phrases.text('face-or')} {last}" if first else last


def _plain(phrases: Phrases, says: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*phrases.words(f"loop-answer-{says}"), *plain_answer_words(phrases, says))))
