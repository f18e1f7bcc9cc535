"""All forms of a Hunspell pair: stems with their affixes.

The library spylls (MPL 2.0) reads the two files; this module combines stems and affixes. A live checker would accept
invented German compounds, too, so only what the pair spells out counts: a stem, alone or with up to two suffixes and a
prefix, as NEEDAFFIX, ONLYINCOMPOUND, CIRCUMFIX, FORBIDDENWORD and the cross products allow.
"""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wordlists.files import BadList, content

Affixes = tuple[Any, ...]
MOST = 1_500_000
"""The most forms that are made, also those that are no words by themselves."""
MOST_TRIES = 40_000_000
"""The most affixes that may have to be tried. The German pair of Debian needs 20 million, the English one 0.3."""
MOST_OF_STEM = 20_000
"""The most affixes that may have to be tried on one stem. The German pair of Debian needs 4440."""
MOST_AFFIXES = 20_000
"""The most affixes of a pair. The German one of Debian has 700."""
_ELIDED = re.compile("['\u2019]")
"""In the French pair each noun and verb has dozens of prefixes such as l' and qu': no such form can be laid."""
_AFFIX = re.compile(rb"^\s*[SP]FX\s", re.MULTILINE)
_CONDITION = re.compile(r"(\[\^?[^\]\[]+\]|[^\[\](){}*+?|\\^$])+")


def forms(words: Path, affixes: Path) -> dict[str, None]:
    """Return the forms, in the order of the stems. Raises BadList."""
    aff, dic = _read(words, affixes)
    found: dict[str, None] = {}
    forbidden = set()
    rules = Rules(aff)
    try:
        rules.foresee(Counter(frozenset(word.flags) for word in dic.words))
        for word in dic.words:
            if aff.FORBIDDENWORD and aff.FORBIDDENWORD in word.flags:
                forbidden.add(word.stem)
            else:
                found.update(dict.fromkeys(rules.forms(word.stem, word.flags)))
    except TooMany:
        raise BadList("list-hunspell-huge", file=words.name, most=MOST) from None
    return {word: None for word in found if word not in forbidden}


def _read(words: Path, affixes: Path) -> tuple[Any, Any]:
    """Return both files as spylls reads them. Raises BadList."""
    from spylls.hunspell.readers import read_aff, read_dic
    from spylls.hunspell.readers.file_reader import BaseReader

    class Reader(BaseReader):  # type: ignore[misc] # the library has no types
        """A reader of bytes; if the file names another encoding, it continues in that one from the same line."""

        def __init__(self, data: bytes, encoding: str) -> None:
            self.data = data
            super().__init__(self._text(encoding))

        def reset_encoding(self, encoding: str) -> None:
            self.reset_io(self._text(encoding))

        def _text(self, encoding: str) -> io.StringIO:
            return io.StringIO(self.data.decode(encoding, "surrogateescape"), newline=None)

    data = content(affixes)
    if len(_AFFIX.findall(data)) > MOST_AFFIXES:
        raise BadList("list-hunspell-huge", file=words.name, most=MOST)
    try:
        aff, context = read_aff(Reader(data, "latin-1"))
        _check_conditions(aff, data, affixes.name)
        return aff, read_dic(Reader(content(words), context.encoding), aff=aff, context=context)
    except BadList:
        raise
    except Exception as error:  # on malformed files spylls raises all kinds of exceptions
        raise BadList("list-hunspell", file=words.name, affixes=affixes.name) from error


def _check_conditions(aff: Any, data: bytes, name: str) -> None:
    """Raise BadList for a condition that Hunspell does not know; conditions are regular expressions."""
    for table in (aff.SFX, aff.PFX):
        for affix in (affix for entries in table.values() for affix in entries):
            if not _CONDITION.fullmatch(affix.condition):
                lines = data.decode("latin-1").splitlines()
                line = next((n for n, text in enumerate(lines, 1) if affix.condition in text.split()), 1)
                raise BadList("list-affix-line", file=name, line=line)


class TooMany(Exception):
    """The pair makes more forms, or needs more tries, than any real one."""


class Rules:
    """The affixes of one language, as spylls holds them. They count what they make, and raise TooMany."""

    def __init__(self, aff: Any) -> None:
        self.suffixes = aff.SFX
        self.prefixes = {
            flag: [each for each in table if not _ELIDED.search(each.add)] for flag, table in aff.PFX.items()
        }
        self.needs, self.inside, self.around = aff.NEEDAFFIX, aff.ONLYINCOMPOUND, aff.CIRCUMFIX
        self.strips_all = bool(aff.FULLSTRIP)
        self.made = 0

    def foresee(self, stems: Mapping[frozenset[str], int]) -> None:
        """Raise TooMany if too many affixes might have to be tried. `stems` are their numbers by their flags.

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
            each = ended * before + sum(mixed[flag] for flag in known)
            tries += count * each
            if each > MOST_OF_STEM or tries > MOST_TRIES:
                raise TooMany

    def _mixed(self, flag: str) -> int:
        """Return how many prefixes are tried behind the suffixes of a flag, and suffixes before its prefixes."""
        before, behind = self.prefixes, self.suffixes
        prefixed = sum((1 + self._count(behind, a)) * self._count(before, a) for a in behind.get(flag, ()))
        return prefixed + sum(self._count(behind, affix) for affix in before.get(flag, ()))

    def _count(self, table: Mapping[str, Sequence[Any]], affix: Any) -> int:
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

    def _ended(self, stem: str, flags: Collection[str]) -> Iterator[tuple[str, Affixes]]:
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

    def _stands(self, flags: Collection[str], prefix: Any, suffixes: Affixes) -> bool:
        """Tell whether a stem with these flags and affixes is a word of its own."""
        affixes = (*suffixes, prefix) if prefix else suffixes
        if self.needs in flags if not affixes else all(self.needs in affix.flags for affix in affixes):
            return False
        if self.inside in flags or any(self.inside in affix.flags for affix in affixes):
            return False
        if prefix and suffixes and not (prefix.crossproduct and all(affix.crossproduct for affix in suffixes)):
            return False
        behind = any(self.around in affix.flags for affix in suffixes[:1])
        return behind == (prefix is not None and self.around in prefix.flags)

    def _suffixed(self, text: str, flags: Collection[str]) -> Iterator[tuple[str, Any]]:
        for affix in self._of(self.suffixes, flags):
            rest = text[: len(text) - len(affix.strip)]
            if text.endswith(affix.strip) and (rest or self.strips_all) and affix.cond_regexp.search(text):
                yield self._counted(rest + affix.add), affix

    def _prefixed(self, text: str, flags: Collection[str]) -> Iterator[tuple[str, Any]]:
        for affix in self._of(self.prefixes, flags):
            rest = text[len(affix.strip) :]
            if text.startswith(affix.strip) and (rest or self.strips_all) and affix.cond_regexp.search(text):
                yield self._counted(affix.add + rest), affix

    def _counted(self, form: str) -> str:
        self.made += 1
        if self.made > MOST:
            raise TooMany
        return form

    def _of(self, table: Mapping[str, Sequence[Any]], flags: Collection[str]) -> Iterator[Any]:
        for flag in flags:
            yield from table.get(flag, ())
