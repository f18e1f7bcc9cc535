"""One game with people: set up, opened, played or left, looked back at; lessons and tournaments."""
