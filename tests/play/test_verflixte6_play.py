"""Whole evenings with random jokers: they end, no joker twice, and who adds up what was told gets the standing."""

import re

import declared
import pytest
from fits import printed_on_40
from helpers import answered, is_heard, taverne
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from random_play import play_whole

from access.answers.commands import Answered, Commanded, Unclear
from access.answers.words import Words
from access.engine import journal
from access.engine.chance import Seeded, allowed_answers
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.language.line import How
from access.language.phrases import Explained, Phrases
from access.language.texts import minus
from access.outputs.braille.translator import Translator
from access.storage import journals
from access.storage.journals import Journal, new
from access.system.environment import LANGUAGES
from games.options import with_defaults
from games.steps import Chance, Seat, Term
from games.verflixte6 import GAME, advice, events
from games.verflixte6.events import Standing
from games.verflixte6.jokers import NAMES
from games.verflixte6.questions import (
    FREE,
    ON,
    STOP,
    Choose,
    Counter,
    Fight,
    Go,
    Keep,
    OnceMore,
    Rescue,
    Steal,
    Target,
)
from games.verflixte6.turn import At, Turn

WHOLE = settings(
    max_examples=40,
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
WRONG = [(), ("on",) * 3, ("on", "toertchen"), ("fumo", "fumo"), "maybe", 99, -2, None, [1], ("stop", "fumo"), FREE]


def answer_to(question, pick):
    if isinstance(question, Choose):
        left = question.left
        if question.free and pick % 4 == 0:
            return FREE
        return tuple(dict.fromkeys(left[(pick * n) % len(left)] for n in (1, 2, 5)))[: pick % 4] if left else ()
    if isinstance(question, Go):
        ways = [ON, ON, *(("on", name) for name in question.playable), STOP]
        return ways[pick % len(ways)]
    allowed = list(allowed_answers(question))
    return allowed[pick % len(allowed)]


class Listener:
    """Adds up the eyes of each seat from what is told to everybody and to that seat."""

    def __init__(self, seats):
        self.eyes = [0] * seats
        self.chosen = [[] for _ in range(seats)]
        self.sweet = False

    def hear(self, event):
        name = type(event).__name__
        if name == "Durchgang":
            self.eyes = [0] * len(self.eyes)
        elif name in ("FreeThrow", "Thrown"):
            self.eyes[event.seat] += event.die[0]
        elif name == "Brings":
            self.eyes[event.seat] += event.plus - event.minus
        elif name == "Countered":
            self.eyes[event.seat] += event.plus
        elif name == "Costs":
            self.eyes[event.seat] -= event.minus
        elif name == "Sweet":
            assert self.sweet, "its point was in a sum that was told"
            self.sweet = False
        elif name == "Spared":
            self.eyes[event.seat] = event.sum  # what Fumo added counts single
        elif name in ("Out", "OutBy", "Stopped"):
            self.eyes[event.seat] = event.sum
        elif name == "TurnsZombie":
            self.eyes[event.seat] = 0
        elif name == "Stole":
            self.eyes[event.seat] += event.eyes
            self.eyes[event.victim] -= event.eyes
        elif name == "Moved":
            self.eyes[event.seat] += event.plus - event.minus
            self.eyes[event.victim] -= event.plus - event.minus
        elif name == "Keuler":
            self.eyes[event.seat] += 5
        elif name == "Chose":
            self.chosen[event.seat] += event.jokers
        elif name == "FreeChoice":
            self.chosen[event.seat] = []
        if hasattr(event, "sum") and hasattr(event, "seat"):
            sweet = event.sum - self.eyes[event.seat]  # the Törtchen's eye, which is told next to its owner
            paid = ("Thrown", "Brings", "Countered", "Costs", "Stole", "Moved", "Keuler")
            assert sweet == 0 or (sweet == 1 and name in paid and not self.sweet), event
            self.eyes[event.seat] += sweet
            self.sweet = self.sweet or bool(sweet)
        if hasattr(event, "left"):
            assert self.eyes[event.victim] == event.left, event


@WHOLE
@given(
    seats=st.integers(2, 8),
    final=st.sampled_from(["no", "yes"]),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 60), min_size=1, max_size=60),
    wrong=st.lists(st.sampled_from(WRONG), max_size=12),
)
@pytest.mark.long
def test_evenings_end_no_joker_comes_twice_and_what_was_told_adds_up(
    tmp_path_factory, seats, final, seed, picks, wrong
):
    table = play_whole(
        tmp_path_factory.mktemp("verflixte6") / "game.jsonl",
        GAME,
        seats,
        with_defaults(GAME.agreement.options, {"final": final}),
        seed,
        lambda step, turn: answer_to(step, picks[(turn * 7 + turn // 5) % len(picks)]),
        wrong,
        lambda play: all(place != "zombie" or eyes >= 0 for place, eyes in zip(play.places, play.eyes, strict=True)),
    )
    again, listener = Table(table._new), Listener(seats)
    for _, _, answer in table._answers:
        again.apply(answer)
        for told in again.take_told():
            listener.hear(told.event)
        if again.open is not None:
            assert listener.eyes == again.play.eyes or again.play.turn.at is not None
    for chosen in listener.chosen:
        assert len(chosen) == len(set(chosen))


ASKING = [
    ("anaconda", Fight, [("on", "anaconda"), (6,)], "no"),
    ("rattenlord", OnceMore, [("on", "rattenlord"), (3,)], "yes"),
    ("monokel", Keep, [("on", "monokel"), (1, 2)], "no"),
    ("sekante", Counter, [("on", "sekante"), 1, (6,)], "yes"),
    ("runkelrueb", Rescue, [ON, (6,)], "yes"),
]


@pytest.mark.parametrize(("joker", "asked", "steps", "answer"), ASKING)
def test_a_game_that_was_killed_in_the_middle_of_a_joker_goes_on_at_the_same_question(
    tmp_path, joker, asked, steps, answer
):
    options = with_defaults(GAME.agreement.options, {"rounds": 1})
    head = Header("verflixte6", GAME.version, (Participant("Ann"), Participant("Ben")), options, 5, False, "en")
    path = tmp_path / "game.jsonl"
    table = Table(new(GAME, head), Journal.create(path, head))
    answered(table, (joker,), (5,), *steps)
    assert isinstance(table.open, asked)
    table.record.close()
    whole = path.read_bytes()
    for torn in (b"", b'{"n": 9, "se'):
        path.write_bytes(whole + torn)
        saved = journals.read(path)
        again = Table(new(GAME, saved.header))
        journal.replay(saved, again, path.name)
        assert (again.open, again.play.eyes, again.play.turn) == (table.open, table.play.eyes, table.play.turn)
        answered(again, answer)


SUMS = ((0, 5), (1, -12), (2, 30))
PLACES = (Standing(Seat(1), "jungfrau", -12, 100),)
TURN = Turn(124, ("fumo", "frostschutz"))
QUESTIONS = [
    *(Choose(Seat(0), NAMES, 15, free, 2, 4) for free in (False, True)),
    *(Go(Seat(0), total, playable, bool(playable), TURN) for total in (-12, 124) for playable in ((), ("fumo",))),
    Steal(Seat(0), 124, SUMS, PLACES, 5),
    Target(Seat(0), 124, SUMS, PLACES),
    Fight(Seat(0), 124, TURN, (6,)),
    OnceMore(Seat(0), 124, TURN, (4,)),
    Keep(Seat(0), 124, TURN, (4, 5)),
    Counter(Seat(0), 124, TURN, (6,), 8, 2, 3),
    Rescue(Seat(0), 124, TURN, 100),
]


@pytest.mark.brailled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_each_question_with_its_longest_usual_answer_fits_40_cells_the_sum_first(language, question):
    made, phrases = Translator(language), Phrases(language, GAME, ("Ann", "Gustave", "Eve"), (0,))
    for names in (("", ""), ("Gustave: ", "G: ")):
        for verbosity in ("normal", "brief"):
            printed = printed_on_40(phrases, made, question, names, verbosity, new=verbosity == "normal")
            if isinstance(question, Go) and names == ("", ""):
                assert printed.casefold().startswith(str(question.sum).replace("-", f"{minus(language)} "))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("fumo", ("on", "fumo")),
        ("fu", ("on", "fumo")),
        ("on fumo", ("on", "fumo")),
        ("on with cherrys hoeschen", ("on", "hoeschen")),
        ("hös", ("on", "hoeschen")),
        ("hoes", ("on", "hoeschen")),
        ("hos", ("on", "hoeschen")),
        ("kälteschutz", ("on", "frostschutz")),
        ("Venoms Ventil", ("on", "ventil")),
        ("elas sicherheitsventil", ("on", "ventil")),
        ("all in", ("on", "allin")),
        ("on", ("on",)),
        ("s", ("stop",)),
    ],
)
def test_v613_names_by_any_unambiguous_beginning_and_alias(typed, meant):
    playable = tuple(name for name in NAMES if name not in ("toertchen", "tentakel", "runkelrueb"))
    words = Words(
        Phrases("en", GAME), Go(Seat(0), 24, playable, True, TURN), declared.some("repeat", "next"), GAME.queries
    )
    assert words.read(typed) == Answered(meant, "")


def test_what_could_be_several_jokers_or_none_is_not_guessed():
    words = Words(Phrases("en", GAME), Go(Seat(0), 24, ("fumo", "frostschutz"), True, TURN), (), GAME.queries)
    for typed in ("f", "skat", "on skat", "on fumo ventil"):
        with pytest.raises(Unclear):
            words.read(typed)
    assert words.read("joker fumo") == Commanded("joker", "fumo")
    assert words.read("jo") == Commanded("joker")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("fumo, elas ventil foo", None),
        ("fumo, elas ventil and", ("fumo", "ventil")),
        ("fumo elas ventil push your pony", ("fumo", "ventil", "pony")),
        ("fu, hös, all in...", ("fumo", "hoeschen", "allin")),
        ("jules törtchen", ("toertchen",)),
        ("none", ()),
    ],
)
def test_several_jokers_are_named_at_once(typed, meant):
    words = Words(Phrases("de", GAME), Choose(Seat(0), NAMES, 15, False, 1, 3), (), GAME.queries)
    typed = {"none": "keine"}.get(typed, typed)
    if meant is None:
        with pytest.raises(Unclear):
            words.read(typed)
    else:
        assert words.read(typed) == Answered(meant, "")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "free pony tro"),
        ("en", "free choice Pony, Troll"),
        ("de", "frei Pony Spelu"),
        ("fr", "libre poney troll"),
    ],
)
def test_the_free_choice_takes_the_names_in_the_same_line(language, typed):
    words = Words(Phrases(language, GAME), Choose(Seat(0), NAMES[:1], 1, True, 4, 4), (), GAME.queries)
    assert words.read(typed) == Answered(("free", "pony", "spelunkenbold"), "")
    assert words.read(typed.split()[0]) == Answered(FREE, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_theft_of_more_than_one_point_says_which_1_brought_it(language):
    ordinal = {"en": "second 1", "de": "zweiten Eins", "fr": "deuxième 1"}[language]
    for own in (0, 1):
        first, second = (heard(events.Stole(Seat(2), Seat(0), eyes, 9, 3), (own,), language) for eyes in (1, 2))
        assert (ordinal in first, ordinal in second) == (False, True)


@pytest.mark.parametrize(("language", "figure"), [("en", "14 safe"), ("de", "14 sicher"), ("fr", "14 acquis")])
def test_eyes_see_what_of_a_turn_a_6_cannot_take(language, figure):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    shown = [phrases.question(Go(Seat(0), 21, (), False, TURN, safe=safe)).figure for safe in (0, 14)]
    assert shown == [shown[0], f"{shown[0]}, {figure}"]
    assert shown[0].endswith(" 21")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_of_a_turn_names_its_answers(language):
    """In the bare question, too, where jokers were not asked for before it."""
    asked = {"en": "5 points. On or stop?", "de": "5 Augen. Weiter oder stopp?", "fr": "5 points. Encore ou stop?"}
    question = Go(Seat(0), 5, (), False, Turn(5))
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    assert phrases.question(question, How(turned=True)).full.text == asked[language]
    assert phrases.question(question).full.text != asked[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("joker", NAMES)
def test_every_joker_is_explained_in_both_languages(language, joker):
    phrases = Phrases(language, GAME)
    text = phrases.event(events.Explained(joker, joker))[0].text
    assert re.match(f"{phrases.term(joker)[0]}(, [^:]+)?: ", text)
    assert joker == "runkelrueb" or text != phrases.event(events.Explained("runkelrueb", "runkelrueb"))[0].text


def test_the_toertchen_is_told_to_its_owner_alone():
    for seats, heard in (({0}, True), ({1}, False), ({0, 1}, False)):
        assert is_heard(events.Sweet(Seat(0), 5), seats, "full") is heard


def test_chance_throws_the_croupiers_die():
    table = Table(lambda: GAME.new(2, with_defaults(GAME.agreement.options, {"jokers": "none"})))
    assert isinstance(table.open, Chance)
    assert table.answer(table.number, Seeded(1)(table.number, table.open))


@pytest.mark.parametrize(
    ("german", "english"), [("runkelrüb", "Beetroot"), ("höschen", "Knickers"), ("frost", "Antifreeze")]
)
def test_a_joker_has_an_english_name_and_answers_to_its_german_one(german, english):
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    question = Choose(Seat(0), NAMES, len(NAMES), False, 1, 3)
    (joker,) = Words(phrases, question, ()).read(german).value
    assert phrases.term(joker)[0] == english
    assert Words(phrases, question, ()).read(english).value == (joker,)


def test_english_lines_of_a_turn_have_no_german_words():
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    told = [
        events.Durchgang(2, 3),
        events.FreeThrow(Seat(0), (5,), 5),
        events.Keuler(Seat(0), Seat(1), 12),
        events.Standing(Seat(1), "jungfrau", 3, 0),
        events.Stopped(Seat(0), 12),
    ]
    for event in told:
        text = phrases.event(event)[0].text
        assert not re.search("Durchgang|Freiwurf|Keuler|Jungfrau|Prinzessin", text), text


def test_the_only_joker_that_is_left_is_named_and_taken():
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    question = Choose(Seat(0), (Term("fumo"),), 1, False, 3, 3)
    assert phrases.question(question).full.text == "1 joker, Fumo. Take it, or none?"
    for typed in ("take it", "take", "yes", "fumo"):
        assert Words(phrases, question, ()).read(typed).value == ("fumo",)
    both = Choose(Seat(0), (Term("fumo"), Term("pony")), 2, False, 3, 3)
    assert phrases.question(both, How(new=True)).full.text == "2 jokers. Which, or none?"
    assert phrases.event(events.AllLeft(Seat(0), 2))[0].text == "You have both jokers; help names them."


def test_who_loses_points_is_told_as_you():
    moved = events.Moved(Seat(1), Seat(0), 4, 0, 30, 0)
    english, german = (Phrases(language, GAME, ("Ann", "Gustave"), (0,)) for language in ("en", "de"))
    assert english.event(moved)[0].text == "4 from you to Gustave by Secant: Gustave has 30, you have 0."
    assert german.event(moved)[0].text == "Gustave nimmt dir mit der Sekante 4 ab: Du hast 0, Gustave 30."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 from Gustave to you in duels: "),
        ("de", "Du nimmst Gustave in Duellen 2 ab: "),
        ("fr", "Tu prends 2 à Gustave en duel: "),
    ],
)
def test_whoever_gains_from_the_duels_of_another_hears_that_it_was_in_duels(language, told):
    assert heard(events.Moved(Seat(1), Seat(0), 0, 2, 25, 13), language=language).startswith(told)


