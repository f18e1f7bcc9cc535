"""The first start: its words are explained, and one can go back."""

import pytest
from helpers import told_at_home

from access.cli.menu import first_start


def told(*typed, language, **wants):
    """The printed lines at the questions after that for the language, and whether they were all answered."""
    answered = []
    heard = told_at_home(
        lambda person: answered.append(first_start.ask_outlets(person, language, **wants)), *typed, language=language
    )
    return heard.printed, answered


@pytest.mark.parametrize(
    ("language", "typed", "line"),
    [
        ("en", "help none", "none: nothing speaks; you read the screen or a braille display. Also: neither, n, 3."),
        ("en", "help voice", "voice: Taverne speaks itself, as long as no screen reader runs. Also: v, 1."),
        ("de", "Hilfe niemand", "niemand: nichts spricht; du liest am Bildschirm oder auf einer Braillezeile."),
        ("fr", "aide personne", "personne: rien ne parle; tu lis l'écran ou une plage braille."),
    ],
)
def test_help_explains_who_speaks(language, typed, line):
    printed, _ = told(typed, "", "", language=language)
    assert any(each.startswith(line) for each in printed), printed


@pytest.mark.parametrize(
    ("language", "who", "typed", "line"),
    [
        ("en", "none", "help no", "no: no braille. Also: none, n, 3."),
        ("en", "none", "help display", "display: each line is shown on your braille display, and waits for Enter."),
        ("de", "niemand", "Hilfe Terminal", "Terminal: unter jeder Zeile steht sie noch einmal in Braille."),
        ("fr", "personne", "aide plage", "plage: chaque ligne est sur ta plage braille, et attend Entrée."),
    ],
)
def test_help_explains_where_braille_is_shown(language, who, typed, line):
    printed, _ = told(who, typed, "", language=language)
    assert any(each.startswith(line) for each in printed), printed


def test_help_explains_a_language():
    printed = told_at_home(first_start.ask_language, "help Deutsch", "help English", "").printed
    assert "Deutsch: Taverne tells and asks in Deutsch. Also: German, allemand, d, de, 2." in printed
    assert any(line.startswith("English: Taverne tells and asks in English.") for line in printed)


@pytest.mark.parametrize(("language", "back"), [("en", "back"), ("de", "zurück"), ("fr", "retour")])
def test_back_goes_to_the_question_before(language, back):
    printed, answered = told("", back, "", "", language=language)
    assert answered == [""]
    assert [line.partition(" ")[0] for line in printed[:4]] == [line.partition(" ")[0] for line in printed[:2]] * 2
    printed, answered = told(back, language=language, is_first=False)
    assert answered == ["back"], printed


@pytest.mark.parametrize(
    ("language", "back", "line"),
    [
        ("en", "back", "This is the first question. quit leaves."),
        ("de", "zurück", "Das ist die erste Frage. Ende verlässt Taverne."),
        ("fr", "retour", "C'est la première question. quitter sort de Taverne."),
    ],
)
def test_at_the_first_question_back_says_that_there_is_none_before(language, back, line):
    assert line in told_at_home(first_start.ask_language, back, "", language=language).printed


@pytest.mark.parametrize("agreed", ["ok", "ja", "oui", "yes", "1"])
def test_what_is_proposed_is_taken_by_a_yes_in_any_language_or_as_the_first(agreed):
    chosen = []
    told_at_home(lambda person: chosen.append(first_start.ask_language(person)), agreed, language="de")
    assert chosen in (["auto"], ["de"])


def test_the_language_that_is_proposed_is_named_first_and_numbers_choose_in_that_order():
    chosen = []
    printed = told_at_home(lambda person: chosen.append(first_start.ask_language(person)), "2", language="fr").printed
    assert printed[0].startswith("français, English, Deutsch? Entrée: français.")
    assert chosen == ["en"]


@pytest.mark.parametrize(("typed", "code"), [("Deutsch", "de"), ("german", "de"), ("français", "fr")])
def test_a_language_can_still_be_typed_at_the_questions_after_it(typed, code):
    _, answered = told(typed, language="en")
    assert answered == [code]
    _, answered = told("", typed, language="en")
    assert answered == [code]


def test_help_names_the_way_back():
    printed, _ = told("help", "", "", language="en")
    assert "back: goes back to the question before" in printed
