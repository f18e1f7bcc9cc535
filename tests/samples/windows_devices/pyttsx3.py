"""A synthesizer of Windows for tests: as sapi5, its loop is turned by hand. It writes down what it says, and when."""

import os
import time
from types import SimpleNamespace

SAID = os.environ["TAVERNE_SAID"]


class Engine:
    def __init__(self):
        self.values, self.ended = (
            {
                "voices": [
                    SimpleNamespace(id="hedda", name="Hedda", languages=["de-DE"]),
                    SimpleNamespace(id="zira", name="Zira", languages=["en-US"]),
                ],
                "voice": "zira",
                "rate": 200,
                "volume": 1.0,
            },
            None,
        )

    def __str__(self):
        return "sapi5"

    def getProperty(self, name):
        return self.values[name]

    def setProperty(self, name, value):
        self.values[name] = value

    def connect(self, event, call):
        self.call = call

    def disconnect(self, token):
        pass

    def write(self, *parts):
        with open(SAID, "a", encoding="utf-8") as file:
            print(*parts, sep="\t", file=file)

    def say(self, text):
        self.text, self.turns = text, 0
        self.write(os.getpid(), "begins", self.values["voice"], text)
        self.ends = time.monotonic() + (60 if "oblong" in text else 0.2)

    def startLoop(self, use_driver_loop):
        assert not use_driver_loop

    def iterate(self):
        self.turns += 1
        if time.monotonic() > self.ends:
            self.write(os.getpid(), "ends", self.turns, self.text)
            self.call()

    def endLoop(self):
        pass


def init():
    return Engine()
