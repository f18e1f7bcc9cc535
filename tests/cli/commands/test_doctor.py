"""The doctor says what was found, and what to do about what was not."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import taverne

from access.cli.commands import doctor
from access.language.phrases import Phrases
from access.outputs.braille import liblouis, translator
from access.outputs.braille.display import BrlttyReport, NoDisplay
from access.settings import file as settings
from access.system import environment

NAMES = [*doctor.LOOKS]


def found(name, language="en"):
    return next(f for f in doctor.findings(Phrases(language)) if f.name == name)


def test_one_line_a_finding_and_a_test_line_for_ear_and_finger():
    run = taverne("doctor")
    lines = run.stdout.splitlines()
    assert len(lines) == len(NAMES) + 3
    assert lines[0].startswith("brltty ")
    assert lines[10].startswith("Python 3.")
    assert lines[-3] == "Everything needed to play is here."
    assert lines[-2] == "This is a test line, and a throw: 1 5 2 2 2 6."
    assert lines[-1].endswith("⠼⠁⠀⠼⠑⠀⠼⠃⠀⠼⠃⠀⠼⠃⠀⠼⠋⠲")
    assert (run.returncode, run.stderr) == (0, "")


def test_the_findings_are_there_as_json_too():
    run = taverne("doctor", "--json", "--lang", "de")
    told = json.loads(run.stdout)
    assert told["ok"] is True
    assert [finding["name"] for finding in told["findings"]] == NAMES
    assert all(set(finding) == {"name", "ok", "needed", "text"} for finding in told["findings"])


def test_what_play_needs_and_is_missing_makes_exit_1():
    code = "from access.cli.commands import doctor; doctor.NEEDED = ('click', 'gone'); from access.cli.group import main; main(prog_name='taverne')"
    run = subprocess.run([sys.executable, "-c", code, "doctor"], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "These packages are missing: gone. Install them with: make setup" in run.stdout
    assert "Something needed to play is missing." in run.stdout
    run = subprocess.run([sys.executable, "-c", code, "doctor", "--json"], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert json.loads(run.stdout)["ok"] is False


def test_an_old_python_is_named(monkeypatch):
    monkeypatch.setattr(doctor, "OLDEST", (9, 0))
    assert "is too old" in found("python").text


@pytest.mark.posix("ALSA")
def test_a_voice_without_its_player_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert found("voice").text.startswith("No voice: aplay from the package alsa-utils is missing.")


def test_a_voice_without_its_library_says_so(monkeypatch, tmp_path):
    (tmp_path / "pyttsx3.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert found("voice").text.startswith("No voice: pyttsx3 or its speech engine is missing.")


@pytest.mark.long
def test_a_voice_that_hangs_says_so(monkeypatch, tmp_path):
    (tmp_path / "pyttsx3.py").write_text("import time; time.sleep(60)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(doctor, "PATIENCE", 1.0)
    assert found("voice").text.startswith("No voice: it keeps stopping.")


@pytest.mark.listened
def test_the_voice_names_the_languages_in_use():
    assert found("voice").text == "Voice: espeak speaks English."
    settings.write_setting("language", "de", "Jörg")
    assert found("voice").text == "Voice: espeak speaks English, German."


def test_a_language_without_a_voice_is_named(monkeypatch):
    run = subprocess.CompletedProcess([], 0, "voices sapi5 en\n", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: run)
    assert found("voice").text == "Voice: sapi5 speaks English."
    settings.write_setting("language", "de")
    assert found("voice").text == "Voice: sapi5 does not speak German. Install more of its voices."


def test_sound_is_looked_for(monkeypatch):
    monkeypatch.setattr(environment, "has_sound", lambda: True)
    assert found("sound").ok
    monkeypatch.setattr(environment, "has_sound", lambda: False)
    assert "Taverne's voice and the sounds stay silent" in found("sound").text


@pytest.mark.brailled
def test_missing_liblouis_and_tables_are_named(monkeypatch):
    monkeypatch.setattr(doctor, "tables_of", lambda language: ("gone.ctb",))
    assert found("liblouis").text == "Braille: the table gone.ctb is missing. Install liblouis-data."
    monkeypatch.setattr(liblouis, "BY_LOADER", ("no-liblouis.so",))
    for cached in (liblouis.louis, liblouis._places):
        cached.cache_clear()
    monkeypatch.setattr(doctor, "tables_of", lambda language: ("en-ueb-g1.ctb",))
    assert "Install the package liblouis, on Debian liblouis20" in found("liblouis").text
    assert "liblouis20" in found("system").text
    monkeypatch.undo()
    for cached in (liblouis.louis, liblouis._places):
        cached.cache_clear()


@pytest.mark.brailled
def test_liblouis_can_be_loaded_again_when_a_table_is_known_already():
    assert translator.cells("a", "en-ueb-g1.ctb") == "⠁"
    liblouis.louis.cache_clear()
    assert translator.cells("b", "en-ueb-g1.ctb") == "⠃"


def test_a_screen_reader_is_named(monkeypatch):
    monkeypatch.setenv("ACCESSIBLE", "1")
    assert found("screen-reader").text.startswith("Screen reader: ACCESSIBLE.")


def test_a_folder_that_cannot_be_written_is_named(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    for name in ("XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "file"))
    assert "Nothing can be saved in" in found("saves").text


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_every_finding_can_be_told(language):
    for finding in doctor.findings(Phrases(language)):
        assert finding.text


# What is around the program


def test_the_language_of_the_system():
    assert environment.system_language({"LC_ALL": "de_DE.UTF-8", "LANG": "en_US"}) == "de"
    assert environment.system_language({"LC_MESSAGES": "de_CH", "LANG": "en_US"}) == "de"
    assert environment.system_language({"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert environment.system_language({"LC_ALL": "", "LANG": "DE"}) == "de"
    assert environment.system_language({}) == "en"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LC_ALL": "de_DE.UTF-8", "LANGUAGE": "pt_BR:fr_CA:de"}, "fr"),
        ({"LC_MESSAGES": "de_DE", "LANGUAGE": "pt_BR"}, "de"),
        ({"LC_ALL": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_variable_language_lists_the_wanted_ones_as_for_gettext(variables, language):
    assert environment.system_language(variables) == language


@pytest.mark.posix("PulseAudio, and programs in /proc")
def test_the_voice_is_silent_beside_a_screen_reader_over_ssh_and_without_sound(monkeypatch):
    monkeypatch.setattr(environment, "_programs", lambda: iter(["bash"]))
    sound = {"PULSE_SERVER": "unix:/nowhere"}
    assert environment.speech_is_wanted(sound)
    assert not environment.speech_is_wanted({**sound, "ACCESSIBLE": "1"})
    for off in ("", "0", "false", "False", "no", " "):
        assert environment.speech_is_wanted({**sound, "ACCESSIBLE": off})
    assert not environment.speech_is_wanted({**sound, "SSH_CONNECTION": "x"})
    assert not environment.speech_is_wanted({**sound, "SSH_TTY": "x"})
    monkeypatch.setattr(environment, "_programs", lambda: iter(["bash", "orca"]))
    assert not environment.speech_is_wanted(sound)
    monkeypatch.setattr(environment, "_programs", lambda: iter(["bash"]))
    monkeypatch.setattr(environment.Path, "glob", lambda *_: iter([]))
    assert not environment.speech_is_wanted({})


@pytest.mark.posix("D-Bus")
def test_a_desktop_that_announces_a_screen_reader_is_believed(monkeypatch, tmp_path):
    busctl = tmp_path / "busctl"
    busctl.write_text("#!/bin/sh\necho b $ANNOUNCED\n")
    busctl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(environment, "_programs", lambda: iter([]))
    bus = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}
    monkeypatch.setenv("ANNOUNCED", "true")
    assert environment.screen_reader(bus) == "D-Bus"
    monkeypatch.setenv("ANNOUNCED", "false")
    assert environment.screen_reader(bus) is None
    assert environment.screen_reader({}) is None


def test_running_programs_are_named_scripts_of_python_too(tmp_path):
    script = tmp_path / "orca"
    script.write_text("import sys; sys.stdin.read()")
    with subprocess.Popen([sys.executable, str(script)], stdin=subprocess.PIPE) as reader:
        for _ in range(100):
            if "orca" in set(environment._programs()):
                break
        assert environment.program_runs("orca")
        reader.stdin.close()


@pytest.mark.posix("processes in /proc")
def test_processes_of_the_kernel_are_not_looked_through():
    found = set(environment._processes())
    assert str(os.getpid()) in found
    kernel = Path("/proc/2/comm")
    if kernel.exists() and kernel.read_text() == "kthreadd\n":
        assert found.isdisjoint(Path("/proc/2/task/2/children").read_text().split())


def test_a_screen_reader_can_be_named_for_one_call():
    named = taverne("doctor", "--screen-reader").stdout
    assert "Screen reader: ACCESSIBLE." in named
    assert "Screen reader: ACCESSIBLE." in taverne("--screen-reader", "doctor").stdout
    assert "ACCESSIBLE" not in taverne("doctor").stdout


@pytest.mark.parametrize("name", environment.READERS)
@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_it_says_what_suits_the_reader_that_runs(monkeypatch, name, language):
    monkeypatch.setattr(environment, "screen_reader", lambda: name)
    told = found("screen-reader", language).text
    assert name in told
    assert told.endswith(Phrases(language).text(f"doctor-reader-{name}"))


@pytest.mark.posix("brltty")
@pytest.mark.parametrize(
    ("there", "programs", "way"),
    [
        ({"CONTROLVT": "2"}, (), "console"),
        ({"WINDOWID": "7"}, ("xbrlapi",), "window"),
        ({"WINDOWID": "7"}, (), "no-xbrlapi"),
        ({"WINDOWID": "7"}, ("xbrlapi", "orca"), "orca"),
        ({}, (), "terminal"),
        ({"XDG_VTNR": "2"}, (), "console"),
    ],
)
def test_it_names_the_way_to_the_display(monkeypatch, there, programs, way):
    monkeypatch.setattr(environment, "console_number", lambda: None)
    monkeypatch.setattr(environment, "program_runs", lambda program: program in programs)
    assert environment.way_to_display(there) == way
    for language in environment.LANGUAGES:
        assert Phrases(language).has(f"doctor-way-{way}")


@pytest.mark.parametrize("language", environment.LANGUAGES)
@pytest.mark.parametrize("sound", [True, False])
@pytest.mark.parametrize("dispatcher", [True, False])
def test_the_doctor_does_not_contradict_itself_about_the_voice(monkeypatch, language, sound, dispatcher):
    from access.language.phrases import Phrases

    monkeypatch.setattr("access.system.environment.has_sound", lambda *environment: sound)
    monkeypatch.setattr(doctor, "dispatcher_runs", lambda: dispatcher)
    phrases = Phrases(language)
    told = " ".join(doctor.LOOKS[name](phrases)[2] for name in ("speech-dispatcher", "sound"))
    speaks = phrases.text("doctor-dispatcher-none", sound="yes") in told
    silent = phrases.text("doctor-sound-missing", dispatcher="no") in told
    assert not (speaks and silent), told
    assert speaks == (sound and not dispatcher)
    assert silent == (not sound and not dispatcher)


@pytest.mark.parametrize("language", environment.LANGUAGES)
@pytest.mark.parametrize(
    ("found", "runs", "says", "not_says"),
    [
        (BrlttyReport("no", 0, 0), True, ("doctor-reader-brltty-alone",), ("doctor-reader-brltty",)),
        (BrlttyReport("pm", 40, 1), True, ("doctor-reader-brltty",), ("doctor-reader-brltty-alone",)),
        (None, True, ("doctor-brltty-shut", "doctor-reader-brltty"), ("doctor-reader-brltty-alone",)),
    ],
)
def test_what_is_said_about_brltty_agrees(monkeypatch, language, found, runs, says, not_says):
    monkeypatch.setattr(doctor, "probe", lambda *_: found)
    monkeypatch.setattr(environment, "screen_reader", lambda: "brltty")
    monkeypatch.setattr(environment, "program_runs", lambda name: runs)
    phrases = Phrases(language)
    told = " ".join(doctor.LOOKS[name](phrases)[2] for name in ("brltty", "screen-reader"))
    for phrase in says:
        assert phrases.text(phrase) in told
    for phrase in not_says:
        assert phrases.text(phrase) not in told


@pytest.mark.parametrize("language", environment.LANGUAGES)
@pytest.mark.parametrize("installed", ["/usr/bin/brltty", None])
def test_brltty_that_is_there_is_not_to_be_installed(monkeypatch, language, installed):
    monkeypatch.setattr(doctor, "probe", lambda *_: None)
    monkeypatch.setattr(environment, "program_runs", lambda name: False)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: installed)
    phrases = Phrases(language)
    assert doctor.LOOKS["brltty"](phrases)[2] == phrases.text(
        "doctor-brltty-none", installed="yes" if installed else "no"
    )


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_where_the_binding_alone_is_missing_brltty_is_not_to_be_installed(monkeypatch, language):
    def missing(*_):
        raise NoDisplay("loop-no-brlapi")

    monkeypatch.setattr(doctor, "probe", missing)
    monkeypatch.setattr(environment, "program_runs", lambda name: True)
    told = doctor.LOOKS["brltty"](Phrases(language))[2]
    assert told == Phrases(language).text("doctor-brlapi-missing-only")
