"""Braille by liblouis: a line becomes cells, token by token, by the tables of a reader's language and grade.

A line is split into tokens at spaces. Tokens with dice, cards or numbers are translated with an uncontracted table, the
prose between them in the reader's grade, and all are joined by blank cells: otherwise UEB would run "4 5 6" into one
number, and contractions would swallow letters that mean cards. liblouis is not thread-safe, so a lock guards it. The
lock is reentrant, because its holder may be the first to load liblouis.
"""

from __future__ import annotations

import os
import re
import sys
import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from string import ascii_lowercase, digits

from access.language.line import Line, Span
from access.outputs.braille import liblouis
from access.system.environment import FALLBACK, facts, find_language
from games.data import frozen
from wordlists import regular

BLANK = "\u2800"
LEAST_REST = 3
"""The fewest cells of a word longer than the display that go over to the next piece."""
_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American braille ASCII: the sign of each cell of six dots, in the order of the Unicode block."""

_lock = threading.RLock()


class NoBraille(Exception):
    """liblouis is missing; or `file` is of no use, for `why` the system says so."""

    def __init__(self, file: str = "", why: str = "") -> None:
        super().__init__(file, why)
        self.file, self.why = file, why


class NoTable(Exception):
    """liblouis lacks the table, or the table lacks cells for our letters; `reason` names the phrase."""

    def __init__(self, table: str, reason: str = "error-no-table") -> None:
        super().__init__(table)
        self.reason = reason


def _louis() -> liblouis.Liblouis:
    """Return the library. Raises NoBraille."""
    try:
        with _lock:
            return liblouis.louis()
    except OSError as error:
        raise NoBraille(error.filename or "", error.strerror or "") from error


def louis_version() -> str:
    """Return the version of liblouis. Raises NoBraille."""
    return _louis().version


def cells(text: str, table: str) -> str:
    """Return the text in Unicode braille, by a table of liblouis. Raises NoBraille and NoTable."""
    _check(table)
    with _lock:
        return _translated(_with_cells(_translatable(text), table), table)


def _translated(text: str, table: str) -> str:
    """Return the cells of a text; what the table lacks is dropped. The caller holds the lock."""
    return _louis().cells(text, table).replace(" ", BLANK)


def _with_cells(text: str, table: str) -> str:
    """Return the text with letters that the table lacks transliterated to ASCII: a name must not vanish."""
    return text if text.isascii() else "".join(c if c.isascii() else _letter(c, table) for c in text)


@lru_cache(maxsize=1024)
def _letter(letter: str, table: str) -> str:
    """Return a letter if the table has it, else its nearest equivalent in ASCII. The caller holds the lock."""
    if _translated(letter, table).strip(BLANK):
        return letter
    from anyascii import anyascii

    return str(anyascii(letter))


@lru_cache(maxsize=1024)
def _kept_cells(text: str, table: str) -> str:
    """Return the cells of a die, a card or a number, which recur often."""
    return cells(text, table)


@lru_cache(maxsize=64)
def check_table(table: str, letters: str) -> None:
    """Raise NoBraille, or NoTable if the table is missing or lacks cells for any of these letters."""
    if not all(cells(letter, table).strip(BLANK) for letter in letters):
        raise NoTable(table, "error-empty-table")


def backwards(braille: str, table: str) -> str:
    """Return the text of cells, by a table of liblouis. Raises NoBraille and NoTable."""
    louis = _louis()
    _check(table)
    with _lock:
        return louis.text(braille, table)


@lru_cache(maxsize=64)
def _check(table: str) -> None:
    louis = _louis()
    if path_is_too_long():
        raise NoTable("LOUIS_TABLEPATH", "error-table-path")
    named = table.strip() and not any(c in table for c in ",\0\n")
    if named and not can_be_read(table):
        raise NoTable(table, "error-table-file")
    with _lock:
        if not named or not louis.has(table):
            raise NoTable(table)


def _translatable(text: str) -> str:
    """Return a text that liblouis can handle: composed, without control or format characters."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(c if c.isprintable() else " " for c in composed if unicodedata.category(c) not in ("Cf", "Cs", "Co"))


