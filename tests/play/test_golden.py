"""Golden transcripts: typed dice in; printed, spoken and braille lines out, in both languages.

To write them anew after a change that is meant: make golden, and read the difference.
"""

import dataclasses
import os
from pathlib import Path

import pytest
from helpers import RecordingVoice, ScriptedTerminal

from access.desk.desk import Devices, Keyboards
from access.engine import journal
from access.engine.chance import Guesser, Seeded, SeededLuck
from access.engine.journal import Header
from access.engine.table import BotSeat, Participant, Table, drive
from access.language.phrases import Phrases
from access.play import session
from access.play.at_table import retell
from access.play.session import Equipment
from access.settings.preferences import Preferences
from access.storage import catalogue, journals
from access.storage.journals import Journal, new, reopen
from games.game import Sitting
from games.steps import Seat

HERE = Path(__file__).parent / "golden"


def transcript(game, language, typed):
    """Plays the typed lines at a table of two, with voice and braille."""
    lines = []

    class Terminal(ScriptedTerminal):
        def write(self, shown):
            lines.extend(f"printed {line}".replace("\u00a0", " ") for line in shown)

        def read(self, prompt, seat=0, typed="", words=()):
            lines.extend(f"asked   {line}" for line in prompt.rstrip().split("\n"))
            answer = super().read(prompt, seat, typed, words)
            lines.append(f"typed   {answer}".rstrip())
            return answer

    class Voice(RecordingVoice):
        def say(self, text, manner=None):
            super().say(text)
            lines.append(f"spoken  {self.said[-1]}")

    found = catalogue.find(game)
    names = GAMES[game]["names"]
    options = agreed(found, GAMES[game]["options"], Sitting(len(names), 0, language))
    participants = tuple(Participant(name) for name in names)
    head = Header(game, found.version, participants, options, 1, True, language)
    wanted = GAMES[game].get("chance")
    chance = Seeded if wanted is None else lambda seed: Dealt(wanted(language))
    devices = Devices(lambda plain, key: Terminal(*typed), Voice, has_sound=lambda: True, has_sounds=lambda: False)
    setting = Equipment(Keyboards(devices), chance)
    session.play(Preferences(language=language, speech="on", braille="terminal", more=False), head, None, setting)
    return "\n".join(lines) + "\n"


class Dealt:
    """Cards as they are wanted, instead of shuffled ones."""

    def __init__(self, answers):
        self.answers = iter(answers)

    def __call__(self, number, step):
        return next(self.answers)


def agreed(game, given, sitting):
    options = game.agreement.with_defaults(given)
    return game.agreement.settle(options, sitting)


