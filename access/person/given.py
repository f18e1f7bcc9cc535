"""Checks of the arguments of a program, before anything is told: a wrong use is one sentence with the right one.

All raise TypeError for another type, and ValueError for a value that does not fit.
"""

from __future__ import annotations

from collections.abc import AsyncIterable, Callable, Collection, ItemsView, Iterable, KeysView, Mapping, Sequence, Set
from datetime import date, datetime
from pathlib import Path
from typing import Any, Literal, TypedDict
from unicodedata import normalize

from access.language.line import Choice, Line, Wording
from access.person.questions import INLINE, is_given_up, named

CO_COROUTINE = 0x80
"""The flag in the code of an `async def`; `inspect` has it, too, and takes longer to load than all of this."""


class PersonOptions(TypedDict, total=False):
    """The options of a person; each takes precedence over the setting of its name."""

    lang: str | None
    screen_reader: bool
    plain: bool
    speech: Literal["auto", "on", "off"]
    sounds: Literal["auto", "off", "bell", "some", "all"]
    verbosity: Literal["brief", "normal", "full"]
    print: Literal["normal", "large", "always"]
    braille: Literal["auto", "off", "display", "terminal", "brf"]
    grade: int
    braille_table: str
    cells: int | Literal["auto"]
    more: bool | Literal["auto", "yes", "no"]


def check_text(text: object, what: str = "a text") -> None:
    """Check a text in words, or one of the program's files."""
    if not isinstance(text, str | Wording):
        if is_given_up(text):
            raise TypeError(f"{what} is a str, which nobody has awaited here: write `await`")
        raise TypeError(f"{what} is a str, not {type(text).__name__}: write str(...) or an f-string")
    if isinstance(text, Wording) and not isinstance(text.line, Line):
        raise TypeError(f"a Wording comes from person.t(...), not from {text.line!r}")


def check_forms(text: object, **forms: object) -> None:
    """Check a text to be told, and its forms for a display and a voice: they are for one line."""
    check_text(text)
    for name, form in forms.items():
        if form is not None:
            check_text(form, name)
            if isinstance(text, str) and len(text.splitlines()) > 1:
                raise ValueError(f"{name} is for a text of one line: say each line by itself")


def check_asked(text: object, **forms: object) -> None:
    """Check a question and its forms. Nobody hears or feels a question without words."""
    check_forms(text, **forms)
    if isinstance(text, str) and not text.strip():
        raise ValueError(f"a question has words, not {text!r}: write what is asked")


def takes_one(function: Callable[..., Any]) -> bool:
    """Tell whether a function takes one argument; built-in ones do not say what they take."""
    import inspect

    try:
        inspect.signature(function).bind(None)
    except ValueError:
        return True
    except TypeError:
        return False
    return True


def check_number(name: str, given: object, least: int | None = None) -> None:
    """Check a whole number of at least so much."""
    if not isinstance(given, int) or isinstance(given, bool):
        raise TypeError(f"{name} is a whole number, not {given!r}")
    if least is not None and given < least:
        raise ValueError(f"{name} is {least} or more, not {given!r}")


def check_bounds(text: object, least: Any, most: Any, default: Any, decimal: bool = False) -> None:
    """Check the bounds of a number, and its default; those of a `decimal` one may be a Decimal."""
    for name, each in (("least", least), ("most", most), ("default", default)):
        if decimal and _is_decimal(each):
            if not each.is_finite():
                raise ValueError(f"{name} is a number, not {each!r}")
        elif decimal and each is not None and type(each) is not int:
            raise TypeError(f"{name} is a Decimal or a whole number, not {each!r}: write Decimal('{_in_digits(each)}')")
        elif each is not None:
            check_number(name, each)
    low = default if least is None else least
    high = default if most is None else most
    ends = [each for each in (low, default, high) if each is not None]
    if ends != sorted(ends) or (None not in (least, most) and least > most):
        raise ValueError(f"no number fits at {str(text)!r}: least {least}, most {most}, default {default}")


def _in_digits(value: object) -> str:
    """Return the digits of a Decimal: the value itself if it is a number, else an example."""
    return str(value) if isinstance(value, float | str) and str(value).replace(".", "", 1).isdigit() else "2.5"


def _is_decimal(value: object) -> bool:
    from decimal import Decimal

    return isinstance(value, Decimal)


