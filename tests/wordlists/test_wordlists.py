"""Dictionaries: read in every form, kept under names, looked up, and the best word of a hand."""

import functools
import gzip
import random
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import PATIENCE

from games.words.decks import HAND, deck
from wordlists import files, laying, library
from wordlists.dictionary import Dictionary
from wordlists.files import BadList
from wordlists.hunspell import Affixes, Conversion, Rules, beside, forms
from wordlists.languages import with_words
from wordlists.reading import read
from wordlists.spelling import key, keys, kind

BUNDLED = with_words()

WORDS = "quite\nthin\ncafé\nzoo\n"

# Without the hour of packing: what is packed here names tests, and each worker that runs them must find the same names.
packed = functools.partial(gzip.compress, mtime=0)

# Spelling (CW-12, CW-18) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "expanded", "plain"),
    [
        ("Buße", "busse", "busse"),
        ("ÄRGER", "aerger", "arger"),
        ("Öl", "oel", "ol"),
        ("Mu\u0308he", "muehe", "muhe"),
        ("café", "cafe", "cafe"),
        ("œuvre", "oeuvre", "oeuvre"),
        (" thin ", "thin", "thin"),
    ],
)
def test_a_word_is_laid_with_the_letters_a_to_z(word, expanded, plain):
    assert key(word) == expanded
    assert key(word, "plain") == plain


@pytest.mark.parametrize("word", ["", "x-ray", "isn't", "qu1t", "Ωmega", "a b"])
def test_what_has_other_signs_has_no_letters_to_lay(word):
    assert key(word) is None


def test_a_whole_list_is_folded_at_once_as_each_word_is():
    words = ["Buße", "thin", "Äther", "naïve", "Mühe"]
    for umlauts in ("expand", "plain"):
        assert keys("\n".join(words), umlauts).split("\n") == [key(word, umlauts) for word in words]


@pytest.mark.parametrize(
    ("word", "names", "why"),
    [
        ("isn't", True, "apostrophe"),
        ("isn’t", True, "apostrophe"),
        ("x-ray", True, "hyphen"),
        ("etc.", True, "abbreviation"),
        ("USA", False, "abbreviation"),
        ("Ann", True, "name"),
        ("Ann", False, None),
        ("thin", True, None),
        ("Ωmega", False, "sign"),
    ],
)
def test_what_may_not_be_laid_is_told_by_kind(word, names, why):
    assert kind(word, names) == why


# Files ---------------------------------------------------------------------------------------------------------------


def written(tmp_path, data, name="list.txt"):
    path = tmp_path / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


@pytest.mark.parametrize(
    "data",
    [
        WORDS.encode(),
        WORDS.encode("utf-8-sig"),
        WORDS.encode("utf-16"),
        WORDS.encode("utf-16-le"),
        WORDS.encode("utf-16-be"),
        b"\xfe\xff" + WORDS.encode("utf-16-be"),
        WORDS.replace("\n", "\r\n").encode(),
        WORDS.replace("\n", "\r").encode(),
        b"# a comment\n\n  \n" + WORDS.encode(),
        packed(WORDS.encode()),
        packed(WORDS.encode("utf-16")),
    ],
)
def test_lists_are_read_in_every_encoding(tmp_path, data):
    assert list(read(written(tmp_path, data), "en").words) == ["café", "quite", "thin", "zoo"]


def test_content_decides_and_not_the_ending(tmp_path):
    assert len(read(written(tmp_path, packed(WORDS.encode()), "list.dic"), "en").words) == 4
    assert len(read(written(tmp_path, WORDS, "list.gz"), "en").words) == 4


def test_old_windows_text_is_read_with_a_warning(tmp_path):
    found = read(written(tmp_path, "Bär\nMühe\n".encode("cp1252")), "de")
    assert list(found.words) == ["Bär", "Mühe"]
    assert found.notes == ("list-note-cp1252",)


def test_what_is_left_out_is_counted_by_kind(tmp_path):
    text = "thin\nAnn\nBen\nUSA\nx-ray\nisn't\na\nωmega\ntwo words\n" + "a" * 16 + "\n"
    found = read(written(tmp_path, text), "en")
    assert list(found.words) == ["thin"]
    assert found.some == ("Ann", "Ben", "USA")
    assert found.left_out == {
        "name": 2,
        "abbreviation": 1,
        "hyphen": 1,
        "apostrophe": 1,
        "short": 1,
        "sign": 1,
        "several": 1,
        "long": 1,
    }


def test_german_nouns_keep_their_capitals(tmp_path):
    path = written(tmp_path, "Bär\nlaufen\nPKW\n")
    assert list(read(path, "de").words) == ["Bär", "laufen"]
    assert list(read(path, "en").words) == ["laufen"]


def test_a_german_list_that_is_read_as_english_says_so(tmp_path):
    with pytest.raises(BadList) as refused:
        read(written(tmp_path, "Haus\nBär\nx-y\n"), "en")
    assert (refused.value.reason, refused.value.facts["count"]) == ("list-only-names", 2)


def test_a_list_in_capitals_is_taken_whole(tmp_path):
    assert list(read(written(tmp_path, "THIN\nUSA\nBÄR\n"), "en").words) == ["bär", "thin", "usa"]


