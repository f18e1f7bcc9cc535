"""A program speaks any language that the words of any program are translated into, and no other word reaches it."""

from importlib import resources
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from helpers import kept_at_home

from access import App, Left
from access.answers.words import normal
from access.language import texts
from access.language.formatting import plural_rule
from access.language.phrases import Phrases
from access.language.texts import HOUSE, Texts, names_in
from access.outputs.braille.translator import cells
from access.settings import wording
from access.settings.preferences import SETTINGS_OF_PERSONS
from access.system import environment
from access.system.environment import LANGUAGES
from access.system.files import settings_folder
from access.testing import Script

FOLDER = resources.files(HOUSE) / "person"
TRANSLATED = sorted(Path(entry.name).stem for entry in FOLDER.iterdir() if entry.name.endswith(".ftl"))
"""The languages of the words of any program."""
TOWNS = ["Albi", "Brest", "Caen", "Dax", "Évry", "Foix", "Gap"]


@pytest.fixture
def needed(monkeypatch):
    """The names of all phrases that are formatted or listed meanwhile."""
    names = set()
    formats, words, parse = Texts.format, Texts.words, Texts.parse

    def parsed(self, phrase):
        if self._source(phrase) and phrase not in self._parsed:
            names.add(phrase)
        parse(self, phrase)

    def formatted(self, phrase, form, facts):
        names.add(phrase)
        return formats(self, phrase, form, facts)

    def listed(self, phrase):
        names.add(phrase)
        return words(self, phrase)

    texts._texts.cache_clear()
    monkeypatch.setattr(Texts, "parse", parsed)
    monkeypatch.setattr(Texts, "format", formatted)
    monkeypatch.setattr(Texts, "words", listed)
    yield names
    texts._texts.cache_clear()


def every_question(person):
    """Ask all that a person can be asked, and tell all that can be told."""
    person.say("Texte.")
    person.choose("Quoi?", ["pomme", "poire"], "poire")
    person.choose("Où?", TOWNS)
    person.confirm("Sûr?", False)
    person.number("Combien?", 1, 20, 3)
    person.text("Nom?", "Anne", longest=12)
    person.text("Lieu?", empty=True)
    person.secret("Mot de passe?", again=True)
    person.pick("Lesquels?", TOWNS, ["Dax"])
    person.pause()
    person.read(["Un.", "Deux.", "Trois."])
    person.table([("Anne", 3)], ("nom", "âge"))
    person.clock = iter(range(0, 9000, 90)).__next__
    for fails in (False, True):
        for total in (4, None):
            try:
                with person.progress("Copie", total) as copying:
                    copying.step(2)
                    if fails:
                        raise ValueError
            except ValueError:
                pass


def typed_in(language, name):
    """The first word of a command."""
    return Phrases(language).words(f"loop-command-{name}")[0]


def typed_at_each(language):
    """What is typed at all these questions: each command, help about each word, mistakes, and the answers."""
    commands = ("repeat", "next", "help", "rate", "volume", "settings", "set", "quit")
    word = {name: typed_in(language, name) for name in commands}
    title = Phrases(language).text("settings-verbosity")
    yield from (word[name] for name in commands if name != "quit")
    yield from (f"{word['help']} {each}" for each in word.values())
    yield from (f"{word['help']} {each}" for each in (title, "xyz", "fold", "sort"))
    yield from (f"{word['set']} {each}" for each in (title, f"{title} x", "rate 9999", "xyz 1", "braille.table x.ctb"))
    yield from (f"{word['rate']} 180", f"{word['volume']} 80", f"{word['next'][:-1]}q", "", "p", "")
    yield "pomme"
    yield from ("xyz", "99", "3")
    yield from ("?", "peut-être", "")
    yield from ("0", "x", "7")
    yield from ("/", f"/{word['help']}", "Bartholomé de la Tour", "")
    yield ""
    yield from ("", "un", "deux", "un", "un")
    yield from ("xyz", "1, 2")
    yield ""
    yield from ("", "")


