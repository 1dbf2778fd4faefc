"""The law: what may be done, what it does, and why a move is not allowed."""
