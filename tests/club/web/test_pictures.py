"""Pictures of dice and cards at the page: drawn from the spans of lines, for eyes alone."""

import json
import re
import xml.etree.ElementTree as ET
from functools import lru_cache

import pytest
from helpers import agreed, happened
from pages import session_with

from access.club.web import page as page_module
from access.club.web import pictures
from access.club.web.elements import as_json, element, in_json, out_of_json, written
from access.club.web.guard import is_graphical
from access.club.web.page import Page, PageEvent, PageQuestion, now_told
from access.club.web.pages import part, visit
from access.club.web.pictures import (
    MOST_LISTED,
    Drawn,
    LogMark,
    SeatRow,
    SeatTable,
    Standing,
    add_drawn,
    cell,
    column,
    drawn_at,
    drawn_of,
    own_drawn,
    own_items,
    picture,
    picture_of,
    round_heading,
    round_of,
    stacks,
    standing_in_json,
    standing_table,
    with_untold,
)
from access.club.web.stream import told
from access.dialogue.entries import Happened, Joined
from access.engine.table import Table
from access.language.line import AllOffered, Item, Line, Offered, OwnQuestion, Span, Wording, plain_line
from access.language.output import Said, cues
from access.language.phrases import Here, Phrases, dice, faces, letter_cards
from access.language.texts import Texts
from access.play.at_table import TableSeen, table_seen
from access.storage import catalogue
from games.cards import Card, Row
from games.game import Sitting
from games.kaques.rules import GrandKaque, Keep, LeKaque
from games.kaques.rules import Standing as KaquesStanding
from games.kara.events import HouseBy, Waits
from games.kara.events import Who as KaraWho
from games.misericorde import events as misericorde_events
from games.misericorde.events import Owes, Starts
from games.misericorde.questions import HowManyDice
from games.steps import Seat, Term
from games.verflixte6.events import Announced, Brings, Duel, Durchgang, FreeThrow, Keuler, Out
from games.verflixte6.events import Standing as VerflixteStanding
from games.words.events import Holding, InPot, Laid, Who
from games.words.events import Standing as WordsStanding
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


def seats(seen, names=("Anna", "Ben"), language="en", game=None, own=()):
    made = SeatTable().standing(seen, Phrases(language, game, names, own))
    return [(row.name, row.is_turn, *row.cells) for row in made.rows], list(made.notes), made.heads


def begun(name, seats=2):
    game = catalogue.find(name)
    options = game.agreement.settle(agreed(game), Sitting(seats, 0, "en"))
    return game, Table(lambda: game.new(seats, options))


@pytest.mark.parametrize("name", catalogue.names())
def test_each_game_has_a_row_for_each_seat_and_marks_whose_turn_it_is(name):
    game, table = begun(name)
    for language in ("en", "de", "fr"):
        rows, _, heads = seats(table_seen(table, Seat(0)), language=language, game=game)
        assert [row[0] for row in rows] == ["Anna", "Ben"]
        assert [row[1] for row in rows] == [seat == table.open.seat for seat in (0, 1)]
        assert all(row[2] for row in rows)
        assert all(len(row) == 2 + len(heads) for row in rows)
        assert "club-web" not in "".join(heads)
        assert len(heads) == len({*heads}) > (name == "words"), "each column has a heading of its own"
        assert Phrases(language).text("club-web-besides") not in heads
        told = [text for row in rows for cells in row[2:] for text, _ in cells]
        assert not any("Anna" in text or "Ben" in text or ";" in text for text in told)


