"""Bots against each other: who plays whom, the games, the ratings, the report."""
