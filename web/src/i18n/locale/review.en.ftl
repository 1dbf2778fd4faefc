### After the game: where it was won, and by whom.

review = Review
review-about = See where the game was decided, what was luck and what was skill, and which turns would have been better.
review-begin = Review this game
review-going = { $done } of { $pieces } parts done
review-stop = Stop
review-stopped = The review was stopped.
review-failed = The review could not be made.
review-close = Close the review
review-chances = Chances to win
review-points = Expected points
review-at = After move { $move }:
review-shares = Luck and skill
review-start = At the start
review-luck = Luck
review-skill = Own turns
review-found = of it found
review-lost = of it lost
review-shares-about = In points: what luck changed of what could be expected, and what own turns did.
review-marks = A dot is a mistake, a large one a blunder; a triangle is one of the three moments.
review-others = The others
review-result = Result
review-error =
    { $decisions ->
        [one] { $points } points lost in a decision on average ({ $decisions } judged)
       *[other] { $points } points lost in a decision on average ({ $decisions } judged)
    }
review-ledger = The whole account
review-ledger-about = Found is what the best turns offered beyond what had been expected before them; lost is what one’s own turns fell short of these best.
review-label-best = Best
review-label-good = Good
review-label-inaccuracy = Inaccuracy
review-label-mistake = Mistake
review-label-blunder = Blunder
review-moments = Three moments
review-show = Show on the board
review-mistakes =
    { $count ->
        [0] Nobody made a mistake
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-decision = { $name }, move { $move }: { $label }
