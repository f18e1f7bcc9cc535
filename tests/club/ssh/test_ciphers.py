"""The ciphers that a real OpenSSH client agrees on with a club: those that processors have in hardware."""

import re
import subprocess

import pytest
from helpers import PATIENCE
from ssh_club import Served

from access.club.ssh.login import CIPHERS

pytestmark = pytest.mark.connected
GCM, CTR = "aes(128|256)-gcm@openssh.com", "aes(128|192|256)-ctr"
NEWEST = "chacha20-poly1305@openssh.com,aes128-gcm@openssh.com,aes256-gcm@openssh.com,aes128-ctr"
"""The order of OpenSSH since 10.0."""
OLD_PUTTY = "aes256-ctr,aes256-cbc,aes192-ctr,aes128-ctr,chacha20-poly1305@openssh.com"


def preferred():
    """The cipher that the OpenSSH of this machine prefers of those of a club: since 10.0 another one."""
    told = subprocess.run(["ssh", "-G", "club"], capture_output=True, text=True, check=True).stdout
    order = re.search("^ciphers (.*)$", told, re.MULTILINE)[1].split(",")
    return next(cipher for cipher in order if cipher in CIPHERS)


@pytest.mark.parametrize(
    ("asked", "cipher", "mac"),
    [
        ((), None, None),
        (("-c", NEWEST), GCM, "<implicit>"),
        (("-c", OLD_PUTTY), CTR, "hmac-sha2-256-etm@openssh.com"),
        (("-c", "aes128-ctr", "-m", "hmac-sha1"), CTR, "hmac-sha1"),
    ],
    ids=["openssh", "newest openssh", "old putty", "old phone"],
)
def test_a_client_and_the_club_agree_on_a_cipher_in_hardware(club, asked, cipher, mac):
    if not asked:
        cipher = preferred()
        mac = "<implicit>" if re.fullmatch(GCM, cipher) else "hmac-sha2-256-etm@openssh.com"
    command = club.ssh("nobody", "-v", "-o", "BatchMode=yes", *asked)
    said = subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=PATIENCE).stderr
    agreed = re.findall(r"kex: (server->client|client->server) cipher: (\S+) MAC: (\S+)", said)
    assert [way for way, *_ in agreed] == ["server->client", "client->server"], said
    assert all(re.fullmatch(cipher, found) and found_mac == mac for _, found, found_mac in agreed), agreed
    assert "Permission denied" in said  # the connection carries on beyond the agreement


@pytest.fixture(scope="module")
def club():
    with Served() as served:
        yield served
