"""One game without input or output: the table, chance, seats, the journal and simulation."""