# One game each that meets every call: first by throw, all refusals, undo, review, help.
KAQUES = {
    "en": {"all": "all", "stop": "stop", "undo": "undo", "re": "re", "help": "help", "score": "score"},
    "de": {"all": "alle", "stop": "fertisch", "undo": "zu", "re": "wi", "help": "hilfe", "score": "pu"},
    "fr": {"all": "tout", "stop": "stop", "undo": "an", "re": "rp", "help": "aide", "score": "score"},
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


# Three at one keyboard with dice of their own: houses by a player and by nobody, both ways to stop, a tie with drinks,
# exactly in the house, leaving and joining, all commands and a refusal.
KARA = {
    "en": {
        "run": "run 5",
        "all": "run all",
        "stop": "stop",
        "leave": "leave",
        "join": "join",
        "wrong": "run 2",
        "ask": ("house", "who", "dice", "score", "help", "turn"),
    },
    "de": {
        "run": "laufen 5",
        "all": "laufen alle",
        "stop": "stopp",
        "leave": "gehen",
        "join": "mitspielen",
        "wrong": "laufen 2",
        "ask": ("haus", "wer", "würfel", "punkte", "hilfe", "dran"),
    },
    "fr": {
        "run": "relancer 5",
        "all": "tout",
        "stop": "stop",
        "leave": "partir",
        "join": "revenir",
        "wrong": "relancer 2",
        "ask": ("maison", "qui", "dés", "score", "aide", "tour"),
    },
}


def kara(language):
    say = KARA[language]
    return [
        *("1 2 3 4 5", "1 1 3 4 5", "6 6 6 6 6"),  # Ann throws the house
        *(say["wrong"], *say["ask"], say["run"], "6", say["all"], "2 2 2 2 2"),  # Ben comes into the house
        *("", say["leave"], ""),
        *("1 2 3 4 5", "1 2 3 4 6", "1 2 3 4 6", say["stop"], say["stop"]),  # neutral: a tie and drinks
        *("", say["join"], ""),
        *("1 2 3 4 5", "5 4 3 2 1"),  # exactly
    ]


# The three of the source's example, with its round as it is told there; then a tie and its play-off, a round without a
# valid throw, a die that fell, changing back, giving and leaving, joining again, all commands and refusals.
MISERICORDE = {
    "en": {
        "buy": "buy 2",
        "buys": ("buy 1", "buy 2"),
        "short": "short 1",
        "pay": "pay",
        "throw": "throw",
        "retreat": "retreat",
        "raise": "raise",
        "none": "none",
        "dropped": "dropped",
        "cash": "cash in 1",
        "leave": "leave",
        "give": "give lazare",
        "join": "join",
        "ask": ("pot", "who", "debts", "dice", "score", "help", "turn"),
        "wrong": ("short 9", "buy 9", "foo"),
    },
    "de": {
        "buy": "kaufen 2",
        "buys": ("kaufen 1", "kaufen 2"),
        "short": "teils 1",
        "pay": "mitgehen",
        "throw": "werfen",
        "retreat": "retret",
        "raise": "erhöhen",
        "none": "nein",
        "dropped": "gefallen",
        "cash": "einlösen 1",
        "leave": "gehen",
        "give": "schenken lazare",
        "join": "einsteigen",
        "ask": ("pot", "wer", "schulden", "würfel", "punkte", "hilfe", "dran"),
        "wrong": ("teils 9", "kaufen 9", "foo"),
    },
    "fr": {
        "buy": "acheter 2",
        "buys": ("acheter 1", "acheter 2"),
        "short": "moins 1",
        "pay": "payer",
        "throw": "lancer",
        "retreat": "retret",
        "raise": "monter",
        "none": "non",
        "dropped": "tombé",
        "cash": "revendre 1",
        "leave": "partir",
        "give": "donner lazare",
        "join": "revenir",
        "ask": ("pot", "qui", "dettes", "dés", "score", "aide", "tour"),
        "wrong": ("moins 9", "acheter 9", "foo"),
    },
}


def misericorde(language):
    say = MISERICORDE[language]
    ewrard, lazare = say["buys"]
    return [
        *("", say["buy"], ""),
        *("10", "6", "1 2 2 3 5 6", "help", say["raise"]),  # the example
        *(*say["wrong"], *say["ask"], ewrard, "1 1 3 4 5 6 6", lazare, "1 1 1 1 1 3 4 6"),
        *("", "", say["cash"], ""),
        *("3", "4 4 2", say["raise"], say["short"], "4 6", say["pay"], say["dropped"]),  # a tie
        *("2", "5 5", say["none"], say["throw"], "1 1"),
        *(say["leave"], say["give"], "3", "", "", ""),
        *("4", "1 1 2 3", say["throw"], "1 1 2 3"),  # nobody
        *(say["join"], "", "", ""),
        *("6", "6 6 1 2 3 4", say["none"], say["throw"], "6 6 6 6 6 6"),
    ]


# A final of three with every example of the source: throws, all jokers that ask, robbing 1s, the Keuler, a princess below
# 0, debts, the Freie Jokerwahl, all commands and refusals.
VERFLIXTE6 = {
    "en": {
        "on": "on",
        "stop": "stop",
        "yes": "yes",
        "no": "no",
        "none": "none",
        "free": "free",
        "ask": ("mine", "joker fumo", "joker", "standing", "dice", "score", "help", "turn"),
        "wrong": ("fumo fumo", "skat", "a b c"),
    },
    "de": {
        "on": "weiter",
        "stop": "stopp",
        "yes": "ja",
        "no": "nein",
        "none": "keine",
        "free": "frei",
        "ask": ("meine", "joker fumo", "joker", "stand", "würfel", "punkte", "hilfe", "dran"),
        "wrong": ("fumo fumo", "skat", "a b c"),
    },
    "fr": {
        "on": "encore",
        "stop": "stop",
        "yes": "oui",
        "no": "non",
        "none": "aucun",
        "free": "libre",
        "ask": ("miens", "joker fumo", "joker", "classement", "dés", "score", "aide", "tour"),
        "wrong": ("fumo fumo", "skat", "a b c"),
    },
}


def verflixte6(language):
    say = VERFLIXTE6[language]
    on, stop, yes, no, none = (say[name] for name in ("on", "stop", "yes", "no", "none"))

    def throws(*faces):
        return [line for face in faces for line in (on, str(face))]

    return [
        *(*say["wrong"], "spelunkenbold pony hirten", "3", *say["ask"], *throws(2)),  # 3 then 2
        *("spel", "4", "hirt", "6", "pony", "5 5 4", "pony", stop),
        *("anaconda hös", "5", "ana", "4", yes, "2", "hoes", "1 4 3 5", "2 4 6", *throws(5, 2), stop),  # 8
        *("sekante", "4", "sek", "ben", *["6", yes, "1"] * 5, stop),  # robbed of 10: Keuler
        *("elas ventil, anaconda", "5", *throws(5, 5, 5), "ventil", "5", f"{on} anaconda", "3", yes, "6", stop),
        *("fumo runkel venoms", "5", *throws(5, 5, 5), "fumo", "2", *throws(5, 1, 6), yes, "1 4", "ve", "6"),  # 36, 28
        *("pony hirten", "5", "hirten", "1", "pony", "3 3 3", stop),
        *("runkel sekante fumo", "6", *throws(5, 5, 4, 4, 6), yes, "3 1"),  # 24 and on
        *("sekante", "eve", "6", yes, "2", "3", no, "4", yes, "3", "5", yes, "5", "4", yes, "1", "fumo", "3", stop),
        *("hirten monokel ratten", "3", "hirten", "4", "mo", "1 2", no, "4 5", "ra", "4", no),
        *(*throws(1), "ann", *throws(1), "eve", stop),
        *(none, "2", *throws(1), none, *throws(6)),
        *(
            say["free"],
            "ventil rattenlord törtchen",
            "5",
            *throws(5, 5, 5),
            "ventil",
            "5",
            "ratten",
            "1",
            yes,
            "2",
            stop,
        ),
        *(say["free"], "ventil all tentakel", "5", *throws(5, 5, 5, 5), "ventil", "5", "all in", "6"),
        *("kälteschutz tent", "3", "frost", "1", "frost", "6", *throws(2), stop),
    ]


# Two at one keyboard: refusals, every command, both bets, a swap, a word of two-letter cards, a bluff that is doubted, a
# doubt without reason, and a round that is given up.
WORDS = {
    "en": {
        "bet": "bet 2",
        "call": "call",
        "raise": "raise 4",
        "fold": "fold",
        "swap": "swap z",
        "none": "none",
        "hand": ("hand", "hand 3", "hand 9", "spell 2"),
        "ask": ("pot", "who", "points", "look thin", "help", "score"),
        "wrong": ("bet 9", "swap", "what"),
        "true": "lay thin",
        "bluff": "lay th i n c",
        "doubt": "doubt",
    },
    "de": {
        "bet": "setzen 2",
        "call": "mitgehen",
        "raise": "erhöhen 4",
        "fold": "aussteigen",
        "swap": "tauschen z",
        "none": "keine",
        "hand": ("karten", "karten 3", "karten 9", "bu 2"),
        "ask": ("pot", "wer", "wert", "prüfen dicht", "hilfe", "punkte"),
        "wrong": ("setzen 9", "tauschen", "was"),
        "true": "legen nicht",
        "bluff": "legen n i ch t u",
        "doubt": "zweifeln",
    },
    "fr": {
        "bet": "miser 2",
        "call": "suivre",
        "raise": "relancer 4",
        "fold": "coucher",
        "swap": "échanger z",
        "none": "aucun",
        "hand": ("main", "main 3", "main 9", "ep 2"),
        "ask": ("pot", "qui", "points", "vérifier chat", "aide", "score"),
        "wrong": ("miser 9", "échanger", "quoi"),
        "true": "poser chat",
        "bluff": "poser ch a t c",
        "doubt": "douter",
    },
}
HANDS = {
    "en": ("TH IN A E O S Z", "TH I N S U E C", "T"),
    "de": ("N I CH T A E Z", "N I CH T S U E", "T"),
    "fr": ("CH A T E O S Z", "CH A T S U E C", "T"),
}


def words(language):
    say = WORDS[language]
    return [
        *("", *say["hand"], *say["ask"], *say["wrong"], say["bet"]),  # Ann takes the keyboard, asks, opens
        *("", say["raise"], "", say["call"]),  # Ben raises, Ann calls
        *(say["swap"], "", "", say["doubt"], say["none"]),  # she reads what she drew; Ben is refused, and swaps none
        *(say["bet"], "", say["call"]),  # the second bets begin left of the dealer
        *("", say["bluff"], "", say["true"]),
        *(say["doubt"], say["doubt"]),
        *("", say["fold"]),
    ]


def dealt(language):
    """Z and A are cut, so that Ann deals; then the hands, Ben's first, and what Ann draws."""
    ann, ben, drawn = (hand.split() for hand in HANDS[language])
    both = tuple(card for pair in zip(ben, ann, strict=True) for card in pair)
    return [("Z",), ("A",), both, tuple(drawn), both, both]


GAMES = {
    "verflixte6": {"names": ("Ann", "Ben", "Eve"), "options": {"final": "yes"}, "typed": verflixte6},
    "misericorde": {"names": ("Gustave", "Ewrard", "Lazare"), "options": {"rounds": 4}, "typed": misericorde},
    "kara": {"names": ("Ann", "Ben", "Eve"), "options": {"rounds": 3, "stake": 4}, "typed": kara},
    "kaques": {"names": ("Ann", "Gustave"), "options": {"first": "throw", "target": 1500}, "typed": kaques},
    "words": {
        "names": ("Ann", "Ben"),
        "options": {"rounds": 2, "ante": 3, "chips": 30},
        "typed": words,
        "chance": dealt,
    },
}


CASES = [(name, language) for name in catalogue.names() for language in KAQUES]


def test_every_game_has_a_golden_transcript_in_both_languages():
    assert set(GAMES) == set(catalogue.names())
    wanted = {f"{game}.{language}.txt" for game, language in CASES}
    wanted |= {f"{game}.{kind}.jsonl" for game in catalogue.names() for kind in ("journal", "told")}
    assert {path.name for path in HERE.iterdir()} == wanted


@pytest.mark.brailled
@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_game_reads_as_its_golden_transcript(game, language):
    now = transcript(game, language, GAMES[game]["typed"](language))
    path = HERE / f"{game}.{language}.txt"
    assert "taverne resume" not in now, "the game was left before its end"
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


# Journals ------------------------------------------------------------------------------------------------------------


def write_journal(game, path):
    """A game between a person who is played at random and bots of all levels, with the options that are not usual."""
    found = catalogue.find(game)
    levels = list(found.bots)
    participants = (Participant("Ann"), *(Participant(f"Bot {level}", "bot", level) for level in levels))
    options = agreed(found, GAMES[game]["options"], Sitting(1, len(levels), "en"))
    head = Header(game, found.version, participants, options, 7, False, "en")
    path.unlink(missing_ok=True)
    record = Journal.create(path, head)
    table = Table(new(found, head), record)
    lucks = [SeededLuck(7, Seat(seat)) for seat in range(len(participants))]
    bots = [found.bots[level](Seat(n), lucks[n]) for n, level in enumerate(levels, 1)]
    seats = [BotSeat(Seat(n), bot) for n, bot in enumerate(bots, 1)]
    drive(table, [Guesser(Seat(0), lucks[0]), *bots], seats, Seeded(7))
    record.over(table.number)
    record.close()


def told_by(saved, game, path):
    found = catalogue.find(game)
    names = [participant.name for participant in saved.header.participants]
    return "\n".join(retell(reopen(path), Phrases("en", found, names), as_json=True)) + "\n"


@pytest.mark.parametrize("game", catalogue.names())
def test_a_kept_journal_is_played_as_it_was(game):
    path, told = HERE / f"{game}.journal.jsonl", HERE / f"{game}.told.jsonl"
    if os.environ.get("WRITE_JOURNALS"):
        write_journal(game, path)
        told.write_text(told_by(journals.read(path), game, path), encoding="utf-8")
    assert played_otherwise(game, path, told) is None


def played_otherwise(game, path, told):
    """None where the kept journal plays as it did, else what is to be done."""
    saved, version = journals.read(path), catalogue.find(game).version
    if saved.header.version != version:
        return f"the rules of {game} have version {version}: keep a journal of them with WRITE_JOURNALS=1"
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
    assert "keep a journal of them with WRITE_JOURNALS=1" in played_otherwise("kaques", path, told)
