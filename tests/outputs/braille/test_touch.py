"""The way of a question to the cells of a display: what stays as it is is not made again."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access.language.line import plain_line
from access.language.output import in_all_forms
from access.language.phrases import Phrases
from access.outputs.braille.display import dots_of
from access.outputs.braille.touch import Touch
from access.outputs.braille.translator import Translator
from games.kaques import GAME
from games.kaques.rules import Keep
from games.steps import Seat


class Translated(Translator):
    """A translator that notes what it translates."""

    def __init__(self):
        super().__init__("en")
        self.lines = []

    def laid(self, line, closed_up=False):
        self.lines.append(line.text)
        return super().laid(line, closed_up)


class Page:
    """The display, which looks at everything that it is handed; `cells` are the rows of the scene and the question."""

    rows, columns = 9, 40

    def ask(self, asked, typed, lead, again, scene):
        self.cells = [strip.forms[0]().shown for strip in scene] + [asked(40).shown]

    def keep_whole(self, whole, private):
        self.whole = whole.shown

    def forget_private(self):
        pass


def asked(touch, question, **scene):
    lines = {name: partial(plain_line, text) for name, text in scene.items()}
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    touch.ask(in_all_forms(phrases, question, scene=lambda: lines))
    return touch.display.cells


def keep(points):
    return Keep(Seat(0), (1, 5, 2, 2, 2, 6), points, 0, 10000)


@pytest.mark.brailled
def test_what_of_a_scene_stays_as_it_is_is_translated_once():
    translator, page = Translated(), Page()
    touch = Touch(page, translator, 40)
    first = asked(touch, keep(300), points="Ann 300, Gustave 50", state="pot 4")
    assert page.whole == first[-1]
    assert len(translator.lines) == len(set(translator.lines)) == 3
    translator.lines.clear()
    second = asked(touch, keep(350), points="Ann 300, Gustave 50", state="pot 5")
    assert sorted(translator.lines) == ["1 5 2 2 2 6, 350?", "pot 5"]
    assert second == [Translator("en").laid(plain_line("Ann 300, Gustave 50")).shown, *second[1:]]
    assert second[0] == first[0]
    assert second[1] != first[1]


@pytest.mark.brailled
def test_what_is_taken_off_the_display_is_not_kept_for_the_next_question():
    touch = Touch(Page(), Translated(), 40)
    asked(touch, keep(300), hand="A IN TH")
    touch.forget(0)
    touch.translator.lines.clear()
    asked(touch, keep(300), hand="A IN TH")
    assert "A IN TH" in touch.translator.lines


@pytest.mark.brailled
def test_a_question_whose_scene_grew_old_is_translated_again_so_that_little_is_kept():
    touch = Touch(Page(), Translated(), 40)
    for points in range(50, 5000, 50):
        asked(touch, keep(points), state=f"pot {points}")
    assert len(touch._known) + len(touch._known_before) < 10


@given(st.text(st.characters(codec=None) | st.characters(min_codepoint=0x2800, max_codepoint=0x28FF)))
def test_the_dots_of_a_cell_are_the_lower_byte_of_its_braille_and_nothing_else_has_any(shown):
    dots = [ord(cell) - 0x2800 if 0x2800 <= ord(cell) <= 0x28FF else 0 for cell in shown]
    assert list(dots_of(shown)) == dots
    cells = "".join(cell for cell in shown if 0x2800 <= ord(cell) <= 0x28FF)
    assert list(dots_of(cells)) == [ord(cell) & 0xFF for cell in cells]
