"""The language of somebody whom the club does not know yet, and what the door checks before it asks."""

import pytest
from clubhouse import in_house

from access.club.understood import language_wished
from access.club.visitor import Identity
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES, facts

NAMED = {"en": "Your name, or recover", "de": "Dein Name, oder wiederherstellen", "fr": "Ton nom, ou récupérer"}

OTHERS = {"en": "Deutsch or Français", "de": "English oder Français", "fr": "English ou Deutsch"}


def newcomer(club, language="", kind="new"):
    return club.call(Identity(kind, fingerprint="SHA256:new" if kind == "new" else ""), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_computer_names_no_language_is_greeted_in_that_of_the_club_and_hears_of_the_others(tmp_path, language):
    async def evening(club):
        new = newcomer(club)
        await new.until(NAMED[language])
        for other in LANGUAGES:
            offered = Phrases(other).text("club-door-language", name=facts(other).name)
            assert (offered in new.shown) == (other != language)
        known = newcomer(club, "en")
        await known.until(NAMED["en"])
        assert "tippe" not in known.shown, "who names a language is not asked for one"

    in_house(evening, tmp_path, language=language)


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("deutsch", "de"),
        ("Français", "fr"),
        ("english", "en"),
        ("set language Deutsch", "de"),
        ("language German", "de"),
        ("setze Sprache Französisch", "fr"),
        ("Sprache fr", "fr"),
        ("langue anglais", "en"),
        ("langue English", "en"),
        ("de", ""),
        ("German", ""),
        ("Anna Deutsch", ""),
        ("", ""),
        ("set language", ""),
    ],
)
def test_a_language_is_wished_for_by_its_own_name_or_after_the_word_for_it(typed, language):
    assert language_wished(typed) == language


@pytest.mark.parametrize("wished", LANGUAGES)
@pytest.mark.parametrize("before", LANGUAGES)
def test_a_language_typed_at_the_door_is_spoken_and_kept_and_becomes_no_name(tmp_path, before, wished):
    async def evening(club):
        new = newcomer(club, before)
        await new.until(NAMED[before])
        await new.says(Phrases(before).words("loop-command-help")[0], OTHERS[before])
        await new.says(facts(wished).name, NAMED[wished])
        await new.says("Nina", "Nina")
        await new.says("yes", "(Lobby|Salon): ")
        account = await club.store.people.by_name("Nina")
        assert account.settings == {"language": wished}

    in_house(evening, tmp_path)


def test_a_guest_and_who_has_a_code_change_the_language_too_and_the_way_back_is_known_in_each(tmp_path):
    async def evening(club):
        guest = newcomer(club, kind="guest")
        await guest.says("set language Deutsch", "Dein Name für heute Abend")
        new = newcomer(club)
        await new.says("français", "Code d'invitation")
        await new.says("wiederherstellen", "Ton nom")

    in_house(evening, tmp_path, invite_only=True, allows_guests=True)


@pytest.mark.parametrize(
    ("language", "taken"), [("en", "Mary is taken"), ("de", "Mary ist vergeben"), ("fr", "Mary est pris")]
)
def test_a_name_that_somebody_has_is_refused_before_it_is_confirmed(tmp_path, language, taken):
    async def evening(club):
        await club.member("Mary", language)
        new = newcomer(club, language)
        await new.says("mary", taken.replace("Mary", "mary"))
        await new.until(NAMED[language])
        assert Phrases(language).text("club-name-sure", name="mary") not in new.shown
        other = await club.member("Zoe", language)
        await other.says(Phrases(language).words("loop-answer-club-account")[0], "\\? $")
        await other.says(Phrases(language).words("loop-answer-account-name")[0], "Zoe")
        await other.says("Mary", taken)

    in_house(evening, tmp_path)
