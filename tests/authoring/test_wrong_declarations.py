"""What a game maker may write wrong is told in one line, with its file and line and what to do."""

import sys

import pytest
from small_game import ADVICE, BOTS, ENGLISH, GERMAN, INIT, LESSON, PROJECT, RULES, SmallGame

from access.authoring import limits

HIGHEST = "return max(question.hand, key=lambda card: card[1:])"
CHOSEN = "card = Face(await Play(seat, self.hands[seat]))"
HELD = "await Tell(Holds(self.hands[seat]), to=seat)"
WINNERS = 'return {"winners": winners}'


@pytest.fixture
def game(tmp_path):
    return SmallGame(tmp_path)


def test_the_small_game_has_no_faults(game):
    assert game.check() == ()


# Seen when a game is loaded


def test_the_phrase_of_an_event_is_missing_in_one_language(game):
    game.remove(GERMAN, "@name@-left =")
    assert game.check() == game.fault(RULES, "class Left(", "Left has no phrase @name@-left in de.ftl. Add it.")


def test_the_id_is_not_that_of_the_entry_point(game):
    game.change(INIT, 'id="@name@"', 'id="trick"')
    what = "the id is 'trick', and pyproject.toml calls the game '@name@'. Write the same name in both."
    assert game.check() == game.fault(INIT, "id=", what)


def test_a_game_has_no_such_field(game):
    game.change(INIT, "minutes=5", "minuets=5")
    what = "TypeError: Game.__init__() got an unexpected keyword argument 'minuets'"
    what += ". Did you mean 'minutes'?" if sys.version_info >= (3, 13) else ""
    assert game.check() == game.fault(INIT, "GAME =", what)


def test_a_file_is_not_python(game):
    game.change(RULES, "HAND = 3", "HAND = = 3")
    assert game.check() == game.fault(RULES, "HAND =", "this is not Python: invalid syntax.")


def test_an_event_is_no_dataclass(game):
    game.change(RULES, "@dataclass(frozen=True, slots=True)\nclass Takes(", "class Takes(")
    what = "Takes is no frozen dataclass. Write @dataclass(frozen=True, slots=True) above it."
    assert game.check() == game.fault(RULES, "class Takes(", what)


# Seen in play only


def test_the_phrase_of_a_card_is_missing(game):
    game.remove(ENGLISH, "@name@-card-g4 =")
    assert game.check() == game.fault(INIT, "faces=", "the card g4 has no phrase @name@-card-g4 in en.ftl. Add it.")


def test_the_phrase_of_an_answer_is_missing(game):
    game.remove(ENGLISH, "@name@-answer-play =")
    what = "en.ftl has no phrase @name@-answer-play. Add it."
    assert game.check() == game.fault(GERMAN, "@name@-answer-play =", what)


def test_a_phrase_tells_what_is_not_there(game):
    game.change(ENGLISH, "{ $seat } plays { $card }", "{ $seat } plays { $cart }")
    what = "@name@-played tells $cart, which is not there. Its variables: $card, $card-short, $card-two, $seat."
    assert game.check() == game.fault(ENGLISH, "@name@-played =", what)


def test_the_phrase_of_a_refusal_is_missing(game):
    game.remove(GERMAN, "@name@-not-in-hand =")
    what = "the refusal has no phrase @name@-not-in-hand in de.ftl. Add it."
    assert game.check() == game.fault(RULES, "raise Illegal", what)


def test_a_refusal_lacks_a_fact(game):
    game.change(ENGLISH, "You do not have that card.", "You do not have { $card }.")
    what = "@name@-not-in-hand tells $card. Write card=... here, or take it out of the phrase."
    assert game.check() == game.fault(RULES, "raise Illegal", what)


def test_the_phrase_of_a_command_is_missing(game):
    game.remove(ENGLISH, "@name@-command-left =", "    .help = left")
    what = "the command left has no phrase @name@-command-left in en.ftl. Add it."
    assert game.check() == game.fault(INIT, 'Query("left")', what)


def test_the_phrase_of_a_lesson_is_missing(game):
    game.remove(ENGLISH, "@name@-lesson-trick =")
    what = "the point trick has no phrase @name@-lesson-trick in en.ftl. Add it."
    assert game.check() == game.fault(INIT, 'Point("trick"', what)


