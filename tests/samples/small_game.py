"""A small correct game with cards, as `taverne new-game` writes it, with a bot, a lesson and figures besides.

Of the kind "dice" it is the game with dice that is written so; of the kind "taught", that game with the bot, the adviser
and the lesson of games/README.md; of the kind "faces", Mau-Mau.

@name@ and @Title@ stand for its name, which no other test has.
"""

import re
import sys
from contextlib import contextmanager
from importlib import invalidate_caches
from importlib.util import cache_from_source
from itertools import count
from pathlib import Path

from access.authoring.checking import check_entry
from access.cli.commands.new_game import files
from access.storage import catalogue
from access.system import packages

NUMBERS = count(1)
INIT, RULES, BOTS, ENGLISH, GERMAN = "__init__.py", "rules.py", "bots.py", "en.ftl", "de.ftl"
ADVICE, LESSON, PROJECT = "advice.py", "lesson.py", "../pyproject.toml"
PAGE = (Path(__file__).parents[2] / "games" / "README.md").read_text(encoding="utf-8")
METADATA = "Metadata-Version: 2.1\nName: @name@\nVersion: 1\n"
ENTRY_POINTS = "[taverne.games]\n@name@ = @name@:GAME\n"
BOTS_TEXT = '''"""A bot, advice and figures."""

from dataclasses import dataclass

from games import Event, Face, Watcher, Weighed
from @name@.rules import Takes


@dataclass(frozen=True, slots=True)
class AdvisePlay(Event):
    """Play this card."""

    card: Face


@dataclass(frozen=True, slots=True)
class Cost(Event):
    """Another card was so much higher."""

    points: int


class Highest:
    """Plays the highest card."""

    def __init__(self, seat, luck, temper=0):
        self.seat = seat

    def tell(self, told):
        """Remember nothing."""

    def choose(self, number, question):
        """Return a card."""
        return max(question.hand, key=lambda card: card[1:])


class Counsel(Watcher):
    """Advises the highest card."""

    def advise(self, question, times):
        """Return the card."""
        return (AdvisePlay(max(question.hand, key=lambda card: card[1:])),)

    def weigh(self, question, answer):
        """Return the points between both cards."""
        points = max(int(card[1:]) for card in question.hand) - int(answer[1:])
        return Weighed(points, Cost(points))


class Counted:
    """Counts tricks."""

    def __init__(self):
        self.tricks = 0

    def tell(self, told):
        """Count a trick."""
        self.tricks += isinstance(told.event, Takes)

    def figures(self, games):
        """Return the tricks of a game."""
        return {"tricks": self.tricks / games}
'''
MORE = (
    (INIT, "import Agreement, Game, Query", "import Agreement, Game, Lesson, Point, Query"),
    (
        INIT,
        "from @name@.rules import DECK, OPTIONS,",
        "from @name@.bots import Counsel, Counted, Highest\nfrom @name@.rules import DECK, OPTIONS, Takes,",
    ),
    (
        INIT,
        "    minutes=5,",
        '    minutes=5,\n    bots={"easy": Highest},\n    adviser=Counsel,\n    statistics=Counted,\n    lessons=(\n'
        '        Lesson(points=(Point("trick", Takes),), level="easy"),\n    ),',
    ),
    (
        ENGLISH,
        "@name@-left",
        "@name@-lesson-trick = The highest card takes the trick.\n@name@-advise-play = Play { $card }: none of yours is "
        "higher.\n@name@-cost = Your highest card was { $points } higher.\n@name@-figure-tricks = tricks\n@name@-left",
    ),
    (
        GERMAN,
        "@name@-left",
        "@name@-lesson-trick = Die höchste Karte bekommt den Stich.\n@name@-advise-play = Spiele { $card }: von deinen ist "
        "keine höher.\n@name@-cost = Deine höchste Karte war um { $points } höher.\n@name@-figure-tricks = Stiche\n@name@-left",
    ),
)

TAUGHT_GERMAN = """
@name@-advise-on = Weiter: der nächste Wurf bringt im Schnitt { $average }.
@name@-advise-stop = Stopp: { $points } sind mehr, als ein Wurf wert ist.
@name@-cost = Bei bisher { $points } war die andere Antwort um { $cost } mehr wert.
@name@-lesson-aim = Wirf, sooft du willst. Tippe weiter, oder stopp, damit deine Punkte zählen.
@name@-lesson-risk = Eine 1 würde dir jetzt { $points } nehmen. Tippe Tipp, wenn du einen willst.
@name@-lesson-lost = Eine 1 nimmt die Punkte dieses Zuges, und nur diese.
@name@-lesson-safe = Punkte früherer Züge sind sicher.
"""


def page_files(page=PAGE):
    """The files of the page for game makers, in its order: each with its name and its text."""
    return re.findall(r"^File ([\w./]+)(?:, [^:\n]*)?:.*?```\w+\n(.*?)```", page, re.MULTILINE | re.DOTALL)


