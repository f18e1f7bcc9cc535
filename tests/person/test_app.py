"""An app: its own texts and languages, its options, and the same person in an event loop."""

import asyncio
import gc
import inspect
import os
import pydoc
import re
import subprocess
import sys
import threading

import click
import pytest
from click.testing import CliRunner
from helpers import PATIENCE

from access import App, AsyncPerson, Left, Person, pass_person
from access.desk import desk
from access.language.phrases import Phrases
from access.settings.preferences import SETTINGS_OF_PERSONS
from access.testing import INTERRUPT, Script

FTL = {
    "en": "welcome = Welcome, { $name }.\n    .braille = hi { $name }\nfound = { $count ->\n    [one] One page.\n   *[other] { $count } pages.\n }\n",
    "fr": "welcome = Bienvenue, { $name }.\nfound = { $count } pages.\n",
}


@pytest.fixture
def library(tmp_path, monkeypatch):
    """A package with phrases in English and French."""
    folder = tmp_path / "library_of_trial"
    folder.mkdir()
    (folder / "__init__.py").touch()
    for language, text in FTL.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield App("trial", texts="library_of_trial")
    sys.modules.pop("library_of_trial", None)


def greet(app):
    def run():
        with app.person() as person:
            person.say(person.t("welcome", name="Anna"))
            person.say(person.t("found", count=1))
            person.confirm("?", True)

    return run


@pytest.mark.brailled
def test_an_app_speaks_the_languages_of_its_files(library):
    assert library.languages == ("en", "fr")
    heard = Script("", cells=20).run(greet(library))
    assert heard.left == 0
    assert heard.printed[:2] == ["Welcome, Anna.", "One page."]
    french = Script("", environment={"LC_ALL": "fr_FR.UTF-8"}).run(greet(library))
    assert french.printed[:2] == ["Bienvenue, Anna.", "1 pages."]
    german = Script("", environment={"LC_ALL": "de_DE.UTF-8"}).run(greet(library))
    assert german.printed[0] == "Welcome, Anna."


@pytest.mark.brailled
def test_a_question_takes_further_forms_of_its_text(tmp_path, monkeypatch):
    folder = tmp_path / "shop_of_trial"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "en.ftl").write_text(
        "which = Which of all these many fruits?\n    .brief = Which?\n    .allowed = A fruit.\n    .longest = 1\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))

    def run():
        with App("trial", texts="shop_of_trial").person() as person:
            person.choose(person.t("which"), ["apple", "pear"])

    heard = Script("x", "pear", cells=20).run(run)
    sys.modules.pop("shop_of_trial", None)
    assert heard.felt[0] == "Which?"
    assert heard.printed[0] == "Which of all these many fruits? apple or pear. x"
    assert heard.printed[1] == "Not understood: x. A fruit."


def test_options_of_an_app_are_for_this_call():
    app = App("trial")

    @click.command()
    @click.argument("name")
    @app.options
    @pass_person
    def program(person, name):
        person.say(f"{name} {person.language}")
        person.choose("Which?", ["a", "b"])

    heard = Script("a").run(program, "--lang", "de", "--verbosity", "brief", "Anna")
    assert heard.printed == ["Anna de", "Which? a"]
    heard = Script("a").run(program, "Ben", "--screen-reader")
    assert (heard.printed[0], heard.spoken) == ("Ben en", [])
    help_ = CliRunner().invoke(program, ["--help"]).output
    assert "--braille" in help_
    assert "--sort" not in help_
    assert CliRunner().invoke(program, ["Anna", "--lang", "xx"]).exit_code == 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--lang en --cells 500", "--cells takes a number from 8 to 200, or auto, not 500."),
        ("--cells 500 --lang de", "--cells muss eine Zahl von 8 bis 200 oder auto sein, nicht 500."),
        ("--cells viel --lang fr", "--cells prend un nombre de 8 à 200, ou auto, pas viel."),
        ("--lang en --verbosity chatty", "--verbosity takes one of brief, normal, full, not chatty."),
        ("--lang de --verbosity viel", "--verbosity kann nicht viel sein. Möglich: brief, normal, full."),
        ("--lang fr --verbosity trop", "--verbosity prend un de ces mots: brief, normal, full, pas trop."),
        ("--lang xx", "--lang takes one of en, de, fr, not xx."),
    ],
)
def test_a_wrong_value_of_an_option_is_told_in_one_sentence_in_the_language_of_the_person(typed, told):
    app = App("trial", languages=("en", "de", "fr"))
    program = click.command()(app.options(pass_person(lambda person: None)))
    found = CliRunner().invoke(program, typed.split(), env={"LC_ALL": "C"})
    assert (found.exit_code, found.output) == (2, f"{told}\n")
    with pytest.raises(click.BadParameter, match=re.escape(told)):
        program.main(typed.split(), standalone_mode=False)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--lang en --cells", "The option --cells needs a value."),
        ("--lang", "The option --lang needs a value."),
        ("--lang de --cells", "Die Option --cells braucht einen Wert."),
        ("--lang=fr --size", "L'option --size demande une valeur."),
        ("--screen-reader=yes --lang de", "Die Option --screen-reader hat keinen Wert."),
        ("--cels 20 --lang en", "There is no option --cels. Did you mean --cells?"),
        ("--cels 20 --lang de", "Die Option --cels gibt es nicht. Meintest du --cells?"),
        ("--cels=20 --lang fr", "Il n'y a pas d'option --cels. Voulais-tu dire --cells?"),
        ("--sprache de", "There is no option --sprache. Did you mean --lang?"),
        ("--syze 3", "There is no option --syze. Did you mean --size?"),
        ("--qwertz", "There is no option --qwertz. To hear the options: command --help"),
        ("-q --lang de", "Die Option -q gibt es nicht. Die Optionen nennt: command --help"),
    ],
)
def test_a_mistyped_option_is_told_in_one_sentence_in_the_language_of_the_person(typed, told):
    app = App("trial", languages=("en", "de", "fr"))
    program = click.command("command")(click.option("--size")(app.options(lambda size: None)))
    found = CliRunner().invoke(program, typed.split(), env={"LC_ALL": "C"})
    assert (found.exit_code, found.output) == (2, f"{told}\n")
    with pytest.raises(click.UsageError, match=re.escape(told)):
        program.main(typed.split(), "command", standalone_mode=False)


