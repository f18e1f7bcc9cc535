"""What questions show as answers: collected from simulated games, and taken out of their texts by the language alone."""

import re
from collections import defaultdict
from functools import cache

from helpers import told_at_home

from access.dialogue.asking import AnyText, Confirm
from access.engine.chance import Guesser, Seeded, SeededLuck, Stuck
from access.engine.table import BotSeat, Table, spread
from access.language.phrases import Phrases
from access.play.at_table import TypedDice
from access.play.new_game import Setup
from access.storage import catalogue
from games.game import Sitting
from games.options import Unavailable
from games.refusals import Leave, Refused
from games.steps import Ask, Seat

NAMES = ("Anna", "Gustave", "Lazare", "Bea 2")
VARIANTS = {
    "kaques": [{"target": 1000}],
    "kara": [{"rounds": 3, "chips": 6}],
    "misericorde": [{"rounds": 4, "coppers": 3}, {"rounds": 3}],
    "verflixte6": [{"rounds": 2}],
    "words": [{"rounds": 3, "check": "challenge"}, {"rounds": 2, "check": "always"}, {"rounds": 2, "cards": "typed"}],
}
KEPT = 8
"""Questions of one kind that are kept from one way of playing."""
MOST_TURNS = 400


@cache
def questions_of(name, games=6):
    """A game, and questions that it asks, each with the advice to it: as many kinds and cases as possible."""
    game = catalogue.find(name)
    kept = defaultdict(list)
    for number, wanted in enumerate(VARIANTS[name] * games):
        seats = max(min(2 + number % 3, game.most_seats), game.least_seats)
        agreed = game.agreement.settle(game.agreement.with_defaults(wanted), Sitting(seats, 0, "en"))
        for question, advice in _asked(game, agreed, seats, number):
            drawn = type(advice[0]) if advice and name == "words" else None  # bets are drawn: one of each kind
            alike = kept[type(question), drawn, number % 4]
            if len(alike) < KEPT and all(repr(question) != repr(other) for other, _ in alike):
                alike.append((question, advice))
    return game, tuple(each for alike in kept.values() for each in alike)


class Careless(Guesser):
    """Picks any allowed answer; cards that cannot be guessed are those of the deck."""

    def choose(self, number, question):
        try:
            return super().choose(number, question)
        except Stuck:
            return (next(iter(question.agreed.deck.kinds)),)


def _asked(game, options, seats, number):
    """Yield each question of one game, with its advice. Every other seat answers anything that is allowed."""
    table, chance = Table(lambda: game.new(seats, options)), Seeded(number)
    level = list(game.bots.values())[number % len(game.bots)]
    typed = game.agreement.is_typed(options)
    kinds = [Careless if typed or (seat + number) % 2 else level for seat in range(seats)]
    bots = [kind(Seat(seat), SeededLuck(number, Seat(seat))) for seat, kind in enumerate(kinds)]
    advisers = [game.adviser(Seat(seat)) for seat in range(seats)]
    ears = [BotSeat(Seat(seat), hears) for seat in range(seats) for hears in (bots[seat], advisers[seat])]
    for turn in range(MOST_TURNS):
        spread(table.take_told(), ears)
        step = table.open
        if step is None:
            return
        if isinstance(step, Ask):
            try:
                advice = () if typed else _advice(advisers[step.seat], step)
            except Refused:
                advice = ()
            yield step, advice
            table.answer(table.number, bots[step.seat].choose(turn, step))
        else:
            table.answer(table.number, chance(table.number, step))


def _advice(adviser, question):
    """What an adviser says at a question: the first time, and when it is asked again if that is something else."""
    first, again = (tuple(adviser.advise(question, times)) for times in range(2))
    return (*first, *(event for event in again if event not in first))


def house_questions():
    """Each question that the house and the club ask, in some cases."""
    from access.club.visit.accounts import WAYS
    from access.club.visit.gathering import (
        AccountDo,
        Between,
        ClubTableReady,
        Gathered,
        Lobby,
        TournamentReady,
        WhatNextHere,
    )
    from access.play.at_table import WhatNext
    from access.play.new_game import TableReady

    seat = Seat(0)
    ready = (seat, "Kara", "Ann, Gustave good", "", ("names: who plays.",))
    yield from (Lobby(seat), AccountDo(seat, (*WAYS, "back")), Between(seat), Gathered(seat, "Ann"))
    yield from (kind(*ready) for kind in (TableReady, ClubTableReady, TournamentReady))
    yield from (WhatNext(seat, True), WhatNext(seat, False), WhatNextHere(seat, True), WhatNextHere(seat, False))
    yield from (Confirm(seat, "Really?", "Really?"), TypedDice(seat, 6, True))
    yield AnyText(seat, "Type a name.")