def page_additions(page=PAGE):
    """The lines that the page adds to files, by their names."""
    return dict(re.findall(r"^More lines of ([\w./]+):.*?```\w+\n(.*?)```", page, re.MULTILINE | re.DOTALL))


def _taught(game):
    """Add the bot, the adviser and the lesson of the page to a game with dice."""
    files = dict(page_files())  # of a file that stands there twice, the later one
    for file in (BOTS, ADVICE, LESSON, INIT):
        text = re.sub(r"\bPig\b", f"{game.name.capitalize()}Rules", files[f"pig/{file}"]).replace("pig", game.name)
        game.path(file).write_text(text, encoding="utf-8")
    game.change(INIT, "    agreement=", "    most_seats=6,\n    agreement=")
    english = page_additions()["pig/en.ftl"].replace("pig-", f"{game.name}-")
    for file, text in ((ENGLISH, f"\n{english}"), (GERMAN, game.named(TAUGHT_GERMAN))):
        with game.path(file).open("a", encoding="utf-8") as phrases:
            phrases.write(text)


def _faces(name):
    """The files of Mau-Mau, whose cards have names of their own, under another name."""
    for path in (Path(__file__).parent / "maumau").glob("*.*"):
        yield f"{name}/{path.name}", path.read_text(encoding="utf-8").replace("maumau", name)


def _two_languages(name, kind):
    """The files of a new game in English and German only: so a fault of its phrases has two lines at most."""
    return (
        (path, text) for path, text in files(name, kind) if not path.endswith(".ftl") or path[-6:] in (ENGLISH, GERMAN)
    )


class SmallGame:
    """The files of the game in a folder."""

    def __init__(self, folder, kind="cards"):
        self.name, self.folder = f"tricks{next(NUMBERS)}", folder / "written"
        about = {"METADATA": METADATA, "entry_points.txt": ENTRY_POINTS}
        found = {f"{self.name}-1.dist-info/{file}": self.named(text) for file, text in about.items()}
        written = (
            _faces(self.name) if kind == "faces" else _two_languages(self.name, "dice" if kind == "taught" else kind)
        )
        for path, text in (*written, *found.items()):
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text, encoding="utf-8")
        if kind == "taught":
            _taught(self)
        if kind != "cards":
            return
        self.path(BOTS).write_text(self.named(BOTS_TEXT), encoding="utf-8")
        for file, old, new in MORE:
            self.change(file, old, new)

    def named(self, text):
        """A text with the name of the game."""
        return text.replace("@name@", self.name).replace("@Title@", self.name.capitalize())

    def path(self, file):
        """The path of a file."""
        return self.folder / self.name / file

    def change(self, file, old, new):
        """Change one place of a file, the first of several; with None write it, or copy another one."""
        if old is None:
            self.path(file).parent.mkdir(exist_ok=True)
            text = self.path(new).read_text(encoding="utf-8") if new == ENGLISH else self.named(new)
            self.path(file).write_text(text, encoding="utf-8")
            return
        text = self.path(file).read_text(encoding="utf-8")
        old, new = self.named(old), self.named(new)
        assert old in text, (file, old)
        self.path(file).write_text(text.replace(old, new, 1), encoding="utf-8")
        # Python takes compiled code for that of any text as long, written in the same second.
        Path(cache_from_source(str(self.path(file)))).unlink(missing_ok=True)

    def remove(self, file, *beginnings):
        """Remove the lines with these beginnings, one each."""
        lines = self.path(file).read_text(encoding="utf-8").splitlines(keepends=True)
        for beginning in beginnings:
            (found,) = (line for line in lines if line.startswith(self.named(beginning)))
            lines.remove(found)
        self.path(file).write_text("".join(lines), encoding="utf-8")

    def fault(self, file, found, what):
        """The one line of a fault in the first line of a file that contains `found`; without, in no line of it."""
        lines = self.path(file).read_text(encoding="utf-8").splitlines()
        numbers = (number for number, line in enumerate(lines, 1) if self.named(found) in line)
        place = f"{Path(file).name}:{next(numbers)}" if found else file
        return (f"{self.name}: {place}: {self.named(what)}",)

    def faults(self, file, found, what):
        """The lines of a fault of both languages."""
        return tuple(line for language in ("de", "en") for line in self.fault(file, found, what.format(language)))

    def check(self, games=1):
        """The faults of the game, as its check tells them."""
        with self.installed():
            return check_entry(self.name, f"{self.name}:GAME", games)

    @contextmanager
    def installed(self):
        """The game is installed meanwhile."""
        invalidate_caches()
        sys.path.insert(0, str(self.folder))
        packages.installed_entry_points.cache_clear()
        try:
            yield
        finally:
            sys.path.remove(str(self.folder))
            packages.installed_entry_points.cache_clear()
            catalogue.find.cache_clear()
            for module in [each for each in sys.modules if each.partition(".")[0] == self.name]:
                del sys.modules[module]
