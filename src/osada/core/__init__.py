"""What a game is: positions, moves, chance, events, tables and records.

Pure: no input or output, no clock, no randomness of its own.
"""
