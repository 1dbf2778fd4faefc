"""Checks that a position can be reached: invariants of the board and of the progress of a game."""
