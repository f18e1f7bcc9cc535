"""Pictures of dice and cards at the page: drawn from the spans of lines, for eyes alone."""

import json
import re
import xml.etree.ElementTree as ET

import pytest
from helpers import happened
from pages import session_with, visit, written

from access.club.web import page as page_module
from access.club.web.guard import is_graphical
from access.club.web.page import Page, PageEvent, PageQuestion
from access.club.web.pages import part
from access.club.web.pictures import (
    Drawn,
    LogMark,
    add_drawn,
    drawn_at,
    drawn_of,
    drawn_of_each,
    own_drawn,
    own_items,
    picture,
    picture_of,
    round_heading,
    round_of,
    with_untold,
)
from access.club.web.stream import told
from access.dialogue.entries import Happened, Joined
from access.language.line import AllOffered, Item, Line, Offered, OwnQuestion, Span, Wording, plain_line
from access.language.output import Said, cues
from access.language.phrases import Here, Phrases, dice, faces, letter_cards
from access.storage import catalogue
from games.cards import Card, Row
from games.kaques.rules import GrandKaque, Keep, LeKaque
from games.kara.events import HouseBy, Waits
from games.misericorde.events import Starts
from games.misericorde.questions import HowManyDice
from games.purse import Loses, Takes
from games.steps import Seat, Term
from games.verflixte6.events import Announced, Brings, Duel, Durchgang, FreeThrow, Keuler, Out
from games.words.events import Holding, Laid
from games.words.questions import LayUnseen

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
    for name in ("red 7", "hearts", "two of hearts"):
        span = faces(["x"], lambda face, name=name: Item(name, name, face, face))
        assert f">{name}<" in written(picture_of(span.items[0], False))


@pytest.mark.parametrize(
    ("name", "rank", "sign"),
    [
        ("hearts 7", "7", "♥"),
        ("queen of spades", "Q", "♠"),
        ("Kreuz Ass", "A", "♣"),
        ("Karo 10", "10", "♦"),
        ("roi de cœur", "R", "♥"),
    ],
)
def test_a_playing_card_has_its_face_in_its_short_form_too(name, rank, sign):
    span = faces(["x"], lambda face: Item(name, name, face, face))
    for item in (*span.items, *span.shortened().items):
        shown = written(picture_of(item, False))
        assert f">{rank}<" in shown
        assert f">{sign}<" in shown


@pytest.mark.parametrize(
    ("event", "lost"),
    [
        (LeKaque(Seat(0), (2, 3), 0, looks=False), True),
        (GrandKaque(Seat(0), (2, 3, 4, 6), 850, looks=True), True),
        (Keuler(Seat(0), Seat(1), 9), False),
        (Brings(Seat(0), Term("rattenlord"), (2,), 0, 10, 11), False),
    ],
)
def test_a_great_loss_is_a_lost_turn_too_and_the_fall_of_another_player_is_none(event, lost):
    assert page_module._is_lost([cue.name for cue in cues(event, {0}, touched=True)]) == lost


@pytest.mark.parametrize(
    ("cues", "became"), [([], ""), (["dice"], ""), (["keep"], "kept"), (["rob"], "robbed"), (["dice", "bust"], "void")]
)
def test_the_sounds_of_a_line_say_what_became_of_its_dice(cues, became):
    assert [each.became for each in drawn_of(said(dice([5, 1])), cues)] == [became]


def test_the_dice_of_others_have_their_name_and_own_ones_have_none():
    theirs, own = Span("seat", "Ben"), Span("text", "You throw ")
    assert [each.whose for each in drawn_of(said(theirs, dice([5]), dice([1])), [])] == ["Ben", "Ben"]
    assert [each.whose for each in drawn_of(said(own, dice([5])), [])] == [""]
    assert "<b>Ben</b><svg" in written(picture(Drawn(dice([5]).items, True, whose="Ben")))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(
    ("name", "question", "shown"),
    [
        ("kaques", Keep(Seat(0), (1, 5), 100, 0, 1000, brings=250), "250"),
        ("kaques", Keep(Seat(0), (2, 3), 0, 0, 1000), ""),
        ("misericorde", HowManyDice(Seat(0), 3, 9, 2), ""),
        ("words", LayUnseen(Seat(0), 7, None), ""),
    ],
)
def test_only_what_is_at_stake_is_written_large(language, name, question, shown):
    figure = Phrases(language, catalogue.find(name), ("Anna", "Ben"), [0]).question(question).figure
    assert figure.partition(" ")[0] == shown


