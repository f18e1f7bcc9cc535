"""The program: `taverne` and `python -m access`."""

from __future__ import annotations

from access.system.signals import quiet


def run() -> None:
    """Run the command taverne. It is imported late, since Ctrl-C must be quiet before."""
    quiet()
    from access.cli.group import main

    main(prog_name="taverne")


if __name__ == "__main__":
    run()
