"""Runs ssh under a terminal of its own inside this one, and writes what it prints into a file: LOG, then the command."""

import os
import pty
import sys

with open(sys.argv[1], "wb", buffering=0) as log:

    def read(descriptor):
        data = os.read(descriptor, 1024)
        log.write(data)
        return data

    status = pty.spawn(sys.argv[2:], read)
sys.exit(os.waitstatus_to_exitcode(status))