def own_questions(language):
    """Each question that the menu, the first start and the settings ask, with the lines of its list, if it has one.

    A question is asked with each other way out, so it writes settings: into the home of the test.
    """
    from access.cli.commands import word
    from access.cli.menu import first_start, menu, picking

    yield menu_question(language), ()
    yield from ((saved_question(language, alone), ()) for alone in (False, True))
    yield from ((question, ()) for question in settings_questions(language))
    yield from asked_by(language, first_start.ask_language)
    yield from asked_by(language, lambda person: first_start.ask_outlets(person, language), "none", "display")
    yield from asked_by(language, picking.game)
    yield from asked_by(language, lambda person: menu._tournament(person, _Nobody()), "")
    unavailable = Unavailable("list-missing", "dictionary", ("american", "british", "german"))
    yield from asked_by(language, lambda person: picking.instead(person, unavailable))
    yield from asked_by(language, lambda person: picking._delete(person, 3))
    yield from asked_by(language, lambda person: picking.are_meant(person, ["help Ann"]))
    yield from asked_by(language, lambda person: menu._tournament(person, _Playing()))
    lessons = catalogue.find("verflixte6")
    yield from asked_by(language, lambda person: menu._lesson(person, lessons))
    yield from asked_by(language, word.ask_words)
    table, word = Setup(lessons, ("Ann",)), Phrases(language).words("setup-names")[0]
    yield from asked_by(
        language,
        lambda person: person.wait_for(picking._wished(person, table, word, Phrases(language, lessons))),
    )


def menu_question(language):
    """The question of the menu."""
    from access.cli.menu import menu

    ((question, _),) = asked_by(language, menu.ask)
    return question


def saved_question(language, alone=False):
    """The question about saved games, of which there are two or one."""
    from access.cli.menu.picking import SavedTyped, _saved_game

    typed = SavedTyped(Phrases(language), (3,) if alone else (3, 1), alone)
    ((question, _),) = asked_by(language, lambda person: _saved_game(person, typed, alone))
    return question


def settings_questions(language):
    """The question for a setting, and those for the value of each."""
    from access.cli.menu.settings_asked import DONE, Given, ask_all
    from access.settings.preferences import SETTINGS, Preferences

    answers = [answer for setting in SETTINGS for answer in (Given(setting, ""), DONE)]
    asked = asked_by(language, lambda person: ask_all(person, "", Preferences()), *answers)
    return [asked[0][0], *(question for question, _ in asked[1::2])]


class _Playing:
    """Leads of a menu with a tournament that goes on."""

    def has_tournament(self):
        return True


class _Nobody:
    """Leads of a menu without tournaments."""

    def has_tournament(self):
        return False

    def own_name(self):
        return "Ann"


NAMED = set()
"""The phrases of all texts that were made for questions, or for lines beside them."""


def asked_by(language, act, *answers):
    """The questions that a function asks, with the lines of their lists; after these answers the person leaves."""
    asked = []

    async def ask(make):
        question = make()
        asked.append((question.own, question.listed))
        if len(asked) > len(answers):
            raise Leave
        return answers[len(asked) - 1]

    def noted(person):
        text = person.sitting.text

        def named(name, facts):
            NAMED.add(name)
            return text(name, facts)

        person.sitting.ask, person.sitting.text = ask, named
        act(person)

    told_at_home(noted, language=language)
    assert asked, "something is asked"
    return asked


# What a text offers ---------------------------------------------------------------------------------------------------


TYPE = {"en": r"\b[Tt]ype ", "de": r"\b[Tt]ippe,? ", "fr": r"\b[Tt]ape "}
EITHER = {"en": "or", "de": "oder", "fr": "ou"}
OR = {language: rf"[,;]? {word} |, |; " for language, word in EITHER.items()}
EXAMPLE = {"en": "for instance ", "de": "zum Beispiel ", "fr": "par exemple "}
PROSE = {
    "en": "the a an each up how what which who whom with one any to from if its their your enter",
    "de": "der die das den dem jeder ein eine einen eins eines einfach bis wie was welche wen wem wer mit um mindestens wonach du ob von damit wenn ihre ihren seine seinen enter",
    "fr": "le la les l'une un une des ce que qui lesquels quoi comment combien quatre jusqu'à de pour avec à si leur leurs ses son sa ton entrée séparées",
}
"""Words with which a part of a sentence begins that says what to type, and is not itself to be typed."""
AND = {"en": r" and |, | has |\. ", "de": r" und |, | hat |\. ", "fr": r" et |, | a |\. "}


def typed_in(text, language):
    """The pieces of what a text says to type: between the word type and the end of its sentence, at commas and or."""
    for part in re.split(TYPE[language], text)[1:]:
        sentence = re.split(r"[.:](?: |$)", part)[0]
        for piece in filter(None, (piece.strip(" .?") for piece in re.split(OR[language], sentence))):
            example = piece.removeprefix(EXAMPLE[language])
            if example != piece or example.split()[0].casefold() not in PROSE[language].split():
                yield example


def listed_in(text, language):
    """The alternatives of a question such as `Pay, buy, short or retreat?`, without what stands before them."""
    found = re.search(rf"([^.?:]*?),? {EITHER[language]} ([^.?:,]+)\?$", text)
    if found:
        pieces = [piece.strip() for piece in (*found[1].split(","), found[2]) if piece.strip()]
        yield from (piece for piece in pieces if piece.split()[0].casefold() not in PROSE[language].split())


def heads(text, language):
    """What the beginning of a line of advice or help may name, at most first: all before the colon, or its parts."""
    head = text.partition(":")[0]
    return [head, *filter(None, (part.strip(" .") for part in re.split(AND[language], head)))]
