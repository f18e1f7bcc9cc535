"""The shapes of typed values: numbers, dice, an amount, a seat, cards, terms, and the words that phrases list.

Words are compared and repeated here, among them yes and no, and answers that are typed by their word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from access.answers.commands import Answered, Unclear
from access.language.line import Choice
from access.language.phrases import Phrases, normal
from access.language.texts import in_every_language
from games.cards import typed_cards
from games.refusals import Illegal
from games.steps import Ask, Offer, Query, Shape, Term, Terms

LONGEST = 60
"""The most letters of a number in words."""
MOST_CARDS = 20
FACES = range(1, 7)


@lru_cache(maxsize=1)
def number_words() -> Mapping[str, int]:
    """Return the number words of all languages, to twenty, as words are compared."""
    every = in_every_language("number-words").values()
    return {normal(word): n for words in every for n, alike in enumerate(words) for word in alike.split("/")}


def amount(text: str) -> int | None:
    """Return a whole number typed in digits or in words, or None."""
    if re.fullmatch(r"[0-9]{1,9}", text):
        return int(text)
    words = normal(text)
    found = number_words().get(words)
    return _in_words(words) if found is None else found


@lru_cache(maxsize=256)
def _in_words(words: str) -> int | None:
    """Return a number above twenty in the words of one of the languages, such as `zweihundert`, or None."""
    if len(words) > LONGEST or not re.fullmatch("[a-z]+(?:[ -][a-z]+)*", words):
        return None
    every = (_value(re.sub("[ -]", "", words), known) for known in _vocabularies())
    return next((value for value in every if value is not None), None)


@lru_cache(maxsize=1)
def _vocabularies() -> tuple[Mapping[str, int | None], ...]:
    """Return for each language the value of each part of a number in words, the longest first; None for `and`."""
    small, ands = in_every_language("number-words"), in_every_language("and")
    found = []
    for language, pairs in in_every_language("number-large").items():
        known: dict[str, int | None] = dict.fromkeys(ands.get(language, ())[:1])
        for value, alike in enumerate(small.get(language, ())):
            known |= dict.fromkeys(alike.split("/"), value)
        for pair in pairs:
            word, _, value_typed = pair.rpartition(" ")
            known[word] = int(value_typed)
        compared = {re.sub("[ -]", "", normal(word)): value for word, value in known.items()}
        found.append(dict(sorted(compared.items(), key=lambda each: -len(each[0]))))
    return tuple(found)


def _parts(words: str, known: Mapping[str, int | None]) -> Iterator[tuple[int, bool]]:
    """Yield the value of each part and whether `and` precedes it; -1 for an unknown part."""
    joined = False
    while words:
        part = next((each for each in known if words.startswith(each)), None)
        if part is None:
            yield -1, joined
            return
        words = words[len(part) :]
        value = known[part]
        if value is not None:
            yield value, joined
        joined = value is None


def _follows(value: int, ones: int, joined: bool) -> bool:
    """Tell whether tens follow ones and `and`, or ones tens: in French up to nineteen follow sixty and eighty."""
    if value >= 20:
        return ones < 10 and joined
    return ones in range(20, 100, 10) and (value < 10 or ones in (60, 80))


def _value(words: str, known: Mapping[str, int | None]) -> int | None:
    """Return the number that parts make: of thousands, hundreds, tens and ones, each at most once."""
    total = current = 0
    largest = 0
    for value, joined in _parts(words, known):
        ones, largest = current % 100, max(largest, value)
        if value == 1000 and not total:
            total, current = max(current, 1) * 1000, 0
        elif value == 100 and current < 100:
            current = max(current, 1) * 100
        elif 0 < value < 100 and (not ones or _follows(value, ones, joined)):
            current += value
        else:
            return None
    return total + current if largest >= 20 else None


def in_digits(text: str) -> str:
    """Return a number in words as digits, and any other text as it is."""
    number = amount(text)
    return text if number is None else str(number)


@lru_cache(maxsize=8)
def in_any_language(name: str) -> frozenset[str]:
    """Return the words of a phrase in all languages, as words are compared."""
    return frozenset(normal(word) for words in in_every_language(name).values() for word in words)


def answer_parts(text: str) -> list[str]:
    """Return the words of an answer with several parts; commas, and words such as `and` behind one, are left out."""
    first, *others = re.sub("[,;]", " ", text).split() or [""]
    return [word for word in (first, *(word for word in others if not _joins(word))) if word]


def list_entries(text: str) -> list[str]:
    """Return the entries of a typed list; commas and words such as `and` separate them."""
    words = re.sub("[,;]", " , ", text).split()
    return [" ".join(entry) for joins, entry in groupby(words, lambda word: word == "," or _joins(word)) if not joins]


def without_and(text: str) -> str:
    """Return a list without a comma or a word such as `and` at its end."""
    before, _, last = text.rstrip(" ,;").rpartition(" ")
    return before.rstrip(" ,;") if before and _joins(last) else text


def _joins(word: str) -> bool:
    """Tell whether a word joins the parts of a list."""
    return normal(word) in in_any_language("and")


MOST_CARDS = 20


def meaning_of(word: str, known: Mapping[str, Any]) -> Any:
    """Return the meaning of a word, or of a beginning of words that all mean the same; None otherwise."""
    if word in known:
        return known[word]
    meant = {id(value): value for name, value in known.items() if word and name.startswith(word)}
    return next(iter(meant.values())) if len(meant) == 1 else None


def shaped(shape: Shape, text: str, names: Collection[str]) -> Any:
    """Return the text as a value of this shape, or None. Raises Illegal for dice with impossible faces."""
    if shape == "seat":
        return seat(text, names)
    read = {"dice": typed_dice, "amount": amount, "cards": cards}.get(shape)
    return (text or None) if read is None else read(text)


# Numbers and names ----------------------------------------------------------------------------------------------------


def seat(text: str, names: Collection[str]) -> int | None:
    """Return the seat of a name as it is spelled, or as words are compared, or of its beginning.

    A number may follow it, as questions show it beside a name.
    """
    known: dict[str, int | None] = {}
    for number, name in enumerate(names):
        known[normal(name)] = None if normal(name) in known else number  # Zoe and Zoé: neither, unless as spelled
    spelled = {_spelled(name): number for number, name in enumerate(names)}
    ways = filter(None, (text, _before_number(text), without_and(text)))
    tried = (spelled.get(_spelled(each), meaning_of(normal(each), known)) for each in ways)
    return next((found for found in tried if found is not None), None)


def _spelled(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def _before_number(text: str) -> str:
    """Return the text before a number at its end, which may be negative; empty if there is none."""
    signs = "|".join(map(re.escape, {word for words in in_every_language("minus").values() for word in words}))
    found = re.fullmatch(rf"(.+?)[ ,:]+(?:(?:{signs}) |-)?[0-9]{{1,9}}", text, re.IGNORECASE)
    return found[1] if found else ""


NAMED = ("term", "terms", "face", "faces")
"""The shapes of things with names in the phrases of the game."""


def terms(text: str, known: Mapping[str, Term]) -> Terms | None:
    """Return the terms named one after the other, with or without commas; None if one of them is unknown."""
    return _named(re.sub("[,;]", " ", text).split(), known) or _named(answer_parts(text), known)


def _named(words: list[str], known: Mapping[str, Term]) -> Terms | None:
    """Return the terms that these words name one after the other; None if one of them is unknown."""
    longest = max((len(name.split()) for name in known), default=0)
    found: list[Term] = []
    while words:
        for count in range(min(longest, len(words)), 0, -1):
            name: Term | None = meaning_of(" ".join(words[:count]), known)
            if name is not None:
                break
        else:
            return None
        found.append(name)
        del words[:count]
    return tuple(found) or None


def spellings(phrases: Phrases, among: Iterable[str], shape: Shape | None = "term") -> dict[str, Term]:
    """Return all names by which these terms, or cards, may be typed, each with its term or face."""
    names = {name: phrases.words(phrases.name_phrase(name, shape)) for name in among}
    return {spelling: Term(name) for name, words in names.items() for word in words for spelling in _spellings(word)}


def guide_paragraph(phrases: Phrases, queries: Iterable[Query], paragraphs: Iterable[str], typed: str) -> str | None:
    """Return the paragraph of a guide that begins with the typed term of the game, such as "Jule's Cupcake, ...".

    Return None if there is none.
    """
    known = spellings(phrases, tuple(name for query in queries for name in query.among))
    found = terms(normal(typed), known)
    if found is None or len(found) != 1:
        return None
    names = tuple(name.casefold() for name in phrases.term(found[0]))
    for paragraph in paragraphs:
        text = paragraph.casefold()
        if text.startswith(names) or re.split("[:,]", text, maxsplit=1)[0].endswith(names):
            return paragraph
    return None


@lru_cache(maxsize=4096)
def _spellings(name: str) -> frozenset[str]:
    """Return a name as it is compared, with its umlauts written out and without them."""
    bare = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return frozenset((normal(name), normal(bare)))


def cards(text: str) -> tuple[str, ...] | None:
    """Return cards typed with spaces or commas between them, as capital letters; None for anything else."""
    names = typed_cards(" ".join(answer_parts(text)))
    return (
        names
        if names and len(names) <= MOST_CARDS and all(re.fullmatch("[A-Z]{1,3}", name) for name in names)
        else None
    )


def typed_dice(text: str) -> tuple[int, ...] | None:
    """Return faces typed with or without spaces or commas between them; None for anything else. Raises Illegal."""
    words = answer_parts(text)
    text = " ".join(words)
    if any(map(str.isalpha, words)) and all(word.isdigit() or word in number_words() for word in words):
        text = " ".join(str(number_words().get(word, word)) for word in words)
    if not re.fullmatch(r"[0-9][0-9 ,;+-]{0,200}", text):
        return None
    faces = tuple(int(digit) for digit in text if digit.isdigit())
    for face in faces:
        if not 1 <= face <= 6:
            raise Illegal("loop-no-such-face", face=face)
    return faces


@lru_cache(maxsize=1)
def _faces_by_word() -> dict[str, int]:
    """Return the faces by their digits and number words."""
    return {word: n for word, n in number_words().items() if n in FACES} | {str(face): face for face in FACES}


@lru_cache(maxsize=64)
def _alike(
    faces: tuple[str, ...], before: tuple[str, ...], both: tuple[str, ...]
) -> tuple[re.Pattern[str], Mapping[str, int]]:
    """Return a pattern of words such as `both fives`, `two fives` and `both 5`, and the numbers and faces they name."""
    numbers = _faces_by_word()
    known = {normal(word): face for face, words in zip(FACES, faces, strict=True) for word in words.split("/")}
    counts, alike, early, every = (
        "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
        for words in (numbers, known, map(normal, before), map(normal, both))
    )
    named = rf"(?:{every}) (?P<face>{counts})|(?:(?P<count>{counts}) )?(?P<alike>{alike})"
    return re.compile(rf"(?<![^ ,;])(?:(?:{early}) )*(?:{named})(?![^ ,;])"), numbers | known


def with_faces(phrases: Phrases, text: str, lie: Sequence[int]) -> str:
    """Return a text in which `fives`, `both 5` or `two ones` stand as the faces that they mean.

    Without a number they mean all dice of that face that `lie` there. Such a word that ends in a number, as `les 5`
    does, means just that number in front of another one and of what is counted, as in `les 1 et 5` and `les cinq dés`.
    """
    pattern, meant = _alike(*(phrases.words(f"loop-{name}") for name in ("alike", "before-alike", "both")))
    counted = set(map(normal, phrases.words("loop-after-number")))

    def written(found: re.Match[str]) -> str:
        words = found["alike"] or found["face"]
        follows = next(iter(answer_parts(f", {text[found.end() :]}")), "")
        face = meant[words]
        count = meant[found["count"]] if found["count"] else lie.count(face)
        number = words.split()[-1] in _faces_by_word()
        if number and (not count or follows in counted or amount(follows) is not None):
            return found[0]
        return " ".join([str(face)] * max(count, 1))

    return pattern.sub(written, text)


def command_asked(phrases: Phrases, names: tuple[str, ...], text: str) -> str | None:
    """Return the name of the command of a sentence, also after a word such as `and`; None without one."""
    known = commands_by_word(phrases, names, typed_sentences)
    first, _, rest = text.partition(" ")
    return known.get(text) or (known.get(rest) if first in words_of(phrases, "loop-and") else None)


def typed_sentences(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the sentences of a phrase, as words are compared; none if it has no such form."""
    return tuple(map(normal, phrases.line(name, "said").text.split(","))) if phrases.has(name, "said") else ()


