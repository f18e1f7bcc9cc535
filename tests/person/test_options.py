"""Errors of usage in the language of the person; options that a program chooses, and those of one without click."""

import asyncio
import os
import subprocess
import sys
from argparse import ArgumentParser, ArgumentTypeError
from fractions import Fraction

import click
import pytest
from click.testing import CliRunner

from access import App, Left, pass_person
from access.desk.desk import open_desk
from access.testing import INTERRUPT, Script

app = App("trial")


def refused(value):
    """A check of the program's own."""
    raise click.BadParameter("mine")


@click.group()
@app.options(only=("lang", "speech"), prefix="p-")
def tool():
    """Take the person's options; the commands below have none."""


@tool.command()
@click.argument("count", type=int)
@click.option("--size", type=click.IntRange(1, 5))
@click.option("--part", type=click.FloatRange(0))
@click.option("--kind", type=click.Choice(["a", "b"]))
@click.option("--path", type=click.Path(exists=True, dir_okay=False))
@click.option("--open", type=click.File())
@click.option("--sure", type=bool)
@click.option("--own", type=refused)
@click.option("--day", type=click.DateTime(["%Y-%m-%d", "%d.%m.%Y %H:%M"]))
@click.option("--number", type=click.UUID)
@click.option("--share", type=Fraction)
@click.option("--later", type=click.File("w"))
@pass_person
def go(person, **given):
    """Tell what was given."""
    if given["later"]:
        given["later"].write("x")
    person.say(str(given["count"]))


WRONG = {
    "go 1 --day x": (
        "--day is not understood: x. Type it like this: 2026-11-27, 27.11.2026 18:30.",
        "Schreib es so: 2026-11-27, 27.11.2026 18:30.",
        "Écris-le ainsi: 2026-11-27, 27.11.2026 18:30.",
    ),
    "go 1 --number x": (
        "--number is not understood: x.",
        "--number wird nicht verstanden: x.",
        "n'est pas compris: x.",
    ),
    "go 1 --share x": ("--share is not understood: x.", "--share wird nicht verstanden: x.", "n'est pas compris: x."),
    "go 1 --later none/x": (
        "The file none/x cannot be used: there is no such file.",
        "Die Datei none/x geht nicht: die Datei gibt es nicht.",
        "Le fichier none/x ne va pas: ",
    ),
    "go": ("COUNT is missing.", "Es fehlt: COUNT.", "Il manque COUNT."),
    "go x": (
        "COUNT is not understood: x. Type a whole number.",
        "COUNT wird nicht verstanden: x. Gib eine ganze Zahl ein.",
        "COUNT n'est pas compris: x. Tape un nombre entier.",
    ),
    "go 1 --size 9": ("--size is not understood: 9. Type a whole number. 1 to 5.", "1 bis 5.", "1 à 5."),
    "go 1 --part x": (
        "--part is not understood: x. Type a number, such as 2.5. 0 or more.",
        "0 oder mehr.",
        "0 ou plus.",
    ),
    "go 1 --kind c": ("--kind is not understood: c. Type one of: a, b.", "Tippe eines von: a, b.", "a, b."),
    "go 1 --path nope": ("--path: The file nope cannot be used: there is no such file.", "nope", "nope"),
    "go 1 --path .": ("--path: The file . cannot be used: it is a folder.", "es ist ein Ordner.", "dossier"),
    "go 1 --open nope": ("--open: The file nope cannot be used: there is no such file.", "nope", "nope"),
    "go 1 --sure perhaps": ("--sure is not understood: perhaps. Type yes or no.", "ja oder nein", "oui ou non"),
    "go 1 --own x": ("--own: mine", "--own: mine", "--own: mine"),
    "go 1 2 3": ("That is too much: 2 3.", "Das ist zu viel: 2 3.", "C'est trop: 2 3."),
    "go 1 --sise 3": ("There is no option --sise. Did you mean --size?", "Meintest du --size?", "--size"),
    "go 1 --size": ("The option --size needs a value.", "--size", "--size"),
    "og": ("There is no command og. To hear the commands: tool --help", "og", "og"),
    "gos": ("There is no command gos. Did you mean: go?", "go?", "go"),
}


