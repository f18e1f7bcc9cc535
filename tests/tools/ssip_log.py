"""A speech-dispatcher that speaks to a log: enough of SSIP for Orca and fenrir, standard library only.

    log = Ssip(path)          listens on a Unix socket; SPEECHD_ADDRESS=unix_socket:PATH makes clients use it
    log.events                list of (monotonic time, kind, text), kinds: say, char, key, stop

Run alone it prints what it hears:  python3 ssip_log.py PATH
"""

import re
import socket
import sys
import threading
import time


class Ssip:
    def __init__(self, path):
        self.events, self.lock, self.ids = [], threading.Lock(), iter(range(1, 1 << 30))
        self.server = socket.socket(socket.AF_UNIX)
        self.server.bind(path)
        self.server.listen(8)
        self.accepting = threading.Thread(target=self._accept, daemon=True)
        self.accepting.start()

    def _accept(self):
        while True:
            try:
                client, _ = self.server.accept()
            except OSError:  # closed
                return
            threading.Thread(target=self._talk, args=(client,), daemon=True).start()

    def close(self):
        """Take no clients any more; those that there are stay until they end."""
        self.server.shutdown(socket.SHUT_RDWR)
        self.accepting.join()
        self.server.close()

    def _talk(self, client):
        with client, client.makefile("rb") as lines:
            self._serve(client, lines)

    def _heard(self, kind, text=""):
        with self.lock:
            self.events.append((time.monotonic(), kind, text))

    def _serve(self, client, lines):
        def send(*answer):
            client.sendall("".join(line + "\r\n" for line in answer).encode())

        get = {
            "RATE": "0",
            "PITCH": "0",
            "VOLUME": "100",
            "LANGUAGE": "en",
            "OUTPUT_MODULE": "log",
            "VOICE_TYPE": "MALE1",
        }
        listing = {"OUTPUT_MODULES": ("250-log",), "SYNTHESIS_VOICES": ("249-log\ten\tnone",), "VOICES": ("249-MALE1",)}
        for raw in lines:
            line = raw.decode("utf-8", "replace").rstrip("\r\n")
            word, _, rest = line.partition(" ")
            word = word.upper()
            if word == "SPEAK":
                send("230 OK RECEIVING DATA")
                data = []
                for raw in lines:
                    part = raw.decode("utf-8", "replace").rstrip("\r\n")
                    if part == ".":
                        break
                    data.append(part[1:] if part.startswith("..") else part)
                text = re.sub(r"<[^>]*>", "", "\n".join(data))
                for a, b in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
                    text = text.replace(a, b)
                self._heard("say", text)
                send("225-%d" % next(self.ids), "225 OK MESSAGE QUEUED")
            elif word in ("CHAR", "KEY", "SOUND_ICON"):
                self._heard(word.lower(), rest)
                send("225-%d" % next(self.ids), "225 OK MESSAGE QUEUED")
            elif word in ("CANCEL", "STOP"):
                self._heard("stop")
                send("210 OK STOPPED")
            elif word == "LIST":
                send(
                    *listing.get(rest.upper(), ("250-log",)),
                    "250 OK LIST SENT" if rest.upper() == "OUTPUT_MODULES" else "249 OK LIST SENT",
                )
            elif word == "GET":
                send("251-" + get.get(rest.upper(), "0"), "251 OK GET RETURNED")
            elif word == "HISTORY":
                send("245-1", "245 OK CLIENT ID SENT")
            elif word == "QUIT":
                send("231 HAPPY HACKING")
                return
            else:
                send("208 OK DONE")


if __name__ == "__main__":
    log = Ssip(sys.argv[1])
    seen, start = 0, time.monotonic()
    while True:
        time.sleep(0.05)
        for t, kind, text in log.events[seen:]:
            print("%8.3f %-5s %s" % (t - start, kind, text), flush=True)
            seen += 1
