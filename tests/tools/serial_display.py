"""A braille display on a serial line, which can be pulled out: to a real brltty it is a Handy Tech Braille Wave.

brltty asks with one byte who is there, and sends a byte and the dots of 40 cells; each packet is acknowledged.
"""

import os
import pty
import select
import threading
import time
import tty

from feel import VirtualDisplay

RESET, READY, CELLS, ACKNOWLEDGED = 0xFF, 0xFE, 0x01, 0x7E
BRAILLE_WAVE = 0x05


class SerialDisplay(VirtualDisplay):
    """Has no keys here, and tells cells only; brltty looks for it every few seconds once it was pulled out."""

    def __init__(self, plugged=True, **options):
        super().__init__(cells=40, **options)
        self.plugged = plugged
        self.answering = None

    def connect(self):
        if self.plugged:
            self.plug()
        self.launch("ht", "serial:" + self.at("line"))

    def plug(self):
        master, line = pty.openpty()
        tty.setraw(line)
        os.symlink(os.ttyname(line), self.at("line"))
        self.pulled = threading.Event()
        self.answering = threading.Thread(target=self.answer, args=(master, line, self.pulled), daemon=True)
        self.answering.start()

    def pull(self):
        os.unlink(self.at("line"))
        self.pulled.set()
        self.answering.join()

    def answer(self, master, line, pulled):
        data = b""
        while not pulled.is_set():
            if select.select([master], [], [], 0.02)[0]:
                data = self.take(master, data + os.read(master, 4096))
        os.close(master)
        os.close(line)

    def take(self, master, data):
        """Answer each packet that is whole; returns the rest."""
        while data:
            if data[0] == RESET:
                os.write(master, bytes([READY, BRAILLE_WAVE]))
                data = data[1:]
            elif data[0] == CELLS and len(data) > self.columns:
                self._cells = "".join(chr(0x2800 + dots) for dots in data[1 : 1 + self.columns])
                self.record(time.monotonic() - self.began)
                os.write(master, bytes([ACKNOWLEDGED]))
                data = data[1 + self.columns :]
            else:
                return data
        return data

    def close(self):
        super().close()
        if self.answering is not None:
            self.pulled.set()
            self.answering.join()
