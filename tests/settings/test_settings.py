"""Settings: the file, what is wrong with it, who has which, and the questions."""

import json
import os
import re
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import click
import pytest
from helpers import RecordingVoice, ScriptedTerminal, devices, taverne, told_at_home
from hypothesis import assume, given
from hypothesis import strategies as st
from terminal_game import TerminalGame

from access.cli.menu import first_start
from access.cli.menu.settings_asked import ask_all
from access.cli.options import CommonOptions, preferences_of
from access.club import visitor
from access.desk import desk as making
from access.dialogue.drivers import Seating
from access.engine.table import Table
from access.language.phrases import Phrases
from access.outputs.speech.spoken import VOICE
from access.play.at_table import AtTable
from access.settings import file as settings
from access.settings import wording
from access.settings.file import TAVERNE, Settings, resolved
from access.settings.preferences import BY_NAME, SETTINGS, BadSetting, OfGames, Preferences, _numbered, find_setting
from access.settings.wording import fault_told
from access.system.environment import LANGUAGES
from access.system.files import settings_folder
from games.game import Sitting
from games.kaques import GAME
from games.kaques.rules import Keep, LeKaque, Stopped
from games.steps import Seat, Tell
from games.words import GAME as WORDS


@pytest.fixture
def file(home):
    return settings_folder("taverne") / "settings.toml"


def test_without_a_file_all_is_as_usual(file):
    file.unlink()
    assert settings.read_settings() == Settings()


def test_values_for_all_and_for_a_person(file):
    file.write_text(
        'speech = "off"\nrate = 300\n[braille]\ngrade = 2\nmore = true\n[person.Ann]\nrate = 120\n'
        '[person."José B."]\nbraille.cells = 20\n',
        encoding="utf-8",
    )
    found = settings.read_settings()
    assert found.faults == ()
    assert found.of() == {"speech.play": "off", "rate": 300, "braille.grade": 2, "braille.more": "yes"}
    assert found.of("ann")["rate"] == 120
    assert found.of("José B.") == {**found.of(), "braille.cells": 20}


WRONG = {
    "rate = 5\n": (1, "setting-number"),
    'x = 1\nspeech = "loud"\n': (1, "setting-unknown"),
    "\n\nspeech = 2001-01-01\n": (3, "setting-choice"),
    "rate = 1.5\n": (1, "setting-number"),
    "rate = true\n": (1, "setting-number"),
    "volume = 99999999999999999999\n": (1, "setting-number"),
    "[braille]\ngrade = 3\n": (2, "setting-choice"),
    "[braille]\n\ncolour = 3\n": (3, "setting-unknown"),
    "braille = 5\n": (1, "setting-choice"),
    '"braille.grade" = 2\n': (1, "setting-unknown"),
    "\nbraille = {grade = 9}\n": (2, "setting-choice"),
    "\nperson = {Ann = {rate = 9}}\n": (2, "setting-number"),
    "[person.Ann]\nrate = 100\n[person.ann]\nrate = 120\n": (3, "settings-person-twice"),
    f"rate = 0x{'f' * 5000}\n": (1, "setting-number"),
    f"rate = {'9' * 5000}\n": (0, "settings-no-toml"),
    'speech = "off"\n' + ".".join(["a"] * 50_000) + " = 1\n": (2, "settings-no-toml"),
    "[" + " . ".join(["'a'"] * 30_000) + "]\n": (1, "settings-no-toml"),
    "rate = {" + ".".join(['"a"'] * 50_000) + " = 1}\n": (1, "settings-no-toml"),
    "voice = [1]\n": (1, "setting-text"),
    "person = 3\n": (1, "settings-person"),
    "[[person]]\nrate = 100\n": (1, "settings-person"),
    "person.Ann = 3\n": (1, "settings-person"),
    '[person.Ann]\nsort = "up"\n': (2, "setting-choice"),
    '[person."A.B"]\n\nsort = "up"\n': (3, "setting-choice"),
    "rate = \n": (1, "settings-no-toml"),
    'speech = "off"\nrate 3\n': (2, "settings-no-toml"),
    'rate = 100\nrate = "\n': (2, "settings-no-toml"),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_named_with_its_line_and_the_rest_serves(file, text):
    file.write_text(text, encoding="utf-8")
    found = settings.read_settings()
    assert (found.faults[0].line, found.faults[0].reason) == WRONG[text]
    for language in LANGUAGES:
        assert not WRONG[text][0] or str(WRONG[text][0]) in fault_told(found.faults[0], Phrases(language))
    assert "speech.play" not in found.values or found.values["speech.play"] == "off"


def test_a_file_that_is_none_is_named(file):
    file.write_bytes(b"\xff\xfe\x00")
    assert settings.read_settings().faults[0].reason == "settings-no-text"
    file.write_bytes(b"#" * (settings.LARGEST_FILE + 1))
    assert settings.read_settings().faults[0].reason == "settings-large"
    file.unlink()
    if sys.platform != "win32":
        os.mkfifo(file)
        assert settings.read_settings().faults[0].reason == "settings-no-file"
        file.unlink()
    file.mkdir()
    assert settings.read_settings().faults[0].reason == "settings-no-file"
    file.rmdir()
    file.write_text("a = " + "[" * 5000, encoding="utf-8")
    assert settings.read_settings().faults[0].reason == "settings-no-toml"


@pytest.mark.windows_too
def test_programs_that_change_settings_at_the_same_time_lose_nothing(file):
    rates = {name: 100 + number for number, name in enumerate(("Ann", "Ben", "Eve", "Ida", "Jo", "Kim"))}
    command = [sys.executable, "-m", "access", "settings", "set"]
    changing = [subprocess.Popen([*command, "--person", name, "rate", str(rate)]) for name, rate in rates.items()]
    assert [each.wait() for each in changing] == [0] * len(rates)
    found = settings.read_settings()
    assert {name: found.of(name)["rate"] for name in rates} == rates


@given(st.text(max_size=200))
def test_no_text_whatsoever_makes_an_error(tmp_path_factory, text):
    file = tmp_path_factory.mktemp("settings") / "settings.toml"
    file.write_text(text.encode("utf-8", "replace").decode(), encoding="utf-8")
    found = settings.read_settings(file)
    assert all(fault.reason.startswith("setting") for fault in found.faults)


def test_windows_ends_of_line_and_a_byte_order_mark_are_read(file):
    file.write_bytes('\ufeffrate = 300\r\nspeech = "off"\r\n'.encode())
    assert settings.read_settings().of() == {"rate": 300, "speech.play": "off"}


def test_what_else_stands_in_the_file_stays(file):
    before = '# mine\nrate = 300 # quick\n\n[person.Ann]\nsort = "points"\n'
    file.write_text(before, encoding="utf-8")
    settings.write_setting("braille.grade", 2)
    settings.write_setting("volume", 50, "ANN")
    settings.write_setting("rate", 310)
    text = file.read_text(encoding="utf-8")
    assert "# mine" in text
    assert "rate = 310 # quick" in text
    assert text.count("[person.Ann]") == 1
    found = settings.read_settings()
    assert found.faults == ()
    assert found.of("Ann") == {"rate": 310, "braille.grade": 2, "sort": "points", "volume": 50}
    settings.write_setting("rate", None)
    assert "rate" not in settings.read_settings().of()


def test_ends_of_lines_and_a_byte_order_mark_stay(file):
    file.write_bytes('\ufeffrate = 300\r\nspeech = "off"\r\n'.encode())
    settings.write_setting("rate", 310)
    assert file.read_bytes() == '\ufeffrate = 310\r\nspeech = "off"\r\n'.encode()


def test_the_short_form_of_the_outlet_can_be_changed(file):
    file.write_text('braille = "display"\nrate = 300\n', encoding="utf-8")
    settings.write_setting("braille.outlet", "off")
    settings.write_setting("braille.grade", 2)
    assert settings.read_settings().of() == {"braille.outlet": "off", "braille.grade": 2, "rate": 300}


@pytest.mark.parametrize("name", ["Ann", "Bob"])
def test_sections_within_braces_are_written_to(file, name):
    file.write_text("person = { Ann = { rate = 90 } } # us\n", encoding="utf-8")
    settings.write_setting("braille.grade", 2, name)
    found = settings.read_settings()
    assert found.own(name)["braille.grade"] == 2
    assert found.own("Ann")["rate"] == 90
    assert "# us" in file.read_text(encoding="utf-8")


def test_the_comment_beside_the_short_form_stays_at_its_place(file):
    file.write_text('braille = "display"  # the Focus 40\nrate = 300\n', encoding="utf-8")
    settings.write_setting("braille.grade", 2)
    first = file.read_text(encoding="utf-8").splitlines()[0]
    assert first == 'braille = {outlet = "display", grade = 2}  # the Focus 40'


@pytest.mark.parametrize("text", ["rate = \n", "braille = 5\n", "person = 3\n", f"rate = {'1' * 5000}\n"])
def test_a_broken_file_is_not_written_over(file, text):
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting):
        settings.write_setting("braille.grade", 2, "Bob" if "person" in text else "")
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.posix("rights of files, and links")
def test_what_is_written_keeps_its_rights_and_a_link_stays_one(file, tmp_path):
    real = tmp_path / "dotfiles.toml"
    real.write_text("rate = 300\n", encoding="utf-8")
    real.chmod(0o600)
    file.unlink()
    file.symlink_to(real)
    settings.write_setting("rate", 310)
    assert file.is_symlink()
    assert "310" in real.read_text(encoding="utf-8")
    assert stat.S_IMODE(real.stat().st_mode) == 0o600


