"""What the command serve says when it cannot open a club as it was asked to."""

import socket
import subprocess
import sys

import pytest


def served(store, *options):
    """Serve with these options; returns the exit code, and what was told."""
    command = [sys.executable, "-m", "access", "serve", "--listen", "127.0.0.1:0", "--store", store, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


def test_an_address_for_those_who_watch_that_is_taken_is_told(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        code, told = served(tmp_path / "club", "--health", f"127.0.0.1:{taken}")
    assert (code, f"127.0.0.1:{taken}" in told, "went wrong" in told) == (1, True, False), told


@pytest.mark.parametrize(
    ("language", "why", "way"),
    [
        (
            "en",
            "another program uses that port",
            "Or take another port, for instance: taverne serve --listen 127.0.0.1:",
        ),
        ("de", "ein anderes Programm benutzt diesen Port", "Oder nimm einen anderen Port, zum Beispiel: taverne serve"),
    ],
)
def test_a_port_that_is_taken_is_said_with_what_to_do(tmp_path, language, why, way):
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        options = ("--listen", f"127.0.0.1:{taken}", "--lang", language)
        code, told = served(tmp_path / "club", *options)
    assert code == 1
    assert why in told
    assert way in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Type the name in the address of the page, as club.example.org."),
        ("de", "Tippe den Namen aus der Adresse der Seite, zum Beispiel club.example.org."),
        ("fr", "Tape le nom qui est dans l'adresse de la page, comme club.example.org."),
    ],
)
def test_a_domain_that_can_have_no_passkeys_is_refused_with_what_to_type(tmp_path, language, told):
    for domain in ("https://club.example.org", "127.0.0.1"):
        code, said = served(tmp_path / "club", "--web-domain", domain, "--lang", language)
        assert code == 2
        assert domain in said
        assert told in said