@pytest.mark.parametrize(
    ("language", "told", "typed"),
    [
        ("en", "Rat Lord 2 fails. Giving up costs 2. Throw for 18 or minus 10?", "give up"),
        ("de", "Rattenlord 2 reicht nicht. Aufgeben kostet 2. Für 18 oder minus 10 werfen?", "aufgeben"),
        ("fr", "Roi des Rats 2, raté. Renoncer coûte 2. Pour 18 ou moins 10, lancer?", "renoncer"),
    ],
)
def test_the_first_second_throw_with_the_rat_lord_names_it_and_says_what_each_answer_brings(language, told, typed):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    question = OnceMore(Seat(0), 15, Turn(15, at=At(Term("rattenlord"), "asked", (2,))), (2,))
    assert phrases.question(question, How(new=True)).full.text == told
    assert Words(phrases, question, ()).read(typed).value == "no"


WORKED = {
    "en": (
        "Troll, 4 and 5: plus 9.",
        "Pony, 1 2 3, less than 11: minus 5.",
        "Valve, 4: plus 4. All before it is safe.",
    ),
    "de": (
        "Spelunkenbold, 4 und 5: plus 9.",
        "Pony, 1 2 3, weniger als 11: minus 5.",
        "Ventil, 4: plus 4. Alles davor ist sicher.",
    ),
    "fr": (
        "Troll, 4 et 5: rapporte 9.",
        "Poney, 1 2 3, moins de 11: coûte 5.",
        "Valve, 4: rapporte 4. Tout ce qui précède est à l'abri.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_joker_says_the_first_time_why_it_brings_so_much(language):
    phrases, explained = Phrases(language, GAME, ("Ann", "Gustave"), (0,)), Explained()
    brought = (
        events.Brings(Seat(0), Term("spelunkenbold"), (4,), 9, 0, 20, which="spelunkenbold"),
        events.Brings(Seat(0), Term("pony"), (1, 2, 3), 0, 5, 15, which="pony"),
        events.Brings(Seat(0), Term("ventil"), (4,), 4, 0, 19, which="ventil"),
    )
    told = [phrases.event(each, new=explained.first(phrases, each))[0].text for each in brought * 2]
    assert tuple(told[:3]) == WORKED[language]
    for first, later in zip(told[:3], told[3:], strict=True):
        assert len(later.split()) < len(first.split())


@pytest.mark.parametrize(
    ("language", "kept", "lost", "alone", "frost", "low"),
    [
        (
            "en",
            "Gustave keeps 5, after starting at minus 1.",
            "A 6: Gustave loses 5, now 0.",
            "You take Fumo, Tentacle; automatic: Tentacle.",
            "6: lost 4. You are a zombie. Antifreeze only helps in a throw for which you play it.",
            "Antifreeze, 2; use 3 subtracts 1 to 3: minus 2.",
        ),
        (
            "de",
            "Gustave behält 5, nach einem Start bei minus 1.",
            "Eine 6: Gustave verliert 5, jetzt 0.",
            "Du nimmst Fumo, Tentakel; Tentakel wirkt von selbst.",
            "6: 4 verloren. Du bist ein Zombie. Der Frostschutz hilft nur bei einem Wurf, für den du ihn spielst.",
            "Frostschutz, 2; Einsatz 3 zieht 1 bis 3 ab: minus 2.",
        ),
        (
            "fr",
            "Gustave garde 5, après un départ à moins 1.",
            "Un 6: Gustave perd 5 et se retrouve à 0.",
            "Tu prends Fumo, Tentacule; Tentacule agit sans toi.",
            "6: 4 perdus. Tu es zombie. L'Antigel ne sert que pour un lancer où tu le joues.",
            "Antigel, 2; l'usage 3 retire 1 à 3: coûte 2.",
        ),
    ],
)
def test_a_line_says_what_else_a_listener_would_ask(language, kept, lost, alone, frost, low):
    over = [events.TurnOver(Seat(1), end, n, 5 - n, False, (), owed=1) for end, n in (("kept", 5), ("out", 0))]
    assert [heard(each, language=language) for each in over] == [kept, lost]
    fumo, tentacle = Term("fumo"), Term("tentakel")
    assert heard(events.Chose(Seat(0), (fumo, tentacle), (tentacle,)), language=language) == alone
    assert heard(events.Out(Seat(0), (6,), 4, 0, frost=True), language=language) == frost
    minus = events.Brings(Seat(0), Term("frostschutz"), (2,), 0, 2, 3, which="frostschutz", use=3)
    assert heard(minus, language=language, new=True) == low
    assert len(heard(minus, language=language).split()) < len(low.split())


def test_the_jokers_of_others_are_named_apart_from_what_came_of_their_turn():
    out, kept = (
        events.TurnOver(Seat(1), end, n, 5 - n, True, (Term("toertchen"),)) for end, n in (("out", 0), ("kept", 5))
    )
    assert heard(out, new=True) == "A 6: Gustave loses 5. Joker: Cupcake."
    assert heard(out) == "A 6: Gustave loses 5. Joker: Cupcake."
    assert heard(kept, language="de", new=True) == "Gustave behält 5. Joker: Törtchen."


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", ", yes or no?", ", or nobody?"),
        ("de", ", ja oder nein?", " oder niemandem?"),
        ("fr", ", oui ou non?", ", ou personne?"),
    ],
)
def test_whom_to_rob_is_asked_the_first_time_with_the_way_out(language, one, several):
    phrases = Phrases(language, GAME, ("Ann", "Gustave", "Eve"), (0,))
    for victims, end in ((((1, 0),), one), (((1, 0), (2, 4)), several)):
        question = Steal(Seat(0), 3, victims, (), 1)
        assert phrases.question(question, How(new=True)).full.text.endswith(end)
        assert not phrases.question(question).full.text.endswith(end)
        assert Words(phrases, question, ()).read(end.split()[-1].rstrip("?")).value == -1