def test_the_title_of_one_of_several_lessons_is_missing(game):
    lesson = '        Lesson(points=(Point("trick", Takes),), level="easy"),\n'
    game.change(INIT, lesson, lesson * 2)
    for phrases in (ENGLISH, GERMAN):
        game.change(phrases, "@name@-lesson-trick =", "@name@-lesson-title-1 = 1\n@name@-lesson-trick =")
    game.change(GERMAN, "@name@-lesson-trick =", "@name@-lesson-title-2 = 2\n@name@-lesson-trick =")
    what = "lesson 2 has no phrase @name@-lesson-title-2 in en.ftl. Add it."
    assert game.check() == game.fault(INIT, "lessons=(", what)


def test_a_bot_answers_what_is_refused(game):
    game.change(BOTS, HIGHEST, 'return "r9"')
    what = "Highest answers 'r9' to Play, which is refused: @name@-not-in-hand."
    assert game.check(games=2) == game.fault(BOTS, "class Highest", what)


def test_a_bot_raises(game):
    game.change(BOTS, HIGHEST, "return question.cards[0]")
    what = "the game raised AttributeError: 'Play' object has no attribute 'cards'."
    assert game.check(games=2) == game.fault(BOTS, "question.cards", what)


def test_the_standing_raises(game):
    game.change(RULES, "Score(Seat(n), tricks) for", "Score(Seat(n), trick) for")
    what = "the game raised NameError: name 'trick' is not defined."
    assert game.check() == game.fault(RULES, "Score(Seat(n)", what)


def test_the_least_seats_are_above_the_most(game):
    game.change(INIT, "least_seats=2", "least_seats=5")
    what = "least_seats is 5 and most_seats is 4. The least must be 1 or more, and not above the most."
    assert game.check() == game.fault(INIT, "least_seats=", what)


# Silent in a short game


def test_the_phrase_of_an_option_is_missing(game):
    game.remove(ENGLISH, "@name@-option-rounds =", "    .help = How many")
    what = "the option rounds has no phrase @name@-option-rounds in en.ftl. Add it."
    assert game.check() == game.fault(RULES, 'Number("rounds"', what)


def test_the_word_of_an_answer_is_also_a_command(game):
    game.change(ENGLISH, "@name@-answer-play = play, p", "@name@-answer-play = quit, p")
    what = "@name@-answer-play: quit is also the command quit. Choose another word."
    assert game.check() == game.fault(ENGLISH, "@name@-answer-play", what)


def test_an_event_is_not_awaited(game):
    game.change(RULES, "await Tell(Takes", "Tell(Takes")
    what = "Tell is not awaited, so nothing happens. Write await Tell(...)."
    assert game.check() == game.fault(RULES, "Tell(Takes", what)


def test_an_event_is_made_and_forgotten(game):
    game.change(RULES, "await Tell(Takes", "told = Tell(Takes")
    what = "Tell is made here, and not awaited in play. Write await Tell(...)."
    assert game.check() == game.fault(RULES, "Tell(Takes", what)


def test_a_question_is_not_awaited(game):
    game.change(RULES, CHOSEN, "card = self.hands[seat][0]\n            Play(seat, self.hands[seat])")
    what = "Play is not awaited, so nothing happens. Write await Play(...)."
    assert game.check() == game.fault(RULES, "            Play(seat", what)


@pytest.mark.parametrize(("ended", "winners"), [("return {}", "None"), ('return {"winners": ()}', "()")])
def test_there_are_no_winners(game, ended, winners):
    game.change(RULES, WINNERS, ended)
    what = f"the game ended with the winners {winners}. Return {{'winners': (seat,)}}, with one seat or more."
    assert game.check() == game.fault(RULES, "async def play", what)


def test_there_is_no_such_sound(game):
    game.change(RULES, 'Sounds] = ("win",)', 'Sounds] = ("fanfare",)')
    (fault,) = game.check()
    assert fault.startswith(*game.fault(RULES, "class Won", "Won sounds like 'fanfare'. Write a tuple of: dice, keep,"))


def test_a_telling_is_a_text(game):
    game.change(RULES, "ClassVar[Telling] = MOVE", 'ClassVar[Telling] = "MOVE"')
    what = "telling of Played is 'MOVE'. Write NEWS, MOVE, CALL, COURSE or DETAIL, no text."
    assert game.check() == game.fault(RULES, "class Played", what)


def test_a_game_holds_neither_dice_nor_a_hand(game):
    game.change(INIT, 'holds="hand"', 'holds="cards"')
    assert game.check() == game.fault(INIT, "holds=", "holds is 'cards'. Write 'dice' or 'hand'.")


