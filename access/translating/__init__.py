"""Helps translators: the extent of each language, the folder of a new one, checks."""
