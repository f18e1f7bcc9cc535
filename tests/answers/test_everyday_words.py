"""What a person says at a question of a game without having read which words there are."""

import declared
import pytest
from helpers import ScriptedTerminal, agreed, keyboard_of

from access.answers.commands import Answered, Commanded, Unclear
from access.answers.words import Words
from access.engine.table import Table
from access.language.phrases import Phrases
from access.play.at_table import AtTable
from access.play.new_game import people_named
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.game import Sitting
from games.kaques.rules import STOP, Keep
from games.kara.questions import RunOrStop, StayOrGo
from games.misericorde.questions import HowMany, HowManyDice, Meet, Raise
from games.options import with_defaults
from games.refusals import Illegal, Refused
from games.steps import Seat, Term
from games.verflixte6.jokers import NAMES as JOKERS
from games.verflixte6.questions import Choose, Go, Steal
from games.verflixte6.turn import Turn
from games.words import GAME as WORDS
from games.words.questions import Call, Lay, LayUnseen, Open, ShowHighest, Swap

NAMES = ("Gustave", "Lazare", "Jan", "Anna")
SEAT = Seat(3)
KEEP = Keep(SEAT, (1, 5, 2, 2, 2, 6), 0, 0, 10000)
ALIKE = Keep(SEAT, (1, 1, 2, 5, 5, 6), 0, 0, 10000)
SIXES = RunOrStop(SEAT, (1, 5, 5, 6, 6), 8, "over", (3, 3, 3, 3, 3), False)
ONE_WAY = Keep(SEAT, (1, 2, 3, 4, 6, 6), 0, 0, 10000)
RUN = RunOrStop(SEAT, (1, 1, 2, 4, 6), 3, "over", (3, 3, 3, 3, 3), False)
GO = Go(SEAT, 10, (Term("fumo"),), True, Turn(10, JOKERS))
MEET = Meet(SEAT, 0, 4, 9, 5, None, 1)
MEET_3 = Meet(SEAT, 3, 4, 9, 5, None, 1)
RAISE = Raise(SEAT, (1, 5), "sum", 6, 4, 0, 0, 0, 0, False, 5, 1)
DICE = HowManyDice(SEAT, 5, 9, 1)
BUY = HowMany(SEAT, "buy", 1, 4)
CALL = Call(SEAT, (), 3, 5, 4, 9, 1, None)
STEAL = Steal(SEAT, 0, ((Seat(0), 0), (Seat(1), 2)), (), 2)
CHOOSE = Choose(SEAT, JOKERS, len(JOKERS), False, 1, 3)


def words_at(game, question, language, commands=()):
    return Words(Phrases(language, catalogue.find(game), NAMES, {3}), question, commands)


def read(game, question, typed, language):
    meant = words_at(game, question, language, declared.of_table(catalogue.find(game))).read(typed)
    assert isinstance(meant, Answered), typed
    question.check(meant.value)
    return meant.value


