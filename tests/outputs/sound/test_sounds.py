"""What happens has its sound: the files themselves, which sounds go with what, and how loud they are for whom."""

import array
import importlib.util
import math
import sys
import wave
from pathlib import Path

import pytest
from helpers import PATIENCE, ScriptedTerminal, devices, happened, taverne
from listen import _fft
from terminal_game import PLAY, TerminalGame

from access.desk.desk import Devices, open_desk
from access.dialogue.drivers import Seating
from access.dialogue.requests import Change
from access.language.output import SOUND_NAMES, Cue
from access.language.phrases import Phrases
from access.outputs.sound.player import SoundPlayer, Sounds, started
from access.outputs.sound.player_process import FOLDER, RATE, Mixer
from access.outputs.terminal.screen import Bell
from access.settings.preferences import Preferences
from access.system.environment import LANGUAGES
from games.kaques import GAME
from games.kaques.rules import GrandKaque, Keep, LeKaque, Stopped, Threw, Won
from games.kara.events import Stopped as KaraStopped
from games.purse import Takes
from games.steps import Seat, Tell
from games.verflixte6.events import Stole, TurnOver
from games.words.events import Raised

ANN, BEN = Seat(0), Seat(1)


# The files -----------------------------------------------------------------------------------------------------------


def samples(name):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array.array("h", file.readframes(file.getnframes()))


def decibels(value):
    return 20 * math.log10(value / 32767)


def test_there_is_a_file_and_a_name_for_each_sound():
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == sorted(SOUND_NAMES)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) <= 300_000
    for language in LANGUAGES:
        assert all(Phrases(language).text(f"sound-{name}") for name in SOUND_NAMES)


def test_the_files_are_what_the_script_computes(tmp_path):
    script = Path(__file__).parents[3] / ".setup" / "sounds.py"
    spec = importlib.util.spec_from_file_location("computed", script)
    computed = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(computed)
    computed.main(tmp_path)
    for name in SOUND_NAMES:
        with wave.open(str(tmp_path / f"{name}.wav")) as file:
            made = array.array("h", file.readframes(file.getnframes()))
        ours = samples(name)
        assert len(made) == len(ours)
        assert max(abs(one - other) for one, other in zip(made, ours, strict=True)) <= 1  # sines may be rounded


