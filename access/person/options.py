"""The options of a person for any command: language, voice, braille and others.

They are made at each start of a program, so they load no phrases: their help is read on demand.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr
from itertools import pairwise
from typing import IO, TYPE_CHECKING, Any, ClassVar, NoReturn

import click

from access.settings.preferences import SETTINGS_OF_PERSONS, Setting
from games.refusals import Refused

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from access.language.phrases import Phrases

Command = Callable[..., Any]
OF_GAMES = ("verbosity", "print")
"""The options whose help speaks of games in Taverne itself."""
APP, GIVEN = "access.app", "access.given"
"""The keys of an app and of the given options in the `meta` of click's context."""


class Misused(click.UsageError):
    """An error of usage, told in a sentence of the house alone."""

    def format_message(self) -> str:
        """Return the sentence."""
        return self.message

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence."""
        _print_or_tell(self.message, file, self.ctx)


def _print_or_tell(text: str, file: IO[Any] | None, ctx: click.Context | None) -> None:
    """Tell a sentence where click would print it on standard error, if a person hears it; else print it."""
    tell = ctx.meta.get(TELL) if ctx is not None else Lang.tell
    if file is not None or tell is None or not tell(text):
        click.echo(text, file, err=file is None)


class WrongValue(Misused, click.BadParameter):
    """A wrong value of an option."""


class OfPerson(click.Option):
    """An option with a phrase of the house as help. Help and the sentences for wrong values are read on demand.

    `language` returns the language of the help, `spoken` that of the person, by the value of --lang.
    """

    def __init__(
        self, *given: Any, phrase: str, language: Callable[[], str], spoken: Callable[[str | None], str], **more: Any
    ) -> None:
        super().__init__(*given, **more)
        self._phrase, self._language, self._spoken = phrase, language, spoken

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        """Add the option to the parser of a command. Raises ValueError if the command has such an option itself."""
        for each in ctx.command.params:
            if isinstance(each, OfPerson):  # these are checked where they are added
                continue
            if both := {*self.opts, *self.secondary_opts} & {*each.opts, *each.secondary_opts}:
                raise ValueError(_twice(min(both), "command"))
        super().add_to_parser(parser, ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option and its help."""
        from access.language.texts import plain_text

        self.help = plain_text(self._language(), self._phrase)
        return super().get_help_record(ctx)

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """Return a value in its type. Raises WrongValue, in the language of the person."""
        try:
            return super().type_cast_value(ctx, value)
        except Refused as refused:
            raise WrongValue(self.phrases(ctx).text(refused.reason, **refused.facts), ctx, self) from None

    def heading(self) -> str:
        """Return the heading above the options of a person."""
        from access.language.texts import plain_text

        return plain_text(self._language(), "face-options")

    def phrases(self, ctx: click.Context, asked: str | None = None) -> Phrases:
        """Return the phrases in the language that is asked for, or else was given before, or else is set."""
        from access.language.phrases import Phrases

        return Phrases(self._spoken(asked or ctx.meta.get(GIVEN, {}).get("lang")))