def test_the_table_has_jokers_bets_and_the_pot_where_a_game_has_some():
    game, _ = begun("verflixte6")
    play = game.new(2, agreed(game))
    play.used[1] |= set(play.jokers[1:])
    rows, notes, heads = seats(TableSeen(play.standing(0), play.beside(0), (), None), game=game)
    assert heads == ("Total", "This round", "Turn", "Jokers")
    assert rows[0][5][0][0] == str(len(play.jokers))
    assert rows[1][5][0][0].count(",") == 0
    assert len(notes) == 1
    seen = TableSeen((WordsStanding(0, 30), WordsStanding(1, 5)), (Who(0, "in", 12, 30), InPot(67, 0)), (), 1)
    rows, notes, heads = seats(seen, game=catalogue.find("words"))
    assert heads == ("Chips", "Bet", "Round")
    assert rows == [
        ("Anna", False, (("30", 30),), (("12", 12),), (("in", None),)),
        ("Ben", True, (("5", 5),), (), ()),
    ]
    assert notes == [("Pot 67", 67)]


def test_whoever_is_on_turn_does_not_wait_and_others_who_have_not_thrown_do():
    waiting = [misericorde_events.Who(Seat(seat), "waits", "void", 0, 0, False) for seat in (0, 1)]
    rows, _, heads = seats(TableSeen(waiting, (), (), Seat(1)), game=catalogue.find("misericorde"))
    assert heads == ("Throw",)
    assert [row[2] for row in rows] == [(("nothing yet", None),), (("throws now", None),)]
    rows, _, _ = seats(TableSeen([Waits(Seat(0)), Waits(Seat(1))], (), (), Seat(0)), game=catalogue.find("kara"))
    assert [row[2] for row in rows] == [(("throws now", None),), (("nothing yet", None),)]
    rows, _, _ = seats(TableSeen([Waits(Seat(0), False)], (), (), Seat(1)), game=catalogue.find("kara"))
    assert [row[2] for row in rows] == [(("sits out", None),), ()]


def test_in_die_verflixte_6_the_total_counts_a_round_when_it_is_over():
    game, table = begun("verflixte6")
    play = table.play
    play.eyes[0], play.totals[0] = 6, 2
    rows, _, _ = seats(TableSeen(play.standing(0), (), (), Seat(0)), game=game)
    assert [cells[0][0] for cells in rows[0][2:4]] == ["2", "6"]
    play.totals[0], play.counted[0] = 8, 6
    rows, _, _ = seats(TableSeen(play.standing(0), (), (), None), game=game)
    assert [cells[0][0] for cells in rows[0][2:4]] == ["8", "6"]


def without_known_cells(monkeypatch):
    monkeypatch.setattr(pictures, "_cell_form", lru_cache(pictures._cell_form.__wrapped__))


def without_cells(monkeypatch, *forms):
    """Let all texts have these forms at most."""
    monkeypatch.setattr(Texts, "has", lambda self, phrase, form="": form in forms)
    without_known_cells(monkeypatch)


def test_a_game_without_texts_for_cells_has_its_total_and_what_is_besides(monkeypatch):
    without_cells(monkeypatch, "braille")
    seen = TableSeen((WordsStanding(0, 30),), (Who(0, "in", 12, 30), Who(0, "in", 13, 30)), (), 1)
    rows, _, heads = seats(seen, game=catalogue.find("words"))
    assert heads == ("Total", "Besides")
    assert rows[0] == ("Anna", False, (("30", 30),), (("in, 12", 12), ("in, 13", 13)))


def test_a_game_with_one_text_for_each_event_has_its_figures_and_its_words_for_oneself_in_its_table():
    text = "kaques-standing = { $score } for { $you ->\n    [seat] you\n   *[other] another\n}\n"
    texts, told = Texts("en", "kaques", text), []
    for score, own in ((30, [0]), (31, [0]), (31, [])):
        phrases = Phrases("en", catalogue.find("kaques"), ("Anna",), own)
        phrases.texts = texts
        made = SeatTable().standing(TableSeen((KaquesStanding(Seat(0), score),), (), (), 1), phrases)
        told += [cell for cells in made.rows[0].cells for cell, _ in cells]
    assert told == ["30 for you", "31 for you", "31 for another"]


