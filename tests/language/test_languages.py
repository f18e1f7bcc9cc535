"""Languages are found by their files of facts, and no code names one but the one that all fall back to."""

import re
from pathlib import Path

import pytest

from access.language.formatting import plural_rule
from access.language.phrases import Phrases
from access.system.environment import FALLBACK, LANGUAGES, codes, facts

TOP = Path(__file__).parents[2]
CODES = re.compile("[\"'](" + "|".join({*LANGUAGES, "fr"} - {FALLBACK}) + ")[\"']")


def test_english_is_first_and_every_file_of_facts_is_a_language():
    files = {path.stem for path in (TOP / "access/language").glob("*.toml")}
    assert codes()[0] == "en"
    assert set(codes()) == files >= {"en", "de"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_every_fact_that_english_has(code):
    own, english = facts(code), facts(FALLBACK)
    assert own.manual.keys() == english.manual.keys()
    assert own.braille.keys() <= english.braille.keys()
    assert own.name
    assert all(own.manual.values())


def test_no_two_languages_are_typed_alike():
    typed = [word.casefold() for code in LANGUAGES for word in {facts(code).name, *facts(code).typed}]
    assert len(set(typed)) == len(typed)


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_are_those_of_babel(code):
    from babel import Locale

    rule, other = plural_rule(code), Locale.parse(code).plural_form
    assert [rule(number) for number in range(300)] == [other(number) for number in range(300)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_a_name_in_every_other(code):
    for language in LANGUAGES:
        assert Phrases(language).has(f"language-{code}")


def test_no_code_names_a_language_but_the_one_that_all_fall_back_to():
    found = [
        f"{path.relative_to(TOP)}: {match.group()}"
        for room in ("access", "games", "wordlists", ".setup")
        for path in sorted((TOP / room).rglob("*.py"))
        for match in CODES.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found


PRINTED = [
    ("Garder ou stop?", "Garder ou stop_?"),
    ("À 10:30, sur https://a.example/?b; vraiment?!", "À 10:30, sur https://a.example/?b_; vraiment_?!"),
    ('Le sujet "Réglages", ("Quoi?") et "un mot".', "Le sujet «_Réglages_», («_Quoi_?_») et «_un mot_»."),
    ('`say "a: b?"`: [ici](x.md?a="b": c), «déjà»!', '`say "a: b?"`_: [ici](x.md?a="b": c), «_déjà_»_!'),
    ("Il n'y a rien, 3,5 non plus.", "Il n'y a rien, 3,5 non plus."),
]


@pytest.mark.parametrize(("text", "printed"), PRINTED)
def test_french_prose_is_spaced_for_eyes_alone_and_what_is_typed_stays(text, printed):
    assert facts("fr").in_print(text) == printed.replace("_", "\u202f")
    assert facts(FALLBACK).in_print(text) == text
