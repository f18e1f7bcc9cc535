"""Choose Your Words, a poker with letter cards, from a German wiki of games adapted for the blind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games import Agreement, Game, Pinned, Query, Remark, Sitting, Value
from games.words import bots
from games.words.advice import Counsel
from games.words.figures import RECORDS, RoundStatistics
from games.words.lesson import LESSONS
from games.words.options import OPTIONS, agreement, dictionary, settle
from games.words.rules import Words
from games.words.table import Lexicon
from wordlists import library
from wordlists.files import BadList


def new(seats: int, options: Mapping[str, Value]) -> Words:
    """Return a new game with settled options. Raises Refused if the dictionary is gone."""
    return Words(seats, options, _agreed(tuple(sorted(options.items()))))


@lru_cache(maxsize=4)
def _agreed(options: tuple[tuple[str, Value], ...]) -> Lexicon:
    """Return the cards and dictionary, cached: taking an answer back does not read the dictionary again."""
    return agreement(dict(options))


class WordsAgreement(Agreement):
    """The agreement of a table of Choose Your Words."""

    def settle(self, options: Mapping[str, Value], sitting: Sitting) -> dict[str, Value]:
        """Return the options with each `auto` resolved (CW-0, CW-16, CW-17). Raises Refused."""
        return settle(options, sitting)

    def is_typed(self, options: Mapping[str, Value]) -> bool:
        """Tell whether the players hold real cards."""
        return options["cards"] == "typed"

    def prepare(self, options: Mapping[str, Value]) -> None:
        """Build the indexes of the dictionary in advance."""
        dictionary(options).prepare()

    def pinned(self, options: Mapping[str, Value]) -> Pinned | None:
        """Return the words of the dictionary as they are now."""
        found = dictionary(options)
        return Pinned(found.mark, found.text)

    def lacks(self, options: Mapping[str, Value]) -> str:
        """Return the mark of the dictionary unless it is known here as it was."""
        mark = str(options["edition"])
        try:
            return "" if dictionary(options).mark == mark else mark
        except BadList:
            return mark

    def restore(self, pinned: Pinned) -> None:
        """Keep words of a dictionary, beside the list as it is now."""
        library.keep(pinned.mark, pinned.text)

    def changed(self, options: Mapping[str, Value]) -> str:
        """Return the phrase for a dictionary whose words have changed since the game began, else an empty string."""
        return "" if dictionary(options).mark == options["edition"] else "words-edition"

    def remarks(self, options: Mapping[str, Value]) -> tuple[Remark, ...]:
        """Return notes about the dictionary file, and the number of its words that were left out."""
        listed = dictionary(options).listed
        if listed is None:
            return ()
        left_out = sum(listed.left_out.values())
        counted: tuple[Remark, ...] = (("list-left-out-count", {"count": left_out}),) if left_out else ()
        return (*((note, {}) for note in listed.notes), *counted)


GAME = Game(
    id="words",
    version=1,
    package="games.words",
    minutes=25,
    new=new,
    most_seats=14,
    agreement=WordsAgreement(*OPTIONS),
    bots={"easy": bots.easy, "good": bots.good, "best": bots.best},
    statistics=RoundStatistics,
    adviser=Counsel,
    records=RECORDS,
    lessons=LESSONS,
    holds="hand",
    queries=(Query("pot"), Query("who"), Query("points"), Query("look", "word")),
    sign=("A", "B"),
)
