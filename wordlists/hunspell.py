"""All forms of a Hunspell pair: stems with their affixes.

Both files are read as Hunspell reads them, and each refusal names the line. A live checker would accept invented German
compounds, too, so only what the pair spells out counts: a stem, alone or with up to two suffixes and a prefix, as
NEEDAFFIX, ONLYINCOMPOUND, CIRCUMFIX, FORBIDDENWORD and the cross products allow. With COMPLEXPREFIXES it is up to two
prefixes and a suffix: then all is read backwards, and the forms are turned round at the end.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from pathlib import Path

from wordlists.files import BadList, content
from wordlists.regular import there
from wordlists.spelling import cut

MOST = 1_500_000
"""The most forms that are made, also those that are no words by themselves: in 1 GB there is no room for many more.

The forms of the Italian pair of Debian, 3.1 million, need 580 MB before they are sorted.
"""
MOST_TRIES = 55_000_000
"""The most affixes to try. The largest German pair of Debian needs 50 million, the English one 0.3."""
MOST_AFFIXES = 20_000
"""The most affixes of a pair. The German one of Debian has 700."""
_ELIDED = re.compile("['\u2019]")
"""In the French pair each noun and verb has dozens of prefixes such as l' and qu': no such form can be laid."""
MOST_LINES = 1_000_000
"""The most lines of a file of affixes. The Korean one of Debian has 40,000."""
MOST_CONVERTED = 10_000_000
"""The most forms that are converted, times the letters of the longest pattern. The Gaelic pair needs 3.2 million."""
_LONGEST = 100
"""Hunspell takes no word of so many letters."""
_LONGEST_CONDITION = 1000
_AFFIX = re.compile(rb"^\s*[SP]FX\s", re.MULTILINE)
_CONDITION = re.compile(r"(\[\^?[^\]\[]+\]|[^\[\](){}*+?|\\^$])*")
_SIGNS = re.compile(r"(\[\^?)([^\]]+)\]|(.)", re.DOTALL)
"""The signs of a condition: a group of letters, or one letter."""
_LINE_END = re.compile(rb"\r\n?|\n")
_LINE = re.compile("([^\r\n]*)(?:\r\n?|\n|\\Z)")
_BLANKS = re.compile("[ \t]+")
_MORPHOLOGY = re.compile("\t|[ \t]+..:")
"""The beginning of the description of a word: a tab, or a name of two letters and a colon."""
_FLAG_NUMBER = re.compile(r"\d{1,9}")
_ENCODINGS = (
    ("utf8", "utf-8"),
    (r"iso8859(\d\d?)", "iso8859-{}"),
    (r"latin(\d\d?)", "latin{}"),
    (r"(?:microsoft|windows|ms)?(?:cp)?(125\d)", "cp{}"),
    ("koi8([rut])", "koi8-{}"),
    ("tis620(?:2533)?", "tis-620"),
    ("(?:us)?ascii", "ascii"),
)
"""The names of encodings, in small letters and digits, and Python's names for them."""
_FLAGS = {
    "NEEDAFFIX": "needs",
    "PSEUDOROOT": "needs",
    "ONLYINCOMPOUND": "inside",
    "CIRCUMFIX": "around",
    "FORBIDDENWORD": "forbidden",
    "WARN": "warned",
}
"""The flags that say something about a word, and the fields of `Affixes` that hold them."""


@dataclass(frozen=True, slots=True)
class Affix:
    """A prefix or a suffix: what it takes away and adds, where, and the flags of what may follow it."""

    strip: str
    add: str
    fits: Callable[[str], object]
    flags: frozenset[str]
    crosses: bool


