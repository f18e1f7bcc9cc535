"""The manual: Markdown files by topic in a folder for each language, the same names in all. The rest reads them."""
