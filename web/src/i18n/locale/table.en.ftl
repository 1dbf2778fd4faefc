### At the table: what is asked before it is done, what is shown, how it ended.

ask-no = Go back
ask-first = Ask before a move that wastes something
undo-uncounts = Back across a draw? Then this game is no best of yours any more.
undo-anyway = Undo all the same

pace-short = Pace
show-again-why = Show again what the others did since your last move (s)
key-s = s
key-s-does = show again what the others did
thinking =
    { $count ->
        [one] { $names } is thinking: { $seconds } s
       *[other] { $names } are thinking: { $seconds } s
    }

course = Points over time
course-begin = start
course-end =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
course-sources = Where points came from
outcome-best = Your best so far
result-show = Result
result-hide = Board
rematch-by = { $name } has set up another game.
rematch-go = Join in
log-seat-rematch = Another game has been set up.
