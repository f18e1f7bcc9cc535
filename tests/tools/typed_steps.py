"""The steps of the chapter several-hosts, typed: commands, files, and waiting for programs."""

import os
import re
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from chapter import blocks

TOPIC = "several-hosts"
VERSION = max(path.name for path in Path("/usr/lib/postgresql").iterdir())
"""That of PostgreSQL: the chapter names those of Debian 13, and of Debian 12."""
PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def run(commands, typed="", **env):
    """Run a block as root types it; returns what it printed."""
    words, known = ["sh", "-ec", commands], {"PATH": PATH, **env}
    found = subprocess.run(words, input=typed, capture_output=True, text=True, check=False, env=known)
    assert found.returncode == 0, (commands, found.stdout, found.stderr)
    return found.stdout


def command(begin):
    """The block of commands that has a line which begins so, with the version of PostgreSQL that is here."""
    (found,) = [each for each in blocks(TOPIC) if re.search(f"^{re.escape(begin)}", each, re.MULTILINE)]
    return found.replace("/postgresql/17/", f"/postgresql/{VERSION}/")


def write(path, text, mode=0o644):
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a", encoding="utf-8") as file:
        file.write(text)
    Path(path).chmod(mode)


def anew(path, text):
    """Write a file in the place of one that a package has left there."""
    write(f"{path}.new", text)
    os.replace(f"{path}.new", path)


def until(found):
    """Wait until a program has answered so."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(OSError):
            if found():
                return
        time.sleep(0.1)
    raise AssertionError("the answer does not come")
