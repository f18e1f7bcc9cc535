"""The chosen row of a menu of a foreign program: by a pointer, a highlight, an underlined part, or the only mark.

Apart from teller.py: it looks at rows and at what was typed, and tells nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from access.person.child_screen import ChildScreen
from access.person.last_keys import LastKeys
from access.person.rows import MARK, POINTER, ScreenRow, letters_in, share, told_form

_ON = "\u25cf\u25c9\u25fc\u2611\u2612\u25a0"
_TICK = re.compile("\\s*[\u2714\u2713]\\s+")
"""A mark whose colour says whether it is set."""
_WORKS = re.compile("\\s*[\u2801-\u28ff\u25d0-\u25d3]\\s")
"""A spinner: a program that works asks nothing."""
_WAITS = re.compile("\\s*[\u25fc\u25fb]\\s+")
"""The sign of a task that waits."""
_INDENT = re.compile(" *")
_FRAME = re.compile("\\s*[\u2502\u2503]")
_LIT = {("4", "4"), ("7", "7")}
"""Underlined, and in reverse video."""


class ChosenRow(NamedTuple):
    """The chosen row, and its text without the pointer; a mark that is to be told stands before it."""

    row: ScreenRow
    text: str


def pointed(rows: list[ScreenRow], since: float, prompt: ScreenRow | None) -> ChosenRow | None:
    """Return the newest row with a pointer since a moment: an answered menu may stay above it.

    With an answered `prompt`, a row beside it alone is a remark on the answer, and so is one beside rows that have
    stood before, if the prompt stays open. Of two that touch none is chosen.
    """
    if _is_working(rows):
        return None
    found = [row for row in rows if row.prompt is None and not row.asked and row.changed >= since]
    found = [row for row in found if POINTER.match(row.text) and _has_others(row, rows, prompt, since)]
    if not found:
        return None
    newest = max(found, key=lambda row: row.changed)
    at = rows.index(newest)
    if any(
        row.changed == newest.changed and row in found for row in (*rows[max(at - 1, 0) : at], *rows[at + 1 : at + 2])
    ):
        return None
    return ChosenRow(newest, POINTER.sub("", newest.text))


def _has_others(row: ScreenRow, rows: list[ScreenRow], prompt: ScreenRow | None, since: float) -> bool:
    """Tell whether text stands in the row above or below: a menu has several rows, a field with a sign only one."""
    at, is_open = rows.index(row), prompt is not None and prompt.prompt is not None
    beside = [each for each in (*rows[max(at - 1, 0) : at], *rows[at + 1 : at + 2]) if each is not prompt]
    return any(each.essence and not (is_open and each.changed < since) for each in beside)


def beside_menu(rows: list[ScreenRow], chosen: str) -> list[ScreenRow]:
    """Return the rows below the chosen one and an empty one: its explanation, if it has one."""
    at = next((at for at, row in enumerate(rows) if row.essence and row.essence in chosen), len(rows))
    end = next((at for at in range(at, len(rows)) if not rows[at].essence), len(rows))
    return rows[end:]


def in_order(rows: list[ScreenRow], field: int, chosen: str) -> list[ScreenRow]:
    """Return rows in the order of their choices: upwards from the chosen one, if it is the last above a field."""
    above = [row for row in rows[:field] if row.essence and share(row.text) is None]
    is_upward = len(above) > 1 and above[-1].essence in chosen
    return [*reversed(rows[:field]), *rows[field:]] if is_upward else rows


def in_one_row(rows: Iterable[ScreenRow]) -> ChosenRow | None:
    """Return the chosen one of several answers in one row, such as yes of "no / yes"."""
    for row in rows:
        if _TICK.match(row.text):  # it is answered
            continue
        if "\u25cf" in row.text and "\u25cb" in row.text:
            return ChosenRow(row, re.sub(".*\u25cf\\s*([^\u25cf\u25cb/]*).*", r"\1", row.text).strip())
        if "/" in row.text and (lit := _lit_part(row)):
            return ChosenRow(row, lit)
    return None


def without_waiting(text: str, rows: Iterable[ScreenRow]) -> str:
    """Return a text without the sign of a task that waits beside a running one."""
    return _WAITS.sub("", text) if _WAITS.match(text) and _is_working(rows) else text


def _is_working(rows: Iterable[ScreenRow]) -> bool:
    return any(_WORKS.match(row.cells) for row in rows)


def without_marks(text: str) -> str:
    """Return the text of a row of a menu, without pointer and marks."""
    text = POINTER.sub("", text)
    are_beside = "\u25cf" in text and "\u25cb" in text
    return (re.sub("[\u25cf\u25cb]\\s*", "", text) if are_beside else MARK.sub("", text)).strip()


def _lit_part(row: ScreenRow) -> str:
    """Return the only underlined or reversed part of a row, if it stands beside a slash; a drawn cursor is none."""
    marks = "".join("x" if set(style) & _LIT else " " for style in row.styles()).rstrip()
    found = [each.span() for each in re.finditer("x+", marks)]
    if len(found) != 1:
        return ""
    (start, end), cells = found[0], row.cells
    if end - start == 1 and (rest := row.highlights(end)) and all(each.dim for each in rest):
        return ""
    is_beside = cells[:start].rstrip().endswith("/") or cells[end:].lstrip().startswith("/")
    return letters_in(cells[start:end]).strip() if is_beside else ""


def highlighted(rows: Iterable[ScreenRow], underlined: bool) -> ChosenRow | None:
    """Return the only row in reverse video or on its background; with `underlined` also by that."""
    found: dict[tuple[bool, str, bool], list[ScreenRow]] = {}
    for row in rows:
        looks = row.highlights()
        lit = sum(each.reverse or each.back != "" or (each.underlined and underlined) for each in looks)
        if len(looks) > 1 and lit * 2 > len(looks):
            found.setdefault(looks[-1][:3], []).append(row)
    single = [group[0] for group in found.values() if len(group) == 1]
    return ChosenRow(single[0], single[0].text) if len(single) == 1 else None


def _with_marks(rows: Iterable[ScreenRow]) -> Iterator[tuple[re.Match[str] | None, ScreenRow]]:
    for row in rows:
        yield MARK.match(row.text), row


def marked(rows: Iterable[ScreenRow], least: int) -> ChosenRow | None:
    """Return the only bright one of rows with marks, or with a full mark, or in a colour; of the last that touch."""
    runs = [
        [(mark, row) for mark, row in run if mark]
        for _, run in groupby(_with_marks(rows), lambda each: each[0] is None)
    ]
    marks = next((run for run in reversed(runs) if len(run) > 1), [each for run in runs for each in run])
    if len(marks) < least:
        return None
    for mark, row in _only([each for each in marks if _is_bright(*each)]):
        return ChosenRow(row, row.text[mark.end() :] if mark[1] in "\u25cf\u25cb" else row.text)
    for mark, row in _only([each for each in marks if each[0][1] == "\u25cf"]):
        return ChosenRow(row, row.text[mark.end() :])
    for _, row in _only([each for each in marks if each[1].is_coloured]):
        return ChosenRow(row, row.text)
    return None


def _only(found: list[tuple[re.Match[str], ScreenRow]]) -> list[tuple[re.Match[str], ScreenRow]]:
    return found if len(found) == 1 else []


def _is_bright(mark: re.Match[str], row: ScreenRow) -> bool:
    """Tell whether the words behind a mark do not begin dim: what explains them may be."""
    signs = row.highlights(mark.end())
    return bool(signs) and not signs[0].dim


def _is_off(row: ScreenRow) -> bool:
    """Tell whether the tick of a row is not set."""
    return row.highlights()[0].dim


def is_marked(text: str) -> bool:
    """Tell whether a text begins with a mark that is told in words."""
    return bool(MARK.match(text) or _TICK.match(text))


def rest_of(choice: ScreenRow, rows: list[ScreenRow], columns: int) -> list[ScreenRow]:
    """Return the rows below a choice in which it goes on: deeper than its words, or from the edge of a full row on.

    In a frame, also deeper than its mark.
    """
    signs = (sign.match(choice.text) for sign in (POINTER, MARK, _INDENT))
    begins, mark = max(sign.end() for sign in signs if sign), MARK.match(choice.text)
    is_framed = mark is not None and _FRAME.match(choice.text) is not None
    if mark and is_framed:
        begins = mark.start(1)
    found, row = list[ScreenRow](), choice
    for below in rows[rows.index(choice) + 1 :] if begins else ():
        indent = len(below.text) - len((_FRAME.sub("", below.text) if is_framed else below.text).lstrip())
        is_cut = indent < begins and len(row.cells.rstrip()) >= columns
        if not (below.essence and (is_cut or indent > begins)) or POINTER.match(below.text) or MARK.match(below.text):
            break
        found.append(below)
        row = below
    return found


def in_whole(text: str, choice: ScreenRow, rows: list[ScreenRow], columns: int) -> str:
    """Return the text of a choice with that of the rows in which it goes on."""
    row = choice
    for below in rest_of(choice, rows, columns):
        is_word = len(row.cells.rstrip()) >= columns and below.text[:1] != " "
        text, row = f"{text.rstrip()}{'' if is_word else ' '}{_FRAME.sub('', below.text).strip()}", below
    return text


def stated(choice: ChosenRow, words: Callable[[str], str]) -> str:
    """Return the text of a choice with its mark in words."""
    row, text = choice
    mark, tick = MARK.match(text), _TICK.match(text)
    found = mark or tick
    if found is None:
        return told_form(text).strip()
    is_on = mark[1] in _ON or mark[1][1:2] in (*"xX*\u2713\u2714",) if mark else not _is_off(row)
    return f"{told_form(text[found.end() :]).strip()}, {words('face-checked' if is_on else 'face-not-checked')}"


class Menu:
    """The menu on the screen of a program; `words` returns a phrase."""

    def __init__(self, screen: ChildScreen, keys: LastKeys, words: Callable[..., str]) -> None:
        self._screen, self._keys, self._words = screen, keys, words
        self._toolbars: list[str] = []
        """The rows beside a prompt with a background over their whole width."""
        self._lists = False
        """Whether a list with a chosen row stands below the prompt: typed text chooses another."""

    def chosen(self) -> str | None:
        """Return the chosen row in words."""
        screen, keys, here = self._screen, self._keys, self._screen.here
        rows = [row for row in screen.rows if row.text.strip()]
        is_over = keys.at == keys.entered_at or (here.prompt is not None and here.told_at > keys.entered_at)
        choice = pointed(rows, keys.entered_at if is_over else 0.0, here if keys.entered else None)
        beside = in_one_row(rows) if screen.hidden else None
        if beside and (choice is None or choice.row.changed <= beside.row.changed):
            choice = beside
        by_key = keys.is_recent and not keys.is_letter and not keys.entered
        is_new = here.prompt is not None and keys.at <= here.told_at
        if is_new:
            self._toolbars = [row.essence for row in rows if row.is_toolbar(screen.columns)]
        rows_of_list = [row for row in rows if row.essence not in self._toolbars]
        if is_new or (self._lists and not screen.hidden):
            below = [row for row in rows_of_list if screen.rows.index(row) > screen.y]
            listed = highlighted(below, True)
            self._lists = listed is not None
            choice = choice or listed
        elif choice is None and (screen.hidden or by_key or (screen.x == 0 and highlighted([here], False))):
            choice = highlighted(rows_of_list, by_key or any(_TICK.match(row.text) and _is_off(row) for row in rows))
        choice = choice or marked(screen.rows, 2 if keys.chosen is None else 1)
        if choice and (POINTER.match(choice.row.text) or MARK.match(choice.row.text)):
            choice = choice._replace(text=in_whole(choice.text, choice.row, screen.rows, screen.columns))
        return choice and stated(choice, self._words)
