"""An output of another kind is one class, and one line where a person's outputs are opened."""

import re
from dataclasses import replace

import helpers
import pytest
from helpers import ScriptedTerminal

from access.desk.desk import Keyboards, open_desk
from access.dialogue.drivers import Seating, run
from access.engine.journal import Header, Participant
from access.language.output import NOTHING, Output, OutputKind
from access.language.phrases import Phrases
from access.play import session
from access.play.session import Equipment
from access.settings import file as settings
from access.settings.file import resolved
from access.settings.preferences import Preferences
from games.game import Sitting
from games.kaques import GAME
from games.kaques.rules import Keep, Stopped
from games.refusals import Refused
from games.steps import Seat, Tell
from games.words import GAME as WORDS


class WrittenDown(Output):
    """Writes what is said and asked into a file, in the listener's words; nothing private, and each line once.

    A disk that is full ends the writing, and not the game.
    """

    kind = OutputKind("file")

    def __init__(self, path):
        self.path = path
        self.lost = False

    def write(self, text):
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{text}\n")
        except OSError:
            self.path, self.lost = None, True

    def news(self):
        lost, self.lost = self.lost, False
        return "loop-voice-soundless" if lost else None

    def present(self, lines):
        for said in lines:
            if not said.private:
                self.write(said.line.text)

    def ask(self, question, typed="", again=False):
        if not question.private:
            self.write(question.full.text)

    def ask_text(self, prompt, typed=""):
        self.write(prompt.text)

    def stand(self, line, typed=""):
        if line.fresh:
            self.present((line.said,))


def with_file(path, wants=lambda person: True, *typed):
    """Devices whose persons have a file beside what they usually have, if they want it."""
    devices = helpers.devices(ScriptedTerminal(*typed))
    return replace(devices, outputs=(lambda person: WrittenDown(path) if wants(person) else NOTHING,))


def test_a_game_is_written_down_by_an_output_of_another_kind(tmp_path):
    path = tmp_path / "said.txt"
    devices = with_file(path, lambda person: True, *["stop"] * 300)
    seats = (Participant("Ann"), Participant("Gustave", "bot", "good"))
    head = Header(GAME.id, GAME.version, seats, helpers.agreed(GAME, target=1000), 4, False, "en")
    session.play(Preferences(speech="off", more=False), head, None, Equipment(Keyboards(devices)))
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Jaques le Kaques")
    assert any("wins" in line for line in lines)
    assert any(line.endswith("Keep or stop?") for line in lines)
    terminal = "\n".join(devices.terminal(True, None).shown)
    assert [line for line in lines if line in terminal] == lines


def test_no_private_line_nor_hand_is_written_down(tmp_path):
    path = tmp_path / "said.txt"
    devices = with_file(path, lambda person: True, "", "hand", "", "quit")
    seats, own = (Participant("Ann"), Participant("Ben")), frozenset({0, 1})
    head = Header(
        WORDS.id,
        WORDS.version,
        seats,
        WORDS.agreement.settle(helpers.agreed(WORDS), Sitting(2, 0, "en")),
        4,
        False,
        "en",
    )
    assert head.persons == own
    session.play(Preferences(speech="off", more=False), head, None, Equipment(Keyboards(devices)))
    shown, written = "\n".join(devices.terminal(True, None).shown), path.read_text(encoding="utf-8")
    assert re.search(r"\b[A-Z], [0-9]+\. [A-Z], ", shown), "a hand was shown"
    assert not re.search(r"\b[A-Z], [0-9]+\. [A-Z], |\b[A-Z] [A-Z] [A-Z]\b", written)


@pytest.mark.parametrize("more", [True, False])
def test_lines_that_wait_and_prompts_for_any_text_are_written_down_once(tmp_path, more):
    path = tmp_path / "said.txt"
    devices = with_file(path, lambda person: True, *[""] * 2 * more, "Ann")
    with open_desk(Preferences(more=more), Phrases("en"), devices=devices).person as person:
        person.say_text("first")
        person.say_text("second")
        assert run(person.conversation.ask_text("club-new-name"), person.console.serve) == "Ann"
    assert path.read_text(encoding="utf-8").splitlines() == ["first", "second", Phrases("en").text("club-new-name")]