def test_the_bar_tells_the_turn_and_how_one_stands_oneself_or_the_winner():
    words, events = catalogue.find("words"), (WordsStanding(0, 30), WordsStanding(1, 5))

    def now(turn, own, winners=()):
        phrases = Phrases("en", words, ("Anna", "Ben"), own)
        return told_now(SeatTable().standing(TableSeen(events, (), (), turn, winners), phrases))

    assert now(Seat(1), [0]) == "▶ Ben: Chips 5 · Anna: Chips 30"
    assert now(Seat(0), [0]) == "▶ Anna: Chips 30 · Ben: 5", "of two both are told"
    assert now(Seat(1), []) == "▶ Ben: Chips 5 · Anna: 30"
    assert now(None, [0], (Seat(1),)) == "Ben has won, 5"
    assert now(None, [0], (Seat(0),)) == "You have won, 30"
    untold = SeatTable().standing(TableSeen((), (), (), Seat(0)), Phrases("en", words, ("Anna",), ()))
    assert told_now(untold) == "▶ Anna"
    assert told_now(Standing()) == ""


def told_now(*standings):
    """What the bar tells of the last of these standings, with an answer after each other one; None is another game."""
    page = Page()
    for standing in standings:
        if standing is None:
            page.forget_changes()
            continue
        page.show(asked=PageQuestion("question", is_turn=True), standing=standing)
        page._is_open = True
        page.answer(page.asked.number, "on", "")
    return now_told("en", page)


def test_the_bar_tells_what_has_changed_since_the_last_answer_until_another_game():
    words, shared = catalogue.find("words"), ("Anna", "Ben", "Cleo")
    phrases = Phrases("en", words, shared, [0])

    def standing(anna, ben, turn=None, winners=()):
        events = WordsStanding(0, anna), WordsStanding(1, ben), WordsStanding(2, 7)
        return SeatTable().standing(TableSeen(events, (), (), turn, winners), phrases)

    assert told_now(standing(30, 5), standing(28, 7, Seat(0))) == "▶ Anna: 28 (−2) · Ben: 7 (+2)"
    assert told_now(standing(30, 5), standing(30, 0, Seat(1))) == "▶ Ben: 0 (−5) · Anna: Chips 30"
    assert told_now(standing(30, 5), standing(28, 7), standing(28, 7, Seat(0))) == "▶ Anna: Chips 28"
    assert told_now(standing(30, 0), None, standing(50, 50, Seat(0))) == "▶ Anna: Chips 50"
    fewer = SeatTable().standing(
        TableSeen((WordsStanding(0, 9),), (), (), Seat(0)), Phrases("en", words, ("Anna",), [0])
    )
    assert told_now(standing(30, 5), fewer) == "▶ Anna: 9 (−21)"


def test_talk_and_commands_of_somebody_who_waits_leave_the_differences_since_their_turn():
    phrases, page = Phrases("en", catalogue.find("words"), ("Anna", "Ben", "Cleo"), [0]), Page()

    def show(question, *chips):
        events = tuple(WordsStanding(seat, each) for seat, each in enumerate(chips))
        page.show(asked=question, standing=SeatTable().standing(TableSeen(events, (), (), Seat(0)), phrases))
        page._is_open = True
        page.answer(page.asked.number, "say well done", "")

    turn, waits = PageQuestion("question", is_turn=True), PageQuestion("watching")
    for question, chips in ((turn, (30, 5, 7)), (waits, (30, 9, 7)), (turn, (30, 9, 8))):
        show(question, *chips)
    assert now_told("en", page) == "▶ Anna: Chips 30 · Ben: 9 (+4) · Cleo: 8 (+1)"


def test_what_decides_a_game_stands_first_and_no_cell_is_empty():
    seen = TableSeen((misericorde_events.Standing(Seat(0), 14, 4, 54),), (), (), None)
    made = SeatTable().standing(seen, Phrases("en", catalogue.find("misericorde"), ("Anna", "Ben"), [0]))
    assert (made.heads, told_now(made)) == (("Worth", "Chips", "Coppers"), "Anna: Worth 54")
    assert written(standing_table("en", made)[1]).count("<td>–</td>") == 3, "of Ben nothing is known"


