"""Reads pages of the manual: headings, paragraphs and lists, as text to be read aloud or printed.

The pages use a small part of Markdown: # headings, paragraphs, lists with -, indented blocks, `typed text`,
links and pictures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from access.language.texts import text_of
from access.system.environment import FALLBACK, package_text
from wordlists.spelling import unaccented

PAGES = "access.manual"
"""The package with the pages, a folder a language."""
TOPIC_GROUPS = tuple(tuple(group.split()) for group in (text_of(PAGES, "topics.txt") or "").split("\n\n"))
"""The topics in groups: playing, hearing and feeling, clubs, making."""
TOPICS = tuple(name for group in TOPIC_GROUPS for name in group)
"""The topics, in the order of the manual."""
CONTINUED = {"making-games": "games", "making-programs": "access"}
"""Topics that go on with the README.md of a package, in English in every language."""
MOST_WORDS = 60
"""Words of a list that are read in one go."""
LIKENESS = 0.75
"""The likeness from 0 to 1 from which on one name is taken for another."""


class Block(NamedTuple):
    """A part of a page: a title, a heading, a paragraph, the items of a list, a block of typed lines, or a program."""

    kind: Literal["title", "heading", "paragraph", "list", "typed", "program"]
    lines: tuple[str, ...]


class Topic(NamedTuple):
    """A topic of the manual: its name, and its blocks; the first is its title."""

    name: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        """The title of the topic."""
        return self.blocks[0].lines[0]

    def paragraphs(self) -> Iterator[str]:
        """Yield the page as paragraphs; a long list comes in several, and each line to be copied is one."""
        for block in self.blocks:
            yield from _paragraphs(block)

    def parts(self) -> Iterator[str]:
        """Yield the page in parts of one or more lines: a heading with its first paragraph, all lines to be copied."""
        heading: list[str] = []
        for block in self.blocks:
            paragraphs = list(_paragraphs(block))
            if block.kind in TITLES:
                heading += paragraphs
            elif paragraphs:
                first, *others = ["\n".join(paragraphs)] if _is_copied(block) else paragraphs
                yield "\n".join((*heading, first))
                yield from others
                heading = []
        if heading:
            yield "\n".join(heading)


TITLES = ("title", "heading")


def _is_copied(block: Block) -> bool:
    """Tell whether the lines of a block are to be copied, so that each stands on a line of its own."""
    is_code = all(re.fullmatch("`[^`]*`", line) for line in block.lines)
    return block.kind in ("typed", "program") or (block.kind == "list" and is_code)


def _paragraphs(block: Block) -> Iterator[str]:
    """Yield a block as paragraphs to be read aloud; nothing for a picture."""
    if block.kind in ("typed", "program"):
        yield from block.lines
    elif block.kind != "list":
        text = " ".join(spoken(line) for line in block.lines).strip()
        if text:
            yield text + ("." if block.kind in TITLES else "")
    elif _is_copied(block):
        yield from map(spoken, block.lines)
    else:
        said: list[str] = []
        for line in map(spoken, block.lines):
            if said and len(" ".join([*said, line]).split()) > MOST_WORDS:
                yield " ".join(said)
                said = []
            said.append(line)
        yield " ".join(said)


def spoken(text: str) -> str:
    """Return text without the signs of Markdown, and without pictures, which are not there to be seen."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)).replace("`", "")


def all_topics(language: str) -> tuple[Topic, ...]:
    """Return all pages of the manual in this language."""
    return tuple(page(name, language) for name in TOPICS)


def page(name: str, language: str) -> Topic:
    """Return a page of the manual, in English if the language lacks it."""
    return Topic(name, tuple(blocks(_text(name, language) or _text(name, FALLBACK))))


def has_page(name: str, language: str) -> bool:
    """Tell whether a page of the manual is there in a language."""
    return bool(_text(name, language))


def _text(name: str, language: str) -> str:
    return text_of(PAGES, f"{language}/{name}.md") or package_text(language, f"manual/{name}.md") or ""


def whole(topic: Topic) -> Topic:
    """Return a topic with the page of a package that it goes on with, if there is one."""
    package = CONTINUED.get(topic.name)
    if package is None:
        return topic
    text = text_of(package, "README.md") or ""
    more = (each._replace(kind="program") if each.kind == "typed" else each for each in blocks(text))
    return Topic(topic.name, (*topic.blocks, *more))


def blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of a page; those between fences are programs, the rows of a table a list."""
    for number, part in enumerate(re.split(r"^```\w*\n", f"{text}\n", flags=re.MULTILINE)):
        if number % 2:
            yield Block("program", tuple(line for line in part.split("\n") if line.strip()))
        elif part.strip():
            yield from _prose(part)


def _prose(text: str) -> Iterator[Block]:
    for part in re.split(r"\n\s*\n", text.strip("\n")):
        lines = part.split("\n")
        if part.startswith("#"):
            marks, _, heading = part.partition(" ")
            yield Block("title" if marks == "#" else "heading", (heading.strip(),))
        elif part.startswith("    "):
            yield Block("typed", tuple(line[4:] for line in lines))
        elif part.startswith("|"):
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
            yield Block("list", tuple(", ".join(filter(None, row)) for row in rows if set("".join(row)) - set("-: ")))
        elif part.startswith("- "):
            items = re.split(r"\n(?=- )", part)
            yield Block("list", tuple(" ".join(item.removeprefix("- ").split()) for item in items))
        else:
            yield Block("paragraph", (" ".join(part.split()),))


def topic_names(group: Sequence[str], language: str) -> str:
    """Return the names of topics, as they are typed: by their titles where those are not English."""
    return ", ".join(_typed(page(name, language), language) for name in group)


def _typed(topic: Topic, language: str) -> str:
    return topic.name if language == FALLBACK else topic.title


def near_topic(typed: str, language: str) -> str:
    """Return the topic that was probably meant, as it is typed in this language; empty if none is like it."""
    from difflib import get_close_matches  # only after a mistake

    every = all_topics(language)
    names = {_plain(each.title): _typed(each, language) for each in every}
    names |= {_plain(each.name): _typed(each, language) for each in every}
    likely = get_close_matches(_plain(typed), names, 1, LIKENESS)
    return names[likely[0]] if likely else ""


def found(typed: str, language: str) -> Topic | None:
    """Return the page of a topic, by the beginning of its name or its title, or None if none or several begin so."""
    wanted = _plain(typed)
    every = all_topics(language)
    exact = [each for each in every if wanted in (_plain(each.name), _plain(each.title))]
    begun = [each for each in every if _plain(each.name).startswith(wanted) or _plain(each.title).startswith(wanted)]
    inside = [each for each in every if f" {wanted}" in _plain(each.title)]
    found = exact or begun or inside
    return found[0] if exact or len(found) == 1 else None


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", " ", unaccented(text)).strip()
