"""One game with the people at this terminal."""
