"""HAProxy before the hosts of a club, by the configuration of the manual."""

import re
import socket
import subprocess
import time

from chapter import block
from helpers import PATIENCE


def configured(port, hosts):
    """The file of the manual for these hosts, each a port and the port of its health."""
    known = re.sub(r"^ +server .*\n", "", block("several-hosts", "global\n"), flags=re.MULTILINE)
    servers = [f"    server h{at} 127.0.0.1:{door} port {health}\n" for at, (door, health) in enumerate(hosts)]
    return known.replace("bind :2222", f"bind 127.0.0.1:{port}") + "".join(servers)


class Balancer:
    """A HAProxy that serves until it is closed; it writes which hosts it leaves out into its `log`."""

    def __init__(self, folder, port, hosts):
        self.port = port
        (folder / "haproxy.cfg").write_text(configured(port, hosts))
        command = ["/usr/sbin/haproxy", "-db", "-f", str(folder / "haproxy.cfg")]
        self.log = folder / "haproxy.log"
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not _listens(port):
            assert self.process.poll() is None, "HAProxy does not start"
            assert time.monotonic() < end, "HAProxy does not listen"
            time.sleep(0.05)

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def _listens(port):
    with socket.socket() as knocking:
        return not knocking.connect_ex(("127.0.0.1", port))
