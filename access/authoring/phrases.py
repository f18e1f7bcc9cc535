"""Checks the phrases of a game in each of its languages: all that are needed, with facts that are there."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar, get_type_hints

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from access.authoring.package import Faults, Package, check_letters, fields_of, is_frozen
from access.language.formatting import BEFORE
from access.language.phrases import Phrases, normal
from access.language.texts import FIGURE, lesson_title, phrase_name, text_of, texts_of
from access.play.faults import SourceLine
from access.system.environment import FALLBACK
from access.system.packages import folders
from games.cards import Hand, Row
from games.data import frozen
from games.lessons import Point
from games.steps import Ask, Dice, Event, Face, FaceHand, Faces, Scores, Seat, Seats, Terms

ALWAYS = frozenset({"you", "first", "only", "turn"})
"""The variables of every event and question, which a language may need or not."""
PARTS: Mapping[object, tuple[str, ...]] = {
    Dice: ("count",),
    Scores: ("count", "name", "score", "others"),
    Seats: ("you", "others"),
    Terms: ("begun", "count"),
}
"""The variables that fields of these types have besides."""
CARDS = (Hand, Row, Face, Faces, FaceHand)
"""The types of fields whose variable with -short tells the cards by their short names."""
OPTIONS = ("Number", "Choice", "Name", "Content")
SENTENCE, SAME = 2, 3
"""The words of a phrase that is compared with other languages, and how many such phrases make a copy."""
_MARKUP = re.compile(r"\{[^{}]*\}|^\s*\*?\[[\w-]+\]|^\s*\.[\w-]+ =|[{}]", re.MULTILINE)
"""Variables, and the keys of variants and forms."""
_WORD = re.compile(r"[^\W\d_]{2,}")
REFUSALS = ("Illegal", "Refused", "Failed")


class Used(Visitor):
    """The references of a phrase, and its text.

    It refers to variables, of which it tells some and only chooses by the others, to other phrases, and to the seats
    that its selections by $you name.
    """

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.told: set[str] = set()
        self.phrases: set[str] = set()
        self.unknown: set[str] = set()
        self.seats: set[str] = set()
        self.text = ""
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - called by fluent.syntax
        """Note text."""
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by fluent.syntax
        """Note a variable."""
        self.variables.add(node.id.name)
        self.told.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - called by fluent.syntax
        """Note a phrase."""
        self.phrases.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - called by fluent.syntax
        """Note a function that does not exist here, and go on inside."""
        if node.id.name not in BEFORE:
            self.unknown.add(f"the function {node.id.name}")
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - called by fluent.syntax
        """Note a term: there are none here."""
        self.unknown.add(f"the term -{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by fluent.syntax
        """Note the seats of a selection by $you, and go on inside; what it chooses by is not told."""
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "you":
            keys = (each.key for each in node.variants if not each.default)
            self.seats |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        before = set(self.told)
        self.visit(node.selector)
        self.told = before
        for variant in node.variants:
            self.visit(variant)


@frozen
class Message:
    """A phrase in a file: its source, its line, its heading and comment, and the references of its forms."""

    name: str
    source: str
    line: int
    heading: str
    comment: str
    forms: Mapping[str, Used]

    @property
    def used(self) -> set[str]:
        """The variables of all its forms."""
        return {each for form in self.forms.values() for each in form.variables}

    @property
    def shown(self) -> set[str]:
        """The variables that its forms tell."""
        return {each for form in self.forms.values() for each in form.told}

    @property
    def said(self) -> str:
        """The text without its name, its variables and blanks, to be compared with other languages."""
        return " ".join(_MARKUP.sub(" ", self.source.partition("=")[2]).split())


@frozen
class Parsed:
    """The phrases of a file by name, and the lines that are not Fluent, each with its text."""

    messages: Mapping[str, Message]
    junk: tuple[tuple[int, str], ...]


@lru_cache(maxsize=64)
def parsed(text: str) -> Parsed:
    """Return the phrases of a file, and its lines that are not Fluent."""
    found: dict[str, Message] = {}
    junk: list[tuple[int, str]] = []
    heading = ""
    for entry in FluentParser(with_spans=True).parse(text).body:
        start, end = (entry.span.start, entry.span.end) if entry.span else (0, 0)
        line = text.count("\n", 0, start) + 1
        if isinstance(entry, ast.GroupComment | ast.ResourceComment):
            heading = " ".join((entry.content or "").split())
        elif isinstance(entry, ast.Junk | ast.Term):  # there are no terms here
            junk.append((line, text[start:end].strip().splitlines()[0]))
        elif isinstance(entry, ast.Message):
            comment = " ".join((entry.comment.content or "").split()) if entry.comment else ""
            source = re.sub(r"\A(?:#.*\n)*", "", text[start:end]).rstrip("\n")
            values = {"": entry.value, **{each.id.name: each.value for each in entry.attributes}}
            forms = {form: Used(value) for form, value in values.items() if value}
            found[entry.id.name] = Message(entry.id.name, source, line, heading, comment, forms)
    return Parsed(found, tuple(junk))


Files = TypeVar("Files", bound=Faults, covariant=True)


class Languages(Generic[Files]):
    """The phrases of a package as they stand in its files, by language. Files that are not Fluent are left out.

    `read` returns the phrases of a language.
    """

    def __init__(self, package: Files, read: Callable[[str], Phrases]) -> None:
        self.package = package
        self.written: dict[str, Mapping[str, Message]] = {}
        self.phrases: dict[str, Phrases] = {}
        for language in package.languages:
            file = parsed(text_of(package.package, f"{language}.ftl") or "")
            self.written[language] = file.messages
            for line, start in file.junk:
                package.add(self.file(language, line), f"this is no Fluent: {start!r}. Write name = text.")
            if not file.junk:
                self.phrases[language] = read(language)

    def file(self, language: str, line: int = 0) -> SourceLine:
        """Return a line of the file of a language."""
        return SourceLine(str(self.package.folder / f"{language}.ftl"), line)

    def of(self, name: str) -> Iterator[tuple[str, Mapping[str, Used]]]:
        """Yield the forms of a phrase in each language that has it."""
        yield from ((language, written[name].forms) for language, written in self.written.items() if name in written)

    def fault(self, language: str, name: str, what: str) -> None:
        """Note a fault of a phrase at its line."""
        self.package.add_untold(language, name, what, self.file(language, self.written[language][name].line))

    def need(self, phrase: str, where: SourceLine, what: str, form: str = "", shared: str = "") -> None:
        """Note in which languages a phrase is missing that `what` at a place needs; a `shared` one does as well."""
        for language, phrases in self.phrases.items():
            if not (phrases.texts.is_own(phrase, form) or (shared and phrases.has(shared))):
                name = f"{phrase}.{form}" if form else phrase
                self.package.add_untold(
                    language, name, f"{what} has no phrase {name} in {language}.ftl. Add it.", where
                )


def languages_in(package: Package) -> Languages[Package]:
    """Return the phrases of a game."""
    return Languages(package, lambda language: Phrases(language, package.game))


def check(package: Package) -> tuple[str, ...]:
    """Note missing phrases, and forms with unknown facts; return the languages that are whole."""
    if not package.languages:
        package.add(package.declared("package"), f"there are no phrases in {package.game.package}. Add en.ftl.")
    found = languages_in(package)
    game = package.game.id
    found.need(game, package.declared("id"), "the game")
    if package.game.records is not None:
        found.need(f"{game}-personal-best", package.declared("records"), "the personal best of records")
    for told in (*package.classes(Event), *package.classes(Ask)):
        _check_class(found, told)
    _check_named(found)
    for where, call in package.calls(*REFUSALS):
        _check_refusal(found, where, call)
    for lesson in package.game.lessons:
        for point in lesson.points:
            _check_point(found, point)
    for number in range(1, len(package.game.lessons) + 1) if len(package.game.lessons) > 1 else ():
        found.need(lesson_title(package.game, number), package.declared("lessons"), f"lesson {number}")
    _check_guides(found)
    _check_languages(found)
    return tuple(found.phrases)


def check_texts(package: str) -> tuple[str, ...]:
    """Return the faults in the texts of a program, each as one line: `package` has its .ftl files.

    Each language has the phrases of the others, and tells what they tell. Raises TypeError and ValueError, and what the
    package raises.
    """
    if not (package and isinstance(package, str)):
        raise TypeError(f"a package of texts is a name, such as 'book_texts', not {package!r}")
    if not all(map(str.isidentifier, package.split("."))) or not folders(package):
        raise ValueError(
            f"there is no package {package!r} of texts: write its name as for import, such as 'book_texts'"
        )
    faults = Faults(package, package)

    def read(language: str) -> Phrases:
        phrases = Phrases(language)
        phrases.texts = texts_of(package, language)
        return phrases

    if not faults.languages:
        faults.add(SourceLine("", 0), "there are no phrases here. Add en.ftl.")
    check_letters(faults)
    _check_languages(Languages(faults, read))
    return faults.faults


def _check_languages(found: Languages[Faults]) -> None:
    _check_references(found)
    _check_both(found)
    for language in found.phrases:
        _check_translated(found, language)
        for name in found.written[language]:
            _check_alike(found, language, name)


def _check_named(found: Languages[Package]) -> None:
    """Check the phrases of options, commands, answers and terms that the source names."""
    package, game = found.package, found.package.game.id
    for option in package.game.agreement.options:
        if not option.hidden:
            where, name = package.named(option.name, *OPTIONS), f"option-{option.name}"
            found.need(f"{game}-{name}", where, f"the option {option.name}", shared=f"setup-{name}")
    for query in package.game.queries:
        where, name = package.named(query.name, "Query"), f"command-{query.name}"
        found.need(f"{game}-{name}", where, f"the command {query.name}", shared=f"loop-{name}")
        for term in query.among if query.takes == "term" else ():
            found.need(f"{game}-term-{term}", where, f"the term {term}", shared=f"loop-term-{term}")
    for face in package.game.faces:
        found.need(f"{game}-card-{face}", package.declared("faces"), f"the card {face}")
    for language, phrases in found.phrases.items():
        _check_cards(found, language, phrases)
    for kind, called in (("answer", "Offer"), ("term", "Term")):
        for where, call in package.calls(called):
            given = _first(call)
            if given is not None:
                found.need(f"{game}-{kind}-{given}", where, f"the {kind} {given}", shared=f"loop-{kind}-{given}")


def _check_cards(found: Languages[Package], language: str, phrases: Phrases) -> None:
    """Check that no two cards have the same name, to be typed or in braille, and that the latter is one word."""
    owners: dict[str, str] = {}
    for phrase in (phrases.name_phrase(face, "face") for face in found.package.game.faces):
        names = [*phrases.words(phrase)] if phrases.has(phrase) else []
        short = phrases.line(phrase, "braille").text if phrases.has(phrase, "braille") else ""
        where = found.file(language, found.written[language][phrase].line if phrase in found.written[language] else 0)
        if len(short.split()) > 1:
            what = f"the form .braille of {phrase} is {short!r}. Write one word: a space ends a card."
            found.package.add(where, what)
        names += [short] if short else []
        for name in map(normal, names):
            first = owners.setdefault(name, phrase)
            if first != phrase:
                what = f"{phrase}: {first} is called {name}, too. Choose another name."
                found.package.add_once(f"{language} {first}", where, what)


def _first(call: python.Call) -> str | None:
    """Return the first argument of a call if it is a text."""
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, python.Constant) and isinstance(first.value, str) else None


def _check_class(found: Languages[Package], told: type[Any]) -> None:
    package, name = found.package, f"{found.package.game.id}-{phrase_name(told)}"
    found.need(name, package.of_class(told), told.__name__)
    try:
        hints = get_type_hints(told)
    except NameError as error:
        package.add(package.of_class(told), f"{told.__name__} has a field of an unknown type: {error}.")
        return
    if not is_frozen(told):
        return
    known = _variables({field: hints.get(field) for field in fields_of(told)})
    seats = {field.replace("_", "-") for field in fields_of(told) if hints.get(field) is Seat} | {"none"}
    for language, forms in found.of(name):
        for form, used in forms.items():
            _check_form(found, language, name, form, used.variables - known - ALWAYS, known - ALWAYS)
            for seat in sorted(used.seats - seats):
                what = f"{_called(name, form)} asks whether $you is {seat}, which is no field of the type Seat."
                found.fault(language, name, what)


def _variables(hints: Mapping[str, object]) -> set[str]:
    """Return the variables of fields of these types."""
    found = set()
    for field, hint in hints.items():
        name = field.replace("_", "-")
        parts = next((parts for kind, parts in PARTS.items() if hint == kind), ())
        short = ("short", "two") if hint in CARDS else ()
        found |= {name, *(f"{name}-{part}" for part in (*parts, *short))}
    return found


def _called(name: str, form: str) -> str:
    return f"the form .{form} of {name}" if form else name


def _check_form(
    found: Languages[Package], language: str, name: str, form: str, unknown: set[str], known: set[str]
) -> None:
    for variable in sorted(unknown):
        there = ", ".join(f"${each}" for each in sorted(known)) or "none"
        what = f"{_called(name, form)} tells ${variable}, which is not there. Its variables: {there}."
        found.fault(language, name, what)


def _check_refusal(found: Languages[Package], where: SourceLine, call: python.Call) -> None:
    """Check the phrase of a refusal, and that it is given each fact that the phrase tells."""
    reason = _first(call)
    if reason is None or any(each.arg is None for each in call.keywords):
        return
    found.need(reason, where, "the refusal")
    given = {(each.arg or "").replace("_", "-") for each in call.keywords} | {str(each.arg) for each in call.keywords}
    for language, forms in found.of(reason):
        for variable in sorted({name for used in forms.values() for name in used.variables} - given - {"you"}):
            what = f"{reason} tells ${variable}. Write {variable}=... here, or take it out of the phrase."
            found.package.add_untold(language, reason, what, where)


def _check_point(found: Languages[Package], point: Point) -> None:
    """Check the phrase of a point of a lesson, which is told with the fields of what it explains."""
    package, name = found.package, f"{found.package.game.id}-lesson-{point.name}"
    where = package.named(point.name, "Point")
    found.need(name, where, f"the point {point.name}")
    on: tuple[object, ...] = point.on if isinstance(point.on, tuple) else (point.on,)
    for each in on:
        if not (isinstance(each, type) and issubclass(each, (Event, Ask))):
            package.add(where, f"the point {point.name} is on {each!r}. Write a class of events or questions.")
    known = {field.replace("_", "-") for each in on if isinstance(each, type) for field in fields_of(each)}
    for language, forms in found.of(name):
        if "" in forms:
            _check_form(found, language, name, "", forms[""].variables - known - {"you"}, known)


def _check_references(found: Languages[Faults]) -> None:
    for language, written in found.written.items():
        for name, phrase in written.items():
            for unknown in sorted({each for used in phrase.forms.values() for each in used.unknown}):
                found.fault(language, name, f"{name} uses {unknown}, which does not exist here. Write it without.")
            for other in sorted({each for used in phrase.forms.values() for each in used.phrases}):
                if language in found.phrases and not found.phrases[language].has(other):
                    found.fault(language, name, f"{name} refers to the phrase {other}, which is not there.")


def _check_guides(found: Languages[Package]) -> None:
    """Check that each figure of a guide has its phrase, which tells options of the table alone."""
    package, game = found.package, found.package.game
    options = {option.name for option in game.agreement.options}
    for language, phrases in found.phrases.items():
        file = f"guide.{language}.md"
        for number, line in enumerate((text_of(game.package, file) or "").splitlines(), 1):
            for figure in re.findall(FIGURE, line):
                name = f"{game.id}-guide-{figure}"
                if not phrases.has(name):
                    what = f"this tells {{{figure}}}, for which {language}.ftl has no phrase {name}. Add it."
                    package.add_untold(language, name, what, SourceLine(str(package.folder / file), number))
        for name, phrase in found.written[language].items():
            if name.startswith(f"{game.id}-guide-"):
                for form, used in phrase.forms.items():
                    _check_form(found, language, name, form, used.variables - options, options)


def _check_both(found: Languages[Faults]) -> None:
    """Check that each language has the phrases of the others."""
    for language, written in found.written.items():
        for other, phrases in found.phrases.items():
            for name in (name for name in written if not phrases.texts.is_own(name)):
                where = found.file(language, written[name].line)
                found.package.add_untold(other, name, f"{other}.ftl has no phrase {name}. Add it.", where)


def _check_translated(found: Languages[Faults], language: str) -> None:
    """Check that most phrases of a language are not those of English, or of the first language."""
    first = FALLBACK if FALLBACK in found.phrases else next(iter(found.phrases))
    theirs = {name: _text(phrase) for name, phrase in found.written[first].items()}
    ours = {name: _text(phrase) for name, phrase in found.written[language].items() if name in theirs}
    sentences = [name for name, text in ours.items() if len(_WORD.findall(text)) >= SENTENCE]
    same = [name for name in sentences if ours[name] == theirs[name]]
    if language != first and len(same) >= SAME and len(same) * 2 > len(sentences):
        line = min(found.written[language][name].line for name, text in ours.items() if text == theirs[name])
        what = f"{len(same)} of {len(sentences)} phrases are those of {first}.ftl, such as {same[0]}. Translate them."
        found.package.add(found.file(language, line), what)


def _text(phrase: Message) -> str:
    return " ".join(phrase.forms[""].text.split()) if "" in phrase.forms else ""


def _check_alike(found: Languages[Faults], language: str, name: str) -> None:
    """Check that a phrase tells what it tells in every other language, has its help, and is not empty."""
    written = found.written[language][name]
    others = [
        found.written[other][name]
        for other in found.phrases
        if other != language and name in found.written[other] and not found.package.is_noted(other, name)
    ]
    told = [_facts(phrase) for phrase in others]
    lacks = set.intersection(*told) - ALWAYS - _facts(written) if told and "" in written.forms else set()
    for variable in sorted(lacks):
        what = f"{name} leaves out ${variable}, which it tells in each other language. Tell it here, or nowhere."
        found.fault(language, name, what)
    if any("help" in phrase.forms for phrase in others) and "help" not in written.forms:
        found.fault(language, name, f"{name} has a .help in another language, and none here. Add it.")
    for form, used in written.forms.items():
        if not (used.variables or used.phrases or used.text.strip()):
            found.fault(language, name, f"{_called(name, form)} is empty. Write what is to be told.")


def _facts(phrase: Message) -> set[str]:
    """Return the fields that a phrase tells, or parts of them: dice for dice-count."""
    return {each.partition("-")[0] for each in phrase.forms[""].variables} if "" in phrase.forms else set()