@dataclass(slots=True)
class Affixes:
    """The content of a file of affixes, as far as words are made of it."""

    encoding: str = "iso8859-1"
    mode: str = "short"
    aliases: list[frozenset[str]] = field(default_factory=list)
    suffixes: dict[str, list[Affix]] = field(default_factory=dict)
    prefixes: dict[str, list[Affix]] = field(default_factory=dict)
    needs: str | None = None
    inside: str | None = None
    around: str | None = None
    forbidden: str | None = None
    warned: str | None = None
    warned_are_wrong: bool = False
    strips_all: bool = False
    backwards: bool = False
    ignored: dict[int, None] = field(default_factory=dict)
    typed: Conversion = field(default_factory=lambda: Conversion())
    told: Conversion = field(default_factory=lambda: Conversion())
    _known: dict[str, frozenset[str]] = field(default_factory=dict)

    def flags(self, text: str) -> frozenset[str]:
        """Return the flags behind a slash; words with the same ones share them."""
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = self._aliased(_number(text)) if self.aliases else frozenset(self.parted(text))
        return known

    def _aliased(self, number: int) -> frozenset[str]:
        return self.aliases[number - 1] if 0 < number <= len(self.aliases) else frozenset()

    def parted(self, text: str) -> Iterator[str]:
        """Yield flags one by one. Hunspell takes them as bytes, unless they are numbers or letters of UTF-8."""
        if self.mode == "num":
            yield from (number[0] for number in _FLAG_NUMBER.finditer(text) if int(number[0]) < 1 << 16)
            return
        if self.mode != "UTF-8" and self.encoding == "utf-8" and not text.isascii():
            text = text.encode("utf-8", "surrogateescape").decode("latin-1")
        yield from text if self.mode != "long" else (text[n : n + 2] for n in range(0, len(text) - 1, 2))

    def written(self, text: str) -> str:
        """Return a stem or an affix as it is held: without the signs that are ignored, backwards where all is."""
        text = text.translate(self.ignored) if self.ignored else text
        return text[::-1] if self.backwards else text

    def spelled(self, forms: dict[str, None]) -> dict[str, None]:
        """Return forms as people write them, those that Hunspell finds again after it has converted what is typed."""
        if self.backwards:
            forms = {form[::-1]: None for form in forms}
        if not self.typed.rows and not self.told.rows:
            return forms
        if len(forms) * (self.typed.longest + self.told.longest) > MOST_CONVERTED:
            raise TooSlow
        found: dict[str, None] = {}
        for form in forms:
            for way in (self.told.of(form), form):
                if self.typed.of(way).translate(self.ignored) in forms:
                    found[way] = None
                    break
        return found


