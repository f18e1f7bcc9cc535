"""The program, with each write to its terminal noted: a line of JSON in the file that the variable WRITES names."""

import io
import json
import os
import sys

from access.__main__ import run


class Noted(io.FileIO):
    """Standard output that notes what it is given at once."""

    def write(self, data):
        with open(os.environ["WRITES"], "a", encoding="utf-8") as notes:
            notes.write(json.dumps(bytes(data).decode("utf-8", "replace")) + "\n")
        return super().write(data)


if __name__ == "__main__":
    sys.stdout = io.TextIOWrapper(
        io.BufferedWriter(Noted(1, "w", closefd=False)), encoding="utf-8", line_buffering=True
    )
    run()