def test_questions_of_the_lobby_have_no_figure():
    question = OwnQuestion(Seat(0), Wording(plain_line("10 rounds?"), plain_line("10 rounds?")))
    assert Phrases("en").question(question).figure == ""


def test_the_figure_stands_beside_the_question():
    session = session_with(PageQuestion("question", "?", figure="6 points"))
    assert '<span id="figure" aria-hidden="true">6 points</span>' in visit(Phrases("en"), "Club", session)
    assert '"figure":"6 points"' in part(Phrases("en"), "Club", session)


def test_the_answer_that_enter_gives_stands_out_and_no_other():
    offered = AllOffered((Offered("leave"), Offered("stay", default=True, main=True)))
    shown = visit(Phrases("en"), "Club", session_with(PageQuestion("question", "?", offered=offered)))
    assert re.findall(r'value="(\w+)" class="first"', shown) == ["stay"]
    drawn = visit(Phrases("en"), "Club", session_with(PageQuestion("question", "?", offered=offered, is_drawn=True)))
    assert re.findall(r'value="(\w+)"[^>]*> <small aria-hidden="true">([^<]*)', drawn) == [("stay", "⏎")]
    assert "⏎" not in shown


DIE = Drawn(dice([5]).items, True)
MARKED = PageEvent(
    1,
    ("You lose.", "Round 2.", "You throw 5.", "Ben wins."),
    asked=PageQuestion("question", "Again?", is_turn=True, number=1),
    drawn=((1, LogMark("round", "Round 2")), (2, DIE), (3, LogMark("won"))),
)
"""An event with all that eyes see at lines."""


def logged(session, pictures=True):
    session.page.has_pictures, session.shown = pictures, 1
    return re.search(r'id="log".*?>(.*?)</div>', visit(Phrases("en"), "Club", session), re.DOTALL)[1]


def test_each_picture_and_heading_stands_before_its_line_and_the_line_on_who_won_stands_out():
    assert logged(session_with(PageQuestion("question", "?", number=2), [MARKED])) == (
        '<p><span class="part">You lose.<br>\n</span>'
        '<span class="head round" data-title="Round 2" aria-hidden="true"></span>'
        f'<span class="part">Round 2.<br>\n{written(picture(DIE))}You throw 5.<br>\n'
        '<span class="wins">Ben wins.</span>'
        '<span class="ask" data-title="Again?" aria-hidden="true"></span></span></p>'
    )
    assert "Again?" not in logged(session_with(MARKED.asked, [MARKED])), "the open question stands below"
    page = Page(bytes)
    assert '"drawn"' not in told(MARKED, page), "without pictures nothing is folded"
    page.has_pictures = True
    sent = json.loads(told(MARKED, page).partition("data: ")[2])["drawn"]
    assert [[place, each[1]["class"]] for place, each in sent] == [[1, "head round"], [2, "drawn"], [3, "wins"]]


def test_readers_and_browsers_of_text_have_the_lines_of_an_event_alone():
    shown = logged(session_with(MARKED.asked, [MARKED]))
    hidden = re.compile(r'<(span)[^>]*aria-hidden="true">(<svg.*?</svg>)*</span>')
    assert re.sub("</?span.*?>", "", hidden.sub("", shown)) == logged(session_with(MARKED.asked, [MARKED]), False)


