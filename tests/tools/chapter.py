"""The chapters of the manual for keepers: their blocks of commands and files, as somebody would type them."""

import re
from importlib import resources


def blocks(topic, language="en"):
    """The blocks of a topic, each without its four spaces."""
    text = (resources.files("access.manual") / language / f"{topic}.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^(?: {4}.*)?\n)+", text, re.MULTILINE)
    return [re.sub(r"^ {4}", "", block, flags=re.MULTILINE).strip("\n") + "\n" for block in found if block.strip()]


def block(topic, begin, language="en"):
    """The one block of a topic that begins so."""
    (found,) = [each for each in blocks(topic, language) if each.startswith(begin)]
    return found
