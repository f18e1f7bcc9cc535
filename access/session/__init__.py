"""Sessions: games with the people at this terminal."""