def ascii_cells(braille: str) -> str:
    """Return Unicode braille as braille ASCII (BRF). Dots 7 and 8 are dropped."""
    return "".join(_ASCII[ord(c) - 0x2800 & 63] if 0x2800 <= ord(c) < 0x2900 else c for c in braille)


@frozen
class Pick:
    """The cells of a die or a card, and the text that chooses it."""

    start: int
    end: int
    word: str


@frozen
class Cells:
    """A line for a display: its cells, its print with the cell at which each word begins, its dice and cards.

    With `as_text` the display uses a table of its own: the cells are the print.
    """

    shown: str
    words: tuple[tuple[int, str], ...] = ()
    picks: tuple[Pick, ...] = ()
    as_text: bool = False

    def __len__(self) -> int:
        return len(self.shown)


@frozen
class Token:
    """The text between two spaces; `exact` tells dice, cards and numbers from prose, `picks` are dice and cards."""

    text: str
    exact: bool
    picks: tuple[str, ...] = ()


class Translator:
    """Translates lines to cells for one reader. Raises NoBraille and NoTable when made, not later.

    `brf` makes braille ASCII. `as_text` leaves lines as print, for displays that show it by a table of their own.
    """

    def __init__(
        self, language: str, tables: BrailleTables | None = None, brf: bool = False, as_text: bool = False
    ) -> None:
        self.tables = tables or tables_for(language)
        self.brf = brf
        self.as_text = as_text
        if not as_text:
            check_table(self.tables.exact, digits)
            check_table(self.tables.prose, ascii_lowercase)

    def fitting(self, line: Line, width: int, closed_up: bool = False) -> str:
        """Return the line in braille, its cards in short form if it does not fit the width otherwise."""
        braille = self.line(line, closed_up)
        return braille if len(braille) <= width else self.line(line.shortened(), closed_up)

    def line(self, line: Line, closed_up: bool = False) -> str:
        """Return the line in braille; `closed_up` makes the dice of a throw one number."""
        braille = BLANK.join(shown for shown, _ in self._parts(line, closed_up))
        return ascii_cells(braille) if self.brf else braille

    def laid(self, line: Line, closed_up: bool = False) -> Cells:
        """Return the line for a display, with its print and the places of dice and cards."""
        shown: list[str] = []
        words: list[tuple[int, str]] = []
        picks: list[Pick] = []
        at = 0
        for braille, tokens in self._parts(line, closed_up):
            picks += self._picks(braille, tokens, at)
            shown.append(braille)
            words += _words(braille, tokens, at)
            at += len(braille) + 1
        blank = " " if self.as_text else BLANK
        return Cells(blank.join(shown), tuple(words), tuple(picks), self.as_text)

    def laid_to_fit(self, line: Line, width: int, closed_up: bool = False) -> Cells:
        """Return the same, its cards in short form if it does not fit the width otherwise."""
        laid = self.laid(line, closed_up)
        return laid if len(laid) <= width or not line.has_cards else self.laid(line.shortened(), closed_up)

    def typed(self, text: str) -> str:
        """Return the cells of the line being typed: uncontracted, each space kept."""
        if self.as_text:
            return text
        return BLANK.join(self._cells(word, exact=True) if word else "" for word in text.split(" "))

    def _picks(self, braille: str, tokens: list[Token], at: int) -> Iterator[Pick]:
        """Yield the dice of a throw that is closed up, one cell each; else the whole token, a die or a card."""
        text, words = tokens[0].text, tokens[0].picks
        if len(words) == 1:
            yield Pick(at, at + len(braille), words[0])
        elif words:
            number = "".join(words)
            before = text.partition(number)[0]
            signs = 0 if self.as_text else len(self._cells(number, exact=True)) - len(words)
            first = at + signs + (len(before) if self.as_text or not before else len(self._cells(before, exact=True)))
            for n, word in enumerate(words):
                yield Pick(first + n, first + n + 1, word)

    def _cells(self, text: str, exact: bool) -> str:
        return _kept_cells(text, self.tables.exact) if exact else cells(text, self.tables.prose)

    def _parts(self, line: Line, closed_up: bool) -> Iterator[tuple[str, list[Token]]]:
        """Yield the parts of a line, to be joined by blanks: each exact token by itself, the prose between as one."""
        for exact, found in groupby(_tokens(line, closed_up), key=lambda token: token.exact):
            tokens = list(found)
            for group in [[token] for token in tokens] if exact or self.as_text else [tokens]:
                text = " ".join(token.text for token in group)
                if self.as_text:
                    yield text, group
                else:
                    yield self._cells(text, exact), group


