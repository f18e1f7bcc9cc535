"""The HTML of each state of the page, checked by the validator of the W3C: without an error or a warning."""

import json
import subprocess
from pathlib import Path

import pytest
from club_here import Here
from club_players import Watcher, play_out
from pages import LOBBY, Browser

from access.storage import catalogue

VNU = Path(__file__).parents[3] / ".venv/vnu/vnu.jar"
pytestmark = [
    pytest.mark.connected,
    pytest.mark.everything,
    pytest.mark.checked_by_vnu,
    pytest.mark.skipif(not VNU.exists(), reason="vnu is not there: npm fetches it"),
]


def found_in(folder):
    """What the validator says of the pages in a folder."""
    done = subprocess.run(
        ["java", "-jar", VNU, "--format", "json", "--stdout", folder], capture_output=True, text=True, check=False
    )
    told = json.loads(done.stdout)["messages"]
    return [(Path(each.get("url", "")).name, each["type"], each["message"], each.get("extract")) for each in told]


class Kept(Browser):
    """A browser that keeps pages under the names of their states."""

    def keep(self, folder, state):
        (folder / f"{state}.html").write_text(self.text, encoding="utf-8")


def test_every_state_of_the_page_is_valid(tmp_path):
    pages = tmp_path / "pages"
    pages.mkdir()
    with Here() as club:
        anna = Kept(club.page)
        anna.keep(pages, "login")
        anna.enter(kind="member", name="Nobody", passphrase="a wrong guess")
        anna.keep(pages, "wrong")
        anna.get("/accessibility")
        anna.keep(pages, "accessibility")
        anna.get("/rules")
        anna.keep(pages, "rules")
        for game in catalogue.names():
            anna.get(f"/rules/{game}")
            anna.keep(pages, f"rules-{game}")
        anna.get("/")
        anna.enter(kind="guest")
        anna.keep(pages, "guest")
        anna = Kept(club.page)
        anna.get("/nothing")
        anna.keep(pages, "refused")
        for language in ("de", "fr"):
            Kept(club.page, language).keep(pages, f"login-{language}")
        anna.get("/")
        anna.enter(kind="new")
        anna.keep(pages, "name")
        anna = Kept(club.page).join("Anna")
        anna.keep(pages, "lobby")
        anna.get("/earlier?after=2")
        anna.keep(pages, "earlier")
        anna.get("/passkeys")
        anna.keep(pages, "passkeys")
        anna.get("/")
        anna.says("settings", LOBBY)
        anna.keep(pages, "settings")
        anna.says("account", r"\? $")
        anna.keep(pages, "account")
        anna.says("quit", LOBBY)
        anna.says("learn kaques", r"\? $")
        anna.keep(pages, "lesson")
        anna.says("quit", LOBBY)
        for game in catalogue.names():
            number = club.gather("Anna", game, bots=1)
            anna.says(f"sit {number}", r"Start\? $")
            anna.keep(pages, f"gathering-{game}")
            anna.says("start", r"[?:] $")
            anna.keep(pages, f"game-{game}")
            anna.says("quit", LOBBY)
        number = club.gather("Anna", "kaques", bots=1, target=500)
        anna.says(f"sit {number}", r"Start\? $")
        anna.says("start", "At the table")
        ben = Kept(club.page).join("Ben")
        ben.says(f"watch {number}", "At the table")
        ben.keep(pages, "watching")
        play_out(Watcher(club.store, number), {0: anna}, {0: "en"})
        anna.until("Again")
        anna.says("review", r"Your luck(?s:.*)\? $")
        anna.keep(pages, "review")
        anna.says("quit", LOBBY)
        anna.type("quit")
        anna.keep(pages, "over")
    assert len(list(pages.glob("*.html"))) > 20
    assert found_in(pages) == []


def test_the_validator_finds_what_is_wrong(tmp_path):
    (tmp_path / "wrong.html").write_text("<!doctype html><html lang=en><title>x</title><p id=a><p id=a role=lug>")
    assert "error" in {kind for _, kind, _, _ in found_in(tmp_path)}