# Who has which -------------------------------------------------------------------------------------------------------


def test_the_command_line_goes_before_a_person_and_a_person_before_all():
    found = Settings(
        {"speech.play": "off", "rate": 300, "sort": "points"}, {"Ann": {"speech.play": "on", "language": "de"}}
    )
    preferences = resolved("en", {"sort": "alphabet", "speech": None}, found, None)
    assert (preferences.speech, preferences.rate, preferences.games.sort) == ("off", 300, "alphabet")
    ann = preferences.of("ANN")
    assert (ann.speech, ann.rate, ann.games.sort, ann.language) == ("on", 300, "alphabet", "de")
    assert preferences.of("Ben") is preferences
    assert (
        resolved("de", {}, Settings({"language": "de"}, {"Ann": {"language": "auto"}}), None).of("Ann").language == "en"
    )
    assert resolved("en", {"speech": "auto"}, found, "en").of("Ann").language == "en"


def test_every_setting_reaches_the_account(file):
    file.write_text(
        'language = "de"\nspeech = {play = "on", engine = "own"}\nvoice = "x"\nrate = 100\nvolume = 1\nsounds.play = "all"\nsounds.volume = 2\nverbosity = "full"\nothers = "off"\nflavour = "off"\nprint = "large"\nprivate = "braille"\n'
        'dots = "yes"\nsort = "points"\ndictionary = "club"\nprogress = 50\n[braille]\noutlet = "brf"\ngrade = 2\ndots = 8\ntable = "t"\n'
        'cells = 20\nmore = "no"\nmark = "off"\n',
        encoding="utf-8",
    )
    assert preferences_now("de") == Preferences(
        language="de",
        speech="on",
        voice="x",
        rate=100,
        volume=1,
        engine="own",
        sounds="all",
        sound_volume=2,
        verbosity="full",
        size="large",
        braille="brf",
        grade=2,
        dots=8,
        table="t",
        cells=20,
        more=False,
        mark="off",
        progress=50,
        games=OfGames(others="off", flavour=False, private="braille", sort="points", dictionary="club", dots=True),
    )
    assert set(settings.read_settings().values) == {setting.name for setting in SETTINGS}


ASKED = Keep(Seat(0), (1, 5, 2, 2, 2, 6), 300, 1000, 10000)


def preferences_now(language):
    """The preferences that the settings alone make."""
    with click.Context(click.Command("any"), obj=CommonOptions()):
        return preferences_of(language, {})


def shared(*typed, text, game=GAME):
    """Ann and Ben at one keyboard, with these settings."""
    settings.settings_path().write_text(text, encoding="utf-8")
    terminal, voice = ScriptedTerminal(*typed), RecordingVoice()
    voice.manners = []
    voice.say = lambda said, manner: (voice.said.append(said), voice.manners.append(manner))
    names, own = ("Ann", "Ben"), frozenset({0, 1})
    phrases, preferences = Phrases("en", game, names, own), preferences_now("en")
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, "en"))
    around = AtTable(Table(lambda: game.new(2, options)), game)
    return (
        making.open_desk(preferences, phrases, Seating(own, around), devices(terminal, voice)).person,
        terminal,
        voice,
    )