@pytest.mark.parametrize(
    ("data", "reason", "line"),
    [
        (b"", "list-empty", None),
        (b" \n\n", "list-empty", None),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "list-binary", None),
        (b"thin\x00\x01quite", "list-binary", None),
        (b"\x00\x01\xff\xfe" * 50, "list-binary", None),
        (b"\xff\xfeab\x00", "list-binary", None),
        (b"\xe4\x01\x02", "list-binary", None),
        (b"thin\nquite\n\x81\x8d\n", "list-encoding", 3),
        (b"\x1f\x8bnothing packed", "list-gzip", None),
        (packed(WORDS.encode())[:-9], "list-gzip", None),
        (b"3\nthin/S\nquite\nzoo/S\n", "list-no-aff", None),
        (b"SET UTF-8\n\nSFX S Y 1\nSFX S 0 s .\n", "list-affixes", None),
        (b"OOoUserDict1\nlang: en\ntype: positive\n---\nthin\n", "list-office", None),
        (b"UTF-8\n.ab1a\n.ab3l\n", "list-hyphenation", None),
        (b"ISO8859-1\nLEFTHYPHENMIN 2\n.ab1a\n", "list-hyphenation", None),
        (b"<html><body>thin</body></html>", "list-markup", None),
        (b"{\\rtf1 thin}", "list-markup", None),
        (b"1\n2\n3 4\n", "list-no-words", None),
        (b"Ann\nx-ray\nben-\nsome-\n", "list-no-words", None),
    ],
)
def test_what_is_no_list_is_refused_by_name(tmp_path, data, reason, line):
    with pytest.raises(BadList) as refused:
        read(written(tmp_path, data, "ours.dic"), "en")
    assert (refused.value.reason, refused.value.facts.get("line")) == (reason, line)
    assert refused.value.facts["file"] == "ours.dic"


def test_missing_folders_and_huge_files_are_refused(tmp_path, monkeypatch):
    with pytest.raises(BadList, match="list-missing"):
        read(tmp_path / "nothing.txt", "en")
    with pytest.raises(BadList, match="list-folder"):
        read(tmp_path, "en")
    with pytest.raises(BadList, match="list-device"):
        read(Path("/dev/zero"), "en")
    monkeypatch.setattr(files, "LARGEST", 1 << 20)
    with pytest.raises(BadList, match="list-huge"):
        read(written(tmp_path, b"a\n" * (1 << 20)), "en")
    with pytest.raises(BadList, match="list-huge"):
        read(written(tmp_path, packed(b"a\n" * (1 << 20))), "en")


@pytest.mark.posix("a file below a file is missing on Windows")
def test_a_file_below_a_file_is_refused(tmp_path):
    with pytest.raises(BadList, match="list-unreadable"):
        read(written(tmp_path, WORDS) / "below", "en")


# Hunspell ------------------------------------------------------------------------------------------------------------

AFFIXES = """
SET UTF-8
FLAG long
NEEDAFFIX Na
ONLYINCOMPOUND Oc
CIRCUMFIX Cf
FORBIDDENWORD Fw

SFX Pl Y 2
SFX Pl y ies [^aeiou]y
SFX Pl 0 s [^y]
SFX Er Y 1
SFX Er 0 er/Pl .
SFX Gt Y 1
SFX Gt en t/Cf en
SFX Xx N 1
SFX Xx 0 ish .
SFX Ne Y 1
SFX Ne 0 ly/NaPl .
SFX In Y 1
SFX In 0 fuge/Oc .
SFX Al Y 1
SFX Al thick 0 thick
PFX Un Y 1
PFX Un 0 un .
PFX Ge Y 1
PFX Ge 0 ge/Cf .
PFX Re Y 1
PFX Re t s/Pl t
PFX No N 1
PFX No 0 no/Pl .
"""
STEMS = """14
spy/Pl
work/ErPlUn
sagen/GtGe
green/XxUn
stem/NaPl
kind/NePl
part/Oc
glue/In
thick/Al
tone/Re
lone/Re
good/No
bad/Fw
spies/Fw
"""


def pair(tmp_path, stems=STEMS, affixes=AFFIXES):
    written(tmp_path, affixes, "ours.aff")
    return written(tmp_path, stems, "ours.dic")


def test_a_hunspell_pair_is_expanded_as_its_flags_say(tmp_path):
    found = set(read(pair(tmp_path), "de").words)
    assert found == {
        "spy",  # spies is forbidden
        *("work", "works", "worker", "workers", "unwork", "unworks", "unworker", "unworkers"),
        *("sagen", "gesagt"),  # never sagt nor gesagen
        *("green", "greenish", "ungreen"),  # no cross product: no ungreenish
        "stems",  # needs an affix
        *("kind", "kinds", "kindlies"),  # kindly needs another affix
        "glue",  # gluefuge lives in compounds only
        "thick",  # nothing may be stripped whole
        *("tone", "sone", "sones"),  # a prefix that brings a suffix
        "lone",  # which needs a t
        *("good", "nogood"),  # no cross product: no nogoods
    }


def test_forms_with_an_elided_word_before_them_are_not_made(tmp_path):
    elided = "SET UTF-8\nPFX L' Y 2\nPFX L' 0 l' [aeh]\nPFX L' 0 l\u2019 [aeh]\nSFX S. Y 1\nSFX S. 0 s .\n"
    affixes = elided.replace("L'", "Li").replace("S.", "Si").replace("UTF-8\n", "UTF-8\nFLAG long\n")
    assert list(forms(pair(tmp_path, "1\nami/LiSi\n", affixes), tmp_path / "ours.aff")) == ["ami", "amis"]


def test_a_pair_may_strip_a_whole_stem_where_it_says_so(tmp_path):
    pair(tmp_path, "1\nthick/Al\n", AFFIXES + "FULLSTRIP\n")
    assert "" in forms(tmp_path / "ours.dic", tmp_path / "ours.aff")


