"""The ways from the games to people, and of their answers back."""
