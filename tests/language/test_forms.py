"""The forms of a line and of a question are made when an output asks for them, and only then."""

import pytest
from helpers import ScriptedTerminal, keyboard_of

from access.dialogue.entries import Happened
from access.dialogue.requests import Listener
from access.language.line import How, Line
from access.language.output import in_all_forms
from access.language.phrases import Here, Phrases
from access.language.texts import MissingPhrase, Texts
from access.system.environment import LANGUAGES
from games.kaques import GAME
from games.kaques.rules import Keep, Stopped
from games.steps import Seat, Tell

QUESTION = Keep(Seat(0), (1, 5, 2, 2, 2, 6), 300, 0, 10000)
STOPPED = Stopped(Seat(1), 300, 400)


@pytest.fixture
def formatted(monkeypatch):
    """The forms that are formatted from now on."""
    made, format_ = [], Texts.format

    def noting(texts, phrase, form, facts):
        made.append(f"{phrase}.{form}".rstrip("."))
        return format_(texts, phrase, form, facts)

    monkeypatch.setattr(Texts, "format", noting)
    return made


def phrases(language="en"):
    return Phrases(language, GAME, ["Ann", "Gustave"], (0,))


def test_a_terminal_without_braille_formats_no_braille_and_the_form_that_fits_alone(formatted):
    loop = keyboard_of(ScriptedTerminal("stop", "stop"), phrases(), cells=80)
    loop.choose(1, QUESTION)
    formatted.clear()
    loop.tell(Tell(STOPPED))
    loop.choose(2, QUESTION)
    assert formatted == ["kaques-stopped", "kaques-keep.longest", "kaques-keep"]


def test_a_form_is_made_once_however_many_outputs_take_it(formatted):
    question = in_all_forms(phrases(), QUESTION)
    assert question.printed(80) == question.printed(80) == question.full.text
    assert formatted == ["kaques-keep.longest", "kaques-keep"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_those_of_the_moment_when_they_were_told_not_when_they_are_made(language):
    told, now = phrases(language), phrases(language)
    entry = Happened(STOPPED, Here(frozenset({0})), new=False)
    said, question = entry.said(Listener(0, told)), in_all_forms(told, QUESTION, How(new=True))
    told.names[1], told.you = "Renamed", None
    assert said.braille == now.event(STOPPED)[1]()
    assert "Gustave" in said.line.text
    now_asked = now.question(QUESTION, How(new=True))
    assert [question.forms.full, question.forms.brief, question.forms.braille] == [
        now_asked.full,
        now_asked.brief,
        now_asked.braille,
    ]


def test_the_bare_form_is_without_the_words_of_a_new_question():
    new, known = (phrases().question(QUESTION, How(new=new)) for new in (True, False))
    assert new.full != new.bare == known.full == known.bare


def test_the_forms_in_braille_stand_ready_for_the_thread_of_a_display(formatted):
    question = in_all_forms(phrases(), QUESTION, How(new=True))
    question.make_felt()
    formatted.clear()
    for cells in (80, 40, 20, 12):
        question.brailled(cells, Line.printed)
    assert not formatted


def test_a_form_that_cannot_be_told_fails_where_it_is_shown(monkeypatch):
    said = Happened(STOPPED, Here(), always=True, new=False).said(Listener(0, phrases()))
    format_ = Texts.format

    def broken(texts, phrase, form, facts):
        if form == "braille":
            raise MissingPhrase("broken", phrase)
        return format_(texts, phrase, form, facts)

    monkeypatch.setattr(Texts, "format", broken)
    with pytest.raises(MissingPhrase):
        _ = said.braille
