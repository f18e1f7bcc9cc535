"""The door by SSH."""
