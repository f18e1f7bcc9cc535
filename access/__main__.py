"""The program: `taverne` and `python -m access`."""

from __future__ import annotations

import sys

from access.system.signals import quiet

DEPTH = 3000
"""Calls within each other: bots that look far ahead need almost the usual thousand."""


def run() -> None:
    """Run the command taverne. It is imported late, since Ctrl-C must be quiet before."""
    quiet()
    sys.setrecursionlimit(DEPTH)
    from access.cli import main

    main(prog_name="taverne")


if __name__ == "__main__":
    run()
