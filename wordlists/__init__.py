"""Dictionaries: find and read them, look up words, and find the best word in a hand of letter cards.

This package knows nothing of games. Throughout it, a card is a pair of letters and points.
"""
