"""Three people of three languages at one keyboard: each is asked and told in their own, the end included."""

import helpers
import pytest
from helpers import ScriptedTerminal

from access.desk.desk import Keyboards
from access.engine.journal import Header, Participant
from access.play import session
from access.play.session import Equipment
from access.settings import file as settings
from access.settings.file import resolved
from games.kaques import GAME

PEOPLE = {"Anna": "en", "Ben": "de", "Chloé": "fr"}
ASKED = {"Anna": "Keep or stop?", "Ben": "Behalten oder fertisch?", "Chloé": "Garder ou stop?"}
STOPPED = {"Anna": " stops with ", "Ben": " hört mit ", "Chloé": ", ce qui lui fait "}
WINS = {"Anna": " wins with ", "Ben": " gewinnt mit ", "Chloé": " gagne avec "}


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """What the terminal shows in a game of the three; who sits down first is asked first."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        own = "".join(f'[person."{name}"]\nlanguage = "{language}"\n' for name, language in PEOPLE.items())
        settings.settings_path().parent.mkdir(parents=True, exist_ok=True)
        settings.settings_path().write_text(own, encoding="utf-8")
        devices = helpers.devices(ScriptedTerminal(*["stop"] * 40))
        seats = tuple(Participant(name) for name in PEOPLE)
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
        assert not any(STOPPED[other] in line for line in mine), mine


def test_everybody_is_told_the_end_in_their_own_language(shown):
    last = max(
        at for at, line in enumerate(shown) if any(name in line and line.rstrip().endswith("?") for name in PEOPLE)
    )
    for name in PEOPLE:
        assert sum(WINS[name] in line for line in shown[last:]) == 1