@pytest.mark.parametrize("blank", ["\r", "\f", "\t", "\x0b"])
def test_no_kind_of_line_end_or_blank_hides_a_condition(tmp_path, blank):
    lines = ["SET UTF-8", "SFX S Y 1", f"SFX{blank}S{blank}0{blank}s{blank}(a+)+b"]
    text = ("\r" if blank == "\r" else "\n").join(lines if blank != "\r" else [*lines[:2], "SFX S 0 s (a+)+b"])
    with pytest.raises(BadList):
        read(pair(tmp_path, "1\n" + "a" * 40 + "c/S\n", text + "\n"), "en")


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_expansion_agrees_with_the_library_about_every_form(tmp_path):
    from spylls.hunspell import Dictionary as Checker

    path = pair(tmp_path)
    checker = Checker.from_files(str(path.with_suffix("")))
    for word in read(path, "de").words:
        assert checker.lookup(word), word
    for word in ("sagt", "gesagen", "ungreenish", "kindly", "stem", "part", "gluefuge", "spies", "bad"):
        assert not checker.lookup(word), word


def test_a_damaged_pair_is_refused(tmp_path):
    with pytest.raises(BadList) as refused:
        read(pair(tmp_path, affixes="SET UTF-8\nSFX S Y 1\nSFX S 0 s (a+)+b\n"), "en")
    assert (refused.value.reason, refused.value.facts) == ("list-affix-line", {"file": "ours.aff", "line": 3})
    for affixes in ("SET no-such-code\n", "SET UTF-8\nSFX S Y x\nSFX S 0 s .\n"):
        with pytest.raises(BadList, match="list-hunspell"):
            read(pair(tmp_path, affixes=affixes), "en")


def test_a_pair_that_makes_too_many_words_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("wordlists.hunspell.MOST", 20)
    with pytest.raises(BadList, match="list-hunspell-huge"):
        read(pair(tmp_path), "en")


def test_rules_without_special_flags_take_every_stem():
    assert list(Rules(Affixes()).forms("thin", set())) == ["thin"]


# Hunspell's own ways -------------------------------------------------------------------------------------------------


def made(tmp_path, stems, affixes, coding="utf-8"):
    """The forms of a pair, with the number of its words before them."""
    stems = "".join(f"{stem}\n" for stem in (len(stems.split()), *stems.split()))
    written(tmp_path, affixes.encode(coding), "ours.aff")
    path = written(tmp_path, stems.encode(coding), "ours.dic")
    return list(forms(path, tmp_path / "ours.aff"))


@pytest.mark.parametrize(
    ("affixes", "stem", "found"),
    [
        ("SFX S Y 2\nSFX S 0 s\nSFX S 0 ed .\n", "walk/S", ["walk", "walks", "walked"]),
        ("PFX P Y 1\nPFX P 0 un\n", "lock/P", ["lock", "unlock"]),
        ("SFX S Y 1\nSFX S y ies/P\t\nPFX P Y 1\nPFX P 0 un\n", "spy/S", ["spy", "spies", "unspies"]),
        ("SFX S Y 1\nSFX S 0 s . # plural\n", "walk/S", ["walk", "walks"]),
        ("SFX S Y 1\n  SFX S 0 s [^s] is:plural\n", "walk/S", ["walk", "walks"]),
        ("SFX S Y 1\nSFX S 0 s is:plural\n", "walk/S", ["walk"]),  # that is a condition, which no word meets
        ("SFX S Y 1\nSFX S 0 s .\nSFX S Y 1\nSFX S 0 ed .\n", "walk/S", ["walk", "walks", "walked"]),
        ("PFX S Y 1\nPFS S 0 re .\n", "walk/S", ["walk", "rewalk"]),  # the flag counts, not the name
        ("  SFX S Y 1\n", "walk/S", ["walk"]),  # an indented head is none
        ("SFX S Y 1\nSFX S alk 0 alk\n", "walk/S", ["walk", "w"]),
        ("SFX S Y 1\nSFX S 0 s [.]\n", "walk/S", ["walk"]),
        ("SFX S Y 1\nSFX S 0 s l.\n", "walk/S", ["walk", "walks"]),
        ("FLAG num\nSFX 17 Y 1\nSFX 17 0 s .\n", "walk/3,17", ["walk", "walks"]),
        ("FLAG num\nSFX 17 Y 1\nSFX 17 0 s .\n", "walk/99999,x,170", ["walk"]),
        ("SET UTF-8\nFLAG long\nSFX Zé Y 1\nSFX Zé 0 s .\n", "walk/AAZé", ["walk", "walks"]),  # bytes in pairs
        ("FLAG UTF-8\nSFX é Y 1\nSFX é 0 s .\n", "walk/aé", ["walk", "walks"]),
        ("SET UTF-8\nSFX é Y 1\nSFX é 0 s .\n", "walk/é", ["walk", "walks"]),
        ("AF 2\nAF S\nAF ST\nSFX S Y 1\nSFX S 0 s/1 .\n", "walk/2", ["walk", "walks", "walkss"]),
        ("AF 1\nAF S\nSFX S Y 1\nSFX S 0 s .\n", "walk/7", ["walk"]),
        ("SFX S Y 1\nSFX S 0 s .\n", "and\\/or/S", ["and/or", "and/ors"]),
        ("SFX S Y 1\nSFX S 0 s .\n", "/walk/S", ["/walk", "/walks"]),
        ("SET UTF-8\nIGNORE ae\nSFX S Y 1\nSFX S 0 as .\n", "walk/S", ["wlk", "wlks"]),
        ("SET UTF-8\nICONV 1\nICONV ij ĳ\nOCONV 1\nOCONV ĳ ij\n", "ĳs", ["ijs"]),
        ("SET UTF-8\nICONV 1\nICONV ab x\n", "abc", []),  # nobody can type it
        ("SET UTF-8\nOCONV 4\nOCONV _a 1\nOCONV a_ 2\nOCONV _a_ 3\nOCONV aa 4\nICONV 1\nICONV z z\n", "a", ["a"]),
        (
            "COMPLEXPREFIXES\nPFX A Y 1\nPFX A 0 t/B h\nPFX B Y 1\nPFX B 0 re .\nSFX S Y 1\nSFX S 0 s .\n",
            "hat/AS",
            None,
        ),
        ("WARN W\nFORBIDWARN\n", "walk/W thin", ["thin"]),
        ("WARN W\n", "walk/W thin", ["walk", "thin"]),
        ("NEEDAFFIX\n", "walk/W", ["walk"]),
        ("SET\n", "walk/W", ["walk"]),
    ],
)
def test_a_pair_is_read_as_hunspell_reads_it(tmp_path, affixes, stem, found):
    if found is None:
        found = ["hat", "hats", "that", "thats", "rethat", "rethats"]
        assert set(made(tmp_path, stem, affixes)) == set(found)
    else:
        assert made(tmp_path, stem, affixes) == found