LEGENDS = {
    "kara": (
        [KaraWho(Seat(0), 12, "under", 3, True, True), KaraWho(Seat(1), 2, "over", 3, False, False)],
        ["over", "under", "stopped", "leads"],
    ),
    "misericorde": ([misericorde_events.Who(Seat(0), "in", "void", 6, 12, False)], ["void", "paid"]),
    "verflixte6": (
        [VerflixteStanding(Seat(0), "prinzessin", 5, 0, 5), VerflixteStanding(Seat(1), "zombie", 0, 0, 0)],
        ["out", "zombie", "stopped", "princess"],
    ),
    "words": ([Who(Seat(0), "folded", 0, 30)], ["folded"]),
}
"""Rows of the table of each game, and the words of its legend below them."""


@pytest.mark.parametrize("name", LEGENDS)
def test_a_legend_below_the_table_explains_the_words_in_it_and_no_others(name):
    events, words = LEGENDS[name]
    seen, game = TableSeen(tuple(events), (), (), None), catalogue.find(name)
    for language in ("en", "de", "fr"):
        made = SeatTable().standing(seen, Phrases(language, game, ("Anna", "Ben"), [0]))
        assert len(made.legend) == len(words), language
        assert all(": " in line for line in made.legend)
        shown = standing_table(language, made)[-2]
        assert shown.attributes == {"class": "stage", "aria-hidden": "true"}, "readers who go there have no word more"
    english = SeatTable().standing(seen, Phrases("en", game, ("Anna", "Ben"), [0])).legend
    assert [line.partition(":")[0] for line in english] == words


@pytest.mark.parametrize(
    ("told", "explained"), [("Bet: unfolded, without", []), ("Bet: folded, out", ["folded", "out"])]
)
def test_a_legend_explains_whole_words_alone(monkeypatch, told, explained):
    without_known_cells(monkeypatch)
    monkeypatch.setattr(Phrases, "event_in_cells", lambda self, event, on_turn: plain_line(told))
    phrases = Phrases("en", catalogue.find("words"), ("Anna",))
    made = SeatTable().standing(TableSeen((Who(0, "in", 12, 30),), (), (), None), phrases)
    assert [line.partition(":")[0] for line in made.legend] == explained


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


def test_nobody_is_marked_where_all_have_won():
    events, words = (WordsStanding(0, 30), WordsStanding(1, 30)), catalogue.find("words")
    seen = TableSeen(events, (), (), None, (Seat(0), Seat(1)))
    made = SeatTable().standing(seen, Phrases("en", words, ("Anna", "Ben"), [0]))
    assert [row.has_won for row in made.rows] == [False, False]


@pytest.mark.parametrize("name", catalogue.names())
def test_when_a_game_is_over_its_winners_are_marked(name):
    game, table = begun(name)
    assert table_seen(table, Seat(0)).winners == ()
    table.open, table.result = None, {"winners": (Seat(1),)}
    made = SeatTable().standing(table_seen(table, Seat(0)), Phrases("en", game, ("Anna", "Ben"), [0]))
    assert [(row.is_turn, row.has_won, row.is_own) for row in made.rows] == [(False, False, True), (False, True, False)]
    shown = "".join(map(written, standing_table("en", made)))
    assert '<tr class="won"><th scope="row">★\N{NO-BREAK SPACE}Ben</th>' in shown
    assert '<tr class="own"><th scope="row">Anna</th>' in shown