class Conversion:
    """A table that converts what is typed, or what is told: the longest match counts, _ is the end of a word."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self._letters: set[str] = set()
        self.longest = 0

    def add(self, pattern: str, text: str) -> None:
        """Add a row; of two for the same pattern the last one counts."""
        self.rows[pattern] = text.replace("_", " ")
        self._letters.update(pattern)
        self.longest = max(self.longest, len(pattern))

    def of(self, word: str) -> str:
        """Return a word, converted."""
        if self._letters.isdisjoint(word):
            return word
        found, at = "", 0
        while at < len(word):
            size, text = self._match(word, at)
            found += text
            at += size
        return found

    def _match(self, word: str, at: int) -> tuple[int, str]:
        """Return how many letters the longest pattern has that begins at a place, and their conversion."""
        for size in range(min(self.longest, len(word) - at), 0, -1):
            part = word[at : at + size]
            whole = [f"_{part}_"] if size == len(word) else []
            bound = [f"_{part}"] if not at else [f"{part}_"] if at + size == len(word) else []
            for pattern in (*whole, *bound, part):
                if pattern in self.rows:
                    return size, self.rows[pattern]
        return 1, word[at]


def forms(words: Path, affixes: Path) -> dict[str, None]:
    """Return the forms, in the order of the stems. Raises BadList."""
    try:
        aff = _Reading(content(affixes), affixes.name).affixes
        entries = list(_entries(content(words), words.name, aff))
        return aff.spelled(_made(Rules(aff), entries))
    except TooMany:
        raise BadList("list-hunspell-huge", file=words.name, most=MOST) from None
    except TooSlow:
        raise BadList("list-hunspell-endings", file=words.name) from None


def _made(rules: Rules, entries: Sequence[tuple[str, frozenset[str]]]) -> dict[str, None]:
    """Return the forms of all entries. The first of several entries of a word says whether the word is forbidden."""
    aff, found = rules.aff, dict[str, None]()
    rules.foresee(Counter(rules.meant(flags) for _, flags in entries))
    first: dict[str, bool] = {}
    taken: dict[str, frozenset[str]] = {}
    for stem, every in entries:
        flags = rules.meant(every)
        is_forbidden = aff.forbidden in flags
        if aff.forbidden:
            first.setdefault(stem, is_forbidden)
        if is_forbidden:
            taken[stem] = taken.get(stem, frozenset()) | flags
        elif not (aff.warned_are_wrong and aff.warned in flags):
            found.update(dict.fromkeys(rules.forms(stem, flags - taken[stem] if stem in taken else flags)))
    return {form: None for form in found if not first.get(form)}


def beside(path: Path, ending: str = ".aff") -> Path | None:
    """Return the other file of a pair, or None. Windows does not mind whether its ending is in capitals."""
    usual = path.with_suffix(ending) if path.name else path
    if usual == path or there(usual):
        return usual if usual != path else None
    if path.suffix.lower() not in (".dic", ".aff"):
        return None
    try:
        names = sorted(each.name for each in path.parent.iterdir())
    except OSError:
        return None
    return next((path.with_name(name) for name in names if name.casefold() == usual.name.casefold()), None)


# The file of words ---------------------------------------------------------------------------------------------------


def _entries(data: bytes, name: str, aff: Affixes) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the stems with their flags. Raises BadList."""
    if data.count(b"\n") > MOST:
        raise BadList("list-many", file=name, most=MOST)
    text = _text(data, aff.encoding, name)
    if not text.strip():
        raise BadList("list-empty", file=name)
    lines = _LINE.finditer(text)
    if _number(next(lines)[1]) < 1:
        raise BadList("list-hunspell-count", file=name)
    for found in lines:
        line = found[1]
        described = _MORPHOLOGY.search(line, 1) if ":" in line or "\t" in line else None
        stem, flags = _slashed(line[: described.start()] if described else line)
        if 0 < len(stem) < _LONGEST:
            yield aff.written(stem), aff.flags(flags)


def _slashed(text: str) -> tuple[str, str]:
    r"""Return a stem and the flags behind its slash. One at the beginning, or written as \/, belongs to the stem."""
    if "/" not in text:
        return text, ""
    found = re.search(r"(?<=[^\\])/", text)
    stem, flags = (text[: found.start()], text[found.end() :]) if found else (text, "")
    return stem.replace("\\/", "/"), flags


def _text(data: bytes, encoding: str, name: str) -> str:
    """Return the text of a file. Letters that are none in its encoding stay, as signs that cannot be laid."""
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return data.decode("utf-16", "replace")
    if b"\0" in data[: 1 << 16]:
        raise BadList("list-binary", file=name)
    return data.removeprefix(codecs.BOM_UTF8).decode(encoding, "surrogateescape")


def _number(text: str) -> int:
    """Return the number at the beginning of a text, or 0."""
    found = re.match(r"\s*(\d{1,9})", text)
    return int(found[1]) if found else 0


# The file of affixes -------------------------------------------------------------------------------------------------


