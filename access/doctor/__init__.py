"""What the doctor finds out, and the report that a player may send to us."""
