"""Three people of three languages at one keyboard: each is asked and told in their own, the end included.

And in each language whatever is asked in words fits a terminal.
"""

import helpers
import pytest
from fits import too_long
from helpers import ScriptedTerminal

from access.desk.desk import Keyboards
from access.engine.chance import Seeded
from access.engine.journal import Header, Participant
from access.engine.table import Table, drive, seat_bots
from access.language.phrases import Phrases
from access.play import session
from access.play.session import Equipment
from access.settings import file as settings
from access.settings.file import resolved
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.game import Sitting
from games.kaques import GAME
from games.misericorde.questions import Meet
from games.steps import Seat, Term
from games.verflixte6.questions import Fight, OnceMore
from games.verflixte6.turn import At, Turn

PEOPLE = {"Anna": "en", "Ben": "de", "Chloé": "fr"}
ASKED = {"Anna": "Keep or stop?", "Ben": "Behalten oder fertisch?", "Chloé": "À toi: stop?"}
STOPPED = {"Anna": " stops with ", "Ben": " hört mit ", "Chloé": ", ce qui lui fait "}
WINS = {"Anna": " wins with ", "Ben": " gewinnt mit ", "Chloé": " gagne avec "}


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """What the terminal shows in a game of the three; who sits down first is asked first."""
    return shown_to(tuple(Participant(name) for name in PEOPLE), tmp_path_factory.mktemp("home"))


def shown_to(seats, home):
    """What the terminal shows in a game of these, in which everybody stops at once."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("HOME", str(home))
        own = "".join(f'[person."{name}"]\nlanguage = "{language}"\n' for name, language in PEOPLE.items())
        settings.settings_path().parent.mkdir(parents=True, exist_ok=True)
        settings.settings_path().write_text(own, encoding="utf-8")
        devices = helpers.devices(ScriptedTerminal(*["stop"] * 40))
        head = Header(GAME.id, GAME.version, seats, helpers.agreed(GAME, target=1000), 3, False, "en")
        wanted = resolved("en", {"speech": "off", "more": False}, settings.read_settings(), None)
        session.play(wanted, head, None, Equipment(Keyboards(devices)))
        return list(devices.terminal(True, None).shown)


@pytest.mark.parametrize("name", PEOPLE)
def test_each_is_asked_in_their_own_language(shown, name):
    asked = [line for line in shown if line.startswith(f"{name}: ") and line.rstrip().endswith("?")]
    assert asked[0].rstrip().endswith(ASKED[name])


@pytest.mark.parametrize("name", PEOPLE)
def test_each_is_told_in_their_own_language_what_happened_before_their_question(shown, name):
    told, mine = [], []
    for line in shown:
        told.append(line)
        if line.rstrip().endswith("?"):
            if line.startswith(f"{name}: "):
                mine += told
            told = []
    assert any(STOPPED[name] in line for line in mine), shown
    for other in {*PEOPLE} - {name}:
        assert all(other in line for line in mine if STOPPED[other] in line), mine  # the outcome of their own turn


@pytest.mark.parametrize("name", PEOPLE)
def test_each_is_told_the_outcome_of_their_turn_in_their_own_language_and_then_it_is_told_to_the_next(shown, name):
    people, asked = list(PEOPLE), f"{name}: "
    after = people[(people.index(name) + 1) % len(people)]
    outcomes = [
        shown[at + 1 : at + 3]
        for at, line in enumerate(shown[:-3])
        if line.startswith(asked) and line.rstrip().endswith("?") and shown[at + 3].startswith(f"{after}: ")
    ]
    own, others = outcomes[-1]  # words are explained no more
    assert name in own
    assert STOPPED[name] in own
    assert STOPPED[after] in others


def test_what_a_bot_did_between_two_languages_is_told_once_to_whoever_is_asked_next(tmp_path):
    shown = shown_to((Participant("Anna"), Participant("Gustave", "bot", "good"), Participant("Ben")), tmp_path)
    played = shown[2 : next(at for at, line in enumerate(shown) if "wins with" in line) - 2]
    assert any("Gustave hört mit" in line for line in played)
    assert not any("Gustave stops" in line for line in played)


def test_everybody_is_told_the_end_in_their_own_language(shown):
    last = max(
        at for at, line in enumerate(shown) if any(name in line and line.rstrip().endswith("?") for name in PEOPLE)
    )
    for name in PEOPLE:
        assert sum(WINS[name] in line for line in shown[last:]) == 1


PLAYED = {
    "kaques": ({},),
    "kara": ({"rounds": 3}, {"rounds": 3, "house": "neutral"}),
    "misericorde": ({"rounds": 4, "coppers": 1}, {"rounds": 4, "stake": 8, "coppers": 1}),
    "verflixte6": ({}, {"final": "yes"}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_whatever_is_asked_in_words_fits_a_terminal_as_most_begin(name):
    """What does not fit is asked without words, so that nobody would ever be told what may be typed."""
    game, names = catalogue.find(name), ("Ann", "Gustave", "Lazare")
    every = [Phrases(language, game, names, (0,)) for language in LANGUAGES]
    long, kinds = set(), set()

    class Asked:
        def __init__(self, bot):
            self.bot = bot

        def choose(self, number, question):
            kinds.add(type(question).__name__)
            long.update(filter(None, (too_long(phrases, question) for phrases in every)))
            return self.bot.choose(number, question)

    for seed in range(1, 7):
        for given in PLAYED[name]:
            options = game.agreement.settle(game.agreement.with_defaults(given), Sitting(1, 2, "en"))
            bots = seat_bots(game, ["good"] * 3, seed, names)
            table = Table(lambda options=options: game.new(3, options))
            drive(table, [Asked(bots.players[Seat(seat)]) for seat in range(3)], bots.listeners, Seeded(seed))
    assert kinds
    assert not long


def test_the_rarer_questions_of_misericorde_and_die_verflixte_6_fit_it_too():
    turn = Turn(188, at=At(Term("anaconda"), "asked", (6,)))
    asked = [("verflixte6", Fight(Seat(0), 188, turn, (6,))), ("verflixte6", OnceMore(Seat(0), 188, turn, (4,)))]
    for price, dice, chips in ((4, 9, 2), (14, 9, 2), (14, 9, 0), (12, 9, 111), (1, 9, 1), (1, 9, 111), (0, 9, 111)):
        meet = Meet(Seat(0), price, dice, chips, 30, None, 1, None, Meet.owes(price, dice, chips))
        asked.append(("misericorde", meet))
    for language in LANGUAGES:
        for name, question in asked:
            assert not too_long(Phrases(language, catalogue.find(name), ("Ann", "Gustave"), (0,)), question)
