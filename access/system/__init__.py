"""The environment of the program: terminal, sound, screen reader, processes and signals."""
