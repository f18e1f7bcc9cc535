"""Braille by liblouis: a line becomes cells, token by token.

A line is split into tokens at spaces. Tokens with dice, cards or numbers are translated with an uncontracted table, the
prose between them in the reader's grade, and all are joined by blank cells: otherwise UEB would run "4 5 6" into one
number, and contractions would swallow letters that mean cards. liblouis is not thread-safe, so a lock guards it. The
lock is reentrant, because its holder may be the first to load liblouis.
"""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from string import ascii_lowercase, digits

from access.language.line import Line, Span
from access.outputs.braille import liblouis
from access.outputs.braille.tables import BrailleTables, can_be_read, path_is_too_long, tables_for
from games.data import frozen

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