def test_the_table_is_html_with_headers_and_a_caption_and_each_row_has_each_column():
    row = SeatRow("Anna <A>", True, (column(cell("30", 30)), column(cell("in"), cell("12", 12))))
    rows = row, SeatRow("Ben", False, (column(cell("5", 5)), column()))
    made = Standing(rows, (cell("Topf 67", 67),), heads=("Chips", "Einsatz"))
    shown = "".join(map(written, standing_table("de", made)))
    tree = ET.fromstring(f"<div>{shown}</div>")
    assert tree.find("h2").text == "Spielstand"
    assert tree.find("table/caption").text.startswith("F8 ")
    assert {len(each) for each in tree.iter("tr")} == {3}
    assert [each.get("scope") for each in tree.iter("th")] == ["col"] * 3 + ["row"] * 2
    assert "▶\N{NO-BREAK SPACE}Anna &lt;A&gt;" in shown, "the sign stands beside the name"
    assert shown.index("Topf 67") < shown.index("<table"), "what all share stands first"
    assert all(each.get("aria-hidden") == "true" for each in tree.iter("svg"))
    assert standing_table("de", Standing()) == ()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_many_jokers_are_counted_and_few_are_named(language):
    game, _ = begun("verflixte6")
    play = game.new(2, agreed(game))
    play.used[0].add(play.jokers[0])
    play.used[1] |= set(play.jokers[MOST_LISTED:])
    rows, _, _ = seats(TableSeen(play.standing(0), play.beside(0), (), None), language=language, game=game)
    ((many, counted),), ((few, named),) = rows[0][5], rows[1][5]
    assert (many, few.count(", ")) == (f"{len(play.jokers) - 1}", MOST_LISTED - 1)
    assert (counted, named) == (None, None), "stacks are for chips alone"


def test_an_unchanged_table_is_made_once_and_a_turn_or_a_fewer_event_changes_it():
    table, phrases = SeatTable(), Phrases("en", catalogue.find("words"), ("Anna", "Ben"))
    events = [WordsStanding(seat, 30) for seat in (0, 1)]
    first = table.standing(TableSeen(tuple(events), (InPot(3, 0),), (), Seat(0)), phrases)
    again = table.standing(TableSeen(tuple(events), (InPot(3, 0),), (), Seat(0)), phrases)
    assert again is first
    turned = table.standing(TableSeen(tuple(events), (InPot(3, 0),), (), Seat(1)), phrases)
    assert [row.is_turn for row in turned.rows] == [False, True]
    assert table.standing(TableSeen(tuple(events), (), (), Seat(1)), phrases).notes == ()
    staged = table.standing(TableSeen(tuple(events), (), (), Seat(1)), phrases, (("Stage 1.",),))
    assert staged.stage == (("Stage 1.",),)
    assert staged.rows == turned.rows


@pytest.mark.parametrize(
    ("chips", "tens", "ones"),
    [(1, [], [1]), (35, [3], [5]), (60, [6], []), (65, [6], [5]), (107, [10], [7]), (9999, [10] * 6, [])],
)
def test_chips_stand_in_stacks_worth_ten_and_worth_one(chips, tens, ones):
    shown = written(stacks(chips))
    assert [
        int(high) // 5 for high in re.findall(r"v-(\d+)", "".join(re.findall("<path[^>]*tens[^>]*>", shown)))
    ] == tens
    assert [
        int(high) // 3 for high in re.findall(r"v-(\d+)", "".join(re.findall("<path(?:(?!tens)[^>])*>", shown)))
    ] == ones


def test_more_chips_are_never_drawn_as_less():
    """Newcomers look at stacks before they read figures."""

    def area(chips):
        return sum(
            int(high) * (4 / 5 * 30 if "tens" in path else 2 / 3 * 8)
            for path in re.findall("<path[^>]*>", written(stacks(chips)))
            for high in re.findall(r"v-(\d+)", path)
        )

    assert all(area(chips) < area(chips + 5) for chips in range(1, 596))


