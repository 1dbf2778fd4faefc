worth-title = What it is worth
worth-about = The strongest bot plays it many times, with and without each part on the same dice, and the printed ones are held beside it.
worth-first = A first verdict, about a minute
worth-whole = The full report, up to half an hour
worth-waiting = Waiting for its turn …
worth-running =
    { $games ->
        [one] { $done } of { $games } game
       *[other] { $done } of { $games } games
    }
worth-stop = Stop
worth-stopped = It was stopped: this is what was known by then.
worth-failed = It could not be measured.
worth-printed =
    { $points ->
        [one] a printed one: { $points } point
       *[other] a printed one: { $points } points
    }
worth-this = this one: half of its games lie in the box
worth-those = the printed ones, on average
worth-part = Part
worth-brings = Brings, in points
worth-built = Finished
worth-usual = where nine of ten printed parts lie
worth-another = Another design of yours is being measured: wait for it, or stop it.
