"""The suite of programs of others under real readers, on real displays and by our own voice.

What a person is told is logged in the same run, and compared with what a reader said, with what stood on the cells, and
with the length of what sounded.
"""

import re
import signal
import sys
from itertools import groupby

import pytest
import readers
import runs
from fingers import BLANK, Fingers
from helpers import wait_until
from listen import sounding, synthesise
from runs import PATH, PROGRAMS, command_of
from terminal_game import TerminalGame

from access.language.output import said_text
from access.outputs.braille.translator import Translator, tables_for
from access.settings.preferences import Preferences

pytestmark = [pytest.mark.posix("a pseudo-terminal"), pytest.mark.everything]

DIGITS = "Orca is silent about digits alone after Enter, in any terminal (treatEventAsCommand in its script for them)"
KEYS = "Fenrir says the first key of a line, and so it does of the bare programs"
FLOOD = "of more than a screenful at once readers say the last, or all: the terminal shows each line"
FAILS = {
    **{
        ("orca", name): DIGITS
        for name in ("bash, a shell in it", "bc", "click, prompts", "getpass", "pip list", "pdb", "Python's own prompt")
    },
    **{("fenrir", name): KEYS for name in ("bash, a shell in it", "ed", "node's prompt")},
    **{(reader, "seq, a flood"): FLOOD for reader in ("yasr", "orca", "fenrir")},
}
"""What a reader loses or doubles, with its cause."""
READERS = [
    pytest.param("yasr", marks=pytest.mark.heard),
    pytest.param("orca", marks=pytest.mark.heard_by_orca),
    pytest.param("fenrir", marks=pytest.mark.heard_by_fenrir),
]
every_program = pytest.mark.parametrize("program", PROGRAMS, ids=lambda each: each["name"])


def keys_for(program, name):
    """The typed lines, as a script for the harness of this reader."""
    x_names = {"enter": "Return", "up": "Up", "down": "Down", "esc": "Escape", "ctrl-c": "ctrl+c"}
    for typed in program.get("typed", ()):
        for key in re.findall(r"<[^>]*>", typed):
            key = key[1:-1]
            yield f"key:{x_names.get(key, key) if name == 'orca' else key}"
        rest = re.sub(r"<[^>]*>", "", typed)
        if rest:
            yield rest


def letters(text):
    return "".join(readers.but_signs(text))


def prepared(program, folder):
    """The log of a run, and the command that writes it."""
    (folder / "work").mkdir()
    log = folder / "told.jsonl"
    log.touch()
    return log, [sys.executable, runs.__file__, str(log), *command_of(program, folder)]


@pytest.mark.parametrize("name", READERS)
@every_program
def test_what_is_told_is_heard_once_under_a_reader(program, name, tmp_path, request):
    if (name, program["name"]) in FAILS:
        cause = FAILS[name, program["name"]]  # digits are heard if other text comes in the same moment
        request.applymarker(pytest.mark.xfail(reason=cause, strict=cause != DIGITS))
    log, command = prepared(program, tmp_path)
    said = readers.of_command(name, [*keys_for(program, name), "end:"], command, tmp_path, PATH)
    told = [text for _, text in runs.logged(log)]
    if (code := program.get("exit", 0)) < 0:
        told.append(signal.strsignal(-code))  # by the shell around us
    if program.get("whole"):  # a reader reads the picture, too
        assert re.search(".*".join(map(letters, told)), letters(said)), said
    else:
        lost_and_doubled = readers.lost_and_doubled(*(" ".join(map(letters, each)) for each in (told, [said])))
        assert letters(" ".join(told)) == letters(said), lost_and_doubled


@pytest.mark.heard_by_orca
@pytest.mark.parametrize(
    ("parts", "heard"),
    [(("one\\ntwo\\n", "three\\n"), "one two three three"), (("one\\ntwo\\nthree\\n",), "one two three")],
)
def test_orca_that_comes_late_says_lines_of_any_program_again(parts, heard, tmp_path):
    """No program of ours runs here. Orca reads two new lines or more up to the cursor, and then what came meanwhile."""
    (tmp_path / "work").mkdir()
    go = tmp_path / "go"
    bare = f"until [ -e {go} ]; do sleep 0.1; done; " + "; sleep 0.5; ".join(f"printf '{part}'" for part in parts)
    said = readers.of_command("orca", [f"late:{go}"], ["sh", "-c", bare], tmp_path, PATH)
    assert readers.spaced(said) == heard


