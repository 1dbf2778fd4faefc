"""Analysis of games: review, hints, retry, puzzles, balance, par."""
