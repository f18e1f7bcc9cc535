"""The conversation at one place: questions, commands, history, handing the keyboard over."""