def test_at_a_shared_keyboard_each_is_told_and_asked_as_each_wants():
    text = 'speech = "off"\n[person.Ben]\nlanguage = "de"\nspeech = "on"\nrate = 300\nverbosity = "brief"\n'
    making, terminal, voice = shared("stop", "fertisch", text=text)
    with making as loop:
        loop.tell(Tell(Stopped(Seat(1), 400, 400)))
        loop.choose(0, ASKED)
        loop.tell(Tell(Stopped(Seat(0), 350, 350)))
        loop.choose(1, Keep(Seat(1), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
    assert terminal.shown == [
        "Ben: 400, fertisch: done! Now 400.",
        Phrases("en", GAME, ("Ann", "Ben"), (0, 1)).told(ASKED, "first"),
        "Ann: 1 5 2 2 2 6, plus 300. Keep or stop? ",
        "Ann stops with 350 and has 350.",
        "Ann hört mit 350 auf: 350.",
        "Ben: 1 5 2 2 2 6? ",
    ]
    assert voice.said == ["Ben hört mit 400 auf: 400.", "Ann hört mit 350 auf: 350.", "Ben: 1 5 2 2 2 6?"]
    assert {(manner.language, manner.rate) for manner in voice.manners} == {("de", 300)}


def test_each_hears_again_and_at_the_end_what_was_told_in_their_own_language():
    text = 'speech = "off"\n[person.Ben]\nlanguage = "de"\n'
    making, terminal, _ = shared("stop", "wi", "wi", "stop", text=text)
    with making as loop:
        loop.say("loop-table", game="Jaques le Kaques", names="Ann, Ben")
        loop.choose(0, ASKED)
        loop.choose(1, Keep(Seat(1), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
        loop.tell(Tell(Stopped(Seat(1), 400, 400)))
        loop.last_words()
    assert terminal.shown[0] == "Jaques le Kaques. At the table: Ann, Ben."
    assert "Jaques le Kaques. Am Tisch: Ann, Ben." in terminal.shown
    assert terminal.shown[-2:] == [
        "Ben: 400, fertisch, das heißt fertig! Jetzt 400.",
        "Ben: 400, fertisch: done! Now 400.",
    ]


def test_t5_what_one_was_not_told_is_explained_when_it_is_told_for_the_first_time():
    text = 'speech = "off"\n[person.Ben]\nlanguage = "de"\n'
    making, terminal, _ = shared("stop", "stop", text=text)
    with making as loop:
        for seat in (0, 1):
            loop.tell(Tell(LeKaque(Seat(1 - seat), (2, 2, 3, 4), 100, False)))
            loop.choose(seat, Keep(Seat(seat), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
    assert [line for line in terminal.shown if "Le Kaque" in line] == [
        "2 2 3 4: Le Kaque, nothing scores! Ben loses this turn's 100.",
        "2 2 3 4: Le Kaque! Ann loses 100.",
        "2 2 3 4: Le Kaque, nichts zählt! Ann verliert die 100 aus diesem Zug.",
    ]


def test_a_value_that_is_the_short_form_of_a_command_is_the_value():
    asked("sprache", "en", "", language="de")
    assert settings.read_settings().of() == {"language": "en"}


def test_a_rate_for_all_is_for_all_who_have_no_section():
    text = "[person.Ben]\nrate = 300\n"
    making, _, _ = shared("rate 400", "stop", "stop", text=f'speech = "on"\n{text}')
    with making as loop:
        loop.choose(0, ASKED)
        rates = [output.manner.rate for seat in (0, 1) for output in loop.console.outputs[seat] if output.kind is VOICE]
        assert rates == [400, 300]
    assert settings.read_settings().values["rate"] == 400


def test_what_is_said_last_is_said_to_its_end_before_another_language_is_told():
    text = 'speech = "off"\n[person.Ann]\nspeech = "on"\n[person.Ben]\nlanguage = "de"\n'
    making, terminal, voice = shared("stop", text=text)
    finished = []
    voice.finish = lambda: finished.append(len(voice.said))
    with making as loop:
        loop.choose(0, ASKED)
        loop.tell(Tell(Stopped(Seat(0), 400, 400)))
        loop.last_words()
        loop.console.finish()
    assert terminal.shown[-2:] == [
        "Ann: 400, fertisch: done! Now 400.",
        "Ann: 400, fertisch, das heißt fertig! Jetzt 400.",
    ]
    assert finished == [len(voice.said)]


def test_among_settings_rate_is_the_setting_and_in_the_menu_the_command():
    assert any(line.endswith("Now 200; Enter keeps it. 300") for line in asked("rate", "300", ""))
    assert "Volume 40 percent." in taverne(typed="volume 40\n5\n").stdout
    assert settings.read_settings().of() == {"rate": 300, "volume": 40}


def test_the_questions_for_a_person_are_asked_in_that_persons_language(file):
    file.write_text('[person.Ben]\nlanguage = "de"\n', encoding="utf-8")
    assert "Welche Einstellung?" in taverne("settings", "--person", "Ben", typed="\n").stdout


def test_settings_that_nobody_reads_on_are_no_fault_of_the_file(file):
    run = subprocess.run(
        f"{sys.executable} -m access settings | head -1", shell=True, input="\n", capture_output=True, text=True
    )
    assert "Broken pipe" not in run.stderr


def test_a_private_question_is_announced_in_the_language_of_who_takes_the_keyboard():
    from games.cards import Card
    from games.words.events import Dealt
    from games.words.questions import Swap

    text = 'speech = "off"\n[person.Ben]\nlanguage = "de"\n'
    making, terminal, _ = shared("", "none", "", "keine", text=text, game=WORDS)
    hand = (Card("A", 2),)
    with making as loop:
        for seat in (0, 1):
            loop.tell(Tell(Dealt(hand), to=Seat(seat)))
            loop.choose(seat, Swap(Seat(seat), hand, 2, None))
    assert "Pass to Ann, then Enter: " in terminal.shown
    assert "Weiter an Ben, dann Enter: " in terminal.shown


@pytest.mark.brailled
def test_braille_at_a_shared_keyboard_is_in_the_grade_of_who_reads():
    text = '[braille]\noutlet = "terminal"\nmore = false\n[person.Ben]\nbraille.grade = 2\n'
    making, terminal, _ = shared("stop", "stop", text=text)
    with making as loop:
        for seat in (0, 1):
            loop.tell(Tell(Stopped(Seat(1 - seat), 400, 400)))
            loop.say_text("and the people")
            loop.choose(seat, Keep(Seat(seat), (1, 5, 2, 2, 2, 6), 0, 0, 10000))
    assert "⠁⠝⠙⠀⠞⠓⠑⠀⠏⠑⠕⠏⠇⠑" in terminal.shown
    assert "⠯⠀⠮⠀⠏" in terminal.shown


def test_rate_and_volume_are_told_changed_and_kept_at_any_question(file):
    making, terminal, voice = shared("rate", "rate 300", "rate 5", "volume 40", "stop", text='speech = "on"\n')
    with making as loop:
        loop.choose(0, ASKED)
    lines = [line for line in terminal.shown if not line.startswith(("Ann:", "Type the dice"))]
    assert lines == [
        "The voice speaks 200 words a minute. rate 250 makes it 250 words a minute.",
        "The voice speaks 300 words a minute.",
        "The setting rate takes a whole number from 80 to 450.",
        "Volume 40 percent.",
    ]
    kept = settings.read_settings().of()
    assert (kept["rate"], kept["volume"]) == (300, 40)
    assert (voice.manners[-1].rate, voice.manners[-1].volume) == (300, 40)


@pytest.mark.parametrize(
    ("language", "typed", "asked"),
    [
        *(("en", typed, "rate: ") for typed in ("faster", "slower", "too fast", "faster voice", "Voice faster!")),
        *(("de", typed, "Tempo: ") for typed in ("schneller", "langsamer", "Stimme schneller")),
        *(("fr", typed, "vitesse: ") for typed in ("plus vite", "moins vite", "voix plus rapide")),
    ],
)
def test_a_wish_for_another_rate_leads_to_it_at_the_question_for_a_setting(file, language, typed, asked):
    said = taverne("settings", "--lang", language, typed=f"{typed}\n300\n\n").stdout.splitlines()
    assert any(line.startswith(f"{asked}80 ") for line in said), said
    assert settings.read_settings().of() == {"rate": 300}


def test_rate_is_kept_in_the_file_in_the_middle_of_a_game(file):
    run = taverne("play", "kaques", "Ann", "--seed", "3", typed="rate 300\nquit\n")
    assert run.returncode == 0
    assert settings.read_settings().of() == {"rate": 300}
    file.write_text("[person.Ann]\nvolume = 80\n", encoding="utf-8")
    taverne("play", "kaques", "Ann", "--seed", "3", typed="tempo 250\nquit\n", env={"LANG": "de_DE.UTF-8"})
    assert settings.read_settings().of() == {}
    assert settings.read_settings().of("Ann") == {"volume": 80, "rate": 250}


def test_settings_that_cannot_be_kept_are_said_and_played_on(file):
    file.write_text("rate = \n", encoding="utf-8")
    run = taverne("play", "kaques", "Ann", "--seed", "3", typed="rate 300\nquit\n")
    assert run.returncode == 0
    assert run.stdout.count("line 1") == 2  # at the start, and where it should have been kept
    assert "1000" not in run.stderr


# Commands and questions ----------------------------------------------------------------------------------------------


def test_settings_are_shown_with_where_they_come_from(file):
    file.write_text('rate = 300\n[person.Ann]\nsort = "points"\n', encoding="utf-8")
    lines = taverne("settings", "show", "--person", "ann").stdout.splitlines()
    assert len(lines) == len(SETTINGS) + 2
    assert "4: rate, 300 words a minute, set." in lines
    assert "21: sort, points, set for ann." in lines
    assert "5: volume, 100 percent, the default." in lines
    found = json.loads(taverne("settings", "show", "--json").stdout)
    assert found["settings"]["rate"] == 300
    assert set(found["settings"]) == {setting.name for setting in SETTINGS}


@pytest.mark.parametrize("typed", [("set", "rate", "250"), ("rate", "250"), ("set", "rate", "250", "--person", "Ben")])
def test_a_person_may_be_named_before_the_command(typed):
    assert taverne("settings", "--person", "Ann" if "--person" in typed else "Ben", *typed).returncode == 0
    assert settings.read_settings().people == {"Ben": {"rate": 250}}
    shown = taverne("settings", "--person", "Ben", "show").stdout
    assert "250" in shown


def test_a_setting_is_set_and_taken_out():
    assert taverne("settings", "set", "braille.grade", "2").stdout == "braille grade: 2.\n"
    assert taverne("settings", "set", "braille", "display", "--person", "Ann").returncode == 0
    assert settings.read_settings().of("Ann") == {"braille.grade": 2, "braille.outlet": "display"}
    taverne("settings", "set", "braille.grade", "default")
    assert settings.read_settings().of() == {}


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("colour", "red"), 2, "There is no setting colour. Choose one of: language,"),
        (("rate", "9"), 2, "takes a whole number from 80 to 450."),
        (("speech", "loud"), 2, "takes one of: auto, on, off."),
        (("braille.table", "gone.ctb"), 2, "There is no braille table gone.ctb."),
        (("dictionary", "gone"), 1, "gone"),
        (("voice", "Nobody at all"), 2, "There is no voice Nobody at all."),
        (("rate", "100", "--person", "\x07"), 2, "name"),
    ],
)
def test_what_cannot_be_set_is_one_sentence(arguments, code, said):
    run = taverne("settings", "set", *arguments)
    assert (run.returncode, run.stderr.count("\n")) == (code, 1)
    assert said in run.stderr


DOTTED = (
    "rate = 90",
    'braille = "display"',
    "braille.grade = 1",
    "[braille]",
    "person.Ann.rate = 90",
    'person.ann.language = "de"',
    'person."Bo B".braille.cells = 20',
    "[person.Ann]",
    "[person.Ann.braille]",
    'person = { Ann = { speech = "off" } }',
    'speech = "off"',
    "# a comment",
    "",
)


@pytest.mark.long
@given(
    lines=st.lists(st.sampled_from(DOTTED), max_size=6),
    end=st.sampled_from(["", "\n"]),
    name=st.sampled_from(["rate", "language", "braille.grade", "braille.outlet"]),
    person=st.sampled_from(["", "Ann", "Cem", "Bo B"]),
    kept=st.booleans(),
)
def test_whatever_the_file_looks_like_a_setting_is_set_and_all_else_stays(
    tmp_path_factory, lines, end, name, person, kept
):
    file = tmp_path_factory.mktemp("settings") / "settings.toml"
    file.write_text("\n".join(lines) + end, encoding="utf-8")
    text, before = file.read_bytes(), settings.read_settings(file)
    assume(not before.faults)
    value = {"rate": 150, "language": "en", "braille.grade": 2, "braille.outlet": "brf"}[name] if kept else None
    try:
        settings.write_setting(name, value, person, file)
    except BadSetting:
        assert file.read_bytes() == text
        return
    after = settings.read_settings(file)
    who = (after.own(person) if person else after.values), (before.own(person) if person else before.values)
    assert {**who[0], name: None} == {**who[1], name: None}
    assert who[0].get(name) == value
    others = {each for each in (*before.people, *after.people) if each.casefold() != person.casefold()}
    assert all(after.own(each) == before.own(each) for each in others)
    assert not person or after.values == before.values


def test_a_number_that_two_settings_have_is_an_error_that_names_the_second():
    with pytest.raises(ValueError, match=r"the setting voice has the number 2, not 3"):
        _numbered([("a", replace(BY_NAME[name], number=n)) for name, n in (("rate", 1), ("language", 2), ("voice", 2))])


def test_behind_the_dotted_lines_of_the_readme_a_setting_is_set(file):
    file.write_text('rate = 250\nperson.Ben.language = "de"\nperson.Ben.braille.cells = 20', encoding="utf-8")
    for person in ("", "Ben", "Ann"):
        settings.write_setting("volume", 50, person)
    found = settings.read_settings()
    assert found.values == {"rate": 250, "volume": 50}
    assert found.people == {"Ben": {"language": "de", "braille.cells": 20, "volume": 50}, "Ann": {"volume": 50}}


def test_a_link_to_itself_is_a_file_that_cannot_be_written(file):
    file.unlink()
    file.symlink_to(file.name)
    run = taverne("settings", "set", "rate", "150")
    assert run.returncode == 1
    assert "cannot be written" in run.stderr


def test_a_name_is_the_same_however_its_letters_are_composed(file):
    file.write_text('[person."Zoe\u0308"]\nrate = 90\n', encoding="utf-8")
    assert settings.read_settings().own("Zoë") == {"rate": 90}


@pytest.mark.parametrize("name", ["", "x" * 21, "!"])
def test_a_name_by_which_nobody_can_play_is_named_with_its_line(file, name):
    file.write_text(f'\n[person."{name}"]\nrate = 90\n', encoding="utf-8")
    (fault,) = settings.read_settings().faults
    assert (fault.line, fault.reason) == (2, "settings-person-name")


def test_a_table_without_cells_for_our_letters_is_refused():
    run = taverne("settings", "set", "braille.table", "unicode.dis")
    assert run.returncode == 2
    assert "no cells for letters" in run.stderr or "no braille table" in run.stderr
    assert "no cells for letters" in taverne("settings", "set", "braille.table", "ta.ctb").stderr


def test_a_table_is_found_by_its_name_whatever_its_case():
    taverne("settings", "set", "braille.table", "DE-G2.ctb")
    assert settings.read_settings().of() == {"braille.table": "de-g2.ctb"}


def asked(*typed, language="en", name=""):
    return told_at_home(lambda person: ask_all(person, name, Preferences()), *typed, language=language).printed


def test_settings_are_asked_for_as_long_as_one_likes():
    shown = asked("5", "80", "braille gr", "2", "sort", "x", "points", "what", "")
    assert settings.read_settings().of() == {"volume": 80, "braille.grade": 2, "sort": "points"}
    assert "volume: 0 to 100? Now 100; Enter keeps it. 80" in shown
    assert "volume: 80." in shown
    assert shown[0].startswith("Which setting?")
    assert "There is no setting what. Type settings to hear them all." in shown


@pytest.mark.parametrize(
    ("language", "first", "all_", "one"),
    [
        ("en", "Which setting? settings names them all; Enter finishes.", "settings", "4: rate, 200 words a minute."),
        (
            "de",
            "Welche Einstellung? Einstellungen nennt alle; Enter beendet.",
            "Einstellungen",
            "4: Tempo, 200 Wörter in der Minute.",
        ),
        (
            "fr",
            "Quel réglage? réglages les nomme tous; Entrée termine.",
            "réglages",
            "4: vitesse, 200 mots par minute.",
        ),
    ],
)
def test_settings_are_asked_for_first_and_listed_briefly_on_demand(language, first, all_, one):
    shown = taverne("settings", "--lang", language, typed=f"{all_}\n\n").stdout.splitlines()
    assert shown[0] == first
    listed = [line for line in shown if re.match("[0-9]+: ", line)]
    assert len(listed) == len(SETTINGS)
    assert one in listed
    assert max(map(len, listed)) < 45, listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_purpose_of_a_setting_explains_values_by_the_words_that_it_takes(language):
    """As in `off: nothing`: each word before a colon is one that may be typed."""
    phrases, found = Phrases(language), 0
    for setting in (*SETTINGS, *visitor.CLUB_SETTINGS):
        _, *parts = wording.means(setting, phrases).split("; ")
        heads = [part.partition(": ")[0] for part in parts if ": " in part]
        words = re.split(r", | (?:or|oder|ou) ", ", ".join(heads))
        known = {word.casefold() for word in wording.words(setting, phrases)}
        assert not {word.casefold() for word in filter(None, words)} - known, (setting.name, words)
        found += len(heads)
    assert found > 10


def test_settings_in_a_game_say_that_it_goes_on():
    game = taverne("play", "kaques", "Ann", "--seed", "3", typed="settings\nquit\n").stdout.splitlines()
    place = game.index("The game goes on:")
    assert game[place - 1].startswith("Type set, a setting and its value")
    assert game[place + 1] == "3 2 2 3 6 1. Keep or stop?"


def test_what_is_changed_holds_at_once_for_help_and_for_set():
    set_option = Preferences().having(find_setting("others"), "full")
    typed = ("others off", "help others", "set others", "")
    shown = told_at_home(lambda person: ask_all(person, "", set_option), *typed).printed
    after = shown[shown.index("others: off.") + 1 :]
    assert [line for line in after if "others: off." in line]
    assert not [line for line in after if "others: full." in line or "Now full" in line]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("set others off", {"others": "off"}),
        ("10 off", {"others": "off"}),
        ("others off", {"others": "off"}),
        ("set everywhere rate 250", {"rate": 250}),
    ],
)
def test_another_setting_is_understood_where_the_value_of_one_is_asked_for(typed, kept):
    shown = asked("9", typed, "")
    assert TAVERNE.read().of() == kept, shown
    assert not any("takes one of" in line for line in shown)


def test_a_setting_alone_asks_for_its_value_and_a_number_alone_is_a_value():
    asked("rate", "others", "off", "rate", "10", "200", "")
    assert settings.read_settings().of() == {"others": "off", "rate": 200}


def test_where_there_is_no_setting_the_word_set_is_no_part_of_its_name():
    assert "There is no setting colour red" in " ".join(asked("set colour red", ""))
    assert "There is no setting colour red" in " ".join(asked("set everywhere colour red", ""))


def test_a_setting_of_one_person_is_not_for_all_programs():
    assert any("leave out one of them" in line for line in asked("set everywhere rate 250", "", name="Ann"))
    assert settings.read_settings().of("Ann") == {}


def test_the_short_form_of_a_section_makes_way_for_its_other_settings(file):
    for short, name, value in (("speech", "speech.engine", "own"), ("sounds", "sounds.volume", 30)):
        file.write_text(f'{short} = "off"  # mine\n', encoding="utf-8")
        settings.write_setting(name, value)
        assert settings.read_settings().of() == {f"{short}.play": "off", name: value}
        assert "# mine" in file.read_text(encoding="utf-8")


def test_in_german_words_of_values_are_german():
    shown = asked("Sprechen", "aus", "Tempo", "üblich", "", language="de", name="Ann")
    assert settings.read_settings().of("Ann") == {"speech.play": "off"}
    assert "Sprechen: aus, für Ann." in shown


@pytest.mark.parametrize("word", ["back", "zurück", "retour"])
def test_whoever_has_chosen_a_wrong_language_goes_back_by_the_word_of_their_own(file, word):
    file.unlink()
    language = rb"English, Deutsch, fran\xc3\xa7ais\? Enter: English\."
    game = TerminalGame("--speech", "off", first=language)
    game.type("english\r")
    game.wait_for(rb"Who reads aloud: voice, screen reader, none\?")
    game.type(f"{word}\r")
    game.wait_for(rb"(?s)Who reads aloud.*" + language)
    game.hang_up()


def test_the_first_start_asks_three_things_and_enter_takes_what_was_found(file):
    file.unlink()
    menu = r"Menu\?"
    game = TerminalGame("--speech", "off", first=rb"English, Deutsch, fran\xc3\xa7ais\? Enter: English\.")
    for question in (
        rb"Who reads aloud: voice, screen reader, none\?",
        rb"Braille: display, terminal, no\?",
        menu.encode(),
    ):
        game.type("\r")
        game.wait_for(question)
    game.type("9\r")
    game.wait_for(rb"Goodbye\.")
    os.close(game.terminal)
    os.waitpid(game.child, 0)
    assert game.shown.count(b"Welcome to Taverne") == 1
    assert settings.read_settings().of() == {"language": "en"}
    again = TerminalGame("--speech", "off", first=rb"Menu\?")
    again.hang_up()


@pytest.mark.parametrize(
    ("typed", "bye"), [("quit\r", rb"Goodbye\."), ("\x03", rb"Goodbye\."), ("\x04", rb"Goodbye\.")]
)
def test_who_leaves_at_the_first_question_is_told_goodbye(file, typed, bye):
    file.unlink()
    game = TerminalGame("--speech", "off", first=rb"English, Deutsch, fran\xc3\xa7ais\?")
    game.type(typed)
    game.wait_for(bye)
    game.hang_up()


def test_the_first_start_keeps_what_was_chosen_and_goes_on_in_that_language(file):
    file.unlink()
    game = TerminalGame("--cells", "40", first=rb"English, Deutsch, fran\xc3\xa7ais\?")
    for typed, question in (
        ("Deutsch", "Stimme, Screenreader"),
        ("Screenreader", "Braille: Zeile"),
        ("Terminal", "Menü"),
    ):
        game.type(f"{typed}\r")
        game.wait_for(question.encode())
    game.hang_up()
    assert settings.read_settings().of() == {"language": "de", "speech.play": "off", "braille.outlet": "terminal"}


def test_where_nothing_can_be_kept_the_first_start_says_so_and_goes_on(file):
    file.unlink()
    game = TerminalGame(
        "--cells", "40", first=rb"English, Deutsch, fran\xc3\xa7ais\?", env={"XDG_CONFIG_HOME": "/dev/null/none"}
    )
    for question in (rb"who speaks: voice, reader, none\?", rb"Braille: display", rb"Menu\?"):
        game.type("\r")
        game.wait_for(question)
    assert b"The settings cannot be written" in game.shown
    game.hang_up()


def test_a_person_hears_what_is_wrong_with_the_file_too(file):
    file.write_text("[person.Ann]\nrate = 100\n[person.Bob]\nvolume = 900\n", encoding="utf-8")
    run = taverne("play", "kaques", "Ann", "--seed", "3", typed="quit\n")
    assert run.stdout.count("line 4") == 1


def test_a_dictionary_file_is_kept_with_its_whole_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text("thin\n", encoding="utf-8")
    taverne("settings", "set", "dictionary", "mine.txt")
    assert settings.read_settings().of() == {"dictionary": str(tmp_path / "mine.txt")}


def test_without_a_name_the_systems_user_has_settings_of_her_own(file):
    file.write_text('[person.ann]\nlanguage = "de"\n', encoding="utf-8")
    environment = {"LOGNAME": "ann", "USER": "ann"}
    assert "Am Tisch: ann" in taverne("play", "kaques", typed="ende\n", env=environment).stdout
    assert "nach Zahl" not in taverne("play", "words", typed="ende\n", env=environment).stderr


@pytest.mark.brailled
def test_who_reads_braille_alone_has_lines_that_wait(file, monkeypatch):
    file.unlink()
    monkeypatch.setenv("CONTROLVT", "1")
    monkeypatch.setattr("access.system.environment._programs", lambda: iter(["brltty"]))
    told_at_home(lambda person: first_start.ask_outlets(person, "en"), "none", "")
    assert settings.read_settings().of() == {"language": "en", "speech.play": "off", "braille.outlet": "display"}


def test_a_saved_game_goes_on_in_the_language_that_was_chosen_since(tmp_path):
    path = tmp_path / "game.jsonl"
    taverne("play", "kaques", "Ann", "--lang", "en", "--journal", path, typed="stop\nquit\n")
    assert "goes on" in taverne("resume", "--journal", path, typed="quit\n").stdout
    settings.write_setting("language", "de")
    assert "geht weiter" in taverne("resume", "--journal", path, typed="ende\n").stdout


def test_the_first_start_asks_nothing_in_a_pipe(file):
    file.unlink()
    run = taverne(typed="5\n")
    assert "Deutsch" not in run.stdout
    assert not Path(file).exists()


def test_settings_that_are_set_at_the_same_time_are_all_kept():
    """Without a lock each process would write back the file that it read before the others wrote theirs."""
    runs = [
        subprocess.Popen([sys.executable, "-m", "access", "settings", "set", "rate", str(100 + n), "--person", f"P{n}"])
        for n in range(12)
    ]
    assert [run.wait() for run in runs] == [0] * 12
    assert {name: settings.read_settings().own(name) for name in settings.read_settings().people} == {
        f"P{n}": {"rate": 100 + n} for n in range(12)
    }


def test_thousands_of_wrong_lines_are_read_at_once_and_ten_are_named():
    """Work that grows with the square of the lines would take a minute."""
    settings.settings_path().write_text("".join(f"[wrong{n}]\nkey{n} = {n}\n" for n in range(6000)))
    began = time.process_time()
    found = settings.read_settings()
    assert time.process_time() - began < 3
    assert len(found.faults) == 11
    assert sorted(fault.line for fault in found.faults)[1:4] == [1, 3, 5]
    assert found.faults[-1].facts == {"count": 5990}
    shown = taverne("settings", "show").stdout
    assert "5990 more lines are wrong." in shown


# In a game ------------------------------------------------------------------------------------------------------------


def game(typed, *options):
    return taverne("play", "kaques", "Ann", "--seed", "14", *options, typed=typed)


def test_at_a_question_a_setting_takes_a_path_of_many_letters(tmp_path):
    path = tmp_path / ("folder" * 12) / "list.txt"
    path.parent.mkdir()
    path.write_text("CAB\nACE\n", encoding="utf-8")
    told = game(f"set dictionary {path}\nquit\n").stdout
    assert f"dictionary: {path}" in told
    assert settings.read_settings().of() == {"dictionary": str(path)}


def test_a_setting_changed_in_a_game_counts_at_once_and_for_good():
    run = game("advice\nset verbosity brief\nadvice\nset braille terminal\nquit\n")
    assert run.returncode == 0
    lines = run.stdout.splitlines()
    assert "Keep the 1, throw 5 dice: 379 on average for this turn; stopping brings 200." in lines
    assert "verbosity: brief." in lines
    assert "Keep 1: 379; stop: 200." in lines
    assert any("⠃⠗⠁⠊⠇⠇⠑" in line for line in lines)
    assert "⠼⠑⠀⠼⠃" in run.stdout
    assert settings.read_settings().values == {"verbosity": "brief", "braille.outlet": "terminal"}


def test_the_language_changes_in_the_middle_of_a_question_and_its_words_with_it():
    run = game("set language de\nTipp\nsetze Sprache Englisch\nadvice\nalle\n")
    assert "Behalte die 1 und wirf 5 Würfel" in run.stdout
    assert run.stdout.index("Sprache: Deutsch.") < run.stdout.index("language: English.")
    assert run.stdout.count("Keep the 1") == 1
    assert "Not understood: alle." in run.stdout


def test_a_setting_that_cannot_be_changed_is_said_and_nothing_changes():
    run = game("set rate 9999\nset foo 1\nset\nset private braille\nset verbosity\nquit\n")
    for line in (
        "The setting rate takes a whole number from 80 to 450.",
        "There is no setting foo 1. settings names them all.",
        "Type set, a setting and its value, for instance: set verbosity brief. help verbosity says what it is for.",
        "Hands shown in braille alone need a braille output. Add --braille terminal, or in the game type: set braille terminal.",
        "verbosity: normal.",
    ):
        assert line in run.stdout
    assert settings.read_settings().values == {}


def test_default_takes_a_setting_back_in_a_game():
    settings.write_setting("verbosity", "brief")
    run = game("set verbosity default\nquit\n")
    assert "verbosity: normal." in run.stdout
    assert "verbosity" not in settings.read_settings().values


def test_a_setting_changed_in_a_game_is_that_of_the_person_who_has_settings_of_their_own():
    settings.write_setting("rate", 250, "Ann")
    game("set verbosity brief\nquit\n")
    assert settings.read_settings().own("Ann") == {"rate": 250, "verbosity": "brief"}
    assert settings.read_settings().values == {}


def test_a_setting_is_set_by_its_title_too():
    assert taverne("settings", "set", "braille dots", "8").stdout == "braille dots: 8.\n"
    assert taverne("--lang", "de", "settings", "set", "Tempo", "270").stdout == "Tempo: 270.\n"
    assert settings.read_settings().values == {"braille.dots": 8, "rate": 270}


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "set cells auto"),
        ("en", "set braille.cells auto"),
        ("de", "setze Zellen auto"),
        ("fr", "changer cells auto"),
    ],
)
def test_the_cells_of_a_display_are_found_out_again_in_a_game(language, typed):
    settings.write_setting("braille.cells", 20)
    run = taverne("play", "kaques", "Ann", "--seed", "3", "--lang", language, typed=f"{typed}\nquit\n")
    assert (
        f"{wording.setting_title(BY_NAME['braille.cells'], Phrases(language))}: {Phrases(language).text('settings-word-auto')}."
        in run.stdout
    )
    assert settings.read_settings().values == {"braille.cells": "auto"}


