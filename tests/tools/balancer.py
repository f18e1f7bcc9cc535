"""HAProxy before the hosts of a club, by the configuration of the manual."""

import re
import socket
import subprocess
import threading
import time
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from chapter import block
from helpers import PATIENCE


def _known(begin):
    """A block of the manual without its servers and its socket."""
    return re.sub(r"^ +(server|stats socket) .*\n", "", block("several-hosts", begin), flags=re.MULTILINE)


def configured(port, hosts):
    """The file of the manual for these hosts, each a port and the port of its health."""
    servers = [f"    server h{at} 127.0.0.1:{door} port {health}\n" for at, (door, health) in enumerate(hosts)]
    return _known("global\n").replace("bind :2222", f"bind 127.0.0.1:{port}") + "".join(servers)


def configured_for_pages(port, hosts, certificate):
    """The file of the manual for the pages of these hosts, each a port and the port of its health."""
    general = _known("global\n").partition("listen club\n")[0]
    known = _known("listen page\n").replace("bind :443", f"bind 127.0.0.1:{port}")
    known = known.replace("/etc/haproxy/play.pem", str(certificate))
    servers = [
        f"    server h{at} 127.0.0.1:{page} port {health} cookie h{at}\n" for at, (page, health) in enumerate(hosts)
    ]
    return general + known + "".join(servers)


class Balancer:
    """A HAProxy that serves until it is closed; it writes which hosts it leaves out into its `log`."""

    def __init__(self, folder, port, configuration):
        self.port = port
        (folder / "haproxy.cfg").write_text(configuration)
        command = ["/usr/sbin/haproxy", "-db", "-f", str(folder / "haproxy.cfg")]
        self.log = folder / "haproxy.log"
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not _listens(port):
            assert self.process.poll() is None, "HAProxy does not start"
            assert time.monotonic() < end, "HAProxy does not listen"
            time.sleep(0.05)

    def until(self, pattern):
        """Wait until it has written this, and return what was found."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.log.read_text())):
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.02)
        return found

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def _listens(port):
    with socket.socket() as knocking:
        return not knocking.connect_ex(("127.0.0.1", port))


class _Healthy(BaseHTTPRequestHandler):
    """Says that its host can record."""

    def do_GET(self):
        self.send_response(200)
        self.end_headers()

    def log_message(self, *given):
        pass


def _taken(door):
    """Yield the connections that come, each until the next one is asked for."""
    while True:
        try:
            connection, _ = door.accept()
        except OSError:
            return
        with connection:
            yield connection


def _greet(door):
    for connection in _taken(door):
        connection.sendall(b"hello")


def dies(door):
    """Take requests, and close the connection instead of answering, as a host does that is killed."""
    for connection in _taken(door):
        _request(connection)


def echoes(door):
    """Answer each request by its body."""
    for connection in _taken(door):
        body = _request(connection)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s" % (len(body), body))


def _request(connection):
    """Read a request, and return its body."""
    found = b""
    while b"\r\n\r\n" not in found and (more := connection.recv(4096)):
        found += more
    head, _, body = found.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    while length and len(body) < int(length[1]) and (more := connection.recv(4096)):
        body += more
    return body


@contextmanager
def greeting(serve=_greet):
    """A host that greets whoever connects, or does what is to `serve`; yields its port, and that of its health."""
    health = HTTPServer(("127.0.0.1", 0), _Healthy)
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        works = [threading.Thread(target=health.serve_forever), threading.Thread(target=serve, args=[door])]
        for work in works:
            work.start()
        try:
            yield door.getsockname()[1], health.server_port
        finally:
            health.shutdown()
            health.server_close()
            door.shutdown(socket.SHUT_RDWR)
            for work in works:
                work.join()
