### The challenge of the day.

nav-daily = Daily
daily = The challenge of the day
daily-about = The same game with the same dice for everybody, a new one every midnight (UTC). Your first try counts.
daily-open = To today’s challenge
daily-play = Play today’s game
daily-go-on = Go on with my game
daily-again = Try again, not counted
daily-closed = This day is over.
daily-first = Your first try counts if you finish it before midnight (UTC).
daily-done = You have played it: your first try stands in the table.
daily-par =
    { $points ->
        [one] The bot made { $points } point
       *[other] The bot made { $points } points
    }
daily-par-later = The bot is still playing it.
daily-table = Results
daily-place = Place
daily-player = Player
daily-nobody = Nobody has finished it yet.
daily-before = The day before
daily-after = The day after
daily-none = There was no challenge on that day.
