"""What everybody types anywhere: yes and no, number words, a name with its number, and a text that is too long."""

import declared
import pytest

from access.answers.commands import Answered, Commanded, Unclear
from access.answers.shapes import shaped, typed_dice
from access.answers.words import Words
from access.language.phrases import Phrases, echo, normal
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.kaques.rules import STOP, Keep
from games.kara.questions import RunOrStop, StayOrGo
from games.misericorde.questions import Between, HowManyDice, Meet, Raise
from games.refusals import Illegal, Refused
from games.steps import Ask, Offer, Seat
from games.verflixte6.jokers import NAMES as JOKERS
from games.verflixte6.questions import Choose, Go, Steal, Target
from games.verflixte6.turn import Turn
from games.words.questions import Call, Open

NAMES = ("Gustave", "Lazare", "Jan", "Anna", "Anna 2")
SEAT = Seat(3)
RAISE = Raise(SEAT, (1, 5), "sum", 6, 1, 0, 0, 0, 0, False, 5, 1)
MEET = Meet(SEAT, 3, 4, 9, 5, None, 1)
CALL = Call(SEAT, (), 3, 5, 4, 9, 1, None)
KEEP = Keep(SEAT, (1, 5, 2, 2, 2, 6), 0, 0, 10000)
RUN = RunOrStop(SEAT, (1, 1, 2, 4, 6), 3, "over", (3, 3, 3, 3, 3), False)
LAST_CALL = Call(SEAT, (), 3, 5, 0, 0, 1, None)


def read(game, question, typed, language="en"):
    meant = Words(Phrases(language, catalogue.find(game), NAMES, {3}), question, ()).read(typed)
    assert isinstance(meant, Answered)
    question.check(meant.value)
    return meant.value


YES = ("yes", "y", "ja", "j", "Yes!", "JA", "ok", "OK.", "okay", "in Ordnung", "d'accord", "D’accord !")
NO = ("no", "n", "nein", "No.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "question", "yes", "no"),
    [
        ("kara", StayOrGo(SEAT, True, 5), "stay", "leave"),
        ("kara", StayOrGo(SEAT, False, 5), "join", "stay"),
        ("misericorde", RAISE, 1, 0),
        ("misericorde", MEET, ("pay",), ("retreat",)),
        ("misericorde", Between(SEAT, True, 5, 5, 2, 0), ("stay",), ("out",)),
        ("misericorde", Between(SEAT, True, 0, 5, 2, 2), ("buy", 2), ("out",)),
        ("misericorde", Between(SEAT, False, 0, 5, 2, 2), ("join",), ("stay",)),
        ("words", Open(SEAT, (), 1, 5, 2, 1, None), ("bet",), ("fold",)),
        ("words", CALL, ("call",), ("fold",)),
        ("words", LAST_CALL, ("call",), ("fold",)),
    ],
)
def test_yes_and_no_of_both_languages_answer_what_they_can_answer(game, question, yes, no, language):
    assert {read(game, question, typed, language) for typed in YES} == {yes}
    assert {read(game, question, typed, language) for typed in NO} == {no}


@pytest.mark.parametrize(("question", "why"), [(CALL, "words-call-or-raise"), (LAST_CALL, "words-no-raise")])
def test_a_number_at_a_call_is_offered_as_a_raise_only_where_one_may_raise(question, why):
    with pytest.raises(Refused) as refused:
        read("words", question, "7")
    assert refused.value.reason == why


@pytest.mark.parametrize("question", [Steal(SEAT, 0, ((Seat(0), 0),), (), 2), Target(SEAT, 0, ((Seat(0), 0),), ())])
def test_yes_names_the_only_one_who_can_be_robbed(question):
    for language in LANGUAGES:
        assert {read("verflixte6", question, typed, language) for typed in ("yes", "y", "Yes!", "ok")} == {0}
    with pytest.raises((Unclear, Refused)):
        read("verflixte6", Steal(SEAT, 0, ((Seat(0), 0), (Seat(1), 2)), (), 2), "yes")


ON = {"en": "on", "de": "weiter", "fr": "encore"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["j", "ja", "y", "yes", "ok", "okay", "in Ordnung", "d'accord"])
def test_a_yes_takes_no_joker(typed, language):
    """The letter j is the beginning of Jules Törtchen, too."""
    every = Choose(SEAT, JOKERS, len(JOKERS), False, 1, 3)
    go = Go(SEAT, 10, (), True, Turn(10, JOKERS))
    with pytest.raises(Unclear):
        read("verflixte6", every, typed, language)
    if (typed, language) != ("j", "fr"):  # there it is the beginning of a command, too
        assert read("verflixte6", go, typed, language) == read("verflixte6", go, ON[language], language)
    assert read("verflixte6", every, "jules", language) == ("toertchen",)
    only = Choose(SEAT, JOKERS[:1], 1, False, 1, 3)
    assert read("verflixte6", only, typed, language) == JOKERS[:1]


