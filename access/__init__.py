"""How what happens at a table reaches a person, and how a person answers."""