def test_what_is_told_is_converted_by_the_longest_match_and_by_its_place_in_the_word():
    table = Conversion()
    for pattern, text in {"_a": "1", "a_": "2", "_a_": "3", "aa": "4", "b": "_c"}.items():
        table.add(pattern, text)
    assert [table.of(word) for word in ("a", "xa", "ax", "xax", "xaax", "baa", "xyz")] == [
        *("3", "x2", "1x", "xax", "x4x", " c4", "xyz"),
    ]


@pytest.mark.parametrize(
    ("stems", "found"),
    [
        ("foo/X foo/S", ["foos"]),
        ("foo/S foo/X", ["foo", "foos"]),
        ("foo/SX foo/S foo", []),
        ("foo/S foo/SX", ["foo", "foos"]),
        ("foo/S foos/X foos", ["foo"]),
        ("foo/S foos foos/X", ["foo", "foos"]),
    ],
)
def test_the_first_of_several_entries_says_whether_a_word_is_forbidden(tmp_path, stems, found):
    assert made(tmp_path, stems, "FORBIDDENWORD X\nSFX S Y 1\nSFX S 0 s .\n") == found


@pytest.mark.parametrize(
    ("stem", "found"),
    [
        ("walk/S\tst:x", ["walk", "walks"]),
        ("walk/S   po:verb", ["walk", "walks"]),
        ("walk\tto go", ["walk"]),
        ("new walk/S", ["new walk", "new walks"]),
        ("walk/S is", ["walk", "walks"]),
        ("at 10:30", ["at"]),
        ("at 110:30", ["at 110:30"]),
        ("\tst:x", ["\tst:x"]),
        ("a" * 100, []),
        ("a" * 99 + "/S", ["a" * 99]),
        ("a" * 98 + "/P", ["a" * 98]),
    ],
)
def test_what_stands_behind_a_word_is_no_part_of_it(tmp_path, stem, found):
    path = pair(
        tmp_path,
        f"1 words, made by hand\r\n\r\n{stem}\r\n",
        "SFX S Y 1\r\nSFX S 0 s .\r\nPFX P Y 1\r\nPFX P 0 un .\r\n",
    )
    assert list(forms(path, tmp_path / "ours.aff")) == found


@pytest.mark.parametrize(
    ("named", "coding"),
    [
        ("microsoft-cp1250", "cp1250"),
        ("microsoft-cp1252", "cp1252"),
        ("ISO8859-2", "iso8859-2"),
        ("ISO-8859-15", "iso8859-15"),
        ("iso_8859-13", "iso8859-13"),
        ("Windows-1250", "cp1250"),
        ("utf8", "utf-8"),
        ("latin2", "iso8859-2"),
        ("KOI8-R", "koi8-r"),
        ("TIS620-2533", "tis-620"),
        ("US-ASCII", "ascii"),
    ],
)
def test_encodings_are_known_in_every_spelling(tmp_path, named, coding):
    word = {"koi8-r": "мир", "tis-620": "ไทย", "ascii": "kral", "cp1252": "café", "iso8859-15": "cœur"}.get(
        coding, "král"
    )
    if coding == "iso8859-13":
        word = "žąsis"
    assert made(tmp_path, f"{word}/S", f"SET {named}\nSFX S Y 1\nSFX S 0 s .\n", coding) == [word, f"{word}s"]


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_is_no_letter(tmp_path, coding):
    assert made(tmp_path, "král/S", "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", coding) == ["král", "králs"]
    assert made(tmp_path, "král/S", "SFX S Y 1\nSFX S 0 é .\n", coding)[-1] == "králé"


