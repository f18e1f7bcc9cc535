"""Languages of words are found by their files of facts; a file that cannot be used is told, and hides no other."""

from dataclasses import replace

import pytest

from wordlists import folders, languages
from wordlists.spelling import unaccented


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of an installed package that brings languages."""
    monkeypatch.setattr(folders, "FOLDERS", [*folders.FOLDERS])
    languages._found.cache_clear()
    folders.add([tmp_path])
    yield tmp_path
    languages._found.cache_clear()


def test_a_folder_brings_a_language_and_replaces_none_of_ours(folder):
    (folder / "it.toml").write_text('deck = "A 2 1"\n', encoding="utf-8")
    (folder / "de.toml").write_text('deck = "A 2 1"\n', encoding="utf-8")
    found = languages.languages()
    assert found["it"].deck == "A 2 1"
    assert found["it"].folder == folder
    assert found["de"].deck != "A 2 1"
    assert next(iter(found)) == languages.FALLBACK
    assert "it" in languages.with_deck()
    assert "it" not in languages.with_words()


@pytest.mark.parametrize("facts", ["deck = ", 'dekc = "A 2 1"\n'])
def test_facts_that_cannot_be_used_are_told(folder, facts):
    (folder / "it.toml").write_text(facts, encoding="utf-8")
    assert "it" not in languages.languages()
    assert [*languages.faults()] == [folder / "it.toml"]


def test_a_list_is_of_a_language_by_its_file(tmp_path):
    ours = languages.languages()[languages.FALLBACK]
    assert ours.has_words
    assert not replace(ours, folder=tmp_path).has_words


@pytest.mark.parametrize(
    ("text", "compared"),
    [
        ("RE", "re"),
        ("Règles", "regles"),
        ("cœur", "coeur"),
        ("l\u2019île", "l'ile"),
        ("Würfel", "wuerfel"),
        ("\u05d0", "\u05d0"),
    ],
)
def test_words_are_compared_without_case_and_accents(text, compared):
    assert unaccented(text) == compared