@pytest.mark.parametrize("command", [("set",), ("settings",), ("settings", "set")])
@pytest.mark.parametrize("name", ["cells", "braille cells", "braille.cells", "17"])
def test_the_cells_of_a_display_are_found_out_again_by_the_shell(command, name):
    settings.write_setting("braille.cells", 20)
    assert taverne(*command, *name.split(), "auto").stdout == "braille cells: auto.\n"
    assert settings.read_settings().values == {"braille.cells": "auto"}


def test_the_cells_of_a_display_are_found_out_again_among_the_settings():
    settings.write_setting("braille.cells", 20)
    assert "braille cells: auto." in asked("cells auto", "")
    settings.write_setting("braille.cells", 20)
    assert "braille cells: auto." in asked("braille cells", "auto", "")


@pytest.mark.parametrize(
    "command", [("play", "kaques", "Ann"), ("learn", "kaques"), (), ("settings",), ("settings", "show"), ("resume",)]
)
def test_an_option_takes_auto_as_the_setting_does(command):
    settings.write_setting("braille.cells", 20)
    if command == ("resume",):
        taverne("play", "kaques", "Ann", typed="quit\n")
    if command == ("settings", "show"):
        assert "no option --cells" in taverne(*command, "--cells", "auto").stderr
        return
    run = taverne(*command, "--cells", "AUTO", typed="set cells\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")