def test_a_mistyped_option_of_a_subcommand_is_told_in_the_language_given_before_it():
    app = App("trial", languages=("en", "de"))
    group = click.Group("group", params=app.options(click.Command("")).params)
    group.command("inner")(app.options(lambda: None))
    found = CliRunner().invoke(group, ["--lang", "de", "inner", "--cels", "20"], env={"LC_ALL": "C"})
    assert found.output == "Die Option --cels gibt es nicht. Meintest du --cells?\n"


def test_a_wrong_value_of_an_option_is_told_in_the_language_of_the_settings():
    app = App("trial", languages=("en", "fr"))
    app.settings.keep(0, "language", "fr")
    found = CliRunner().invoke(click.command()(app.options(lambda: None)), ["--cells", "7"], env={"LC_ALL": "C"})
    assert found.output == "--cells prend un nombre de 8 à 200, ou auto, pas 7.\n"


def test_a_program_without_an_app_is_called_as_it_was_started():
    @click.command()
    @pass_person
    def program(person):
        person.say("Hello.")

    assert Script().run(program).printed == ["Hello."]


def test_nothing_is_opened_before_the_first_word():
    def run():
        with App("trial").person():
            pass

    heard = Script("unread").run(run)
    assert (heard.printed, heard.unread, heard.left) == ([], ("unread",), 0)


def test_in_an_event_loop_other_tasks_go_on_while_a_question_is_open():
    steps = []

    async def works():
        while True:
            steps.append("work")
            await asyncio.sleep(0)

    async def quiz():
        async with App("quiz").async_person() as person:
            working = asyncio.create_task(works())
            await person.say("Three questions.")
            steps.clear()
            found = await person.choose("Capital of France?", ["Paris", "Rome"])
            before = len(steps)
            await person.say(f"{found}!")
            found = (
                found,
                await person.confirm("Sure?"),
                await person.number("Age?", 1, 9),
                await person.text("Name?"),
            )
            working.cancel()
            return (*found, await person.secret("Word?"), before)

    answers = []
    heard = Script("paris", "y", "3", "Ann", "x").run(lambda: answers.append(asyncio.run(quiz())))
    *found, before = answers[0]
    assert found == ["Paris", True, 3, "Ann", "x"]
    assert heard.printed[:3] == ["Three questions.", "Capital of France? Paris or Rome. paris", "Paris!"]
    assert before >= 1


def test_the_person_of_an_event_loop_has_each_method_with_each_argument():
    public = {name for name in vars(Person) if not name.startswith("_") and name not in ("close", "within")}
    assert public == {name for name in vars(AsyncPerson) if not name.startswith("_")} - {"present", "within"}
    asked = {name for name in public if callable(getattr(Person, name))}
    assert asked >= {
        "say",
        "table",
        "choose",
        "confirm",
        "number",
        "text",
        "secret",
        "pick",
        "pause",
        "read",
        "progress",
    }
    for name in asked:
        ours, theirs = (inspect.signature(getattr(each, name)) for each in (Person, AsyncPerson))
        assert list(ours.parameters.values()) == list(theirs.parameters.values()), name
        method = getattr(AsyncPerson, name)
        is_awaited = any(map(inspect.iscoroutinefunction, (method, getattr(method, "__wrapped__", None))))
        assert is_awaited is (name not in ("t", "progress", "tell_now", "log_handler")), name


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
    ],
)
def test_a_script_speaks_the_language_of_its_environment_whichever_variable_names_it(monkeypatch, variables, language):
    def run():
        with App("trial").person() as person:
            found.append(person.language)

    found = []
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.setenv(name, "de_DE.UTF-8" if language == "en" else "en_GB.UTF-8")
    Script(environment=variables).run(run)
    assert found == [language]


