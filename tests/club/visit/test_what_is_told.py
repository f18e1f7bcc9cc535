"""What a club tells at a table and in the lobby: once, truly, and to those whom it concerns."""

import pytest
from clubhouse import in_house

ASKED = r"\?\s*$"
"""The question of Jaques le Kaques."""
TYPED = {
    "en": ("open kaques", "sit 1", "start", "standin Ben", "stop"),
    "de": ("öffnen kaques", "setzen 1", "los", "Vertretung Ben", "fertisch"),
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
        ("en", "A bot has played for you\\. You play on yourself again\\.", "Ben is back"),
        ("de", "Ein Bot hat für dich gespielt\\. Jetzt spielst du wieder selbst\\.", "Ben ist wieder da"),
        ("fr", "Un bot a joué pour toi\\. Maintenant, tu rejoues toi-même\\.", "Ben est de retour"),
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
        ("de", "noch einmal", "Anna öffnet noch einen Tisch für euch, Jaques le Kaques: setzen 2\\."),
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