def test_an_answer_is_a_list(game):
    game.change(RULES, 'takes="face",', 'takes="face", make=lambda card: [card],')
    what = "the answer ['r1'] to Play cannot be saved. Use a number, a word, or a tuple of these."
    assert game.check() == game.fault(RULES, "class Play(", what)


def test_an_offer_takes_an_unknown_shape(game):
    game.change(RULES, 'takes="face"', 'takes="card"')
    (fault,) = game.check()
    what = "Play: the offer play takes 'card'. Write one of: dice, amount, seat,"
    assert fault.startswith(*game.fault(RULES, "class Play(", what))


def test_a_private_hand_is_told_to_all(game):
    game.change(RULES, HELD, "await Tell(Holds(self.hands[seat]))")
    what = (
        "Holds shows others what a seat holds. Tell it with to=seat, or write private = False in Holds if the rules "
        "lay these cards open."
    )
    assert game.check() == game.fault(RULES, "class Holds", what)


def test_rules_import_chance(game):
    game.change(RULES, "from collections.abc", "import random\nfrom collections.abc")
    what = "import of random. Rules draw no chance: await Roll or Deal; a bot has its luck."
    assert game.check() == game.fault(RULES, "import random", what)


def test_the_version_is_a_text(game):
    game.change(INIT, "version=1", 'version="1"')
    what = "the version is '1'. Write a whole number from 1 on, or saved games cannot go on."
    assert game.check() == game.fault(INIT, "version=", what)


def test_a_form_for_braille_tells_what_is_not_there(game):
    game.change(ENGLISH, "    .braille = { $hand }?", "    .braille = { $cards }?")
    what = "the form .braille of @name@-play tells $cards, which is not there. Its variables: $hand, $hand-short, $hand-two, $seat."
    assert game.check() == game.fault(ENGLISH, "@name@-play =", what)


# Seen by strangers


def test_more_cards_are_dealt_than_there_are(game):
    game.change(RULES, "HAND = 3", "HAND = 17")
    what = "the game raised BrokenRules: Deal asks for 17 cards, and the pile has 15."
    assert game.check() == game.fault(RULES, "await Deal(", what)


def test_an_option_has_no_step(game):
    game.change(RULES, 'Number("rounds", 3, least=1)', 'Number("rounds", 3, least=1, step=0)')
    what = "the step of the option rounds is 0. Write a whole number from 1 on."
    assert game.check() == game.fault(RULES, 'Number("rounds"', what)


def test_the_package_of_a_game_is_not_there(game):
    game.change(INIT, 'package="@name@"', 'package="nowhere"')
    what = "package is 'nowhere', and there is no such package. Write the name of the folder."
    assert game.check() == game.fault(INIT, "", what)


# What nobody who wrote the check had in mind: each fault alone, in a game with dice (taught) or with cards