def kept(log):
    """The lines that a display keeps: of those that replace each other the last."""
    for kind, texts in groupby((each for each in runs.logged(log) if each[0] != "asks"), key=lambda each: each[0]):
        found = [text for _, text in texts]
        yield from found[-1:] if kind == "replaces" else found


def translated(texts):
    """The cells of lines on a display of ours, without blanks."""
    usual = Preferences()
    translator = Translator("en", tables_for("en", usual.grade, usual.dots, usual.table))
    return "".join(translator.laid(said_text(text).braille).shown.replace(BLANK, "") for text in texts)


def rows_read(fingers):
    """All cells from the oldest line on, as they come under the fingers, without blanks and signs of more.

    On several rows the newest line stands in the last one, or what was asked last; of one row a line that is like the
    one before it is not felt.
    """
    fingers.press("HOME")
    newest = rows_of(fingers)[-1:] if fingers.display.rows > 1 else []
    asks = [row for row in newest if row.rstrip(BLANK).endswith("\u283f")]
    fingers.press("TOP")
    found, stood = [], 0
    while stood < 2:  # a line may be like the one before it
        page = rows_of(fingers)[: len(newest) * -1 or None]
        again = next(count for count in range(len(page), -1, -1) if found[len(found) - count :] == page[:count])
        found += page[again:]
        before = fingers.cells
        stood = 0 if fingers.press("FWINRT") and fingers.cells != before else stood + 1
    return "".join(found + ([] if asks else newest)).replace(BLANK, "")


def rows_of(fingers):
    cells, columns = fingers.cells, fingers.display.columns
    rows = (cells[at : at + columns] for at in range(0, len(cells), columns))
    plain = ("".join(chr(ord(BLANK) | ord(cell) & 0x3F) for cell in row) for row in rows)
    return [row for row in plain if row.strip(BLANK)]


@pytest.mark.felt
@pytest.mark.parametrize("size", [(20, 1), (40, 1), (40, 9)], ids=lambda size: f"{size[0]}x{size[1]}")
@every_program
def test_each_prompt_stands_on_the_display_and_all_lines_are_read_once(program, size, tmp_path):
    log, command = prepared(program, tmp_path)
    shell = 'cd "$1"; shift; exec "$1" "$2" "$3" sh -c \'shift 3; "$@"; echo over\' sh "$@"'
    env = {"OUTLETS": "braille=display", "PYTHONPATH": str(runs.Path(runs.__file__).parents[2])}
    begins = ["env", f"PATH={PATH}", "sh", "-c", shell, "sh", str(tmp_path / "work"), *command]
    with Fingers(command=begins, cells=size[0], rows=size[1], env=env) as fingers:
        for typed in program.get("typed", ()):
            fingers.display.settle(0.5)
            kind, text = ([*runs.logged(log)] or [("", "")])[-1]
            if kind == "asks":
                stands = rows_of(fingers)[-1].replace(BLANK, "").rstrip("\u283f")  # the cursor
                assert stands
                assert stands in translated([text])
            fingers.display.type(runs.typed_keys(typed))
        assert wait_until(lambda: "The program has ended" in fingers.display.terminal.screen)
        felt = rows_read(fingers)
    asked = [text for kind, text in runs.logged(log) if kind == "asks"]
    felt = felt.removesuffix(translated(asked[-1:]))  # a question of a program that has ended stands after all lines
    lines = [*kept(log)]
    assert felt == translated(lines if size[1] > 1 else [text for text, _ in groupby(lines)])


RATE = 22050
MOST_OFF = 0.06
"""The part of a second by which our voice and espeak-ng alone may differ, for each line."""


@pytest.mark.listened
@every_program
def test_what_is_told_is_spoken_once_by_our_own_voice(program, sink, tmp_path, monkeypatch):
    log, command = prepared(program, tmp_path)
    monkeypatch.chdir(tmp_path / "work")
    sink.settle(100)
    first = len(sink.samples) // 2
    env = {**sink.env, "OUTLETS": "speech=on", "PATH": PATH, "HOME": str(tmp_path)}
    game = TerminalGame(*command[2:], env=env, first=rb"", program=command[1:2])
    for typed in program.get("typed", ()):
        game.wait_for(b".")
        sink.settle(100)
        game.type(runs.typed_keys(typed))
    game.wait_for_end()
    sink.settle(100)
    heard = len(sounding(sink.pcm(first))) / RATE
    told = [text for _, text in runs.logged(log)]
    made = sum(len(sounding(synthesise(text, "en", 200, RATE, 1))) for text in told) / RATE
    assert abs(heard - made) < MOST_OFF * len(told), (heard, made, told)
