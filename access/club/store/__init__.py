"""The data of a club, in SQLite or PostgreSQL."""
