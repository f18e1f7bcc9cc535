"""Names: their rules, their form for comparing, in which names that sound or look alike are the same, and renaming."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from access.club.store.sql import Account, Conflict, Statement, Work
from access.club.understood import words_of_club
from access.engine.table import NAME_LETTERS, BadName, clean_name
from access.language.phrases import normal
from access.play.new_game import is_command
from games.refusals import Refused

RESERVED = ("club-login-new", "club-login-guest", "club-reserved")
"""The phrases whose words are no names, because doors and lobby use them. Words of commands are no names either."""
DELETED = re.compile(r"\bDeleted member ([0-9]+)")
"""The stored name of a deleted account; people hear it in their language."""
LONGEST = 2 * NAME_LETTERS
"""The letters of a name that are compared: no name has more, however it is typed."""
SCRIPTS = frozenset(
    {
        *("ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK"),
        *("GUJARATI", "GURMUKHI", "HAN", "HANGUL", "HEBREW", "HIRAGANA", "KANNADA", "KATAKANA", "KHMER", "LAO"),
        *("LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN"),
    }
)
"""The scripts in everyday use (UAX 31, table 5), which synthesizers and braille tables know."""
TOGETHER = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})
"""Scripts that are written together (UTS 39, section 5.1)."""
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Invisible letters and marks (Default_Ignorable_Code_Point)."""
_DELETED = re.compile(r"anonym ?\d")
"""The beginnings of the names that earlier versions gave to deleted accounts."""
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
_PAIRS = {"rn": "m", "vv": "w", "cl": "d", "ae": "a", "oe": "o", "ue": "u"}
"""Pairs of letters that look like one letter, or sound like one with an umlaut."""
_SOUNDS = {"þ": "th", "ð": "d", "ß": "ss", "ẞ": "ss"}


def person_name(typed: str) -> str:
    """Return a typed name in its proper form: visible letters of one script.

    Raises BadName, also for words that the club uses.
    """
    name = clean_name(_UNSEEN.sub("", unicodedata.normalize("NFKC", typed)))
    if not _is_one_script(_scripts(name)):
        raise BadName("club-name-scripts")
    if not any(unicodedata.category(c) in ("Lu", "Ll", "Lt", "Lo") for c in name) or not ear(name):
        raise BadName("club-name-letters")
    if ear(name) in _reserved() or is_command(name) or _is_given(name):
        raise BadName("club-name-reserved", name=name)
    return name


@lru_cache(maxsize=1)
def _reserved() -> frozenset[str]:
    return frozenset(ear(word) for phrase in RESERVED for word in words_of_club(phrase))


def _is_given(name: str) -> bool:
    """Tell whether a name has a form that the club gives: to guests, or to deleted accounts."""
    first, _, rest = name.partition(" ")
    is_guests = bool(rest) and normal(first) in words_of_club("club-guest-called")
    deleted = (ear(each) for each in words_of_club("club-deleted-member"))
    return is_guests or _DELETED.match(name.casefold()) is not None or ear(name).startswith(tuple(deleted))


def name_of_deleted(person: int) -> str:
    """Return the name under which the results and journals of a deleted account stay, in every store."""
    return f"Deleted member {person}"


def as_stored(typed: str) -> str:
    """Return the stored name of a deleted account that was typed in any language, or else what was typed."""
    name, _, number = normal(typed).rpartition(" ")
    is_deleted = name in words_of_club("club-deleted-member") and number.isascii() and number.isdigit()
    return name_of_deleted(int(number)) if is_deleted else typed


@lru_cache(maxsize=4096)
def ear(name: str) -> str:
    """Return a name in the form for comparing: without case, accents, signs, spaces, and letters that look alike."""
    bare = "".join(map(_heard, unicodedata.normalize("NFKD", name[:LONGEST]))).translate(_ALIKE)
    for pair, letter in _PAIRS.items():
        bare = bare.replace(pair, letter)
    return bare


@lru_cache(maxsize=8192)
def _heard(letter: str) -> str:
    """Return the lower-case Latin letters that look like a letter, by Unicode's confusables; without any, itself."""
    if not letter.isalnum() or _UNSEEN.match(letter):
        return ""
    if letter.isascii():
        return letter.lower()
    if letter in _SOUNDS:
        return _SOUNDS[letter]
    looks = [alike for each in dict.fromkeys((letter, letter.lower(), letter.upper())) for alike in _confusables(each)]
    return min(looks, key=lambda alike: (len(alike), alike)) if looks else letter.casefold()


def _confusables(letter: str) -> Iterator[str]:
    """Yield the ASCII letters and digits that look like a letter, without marks."""
    from confusable_homoglyphs.confusables import is_confusable

    for entry in is_confusable(letter, greedy=True, preferred_aliases=[]) or ():
        for each in entry["homoglyphs"]:
            bare = "".join(c for c in unicodedata.normalize("NFKD", each["c"]) if not unicodedata.combining(c))
            if bare.isascii() and bare.isalnum():
                yield bare.lower()