class _Reading:
    """Reads a file of affixes, in two rounds as Hunspell does: how it is written, then its affixes. Raises BadList."""

    def __init__(self, data: bytes, name: str) -> None:
        if data.count(b"\n") + data.count(b"\r") > MOST_LINES:
            raise BadList("list-many-lines", file=name, most=MOST_LINES)
        beyond = next(islice(_AFFIX.finditer(data), MOST_AFFIXES, None), None)
        if beyond is not None:
            line = len(_LINE_END.findall(data, 0, beyond.end() - 1)) + 1
            raise BadList("list-hunspell-affixes", file=name, line=line, most=MOST_AFFIXES)
        self.affixes, self._name, self._next = Affixes(), name, 0
        self._lines = _LINE.findall(_text(data, "iso8859-1", name))
        self._find_encoding(data.startswith(codecs.BOM_UTF8))
        self._lines = _LINE.findall(_text(data, self.affixes.encoding, name))
        self._round({"IGNORE": self._ignore, "COMPLEXPREFIXES": self._turn, "AF": self._take_aliases})
        self._round(
            dict.fromkeys(_FLAGS, self._take_flag)
            | dict.fromkeys(("SFX", "PFX"), self._take_affixes)
            | dict.fromkeys(("ICONV", "OCONV"), self._take_conversions)
            | {"FULLSTRIP": self._strip_all, "FORBIDWARN": self._forbid}
        )

    def _round(self, readers: Mapping[str, Callable[[list[str]], None]]) -> None:
        """Read each line that begins with one of these names; a table takes its lines itself."""
        self._next = 0
        while self._next < len(self._lines):
            fields = _fields(self._lines[self._next])
            self._next += 1
            reader = readers.get(fields[0])
            if reader is not None:
                reader(fields)

    def _refused(self, reason: str, line: int, **facts: object) -> BadList:
        return BadList(reason, file=self._name, line=line, **facts)

    def _find_encoding(self, is_marked: bool) -> None:
        """Find the form of flags and the encoding, which Hunspell reads wherever they stand."""
        aff, named = self.affixes, 0
        for line, text in enumerate(self._lines, 1):
            if text.startswith("FLAG"):
                aff.mode = next((mode for mode in ("long", "num", "UTF-8") if mode in text), "short")
            named = named or (line if text.startswith("SET") and len(_fields(text)) > 1 else 0)
        if named:
            name = _fields(self._lines[named - 1])[1]
            known = _encoding(name)
            if known is None:
                raise self._refused("list-hunspell-encoding", named, encoding=cut(name, 40))
            aff.encoding = known
        elif is_marked or aff.mode == "UTF-8":
            aff.encoding = "utf-8"

    def _take_flag(self, fields: list[str]) -> None:
        setattr(self.affixes, _FLAGS[fields[0]], next(self.affixes.parted("".join(fields[1:2])), None))

    def _ignore(self, fields: list[str]) -> None:
        self.affixes.ignored = dict.fromkeys(map(ord, "".join(fields[1:2])))

    def _turn(self, _fields: list[str]) -> None:
        self.affixes.backwards = True

    def _strip_all(self, _fields: list[str]) -> None:
        self.affixes.strips_all = True

    def _forbid(self, _fields: list[str]) -> None:
        self.affixes.warned_are_wrong = True

    def _take_aliases(self, fields: list[str]) -> None:
        self.affixes.aliases = [frozenset(self.affixes.parted(row[1])) for _, row in self._rows(fields, 1, 2)]

    def _take_conversions(self, fields: list[str]) -> None:
        table = self.affixes.typed if fields[0] == "ICONV" else self.affixes.told
        for line, (_, pattern, text, *_) in self._rows(fields, 1, 3):
            if len(text) > _LONGEST or len(table.rows) > MOST_AFFIXES:
                raise self._refused("list-hunspell-line", line)
            table.add(pattern, text)

    def _take_affixes(self, fields: list[str]) -> None:
        aff, crosses = self.affixes, fields[2:3] == ["Y"]
        is_suffix = (fields[0] == "SFX") != aff.backwards
        flag = next(aff.parted("".join(fields[1:2])), "")
        known = (aff.suffixes if is_suffix else aff.prefixes).setdefault(flag, [])
        for line, row in self._rows(fields, 3, 4):
            condition = row[4] if len(row) > 4 else ""
            if not _CONDITION.fullmatch(condition) or len(condition) > _LONGEST_CONDITION:
                raise self._refused("list-affix-line", line)
            added, _, flags = row[3].partition("/")
            strip, add = (aff.written("" if text == "0" else text) for text in (row[2], added))
            known.append(Affix(strip, add, _fits(condition, is_suffix, aff.backwards), aff.flags(flags), crosses))

    def _rows(self, fields: list[str], place: int, least: int) -> Iterator[tuple[int, list[str]]]:
        """Yield the lines of a table with their numbers; the field at a place says how many there are."""
        head, begin = self._next, fields[:place][:2]
        said = _number(fields[place]) if len(fields) > place else 0
        found = self._alike(begin, said)
        if not said or found != said:
            raise self._refused("list-hunspell-table", head, said=said, found=found)
        self._next += said
        for line, text in enumerate(self._lines[head : head + said], head + 1):
            row = _fields(text.lstrip(" \t"))
            if len(row) < least:
                raise self._refused("list-hunspell-line", line)
            yield line, row

    def _alike(self, begin: list[str], said: int) -> int:
        """Return how many lines of a table follow. Within it Hunspell looks at the flag of an affix alone."""
        found, strangers = 0, {"SFX", "PFX"} - {begin[0]}
        while True:  # behind the last line end there is an empty line
            row = _fields(self._lines[self._next + found].lstrip(" \t"))
            is_head = row[2:3] in (["Y"], ["N"]) and _number("".join(row[3:4])) > 0
            is_other = row[0] in strangers or row[len(begin) - 1 : len(begin)] != begin[-1:]
            if is_head or is_other or (found >= said and row[0] != begin[0]):
                break
            found += 1
        return found


