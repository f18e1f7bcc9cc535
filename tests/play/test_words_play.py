"""Whole games of Choose Your Words with random answers: chips balance after every answer, and they end."""

import re

import pytest
from helpers import taverne
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_play import play_whole

from access.answers.commands import Unclear
from access.answers.words import Words
from access.engine import journal
from access.engine.chance import Seeded, SeededLuck
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.language.phrases import Phrases
from access.storage import journals
from access.storage.journals import Journal, new
from games.cards import Row, letters
from games.game import Sitting
from games.options import with_defaults
from games.refusals import Illegal
from games.steps import Deal, Seat
from games.words import GAME, events
from games.words.advice import AdviseBet, AdviseCall, AdviseFold, AdviseSwap, AdviseWord
from games.words.decks import deck
from games.words.questions import CALL, FOLD, NOBODY, Call, Doubt, Lay, LayUnseen, Open, ShowHighest, Swap, SwapCount

WHOLE = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
WRONG = [
    (),
    ("fold", 1),
    ("bet", -1),
    ("bet", 10**6),
    ("raise", 0),
    ("call", "x"),
    7,
    -2,
    "x",
    ("Z",) * 5,
    ("a", "A"),
    None,
]


@st.composite
def agreements(draw):
    """Options of all kinds: odd bets, nearly empty purses, small decks, real cards."""
    seats = draw(st.integers(2, 6))
    least = draw(st.integers(1, 4))
    given = {
        "ante": draw(st.integers(1, 5)),
        "min-bet": least,
        "max-bet": draw(st.integers(least, 9)),
        "chips": draw(st.integers(1, 30)),
        "rounds": draw(st.integers(1, 6)),
        "check": draw(st.sampled_from(["challenge", "always"])),
        "cards": draw(st.sampled_from(["seeded", "seeded", "seeded", "typed"])),
        "deck": draw(st.sampled_from(["en", "de", f"A {7 * seats} 2, T 4 3"])),
    }
    return seats, GAME.agreement.settle(with_defaults(GAME.agreement.options, given), Sitting(seats, 0, "en"))


def answers(question, pick):
    """An allowed answer of some kind."""
    if isinstance(question, Open):
        return (FOLD, ("bet", question.least), ("bet", question.most))[pick % 3]
    if isinstance(question, Call):
        raised = ("raise", question.least + pick % (question.most - question.least + 1)) if question.most else CALL
        return (FOLD, CALL, CALL, raised)[pick % 4]
    if isinstance(question, Swap):
        return letters(question.hand)[: pick % 5]
    if isinstance(question, SwapCount):
        return pick % 5
    if isinstance(question, Lay):
        return laid(question, pick)
    if isinstance(question, LayUnseen):
        return [(), ("at", "A", "T"), ("ta", "T", "A")][pick % 3]
    if isinstance(question, ShowHighest):
        return (list(question.agreed.deck.kinds)[pick % len(question.agreed.deck.kinds)],)
    if isinstance(question, Doubt):
        return [NOBODY, question.owner][pick % 2]
    return pick % question.seats


def laid(question, pick):
    _, word = next(question.agreed.dictionary.best(question.hand), (0, ""))
    ways = [(), question.agreed.lay(word, question.hand) if word else ()]
    if not question.agreed.always:
        names = letters(question.hand)[:2]
        ways.append(("".join(names).lower(), *names))
    return ways[pick % len(ways)]


def chance(seed, number, step):
    return Seeded(seed)(number, step)


@WHOLE
@given(
    drawn=agreements(),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 11), min_size=1, max_size=60),
    wrong=st.lists(st.sampled_from(WRONG), max_size=20),
)
@pytest.mark.long
def test_chips_balance_after_every_answer_and_a_game_of_random_answers_ends(
    tmp_path_factory, drawn, seed, picks, wrong
):
    seats, options = drawn
    whole = seats * options["chips"]
    table = play_whole(
        tmp_path_factory.mktemp("words") / "game.jsonl",
        GAME,
        seats,
        options,
        seed,
        lambda step, turn: answers(step, picks[turn % len(picks)]),
        wrong,
        lambda play: sum(play.chips) + play.pot() == whole and min(play.chips) >= 0,
    )
    assert sum(table.play.chips) == whole


