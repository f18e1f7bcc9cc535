"""A program, with each write to its terminal noted: a line of JSON in the file that the variable WRITES names.

writes.py [PROGRAM.py] ARGUMENTS...      without a program, Taverne
"""

import io
import json
import os
import runpy
import sys

from access.__main__ import run
from access.system import environment


class Noted(io.FileIO):
    """Standard output that notes what it is given at once."""

    def write(self, data):
        with open(os.environ["WRITES"], "a", encoding="utf-8") as notes:
            notes.write(json.dumps(bytes(data).decode("utf-8", "replace")) + "\n")
        return super().write(data)


if __name__ == "__main__":
    environment.screen_reader = lambda *_: None  # Orca of another test may run beside it
    sys.stdout = io.TextIOWrapper(
        io.BufferedWriter(Noted(1, "w", closefd=False)), encoding="utf-8", line_buffering=True
    )
    if sys.argv[1:2] and sys.argv[1].endswith(".py"):
        del sys.argv[0]
        runpy.run_path(sys.argv[0], run_name="__main__")
    else:
        run()
