"""Our own voice."""
