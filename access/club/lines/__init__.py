"""A person at a line of text, whatever connection it comes by."""