def _words(braille: str, tokens: list[Token], at: int) -> Iterator[tuple[int, str]]:
    """Yield the print of some tokens: each word with its first cell, as far as words can be told apart."""
    parts = braille.split(BLANK)
    if len(parts) != len(tokens):
        yield at, " ".join(token.text for token in tokens)
        return
    for part, token in zip(parts, tokens, strict=True):
        yield at, token.text
        at += len(part) + 1


def _tokens(line: Line, closed_up: bool) -> Iterator[Token]:
    """Yield the tokens of a line, split at spaces."""
    token, exact = "", False
    picks: tuple[str, ...] = ()
    for span in line.spans:
        for n, (piece, words) in enumerate(_words_of(span, closed_up)):
            if n:
                if token:
                    yield Token(token, exact, picks)
                token, exact, picks = "", False, ()
            token += piece
            exact = exact or (bool(piece) and (span.kind == "number" or bool(span.items)))
            picks = words or picks
    if token:
        yield Token(token, exact, picks)


def _words_of(span: Span, closed_up: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the words of a span that are separated by spaces, each with the texts that choose its dice or its card."""
    if span.kind == "dice" and closed_up:
        yield "".join(item.braille for item in span.items), tuple(item.typed for item in span.items)
    elif span.items:
        yield from ((item.braille, (item.typed,)) for item in span.items)
    else:
        yield from ((word, ()) for word in span.text.split(" "))


def pieces(braille: str, width: int) -> Iterator[str]:
    """Yield pieces of at most `width` cells, cut at blank cells if possible."""
    for start, end in cuts(braille, width):
        yield braille[start:end]


def cuts(shown: str, width: int) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each of those pieces."""
    blank = BLANK if BLANK in shown else " "
    start, whole = len(shown) - len(shown.lstrip(blank)), len(shown.rstrip(blank))
    while whole - start > width:
        cut = shown.rfind(blank, start, start + width + 1)
        end = cut if cut > start else start + _within_word(shown[start:whole], width, blank)
        yield start, len(shown[:end].rstrip(blank))
        start = end + len(shown[end:]) - len(shown[end:].lstrip(blank))
    if whole > start:
        yield start, whole


def _within_word(shown: str, width: int, blank: str) -> int:
    """Return where to cut a word longer than the display, so that no cell or two are left over alone."""
    rest = len(shown.partition(blank)[0]) - width
    return width - max(LEAST_REST - rest, 0) if width > 2 * LEAST_REST else width


FOLDERS = ("/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables")
"""The usual folders of the tables; LOUIS_TABLEPATH names more, and others are beside the library."""
LARGEST = 1 << 16
"""Bytes of a table's head that are searched for its metadata."""
LARGEST_TABLE = 1 << 24
"""The most bytes of a table."""
MOST_INCLUDED = 200
"""The most files of a table, with those that it includes."""
LONGEST_PATH = 1500
"""The most bytes of LOUIS_TABLEPATH: with 2,000 liblouis ends the program."""
LONGEST_NAME = 500
"""The most bytes of a table's name, for the same reason."""
_INCLUDE = re.compile(r"^[ \t]*include[ \t]+(\S+)", re.MULTILINE)
_HEAD = re.compile(r"^#[-+](language|locale|display-name|index-name|grade|dots):\s*(.+?)\s*$", re.MULTILINE)


@frozen
class BrailleTables:
    """The tables of a reader: one for prose, one for dice, cards and numbers."""

    exact: str
    prose: str


def tables_for(language: str, grade: int = 1, dots: int = 6, named: str | None = None) -> BrailleTables:
    """Return the tables of a reader. A named one is for prose, or for everything if it has eight dots."""
    if named:
        return BrailleTables(named if has_eight_dots(named) else exact(language), named)
    if dots == 8:
        computer = _table(language, "computer")  # one cell a letter
        return BrailleTables(computer, computer)
    return BrailleTables(exact(language), prose(language, grade))


def exact(language: str) -> str:
    """Return the table without contractions of a language, for dice, cards and numbers."""
    return _table(language, "exact")


def prose(language: str, grade: int) -> str:
    """Return the table of a language for prose, by grade. English without contractions is UEB grade 1."""
    return _table(language, f"grade-{grade}")


def tables_of(language: str) -> tuple[str, ...]:
    """Return the tables of a language for six dots."""
    return exact(language), *(prose(language, grade) for grade in (0, 1, 2))


def _table(language: str, use: str) -> str:
    return (find_language(language) or facts(FALLBACK)).table(use)


@frozen
class Installed:
    """An installed table: its file name, its languages such as en-GB, and its title."""

    name: str
    languages: tuple[str, ...]
    title: str

    def is_for(self, language: str) -> bool:
        """Tell whether the table is for this language, such as de or en-GB."""
        wanted = language.casefold()
        return any(code.casefold() == wanted or code.casefold().startswith(f"{wanted}-") for code in self.languages)


def installed_tables() -> Iterator[Installed]:
    """Yield all installed tables, sorted by name. Files that only other tables include are left out."""
    found: dict[str, Path] = {}
    for folder in _folders():
        if folder.is_dir():
            for path in folder.iterdir():
                if path.suffix in (".ctb", ".utb", ".tbl"):
                    found.setdefault(path.name, path)
    for name in sorted(found):
        said = _head(found[name])
        if name.endswith(".tbl") and not said:
            continue
        languages = tuple(dict.fromkeys(said.get("language", []) + said.get("locale", []))) or (_by_name(name),)
        title = (said.get("display-name") or said.get("index-name") or [""])[0]
        yield Installed(name, languages, title)


def _by_name(name: str) -> str:
    """Return the language with which a table's name begins."""
    return re.split("[-_.]", name)[0].lower()


def _folders() -> Iterator[Path]:
    for folder in _named().split(","):
        if folder:
            yield Path(folder)
    yield from (place.tables for place in liblouis.places() if place.tables)
    if sys.platform != "win32":
        yield from map(Path, FOLDERS)


def _named() -> str:
    return os.environ.get("LOUIS_TABLEPATH", "")


def path_is_too_long() -> bool:
    """Tell whether LOUIS_TABLEPATH names more than liblouis can hold."""
    return len(os.fsencode(_named())) > LONGEST_PATH


def _head(path: Path) -> dict[str, list[str]]:
    """Return the metadata of a table, by key."""
    said: dict[str, list[str]] = {}
    try:
        with regular.opened(path) as file:
            text = file.read(LARGEST).decode("utf-8", "replace")
    except OSError:
        return said
    for key, value in _HEAD.findall(text):
        said.setdefault(key, []).append(value)
    return said


def can_be_read(name: str) -> bool:
    """Tell whether liblouis can open a table, and all that it includes, without waiting: they are regular files.

    A name is that of an installed table, or a path. Missing tables are left to liblouis to report.
    """
    todo: list[tuple[str, Path]] = [(name, Path())]
    known: set[Path] = set()
    while todo and len(known) < MOST_INCLUDED:
        named, beside = todo.pop()
        if len(os.fsencode(named)) > LONGEST_NAME:
            return False
        path = next((path for path in (beside / named, *(f / named for f in _folders())) if regular.there(path)), None)
        if path is None or path in known:
            continue
        known.add(path)
        try:
            data = regular.content(path, LARGEST_TABLE)
        except OSError:
            return False
        included = _INCLUDE.findall(data.replace(b"\0", b"").decode("utf-8", "replace"))
        todo += [(each, path.parent) for each in included]
    return not todo


def has_eight_dots(name: str) -> bool:
    """Tell whether a table has eight dots, by its metadata or its name."""
    if "comp8" in name:
        return True
    for folder in _folders():
        path = folder / name
        if path.is_file():
            return _head(path).get("dots", []) == ["8"]
    return False
