### Hints at a table.

hint = Hint
hint-title = The best three turns, what is expected of each, and why (h)
hint-warning = A hint is marked in the record, and this game no longer counts for records.
hint-take = Show the hint
hint-without = Rather not
hint-going = Looking for the best turns…
hint-there = A hint is there:
hint-mark = Mark on the board
hint-nth = Hint { $number }: { $sentence }
hint-close = Close the hint
hints = Hints
hints-yes = everybody may take them
hints-no = none
hints-agree = Everybody may take hints
uncounted-hints =
    { $hints ->
        [one] With { $hints } hint: the result counts for no record and in no table of results.
       *[other] With { $hints } hints: the result counts for no record and in no table of results.
    }
with-hints =
    { $hints ->
        [one] with { $hints } hint
       *[other] with { $hints } hints
    }
log-hint = { $name } has taken a hint.
key-h = h
key-h-does = ask for a hint
