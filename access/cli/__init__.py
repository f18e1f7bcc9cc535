"""The command line: the group of commands, their options, texts and menu."""
