"""The sentences for errors of usage, such as a mistyped option. A start without faults loads none of this."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
import traceback
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime
from difflib import get_close_matches
from functools import lru_cache

import click

from access.language.phrases import Phrases, echo, normal
from access.language.texts import plain_text
from access.person.questions import range_told
from access.person.raised import Left, single
from access.system.environment import LANGUAGES, is_terminal
from access.system.signals import HungUp


def is_heard() -> bool:
    """Tell whether a person hears what the program prints as an error: not where it goes to a file or a pipe."""
    import access.desk

    return access.desk.served is not None or all(map(is_terminal, (sys.stdout, sys.stderr)))


def take_told(raised: BaseException, phrases: Callable[[], Phrases]) -> str | None:
    """Return the text that Python or click would print of an exception that ends the program, and let them print none.

    Return None if they would print nothing or the frames, or if nobody hears it.
    """
    text: str | None = None
    if isinstance(raised, SystemExit) and not isinstance(raised, HungUp) and is_heard():
        text, raised.code = (None, raised.code) if isinstance(raised.code, int | None) else (str(raised.code), 1)
    elif isinstance(raised, click.ClickException) and "show" not in vars(raised) and is_heard():
        shown = io.StringIO()
        raised.show(shown)
        text = shown.getvalue()
        if not isinstance(raised, click.UsageError | click.FileError) and text == f"Error: {raised.format_message()}\n":
            text = in_own_words(raised, phrases())
        raised.show = lambda file=None: None  # type: ignore[method-assign]
        raised.is_told = True  # type: ignore[attr-defined]
    return text


def in_own_words(error: click.ClickException, phrases: Phrases) -> str:
    """Return the text of an error that a program raises in its own words."""
    return f"{phrases.text('error-of-program')} {error.format_message()}"


def tell_uncaught(
    raised: BaseException, print_all: Callable[[], object], is_pythons: bool, tell: Callable[[str], bool]
) -> None:
    """Print an exception that nobody has caught; what it says is told instead of printed, but the frames."""
    every, said = traceback.format_exception(raised), traceback.format_exception_only(raised)
    if isinstance(raised, BaseExceptionGroup):
        print_all()
        errors = [each for each in single(raised) if not isinstance(each, Left)]
        tell("".join(line for each in errors for line in traceback.format_exception_only(each)))
        return
    if isinstance(raised, KeyboardInterrupt) or every[-len(said) :] != said:
        print_all()
        return
    if is_pythons:
        sys.stderr.write("".join(every[: -len(said)]))
        sys.stderr.flush()
    else:
        print_all()
    if not tell("".join(said)) and is_pythons:
        sys.stderr.write("".join(said))


ELSEWHERE = {
    "choose": "select rawselect autocomplete list menu",
    "pick": "checkbox multiselect",
    "text": "ask input prompt",
    "secret": "password getpass",
    "confirm": "yes_no ask_yes_no",
    "say": "print echo tell write log",
    "number": "int integer",
    "decimal": "float",
    "path": "file folder filepath",
    "edit": "editor",
    "pause": "press_any_key_to_continue wait",
    "form": "group",
}
"""The methods of a person, and their names in other libraries."""


def no_method(name: str, person: object) -> str:
    """Return the error for an unknown method of a person, with the likely one, if there is one."""
    there = {each: each for each in dir(person) if not each.startswith("_")}
    others = {other: method for method, words in ELSEWHERE.items() for other in words.split()}
    meant = others.get(name) or near_name(name, there, {})
    return f"a person has no {name!r}" + (f": write person.{meant}" if meant else "")


LIKENESS = 0.7
"""The likeness from 0 to 1 from which on one word is taken for another."""


def of_option(
    error: click.UsageError, ctx: click.Context | None, phrases: Phrases, more: Mapping[str, str] | None = None
) -> str:
    """Return the sentence for an option that is unknown, lacks its value or takes none.

    Its command knows the options of the context, and `more`, by their other names.
    """
    if isinstance(error, click.NoSuchOption):
        known = [flag for param in (ctx.command.get_params(ctx) if ctx else ()) for flag in param.opts]
        more = more or {}
        if (told := _in_one_word([error.option_name], [*known, *more.values()], phrases)) is not None:
            return told
        same = more.get(normal(error.option_name.lstrip("-")))
        near = same or _option_near(error.option_name, [*known, *more.values()])
        command = ctx.command_path if ctx is not None else ""
        return phrases.text("error-no-option", name=echo(error.option_name), near=near or "none", command=command)
    assert isinstance(error, click.BadOptionUsage)
    if several := re.search(r"requires (\d+)", error.message):
        return phrases.text("error-option-values", name=error.option_name, typed=several[1])
    wants = "error-option-value" if "requires" in error.message else "error-option-no-value"
    return phrases.text(wants, name=error.option_name)


Names = Callable[[click.Parameter | None], str]


def of_usage(error: click.UsageError | click.FileError, phrases: Phrases, names: Names) -> str:
    """Return the sentence for an error of usage; what a program says about its own values stays as it is.

    `names` returns the name of an argument or an option.
    """
    if isinstance(error, click.FileError):
        why = next((number for number in errno.errorcode if os.strerror(number) == error.message), 0)
        if not why:
            return error.format_message()
        return phrases.text("setting-file", file=error.ui_filename, why=OSError(why, error.message))
    if isinstance(error, click.NoSuchOption | click.BadOptionUsage):
        return of_option(error, error.ctx, phrases)
    if isinstance(error, click.MissingParameter):
        return phrases.text("error-missing", name=names(error.param))
    if isinstance(error, click.BadParameter):
        if error.param is None and error.param_hint:  # a program raised it
            hint = error.param_hint if isinstance(error.param_hint, str) else ", ".join(error.param_hint)
            return f"{hint}: {error.message}"
        return _of_value(error, phrases, names(error.param)) if error.param is not None else error.message
    command = error.ctx.command_path if error.ctx is not None else ""
    if extra := re.search(r"unexpected extra arguments? \((.*)\)", error.message):
        return phrases.text("error-extra", typed=echo(extra[1]))
    if error.message == "Missing command.":
        return phrases.text("error-no-subcommand", command=command)
    if (none := re.match("No such command '(.*)'", error.message)) and isinstance(error.cmd, click.Group) and error.ctx:
        near = near_name(none[1], {name: name for name in error.cmd.list_commands(error.ctx)}, {})
        return phrases.text("error-no-command", name=echo(none[1]), near=near or "none", command=command)
    return error.format_message()


def of_argparse(
    message: str, command: str, known: Collection[str], phrases: Phrases, typed_words: Iterable[str] = ()
) -> str:
    """Return the sentence for an error of argparse, by its words for it; what a program says itself stays as it is.

    `command` is its name, and `known` are its options. One that is missing may be mistyped among the typed words.
    """
    found = re.match("argument ([^:]+): ", message)
    name = max(found[1].split("/"), key=len) if found else ""
    rest = message[found.end() :] if found else message
    for pattern, phrase in _ARGPARSE.items():
        if (parts := re.fullmatch(pattern, rest, re.DOTALL)) is None:
            continue
        typed = echo((parts["typed"] or "").strip("'\"")) or "-"
        words_with_it = typed_words if phrase in ("error-missing", "error-no-option") else [typed]
        if (told := _in_one_word(words_with_it, known, phrases)) is not None:
            return told
        if phrase == "error-missing":
            for word in (each.partition("=")[0] for each in typed_words if each.startswith("--")):
                if not any(each.startswith(word) for each in known):
                    meant = _option_near(word, known) or "none"
                    return phrases.text("error-no-option", name=echo(word), near=meant, command=command)
        if phrase == "error-no-option":
            near = _option_near(typed.partition("=")[0], known)
            return phrases.text(phrase, name=typed.partition("=")[0], near=near or "none", command=command)
        allowed = phrases.text("face-type-whole") if parts["kind"] == "int" else ""
        if parts["kind"] in ("float", "Decimal"):
            allowed = _with_point(phrases)
        words = re.sub("'", "", parts["words"] or "")
        facts = {"name": name or typed, "typed": typed, "allowed": allowed, "words": words}
        return phrases.text(phrase, **facts).rstrip()
    return f"{name}: {rest}" if name else message


def _in_one_word(words: Iterable[str], known: Collection[str], phrases: Phrases) -> str | None:
    """Return the sentence for the first option that came in one word with its value, or None."""
    found = next((word for word in words if " " in word and word.partition(" ")[0] in known), None)
    return None if found is None else phrases.text("error-one-word", typed=echo(found))


_ARGPARSE = {
    pattern
    + "(?P<typed>)" * ("<typed>" not in pattern)
    + "".join(f"(?P<{group}>)" for group in ("kind", "words") if f"<{group}>" not in pattern): phrase
    for pattern, phrase in {
        "the following arguments are required: (?P<typed>.+)": "error-missing",
        "one of the arguments (?P<typed>.+) is required": "error-missing",
        "unrecognized arguments: (?:-- )?(?P<typed>--|(?<=-- ).+)": "error-extra",
        "unrecognized arguments: (?P<typed>-\\S+).*": "error-no-option",
        "unrecognized arguments: (?P<typed>.+)": "error-extra",
        "invalid (?P<kind>.+?) value: (?P<typed>.*)": "error-argument",
        "invalid choice: (?P<typed>.*?) \\((?:choose from|maybe you meant) (?P<words>.*)\\)": "error-choice",
        "expected (?P<typed>[2-9]|\\d{2,}) arguments": "error-option-values",
        "expected .+": "error-option-value",
        "ignored explicit argument .+": "error-option-no-value",
        "not allowed with argument (?P<typed>.+)": "error-not-with",
        "ambiguous option: (?P<typed>.+?) could match (?P<words>.+)": "loop-ambiguous",
    }.items()
}
"""The phrases for the errors of argparse, by its words for them."""


def _of_value(error: click.BadParameter, phrases: Phrases, name: str) -> str:
    """Return the sentence for a value that its type does not take."""
    kind = error.param.type if error.param is not None else None
    quoted = re.search(r"""(?<!\w)(['"])(.*?)\1|^(\S+)(?= is not in the range)""", error.message)
    typed = (quoted[2] or quoted[3] or "") if quoted else ""
    why = next((number for words, number in _REASONS.items() if words in error.message), 0)
    if isinstance(kind, click.Path | click.File) and why:
        return f"{name}: {phrases.text('setting-file', file=typed, why=OSError(why, os.strerror(why)))}"
    allowed = ""
    if isinstance(kind, click.Choice) and "is not one of" in error.message:
        allowed = phrases.text("loop-allowed", words=", ".join(map(str, kind.choices)))
    elif isinstance(kind, click.types.IntParamType | click.types.FloatParamType) and "is not" in error.message:
        whole = isinstance(kind, click.types.IntParamType)
        ends = [None if end is None else f"{end:g}" for end in (getattr(kind, "min", None), getattr(kind, "max", None))]
        within = range_told(phrases, ends[0], ends[1])
        allowed = f"{phrases.text('face-type-whole') if whole else _with_point(phrases)} {within}".rstrip()
    elif isinstance(kind, click.types.BoolParamType) and "is not a valid boolean" in error.message:
        allowed = phrases.text("face-yes-or-no")
    elif isinstance(kind, click.DateTime) and "does not match" in error.message:
        words = ", ".join(datetime(2026, 11, 27, 18, 30).strftime(each) for each in kind.formats)
        allowed = phrases.text("error-like", words=words)
    if not allowed and not _is_pythons(kind):
        return f"{name}: {error.message}"
    return phrases.text("error-argument", name=name, typed=echo(typed) or "-", allowed=allowed).rstrip()


def _with_point(phrases: Phrases) -> str:
    """Return the sentence for a number as Python reads it: its example has a point in any language."""
    return re.sub(r"(?<=\d),(?=\d)", ".", phrases.text("face-type-decimal"))


def _is_pythons(kind: object) -> bool:
    """Tell whether the error of a type is worded by Python, not by the program."""
    if isinstance(kind, click.types.FuncParamType):
        return isinstance(kind.func, type) and kind.func.__module__ in sys.stdlib_module_names
    return isinstance(kind, click.types.UUIDParameterType)


_REASONS = {
    "does not exist": errno.ENOENT,
    os.strerror(errno.ENOENT): errno.ENOENT,
    "is a directory": errno.EISDIR,
    os.strerror(errno.EISDIR): errno.EISDIR,
    "is a file": errno.ENOTDIR,
    "is not readable": errno.EACCES,
    "is not writable": errno.EACCES,
    os.strerror(errno.EACCES): errno.EACCES,
}
"""The reasons of errors with files, by click's words for them."""


def _option_near(typed: str, known: Iterable[str]) -> str | None:
    """Return the option that was meant, or None; `known` are those that can be typed here, with their dashes."""
    names = {name.lstrip("-"): name for name in known if name.startswith("--")}
    return near_name(typed.lstrip("-"), names, _words_of_options())


def near_name(typed: str, names: Mapping[str, str], others: Mapping[str, str]) -> str | None:
    """Return the value of the name that was meant, or None; `others` are the names by their other words."""
    meant = {normal(word): names[name] for word, name in others.items() if name in names} | dict(names)
    found = get_close_matches(normal(typed), meant, 1, LIKENESS)
    return meant[found[0]] if found else None


def other_words(text: Callable[[str], str]) -> dict[str, str]:
    """Return names by their other words in all languages; `text` returns those of a language."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for pair in text(language).split(";"):
            name, _, words = pair.partition(":")
            found |= {word: name.strip() for word in re.split(r",\s*", words.strip())}
    return found


@lru_cache(maxsize=1)
def _words_of_options() -> Mapping[str, str]:
    return other_words(lambda language: plain_text(language, "words-option"))
