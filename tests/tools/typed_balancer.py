"""The part of the chapter about HAProxy, as it is typed: ssh, the page, and a certificate by a real certbot.

Pebble stands in for Let's Encrypt; its challenge comes to port 80, by the name of the page.
"""

import http.client
import json
import shlex
import socket
import ssl
import subprocess
from contextlib import contextmanager
from pathlib import Path

from chapter import block
from typed_steps import PATH, TOPIC, anew, command, run, until, write

PEBBLE = {
    "listenAddress": "127.0.0.1:14000",
    "managementListenAddress": "127.0.0.1:15000",
    "certificate": "/run/pebble.crt",
    "privateKey": "/run/pebble.key",
    "httpPort": 80,
    "tlsPort": 443,
}


def balance():
    """HAProxy before ssh and before the page; it takes a renewed certificate at once."""
    write("/etc/hosts", "127.0.0.1 play.example.org\n")
    anew("/etc/haproxy/haproxy.cfg", block(TOPIC, "global\n"))
    write("/etc/haproxy/haproxy.cfg", block(TOPIC, "frontend plain"))
    write("/usr/local/sbin/taverne-certificate", block(TOPIC, "set -e\n"))
    *installs, certifies = command("certbot").splitlines()
    run("\n".join(installs))
    Path("/run/haproxy").mkdir(exist_ok=True)
    with pebble():
        with balanced():
            told = certified(certifies)
            assert "not referenced" in told, told
            assert leads_to("/account") == "https://play.example.org/account"
        write("/etc/haproxy/haproxy.cfg", block(TOPIC, "listen page"))
        write("/etc/haproxy/haproxy.cfg", block(TOPIC, "listen only-one"))
        run(command("haproxy -c"))
        with balanced():
            until(lambda: not socket.create_connection(("127.0.0.1", 443)).close())
            before = ssl.get_server_certificate(("127.0.0.1", 443))
            told = certified("certbot renew --force-renewal --no-random-sleep-on-renew")
            assert "Success!" in told, told
            assert ssl.get_server_certificate(("127.0.0.1", 443)) != before


@contextmanager
def pebble():
    """A server that certifies, with a key of its own."""
    run(
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
        " -keyout /run/pebble.key -out /run/pebble.crt"
    )
    Path("/run/pebble.json").write_text(json.dumps({"pebble": PEBBLE}))
    env = {"PATH": PATH, "PEBBLE_VA_NOSLEEP": "1", "PEBBLE_WFE_NONCEREJECT": "0"}
    with running(["pebble", "-config", "/run/pebble.json"], 14000, env):
        yield


@contextmanager
def balanced():
    """HAProxy as its service starts it, by the file as it is."""
    with running(["haproxy", "-db", "-f", "/etc/haproxy/haproxy.cfg"], 80, {"PATH": PATH}):
        yield


@contextmanager
def running(words, port, env):
    process = subprocess.Popen(words, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until(lambda: not socket.create_connection(("127.0.0.1", port)).close())
        yield
    finally:
        process.terminate()
        process.wait(60)


def certified(line):
    """The output of a command of certbot; the answers to its questions are options here."""
    answers = " --server https://localhost:14000/dir --agree-tos --non-interactive --register-unsafely-without-email"
    ran = subprocess.run(
        shlex.split(line + answers),
        env={"PATH": PATH, "REQUESTS_CA_BUNDLE": "/run/pebble.crt", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, (line, ran.stdout, ran.stderr)
    return ran.stdout + ran.stderr


def leads_to(path):
    """The target of the redirect of the unencrypted page."""
    led = http.client.HTTPConnection("127.0.0.1", 80)
    led.request("GET", path, headers={"Host": "play.example.org"})
    try:
        return led.getresponse().headers["Location"]
    finally:
        led.close()