def test_an_option_of_auto_goes_before_the_setting():
    found = Settings({"braille.cells": 20})
    assert resolved("en", {"cells": None}, found, None).cells == 20
    assert resolved("en", {"cells": "auto"}, found, None).cells is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "--cells takes a number from 8 to 200, or auto, not wide.\n"),
        ("de", "--cells muss eine Zahl von 8 bis 200 oder automatisch sein, nicht wide.\n"),
        ("fr", "--cells prend un nombre de 8 à 200, ou auto, pas wide.\n"),
    ],
)
def test_an_option_that_takes_neither_says_what_it_takes(language, told):
    for typed in ("wide", "7"):
        run = taverne("play", "kaques", "--lang", language, "--cells", typed)
        assert (run.returncode, run.stderr) == (2, told.replace("wide", typed))


# One name each, and what it is for -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_setting_is_told_with_what_it_means_and_set_by_what_is_told(language):
    """By its name, by its number and by its name in the file; the list has names and values alone."""
    phrases = Phrases(language)
    shown = taverne("settings", "show", "--lang", language).stdout.splitlines()
    for number, setting in enumerate(SETTINGS, 1):
        name = wording.setting_title(setting, phrases)
        line = shown[number - 1]
        assert line.startswith(f"{number}: {name}, "), line
        assert wording.means(setting, phrases) not in line
        assert wording.means(setting, phrases) in wording.about(setting, None, phrases)
        for typed in (name, name.upper(), setting.name, str(number)):
            assert wording.setting_named(typed, phrases) == (setting, "")
            assert wording.setting_named(f"{typed} x y", phrases) == (setting, "x y")
        assert wording.about(setting, None, phrases).startswith(f"{name}: ")
    every = {each.name: wording.setting_title(each, phrases).casefold() for each in (*SETTINGS, *visitor.CLUB_SETTINGS)}
    assert len({*every.values()}) == len(every), "no two have one name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_club_each_setting_is_told_with_what_it_means_and_set_by_its_number(language):
    phrases, chosen, applied = Phrases(language), visitor.AccountSettings(), []
    changing = visitor.InClub(chosen, lambda: phrases, True, lambda: applied.append(dict(chosen.values)))
    lines = changing.change("")
    for number, setting in enumerate(visitor.CLUB_SETTINGS, 1):
        assert lines[number - 1].startswith(f"{number}: {wording.setting_title(setting, phrases)}, ")
        value = wording.words(setting, phrases)[-1] if setting.values else "40"
        assert changing.change(f"{number} {value}") == (wording.now(setting, chosen.values.get(setting.name), phrases),)
        assert len(applied) == number
        assert setting.name in chosen.values or chosen.of(setting.name) == setting.resolved(setting.default)
        assert wording.means(setting, phrases) in changing.change(str(number))[0]
        assert len(applied) == number


