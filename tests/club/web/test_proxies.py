"""The examples of the manual for nginx and Caddy, tried as they stand: TLS, forms and streams through each."""

import http.client
import re
import shutil
import ssl
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest
from balancer import Balancer, configured_for_pages, dies, echoes, greeting
from club_here import Here
from pages import LOBBY, Browser
from ports import free_port
from ssh_club import PATIENCE, Served
from streams import Kept, Scripted

pytestmark = [pytest.mark.connected, pytest.mark.behind_proxies]
MANUAL = Path(__file__).parents[3] / "access/manual"
NAME = "play.example.org"
BEGINS = {"nginx": "    server {", "caddy": f"    {NAME} {{"}


def example(proxy, language="en"):
    """The example of a manual page, without its indentation."""
    page = (MANUAL / language / "keeping-a-club.md").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(BEGINS[proxy])}\n(?:    .*\n)*", page, re.MULTILINE)
    return "".join(f"{line[4:]}\n" for line in found[0].splitlines())


@pytest.mark.parametrize("proxy", BEGINS)
def test_the_manuals_of_all_languages_have_the_same_example(proxy):
    texts = {example(proxy, folder.name) for folder in MANUAL.iterdir() if (folder / "keeping-a-club.md").exists()}
    assert len(texts) == 1


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """A certificate that we signed ourselves, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    more = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", folder / "key", "-out", folder / "pem"]
    subprocess.run([*new, *more], check=True, capture_output=True)
    return folder


def nginx(folder, page, port, certificate):
    """Start nginx with the example, on another port and with our certificate."""
    text = example("nginx").replace("443", f"127.0.0.1:{port}").replace("127.0.0.1:8080", f"127.0.0.1:{page}")
    for name in ("pem", "key"):
        text = text.replace(f"/etc/ssl/play.{name}", str(certificate / name))
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http_ = f"access_log off;\n{paths}{text}"
    whole = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\n{http_}}}\n"
    (folder / "conf").write_text(whole)
    path = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    return [path, "-p", folder, "-e", folder / "log", "-c", folder / "conf"]


def caddy(folder, page, port, certificate):
    """Start Caddy with the example, on another port, with our certificate instead of one from the internet."""
    tls = f"    tls {certificate / 'pem'} {certificate / 'key'}\n"
    text = (
        example("caddy")
        .replace("127.0.0.1:8080", f"127.0.0.1:{page}")
        .replace(f"{NAME} {{\n", f"{NAME}:{port} {{\n{tls}")
    )
    (folder / "conf").write_text(f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", folder / "conf"]


class OverTls(http.client.HTTPConnection):
    """A connection to a port of this computer that the certificate of the name is asked for."""

    trusted = None

    def connect(self):
        super().connect()
        self.sock = self.trusted.wrap_socket(self.sock, server_hostname=NAME)


@pytest.mark.parametrize("start", [nginx, caddy])
def test_a_page_behind_a_proxy_of_the_manual_has_forms_and_streams(start, tmp_path, certificate, monkeypatch):
    monkeypatch.setattr(OverTls, "trusted", ssl.create_default_context(cafile=certificate / "pem"))
    monkeypatch.setattr(http.client, "HTTPConnection", OverTls)
    port = free_port()
    host = f"{NAME}:{port}"
    monkeypatch.setattr(Browser, "always", {"Host": host, "Origin": f"https://{host}"})
    with Proxied() as club, open(tmp_path / "out", "w") as out:
        running = subprocess.Popen(start(tmp_path, club.page, port, certificate), stdout=out, stderr=out)
        try:
            until_open(running, port, tmp_path)
            anna = Scripted(port)
            assert "Secure" in anna.headers["Set-Cookie"]
            anna.join("Anna")
            ben = club.member("Ben", "-T")
            anna.says("set talk now", r"Lobby.*\? $")
            for line in ("hello through the proxy", "and once more"):
                ben.says(f"say {line}", r"\? $")
                anna.until(line)
            anna.says("people", "Ben")
            assert anna.numbers == list(range(anna.numbers[0], anna.numbers[0] + len(anna.numbers)))
            anna.stream.cut()
        finally:
            running.kill()  # Caddy waits for streams
            running.wait(PATIENCE)


class Proxied(Here):
    """A club that stands behind a proxy for pages, as with `--web-proxied`."""

    page_options = {"proxied": True}  # noqa: RUF012


def until_open(running, port, folder):
    """Wait until the proxy takes connections."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection = OverTls("127.0.0.1", port, timeout=5)
            connection.connect()
            connection.close()
            return
        except OSError:
            assert running.poll() is None, (folder / "out").read_text()
            assert time.monotonic() < end, (folder / "out").read_text()
            time.sleep(0.05)