def test_a_word_for_throwing_on_repeats_nothing_where_it_is_asked_whom_to_rob():
    phrases, commands = Phrases("fr", GAME, ("Ann", "Gustave"), (0,)), declared.of_table(GAME)
    assert Words(phrases, Go(Seat(0), 7, (), False, TURN), commands, GAME.queries).read("encore") == Answered(("on",))
    with pytest.raises(Unclear):
        Words(phrases, Steal(Seat(0), 7, ((1, 0),), (), 1), commands, GAME.queries).read("encore")


def test_a_robber_is_asked_in_a_sentence():
    question = Steal(Seat(0), 3, ((1, 0),), (), 1)
    english, german = (Phrases(language, GAME, ("Ann", "Gustave"), (0,)) for language in ("en", "de"))
    assert english.question(question).full.text == "You have 3. Steal 1 from Gustave, who has 0?"
    assert german.question(question).full.text == "Du hast 3. Gustave hat 0: 1 stehlen?"


def test_a_word_that_means_advice_or_a_joker_that_may_be_played_is_asked_about():
    run = taverne("play", "verflixte6", "Ann", "--lang", "de", "--seed", "3", typed="rat\ntipp\nratt\nrat\nende\n")
    said = run.stdout.splitlines()
    asked = said.index("15 Joker. Höchstens drei für diesen Zug: welche, oder keine?")
    assert said[asked + 1] == "rat kann heißen: Rattenlord, Tipp.", run.stdout
    assert said[asked + 3].startswith("Nimm "), run.stdout
    chosen = next(line for line in said if line.startswith("Du nimmst "))
    assert chosen.startswith("Du nimmst Rattenlord. Dein Freiwurf: ")
    assert said[said.index(chosen) + 2] == "rat kann heißen: Rattenlord, Tipp.", "it may be played"
    words = Words(Phrases("de", GAME), Go(Seat(0), 24, ("fumo",), True, TURN), declared.some("advice"), GAME.queries)
    assert words.read("rat") == Commanded("advice"), "it may not be played"
    may = Go(Seat(0), 24, ("rattenlord",), True, Turn(24, ("rattenlord",)))
    with pytest.raises(Unclear) as unclear:
        Words(Phrases("de", GAME), may, declared.some("advice"), GAME.queries).read("rat")
    assert unclear.value.words == ("Rattenlord", "Tipp")
    assert words.read("/rat") == Commanded("advice")


