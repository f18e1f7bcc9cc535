"""Golden transcripts: typed dice in; printed, spoken and braille lines out, in both languages.

To write them anew after a change that is meant: make golden, and read the difference.
"""

import os
from pathlib import Path

import pytest
from helpers import RecordingVoice, ScriptedTerminal

from access import catalogue, host
from access.host import Wishes
from access.journal import Head
from access.phrases import LANGUAGES
from access.seats import Sitter
from games.options import with_defaults

HERE = Path(__file__).parent / "golden"
CASES = [(name, language) for name in catalogue.names() for language in LANGUAGES]


def transcript(game, language, typed, monkeypatch):
    """Plays the typed lines at a table of two, with voice and braille."""
    lines = []

    class Terminal(ScriptedTerminal):
        def write(self, shown):
            lines.extend(f"printed {line}" for line in shown)

        def read(self, prompt, seat=0, typed="", words=()):
            lines.extend(f"asked   {line}" for line in prompt.rstrip().split("\n"))
            answer = super().read(prompt, seat, typed, words)
            lines.append(f"typed   {answer}".rstrip())
            return answer

    class Voice(RecordingVoice):
        def say(self, text):
            super().say(text)
            lines.append(f"spoken  {self.said[-1]}")

    monkeypatch.setattr(host, "choose", lambda plain, key: Terminal(*typed))
    monkeypatch.setattr(host, "Voice", Voice)
    found = catalogue.find(game)
    options = with_defaults(found.options, GAMES[game]["options"])
    sitters = tuple(Sitter(name) for name in GAMES[game]["names"])
    head = Head(game, found.version, sitters, options, 1, True, language)
    host.play(Wishes(language, "on", "terminal", more=False), head, None)
    return "\n".join(lines) + "\n"


# One game each that meets every call: first by throw, all refusals, undo, review, help.
KAQUES = {
    "en": {"all": "all", "stop": "stop", "undo": "undo", "re": "re", "help": "help", "score": "score"},
    "de": {"all": "alle", "stop": "fertisch", "undo": "zu", "re": "wi", "help": "hilfe", "score": "pu"},
}


def kaques(language):
    say = KAQUES[language]
    return [
        *("4", "7", "6 1", "6"),  # Gustave begins
        *("1 5 2 2 2 6", "2 2", "4", say["help"], "1 5", "2 2 3 4"),  # refusals; a Le Kaque
        *("111555", say["all"], "4 4 2 2 3 6"),  # Oh, Lálá, Grandmère and Grand Kaque with looks
        *("5 5 5 2 3 4", "", say["stop"]),
        *("2 3 4 6 2 3", say["undo"], "2 3 4 6 2 1", say["re"], say["score"], "1", "2 3 4 6 6"),
        *("1 1 1 2 3 4", "foo", say["stop"]),
    ]


GAMES = {"kaques": {"names": ("Ann", "Gustave"), "options": {"first": "throw", "target": 1500}, "typed": kaques}}


def test_every_game_has_a_golden_transcript_in_both_languages():
    assert set(GAMES) == set(catalogue.names())
    assert {path.name for path in HERE.iterdir()} == {f"{game}.{language}.txt" for game, language in CASES}


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_game_reads_as_its_golden_transcript(game, language, monkeypatch):
    now = transcript(game, language, GAMES[game]["typed"](language), monkeypatch)
    path = HERE / f"{game}.{language}.txt"
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")
