"""Passkeys in a real Chromium with a device in software: added, used to come in, refused; by keyboard alone."""

import pytest
from chromium import AXE, Chromium
from club_here import Often
from pages import PASSPHRASE
from passkey_browser import registered

from access.language.phrases import Phrases

pytestmark = [pytest.mark.connected, pytest.mark.real]


@pytest.fixture(scope="module")
def club():
    with Often() as here:
        yield here


@pytest.fixture
def browser():
    with Chromium() as chromium:
        yield chromium


def device(browser, verifies=True, **more):
    browser.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": verifies,
        **more,
    }
    return browser.send("WebAuthn.addVirtualAuthenticator", options=options)["authenticatorId"]


def opened(club, browser, path=""):
    browser.open(f"http://localhost:{club.page}/{path}")


def with_passphrase(club, browser, name):
    registered(club, name)
    opened(club, browser)
    browser.run("document.getElementById('name').focus()")
    browser.send("Input.insertText", text=name)
    browser.run("document.getElementById('passphrase').focus()")
    browser.type(PASSPHRASE)
    browser.until("document.readyState === 'complete' && document.activeElement.id === 'text'")


ENTER = "Come in with a passkey"


def press(browser, text):
    """Press a button by keyboard, once the page has set its focus; at the entrance that for passkeys is folded."""
    browser.until("document.readyState === 'complete'")
    if text == ENTER and not browser.run("Boolean(document.querySelector('details[open]'))"):
        browser.unfold("I have a passkey")
    browser.until(
        "{ if (document.readyState !== 'complete') return false;"
        f" const found = [...document.querySelectorAll('button')].find((each) => each.textContent === {text!r});"
        " found?.focus(); return Boolean(found); }"
    )
    browser.press("Enter")


STATUS = "document.getElementById('status').textContent"


def added(club, browser, name):
    with_passphrase(club, browser, name)
    browser.run("[...document.links].find((each) => each.textContent === 'Passkeys').focus()")
    browser.press("Enter")
    browser.until("Boolean(document.getElementById('label'))")
    press(browser, "Add a passkey")
    browser.until("document.title.startsWith('The passkey is added')")


def comes_again(club, browser, name):
    """A member with a passkey is at the entrance again, with a device that waits for its person."""
    key = device(browser)
    added(club, browser, name)
    browser.send("WebAuthn.setAutomaticPresenceSimulation", authenticatorId=key, enabled=False)
    browser.send("Network.clearBrowserCookies")
    opened(club, browser)


def test_a_passkey_is_added_and_comes_in_and_every_state_is_told_in_words(club, browser):
    key = device(browser)
    added(club, browser, "Anna")
    assert browser.focus == "told"
    assert browser.run("document.querySelector('li p').textContent").startswith("Chrome, Linux, since")
    (kept,) = browser.send("WebAuthn.getCredentials", authenticatorId=key)["credentials"]
    assert (kept["rpId"], kept["isResidentCredential"]) == ("localhost", True)
    press(browser, "Add a passkey")
    browser.until(f"{STATUS} === {Phrases('en').text('club-web-passkey-there')!r}")
    assert browser.focus == "Add a passkey"
    browser.send("Network.clearBrowserCookies")
    opened(club, browser)
    press(browser, "Come in with a passkey")
    browser.until("document.getElementById('log')?.textContent.includes('Anna')")
    assert browser.messages == []


def test_the_page_says_that_the_browser_asks_and_the_focus_stays_at_the_button(club, browser):
    comes_again(club, browser, "Anna Waits")
    press(browser, "Come in with a passkey")
    browser.until(f"{STATUS} === 'Your browser asks for the passkey now.'")
    assert browser.focus == "Come in with a passkey"
    assert browser.messages == []


def test_a_device_without_a_passkey_is_told_with_what_to_do(club, browser):
    device(browser)
    opened(club, browser)
    press(browser, "Come in with a passkey")
    browser.until(f"{STATUS}.startsWith('No passkey came')")
    assert browser.focus == "Come in with a passkey"
    assert browser.messages == []


