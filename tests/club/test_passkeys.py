"""The check of passkeys, by a device in software: what proves something, and what does not."""

import json

import pytest
from authenticator import PRESENT, Authenticator, bytes_of, text_of
from hypothesis import given
from hypothesis import strategies as st

from access.club.credentials import (
    LINK_GROUPS,
    BadPasskey,
    CountedBack,
    Domain,
    Passkey,
    RelyingParty,
    domain_here,
    domain_of,
    kept_code,
    new_code,
    spelled,
)
from games.refusals import Refused

HERE = Domain("club.example", "https://club.example")
PARTY = RelyingParty(HERE, "Taverne", "a key")
CHALLENGE, OTHER = b"c" * 32, b"o" * 32
ANNA, BEN = 7, 8


def registered(device, person=ANNA):
    asked = json.loads(PARTY.to_register(CHALLENGE, person, "Anna", ()))
    name, public_key, counter = PARTY.registered(device.create(asked), CHALLENGE)
    return Passkey(name, person, public_key, counter, "phone")


def asked(challenge=CHALLENGE, among=()):
    return json.loads(PARTY.to_come_in(challenge, among))


def test_a_passkey_is_made_once_for_a_device_and_lets_its_person_in():
    device = Authenticator(HERE.origin)
    passkey = registered(device)
    answer = device.get(asked())
    assert PARTY.shown(answer).id == passkey.id
    assert PARTY.shown(answer).handle == PARTY.handle(ANNA)
    assert PARTY.counted(answer, CHALLENGE, passkey) == 2
    again = json.loads(PARTY.to_register(CHALLENGE, ANNA, "Anna", [passkey]))
    with pytest.raises(AssertionError, match="InvalidStateError"):
        device.create(again)


def test_what_a_browser_is_asked_names_the_club_and_wants_its_person_verified():
    new = json.loads(PARTY.to_register(CHALLENGE, ANNA, "Anna", ()))
    assert new["rp"] == {"name": "Taverne", "id": "club.example"}
    assert new["user"]["name"] == "Anna"
    assert new["attestation"] == "none"
    assert new["authenticatorSelection"]["userVerification"] == "required"
    assert asked()["userVerification"] == "required"
    assert asked()["rpId"] == "club.example"
    assert bytes_of(new["challenge"]) == bytes_of(asked()["challenge"]) == CHALLENGE


@pytest.mark.parametrize("origin", ["https://evil.example", "http://club.example", "https://club.example:8443"])
def test_an_answer_from_another_origin_proves_nothing(origin):
    device, phishing = Authenticator(HERE.origin), Authenticator(origin)
    passkey = registered(device)
    phishing.keys = device.keys
    with pytest.raises(BadPasskey):
        PARTY.counted(phishing.get(asked()), CHALLENGE, passkey)
    with pytest.raises(BadPasskey):
        registered(phishing)


def test_an_answer_to_another_challenge_proves_nothing():
    device = Authenticator(HERE.origin)
    passkey = registered(device)
    with pytest.raises(BadPasskey):
        PARTY.counted(device.get(asked(OTHER)), CHALLENGE, passkey)
    with pytest.raises(BadPasskey):
        PARTY.registered(device.create(json.loads(PARTY.to_register(OTHER, ANNA, "Anna", ()))), CHALLENGE)


def test_the_passkey_of_another_club_proves_nothing():
    device = Authenticator(HERE.origin)
    passkey = registered(device)
    with pytest.raises(BadPasskey):
        PARTY.counted(device.get({**asked(), "rpId": "other.example"}), CHALLENGE, passkey)


def test_a_passkey_signed_by_somebody_else_proves_nothing():
    device, thief = Authenticator(HERE.origin), Authenticator(HERE.origin)
    passkey, own = registered(device), registered(thief, BEN)
    thief.keys[passkey.id] = thief.keys[own.id]
    with pytest.raises(BadPasskey):
        PARTY.counted(thief.get(asked(), passkey.id), CHALLENGE, passkey)


def test_a_device_that_has_not_verified_its_person_proves_nothing():
    device = Authenticator(HERE.origin)
    passkey = registered(device)
    device.flags = PRESENT
    with pytest.raises(BadPasskey):
        PARTY.counted(device.get(asked()), CHALLENGE, passkey)
    with pytest.raises(BadPasskey):
        registered(device)


