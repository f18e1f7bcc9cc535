"""Pictures of dice and cards at the page: drawn from the spans of lines, for eyes alone."""

import xml.etree.ElementTree as ET

import pytest
from pages import session_with

from access.club.web.elements import written
from access.club.web.guard import is_graphical
from access.club.web.page import PageEvent, PageQuestion
from access.club.web.pages import part, visit
from access.club.web.pictures import Drawn, drawn_at, drawn_of, picture, picture_of
from access.club.web.stream import told
from access.language.line import Item, Line
from access.language.output import Said
from access.language.phrases import Phrases, dice, faces, letter_cards
from games.cards import Card

HAND = letter_cards([Card("TH", 9), Card("W", 10)])


def said(*spans, private=False):
    line = Line(spans)
    return Said(line, line, private)


def pips(item):
    return written(picture_of(item, True)).count("h0")


def test_each_face_of_a_die_has_as_many_pips():
    assert [pips(item) for item in dice((1, 2, 3, 4, 5, 6)).items] == [1, 2, 3, 4, 5, 6]


def test_a_number_that_is_no_face_is_written():
    assert ">20<" in written(picture_of(dice([20]).items[0], True))


def test_a_letter_card_has_its_letters_its_points_and_the_dots_of_both():
    shown = written(picture_of(HAND.items[0], False))
    assert ">TH<" in shown
    assert ">9<" in shown
    assert shown.count("h0") == len("2345" + "125" + "3456" + "24"), "t, h, the sign of numbers, i"


def test_a_letter_without_a_cell_here_has_no_dots():
    shown = written(picture_of(letter_cards([Card("Ł", 3)]).items[0], False))
    assert ">Ł<" in shown
    assert "h0" not in shown


def test_a_card_of_any_kind_has_its_name():
    span = faces(["h7"], lambda face: Item("hearts 7", "hearts 7", face, face))
    assert ">hearts 7<" in written(picture_of(span.items[0], False))


@pytest.mark.parametrize(
    ("cues", "became"), [([], ""), (["dice"], ""), (["keep"], "kept"), (["rob"], "robbed"), (["dice", "bust"], "void")]
)
def test_the_sounds_of_a_line_say_what_became_of_its_dice(cues, became):
    assert [each.became for each in drawn_of(said(dice([5, 1])), cues)] == [became]


def test_open_cards_are_laid_and_a_hand_is_not():
    assert [each.became for each in drawn_of(said(HAND), [])] == ["laid"]
    assert [each.became for each in drawn_of(said(HAND, private=True), [])] == [""]


def test_what_is_void_is_crossed_out_and_other_fates_have_frames_of_their_own():
    void, kept = (written(picture(Drawn(dice([5]).items, True, became))) for became in ("void", "kept"))
    assert "cross" in void
    assert "cross" not in kept
    assert 'class="drawn kept"' in kept


def test_picks_are_drawn_once_at_their_boxes_with_the_points_that_another_line_shows():
    house, short = dice([3, 4]), HAND.shortened()
    others, picks = drawn_at([Line((short, house)), Line((HAND,))], tuple(item.typed for item in short.items))
    assert picks == Drawn(HAND.items, False)
    assert others == (Drawn(house.items, True),)


def test_pictures_have_no_styles_of_their_own_and_readers_skip_each():
    for became in ("", "void", "kept"):
        tree = ET.fromstring(written(picture(Drawn((*HAND.items, *dice([6]).items), False, became))))
        assert all(each.get("aria-hidden") == "true" for each in tree.iter("svg"))
        assert tree.get("aria-hidden") == "true"
        assert all(each.get("style") is None for each in tree.iter())


@pytest.mark.parametrize(
    ("agent", "expected"),
    [
        ("Mozilla/5.0 (Wayland; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", True),
        ("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1", True),
        ("w3m/0.5.3+git20230121", False),
        ("Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1", False),
        ("ELinks/0.16.1.1 (textmode; Linux)", False),
        ("URL/Emacs Emacs/28.2 (Wayland; x86_64-pc-linux-gnu)", False),
        ("edbrowse/3.8.0", False),
        ("", False),
    ],
)
def test_pictures_are_for_browsers_that_show_more_than_text(agent, expected):
    assert is_graphical(agent) is expected


def test_the_page_the_script_and_the_stream_get_the_same_pictures():
    drawn = Drawn(dice([5, 1]).items, True, "kept")
    asked = PageQuestion(
        "question", "5 1?", picks=(("5", "5", "5"),), drawn=(drawn,), drawn_picks=Drawn(drawn.items[:1], True)
    )
    event = PageEvent(1, ("You keep 5 1.",), drawn=(drawn,))
    session = session_with(asked, [event])
    session.page.number = 1
    shown = visit(Phrases("en"), "Club", session)
    assert shown.count(written(picture(drawn))) == 2, "in the log, and at the question"
    assert 'class="picture"' in shown
    assert '"drawn":[["div",{"class":"drawn kept"' in part(Phrases("en"), "Club", session)
    assert '"drawn":[["div",{"class":"drawn kept"' in told(event, session.page)


def test_without_pictures_nothing_is_drawn():
    session = session_with(
        PageQuestion("question", "5 1?", picks=(("5", "5", "5"),)), [PageEvent(1, ("You keep 5 1.",))]
    )
    assert "<svg" not in visit(Phrases("en"), "Club", session)
    assert '"svg"' not in part(Phrases("en"), "Club", session)
