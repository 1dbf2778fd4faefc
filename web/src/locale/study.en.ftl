### Playing on from a moment of a finished game.

study = Study
study-play-on = Play on from here
study-from = Play on after move { $move }
study-about = A table of your own for study: the game up to here is the same, luck is new from here on, and what your seat could not know is dealt anew. It counts for nothing.
study-seat = You play
study-bot = Against
study-begin = Play on
study-cancel = Not now
study-again = Once more from there
study-back = Back to the game
uncounted-fork = A study that went on from another game: it counts for nothing.
proof-study = What was hidden when the study began was not dealt by its own seed.
proof-taken =
    { $moves ->
        [one] The first move was taken over from another game: its own record proves it.
       *[other] The first { $moves } moves were taken over from another game: its own record proves them.
    }
