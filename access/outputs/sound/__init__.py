"""Sounds under the voice, which tell nothing that is not told in words, too."""
