"""What the command serve says when it cannot open a club as it was asked to."""

import os
import re
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from helpers import taverne

TOP = Path(__file__).parents[3]


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


@pytest.mark.parametrize("option", ["--listen", "--web", "--health"])
def test_a_club_that_cannot_listen_is_no_host_that_serves(tmp_path, option):
    with socket.create_server(("127.0.0.1", 0)) as other:
        code, _ = served(tmp_path / "club", option, f"127.0.0.1:{other.getsockname()[1]}")
    assert code == 1
    assert taverne("club", "hosts", "--store", tmp_path / "club").stdout == "No host serves.\n"


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


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ((), ["Come in with: ssh -p PORT new@127.0.0.1", "By a browser: http://127.0.0.1:PORT/"]),
        (
            ("--proxied", "--web-domain", "play.example.org"),
            [
                "People come in by ssh through your proxy, at its address. Past it, nobody gets in at this port.",
                "By a browser: https://play.example.org/",
            ],
        ),
        (
            ("--web-proxied",),
            [
                "Come in with: ssh -p PORT new@127.0.0.1",
                "By a browser through your proxy, which finds the page at: http://127.0.0.1:PORT/",
            ],
        ),
    ],
    ids=["alone", "behind a proxy", "page behind a proxy"],
)
def test_a_club_says_how_people_come_in_as_it_was_asked_to_listen(tmp_path, options, told):
    with opened(tmp_path, "--web", "127.0.0.1:0", *options) as (_, said):
        assert [re.sub(r"(?<=[ :])\d+(?=[ /])", "PORT", said[at]) for at in (1, 3)] == told


def test_a_connection_past_the_proxy_is_logged_once_in_a_while(tmp_path):
    with opened(tmp_path, "--proxied", "--web", "127.0.0.1:0") as (process, said):
        port = int(re.search(r"port (\d+)\.", said[0])[1])
        for sent in (b"", b"SSH-2.0-OpenSSH_9.2\r\n", b"SSH-2.0-OpenSSH_9.2\r\n"):
            with socket.create_connection(("127.0.0.1", port)) as past:
                past.sendall(sent)
                with suppress(OSError):  # it may be reset at any moment
                    past.shutdown(socket.SHUT_WR)
                    assert past.recv(100) == b""
        process.terminate()
        log = process.stderr.read()
    assert log.count("refused: no PROXY header") == 1, log


@contextmanager
def opened(folder, *options):
    """A club that is open; yields its process, and the lines that it has said."""
    command = [sys.executable, "-m", "access", "serve", "--listen", "127.0.0.1:0", "--store", folder / "club", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process, [process.stdout.readline().rstrip() for _ in range(4)]
    finally:
        process.terminate()
        process.communicate(timeout=60)


CLOSED = {
    "en": "The club is closed. Everything is saved.",
    "de": "Der Club ist geschlossen. Alles ist gespeichert.",
    "fr": "Le club est fermé. Tout est sauvegardé.",
}


def interrupted_in_a_terminal(command, env):
    """Run a command in a terminal of its own, type Ctrl-C once the club is open; return what was shown and the exit code."""
    child, terminal = os.forkpty()
    if child == 0:
        os.execvpe(command[0], command, {**os.environ, **env})
    shown = b""
    try:
        while not re.search(rb"http://127.0.0.1:[0-9]+/", shown):
            shown += os.read(terminal, 1024)
        os.write(terminal, b"\x03")
        while more := os.read(terminal, 1024):
            shown += more
    except OSError:  # the terminal is closed
        pass
    finally:
        os.close(terminal)
    return shown.decode(), os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.long
@pytest.mark.parametrize("language", CLOSED)
def test_ctrl_c_closes_a_club_of_make_and_says_that_everything_is_saved(tmp_path, language):
    """The recipe of the Makefile, but for what it installs before."""
    makefile = (TOP / "Makefile").read_text(encoding="utf-8")
    (recipe,) = re.findall(r"^serve:\n\t\.setup/run club\n(\t.*\n)", makefile, re.MULTILINE)
    program = f"{sys.executable} -m access --lang {language}"
    store = f"--store {tmp_path / 'club'}"
    recipe = recipe.replace(".venv/bin/taverne serve", f"{program} serve {store}")
    (tmp_path / "Makefile").write_text(f".SILENT:\nserve:\n{recipe}", encoding="utf-8")
    make = ("make", "-f", str(tmp_path / "Makefile"), "serve", "PORT=0", "WEB_PORT=0")
    shown, code = interrupted_in_a_terminal(make, {"PYTHONPATH": str(TOP)})
    assert code == 0, shown
    assert CLOSED[language] in shown
    assert "Interrupt" not in shown


@pytest.mark.parametrize("language", CLOSED)
def test_help_says_what_a_club_needs_before_it_is_missing(language):
    assert "make serve" in " ".join(taverne("serve", "--help", "--lang", language).stdout.split())
    assert "make serve" in taverne("help", "club", "--lang", language).stdout