@pytest.mark.parametrize("typed", WRONG)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_error_of_usage_is_one_sentence_in_the_language_of_the_person(typed, language):
    run = CliRunner().invoke(tool, ["--p-lang", language, *typed.split()], prog_name="tool")
    expected = WRONG[typed][["en", "de", "fr"].index(language)]
    assert run.exit_code == (1 if "--later" in typed else 2), "as click has it"
    assert run.stdout == ""
    (line,) = run.stderr.splitlines()
    assert line == expected if language == "en" else expected in line


def test_an_error_of_a_command_without_these_options_is_as_click_tells_it():
    @click.command()
    @click.argument("count", type=int)
    def other(count):
        pass

    run = CliRunner().invoke(other, ["x"])
    assert run.stderr.splitlines()[-1] == "Error: Invalid value for 'COUNT': 'x' is not a valid integer."


def test_a_program_chooses_and_prefixes_the_options():
    shown = CliRunner().invoke(tool, ["--help"]).stdout
    assert "--p-lang" in shown
    assert "--p-speech" in shown
    assert "--p-cells" not in shown
    assert "--cells" not in shown
    assert Script().run(tool, "--p-speech", "off", "go", "1").spoken == []
    assert Script().run(tool, "go", "1").spoken == ["1"]


def test_an_option_of_yes_and_no_has_the_prefix_in_both():
    @click.command()
    @app.options(only=["more"], prefix="p-")
    def command():
        pass

    assert command.params[0].opts == ["--p-more"]
    assert command.params[0].secondary_opts == ["--no-p-more"]


@pytest.mark.parametrize(
    ("wrong", "kind", "told"),
    [
        (lambda: app.options(only="lang"), TypeError, "['lang']"),
        (lambda: app.options(only=["language"])(lambda: None), ValueError, "'language'"),
        (lambda: app.options("lang"), TypeError, "'lang'"),
        (lambda: app.options(prefix="--p-"), ValueError, "'--p-'"),
        (lambda: app.options(prefix="a b"), ValueError, "'a b'"),
        (lambda: app.read_options([1]), TypeError, "int"),
        (lambda: pass_person(3), TypeError, "3"),
        (lambda: pass_person("hello"), TypeError, "'hello'"),
        (lambda: app.read_options("--lang de"), TypeError, "'--lang de'"),
        (lambda: app.read_options([], only=["voice"]), ValueError, "'voice'"),
    ],
)
def test_a_wrong_use_of_options_is_one_sentence(wrong, kind, told):
    with pytest.raises(kind) as raised:
        wrong()
    assert told in str(raised.value)
    assert "\n" not in str(raised.value)


PROGRAM = """
from access import App
app = App("trial")
given, rest = app.read_options({given})
with app.person(**given) as person:
    person.say(f"{{rest}} {{given}}")
"""


def started(*arguments, given=""):
    command = [sys.executable, "-c", PROGRAM.format(given=given), *arguments]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_a_program_without_click_has_the_options_too():
    run = started("--level", "3", "--lang", "fr", "Anna", "--speech=off", "--no-more", "--", "--lang", "xx")
    assert run.stderr == ""
    assert run.stdout == (
        "['--level', '3', 'Anna', '--', '--lang', 'xx'] {'lang': 'fr', 'speech': 'off', 'more': False}\n"
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--lang de --cells x", "--cells muss eine Zahl von 8 bis 200 oder auto sein, nicht x.\n"),
        ("--speech", "The option --speech needs a value.\n"),
    ],
)
def test_a_wrong_option_of_a_program_without_click_is_one_sentence(typed, told):
    run = started(*typed.split())
    assert (run.stdout, run.stderr, run.returncode) == ("", told, 2)


def test_a_program_without_click_chooses_its_options():
    run = started("--cells", "20", "--p-lang", "de", given='only=["lang"], prefix="p-"')
    assert run.stdout == "['--cells', '20'] {'lang': 'de'}\n"


def day(typed):
    raise ArgumentTypeError("A day, please.")


def hour(typed):
    raise ValueError("in Python's words")