def words_of(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the words that a phrase lists, as words are compared."""
    return _normal(phrases.words(name))


def commands_by_word(
    phrases: Phrases, names: tuple[str, ...], by: Callable[[Phrases, str], tuple[str, ...]] = words_of
) -> Mapping[str, str]:
    """Return the names of commands by their words, or by their sentences; cached, since most questions take the same.

    `by` returns the words or the sentences of a phrase.
    """
    kept = phrases.texts.commands
    if (by, names) not in kept:
        kept[by, names] = {text: name for name in names for text in by(phrases, phrases.command(name))}
    return kept[by, names]


def is_word(typed: str, name: str, phrases: Phrases) -> bool:
    """Tell whether a word of a phrase was typed alone, perhaps with an article."""
    articles = words_of(phrases, "loop-left-out")
    return " ".join(each for each in normal(typed).split() if each not in articles) in words_of(phrases, name)


def answer_words(phrases: Phrases) -> set[str]:
    """Return the words for answers to any question of the game, and for a plain yes and no, as words are compared."""
    names = [name for name in phrases.texts.names if name.startswith(f"{phrases.texts.game}-answer-")]
    return {word for name in (*names, "loop-plain-yes", "loop-plain-no") for word in words_of(phrases, name)}


@lru_cache(maxsize=4096)
def _normal(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(normal, words))


PLAIN = ("yes", "no")
"""The plain answers."""
SAID: Mapping[str, str] = {"yes": "yes", "no": "no", "none": "no"}
"""The plain answer to each offer of these names."""


def plain_answer_words(phrases: Phrases, says: str) -> tuple[str, ...]:
    """Return the words of all languages for a plain yes or no, as words are compared."""
    return tuple(word for word, meant in plain_words(phrases.language).items() if meant == says)


@lru_cache(maxsize=64)
def plain_words(language: str) -> Mapping[str, str]:
    """Return the meaning, yes or no, of each plain word; that in this language comes first."""
    found: dict[str, str] = {}
    every = {says: in_every_language(f"plain-{says}") for says in PLAIN}
    for code in (language, *every["yes"]):
        for says in PLAIN:
            found = dict.fromkeys(map(normal, every[says].get(code, ())), says) | found
    return found


@lru_cache(maxsize=64)
def own_plain(language: str) -> frozenset[str]:
    """Return the words of a language for a plain yes or no, as words are compared."""
    return frozenset(normal(word) for says in PLAIN for word in in_every_language(f"plain-{says}").get(language, ()))


def onward() -> frozenset[str]:
    """Return the words of all languages for going on at a pause, as words are compared: they mean what Enter does."""
    return in_any_language("plain-on")


Offers = Mapping[str, Offer[Any]]
"""Ways to answer, by word."""


def plain_answers(
    language: str, offers: Sequence[Offer[Any]], answers: Offers, commands: Collection[str]
) -> tuple[Mapping[str, str], Offers]:
    """Return the plain words for yes and no at a question, and the offers by their plain words.

    A word of another language is left out if it is an answer or a command here; a word for going on always is.
    """
    said = {offer.says or SAID.get(offer.name, ""): offer for offer in reversed(offers)}
    plainly = _not_taken(language, tuple(answers), tuple(commands))
    found = {word: said[says] for word, says in plainly.items() if says in said} if said.keys() - {""} else {}
    pause = next((offer for offer in offers if offer.enter), None)
    if pause is not None:
        found = dict.fromkeys(onward().difference(answers, commands), pause) | found
    return plainly, found


@lru_cache(maxsize=1024)
def _not_taken(language: str, answers: tuple[str, ...], commands: tuple[str, ...]) -> Mapping[str, str]:
    """Return the plain words that are no answer and no command in another language; cached, since questions recur."""
    every = plain_words(language)
    taken = every.keys() & {*answers, *commands} - own_plain(language)
    return {word: says for word, says in every.items() if word not in taken}


def answered_exactly(phrases: Phrases, question: Ask[Any], typed: str) -> Answered | None:
    """Return the answer without a value that typed text names by its word; None if it may mean something else.

    A plain yes or no may, and a word for going on.
    """
    text = normal(typed)
    found: Offer[Any] | None = None
    for offer in question.offers():
        if offer.takes is None and text in words_of(phrases, phrases.answer(offer)):
            found = offer
    if found is None or text in plain_words(phrases.language) or text in onward():
        return None
    return Answered(found.answer, found.confirm)


# Choices in a program's own words -------------------------------------------------------------------------------------


def among(
    values: Sequence[Choice],
    numbered: bool,
    never: Collection[str] = (),
    chosen: Callable[[int], object] = lambda place: None,
) -> Callable[[str], Any]:
    """Return a function that returns a value by a word for it, by the beginning of one, or by its number.

    A choice without words takes anything else. The function raises Unclear if there is none, with the words that begin
    so. What is `never` meant begins no word. `chosen` gets the place of a choice whose word was not typed in full.
    """
    others = next((choice.takes for choice in values if not choice.words), None)
    known = [tuple(map(normal, choice.words)) for choice in values]
    both = [*zip(values, known, strict=True)][::-1]  # the first choice of a word is meant
    taking = {word: choice.takes for choice, words in both for word in words if choice.takes is not None}

    def meant(typed: str) -> Any:
        text = normal(typed)
        place = amount(text)
        named = [n for n, words in enumerate(known) if text in words or str(place) in words]
        if named:
            return values[named[0]].value
        if numbered and place is not None and 1 <= place <= len(values) and known[place - 1]:
            chosen(place - 1)
            return values[place - 1].value
        begins = text and text not in never and place is None
        begun = [n for n, words in enumerate(known) if begins and any(word.startswith(text) for word in words)]
        begun = [n for n in begun if not values[n].whole]
        if len(begun) == 1:
            chosen(begun[0])
            return values[begun[0]].value
        word, rest = text.partition(" ")[0], typed.strip().partition(" ")[2].strip()
        takes = meaning_of(word, taking) if rest and word not in never else None
        if takes is not None:
            return takes(rest)
        if others is not None and not begun:
            return others(typed)
        raise Unclear(typed, tuple(values[n].words[0] for n in begun))

    return meant


def several(
    values: Sequence[Choice], chosen: Callable[[int], object] = lambda place: None, numbered: bool = True
) -> Callable[[str], list[Any]]:
    """Return a function that returns several values, by names or numbers with commas, blanks or `and` between them.

    A name that has a comma or an `and` of its own is one part. A range of numbers is `1 to 3`. The function raises
    Unclear for a part that is none of them; see `among`.
    """
    one = among(values, numbered, chosen=chosen)
    named = {" ".join(_entry_words(normal(word))): word for choice in reversed(values) for word in choice.words}

    def parts(entry: str) -> Iterable[str]:
        to = _range().fullmatch(normal(entry)) if numbered else None
        if to is not None and normal(entry) not in named:
            first, last = sorted((int(to[1]), int(to[2])))
            if not 1 <= first <= last <= len(values):
                raise Unclear(entry)
            return map(str, range(first, last + 1))
        return entry.split() if entry.replace(" ", "").isdigit() else [entry]

    def meant(typed: str) -> list[Any]:
        chosen = {id(value): value for value in map(one, _entries(typed, named, parts))}
        return [choice.value for choice in values if id(choice.value) in chosen]

    return meant


def _entry_words(text: str) -> list[str]:
    """Return the words of a list, among them its commas."""
    return re.sub("([,;])", r" \1 ", text).split()


def _entries(typed: str, named: Mapping[str, str], parts: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """Yield the entries of a typed list, the longest names first; `parts` divides other words."""
    longest = max((len(_entry_words(name)) for name in named), default=1)
    words, begin = _entry_words(typed), 0
    while begin < len(words):
        ends = range(min(begin + longest, len(words)), begin, -1)
        names = (end for end in ends if end == len(words) or _separates(words[end]))
        name_end = next((end for end in names if normal(" ".join(words[begin:end])) in named), None)
        if name_end is not None:
            yield named[normal(" ".join(words[begin:name_end]))]
            begin = name_end
        elif _separates(words[begin]):
            begin += 1
        else:
            end = next((n for n in range(begin, len(words)) if _separates(words[n])), len(words))
            yield from parts(" ".join(words[begin:end]))
            begin = end


def _separates(word: str) -> bool:
    """Tell whether a word stands between two parts of a list."""
    return word in (",", ";") or _joins(word)


@lru_cache(maxsize=1)
def _range() -> re.Pattern[str]:
    """Return the pattern of a range of numbers, in the normal form of the words of all languages."""
    words = "|".join(map(re.escape, sorted(in_any_language("range"))))
    return re.compile(f"([0-9]{{1,9}}) ?(?:-|\u2013|{words}) ?([0-9]{{1,9}})")


def takes_numbers(values: Sequence[Choice]) -> bool:
    """Tell whether a number can mean a line of a list: not where a name is the number of another line."""
    lines = set(map(str, range(1, len(values) + 1)))
    return not any(
        normal(word) in lines - {str(line)} for line, choice in enumerate(values, 1) for word in choice.words
    )


def by_part(values: Sequence[Choice], typed: str) -> list[int]:
    """Return the places of the choices with this part in a word."""
    text = normal(typed)
    return [n for n, choice in enumerate(values) if text and any(text in normal(word) for word in choice.words)]