SAID = [
    (
        "kaques",
        KEEP,
        STOP,
        {
            "en": "bank, take, take the points, bank it, finish",
            "de": "sichern, nehmen, nimm die Punkte, aufhören, stopp, stop",
            "fr": "prendre, arrêter, prends les points, encaisser",
        },
    ),
    (
        "kaques",
        ONE_WAY,
        (1,),
        {
            "en": "throw, roll, go on, roll again, throw the rest, please roll, continue",
            "de": "werfen, würfeln, weiter, noch einmal würfeln, den Rest werfen, weiterwürfeln",
            "fr": "lancer, relancer, continuer, lance le reste",
        },
    ),
    (
        "kaques",
        KEEP,
        (1, 5),
        {
            "en": "take 1 5, keep 1 5 and roll, keep 1 and 5 throw the rest",
            "de": "nimm 1 5, 1 5 behalten, behalte 1 und 5 und würfle den Rest",
            "fr": "prends 1 5, garde le 1 et le 5 et relance le reste",
        },
    ),
    ("kara", RUN, (1, 1), {"en": "roll 1 1", "de": "würfle 1 1, 1 1 würfeln", "fr": "lance 1 1"}),
    ("kara", RUN, (), {"en": "bank, keep", "de": "sichern, behalten", "fr": "garder, arrête"}),
    (
        "verflixte6",
        GO,
        ("on",),
        {"en": "roll, go on, throw again", "de": "würfeln, weiterwerfen", "fr": "relancer, continue"},
    ),
    (
        "verflixte6",
        GO,
        ("stop",),
        {"en": "bank, take, take the points", "de": "sichern, nehmen", "fr": "prendre, arrête, encaisser"},
    ),
    ("misericorde", MEET, ("pay",), {"en": "roll", "de": "würfeln", "fr": "lance"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "question", "answer", "typed"), SAID)
def test_everyday_words_mean_the_answer_where_they_mean_one(game, question, answer, typed, language):
    for text in typed[language].split(", "):
        assert read(game, question, text, language) == answer, text


ASKED_ABOUT = [
    ("en", "throw everything again", "kaques-keep-first"),
    ("de", "ich werfe alles nochmal", "kaques-keep-first"),
    ("fr", "je relance tout", "kaques-keep-first"),
    ("en", "threes", "kaques-not-in-throw"),
    ("de", "die Dreien", "kaques-not-in-throw"),
    ("fr", "les trois", "kaques-not-in-throw"),
]


@pytest.mark.parametrize(("language", "typed", "phrase"), ASKED_ABOUT)
def test_dice_that_cannot_be_kept_or_thrown_are_asked_about(language, typed, phrase):
    with pytest.raises(Illegal, match=phrase):
        read("kaques", ALIKE, typed, language)


SENTENCES = [
    *(
        ("en", "kaques", ALIKE, typed, (5, 5))
        for typed in ("fives", "Keep the 5s.", "both 5", "all fives", "two fives")
    ),
    *(("de", "kaques", ALIKE, typed, (5, 5)) for typed in ("die Fünfen", "alle Fünfer behalten", "beide 5", "5er")),
    *(("fr", "kaques", ALIKE, typed, (5, 5)) for typed in ("garde les cinq", "les 5", "les deux 5", "tous les cinq")),
    ("en", "kaques", ALIKE, "keep ones and a five", (1, 1, 5)),
    ("en", "kaques", ALIKE, "one five", (1, 5)),
    ("de", "kaques", ALIKE, "behalte beide Einsen", (1, 1)),
    ("de", "kaques", ALIKE, "die 5", (5,)),
    ("fr", "kaques", ALIKE, "garde les 1 et les 5", (1, 1, 5, 5)),
    ("fr", "kaques", ALIKE, "garde les 1 et 5", (1, 1, 5)),
    ("fr", "kaques", ALIKE, "le 5", (5,)),
    ("fr", "kaques", ONE_WAY, "relance tout", (1,)),
    ("en", "kara", SIXES, "throw both sixes again", (6, 6)),
    ("en", "kara", SIXES, "all five", SIXES.dice),
    ("de", "kara", SIXES, "die Sechsen", (6, 6)),
    ("fr", "kara", SIXES, "relance les 5 et les 6", (5, 5, 6, 6)),
    ("fr", "kara", SIXES, "Relance les cinq dés", SIXES.dice),
    ("fr", "kara", SIXES, "je relance tout", SIXES.dice),
    ("en", "kaques", KEEP, "I want to stop", STOP),
    ("en", "kaques", KEEP, "I'll keep the 1", (1,)),
    ("en", "kaques", KEEP, "let me take the points", STOP),
    ("en", "words", CALL, "I call", ("call",)),
    ("en", "words", CALL, "I raise to 5", ("raise", 5)),
    ("en", "words", CALL, "I'd like to fold", ("fold",)),
    ("de", "kaques", KEEP, "ich will aufhören", STOP),
    ("de", "kaques", KEEP, "Ich höre auf.", STOP),
    ("de", "kaques", KEEP, "ich möchte die 1 behalten", (1,)),
    ("de", "kaques", KEEP, "ich nehme die Punkte", STOP),
    ("de", "words", CALL, "ich gehe mit", ("call",)),
    ("de", "words", CALL, "Ich erhöhe auf 5", ("raise", 5)),
    ("de", "misericorde", MEET_3, "ich steige aus", ("retreat",)),
    ("en", "kaques", KEEP, "I'm done", STOP),
    ("en", "kaques", KEEP, "keep the 1 and go on", (1,)),
    ("en", "kaques", ONE_WAY, "roll the dice", (1,)),
    ("en", "kaques", KEEP, "end my turn", STOP),
    ("en", "kara", RUN, "reroll 6", (6,)),
    ("en", "words", CALL, "no thanks", ("fold",)),
    ("en", "verflixte6", GO, "I take fumo", ("on", "fumo")),
    ("de", "kaques", KEEP, "ich bin fertig", STOP),
    ("de", "kaques", KEEP, "Punkte behalten", STOP),
    ("de", "kara", RUN, "alles noch einmal", RUN.dice),
    ("de", "verflixte6", GO, "ich mache weiter", ("on",)),
    ("de", "verflixte6", GO, "ich nehme fumo", ("on", "fumo")),
    ("de", "verflixte6", STEAL, "bestiehl Lazare", 1),
    ("fr", "verflixte6", GO, "je prends fumo", ("on", "fumo")),
    ("fr", "kaques", KEEP, "garde les points", STOP),
    ("fr", "kaques", KEEP, "je veux arrêter", STOP),
    ("fr", "kaques", KEEP, "je garde le 1", (1,)),
    ("fr", "kaques", KEEP, "je m'arrête", STOP),
    ("fr", "words", CALL, "je suis", ("call",)),
    ("fr", "words", CALL, "je me couche", ("fold",)),
    ("en", "kaques", KEEP, "keep everything", (1, 5, 2, 2, 2)),
    ("en", "kaques", KEEP, "I'd like to keep the 1", (1,)),
    ("de", "kaques", KEEP, "behalt 1", (1,)),
    ("en", "kara", RUN, "reroll everything", RUN.dice),
    ("en", "kara", RUN, "leave it", ()),
    ("de", "kara", RUN, "alles neu", RUN.dice),
    ("de", "kara", RUN, "lass sie liegen", ()),
    ("en", "verflixte6", GO, "throw it", ("on",)),
    ("en", "verflixte6", GO, "take it", ("stop",)),
    ("en", "words", CALL, "bet 5", ("raise", 5)),
    ("de", "words", CALL, "setze 5", ("raise", 5)),
    ("de", "words", CALL, "ich setze 5 Chips", ("raise", 5)),
    ("fr", "words", CALL, "je mise 5", ("raise", 5)),
    ("en", "misericorde", DICE, "I take 5 dice", 5),
    ("en", "misericorde", DICE, "I'd like to play with five dice please", 5),
    ("en", "misericorde", DICE, "with 5 dice", 5),
    ("en", "misericorde", DICE, "throw 5", 5),
    ("de", "misericorde", DICE, "ich nehme 5 Würfel", 5),
    ("de", "misericorde", DICE, "Ich spiele mit fünf Würfeln.", 5),
    ("de", "misericorde", DICE, "5 Würfel bitte", 5),
    ("de", "misericorde", DICE, "fünf Würfel nehmen", 5),
    ("de", "misericorde", DICE, "ich würfle mit 5", 5),
    ("fr", "misericorde", DICE, "je prends 5 dés", 5),
    ("fr", "misericorde", DICE, "je joue avec cinq dés", 5),
    ("en", "misericorde", BUY, "I take 2 dice", 2),
    ("de", "misericorde", BUY, "ich nehme 2 Würfel", 2),
    ("fr", "misericorde", BUY, "je prends 2 dés", 2),
    ("en", "misericorde", RAISE, "I bet 3 chips", 3),
    ("de", "misericorde", RAISE, "ich setze 3 Steine", 3),
    ("de", "misericorde", RAISE, "hoch 3", 3),
    ("fr", "misericorde", RAISE, "je mise 3 jetons", 3),
    ("fr", "misericorde", RAISE, "plus 3", 3),
]


@pytest.mark.parametrize(("language", "game", "question", "typed", "answer"), SENTENCES)
def test_an_answer_may_be_said_in_a_sentence(language, game, question, typed, answer):
    assert read(game, question, typed, language) == answer


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "raise by 2"), ("de", "um 2 erhöhen"), ("de", "erhöhe um 2 Chips"), ("fr", "relancer de 2")],
)
def test_a_raise_by_some_chips_is_no_raise_to_them(language, typed):
    assert read("words", CALL, typed, language) == ("raise", 5)  # the least raise is to 4
    assert read("misericorde", RAISE, typed.replace("relancer", "monter"), language) == 2


