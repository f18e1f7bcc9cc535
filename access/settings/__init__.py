"""What a person has chosen for good: the schema, the file, and the resolved preferences."""
