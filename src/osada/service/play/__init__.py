"""A table being played: its log, its clock, its undo, its bots."""