def test_the_card_i_is_not_left_out():
    question = lay("TH I N E L A S", check="always")
    assert read("words", Swap(SEAT, question.hand, 5, question.agreed), "swap i a", "en") == ("I", "A")


def test_a_word_that_may_be_laid_is_no_article():
    """Words laid one after another: of `an sh fum` none is left out."""
    question = lay("A N S H F U M", check="challenge")
    with pytest.raises((Unclear, Illegal)):
        read("words", question, "an sh fum", "en")
    assert read("words", question, "lay fum", "en")[0] == "fum"


@pytest.mark.parametrize(("language", "typed"), [("en", "roll"), ("de", "weiter"), ("fr", "relancer")])
def test_where_dice_must_be_chosen_first_a_word_for_throwing_says_so(language, typed):
    with pytest.raises(Illegal) as refused:
        read("kaques", KEEP, typed, language)
    phrases = Phrases(language, catalogue.find("kaques"), NAMES, {3})
    assert "1 5 2 2 2" in phrases.text(refused.value.reason, **refused.value.facts)


def test_a_number_behind_a_word_for_throwing_is_never_taken_for_a_die():
    for typed in ("throw 5", "roll 5 dice", "keep 1 and stop", "keep 1, banana", "take five points"):
        with pytest.raises(Unclear):
            read("kaques", KEEP, typed, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_understood_without_being_shown_is_no_button(language):
    words = words_at("kaques", KEEP, language)
    assert len(words.offered.answers) == 3
    assert Phrases(language, catalogue.find("kaques")).words("kaques-answer-throw")[0] not in words.all()


ADVICE = {
    "en": "advice, hint, tip, what should I do?, a tip please",
    "de": "Rat, Tipp, Hinweis, was soll ich tun?, Rat bitte, einen Tipp bitte",
    "fr": "conseil, astuce, indice, que faire ?, un conseil, conseil svp",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("kaques", KEEP),
        ("kara", RUN),
        ("misericorde", RAISE),
        ("verflixte6", GO),
        ("verflixte6", CHOOSE),
        ("words", CALL),
    ],
)
def test_the_usual_words_for_advice_ask_for_it_in_every_game(game, question, language):
    words = words_at(game, question, language, declared.of_table(catalogue.find(game)))
    for typed in ADVICE[language].split(", "):
        if (typed, question) == ("Rat", CHOOSE):
            with pytest.raises(Unclear):  # or the Rattenlord
                words.read(typed)
        else:
            assert words.read(typed) == Commanded("advice"), typed


