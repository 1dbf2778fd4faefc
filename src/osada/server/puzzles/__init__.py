"""Puzzles, and ratings of those who solve them."""