@pytest.mark.parametrize(
    ("event", "line", "title"),
    [
        (HouseBy(Seat(0), 16, (3, 2, 2, 3, 6), True, 2, 5), "Round 2. House 16: 3 2 2 3 6.", "Round 2"),
        (HouseBy(Seat(0), 16, (3, 2, 2, 3, 6), True, 2, 5), "House 16.", "Round 2 of 5"),
        (Starts(Seat(0), 5, 3, 2, 5), None, "Round 2 of 5"),
        (Starts(Seat(0), 5, 3, 0, 5), "A play-off.", None),
        (HouseBy(Seat(0), 22, (3, 5, 5, 3, 6), True, 2, 5), "House 22.", "Round 2 of 5"),
        (Waits(Seat(0)), "Ben waits.", None),
    ],
)
def test_a_round_has_its_heading_by_the_first_words_of_its_line(event, line, title):
    phrases = Phrases("en")
    told_by = round_heading(event, None if line is None else said(Span("text", line)), phrases) if title else None
    assert (told_by and told_by.title, bool(round_of(event, phrases))) == (title, bool(title))
    assert not told_by or (told_by.kind == "round same") == (line or "").startswith(f"{title}."), "it stands there once"


@pytest.mark.parametrize(("language", "you", "alone"), [("en", "You", "You"), ("de", "Du", "Du"), ("fr", "Tu", "Toi")])
def test_own_dice_have_the_word_for_the_listener_where_their_sentence_begins_with_it(language, you, alone):
    phrases = Phrases(language, own=[Seat(0)])
    for before, whose in ((f"{you} x 5: ", alone), (f"Eins. {you} ", alone), ("Eins: ", "Eins")):
        (shown,) = drawn_of(said(Span("text", before), dice([5])), [], None, phrases)
        assert shown.whose == whose


@pytest.mark.parametrize(
    ("before", "heading"),
    [
        ("Round 1 of 2. House 16: ", "House 16"),
        ("Votre lancer : ", "Votre lancer"),
        ("You keep ", ""),
        ("These are far too many words: ", ""),
    ],
)
def test_dice_of_nobody_else_have_the_words_before_them_as_a_heading(before, heading):
    assert [each.whose for each in drawn_of(said(Span("text", before), dice([5])), [])] == [heading]


@pytest.mark.parametrize(
    ("before", "after", "whose"),
    [
        ((Span("text", "House 16: "),), (Span("text", ", thrown by "), Span("seat", "Ben")), "House 16"),
        ((Span("text", "House 16, the sum to reach; its dice: "),), (), "House 16"),
        ((Span("text", "Last turn. "), Span("seat", "Ben"), Span("text", " throws ")), (), "Ben"),
        ((Span("seat", "Ben"), Span("text", " stops. You throw ")), (), ""),
        ((Span("text", "You steal 1 from "), Span("seat", "Ben"), Span("text", " with ")), (), ""),
    ],
)
def test_dice_have_the_name_with_which_their_sentence_begins_and_never_another(before, after, whose):
    assert [each.whose for each in drawn_of(said(*before, dice([5]), *after), [])] == [whose]


@pytest.mark.parametrize(("event", "whose"), [(Out(Seat(0), (6,), 4, 0), "You"), (Out(Seat(1), (6,), 4, 0), "Ben")])
def test_the_dice_with_which_a_sentence_begins_are_the_listeners_where_it_is_about_them(event, whose):
    to = Phrases("en", catalogue.find("verflixte6"), ("Anna", "Ben"), [Seat(0)])
    told = drawn_of(Said(*to.event(event)), ["bust"], event, to)
    assert [(each.whose, each.became) for each in told] == [(whose, "void")]


def test_an_answered_question_has_its_dice_once():
    to = Phrases("en", own=[Seat(0)])
    asked = (Drawn(dice([2, 5]).items, True),)
    (own,) = own_drawn(asked, (), to)
    assert (own.whose, own.items) == ("You", asked[0].items)
    assert own_items([own, Drawn(dice([1]).items, True, "", "Ben")], to) == own.items
    assert own_drawn(asked, own.items, to) == []
    assert own_drawn([Drawn(HAND.items, False)], (), to) == [], "cards are still in the hand"


