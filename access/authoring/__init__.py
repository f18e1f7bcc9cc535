"""Finds what is wrong with a game: its declarations, its source, its phrases, and its play."""