def with_argparse(*arguments):
    """What a program on argparse does with these arguments."""
    parser = ArgumentParser("trial")
    parser.add_argument("count", type=int)
    parser.add_argument("-w", "--weight", type=float)
    parser.add_argument("--kind", choices=["elm", "ash"])
    parser.add_argument("--day", type=day)
    parser.add_argument("--hour", type=hour)
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--dry", action="store_true")
    either.add_argument("--wet", action="store_true")
    given, rest = app.read_options(arguments, parser=parser)
    with app.person(**given) as person:
        person.say(f"{rest.count} {given}")


def test_the_options_stand_in_the_help_of_argparse(capsys):
    assert Script().run(with_argparse, "--help").left == 0
    told = capsys.readouterr().out
    assert told.startswith("usage: trial [-h]")
    assert "--cells [8-200|auto]" in told
    assert "<=" not in told
    assert "throw" not in told
    assert "brief leaves out" in " ".join(told.split())
    assert told.index("show this help message") < told.index("Voice, braille and language:") < told.index("--speech [")
    assert "--more / --no-more" in told


def test_argparse_reads_what_is_left():
    heard = Script().run(with_argparse, "3", "--speech", "off")
    assert heard.printed == ["3 {'speech': 'off'}"]
    assert heard.spoken == []


def test_the_help_of_a_parser_is_its_own_again_afterwards():
    parser = ArgumentParser("trial")
    before = parser.format_help()
    app.read_options([], parser=parser)
    assert parser.format_help() == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["x"], "count is not understood: x. Type a whole number."),
        ([], "count is missing."),
        (["1", "--cels", "20"], "There is no option --cels. Did you mean --cells?"),
        (["1", "--weigth", "2"], "There is no option --weigth. Did you mean --weight?"),
        (["1", "2", "3"], "That is too much: 2 3."),
        (["--", "1", "x"], "That is too much: x."),
        (["1", "--weight 2"], "--weight 2 came as one word: leave out the quotes around it."),
        (["--cells 40", "--weight=2", "--", "1"], "--cells 40 came as one word: leave out the quotes around it."),
        (["1", "--weigt 2"], "There is no option --weigt. Did you mean --weight?"),
        (["1", "-w", "x"], "--weight is not understood: x. Type a number, such as 2.5."),
        (["1", "--weight"], "The option --weight needs a value."),
        (["1", "--kind", "oak"], "--kind takes one of elm, ash, not oak."),
        (["1", "--dry=x"], "The option --dry takes no value."),
        (["1", "--dry", "--wet"], "--wet and --dry do not go together."),
        (["1", "--day", "x"], "--day: A day, please."),
        (["1", "--hour", "x"], "--hour is not understood: x."),
        (["1", "--cells", "x"], "--cells takes a number from 8 to 200, or auto, not x."),
    ],
)
def test_what_argparse_refuses_is_told_in_one_line(arguments, told, capsys):
    heard = Script().run(with_argparse, *arguments)
    assert heard.printed == heard.spoken == [told]
    assert heard.sounds == ["refused"]
    assert heard.left == 2
    assert told not in capsys.readouterr().err


def refuses_later(where):
    """The error of a program on argparse, within a person or an event loop."""
    parser = ArgumentParser("trial")
    given, _ = app.read_options([], parser=parser)

    async def within():
        async with app.async_person(**given) as person:
            await person.say("Hello.")
            parser.error("seven is too much")

    def refuse():
        if where == "loop":
            asyncio.run(within())
        with app.person(**given) as person:
            if where == "person":
                person.say("Hello.")
            parser.error("seven is too much")

    return refuse


@pytest.mark.parametrize("where", ["person", "person that says nothing", "loop"])
def test_what_a_program_refuses_by_its_parser_is_told_once(where, capsys, monkeypatch):
    opened = []
    monkeypatch.setattr(
        "access.desk.desk.open_desk", lambda *given, **named: opened.append(1) or open_desk(*given, **named)
    )
    heard = Script().run(refuses_later(where))
    said = [] if "nothing" in where else ["Hello."]
    assert (heard.left, heard.printed, heard.spoken) == (2, [*said, "seven is too much"], [*said, "seven is too much"])
    assert heard.sounds == ["refused"]
    assert opened == [1]
    assert capsys.readouterr().err == "usage: trial [-h]\n"


