"""`python -m access` is the command `taverne`."""

from access.cli import main

main(prog_name="taverne")
