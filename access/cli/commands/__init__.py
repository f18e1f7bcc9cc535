"""The shell commands, each in its own file."""
