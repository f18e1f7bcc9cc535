"""A pseudo-language: each word of each phrase, page and guide is longer and marked, so that others stand in code."""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from language_package import written

from access.authoring.checks import all_parts
from access.cli.group import COMMANDS
from access.cli.manual import TOPICS, page
from access.language.texts import text_of
from access.storage import catalogue
from access.system.environment import FALLBACK

CODE = "qps"
MARK = "ŋ"
FACTS = 'name = "Psŋ"\none = [1]\nmillions = "other"\n'
CAPITALS = re.compile("[A-Z]+")
"""Cards, and the names of arguments in a line of usage."""
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def marked(text):
    """The text with a mark behind each word, by which it is longer."""
    return WORD.sub(lambda word: f"{word[0]}{MARK}", text)


class Marking(Visitor):
    """Marks the words of all texts of a file of phrases."""

    def visit_TextElement(self, node):
        node.value = marked(node.value)


def marked_phrases(text):
    body = FluentParser(with_spans=False).parse(text)
    body.body = [
        entry for entry in body.body if isinstance(entry, ast.Message) and not entry.id.name.endswith("-spoken")
    ]
    Marking().visit(body)
    return FluentSerializer().serialize(body)


def install(folder):
    """Install the pseudo-language in a folder for PYTHONPATH."""
    files = {f"{part.folder}{CODE}.ftl": marked_phrases(part.text(FALLBACK)) for part in all_parts()}
    for game in catalogue.working():
        files[f"games/{game.id}/guide.{CODE}.md"] = marked(text_of(game.package, f"guide.{FALLBACK}.md") or "")
    for name in TOPICS:
        blocks = (marked("\n".join(block.lines)) for block in page(name, FALLBACK).blocks[1:])
        files[f"manual/{name}.md"] = "\n\n".join([f"# {marked(page(name, FALLBACK).title)}", *blocks])
    written(folder, files, code=CODE, package="taverne_qps", facts=FACTS)


def unmarked(text, names=()):
    """The words of a text without the mark that are no names, options, paths, words of the command line, or cards."""
    typed = ["taverne", *COMMANDS, *catalogue.names()]
    for game in catalogue.working():
        options = game.agreement.options
        typed += [*game.bots, *(str(value) for option in options for value in getattr(option, "values", ()))]
    known = {part for name in (*names, *typed) for part in WORD.findall(name)}
    bare = re.sub(r"(?<!\w)--?[a-z][\w-]*|[\w.~-]*/[\w./~-]*", " ", text)
    return [
        word for word in WORD.findall(bare) if MARK not in word and word not in known and not CAPITALS.fullmatch(word)
    ]
