"""The tables of a club: their games, who sits there, and the processes in which bots and other games compute."""