@pytest.mark.parametrize("typed", ["Gustave 0", "gustave minus 3", "Gustave -3", "Gustave: 12", "gus 5"])
@pytest.mark.parametrize("question", [Steal(SEAT, 0, ((Seat(0), 0),), (), 2), Target(SEAT, 0, ((Seat(0), 0),), ())])
def test_a_name_is_understood_with_the_number_that_stands_beside_it(question, typed):
    assert read("verflixte6", question, typed) == 0
    assert read("verflixte6", question, f"from {typed}") == 0


def test_a_name_with_a_number_of_its_own_is_that_name():
    assert shaped("seat", "anna 2", NAMES) == 4
    assert shaped("seat", "anna 3", NAMES) == 3
    assert shaped("seat", "anna 2 7", NAMES) == 4


def test_a_plain_no_never_takes_the_place_of_a_name():
    question = Steal(SEAT, 0, ((Seat(0), 0),), (), 2)
    words = Words(Phrases("de", catalogue.find("verflixte6"), ("Nora", "Ben"), {1}), question, ())
    assert words.read("no") == Answered(0)
    assert words.read("nein") == Answered(-1)


WORDS = {"five": 5, "fünf": 5, "fuenf": 5, "Twelve": 12, "zwölf": 12, "zwoelf": 12, "twenty": 20, "zwanzig": 20}


@pytest.mark.parametrize(("typed", "number"), [*WORDS.items(), ("zero", 0), ("null", 0), ("eine", 1), ("sechzehn", 16)])
def test_number_words_to_twenty_are_understood_in_both_languages(typed, number):
    assert shaped("amount", typed.casefold(), ()) == number


@pytest.mark.parametrize("typed", ["five", "fünf", "5 dice", "five dice"])
def test_a_question_for_a_number_takes_its_word(typed):
    assert read("misericorde", HowManyDice(SEAT, 5, 9, 1), typed) == 5


@pytest.mark.parametrize("typed", ["raise to 5", "raise five", "raise to five chips", "r5"])
def test_what_stands_around_a_number_in_a_sentence_may_be_typed(typed):
    assert read("words", CALL, typed) == ("raise", 5)


def test_a_word_that_bets_and_sets_does_what_follows_it():
    question = Open(SEAT, (), 1, 5, 2, 1, None)
    words = Words(Phrases("de", catalogue.find("words"), NAMES), question, declared.some("set"))
    assert words.read("Setze 5") == Answered(("bet", 5))
    assert words.read("setze Tempo 200") == Commanded("set", "Tempo 200")


@pytest.mark.parametrize(
    ("game", "question", "language", "typed", "answer"),
    [
        ("misericorde", RAISE, "de", "Um 1 erhöhen", 1),
        ("misericorde", RAISE, "de", "Erhöhe nicht", 0),
        ("misericorde", RAISE, "en", "Do not raise", 0),
        ("misericorde", MEET, "en", "short 3 unpaid", ("short", 3)),
        ("kaques", Keep(SEAT, (1, 5, 2, 2, 2, 6), 0, 0, 10000), "en", "Keep the 1", (1,)),
        ("kaques", Keep(SEAT, (1, 5, 2, 2, 2, 6), 0, 0, 10000), "de", "1 5 behalten", (1, 5)),
        ("kaques", Keep(SEAT, (1, 5, 2, 2, 2, 6), 0, 0, 10000), "en", "keep all", (1, 5, 2, 2, 2)),
    ],
)
def test_an_answer_is_understood_as_it_stands_in_a_sentence(game, question, language, typed, answer):
    assert read(game, question, typed, language) == answer


def test_dice_may_be_typed_as_words():
    assert typed_dice("six six five") == (6, 6, 5)
    assert typed_dice("fuenf, 5, eins") == (5, 5, 1)
    assert typed_dice("all") is None


def test_an_unknown_word_after_a_number_is_not_passed_over():
    with pytest.raises(Unclear):
        read("words", CALL, "raise 5 fold")


class Laying(Ask[object]):
    """A question at which `no` could be laid."""

    def offers(self):
        return Offer("lay", takes="word", make=lambda typed: typed, says="yes"), Offer("none", "")

    def check(self, answer):
        """Accept all."""


def test_a_no_that_could_also_be_laid_is_asked_about():
    words = Words(Phrases("en", catalogue.find("words"), NAMES), Laying(SEAT), ())
    with pytest.raises(Unclear) as unclear:
        words.read("no")
    assert unclear.value.words == ("lay no", "none")
    assert words.read("lay no") == Answered("no")
    assert words.read("none") == Answered("")
    with pytest.raises(Unclear) as unclear:
        words.read("yes")
    assert unclear.value.words


def test_an_ok_that_could_also_be_laid_is_asked_about_and_a_card_is_a_card():
    words = Words(Phrases("en", catalogue.find("words"), NAMES), Laying(SEAT), ())
    with pytest.raises(Unclear) as unclear:
        words.read("ok")
    assert unclear.value.words == ("lay ok", "none")
    assert words.read("lay ok") == Answered("ok")