@pytest.mark.parametrize(
    ("affixes", "reason", "facts"),
    [
        (
            "\n# a comment\nSET ISCII-DEVANAGARI\n",
            "list-hunspell-encoding",
            {"line": 3, "encoding": "ISCII-DEVANAGARI"},
        ),
        ("SET KOI8\n", "list-hunspell-encoding", {"line": 1, "encoding": "KOI8"}),
        ("SET ISO8859-12\n", "list-hunspell-encoding", {"line": 1, "encoding": "ISO8859-12"}),
        ("SET unicode_escape\n", "list-hunspell-encoding", {"line": 1, "encoding": "unicode_escape"}),
        (f"SET {'x' * 99}\n", "list-hunspell-encoding", {"line": 1, "encoding": f"{'x' * 40}..."}),
        ("SFX S Y 2\nSFX S 0 s\nSFX S 0 ed [ab\n", "list-affix-line", {"line": 3}),
        (f"SFX S Y 1\nSFX S 0 s {'a' * 1001}\n", "list-affix-line", {"line": 2}),
        (
            "SET UTF-8\nSFX S Y 3\nSFX S 0 s .\nSFX S 0 ed .\n",
            "list-hunspell-table",
            {"line": 2, "said": 3, "found": 2},
        ),
        ("SFX S Y 2\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 x .\n", "list-hunspell-table", {"line": 1, "said": 2, "found": 1}),
        ("SFX S Y 2\nSFX S 0 s .\nPFX S Y 1\nPFX S 0 x .\n", "list-hunspell-table", {"line": 1, "said": 2, "found": 1}),
        ("\nSFX S Y 1\nSFX S 0 s .\nSFX S 0 x .\n", "list-hunspell-table", {"line": 2, "said": 1, "found": 2}),
        ("SFX S Y 2\nSFX S 0 s .\n\nSFX S 0 x .\n", "list-hunspell-table", {"line": 1, "said": 2, "found": 1}),
        ("SFX S Y x\nSFX S 0 s .\n", "list-hunspell-table", {"line": 1, "said": 0, "found": 1}),
        ("SFX S\n", "list-hunspell-table", {"line": 1, "said": 0, "found": 0}),
        ("AF 2\nAF a\nSFX S Y 1\nSFX S 0 s .\n", "list-hunspell-table", {"line": 1, "said": 2, "found": 1}),
        ("AF 1\nAF a\nAF b\n", "list-hunspell-table", {"line": 1, "said": 1, "found": 2}),
        ("SFX S Y 1\nSFX S 0\n", "list-hunspell-line", {"line": 2}),
        ("ICONV 1\nICONV a\n", "list-hunspell-line", {"line": 2}),
        (f"OCONV 1\nOCONV a {'a' * 101}\n", "list-hunspell-line", {"line": 2}),
        ("SFX S Y 1\nSFX S 0 s\0 .\n", "list-binary", {}),
    ],
)
def test_a_file_of_affixes_is_refused_with_the_true_line(tmp_path, affixes, reason, facts):
    with pytest.raises(BadList) as refused:
        read(pair(tmp_path, "1\nwalk/S\n", affixes), "en")
    assert (refused.value.reason, refused.value.facts) == (reason, {"file": "ours.aff", **facts})


def test_a_table_of_conversions_has_a_limit(tmp_path, monkeypatch):
    monkeypatch.setattr("wordlists.hunspell.MOST_AFFIXES", 1)
    with pytest.raises(BadList, match="list-hunspell-line"):
        read(pair(tmp_path, "1\nwalk\n", "ICONV 3\nICONV a b\nICONV b c\nICONV c d\n"), "en")
    monkeypatch.setattr("wordlists.hunspell.MOST_CONVERTED", 1)
    with pytest.raises(BadList, match="list-hunspell-endings"):
        read(pair(tmp_path, "1\nwalk\n", "ICONV 1\nICONV ab c\n"), "en")
    monkeypatch.setattr("wordlists.hunspell.MOST_LINES", 1)
    with pytest.raises(BadList, match="list-many-lines"):
        read(pair(tmp_path, "1\nwalk\n", "\n\n"), "en")
    monkeypatch.setattr("wordlists.hunspell.MOST", 1)
    with pytest.raises(BadList, match="list-many"):
        read(pair(tmp_path, "1\nwalk\n", "\n"), "en")


def test_flags_that_mean_nothing_are_not_looked_up_for_each_word(tmp_path, monkeypatch):
    """An alias of 60,000 flags would be looked up for a million words."""
    flags = []
    ways = Rules.forms
    monkeypatch.setattr(Rules, "forms", lambda self, stem, had: flags.append(had) or ways(self, stem, had))
    every = ",".join(map(str, range(1, 60_000)))
    affixes = f"FLAG num\nAF 1\nAF {every}\nSFX 7 Y 1\nSFX 7 0 s/1 .\nNEEDAFFIX 60001\n"
    assert made(tmp_path, "walk/1 talk/1", affixes) == ["walk", "walks", "walkss", "talk", "talks", "talkss"]
    assert flags == [{"7"}, {"7"}]


@pytest.mark.parametrize(
    ("stems", "reason"),
    [
        ("walk/S\nthin\n", "list-hunspell-count"),
        ("0\nwalk/S\n", "list-hunspell-count"),
        ("", "list-empty"),
        (" \n\n", "list-empty"),
        ("\0\0", "list-binary"),
    ],
)
@pytest.mark.parametrize("names", [("ours.dic", "ours.aff"), ("OURS.DIC", "OURS.AFF"), ("Ours.Dic", "ours.aFF")])
def test_a_dic_beside_an_aff_is_never_a_plain_list(tmp_path, stems, reason, names):
    written(tmp_path, "SFX S Y 1\nSFX S 0 s .\n", names[1])
    path = written(tmp_path, "160502 # made by hand\nwalk/S\nthin\n", names[0])
    assert list(read(path, "en").words) == ["thin", "walk", "walks"]
    assert len(library.find(str(path))) == 3
    written(tmp_path, stems, names[0])
    with pytest.raises(BadList, match=reason):
        read(path, "en")


def test_a_pair_is_told_by_its_files(tmp_path, monkeypatch):
    with pytest.raises(BadList) as refused:
        read(written(tmp_path, "2 # made by hand\nwalk/S\n", "lone.dic"), "en")
    assert (refused.value.reason, refused.value.facts["affixes"]) == ("list-no-aff", "lone.aff")
    written(tmp_path, "1\nwalk\n", "SHY.DIC")
    with pytest.raises(BadList) as refused:
        read(written(tmp_path, "SET UTF-8\nTRY abc\n", "SHY.AFF"), "en")
    named = "SHY.dic" if sys.platform == "win32" else "SHY.DIC"  # both name it there
    assert (refused.value.reason, refused.value.facts["words"]) == ("list-affixes", named)
    with pytest.raises(BadList) as refused:
        read(written(tmp_path, "SET UTF-8\nTRY abc\n", "alone.aff"), "en")
    assert (refused.value.reason, refused.value.facts["words"]) == ("list-affixes", "alone.dic")
    written(tmp_path, "SFX S Y 1\nSFX S 0 s .\n", "any.aff")
    assert list(read(written(tmp_path, "1\nwalk/S\n", "any.txt"), "en").words) == ["walk", "walks"]
    assert beside(Path("/")) is None
    assert beside(tmp_path / "nowhere" / "ours.dic") is None