def test_who_is_not_verified_by_their_device_does_not_come_in(club, browser):
    key = device(browser)
    added(club, browser, "Anna Unverified")
    browser.send("WebAuthn.setUserVerified", authenticatorId=key, isUserVerified=False)
    browser.send("Network.clearBrowserCookies")
    opened(club, browser)
    press(browser, "Come in with a passkey")
    browser.until(f"{STATUS}.startsWith('No passkey came')")


def test_a_passkey_that_was_removed_is_refused_with_a_sentence(club, browser):
    device(browser)
    added(club, browser, "Anna Removed")
    press(browser, "Remove Chrome, Linux")
    browser.until("document.title.startsWith('The passkey is removed')")
    browser.send("Network.clearBrowserCookies")
    opened(club, browser)
    press(browser, "Come in with a passkey")
    browser.until("document.title.startsWith('This passkey does not fit')")
    browser.until("document.activeElement.id === 'wrong' && Boolean(document.activeElement.closest('details[open]'))")


def test_a_browser_without_passkeys_says_so(club, browser):
    browser.send("Page.addScriptToEvaluateOnNewDocument", source="delete window.PublicKeyCredential")
    opened(club, browser)
    browser.until("document.getElementById('press').textContent.startsWith('This browser has no passkeys')")
    assert browser.run("document.querySelector('#passkey button')") is None


@pytest.mark.skipif(not AXE.exists(), reason="axe is not there: npm fetches it")
def test_axe_finds_nothing_wrong_where_passkeys_are(club, browser):
    def checked(state):
        for size in ({"width": 1280}, {"width": 320}, {"width": 320, "prefers_color_scheme": "dark"}):
            browser.size(**size)
            browser.run(AXE.read_text(encoding="utf-8"))
            rules = "{rules: {'color-contrast-enhanced': {enabled: true}}}"
            told = f"axe.run(document, {rules}).then((told) => told.violations.map((each) => each.nodes[0].html))"
            assert browser.run(told) == [], (state, size)
            wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
            assert browser.run(wide), (state, size)

    device(browser)
    opened(club, browser)
    browser.until("Boolean(document.querySelector('#passkey button'))")
    checked("entrance")
    added(club, browser, "Anna Axe")
    checked("passkeys")


def chosen_among_names(browser):
    """Put the cursor into the field for the name, by keyboard; the device then answers as if the passkey were chosen."""
    browser.send("Emulation.setFocusEmulationEnabled", enabled=True)  # as a window in front: else there are no events
    browser.until("document.readyState === 'complete' && Boolean(document.querySelector('#passkey button'))")
    browser.run("document.getElementById('name').focus()")


def test_a_passkey_is_offered_in_the_field_for_the_name_and_comes_in(club, browser):
    key = device(browser)
    added(club, browser, "Anna Among Names")
    browser.send("Network.clearBrowserCookies")
    browser.send("WebAuthn.setAutomaticPresenceSimulation", authenticatorId=key, enabled=True)
    opened(club, browser)
    assert browser.run("document.getElementById('name').autocomplete") == "username webauthn"
    chosen_among_names(browser)
    browser.until("document.getElementById('log')?.textContent.includes('Anna Among Names')")
    assert browser.messages == []


KEEPS_QUESTIONS = """
window.asked = [];
const get = navigator.credentials.get.bind(navigator.credentials);
navigator.credentials.get = (given) => { asked.push(given.mediation || "button"); return get(given); };
0
"""


def test_who_chooses_no_passkey_is_told_nothing_and_comes_in_by_the_button_or_the_passphrase(club, browser):
    comes_again(club, browser, "Anna Chooses None")
    browser.run(KEEPS_QUESTIONS)
    chosen_among_names(browser)
    browser.until("asked.length === 1")
    browser.run("document.getElementById('passphrase').focus(), document.getElementById('name').focus()")
    assert browser.run(STATUS) == ""
    press(browser, "Come in with a passkey")
    browser.until("asked.length === 2")
    assert browser.run("asked.join()") == "conditional,button", "the field asks once, and gives way to the button"
    assert browser.messages == []
