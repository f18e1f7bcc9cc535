"""A visit to a club: the lobby, gathering, a game at a table, accounts, moderation."""