@pytest.mark.parametrize("name", ["Ok", "Okan", "Okay"])
def test_a_name_that_begins_with_ok_is_that_name(name):
    for others in ((), ((Seat(1), 2),)):
        question = Steal(SEAT, 0, ((Seat(0), 0), *others), (), 2)
        words = Words(Phrases("en", catalogue.find("verflixte6"), (name, "Ben", "Kim"), {2}), question, ())
        assert words.read(name) == words.read("ok") == Answered(0)


class LayingStand(Laying):
    """A question at which the letters of one word are held."""

    def check(self, answer):
        """Accept that word alone."""
        if answer not in ("stand", "standings", "t", "score"):
            raise Refused("")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("stand", Answered("stand")),  # the beginning of standin
        ("standi", Commanded("standin")),
        ("score", Commanded("score")),
    ],
)
def test_a_word_that_can_be_laid_goes_before_a_beginning_of_a_command_but_not_before_the_command(typed, meant):
    commands = (*declared.HAND, *declared.EVERYBODY)
    words = Words(Phrases("en", catalogue.find("words"), NAMES), LayingStand(SEAT), commands)
    assert words.read(typed) == meant
    assert isinstance(words.read(f"/{typed}"), Commanded)


def test_what_is_repeated_in_part_has_a_sign():
    assert echo("a" * 20) == "a" * 20
    assert echo("a" * 21) == "a" * 20 + "..."
    told = Phrases("en").text("loop-not-understood", typed=echo("b" * 30), allowed="Type on.")
    assert told == f"Not understood: {'b' * 20}... Type on."


@pytest.mark.parametrize(
    ("typed", "compared"),
    [
        ("Zoé", "zoe"),
        ("l’as", "l'as"),
        ("Cœur", "coeur"),
        ("Ex æquo", "ex aequo"),
        ("Mü̈nze", "muenze"),
        ("à toi!", "a toi"),
        ("garçon", "garcon"),
        ("한국", "한국"),
        ("Й", "и"),
    ],
)
def test_words_are_compared_without_accents(typed, compared):
    assert normal(typed) == compared


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("Zoé", 0),
        ("zoé", 0),
        ("ZOE", 1),
        ("zoé 300", 0),
        ("zoe minus 40", 1),
        ("zo", None),
        ("noel", 2),
        ("Noël", 2),
        ("no", 2),
        ("zoë", None),
    ],
)
def test_of_two_names_that_differ_in_accents_the_one_that_is_spelled_so_is_meant(typed, seat):
    assert shaped("seat", typed, ("Zoé", "Zoe", "Noël")) == seat


def test_a_name_keeps_its_accents_in_an_answer():
    question = Steal(SEAT, 0, ((Seat(0), 0), (Seat(1), 2)), (), 2)
    for name in ("Zoé", "Zoe"):
        for typed in (name, f"{name} 0"):
            phrases = Phrases("en", catalogue.find("verflixte6"), ("Zoé", "Zoe", "Jan", "Anna"), {3})
            meant = Words(phrases, question, ()).read(typed)
            assert isinstance(meant, Answered)
            assert meant.value == ("Zoé", "Zoe").index(name), typed


def test_a_yes_of_another_language_is_none_where_its_letter_means_something():
    """The o of the French oui is the short form of on."""
    go = Go(SEAT, 10, (), True, Turn(10, JOKERS))
    words = Words(Phrases("en", catalogue.find("verflixte6"), NAMES, {3}), go, ())
    assert words.read("o") == words.read("on")


WAYS_OUT = [
    ("words", CALL, ("fold",), {"de": "passen, raus", "en": "pass, out", "fr": "passer, abandonner"}),
    (
        "misericorde",
        MEET,
        ("retreat",),
        {"de": "Rückzug, zurückziehen, aussteigen, raus", "en": "withdraw, fold", "fr": "me retirer, abandonner"},
    ),
    ("misericorde", MEET, ("short", 1), {"de": "teilweise 1", "en": "partly 1", "fr": "partiellement 1"}),
    ("kaques", KEEP, STOP, {"de": "fertig, Schluss, genug", "en": "done, enough", "fr": "fini, assez"}),
    (
        "kara",
        RUN,
        (),
        {"de": "bleib, bleiben, nichts, keine, fertig", "en": "stay, nothing, none", "fr": "rester, rien, aucun"},
    ),
    ("kara", RUN, (6,), {"de": "lauf 6", "en": "run 6", "fr": "relance 6"}),
    (
        "verflixte6",
        Choose(SEAT, JOKERS, len(JOKERS), False, 1, 3),
        (),
        {"de": "keinen, keiner, ohne, nichts", "en": "nobody, nothing, without", "fr": "rien, sans"},
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "question", "answer", "typed"), WAYS_OUT)
def test_what_one_says_to_stop_or_to_leave_is_understood(game, question, answer, typed, language):
    for word in typed[language].split(", "):
        assert read(game, question, word, language) == answer, word


@pytest.mark.parametrize(("language", "typed"), [("de", "lauf 5"), ("en", "run 5"), ("fr", "relance 5")])
def test_dice_that_are_not_there_are_refused_by_the_dice_and_not_by_the_word(language, typed):
    with pytest.raises(Illegal) as refused:
        read("kara", RUN, typed, language)
    assert refused.value.reason == "kara-not-in-kara"