def test_a_counter_that_goes_back_or_stands_is_seen_and_one_that_never_counts_is_not_missed():
    device = Authenticator(HERE.origin)
    passkey = registered(device)
    counter = PARTY.counted(device.get(asked()), CHALLENGE, passkey)
    used = Passkey(passkey.id, ANNA, passkey.public_key, counter, "phone")
    device.counter = counter - 1
    with pytest.raises(CountedBack):
        PARTY.counted(device.get(asked()), CHALLENGE, used)
    device.counter = -1
    with pytest.raises(CountedBack):
        PARTY.counted(device.get(asked()), CHALLENGE, used)
    shared = Authenticator(HERE.origin, counts=False)
    passkey = registered(shared)
    assert PARTY.counted(shared.get(asked()), CHALLENGE, passkey) == 0


def test_people_are_known_to_devices_by_names_that_no_other_club_has():
    other = RelyingParty(HERE, "Taverne", "another key")
    assert len({PARTY.handle(ANNA), PARTY.handle(BEN), other.handle(ANNA)}) == 3
    assert PARTY.invented("anna") == PARTY.invented("anna") != PARTY.invented("ben")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=8), parts, max_size=3),
)


@given(JSON, st.sampled_from(["id", "rawId", "type", "clientDataJSON", "attestationObject"]))
def test_a_new_passkey_with_anything_else_in_it_is_refused(value, part):
    answer = json.loads(Authenticator(HERE.origin).create(json.loads(PARTY.to_register(CHALLENGE, ANNA, "A", ()))))
    with pytest.raises(BadPasskey):
        PARTY.registered(with_part(answer, part, value), CHALLENGE)


@given(JSON, st.sampled_from(["id", "rawId", "type", "clientDataJSON", "authenticatorData", "signature"]))
def test_an_answer_with_anything_else_in_it_is_refused(value, part):
    device = Authenticator(HERE.origin)
    passkey = registered(device)
    with pytest.raises(BadPasskey):
        PARTY.counted(with_part(json.loads(device.get(asked())), part, value), CHALLENGE, passkey)


def with_part(answer, part, value):
    (answer["response"] if part in answer["response"] else answer)[part] = value
    return json.dumps(answer)


@pytest.mark.parametrize("text", ["", "{", "[" * 15000, "null", '{"id": 1}', "\x00", '{"id":"' + "é" * 100 + '"}'])
def test_text_that_is_no_answer_is_refused(text):
    for look in (PARTY.shown, lambda text: PARTY.registered(text, CHALLENGE)):
        with pytest.raises(BadPasskey):
            look(text)


def test_deep_cbor_is_refused():
    device = Authenticator(HERE.origin)
    answer = json.loads(device.create(json.loads(PARTY.to_register(CHALLENGE, ANNA, "Anna", ()))))
    answer["response"]["attestationObject"] = text_of(b"\x81" * 9000 + b"\x00")
    with pytest.raises(BadPasskey):
        PARTY.registered(json.dumps(answer), CHALLENGE)


@pytest.mark.parametrize(
    ("typed", "name", "origin"),
    [
        ("club.example.org", "club.example.org", "https://club.example.org"),
        ("Club.Example.org:8443", "club.example.org", "https://club.example.org:8443"),
        ("würfel.example", "xn--wrfel-kva.example", "https://xn--wrfel-kva.example"),
        ("localhost:9000", "localhost", "http://localhost:9000"),
    ],
)
def test_a_domain_is_typed_as_it_stands_in_the_address_of_the_page(typed, name, origin):
    assert domain_of(typed) == Domain(name, origin)


@pytest.mark.parametrize(
    "typed", ["", "https://club.example", "127.0.0.1", "club.example/", "a b", "-a.example", "::1"]
)
def test_what_is_no_domain_is_refused_with_a_sentence(typed):
    with pytest.raises(Refused) as refused:
        domain_of(typed)
    assert refused.value.reason == "club-web-domain"


def test_a_page_on_this_computer_has_passkeys_by_its_name_and_one_in_a_network_has_none():
    assert domain_here("127.0.0.1", 8080) == domain_here("::1", 8080) == Domain("localhost", "http://localhost:8080")
    assert domain_here("192.168.1.2", 8080) is None
    assert domain_here("0.0.0.0", 8080) is None
    for host, is_there in (("LOCALHOST:8080", True), ("localhost:9000", False), ("127.0.0.1:8080", False)):
        assert domain_here("127.0.0.1", 8080).is_of(host) == is_there
    assert HERE.is_of("club.example")


def test_a_linking_code_is_short_is_spelled_in_groups_and_counts_however_it_is_typed():
    code = new_code(LINK_GROUPS)
    assert len(code) == 9
    assert spelled("km7p-x2af") == "k m 7 p, x 2 a f"
    assert kept_code(spelled(code).upper()) == kept_code(code)
