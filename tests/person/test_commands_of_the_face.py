"""Every command works at every question of the face, in each language; behind a slash where any text may be typed."""

import pytest

from access import App, Left
from access.language.phrases import Phrases
from access.settings.preferences import find_setting
from access.settings.wording import setting_title
from access.system.environment import LANGUAGES
from access.testing import Script

ASKED = {
    "choose": (lambda person: person.choose("What?", ["find", "add"]), "add", ""),
    "list": (lambda person: person.choose("What?", [f"item {n}" for n in range(9)]), "3", ""),
    "confirm": (lambda person: person.confirm("Sure?", True), "", ""),
    "number": (lambda person: person.number("How many?", 1, 12), "5", ""),
    "pick": (lambda person: person.pick("Which?", ["red", "blue"]), "1", ""),
    "pause": (lambda person: person.pause(), "", ""),
    "text": (lambda person: person.text("Name?"), "Ann", "/"),
    "text or Enter": (lambda person: person.text("Name?", "Ben"), "Ann", "/"),
    "known": (lambda person: person.text("Which?", known=["all", "none"]), "all", "/"),
    "alone": (lambda person: person.text("Which?", alone=("quit", "help")), "all", "/"),
}
"""How each is asked, an answer, and what comes before a command there."""
TYPED = ("help", "help {rate}", "repeat", "next", "rate", "rate 210", "volume 50", "settings", "set", "set {rate} 220")


def word(language, text):
    """What is typed for a command, in this language."""
    phrases = Phrases(language)
    command, _, value = text.partition(" ")
    typed = f"{phrases.words(f'loop-command-{command}')[0]} {value}".strip()
    return typed.format(rate=setting_title(find_setting("rate"), phrases))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", ASKED)
def test_every_command_works_at_every_question(question, language):
    ask, answer, slash = ASKED[question]

    def run():
        with App("trial").person(lang=language) as person:
            person.say("Hello.")
            answers.append(ask(person))

    for text in TYPED:
        answers = []
        heard = Script(f"{slash}{word(language, text)}", answer, "left over").run(run)
        assert heard.left == 0, (text, heard.printed)
        assert heard.unread == ("left over",), (text, answers, heard.printed)
    heard = Script(f"{slash}{word(language, 'quit')}").run(run)
    assert isinstance(heard.left, Left), heard.printed
    assert heard.left.why == "quit"


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "/help repeat"), ("de", "/Hilfe wiederholen"), ("fr", "/aide répéter")]
)
def test_at_a_text_help_names_what_must_be_typed_there(language, typed):
    def program():
        with App("book", languages=LANGUAGES).person() as person:
            person.text("Name?")

    (help_, repeat), phrases = typed.split(), Phrases(language)
    lines = (help_, typed, f"{help_} x", "/set", f"/{word(language, 'settings')}", "Ann")
    heard = Script(*lines, lang=language).run(program).printed
    begins, _, ends = phrases.text("loop-commands", words="|", slash="/").partition("|")
    assert [line for line in heard if line.startswith(f"{begins}/{repeat}, /") and line.endswith(ends)]
    assert [line for line in heard if line.startswith(f"{repeat}: ")]
    assert phrases.text("loop-help-unknown", typed="x", slash="/") in heard
    assert heard.count(phrases.text("loop-set-how", slash="/")) == 2


@pytest.mark.parametrize(("alone", "slash"), [((), ""), (("help",), "/"), (None, "/")])
def test_help_names_a_slash_unless_all_commands_work_without_it(alone, slash):
    def program():
        with App("book").person() as person:
            person.text("Name?", alone=alone)

    heard = Script("/help x", "Ann").run(program).printed
    assert Phrases("en").text("loop-help-unknown", typed="x", slash=slash) in heard