@pytest.mark.parametrize("name", SOUND_NAMES)
def test_a_sound_is_quiet_begins_softly_and_lies_where_ageing_ears_hear(name):
    pcm = samples(name)
    assert decibels(max(map(abs, pcm))) == pytest.approx(-24 if name.startswith("far-") else -18, abs=0.1)
    beginning = max(abs(sample) for sample in pcm[: RATE // 50])
    assert max(abs(sample) for sample in pcm[: RATE // 1000]) < 0.1 * beginning
    assert max(abs(sample) for sample in pcm[: RATE // 400]) < 0.5 * beginning  # half of 5 ms
    assert abs(pcm[-1]) < 10
    size = 1 << (len(pcm) - 1).bit_length()
    power = [abs(value) ** 2 for value in _fft([complex(x) for x in pcm] + [0j] * (size - len(pcm)))[: size // 2]]
    heard = sum(p for k, p in enumerate(power) if 200 <= k * RATE / size <= 2500)
    assert heard > 0.9 * sum(power)


def pitch(pcm):
    """The strongest frequency of a stretch of sound."""
    size = 1 << (len(pcm) - 1).bit_length()
    power = [abs(value) for value in _fft([complex(x) for x in pcm] + [0j] * (size - len(pcm)))[: size // 2]]
    return power.index(max(power)) * RATE / size


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [("turn", 659, 880), ("bust", 325, 225), ("win", 523, 1047), ("loss", 523, 349), ("refused", 220, 220)],
)
def test_rising_is_gain_and_falling_is_loss(name, first, last):
    pcm = samples(name)
    part = RATE * 6 // 100
    assert pitch(pcm[:part]) == pytest.approx(first, abs=20)
    assert pitch(pcm[-part:]) == pytest.approx(last, abs=20)


# Which sounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "here", "wanted"),
    [
        (Threw(ANN, (1, 5, 2)), [0], [Cue("dice-3")]),
        (Threw(ANN, (1, 5, 2, 2, 2, 6)), [0], [Cue("dice-4")]),
        (Threw(BEN, (1, 5)), [0], [Cue("far-dice-2", far=True)]),
        (Threw(BEN, (1, 5)), [0, 1], [Cue("dice-2")]),
        (LeKaque(ANN, (2, 3), 100, False), [0], [Cue("dice-2"), Cue("bust")]),
        (GrandKaque(BEN, (3,), 100, False), [0], [Cue("far-dice-1", True), Cue("crash", True)]),
        (Stopped(ANN, 350, 350), [0], [Cue("bank")]),
        (Won(ANN, 2000), [0], [Cue("win")]),
        (Won(BEN, 2000), [0], [Cue("loss")]),
        (Won(BEN, 2000), [], [Cue("win")]),
        (Takes(ANN, 12, 40), [0], [Cue("chips-in")]),
        (Takes(BEN, 12, 40), [0], [Cue("round")]),
        (Stole(BEN, ANN, 3, 8, 2), [0], [Cue("rob")]),
        (Raised(BEN, 4, False), [0], [Cue("chips-out", far=True)]),
        (KaraStopped(ANN, (1, 2), 3, "below"), [0], [Cue("keep")]),
        (TurnOver(BEN, "kept", 9, 0, False, ()), [0], []),
    ],
)
def test_what_happens_has_its_sound(event, here, wanted):
    assert list(happened(event, here).cues) == wanted


class RecordingPlayer:
    """A player that writes down what it is asked for."""

    def __init__(self, gave_up=None):
        self.played = []
        self.drops = 0
        self.gave_up = gave_up

    def play(self, sounds):
        self.played.append(list(sounds))

    def drop(self):
        self.drops += 1

    def close(self):
        pass


def heard(level, *wanted, volume=100):
    player = RecordingPlayer()
    Sounds(player, level, volume).play(wanted)
    return [sound for played in player.played for sound in played]


def test_some_are_those_of_ones_own_play_and_all_are_quieter_further_away():
    mine, theirs, far, kept = Cue("bank"), Cue("bank", far=True), Cue("far-dice-2", far=True), Cue("keep")
    assert heard("some", mine, theirs, far, kept) == [("bank", 1.0)]
    assert heard("all", mine, theirs, far, kept) == [("bank", 1.0), ("bank", 0.5), ("far-dice-2", 1), ("keep", 1.0)]
    assert heard("all", mine, theirs, volume=50) == [("bank", 0.5), ("bank", 0.25)]
    assert heard("off", mine) == []


def test_of_much_that_happens_at_once_the_last_four_sounds_are_played_and_none_twice_in_a_row():
    dice = [Cue("dice-1")] * 5
    assert heard("all", *dice) == [("dice-1", 1)]
    several = [Cue("dice-1"), Cue("keep"), Cue("dice-2"), Cue("keep"), Cue("dice-3"), Cue("bust")]
    assert [name for name, _ in heard("all", *several)] == ["dice-2", "keep", "dice-3", "bust"]


def test_the_bell_rings_at_ones_turn_alone():
    rung = []
    bell = Bell(lambda: rung.append("rung"))
    bell.play([Cue("bank"), Cue("refused")])
    assert rung == []
    bell.play([Cue("turn")])
    assert rung == ["rung"]


# At a keyboard -------------------------------------------------------------------------------------------------------


def at_a_keyboard(*typed, names=("Ann", "Gustave"), seats=(0,), **wants):
    """A keyboard with sounds, and what its player is asked for."""
    players = []

    def player(gave_up):
        players.append(RecordingPlayer(gave_up))
        return players[-1]

    usual = devices(ScriptedTerminal(*typed))
    with_sounds = Devices(usual.terminal, usual.voice, player, has_sound=lambda: True, has_sounds=lambda: True)
    own = frozenset(seats)
    preferences = Preferences(**{"speech": "off", "sounds": "all", **wants})
    return open_desk(preferences, Phrases("en", GAME, names, own), Seating(own), with_sounds).person, players


def names_played(players):
    return [[name for name, _ in played] for player in players for played in player.played]


QUESTION = Keep(ANN, (1, 5, 2, 2, 3, 6), 0, 0, 2000)


def test_one_hears_that_it_is_ones_turn_only_after_the_turn_of_another():
    person, players = at_a_keyboard("1", "1", "1")
    with person:
        person.choose(1, QUESTION)
        person.tell(Tell(Threw(ANN, (1, 2, 3))))
        person.choose(2, QUESTION)
        person.tell(Tell(Stopped(BEN, 350, 350)))
        person.choose(3, QUESTION)
    assert names_played(players) == [["turn"], ["dice-3"], ["bank", "turn"]]


def test_what_is_not_allowed_sounds_before_it_is_told_and_enter_drops_what_has_not_begun():
    person, players = at_a_keyboard("4", "1")
    with person:
        person.choose(1, QUESTION)
    assert names_played(players) == [["turn"], ["refused"]]
    assert players[0].drops == 2


def test_a_throw_of_ones_own_sounds_though_it_is_told_in_the_question_alone():
    person, players = at_a_keyboard("1")
    with person:
        person.tell(Tell(Threw(ANN, (1, 2, 3))))
        person.choose(1, QUESTION)
    assert names_played(players) == [["dice-3", "turn"]]


def test_at_a_shared_keyboard_the_next_player_hears_that_it_is_their_turn():
    person, players = at_a_keyboard("1", "1", "1", names=("Ann", "Ben"), seats=(0, 1))
    with person:
        person.choose(1, QUESTION)
        person.choose(2, Keep(BEN, (1, 5, 2, 2, 3, 6), 0, 0, 2000))
        person.choose(3, Keep(BEN, (1, 5, 2, 2, 3, 6), 0, 0, 2000))
    assert names_played(players) == [["turn"], ["turn"]]


@pytest.mark.parametrize(
    ("wants", "starts"),
    [
        ({"sounds": "auto", "speech": "off"}, False),
        ({"sounds": "auto", "speech": "on"}, True),
        ({"sounds": "off", "speech": "on"}, False),
        ({"sounds": "bell", "speech": "off"}, False),
        ({"sounds": "some", "speech": "off"}, True),
    ],
)
def test_sounds_come_with_our_own_voice_or_when_they_are_asked_for(wants, starts):
    person, players = at_a_keyboard("1", **wants)
    with person:
        person.choose(1, QUESTION)
    assert bool(players) is starts


def test_sounds_are_changed_in_the_middle_of_a_game():
    person, players = at_a_keyboard("1", "4", "1", "4", "1", sounds="auto")
    with person:
        person.choose(1, QUESTION)
        assert players == []
        person.console.serve(Change(person.conversation.to, 0, "sounds all"))
        person.choose(2, QUESTION)
        person.console.serve(Change(person.conversation.to, 0, "sounds off"))
        person.choose(3, QUESTION)
    assert names_played(players) == [["refused"]]


def test_sounds_that_fail_are_named_once():
    terminal = ScriptedTerminal("1", "1")
    made = []

    class Failing(RecordingPlayer):
        def play(self, sounds):
            if not made:
                made.append(self.gave_up("loop-sounds-died"))

    usual = devices(terminal)
    failing = Devices(usual.terminal, usual.voice, Failing, has_sound=lambda: True, has_sounds=lambda: True)
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), {0})
    with open_desk(Preferences(sounds="all", speech="off"), phrases, Seating(frozenset({0})), failing).person as person:
        person.choose(1, QUESTION)
        person.choose(2, QUESTION)
    assert [line for line in terminal.shown if "sounds" in line] == [
        "There are no sounds: they keep stopping. All else goes on without them."
    ]


SILENT = "import sys; sys.stdin.read()"
DEAF = "import time; time.sleep(3600)"


@pytest.mark.windows_too
@pytest.mark.timeout(PATIENCE)
def test_no_sound_waits_for_an_answer():
    player = SoundPlayer(print, lambda: started((sys.executable, "-c", SILENT)))
    for _ in range(5):
        player.play([("turn", 1.0)])
        player.drop()
    player.close()


@pytest.mark.windows_too
@pytest.mark.timeout(PATIENCE)
def test_a_process_that_takes_no_orders_is_given_up():
    failed = []
    player = SoundPlayer(failed.append, lambda: started((sys.executable, "-c", DEAF)))
    for _ in range(10_000):
        player.play([("turn", 1.0)])
    player.close()
    assert failed == ["loop-sounds-died"]


def test_sounds_that_are_asked_for_and_cannot_be_played_are_missed_aloud():
    run = taverne("play", "kaques", "Ann", "--sounds", "some", env={"PULSE_SERVER": "", "XDG_RUNTIME_DIR": ""})
    assert run.stdout.startswith("There are no sounds: there is no sound device or sound server.")


def test_the_bell_of_the_terminal_rings_at_ones_turn():
    game = TerminalGame(*PLAY, "--speech", "off", "--sounds", "bell")
    try:
        assert game.shown.count(b"\a") == 1
        game.type("4\r")
        game.wait_for(rb"No 4 in")
        game.type("1\r")
        game.wait_for(rb"100\?")
        assert game.shown.count(b"\a") == 1
        game.type("stop\r")
        game.wait_for(rb"5 4 5 5 2 1: Grandm")
        assert game.shown.count(b"\a") == 2
    finally:
        game.hang_up()


def test_the_bell_of_the_terminal_is_not_printed_into_a_pipe():
    assert "\a" not in taverne("play", "kaques", "Ann", "--sounds", "bell").stdout


# The mixer -----------------------------------------------------------------------------------------------------------


def frames(mixer, count, block=220):
    made = array.array("h")
    for _ in range(0, count, block):
        made.frombytes(mixer.mixed(block))
    return made


def test_sounds_of_one_order_begin_one_after_the_other_and_are_added_where_they_overlap():
    mixer, one = Mixer(), array.array("h", [1000] * 8820)
    mixer.add([one, one])
    made = frames(mixer, 22050)
    assert made[0] == 1000
    assert made[5291] == 1000
    assert made[5292] == 2000  # 0.6 of its length
    assert made[8819] == 2000
    assert made[8820] == 1000
    assert made[14112] == 0
    assert mixer.idle()


def test_what_has_begun_rings_on_when_the_rest_is_dropped():
    mixer, one = Mixer(), array.array("h", [1000] * 8820)
    mixer.add([one, one])
    frames(mixer, 440)
    mixer.drop()
    made = frames(mixer, 22050)
    assert list(made[8000:8380]) == [1000] * 380
    assert list(made[8380:]) == [0] * len(made[8380:])


def test_what_is_too_loud_together_is_cut_and_not_turned_over():
    mixer, one = Mixer(), array.array("h", [30000] * 8820)
    mixer.add([one])
    mixer.add([one])
    mixer.add([one])
    assert max(frames(mixer, 22050)) == 32767
