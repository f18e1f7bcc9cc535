"""Any program for ears and fingertips: `python -m access.run PROGRAM`, and the command `access`."""

from __future__ import annotations

import sys

from access.system.signals import quiet


def main() -> None:
    """Run a program as `taverne run` does: a Python file or a script of this environment by this interpreter first."""
    _start(["run", *sys.argv[1:]], "access.run")


def access() -> None:
    """Run the command access: taverne by the name of its toolkit. Alone it tells how a program is run."""
    _start(sys.argv[1:] or ["run", "--help"], "access")


def _start(arguments: list[str], name: str) -> None:
    quiet()
    from access.cli.group import main as taverne

    taverne(arguments, prog_name=name)


if __name__ == "__main__":
    main()
