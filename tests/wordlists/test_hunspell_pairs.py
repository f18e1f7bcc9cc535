"""Hunspell pairs that others wrote, against the real hunspell: those of Debian, and Hunspell's own suite."""

import random
import re
import unicodedata
from collections import Counter
from itertools import islice

import pytest
from pairs import fetched, refused, suite

from wordlists.files import BadList
from wordlists.hunspell import forms

pytestmark = [pytest.mark.spelled, pytest.mark.long, pytest.mark.posix("packages of Debian")]

PAIRS = (
    *("da/da_DK", "en-gb/en_GB", "en-us/en_US", "en-za/en_ZA", "de-de/de_DE", "id/id_ID", "is/is_IS", "kmr/kmr_Latn"),
    *("nl/nl", "fr-classical/fr", "bs/bs_BA", "gug/gug_PY", "sw/sw_TZ", "uz/uz_UZ", "vi/vi_VN"),
)
"""Packages without their beginning, and pairs. Among them: descriptions, aliases, conversions, a byte order mark, flags
of all four kinds, conditions that are missing, circumfixes, and more behind the count of words."""
MORE = (
    *("an/an_ES", "br/br_FR", "de-at/de_AT", "de-at-frami/de_AT_frami", "de-ch/de_CH", "de-ch-frami/de_CH_frami"),
    *("de-de-frami/de_DE_frami", "en-au/en_AU", "en-ca/en_CA", "es/es_ES", "fr-comprehensive/fr", "fr-revised/fr"),
    *(
        "gd/gd_GB",
        "hr/hr_HR",
        "no/nb_NO",
        "no/nn_NO",
        "oc/oc_FR",
        "pt-pt/pt_PT",
        "sl/sl_SI",
        "sv/sv_FI",
        "sv/sv_SE",
        "tr/tr_TR",
    ),
)
"""These take minutes together."""
HUGE = ("it/it_IT", "ca/ca", "ca/ca_ES-valencia", "ro/ro_RO", "sk/sk_SK")
"""These make more than 1,500,000 forms, which takes seconds to see."""
SLOW = ("lt/lt_LT", "pl/pl_PL", "cs/cs_CZ", "lv/lv_LV", "gl/gl_ES")
"""These are seen to need too many tries before any form is made."""
MANY = ("eu/eu", "hu/hu_HU", "pt-br/pt_BR", "sr/sr_Latn_RS")
"""These have more than 20,000 affixes."""
REFUSED = {"af/af_ZA": "list-affix-line"}
REFUSED |= dict.fromkeys(HUGE, "list-hunspell-huge") | dict.fromkeys(SLOW, "list-hunspell-endings")
REFUSED |= dict.fromkeys(MANY, "list-hunspell-affixes")
_REPEATED = re.compile(rb"^[SP]FX(\s+\S+){3}\s+\S*[{+]", re.MULTILINE)
"""A condition with a repetition, which Hunspell does not know. Each release of Debian has another Afrikaans."""
LOST_BY_HUNSPELL = {"an/an_ES": ("Ebo", "Febo", "Peco")}
"""Hunspell 1.7.1 misses forms of Ebo, since they could begin with the abbreviation EB; later ones find them."""
NEEDED = sorted({f"hunspell-{pair.partition('/')[0]}" for pair in (*PAIRS, *MORE, *REFUSED)})
FORMS = 40_000
WORDS = 2000


def found(pair):
    package, _, name = pair.partition("/")
    return fetched(f"hunspell-{package}", NEEDED) / "usr" / "share" / "hunspell" / f"{name}.dic"


