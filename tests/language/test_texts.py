"""Phrases are parsed once for a language and a game, and what a listener has of their own is small."""

import re
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest

from access.language.line import How, Line, Span
from access.language.phrases import Explained, Phrases
from access.language.texts import Texts, guide, text_of, texts, texts_of
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.kaques import GAME
from games.kaques.rules import Keep, LeKaque
from games.steps import Seat

KAQUE = LeKaque(Seat(1), (2, 3), 300, False)


def test_all_listeners_of_a_game_share_its_parsed_phrases():
    assert Phrases("en", GAME, ("Ann",), (0,)).texts is Phrases("en", GAME, ("Ben",), (0,)).texts
    assert Phrases("en", GAME).texts is not Phrases("de", GAME).texts
    assert Phrases("xx", GAME).texts is texts("en", GAME)


def test_formatting_changes_nothing():
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    question = Keep(Seat(0), (1, 5, 2, 2, 2, 6), 300, 0, 10000)
    told = [
        (phrases.event(KAQUE, new=new)[0], phrases.question(question, How(new=new)).full)
        for new in (True, False, True, False)
    ]
    assert told[0] == told[2] != told[1] == told[3]


def test_a_term_is_new_once_to_each_listener():
    phrases, ann, ben = Phrases("en", GAME, ("Ann", "Gustave"), (0,)), Explained(), Explained()
    assert [ann.first(phrases, KAQUE), ann.first(phrases, KAQUE), ben.first(phrases, KAQUE)] == [True, False, True]


def test_each_seat_is_asked_in_words_once():
    phrases, explained = Phrases("en", GAME, ("Ann", "Ben"), (0, 1)), Explained()
    asked = [Keep(Seat(seat), (1, 5), 0, 0, 10000) for seat in (0, 1, 0, 1)]
    assert [explained.first(phrases, question) for question in asked] == [True, True, False, False]


def test_one_listener_more_takes_half_a_kilobyte():
    Phrases("en", GAME, ("Ann", "Gustave"), (0,)).event(KAQUE)
    tracemalloc.start()
    many = [Phrases("en", GAME, ("Ann", "Gustave"), (0,)) for _ in range(1000)]
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken / len(many) < 512


def test_a_fact_that_is_too_long_to_listen_to_is_shortened():
    """Such as 130 names, or a long path."""
    told = Phrases("en").text("error-no-game", name="x", names=", ".join(f"game{n}" for n in range(1000)), near="none")
    assert "game3, game4" in told
    assert "..." in told
    assert len(told) < 2500


@pytest.mark.parametrize("path", sorted((Path(__file__).parents[2]).glob("[ag]*/**/en.ftl")), ids=str)
def test_no_phrase_stands_twice(path):
    """The later one would take the place of the other: phrases of the house, of the club and of any program share names."""
    rooms = [path.parent / room / path.name for room in ("club", "person")]
    for language in LANGUAGES:
        files = [each.with_name(f"{language}.ftl") for each in (path, *rooms) if each.exists()]
        names = [name for each in files for name in re.findall(r"^([A-Za-z][\w-]*) =", each.read_text("utf-8"), re.M)]
        assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *catalogue.names()])
def test_words_are_the_same_whether_their_phrase_is_parsed_or_not(game, language):
    found = texts(language, None if game is None else catalogue.find(game))
    own = f"(loop|{found.game or 'loop'})-(command|answer)-|loop-plain-|club-access-words-"
    listed = [name for name in found.names if re.match(own, name)]
    assert listed
    for name in listed:
        words = found.words(name)
        assert words == tuple(word.strip() for word in found.format(name, "", {}).text.split(",")), name


# What a language lacks ------------------------------------------------------------------------------------------------

ENGLISH = """\
pig-cards = { $n ->
    [one] a card
   *[other] { $n } cards
} of { pig-hand }
    .brief = { $n } of { loop-answer-yes }
pig-hand = the hand
pig-words = draw, d
"""
POLISH = """\
pig-hand = reka
    .brief = r
pig-many = { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
"""


def polish(english=ENGLISH):
    asked = []
    whole = Texts("pl", "pig", POLISH, lambda: asked.append("en") or Texts("en", "pig", english))
    return whole, asked


def test_english_is_read_when_the_first_phrase_is_missing():
    found, asked = polish()
    assert found.format("pig-many", "", {"n": 2}).text == "karty"
    assert asked == []
    assert found.words("pig-words") == ("draw", "d")
    assert found.format("pig-cards", "", {"n": 1}).text == "a card of reka"
    assert asked == ["en"]


def test_an_english_sentence_keeps_the_plurals_of_english_and_is_made_of_phrases_of_the_language():
    found, _ = polish()
    assert found.format("pig-cards", "", {"n": 2}).text == "2 cards of reka"  # few, in Polish
    assert found.format("pig-cards", "brief", {"n": 5}).text == "5 of yes, y"


def test_a_phrase_of_the_language_has_no_forms_in_english():
    found, _ = polish()
    assert found.has("pig-hand", "brief")
    assert not found.has("pig-many", "brief")
    assert found.has("pig-cards", "brief")
    assert not found.is_own("pig-cards")


def test_names_are_those_of_both():
    found, _ = polish()
    assert {"pig-many", "pig-cards", "loop-answer-yes"} <= found.names


def test_the_house_tells_in_english_what_a_language_lacks():
    assert texts("xx").format("loop-answer-yes", "", {}).text == texts("en").format("loop-answer-yes", "", {}).text
    assert texts_of("access.cli.commands", "xx").has("help-play")


