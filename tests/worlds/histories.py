"""Histories of simulations from processes of their own, with other orders of sets."""

import os
import subprocess
import sys
from pathlib import Path


def history(simulation, seed, order):
    """Return the lines of a history; `order` is that of words in sets."""
    told = f"from {simulation} import history\nprint(*history({seed}), sep='\\n')"
    surroundings = {**os.environ, "PYTHONHASHSEED": f"{order}", "PYTHONPATH": str(Path(__file__).parent)}
    return subprocess.run(
        [sys.executable, "-c", told], env=surroundings, capture_output=True, encoding="utf-8", check=True
    ).stdout.splitlines()
