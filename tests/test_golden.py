"""Golden transcripts: typed dice in; printed, spoken and braille lines out, in both languages.

To write them anew after a change that is meant: make golden, and read the difference.
"""

import dataclasses
import os
from pathlib import Path

import pytest
from helpers import RecordingVoice, ScriptedTerminal

from access import catalogue, host, journal
from access.guesser import Guesser
from access.host import Wishes
from access.journal import Head, Journal
from access.phrases import LANGUAGES, Phrases
from access.replay import retell
from access.seats import Seeded, SeededLuck, Sitter
from access.table import Table, drive
from games.options import with_defaults
from games.steps import Seat

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
    wanted = {f"{game}.{language}.txt" for game, language in CASES}
    wanted |= {f"{game}.{kind}.jsonl" for game in catalogue.names() for kind in ("journal", "told")}
    assert {path.name for path in HERE.iterdir()} == wanted


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_game_reads_as_its_golden_transcript(game, language, monkeypatch):
    now = transcript(game, language, GAMES[game]["typed"](language), monkeypatch)
    path = HERE / f"{game}.{language}.txt"
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


# Journals ------------------------------------------------------------------------------------------------------------


def write_journal(game, path):
    """A game between a person who is played at random and bots of all levels, with the options that are not usual."""
    found = catalogue.find(game)
    levels = list(found.bots)
    sitters = (Sitter("Ann"), *(Sitter(f"Bot {level}", "bot", level) for level in levels))
    head = Head(game, found.version, sitters, with_defaults(found.options, GAMES[game]["options"]), 7, False, "en")
    path.unlink(missing_ok=True)
    record = Journal.create(path, head)
    table = Table(host.new(found, head), record)
    lucks = [SeededLuck(7, Seat(seat)) for seat in range(len(sitters))]
    bots = [found.bots[level](Seat(n), lucks[n]) for n, level in enumerate(levels, 1)]
    drive(table, [Guesser(Seat(0), lucks[0]), *bots], [], Seeded(7))
    record.over(table.number)
    record.close()


def told_by(saved, game, path):
    found = catalogue.find(game)
    names = [sitter.name for sitter in saved.head.sitters]
    return "\n".join(retell(saved, found, path, Phrases("en", found, names), as_json=True)) + "\n"


@pytest.mark.parametrize("game", catalogue.names())
def test_a_kept_journal_is_played_as_it_was(game):
    path, told = HERE / f"{game}.journal.jsonl", HERE / f"{game}.told.jsonl"
    if os.environ.get("WRITE_GOLDEN"):
        write_journal(game, path)
        told.write_text(told_by(journal.read(path), game, path), encoding="utf-8")
    assert played_otherwise(game, path, told) is None


def played_otherwise(game, path, told):
    """None where the kept journal plays as it did, else what is to be done."""
    saved, version = journal.read(path), catalogue.find(game).version
    if saved.head.version != version:
        return f"the rules of {game} have version {version}: keep a journal of them with make golden"
    try:
        same = told_by(saved, game, path) == told.read_text(encoding="utf-8")
    except journal.BadJournal:
        same = False
    return None if same else f"the rules of {game} play a kept journal otherwise: their version must go up"


def test_rules_that_play_a_kept_journal_otherwise_must_raise_their_version(monkeypatch):
    path, told = HERE / "kaques.journal.jsonl", HERE / "kaques.told.jsonl"
    monkeypatch.setattr("games.kaques.rules.GRANDMERE", 300)
    says = "the rules of kaques play a kept journal otherwise: their version must go up"
    assert played_otherwise("kaques", path, told) == says
    monkeypatch.undo()
    monkeypatch.setattr("games.kaques.rules.scores_whole", lambda dice: False)
    assert played_otherwise("kaques", path, told) == says
    monkeypatch.undo()
    raised = dataclasses.replace(catalogue.find("kaques"), version=2)
    monkeypatch.setattr(catalogue, "find", lambda name: raised)
    assert "keep a journal of them with make golden" in played_otherwise("kaques", path, told)