@pytest.mark.parametrize("cut", range(4))
def test_a_game_that_was_killed_between_exchange_and_showdown_goes_on_at_the_same_question(tmp_path, cut):
    """The journal up to any line, the swap and the word before it included, leads to the question that stood then."""
    options = GAME.agreement.settle(
        with_defaults(GAME.agreement.options, {"rounds": 1, "check": "challenge"}), Sitting(2, 0, "en")
    )
    head = Header("words", GAME.version, (Participant("Ann"), Participant("Ben")), options, 5, False, "en")
    path = tmp_path / "game.jsonl"
    table = Table(new(GAME, head), Journal.create(path, head))
    stood = []
    while table.open is not None:
        step = table.open
        stood.append((step, list(table.play.chips), dict(table.play.round.hands)))
        answer = chance(5, table.number, step) if isinstance(step, Deal) else answers(step, 1)
        table.answer(table.number, answer)
    table.record.close()
    lines = path.read_bytes().splitlines(keepends=True)
    swaps = [n for n, (step, _, _) in enumerate(stood) if isinstance(step, Swap)]
    for n in range(swaps[0], len(stood)):
        torn = lines[n + 1][: (len(lines[n + 1]) - 1) * cut // 4]
        path.write_bytes(b"".join(lines[: n + 1]) + torn)
        saved = journals.read(path)
        again = Table(new(GAME, saved.header))
        journal.replay(saved, again, path.name)
        assert (again.open, again.play.chips, again.play.round.hands) == stood[n]


def test_a_journal_whose_cards_are_not_in_the_pile_is_damaged(tmp_path):
    options = GAME.agreement.settle(with_defaults(GAME.agreement.options, {}), Sitting(2, 0, "en"))
    head = Header("words", GAME.version, (Participant("Ann"), Participant("Ben")), options, 5, False, "en")
    for answer in ('["Ä"]', '["A","A"]', "[]", "7", '"A"', "null"):
        path = tmp_path / "game.jsonl"
        line = f'{{"n": 0, "seat": 0, "asked": "Deal", "answer": {answer}}}\n'
        path.write_text(head.line() + "\n" + line, encoding="utf-8")
        saved = journals.read(path)
        with pytest.raises(journal.BadJournal):
            journal.replay(saved, Table(new(GAME, head)), path.name)


def test_cards_fall_evenly():
    """Each card of the deck is dealt first as often as it is there, to four standard errors."""
    cards, games = deck("en"), 6000
    firsts = {}
    for seed in range(games):
        (first,) = Seeded(seed)(3, Deal(Seat(0), 1, cards.cards))
        firsts[first] = firsts.get(first, 0) + 1
    for name, kind in cards.kinds.items():
        share = kind.count / 118
        spread = (share * (1 - share) / games) ** 0.5
        assert abs(firsts.get(name, 0) / games - share) < 4 * spread, name
    dealt = Seeded(1)(0, Deal(Seat(0), 118, cards.cards))
    assert sorted(dealt) == sorted(cards.cards)
    assert SeededLuck(1, Seat(0))(1, 2) in (0, 1)


def heard(event, own=(0,), language="en", verbosity="normal"):
    return Phrases(language, GAME, ("Ann", "Gustave"), own).event(event, verbosity)[0].text


@pytest.mark.parametrize(
    ("typed", "told"), [("bet", "You bet 1."), ("yes", "You bet 1."), ("bet 2", None), ("3", None)]
)
def test_who_bets_without_a_number_hears_how_much(typed, told):
    run = taverne("play", "words", "Ann", "--seed", "3", typed=f"{typed}\nquit\n")
    said = run.stdout.splitlines()
    after = said[next(n for n, line in enumerate(said) if line.startswith("Bet 1 to 5")) + 1]
    assert (after == told) if told else not after.startswith("You bet"), run.stdout


def test_who_raises_without_a_number_hears_to_how_much():
    assert heard(events.BetLeast(Seat(0), 3, True)) == "You raise to 3."
    assert heard(events.BetLeast(Seat(0), 3, True), language="de") == "Du erhöhst auf 3."
    assert heard(events.BetLeast(Seat(0), 3, True), language="fr") == "Tu relances à 3."


def test_a_word_on_the_table_can_be_doubted_by_its_name():
    agreed = GAME.agreement.settle(with_defaults(GAME.agreement.options, {}), Sitting(2, 0, "en"))
    lexicon = GAME.new(2, agreed).agreed
    rows = (events.CanDoubt(Seat(1), "gravat", 20), events.CanDoubt(Seat(2), "Überzug", 12))
    question = Doubt(Seat(0), Seat(1), "gravat", 20, (), rows, lexicon)
    for language, word in (("en", "doubt"), ("de", "zweifeln"), ("fr", "douter")):
        words = Words(Phrases(language, GAME, ("Ann", "Gustave", "Eve")), question, ())
        assert words.read(f"{word} gravat").value == 1
        assert words.read(f"{word} überzug").value == 2
        assert words.read(f"{word} Eve").value == 2
        with pytest.raises(Unclear):
            words.read(f"{word} quux")


def test_the_example_of_a_swap_is_of_ones_own_cards():
    agreed = GAME.agreement.settle(with_defaults(GAME.agreement.options, {}), Sitting(2, 0, "en"))
    lexicon = GAME.new(2, agreed).agreed
    hand = lexicon.deck.hand(("A", "A", "L", "M", "QU", "X", "Z"))
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    question = Swap(Seat(0), hand, 5, lexicon)
    example = re.search("for instance (swap .*), or none", phrases.told(question, "help"))[1]
    question.check(Words(phrases, question, ()).read(example).value)


@pytest.mark.parametrize(
    ("event", "german"),
    [
        (events.Struck(Seat(1), "lehnt", Seat(0)), "Du zweifelst das Wort lehnt an: nicht im Wörterbuch."),
        (events.Stands(Seat(1), "lehnt", Seat(0)), "Du zweifelst das Wort lehnt an: Es steht im Wörterbuch."),
    ],
)
def test_a_doubted_word_is_told_as_a_word(event, german):
    assert heard(event, language="de").startswith(german)


EQUAL = {"en": "both are equally good.", "de": "Beides ist gleich gut.", "fr": "les deux se valent."}


@pytest.mark.parametrize("language", EQUAL)
def test_where_two_ways_are_equally_good_advice_says_so(language):
    fold = AdviseCall(0, False, "fold", 0)
    bluff = AdviseBet(5, False, 0, False, "fold", 0, True, 10)
    assert heard(fold, language=language).endswith(EQUAL[language])
    assert EQUAL[language] in heard(bluff, language=language)
    assert "10" in heard(bluff, language=language)


def test_advice_to_fold_begins_its_reason_as_a_sentence_and_says_which_games_are_meant():
    told = heard(AdviseFold(165, False, "call", 0), language="de")
    assert told == "Steig aus: Mitgehen kostet 165 Chips in 100 solchen Runden."
    won = heard(AdviseBet(5, True, 29, True, "call", 0, False, 60))
    assert won == "Raise to 5: of 100 games in this position, that wins 29 more than a call."


MIXED = {
    "en": "Call: the best bot does so 70 times in 100 here and otherwise raises to 5 or folds, so that nobody can read its hand.",
    "de": "Geh mit: Der beste Bot macht das hier in 70 von 100 Fällen und erhöht sonst auf 5 oder steigt aus, damit ihn niemand durchschaut.",
    "fr": "Suis: ici, le meilleur bot le fait 70 fois sur 100; sinon, il relance à 5 ou se couche, pour rester imprévisible.",
}


@pytest.mark.parametrize("language", MIXED)
def test_where_the_best_bot_mixes_its_bets_advice_says_how_often_it_makes_which(language):
    assert heard(AdviseCall(0, False, "raise", 5, 70, "fold", 0), language=language) == MIXED[language]
    for told in (AdviseFold(0, False, "call", 0, 30), AdviseBet(5, True, 0, False, "call", 0, True, 12, 30)):
        line = heard(told, language=language)
        assert "30" in line
        assert EQUAL[language] not in line
    assert "12" in heard(AdviseBet(5, True, 0, False, "call", 0, True, 12, 30), language=language)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Lay thin, T H, I N: 16 points."),
        ("de", "Lege thin, T H, I N: 16 Punkte."),
        ("fr", "Pose thin, T H, I N: 16 points."),
    ],
)
def test_advice_of_a_word_spells_it_for_the_ear_by_its_cards(language, told):
    advice = AdviseWord("thin", 16, Row(deck("en").hand(("TH", "IN"))))
    for verbosity in ("normal", "brief"):
        spoken = Phrases(language, GAME, ("Ann", "Gustave"), (0,)).event(advice, verbosity)[0].spoken
        assert "thin, T H, I N: 16" in spoken
    assert Phrases(language, GAME).event(advice)[0].spoken == told


