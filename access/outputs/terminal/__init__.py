"""The terminal: lines out, one line in."""
