"""Dictionaries: find them, read them, look words up, and the best word in a hand of letter cards.

It knows nothing of games. A card is a pair of letters and points wherever it appears here.
"""