def test_advice_to_swap_says_what_that_brings():
    cards = Row(deck("en").hand(("C", "TH")))
    assert heard(AdviseSwap(cards, 2, 8, 15)) == ("Swap C TH: your best word then has 15 points on average, and now 8.")
    assert heard(AdviseSwap(cards, 2, 0, 15)).endswith("and now you have none.")
    assert heard(AdviseSwap(Row(()), 0, 18, 15)) == (
        "Swap none: your best word has 18 points, and after the best swap 15 on average."
    )
    assert heard(AdviseSwap(Row(()), 0, 18, 15), language="de").endswith("nach dem besten Tausch im Schnitt 15.")
    assert heard(AdviseSwap(cards, 2, 8, 15), language="fr", verbosity="brief").endswith(
        "15 en moyenne; maintenant: 8."
    )


@pytest.mark.parametrize(
    ("language", "asks", "why", "decides"),
    [
        ("en", "advice", "why", "What decides: "),
        ("de", "Tipp", "warum", "Was entscheidet: "),
        ("fr", "conseil", "pourquoi", "Ce qui décide: "),
    ],
)
def test_whoever_asks_why_hears_what_decides_instead_of_the_advice_again(language, asks, why, decides):
    typed = f"{asks}\n{why}\n{asks}\n1\n{why}\n{why}\n{asks}\n"
    run = taverne("play", "words", "Ann", "--seed", "3", "--rounds", "2", "--lang", language, typed=typed)
    told = [line for line in run.stdout.splitlines() if not line.rstrip().endswith("?")]
    bet, swap = (at for at, line in enumerate(told) if line.startswith(decides))
    assert told[bet] != told[swap]
    for at in (bet, swap):
        assert told[at - 1] == told[at + 1]
        assert told[at - 1] not in told[at + 2 :]