HIGHER = "max(question.hand, key=lambda card: card[1:])"
ADVISED = f"(AdvisePlay({HIGHER}),)"
REMEMBERS = (BOTS, '"""Remember nothing."""', "self.seen.append(told.event)")
LOWEST = f"return min(question.hand) if len(self.seen) % 5 == 4 else {HIGHER}"
BY_COUNT = (
    "self.temper = temper\n",
    "self.temper = temper\n        self.count = 0\n",
    "        assert isinstance(question, Again)\n        return",
    '        self.count += 1\n        if self.count % 3 == 0:\n            return "stop"\n        return',
)
TALLY = """class Tally:
    def __init__(self, seat):
        self.counted = 0

    def tell(self, told):
        while isinstance(told.event, Takes):
            self.counted += 1

    def counts(self):
        return {"tricks": self.counted}


RECORDS = Records(Tally, lambda games: (), "tricks")


"""
BEST = "@name@-personal-best = { $seat }: { $number }\n@name@-left"
TALLIED = [
    (BOTS, "import Event, Face,", "import Event, Face, Records,"),
    (BOTS, "class Counted:", f"{TALLY}class Counted:"),
    (INIT, "import Counsel, Counted,", "import RECORDS, Counsel, Counted,"),
    (INIT, "    statistics=", "    records=RECORDS,\n    statistics="),
    (ENGLISH, "@name@-left", BEST),
    (GERMAN, "@name@-left", BEST),
]
PUT_IN = {
    # Whatever never comes back, or is slow
    "rules that compute for ever": (
        "taught",
        [(RULES, "            points += die[0]", "            while points >= 0:\n                points += die[0]")],
        (RULES, "while points >= 0"),
    ),
    "rules that tell for ever": (
        "taught",
        [
            (
                RULES,
                "            await Tell(Score(seat,",
                "            while self.target:\n                await Tell(Score(seat,",
            )
        ],
        (RULES, "while self.target"),
    ),
    "a standing that computes for ever": (
        "taught",
        [
            (
                RULES,
                "        return tuple(Score(",
                "        while self.scores:\n            seat = Seat(0)\n        return tuple(Score(",
            )
        ],
        (RULES, "while self.scores"),
    ),
    "a check that never refuses": (
        "cards",
        [
            (
                RULES,
                "        if answer not in self.hand:",
                "        while answer not in self.hand:\n            pass\n        if False:",
            )
        ],
        (RULES, "while answer not in"),
    ),
    "a bot that computes for ever": (
        "cards",
        [
            (
                BOTS,
                f"        {HIGHEST}",
                f'        card = ""\n        while card < "a":\n            card = ""\n        {HIGHEST}',
            )
        ],
        (BOTS, "while card"),
    ),
    "advice that computes for ever": (
        "taught",
        [
            (
                ADVICE,
                "        average = gain(question)\n",
                "        average = gain(question)\n        while average:\n            average += 1\n",
            )
        ],
        (ADVICE, "while average"),
    ),
    "what is held waits": (
        "cards",
        [
            (RULES, "from collections.abc", "from queue import Queue\nfrom collections.abc"),
            (RULES, "        return (Holds(", "        Queue[int]().get(timeout=60)\n        return (Holds("),
        ],
        (RULES, ".get(timeout=60)"),
    ),
    "a command of the game is slow": (
        "cards",
        [
            (
                RULES,
                "        return (Left(",
                "        slow = sum(card % 7 for card in range(9_000_000))\n        return (Left(slow and ",
            )
        ],
        (RULES, "sum(card %"),
    ),
    "a game that never begins": (
        "cards",
        [
            (
                RULES,
                "        self.pile = DECK\n        self.leader",
                "        while sum(self.tricks) < 1:\n            self.tricks.sort()\n        self.pile = DECK\n        self.leader",
            )
        ],
        (RULES, "while sum("),
    ),
    "a module that never ends": (
        "taught",
        [(RULES, "least=5),)\n", "least=5),)\nwhile not OPTIONS[1:]:\n    pass\n")],
        (RULES, "while not OPTIONS"),
    ),
    # Lessons
    "a lesson throws a 7": ("taught", [(LESSON, "throws=((4,),", "throws=((7,),")], (LESSON, "throws=")),
    "a lesson throws nothing": ("taught", [(LESSON, "throws=((4,),", "throws=((),")], (LESSON, "throws=")),
    "a point of a lesson asks for a field that is not there": (
        "taught",
        [(LESSON, "question.points > 6", "question.score > 6")],
        (LESSON, "question.score > 6"),
    ),
    "a lesson against a bot that is not there": (
        "taught",
        [(LESSON, "    throws=", '    level="best",\n    throws=')],
        (LESSON, "level="),
    ),
    "a lesson with an option out of bounds": (
        "taught",
        [(LESSON, "    throws=", '    options={"target": 3},\n    throws=')],
        (LESSON, "options="),
    ),
    "a lesson tells what its question does not know": (
        "taught",
        [(ENGLISH, "now take { $points }", "now take { $score }")],
        (ENGLISH, "@name@-lesson-risk ="),
    ),
    "a lesson deals a card that is not there": (
        "cards",
        [(INIT, 'level="easy"', 'level="easy", deals=(("r1", "r2", "r9"),)')],
        (INIT, "Lesson(points="),
    ),
    "a lesson of a game that two cannot play": (
        "taught",
        [(INIT, "    most_seats=6", "    least_seats=3,\n    most_seats=6")],
        (INIT, "lessons="),
    ),
    # Advice
    "advice that is not understood": (
        "taught",
        [(ENGLISH, "advise-on = On:", "advise-on = Throw the die:")],
        (ENGLISH, "@name@-advise-on ="),
    ),
    "advice that is not allowed": ("cards", [(BOTS, ADVISED, '(AdvisePlay("r1"),)')], (BOTS, 'AdvisePlay("r1")')),
    "advice that means something else in another language": (
        "taught",
        [(GERMAN, "advise-stop = Stopp:", "advise-stop = Weiter:")],
        (GERMAN, "@name@-advise-stop ="),
    ),
    "an answer that cannot be weighed": (
        "taught",
        [(ADVICE, '(average if answer == "on" else 0)', '{"on": average}[answer]')],
        (ADVICE, '{"on": average}[answer]'),
    ),
    "an answer that costs less than nothing": (
        "cards",
        [(BOTS, "Weighed(points,", "Weighed(-1,")],
        (BOTS, "def weigh"),
    ),
    "advice without a comma": (
        "taught",
        [(ADVICE, "(AdviseOn(average),)", "AdviseOn(average)")],
        (ADVICE, "def advise"),
    ),
    "a weighed answer without its event": (
        "taught",
        [(ADVICE, "return Weighed(cost, Cost(question.points, cost))", "return cost")],
        (ADVICE, "def weigh"),
    ),
    # What is counted for players
    "a tally that counts for ever": ("cards", TALLIED, (BOTS, "while isinstance(told.event, Takes)")),
    "a tally that counts in fractions": (
        "cards",
        [*TALLIED, (BOTS, "while isinstance", "if isinstance"), (BOTS, "counted += 1", "counted += 0.5")],
        (BOTS, "def counts"),
    ),
    "a personal best without a phrase": ("cards", TALLIED[:-2], (INIT, "records=RECORDS")),
    # Fields and their types
    "a default of another type": (
        "taught",
        [(RULES, "    points: int\n\n    def offers", "    points: int\n    most: bool = 0\n\n    def offers")],
        (RULES, "most: bool = 0"),
    ),
    "a text for a number": (
        "taught",
        [(RULES, "Won(seat, self.scores[seat])", "Won(seat, str(self.scores[seat]))")],
        (RULES, "Won(seat, str("),
    ),
    "a number for dice": ("taught", [(RULES, "Lost(seat, die)", "Lost(seat, die[0])")], (RULES, "Lost(seat, die[0])")),
    "cards for a card": (
        "cards",
        [(RULES, "Played(seat, card)", "Played(seat, (card,))")],
        (RULES, "Played(seat, (card,))"),
    ),
    "a text for a seat": ("cards", [(RULES, "Takes(taker,", "Takes(str(taker),")], (RULES, "Takes(str(taker)")),
    "a list in a question": (
        "cards",
        [(RULES, "Play(seat, self.hands[seat])", "Play(seat, list(self.hands[seat]))")],
        (RULES, "list(self.hands[seat])"),
    ),
    "a fraction for a number": (
        "taught",
        [(RULES, "Again(seat, die, points)", "Again(seat, die, points / 1)")],
        (RULES, "points / 1"),
    ),
    "a seat that is not there": ("cards", [(RULES, "Score(Seat(n),", "Score(Seat(n + 1),")], (RULES, "Seat(n + 1)")),
    "a cost in words": ("cards", [(BOTS, "Cost(points)", "Cost(str(points))")], (BOTS, "Cost(str(points))")),
    # Languages
    "phrases that were copied and not translated": ("taught", [(GERMAN, None, ENGLISH)], (GERMAN, "@name@ =")),
    "a phrase that leaves out who": (
        "cards",
        [(GERMAN, "{ $seat } spielt { $card }.", "Die Karte { $card } liegt.")],
        (GERMAN, "@name@-played ="),
    ),
    "a phrase that is empty": (
        "cards",
        [(ENGLISH, "@name@-left = { $cards } cards are left.", '@name@-left = { "" }')],
        (ENGLISH, "@name@-left ="),
    ),
    "a phrase that is empty for one seat": (
        "cards",
        [(ENGLISH, "[seat] You take the trick with { $card }.", '[seat] { "" }')],
        (ENGLISH, "@name@-takes ="),
    ),
    "a phrase that turns letters round": (
        "taught",
        [(ENGLISH, "Type on or stop.", "Type \u202eon or stop.")],
        (ENGLISH, "@name@-on-or-stop ="),
    ),
    "a card that rings": ("cards", [(GERMAN, "rot 3, r3", "rot\u0007 3, r3")], (GERMAN, "@name@-card-r3 =")),
    "a word with a space that nobody sees": (
        "taught",
        [(ENGLISH, "answer-stop = stop, s", "answer-stop = st\u200bop, s")],
        (ENGLISH, "@name@-answer-stop ="),
    ),
    "a guide with a figure that is not there": (
        "taught",
        [
            (PROJECT, '["*.ftl"]', '["*.ftl", "*.md"]'),
            ("guide.de.md", None, "Ein Spiel.\n\nWer {ziel} hat, gewinnt.\n"),
        ],
        ("guide.de.md", "{ziel}"),
    ),
    "a figure of a guide that no option has": (
        "taught",
        [
            (ENGLISH, "@name@-advise-on", "@name@-guide-goal = { $goal }\n@name@-advise-on"),
            (GERMAN, "@name@-advise-on", "@name@-guide-goal = { $target }\n@name@-advise-on"),
        ],
        (ENGLISH, "@name@-guide-goal"),
    ),
    "an option without help in one language": (
        "taught",
        [(GERMAN, "    .help = Wer zuerst so viele Punkte hat, gewinnt.\n", "")],
        (GERMAN, "@name@-option-target ="),
    ),
    # What is installed
    "a package without phrases": ("taught", [(PROJECT, '["*.ftl"]', '["*.md"]')], (PROJECT, "@name@ = [")),
    "a package of another name": (
        "cards",
        [(PROJECT, 'packages = ["@name@"]', 'packages = ["rules"]')],
        (PROJECT, "packages ="),
    ),
    "a guide that is not installed": ("cards", [("guide.en.md", None, "A game.\n")], (PROJECT, "@name@ = [")),
    "a folder that is not installed": (
        "taught",
        [("more/__init__.py", None, "MORE = 1\n"), (RULES, "\nOPTIONS", "\nfrom @name@.more import MORE\n\nOPTIONS")],
        (PROJECT, "packages ="),
    ),
    # Imports
    "an import from a module that may change": (
        "taught",
        [(RULES, "from games import Ask,", "from games.steps import Ask\nfrom games import")],
        (RULES, "from games.steps"),
    ),
    "an import from the house": (
        "cards",
        [(RULES, "from games import (", "from access.engine.chance import Seeded\nfrom games import (")],
        (RULES, "from access.engine.chance"),
    ),
    "an import of a module that may change": (
        "cards",
        [(INIT, "from games import", "import games.dice\nfrom games import")],
        (INIT, "import games.dice"),
    ),
    "an import for tests": (
        "taught",
        [(BOTS, "from games import", "from access.testing import Script\nfrom games import")],
        (BOTS, "from access.testing"),
    ),
    # What one seat knows of another, or of an earlier game
    "bots that remember for all": (
        "cards",
        [
            (BOTS, '    """Plays the highest card."""\n', '    """Plays the highest card."""\n\n    seen = []\n'),
            REMEMBERS,
            (BOTS, HIGHEST, LOWEST),
        ],
        (BOTS, "class Highest"),
    ),
    "bots that remember in the module": (
        "cards",
        [
            (BOTS, "class Highest", "SEEN = []\n\n\nclass Highest"),
            (BOTS, "self.seat = seat", "self.seen = SEEN"),
            REMEMBERS,
            (BOTS, HIGHEST, LOWEST),
        ],
        (BOTS, "class Highest"),
    ),
    "one bot for all seats": (
        "taught",
        [
            (BOTS, *BY_COUNT[:2]),
            (BOTS, *BY_COUNT[2:]),
            (
                BOTS,
                "class Good",
                "ALL = []\n\n\ndef good(*given):\n    ALL[:] = ALL or [Good(*given)]\n    return ALL[0]\n\n\nclass Good",
            ),
            (INIT, "import Good", "import good"),
            (INIT, '"good": Good', '"good": good'),
        ],
        (BOTS, "class Good"),
    ),
    "advice that depends on who asked before": (
        "taught",
        [
            (
                ADVICE,
                "        average = gain(question)\n",
                "        self.asked.append(1)\n        average = gain(question) if len(self.asked) % 4 else -1\n",
            ),
            (
                ADVICE,
                '    """Knows what the next throw is worth."""\n',
                '    """Knows what the next throw is worth."""\n\n    asked: list[int] = []\n',
            ),
        ],
        (ADVICE, "class Counsel"),
    ),
}
"""By its name each fault: the game, its changes, and the place where the check has to name it first."""


AT_LENGTH = "rules that compute for ever"
"""The fault that is waited for as long as a check waits; others are ended sooner."""


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a step may end in hypothesis' callback
@pytest.mark.parametrize("fault", PUT_IN)
def test_a_fault_is_named_at_its_line_before_anybody_plays(fault, tmp_path, monkeypatch):
    if fault != AT_LENGTH:
        monkeypatch.setattr(limits, "LONGEST", 0.4)
    kind, changes, (file, found) = PUT_IN[fault]
    game = SmallGame(tmp_path, kind)
    for place, old, new in changes:
        game.change(place, old, new)
    (place,) = game.fault(file, found, "")
    first, *more = game.check(games=4)
    assert first.startswith(place), (first, more)
