"""Phrases are formatted as fluent.runtime does it, which is not loaded for this."""

import random
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from access.language.formatting import Bundle, FormatError, contracted, elided, plural_rule
from access.language.line import Line, Span
from access.language.texts import Texts

TOP = Path(__file__).parents[2]
FILES = sorted(path for room in ("access", "games") for path in (TOP / room).rglob("*.ftl"))
NUMBERS = (1, 0, 2, 5)
SAMPLES = 4
"""Choices of facts that each pattern is formatted with."""


class Variables(Visitor):
    """The variables of phrases, each with the words and numbers that it is compared with."""

    def __init__(self):
        self.values = {}

    def visit_VariableReference(self, node):
        self.values.setdefault(node.id.name, {"Ann": None})

    def visit_SelectExpression(self, node):
        name = node.selector.id.name
        found = self.values.setdefault(name, {"Ann": None})
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral) or variant.key.name in ("one", "other"):
                self.values[name] |= dict.fromkeys(NUMBERS)
            else:
                found[variant.key.name] = None
        self.generic_visit(node)


FUNCTIONS = {
    "ELIDE": lambda word, after: elided(str(word), str(after), str(after)),
    "CONTRACT": lambda word, after: contracted(str(word), str(after), str(after)),
}


def formatted(language, source, facts, phrase="a", form=""):
    bundle = Bundle(language)
    bundle.add(source)
    return in_bundle(bundle, bundle.pattern(phrase, form), facts)


def in_bundle(bundle, pattern, facts):
    """A pattern of a bundle as text; other phrases are found in the same bundle."""

    def find(phrase, form):
        found = bundle.pattern(phrase, form)
        return None if found is None else (bundle, found)

    return bundle.format(pattern, facts, find)


@pytest.mark.parametrize("language", sorted({path.stem for path in FILES}))
@pytest.mark.long
def test_every_phrase_is_formatted_as_fluent_does_it(language):
    source = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.stem == language)
    body = FluentParser(with_spans=False).parse(source)
    theirs, ours, variables = (
        FluentBundle([language], functions=FUNCTIONS, use_isolating=False),
        Bundle(language),
        Variables(),
    )
    theirs.add_resource(body)
    ours.add(source)
    variables.visit(body)
    chosen = random.Random(1)
    samples = [{name: chosen.choice([*values]) for name, values in variables.values.items()} for _ in range(SAMPLES)]
    converted = [{name: native_to_fluent(fact) for name, fact in facts.items()} for facts in samples]
    for name in [message.id.name for message in body.body if isinstance(message, ast.Message)]:
        message = theirs.get_message(name)
        for form, pattern in (("", message.value), *message.attributes.items()):
            for facts, args in zip(samples, converted, strict=True):
                errors = []
                if pattern is not None:
                    text = pattern(ResolverEnvironment(theirs, errors, current=CurrentEnvironment(args=args)))
                    assert (in_bundle(ours, ours.pattern(name, form), facts), errors) == (text, []), name


@pytest.mark.parametrize("language", ["de", "en", "fr", "pl", "cs", "pt-BR"])
def test_plurals_go_by_the_rules_of_the_language(language):
    theirs = Locale.parse(language, sep="-").plural_form
    for number in (*range(-2, 120), 1000, 1_000_000, 2_000_000, 1_000_001):
        assert plural_rule(language)(number) == theirs(number), number


def test_an_unknown_language_has_the_plurals_of_english():
    assert [plural_rule("tlh")(number) for number in (0, 1, 2)] == ["other", "one", "other"]


@pytest.mark.parametrize(
    ("source", "facts", "expected"),
    [
        ("a = { $n }", {"n": 1234567}, "1234567"),
        ("a = { $n ->\n    [0] none\n   *[other] { $n } many\n }", {"n": 0}, "none"),
        ('a = { "{" }{ 5 }{ { $n } }', {"n": "x"}, "{5x"),
        ("a = { b.of }\nb = B\n    .of = of { $n }", {"n": "x"}, "of x"),
    ],
)
def test_texts_and_numbers_and_parts_of_phrases_are_formatted(source, facts, expected):
    assert formatted("en", source, facts) == expected


def test_a_number_in_digits_fits_no_word():
    """A fact that is a text is compared with words alone."""
    source = "a = { $n ->\n    [1] number\n    [one] plural\n   *[other] neither\n }"
    assert [formatted("en", source, {"n": fact}) for fact in (1, "1", "one")] == ["number", "neither", "plural"]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("a = { $m }", "no fact m"),
        ("a = { b }", "no phrase b"),
        ("a = { b.c }\nb = B", "no phrase b.c"),
        ("a = { NUMBER($n) }", "FunctionReference"),
        ("a = { -b }\n-b = B", "TermReference"),
        ("a = { b }\nb = { a }", "part of itself"),
    ],
)
def test_a_phrase_that_cannot_be_formatted_says_why(source, why):
    with pytest.raises(FormatError, match=why):
        formatted("en", source, {"n": 1})


