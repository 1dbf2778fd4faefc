### Chance that nobody chooses alone, and how results came about.

commitment-stream = Everybody has the same dice here, so no player adds a number to them.
numbers-sealed = Numbers of their own for the dice, sealed until the start: { $names }.
numbers-told = The game is about to begin: the players’ numbers for the dice are being told.
numbers-added = Numbers of these players are in the dice: { $names }.
numbers-silent = Left out, because their number was not told in time: { $names }.
numbers-dropped = This browser told its number, but the server says that it did not. Do not trust these dice.

proof-here =
    { $draws ->
        [one] Checked in this browser: the only draw follows from the promised seed and the players’ numbers.
       *[other] Checked in this browser: all { $draws } draws follow from the promised seed and the players’ numbers.
    }
proof-own = A number that this browser made is in them.
proof-not-own = No number of this browser is in them.
proof-silent = { $name } had sealed a number and did not tell it in time: it was left out.
proof-sealed = Others still play with these dice: their seed is told when the challenge is over.
proof-by-server =
    { $draws ->
        [one] The server says that the only draw follows from the promised seed.
       *[other] The server says that all { $draws } draws follow from the promised seed.
    }
proof-unable = This page did not come over HTTPS, so this browser may not reckon for itself and adds no number to the dice. You can ask the server, or download the record and check it yourself.
proof-failed = The draws could not be checked: the server did not answer.
proof-exchanged = The commitment to the seed is not the one that was shown here at first.
proof-seed = The seed is not the one that was promised.
proof-seals = The players’ seals are not those that were shown here at the start.
proof-part = The number of { $name } is not the one that was sealed.
proof-left-out = This browser told its number in time, and it is not in the dice.
proof-draws = The list of draws does not fit the record.
proof-draw = Draw { $draw } does not follow from the promised seed and the players’ numbers.

uncounted-helped = A bot has moved here: it is nobody’s best and stands in no table of results.
uncounted-takebacks =
    { $times ->
        [one] Taken back across draws { $times } time: it is nobody’s best and stands in no table of results.
       *[other] Taken back across draws { $times } times: it is nobody’s best and stands in no table of results.
    }
uncounted-further-try = You knew these dice: only the first try counts.
takebacks =
    { $times ->
        [one] Moves were taken back across draws { $times } time.
       *[other] Moves were taken back across draws { $times } times.
    }
played-uncounted = { $played } ({ $uncounted } not counted)
tries-elsewhere = You have seen these dice under another name: further tries do not count.
error-one-at-a-time = You have an unfinished game with these dice. Finish it or give it up first.
