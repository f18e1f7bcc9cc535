"""The table of seats at the page: cells of events in rows and columns, and what the bar tells of them."""

import json
import re
import xml.etree.ElementTree as ET
from functools import lru_cache

import pytest
from helpers import agreed
from pages import session_with, visit, written

from access.club.web import seats as seats_of_page
from access.club.web.elements import as_json, element, in_json, out_of_json
from access.club.web.page import Page, PageQuestion
from access.club.web.seats import (
    MOST_LISTED,
    SeatRow,
    SeatTable,
    Standing,
    cell,
    column,
    now_told,
    stacks,
    standing_in_json,
    standing_table,
)
from access.club.web.stream import told
from access.engine.table import Table
from access.language.line import Line, Span, plain_line
from access.language.phrases import Phrases
from access.language.texts import Texts
from access.play.at_table import TableSeen, table_seen
from access.storage import catalogue
from games.game import Sitting
from games.kaques.rules import Standing as KaquesStanding
from games.kara.events import Waits
from games.kara.events import Who as KaraWho
from games.misericorde import events as misericorde_events
from games.misericorde.events import Owes
from games.steps import Seat
from games.verflixte6.events import Standing as VerflixteStanding
from games.words.events import InPot, Who
from games.words.events import Standing as WordsStanding


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
    monkeypatch.setattr(seats_of_page, "_cell_form", lru_cache(seats_of_page._cell_form.__wrapped__))


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
    return now_told("en", page.standing, page.standing_before)


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
    page, same = Page(), standing(28, 7, Seat(0))
    for shown in (standing(30, 5), same, same):
        page.show(asked=PageQuestion("question", f"{page.number}?", is_turn=True), standing=shown)
        page._is_open = True
        page.answer(page.asked.number, "on", f"{page.number}")
    assert page.standing_since == page.number, "the bar is sent anew"
    assert told_now(standing(30, 5), same, same) == "▶ Anna: Chips 28", "nothing has changed since the answer"
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
    told = now_told("en", page.standing, page.standing_before)
    assert told == "▶ Anna: Chips 30 · Ben: 9 (+4) · Cleo: 8 (+1)"


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
    monkeypatch.setattr(Phrases, "event_in_cells", lambda self, *of: plain_line(told))
    phrases = Phrases("en", catalogue.find("words"), ("Anna",))
    made = SeatTable().standing(TableSeen((Who(0, "in", 12, 30),), (), (), None), phrases)
    assert [line.partition(":")[0] for line in made.legend] == explained


def test_all_are_marked_who_win_together():
    events, words = (WordsStanding(0, 30), WordsStanding(1, 30)), catalogue.find("words")
    seen = TableSeen(events, (), (), None, (Seat(0), Seat(1)))
    made = SeatTable().standing(seen, Phrases("en", words, ("Anna", "Ben"), [0]))
    assert [row.has_won for row in made.rows] == [True, True]
    assert now_told("en", made, Standing()) == "You have won with Ben, 30"


def test_the_bar_tells_what_is_in_the_pot():
    events, words = (WordsStanding(0, 30), WordsStanding(1, 30)), catalogue.find("words")
    for pot, ending in ((5, " · Pot 5"), (0, "")):
        seen = TableSeen(events, (InPot(pot, 0),), (), Seat(0))
        made = SeatTable().standing(seen, Phrases("en", words, ("Anna", "Ben"), [0]))
        assert now_told("en", made, Standing()) == f"▶ Anna: Chips 30 · Ben: 30{ending}"


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


def test_a_text_with_figures_is_worded_once_for_all_listeners_of_a_language_and_names_for_each(monkeypatch):
    words, worded = catalogue.find("words"), []
    without_known_cells(monkeypatch)
    made = Phrases.event_in_cells
    monkeypatch.setattr(Phrases, "event_in_cells", lambda self, *told: worded.append(told[0]) or made(self, *told))
    first, other, alike = WordsStanding(0, 7001), WordsStanding(1, 7002), WordsStanding(1, 7003)
    for name in ("Anna", "Lazare"):
        for events in ((first, other), (WordsStanding(0, 7003), alike), (WordsStanding(0, 7003), other)):
            shown = SeatTable().standing(TableSeen(events, (), (), None), Phrases("en", words, (name, "Ben")))
            assert [row.name for row in shown.rows] == [name, "Ben"]
    assert worded == [first]
    assert [row.cells for row in shown.rows] == [((("7003", 7003),),), ((("7002", 7002),),)]


def test_a_figure_below_nothing_has_the_word_for_its_sign():
    for language, total in (("en", "minus 12"), ("de", "minus 12"), ("fr", "moins 12")):
        events = (VerflixteStanding(Seat(0), "jungfrau", -3, -12, -12), VerflixteStanding(Seat(1), "jungfrau", 3, 7, 7))
        rows, _, _ = seats(TableSeen(events, (), (), None), language=language, game=catalogue.find("verflixte6"))
        assert [row[2][0][0] for row in rows] == [total, "7"]


def test_a_figure_that_also_chooses_words_is_worded_for_each_number():
    text = "kaques-standing = Anna\n    .cells = Points: { $score ->\n        [one] one\n       *[other] { $score } points\n    }\n"
    texts = Texts("en", "kaques", text)
    told = []
    for score in (1, 2, 3):
        phrases = Phrases("en", catalogue.find("kaques"), ("Anna",))
        phrases.texts = texts
        made = SeatTable().standing(TableSeen((KaquesStanding(Seat(0), score),), (), (), 1), phrases)
        told += [cell for cells in made.rows[0].cells for cell, _ in cells]
    assert told == ["one", "2 points", "3 points"]


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

    def worded(self, event, on_turn, marks):
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
    assert cells(phrases, changed, first) == 0, "its text only prints the figure"
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


def test_the_tables_of_a_tournament_stand_below_the_seats_and_between_games_alone():
    seen = TableSeen((WordsStanding(0, 30), WordsStanding(1, 5)), (), (), None)
    stage = (("Stage 1, table 1.", "It still plays."), ("Stage 1, table 2.",))
    made = SeatTable().standing(seen, Phrases("en", catalogue.find("words"), ("Anna", "Ben")), stage)
    assert (made.notes, made.stage) == ((), stage)
    alone = standing_table("en", Standing((), (), made.stage))
    assert [each.name for each in alone] == ["h2", "p", "p"]
    assert written(alone[1]) == '<p class="stage">Stage 1, table 1.<br>It still plays.</p>'