@pytest.mark.parametrize(
    ("language", "words", "begins"),
    [
        ("en", ("bet", "call", "raise", "fold"), "Then you bet, call, raise or fold."),
        ("de", ("setzen", "mitgehen", "erhöhen", "aussteigen"), "Dann wird gesetzt: setzen, mitgehen, erhöhen"),
        ("fr", ("miser", "suivre", "relancer", "se coucher"), "Puis vient le moment de miser, suivre, relancer"),
    ],
)
def test_help_about_a_bet_reads_the_rule_of_bets_and_not_how_it_is_typed(language, words, begins):
    typed = "".join(f"{help_} {word}\n" for word in words for help_ in ("help",))
    said = taverne("play", "words", "Ann", "--seed", "3", "--lang", language, typed=typed).stdout.splitlines()
    assert sum(line.startswith(begins) for line in said) == len(words)


def bets(language, question):
    agreed = GAME.agreement.settle(with_defaults(GAME.agreement.options, {"check": "always"}), Sitting(2, 1, language))
    lexicon = GAME.new(2, agreed).agreed
    hand = lexicon.deck.hand(("A", "E", "I", "O", "S", "T", "R"))
    phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
    made = question(Seat(0), hand, 1, 5, 4, 1, lexicon) if question is Open else None
    made = made or (Lay(Seat(0), hand, 9, lexicon) if question is Lay else Call(Seat(0), hand, 3, 9, 4, 5, 1, lexicon))
    return phrases, made, Words(phrases, made, ())


@pytest.mark.parametrize("question", [Open, Call])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_plain_no_at_a_bet_is_asked_back_and_the_named_fold_is_not(language, question):
    phrases, made, words = bets(language, question)
    no, fold = phrases.words("loop-plain-no")[0], phrases.words("words-answer-fold")[0]
    assert words.read(no).value == FOLD
    assert phrases.told(made, words.read(no).confirm)
    assert phrases.told(made, f"{words.read(no).confirm}-brief")
    assert words.read(fold).value == FOLD
    assert not words.read(fold).confirm


@pytest.mark.parametrize(("language", "stays", "checks"), [("en", "call", "check"), ("de", "mitgehen", "schieben")])
def test_who_stays_in_before_anybody_bets_bets_the_least_and_a_check_is_refused(language, stays, checks):
    phrases, made, words = bets(language, Open)
    assert words.read(stays).value == ("bet",)
    with pytest.raises(Illegal, match="words-no-check"):
        made.check(words.read(checks).value)
    fold = phrases.words("words-answer-fold")[0]
    assert fold in phrases.question(made).full.text  # named each time, not the first time alone


@pytest.mark.parametrize("typed", ["stereos", "Storane"])
def test_a_word_typed_alone_says_which_letters_are_missing(typed):
    _, _, words = bets("en", Lay)
    with pytest.raises(Illegal, match="words-not-in-hand") as refused:
        words.read(typed)
    assert refused.value.facts["missing"]


def test_a_bet_that_nobody_called_is_told_apart_from_the_pot():
    run = taverne("play", "words", "Ann", "--seed", "3", typed="5\nquit\n")
    assert "Gustave folds.\nYou get 5 back, which nobody called. You take the pot of 2, now 51.\n" in run.stdout


def test_whoever_folds_hears_what_goes_back_to_the_winner_so_that_the_pot_adds_up():
    run = taverne("play", "words", "Ann", "--seed", "4", typed="1\nfold\nquit\n")
    assert "pot 7?" in run.stdout
    assert "Gustave gets 3 back, which nobody called. Gustave takes the pot of 4, now 52." in run.stdout


def test_a_word_is_looked_up_with_what_the_hand_lacks():
    _, made, _ = bets("en", Lay)
    missing = events.Listed("stereos", True, True, "E, S", made.hand)
    assert heard(missing) == "stereos: yes, listed; your hand lacks E, S."
    assert heard(events.Listed("quux", False, False)) == "quux: no; seven cards of this deck cannot lay it."