def check_days(text: object, **days: object) -> None:
    """Check the bounds of a date, and its default."""
    for name, each in days.items():
        if each is not None and (not isinstance(each, date) or isinstance(each, datetime)):
            right = each.date() if isinstance(each, datetime) else date(2026, 11, 27)
            raise TypeError(f"{name} is a date, not {each!r}: write {right!r}")
    ends: list[Any] = [days[name] for name in ("least", "default", "most") if days[name] is not None]
    if ends != sorted(ends):
        raise ValueError(f"no date fits at {str(text)!r}: {', '.join(f'{name} {day}' for name, day in days.items())}")


def check_distinct(among: Iterable[Any], names: Callable[[Any], str] = str) -> None:
    """Check that each choice has a word of its own, where several are picked: one typed word would mean them all."""
    known: set[str] = set()
    for choice in named(among, names):
        word = normalize("NFC", choice.words[0])
        if word in known:
            raise ValueError(f"{word!r} means two choices: give each a word of its own")
        known.add(word)


def check_known(given: object) -> list[Any]:
    """Return the known words of a text: words, or pairs and choices as `choose` has them."""
    if wrong := _without_order(given):
        raise TypeError(wrong)
    found = listed("known words", given)
    for each in found:
        if not isinstance(each, Choice | str) and not _is_pair(each):
            raise TypeError(f"the known words are texts, not {each!r}: write str(...)")
        if wrong := _wrong_words(each):
            raise TypeError(wrong)
    return found


def check_commands(given: object) -> list[str]:
    """Return the names of the commands that work alone."""
    from access.dialogue.commands import COMMANDS

    found = listed_texts("commands that work alone", given)
    for name in found:
        if name not in COMMANDS.commands:
            raise ValueError(f"there is no command {name!r}: write some of {', '.join(COMMANDS.commands)}")
    return found


def check_count(among: Sequence[Any], default: Collection[Any], least: object, most: object) -> None:
    """Check how many of the choices are to be picked, and whether the default has as many."""
    check_number("least", least, 0)
    if most is not None:
        check_number("most", most, 1)
    highest: Any = len(among) if most is None else most
    lowest: Any = least
    if lowest > min(highest, len(among)):
        raise ValueError(f"nobody can pick {least} of {len(among)} choices, and {highest} at most")
    if default and not lowest <= len(default) <= highest:
        raise ValueError(f"the default {list(default)!r} has {len(default)} values: write {least} to {highest}")


def check_seconds(given: object) -> None:
    """Check a time limit."""
    if not isinstance(given, int | float) or isinstance(given, bool):
        raise TypeError(f"a time limit is a number of seconds, not {given!r}")
    if not given > 0:
        raise ValueError(f"a time limit is more than 0 seconds, not {given!r}")


def check_suffix(suffix: object) -> None:
    """Check the end of the name of a file."""
    check_text(suffix, "suffix")
    if set(str(suffix)) & set("/\\\0") or str(suffix)[:1] not in ("", "."):
        raise ValueError(f"suffix is the end of a file's name, such as .md, not {suffix!r}")


def check_check(check: object) -> None:
    """Check the check of an answer."""
    if check is not None and not callable(check):
        raise TypeError(f"check is a function of the answer, not {check!r}: write check=int, or a name without ()")
    if check is not None and not takes_one(check):
        raise TypeError("check is called with the answer alone: write lambda answer: ...")
    if getattr(getattr(check, "__code__", None), "co_flags", 0) & CO_COROUTINE:
        raise TypeError("nobody awaits a check: write `def`, not `async def`")


def check_progress(text: object, total: object) -> None:
    """Check the label of a progress, and the number of its steps."""
    check_text(text)
    if not str(text).strip():
        raise ValueError("a progress has a label: write what is done")
    if total is not None:
        check_number("total", total, 0)


def check_parser(parser: object) -> None:
    """Check a parser of argparse."""
    from argparse import ArgumentParser

    if not isinstance(parser, ArgumentParser):
        raise TypeError(f"parser is one of argparse, not {parser!r}: write parser=ArgumentParser()")


def check_items(items: object) -> None:
    """Check the items of a progress."""
    if not isinstance(items, Iterable | AsyncIterable):
        raise TypeError(f"a progress goes over a list or another iterable, not {items!r}: write range(...)")


