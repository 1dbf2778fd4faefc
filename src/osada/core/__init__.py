"""The contract of a game: positions, moves, chance, events, tables and records.

Pure: no input or output, no clock, no randomness of its own.
"""