def asked_all(language, *, cells=None, more=None):
    """What reaches a person in a program of this language at all its questions."""
    app = App("essai", languages=(language,))

    def run():
        with app.person(more=more) as person:
            every_question(person)

    waits = [""] * 400 if more else []
    heard = Script(*typed_at_each(language), *waits, cells=cells, environment={"LC_ALL": "C"}).run(run)
    assert heard.left == 0 or (more and isinstance(heard.left, Left)), heard.left
    return heard


@pytest.mark.parametrize("language", TRANSLATED)
def test_all_that_a_program_says_and_asks_stands_in_the_words_of_any_program(language, needed):
    asked_all(language)
    asked_all(language, cells=20, more=True)
    others = needed - {texts.SPOKEN} - names_in("person")
    assert not others, ", ".join(sorted(others))
    if language not in LANGUAGES:
        assert texts.SPOKEN not in needed


def facts_of(pattern):
    found = set()

    class Seen(Visitor):
        def visit_VariableReference(self, node):
            found.add(node.id.name)

    Seen().visit(pattern)
    return found


def messages(language):
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_each_phrase_with_its_facts_and_forms(language):
    own, english = messages(language), messages("en")
    assert own.keys() == english.keys()
    for name, message in english.items():
        assert facts_of(own[name]) == facts_of(message), name
        assert [each.id.name for each in own[name].attributes] == [each.id.name for each in message.attributes], name


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_two_words_of_a_translation_collide(language):
    phrases = Phrases(language)
    for kind in ("loop-command-", "loop-more-"):
        listed = [name for name in names_in("person") if name.startswith(kind)]
        words = [normal(word) for name in listed for word in phrases.words(name)]
        assert sorted(words) == sorted(set(words))
    titles = [phrases.text(name) for name in names_in("person") if f"settings-means-{name[9:]}" in names_in("person")]
    assert len(titles) == len(set(titles)) == len(SETTINGS_OF_PERSONS)
    for setting in SETTINGS_OF_PERSONS:
        values = wording.words(setting, phrases)
        assert len(values) == len(set(values)), setting.name


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_translation_has_facts_and_a_name_in_the_others(language):
    found = environment.facts(language)
    for other in TRANSLATED:
        assert Phrases(other).language_name(language) == Phrases(other).text(f"language-{language}")
    assert found.name == Phrases(language).language_name(language)
    rule, babel = plural_rule(language), Locale.parse(language).plural_form
    assert [rule(number) for number in (*range(300), 10**6)] == [babel(number) for number in (*range(300), 10**6)]


def french(*typed, **wants):
    def run():
        with App("essai", languages=("fr",)).person() as person:
            person.choose("Quoi?", ["pomme", "poire"], "poire")
            person.confirm("Sûr?")

    return Script(*typed, environment={"LC_ALL": "C"}, **wants).run(run)


def test_a_french_program_is_french_at_each_question():
    heard = french("aide", "changer langue", "changer détail bref", "pom", "peut-être", "o")
    assert heard.printed == [
        "Quoi? pomme ou poire. Entrée: poire. aide",
        "Tape un de ces mots: pomme, poire.",
        "À tout moment: répéter, suivant, vitesse, volume, réglages, changer, quitter. "
        "Pour un mot, tape aide et ce mot.",
        "Quoi? changer langue",
        "langue: français. La langue dans laquelle le programme te parle. Valeurs: auto, français.",
        "Quoi? changer détail bref",
        "détail: bref.",
        "Quoi? pom",
        "Sûr? peut-être",
        "Pas compris: peut-être. Tape oui ou non.",
        "Sûr? o",
    ]


@pytest.mark.brailled
def test_a_french_program_is_felt_in_french_braille():
    heard = french("poi", "o", cells=20)
    spelled = cells("Sûr?", "fr-bfu-comp6.utb")
    assert heard.cells[-1].startswith(spelled)
    assert cells("Sûr?", "en-ueb-g1.ctb") != spelled


@pytest.mark.parametrize("typed", ["français", "French", "fr"])
def test_a_language_of_a_program_is_chosen_by_its_name(typed, home):
    def run():
        with App("essai", languages=("en", "fr")).person() as person:
            person.confirm("?")
            return person.language

    Script(f"set language {typed}", "y", environment=kept_at_home()).run(run)
    assert (settings_folder("essai") / "access.toml").read_text() == 'language = "fr"\n'
