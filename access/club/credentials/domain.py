"""The domain to which passkeys belong: browsers use them at its pages only."""

from __future__ import annotations

import re
from ipaddress import ip_address

from games.data import frozen
from games.refusals import Refused

LOCAL = "localhost"
"""The domain of pages on the club's own computer: a numerical address cannot have passkeys."""
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"({_LABEL}(?:\.{_LABEL})*)(:[0-9]{{1,5}})?")


@frozen
class Domain:
    """A domain, and the origin of its page: scheme, domain, and the port if it is not the usual one."""

    name: str
    origin: str

    def is_of(self, host: str) -> bool:
        """Tell whether the `Host` of a request, which includes the port, is that of the page."""
        return host.casefold() == self.origin.partition("://")[2]


def domain_of(text: str) -> Domain:
    """Return the domain of a text, perhaps with a port. Raises Refused."""
    try:
        found = _DOMAIN.fullmatch(text.strip().encode("idna").decode().casefold())
    except UnicodeError:
        found = None
    if found is None or is_address(found[1]):
        raise Refused("club-web-domain", typed=text[:60])
    name, port = found[1], found[2] or ""
    return Domain(name, f"{'http' if name == LOCAL else 'https'}://{name}{port}")


def domain_here(host: str, port: int) -> Domain | None:
    """Return the domain of a page at an address: `localhost` for a loopback address, else None."""
    is_here = host == LOCAL or (is_address(host) and ip_address(host).is_loopback)
    return Domain(LOCAL, f"http://{LOCAL}:{port}") if is_here else None


def is_address(name: str) -> bool:
    """Tell whether this is a numerical address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
