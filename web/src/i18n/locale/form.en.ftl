### Error, luck and result over time, from the reviews of somebody's games.

form = Error, luck and result
form-about = Dots are games, the earliest on the left; the line is the mean of the last five. Only games that were reviewed are here.
form-error = Points lost a decision
form-luck = Luck
form-points = Points
form-lead = Lead over the best other
form-company = Everybody
form-people = People
form-nobody = Nobody, alone
form-table = All values as a table
form-when = Finished
form-mean =
    { $games ->
        [one] Mean of { $games } game
       *[other] Mean of { $games } games
    }
form-plot =
    { $games ->
        [one] { $title }: { $games } game, { $last }.
       *[other] { $title }: { $games } games, { $first } at first, { $last } on average lately.
    }
form-mistakes =
    { $count ->
        [one] { $count } mistake to look at
       *[other] { $count } mistakes to look at
    }
form-review = Review games
form-review-last =
    { $count ->
        [one] Review the last game that has no review
       *[other] Review the last { $count } games that have no review
    }
form-going = { $done } of { $many } games reviewed
