"""What a question offers to press is what is understood when it is typed."""

import declared
import pytest
from shown import NAMES, house_questions, questions_of

from access.answers.commands import Answered, Commanded
from access.answers.words import Words
from access.language.output import in_all_forms
from access.language.phrases import Phrases
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.misericorde.questions import GiveTo
from games.refusals import Refused
from games.steps import Seat

GAMES = [(name, language) for name in catalogue.names() for language in LANGUAGES]
SEAT = Seat(0)


def cases(name, language):
    """Each question that was collected, with its words."""
    game, found = questions_of(name)
    for question, _ in found:
        phrases = Phrases(language, game, NAMES, {question.seat})
        yield question, Words(phrases, question, declared.of_table(game), game.queries)


def is_allowed(question, value):
    try:
        question.check(value)
    except Refused:
        return False
    return True


def named(words):
    """Each answer that is offered, with the first offer of the question that has its word and is not hidden."""
    found = {}
    for offer in words.offers:
        if not offer.hidden:
            found.setdefault(words.phrases.words(words.phrases.answer(offer))[0], offer)
    return [(found[offered.word], offered) for offered in words.offered.answers]


def values(offered):
    """The texts that an offered answer names to be typed behind its word, or alone."""
    if offered.alone:
        yield ""
    if offered.least is not None:
        yield from map(str, range(offered.least, min(offered.most, offered.least + FEW) + 1))
        yield str(offered.most)
    yield from offered.among


FEW = 10
"""The amounts that have a button each."""


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_each_answer_that_is_offered_is_that_answer_when_it_is_typed(name, language):
    typed = set()
    for question, words in cases(name, language):
        for offer, offered in named(words):
            for value in values(offered):
                meant = words.read(f"{offered.word} {value}")
                assert isinstance(meant, Answered), (question, offered, value)
                if not value and offer.answer is not None:
                    assert meant.value == offer.answer
                    assert is_allowed(question, meant.value), (question, offered)
                elif value:
                    assert is_allowed(question, meant.value), (offered, value)
                typed.add((type(question), offered.word, bool(value)))
    assert len(typed) > 1


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_each_command_that_is_offered_is_that_command_when_it_is_typed(name, language):
    for _, words in cases(name, language):
        for command, offered in zip(words.listed, words.offered.commands, strict=True):
            assert words.read(f"/{offered.word}") == Commanded(command)


def test_a_command_that_takes_a_player_names_those_of_its_own_table():
    for names in (("Ann", "Ben"), ("Carl", "Dora")):
        question, words = next(cases("kaques", "en"))
        words.listed, words.takes, words.among = ("score",), {"score": "seat"}, {"score": ()}
        words.phrases = Phrases("en", words.phrases.game, names, {question.seat})
        assert [offered.among for offered in words.offered.commands] == [names]


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_amounts_are_offered_with_their_bounds(name, language):
    bounded = 0
    for question, words in cases(name, language):
        for offer, offered in named(words):
            if offered.least is None:
                continue
            made, words_alone = offer.make or int, [each.answer for each in question.offers() if each.takes is None]
            allowed = [n for n in range(200) if is_allowed(question, made(n)) and made(n) not in words_alone]
            assert offered.least == allowed[0]
            assert offered.most == allowed[-1] or offered.most >= 200
            bounded += 1
    assert bounded or name in ("kaques", "kara", "verflixte6")


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_dice_and_cards_that_are_offered_are_those_that_can_be_typed(name, language):
    picked = 0
    for question, words in cases(name, language):
        form = in_all_forms(words.phrases, question)
        for item in form.picks:
            try:
                meant = words.read(f"{form.lead} {item.typed}")
            except Refused:
                continue
            assert isinstance(meant, Answered), (question, item)
            picked += 1
    assert picked or name in ("misericorde", "verflixte6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_of_the_house_offer_what_they_understand(language):
    found = 0
    for question in house_questions():
        words = Words(Phrases(language), question, ())
        for offered in words.offered.answers:
            if offered.alone:
                assert isinstance(words.read(offered.word), Answered), (question, offered)
                found += 1
    assert found > 30


PICKS = {"kaques": "Keep these", "kara": "Run with these", "words": "Swap these"}


@pytest.mark.parametrize("name", sorted(PICKS))
def test_what_becomes_of_picked_dice_and_cards_is_said(name):
    """Dice that are checked are kept in one game and thrown again in another."""
    assert PICKS[name] in {words.offered.picks for _, words in cases(name, "en")}


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_a_question_says_what_becomes_of_what_it_lets_pick(name, language):
    for question, words in cases(name, language):
        can_pick = in_all_forms(words.phrases, question).lead is not None
        assert bool(words.offered.picks) == can_pick, question


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_no_two_buttons_of_a_question_mean_the_same(name, language):
    """A word, or a word with a name: who sees two buttons looks for the difference."""
    for question, words in cases(name, language):
        meant = {}
        for offered in words.offered.answers:
            for value in ("",) * offered.alone + offered.among:
                answer = words.read(f"{offered.word} {value}").value
                assert answer not in meant.values() or offered.least is not None, (question, offered, value, meant)
                meant[f"{offered.word} {value}"] = answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_used_jokers_are_not_offered_and_each_offered_one_says_what_it_does(language):
    """Somebody was offered a joker, took it, and heard that they have none of that name."""
    left, unsure = set(), 0
    for question, words in cases("verflixte6", language):
        for offered in words.offered.answers:
            if offered.takes not in ("term", "terms") or offered.alone:
                continue
            terms = words.phrases.term
            there = getattr(question, "left", None) if offered.takes == "terms" else question.playable
            assert offered.among == tuple(terms(each)[0] for each in there)
            assert len(offered.told) == len(offered.among)
            assert all(offered.told)
            left.add(len(there))
            unsure += any(told.startswith(name) for told, name in zip(offered.told, offered.among, strict=True))
    assert len(left) > 5
    assert not unsure, "the name stands on the button already"


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_what_an_answer_does_is_said_in_few_words(name, language):
    told = {offered.does for _, words in cases(name, language) for offered in words.offered.answers} - {""}
    assert len(told) > 1
    assert max(map(len, told)) <= 40
    assert not any(each.endswith(".") for each in told)


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_the_amount_of_a_button_that_looks_like_enter_is_what_enter_means(name, language):
    for question, words in cases(name, language):
        for offered in words.offered.answers:
            if offered.usual is not None:
                by_enter = next(each.answer for each in question.offers() if each.enter)
                assert words.read(f"{offered.word} {offered.usual}").value == by_enter, question
    assert name != "misericorde" or any(
        each.usual for _, words in cases(name, language) for each in words.offered.answers
    )


@pytest.mark.parametrize("name", ["kara", "misericorde"])
def test_what_leaves_the_table_is_offered_as_that_alone(name):
    for question, words in cases(name, "en"):
        leaving = {offer.name for offer in words.offers if offer.leaves}
        assert leaving <= {"leave"}
        assert sum(offered.leaves for offered in words.offered.answers) == len(leaving), question


def test_whoever_leaves_hears_by_the_button_of_enter_who_gets_the_chips():
    told = {
        offered.does
        for question, words in cases("misericorde", "en")
        for offered in words.offered.answers
        if type(question) is GiveTo and offered.default
    }
    assert told == {"the others share them"}