def test_a_refusal_draws_no_dice():
    assert drawn_of(said(Span("text", "No points for "), dice([4])), ["refused"]) == ()


def test_the_cards_of_a_laid_word_are_drawn_though_the_line_has_only_the_word():
    words = catalogue.find("words")
    laid = Laid(Seat(1), "THW", 19, Row((Card("TH", 9), Card("W", 10))))
    phrases = Phrases("en", words, ("Anna", "Ben"), [0])
    line, felt = phrases.event(laid)
    (shown,) = drawn_of(Said(line, felt), ["card"], laid, phrases)
    assert ([item.typed for item in shown.items], shown.became, shown.whose) == (["TH", "W"], "laid", "Ben")
    nothing = Holding(HAND.items)
    assert drawn_of(said(Span("text", "A secret.")), [], nothing, phrases) == ()


def untold(*events, you=0, private=False, joined=False):
    phrases, drawn = Phrases("en", catalogue.find("verflixte6"), ("Anna", "Ben", "Cem"), [you]), []
    entries = [Happened(event, Here({you}), private) for event in events]
    for entry in [Joined(*entries)] if joined else entries:
        with_untold(drawn, entry, phrases)
    return drawn


FREE = FreeThrow(Seat(1), (3,), 3)
LORD = Brings(Seat(1), Term("rattenlord"), (5,), 18, 0, 21)
MISSED = Brings(Seat(1), Term("rattenlord"), (2,), 0, 10, 11)


def test_words_that_one_line_tells_with_what_they_win_are_drawn_each_with_its_owner():
    phrases = Phrases("en", catalogue.find("words"), ("Anna", "Ben", "Cem"), [0])
    for seat, whose in ((Seat(1), "Ben"), (Seat(0), "You")):
        word = Laid(seat, "ox", 14, Row((Card("O", 2), Card("X", 12))))
        for privately in (False, True):
            here = Here({0})
            won, lost = Happened(Takes(seat, 8, 54), here), Happened(Loses(Seat(2), 4, 30), here)
            joined = Joined(Joined(Happened(word, here, privately), won), lost)
            drawn = [(each.whose, each.became, each.are_dice) for each in drawn_of_each(joined, phrases)]
            assert drawn == ([] if privately else [(whose, "laid", False)])


def test_a_turn_of_another_that_is_told_in_one_line_is_drawn_throw_for_throw():
    (turn,) = untold(FREE, LORD, MISSED, Out(Seat(1), (6,), 11, 0))
    assert turn.whose == "Ben"
    thrown = [(each.items[0].typed, each.whose, each.became) for each in turn.then]
    assert thrown == [("3", "", ""), ("5", "Rat Lord", ""), ("2", "Rat Lord", "void"), ("6", "", "void")]
    assert [each.sum for each in turn.then] == ["3", "21", "11", "0"], "what a joker has brought"
    shown = written(picture(turn))
    assert "<small>= 21</small></span>" in shown
    assert shown.count("<b>Ben</b>") == shown.count("<b>Rat Lord</b>") == 1
    assert shown.count('<span class="void">') == 2
    assert [each.whose for each in untold(FREE, FreeThrow(Seat(2), (4,), 4))] == ["Ben", "Cem"]
    assert len(untold(FREE, LORD, joined=True)[0].then) == 2


def test_points_below_0_have_the_sign_of_the_bar():
    (turn,) = untold(Brings(Seat(1), Term("rattenlord"), (2,), 0, 10, -7))
    assert [each.sum for each in turn.then] == ["\u22127"]


def test_untold_throws_of_ones_own_or_of_nobody_or_secret_ones_are_not_drawn():
    assert untold(FREE, you=1) == []
    assert untold(FREE, private=True) == []
    assert untold(Durchgang(1, 3), Announced(Seat(1), Term("pony"))) == []


