"""Phrases and answers: from events to lines, and from typed text to answers."""