def test_an_output_whose_disk_is_full_says_so_once_and_the_game_goes_on(tmp_path):
    devices = with_file(tmp_path / "nowhere" / "said.txt", lambda person: True, "score", "stop")
    with open_desk(Preferences(more=False), Phrases("en", GAME, ("Ann", "Ben"), (0,)), devices=devices).person as at:
        at.choose(0, Keep(Seat(0), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
    shown = devices.terminal(True, None).shown
    assert sum(Phrases("en").text("loop-voice-soundless") in line for line in shown) == 1, shown


def test_who_has_an_output_that_the_one_who_is_asked_lacks_goes_on_following(tmp_path):
    path, own = tmp_path / "said.txt", frozenset({0, 1})
    settings.settings_path().write_text('speech = "off"\n[person.Ben]\nlanguage = "de"\n', encoding="utf-8")
    devices = with_file(path, lambda person: person.preferences.language == "de", "stop")
    with open_desk(
        resolved("en", {}, settings.read_settings(), None),
        Phrases("en", GAME, ("Ann", "Ben"), own),
        Seating(own),
        devices,
    ).person as shared:
        shared.tell(Tell(Stopped(Seat(1), 400, 400)))
        shared.choose(0, Keep(Seat(0), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
    assert path.read_text(encoding="utf-8") == "Ben: 400, fertisch, das heißt fertig! Jetzt 400.\n"


def test_further_outputs_are_closed_when_a_setting_changes_and_at_the_end(tmp_path):
    class Noted(WrittenDown):
        def close(self):
            closed.append(self)

    opened, closed = [], []
    devices = replace(
        helpers.devices(ScriptedTerminal("set verbosity brief", "stop")),
        outputs=(lambda person: opened.append(Noted(tmp_path / "said.txt")) or opened[-1],),
    )
    with open_desk(
        resolved("en", {}, settings.read_settings(), None), Phrases("en", GAME, ("Ann", "Ben"), (0,)), devices=devices
    ).person as at:
        at.choose(0, Keep(Seat(0), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
        assert closed == opened[:1]
    assert closed == opened
    assert len(opened) == 2


def test_another_engine_closes_the_voice_and_opens_a_new_one():
    class Voice(helpers.RecordingVoice):
        def close(self):
            closed.append(self)

    opened, closed = [], []
    devices = replace(
        helpers.devices(ScriptedTerminal("set speech engine own", "stop")),
        voice=lambda *given: opened.append(Voice(*given)) or opened[-1],
        has_dispatcher=lambda: False,
    )
    with open_desk(Preferences(speech="on"), Phrases("en", GAME, ("Ann", "Ben"), (0,)), devices=devices).person as at:
        at.choose(0, Keep(Seat(0), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
        assert closed == opened[:1]
        assert opened[1].said
    assert closed == opened
    assert len(opened) == 2


def test_further_outputs_stay_when_a_change_is_refused_and_are_closed_at_the_end(tmp_path):
    class Noted(WrittenDown):
        def close(self):
            closed.append(self)

    def opener(person):
        if person.preferences.verbosity == "brief":
            raise Refused("error-folder-exists", file="said.txt")
        opened.append(Noted(tmp_path / "said.txt"))
        return opened[-1]

    opened, closed = [], []
    devices = replace(
        helpers.devices(ScriptedTerminal("set verbosity brief", "set private braille", "stop")), outputs=(opener,)
    )
    preferences = resolved("en", {}, settings.read_settings(), None)
    with open_desk(preferences, Phrases("en", GAME, ("Ann", "Ben"), (0,)), devices=devices).person as at:
        at.choose(0, Keep(Seat(0), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
        assert (len(opened), closed) == (1, [])
    assert closed == opened