def listed(what: str, given: object) -> list[Any]:
    """Return the entries of a list."""
    if isinstance(given, bytes | bytearray):
        raise TypeError(
            f"{what} {'is' if what in ONE else 'are'} a list of texts, not {given!r}: write .decode() behind it"
        )
    if isinstance(given, str) or not isinstance(given, Iterable):
        verb = "is" if what in ONE else "are"
        right = str(given.split() if what == "arguments" and isinstance(given, str) else [given])
        if callable(given):
            right = "list(...) around what it returns"
        raise TypeError(f"{what} {verb} a list, not {given!r}: write {'[]' if given is None else right}")
    return list(given)


ONE = ("default", "only")
"""The lists that are named by a word in the singular."""


def listed_texts(what: str, given: object) -> list[str]:
    """Return the entries of a list of texts."""
    found = listed(what, given)
    for each in found:
        check_text(each, f"each of the {what}")
    return found


def choices(text: object, given: object, names: Any = str, alike: bool = True) -> list[Any]:
    """Return the choices of a question: at least one, each with words.

    Unless some may be `alike`, as in a numbered list, no word means two of the few that a question names.
    """
    check_asked(text)
    if wrong := _without_order(given) or _wrong_names(names):
        raise TypeError(wrong)
    found = listed("choices", given)
    if not found:
        raise ValueError(f"there is nothing to choose at {str(text)!r}")
    for each in found:
        if isinstance(each, Choice) and isinstance(each.words, str):
            raise TypeError(f"the words of a Choice are a tuple, not a text: write Choice(({each.words!r},), ...)")
        wrong = "" if names is not str and not isinstance(each, Choice) else _wrong_words(each)
        if wrong:
            raise TypeError(wrong)
    if not alike and len(found) <= INLINE:
        known: dict[str, int] = {}
        for number, choice in enumerate(named(found, str)):
            for word in choice.words:
                if known.setdefault(normalize("NFC", word).casefold(), number) != number:
                    raise ValueError(f"{word!r} means two choices: give each a word of its own, or write listed=True")
    return found


def _without_order(given: object) -> str:
    """Return the error in choices without an order, or an empty text."""
    if isinstance(given, Mapping):
        return "choices are a list, not a dict: write list(...), or .items() for words with their values"
    if isinstance(given, Set) and not isinstance(given, KeysView | ItemsView):
        return "choices are a list, not a set, which has no order: write sorted(...)"
    return ""


def _wrong_names(names: Any) -> str:
    """Return the error in a function of one argument, or an empty text."""
    if not callable(names):
        return f"names is a function from a value to its name, not {names!r}: write names=str"
    return "" if names is str or takes_one(names) else "names is called with one value: write names=lambda value: ..."


def _is_pair(choice: object) -> bool:
    return isinstance(choice, tuple) and len(choice) == 2


def _wrong_words(choice: Any) -> str:
    """Return the error of a choice or a pair with wrong words or a wrong help; empty without one."""
    if isinstance(choice, bytes):
        return f"a choice is told by a word, not by {choice!r}: write .decode() behind it"
    is_pair = _is_pair(choice)
    if isinstance(choice, list) and len(choice) == 2:
        return f"a word with its value is a tuple, not the list {choice!r}: write {tuple(choice)!r}"
    if choice is None:
        return "a choice is a word, or a pair of a word and a value, not None: write (word, None)"
    if isinstance(choice, list | tuple | Mapping | Set) and not is_pair:
        return f"a choice is told by a word, not by {choice!r}: write names=lambda value: ... to name it"
    if not isinstance(choice, Choice | str) and not is_pair:
        return ""
    words = choice.words if isinstance(choice, Choice) else choice[0] if is_pair else choice
    is_open = isinstance(choice, Choice) and choice.takes is not None  # it stands for anything else
    each_word = (words,) if isinstance(words, str | Wording) else words
    if not isinstance(each_word, tuple | list) or not (each_word or is_open):
        return f"a choice is told by a word, not by {words!r}: write str(...)"
    told = (*each_word, choice.help) if isinstance(choice, Choice) else each_word
    other = next((each for each in told if not isinstance(each, str | Wording)), None)
    if other is not None:
        return f"the words and the help of a choice are texts, not {other!r}: write str(...)"
    blank = next((each for each in each_word if not str(each).strip()), None)
    return "" if blank is None else f"a choice is told by a word, not by {blank!r}: nobody could hear or type it"


def check_defaults(defaults: Collection[Any], among: Iterable[Any], names: Callable[[Any], str] = str) -> None:
    """Check the values of Enter alone: those of choices."""
    values = [choice.value for choice in named(among, names)] if defaults else ()
    for default in defaults:
        if default not in values:
            raise ValueError(f"the default {default!r} is none of the choices: write one of {values!r}")


