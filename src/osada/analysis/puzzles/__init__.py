"""Puzzles: positions in which one turn is clearly the best, found in games between strong bots."""
