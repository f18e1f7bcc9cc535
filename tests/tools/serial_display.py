"""Braille displays on a serial line, which can be pulled out: to a real brltty they are those that it has drivers for.

To a Braille Wave of Handy Tech brltty sends one byte that asks who is there, and a byte with the dots of 40 cells; each
packet is acknowledged. A Canute of Bristol Braille speaks in frames with a checksum, as brltty's driver for it says.
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

    driver = "ht"

    def __init__(self, plugged=True, **options):
        super().__init__(cells=40, **options)
        self.plugged = plugged
        self.answering = None

    def connect(self):
        if self.plugged:
            self.plug()
        self.launch(self.driver, "serial:" + self.at("line"))

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


FRAME, ESCAPE, BIT = 0x7E, 0x7D, 0x20
COLUMNS, ROWS, VERSION, ROW, RESET_ROWS, KEYS, FIRMWARE, STATUS = 0x00, 0x01, 0x03, 0x06, 0x07, 0x0A, 0x0B, 0x0D
CANUTE_KEYS = {"Help": 0, "Refresh": 10, "Back": 11, "Menu": 12, "Forward": 13}


def checksum(data):
    """CRC-16/ISO-HDLC, low byte first."""
    found = 0xFFFF
    for byte in data:
        found ^= byte
        for _ in range(8):
            found = found >> 1 ^ (0x8408 if found & 1 else 0)
    return (found ^ 0xFFFF).to_bytes(2, "little")


class Canute(SerialDisplay):
    """Nine rows of 40 cells of six dots, which rise row by row, and three keys in front of them."""

    driver = "cn"

    def __init__(self, **options):
        super().__init__(rows=9, **options)
        self.pressed = []

    def press(self, key, number=None):
        """Press a key: brltty asks ten times a second which ones are down."""
        self.pressed.append(1 << CANUTE_KEYS[key])

    def page(self):
        """The rows of cells."""
        return [self._cells[at : at + 40].rstrip("\u2800") for at in range(0, 360, 40)]

    def take(self, master, data):
        *packets, rest = data.split(bytes([FRAME]))
        for packet in filter(None, packets):
            whole = bytearray()
            for byte in packet:
                whole.append(byte ^ BIT if whole[-1:] == b"\x7d" and whole.pop() else byte)
            if checksum(whole[:-2]) == bytes(whole[-2:]):
                self._reply(master, self._answered(bytes(whole[:-2])))
        return rest

    def _answered(self, packet):
        command = packet[0]
        if command == ROW:
            first = packet[1] * 40
            row = "".join(chr(0x2800 + dots) for dots in packet[2:])
            self._cells = self._cells[:first] + row + self._cells[first + 40 :]
            self.record(time.monotonic() - self.began)
        down = self.pressed.pop(0) if command == KEYS and self.pressed else 0
        if down:
            self.pressed.insert(0, 0)
        result = {COLUMNS: 40, ROWS: 9, VERSION: 1, KEYS: down}.get(command, 0)
        return bytes([command]) + (b"1.0" if command == FIRMWARE else result.to_bytes(2, "little"))

    def _reply(self, master, packet):
        sent = bytearray()
        for byte in packet + checksum(packet):
            sent += bytes([ESCAPE, byte ^ BIT]) if byte in (FRAME, ESCAPE) else bytes([byte])
        os.write(master, bytes([FRAME, *sent, FRAME]))