REFUSED = {
    "en": (("refuse", "Refusing", "give up"), ("give up", "giving up")),
    "de": (("ablehnen", "aufgeben"), ("aufgeben", "ablehnen")),
    "fr": (("refuser", "renoncer"), ("renoncer", "refuser")),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_declining_that_a_question_names_mean_no_and_leave_no_game(language):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    for question, typed in zip(
        (Fight(Seat(0), 9, TURN, (4,)), OnceMore(Seat(0), 9, TURN, (3,))), REFUSED[language], strict=True
    ):
        words = Words(phrases, question, declared.of_table(GAME), GAME.queries)
        assert {words.read(each) for each in typed} == {Answered("no")}


def heard(event, own=(0,), language="en", verbosity="normal", new=False):
    return Phrases(language, GAME, ("Ann", "Gustave"), own).event(event, verbosity, new)[0].text


def test_who_hears_a_sum_hears_the_point_of_the_cupcake_in_it():
    gustave = Seat(1)
    assert heard(events.Thrown(gustave, (5,), 9, sweet=True)) == "5 and 1 from the Cupcake: Gustave has 9."
    assert heard(events.Thrown(gustave, (5,), 8)) == "5: Gustave has 8."
    troll = heard(events.Brings(gustave, "spelunkenbold", (1,), 6, 0, 22, sweet=True))
    assert troll == "Troll, 1: plus 6, and 1 from the Cupcake. Gustave has 22."
    moved = heard(events.Moved(gustave, Seat(0), 4, 0, 31, 0, sweet=True))
    assert moved == "4 from you to Gustave by Secant: Gustave has 31, Cupcake included, you have 0."
    assert heard(events.Thrown(gustave, (5,), 9, sweet=True), language="de") == "5 und 1 vom Törtchen: Gustave hat 9."
    assert heard(events.Thrown(gustave, (5,), 9, sweet=True), language="fr") == "5 et 1 de la Tartelette: Gustave a 9."


@pytest.mark.parametrize(
    ("event", "own", "en", "de", "fr"),
    [
        (
            events.Thrown(Seat(1), (5,), 9, sweet=True),
            *("5.", "5, Cupcake: 9.", "5, Törtchen: 9.", "5, Tartelette: 9."),
        ),
        (events.Thrown(Seat(1), (5,), 8), "5: 8.", "5: 8.", "5: 8.", "5: 8."),
        (
            events.Brings(Seat(1), "spelunkenbold", (1,), 6, 0, 22, sweet=True),
            "Troll 1: plus 6.",
            "Troll 1: plus 6, Cupcake: 22.",
            "Spelunkenbold 1: plus 6, Törtchen: 22.",
            "Troll 1: rapporte 6, Tartelette: 22.",
        ),
        (
            events.Costs(Seat(1), "anaconda", 2, 9, sweet=True),
            "Anaconda: minus 2.",
            "Anaconda: minus 2, Cupcake: 9.",
            "Anaconda: minus 2, Törtchen: 9.",
            "Anaconda: coûte 2, Tartelette: 9.",
        ),
        (
            events.Moved(Seat(1), Seat(0), 4, 0, 31, 0, sweet=True),
            "You 31, Ann 0.",
            "Gustave 31 with Cupcake, you 0.",
            "Gustave 31 mit Törtchen, du 0.",
            "Gustave 31 avec Tartelette, toi 0.",
        ),
    ],
)
def test_brief_wording_names_the_cupcake_where_its_point_is_in_a_sum_and_once_to_its_owner(event, own, en, de, fr):
    for language, told in (("en", en), ("de", de), ("fr", fr)):
        assert heard(event, language=language, verbosity="brief") == told
    assert heard(event, own=(1,), verbosity="brief") == own
    assert heard(events.Sweet(Seat(1), 9), own=(1,), verbosity="brief") == "Cupcake: 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_display_others_feel_the_cupcake_beside_its_sum(language):
    word = {"en": "Cupcake", "de": "Törtchen", "fr": "Tartelette"}[language]
    for sweet in (True, False):
        for event in (
            events.Thrown(Seat(1), (5,), 9, sweet),
            events.Brings(Seat(1), "spelunkenbold", (1,), 6, 0, 22, sweet),
            events.Countered(Seat(1), "hoeschen", (3, 5), 6, 22, sweet),
            events.Costs(Seat(1), "anaconda", 2, 9, sweet),
            events.Moved(Seat(1), Seat(0), 4, 0, 31, 0, sweet),
        ):
            felt = Phrases(language, GAME, ("Ann", "Gustave"), (0,)).event_in_braille(event).text
            assert (word in felt) == sweet
            assert word not in Phrases(language, GAME, ("Ann", "Gustave"), (1,)).event_in_braille(event).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_with_jokers_names_beginnings_of_those_that_are_left(language):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    for left in (("pony", "spelunkenbold"), NAMES, NAMES[5:], ("fumo", "frostschutz", "runkelrueb")):
        question = Choose(Seat(0), left, len(left), False, 1, 3)
        begun = phrases.allowed(question).rpartition(": ")[2].rstrip(".")
        assert Words(phrases, question, declared.HAND, GAME.queries).read(begun).value == left[:3], begun
        assert len(begun) <= 17, begun


def test_only_ones_own_help_is_offered_for_ones_jokers():
    assert heard(events.AllLeft(Seat(0), 15)) == "You have all 15 jokers; help names them."
    assert heard(events.AllLeft(Seat(1), 15)) == "Gustave has all 15 jokers."
    assert heard(events.AllLeft(Seat(1), 2), language="de") == "Gustave hat beide Joker."


ZOMBIE = "You are a zombie now, that is, out of this round"


def test_what_a_princess_a_zombie_and_the_slayer_are_is_said_where_they_first_come_up():
    princess = "You keep 4. Whoever stops is a princess: no 6 harms her, but others can steal from her with a 1."
    assert heard(events.Stopped(Seat(0), 4), new=True) == princess
    assert heard(events.Stopped(Seat(0), 4)) == "You keep 4."
    assert heard(events.Out(Seat(0), (6,), 9, 0), new=True) == f"6: lost 9. {ZOMBIE}."
    assert heard(events.Out(Seat(0), (6,), 9, 4), new=True).endswith(f". {ZOMBIE} with 4.")
    assert heard(events.Out(Seat(0), (6,), 9, 0)) == "6: lost 9. You are a zombie."
    assert "who brought a princess below 0" in heard(events.Keuler(Seat(0), Seat(1), 12), new=True)
    assert heard(events.Standing(Seat(0), "jungfrau", 3, 7), language="de").endswith("7 aus früheren Durchgängen.")


def test_an_attack_is_told_once_and_duels_can_be_even():
    assert heard(events.Lapsed(Seat(1), 3)) == "Not countered: nobody gets points."
    even = heard(events.Moved(Seat(1), Seat(0), 0, 0, 43, 2))
    assert even == "The duels even out, and no points change hands: Gustave has 43, you have 2."


def test_joker_alone_tells_half_a_sentence_each_and_a_name_tells_all():
    half = heard(events.Outlined("frostschutz", "frostschutz"))
    assert half == heard(events.Explained("frostschutz", "frostschutz"), verbosity="brief")
    assert "in German" not in half
    assert "in German Frostschutz" in heard(events.Explained("frostschutz", "frostschutz"))


def test_help_of_a_robber_with_one_victim_says_that_yes_and_no_are_understood():
    one, two = (Steal(Seat(0), 3, victims, (), 1) for victims in (((1, 0),), ((1, 0), (2, 4))))
    english, german = (Phrases(language, GAME, ("Ann", "Gustave", "Eve"), (0,)) for language in ("en", "de"))
    assert english.allowed(one) == "Type yes or Gustave to steal, or no."
    assert Words(english, one, ()).read("yes").value == 1
    assert Words(english, one, ()).read("no").value == -1
    assert german.allowed(two) == "Tippe, wen du beraubst, oder niemand: Gustave 0, Eve 4."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        events.Result(Seat(0), 3, 4),
        events.Stopped(Seat(0), 3),
        events.Out(Seat(0), (6,), 3, 0),
        events.Stole(Seat(1), Seat(0), 1, 3, 0),
        events.Moved(Seat(1), Seat(0), 4, 0, 30, 0),
        events.Won(Seat(0), 30),
    ],
)
def test_brief_lines_call_their_listener_you_as_well(event, language):
    assert "Ann" not in heard(event, (0,), language, "brief")
    assert "Ann" in heard(event, (2,), language, "brief")


