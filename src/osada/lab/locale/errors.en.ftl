## What the lab refuses

error-arena-games = an arena plays at least one game, not { $games }
error-arena-bots = an arena needs bots: --bots level1,greedy
error-journal = { $path } is not the journal of an arena
error-other-arena = { $path } is of another arena; choose another folder
error-no-ray = Ray is not installed: pip install 'osada[cluster]'
error-no-features = { $game } has no features for nets: `Game.features` says what they look at
error-training-begun = a training was begun in { $path }: --resume goes on, --out names another folder
error-training-journal = { $path } has no games of a training
error-other-training = { $path } is of another training; choose another folder