def test_dice_that_are_told_again_are_drawn_once_with_their_fate():
    drawn = []
    lines = (["dice"], dice([5, 1])), (["keep"], dice([5, 1])), (["dice"], dice([2]))
    for at, (sounds, line) in enumerate(lines):
        add_drawn(drawn, at, drawn_of(said(Span("seat", "Ben"), line), sounds))
    shown = [(at, each.became, len(each.items), each.whose) for at, each in drawn]
    assert shown == [(0, "kept", 2, "Ben"), (2, "", 1, "Ben")]


def test_dice_that_lost_points_are_void_in_ones_own_line_too():
    phrases = Phrases("en", catalogue.find("verflixte6"), ("Anna", "Ben"), [1])
    line, felt = phrases.event(MISSED)
    assert [each.became for each in drawn_of(Said(line, felt), ["dice"], MISSED, phrases)] == ["void"]


def test_open_cards_are_laid_and_a_hand_is_drawn_at_the_question_alone():
    assert [each.became for each in drawn_of(said(HAND), [])] == ["laid"]
    assert drawn_of(said(HAND, private=True), []) == ()


def test_the_pips_of_what_is_void_are_hollow_but_as_many_and_other_fates_have_frames_of_their_own():
    void, kept = (written(picture(Drawn(dice([5, 4]).items, True, became))) for became in ("void", "kept"))
    assert (void.count("a4 4 0 1 0 8 0"), void.count("h0")) == (9, 0)
    assert (kept.count("a4"), kept.count("h0")) == (0, 9)
    assert ('class="drawn void"' in void, 'class="drawn kept"' in kept) == (True, True)


def test_picks_are_drawn_once_at_their_boxes_with_the_points_that_another_line_shows():
    house, short = dice([3, 4]), HAND.shortened()
    others, picks = drawn_at([short, house, HAND], tuple(item.typed for item in short.items))
    assert picks == Drawn(HAND.items, False)
    assert others == (Drawn(house.items, True),)


def test_pictures_have_no_styles_of_their_own_and_readers_skip_each():
    for became in ("", "void", "kept"):
        tree = ET.fromstring(written(picture(Drawn((*HAND.items, *dice([6]).items), False, became))))
        assert tree.get("aria-hidden") == "true"
        assert all(each.get("style") is None for each in tree.iter())
    assert ET.fromstring(written(picture_of(dice([6]).items[0], True))).get("aria-hidden") == "true"


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
    event = PageEvent(1, ("You keep 5 1.",), drawn=((0, drawn),))
    session = session_with(asked, [event])
    session.page.number, session.page.has_pictures = 1, True
    shown = visit(Phrases("en"), "Club", session)
    assert shown.count(written(picture(drawn))) == 2, "in the log, and at the question"
    assert 'class="picture"' in shown
    assert '"drawn":[["span",{"class":"drawn kept"' in part(Phrases("en"), "Club", session)
    assert '"drawn":[[0,["span",{"class":"drawn kept"' in told(event, session.page)


def test_without_pictures_nothing_is_drawn():
    session = session_with(
        PageQuestion("question", "5 1?", picks=(("5", "5", "5"),)), [PageEvent(1, ("You keep 5 1.",))]
    )
    assert "<svg" not in visit(Phrases("en"), "Club", session)
    assert '"svg"' not in part(Phrases("en"), "Club", session)


def test_the_dice_of_a_duel_have_the_name_of_who_threw_them():
    game, duel = catalogue.find("verflixte6"), Duel(Seat(1), Seat(0), 5, (3,), 2, 0)
    for own, names in (([0], ["You"]), ([2], ["Anna"]), ([1], ["Anna"])):
        to = Phrases("en", game, ("Anna", "Ben", "Eve"), own)
        assert [each.whose for each in drawn_of(Said(*to.event(duel)), [], duel, to)] == names
    to, drawn = Phrases("en", game, ("Anna", "Ben", "Eve"), [0]), []
    with_untold(drawn, happened(duel, {0}), to)
    assert [(each.whose, [each.whose for each in each.then]) for each in drawn] == [("Ben", ["You"])]