ADVISED = {
    "en": (
        "Throw: that wins the game about 3 times in 100, stopping never does.",
        "Throw: nothing wins the game any more.",
    ),
    "de": (
        "Wirf weiter: Das gewinnt das Spiel in etwa 3 von 100 Fällen, aufhören nie.",
        "Wirf weiter: Das Spiel ist nicht mehr zu gewinnen.",
    ),
    "fr": (
        "Encore: cela gagne la partie environ 3 fois sur 100, un stop jamais.",
        "Encore: la partie est perdue.",
    ),
}


@pytest.mark.parametrize("language", ADVISED)
def test_advice_tells_the_chance_to_win_and_no_points_where_that_decides(language):
    behind, lost = ADVISED[language]
    assert heard(advice.AdviseOn(True, 3, 0, False), language=language) == behind
    assert heard(advice.AdviseOn(True, 0, 0, True), language=language) == lost
    for told in (advice.AdviseStop(20, True, 47, 41, False), advice.AdviseYes(True, True, 47, 41, False)):
        assert re.findall(r"\d+", heard(told, language=language)) == ["47", "100", "41"]
    alike = heard(advice.AdviseStop(20, True, 47, 47, True), language=language)
    assert alike.count("47") == 1
    sure = heard(advice.AdviseStop(20, True, 100, 83, False), language=language)
    assert "83" in sure
    assert sure.count("100") == 1