@pytest.mark.parametrize("of", [Person, AsyncPerson])
def test_help_shows_what_a_method_takes_and_returns_and_no_coroutine(of):
    returned = {"choose": "Any", "confirm": "bool", "pick": "list[Any]", "say": "None", "path": "Path", "pause": "None"}
    for name in (name for name in dir(of) if not name.startswith("_") and callable(getattr(of, name))):
        shown = inspect.signature(getattr(of, name))
        assert "Coroutine" not in str(shown.return_annotation), name
        assert [each.name for each in shown.parameters.values() if each.kind is each.VAR_POSITIONAL] == [], name
        assert shown.return_annotation == returned.get(name, shown.return_annotation)
        assert getattr(of, name).__annotations__["return"] == shown.return_annotation, "as an editor reads it"
        assert getattr(of, name).__name__ == name
    told = re.sub(r"\s", "", pydoc.plain(pydoc.render_doc(of.choose)))  # Python 3.13 writes a line for each
    assert "choose(self,text:'Text',choices" in told


def test_lines_that_were_presented_later_are_not_kept():
    async def works():
        async with App("trial").async_person(more=True) as person:
            for number in range(20):
                person.tell_now(f"Line {number}.")
                (later,) = person._later
                await later
                await asyncio.sleep(0)  # until those who wait for it were called
            assert not person._later

    assert Script(*[""] * 20).run(works).printed[-1] == "Line 19. "


def test_in_an_event_loop_lines_tables_and_progress_are_told_as_ever():
    async def works():
        async with App("trial").async_person() as person:
            person.clock = lambda: now[0]
            await person.table([("Anna", 3)], ("Name", "age"))
            async with person.progress("Copying", 100) as copying:
                for now[0] in (2.0, 20.0):
                    await copying.step(30)
            async for now[0] in person.progress("Packing", 2).over([50.0, 90.0]):
                pass
            await person.read(["one", "two"])
            await person.pause()
            return await person.pick("Which?", ["a", "b"]), await person.text("Name?", check=str.upper, longest=3)

    now, answers = [0.0], []
    heard = Script("", "", "1, 2", "Anna", "Ann").run(lambda: answers.append(asyncio.run(works())))
    assert answers == [(["a", "b"], "ANN")]
    assert heard.printed == [
        "Anna: age 3.",
        "Copying: 30 percent.",
        "Copying: 60 percent.",
        "Copying: done.",
        "Packing: 50 percent.",
        "Packing: 100 percent.",
        "Packing: done.",
        "one",
        "More? Enter reads on, no ends it. ",
        "two",
        "Press Enter to go on. ",
        "1 a",
        "2 b",
        "Which? Type numbers or names, with commas between them. Enter: nothing. 1, 2",
        "Name? Anna",
        "That is too long: 4 letters, and the most is 3.",
        "Name? Ann",
    ]


@pytest.mark.brailled
def test_news_during_an_open_question_are_told_at_once():
    is_asked, was_told = threading.Event(), threading.Event()

    def open_question():
        is_asked.set()
        assert was_told.wait(PATIENCE), "news waited for the answer"

    async def chat():
        async with App("chat").async_person() as person:
            asking = asyncio.create_task(person.text("You:"))
            while not is_asked.is_set():
                await asyncio.sleep(0.01)
            await person.say("Ben: hello")
            was_told.set()
            await asking
            with pytest.raises(Left) as left:
                await person.text("You:")
            return left.value.why

    answers = []
    heard = Script(open_question, "hi", INTERRUPT, cells=20).run(lambda: answers.append(asyncio.run(chat())))
    assert answers == ["interrupt"]
    assert heard.printed == ["Ben: hello", "You: hi", "You:"]
    assert heard.spoken == ["You:", "Ben: hello", "You:"]
    assert heard.felt[0] == "You:"
    assert heard.felt[1].startswith("You:")
    assert heard.cells[1] != heard.cells[0], "nothing shows that there is a line to read"
    assert not any("Ben" in felt for felt in heard.felt), "the question has given way"


def test_the_names_are_loaded_when_they_are_used():
    code = "import sys, access; assert not [m for m in sys.modules if m.startswith(('access.', 'click', 'fluent'))]"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="has no attribute 'Nothing'"):
        __import__("access").Nothing  # noqa: B018 - the attribute is looked for


