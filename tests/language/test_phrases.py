"""Every event and question can be said, in both languages, in every form, with the same variables."""

import inspect
import re
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import get_type_hints

import declared
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import access
from access.answers.commands import command_names
from access.answers.words import normal
from access.dialogue.asking import Watched
from access.language.line import How, plain_line
from access.language.phrases import Phrases
from access.language.texts import HOUSE, MissingPhrase, guide, phrase_name
from access.play.at_table import TypedDice
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.cards import Hand, Row
from games.kaques import GAME
from games.kaques.rules import CanKeep, Keep, LeKaque, Standing, Stopped
from games.refusals import Illegal
from games.steps import Ask, Dice, Event, Offer, Scores, Seat, Seats, Terms
from wordlists.reading import KINDS

GAMES = [catalogue.find(name) for name in catalogue.names()]
PACKAGES = [HOUSE, f"{HOUSE}.person", *(game.package for game in GAMES)]
FORMS = ("", "brief", "braille")
QUESTION_FORMS = (*FORMS, "allowed", "longest")
MAY_HAVE = ("first", "full", "less", "least", "hand")
COUNTS = ("dice-count", "kept-count", "chosen-count", "throw-count")
"""Numbers that decide the grammar of one language only."""


@cache
def resource(package, language):
    text = (resources.files(package) / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def pattern(message, form):
    if not form:
        return message.value
    return next((attribute.value for attribute in message.attributes if attribute.id.name == form), None)


def variables(node):
    found = set()

    class Seen(Visitor):
        def visit_VariableReference(self, node):
            found.add(node.id.name)

    Seen().visit(node)
    return found


def classes(module, base):
    members = vars(import_module(module)).values()
    found = [c for c in members if inspect.isclass(c) and issubclass(c, base) and c.__module__ == module]
    return [c for c in found if not c.__name__.startswith("_")]  # what several have in common is never asked itself


def of_package(game, base):
    names = (entry.name for entry in resources.files(game.package).iterdir() if entry.name.endswith(".py"))
    return [found for name in sorted(names) for found in classes(f"{game.package}.{name.removesuffix('.py')}", base)]


def told_classes(game):
    return of_package(game, Event)


def asked_classes(game):
    return of_package(game, Ask)


EVENTS = [(game.id, game.package, event) for game in GAMES for event in told_classes(game)]
EVENTS += [("loop", HOUSE, event) for event in classes("games.purse", Event)]
QUESTIONS = [(game.id, game.package, question) for game in GAMES for question in asked_classes(game)]
QUESTIONS += [("loop", HOUSE, question) for question in (TypedDice, Watched)]


@pytest.mark.parametrize(("whose", "package", "event"), EVENTS)
def test_every_event_has_every_form_in_both_languages_with_the_same_variables(whose, package, event):
    check_forms(package, f"{whose}-{phrase_name(event)}", event, FORMS)


@pytest.mark.parametrize(("whose", "package", "question"), QUESTIONS)
def test_every_question_has_every_form_in_both_languages_with_the_same_variables(whose, package, question):
    check_forms(package, f"{whose}-{phrase_name(question)}", question, QUESTION_FORMS)


def check_forms(package, name, told, forms):
    known = {field.replace("_", "-") for field in told.__dataclass_fields__} | {"you", "first", "only", "turn"}
    hints = get_type_hints(told)
    known |= {f"{field.replace('_', '-')}-short" for field in told.__dataclass_fields__ if hints[field] in (Hand, Row)}
    known |= {
        f"{field.replace('_', '-')}-count" for field in told.__dataclass_fields__ if hints[field] in (Dice, Terms)
    }
    known |= {
        f"{field.replace('_', '-')}-{part}"
        for field in told.__dataclass_fields__
        for part in ("count", "name", "score", "others")
        if hints[field] == Scores
    }
    known |= {
        f"{field.replace('_', '-')}-{part}"
        for field in told.__dataclass_fields__
        for part in ("you", "others")
        if hints[field] == Seats
    }
    known |= {f"{field.replace('_', '-')}-two" for field in told.__dataclass_fields__ if hints[field] == Hand}
    known |= {f"{field.replace('_', '-')}-begun" for field in told.__dataclass_fields__ if hints[field] == Terms}
    for form in forms:
        used = []
        for language in LANGUAGES:
            found = pattern(resource(package, language)[name], form)
            assert found is not None, f"{name}.{form} is missing in {language}"
            used.append(variables(found) - {"you", "first", *COUNTS})
            assert variables(found) <= known, f"{name}.{form} in {language} tells what is not known"
        assert all(each == used[0] for each in used), f"{name}.{form} tells other facts in another language"
    for form in MAY_HAVE:
        found = [pattern(resource(package, language)[name], form) for language in LANGUAGES]
        used = [form_of and variables(form_of) - {"you", "first", *COUNTS} for form_of in found]
        assert all(each == used[0] for each in used), f"{name}.{form} is not the same in all languages"
        assert (used[0] or set()) <= known, f"{name}.{form} tells what is not known"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", [*PACKAGES, f"{HOUSE}.club", "access.cli.commands"])
def test_every_language_has_the_same_phrases_with_the_same_variables(package, language):
    english, own = resource(package, "en"), resource(package, language)
    assert names_of(english) == names_of(own)
    for name in names_of(english):
        used = [variables(each[name]) - {"you", "first", *COUNTS} for each in (english, own)]
        optional = {"value"} if "-option-" in name else set()  # not each says in words of its own what was agreed
        assert used[0] - optional == used[1] - optional, name


def names_of(messages):
    """The names of phrases, but those of parameters, which need none where they are called as in the code.

    Nor those with which a game replaces words of the house in one language.
    """
    replaced = (
        set()
        if "loop-decision" in messages and "loop-menu-told" in messages
        else resource("access.language", "en").keys()
    )
    return {name for name in messages if not name.startswith("help-metavar-")} - replaced


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_phrase(game):
    source = "".join(
        entry.read_text() for entry in resources.files(game.package).iterdir() if entry.name.endswith(".py")
    )
    for reason in re.findall(r'(?:Illegal|BadDeck|bad|Refused|Failed)\(\s*"([a-z0-9-]+)"', source):
        assert Phrases("en", game).has(reason), reason


def test_every_phrase_that_the_house_names_exists():
    phrases = Phrases("en")
    whose = "loop|error|journal|resume|option|name|simulate|list|word|deck|emboss|tournament|settings|setting|doctor"
    for path in Path(access.__file__).parent.rglob("*.py"):
        for name in re.findall(rf'"((?:{whose})-[a-z-]*[a-z])"', path.read_text(encoding="utf-8")):
            assert phrases.has(name), f"{path.name}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_word_that_is_left_out_can_be_said(language):
    for kind in KINDS:
        assert Phrases(language).text(f"list-kind-{kind}", count=2).startswith("2 ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_words_that_may_be_typed_collide(game, language):
    phrases = Phrases(language, game)
    prefix = f"{game.id}-answer-"
    named = [name for name in resource(game.package, language) if name.startswith(prefix)]
    commands = (*command_names(declared.of_table(game)), *(query.name for query in game.queries))
    named += [phrases.command(name) for name in commands]
    words = [(word, name) for name in named for word in map(normal, phrases.words(name)) if word not in BOTH]
    collide = [pair for pair in sorted(words) if sum(word == pair[0] for word, _ in words) > 1]
    assert not collide


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_a_short_form_of_two_letters(language):
    for game in GAMES:
        phrases = Phrases(language, game)
        for name in (*declared.AT_TABLES, *(query.name for query in game.queries)):
            assert any(len(word) == 2 for word in phrases.words(phrases.command(name))), name


BOTH = {
    "setze",
    "bleiben",
    "stay",
    "rester",
    "reste",
    "take",
    "nehmen",
    "nimm",
    "nehme",
    "prendre",
    "prends",
    "no joker",
    *("bet", "setzen", "miser", "mise", "take it"),
    *("pay", "p", "call", "meet", "mitgehen", "m", "zahlen", "zahle", "payer", "paie", "suivre"),
    *("throw", "roll", "werfen", "werfe", "wirf", "wuerfeln", "wuerfle", "lancer", "lance"),
}
"""Words of two answers that no question offers together, or after which what follows decides: setze bets and sets."""
LEFT_OUT = {"words-answer-card", "words-answer-dealer"}
"""Words that nobody types, since the answer alone will do."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_answers_have_a_short_form_of_one_letter(game, language):
    phrases = Phrases(language, game)
    for name in resource(game.package, language):
        if name.startswith(f"{game.id}-answer-") and name not in LEFT_OUT:
            assert any(len(word) == 1 for word in phrases.words(name)), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guide_without_marks_that_a_voice_would_spell(game, language):
    paragraphs = guide(game, language)
    assert len(paragraphs) > 5
    for paragraph in paragraphs:
        assert not re.search(r"[#*_`|<>\[\]]", paragraph), paragraph


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_phrase_holds_signs_that_a_voice_would_spell_or_skip(package, language):
    class Told(Visitor):
        def visit_TextElement(self, node):
            assert not re.search(r"[*_`|<>\[\]…–—„“”«»]", node.value), node.value

    for message in resource(package, language).values():
        Told().visit(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_alone_are_exclaimed(language):
    for package in PACKAGES:
        text = (resources.files(package) / f"{language}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            if "!" in line:
                assert re.search(r"fertisch\b.*!|Kaque|Lálá!|Grandmère!|^ *\}!", line), line


def phrases(language="en", own=(0,), names=("Ann", "Gustave")):
    return Phrases(language, GAME, names, own)


def test_who_listens_alone_is_called_you():
    assert phrases().event(Stopped(Seat(0), 350, 1350))[0].text == "You stop with 350 and have 1350."
    assert phrases().event(Stopped(Seat(1), 350, 1350))[0].text == "Gustave stops with 350 and has 1350."
    assert phrases("de").event(Stopped(Seat(0), 350, 1350))[0].text == "Du hörst mit 350 auf und hast 1350."


def test_at_a_shared_keyboard_everybody_has_a_name():
    assert phrases(own=(0, 1)).event(Standing(Seat(0), 50))[0].text == "Ann: 50."


def test_a_term_is_explained_the_first_time_in_a_session():
    said = phrases()
    kaque = LeKaque(Seat(1), (2, 3), 300, False)
    assert said.event(kaque, new=True)[0].text == "2 3: Le Kaque, nothing scores! Gustave loses this turn's 300."
    assert said.event(kaque)[0].text == "2 3: Le Kaque! Gustave loses 300."


def test_a_question_is_asked_in_words_the_first_time_and_bare_later():
    said = phrases()
    question = Keep(Seat(0), (1, 5, 2, 2, 2, 6), 300, 0, 10000)
    assert said.question(question, How(new=True)).full.text == "1 5 2 2 2 6, plus 300. Keep or stop?"
    assert said.question(question).full.text == "1 5 2 2 2 6, plus 300?"
    assert said.question(question).brief.text == "1 5 2 2 2 6?"
    assert said.question(question).brief.closed_up == "152226?"


def test_numbers_have_no_separators_and_plurals_work():
    assert phrases().event(CanKeep((1,), 1000000, 1))[0].text == "1: 1000000, then one die."
    assert phrases("de").event(CanKeep((1,), 10000, 2))[0].text == "1: 10000, dann 2 Würfel."


def test_dice_numbers_and_seats_are_spans_of_their_kind():
    line = phrases().event(LeKaque(Seat(1), (2, 3), 300, False))[0]
    assert [(s.kind, s.printed) for s in line.spans if s.kind != "text"] == [
        ("dice", "2 3"),
        ("seat", "Gustave"),
        ("number", "300"),
    ]
    assert [s.kind for s in plain_line("4 dice").spans] == ["number", "text"]


def test_a_name_with_a_number_stays_one_span():
    line = phrases(names=("Ann", "Gustave 2")).event(Standing(Seat(1), 50))[0]
    assert next((s.kind, s.text) for s in line.spans) == ("seat", "Gustave 2")


def test_a_phrase_that_is_not_there_is_an_error_that_names_it():
    with pytest.raises(MissingPhrase, match="kaques-nothing"):
        phrases().text("kaques-nothing")
    with pytest.raises(MissingPhrase, match="kaques-standing"):
        phrases().text("kaques-standing")


def test_offers_and_refusals_carry_what_their_phrase_tells():
    question = Keep(Seat(0), (1, 2, 2, 3, 4, 6), 0, 0, 10000)
    assert {type(offer) for offer in question.offers()} == {Offer}
    with pytest.raises(Illegal) as refused:
        question.check((2, 2))
    said = phrases().text(refused.value.reason, **refused.value.facts)
    assert said == "No points for 2 2. These score: 1."
