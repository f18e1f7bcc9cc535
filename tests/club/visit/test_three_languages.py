"""Three people of three languages at one table of a club: each is told and asked all in their own, the end included."""

import asyncio
import re

from clubhouse import in_house, opened
from helpers import PATIENCE

from access.club.visitor import Identity

SAYS = {
    "en": {"sit": "sit 1", "start": "start", "asked": r"Start\? $", "lobby": r"Lobby: .*\?", "won": r"wins? with \d+"},
    "de": {
        "sit": "setzen 1",
        "start": "los",
        "asked": r"Los\? $",
        "lobby": r"Lobby: .*\?",
        "won": r"gewinn(t|st) mit \d+",
    },
    "fr": {
        "sit": "rejoindre 1",
        "start": "commencer",
        "asked": r"Commencer\? $",
        "lobby": r"Salon: .*\?",
        "won": r"gagnes? avec \d+",
    },
}
STOP = {"en": "stop", "de": "fertisch", "fr": "stop"}
ONLY = {
    "en": r"\b(the|your|throws?|stops|wins?|turn)\b",
    "de": r"\b(der|dein|wirft|hört|gewinnt|Zug|Tisch)\b",
    "fr": r"\b(ton|tour|lance|s'arrête|gagne)\b",
}
"""Words that one of these languages has, and the others have not."""


def test_three_at_one_table_are_told_all_in_their_own_language(tmp_path):
    async def evening(club):
        people = {}
        for name, language in (("Anna", "en"), ("Ben", "de"), ("Chloé", "fr")):
            person = club.call(Identity("member", await club.account(name)), language, columns=200)
            await person.until(SAYS[language]["lobby"])
            people[language] = person
        await opened(people["en"], "target 500")
        for language in ("de", "fr"):
            await people[language].says(SAYS[language]["sit"], SAYS[language]["asked"])
        people["fr"].type(SAYS["fr"]["start"])
        async with asyncio.timeout(PATIENCE):
            while not all(re.search(SAYS[language]["won"], person.shown) for language, person in people.items()):
                for language, person in people.items():
                    if re.search(r"\d\?\s$|stop\? $|fertisch\? $", person.shown[person.at :]):
                        person.type(STOP[language])
                await asyncio.sleep(0)
        for language, person in people.items():
            played = person.shown[re.search("(At the table|Am Tisch|À la table):", person.shown).start() :]
            for other in {*people} - {language}:
                assert not re.search(ONLY[other], played), played

    in_house(evening, tmp_path)