def evenly(words, most):
    return words if len(words) <= most else [words[n * len(words) // most] for n in range(most)]


def stems(dic):
    """The words of the list, read without our reader: what stands before a slash, a tab or a blank."""
    named = re.search(rb"^(?:\xef\xbb\xbf)?SET\s+(\S+)", dic.with_suffix(".aff").read_bytes(), re.MULTILINE)
    lines = dic.read_bytes().decode(named[1].decode(), "replace").split("\n")[1:]
    words = {re.split("[/\t \r]", unicodedata.normalize("NFKC", line))[0] for line in lines}
    return sorted(word for word in words if len(word) > 1 and word.isalpha())


@pytest.mark.parametrize("pair", [*PAIRS, *(pytest.param(pair, marks=pytest.mark.everything) for pair in MORE)])
def test_hunspell_accepts_our_forms_and_we_have_the_words_that_it_accepts(pair):
    dic = found(pair)
    made = forms(dic, dic.with_suffix(".aff"))
    words = evenly([form for form in made if form.isalpha()], FORMS)
    assert len(words) > 3000
    lost = LOST_BY_HUNSPELL.get(pair, ())
    assert not {word for word in refused(dic, words) if not word.startswith(lost)}
    listed = random.Random(pair).sample(every := stems(dic), min(WORDS, len(every)))
    accepted = set(listed) - refused(dic, listed)
    assert len(accepted) > WORDS // 2
    missing = {word for word in accepted if word not in made}
    assert len(missing) <= len(accepted) // 100, sorted(missing)


@pytest.mark.parametrize(
    "pair", [pytest.param(pair, marks=[pytest.mark.everything] * (pair in HUGE)) for pair in REFUSED]
)
def test_a_pair_of_debian_that_is_refused_says_why_and_where(pair):
    dic = found(pair)
    with pytest.raises(BadList) as error:
        forms(dic, dic.with_suffix(".aff"))
    affixes = dic.with_suffix(".aff").read_bytes()
    files = {"dic": {"file": dic.name}, "aff": {"file": dic.with_suffix(".aff").name}}
    facts = {
        "list-hunspell-huge": lambda: files["dic"] | {"most": 1_500_000},
        "list-hunspell-endings": lambda: files["dic"],
        "list-hunspell-affixes": lambda: files["aff"] | {"most": 20_000, "line": line_of_affix(affixes, 20_001)},
        "list-affix-line": lambda: (
            files["aff"] | {"line": affixes.count(b"\n", 0, _REPEATED.search(affixes).start()) + 1}
        ),
    }[REFUSED[pair]]()
    assert (error.value.reason, error.value.facts) == (REFUSED[pair], facts)


def line_of_affix(affixes, wanted):
    """The line of the affix of this number."""
    lines = (number for number, line in enumerate(affixes.split(b"\n"), 1) if line[:4].strip() in (b"SFX", b"PFX"))
    return next(islice(lines, wanted - 1, None))


# Hunspell's own suite ------------------------------------------------------------------------------------------------

DAMAGED = {
    "1748408-1": ("list-hunspell-table", 5),
    "1748408-2": ("list-hunspell-table", 2),
    "1748408-3": ("list-hunspell-count", None),
    "1748408-4": ("list-hunspell-table", 2),
    "gh1044": ("list-binary", None),
    "gh1095": ("list-affix-line", 3),
}
"""Pairs that shall make Hunspell crash: they have no table of aliases behind its head, no count, zeros, brackets."""
MISSING = {
    "compound": "a compound, which we never make: a live checker accepts invented ones, too",
    "capitals": "another form in capitals: cards have none, so it is laid as the form that is there",
    "signs": "a figure, a hyphen, a full stop or another sign that no card has, or two words",
    "typed": "another way to type a form that is there (ICONV), or with signs that are ignored (IGNORE)",
}


def why_missing(word, dic, made):
    """Why a good word of the suite is not among the forms; None if there is no reason."""
    affixes = dic.with_suffix(".aff").read_bytes()
    if not word.isalpha():
        return "signs" if not re.search(rb"^(ICONV|IGNORE)", affixes, re.MULTILINE) else "typed"
    if re.search(rb"^COMPOUND(FLAG|BEGIN|RULE)", affixes, re.MULTILINE):
        return "compound"
    if re.search(rb"^(ICONV|IGNORE)", affixes, re.MULTILINE):
        return "typed"
    folded = {unicodedata.normalize("NFKD", form).casefold().replace("ı", "i") for form in made}
    same = unicodedata.normalize("NFKD", word).casefold().replace("ı", "i").replace("\u0307", "")
    return "capitals" if same in {form.replace("\u0307", "") for form in folded} else None


def lines(dic, ending):
    path = dic.with_suffix(ending)
    data = path.read_bytes() if path.exists() else b""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("iso8859-2" if b"8859-2" in dic.with_suffix(".aff").read_bytes() else "iso8859-15")
    return [line.strip() for line in text.split("\n") if line.strip()]


def test_no_wrong_word_of_the_suite_of_hunspell_is_taken_and_each_that_is_missing_has_a_reason():
    pairs = [dic for dic in sorted(suite().glob("*.dic")) if dic.with_suffix(".aff").exists()]
    right, wrong, missing = 0, 0, Counter()
    for dic in pairs:
        if dic.stem in DAMAGED:
            with pytest.raises(BadList) as refused_with:
                forms(dic, dic.with_suffix(".aff"))
            assert (refused_with.value.reason, refused_with.value.facts.get("line")) == DAMAGED[dic.stem], dic
            continue
        made = forms(dic, dic.with_suffix(".aff"))
        assert not set(lines(dic, ".wrong")) & made.keys(), dic
        wrong += len(lines(dic, ".wrong"))
        for word in lines(dic, ".good"):
            reason = "" if word in made else why_missing(word, dic, made)
            assert reason in ("", *MISSING), (dic, word)
            right, missing = right + (not reason), missing + Counter([reason])
    assert len(pairs) > 120
    assert wrong > 400
    assert right > 200
    assert missing.keys() == {"", *MISSING}
    assert missing["typed"] < 60