ASKED = [
    (
        "help",
        {
            "en": "what can I do, What can I do?, what now, I don't know, now what?, help me",
            "de": "was kann ich tun, Was kann ich machen?, was nun, weiß nicht, keine Ahnung, hilf mir",
            "fr": "que puis-je faire, Et maintenant ?, je ne sais pas, aide-moi",
        },
    ),
    (
        "rules",
        {
            "en": "how do I win?, what are the rules, how do you play",
            "de": "wie gewinne ich?, wie spielt man das, Spielregeln",
            "fr": "comment gagner ?, quelles sont les règles",
        },
    ),
    (
        "score",
        {
            "en": "how many points, how much do I have",
            "de": "wie viel habe ich, wie viele Steine habe ich?",
            "fr": "combien ai-je ?, mes points",
        },
    ),
    (
        "repeat",
        {"en": "what happened?, what did you say", "de": "was ist passiert?, was war das", "fr": "qu'as-tu dit ?"},
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("command", "typed"), ASKED)
@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("kaques", KEEP),
        ("kara", RUN),
        ("misericorde", RAISE),
        ("misericorde", DICE),
        ("verflixte6", GO),
        ("verflixte6", CHOOSE),
        ("words", CALL),
    ],
)
def test_what_a_newcomer_asks_is_answered_in_every_game(game, question, command, typed, language):
    words = words_at(game, question, language, declared.of_table(catalogue.find(game)))
    for text in typed[language].split(", "):
        assert words.read(text) == Commanded(command), text


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "how much is in the pot?, and how much is in the pot, what's in the pot?, how big is the pot, the pot"),
        (
            "de",
            "wie viel ist im {pot}?, und wie viel ist im {pot}, was liegt im {pot}?, wie groß ist der {pot}, der {pot}",
        ),
        ("fr", "combien dans le pot ?, et combien dans le pot, combien il y a dans le pot, qu'y a-t-il dans le pot ?"),
    ],
)
@pytest.mark.parametrize(
    ("game", "question", "pot"), [("kara", RUN, "Topf"), ("misericorde", MEET_3, "Topf"), ("words", CALL, "Pot")]
)
def test_who_asks_for_the_pot_in_a_sentence_hears_it_in_every_game_with_one(game, question, pot, language, typed):
    found = catalogue.find(game)
    words = Words(Phrases(language, found, NAMES, {3}), question, declared.of_table(found), found.queries)
    for text in typed.format(pot=pot).split(", "):
        assert words.read(text) == Commanded("pot"), text


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "how much is in the pot?", "The pot is empty."),
        ("de", "wie viel ist im Topf?", "Der Topf ist leer."),
        ("fr", "combien dans le pot ?", "Le pot est vide."),
    ],
)
def test_the_pot_of_kara_is_told(language, typed, told):
    lines, _ = heard("kara", RUN, typed, "stop", language=language)
    assert told in lines


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("en", "who owes what?", "debts"),
        ("de", "wer schuldet was?", "debts"),
        ("fr", "qui doit quoi ?", "debts"),
    ],
)
def test_who_asks_for_the_debts_in_a_sentence_hears_them(language, typed, command):
    game = catalogue.find("misericorde")
    words = Words(Phrases(language, game, NAMES, {3}), MEET_3, declared.of_table(game), game.queries)
    assert words.read(typed) == Commanded(command)