# Lists with columns --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "CAT\ta small animal\nDOG\tanother one\n",
        "CAT\ta small animal\r\n# a comment\r\nDOG\tanother one\r\nZOO THING\tmany\r\n",
        "cat 2345\ndog 1200\n",
        "cat\t2,345\ndog\t1.5%\nnot this one\n",
        "word\tmeaning\n" * 2 + "cat\tx\ndog\ty\n",
    ],
)
def test_of_columns_the_first_is_taken_and_it_is_told(tmp_path, text):
    found = read(written(tmp_path, text), "en")
    assert set(found.words) - {"word"} == {"cat", "dog"}
    assert found.notes == ("list-note-column",)


def test_lines_of_several_words_are_no_columns(tmp_path):
    found = read(written(tmp_path, "cat\ncatch 22\ncat\tx\n" + "dog\n" * 5), "en")
    assert (list(found.words), found.left_out, found.notes) == (["cat", "dog"], {"several": 2}, ())


def test_a_refusal_tells_what_was_counted(tmp_path):
    with pytest.raises(BadList) as refused:
        read(written(tmp_path, "cat: a small animal\ndog: another one\nx-ray\n"), "en")
    assert refused.value.facts["kinds"] == {"list-kind-several": 2, "list-kind-hyphen": 1}


# The library ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "words"), [("en", 46517), ("de", 106931)])
def test_the_bundled_lists_are_sorted_layable_and_clean(name, words):
    found = library.find(name, name)
    assert (found.name, found.language, len(found)) == (name, name, words)
    text = (Path(library.__file__).parent / "data" / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    assert text.pop() == ""
    assert [key(word) for word in text] == sorted(key(word) for word in text)
    assert len(set(text)) == len(text)
    for word in text:
        assert kind(word, names=name == "en") is None, word
        assert 2 <= len(key(word, "plain")) <= 14


def test_the_bundled_lists_hold_words_and_no_names():
    english, german = library.find("en"), library.find("de")
    for word in ("thin", "quite", "qi", "colour", "color"):
        assert english.lists(word), word
    for word in ("gustave", "usa", "ss", "km"):
        assert not english.lists(word), word
    for word in ("Buße", "Ei", "öd", "Äther", "nicht", "laufen"):
        assert german.lists(word), word
    assert german.spelled("aether") == "Äther"
    assert german.spelled("qqq") == "qqq"


def test_own_lists_are_kept_under_names_with_added_and_barred_words(tmp_path):
    listed = library.add("club", written(tmp_path, "thin\nquite\nAnn\n"), "en")
    assert listed.left_out == {"name": 1}
    assert library.names() == (*BUNDLED, "club")
    found = library.find("club", "de")
    assert (found.name, found.language, len(found)) == ("club", "en", 2)
    mark = found.mark
    library.allow("club", ["zyzzyva", "Oomph"])
    library.block("club", ["quite"])
    changed = library.find("club")
    assert changed.mark != mark
    assert [changed.lists(word) for word in ("zyzzyva", "oomph", "thin", "quite")] == [True, True, True, False]
    library.allow("club", ["QUITE"])
    assert library.find("club").lists("quite")
    assert library.own_words("club", "blocked") == []
    library.allow("club", ["thin"])  # it is there already
    library.block("club", ["nothing"])  # and that never was
    assert (library.own_words("club", "allowed"), library.own_words("club", "blocked")) == (["Oomph", "zyzzyva"], [])
    library.remove("club")
    assert library.names() == BUNDLED


def test_bundled_lists_take_added_and_barred_words_too():
    assert library.find("en").lists("thin")
    library.block("en", ["thin"])
    library.allow("en", ["taverne"])
    assert not library.find("en").lists("thin")
    assert library.find("en").lists("Taverne")
    assert library.names() == BUNDLED
    assert library.find("en").name == "en"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("en", "list-reserved"),
        ("auto", "list-reserved"),
        ("../up", "list-bad-name"),
        ("Club", "list-bad-name"),
        ("", "list-bad-name"),
        ("a" * 31, "list-bad-name"),
        ("club", "list-name-taken"),
        ("nul", "no-name-on-windows"),
    ],
)
def test_names_of_lists_are_plain_and_taken_once(tmp_path, name, reason):
    path = written(tmp_path, WORDS)
    library.add("club", path, "en")
    with pytest.raises(BadList, match=reason):
        library.add(name, path, "en")


def test_what_is_not_there_or_not_ours_is_refused(tmp_path):
    for act in (library.remove, lambda name: library.allow(name, ["thin"]), lambda name: library.block(name, ["thin"])):
        with pytest.raises(BadList, match="list-unknown"):
            act("nothing")
    with pytest.raises(BadList, match="list-bundled"):
        library.remove("en")
    with pytest.raises(BadList, match="list-unknown"):
        library.locate("nothing", "en")
    for word in ("x", "isn't", "a" * 16):
        with pytest.raises(BadList, match="list-bad-word"):
            library.allow("en", [word])


def test_a_file_is_a_dictionary_by_its_path(tmp_path):
    path = written(tmp_path, WORDS)
    found = library.find(str(path), "en")
    assert (found.name, len(found)) == ("list.txt", 4)
    assert library.locate(str(path), "de").language == "de"
    with pytest.raises(BadList, match="list-missing"):
        library.find(str(tmp_path / "nothing.txt"))
    path.write_text("zoo\nzoom\n")
    assert len(library.find(str(path), "en")) == 2