def test_what_a_command_raises_is_told_where_click_closes_a_person_without_it(monkeypatch, capsys):
    """The behaviour of older, allowed versions of click: the person does not see the exception."""

    def leave(context, *raised):
        context._depth -= 1
        if context._depth == 0:
            context.close()
        click.globals.pop_context()

    @click.command()
    @pass_person
    def trial(person):
        person.say("Hello.")
        raise click.ClickException("no such town")

    monkeypatch.setattr(click.Context, "__exit__", leave)
    heard = Script().run(trial)
    assert heard.spoken == ["Hello.", "Error: no such town"]
    assert capsys.readouterr().err == ""


def test_what_a_command_of_argparse_refuses_is_told_in_one_line(capsys):
    parser = ArgumentParser("trial")
    parser.add_subparsers(required=True, dest="what").add_parser("add").add_argument("count", type=int)
    heard = Script().run(lambda: app.read_options(["add", "x", "--speech", "off"], parser=parser))
    assert heard.printed == ["count is not understood: x. Type a whole number."]
    assert heard.spoken == []
    assert capsys.readouterr().err == "usage: trial add [-h] count\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--req", "1", "--price", "2,5"], "--price wird nicht verstanden: 2,5. Gib eine Zahl ein, zum Beispiel 2.5."),
        (["--req", "1", "--two", "1"], "Die Option --two braucht 2 Werte."),
        (["--prise", "1"], "Die Option --prise gibt es nicht. Meintest du --price?"),
        (["--rek", "1"], "Die Option --rek gibt es nicht. Die Optionen nennt: trial --help"),
        (["--lang", "de", "--price", "1"], "Es fehlt: --req."),
    ],
)
def test_what_argparse_refuses_says_what_it_takes(arguments, told):
    parser = ArgumentParser("trial")
    parser.add_argument("--price", type=float)
    parser.add_argument("--two", nargs=2)
    parser.add_argument("--req", required=True)
    heard = Script(environment={"LANG": "de_DE.UTF-8"}).run(lambda: app.read_options(arguments, parser=parser))
    assert heard.printed == [told]


def test_what_click_refuses_says_what_it_takes():
    @click.command()
    @click.option("--price", type=float)
    @click.option("--two", nargs=2)
    @app.options
    def pays(price, two):
        """Pay."""

    german = Script(environment={"LANG": "de_DE.UTF-8"})
    assert german.run(pays, "--price", "2,5").printed[0].endswith("zum Beispiel 2.5.")
    assert german.run(pays, "--two", "1").printed == ["Die Option --two braucht 2 Werte."]


def test_what_argparse_refuses_is_printed_as_ever_where_nobody_hears_it(capsys):
    with pytest.raises(SystemExit):
        with_argparse("x")
    assert capsys.readouterr().err.endswith("\ntrial: error: argument count: invalid int value: 'x'\n")


def test_what_argparse_refuses_is_told_in_the_language_of_the_person(capsys):
    heard = Script().run(with_argparse, "x", "--lang", "de")
    assert heard.spoken == ["count wird nicht verstanden: x. Gib eine ganze Zahl ein."]
    heard = Script(environment={"LANG": "fr_FR.UTF-8"}).run(with_argparse)
    assert heard.spoken == ["Il manque count."]


def test_a_parser_has_no_option_of_a_person(capsys):
    own = ArgumentParser("trial")
    own.add_argument("--lang")
    with pytest.raises(ValueError, match="--lang is an option of the parser, too: write prefix='p-'"):
        app.read_options(["--lang", "de"], parser=own)
    assert app.read_options(["--lang", "de", "--p-lang", "fr"], parser=own, prefix="p-")[1].lang == "de"
    below = ArgumentParser("trial")
    below.add_subparsers().add_parser("add").add_argument("--print")
    with pytest.raises(ValueError, match="--print is an option of the parser"):
        app.read_options([], parser=below)
    assert app.read_options(["--lang", "de"], parser=below, only=["lang"])[0] == {"lang": "de"}


def with_own(flag, above, of=app.options):
    """A command with an option of its own, above those of the app or below them."""

    def command(**given):
        return given

    own = click.option(flag, "own")
    return click.command()(own(of(command)) if above else of(own(command)))


