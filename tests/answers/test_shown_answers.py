"""A question understands what it shows: each answer named in it, its help, its advice or its lesson, typed as it stands."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import declared
import pytest
from helpers import ScriptedTerminal, agreed, keyboard_of
from shown import (
    AND,
    NAMED,
    NAMES,
    PROSE,
    heads,
    house_questions,
    listed_in,
    menu_question,
    own_questions,
    questions_of,
    typed_in,
)

import access
from access.answers.commands import Answered, Commanded, Unclear
from access.answers.helping import lines
from access.answers.shapes import answered_exactly, onward, plain_answer_words, words_of
from access.answers.words import Words, reader_of
from access.cli.commands import word as word_command
from access.engine.table import Table
from access.language.line import How
from access.language.phrases import Phrases, normal
from access.language.texts import minus
from access.play.at_table import AtTable
from access.play.lesson import _plain
from access.storage import catalogue
from access.system import environment
from games.game import Sitting
from games.misericorde.questions import HowMany
from games.refusals import Refused
from games.steps import Scores, Term, Terms
from games.words.questions import Doubt, Swap

GAMES = [(name, language) for name in catalogue.names() for language in environment.LANGUAGES]


@cache
def cases(name, language):
    """Each question that was collected, with its advice, its phrases, and its words."""
    game, found = questions_of(name)
    commands = (*declared.some("game"), *declared.of_table(game))
    cases = []
    for question, advice in found:
        phrases = Phrases(language, game, NAMES, {question.seat})
        cases.append((game, question, advice, phrases, Words(phrases, question, commands, game.queries)))
    return cases


def meant(words, text):
    """What a typed text means: an answer or a command; None if it is not understood.

    An answer that the rules refuse is understood: they say why. So is a word behind which something must follow.
    """
    try:
        found = words.read(text)
    except Unclear as unclear:
        return "needs more" if unclear.needs_more else None
    except Refused:
        return "refused"
    if isinstance(found, Answered):
        try:
            words.question.check(found.value)
        except Refused:
            return "refused"
    return found


def understood_prefix(words, text):
    """What the longest beginning of a text means, and what is left of it."""
    parts = text.split()
    for count in range(len(parts), 0, -1):
        found = meant(words, " ".join(parts[:count]))
        if found is not None:
            return found, " ".join(parts[count:])
    return None, text


def asked_in(phrases, question):
    """A question in all forms of words."""
    lines = [phrases.question(question, How(new=new)).full for new in (True, False)]
    forms = phrases.question(question)
    lines += [forms.brief, forms.less, forms.least]
    return {line.text for line in lines if line is not None}


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_alternatives_that_a_question_names_are_understood(name, language):
    named = set()
    for _, question, _, phrases, words in cases(name, language):
        for text in asked_in(phrases, question):
            for piece in listed_in(text, language):
                if re.search(r"\d", piece) and piece.casefold() not in words.answers:
                    continue  # a range, or what stands before the alternatives
                found = meant(words, piece)
                assert found is not None, (piece, text)
                assert not isinstance(found, Commanded), (piece, text)
                assert found != "refused", (piece, text)
                named.add(piece.casefold())
    assert len(named) >= (2 if name != "words" else 0), "the search finds what is named"


PRICED = {"en": r"([\w' ]+) costs? \d", "de": r"([\w ]+) kostet \d", "fr": r"([\w' ]+) coûte \d"}


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_what_a_question_tells_the_price_or_the_meaning_of_is_an_answer_to_it(name, language):
    """Words inside sentences, such as `Refusing costs 2`, and those of an introduction, such as `Less 1: one die fewer`."""
    named = set()
    for _, question, _, phrases, words in cases(name, language):
        introduction = phrases.told(question, "first") or ""
        pieces = [piece for text in asked_in(phrases, question) for piece in re.findall(PRICED[language], text)]
        pieces += re.findall(r"(?:^|\. )(\w+(?: \d)?): ", introduction)
        for piece in map(str.strip, pieces):
            if piece.split()[0].casefold() in PROSE[language].split():
                continue  # each die more
            assert isinstance(meant(words, piece), Answered), (piece, introduction, question)
            named.add(piece)
        for piece in typed_in(introduction, language):
            if piece.split()[0] in AND[language].split():
                continue  # what follows from the answer
            told, _ = understood_prefix(words, piece)
            assert told is not None, (piece, introduction)
            assert not isinstance(told, Commanded), (piece, introduction)
    assert named or name in ("kaques", "kara", "words")


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_what_help_says_to_type_is_understood(name, language):
    found = set()
    for _, question, _, phrases, words in cases(name, language):
        text = phrases.allowed(question)
        for piece in typed_in(text, language):
            told, left = understood_prefix(words, piece)
            assert told is not None, (piece, text)
            assert len(left.split()) != 1 or not re.search(r"\d", left), (piece, left, text)
            found.add(piece)
    assert len(found) >= 2, "the search finds what is named"


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_advice_typed_as_it_stands_is_the_advised_answer(name, language):
    """Each line of advice at each question: its head alone, and in whole sentences the whole line with its reason."""
    kinds = Counter()
    for _, _, advice, phrases, words in cases(name, language):
        for event in advice:
            if type(event).__name__ in NO_ADVICE:
                continue
            for verbosity in ("normal", "brief"):
                text = phrases.event(event, verbosity)[0].text
                head, *parts = heads(text, language)
                told = [found for part in parts if isinstance(found := meant(words, part), Answered)]
                assert told, (text, parts)
                kinds[type(event).__name__] += 1
                if EQUAL[language] in text or verbosity == "brief":
                    continue  # two ways are named, or less than a sentence
                jokers = getattr(event, "jokers", None)
                for typed in (head, text):
                    found = meant(words, typed)
                    assert isinstance(found, Answered), (typed, found)
                    assert found.value == jokers if jokers else found in told, (typed, found, told)
    assert min(kinds.values()) >= 2
    assert set(kinds) >= ADVISED[name], kinds


EQUAL = {"en": "equally good", "de": "gleich gut", "fr": "se valent"}
ADVISED = {
    "kaques": {"AdviseKeep", "AdviseStop", "AdviseWin"},
    "kara": {"AdviseRun", "AdviseStop"},
    "misericorde": {"AdviseDice", "AdviseMeet", "AdviseRaise"},
    "verflixte6": {"AdviseStop", "AdviseOn", "AdviseJoker", "AdviseJokers", "AdviseYes", "AdviseVictim"},
    "words": {"AdviseFold", "AdviseCall", "AdviseBet", "AdviseSwap", "AdviseWord"},
}
"""The kinds of advice that each game has."""


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_the_word_in_which_a_question_is_asked_is_understood(name, language):
    """Also that of its short forms, such as `6, Beetroot?`, with and without the number beside it."""
    asked = set()
    for _, question, _, phrases, words in cases(name, language):
        counted = {normal(word) for word in phrases.words("loop-after-number")}
        forms = phrases.question(question)
        for text in asked_in(phrases, question) | {form.text for form in (forms.full, forms.brief, forms.braille)}:
            found = re.search(r"(?:^|[.,;:] )(\d* ?(\w+)(?: \d+)?)\?$", text)
            if found and normal(found[2]) not in {*PROSE[language].split(), *map(normal, STATE), *counted}:
                if (
                    isinstance(question, Doubt)
                    or re.search("(?i)pot|Grandm|plus|bisher", found[1])
                    or found[2].isdigit()
                ):
                    continue  # shown is a word on the table, what can be won, or a call
                assert meant(words, found[2]) is not None, text
                if len(found[1].split()) < 3 and not isinstance(question, (Swap, HowMany)):
                    is_asked = isinstance(meant(words, found[2]), Answered)
                    assert not is_asked or meant(words, found[1]) is not None, text
                asked.add(found[2])
    assert asked or name == "kaques"


STATE = frozenset(re.findall(r"\w+", "over under drüber drunter jokers welche lesquels highest höchste to bis um à"))
"""Words before a question mark that name no answer."""


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_a_pause_takes_each_word_for_going_on(name, language):
    """They mean what Enter alone does; a command of that name, only if nothing was gone back."""
    pauses = 0
    for game, question, _, phrases, _ in cases(name, language):
        entered = next((offer.answer for offer in question.offers() if offer.enter), None)
        for word in phrases.words("loop-plain-on") if entered is not None else ():
            terminal = ScriptedTerminal(word)
            around = AtTable(Table(lambda game=game: game.new(4, agreed(game))), game, False, {})
            assert keyboard_of(terminal, phrases, (question.seat,), around).choose(0, question) == entered, word
            pauses += 1
    assert (name in ("kara", "misericorde")) == bool(pauses)


NO_ADVICE = ("NoLookUp", "AdviseLetters")
"""What is told instead of advice, or before it: a hint."""
SHOWN_FIELDS = {"verflixte6": 40, "words": 0, "kaques": 0, "kara": 0, "misericorde": 0}


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_players_and_terms_that_a_question_shows_are_understood_as_they_are_shown(name, language):
    count = 0
    for _, question, _, phrases, words in cases(name, language):
        for field in phrases.texts.form(type(question)).fields:
            value = getattr(question, field.attribute)
            if field.hint == Scores:
                shown = " ".join([phrases.allowed(question), *asked_in(phrases, question)])
                for seat, number in value:
                    text = f"{NAMES[seat]} {number}"
                    assert text in shown or f"{NAMES[seat]} {minus(language)} {-number}" in shown
                    for typed in (text, f"{NAMES[seat]} {minus(language)} {abs(number)}", NAMES[seat]):
                        assert meant(words, typed) == Answered(seat), typed
                        count += 1
            if field.hint == Terms and field.attribute in ("left", "playable"):
                for term in value:
                    for typed in phrases.term(term):
                        assert isinstance(meant(words, typed), Answered), typed
                        count += 1
    assert count >= SHOWN_FIELDS[name]


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_ways_that_help_lists_are_understood(name, language):
    """The lines of choices() begin with the answer that they are about, where they are about one."""
    count = 0
    for _, question, _, phrases, words in cases(name, language):
        for event in question.choices():
            if type(event).__name__ not in CHOICES:
                continue
            text = phrases.event(event, "normal")[0].text
            told = [meant(words, head) for head in heads(text, language)]
            assert any(isinstance(each, Answered) for each in told), (text, told)
            count += 1
    assert count >= (5 if name in ("kaques", "kara", "misericorde") else 0)


CHOICES = ("CanStop", "CanKeep", "CanRun", "CanMeet", "CanPlay")


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_what_a_lesson_says_to_type_is_understood(name, language):
    taught = 0
    game, found = questions_of(name)
    for lesson in game.lessons:
        for point in lesson.points:
            asked = next((each for each in cases(name, language) if _reaches(point, each[1])), None)
            if asked is None:
                continue
            _, question, _, phrases, words = asked
            facts = {key.replace("_", "-"): value for key, value in _plain(question)}
            text = phrases.line(f"{game.id}-lesson-{point.name}", **facts).text
            for piece in typed_in(text, language):
                assert understood_prefix(words, piece)[0] is not None, (piece, text)
            for ask in re.findall(r"(?:Ask|Frag|Frage): (\w+)", text):
                assert isinstance(meant(words, ask), Commanded), ask
            taught += 1
    assert taught, found[:1]


def _reaches(point, question):
    return isinstance(question, point.on) and point.when(question)


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_an_answer_that_is_to_be_confirmed_confirms_itself_when_it_is_typed_again(name, language):
    """A word for no means no there; an answer that is confirmed only where no was typed for it is named without."""
    said = set()
    for game, question, _, phrases, _ in cases(name, language):
        for offer in question.offers():
            is_asked = offer.confirm and not offer.says and (offer, name) not in said
            words = phrases.words(phrases.answer(offer)) if is_asked else ()
            said.add((offer, name))
            for word in words:
                denies = normal(word) in plain_answer_words(phrases, "no")
                terminal = ScriptedTerminal(word, word, *([word, "yes"] if denies else []))
                settled = game.agreement.settle(agreed(game), Sitting(4, 0, language))
                around = AtTable(Table(lambda game=game, settled=settled: game.new(4, settled)), game, False, {})
                person = keyboard_of(terminal, phrases, (question.seat,), around)
                assert person.choose(0, question) == offer.answer
                assert not terminal.typed, f"{word}: {terminal.shown}"
    assert (name in ("kara", "misericorde", "words")) == any(offer.confirm for offer, _ in said)


# The house ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", environment.LANGUAGES)
@pytest.mark.parametrize("question", list(house_questions()), ids=lambda question: type(question).__name__)
def test_the_house_understands_what_its_questions_and_their_help_name(question, language):
    phrases = Phrases(language, None, NAMES)
    words = Words(phrases, question, (*declared.DICE, *declared.CLUB))
    for text in asked_in(phrases, question):
        for piece in listed_in(text.partition(". ")[0], language):
            assert meant(words, piece.removeprefix("Lobby: ")) is not None, (piece, text)
    text = phrases.allowed(question)
    for piece in typed_in(text, language):
        assert understood_prefix(words, piece)[0] is not None, (piece, text)


@pytest.mark.parametrize("language", environment.LANGUAGES)
@pytest.mark.parametrize("question", list(house_questions()), ids=lambda question: type(question).__name__)
def test_each_word_of_each_offer_of_the_house_means_its_answer(question, language):
    phrases = Phrases(language, None, NAMES)
    words = Words(phrases, question, ())
    for offer in question.offers():
        if offer.takes is None and not offer.enter:
            for word in phrases.words(phrases.answer(offer)):
                assert meant(words, word) == Answered(offer.answer, offer.confirm), word


def own_cases(language):
    """Each question in its own words, with the lines of its list, and its words."""
    for question, listed in own_questions(language):
        yield question, listed, reader_of(Phrases(language), question, declared.some("help", "quit", "set"), ())


def test_every_question_of_the_menu_the_first_start_and_the_settings_is_among_those_that_are_tried():
    list(own_questions("en"))
    sources = [*(Path(access.__file__).parent / "cli" / "menu").glob("*.py"), Path(word_command.__file__)]
    asked = r'(?:\b(?:text|which)(?:, \w+)? = |(?:choose|confirm|number|text)\()(?:self\.)?person\.t\(\s*"([a-z-]+)"'
    questions = {name for path in sources for name in re.findall(asked, path.read_text(encoding="utf-8"))}
    assert questions - NAMED == set()
    assert len(questions) >= 13, questions


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_what_a_question_in_its_own_words_names_means_one_answer_each(language):
    """The words in the question as it is spoken and brailled, and those of its help."""
    named, phrases = set(), Phrases(language)
    described = [phrases.text(name) for name in phrases.texts.names if name.startswith("settings-takes-")]
    for question, _, words in own_cases(language):
        forms = question.forms(How(brief=True))
        for text in (forms.full.text, forms.braille.text, *filter(None, (question.allowed,))):
            names_words = not any(each in text for each in described)  # not: the name of a voice
            alternatives = ALTERNATIVES.findall(text) if names_words else []
            for piece in (*typed_in(text, language), *(alternatives if len(alternatives) > 1 else ())):
                span = re.fullmatch(r"(\d+) \w+ (\d+)", piece)  # 1 to 9: one of these is typed
                for typed in span.groups() if span else (piece,):
                    assert isinstance(understood_prefix(words, typed)[0], Answered), (typed, text)
                named.add(piece)
    assert len(named) >= 10, named


ALTERNATIVES = re.compile(r"(?:^|(?<=: )|(?<=, ))([^,:?.]+)(?=(?:, [^,?.:]+)*\?)")
"""The alternatives of a question such as `Voice, screen reader, none?`, without what stands before a colon."""


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_numbers_names_and_beginnings_of_a_list_mean_the_same_line(language):
    spelled = {
        "en": ("one", "two", "three", "four", "five"),
        "de": ("eins", "zwei", "drei", "vier", "fünf"),
        "fr": ("un", "deux", "trois", "quatre", "cinq"),
    }[language]
    lists = 0
    for question, listed, words in own_cases(language):
        assert [line.partition(" ")[2] for line in listed] in ([], list(question.among))
        for line in listed:
            number, _, name = line.partition(" ")
            found = words.read(name)
            for typed in (number, spelled[int(number) - 1], name.upper(), _beginning(name, question.among)):
                assert words.read(typed) == found, typed
        lists += bool(listed)
    assert lists == 2


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_each_word_and_number_of_a_choice_in_a_question_of_its_own_means_one_and_the_same(language):
    """Also what help says of it, and each name of a setting."""
    checked = 0
    for question, _, words in own_cases(language):
        for number, choice in enumerate(question.known, 1):
            if not choice.words:
                continue  # anything else
            typed = [*choice.words, *(word.upper() for word in choice.words), *map("{}.".format, choice.words)]
            found = [meant(words, each) for each in (*typed, *([str(number)] if question.numbered else ()))]
            assert isinstance(found[0], Answered) or found[0] == "needs more", typed
            assert all(each == found[0] for each in found), (typed, found)
            checked += len(found)
        for word, line in lines(words.phrases, question, ()).items():
            head = re.sub(r"^\d+ ", "", line).partition(": ")[0]
            assert meant(words, word) == meant(words, head), line
            assert not isinstance(meant(words, head), Commanded), line
    assert checked > 100


def _beginning(name, among):
    """The shortest beginning of a name that no other one has; one or two letters may mean yes or no."""
    for length in range(3, len(name) + 1):
        if sum(other.casefold().startswith(name[:length].casefold()) for other in among) == 1:
            return name[:length]
    return name


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_each_synonym_of_a_word_at_the_first_start_means_it(language):
    phrases, checked = Phrases(language), 0
    for question, _, words in own_cases(language):
        for name in ("voice", "reader", "none", "display", "terminal", "nowhere"):
            synonyms = phrases.words(f"loop-answer-{name}")
            if any(choice.value == name for choice in question.known) and not question.open:
                for synonym in synonyms:
                    assert words.read(synonym) == Answered(name), synonym
                    checked += 1
        asks_for_language = {environment.facts(code).name for code in environment.LANGUAGES} <= set(question.among)
        for code in environment.LANGUAGES if asks_for_language and not question.open else ():
            for typed in (environment.facts(code).name, *environment.facts(code).typed):
                assert words.read(typed) == Answered(code), typed
                checked += 1
    assert checked >= 20


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_what_enter_takes_can_be_typed_and_numbers_are_read_within_their_limits(language):
    entered = 0
    for question, _, words in own_cases(language):
        enter = re.search(r"(?:Enter|Entrée): (.+)\.$", question.more)
        if enter:
            assert isinstance(words.read(enter[1]), Answered), enter[1]
            assert words.entered() is not None
            entered += 1
        limits = re.fullmatch(r"(\d+) (?:to|bis|à) (\d+)\.", question.more)
        if limits:
            least, most = map(int, limits.groups())
            assert meant(words, limits[1]) != meant(words, limits[2])
            for typed in (limits[1], limits[2]):
                assert isinstance(meant(words, typed), Answered)
            for typed in (str(least - 1), str(most + 1)):
                assert not isinstance(meant(words, typed), Answered), typed
        if limits and not question.among:
            for typed, number in NUMBER_WORDS[language].items():
                assert not least <= number <= most or words.read(typed) == Answered(number), typed
    assert entered >= 4


NUMBER_WORDS = {
    "en": {"zero": 0, "three": 3, "twenty": 20},
    "de": {"null": 0, "drei": 3, "zwölf": 12},
    "fr": {"zéro": 0, "trois": 3, "dix-sept": 17},
}


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_commands_work_at_questions_in_their_own_words(language):
    phrases = Phrases(language)
    for question, _, words in own_cases(language):
        for command in ("help", "quit"):
            word = phrases.words(phrases.command(command))[0]
            assert words.read(f"/{word}") == Commanded(command)
            if word not in question.among:  # the menu has an entry for it
                assert words.read(word) == Commanded(command)
        if not (question.open or question.commands):
            assert words.read("set verbosity brief") == Commanded("set", "verbosity brief")


@pytest.mark.parametrize("language", environment.LANGUAGES)
def test_the_numbers_of_the_menu_are_those_that_it_tells(language):
    from access.cli.menu.menu import ENTRIES

    phrases = Phrases(language)
    words = reader_of(phrases, menu_question(language), declared.some("quit"), ())
    for number, name in re.findall(r"(\d) (\w+)", phrases.text("loop-menu-told")):
        assert words.read(number) == Answered((ENTRIES[int(number) - 1], None, ""))
        meant_by_name = words.read(name)
        assert meant_by_name == Answered((ENTRIES[int(number) - 1], None, ""))


# The search itself ----------------------------------------------------------------------------------------------------


def test_the_search_notices_a_word_that_is_named_and_not_understood(monkeypatch):
    game, found = questions_of("kaques")
    question = found[0][0]
    phrases = Phrases("en", game, NAMES, {question.seat})
    words = Words(phrases, question, declared.DICE)
    assert list(typed_in("Type the dice to keep, or whatever, or stop.", "en")) == ["whatever", "stop"]
    assert meant(words, "whatever") is None
    assert list(listed_in("1 5. Hold or stop?", "en")) == ["Hold", "stop"]
    assert meant(words, "Hold") is None
    assert heads("Hold the 1: 300 on average.", "en") == ["Hold the 1"] * 2
    assert not isinstance(meant(words, "Hold the 1"), Answered)
    assert Term


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_an_answer_named_exactly_is_what_it_is_among_all_that_may_be_typed(name, language):
    exact, others = 0, 0
    for _, question, _, phrases, words in cases(name, language):
        typed = {word for offer in question.offers() for word in words_of(phrases, phrases.answer(offer))}
        typed |= {
            *words.commands,
            *plain_answer_words(phrases, "yes"),
            *plain_answer_words(phrases, "no"),
            *onward(),
            *words.asked,
        }
        for text in typed:
            named = answered_exactly(phrases, question, text)
            if named is None:
                others += 1
            else:
                exact += 1
                assert words._read(text) == named, text
    assert exact
    assert others
