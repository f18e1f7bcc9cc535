"""Formats phrases in the syntax of Fluent: text, facts, choices among variants, other phrases.

fluent.runtime does this, too, but loads all of Babel first, which takes as long as the rest of a start. Phrases that
are a mere text do without this file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from fluent.syntax import FluentParser, ast

from access.language.elision import contracted, elided
from access.language.line import Fact, Stand
from access.language.sources import FormatError
from access.system.languages import Language, find
from games.data import frozen

BEFORE = {"ELIDE": elided, "CONTRACT": contracted}
"""The functions of phrases: each puts a short word before another text."""


Find = Callable[[str, str], "tuple[Bundle, ast.Pattern] | None"]
"""Finds a phrase, or its form, and the bundle that it stands in."""


@frozen
class _Given:
    """The facts of a phrase, and where the phrases are found that it refers to."""

    facts: Mapping[str, Fact]
    find: Find

    def heard(self, text: str) -> str:
        """Return a text with that of each part in place of its mark."""
        for fact in self.facts.values():
            if isinstance(fact, Stand):
                text = text.replace(fact, fact.text)
        return text


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

    def format(self, pattern: ast.Pattern, facts: Mapping[str, Fact], find: Find | None = None) -> str:
        """Return the text of a pattern; `find` resolves references, by default in this bundle. Raises FormatError."""
        try:
            return self._text(pattern, _Given(facts, find or self._found))
        except RecursionError:
            raise FormatError("it is a part of itself") from None

    def _found(self, phrase: str, form: str) -> tuple[Bundle, ast.Pattern] | None:
        pattern = self.pattern(phrase, form)
        return None if pattern is None else (self, pattern)

    def _text(self, pattern: ast.Pattern, given: _Given) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else str(self._value(element.expression, given))
            for element in pattern.elements
        )

    def _value(self, node: object, given: _Given) -> Fact:
        """Return the value of an expression: a number for a fact that is one, else text."""
        match node:
            case ast.VariableReference(id=name):
                if name.name not in given.facts:
                    raise FormatError(f"there is no fact {name.name}")
                return given.facts[name.name]
            case ast.SelectExpression():
                return self._text(self._chosen(node, given), given)
            case ast.MessageReference(id=name, attribute=form):
                found = given.find(name.name, form.name if form else "")
                if found is None:
                    raise FormatError(f"there is no phrase {name.name}{'.' * bool(form)}{form.name if form else ''}")
                return found[0]._text(found[1], given)
            case ast.StringLiteral():
                return node.parse()["value"]
            case ast.NumberLiteral(value=digits):
                return digits
            case ast.FunctionReference(id=name, arguments=args) if name.name in BEFORE and len(args.positional) == 2:
                word, after = (str(self._value(argument, given)) for argument in args.positional)
                return BEFORE[name.name](word, after, given.heard(after))
            case ast.Placeable(expression=inner):
                return self._value(inner, given)
        raise FormatError(f"a {type(node).__name__} is not supported")

    def _chosen(self, choice: ast.SelectExpression, given: _Given) -> ast.Pattern:
        """Return the first variant that fits: by a word, an exact number, or the plural of a number."""
        value = self._value(choice.selector, given)
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


@lru_cache(maxsize=64)
def plural_rule(language: str) -> Callable[[int], str]:
    """Return the function that returns the plural category of a number, such as "one"; English in unknown languages."""
    known = find(language)
    if known is not None and known.one:
        return partial(_category, known)
    from babel import Locale, UnknownLocaleError  # its data take long to load

    try:
        return Locale.parse(language, sep="_" if "_" in language else "-").plural_form
    except (UnknownLocaleError, ValueError):
        return _one
