"""Rebuild the bundled dictionaries from Debian packages: make wordlists.

English: SCOWL, the categories `*-words.*` up to size 70 of all regions, without two-letter abbreviations. German: the
list of the project german-wordlist (enz) in its original spelling, and our own short list of two-letter words.
French: the forms of the Hunspell pair of Dicollecte, and our own list of two-letter words. Each keeps only what seven
cards of its decks can lay. How common each word is comes from wordfreq, of PyPI.
"""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from games.cards import Deck  # noqa: E402
from games.words.decks import HAND, deck  # noqa: E402
from wordlists.hunspell import forms  # noqa: E402
from wordlists.languages import Language, languages  # noqa: E402
from wordlists.spelling import key, kind  # noqa: E402

DATA = TOP / "wordlists" / "data"
LARGEST_SIZE = 70
NO_WORDS = frozenset(["cs", "gs", "kb", "ks", "lm", "ln", "ls", "lx", "mb", "mf", "ms", "ps", "rs", "ss", "ts"])
"""Plurals of letters and units that SCOWL counts as words."""
TWO_LETTERS = (
    *("ab", "ah", "äh", "am", "an", "au", "da", "du", "eh", "ei", "er", "es", "ha", "he", "ho", "hu", "im", "in", "ja"),
    *("je", "na", "ne", "nu", "ob", "öd", "oh", "so", "tu", "uh", "ui", "um", "wo", "zu"),
    *("ad", "bi", "do", "et", "fa", "hi", "hm", "la", "mi", "si"),
    *("Ai", "Ar", "Au", "Ei", "Go", "My", "Ny", "Öl", "Re", "Ud", "Ur"),
)
"""Our own list: enz has no two-letter words."""
FRENCH_TWO_LETTERS = (
    "ah aï an as au bu ça ce ci de dé du dû eh en es et eu ex fa fi go ha hé hi ho if il je la là le lé lu "
    "ma me mi mu né ne ni nu oh on or os ou où pi pu qi ré ri ru sa se si su ta té te tu un us ut va vu xi"
)
"""Our own list: Dicollecte counts units of two letters as words."""
VOWEL = re.compile("[aeiouyàâäéèêëîïôöùûüœæ]", re.IGNORECASE)
"""A word without one is a unit or an interjection."""
PACKAGES = ("scowl", "tanglet-data", "hunspell-fr-classical")
FREQUENCIES = ("wordfreq==3.1.1", "msgpack==1.2.4")
CLASSES = 20
"""Each class holds as many words, the most common ones first; their letters are a, b and so on."""


def english(root: Path) -> Iterator[str]:
    """Yield the words of SCOWL up to size 70."""
    for path in sorted((root / "usr/share/dict/scowl").glob("*-words.*")):
        if int(path.suffix[1:]) <= LARGEST_SIZE:
            words = path.read_text(encoding="iso-8859-1").split()
            yield from (word for word in words if word not in NO_WORDS)


def german(root: Path) -> Iterator[str]:
    """Yield the words of enz: each line has the letters to lay, then each spelling that is not just their lowercase."""
    text = gzip.decompress((root / "usr/share/tanglet/gamedata/de/words").read_bytes()).decode("utf-8")
    for line in text.splitlines():
        laid, *spellings = line.split()
        yield from spellings or [laid.lower()]
    yield from TWO_LETTERS


def french(root: Path) -> Iterator[str]:
    """Yield the words of Dicollecte, of the pair fr: of two letters, our own list alone."""
    folder = root / "usr/share/hunspell"
    yield from (word for word in forms(folder / "fr.dic", folder / "fr.aff") if len(word) > 2 and VOWEL.search(word))
    yield from FRENCH_TWO_LETTERS.split()


READERS = {"scowl": english, "enz": german, "dicollecte": french}
"""The readers of word lists, by the sources that the facts of languages name."""


def layable(word: str, cards: Deck) -> bool:
    """Tell whether two to seven cards of a deck lay a key."""
    left = Counter(cards.cards)

    def fewest(rest: str, used: int) -> bool:
        if not rest:
            return used > 1 or len(word) > 1
        if used == HAND:
            return False
        for size in (2, 1):
            name = rest[:size].upper()
            if len(name) == size and left[name]:
                left[name] -= 1
                fits = fewest(rest[size:], used + 1)
                left[name] += 1
                if fits:
                    return True
        return False

    return 2 <= len(word) <= 2 * HAND and fewest(word, 0)


def chosen(words: Iterable[str], language: Language) -> list[str]:
    """Return the words that can be laid with the decks of a language, in the order of their keys."""
    every = {word for word in words if kind(word, language.capitals_are_names) is None}
    decks = [deck(name) for name in language.laid_with or (language.code,)]
    kept = {}
    for word in every:
        laid = {key(word, "expand", language.code), key(word, "plain", language.code)}
        if any(layable(letters, cards) for letters in laid if letters for cards in decks):
            kept[word] = key(word, "expand", language.code) or ""
    return sorted(kept, key=lambda word: (kept[word], word))


def frequencies(language: str, folder: Path) -> dict[str, int]:
    """Return how rare words are, in hundredths of a power of ten, from the large list of wordfreq."""
    sys.path.insert(0, str(folder))
    import msgpack

    packed = gzip.decompress((folder / "wordfreq/data" / f"large_{language}.msgpack.gz").read_bytes())
    _, *buckets = msgpack.unpackb(packed)
    return {word: rare for rare, words in enumerate(buckets) for word in words}


def classes(words: list[str], rare: dict[str, int]) -> str:
    """Return a letter for each word: how common it is among them. Of two equally common ones the shorter is first."""
    never = max(rare.values()) + 1
    places = sorted(range(len(words)), key=lambda n: (rare.get(words[n].casefold(), never), len(words[n]), words[n]))
    found = [""] * len(words)
    for place, number in enumerate(places):
        found[number] = chr(ord("a") + place * CLASSES // len(words))
    return "".join(found)


def copy_licences(root: Path) -> None:
    """Copy the text that must be distributed with SCOWL, and CC0 and MPL, the licences of enz and Dicollecte."""
    shutil.copyfile(root / "usr/share/doc/scowl/copyright", DATA / "en.LICENSE.txt")
    shutil.copyfile("/usr/share/common-licenses/CC0-1.0", DATA / "de.LICENSE.txt")
    shutil.copyfile("/usr/share/common-licenses/MPL-2.0", DATA / "fr.LICENSE.txt")


def main() -> None:
    """Fetch the packages, read them, write the lists and their licences."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "-q", *PACKAGES], cwd=folder, check=True)
        for package in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
            sys.stdout.write(f"{package.name}\n")
        copy_licences(Path(folder))
        installed = Path(folder) / "python"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", installed]
        subprocess.run([*pip, *FREQUENCIES], check=True)
        for language, facts in languages().items():
            if not facts.source:
                continue
            found = chosen(READERS[facts.source](Path(folder)), facts)
            (DATA / f"{language}.txt").write_text("\n".join(found) + "\n", encoding="utf-8")
            common = classes(found, frequencies(language, installed))
            (DATA / f"{language}.common").write_text(common + "\n", encoding="utf-8")
            sys.stdout.write(f"{language}.txt: {len(found)} words\n")


if __name__ == "__main__":
    main()
