"""The rules of the games, and nothing else: no input or output, no clock, no chance, no language."""