def _is_one_script(scripts: set[str]) -> bool:
    return scripts <= SCRIPTS and (len(scripts) <= 1 or any(scripts <= together for together in TOGETHER))


def _scripts(name: str) -> set[str]:
    from confusable_homoglyphs.categories import unique_aliases

    letters = "".join(c for c in unicodedata.normalize("NFKD", name) if c.isalpha())
    return set(unique_aliases(letters)) - {"COMMON", "INHERITED"}


# Changes of names


def still_there(account: Account) -> Work[str]:
    """Return the name of a person, who keeps it until this transaction ends. Raises Refused for a deleted account.

    A host may not have heard yet that they were deleted, or have another name.
    """
    if account.id < 0:
        return account.name
    found = (yield Statement("SELECT name FROM people WHERE id = ? FOR SHARE", [account.id])).one
    if found is None:
        raise Refused("club-account-gone")
    name: str = found[0]
    return name


def renamed(person: int, before: str, name: str, note: Callable[..., Statement]) -> Work[list[int]]:
    """Change the name of a person at all tables, in reports, in news and where they are; return their open tables.

    Raises Conflict if somebody else at one of the tables, such as a bot, has this name.
    """
    columns = "id, header, plan, ended, seat, chairs.name"
    seated = f'SELECT {columns} FROM chairs JOIN tables ON id = "table" WHERE person = ? FOR NO KEY UPDATE'
    found = yield Statement(seated, [person])
    open_ones = []
    for table, header, plan, ended, seat, known in found.rows:
        told = header if header is None or seat is None else with_name(header, seat, name)
        changed = [told, _plan(plan, known, name), table]
        yield Statement("UPDATE tables SET header = ?, plan = ? WHERE id = ?", changed)
        yield Statement('UPDATE chairs SET name = ? WHERE "table" = ? AND person = ?', [name, table, person])
        if ended is None:
            open_ones.append(int(table))
            yield note(room=table)
    for column in ("by", "about"):
        yield Statement(f"UPDATE reports SET {column} = ? WHERE {column} = ?", [name, before])
    yield Statement("UPDATE here SET name = ? WHERE person = ?", [name, person])
    yield from retold(person, before, name)
    return open_ones


def retold(person: int, before: str, name: str, is_gone: bool = False) -> Work[None]:
    """Change the name of a person in the news; of a person who is gone, delete what they said or were told there."""
    for number, text in (yield Statement("SELECT id, what FROM news")).rows:
        what = json.loads(text)
        talk, called = what.get("talk", {}), what.get("call", {})
        if is_gone and person in (talk.get("speaker"), talk.get("listener"), called.get("person")):
            yield Statement("DELETE FROM news WHERE id = ?", [number])
        elif before in text and (after := _told_of(what, person, before, name)) != what:
            changed = json.dumps(after, ensure_ascii=False)
            yield Statement("UPDATE news SET what = ? WHERE id = ?", [changed, number])


def _told_of(what: dict[str, Any], person: int, before: str, name: str) -> dict[str, Any]:
    """Return news with a new name of a person; what others have said stays as they said it."""
    alone = re.compile(rf"(?<!\w){re.escape(before)}(?!\w)")
    after = {**what}
    for kind in ("say", "call", "moderators"):
        if facts := what.get(kind, {}).get("facts"):
            texts = {fact: value for fact, value in facts.items() if isinstance(value, str) and fact != "game"}
            told = {fact: alone.sub(lambda _: name, value) for fact, value in texts.items()}
            after[kind] = {**what[kind], "facts": {**facts, **told}}
    if what.get("talk", {}).get("speaker") == person:
        after["talk"] = {**what["talk"], "name": name}
    return after


def with_name(kept: str, seat: int, name: str) -> str:
    """Return the header of a journal with a new name on this seat. Raises Conflict."""
    header: dict[str, Any] = json.loads(kept)
    _only(name, [each["name"] for number, each in enumerate(header["seats"]) if number != seat])
    header["seats"][seat]["name"] = name
    return json.dumps(header, ensure_ascii=False)


def _plan(kept: str | None, before: str, name: str) -> str | None:
    """Return the plan of a tournament with a new name. Raises Conflict."""
    if not kept:
        return kept
    plan: dict[str, Any] = json.loads(kept)
    _only(name, [each["name"] for each in plan["players"] if each["name"] != before])
    for player in plan["players"]:
        player["name"] = name if player["name"] == before else player["name"]
    plan["people"] = {name if known == before else known: number for known, number in plan["people"].items()}
    return json.dumps(plan)


def _only(name: str, others: list[str]) -> None:
    """Raise Conflict if one of the others has this name."""
    if ear(name) in map(ear, others):
        raise Conflict
