"""The menu of the program at home, its first start, and the questions for settings."""
