"""What a club tells at a table and in the lobby: once, truly, and to those whom it concerns."""

import pytest
from clubhouse import in_house

from access.language.phrases import Phrases

ASKED = r"\?\s*$"
"""The question of Jaques le Kaques."""
TYPED = {
    "en": ("open kaques", "sit 1", "start", "standin Ben", "stop"),
    "de": ("öffnen kaques", "Platz 1", "los", "Vertretung Ben", "fertisch"),
    "fr": ("ouvrir kaques", "rejoindre 1", "commencer", "remplaçant Ben", "stop"),
}


async def table_of_two(club, language, *changes):
    """Anna and Ben at table 1, whose game has begun, and what stops a turn."""
    opens, sits, starts, _, stops = TYPED[language]
    anna, ben = await club.member("Anna", language), await club.member("Ben", language)
    await anna.says(opens, "\\?\\s*$")
    for line in changes:
        await anna.says(line, "\\?\\s*$")
    await anna.says("", "1")
    await ben.says(sits, "Anna, Ben")
    await anna.says(starts, "Kaques")
    await ben.until("Anna, Ben")
    return anna, ben, stops


@pytest.mark.parametrize(
    ("language", "yourself", "back"),
    [
        ("en", "A bot has played for you\\. You play for yourself again\\.", "Ben is back"),
        ("de", "Ein Bot hat für dich gespielt\\. Jetzt spielst du wieder selbst\\.", "Ben ist wieder da"),
        ("fr", "Un bot a joué pour toi\\. C'est de nouveau toi qui joues\\.", "Ben est de retour"),
    ],
)
def test_who_takes_the_seat_back_from_a_bot_hears_it_of_themself_and_the_others_once(
    tmp_path, language, yourself, back
):
    async def evening(club):
        anna, ben, _ = await table_of_two(club, language)
        await ben.lose()
        await anna.says(TYPED[language][3], "Bot|bot")
        await anna.until(ASKED)
        before = len(anna.shown)
        ben = await club.member("Ben", language)
        await ben.until(yourself)
        await anna.says("", f"{back}.*\\.")
        await anna.until(ASKED)
        assert anna.shown[before:].count(back) == 1
        assert back not in ben.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "waits"), [("en", "Waiting for Ben."), ("de", "Ben ist dran."), ("fr", "C'est à Ben de jouer.")]
)
def test_who_has_answered_hears_once_who_is_next_with_the_lines_of_the_answer(tmp_path, language, waits):
    async def evening(club):
        anna, ben, stops = await table_of_two(club, language)
        await anna.until(ASKED)
        await anna.says(stops, waits.replace(".", "\\."))
        sent = next(text for text in anna.sent if waits in text)
        assert "100" in sent, "one piece with what the answer did"
        await ben.until(ASKED)
        assert anna.shown.count(waits) == 1
        assert waits not in ben.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "waits"), [("en", "Waiting for Anna."), ("de", "Anna ist dran."), ("fr", "C'est à Anna de jouer.")]
)
def test_who_does_not_begin_hears_once_who_does(tmp_path, language, waits):
    async def evening(club):
        anna, ben, stops = await table_of_two(club, language)
        await ben.until(waits.replace(".", "\\."))
        await anna.until(ASKED)
        await anna.says(stops, "Ben")
        await ben.until(ASKED)
        assert ben.shown.count(waits) == 1
        assert waits not in anna.shown

    in_house(evening, tmp_path)


def test_who_hears_nothing_of_others_does_not_hear_who_is_next(tmp_path):
    async def evening(club):
        anna, ben, stops = await table_of_two(club, "en")
        await anna.until(ASKED)
        await anna.says("set others off", "others: off")
        await anna.says(stops, "You have \\d+")
        await ben.until(ASKED)
        await ben.says(stops, "Waiting for Anna")
        assert "Waiting for" not in anna.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "again", "told"),
    [
        ("en", "again", "Anna opens another table of Jaques le Kaques for you: sit 2\\."),
        ("de", "noch einmal", "Anna öffnet noch einen Tisch für euch, Jaques le Kaques: Platz 2\\."),
        ("fr", "encore", "Anna ouvre une autre table de Jaques le Kaques pour vous: rejoindre 2\\."),
    ],
)
def test_who_is_back_in_the_lobby_hears_that_the_table_is_opened_again(tmp_path, language, again, told):
    lobby, target = {"en": ("lobby", "target 50"), "de": ("Lobby", "Ziel 50"), "fr": ("salon", "objectif 50")}[language]

    async def evening(club):
        anna, ben, stops = await table_of_two(club, language, target)
        asked = {"en": "Again", "de": "Noch einmal", "fr": "Encore"}[language]
        while asked not in anna.shown or asked not in ben.shown:
            for person in (anna, ben):
                if asked not in person.shown and (await person.until("\\S\\s*$")):
                    person.type(stops)
        await ben.says(lobby, "Lobby|Salon")
        await anna.says(again, "2")
        await ben.until(told)
        await ben.says(TYPED[language][1].replace("1", "2"), "Anna, Ben")

    in_house(evening, tmp_path)


