### What the analysis of games refuses

error-puzzle-journal = { $path } is not a file of puzzles that were looked for
error-other-puzzles = { $path } is of another search for puzzles; choose another file
error-review-unfinished = A game is reviewed when it is over, and this one is not.