def check_flags(**flags: object) -> None:
    """Check arguments that are yes or no."""
    for name, flag in flags.items():
        if not isinstance(flag, bool):
            raise TypeError(f"{name} is True or False, not {flag!r}")


def check_truth(name: str, given: object) -> None:
    """Check yes, no, or neither."""
    if given is not None and not isinstance(given, bool):
        raise TypeError(f"{name} is True, False or None, not {given!r}")


def check_path(text: object, default: object, kind: object) -> None:
    """Check the default of a path, and its kind."""
    check_text(text)
    if default is not None and not isinstance(default, Path):
        raise TypeError(f"default is a Path, not {default!r}: write Path({str(default)!r})")
    if kind not in ("file", "folder", "any"):
        raise ValueError(f"kind is file, folder or any, not {kind!r}")


def questions_of_form(given: object, names: object) -> dict[str, Callable[[dict[str, Any]], Any]]:
    """Return the questions of a form by their names, which another function tells."""
    if wrong := _wrong_names(names):
        raise TypeError(wrong)
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise TypeError(f"a form is a dict of names and functions, not {given!r}")
    if not given:
        raise ValueError("there is nothing to ask in this form")
    for name, ask in given.items():
        if not callable(ask):
            raise TypeError(
                f"{name!r} of a form is a function of the answers so far, not {ask!r}: write lambda answers: ..."
            )
        if not takes_one(ask):
            raise TypeError(f"{name!r} of a form is called with the answers so far alone: write lambda answers: ...")
        if not name.strip():
            raise ValueError("a question of a form has a name, which is told at its end: write a word")
    return dict(given)


def check_names(names: Mapping[str, object], yes: str) -> None:
    """Check the words for the names of a form: each is a choice at its end, beside `yes`."""
    known: dict[str, str] = {}
    for name, told in names.items():
        check_text(told, f"what names returns for {name!r}")
        word = str(told)
        if not word.strip():
            raise ValueError(f"names returns a word for {name!r}, not {word!r}: nobody could hear or type it")
        key = normalize("NFC", word).casefold()
        if key == normalize("NFC", yes).casefold():
            raise ValueError(f"{word!r} is what ends a form: give {name!r} another word by names=")
        if key in known:
            raise ValueError(f"{word!r} means {known[key]!r} and {name!r} in this form: give each a word of its own")
        known[key] = name


def rows(given: object, header: object) -> list[list[Any]]:
    """Return the rows of a table, each with a column or more, and with as many as the header."""
    names = None if header is None else listed("the words of a header", header)
    found = []
    for row in listed("rows", given):
        if isinstance(row, Mapping | Set):
            raise TypeError(f"a row is a list, not {row!r}: write its columns in order, as row.values() of a dict")
        found.append(listed("the columns of a row", row))
    for row in found:
        if not row or (names is not None and len(row) != len(names)):
            raise ValueError(f"a row has as many columns as the header, one or more, not as {row!r}")
    return found


def check_options(given: Mapping[str, object], languages: Sequence[str]) -> None:
    """Check the options of a person, such as speech="off"."""
    from access.settings.preferences import SETTINGS_OF_PERSONS
    from games.refusals import Refused

    known = {each.option: each for each in SETTINGS_OF_PERSONS if each.flags}
    of_no_setting = ("lang", "screen_reader", "plain")
    names = (*of_no_setting, *known)
    for name, value in given.items():
        if name not in names:
            raise TypeError(f"a person has no option {name!r}: write one of {', '.join(names)}")
        if name == "lang" and value not in (None, *languages):
            raise ValueError(f"lang is one of {', '.join(languages)}, not {value!r}")
        if name in ("screen_reader", "plain"):
            check_truth(name, value)
        if value is None or name in of_no_setting:
            continue
        try:
            read = known[name].read(value)
            if type(read) is int and isinstance(value, str):  # its number in words would be taken as it is
                raise Refused("face-refused", text=value)
        except Refused:
            values: Collection[object] = known[name].values or ("a text",)
            if known[name].is_number:
                values = (*known[name].values, f"{known[name].least} to {known[name].most}")
            right = f": write {value}" if known[name].is_number and str(value).isdecimal() else ""
            raise ValueError(f"{name} is one of {', '.join(map(str, values))}, not {value!r}{right}") from None
