"""Understanding what is typed: the words of questions and commands, values, and the help about them."""
