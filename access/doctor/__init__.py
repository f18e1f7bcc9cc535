"""The findings of the doctor, and the report that a player may send to us."""
