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
        ("en", "help none", "none: nothing speaks; you read the screen or a braille display. Also: neither, n."),
        ("en", "help voice", "voice: Taverne speaks itself, as long as no screen reader runs. Also: v."),
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
        ("en", "none", "help no", "no: no braille. Also: none, n."),
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
    assert "Deutsch: Taverne tells and asks in Deutsch. Also: German, d, de." in printed
    assert any(line.startswith("English: Taverne tells and asks in English.") for line in printed)


@pytest.mark.parametrize(("language", "back"), [("en", "back"), ("de", "zurück"), ("fr", "retour")])
def test_back_goes_to_the_question_before(language, back):
    printed, answered = told("", back, "", "", language=language)
    assert answered == [True]
    assert [line.partition(" ")[0] for line in printed[:4]] == [line.partition(" ")[0] for line in printed[:2]] * 2
    printed, answered = told(back, language=language, is_first=False)
    assert answered == [False], printed


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