def test_a_setting_is_set_by_its_number_or_asked_what_it_is_for(file):
    number = 1 + [setting.name for setting in SETTINGS].index("others")
    assert taverne("settings", "set", str(number), "full").stdout == "others: full.\n"
    assert settings.read_settings().of() == {"others": "full"}
    for typed in ("others", str(number)):
        told = taverne("settings", "set", typed).stdout
        assert told.startswith("others: full. What you are told of turns")
        assert told.endswith("It takes: off, one line, brief, normal, full.\n")
    assert settings.read_settings().of() == {"others": "full"}, "nothing was changed"
    assert "There is no setting 99." in taverne("settings", "set", "99", "full").stderr
    taverne("settings", "set", "sounds", "volume", "50")
    assert settings.read_settings().of()["sounds.volume"] == 50
    assert taverne("settings", "set", str(number), "voll", "--lang", "de").stdout == "Züge der anderen: voll.\n"


def test_in_the_questions_a_setting_is_set_at_once_or_told(file):
    shown = asked("10 full", "set 11 off", "set sort", "help rate", "rate x", "")
    assert "others: full." in shown
    assert "flavour: off." in shown
    assert any(line.startswith("sort: vowels. The order") for line in shown)
    assert any(line.startswith("rate: 200 words a minute. How fast the voice speaks") for line in shown)
    assert any("80 to 450" in line for line in shown)
    assert settings.read_settings().of() == {"others": "full", "flavour": "off"}