# Tables, and what works where -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "tables", "here", "watched"),
    [
        ("en", "tables", "You sit here\\.", "You watch it\\."),
        ("de", "Tische", "Hier sitzt du\\.", "Hier siehst du zu\\."),
        ("fr", "tables", "Tu y es\\.", "Tu la regardes\\."),
    ],
)
def test_the_list_of_tables_tells_nobody_to_come_to_where_they_are(tmp_path, language, tables, here, watched):
    watch, help_ = (Phrases(language).words(each)[0] for each in ("loop-answer-club-watch", "loop-command-help"))
    opens, sits, starts = TYPED[language][:3]

    async def evening(club):
        anna, ben = await club.member("Anna", language), await club.member("Ben", language)
        await anna.says(opens, ASKED)
        await anna.says("", "1")
        await anna.says(tables, f"1: Jaques le Kaques\\. Anna\\. {here}")
        await ben.says(tables, f"1: Jaques le Kaques\\. Anna\\. .*{sits}")
        await anna.says(starts, ASKED)
        await anna.says(tables, here)
        await ben.says(watch, "Anna")
        await ben.says(tables, watched)
        turn = {"en": "your turn", "de": "du dran", "fr": "à toi"}[language]
        before = len(ben.shown)
        await ben.says(help_, {"en": "You watch", "de": "Du siehst zu", "fr": "Tu regardes"}[language])
        assert turn not in ben.shown[before:], "a watcher is never on turn"

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "names", "start"),
    [
        ("en", "At the table: Anna, Ben.", "To begin, type start, or wait for others. Start? "),
        ("de", "Am Tisch: Anna, Ben.", "Mit los beginnt das Spiel; oder warte auf andere. Los? "),
        ("fr", "À la table: Anna, Ben.", "Tape commencer, ou attends les autres. Commencer? "),
    ],
)
def test_who_sits_down_hears_once_who_is_there(tmp_path, language, names, start):
    opens, sits = TYPED[language][:2]

    async def evening(club):
        anna, ben = await club.member("Anna", language), await club.member("Ben", language)
        await anna.says(opens, ASKED)
        await anna.says("", "1")
        before = len(ben.shown)
        await ben.says(sits, ASKED)
        assert ben.shown[before:] == f"{names}\r\n{start}"
        cara = await club.member("Cara", language)
        await cara.says(sits, "Anna, Ben, Cara")
        await ben.says("", "Anna, Ben, Cara\\.")

    in_house(evening, tmp_path)


def test_help_names_what_works_where_it_is_asked_for(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna", columns=400), await club.member("Ben", columns=400)

        async def named(person):
            return set((await person.says("help", "At any time: (.*)\\. More")).group(1).split(", "))

        away, gathered, in_game = {"invite", "standin", "summary"}, {"standin", "summary"}, set()
        assert not away & await named(anna)
        await anna.says("open kaques", ASKED)
        assert not away & await named(anna)
        await anna.says("", "1")
        assert away & await named(anna) == away - gathered
        await anna.says("start", ASKED)
        assert away & await named(anna) == away - in_game
        await ben.says("watch", "Anna")
        assert away & await named(ben) == {"summary"}
        await ben.says("quit", "Lobby")
        await ben.says("learn kaques", ASKED)
        assert not away & await named(ben)

    in_house(evening, tmp_path)


def test_who_is_led_back_to_a_table_is_not_told_to_go_there(tmp_path):
    async def evening(club):
        anna, ben, _ = await table_of_two(club, "en")
        await anna.lose()
        anna = await club.member("Anna")
        await anna.until(ASKED)
        assert "goes on" in anna.shown
        assert "sit 1" not in anna.shown
        await ben.says("quit", "Lobby")
        await ben.says("quit", "Goodbye")
        ben = await club.member("Ben")
        await ben.says("", "Lobby")
        assert "1: Jaques le Kaques. Anna, Ben. You play here; sit 1." in ben.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "talk", "private", "none", "none_private"),
    [
        (
            "en",
            "repeat talk",
            "repeat private",
            "Nobody has said anything here since you came\\.",
            "Nobody has said anything only to you since you came\\.",
        ),
        (
            "de",
            "wiederholen Gespräch",
            "wiederholen privat",
            "Seit du hier bist, hat niemand etwas gesagt\\.",
            "Seit du hier bist, hat niemand etwas nur zu dir gesagt\\.",
        ),
        (
            "fr",
            "répéter paroles",
            "répéter privé",
            "Personne n'a rien dit ici depuis ton arrivée\\.",
            "Personne ne t'a rien dit en privé depuis ton arrivée\\.",
        ),
    ],
)
def test_talk_that_nobody_has_said_cannot_be_repeated_and_that_is_told(
    tmp_path, language, talk, private, none, none_private
):
    async def evening(club):
        anna, ben = await club.member("Anna", language), await club.member("Ben", language)
        await anna.says(talk, none)
        await anna.says(private, none_private)
        await ben.says(f"{Phrases(language).words('loop-command-say')[0]} hm", ASKED)
        await anna.until("Ben(?s:.*)\\? $")
        assert Phrases(language).text("loop-enter-nothing", allowed="")[:-1] not in anna.shown, "Enter was for the talk"
        await anna.says(talk, "Ben.*hm\\s+.*\\? $")
        await anna.says(talk, Phrases(language).text("loop-no-earlier"))
        await anna.says(private, none_private)

    in_house(evening, tmp_path)
