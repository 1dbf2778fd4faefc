"""The rules of the game: state, moves, events, and their effects, one file a concept."""
