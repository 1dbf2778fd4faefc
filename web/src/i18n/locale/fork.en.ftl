### Playing on from a moment of a finished game.

fork = Continuation
fork-play-on = Play on from here
fork-from = Play on after move { $move }
fork-about = A practice table of your own: the game up to here is the same, luck is new from here on, and what your seat could not know is dealt anew. It counts for nothing.
fork-seat = You play
fork-bot = Against
fork-begin = Play on
fork-cancel = Not now
fork-again = Once more from there
fork-back = Back to the game
uncounted-fork = This game was played on from another one: it counts for nothing.
proof-study = What was hidden when this game began was not dealt by its own seed.
proof-taken =
    { $moves ->
        [one] The first move was taken over from another game: its own record proves it.
       *[other] The first { $moves } moves were taken over from another game: its own record proves them.
    }
