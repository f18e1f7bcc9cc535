"""A browser with a device that has passkeys: it does by hand what the page's script does."""

import json

from authenticator import Authenticator
from pages import PASSPHRASE, Browser


def registered(club, name):
    """A new member with a passphrase, who is not there."""
    club.do(_registered(club.club, name))


async def _registered(club, name):
    await club.store.people.register(name, "", await club.passphrases.hashed(PASSPHRASE), f"code of {name}")


class PasskeyBrowser(Browser):
    """A person at a page that is opened by its name, with a device of their own or another one."""

    def __init__(self, port, device=None, host="localhost", language="en", origin=""):
        self.always = {"Host": f"{host}:{port}"}
        self.device = device or Authenticator(origin or f"http://{host}:{port}")
        super().__init__(port, language)

    def asked(self, path, **form):
        """The question of the club to the browser; None if it asks none."""
        text = self.get(path, form, Accept="application/json")
        return json.loads(text)["publicKey"] if self.status == 200 else None

    @property
    def token(self):
        """The token of the forms of the page that is shown."""
        found = self.tree.find(".//input[@name='token']")
        return "" if found is None else found.get("value")

    def add(self, label="phone", **changes):
        """Add a passkey, as the page of passkeys does."""
        self.get("/passkeys")
        token = self.token
        answer = self.device.create(self.asked("/passkeys/question", token=token))
        self.get("/passkeys/add", {"token": token, "label": label, "answer": answer, **changes})
        return answer

    def come_in(self, name="", **used):
        """Come in with a passkey, as the entrance does."""
        answer = self.device.get(self.asked("/passkey", name=name), **used)
        self.show(answer)
        return answer

    def show(self, answer):
        """Send the answer of a device to the entrance."""
        self.at = len(self.shown)
        self.enter(kind="passkey", answer=answer)

    def with_passphrase(self, name):
        self.enter(kind="member", name=name, passphrase=PASSPHRASE)
        return self
