"""The club: tables that persons share over the network, each with their own screen reader, display and settings."""
