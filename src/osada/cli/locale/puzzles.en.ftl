## Puzzles

puzzles-begin = Looking for puzzles of { $game }. What is found stands in { $path }; Ctrl-C keeps it, and the same command goes on.
puzzles-found =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
puzzles-stopped = Stopped; the same command goes on.
puzzles-killed = A process that played was killed; the same command goes on.
puzzles-kept = They lie beside the game: { $path }.
puzzles-numbers = Hours, puzzles and jobs must be more than none.

usage-puzzles = Puzzles: positions in which one turn is clearly the best.
usage-make = Let strong bots play, and look for positions in which one turn is clearly the best.
    .count = How many puzzles to look for; 200 if left out.
    .hours = How long to look at most; 8 if left out.
    .jobs = How many processes play.
    .players = How many play; usually 2.
    .bot = The bot that plays the games; the strongest if left out.
    .seed = The word that the games’ seeds begin with.
    .out = The file for what is found; puzzles/GAME-PLAYERS.jsonl if left out.
    .beside = Lay them beside the game when done, for the server to offer.