@pytest.mark.parametrize(("language", "typed", "told"), [("en", "help roll", "throw"), ("en", "help bank", "stop")])
def test_help_about_another_word_for_an_answer_reads_the_rules_about_it(language, typed, told):
    lines, _ = heard("kaques", KEEP, typed, "stop", language=language)
    assert told in lines[0].lower()
    assert "no help" not in lines[0]


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "help raise", "After a valid throw you may raise"),
        ("en", "help bluff", "After a valid throw you may raise, with a weak one as a bluff."),
        ("de", "Hilfe Bluff", "Nach einem gültigen Wurf darfst du erhöhen, mit einem schwachen als Bluff."),
        ("fr", "aide bluff", "Après un lancer valable, tu peux monter"),
    ],
)
def test_help_about_a_word_reads_the_rule_with_this_word_before_one_with_a_longer_word(language, typed, begins):
    lines, _ = heard("misericorde", MEET_3, typed, "retret", language=language)
    assert lines[0].startswith(begins)


PLACES = {
    "en": "how far, how far am I?, How far away am I, where am I",
    "de": "wie weit, wie weit bin ich?, Wie weit bin ich weg, wo bin ich, wie weit weg bin ich",
    "fr": "à combien, à combien suis-je ?, où en suis-je ?, je suis à combien",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", [RUN, StayOrGo(SEAT, True, 5)])
def test_who_asks_how_far_she_is_hears_her_kara_and_its_distance(language, question):
    game = catalogue.find("kara")
    words = Words(
        Phrases(language, game, NAMES, {3}), question, (*declared.DICE, *declared.of_table(game)), game.queries
    )
    for typed in PLACES[language].split(", "):
        assert words.read(typed) == Commanded("dice"), typed


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "how far are the others"), ("de", "Wie weit sind die anderen?"), ("fr", "à combien sont les autres ?")],
)
def test_who_asks_how_far_the_others_are_hears_it_of_all(language, typed):
    game = catalogue.find("kara")
    words = Words(Phrases(language, game, NAMES, {3}), RUN, declared.of_table(game), game.queries)
    assert words.read(typed) == Commanded("who")


# Typing errors --------------------------------------------------------------------------------------------------------


def heard(game, question, *typed, language="en"):
    """What is told after typing errors, and the answer that is taken in the end."""
    found = catalogue.find(game)
    terminal, phrases = ScriptedTerminal(*typed), Phrases(language, found, NAMES, {3})
    options = found.agreement.settle(agreed(found), Sitting(4, 0, "en"))
    around = AtTable(Table(lambda: found.new(4, options)), found, False, {})
    answer = keyboard_of(terminal, phrases, (3,), around).choose(0, question)
    return [line for line in terminal.shown if line not in terminal.prompts], answer