def test_in_a_game_a_setting_is_set_by_its_number_or_asked_what_it_is_for(file):
    game = taverne("play", "kaques", "Ann", "--seed", "3", typed="set 10 full\nset sort\nset 11\nquit\n").stdout
    assert "others: full." in game
    assert "sort: vowels. The order of the cards" in game
    assert "flavour: on. Whether you are also told" in game
    assert settings.read_settings().of() == {"others": "full"}


@pytest.mark.posix("brltty")
@pytest.mark.parametrize(
    ("way", "runs", "phrase"),
    [
        ("terminal", True, "brltty shows the terminal"),
        ("terminal", False, "brltty is not running"),
        ("orca", True, "Orca uses it"),
    ],
)
def test_who_chooses_a_display_that_taverne_cannot_write_to_hears_what_it_means_and_is_asked_again(
    file, monkeypatch, way, runs, phrase
):
    monkeypatch.setattr("access.system.environment.program_runs", lambda name: runs)
    monkeypatch.setattr("access.system.environment.way_to_display", lambda: way)
    for answers, kept in ((("display", ""), None), (("display", "no"), "off"), (("display", "display"), "display")):
        file.unlink(missing_ok=True)
        shown = told_at_home(lambda person: first_start.ask_outlets(person, "en"), "screen reader", *answers).printed
        said = " ".join(shown)
        assert phrase in said
        assert "each line waits for Enter" in said
        assert len([prompt for prompt in shown if prompt.startswith("Braille: display, ")]) == 2
        assert settings.read_settings().of().get("braille.outlet") == kept


