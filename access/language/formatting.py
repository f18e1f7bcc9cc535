"""Formats phrases in the syntax of Fluent: text, facts, choices among variants, other phrases.

fluent.runtime does this, too, but loads all of Babel first, which takes as long as the rest of a start. Phrases that
are a mere text do without this file. Short words before another, as in French and Italian, are drawn together: `de`
becomes d' before "Anna", and du before "le pot".

Apart from texts.py: most phrases are a mere text, and a start does without it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache, partial

from fluent.syntax import FluentParser, ast

from access.language.line import Fact, FormatError, Stand
from access.system.environment import Language, find_language
from games.data import frozen

_H = (
    "a(?:bi|dr|giog|l(?:ein|ieut|lu|og|t[eè])|m[eé]?ç|meçon|rm)"
    "|e(?:b|ct|lio|n(?!n|dr|k)|p|r(?!n|s|i[sç])|ur(?!t)|x)"
    "|é(?!rau|ri[sç]|ron|ros\\b)|è"
    "|i(?:at|er(?!a)|lar|pp[oi]q|ppol|ron|s(?!s)|v)"
    "|o(?:lo|m(?!ard)|n(?!d|g|n[iy]|t)|r(?!d|s(?!t))|s|t(?!t|-)|ï)|ô"
    "|u(?:bert|g|i(?:l|ss|î)|î|m)|œ|y"
)
"""The letters after an h that is mute, as it is in most words and in most French names."""
_VOWEL = re.compile(rf"[«\"' ]*(?:[aeiouœæàâäéèêëîïôöùûü]|y(?![aeiouéè])|h(?:{_H}))")
"""The beginnings before which a word is shortened."""
_FULL = re.compile(r"[«\"' ]*(?:onz|oui\b|ouistiti|uhlan)")
"""Beginnings before which it stays, although they begin with a vowel."""
_TOGETHER = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
"""Short words that become one with an article."""


def elided(word: str, after: str, heard: str) -> str:
    """Return a word such as `de` together with the text after it, with a space or an apostrophe between them.

    `heard` is the text with the names that stand in it.
    """
    begin = heard.casefold()
    if _VOWEL.match(begin) and not _FULL.match(begin):
        return f"{word[:-1]}'{after}"
    return f"{word} {after}"


def contracted(word: str, after: str, heard: str) -> str:
    """Return the same, with `de` and `à` as one word with an article: du pot, aux dés, but de l'as."""
    article, space, rest = after.partition(" ")
    together = _TOGETHER.get(f"{word} {article}")
    return f"{together} {rest}" if together and space else elided(word, after, heard)


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


Value = Callable[[_Given], Fact]
"""Makes the value of an expression."""


class Bundle:
    """The parsed phrases of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._messages: dict[str, ast.Message] = {}
        self._made: dict[int, Callable[[_Given], str]] = {}
        """The makers of texts by the identity of their pattern, which its message keeps."""
        self._mere: set[int] = set()
        """The patterns that are always the same text."""

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

    def is_mere_text(self, pattern: ast.Pattern) -> bool:
        """Tell whether a pattern that was formatted is always the same text."""
        return id(pattern) in self._mere

    def format(self, pattern: ast.Pattern, facts: Mapping[str, Fact], find: Find) -> str:
        """Return the text of a pattern; `find` resolves references. Raises FormatError."""
        try:
            return self._text(pattern, _Given(facts, find))
        except RecursionError:
            raise FormatError("it is a part of itself") from None

    def _text(self, pattern: ast.Pattern, given: _Given) -> str:
        made = self._made.get(id(pattern))
        if made is None:
            made = self._made[id(pattern)] = self._making(pattern)
            if all(isinstance(element, ast.TextElement) for element in pattern.elements):
                self._mere.add(id(pattern))
        return made(given)

    def _making(self, pattern: ast.Pattern) -> Callable[[_Given], str]:
        """Return a function that makes the text of a pattern: to walk through its nodes each time takes longer."""
        parts = [
            element.value if isinstance(element, ast.TextElement) else self._valued(element.expression)
            for element in pattern.elements
        ]
        if len(parts) == 1 and isinstance(parts[0], str):
            text = parts[0]
            return lambda given: text
        return lambda given: "".join([part if isinstance(part, str) else str(part(given)) for part in parts])

    def _valued(self, node: object) -> Value:
        """Return a function for the value of an expression: a number for a fact that is one, else text."""
        match node:
            case ast.VariableReference(id=name):
                return partial(_fact, name.name)
            case ast.SelectExpression():
                return self._choosing(node)
            case ast.MessageReference(id=name, attribute=form):
                return partial(_referred, name.name, form.name if form else "")
            case ast.StringLiteral():
                return partial(_same, node.parse()["value"])
            case ast.NumberLiteral(value=digits):
                return partial(_same, digits)
            case ast.FunctionReference(id=name, arguments=args) if name.name in BEFORE and len(args.positional) == 2:
                word, after = map(self._valued, args.positional)
                return partial(_put_before, BEFORE[name.name], word, after)
            case ast.Placeable(expression=inner):
                return self._valued(inner)
        return partial(_unsupported, type(node).__name__)

    def _choosing(self, choice: ast.SelectExpression) -> Value:
        """Return a function for the first variant that fits: by a word, an exact number, or the plural of a number."""
        selector = self._valued(choice.selector)
        variants = [(_key(variant.key), self._making(variant.value)) for variant in choice.variants]
        named = {key: making for key, making in reversed(variants) if isinstance(key, str)}
        default = next(
            making for (_, making), variant in zip(variants, choice.variants, strict=True) if variant.default
        )

        def chosen(given: _Given) -> str:
            value = selector(given)
            if isinstance(value, str):
                return named.get(value, default)(given)
            category = plural_rule(self._language)(value)
            return next((making for key, making in variants if key in (category, value)), default)(given)

        return chosen


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return float(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def _fact(name: str, given: _Given) -> Fact:
    try:
        return given.facts[name]
    except KeyError:
        raise FormatError(f"there is no fact {name}") from None


def _referred(name: str, form: str, given: _Given) -> Fact:
    found = given.find(name, form)
    if found is None:
        raise FormatError(f"there is no phrase {name}{'.' * bool(form)}{form}")
    return found[0]._text(found[1], given)


def _same(value: Fact, given: _Given) -> Fact:
    return value


def _put_before(put: Callable[[str, str, str], str], word: Value, after: Value, given: _Given) -> Fact:
    text = str(after(given))
    return put(str(word(given)), text, given.heard(text))


def _unsupported(name: str, given: _Given) -> Fact:
    raise FormatError(f"a {name} is not supported")


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
    known = find_language(language)
    if known is not None and known.one:
        return partial(_category, known)
    from babel import Locale, UnknownLocaleError  # its data take long to load

    try:
        return Locale.parse(language, sep="_" if "_" in language else "-").plural_form
    except (UnknownLocaleError, ValueError):
        return _one