@pytest.mark.parametrize(
    ("game", "question", "language", "typed", "near", "answer"),
    [
        ("kaques", KEEP, "en", "stopp", "Did you mean stop?", STOP),
        ("kaques", KEEP, "en", "stp", "Did you mean stop?", STOP),
        ("kaques", KEEP, "de", "ferdisch", "Meinst du fertisch?", STOP),
        ("kaques", KEEP, "fr", "arreterr", "Voulais-tu dire arrêter?", STOP),
        ("kaques", KEEP, "en", "kepe 1", "Did you mean keep 1?", (1,)),
        ("kara", RUN, "en", "stpo", "Did you mean stop?", ()),
        ("verflixte6", STEAL, "en", "Lazrae", "Did you mean Lazare?", 1),
        ("verflixte6", CHOOSE, "de", "Ratenlord", "Meinst du Rattenlord?", ("rattenlord",)),
    ],
)
def test_a_typing_error_is_answered_by_a_guess_that_a_yes_takes(game, question, language, typed, near, answer):
    yes = Phrases(language).words("loop-plain-yes")[0]
    told, taken = heard(game, question, typed, yes, language=language)
    assert any(line.endswith(near) for line in told), told
    assert taken == answer


@pytest.mark.parametrize(
    ("language", "typed", "question"),
    [("en", "none", GO), ("de", "keine", GO), ("fr", "aucun", GO)],
)
def test_a_word_that_answers_another_question_is_no_typing_error(language, typed, question):
    told, _ = heard("verflixte6", question, typed, "stop", language=language)
    assert Phrases(language).text("loop-not-understood", typed=typed, allowed="").strip() in told[0]


def test_where_yes_is_an_answer_a_guess_says_what_to_type():
    told, taken = heard("words", CALL, "foldd", "yes")
    assert told[0].endswith("If you mean fold, type fold."), told
    assert taken == ("call",)
    told, taken = heard("verflixte6", GO, "wieter", "ja", language="de")
    assert told[0].endswith("Wenn du weiter meinst, tippe weiter."), told
    assert taken == ("on",)


# Words that are laid --------------------------------------------------------------------------------------------------


def lexicon(language="en", **given):
    agreed_on = WORDS.agreement.settle(with_defaults(WORDS.agreement.options, given), Sitting(2, 0, language))
    return WORDS.new(2, agreed_on).agreed


def lay(cards, language="en", **given):
    found = lexicon(language, **given)
    return Lay(SEAT, found.deck.hand(cards.split()), 5, found)


def refused(question, typed, language="en"):
    with pytest.raises(Refused) as why:
        read("words", question, typed, language)
    return Phrases(language, WORDS, NAMES, {3}).text(why.value.reason, **why.value.facts)


@pytest.mark.parametrize("check", ["always", "challenge"])
@pytest.mark.parametrize("before", ["", "lay "])
def test_a_word_that_cannot_be_laid_is_refused_by_the_letters_that_are_missing(before, check):
    question = lay("TH I N E L A S", check=check)
    assert refused(question, f"{before}hotel") == "You cannot lay hotel. Missing: H, O, T."
    assert refused(question, f"{before}zone") == "You cannot lay zone. Missing: Z, O."
    assert refused(question, f"{before}alleles").startswith("You cannot lay alleles. Missing: ")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You cannot lay hit. Missing: H, T. Both letters of a card are laid together."),
        (
            "de",
            "hit kannst du nicht legen. Es fehlt noch: H, T. Die beiden Buchstaben einer Karte werden zusammen gelegt.",
        ),
        ("fr", "Tu ne peux pas poser hit. Il manque: H, T. Les deux lettres d'une carte se posent ensemble."),
    ],
)
def test_letters_that_stand_on_one_card_are_said_to_stay_together(language, told):
    assert refused(lay("TH I N E L A S", check="always"), "hit", language) == told


def test_a_word_that_is_not_listed_is_told_apart_from_a_typing_error_only_where_each_word_is_looked_up():
    assert refused(lay("T I H N E L A", check="always"), "tihn").startswith("tihn is not in the dictionary")
    with pytest.raises(Unclear):
        read("words", lay("T I H N E L A", check="always"), "zzyzx", "en")
    for typed in ("zzyzx", "zone"):  # nothing tells which of them is listed
        assert "Missing: Z" in refused(lay("T I H N E L A", check="challenge"), typed)


