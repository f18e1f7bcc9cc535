"""Misericorde, the dice game of the Vexin pikemen: so far what a throw is, and what it allows."""