def test_an_own_list_that_somebody_has_edited_is_sorted_out_again(tmp_path):
    library.add("club", written(tmp_path, WORDS), "en")
    place = library.folder() / "club"
    (place / "words.txt").write_text("thin\n# a note\nit's\nquite\n", encoding="utf-8")
    (place / "allowed.txt").write_text("oomph\nx-ray\n", encoding="utf-8")
    found = library.find("club")
    assert sorted(found.keys) == ["oomph", "quite", "thin"]
    found.prepare()


@pytest.mark.parametrize("name", ["~nobody-of-this-name/list.txt", "/", "a" * 5000 + "/b", "x\0y/z"])
def test_what_can_be_no_path_is_refused(name):
    with pytest.raises(BadList):
        library.find(name)


def test_damaged_own_lists_are_refused_and_odd_languages_are_english(tmp_path):
    library.add("club", written(tmp_path, WORDS), "de")
    place = library.folder() / "club"
    assert library.find("club").language == "de"
    (place / "language.txt").write_text("klingon\n")
    assert library.find("club").language == "en"
    (place / "language.txt").unlink()
    assert library.find("club").language == "en"
    (place / "allowed.txt").write_bytes(b"\xff\xfe\xff")
    assert library.own_words("club", "allowed") == []
    (place / "words.txt").write_text("\n")
    with pytest.raises(BadList, match="list-empty"):
        library.find("club")


@pytest.mark.parametrize(
    "error", [PermissionError(13, "Permission denied"), UnicodeDecodeError("utf-8", b"", 0, 1, "x")]
)
def test_a_bundled_list_that_cannot_be_read_is_refused(monkeypatch, error):
    def fails(*arguments, **named):
        raise error

    monkeypatch.setattr(Path, "read_text", fails)
    library._find.cache_clear()
    with pytest.raises(BadList, match="list-unreadable"):
        library.find("en")


# Laying --------------------------------------------------------------------------------------------------------------


def letters_of(word):
    return sum(1 << ord(letter) - 97 for letter in set(word))


def every_word(words, hand):
    """The best points of a hand by trying every word of the list that has no other letters."""
    others = ~letters_of("".join(name.lower() for name, _ in hand))
    found = (word for word, letters in words if not letters & others)
    stock = laying.Stock(hand)
    return max((stock.most_points(word, HAND) for word in found), default=0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "hands"), [("en", 300), *(pytest.param(each, 1000, marks=pytest.mark.everything) for each in ("en", "de"))]
)
def test_the_best_word_equals_trying_every_word(name, hands):
    dictionary, cards = library.find(name), deck(name)
    chance = random.Random(7)
    words = [(word, letters_of(word)) for word in sorted(dictionary.keys)]
    for _ in range(hands):
        hand = cards.hand(chance.sample(cards.cards, HAND))
        assert next(dictionary.best(hand), (0, ""))[0] == every_word(words, hand), hand


def test_words_of_a_hand_come_once_each_most_points_first():
    found = list(library.find("en").best(deck("en").hand(("QU", "Q", "U", "I", "T", "E", "S"))))
    assert [points for points, _ in found] == sorted((points for points, _ in found), reverse=True)
    assert len({word for _, word in found}) == len(found)
    assert (26 - 2, "quits") not in found
    assert next(points for points, word in found if word == "quit") == 15 + 4 + 2 + 3


def test_cards_with_two_letters_stand_for_them_in_order():
    dictionary = Dictionary("small", "en", "hat\nthat\nath\n")
    assert list(dictionary.best([("TH", 9), ("A", 2), ("T", 3)])) == [(14, "that"), (11, "ath")]
    assert list(dictionary.best([("TH", 9), ("A", 2)], lambda word: word != "ath")) == []
    assert not laying.spells("that", [("TH", 9), ("A", 2)])


def test_a_word_is_laid_with_two_cards_where_one_would_do():
    cards = [("IN", 7), ("I", 2), ("N", 5)]
    assert laying.laid("in", cards) == (("I", 2), ("N", 5))
    assert laying.laid("in", cards[:1]) == (("IN", 7),)
    assert laying.laid("on", cards) is None
    assert laying.Stock(cards[:1]).most_points("in", 7) == 0
    assert laying.worth(cards) == 14


def test_three_anagrams_share_their_letters():
    assert laying.index(["stop", "pots", "tops", "post"])[sum(1 << 4 * (ord(c) - 97) for c in "stop")] == (
        "stop",
        "pots",
        "tops",
        "post",
    )


def test_what_takes_longer_can_be_made_beforehand():
    dictionary = Dictionary("small", "en", "hat\nthat\n")
    dictionary.prepare()
    assert len(dictionary.index) == 2
    assert dictionary.mark == Dictionary("other", "de", "hat\nthat\n").mark


READ = """
import resource, sys
from pathlib import Path
from wordlists.files import BadList
from wordlists.reading import read
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
try:
    read(Path(sys.argv[1]), "en")
except BadList as error:
    print(error.reason)
"""


