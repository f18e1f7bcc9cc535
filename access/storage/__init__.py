"""The data that stays between games: journals, saved games, results, the catalogue of games, remembered tables."""
