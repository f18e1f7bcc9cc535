"""The parts of a conversation that only a table has: hands, the scene of a question, typed dice, commands of games."""
