## The report of an arena

arena-title =
    { $players ->
        [one] { $game }: arena for { $players } player
       *[other] { $game }: arena for { $players } players
    }
arena-about = { $games } games with seed { $seed } on { $build } rules. Every line-up had the same dice and cards, in every rotation of the seats.
arena-table = The bots, the strongest first
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-score = Points
arena-column-rating = Rating
arena-column-decisions = Decisions
arena-column-median = Median
arena-column-slowest = Slowest
arena-ratings = Ratings with 95 % confidence intervals
arena-scores = Points at the end
arena-pairs = How often the bot of the row finished before the bot of the column
arena-times = Milliseconds a decision: median and slowest
arena-how = Intervals are 95 %. Ratings are a Plackett-Luce fit on the scale of chess players (400 points are odds of ten to one, the mean is 1500); their intervals come from drawing the deals again. The median is over decisions that took any thought.
