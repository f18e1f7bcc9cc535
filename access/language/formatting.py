"""Formats phrases in the syntax of Fluent: text, facts, choices among variants, other phrases.

fluent.runtime does this, too, but loads all of Babel first, which takes as long as the rest of a start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from fluent.syntax import FluentParser, ast

from access.language.elision import elided
from access.system.languages import Language, find

Fact = str | int
"""A value of a phrase. A whole number decides about plurals, and is told as its digits."""


class Stand(str):
    """A mark that stands in a text for a part, with the text of the part."""

    text: str

    def __new__(cls, mark: str, text: str) -> Stand:
        """Return a mark for a text."""
        made = super().__new__(cls, mark)
        made.text = text
        return made


class FormatError(ValueError):
    """A phrase that is not Fluent, or cannot be formatted."""


class Bundle:
    """The parsed phrases of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._messages: dict[str, ast.Message] = {}

    def add(self, source: str) -> None:
        """Parse phrases. Raises FormatError for lines that are none."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                raise FormatError(repr(entry.content))
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)

    def pattern(self, phrase: str, form: str = "") -> ast.Pattern | None:
        """Return the pattern of a phrase, or of its form; None if there is none."""
        message = self._messages.get(phrase)
        if message is None or not form:
            return None if message is None else message.value
        return next((attribute.value for attribute in message.attributes if attribute.id.name == form), None)

    def format(self, pattern: ast.Pattern, facts: Mapping[str, Fact]) -> str:
        """Return the text of a pattern. Raises FormatError."""
        try:
            return self._text(pattern, facts)
        except RecursionError:
            raise FormatError("it is a part of itself") from None

    def _text(self, pattern: ast.Pattern, facts: Mapping[str, Fact]) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else str(self._value(element.expression, facts))
            for element in pattern.elements
        )

    def _value(self, node: object, facts: Mapping[str, Fact]) -> Fact:
        """Return the value of an expression: a number for a fact that is one, else text."""
        match node:
            case ast.VariableReference(id=name):
                if name.name not in facts:
                    raise FormatError(f"there is no fact {name.name}")
                return facts[name.name]
            case ast.SelectExpression():
                return self._text(self._chosen(node, facts), facts)
            case ast.MessageReference(id=name, attribute=form):
                pattern = self.pattern(name.name, form.name if form else "")
                if pattern is None:
                    raise FormatError(f"there is no phrase {name.name}{'.' * bool(form)}{form.name if form else ''}")
                return self._text(pattern, facts)
            case ast.StringLiteral():
                return node.parse()["value"]
            case ast.NumberLiteral(value=digits):
                return digits
            case ast.FunctionReference(id=ast.Identifier(name="ELIDE"), arguments=given) if len(given.positional) == 2:
                word, after = (self._value(argument, facts) for argument in given.positional)
                return f"{elided(str(word), after.text if isinstance(after, Stand) else str(after))}{after}"
            case ast.Placeable(expression=inner):
                return self._value(inner, facts)
        raise FormatError(f"a {type(node).__name__} is not supported")

    def _chosen(self, choice: ast.SelectExpression, facts: Mapping[str, Fact]) -> ast.Pattern:
        """Return the first variant that fits: by a word, an exact number, or the plural of a number."""
        value = self._value(choice.selector, facts)
        category = None if isinstance(value, str) else plural_rule(self._language)(value)
        for variant in choice.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if category and float(variant.key.value) == value:
                    return variant.value
            elif variant.key.name == (category or value):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)


# Plurals: the categories of CLDR --------------------------------------------------------------------------------------


def _category(language: Language, number: int) -> str:
    if abs(number) in language.one:
        return "one"
    return language.millions if number % 1_000_000 == 0 and number else "other"


def _one(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


@lru_cache(maxsize=16)
def plural_rule(language: str) -> Callable[[int], str]:
    """Return the function that returns the plural category of a number, such as "one"; English in unknown languages."""
    known = find(language)
    if known is not None:
        return partial(_category, known)
    from babel import Locale, UnknownLocaleError  # its data take long to load

    try:
        return Locale.parse(language, sep="_" if "_" in language else "-").plural_form
    except (UnknownLocaleError, ValueError):
        return _one
