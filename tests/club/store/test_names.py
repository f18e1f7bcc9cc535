"""Names for the ear, codes, passphrases, and talk that is cleaned."""

import asyncio
import time
from contextlib import suppress

import pytest

from access.club.credentials import Passphrases, kept_code, new_code
from access.club.presence import cleaned, split_name
from access.club.store.names import ear, person_name
from access.engine.table import BadName


@pytest.mark.parametrize("other", ["anna", "Anna.", "An na", "ANNA", "A'nna", "Änna", "Ａｎｎａ"])
def test_names_that_sound_or_look_alike_are_one(other):
    assert ear(other) == ear("Anna")


@pytest.mark.parametrize(("one", "other"), [("Paul", "PauI"), ("Paul", "Pau1"), ("Otto", "0tt0"), ("Bernd", "Bemd")])
def test_letters_that_are_taken_for_each_other_make_no_new_name(one, other):
    assert ear(one) == ear(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Æsir", "AEsir"), ("Tom", "Том"), ("Søren", "Soren"), ("Łukas", "Lukas"), ("Clara", "dara"), ("Jäger", "Jaeger")],
)
def test_names_that_unicode_calls_confusable_are_one(one, other):
    assert ear(one) == ear(other)


@pytest.mark.long
def test_every_letter_that_a_name_may_have_is_told_apart_by_the_ear():
    for letter in map(chr, range(0x30000)):
        with suppress(BadName):
            assert ear(person_name(letter)), hex(ord(letter))


@pytest.mark.parametrize("name", ["Ali", "Jo", "Di", "田中ひろ", "अनिल", "Nguyễn", "O'Neil", "ʻOka"])
def test_names_of_people_are_possible(name):
    assert person_name(name) == name


def test_what_is_typed_as_a_name_is_compared_no_further_than_a_name_can_be():
    began = time.process_time()
    for typed in ("\ufdfa " * 500, "\ufdfa" * 1000, "q\u0301" * 500, "a " * 500):
        split_name(typed, ("Ann",))
        with suppress(BadName):
            person_name(typed)
    assert time.process_time() - began < 0.2


def test_different_names_stay_different():
    names = ["Anna", "Hanna", "Ben", "Benno", "Carl", "Karl", "Анна", "Ann", "Mia", "Tom", "Tim"]
    assert len(set(map(ear, names))) == len(names)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("Аnna", "club-name-scripts"),
        ("new", "club-name-reserved"),
        ("Gast", "club-name-reserved"),
        *((word, "club-name-reserved") for word in ("quit", "Hilfe", "ENDE", "wiederholen", "Loeschen", "stopp")),
        *((letter, "name-empty") for letter in "\u3164\u115f\u1160\uffa0\ufc5e\ufe7e\u037a\uff9e"),
        *((letter, "club-name-scripts") for letter in ("\U00012000", "\u16a0")),
        ("123", "club-name-letters"),
        ("\u02bb\u02bb", "club-name-letters"),
        ("...", "name-empty"),
        ("x" * 30, "name-too-long"),
    ],
)
def test_a_name_that_cannot_be_is_refused(typed, why):
    with pytest.raises(BadName) as refused:
        person_name(typed)
    assert refused.value.reason == why


def test_a_name_holds_nothing_that_a_terminal_would_obey():
    assert person_name("\x1b[2J Ann") == "2J Ann"


def test_a_code_is_right_however_it_is_typed():
    code = new_code()
    assert kept_code(code.upper().replace("-", " ")) == kept_code(code)
    assert kept_code(new_code()) != kept_code(code)


def test_a_passphrase_is_right_or_wrong_and_nobodys_is_wrong():
    async def tried():
        passphrases = Passphrases()
        kept = await passphrases.hashed("correct horse")
        assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        found = [await passphrases.matches(*each) for each in ((kept, "correct horse"), (kept, "x"), (None, "x"))]
        assert not await passphrases.matches("rubbish", "x")
        passphrases.close()
        return found

    assert asyncio.run(tried()) == [True, False, False]


def test_talk_is_one_line_without_what_a_terminal_would_obey():
    assert cleaned("hi\x1b]0;x\x07 \r\nall\u202e q" + "\u0301" * 50) == "hi]0;x all q\u0301\u0301"
    assert len(cleaned("x" * 9999)) == 500
    assert cleaned("\u200b \x00") == ""


def test_a_name_with_blanks_is_found_at_the_beginning():
    names = ("Ann Marie", "Ben")
    assert split_name("ann marie hello you", names) == ("Ann Marie", "hello you")
    assert split_name("be hello", names) == ("be", "hello"), "a beginning could be somebody else's name"
    assert split_name("Zoe hi", names) == ("Zoe", "hi")
    assert split_name("", names) == ("", "")
