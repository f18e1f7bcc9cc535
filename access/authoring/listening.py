"""Tells the events and questions of a game in play in each language, form and person, in print and in braille."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any

from access.authoring.package import Package, fields_of
from access.language.line import How, Line
from access.language.output import Question, in_all_forms
from access.language.phrases import Phrases, Verbosity
from access.outputs.braille.translator import Cells, NoBraille, NoTable, Translator
from access.play.faults import place_of_phrase
from access.system.environment import FALLBACK
from games.refusals import Refused
from games.steps import Ask, Event, Seat

PLAYERS = ("Ann", "Ben", "Cleo", "Dora")
COUNTS = (0, 1, 2, 5)
"""Numbers that differ by their plurals in one language or another."""
VERBOSITIES: tuple[Verbosity, ...] = ("brief", "normal", "full")
WIDTHS = (40, 20, 12)
"""Cells of braille displays."""
ROOM = 2
"""Cells behind a question: a blank and the cursor."""
MOST_ALIKE = 12
"""Events or questions of one class that are told in all ways; more of them differ in little."""


class Ears:
    """Listeners in all languages: one on each of the first two seats, and one who watches."""

    def __init__(
        self,
        package: Package,
        languages: Sequence[str],
        seats: int,
        lays_out: bool = True,
        before: Ears | None = None,
    ) -> None:
        self.package, self._lays_out, self.languages = package, lays_out, languages
        self._names = names = tuple(PLAYERS[n] if n < len(PLAYERS) else f"Ann {n}" for n in range(seats))
        own: list[tuple[int, ...]] = [(), *((seat,) for seat in range(min(seats, 2)))]
        self.phrases = [Phrases(lang, package.game, names, seat) for lang in languages for seat in own]
        self.each = {phrases.language: phrases for phrases in self.phrases}
        self._met: set[object] = set() if before is None else before._met
        """The shapes of told events and questions, shared by tables of all sizes: their names alone differ."""
        self._count: dict[type[Any], int] = {} if before is None else before._count

    def of_seat(self, seat: Seat) -> list[tuple[str, Phrases]]:
        """Return the phrases of the listener on a seat in each language."""
        return [(lang, Phrases(lang, self.package.game, self._names, (seat,))) for lang in self.languages]

    def say(self, phrases: Phrases, phrase: str, facts: Mapping[str, Any], form: str = "") -> None:
        """Tell a phrase by its name."""
        self._try(f"telling {phrase}", partial(phrases.line, phrase, form, **facts))

    def is_new(self, told: Event | Ask[Any]) -> bool:
        """Tell whether an event or question differs from those told before, and remember it."""
        of = type(told)
        shape = (of, *(_shape(getattr(told, name)) for name in fields_of(told)))
        if shape in self._met or self._count.get(of, 0) >= MOST_ALIKE:
            return False
        self._met.add(shape)
        self._count[of] = self._count.get(of, 0) + 1
        return True

    def tell(self, event: Event) -> None:
        """Tell an event in all ways, and with other numbers."""
        if not self.is_new(event):
            return
        for phrases in self.phrases:
            for each in (event, *(_with_counts(event) if self._count[type(event)] == 1 else ())):
                self._try(f"telling {type(event).__name__}", partial(self._tell, phrases, each))

    def ask(self, question: Ask[Any]) -> None:
        """Ask a question in all ways, and lay it out on braille displays."""
        doing = f"asking {type(question).__name__}"
        for phrases in self.phrases:
            if phrases.you in (None, question.seat):
                self._try(doing, partial(_ask, phrases, question))
        for language, phrases in self.each.items() if self._lays_out else ():
            self._try(doing, partial(self._lay_out, language, phrases, question))

    def refuse(self, refused: Refused, doing: str) -> None:
        """Tell a refusal in all languages."""
        for phrases in self.each.values():
            self._try(doing, partial(phrases.text, refused.reason, **refused.facts))

    def _tell(self, phrases: Phrases, event: Event) -> None:
        lines = [phrases.event(event, verbosity)[0] for verbosity in VERBOSITIES]
        lines.append(phrases.event(event, new=True)[0])
        if not all(line.text.strip() for line in lines):
            language, name = phrases.language, phrases.name(type(event))
            what = f"{name} tells nothing here: {event!r}. Write what is to be told, or do not tell the event."
            self.package.add_untold(language, name, what)

    def _try(self, doing: str, say: Any) -> None:
        try:
            say()
        except Exception as error:
            self.package.add_error(error, doing)

    def _lay_out(self, language: str, phrases: Phrases, question: Ask[Any]) -> None:
        """Check that a question stands on a display with room for the cursor; one with cards, up to its first card."""
        try:
            translator = Translator(language)
        except (NoBraille, NoTable):
            return
        form = in_all_forms(phrases, question)
        for cells in WIDTHS:
            felt, has_cards = _needed(form, cells, translator)
            needed = felt if has_cards else felt + ROOM
            if needed > cells:
                name = phrases.name(type(question))
                shorter = "least" if cells < min(WIDTHS[:-1]) else "brief"
                needs = (
                    f"shows its first card after {needed} cells of braille"
                    if has_cards
                    else f"needs {needed} cells of braille with a blank and the cursor"
                )
                what = f"{name} {needs}, and a display has {cells}. Give it a shorter .{shorter}."
                where = place_of_phrase(self.package.game.package, language, name)
                self.package.add_untold(language, f"{name}.{cells}", what, where)
                return


def lays_out_braille() -> bool:
    """Tell whether questions can be laid out on displays: only with liblouis."""
    try:
        Translator(FALLBACK)
    except (NoBraille, NoTable):
        return False
    return True


def _needed(form: Question, cells: int, translator: Translator) -> tuple[int, bool]:
    """Return the cells that a question needs, or up to its first card, if it shows any, and whether it does."""
    shown: list[tuple[Line, bool]] = []

    def show(line: Line, closed_up: bool) -> Cells:
        shown.append((line, closed_up))
        return translator.laid(line, closed_up)

    felt = len(form.brailled(cells, show))
    line, closed_up = shown[-1]
    for place, span in enumerate(line.spans):
        if span.kind == "cards" and span.items:
            return len(translator.laid(Line((*line.spans[:place], span.only(1))), closed_up)), True
    return felt, False


def _ask(phrases: Phrases, question: Ask[Any]) -> None:
    ways = [How(), How(new=True, turned=True)]
    if phrases.has(phrases.name(type(question)), "hand"):
        ways.append(How(hand=True))
    for how in ways:
        forms = phrases.question(question, how)
        _ = forms.full, forms.brief, forms.braille, forms.less, forms.least
    phrases.allowed(question)
    _ = forms.longest
    for form in ("help", *(offer.confirm for offer in question.offers() if offer.confirm)):
        phrases.told(question, form)


def _with_counts(event: Any) -> Iterator[Event]:
    """Yield an event with other numbers in its plain fields."""
    plain = [field.name for field in fields(event) if field.type in (int, "int")]
    if plain:
        yield from (replace(event, **dict.fromkeys(plain, count)) for count in COUNTS)


def _shape(value: object) -> object:
    """Return the properties of a value on which its wording can depend."""
    if isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return min(value, 3)
    return min(len(value), 3) if isinstance(value, tuple) else type(value)
