"""The health of a host, and its figures."""
