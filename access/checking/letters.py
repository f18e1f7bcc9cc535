"""Finds letters in the files of a game that nobody sees, and that a voice or a display stumbles over."""

from __future__ import annotations

import re
import unicodedata

from access.checking.package import Package
from access.play.faults import SourceLine

FILES = ("*.ftl", "*.md", "*.py")
JOINERS = "\u200c\u200d"
"""Letters of the same kind that some languages need."""
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""The kinds of letters that nobody sees: control characters, directions of writing, blanks without width, lines."""
_PLAIN = re.compile(r"[\t\n\r -~]*")
_WRITTEN = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6}))")
"""A letter by its number in a phrase, such as \\u202E."""


def check(package: Package) -> None:
    """Note letters that nobody sees, once for each line of the phrases, the guides and the source."""
    for path in sorted(path for kind in FILES for path in package.folder.rglob(kind)):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            package.add(SourceLine(str(path), 0), f"this file cannot be read as UTF-8: {error}. Save it as UTF-8.")
            continue
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            for letter in _unseen(line, path.suffix == ".ftl"):
                name = unicodedata.name(letter, "a control character")
                what = (
                    f"this line has U+{ord(letter):04X}, {name.lower()}, which nobody sees and a voice stumbles over."
                )
                package.add_once(f"{path} {number}", SourceLine(str(path), number), f"{what} Take it out.")


def _unseen(line: str, escaped: bool) -> list[str]:
    """Return the letters of a line that nobody sees, in phrases also those that are written by their numbers."""
    by_number = [chr(int(short or long, 16)) for short, long in _WRITTEN.findall(line)] if escaped else []
    if not by_number and _PLAIN.fullmatch(line):
        return []
    found = [*line.rstrip("\r"), *by_number]
    return [each for each in found if unicodedata.category(each) in UNSEEN and each not in f"\t{JOINERS}"]
