## The report of a training

train-title = { $game } ({ $kind }): what the net has learnt
train-about = Learnt from { $moments } moments of { $games } games. In games that nothing was learnt from it is { $error } points off; its Brier score is { $brier }.
train-curve = The more games, the smaller the error
train-games = games
train-error = points off
train-brier = Brier score
train-judge = judge
train-phase = phase
train-moments = moments
train-points = Points: expected and real
train-wins = Chance to win: expected and real
train-expected = expected
train-came = real
