"""Phrases, lines and the forms of questions: from events to lines."""
