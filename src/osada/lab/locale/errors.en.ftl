## What the lab refuses

error-arena-games = an arena plays at least one game, not { $games }
error-arena-bots = an arena needs bots: --bots level1,greedy
error-journal = { $path } is not the journal of an arena
error-other-arena = { $path } is of another arena; choose another folder
error-no-ray = Ray is not installed: pip install 'osada[cluster]'
