## Training

train-begins = Training { $game } ({ $kind }). Ctrl-C keeps what there is; --resume goes on.
train-step = { $games } games, { $moments } moments: { $error } points off, Brier score { $brier }
train-stopped = Stopped; the same command with --resume goes on.
train-killed = A process that played was killed; the same command with --resume goes on.
train-report = The report is { $path }.
train-kept = The net is { $path }; bots use it where the levels of the game say so.
train-no-numpy = Training needs numpy: pip install 'osada[train]'
train-numbers = Hours, games and jobs must be more than none, weights fade by 0 or more, and a net has 1 to { $most } hidden units.

usage-train = Let bots play a game, and teach a small net what positions are worth.
    .hours = How long to train; 1 if left out.
    .players = How many play; usually 2.
    .bots = Bots that play the games, with commas, taken in turn; level3 if left out.
    .games = Games before the first fit; half as many more are only measured with. 200 if left out.
    .fade = How much weights fade: about 1 where games are few, 0.003 where there are many.
    .hidden = Hidden units of the net, at most 64.
    .jobs = How many processes play.
    .ray = Play on a Ray cluster instead: its address, or auto.
    .resume = Go on with a training that was begun in the folder.
    .keep = Lay the net beside the game when the training is over.
    .out = The folder for games, checkpoint, log and report.
