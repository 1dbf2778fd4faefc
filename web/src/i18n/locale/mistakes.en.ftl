### Learn from your mistakes: turns of one's own that lost something, to be made again.

mistakes = Learn from your mistakes
mistakes-count =
    { $count ->
        [one] Learn from { $count } mistake
       *[other] Learn from { $count } mistakes
    }
mistakes-unreviewed = This game has no review yet. It shows which of your turns could have been better.
mistakes-none = No turn of yours in this game lost anything worth a name.
mistakes-at = Mistake { $number } of { $many }
mistakes-next = Next mistake
mistakes-finish = Finish
mistakes-over =
    { $many ->
        [one] That was the only mistake of this game. Found by yourself: { $found }.
       *[other] Those were all { $many } mistakes of this game. Found by yourself: { $found }.
    }
mistakes-next-game = Next game
mistakes-again = From the beginning
mistakes-review = To the review
mistakes-profile = To the profile
mistake-lost = You lost about { $points } points here. Find something better.
mistake-played = You played: { $played }.
mistake-ask = Find something better.
mistake-show = Show it
mistake-skip = Skip
mistake-right = That is as good as it gets!
mistake-shown = This would have been better.
mistake-same = That is what you played.
mistake-better = Better than what you played, but still about { $points } points behind the best.
mistake-wrong = Not the best either: it loses about { $points } points.
mistake-line = How it was expected to go on
mistake-in-review = This moment in the review