@pytest.mark.in_database
@pytest.mark.proxied
@pytest.mark.parametrize("ends", ["close", "kill"])
def test_a_page_behind_haproxy_stays_at_its_host_and_goes_on_at_another_when_that_ends(
    ends, database, tmp_path, certificate, monkeypatch
):
    monkeypatch.setattr(OverTls, "trusted", ssl.create_default_context(cafile=certificate / "pem"))
    monkeypatch.setattr(http.client, "HTTPConnection", OverTls)
    port, ports = free_port(), [(free_port(), free_port()) for _ in range(2)]
    monkeypatch.setattr(Browser, "always", {"Host": NAME, "Origin": f"https://{NAME}"})
    (tmp_path / "pem").write_text((certificate / "pem").read_text() + (certificate / "key").read_text())
    served = [host(tmp_path / f"h{at}", database.of(tmp_path / "club"), *each) for at, each in enumerate(ports)]
    balancer = Balancer(tmp_path, port, configured_for_pages(port, ports, tmp_path / "pem"))
    try:
        anna = Kept(port).join("Anna")
        at = anna.cookies["host"]
        own, other = served if at == "h0" else served[::-1]
        ben = other.member("Ben", "-T")
        anna.says("set talk now", LOBBY)
        ben.says("say hello from over there", r"\? $")
        anna.until("hello from over there")
        assert anna.cookies["host"] == at
        getattr(own, ends)()
        anna.comes_back()
        anna.says("people", "Ben")
        anna.get("/")
        assert anna.cookies["host"] not in ("", at)
        ben.says("say here again", r"\? $")
        anna.until("here again")
    finally:
        balancer.close()
        for each in served:
            each.kill()


@pytest.mark.proxied
@pytest.mark.parametrize("body", [None, b"text=hello"], ids=["GET", "POST"])
def test_a_request_whose_host_is_killed_is_answered_by_another_one(body, tmp_path, certificate, monkeypatch):
    monkeypatch.setattr(OverTls, "trusted", ssl.create_default_context(cafile=certificate / "pem"))
    port = free_port()
    (tmp_path / "pem").write_text((certificate / "pem").read_text() + (certificate / "key").read_text())
    with greeting(dies) as killed, greeting(echoes) as other:
        balancer = Balancer(tmp_path, port, configured_for_pages(port, [killed, other], tmp_path / "pem"))
        try:
            with closing(OverTls("127.0.0.1", port, timeout=PATIENCE)) as browser:
                headers = {"Host": NAME, "Cookie": "host=h0"}
                browser.request("GET" if body is None else "POST", "/answer", body, headers)
                answer = browser.getresponse()
                assert (answer.status, answer.read()) == (200, body or b"")
                assert "host=h1" in answer.headers["Set-Cookie"], "its browser stays there"
        finally:
            balancer.close()


def host(home, store, page, health):
    """A host whose page and health are at these ports."""
    home.mkdir()
    ports = ("--web", f"127.0.0.1:{page}", "--web-proxied", "--health", f"127.0.0.1:{health}")
    return Served("--store", store, "--drain", *ports, home=home)
