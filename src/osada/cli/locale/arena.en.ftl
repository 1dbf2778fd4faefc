## The arena

arena-resumed = { $done } of { $games } games were played before; going on.
arena-nothing = No game was finished.
arena-stopped = Stopped with { $left } games to go; the same command goes on.
arena-killed = A process that played was killed; the same command goes on with the games that are left ({ $left }).
arena-no-cluster = The Ray cluster at { $address } cannot be had ({ $reason }); games that are finished are kept.
arena-failed = { $bot } failed as seat { $seat }, at move { $move } of the game with seed { $seed } (game { $number }): { $reason }
simulate-killed = A process that played was killed after { $done } games were finished.
arena-report = The report is { $path }.

usage-arena = Let bots play each other, and rate them.
    .bots = Bots with commas: level1, level5, greedy, random, package:Class. As many as seats: one table; more: every choice.
    .players = How many play at one table; usually 2.
    .games = How many games each line-up plays; 200 if left out.
    .jobs = How many processes; the results do not depend on it.
    .ray = Play on a Ray cluster instead: its address, or auto.
    .out = The folder for the games and the report; an arena begun there goes on.

## Par

par-not-alone = { $game } is not a game for one, so it has no par.
par-thinking = The bot is playing …
par-score = Par: { $bot } makes { $score } points of this game.
par-known = Knowing every draw beforehand, { $score } points were found.

usage-par = Say what the strongest bot makes of a game for one, as a yardstick.
    .seed = The seed of the game, as given to osada play.
    .bot = Which bot; the strongest level if left out.

review-one-form = Choose --json or --html, not both.
balance-no-design = Choose what is to be measured: a file, or a printed sheet as --adventure 9 ({ $game }).
balance-nothing = No game was finished.
balance-killed = A process that played was killed.
balance-stopped = Stopped after { $games } games; this is what they say.