@pytest.mark.filterwarnings("ignore:The parameter:UserWarning")  # click's own word for it
@pytest.mark.parametrize("above", [True, False])
@pytest.mark.parametrize("flag", ["--lang", "--cells", "--no-more"])
def test_a_command_of_click_has_no_option_of_a_person(flag, above):
    told = f"{flag} is an option of the command, too: write prefix='p-', or only="
    with pytest.raises(ValueError, match=told) as raised:
        Script().run(with_own(flag, above), flag, "x")
    assert str(raised.value).endswith("without it")
    Script().run(with_own(flag, above, app.options(prefix="p-")), flag, "x", "--p-lang", "de")
    Script().run(with_own(flag, above, app.options(only=["speech"])), flag, "x")


def test_a_program_of_a_script_reads_no_arguments_of_the_tests(monkeypatch):
    monkeypatch.setattr("access.testing.ARGUMENTS", ["pytest", "-q"])
    monkeypatch.setattr(sys, "argv", ["pytest", "-q"])
    assert Script().run(lambda: app.read_options(parser=ArgumentParser("trial"))).left == 0
    assert sys.argv == ["pytest", "-q"]
    monkeypatch.setattr(sys, "argv", ["trial", "--lang", "fr"])
    assert Script().run(lambda: app.read_options(parser=ArgumentParser("trial"))).left == 0
    found = []
    Script().run(lambda: found.append(app.read_options()))
    assert found == [({"lang": "fr"}, [])]


# What ends a program --------------------------------------------------------------------------------------------------


@click.command()
@click.argument("how")
@app.options
@pass_person
def ends(person, how):
    """End in a way."""
    person.say("Hello.")
    raise {
        "fails": click.ClickException("no such town"),
        "misused": click.UsageError("no such town"),
        "bad": click.BadParameter("no such town", param_hint="TOWN"),
        "exit": SystemExit("no such town"),
        "code": SystemExit(3),
        "quits": click.exceptions.Exit(4),
    }[how]


@pytest.mark.parametrize(
    ("how", "told", "code"),
    [
        ("fails", "Error: no such town", 1),
        ("misused", "no such town", 2),
        ("bad", "TOWN: no such town", 2),
        ("exit", "no such town", 1),
        ("code", "", 3),
        ("quits", "", 4),
    ],
)
def test_what_ends_a_program_is_told_and_its_exit_code_stays(how, told, code, capsys):
    heard = Script().run(lambda: ends([how]))
    assert heard.printed == heard.spoken == ["Hello.", *([told] if told else [])]
    assert heard.left == code
    assert capsys.readouterr().err == ""


@pytest.mark.brailled
@pytest.mark.parametrize(("lang", "word"), [("en", "Error:"), ("de", "Fehler:"), ("fr", "Erreur:")])
def test_what_a_command_without_a_person_raises_is_told(lang, word, capsys):
    @click.group()
    @app.options
    def group():
        """Do things."""

    @group.command()
    def fails():
        raise click.ClickException("no such town")

    @group.command()
    @pass_person
    def asks(person):
        raise click.ClickException("no such town")

    @click.command()
    def opens():
        with App("trial").person(lang=lang):
            raise click.ClickException("no such town")

    for command, *typed in ((group, "--lang", lang, "fails"), (group, "--lang", lang, "asks"), (opens,)):
        heard = Script("", cells=40).run(command, *typed)
        assert heard.spoken == [f"{word} no such town"]
        assert heard.felt[0] == heard.printed[0].rstrip() == f"{word} no such town"
        assert isinstance(heard.left, click.ClickException)
    assert capsys.readouterr().err == ""


def test_what_a_command_raises_in_a_pipe_is_printed_as_ever():
    @click.command()
    @app.options
    def fails():
        raise click.ClickException("no such town")

    assert CliRunner().invoke(fails, ["--lang", "de"]).stderr == "Error: no such town\n"


def test_what_ends_a_program_within_clicks_prompts_is_told_once(capsys):
    def program():
        with app.print_and_input():
            click.echo("Hello.")
            raise click.ClickException("no such town")

    heard = Script().run(program)
    assert heard.printed == heard.spoken == ["Hello.", "Error: no such town"]
    assert capsys.readouterr().err == ""


