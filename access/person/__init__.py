"""The face for any program: a person who is told, and asked."""
