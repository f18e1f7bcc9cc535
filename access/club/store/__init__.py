"""What a club keeps, in SQLite or PostgreSQL."""
