"""Braille: cells, tables, displays and paper."""