@pytest.mark.parametrize("language", ADVISED)
def test_review_tells_the_chance_to_win_of_what_was_done_and_of_what_was_better(language):
    pony = Term("pony")
    for told in (
        advice.CostStopped(20, True, 47, pony, True, 52, 5),
        advice.CostStopped(20, True, 47, pony, False, 52, 5),
        advice.CostWentOn(20, pony, True, True, 47, 52, 5),
        advice.CostOtherwise(20, pony, False, True, 47, Term("plain"), True, 52, 5),
    ):
        assert re.findall(r"\d+", heard(told, language=language)) == ["20", "47", "100", "52"]
    assert "100" in heard(advice.CostStopped(20, True, 0, pony, True, 3, 3), language=language)


def test_in_french_nothing_is_refused_without_its_ne():
    assert heard(advice.CostRefused(0, Term("pony"), 4), language="fr").startswith("Tu n'as pris aucun joker. Avec ")
    assert heard(advice.CostRefused(1, Term("pony"), 4), language="fr").startswith("Tu n'as pris qu'un joker. Avec ")
    assert heard(advice.CostRefused(2, Term("pony"), 4), language="fr").startswith("Tu n'as pris que 2 jokers. Avec ")


@pytest.mark.parametrize(("language", "round_"), [("en", "Round"), ("de", "Durchgang"), ("fr", "Manche")])
def test_the_round_of_a_joker_that_was_not_taken_is_told_once(language, round_):
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    place = phrases.line("loop-decision", round=2, turn=0, throw=0).text
    assert place == f"{round_} 2."
    assert "2" not in heard(advice.CostRefused(0, Term("pony"), 4), language=language)