def test_a_word_that_is_also_a_command_is_laid_behind_lay():
    question = lay("E I IN T T V Y", check="always")
    commands = (*declared.HAND, *declared.EVERYBODY)
    words = Words(Phrases("en", WORDS, NAMES, {3}), question, commands)
    laid = words.read("lay invite")
    assert isinstance(laid, Answered)
    assert laid.value[0] == "invite"
    assert words.read("invite") == Commanded("invite")


@pytest.mark.parametrize(("language", "typed"), [("en", "keep all"), ("de", "alle behalten"), ("fr", "tout garder")])
def test_who_keeps_all_cards_swaps_none(language, typed):
    question = lay("TH I N E L A S", check="always")
    assert read("words", Swap(SEAT, question.hand, 5, question.agreed), typed, language) == ()


def test_who_wants_a_pause_hears_that_all_is_saved():
    for language, typed in (("en", "pause"), ("de", "Pause"), ("fr", "pause")):
        told, _ = heard("kaques", KEEP, typed, "stop", language=language)
        assert Phrases(language).text("loop-works-save") in told


def test_real_cards_are_asked_for_where_a_word_could_be_laid_in_two_ways():
    unseen = LayUnseen(SEAT, 5, lexicon(check="always", cards="typed"))
    assert refused(unseen, "thin").startswith("Type the cards of thin with spaces between")


def test_letters_of_one_card_may_be_typed_apart_wherever_cards_are_typed():
    question = lay("TH I N E L A S", check="always")
    assert read("words", question, "lay t h i n", "en") == ("thin", "TH", "I", "N")
    assert read("words", Swap(SEAT, question.hand, 5, question.agreed), "swap t h", "en") == ("TH",)
    highest = ShowHighest(SEAT, question.agreed)
    for typed in ("th", "t h", "T,H"):
        assert read("words", highest, typed, "en") == ("TH",), typed
    assert read("words", highest, "t", "en") == ("T",)
    assert refused(highest, "c h") == "Type one card of the deck, for instance QU."


# Lists that end too early ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("en", "and"), ("de", "und"), ("fr", "et")])
def test_a_list_that_ends_in_and_is_taken_without_it(language, word):
    hand = lay("TH I N E L A S", check="always")
    assert read("kaques", KEEP, f"1 5 {word}", language) == (1, 5)
    assert read("kaques", KEEP, f"1 {word}", language) == (1,)
    assert read("verflixte6", STEAL, f"Lazare {word}", language) == 1
    assert read("verflixte6", CHOOSE, f"fumo, pony {word}", language) == ("fumo", "pony")
    swap, laid = (Phrases(language, WORDS).words(f"words-answer-{name}")[0] for name in ("swap", "lay"))
    assert read("words", Swap(SEAT, hand.hand, 5, hand.agreed), f"{swap} a e {word}", language) == ("A", "E")
    assert read("words", hand, f"{laid} th i n {word}", language) == ("thin", "TH", "I", "N")
    assert people_named([f"Ann, Ben Bo {word}"]) == ["Ann", "Ben Bo"]
    assert people_named([f"Ann {word} Ben"]) == people_named(["Ann", word, "Ben"]) == ["Ann", "Ben"]


def test_a_list_of_nothing_but_and_is_no_name():
    for typed in ("and", "und, et"):
        with pytest.raises(Refused):
            people_named([typed])


def test_the_word_and_may_still_be_laid():
    assert read("words", lay("A N D E L S T", check="always"), "lay and", "en") == ("and", "A", "N", "D")


def test_no_word_is_laid_by_the_word_for_none_behind_that_for_laying():
    for language, typed in (("en", "lay nothing"), ("en", "lay none"), ("de", "lege keins"), ("fr", "pose rien")):
        assert read("words", lay("TH I N E L A S", check="always"), typed, language) == ()
    assert read("words", lay("N O N E L A S", check="always"), "lay none", "en")[0] == "none"


def test_an_opening_bet_is_understood_with_its_reason():
    assert read("words", Open(SEAT, (), 1, 5, 2, 1, None), "Bet 3, as a bluff", "en") == ("bet", 3)