class Lang(OfPerson):
    """The option --lang. Errors of usage of its command, and of those below it, are told in the language asked for."""

    tells: ClassVar[Callable[[click.ClickException], str] | None] = None
    tell: ClassVar[Callable[[str], bool] | None] = None
    """The functions of the command that was parsed last, for errors that name no command."""

    def __init__(self, *given: Any, app: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._app = app

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        """Add the option to the parser of a command, and note the language that is asked for."""
        super().add_to_parser(parser, ctx)
        parse = parser.parse_args

        def parsed(args: list[str]) -> Any:
            assert isinstance(self.type, Word)
            asked = language_asked(args, self.type.choices, flag=self.opts[0])
            typed = tuple(args)
            ctx.meta[TELLS] = Lang.tells = lambda error: self._told(error, ctx, asked)
            ctx.meta[TELL] = Lang.tell = lambda text: self._tell(text, ctx, typed)
            try:
                return parse(args)
            except (click.NoSuchOption, click.BadOptionUsage) as error:
                raise Misused(self._told(error, ctx, asked), ctx) from None

        parser.parse_args = parsed

    def _tell(self, text: str, ctx: click.Context, args: Sequence[str]) -> bool:
        """Tell a sentence to the person, with the options that were typed as far as they are known."""
        words = {
            each.name: language_asked(args, each.type.choices, flag=each.opts[0])
            for each in ctx.command.get_params(ctx)
            if isinstance(each, OfPerson) and isinstance(each.type, Word)
        }
        known = {name: word for name, word in words.items() if word is not None}
        return bool(self._app.tell_end(text, known | ctx.meta.get(GIVEN, {})))

    def _told(self, error: click.ClickException, ctx: click.Context, asked: str | None) -> str:
        from access.person.misused import in_own_words, of_usage

        if not isinstance(error, click.UsageError | click.FileError):
            return in_own_words(error, self.phrases(ctx, asked))
        return of_usage(error, self.phrases(ctx, asked), param_name)


TELLS, TELL = "access.tells", "access.tell"
"""The keys of the functions in the `meta` of click's context: for the sentence of an error of usage, and to tell it."""
_CLICKS_SHOW = click.UsageError.show
_SHOWN_BY_CLICK = click.ClickException.show


def _show(error: click.UsageError | click.FileError, file: IO[Any] | None = None) -> None:
    """Print an error of usage: of a command with these options, or below one, as a sentence of the house alone."""
    ctx = getattr(error, "ctx", None)
    tells = ctx.meta.get(TELLS) if ctx is not None else Lang.tells
    if tells is not None:
        _print_or_tell(tells(error), file, ctx)
    elif isinstance(error, click.UsageError):
        _CLICKS_SHOW(error, file)
    else:
        click.ClickException.show(error, file)


def _show_raised(error: click.ClickException, file: IO[Any] | None = None) -> None:
    """Print what a program raises: below a command with these options it is told, if a person hears it."""
    from access.person.misused import is_heard

    if Lang.tells is None or not is_heard():
        _SHOWN_BY_CLICK(error, file)
    else:
        _print_or_tell(Lang.tells(error), file, None)


# click has no other place for words of one's own
click.ClickException.show = _show_raised  # type: ignore[method-assign,assignment]
click.UsageError.show = click.FileError.show = _show  # type: ignore[method-assign,assignment]


def language_asked(
    arguments: Iterable[str], known: Collection[str], code_of: Callable[[str], str] = str, flag: str = "--lang"
) -> str | None:
    """Return the known language that --lang asks for, wherever it stands: errors speak it, too."""
    words = " ".join(arguments).replace(f"{flag}=", f"{flag} ").split()
    given = [code_of(value) for before, value in pairwise(words) if before == flag]
    return next((value for value in reversed(given) if value in known), None)


def param_name(param: click.Parameter | None) -> str:
    """Return the typed form of a parameter: its long option, or the name of an argument."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return (param.name or "").upper() if param is not None else "-"


def no_choice(param: click.Parameter | None, value: object, words: Iterable[str]) -> Refused:
    """Return the refusal of a value that is none of these words."""
    from access.language.phrases import echo

    return Refused("error-choice", name=param_name(param), typed=echo(str(value)) or "-", words=", ".join(words))


def not_in_range(
    param: click.Parameter | None, value: object, least: int, most: int, words: Iterable[str] = ()
) -> Refused:
    """Return the refusal of a value that is neither a number from `least` to `most` nor one of these words."""
    from access.language.phrases import echo

    facts = {"name": param_name(param), "typed": echo(str(value)) or "-", "least": least, "most": most}
    return Refused("error-range", **facts, words=", ".join(words) or "none")


class Word(click.Choice[str]):
    """One of several words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word. Raises Refused."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise no_choice(param, value, self.choices) from None


class NumberOrWord(click.IntRange):
    """A number of a setting, or one of its words, such as auto."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.least, setting.most)
        self._words = setting.values
        self.name = "|".join((f"{setting.least}-{setting.most}", *setting.values))

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the range and the words as the help shows them."""
        return f"[{self.name}]"

    def _describe_range(self) -> str:
        """Return nothing: the metavar says it, and a word is allowed, too."""
        return ""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number or the word. Raises Refused."""
        word = str(value).strip().casefold()
        if word in self._words:
            return word
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise not_in_range(param, value, int(self.min or 0), int(self.max or 0), self._words) from None


def with_options(
    command: Command,
    app: object,
    languages: Sequence[str],
    language: Callable[[], str],
    spoken: Callable[[str | None], str],
    only: Collection[str] = (),
    prefix: str = "",
) -> Command:
    """Return a command of an app with these options, or `only` some of them, each after a prefix.

    See OfPerson for the functions. Raises ValueError.
    """
    settings = {setting.option: setting for setting in SETTINGS_OF_PERSONS if setting.flags}
    names = ("lang", "screen_reader", *settings)
    for name in only:
        if name not in names:
            raise ValueError(f"a person has no option {name!r}: write some of {', '.join(names)}")

    def keep(context: click.Context, param: click.Parameter, value: Any) -> None:
        context.meta[APP] = app
        if value is not None and param.name is not None:
            context.meta.setdefault(GIVEN, {})[param.name] = value

    def option(phrase: str, flags: str, name: str, **more: Any) -> None:
        nonlocal command
        if only and name not in only:
            return
        later: dict[str, Any] = {"cls": OfPerson, "phrase": phrase, "language": language, "spoken": spoken}
        given = flags.replace("--no-", f"--no-{prefix}").replace("--", f"--{prefix}", 1), name
        there = getattr(command, "params", getattr(command, "__click_params__", ()))
        if any(isinstance(each, OfPerson) and set(given[0].split("/")) & set(each.opts) for each in there):
            raise ValueError(f"{given[0]} is there already: write app.options once, or another prefix")
        command = click.option(*given, expose_value=False, callback=keep, default=None, **(later | more))(command)

    for name, setting in reversed(settings.items()):
        option(_help_of(setting), setting.flags, name, type=_kind(setting))
    option("face-option-lang", "--lang", "lang", type=Word(languages), cls=Lang, app=app, is_eager=True)
    option("face-option-screen-reader", "--screen-reader", "screen_reader", is_flag=True)
    return command


def read_options(command: Command, arguments: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """Take the options of a command out of arguments; return them and the others, with all behind a --.

    Raises SystemExit after a sentence about a wrong value.
    """
    known = list(arguments)
    behind = known[known.index("--") :] if "--" in known else []
    rest = click.Argument(["rest"], nargs=-1, type=click.UNPROCESSED)
    apart = {"ignore_unknown_options": True, "help_option_names": []}
    made = click.Command(None, params=[*getattr(command, "__click_params__", ())[::-1], rest], context_settings=apart)
    try:
        context = made.make_context("", known[: len(known) - len(behind)])
    except click.UsageError as error:
        error.show()
        raise SystemExit(error.exit_code) from None
    return context.meta.get(GIVEN, {}), [*context.params["rest"], *behind]


def _help_of(setting: Setting) -> str:
    """Return the phrase of the help of an option in a program that is no game."""
    own = f"face-option-{setting.option}"
    return own if setting.option in OF_GAMES else setting.phrase.replace("settings-", "settings-means-", 1)


def check_no_flag_twice(command: Command, parser: ArgumentParser) -> None:
    """Raise ValueError if a parser of argparse has an option of this command, too: nobody could say which is meant."""
    ours = {flag for param in _params(command) for flag in (*param.opts, *param.secondary_opts)}
    if both := [flag for flag in _flags(parser) if flag in ours]:
        raise ValueError(_twice(both[0], "parser"))


def _twice(flag: str, of: str) -> str:
    return f"{flag} is an option of the {of}, too: write prefix='p-', or only=[...] without it"


def _params(command: Command) -> list[click.Option]:
    return [*getattr(command, "__click_params__", ())][::-1]


def _flags(parser: ArgumentParser) -> list[str]:
    """Return the options of a parser and of its commands."""
    found: list[str] = []
    for action in parser._actions:
        found += action.option_strings
        below = action.choices.values() if isinstance(action.choices, Mapping) else ()
        found += [flag for each in below if hasattr(each, "_actions") for flag in _flags(each)]
    return list(dict.fromkeys(found))


def parse_rest(
    command: Command, parser: ArgumentParser, rest: Sequence[str], tell: Callable[[str], bool], asked: str | None
) -> Namespace:
    """Return the other arguments as a parser of argparse reads them. Its help lists the options of the command, too.

    What is wrong is told in the language of the person, who may have `asked` for one, if `tell` says that somebody
    hears it, also by a later `parser.error`. Raises SystemExit as the parser does.
    """
    help_of, params = parser.format_help, _params(command)

    def tell_in_language(message: str) -> bool:
        from access.person.misused import of_argparse

        known = [*_flags(parser), *(flag for param in params for flag in param.opts)]
        phrases = params[0].phrases(click.Context(click.Command(None)), asked)  # type: ignore[attr-defined]
        return tell(of_argparse(message.strip(), parser.prog, known, phrases, rest))

    def format_help() -> str:
        formatter = click.HelpFormatter()
        context = click.Context(click.Command(None))
        records = [record for param in params if (record := param.get_help_record(context))]
        with formatter.section(params[0].heading()):  # type: ignore[attr-defined]
            formatter.write_dl(records)
        return f"{help_of()}\n{formatter.getvalue()}"

    fails = parser.error

    def error(message: str) -> NoReturn:
        with _told(parser, tell_in_language):
            fails(message)

    parser.format_help = format_help  # type: ignore[method-assign]
    try:
        with _told(parser, tell_in_language):
            found = parser.parse_args(rest)
    finally:
        parser.format_help = help_of  # type: ignore[method-assign]
    parser.error = error  # type: ignore[method-assign]
    return found


@contextmanager
def _told(parser: ArgumentParser, tell: Callable[[str], bool]) -> Iterator[None]:
    """Tell an error with which a parser ends the program, if somebody hears it, and print the rest."""
    said = io.StringIO()
    try:
        with redirect_stderr(said):
            yield
    except SystemExit as end:
        wrong = re.search(rf"^{re.escape(parser.prog)}.*?: error: ", said.getvalue(), re.MULTILINE)
        if end.code and wrong is not None and tell(said.getvalue()[wrong.end() :]):
            said = io.StringIO(said.getvalue()[: wrong.start()])
        raise
    finally:
        sys.stderr.write(said.getvalue())


def _kind(setting: Setting) -> click.ParamType[Any] | None:
    """Return the type of the option for a setting; None for a flag of yes and no."""
    if {"yes", "no"} <= set(setting.values):
        return None
    if setting.is_number:
        return NumberOrWord(setting)
    return Word(setting.values) if setting.values else click.STRING
