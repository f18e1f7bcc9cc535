"""The sentence for a mistyped option, with the option that was meant. A start without faults loads none of this."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

import click

from access.language.phrases import Phrases
from access.language.sources import plain_text
from access.language.typed import echo, normal
from access.system.environment import LANGUAGES

LIKENESS = 0.7
"""The likeness from 0 to 1 from which on one word is taken for another."""


def of_option(error: click.UsageError, ctx: click.Context | None, phrases: Phrases, more: Iterable[str] = ()) -> str:
    """Return the sentence for an option that is unknown, lacks its value or takes none.

    Its command knows the options of the context, and `more`.
    """
    if isinstance(error, click.NoSuchOption):
        known = [flag for param in (ctx.command.get_params(ctx) if ctx else ()) for flag in param.opts]
        near = _option_near(error.option_name, [*known, *more])
        command = ctx.command_path if ctx is not None else ""
        return phrases.text("error-no-option", name=echo(error.option_name), near=near or "none", command=command)
    assert isinstance(error, click.BadOptionUsage)
    wants = "error-option-value" if "requires" in error.message else "error-option-no-value"
    return phrases.text(wants, name=error.option_name)


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
