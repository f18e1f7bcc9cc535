"""Write the manual as HTML, one file for each language, and check it with a validating parser: make manual."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path

import html5lib

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from access.cli.manual import TOPIC_GROUPS, Block, Topic, all_topics  # noqa: E402
from access.system.environment import codes, facts  # noqa: E402


def html(language: str) -> str:
    """Return the manual in this language as one page of HTML, with a table of contents."""
    title, contents = facts(language).manual["title"], facts(language).manual["contents"]
    every = all_topics(language)
    printed = facts(language).in_print
    titles = {page.name: f'<li><a href="#{page.name}">{escape(printed(page.title))}</a></li>' for page in every}
    entries = "\n</ul>\n<ul>\n".join("\n".join(titles[name] for name in group) for group in TOPIC_GROUPS)
    head = f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>{title}</title>'
    body = f'<h1>{title}</h1>\n<nav aria-label="{contents}">\n<h2>{contents}</h2>\n<ul>\n{entries}\n</ul>\n</nav>'
    told = "\n".join(section(page, printed) for page in every)
    main = f"<main>\n{told}\n</main>"
    page = f"<head>\n{head}\n</head>\n<body>\n{body}\n{main}\n</body>"
    return f'<!DOCTYPE html>\n<html lang="{language}">\n{page}\n</html>\n'


def section(page: Topic, printed: Callable[[str], str]) -> str:
    """Return a topic as a section, its prose as its language prints it."""
    blocks = "\n".join(part(block, printed) for block in page.blocks)
    return f'<section id="{page.name}">\n{blocks}\n</section>'


def part(block: Block, printed: Callable[[str], str]) -> str:
    """Return a block of a page."""
    lines = [inline(printed(line)) for line in block.lines]
    if block.kind == "list":
        return "<ul>\n" + "\n".join(f"<li>{line}</li>" for line in lines) + "\n</ul>"
    if block.kind == "typed":
        return "<pre>" + "\n".join(map(escape, block.lines)) + "</pre>"
    tag = {"title": "h2", "heading": "h3", "paragraph": "p"}[block.kind]
    return f"<{tag}>{lines[0]}</{tag}>"


def inline(text: str) -> str:
    """Return text with what is typed marked as code."""
    marked = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))
    return re.sub(r"!\[([^\]]*)\]\(\.\./([^)]*)\)", r'<img src="\2" alt="\1">', marked)


def main() -> None:
    """Write and check both files."""
    folder = TOP / "build" / "manual"
    folder.mkdir(parents=True, exist_ok=True)
    for picture in (TOP / "access" / "manual").glob("*.png"):
        shutil.copy(picture, folder)
    for language in codes():
        text = html(language)
        html5lib.HTMLParser(strict=True).parse(text)
        path = folder / f"{language}.html"
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(TOP)}\n")


if __name__ == "__main__":
    main()