def test_figures_are_worded_once_for_all_listeners_of_a_language_and_names_for_each(monkeypatch):
    words, worded = catalogue.find("words"), []
    made = Phrases.event_in_cells
    monkeypatch.setattr(Phrases, "event_in_cells", lambda self, *told: worded.append(told[0]) or made(self, *told))
    first, other, alike = WordsStanding(0, 7001), WordsStanding(1, 7002), WordsStanding(1, 7003)
    for name in ("Anna", "Lazare"):
        for events in ((first, other), (WordsStanding(0, 7003), alike), (WordsStanding(0, 7003), other)):
            shown = SeatTable().standing(TableSeen(events, (), (), None), Phrases("en", words, (name, "Ben")))
            assert [row.name for row in shown.rows] == [name, "Ben"]
    assert worded == [first, other, WordsStanding(0, 7003)]
    assert [row.cells for row in shown.rows] == [((("7003", 7003),),), ((("7002", 7002),),)]


def test_an_event_with_another_name_is_worded_for_each_table():
    owes = Owes(Seat(0), Seat(1), 1, 0)
    told = [
        SeatTable().standing(
            TableSeen((owes,), (), (), None), Phrases("en", catalogue.find("misericorde"), ("Anna", name))
        )
        for name in ("Ben", "Carl", "Ben")
    ]
    assert ["Ben" in told[0].rows[0].cells[0][0][0], "Carl" in told[1].rows[0].cells[0][0][0]] == [True, True]
    assert told[2] == told[0], "another language or another name is a cell of its own"


def test_a_name_in_the_middle_of_a_text_is_that_of_each_table(monkeypatch):
    without_cells(monkeypatch, "braille")

    def worded(self, event, on_turn):
        return Line((Span("text", "paid by "), Span("seat", self.names[event.seat])))

    monkeypatch.setattr(Phrases, "event_in_cells", worded)
    seen = TableSeen((WordsStanding(0, 30),), (), (), None)
    told = [seats(seen, (name,), game=catalogue.find("words"))[0][0][2] for name in ("Anna", "Lazare")]
    assert told == [(("paid by Anna", 30),), (("paid by Lazare", 30),)]


def test_a_cell_is_told_again_only_if_its_event_its_seat_a_name_or_the_language_is_another_one(monkeypatch):
    made, worded = Phrases.event_in_cells, []
    monkeypatch.setattr(Phrases, "event_in_cells", lambda self, *told: worded.append(told) or made(self, *told))
    without_known_cells(monkeypatch)
    game, table, names = catalogue.find("misericorde"), SeatTable(), ["Anna", "Ben", "Carl"]
    phrases = Phrases("en", game, names)

    def cells(phrases, *events, turn=None):
        worded.clear()
        shown, count = table.standing(TableSeen(events, (), (), turn), phrases), len(worded)
        with monkeypatch.context() as patch:
            without_known_cells(patch)
            alone = SeatTable().standing(TableSeen(events, (), (), turn), phrases)
        assert shown == alone, "each cell is what a new table tells"
        return count

    first, changed = Owes(Seat(0), Seat(1), 1, 0), Owes(Seat(0), Seat(1), 2, 0)
    other_seat = Owes(Seat(2), Seat(1), 2, 0)
    assert cells(phrases, first, first) == 1
    assert cells(phrases, first, first) == 0
    assert cells(phrases, changed, first) == 1
    assert cells(phrases, other_seat, first) == 1
    assert cells(phrases, first) == 0
    assert cells(phrases, first, turn=Seat(0)) == 0, "no debt tells whose turn it is"
    waits = misericorde_events.Who(Seat(0), "waits", "void", 0, 0, False)
    assert cells(phrases, waits, turn=Seat(0)) == 1
    assert cells(phrases, waits, turn=Seat(0)) == 0
    assert cells(phrases, waits, turn=Seat(1)) == 1
    phrases.names[1] = "Dora"
    assert cells(phrases, first) == 1
    assert cells(Phrases("de", game, names), first) == 1
    assert cells(Phrases("de", game, names, [Seat(0)]), first) == 1