def test_respellings_are_none_of_another_language():
    english = "pig-spoken = Kaque: Cack\n"
    assert Texts("en", "pig", english).respelled["Kaque"] == "Cack"
    assert polish(english)[0].respelled == {}


def test_a_part_of_a_line_stands_in_a_sentence_in_english_too():
    found, _ = polish("pig-seat = { $seat } draws\n")
    line = found.format("pig-seat", "", {"seat": Line((Span("seat", "Ann"),))})
    assert [(span.kind, span.text) for span in line.spans] == [("seat", "Ann"), ("text", " draws")]


FIGURES = [
    ("kaques", {"target": 2000}, {"en": "reach 2000 points", "de": "2000 Punkte auf", "fr": "atteindre 2000 points"}),
    ("kaques", {"target": 2000}, {"en": "2000 or more", "de": "2000 oder mehr", "fr": "2000 ou plus"}),
    (
        "kara",
        {"chips": 20, "stake": 2},
        {
            "en": "starts with 20 chips and pays a stake of 2",
            "de": "beginnt mit 20 Spielsteinen und zahlt in jeder Runde den Einsatz von 2",
            "fr": "commence avec 20 jetons et paie à chaque manche une mise de 2",
        },
    ),
    ("kara", {"drink": 3}, {"en": "costs 3 chips for", "de": "kosten 3 Steine je", "fr": "coûte 3 jetons par"}),
    (
        "misericorde",
        {"rate": "15", "coppers": 7},
        {
            "en": "one copper buys 15 chips, and everybody starts with 7 coppers",
            "de": "Ein Kupfer sind 15 Steine, und jeder beginnt mit 7 Kupfer",
            "fr": "un sou vaut 15 jetons, et chacun commence avec 7 sous",
        },
    ),
    (
        "misericorde",
        {"stake": 4},
        {"en": "the stake of 4 chips into", "de": "den Einsatz von 4 Steinen in", "fr": "la mise de 4 jetons dans"},
    ),
    ("verflixte6", {"rounds": 5}, {"en": "has 5 rounds", "de": "hat 5 Durchgänge", "fr": "a 5 manches"}),
    ("verflixte6", {"rounds": 1}, {"en": "has one round", "de": "hat einen Durchgang", "fr": "a une manche"}),
    (
        "verflixte6",
        {"final": "yes"},
        {"en": "has four rounds", "de": "hat vier Durchgänge", "fr": "partie a quatre manches"},
    ),
    (
        "words",
        {"rounds": 10},
        {"en": "The game has 10 rounds", "de": "Das Spiel hat 10 Runden", "fr": "La partie a 10 manches"},
    ),
    ("words", {"chips": 80}, {"en": "starts with 80 chips", "de": "beginnt mit 80 Chips", "fr": "avec 80 jetons"}),
    ("words", {"ante": 2}, {"en": "2 chips from everybody", "de": "2 Chips von jedem", "fr": "2 jetons de chacun"}),
    (
        "words",
        {"min-bet": 2, "max-bet": 8},
        {"en": "bets 2 to 8 chips or folds", "de": "setzt 2 bis 8 Chips, oder", "fr": "mise 2 à 8 jetons ou"},
    ),
    ("words", {"max-bet": 8}, {"en": "bet, up to 8;", "de": "Einsatz, bis 8;", "fr": "haute, jusqu'à 8;"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options", "told"), FIGURES)
def test_the_rules_tell_the_figures_of_the_table(name, options, told, language):
    game = catalogue.find(name)
    assert told[language] in "\n".join(guide(game, language, options))
    assert told[language] not in "\n".join(guide(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_words_give_examples_of_the_deck_of_the_table(language):
    game = catalogue.find("words")
    examples = {"en": ("W TH", "thin", "TH I N"), "de": ("X CH", "Dach", "D A CH"), "fr": ("W CH", "chat", "CH A T")}
    for deck, told in examples.items():
        text = "\n".join(guide(game, language, {"deck": deck}))
        assert all(f" {each}" in text for each in told), deck
    assert guide(game, language) == guide(game, language, {"deck": language})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_the_rules_outside_of_a_game_tell_the_usual_figures(name, language):
    game = catalogue.find(name)
    text = "\n".join(guide(game, language))
    assert "{" not in text
    named = set(re.findall(r"\{([a-z-]+)\}", text_of(game.package, f"guide.{language}.md")))
    phrases = texts(language, game)
    assert {f"{name}-guide-{each}" for each in named} == {each for each in phrases.names if f"{name}-guide-" in each}


def test_the_variables_of_a_form_are_found_however_it_is_written():
    source = """pig-a = { $own } {pig-b.short}
  .short={$brief} { pig-b }
  .other = { $none }
pig-b = { $whole }
    .short = { $part }
"""
    texts = Texts("en", "pig", source)
    assert texts.variables("pig-a") == {"own", "part"}
    assert texts.variables("pig-a", "short") == {"brief", "whole"}
    assert texts.variables("pig-a", "none") == set()


def test_a_variable_that_chooses_words_in_a_form_is_not_only_printed():
    source = """pig-a = { $own } {$sum}{ $own }{ pig-b }
pig-b = { $points ->
    [one] a point
   *[other] { $points } points
}
"""
    texts = Texts("en", "pig", source)
    assert texts.printed("pig-a") == {"own", "sum"}
    assert texts.printed("pig-b") == set()
