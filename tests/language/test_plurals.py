"""One of a thing is told as one: no `1 words`, no `1 Würfe`, in any sentence of any game or of Taverne itself."""

import itertools
import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from access.language.texts import HOUSE, Texts, text_of
from access.storage import catalogue

GAMES = [catalogue.find(name) for name in catalogue.names()]
FILES = [
    ("", "", f"{HOUSE}:"),
    ("", "", f"{HOUSE}:club/"),
    ("", "", f"{HOUSE}:person/"),
    ("", "access.cli.commands", "access.cli.commands:"),
    *((game.id, game.package, f"{game.package}:") for game in GAMES),
]
MANY = {
    "en": r"(?<!of )(?<!against )\b1 (?:"
    "points|games|rounds|turns|throws|chips|coppers|dice|words|cards|jokers|bots|players|lines|pages|cells|columns"
    "|letters|hours|minutes|days|tables|people|steps|hands|pots|drinks|pleasures|labels|names|abbreviations|Karas"
    "|pairs|triples|straights)\\b",
    "de": r"\b1 (?:"
    "Punkten?|Spiele|Spielen|Runden|Zügen?|Würfen?|Würfeln|Steinen|Chips|Wörtern?|Karten|Bots|Spielern|Zeilen|Seiten"
    "|Zellen|Spalten|Buchstaben|Stunden|Minuten|Tagen|Tischen|Leuten?|Schritten?|Blättern?|Pots|Töpfen?|Getränken?"
    "|Etiketten|Namen|Abkürzungen|Karas|Sechsen|Drillingen?|Straßen|Augen)\\b",
    "fr": r"(?<!de )(?<!tes )\b1 (?:"
    "parties|manches|tours|lancers|jetons|sous(?! 0)|dés|mots|cartes|jokers|bots|joueurs|lignes|pages|cellules|colonnes"
    "|lettres|heures|minutes|jours|tables|personnes|pas|mains|pots|verres|plaisirs|étiquettes|noms|abréviations|Karas"
    "|paires|brelans|suites)\\b",
}
"""One, and behind it a word for many."""
SHARED = {
    "statistics-won": {"games": {}, "won": {}},
    "loop-pot": {},
    "loop-round-of": {"number": {}, "last": {}},
    "loop-round-now": {"number": {}, "last": {}, "first": {"yes": None, "no": None}},
    "loop-who": {"you": {"seat": None}, "seat": {}},
}
"""Phrases that others are made of, with their facts."""
NEVER_ONE = {
    *(
        "face-too-long",
        "loop-rate",
        "error-seats",
        "error-too-many",
        "name-too-long",
        "name-empty",
        "doctor-brltty",
        "doctor-terminal",
    ),
    *(
        "loop-not-in-pile",
        "list-many",
        "list-many-lines",
        "list-hunspell-huge",
        "list-hunspell-affixes",
        "word-yes",
        "word-with",
        "word-too-many",
        "deck-head",
    ),
    *(
        "emboss-few-lines",
        "emboss-narrow",
        "emboss-written",
        "club-passphrase-short",
        "club-cut",
        "simulate-so-far",
    ),
    *("kaques-worth", "kaques-luck", "kaques-turns", "misericorde-raise", "misericorde-stakes", "misericorde-bought"),
    *("misericorde-buy", "misericorde-short", "misericorde-nothing-to-cash", "misericorde-buy-coppers"),
    *("misericorde-cash-coppers", "misericorde-cannot-pay", "misericorde-throws", "misericorde-between.allowed"),
    *("verflixte6-all-left", "words-agreed", "words-laid", "words-hand-points", "words-deck-small"),
    *("words-deck-letters", "words-words", "words-personal-best", "words-advise-swap", "words-advise-letters"),
    *("words-advise-word", "kara-stakes.brief", "kara-stakes.braille", "words-stakes.brief", "words-stakes.braille"),
}
"""Phrases whose numbers are never one: limits, points that come in dozens, words of two cards or more."""
NAMES = {"seat", "thrower", "opponent"}
"""Facts that are names."""
MOST = 600
"""Sentences of a phrase that are looked at."""


class Facts(Visitor):
    """The facts of a pattern, each with the words it is compared with, and the phrases that it is made of."""

    def __init__(self):
        self.words, self.parts = {}, []

    def visit_MessageReference(self, node):
        self.parts.append(node.id.name)

    def visit_VariableReference(self, node):
        self.words.setdefault(node.id.name, {})

    def visit_SelectExpression(self, node):
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(variant.key, "name", None) for variant in node.variants} - {"one", "other", None}
            self.words.setdefault(node.selector.id.name, {}).update(dict.fromkeys(sorted(keys)))
        self.generic_visit(node)


def sentences(whose, package, file, language):
    """All that the phrases of a file can say of one or none."""
    found = Texts(language, whose, (text_of(package, f"{language}.ftl") or "") if package else "")
    where, _, room = file.partition(":")
    text = (resources.files(where) / f"{room}{language}.ftl").read_text(encoding="utf-8")
    known = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    for name, message in known.items():
        for form, pattern in [("", message.value), *((each.id.name, each.value) for each in message.attributes)]:
            if pattern is None:
                continue
            facts = Facts()
            facts.visit(pattern)
            for part in facts.parts:
                if part in known:
                    facts.visit(known[part].value)
                elif part in SHARED:
                    facts.words |= SHARED[part]
            values = {fact: [*words] or (["Ann"] if fact in NAMES else [1, 0]) for fact, words in facts.words.items()}
            for chosen in itertools.islice(itertools.product(*values.values()), MOST):
                yield f"{name}.{form}", found.format(name, form, dict(zip(values, chosen, strict=True))).text


@pytest.mark.parametrize("language", MANY)
@pytest.mark.parametrize(("whose", "package", "file"), FILES, ids=lambda value: value.strip(":"))
def test_one_is_never_told_as_many(whose, package, file, language):
    wrong = {
        name: said
        for name, said in sentences(whose, package, file, language)
        if re.search(MANY[language], said) and not NEVER_ONE & {name, name.partition(".")[0]}
    }
    assert not wrong


def test_a_wrong_plural_is_found():
    assert re.search(MANY["en"], "You lose 1 points.")
    assert re.search(MANY["de"], "Keiner deiner 1 Würfe kam ins Haus.")
    assert not re.search(MANY["en"], "One of your 3 throws landed in the house.")