def _fields(line: str) -> list[str]:
    """Return the first fields of a line; the first one of an indented line is empty."""
    return _BLANKS.split(line.rstrip(" \t"), maxsplit=5)


def _encoding(name: str) -> str | None:
    """Return Python's name of an encoding that a pair names, or None if it does not know it."""
    plain = re.sub("[^a-z0-9]", "", name.lower())
    for pattern, python in _ENCODINGS:
        found = re.fullmatch(pattern, plain)
        if found:
            try:
                return codecs.lookup(python.format(*found.groups())).name
            except LookupError:
                return None
    return None


@lru_cache(maxsize=1 << 12)
def _fits(condition: str, is_suffix: bool, backwards: bool) -> Callable[[str], object]:
    """Return a test whether a word meets the condition of an affix; none, or a dot, is any word."""
    if condition in ("", "."):
        return _any
    parts = _SIGNS.findall(condition)
    signs = [f"{group}{re.escape(letters)}]" if group else _letter(sign) for group, letters, sign in parts]
    pattern = "".join(reversed(signs) if backwards else signs)
    return re.compile(rf"{pattern}\Z").search if is_suffix else re.compile(pattern).match


def _letter(sign: str) -> str:
    return sign if sign == "." else re.escape(sign)


def _any(_word: str) -> bool:
    return True


class TooMany(Exception):
    """The pair makes too many forms."""


class TooSlow(Exception):
    """To make the forms of the pair takes too many tries."""


Table = Mapping[str, Sequence[Affix]]