def test_a_line_that_is_not_fluent_is_named():
    with pytest.raises(FormatError, match="a = "):
        formatted("en", "a = { $n", {})


@pytest.mark.parametrize(
    ("word", "after", "together"),
    [
        ("de", "Anna", "d'Anna"),
        ("de", "Paul", "de Paul"),
        ("de", "Émile", "d'Émile"),
        ("de", "Yvette", "d'Yvette"),
        ("de", "Yann", "de Yann"),
        ("de", "Hélène", "d'Hélène"),
        ("de", "Hans", "de Hans"),
        ("de", "Hector", "d'Hector"),
        ("de", "Hortense", "d'Hortense"),
        ("de", "Henri", "d'Henri"),
        ("de", "heure", "d'heure"),
        ("de", "homme", "d'homme"),
        ("de", "horaire", "d'horaire"),
        ("de", "histoire", "d'histoire"),
        ("de", "honneur", "d'honneur"),
        ("de", "habitude", "d'habitude"),
        ("de", "huîtres", "d'huîtres"),
        ("de", "hier", "d'hier"),
        ("de", "haleine", "d'haleine"),
        ("de", "héros", "de héros"),
        ("de", "héroïnes", "d'héroïnes"),
        ("de", "honte", "de honte"),
        ("de", "homard", "de homard"),
        ("de", "hasard", "de hasard"),
        ("de", "haut", "de haut"),
        ("de", "hors-d'œuvre", "de hors-d'œuvre"),
        ("de", "huit", "de huit"),
        ("de", "hibou", "de hibou"),
        ("de", "hiérarchie", "de hiérarchie"),
        ("de", "Hollande", "de Hollande"),
        ("de", "heurt", "de heurt"),
        ("de", "yaourt", "de yaourt"),
        ("que", "Odile", "qu'Odile"),
        ("le", "onze", "le onze"),
        ("de", "Œdipe", "d'Œdipe"),
        ("de", 8, "de 8"),
        ("de", "", "de "),
    ],
)
def test_a_word_loses_its_vowel_before_another(word, after, together):
    bundle = Bundle("en")
    bundle.add(f'said = {{ ELIDE("{word}", $name) }}\n')
    assert in_bundle(bundle, bundle.pattern("said"), {"name": after}) == together


@pytest.mark.parametrize(
    ("word", "after", "together"),
    [
        ("de", "le pot", "du pot"),
        ("de", "les dés", "des dés"),
        ("à", "le pot", "au pot"),
        ("à", "les dés", "aux dés"),
        ("de", "la mise", "de la mise"),
        ("de", "l'as", "de l'as"),
        ("de", "Anna", "d'Anna"),
        ("de", "le", "de le"),
    ],
)
def test_a_word_and_an_article_become_one(word, after, together):
    assert formatted("en", f'a = {{ CONTRACT("{word}", $n) }}', {"n": after}) == together


def test_a_word_is_elided_before_another_phrase():
    assert formatted("en", 'a = { ELIDE("de", b) }\nb = { $n }, alors', {"n": "Anna"}) == "d'Anna, alors"
    assert formatted("en", 'a = { CONTRACT("de", b.of) }\nb = B\n    .of = le pot', {}) == "du pot"


def test_a_word_is_elided_before_a_phrase_that_begins_with_the_name_of_a_seat():
    texts = Texts("en", text='said = la place { ELIDE("de", who) }\nwho = { $seat } ou { $other }\n')
    line = {name: Line((Span("seat", name),)) for name in ("Anna", "Paul")}
    told = [
        texts.format("said", "", {"seat": line[a], "other": line[b]}) for a, b in (("Anna", "Paul"), ("Paul", "Anna"))
    ]
    assert [each.text for each in told] == ["la place d'Anna ou Paul", "la place de Paul ou Anna"]
    assert [span.text for span in told[0].spans if span.kind == "seat"] == ["Anna", "Paul"]


def test_a_word_is_elided_before_the_name_of_a_seat():
    texts = Texts("en", text='said = la place { ELIDE("de", $seat) }\n')
    names = [Line((Span("seat", name),)) for name in ("Anna", "Paul")]
    assert [texts.format("said", "", {"seat": name}).text for name in names] == ["la place d'Anna", "la place de Paul"]
