"""A person's lasting choices: the schema, the settings file, and the resolved preferences."""