class Rules:
    """Makes forms by the affixes of one language. It counts what it makes, and raises TooMany or TooSlow."""

    def __init__(self, aff: Affixes) -> None:
        self.aff = aff
        self._meaning = {*aff.suffixes, *aff.prefixes, aff.needs, aff.inside, aff.around, aff.forbidden, aff.warned}
        self._known: dict[frozenset[str], frozenset[str]] = {}
        self.suffixes, self.prefixes = self._table(aff.suffixes), self._table(aff.prefixes, _ELIDED)
        self.needs, self.inside, self.around = aff.needs, aff.inside, aff.around
        self.made = 0

    def _table(self, table: Table, never: re.Pattern[str] | None = None) -> Table:
        """Return affixes by their flags, without those that add what is never made."""
        rows = {
            flag: [each for each in known if not (never and never.search(each.add))] for flag, known in table.items()
        }
        return {flag: [replace(each, flags=self.meant(each.flags)) for each in kept] for flag, kept in rows.items()}

    def meant(self, flags: frozenset[str]) -> frozenset[str]:
        """Return the flags that mean something: an alias may have tens of thousands, and each would be looked up."""
        known = self._known.get(flags)
        if known is None:
            known = self._known[flags] = flags & self._meaning
        return known

    def foresee(self, stems: Mapping[frozenset[str], int]) -> None:
        """Raise TooSlow if too many affixes might have to be tried. `stems` are their numbers by their flags.

        Conditions are ignored, so this takes milliseconds where trying takes minutes.
        """
        every = {*self.suffixes, *self.prefixes}
        behind = {flag: sum(1 + self._count(self.suffixes, a) for a in self.suffixes.get(flag, ())) for flag in every}
        mixed = {flag: self._mixed(flag) for flag in every}
        tries = 0
        for flags, count in stems.items():
            known = flags & every
            ended = 1 + sum(behind[flag] for flag in known)
            before = 1 + sum(len(self.prefixes.get(flag, ())) for flag in known)
            tries += count * (ended * before + sum(mixed[flag] for flag in known))
            if tries > MOST_TRIES:
                raise TooSlow

    def _mixed(self, flag: str) -> int:
        """Return how many prefixes are tried behind the suffixes of a flag, and suffixes before its prefixes."""
        before, behind = self.prefixes, self.suffixes
        prefixed = sum((1 + self._count(behind, a)) * self._count(before, a) for a in behind.get(flag, ()))
        return prefixed + sum(self._count(behind, affix) for affix in before.get(flag, ()))

    def _count(self, table: Table, affix: Affix) -> int:
        """Return how many affixes of a table may follow an affix."""
        return sum(len(table.get(flag, ())) for flag in affix.flags)

    def forms(self, stem: str, flags: Collection[str]) -> Iterator[str]:
        """Yield all words of one stem."""
        for text, suffixes in self._ended(stem, flags):
            if self._stands(flags, None, suffixes):
                yield text
            allowed = {*flags, *suffixes[0].flags} if suffixes else flags
            for longer, prefix in self._prefixed(text, allowed):
                if self._stands(flags, prefix, suffixes):
                    yield longer
        yield from self._suffixed_by_prefix(stem, flags)

    def _ended(self, stem: str, flags: Collection[str]) -> Iterator[tuple[str, tuple[Affix, ...]]]:
        """Yield the stem with no, one and two suffixes."""
        yield stem, ()
        for text, affix in self._suffixed(stem, flags):
            yield text, (affix,)
            for longer, second in self._suffixed(text, affix.flags):
                yield longer, (affix, second)

    def _suffixed_by_prefix(self, stem: str, flags: Collection[str]) -> Iterator[str]:
        """Yield the words with a suffix that only the prefix allows."""
        for begun, prefix in self._prefixed(stem, flags):
            for text, suffix in self._suffixed(begun, set(prefix.flags) - set(flags)):
                if self._stands(flags, prefix, (suffix,)):
                    yield text

    def _stands(self, flags: Collection[str], prefix: Affix | None, suffixes: tuple[Affix, ...]) -> bool:
        """Tell whether a stem with these flags and affixes is a word of its own."""
        affixes = (*suffixes, prefix) if prefix else suffixes
        if self.needs in flags if not affixes else all(self.needs in affix.flags for affix in affixes):
            return False
        if self.inside in flags or any(self.inside in affix.flags for affix in affixes):
            return False
        if prefix and suffixes and not (prefix.crosses and all(affix.crosses for affix in suffixes)):
            return False
        behind = any(self.around in affix.flags for affix in suffixes[:1])
        return behind == (prefix is not None and self.around in prefix.flags)

    def _suffixed(self, text: str, flags: Collection[str]) -> Iterator[tuple[str, Affix]]:
        for affix in self._of(self.suffixes, flags):
            if text.endswith(affix.strip) and affix.fits(text):
                rest = text[: len(text) - len(affix.strip)]
                if (rest or self.aff.strips_all) and len(rest) + len(affix.add) < _LONGEST:
                    yield self._counted(rest + affix.add), affix

    def _prefixed(self, text: str, flags: Collection[str]) -> Iterator[tuple[str, Affix]]:
        for affix in self._of(self.prefixes, flags):
            if text.startswith(affix.strip) and affix.fits(text):
                rest = text[len(affix.strip) :]
                if (rest or self.aff.strips_all) and len(rest) + len(affix.add) < _LONGEST:
                    yield self._counted(affix.add + rest), affix

    def _counted(self, form: str) -> str:
        self.made += 1
        if self.made > MOST:
            raise TooMany
        return form

    def _of(self, table: Table, flags: Collection[str]) -> Iterator[Affix]:
        for flag in flags:
            yield from table.get(flag, ())
