### Puzzles: find the best turn.

nav-puzzles = Puzzles
puzzles = Best turn
puzzles-about = Positions from games between strong bots. One turn is clearly the best: find it.
puzzles-open = To the puzzles
puzzles-go = Solve
puzzles-back = All puzzles
puzzles-none = There are no puzzles yet.
puzzles-none-left = You have answered every puzzle of this game.
puzzles-rating = Your rating
puzzles-solved = Solved
puzzles-of = { $solved } of { $tried }
puzzles-streak = In a row
puzzles-streak-best = { $streak } (best { $best })
puzzles-there = Puzzles
puzzle-you = You
puzzle-other = Player { $letter }
puzzle-rating = Rated { $rating }
puzzle-tried = Answered before: it no longer counts.
puzzle-ask = Find the best turn.
puzzle-done = Your turn is done. Hand it in?
puzzle-submit = That is my turn
puzzle-judging = Judging this turn…
puzzle-outcome = Your answer
puzzle-right = That is the best turn!
puzzle-wrong =
    { $points ->
        [one] Not the best: it gives away { $points } point.
       *[other] Not the best: it gives away { $points } points.
    }
puzzle-rating-now = Your rating is { $rating } ({ $change }).
puzzle-streak =
    { $count ->
        [0] The streak is broken.
        [one] { $count } solved in a row.
       *[other] { $count } solved in a row.
    }
puzzle-uncounted = Only the first answer to a puzzle counts.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-best = The best turn
puzzle-best-too = Equally good
puzzle-second = The next best
puzzle-show = Show on the board
puzzle-value = Expected lead over the best other at the end: { $value } points.
puzzle-value-alone = Expected at the end: { $value } points.
puzzle-sure = Ahead of every other turn by at least { $margin } points, 95 % sure after { $rehearsals } rehearsals of each.