def test_pieces_out_of_json_are_those_that_went_into_it():
    shown = ('"', element("p", "a", element("br"), stacks(12), class_="told"))
    assert out_of_json(in_json(shown)) == shown
    assert json.loads(in_json(shown)) == json.loads(as_json(list(shown)))
    row = SeatRow("Anna", True, (column(cell("30", 30)), column(cell("in"), cell("12", 12))))
    made = standing_table("en", Standing((row, row), (cell("pot 67", 67),)))
    assert json.loads(as_json(list(made))) == json.loads(
        standing_in_json("en", Standing((row, row), (cell("pot 67", 67),)))
    )


def test_an_event_is_sent_in_ascii():
    """One other sign makes the whole text of an event slow to join and to encode."""
    standing = Standing((SeatRow("Zoë", True, (column(cell("30", 30)),)),), heads=("Chips",))
    page = Page()
    page.show(["Für Zoë."], standing=standing)
    told_now = told(page.events[0], page)
    assert told_now.isascii()
    data = json.loads(told_now.partition("data: ")[2])
    assert (data["lines"], data["now"]) == (["Für Zoë."], "▶ Zoë: Chips 30")
    assert "▶\\xa0Zoë" in str(data["standing"])


def test_an_event_of_others_with_a_list_is_told():
    seen = TableSeen((WordsStanding(0, [7]),), (), (), None)
    assert len(seats(seen, game=catalogue.find("words"))[0][0]) == 3


def test_a_new_standing_is_sent_once_and_keeps_the_number_of_a_question_that_is_open():
    page = Page(bytes)
    some, other = (Standing((SeatRow("Anna", False, (column(cell(text)),)),), heads=("Points",)) for text in ("5", "6"))
    page.show(["A line."], asked=PageQuestion("watching"), standing=some)
    number = page.asked.number
    page.show(["Another."], asked=PageQuestion("watching"), standing=some)
    assert page.asked.number == number
    assert '"standing":[["h2",{"tabindex":"-1"},["Standing"]],["table"' in told(page.events[0], page)
    assert "standing" not in told(page.events[1], page)
    page.show(["A third."], asked=PageQuestion("watching"), standing=other)
    assert ["standing" in told(event, page) for event in page.events] == [False, False, True], (
        "the newest one is enough"
    )
    page.show(standing=other)
    assert len(page.events) == 3
    session = session_with(PageQuestion("question", "5?"))
    session.page.standing = other
    shown = visit(Phrases("en"), "Club", session)
    assert '<div id="standing" aria-hidden="true"><h2 tabindex="-1">Standing</h2><table>' in shown


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


def test_the_tables_of_a_tournament_stand_below_the_seats_and_between_games_alone():
    seen = TableSeen((WordsStanding(0, 30), WordsStanding(1, 5)), (), (), None)
    stage = (("Stage 1, table 1.", "It still plays."), ("Stage 1, table 2.",))
    made = SeatTable().standing(seen, Phrases("en", catalogue.find("words"), ("Anna", "Ben")), stage)
    assert (made.notes, made.stage) == ((), stage)
    alone = standing_table("en", Standing((), (), made.stage))
    assert [each.name for each in alone] == ["h2", "p", "p"]
    assert written(alone[1]) == '<p class="stage">Stage 1, table 1.<br>It still plays.</p>'


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


@pytest.mark.parametrize(("event", "whose"), [(Out(Seat(0), (6,), 4, 0), "You"), (Out(Seat(1), (6,), 4, 0), "")])
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
        with_untold(drawn, entry, [cue.name for cue in entry.cues], phrases)
    return drawn


FREE = FreeThrow(Seat(1), (3,), 3)
LORD = Brings(Seat(1), Term("rattenlord"), (5,), 18, 0, 21)
MISSED = Brings(Seat(1), Term("rattenlord"), (2,), 0, 10, 11)


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
    with_untold(drawn, happened(duel, {0}), (), to)
    assert [(each.whose, [each.whose for each in each.then]) for each in drawn] == [("Ben", ["You"])]
