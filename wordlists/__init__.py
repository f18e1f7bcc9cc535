"""Dictionaries: where the word lists of the table will be found, loaded and looked up. None are bundled yet."""
