"""Hints at a table."""
