"""Passkeys at the page: login, and the page for adding and removing them.

Apart from app.py: only pages of passkeys need webauthn.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from aiohttp import web

from access.club.club import Club
from access.club.credentials import ASKS, BadPasskey, Challenge, CountedBack, Domain, Passkey, Renewal, Way
from access.club.gate import Gate, Pass
from access.club.log import extra
from access.club.presence import cleaned
from access.club.store.credentials import Passkeys
from access.club.store.names import ear
from access.club.store.sql import Account
from access.club.web import pages
from access.club.web.guard import NotLetIn, Origin, html
from access.club.web.sessions import BrowserSession, mark_of, sent_form
from access.language.phrases import Phrases
from games.refusals import Failed, Refused

if TYPE_CHECKING:
    from access.club.credentials import RelyingParty

log = logging.getLogger(__name__)
COOKIE = "taverne-passkey"
"""The cookie of a browser that is asked for a passkey at login."""
LONGEST_LABEL = 40
"""The most letters of the name of a passkey."""
Enters = Callable[[web.Request], Pass]
"""Returns the pass of a browser. Raises HTTPServiceUnavailable and HTTPTooManyRequests."""
GivesSession = Callable[[web.Request], Awaitable[BrowserSession | None]]
GivesForm = Callable[[web.Request], Awaitable[tuple[BrowserSession, dict[str, str]]]]
"""Returns the session and the form of a browser. Raises HTTPForbidden and HTTPSeeOther."""


class PasskeyPages:
    """Serves passkeys; there are none until `begin` gives their domain."""

    def __init__(
        self, club: Club, gate: Gate, where: Origin, enters: Enters, session: GivesSession, own: GivesForm
    ) -> None:
        self._club, self._gate, self._where = club, gate, where
        self._enters, self._session, self._own = enters, session, own
        self._party: RelyingParty | None = None

    @property
    def _store(self) -> Passkeys:
        return self._club.store.passkeys

    async def begin(self, domain: Domain) -> None:
        """Accept passkeys of this domain from now on."""
        from access.club.credentials import RelyingParty

        key = await self._club.store.first_value("passkey-key", secrets.token_hex(32))
        self._party = RelyingParty(domain, self._club.name, key)

    @property
    def are_possible(self) -> bool:
        """Whether the club has passkeys."""
        return self._party is not None

    def are_possible_at(self, request: web.Request) -> bool:
        """Tell whether a browser can use passkeys here: it has opened the page by the name of their domain."""
        return self._party is not None and self._party.domain.is_of(request.host) and self._where.is_secret(request)

    def place_for(self, request: web.Request) -> str:
        """Return the address at which passkeys work, if it is another one; else empty."""
        return "" if self._party is None or self.are_possible_at(request) else self._party.domain.origin

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of these pages."""
        return [
            web.get("/passkeys", self._show),
            web.post("/passkey", self._ask),
            web.post("/passkeys/question", self._ask_new),
            web.post("/passkeys/add", self._add),
            web.post("/passkeys/remove", self._remove),
        ]

    # Login

    async def _ask(self, request: web.Request) -> web.StreamResponse:
        """Ask a browser for a passkey, perhaps of a named member."""
        entered = self._enters(request)
        try:
            if self._party is None or not self.are_possible_at(request):
                raise web.HTTPForbidden
            form = await sent_form(request)
            account, among = await self._named(self._party, form.get("name", "").strip())
            cookie, challenge = secrets.token_urlsafe(24), secrets.token_bytes(32)
            await self._store.ask(mark_of(f"passkey{cookie}"), Challenge(challenge, account), ASKS)
        finally:
            self._gate.leave(entered)
        response = _asked(self._party.to_come_in(challenge, among))
        self._where.give_cookie(request, response, cookie, COOKIE, ASKS)
        return response

    async def _named(self, party: RelyingParty, name: str) -> tuple[int, list[str]]:
        """Return the number of the member with this name, and their passkeys; for other names, 0 and an invented one.

        In a club by invitation names are ignored: strangers must not learn who is a member.
        """
        if not name or self._club.invite_only:
            return 0, []
        account = await self._club.store.people.by_name(name)
        person = account.id if account is not None else 0
        own = [each.id for each in await self._store.of(person)]
        return (person, own) if own else (0, [party.invented(ear(name))])

    async def account(self, request: web.Request, form: dict[str, str], entered: Pass) -> Account:
        """Return the account of a login form with a passkey, perhaps a banned one.

        Raises NotLetIn and HTTPTooManyRequests.
        """
        if self._party is None or not self.are_possible_at(request):
            raise NotLetIn("club-web-passkey-wrong")
        if not self._gate.may_try(entered):
            raise web.HTTPTooManyRequests
        asked = await self._store.answered(mark_of(f"passkey{self._where.cookie(request, COOKIE)}"))
        if asked is None:
            self._gate.failed(entered)
            raise NotLetIn("club-web-passkey-late")
        try:
            passkey = await self._used(self._party, form.get("answer", ""), asked)
        except (BadPasskey, CountedBack) as error:
            self._gate.failed(entered)
            why = "wrong" if isinstance(error, BadPasskey) else "copied"
            raise NotLetIn(f"club-web-passkey-{why}") from None
        account = (await self._club.store.people.by_numbers([passkey.person])).get(passkey.person)
        if account is None:
            raise NotLetIn("club-web-passkey-wrong")
        return account

    async def _used(self, party: RelyingParty, answer: str, asked: Challenge) -> Passkey:
        """Return the passkey of an answer, and note its use. Raises BadPasskey and CountedBack."""
        shown = party.shown(answer)
        passkey = await self._store.by_id(shown.id)
        if passkey is None or (asked.person and asked.person != passkey.person):
            raise BadPasskey
        believed = shown.handle or (party.handle(asked.person) if asked.person else b"")
        if believed != party.handle(passkey.person):  # without a name in the form, the device has to give it
            raise BadPasskey
        try:
            counter = party.counted(answer, asked.challenge, passkey)
            if not await self._store.count(passkey, counter):
                raise CountedBack
        except CountedBack:
            log.warning("passkey counted back", extra=extra(person=passkey.person))
            raise
        return passkey

    # The page

    async def _show(self, request: web.Request) -> web.StreamResponse:
        """Send the page of passkeys."""
        session = await self._session(request)
        if session is None or self._party is None:
            raise web.HTTPSeeOther("/")
        phrases = Phrases(session.page.language)
        account = session.identity.account
        if account is None:
            return html(pages.no_passkeys(phrases, self._club.name))
        own, now, outcome = await self._store.of(account.id), self._club.now(), request.query.get("told", "")
        place = f"{place}/passkeys" if (place := self.place_for(request)) else ""
        return html(pages.passkeys(phrases, self._club.name, session, own, now, place, outcome))

    def _member(self, session: BrowserSession) -> tuple[RelyingParty, int]:
        """Return the relying party, and the number of the member. Raises HTTPForbidden for others."""
        account = session.identity.account
        if account is None or self._party is None:
            raise web.HTTPForbidden
        return self._party, account.id

    async def _ask_new(self, request: web.Request) -> web.StreamResponse:
        """Ask a browser for a new passkey."""
        session, _ = await self._own(request)
        party, person = self._member(session)
        account = (await self._club.store.people.by_numbers([person])).get(person)
        if account is None:
            raise web.HTTPForbidden
        challenge = secrets.token_bytes(32)
        await self._store.ask(_mark(session), Challenge(challenge, person), ASKS)
        return _asked(party.to_register(challenge, person, account.name, await self._store.of(person)))

    async def _add(self, request: web.Request) -> NoReturn:
        """Add a new passkey."""
        session, form = await self._own(request)
        party, person = self._member(session)
        if not self._gate.may_try(session.entered):
            raise web.HTTPTooManyRequests
        asked = await self._store.answered(_mark(session))
        if asked is None or asked.person != person:
            _back("late")
        try:
            name, public_key, counter = party.registered(form.get("answer", ""), asked.challenge)
        except BadPasskey:
            self._gate.failed(session.entered)
            _back("wrong")
        label = cleaned(form.get("label", ""))[:LONGEST_LABEL].strip() or session.browser
        label = _new_label(label, {each.name for each in await self._store.of(person)})
        with _still_inside():
            added = await self._store.add(Passkey(name, person, public_key, counter, label), session.stamps)
        if added:
            self._club.presence.call(person, person, "club-passkey-added", name=label or "none")
        _back("added" if added else "taken")

    async def _remove(self, request: web.Request) -> NoReturn:
        """Remove a passkey, and end all other visits."""
        session, form = await self._own(request)
        _, person = self._member(session)
        stamp = self._club.store.random_bytes(16).hex()
        session.stamps.add(stamp)
        way, change = Way("passkey", form.get("passkey", "")), Renewal(stamp, session.mark)
        with _still_inside():
            outcome = await self._club.store.ways.remove(person, way, session.stamps, change)
        await self._club.presence.look_again([person])
        _back("removed" if outcome == "done" else outcome)


def _new_label(label: str, known: Collection[str]) -> str:
    """Return a label that no other passkey has, with a number if need be."""
    labels = (label, *(f"{label} {number}".strip() for number in range(2, len(known) + 2)))
    return next(each for each in labels if each not in known)


@contextmanager
def _still_inside() -> Iterator[None]:
    """Send a browser to the first page whose visit others have ended. Raises Failed and HTTPSeeOther."""
    try:
        yield
    except Failed:
        raise
    except Refused:
        raise web.HTTPSeeOther("/") from None


def _mark(session: BrowserSession) -> str:
    """Return the mark of the challenge for a new passkey of a session."""
    return mark_of(f"new passkey{session.mark}")


def _asked(options: str) -> web.Response:
    """Return a question for the script."""
    return web.Response(text=f'{{"publicKey": {options}}}', content_type="application/json")


def _back(outcome: str) -> NoReturn:
    raise web.HTTPSeeOther(f"/passkeys?told={outcome}#told")