def test_where_taverne_writes_to_the_display_itself_nothing_is_asked_twice(file, monkeypatch):
    monkeypatch.setattr("access.system.environment.way_to_display", lambda: "console")
    file.unlink()
    told_at_home(lambda person: first_start.ask_outlets(person, "en"), "none", "display")
    assert settings.read_settings().of()["braille.outlet"] == "display"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_that_is_told_of_a_setting_can_be_typed_back(language):
    """Its default too: `matching the language` is no name of a dictionary."""
    phrases, told = Phrases(language), 0
    for each in (*SETTINGS, *visitor.CLUB_SETTINGS):
        for value in (None, each.default or None, *each.values):
            text = wording.value_text(each, value, phrases)
            kept = each.chosen(wording.meant(each, text, phrases))
            usual = value is None and kept is None
            assert usual or str(kept) == str(each.default if value is None else value), (each.name, text)
            told += text != str(value)
    assert told > 20


def test_the_usual_dictionary_is_typed_as_it_is_told(file):
    taverne("settings", "set", "dictionary", "de")
    shown = asked("dictionary", "matching the language", "")
    assert "dictionary: matching the language." in shown
    assert settings.read_settings().of() == {}
    taverne("settings", "set", "dictionary", "de")
    assert taverne("--lang", "de", "settings", "set", "Wörterbuch", "passend zur Sprache").returncode == 0
    assert settings.read_settings().of() == {}