@pytest.mark.brailled
def test_what_ends_a_program_is_felt():
    heard = Script(cells=20).run(ends, "bad")
    assert heard.felt == ["Hello.", "TOWN: no such town"]
    assert isinstance(heard.left, click.BadParameter)


@pytest.mark.brailled
def test_what_ends_a_program_waits_on_a_display_also_with_no_more():
    heard = Script("", "b", cells=40).run(ends, "--no-more", "fails")
    assert (heard.felt, heard.unread) == (["Hello.", "Error: no such town"], ("b",))
    assert Script("", cells=40).run(ends, "--cels").felt == ["There is no option --cels. Did you", "mean --cells?"]


@pytest.mark.parametrize("typed", ["", "fails --cels", "fails --cells", "--lang xx fails", "fails more"])
def test_an_error_of_usage_is_told_before_there_is_a_person(typed, capsys):
    heard = Script().run(lambda: ends(typed.split()))
    alone = CliRunner().invoke(ends, typed.split(), prog_name="ends")
    assert heard.printed == heard.spoken == alone.stderr.splitlines()
    assert heard.left == alone.exit_code == 2
    assert capsys.readouterr().err == ""
    assert Script().run(ends, *typed.split()).printed == heard.printed


@pytest.mark.parametrize("typed", ["fails --speech off --cels", "fails --speech=off --cels=3 --lang=de"])
def test_who_wants_no_speech_hears_no_error(typed):
    heard = Script().run(lambda: ends(typed.split()))
    assert len(heard.printed) == 1
    assert heard.printed[0].startswith("Die Option --cels gibt" if "de" in typed else "There is no option --cels.")
    assert heard.spoken == []


def test_who_leaves_a_command_ends_it_by_an_exit_code():
    @click.command()
    @pass_person
    def asks(person):
        person.text("Name?")

    assert [Script(typed).run(asks).left for typed in (INTERRUPT, "/quit")] == [1, 0]


@pytest.mark.parametrize("is_around", [False, True])
def test_who_leaves_in_a_group_of_tasks_has_left(is_around):
    async def asks():
        async with app.async_person() as person:
            await person.text("Name?")

    async def program():
        async with app.async_person() as person, asyncio.TaskGroup() as group:
            group.create_task(person.text("Name?"))

    async def around():
        async with asyncio.TaskGroup() as group:
            group.create_task(asks())

    left = Script(INTERRUPT).run(around if is_around else program).left
    assert isinstance(left, Left)
    assert left.why == "interrupt"


def test_an_error_beside_who_leaves_in_a_group_of_tasks_is_raised():
    async def program():
        async with app.async_person() as person, asyncio.TaskGroup() as group:
            group.create_task(person.text("Name?"))
            raise KeyError("town")

    with pytest.raises(ExceptionGroup):
        Script(lambda: None).run(program)


def test_what_ends_a_program_in_an_event_loop_is_told():
    async def program():
        async with app.async_person() as person:
            await person.say("Hello.")
            raise SystemExit("no such town")

    heard = Script().run(program)
    assert heard.printed == ["Hello.", "no such town"]
    assert heard.left == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "no such thing"),
        ({"param_hint": "THING"}, "THING: no such thing"),
        ({"param_hint": ["A", "B"]}, "A, B: no such thing"),
    ],
)
def test_what_a_program_itself_refuses_is_told_in_its_words(given, told):
    @click.command()
    @app.options
    def thing():
        raise click.BadParameter("no such thing", **given)

    run = CliRunner().invoke(thing)
    assert run.exit_code == 2
    assert told in run.stderr.splitlines()[-1]


def test_an_option_of_click_in_one_word_with_its_value_is_told_as_that():
    @click.command()
    @click.option("--seconds", type=int)
    @app.options
    @pass_person
    def trial(person, seconds):
        person.say(str(seconds))

    assert Script().run(trial, "--seconds 3").printed == [
        "--seconds 3 came as one word: leave out the quotes around it."
    ]


@pytest.mark.parametrize(("arguments", "told"), [(["--", "x"], "x"), (["--", "x", "y"], "x y")])
def test_what_stands_behind_two_dashes_is_no_option(arguments, told):
    def trial(arguments):
        app.read_options(arguments, parser=ArgumentParser("trial"))

    assert Script().run(trial, arguments).printed == [f"That is too much: {told}."]