def read_within_a_gigabyte(path):
    """The reason why a list is refused by a program that may use one gigabyte."""
    run = subprocess.run(
        [sys.executable, "-c", READ, path], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    return run.stdout.strip() or run.stderr[-300:]


def test_a_pair_that_would_grow_without_end_is_refused(tmp_path):
    """Suffixes on suffixes would take 1.9 GB and half a minute; forms that need another affix are counted, too."""
    letters = "abcdefghijklmnopqrst"
    suffixes = "".join(f"SFX S 0 {a}{b}/ST .\n" for a in letters for b in letters)
    prefixes = "".join(f"PFX P 0 {a}{b} .\n" for a in letters for b in letters)
    affixes = f"SET UTF-8\nNEEDAFFIX T\nPFX P Y 400\n{prefixes}SFX S Y 400\n{suffixes}"
    (tmp_path / "ours.aff").write_text(affixes)
    (tmp_path / "ours.dic").write_text("1\nword/SPT\n")
    assert read_within_a_gigabyte(tmp_path / "ours.dic") == "list-hunspell-endings"


def test_a_packed_list_of_too_many_words_is_refused_before_it_fills_the_memory(tmp_path):
    """190 MB of words, packed into little, would end in a MemoryError."""
    path = tmp_path / "many.gz"
    path.write_bytes(packed(b"ab\n" * (files.LARGEST // 3 - 1), 1))
    assert read_within_a_gigabyte(path) == "list-many"


def test_words_that_are_allowed_at_the_same_time_are_all_kept():
    """Without a lock each process would write back the list that it read before the others wrote theirs."""
    words = [first + second for first in "qxzvj" for second in "qx"]
    runs = [subprocess.Popen([sys.executable, "-m", "access", "dictionary", "allow", "en", word]) for word in words]
    assert [run.wait() for run in runs] == [0] * len(words)
    assert library.own_words("en", "allowed") == sorted(words)


def test_the_limits_of_a_list_hold(tmp_path, monkeypatch):
    monkeypatch.setattr("wordlists.reading.MOST", 2)
    (tmp_path / "three.txt").write_text("thin\nquite\nzoo\n")
    with pytest.raises(BadList, match="list-many"):
        read(tmp_path / "three.txt", "en")
    monkeypatch.setattr("wordlists.hunspell.MOST_TRIES", 0)
    with pytest.raises(BadList, match="list-hunspell-endings"):
        read(pair(tmp_path), "en")


def test_of_a_list_that_does_not_say_how_common_words_are_the_same_share_is_known_each_time(tmp_path):
    path = tmp_path / "club.txt"
    words = [f"{a}{b}{c}" for a in "abcdefghij" for b in "aeiou" for c in "lmnrstbdgk"]
    path.write_text("\n".join(words))
    known = [word for word in words if library.find(str(path)).known(30)(word)]
    assert 0.2 < len(known) / len(words) < 0.4
    assert known == [word for word in words if library.find(str(path)).known(30)(word)]
    assert library.find(str(path)).known(100) is None


def test_of_a_bundled_list_the_common_words_are_known_first_and_the_players_own_ones():
    easy, most = library.find("en").known(15), library.find("en").known(90)
    assert easy("house")
    assert not most("teratoid")
    assert library.find("en").lists("teratoid")
    library.allow("en", ["qixo"])
    try:
        assert library.find("en").known(5)("qixo")
        assert not library.find("en").known(90)("teratoid")
        assert library.find("en").known(15)("house")
    finally:
        library.block("en", ["qixo"])


@pytest.mark.parametrize("kind", ["suffixes behind suffixes", "many stems", "many affixes"])
def test_a_pair_that_explodes_is_refused_before_its_forms_are_made(tmp_path, monkeypatch, kind):
    made = []
    monkeypatch.setattr(Rules, "_counted", lambda self, form: made.append(form) or form)
    endings = [a + b + c for a in "abcdefghij" for b in "abcdefghij" for c in "abcdefghij"]
    if kind == "suffixes behind suffixes":
        first = "".join(f"SFX A 0 {each}/B .\n" for each in endings)
        affixes = f"SFX A Y 1000\n{first}SFX B Y 1000\n" + "".join(f"SFX B 0 {each} .\n" for each in endings)
        stems = [f"{each}/A" for each in endings[:60]]
    elif kind == "many stems":
        affixes = "SFX A Y 1000\n" + "".join(f"SFX A 0 {each} .\n" for each in endings)
        stems = [f"{one}{other}/A" for one in endings[:200] for other in endings[:300]]
    else:
        affixes = "SFX A Y 30000\n" + "".join(f"SFX A 0 {each}{c} .\n" for each in endings for c in "abcdefghij" * 3)
        stems = ["thin/A"]
    (tmp_path / "ours.aff").write_text(f"SET UTF-8\n{affixes}")
    (tmp_path / "ours.dic").write_text("\n".join([str(len(stems)), *stems]))
    with pytest.raises(BadList) as refused:
        read(tmp_path / "ours.dic", "en")
    if kind == "many affixes":
        facts = {"file": "ours.aff", "line": 20_002, "most": 20_000}
        assert (refused.value.reason, refused.value.facts) == ("list-hunspell-affixes", facts)
    else:
        assert (refused.value.reason, refused.value.facts) == ("list-hunspell-endings", {"file": "ours.dic"})
    assert made == []


def test_of_several_best_words_the_most_common_one_is_named():
    hand = [("D", 5), ("O", 2), ("G", 6)]
    assert Dictionary("own", "en", "dog god", classes="ba").best_word(hand) == (13, "god")
    assert Dictionary("own", "en", "dog god", classes="ab").best_word(hand) == (13, "dog")
    assert Dictionary("own", "en", "do dog", classes="ab").best_word(hand) == (13, "dog"), "points come first"
    assert Dictionary("own", "en", "dog god").best_word(hand)[0] == 13
    assert Dictionary("own", "en", "cat").best_word(hand) == (0, "")


def test_no_word_is_searched_for_that_is_longer_than_all_cards():
    stock = laying.Stock([("TH", 9)] * 40 + [("T", 3)] * 40 + [("H", 7)] * 40)
    assert stock.most_points("th" * 8, 7) == 0
    assert stock.most_points("th" * 7, 7) == 63
