"""Hands stay private (T-4): no seat is told, shown or left with a card that it must not know."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
from contextlib import suppress
from itertools import chain, repeat

import pytest
from hands import cards_in, known, marked_deck
from helpers import PATIENCE, RecordingVoice, ScriptedTerminal, agreed, keyboard_of, keyboards, taverne

from access.desk.desk import Devices, Keyboards
from access.engine.chance import Seeded, SeededLuck
from access.engine.journal import Header
from access.engine.table import BotSeat, Participant, Table, drive
from access.language.phrases import Phrases
from access.outputs.braille.translator import Translator
from access.play import session
from access.play.session import Equipment
from access.settings.preferences import OfGames, Preferences
from access.storage.journals import Journal, new
from games.cards import Card
from games.game import Sitting
from games.options import with_defaults
from games.steps import Seat
from games.words import GAME, events
from games.words.questions import Swap


class Watched:
    """A person whose hands are played by a bot, and whose every line is kept."""

    def __init__(self, seat, phrases, bot):
        self.seats = frozenset({int(seat)})
        self.terminal = ScriptedTerminal()
        self.voice = RecordingVoice()
        self.loop = keyboard_of(
            self.terminal, phrases, self.seats, verbosity="full", voice=self.voice, translator=Translator("en")
        )
        self.bot = bot

    def tell(self, told):
        self.loop.tell(told)
        self.bot.tell(told)

    def choose(self, number, question):
        answer = self.bot.choose(number, question)
        with pytest.raises(EOFError):  # the question is asked, and nobody types: the bot answers
            self.loop.choose(number, question)
        return answer

    def output(self):
        to = self.loop.conversation.to
        lines = [said.line.text for entry in to.history.entries if (said := entry.said(to)) is not None]
        return "\n".join([*self.terminal.shown, *self.voice.said, *lines])


@pytest.mark.long
@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.everything)])
def test_in_many_games_no_seat_sees_or_hears_a_card_it_must_not_know(games):
    deck = marked_deck()
    options = with_defaults(
        GAME.agreement.options, {"deck": deck.told(), "rounds": 1, "chips": 9, "check": "challenge"}
    )
    options = GAME.agreement.settle(options, Sitting(0, 3, "en"))
    names = ("Person 1", "Person 2", "Person 3")
    phrases = [Phrases("en", GAME, names, {seat}) for seat in range(3)]
    shown = 0
    for seed in range(games):
        bots = [
            GAME.bots[level](Seat(n), SeededLuck(seed, Seat(n))) for n, level in enumerate(("easy", "good", "best"))
        ]
        seats = [Watched(Seat(n), phrases[n], bot) for n, bot in enumerate(bots)]
        table = Table(lambda: GAME.new(3, options))
        drive(table, seats, seats, Seeded(seed))
        may = known(table)
        for n, seat in enumerate(seats):
            seat.loop.talk(seat.loop.conversation.show())
            found = cards_in(seat.output())
            pairs = {f"{card[:2]}?" for card in may[n]}
            assert found <= may[n] | pairs, (seed, n, found - may[n])
            shown += len(found)
    assert shown > 3 * 3 * games  # the search finds what is shown


def test_bots_hold_only_their_own_hands():
    options = GAME.agreement.settle(with_defaults(GAME.agreement.options, {"rounds": 2}), Sitting(0, 3, "en"))
    heard = [[], [], []]

    class Spy(BotSeat):
        def __init__(self, seat, bot):
            super().__init__(seat, bot)
            self.tell = heard[seat].append

    bots = [GAME.bots["good"](Seat(n), SeededLuck(1, Seat(n))) for n in range(3)]
    drive(Table(lambda: GAME.new(3, options)), bots, [Spy(Seat(n), bot) for n, bot in enumerate(bots)], Seeded(1))
    for seat, tells in enumerate(heard):
        assert all(tell.to in (None, seat) for tell in tells)
        assert sum(isinstance(tell.event, events.Dealt) for tell in tells) == 2


# Replay --------------------------------------------------------------------------------------------------------------


def saved_game(path, over):
    options = GAME.agreement.settle(with_defaults(GAME.agreement.options, {"rounds": 1}), Sitting(1, 1, "en"))
    head = Header(
        "words", GAME.version, (Participant("Ann"), Participant("Gustave", "bot", "good")), options, 3, False, "en"
    )
    record = Journal.create(path, head)
    table = Table(new(GAME, head), record)
    bots = [GAME.bots["good"](Seat(n), SeededLuck(3, Seat(n))) for n in range(2)]
    while table.open is not None and (over or not isinstance(table.open, Swap)):
        step = table.open
        chance = Seeded(3)(table.number, step) if not hasattr(step, "offers") else None
        table.answer(table.number, chance or bots[step.seat].choose(table.number, step))
    if over:
        record.over(table.number)
    record.close()


def test_a_replay_hides_what_is_hidden_until_the_game_is_over_or_it_is_opened(tmp_path):
    saved_game(tmp_path / "open.jsonl", over=False)
    saved_game(tmp_path / "over.jsonl", over=True)
    assert "Your hand" not in taverne("replay", tmp_path / "open.jsonl").stdout
    assert "Your hand" in taverne("replay", tmp_path / "open.jsonl", "--open").stdout
    assert "Your hand" in taverne("replay", tmp_path / "over.jsonl").stdout
    hidden = taverne("replay", tmp_path / "open.jsonl", "--json").stdout
    assert all(json.loads(line)["to"] is None for line in hidden.splitlines())


# One keyboard --------------------------------------------------------------------------------------------------------


def at_one_keyboard(typed, chance=Seeded, **preferences):
    terminal = ScriptedTerminal(*typed)
    voice = RecordingVoice()
    options = GAME.agreement.settle(agreed(GAME), Sitting(2, 0, "en"))
    head = Header("words", GAME.version, (Participant("Ann"), Participant("Ben")), options, 3, False, "en")
    wanted = Preferences(language="en", speech="on", braille="terminal", more=False, **preferences)
    session.play(wanted, head, None, Equipment(keyboards(terminal, voice), chance))
    return terminal, voice


@pytest.mark.brailled
def test_before_a_hand_is_shown_the_others_look_away_and_after_it_nothing_is_left():
    terminal, _ = at_one_keyboard(["", "hand", "bet 1", "", "hand", "re", "call"])
    only = [line for line in terminal.shown if line.startswith("Pass to ")]
    assert [line.partition("\n")[0] for line in only[:2]] == ["Pass to Ann, then Enter:", "Pass to Ben, then Enter:"]
    assert "⠠⠁⠝⠝" in only[0]  # in braille, too
    cleared = terminal.shown.index("(cleared after seat 0)")
    assert any("A" in line and "Ann:" in line for line in terminal.shown[:cleared])
    assert terminal.forgotten[0] == 0
    after = terminal.shown[cleared:]
    before = {line for line in terminal.shown[:cleared] if "Your hand" in line}
    assert before
    assert not before & set(after)


def test_a_hand_that_is_asked_for_at_an_open_question_is_handed_over_first():
    hands = zip("BCDFGHJ", "ATEEIOU", strict=True)  # Ben's first: Ann deals
    dealt = tuple(card for both in hands for card in both)
    answers = chain([("Z",), ("A",)], repeat(dealt))
    chance = lambda seed: lambda number, step: next(answers)  # noqa: E731
    bets = ["", "bet 1", "", "call", "", "none", "yes", "", "none", "yes", "bet 1", "", "call"]
    terminal, _ = at_one_keyboard([*bets, "", "none", "yes", "", "lay at", "points", "", "none"], chance)
    doubt = next(n for n, line in enumerate(terminal.shown) if "Doubt?" in line)
    asked = next(
        n for n, line in enumerate(terminal.shown) if n > doubt and line.startswith("Pass to Ben, then Enter:")
    )
    points = next(n for n, line in enumerate(terminal.shown) if line.endswith("53 points in all."))
    assert doubt < asked < points
    assert "(cleared after seat 0)" in terminal.shown[:doubt]


@pytest.mark.brailled
def test_hands_can_be_shown_in_braille_alone():
    terminal, voice = at_one_keyboard(["", "hand", "points", "bet 1"], games=OfGames(private="braille"))
    lines = "\n".join(terminal.shown)
    assert "Your hand" not in lines
    assert "Your hand" not in "\n".join(voice.said)
    assert not re.search(r"[A-Z], \d+\. [A-Z]", lines.partition("Pass to Ann")[2])
    hand = next(line for line in terminal.shown if line.startswith("⠠⠁⠝⠝⠒") and "⠦" in line and "⠏⠕⠞" not in line)
    assert "\n" not in hand


def test_hands_in_braille_alone_need_braille():
    run = taverne("play", "words", "Ann", "--private", "braille")
    assert (run.returncode, run.stderr) == (
        2,
        "Hands shown in braille alone need a braille output. Add --braille terminal, or in the game type: set braille terminal.\n",
    )


def deals(*hands):
    """Ann deals; then these hands in turn, as pairs of Ben's and Ann's."""
    dealt = [tuple(card for both in zip(ben, ann, strict=True) for card in both) for ben, ann in hands]
    answers = chain([("Z",), ("A",)], dealt, repeat(dealt[-1]))
    return lambda seed: lambda number, step: next(answers)


def test_the_next_hand_of_who_answered_last_is_handed_over_anew():
    chance = deals(("BCDFGHJ", "ATEEIOU"), ("AEIOUSU", "VWXYZKL"))
    terminal, _ = at_one_keyboard(["", "bet 1", "", "fold", "", "bet 1"], chance)
    folded = next(n for n, line in enumerate(terminal.shown) if line.startswith("Ben folds"))
    assert terminal.shown[folded - 1] == "(cleared after seat 1)"
    after = [line for line in terminal.shown[folded:] if line.startswith(("Pass to", "Your hand"))]
    assert [line.partition("\n")[0][:14] for line in after[:2]] == ["Pass to Ben, t", "Your hand: K, "]


def test_a_hand_of_a_round_before_is_not_told_with_the_new_one():
    chance = deals(("BCDFGHJ", "ATEEIOU"), ("AEIOUSU", "VWXYZKL"))
    terminal, _ = at_one_keyboard(["", "fold", "", "bet 1"], chance)
    hands = [line for line in terminal.shown if line.startswith("Your hand")]
    assert [line[:13] for line in hands] == ["Your hand: A,", "Your hand: K,"]  # Ben had no turn in the first round


@pytest.mark.brailled
def test_drawn_cards_are_shown_before_the_keyboard_is_passed_on():
    answers = chain([("Z",), ("A",), tuple("BACTDEFEGIHOJU")], repeat(("S",)))
    chance = lambda seed: lambda number, step: next(answers)  # noqa: E731
    typed = ["", "bet 1", "", "call", "", "swap u", "", "", "none"]
    terminal, _ = at_one_keyboard(typed, chance)
    drew = next(n for n, line in enumerate(terminal.shown) if "⠎⠼⠉" in line and "⠠" not in line)
    assert "(cleared after seat 0)" in terminal.shown[drew:]
    assert "Pass to Ben" in "".join(terminal.shown[drew:])


def test_what_was_mistyped_at_a_private_question_is_nobody_elses():
    typed = ["", "bet 1", "", "call", "", "z q", "lay xyz", "none", "", "re", "re", "re", "re"]
    terminal, _ = at_one_keyboard(typed)
    ben = max(n for n, line in enumerate(terminal.shown) if line.startswith("Pass to Ben"))
    assert any("z q" in line for line in terminal.shown[:ben])
    assert not any("z q" in line or "xyz" in line for line in terminal.shown[ben:])


@pytest.mark.brailled
def test_with_hands_in_braille_alone_no_card_is_spoken_or_printed():
    typed = ["", "hand", "points", "spell", "hand 2", "swap z", "what", "bet 1"]
    terminal, voice = at_one_keyboard(typed, games=OfGames(private="braille"))
    own = "\n".join(voice.said).partition("Pass to Ann")[2].partition("Pass to Ben")[0]
    assert not re.search(r"[A-Z], [0-9A-Z]|Alfa|Echo|what|swap", own), own
    shown = "\n".join(terminal.shown).partition("Pass to Ann")[2].partition("Pass to Ben")[0]
    assert not re.search(r"[A-Z], [0-9]|[A-Z] [A-Z] |Alfa|Echo", shown), shown


def test_who_leaves_leaves_no_hand_on_the_screen():
    terminal, _ = at_one_keyboard(["", "hand", "quit"])
    cleared = terminal.shown.index("(cleared after seat 0)")
    assert any(line.startswith("Saved.") for line in terminal.shown[cleared:])
    assert not any(line.startswith("Your hand") for line in terminal.shown[cleared:])


def test_what_everybody_heard_can_be_heard_again_after_a_hand_over():
    terminal, _ = at_one_keyboard(["", "bet 2", "", "re", "re", "re"])
    ben = next(n for n, line in enumerate(terminal.shown) if line.startswith("Pass to Ben"))
    assert any(line == "Ann bets 2." for line in terminal.shown[ben:])


def test_after_a_pause_each_hears_the_own_hand_again(tmp_path):
    path = tmp_path / "game.jsonl"
    first = taverne("play", "words", "Ann", "--seed", "3", "--journal", path, typed="quit\n").stdout
    hand = next(line for line in first.splitlines() if line.startswith("Your hand: "))
    assert hand.removeprefix("Your hand: ") in taverne("resume", "--journal", path).stdout


@pytest.mark.felt
def test_the_screen_and_its_scrollback_hold_nothing_of_a_hand_after_it_was_handed_on():
    command = [sys.executable, "-m", "access", "play", "words", "Ann", "Ben", "--seed", "3", "--speech", "off"]
    with Screen(command) as screen:
        screen.wait_for("Pass to Ann, then Enter:")
        screen.keys("Enter")
        screen.wait_for("Ann: Bet 1 to 5 or fold, pot 2\\?")
        screen.keys("hand", "Enter")
        rack = screen.wait_for("Ann: ((?:[A-Z]{1,2} ){6}[A-Z]{1,2})\\. Bet\\?")[1]
        assert "Your hand: " in screen.text()
        screen.keys("bet 1", "Enter")
        screen.wait_for("Pass to Ben, then Enter:")
        left = screen.text()
        assert "Your hand" not in left
        assert rack not in left
        screen.keys("Enter")
        screen.wait_for("Ben: Call 1")
        screen.keys("Up", "Up")  # the other's typed lines are no history of this seat
        screen.keys("x")
        assert "bet 1" not in screen.wait_for("(?s).*Ben: Call 1, raise, fold, pot 3\\? (.*x)")[1]


class Screen:
    """A program in tmux: what stands on its screen, and in the scrollback above it."""

    def __init__(self, command):
        self.name = f"private-{os.getpid()}"
        self.command = command

    def tmux(self, *arguments):
        run = ["tmux", "-L", self.name, *arguments]
        return subprocess.run(run, capture_output=True, text=True, check=True, env=dict(os.environ)).stdout

    def __enter__(self):
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", "-s", "one", shlex.join(self.command))
        return self

    def __exit__(self, *_):
        with suppress(subprocess.CalledProcessError):
            self.tmux("kill-server")

    def keys(self, *keys):
        self.tmux("send-keys", "-t", "one", *keys)

    def text(self):
        return self.tmux("capture-pane", "-p", "-S", "-", "-t", "one")

    def wait_for(self, pattern, seconds=PATIENCE):
        until = time.monotonic() + seconds
        while not (found := re.search(pattern, self.text())):
            assert time.monotonic() < until, self.text()
            time.sleep(0.02)
        return found


@pytest.mark.brailled
def test_marked_cards_are_known_again():
    assert cards_in("Your hand: A, 2. J X B, 9.\nA QZE TH?") == {"JXB", "QZE"}
    assert cards_in(Translator("en").line(Phrases("en", GAME).event(events.Dealt((Card("XQA", 9),)))[1]())) == {"XQ?"}


def test_help_at_a_waiting_line_is_printed_before_it_is_spoken():
    happened = []

    class Terminal(ScriptedTerminal):
        def write(self, lines):
            happened.extend(("printed", line) for line in lines)

    class Voice(RecordingVoice):
        def say(self, text, manner=None):
            happened.append(("spoken", text))

    options = GAME.agreement.settle(agreed(GAME), Sitting(2, 0, "en"))
    head = Header("words", GAME.version, (Participant("Ann"), Participant("Ben")), options, 3, False, "en")
    wanted = Preferences(language="en", speech="on", braille="off", more=False)
    typed = Terminal("help", "", "hand")
    devices = Devices(lambda plain, key: typed, Voice, has_sound=lambda: True, has_sounds=lambda: False)
    equipment = Equipment(Keyboards(devices))
    session.play(wanted, head, None, equipment)
    helped = [how for how, line in happened if line.startswith("Only Enter")]
    assert helped == ["printed", "spoken"]
