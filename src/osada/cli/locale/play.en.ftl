## A game at the terminal

how-to-choose = Type the number of a choice, or help.
seal-of-chance = All chance follows from a seed that is set now. Note its seal; osada verify shows it again at the end:
word-for-dice = { $name }, a word of yours for the dice (Enter: none):
words-in-dice = Words of the players that went into the dice: { $names }
words-never-told = Sealed by players and never told, so left out of the dice: { $names }
seal-to-compare = The seal of its seed, to compare with the one shown before the game:
wrong-seed = “{ $seed }” is no seed; it is a word of 1 to { $most } printable characters without spaces.
which-of-these = “{ $text }” could be:
news-cut = … (“log 99” tells what happened before)
why-nothing = Whatever could be asked for at such a moment is allowed.
how-to-verify = osada verify and that file work out every draw again, and show the seal.

## Content of one's own

content-broken = The game { $name } cannot be loaded: { $reason }. osada content check { $folder } judges the data in OSADA_CONTENT; without that variable the game is as it came.

## The coach

coach-how = A coach looks over your shoulder in your first games; “coach” switches it off and on.
coach-says = { $words } ({ $rule })
coach-on = The coach speaks again.
coach-off = The coach is silent now.
coach-alone = There is a coach only where one person plays.
