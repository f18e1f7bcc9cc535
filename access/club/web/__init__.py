"""The door of a club for browsers: a page that reads like a conversation, with or without scripts."""
