"""Games of several rounds tell which one it is: with the line that opens it, and with the standing."""

import pytest
from helpers import taverne

from access.language.line import How
from access.language.phrases import Phrases
from access.storage import catalogue
from games.kara.events import House, HouseBy
from games.misericorde.events import Starts
from games.misericorde.questions import HowManyDice
from games.purse import JoinsAgain, LeavesTable, RoundOf, SitsOut, Tied
from games.steps import Seat
from games.words.events import Deals

ROUND = {"en": "Round 3 of 10.", "de": "Runde 3 von 10.", "fr": "Manche 3 sur 10."}
OPENING = {
    "kara": (House(15, (1, 2, 3, 4, 5), 3, 10), HouseBy(Seat(1), 15, (1, 2, 3, 4, 5), True, 3, 10)),
    "misericorde": (Starts(Seat(1), 5, 2, 3, 10), HowManyDice(Seat(0), 2, 9, 1, number=3, last=10)),
    "words": (Deals(Seat(1), 1, 3, 10),),
}


@pytest.mark.parametrize("language", ROUND)
@pytest.mark.parametrize("game", OPENING)
@pytest.mark.parametrize("verbosity", ["normal", "full"])
@pytest.mark.parametrize("new", [True, False])
def test_the_line_that_opens_a_round_begins_with_its_number_and_once_with_that_of_the_last(
    game, language, verbosity, new
):
    phrases = Phrases(language, catalogue.find(game), ("Ann", "Gustave"))
    begins = ROUND[language] if new else f"{' '.join(ROUND[language].split()[:2])}."
    for opens in OPENING[game]:
        if isinstance(opens, HowManyDice):
            line = phrases.question(opens, How(new=new)).full
        else:
            line = phrases.event(opens, verbosity, new)[0]
        assert f"{line.text} ".startswith(f"{begins} ")


def test_without_a_last_round_only_the_number_is_told():
    phrases = Phrases("en", catalogue.find("words"), ("Ann", "Gustave"))
    assert phrases.event(Deals(Seat(1), 1, 3, 0), new=True)[0].text == "Round 3. Gustave deals. Ante 1."
    assert phrases.event(RoundOf(3, 0))[0].text == "Round 3."


def test_who_deals_is_told_once_and_always_where_they_deal_real_cards():
    phrases = Phrases("en", catalogue.find("words"), ("Ann", "Gustave"))
    assert phrases.event(Deals(Seat(1), 1, 3, 0))[0].text == "Round 3."
    assert phrases.event(Deals(Seat(1), 1, 3, 0, real=True))[0].text == "Round 3. Gustave deals."


@pytest.mark.parametrize("language", ROUND)
def test_brief_lines_of_chips_call_their_listener_you_as_well(language):
    for event in (SitsOut(Seat(0)), LeavesTable(Seat(0)), JoinsAgain(Seat(0)), Tied((Seat(0), Seat(1)))):
        mine, theirs = (Phrases(language, catalogue.find("kara"), ("Ann", "Gustave"), own) for own in ((0,), (2,)))
        assert "Ann" not in mine.event(event, "brief")[0].text
        assert "Ann" in theirs.event(event, "brief")[0].text


def test_a_play_off_is_no_round_of_its_own():
    phrases = Phrases("en", catalogue.find("misericorde"), ("Ann", "Gustave"))
    assert phrases.event(Starts(Seat(1), 5, 2))[0].text == "Gustave: 5 dice."


PLAYED = {
    "kara": ("stop", "", "score", "quit"),
    "misericorde": ("", "5", "score", "quit"),
    "words": ("score", "quit"),
}


@pytest.mark.parametrize("game", PLAYED)
def test_score_tells_the_round_first(game):
    run = taverne("play", game, "Ann", "--seed", "3", typed="\n".join(PLAYED[game]) + "\n")
    said = run.stdout.splitlines()
    first = next(n for n, line in enumerate(said) if line.startswith(("Ann: ", "You: ")))
    assert said[first - 1].startswith("Round "), run.stdout