HELPED = """
import sys
from access import App, Invalid, Left, pass_person
light = {name for name in sys.modules if name.startswith("access.")}
import click

@click.command()
@App("trial").options
@pass_person
def main(person):
    pass

made = set(sys.modules)
main(["--help"], standalone_mode=False)
print(*light, sep=",")
print(*sorted({name.partition(".")[0] for name in (*made, *sys.modules)}), sep=",")
print(*sorted(name for name in sys.modules if name.startswith("access.")), sep=",")
"""


@pytest.mark.parametrize(
    ("language", "help_"), [("en", "Say nothing: a screen reader speaks."), ("de", "Selbst nichts sprechen")]
)
def test_a_start_and_help_load_no_desk_no_editing_no_phrases_and_no_braille(language, help_):
    run = subprocess.run(
        [sys.executable, "-c", HELPED],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LC_ALL": f"{language}_{language.upper()}.UTF-8"},
    )
    *shown, light, packages, ours = run.stdout.splitlines()
    assert set(light.split(",")) == {"access.person", "access.person.app", "access.person.raised"}
    assert not {"prompt_toolkit", "fluent", "louis", "brlapi"} & set(packages.split(","))
    rooms = {name.split(".")[1] for name in ours.split(",")}
    assert rooms <= {"language", "person", "settings", "system"}, ours
    assert any(line.strip().startswith("--braille") for line in shown)
    assert help_ in " ".join(" ".join(shown).split())


OF_GAMES = re.compile(r"\b(games?|tavern\w*|players?|lobby|seats?|menu|spiels?|spielers?|tisch|menü)\b", re.IGNORECASE)
"""Words for which a program without games has no use; taverne say is a command of a shell, menu one of ours."""


@pytest.mark.parametrize(("language", "help_"), [("en", "help"), ("de", "hilfe")])
def test_help_and_faults_of_a_program_name_no_game(language, help_):
    def run():
        with App("trial").person(lang=language) as person:
            for fault in ("loop-no-voice", "loop-no-sounds"):
                person.sitting.conversation.say(fault, why="?")
            for fault in ("loop-no-brltty", "loop-display-gone", "loop-no-brlapi", "loop-no-console"):
                person.sitting.conversation.say(fault)
            person.confirm("?")

    phrases = Phrases(language)
    commands = ("repeat", "next", "help", "rate", "volume", "settings", "set", "quit", "score", "dice")
    words = [phrases.words(f"loop-command-{name}")[0] for name in commands]
    words += [phrases.words(setting.phrase)[0] for setting in SETTINGS_OF_PERSONS]
    typed = [help_, "settings", *(f"{help_} {word}" for word in words), "ja"]
    heard = Script(*typed).run(run)
    assert heard.unread == ()
    assert len(heard.printed) > 2 * len(typed)
    told = [line for line in heard.printed if not line.startswith("?")]
    assert not [line for line in told if OF_GAMES.search(line.partition("Also: ")[0].partition("Auch: ")[0])]


def test_the_collector_rests_while_the_devices_load_and_is_then_as_it_was(monkeypatch):
    opens, rests = desk.open_desk, []

    def noted(*given, **named):
        rests.append(gc.isenabled())
        return opens(*given, **named)

    def program():
        with App("trial").person() as person:
            person.say("Hello.")
        rests.append(gc.isenabled())

    monkeypatch.setattr(desk, "open_desk", noted)
    gc.unfreeze()  # another test may have frozen some
    Script().run(program)
    monkeypatch.setattr("access.person.app.DEVICES", "access.not_loaded_yet")
    Script().run(program)
    gc.disable()
    try:
        Script().run(program)
    finally:
        gc.enable()
    assert rests == [True, True, False, True, False, False], "it rests where devices are loaded, and where it was off"
    assert gc.get_freeze_count() == 0


@pytest.mark.brailled
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("de", "Schreibe die Eier auf Seite eins, scheint weiss und heiter"),
        ("en", "There is nothing for the mother of them, and everything was said about knowledge"),
    ],
)
def test_what_is_felt_is_all_that_the_cells_hold(lang, text):
    def run():
        with App("trial").person(lang=lang, grade=2 if lang == "en" else 1, more=True) as person:
            person.say(text)

    heard = Script("", cells=20).run(run)
    assert " ".join(" ".join(dict.fromkeys(heard.felt)).split()) == text


@pytest.mark.brailled
def test_all_windows_of_a_waiting_line_are_felt():
    text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"

    def run():
        with App("trial").person(more=True) as person:
            person.say(text)
            person.say("end")

    heard = Script("", "", cells=20).run(run)
    assert list(dict.fromkeys(heard.felt)) == [
        *("one two three four", "five six seven eight", "nine ten eleven"),
        *("twelve thirteen", "fourteen fifteen", "end"),
    ]
    assert heard.unread == ()
